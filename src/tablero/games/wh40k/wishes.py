"""Moving by words: "toward objective 2, in cover", "hacia b", "toward 20 15"; an AIRCRAFT by "fly 25 left 45"."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from tablero.games.wh40k.battlefield import body_of
from tablero.games.wh40k.naming import unit_of
from tablero.games.wh40k.state import Battle
from tablero.games.wh40k.terrain import CRATER, RUINS, WOODS
from tablero.kernel import Option, Place
from tablero.tabletop import TURN, Point, Pose, wholly_within
from tablero.tabletop.chart import letters
from tablero.tabletop.wishing import NUMBER, Words, any_of, fulfilled, in_inches, wish

COVERING: Final = (CRATER, WOODS, RUINS)


def wished(battle: Battle, decision: Place, text: str) -> Option | None:
    """Return the answer that somebody describes; None if nothing is understood or found."""
    if decision.message.id == "wh40k-ask-aircraft":
        return _flight(battle, decision, text)
    wanted = wish(text, _words(), battle.markers, _units(battle))
    return None if wanted is None else fulfilled(decision, wanted, lambda answer: _covered(battle, decision, answer))


def _units(battle: Battle) -> dict[str, Point]:
    """Return where each unit stands, by its letter."""
    found = {}
    for unit, name in zip(battle.units, letters([unit.seat for unit in battle.units]), strict=True):
        poses = [model.pose for model in battle.models_of(unit) if model.pose is not None]
        if poses:
            found[name] = (poses[0].x, poses[0].y)
    return found


def _flight(battle: Battle, decision: Place, text: str) -> Option | None:
    """Return how far an AIRCRAFT flies, and which way it faces when it has turned to a side."""
    found, unit = _flights().fullmatch(text.strip()), unit_of(battle, decision)
    pose = None if unit is None else battle.models_of(unit)[0].pose
    if found is None or pose is None:
        return None
    turned = int(found["degrees"] or 0) * TURN // 360
    facing = pose.facing - turned if found["left"] else pose.facing + turned
    return in_inches(found[1]), facing % TURN


@cache
def _words() -> Words:
    """Return what people may type, in any language."""
    from tablero.text import typed

    return Words(*(typed(f"wish-{part}") for part in Words._fields))


@cache
def _flights() -> re.Pattern[str]:
    """Return how a flight is written: so far, and perhaps a turn to a side."""
    from tablero.text import typed

    fly, left, right = (any_of(typed(f"wish-{part}")) for part in ("fly", "left", "right"))
    turn = rf"\s*,?\s+(?:(?P<left>{left})|{right})\s+(?P<degrees>\d+)"
    return re.compile(rf"{fly}\s+{NUMBER}(?:{turn})?", re.IGNORECASE)


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
