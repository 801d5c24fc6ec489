"""Tank Shock (rulebook: "Brutalidad acorazada"): a VEHICLE that charges rams its enemy."""

from __future__ import annotations

from typing import Final

from tablero.games.wh40k.damage import mortal_wounds
from tablero.games.wh40k.dice import MORTAL_WOUNDS, STRENGTH, Dice, roll, roll_amounts, successes, tell_result
from tablero.games.wh40k.measuring import engaged_units
from tablero.games.wh40k.situation import toughness
from tablero.games.wh40k.state import Battle, Lasting, Unit
from tablero.games.wh40k.stratagems import offer
from tablero.games.wh40k.units import unit_is
from tablero.kernel import Choose, Option, Play, say

TANK_SHOCK: Final = "tank-shock"
MORE_DICE: Final = 2  # wh40k:stratagem.tank-shock.02
WOUNDS_ON: Final = 5  # wh40k:stratagem.tank-shock.02
MOST: Final = 6  # wh40k:stratagem.tank-shock.02


def offer_tank_shock(battle: Battle, unit: Unit) -> Play[None]:
    """Ask whether a VEHICLE that charges is to ram."""
    melee = any(weapon.melee for model in battle.models_of(unit) for weapon in model.weapons)
    able = [unit] if melee and unit_is(battle, unit, "VEHICLE") else []  # wh40k:stratagem.tank-shock
    if (yield from offer(battle, unit.seat, TANK_SHOCK, unit, lambda: able)) is not None:
        unit.lasting.append(Lasting(TANK_SHOCK, "phase"))


def tank_shock(battle: Battle, unit: Unit) -> Play[None]:
    """Ram an enemy after a charge: as many dice as a melee weapon's Strength."""
    near = engaged_units(battle, unit)
    if not unit.has_lasting(TANK_SHOCK) or not near:  # wh40k:stratagem.tank-shock
        return
    question = say("wh40k-ask-tank-shock", unit=battle.name(unit))
    _, id = yield Choose(unit.seat, [("unit", enemy.id) for enemy in near], question)
    enemy = battle.units[id]
    options: list[Option] = [
        ("weapon", model.id, number)
        for model in battle.models_of(unit)
        for number, weapon in enumerate(model.weapons)
        if weapon.melee
    ]
    _, bearer, number = yield Choose(unit.seat, options, say("wh40k-ask-ram-with", unit=battle.name(unit)))
    weapon = battle.models[bearer].weapons[number]
    (strength,) = yield from roll_amounts(battle, weapon.strength, STRENGTH, unit)
    count = strength + (MORE_DICE if strength > toughness(battle, enemy) else 0)  # wh40k:stratagem.tank-shock.02
    dice = Dice(MORTAL_WOUNDS, unit)
    wounds = successes((yield from roll(battle, dice, count)), WOUNDS_ON)  # wh40k:stratagem.tank-shock.02
    tell_result(battle, dice, WOUNDS_ON, wounds)
    yield from mortal_wounds(battle, enemy, min(wounds, MOST))  # wh40k:stratagem.tank-shock.02
