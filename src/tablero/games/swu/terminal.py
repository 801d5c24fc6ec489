"""The table as text: players, both arenas side by side, the cards of one seat. A hundred columns wide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from textwrap import wrap
from typing import Any

from tablero.kernel import Json, say
from tablero.kernel.messages import Renders

WIDTH = 100
COLUMN = 49
"""How wide an arena is."""
READY, EXHAUSTED = "●", "○"


class Drawing:
    """A view, and what it is told with."""

    def __init__(self, view: Json, words: Renders) -> None:
        self.view = view
        self.words = words

    def word(self, id: str, **args: Any) -> str:
        """Return a text."""
        return self.words.render(say(f"swu-{id}", **args))

    def name(self, key: str) -> str:
        """Return the whole name of a card."""
        return self.word("card-named", name=self.view["cards"][key]["name"])

    def title(self, key: str) -> str:
        """Return the name of a card without its subtitle."""
        return self.word("card-named", name=self.view["cards"][key]["title"])

    def player(self, seat: int) -> str:
        """Return what a player is called."""
        return self.word("player", seat=seat + 1)


def draw(view: Json, words: Renders) -> str:
    """Return the table as a seat sees it."""
    drawing = Drawing(view, words)
    order = _order(view)
    lines = [_heading(drawing), ""]
    for player in order[:-1]:
        lines += _player(drawing, player)
    lines += _arenas(drawing, order)
    lines += _player(drawing, order[-1])
    lines += _open(drawing)
    lines += _hand(drawing)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _order(view: Json) -> list[Json]:
    """Return the players from the far side of the table to the near one, which is the seat's own."""
    seat = view["seat"] or 0
    players = view["players"]
    return players[seat + 1 :] + players[:seat] + [players[seat]]  # type: ignore[no-any-return]


def _heading(drawing: Drawing) -> str:
    view = drawing.view
    parts = [drawing.word("round", round=view["round"]), drawing.word(f"phase-{view['phase']}")]
    parts.append(drawing.word("turn-of", player=drawing.player(view["active"])))
    if view["initiative"] is not None:
        id = "initiative-taken" if view["initiative_taken"] else "initiative"
        parts.append(drawing.word(id, player=drawing.player(view["initiative"])))
    taken = [counter for counter in ("blast", "plan") if view[counter] is not None]
    parts += [drawing.word(f"counter-{counter}", player=drawing.player(view[counter])) for counter in taken]
    return " · ".join(parts)


def _player(drawing: Drawing, player: Json) -> Iterator[str]:
    """Draw a player's base, leaders and counts."""
    title = drawing.player(player["seat"])
    if player["seat"] == drawing.view["seat"]:
        title = f"{title} ({drawing.word('you')})"
    if player["out"]:
        title = f"{title} – {drawing.word('out')}"
    yield f"══ {title} ".ljust(WIDTH, "═")
    base = player["base"]
    left = max(0, base["hp"] - base["damage"])
    used = f" ({drawing.word('epic-used')})" if base["epic_used"] else ""
    yield f"  {drawing.name(base['key'])}: {_bar(left, base['hp'])} {left}/{base['hp']}{used}"
    if base.get("captives"):
        yield f"    {drawing.word('guards', cards=_listed(drawing, base['captives']))}"
    for leader in player["leaders"]:
        state = "deployed" if leader["deployed"] else "exhausted" if leader["exhausted"] else "ready"
        epic = f", {drawing.word('epic-used')}" if leader["epic_used"] and not leader["deployed"] else ""
        yield f"  {drawing.name(leader['key'])}: {drawing.word(state)}{epic}"
    resources = player["resources"]
    counts = [
        drawing.word("resources", ready=resources["ready"], total=resources["total"]),
        drawing.word("in-hand", count=player["hand"]["count"]),
        drawing.word("in-deck", count=player["deck"]["count"]),
        drawing.word("in-discard", count=len(player["discard"])),
    ]
    if player["credits"]:
        counts.append(drawing.word("credits", count=player["credits"]))
    if player["force"]:
        counts.append(drawing.word("force"))
    yield "  " + " · ".join(counts)
    if player["discard"]:
        latest = [drawing.title(card["key"]) for card in player["discard"][:-6:-1]]
        yield from _wrapped(drawing.word("discard-top", cards=", ".join(latest)), WIDTH, "  ", "    ")
    if player["seat"] != drawing.view["seat"] and player["hand"]["cards"]:
        yield from _wrapped(
            drawing.word("known-hand", cards=_listed(drawing, player["hand"]["cards"])), WIDTH, "  ", "    "
        )


def _bar(left: int, whole: int, width: int = 20) -> str:
    """Draw how much of a base is left."""
    full = max(0, round(width * left / whole)) if whole else 0
    return "█" * full + "░" * (width - full)


