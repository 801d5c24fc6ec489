"""Distances between models, as the rules ask for them (rulebook: "Medir distancias")."""

from __future__ import annotations

from tablero.games.wh40k.state import ON_BATTLEFIELD, Battle, Model, Unit

INCH = 2_540
"""In 0.01 mm."""


def units_within(battle: Battle, model: Model, inches: int) -> list[Unit]:
    """Return the units on the battlefield, its own too, that have a model within so many inches of a model."""
    return [
        unit
        for unit in battle.units
        if unit.place == ON_BATTLEFIELD and any(_near(model, other, inches) for other in battle.models_of(unit))
    ]


def _near(model: Model, other: Model, inches: int) -> bool:
    """Tell whether another model is that close, base to base; bases count as discs as long as they are."""
    if model is other or model.pose is None or other.pose is None:
        return False
    reach = inches * INCH + 50 * (model.profile.base.length + other.profile.base.length)
    apart = [a - b for a, b in zip(model.pose[:3], other.pose[:3], strict=True)]
    return sum(each * each for each in apart) <= reach * reach
