"""Moving by words: "toward objective 2, in cover", "hacia b", "toward 20 15"; an AIRCRAFT by "fly 25 left 45"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from tablero.games.wh40k.battlefield import body_of
from tablero.games.wh40k.naming import letters, unit_of
from tablero.games.wh40k.state import Battle
from tablero.games.wh40k.terrain import CRATER, RUINS, WOODS
from tablero.kernel import Option, Place
from tablero.tabletop import INCH, TURN, Point, Pose, wholly_within

_NUMBER = r"(\d+(?:[.,]\d+)?)"
_WISH: Final = re.compile(
    r"(?:towards?|to|hacia|al?)\s+"
    rf"(?:(?:(?:objective|marker|objetivo|marcador)\s+)?(?P<marker>\d+)|{_NUMBER}\s+{_NUMBER}|(?P<unit>[a-z]+))"
    r"(?P<cover>\s*,?\s+(?:in cover|a cubierto))?",
    re.IGNORECASE,
)
_FLIGHT: Final = re.compile(
    rf"(?:fly|vuela|volar)\s+{_NUMBER}(?:\s*,?\s+(?P<way>left|right|izquierda|derecha)\s+(?P<degrees>\d+))?",
    re.IGNORECASE,
)
TO_THE_LEFT: Final = ("left", "izquierda")
COVERING: Final = (CRATER, WOODS, RUINS)
AROUND: Final = (0, 3, 6)
"""How far from the place that was named cover is looked for, in inches."""


def wished(battle: Battle, decision: Place, text: str) -> Option | None:
    """Return the answer that somebody describes; None if nothing is understood or found."""
    if decision.message.id == "wh40k-ask-aircraft":
        return _flight(battle, decision, text)
    found = _WISH.fullmatch(text.strip())
    point = None if found is None else _point(battle, found)
    if found is None or point is None:
        return None
    if not found["cover"]:
        return decision.nearest(point)
    answers = (answer for spot in _near(point) if (answer := decision.nearest(spot)) is not None)
    return max(answers, key=lambda answer: _covered(battle, decision, answer), default=None)


def _flight(battle: Battle, decision: Place, text: str) -> Option | None:
    """Return how far an AIRCRAFT flies, and which way it faces when it has turned to a side."""
    found, unit = _FLIGHT.fullmatch(text.strip()), unit_of(battle, decision)
    pose = None if unit is None else battle.models_of(unit)[0].pose
    if found is None or pose is None:
        return None
    turned = int(found["degrees"] or 0) * TURN // 360
    facing = pose.facing - turned if (found["way"] or "").lower() in TO_THE_LEFT else pose.facing + turned
    return _inches(found[1]), facing % TURN


def _inches(text: str) -> int:
    return round(float(text.replace(",", ".")) * INCH)


def _point(battle: Battle, found: re.Match[str]) -> Point | None:
    """Return the place that is named: a marker by its number, a unit by its letter, or inches across and down."""
    if found["marker"] is not None:
        number = int(found["marker"]) - 1
        return battle.markers[number] if 0 <= number < len(battle.markers) else None
    if found["unit"] is not None:
        names = letters([unit.seat for unit in battle.units])
        named = [unit for unit, name in zip(battle.units, names, strict=True) if name == found["unit"]]
        poses = [model.pose for unit in named for model in battle.models_of(unit)]
        return next(((pose.x, pose.y) for pose in poses if pose is not None), None)
    across, down = map(_inches, found.group(2, 3))
    return across, down


def _near(point: Point) -> Iterator[Point]:
    for far in AROUND:
        for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1)) if far else ((0, 0),):
            yield point[0] + x * far * INCH, point[1] + y * far * INCH


def _covered(battle: Battle, decision: Place, answer: Any) -> int:
    """Return how many models would stand wholly within terrain that gives cover."""
    unit = unit_of(battle, decision)
    if unit is None:
        return 0
    field = battle.field.copy()
    inside = 0
    for model, path in zip(battle.models_of(unit), answer, strict=False):
        spot = path[-1] if path and isinstance(path[0], tuple) else path
        pose = Pose(*spot[:2], *spot[2:4]) if spot else model.pose
        if pose is None:
            continue
        field.replace(model.id, body_of(battle, model, pose))
        inside += any(
            wholly_within(field, model.id, piece.area, 0) for piece in battle.terrain if piece.kind in COVERING
        )
    return inside
