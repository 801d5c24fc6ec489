"""The Stratagem Grenade (rulebook: "Granada")."""

from __future__ import annotations

from typing import Final

from tablero.games.wh40k.damage import mortal_wounds
from tablero.games.wh40k.dice import MORTAL_WOUNDS, Dice, roll, successes, tell_result
from tablero.games.wh40k.measuring import engaged, unit_within
from tablero.games.wh40k.state import Battle, Unit
from tablero.games.wh40k.stratagems import CORE, shocked, unusable, use
from tablero.games.wh40k.units import unit_is
from tablero.games.wh40k.visibility import unit_sees
from tablero.kernel import Choose, Play, say

REACH: Final = 8  # wh40k:stratagem.grenade.02
DICE: Final = 6  # wh40k:stratagem.grenade.02
WOUNDS_ON: Final = 4  # wh40k:stratagem.grenade.02


def grenadiers(battle: Battle) -> list[Unit]:
    """Return the units that the active player can use Grenade for now (wh40k:stratagem.grenade)."""
    stratagem = CORE["grenade"]
    if unusable(battle, battle.active, stratagem) is not None:
        return []
    return [
        unit
        for unit in battle.units_of(battle.active)
        if unit_is(battle, unit, "GRENADES")
        and not unit.shot
        and shocked(stratagem, unit) is None
        and not engaged(battle, unit)
        and targets(battle, unit)
    ]


def targets(battle: Battle, unit: Unit) -> list[Unit]:
    """Return the enemy units that a grenade can be thrown at (wh40k:stratagem.grenade.02)."""
    return [
        enemy
        for enemy in battle.units_of(1 - unit.seat)
        if unit_within(battle, unit, enemy, REACH) and not engaged(battle, enemy) and unit_sees(battle, unit, enemy)
    ]


def grenade(battle: Battle, unit: Unit) -> Play[None]:
    """Throw grenades: six dice, each 4+ is a mortal wound."""
    use(battle, unit.seat, CORE["grenade"])
    question = say("wh40k-ask-grenade", unit=battle.name(unit))
    _, id = yield Choose(unit.seat, [("unit", enemy.id) for enemy in targets(battle, unit)], question)
    dice = Dice(MORTAL_WOUNDS, unit)
    wounds = successes((yield from roll(battle, dice, DICE)), WOUNDS_ON)
    tell_result(battle, dice, WOUNDS_ON, wounds)
    yield from mortal_wounds(battle, battle.units[id], wounds)  # wh40k:stratagem.grenade.02
