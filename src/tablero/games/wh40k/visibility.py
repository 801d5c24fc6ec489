"""Visibility (rulebook: "Visibilidad"): who sees whom, and who is fully visible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablero.games.wh40k.battlefield import RUINS, SEEN_PAST
from tablero.games.wh40k.state import Battle, Piece, Unit
from tablero.games.wh40k.terrain import WOODS
from tablero.tabletop import (
    AREA,
    FLOOR,
    MM,
    MODEL,
    OBSERVER,
    TARGET,
    WALL,
    WHOLLY,
    Blocking,
    Sight,
    between,
    see,
    see_all,
    seen_whole,
    wholly_within,
)

SIGHT: Final = Blocking(
    # wh40k:visibility.01, wh40k:terrain.general.02; terrain that has no rule of its own is seen past as it stands:
    # wh40k:terrain.craters.04, wh40k:terrain.barricades.02, wh40k:terrain.debris.04, wh40k:terrain.hills.03
    matter=MODEL | WALL | FLOOR,
    area=RUINS,  # wh40k:terrain.ruins.07
    sky=RUINS,  # wh40k:terrain.ruins.07
    through=OBSERVER,  # wh40k:visibility.02
    observer_in=WHOLLY,  # wh40k:terrain.ruins.09, wh40k:terrain.ruins.12: it is enough that what is seen is partly within
    seen_past=SEEN_PAST,  # wh40k:terrain.ruins.08
)

FULLY_FROM: Final = 5 * MM
"""A model is fully visible that is seen from this height above its foot up: what is lower is its base."""


def look(battle: Battle, model: int, other: int) -> Sight:
    """Return what came of a model's looking at another: the line, or what blocks it (wh40k:visibility.04)."""
    return see(battle.field, model, other, SIGHT)


def seen_by(battle: Battle, models: Sequence[int], others: Sequence[int]) -> dict[int, list[int]]:
    """Return for each of some models which of the others it sees."""
    if not models or not others:
        return {model: [] for model in models}
    rows = see_all(battle.field, models, others, SIGHT)
    return {
        model: [other for other, seen in zip(others, row, strict=True) if seen]
        for model, row in zip(models, rows, strict=True)
    }


def sees_unit(battle: Battle, model: int, unit: Unit) -> bool:
    """Tell whether a unit is visible to a model: one of its models is (wh40k:visibility.05)."""
    return any(seen_by(battle, [model], unit.models)[model])


def unit_sees(battle: Battle, unit: Unit, other: Unit) -> bool:
    """Tell whether a unit is visible to another: to one of its models (wh40k:visibility.08)."""
    return any(seen_by(battle, unit.models, other.models).values())


def fully_seen(battle: Battle, model: int, other: int, blocking: Blocking = SIGHT) -> bool:
    """Tell whether a model is fully visible to another: nothing hides a part that faces it."""
    if any(woods_hide(battle, piece, model, other) for piece in battle.terrain):
        return False  # wh40k:terrain.woods.03, wh40k:terrain.woods.04
    return bool(seen_whole(battle.field, model, other, blocking, lift=FULLY_FROM))  # wh40k:visibility.06


def unit_fully_seen(battle: Battle, model: int, unit: Unit) -> bool:
    """Tell whether a unit is fully visible to a model: all its models are, seen through each other (wh40k:visibility.07)."""
    through = SIGHT._replace(through=OBSERVER | TARGET)
    return all(fully_seen(battle, model, other, through) for other in unit.models)


def woods_hide(battle: Battle, piece: Piece, observer: int, model: int) -> bool:
    """Tell whether a piece of terrain is Woods because of which a model is never fully visible to another."""
    field = battle.field
    if piece.kind != WOODS:
        return False
    if any(field[each].kind & SEEN_PAST for each in (observer, model)):
        return False  # wh40k:terrain.woods.05
    if wholly_within(field, model, piece.area, 0):
        return True  # wh40k:terrain.woods.03
    if wholly_within(field, observer, piece.area, 0):
        return False  # wh40k:terrain.woods.06
    return bool(between(field, observer, model, [piece.area], sky=AREA))  # wh40k:terrain.woods.04
