"""Hazardous weapons (rulebook: "De riesgo"): the tests after a unit has attacked with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablero.games.wh40k.damage import destroy, mortal_wounds
from tablero.games.wh40k.dice import HAZARDOUS, Dice, roll
from tablero.games.wh40k.state import Battle, Model, Unit
from tablero.games.wh40k.units import model_is
from tablero.kernel import Choose, Option, Play, say

FAILS_ON: Final = 1
MORTAL_WOUNDS: Final = 3
STURDY: Final = ("CHARACTER", "MONSTER", "VEHICLE")


def hazardous_tests(battle: Battle, unit: Unit, weapons: int, users: Sequence[int]) -> Play[None]:
    """Test for each Hazardous weapon that a unit has attacked with, and let a model pay for each test that failed.

    `users` are the models that did: a TRANSPORT counts as equipped with what it shoots from its Firing Deck.
    """
    if not weapons or not unit.models:
        return
    dice = Dice(HAZARDOUS, unit, best=FAILS_ON + 1, needed=FAILS_ON + 1)
    results: list[int] = yield from roll(battle, dice, weapons)
    for _ in range(results.count(FAILS_ON)):  # wh40k:weapon.hazardous
        bearers = [model for model in battle.models_of(unit) if model.id in users or _bears(model)]
        if bearers:
            yield from pay(battle, unit, bearers)


def _bears(model: Model) -> bool:
    """Tell whether a model is equipped with a Hazardous weapon (wh40k:weapon.hazardous.02)."""
    return any(weapon.has("hazardous") for weapon in model.weapons)


def pay(battle: Battle, unit: Unit, bearers: list[Model]) -> Play[None]:
    """Let the player choose who pays for a failed test: the model is destroyed, or suffers mortal wounds if it is sturdy."""
    options: list[Option] = [("model", model.id) for model in bearers]
    # wh40k:weapon.hazardous.02
    chosen = yield Choose(unit.seat, options, say("wh40k-ask-hazardous", unit=battle.name(unit)))
    model = battle.models[chosen[1]]
    battle.log.tell("wh40k-hazardous-failed", unit=battle.name(unit), model=model.profile.name)
    if any(model_is(battle, model, keyword) for keyword in STURDY):
        yield from mortal_wounds(battle, unit, MORTAL_WOUNDS, first=model)  # wh40k:weapon.hazardous.03
    else:
        yield from destroy(battle, model)
