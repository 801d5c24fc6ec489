"""The battlefield as text: a map, the mission, and the units of both armies with their tokens."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase
from typing import Any, Final

from tablero.kernel import Json, say
from tablero.kernel.messages import Renders
from tablero.tabletop import INCH

ACROSS, DOWN = INCH, 2 * INCH
"""How much of the battlefield a character shows: characters are twice as high as they are wide."""

TERRAIN: Final = {"area": "%", "obstacle": "#", "barricade": "=", "scatter": ":"}
TOKENS: Final = {"point-of-interest": "◎", "asset": "◆", "objective": "◆", "smoke": "~"}
GONE: Final = "defeated"


def draw(view: Json, words: Renders) -> str:
    """Return the battle as text."""
    parts = (_heading(view, words), _map(view), _armies(view, words))
    return "\n".join(line for part in parts for line in (*part, ""))


def _word(words: Renders, id: str, **args: Any) -> str:
    return words.render(say(f"legion-{id}", **args))


def _heading(view: Json, words: Renders) -> Iterator[str]:
    if view["phase"] == "setup":
        yield _word(words, "shown-setup")
    else:
        yield _word(words, "shown-round", round=view["round"], rounds=view["rounds"], phase=view["phase"])
    for what, name in view["mission"].items():
        yield _word(words, "shown-mission", kind=what.partition("-")[0], card=name)
    for seat, player in enumerate(view["players"]):
        points = view["victory_points"][seat]
        colour = "none" if view["blue"] is None else "blue" if view["blue"] == seat else "red"
        yield _word(words, "shown-player", seat=seat + 1, army=player["army"], points=points, colour=colour)
        if "cards" in player:
            yield _word(words, "shown-hand", cards=", ".join(f"{c['name']} ({c['pips']})" for c in player["cards"]))


def letters(seats: list[int]) -> list[str]:
    """Return the letter of each unit, given whose each is: capitals for the first player."""
    found = []
    for number, seat in enumerate(seats):
        count = seats[:number].count(seat)
        name = ascii_lowercase[count % 26] * (1 + count // 26)
        found.append(name if seat else name.upper())
    return found


def _map(view: Json) -> Iterator[str]:
    """Draw terrain, then tokens, then miniatures, which hide what they stand on."""
    columns, rows = view["field"][0] // ACROSS, view["field"][1] // DOWN
    if not rows:
        return
    cells = [["·"] * columns for _ in range(rows)]
    for piece in view["terrain"]:
        for body in piece["bodies"]:
            _fill(cells, body, TERRAIN.get(piece["kind"], "?"))
    for token in view["tokens"]:
        _set(cells, token["at"][0], token["at"][1], TOKENS.get(token["kind"], "*"))
    names = letters([unit["seat"] for unit in view["units"]])
    for one in view["miniatures"]:
        if one["at"] is not None:
            _set(cells, one["at"][0], one["at"][1], names[one["unit"]][0])
    yield "   ┌" + "─" * columns + "┐"
    for row, cell in enumerate(cells):
        yield f"{row * DOWN // INCH:>2} │{''.join(cell)}│"
    yield "   └" + "─" * columns + "┘"
    yield "    " + "".join(f"{column:<10}" for column in range(0, columns, 10))


def _set(cells: list[list[str]], x: int, y: int, sign: str) -> None:
    row, column = min(y // DOWN, len(cells) - 1), min(x // ACROSS, len(cells[0]) - 1)
    if row >= 0 and column >= 0:
        cells[row][column] = sign


def _fill(cells: list[list[str]], body: Json, sign: str) -> None:
    """Fill the cells that the box around a body covers."""
    core, radius = body["core"], body["radius"]
    low = [min(point[axis] for point in core) - radius for axis in (0, 1)]
    high = [max(point[axis] for point in core) + radius for axis in (0, 1)]
    for y in range(low[1] + DOWN // 2, max(low[1] + DOWN // 2 + 1, high[1]), DOWN):
        for x in range(low[0] + ACROSS // 2, max(low[0] + ACROSS // 2 + 1, high[0]), ACROSS):
            _set(cells, x, y, sign)


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
    notes = [_word(words, f"shown-{unit['place']}")] if unit["place"] != "battlefield" else []
    if unit["order"]:
        notes.append(_word(words, f"shown-order-{unit['order']}"))
    notes += [f"{_word(words, f'token-{kind}')} {count}" for kind, count in unit["tokens"].items()]
    return f"{told}: {', '.join(notes)}" if notes else told
