"""Aura abilities (rulebook: "Habilidades de aura"): they affect every friendly unit within range that has their keywords.

An Aura is an ability with its range in inches and the keywords of the units that it affects: `reroll-hit-ones-aura 6 ORKS`, or
with `+` between several keywords.
"""

from __future__ import annotations

from typing import Final

from tablero.games.wh40k.datasheets import Ability
from tablero.games.wh40k.dice import ONES
from tablero.games.wh40k.measuring import models_within
from tablero.games.wh40k.state import Battle, Model, Unit
from tablero.games.wh40k.units import abilities_of, unit_is
from tablero.tabletop import INCH

REROLL_HIT_ONES: Final = "reroll-hit-ones-aura"
AND: Final = "+"
"""Between keywords of which a unit needs all."""


def affected(battle: Battle, unit: Unit, name: str) -> bool:
    """Tell whether an Aura ability affects a unit: once, however many models of its army have it (wh40k:aura.02)."""
    return any(
        reaches(battle, model, aura, unit)
        for friend in battle.units_of(unit.seat)
        for model in battle.models_of(friend)
        for aura in abilities_of(battle, model, name)
    )


def reaches(battle: Battle, model: Model, aura: Ability, unit: Unit) -> bool:
    """Tell whether a unit is within range of a model's Aura, and one that it affects (wh40k:aura.01).

    The model itself always is: there is no distance to it.
    """
    if not all(unit_is(battle, unit, keyword.strip()) for keyword in aura.keyword.split(AND)):
        return False
    return bool(models_within(battle, model, unit.models, aura.value.plus * INCH))


def hit_reroll(battle: Battle, unit: Unit) -> str:
    """Return which hit rolls Auras let a unit make again."""
    return ONES if affected(battle, unit, REROLL_HIT_ONES) else ""
