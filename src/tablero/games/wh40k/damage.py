"""Damage (rulebook: "Infligir daño"): wounds lost, mortal wounds, Feel No Pain, Deadly Demise, models and units destroyed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablero.games.wh40k import transports
from tablero.games.wh40k.allocation import allocate, exposed
from tablero.games.wh40k.battlefield import take_off
from tablero.games.wh40k.datasheets import Ability
from tablero.games.wh40k.dice import (
    DEADLY_DEMISE,
    FEEL_NO_PAIN,
    MORTAL_WOUNDS,
    Dice,
    roll,
    roll_amounts,
    successes,
    tell_result,
)
from tablero.games.wh40k.measuring import units_within
from tablero.games.wh40k.state import DESTROYED, Battle, Model, Unit
from tablero.games.wh40k.units import abilities_of, ability_of
from tablero.kernel import Play

DEMISE_ON: Final = 6
DEMISE_REACH: Final = 6
"""In inches."""
PSYCHIC: Final = "PSYCHIC"


def inflict(battle: Battle, model: Model, damage: int, *, psychic: bool = False) -> Play[None]:
    """Let a model suffer damage: it loses so many wounds, but for those that it ignores."""
    unit = battle.units[model.unit]
    needed = feel_no_pain(battle, model, psychic)
    lost = damage
    if needed is not None:
        dice = Dice(FEEL_NO_PAIN, unit)
        ignored = successes((yield from roll(battle, dice, damage)), needed)  # wh40k:ability.feel-no-pain
        tell_result(battle, dice, needed, ignored)
        lost -= ignored
    lost = min(lost, model.wounds)  # wh40k:attack.22
    model.wounds -= lost  # wh40k:attack.20
    if model.wounds == 0:  # wh40k:attack.21, wh40k:datasheet.04
        yield from destroy(battle, model)
        return
    name, left = battle.name(unit), model.wounds
    battle.log.tell("wh40k-loses-wounds", unit=name, model=model.profile.name, count=lost, left=left)


def feel_no_pain(battle: Battle, model: Model, psychic: bool) -> int | None:
    """Return from which roll on a model ignores a lost wound: its best such ability, since only one is used."""
    values = [
        ability.value.plus
        for ability in abilities_of(battle, model, "feel-no-pain")
        if psychic or ability.keyword != PSYCHIC  # wh40k:weapon.psychic
    ]
    return min(values, default=None)  # wh40k:ability.feel-no-pain.02


# Mortal wounds.


def mortal_wounds(
    battle: Battle, unit: Unit, count: int, *, first: Model | None = None, psychic: bool = False
) -> Play[None]:
    """Let a unit suffer mortal wounds, on a certain model first, if any.

    Each is one damage, allocated like an attack; what a destroyed model doesn't take goes on to the next.
    """
    while count and exposed(battle, unit):  # wh40k:mortal.03
        if first is not None and first.wounds:
            model, stays = first, True
        else:
            model, stays = yield from allocate(battle, unit)  # wh40k:mortal.01, wh40k:mortal.06
        taken = min(count, model.wounds) if stays else 1  # as many at once as surely go to this model
        count -= taken
        yield from inflict(battle, model, taken, psychic=psychic)  # wh40k:mortal.02: without wound rolls or saves


def devastate(battle: Battle, unit: Unit, wounds: Sequence[int], *, psychic: bool) -> Play[None]:
    """Let a unit suffer the mortal wounds of Devastating Wounds, so many for each Critical Wound.

    By the later errata those of one attack don't go on to another model (wh40k:weapon.devastating-wounds).
    """
    if not battle.devastating_errata:
        yield from mortal_wounds(battle, unit, sum(wounds), psychic=psychic)
        return
    for damage in wounds:
        if exposed(battle, unit):
            model, _ = yield from allocate(battle, unit)
            yield from inflict(battle, model, damage, psychic=psychic)


# Models and units destroyed.


def destroy(battle: Battle, model: Model) -> Play[None]:
    """Destroy a model and remove it, and its unit with the last one."""
    model.wounds = 0
    unit = battle.units[model.unit]
    demise = ability_of(battle, model, "deadly-demise")
    if demise is not None:
        yield from deadly_demise(battle, model, demise)  # wh40k:ability.deadly-demise: before it is removed
    if unit.models == [model.id]:
        yield from transports.abandon(
            battle, unit
        )  # wh40k:transport.12, wh40k:transport.21, wh40k:ability.deadly-demise.02
    remove(battle, model)


def remove(battle: Battle, model: Model) -> None:
    """Remove a model that is destroyed from its unit and from the battlefield, if it is there."""
    unit = battle.units[model.unit]
    model.wounds = 0
    unit.models.remove(model.id)  # wh40k:destroyed.01
    if model.id in unit.allocated:
        unit.allocated.remove(model.id)
    take_off(battle, model)
    battle.log.tell("wh40k-model-destroyed", unit=battle.name(unit), model=model.profile.name)
    if not any(battle.models[id].part == model.part for id in unit.models):
        battle.destroyed.append((unit.id, model.part))  # wh40k:attached.04
        battle.log.tell("wh40k-unit-destroyed", name=unit.parts[model.part].datasheet.name)
    if not unit.models:
        unit.place = DESTROYED  # wh40k:destroyed.01


def deadly_demise(battle: Battle, model: Model, demise: Ability) -> Play[None]:
    """Roll for a destroyed model; on a 6 every unit near it, friend or foe, suffers mortal wounds."""
    unit = battle.units[model.unit]
    dice = Dice(DEADLY_DEMISE, unit)
    rolled = successes((yield from roll(battle, dice)), DEMISE_ON)  # wh40k:ability.deadly-demise
    tell_result(battle, dice, DEMISE_ON, rolled)
    if not rolled:
        return
    for near in units_within(battle, model, DEMISE_REACH):  # wh40k:ability.deadly-demise, wh40k:transport.13
        if exposed(battle, near):
            # wh40k:ability.deadly-demise.03
            (count,) = yield from roll_amounts(battle, demise.value, MORTAL_WOUNDS, unit)
            battle.log.tell("wh40k-suffers-mortal-wounds", unit=battle.name(near), count=count)
            yield from mortal_wounds(battle, near, count)
