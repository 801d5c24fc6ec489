"""The Fight phase (rulebook: "Fase de combate"): units of both players fight in turn; those with Fights First before others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablero.games.wh40k.charge import FIGHTS_FIRST
from tablero.games.wh40k.measuring import engaged, engaged_units
from tablero.games.wh40k.melee import melee_attacks, offer_epic_challenge
from tablero.games.wh40k.piling import consolidate, pile_in
from tablero.games.wh40k.state import ON_BATTLEFIELD, Battle, Unit
from tablero.games.wh40k.stratagems import offer
from tablero.games.wh40k.terrain import fights_across
from tablero.games.wh40k.units import every_model_has, unit_is
from tablero.kernel import CHECKPOINT, Choose, Play

NOBODY_LEFT: Final = "nobody"


def fight_phase(battle: Battle) -> Play[None]:
    """Run the Fights First step, then Remaining Combats; `battle.step` counts them."""
    if battle.step == 0:
        battle.fighters = [
            unit.id for unit in _standing(battle) if has_fights_first(battle, unit) and eligible(battle, unit)
        ]
        battle.chooser = 1 - battle.active  # wh40k:fight.02
        battle.step = 1
    while battle.step < 3:  # wh40k:fight.01
        yield from fight_step(battle)
        battle.step += 1
        battle.chooser = 1 - battle.active  # wh40k:fight.02


def fight_step(battle: Battle) -> Play[None]:
    """Let the players select units to fight in turn, as long as there is one."""
    while True:
        yield CHECKPOINT
        answer = yield lambda: who_fights(battle)
        if answer == NOBODY_LEFT:
            return
        unit = battle.units[answer[1]]
        battle.chooser = 1 - unit.seat  # wh40k:fight.02
        yield from fight(battle, unit)
        yield from counter_offensive(battle, unit)


def who_fights(battle: Battle) -> Choose:
    """Return the question which unit fights next; the other player goes on when one has no more."""
    able = [unit for unit in _standing(battle) if fights_now(battle, unit)]
    if not able:  # wh40k:fight.07
        return Choose(battle.chooser, [NOBODY_LEFT], "wh40k-ask-fight")
    own = [unit for unit in able if unit.seat == battle.chooser] or able  # wh40k:fight.06
    return Choose(own[0].seat, [("unit", unit.id) for unit in own], "wh40k-ask-fight")  # wh40k:fight.03


def _standing(battle: Battle) -> Iterator[Unit]:
    return (unit for unit in battle.units if unit.place == ON_BATTLEFIELD)


def fights_now(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit may be selected to fight in this step."""
    if unit.fought:  # wh40k:fight.05
        return False
    in_step = battle.step == 2 or unit.id in battle.fighters  # wh40k:fight.09, wh40k:fight.10
    return in_step and eligible(battle, unit)  # wh40k:fight.08


def has_fights_first(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit has Fights First: all of its models do, or it has charged."""
    return unit.has_lasting(FIGHTS_FIRST) or every_model_has(battle, unit, "fights-first")  # wh40k:ability.fights-first


def eligible(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit is eligible to fight."""
    if unit_is(battle, unit, "AIRCRAFT"):
        return any(unit_is(battle, other, "FLY") for other in engaged_units(battle, unit))  # wh40k:aircraft.16
    if unit.charged or engaged(battle, unit):  # wh40k:fight.04
        return True
    return fights_across(battle, unit)  # wh40k:terrain.barricades.04


def fight(battle: Battle, unit: Unit) -> Play[None]:
    """Have a unit pile in, make its attacks, and consolidate."""
    unit.fought = True  # wh40k:fight.05
    battle.log.tell("wh40k-fights", unit=battle.name(unit))
    yield from offer_epic_challenge(battle, unit)
    yield from pile_in(battle, unit)  # wh40k:fight.11
    yield from melee_attacks(battle, unit)  # wh40k:fight.11
    yield from consolidate(battle, unit)  # wh40k:fight.11


def counter_offensive(battle: Battle, fought: Unit) -> Play[None]:
    """Let the other player have a unit fight next, out of turn."""
    seat = 1 - fought.seat
    unit = yield from offer(battle, seat, "counter-offensive", fought, lambda: able_to_counter(battle, seat))
    if unit is not None:
        battle.chooser = fought.seat
        yield from fight(battle, unit)  # wh40k:stratagem.counter-offensive
        yield from counter_offensive(battle, unit)


def able_to_counter(battle: Battle, seat: int) -> list[Unit]:
    """Return the units of a player that may fight next out of turn."""
    return [
        unit
        for unit in battle.units_of(seat)
        if not unit.fought  # wh40k:stratagem.counter-offensive
        and engaged(battle, unit)  # wh40k:stratagem.counter-offensive
        and eligible(battle, unit)  # wh40k:aircraft.16
    ]