def _arenas(drawing: Drawing, order: list[Json]) -> Iterator[str]:
    """Draw both arenas side by side, each player's units in their order.

    Ground is always on the left, whatever is played first (swu:4.3.2, swu:4.4.2).
    """
    yield (
        "╶"
        + f" {drawing.word('arena-ground')} ".center(COLUMN, "─")
        + "┬"
        + (f" {drawing.word('arena-space')} ".center(COLUMN, "─"))
    )
    for number, player in enumerate(order):
        columns = [
            [line for unit in player["units"] if unit["arena"] == arena for line in _unit(drawing, unit)]
            for arena in ("ground", "space")
        ]
        if not any(columns):
            columns = [["·".center(COLUMN)], ["·".center(COLUMN)]]
        for left, right in zip_longest(*columns, fillvalue=""):
            yield f"{left:<{COLUMN}} │ {right}"
        if number < len(order) - 1:
            yield "╶" + "╌" * (COLUMN - 1) + "─┼─" + "╌" * (COLUMN - 1)
    yield ""


def _unit(drawing: Drawing, unit: Json) -> Iterator[str]:
    """Draw a unit in the width of an arena: whether it is ready, power and remaining HP, keywords, what is on it."""
    mark = EXHAUSTED if unit["exhausted"] else READY
    left = unit["hp"]["total"] - unit["damage"]
    hurt = f" ({drawing.word('damage', count=unit['damage'])})" if unit["damage"] else ""
    numbers = f"{unit['power']['total']}/{left}{hurt}"
    star = "★" if unit["leader"] else ""
    attack = drawing.view["attack"]
    if attack is not None and unit["id"] in (attack["attacker"], attack["defender"]):
        mark = "⚔"
    name = drawing.name(unit["key"])
    room = COLUMN - len(numbers) - len(star) - 4
    shown = name if len(name) <= room else drawing.title(unit["key"])[:room]
    yield f"{mark} {star}{shown} {numbers}"
    words = [drawing.word(f"keyword-{name}", number=number) for name, number in unit["keywords"]]
    if unit["blank"]:
        words.append(drawing.word("blank"))
    if words:
        yield from _wrapped(", ".join(words), COLUMN, "    ", "    ")
    if unit["upgrades"]:
        yield from _wrapped(_listed(drawing, unit["upgrades"]), COLUMN, "    + ", "      ")
    if unit["captives"]:
        yield from _wrapped(drawing.word("guards", cards=_listed(drawing, unit["captives"])), COLUMN, "    ", "      ")


def _listed(drawing: Drawing, cards: list[Json]) -> str:
    """Return the names of cards, each once with how many there are."""
    counts = Counter(drawing.title(card["key"]) for card in cards)
    return ", ".join(title if count == 1 else f"{title} ×{count}" for title, count in counts.items())


def _wrapped(text: str, width: int, first: str, others: str) -> list[str]:
    return wrap(text, width, initial_indent=first, subsequent_indent=others) or [first]


def _open(drawing: Drawing) -> Iterator[str]:
    """List the cards that the seat sees for a moment: revealed, looked at, being played."""
    for field in ("playing", "shown"):
        cards = drawing.view[field]
        if cards:
            yield from _wrapped(
                drawing.word(field, cards=", ".join(drawing.name(card["key"]) for card in cards)), WIDTH, "  ", "    "
            )


def _hand(drawing: Drawing) -> Iterator[str]:
    """List the seat's own cards: what each costs, what it is, what it does."""
    seat = drawing.view["seat"]
    if seat is None:
        return
    player = drawing.view["players"][seat]
    if player["hand"]["cards"]:
        yield f"── {drawing.word('your-hand')} ".ljust(WIDTH, "─")
        for card in player["hand"]["cards"]:
            yield f"  {_printed(drawing, card['key'])}"
    own = sorted(player["resources"]["cards"], key=lambda card: drawing.title(card["key"]))
    if own:
        yield from _wrapped(drawing.word("your-resources", cards=_listed(drawing, own)), WIDTH, "  ", "    ")


def _printed(drawing: Drawing, key: str) -> str:
    """Return a card in one line: cost, name, type, numbers, aspects."""
    card = drawing.view["cards"][key]
    types = "/".join(drawing.word(f"type-{type}") for type in card["types"])
    numbers = ""
    if "unit" in card["types"]:
        numbers = f" {card['power']}/{card['hp']} {drawing.word('in-' + card['arena'])}"
    elif "upgrade" in card["types"]:
        numbers = f" {card.get('upgrade_power', 0):+}/{card.get('upgrade_hp', 0):+}"
    aspects = ", ".join(drawing.word(f"aspect-{aspect}") for aspect in card["aspects"])
    line = f"({card.get('cost', 0)}) {drawing.name(key)} – {types}{numbers}" + (f" – {aspects}" if aspects else "")
    return line[: WIDTH - 2]
