"""The battlefield as text: a map, the mission, and the units of both armies with their tokens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tablero.games.legion import cards, listing
from tablero.kernel import Json, say
from tablero.kernel.messages import Renders
from tablero.tabletop.chart import Chart, inches, letters

TERRAIN: Final = {
    "building": "#",
    "tower": "T",
    "container": "H",
    "hill": "^",
    "woods": "%",
    "ruins": "&",
    "crater": "o",
    "crates": ":",
    "barricade": "=",
}
SPACES: Final = ("objective", "secondary", "deployment", "condition", "advantage")
"""The cards of a mission as they are told: those that score come first."""
OBJECTIVES: Final = ("point-of-interest", "asset", "objective")
TOKENS: Final = {"smoke": "~"}
GONE: Final = "defeated"


def draw(view: Json, words: Renders) -> str:
    """Return the battle as text."""
    parts = (
        _heading(view, words),
        _map(view),
        _legend(view, words),
        _objectives(view, words),
        _armies(view, words),
    )
    return "\n".join(line for part in parts for line in (*part, ""))


def _word(words: Renders, id: str, **args: Any) -> str:
    return words.render(say(f"legion-{id}", **args))


def _heading(view: Json, words: Renders) -> Iterator[str]:
    if view["phase"] == "setup":
        yield _word(words, "shown-setup")
    else:
        yield _word(words, "shown-round", round=view["round"], rounds=view["rounds"], phase=view["phase"])
    for what, (id, _) in sorted(view["mission"].items(), key=lambda each: SPACES.index(each[0].partition("-")[0])):
        yield from _battle_card(view, what, id, words)
    for kind, row in view["rows"].items():
        for id, _ in row:
            yield from _battle_card(view, kind, id, words)
    for seat, player in enumerate(view["players"]):
        points = view["victory_points"][seat]
        colour = "none" if view["blue"] is None else "blue" if view["blue"] == seat else "red"
        yield _word(words, "shown-player", seat=seat + 1, army=player["army"], points=points, colour=colour)
        if "cards" in player:
            yield _word(words, "shown-hand", cards=", ".join(_card(card, words) for card in player["cards"]))


def _battle_card(view: Json, what: str, id: str, words: Renders) -> Iterator[str]:
    """Return a card of the mission: whose it is, what it says, what scores first, and what of it is not enforced.

    What it sets up is told until the battle begins.
    """
    card = cards.battle_cards(view["edition"])[id]
    kind, _, seat = what.partition("-")
    yield _word(words, "shown-mission", kind=kind, card=card.name, seat=int(seat) + 1 if seat else 0)
    for line in listing.text_of(card):
        if view["phase"] == "setup" or dict(line.args)["kind"] != "setup":
            yield f"  {words.render(line)}"
    for missing in listing.unenforced(card):
        yield f"  {_word(words, 'listing-unenforced', what=missing)}"


def _card(card: Json, words: Renders) -> str:
    """Return a command card, and whether its text is not enforced."""
    whole = "yes" if card["enforced"] else "no"
    return _word(words, "option-command", card=card["name"], pips=card["pips"], whole=whole)


def _map(view: Json) -> Iterator[str]:
    """Draw zones, terrain, then tokens, then miniatures, which hide what they stand on."""
    chart = Chart(*view["field"])
    for seat, zone in enumerate(view["zones"] or ()):
        for box in zone:
            chart.edge(box, "-" if seat else "_")
    for piece in view["terrain"]:
        for body in piece["bodies"]:
            chart.fill(body, TERRAIN.get(piece["name"], "?"))
    numbers = _numbered(view)
    for number, token in enumerate(view["tokens"]):
        chart.put(
            token["at"][0],
            token["at"][1],
            str(numbers[number]) if number in numbers else TOKENS.get(token["kind"], "*"),
        )
    names = letters([unit["seat"] for unit in view["units"]])
    for one in view["miniatures"]:
        if one["at"] is not None:
            chart.put(one["at"][0], one["at"][1], names[one["unit"]][0])
    yield from chart.lines()


def _numbered(view: Json) -> dict[int, int]:
    """Return the numbers of the objective tokens, by their index: those that moves by words name."""
    found = [index for index, token in enumerate(view["tokens"]) if token["kind"] in OBJECTIVES]
    return {index: number for number, index in enumerate(found, 1)}


def _legend(view: Json, words: Renders) -> Iterator[str]:
    kinds = {piece["name"]: piece for piece in view["terrain"]}
    if kinds:
        told = (f"{TERRAIN.get(name, '?')} {_terrain(piece, words)}" for name, piece in kinds.items())
        yield "  ".join(told)


def _terrain(piece: Json, words: Renders) -> str:
    """Return what a piece is, how it restricts moves, and its cover."""
    name = _word(words, f"terrain-{piece['name']}") if piece["name"] else _word(words, f"terrain-kind-{piece['kind']}")
    return _word(words, "terrain-about", name=name, movement=piece["movement"], cover=piece["cover"])


def _objectives(view: Json, words: Renders) -> Iterator[str]:
    for index, number in _numbered(view).items():
        token = view["tokens"][index]
        x, y = token["at"][:2]
        held = -1 if token["held"] is None else token["held"] + 1
        yield _word(words, "shown-objective", number=number, x=inches(x), y=inches(y), seat=held)


def _armies(view: Json, words: Renders) -> Iterator[str]:
    names = letters([unit["seat"] for unit in view["units"]])
    for seat in (0, 1):
        yield _word(words, "shown-army", seat=seat + 1)
        for number, unit in enumerate(view["units"]):
            if unit["seat"] == seat and unit["place"] != GONE:
                yield f"  {names[number]:<2} {_unit(view, number, unit, words)}"


def _unit(view: Json, number: int, unit: Json, words: Renders) -> str:
    miniatures = [one for one in view["miniatures"] if one["unit"] == number]
    wounds = sum(one["wounds"][0] for one in miniatures)
    name = words.render(say(unit["name"]["id"], **unit["name"].get("args", {})))
    told = _word(words, "shown-unit", name=name, miniatures=len(miniatures), wounds=wounds)
    leader = next((one["at"] for one in miniatures if one["id"] == unit["leader"]), None)
    if leader is not None:
        told += " " + _word(words, "shown-at", x=inches(leader[0]), y=inches(leader[1]))
    notes = [_word(words, f"shown-{unit['place']}")] if unit["place"] != "battlefield" else []
    if unit["order"]:
        notes.append(_word(words, f"shown-order-{unit['order']}"))
    notes += [f"{_word(words, f'token-{kind}')} {count}" for kind, count in unit["tokens"].items()]
    return f"{told}: {', '.join(notes)}" if notes else told
