"""The battle round (rulebook: "Ronda de batalla"): turns of five phases, until the mission says that the battle ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.games.wh40k.charge import charge_phase
from tablero.games.wh40k.coherency import remove_incoherent
from tablero.games.wh40k.command import command_phase
from tablero.games.wh40k.fight import fight_phase
from tablero.games.wh40k.mission import over, score
from tablero.games.wh40k.movement import movement_phase
from tablero.games.wh40k.objectives import check_control
from tablero.games.wh40k.shooting import shooting_phase
from tablero.games.wh40k.state import CHARGE, COMMAND, EMBARKED, FIGHT, MOVEMENT, PHASES, SHOOTING, Battle, Unit
from tablero.kernel import NEW_PHASE, NEW_ROUND, NEW_TURN, Play

RULES: Final[dict[str, Callable[[Battle], Play[None]]]] = {
    COMMAND: command_phase,
    MOVEMENT: movement_phase,
    SHOOTING: shooting_phase,
    CHARGE: charge_phase,
    FIGHT: fight_phase,
}


def battle_rounds(battle: Battle) -> Play[None]:
    """Play rounds in which each player has a turn, from any checkpoint, until the battle is over."""
    while not over(battle):
        # wh40k:round.01, wh40k:mission.only-war.12
        yield from RULES[battle.phase](battle)
        yield from end_phase(battle)
        if over(battle):
            return
        if battle.phase != PHASES[-1]:
            begin_phase(battle, PHASES[PHASES.index(battle.phase) + 1])  # wh40k:round.03, wh40k:battleshock.07
            yield NEW_PHASE
        elif battle.active == battle.first:
            begin_turn(battle, 1 - battle.first)  # wh40k:round.05
            yield NEW_TURN
        else:
            begin_round(battle)
            yield NEW_ROUND


def begin_round(battle: Battle) -> None:
    """Begin the next round: the same player has the first turn in each."""
    battle.round += 1
    if over(battle):
        return  # nothing begins after the last round
    battle.gained = [0, 0]  # wh40k:command.03
    battle.log.tell("wh40k-round", round=battle.round)
    begin_turn(battle, battle.first)  # wh40k:round.02


def begin_turn(battle: Battle, seat: int) -> None:
    """Begin a player's turn."""
    battle.active = seat
    battle.spent.clear()
    for unit in battle.units:
        unit.moved, unit.shot, unit.declared, unit.charged, unit.fought = "", False, False, False, False
    battle.log.tell("wh40k-turn", seat=seat + 1, round=battle.round)
    begin_phase(battle, PHASES[0])


def begin_phase(battle: Battle, phase: str) -> None:
    """Begin a phase of the turn."""
    battle.phase = phase
    battle.step = 0
    battle.began_embarked = [unit.id for unit in battle.units if unit.place == EMBARKED]  # wh40k:transport.06
    battle.log.tell("wh40k-phase", phase=phase)


def end_phase(battle: Battle) -> Play[None]:
    """End a phase: what lasts until then ends, objective markers are looked at, and a turn ends with its last phase."""
    check_control(battle)  # wh40k:objective.07
    if battle.phase == COMMAND:
        score(battle)  # wh40k:mission.only-war.02
    for unit in battle.units:
        forget(unit, "phase")
        unit.tested = False
        unit.allocated.clear()  # wh40k:attack.24
    if battle.phase == PHASES[-1]:
        yield from remove_incoherent(battle)  # wh40k:coherency.06
        for unit in battle.units:
            forget(unit, "turn")


def forget(unit: Unit, until: str) -> None:
    """Let end what holds for a unit until the end of the phase or turn."""
    unit.lasting = [each for each in unit.lasting if each.until != until]
