"""Distances between models and units, and Engagement Range (rulebook: "Medir distancias", "Zona de amenaza")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablero.games.wh40k.state import ON_BATTLEFIELD, Battle, Model, Unit
from tablero.tabletop import (
    INCH,
    Battlefield,
    all_touching,
    all_within,
    all_within_3d,
    rise,
    some_within,
    some_within_3d,
)

ENGAGEMENT: Final = INCH
ENGAGEMENT_UP: Final = 5 * INCH


def enemies_of(battle: Battle, seat: int) -> list[int]:
    """Return the models of the other army that are on the battlefield (wh40k:core.04)."""
    return [id for unit in battle.units if unit.seat != seat and unit.place == ON_BATTLEFIELD for id in unit.models]


def friends_of(battle: Battle, seat: int) -> list[int]:
    """Return the models of an army that are on the battlefield."""
    return [id for unit in battle.units if unit.seat == seat and unit.place == ON_BATTLEFIELD for id in unit.models]


# Engagement Range.


def engaging(field: Battlefield, model: int, others: Sequence[int]) -> list[int]:
    """Return those of the enemy's models that are within Engagement Range of a model (wh40k:engage.01)."""
    near = all_within(field, model, others, ENGAGEMENT)
    return [other for other in near if rise(field, model, other) <= ENGAGEMENT_UP]


def engaged(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit is within Engagement Range of any enemy unit."""
    return some_within(battle.field, unit.models, enemies_of(battle, unit.seat), ENGAGEMENT, ENGAGEMENT_UP)


def engaged_units(battle: Battle, unit: Unit) -> list[Unit]:
    """Return the enemy units within Engagement Range of a unit."""
    return [
        enemy
        for enemy in battle.units_of(1 - unit.seat)
        if some_within(battle.field, unit.models, enemy.models, ENGAGEMENT, ENGAGEMENT_UP)
    ]


def in_contact(field: Battlefield, model: int, others: Sequence[int]) -> list[int]:
    """Return those models that a model is in base-to-base contact with (wh40k:measure.08)."""
    return [other for other in all_touching(field, model, others) if rise(field, model, other) == 0]


# Distances.


def models_within(battle: Battle, model: Model, others: Sequence[int], reach: int) -> list[int]:
    """Return those of some models that are within a distance of a model, in a straight line (wh40k:measure.07).

    Within means at most (wh40k:measure.03).
    """
    return all_within_3d(battle.field, model.id, others, reach)


def units_within(battle: Battle, model: Model, inches: int) -> list[Unit]:
    """Return the units on the battlefield, its own too, that have another model within so many inches of a model.

    A unit is as near as the nearest of its models (wh40k:measure.06).
    """
    standing = [unit for unit in battle.units if unit.place == ON_BATTLEFIELD]
    return [
        unit
        for unit in standing
        if models_within(battle, model, [id for id in unit.models if id != model.id], inches * INCH)
    ]


def unit_within(battle: Battle, unit: Unit, other: Unit, inches: int) -> bool:
    """Tell whether two units are within so many inches of each other (wh40k:measure.06)."""
    return some_within_3d(battle.field, unit.models, other.models, inches * INCH)
