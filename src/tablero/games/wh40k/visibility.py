"""Visibility (rulebook: "Visibilidad"): who sees whom, and who is fully visible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablero.games.wh40k.battlefield import RUINS, SEEN_PAST
from tablero.games.wh40k.state import Battle, Unit
from tablero.tabletop import (
    FLOOR,
    MM,
    MODEL,
    OBSERVER,
    PARTLY,
    TARGET,
    WALL,
    WHOLLY,
    Blocking,
    Sight,
    see,
    see_all,
    seen_whole,
)

SIGHT: Final = Blocking(
    matter=MODEL | WALL | FLOOR,  # wh40k:visibility.01
    area=RUINS,  # wh40k:terrain.ruins.07
    sky=RUINS,  # wh40k:terrain.ruins.07
    through=OBSERVER,  # wh40k:visibility.02
    observer_in=WHOLLY,  # wh40k:terrain.ruins.09, wh40k:terrain.ruins.12
    target_in=PARTLY,  # wh40k:terrain.ruins.12
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


def fully_seen(battle: Battle, model: int, other: int) -> bool:
    """Tell whether a model is fully visible to another (wh40k:visibility.06)."""
    return bool(seen_whole(battle.field, model, other, SIGHT, lift=FULLY_FROM))


def unit_fully_seen(battle: Battle, model: int, unit: Unit) -> bool:
    """Tell whether a unit is fully visible to a model: all its models are, seen through each other (wh40k:visibility.07)."""
    through = SIGHT._replace(through=OBSERVER | TARGET)
    return all(seen_whole(battle.field, model, other, through, lift=FULLY_FROM) for other in unit.models)
