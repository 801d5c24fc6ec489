"""Rounds of three phases each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.games.legion.command import command_phase
from tablero.games.legion.end_phase import end_phase
from tablero.games.legion.state import ACTIVATION, COMMAND, END, NOBODY, Battle
from tablero.games.legion.turns import activation_phase
from tablero.games.legion.winning import over
from tablero.kernel import NEW_PHASE, NEW_ROUND, Play

RULES: Final[dict[str, Callable[[Battle], Play[None]]]] = {
    COMMAND: command_phase,
    ACTIVATION: activation_phase,
    END: end_phase,
}
NEXT: Final = {COMMAND: ACTIVATION, ACTIVATION: END}


def play_rounds(battle: Battle) -> Play[None]:
    """Play rounds of three phases from any checkpoint until the game is over."""
    while not over(battle):
        yield from RULES[battle.phase](battle)
        if over(battle):
            return
        if battle.phase in NEXT:
            begin_phase(battle, NEXT[battle.phase])  # legion26:round.02, legion23:round.02
            yield NEW_PHASE
        else:
            if battle.edition.winning.decided(battle):
                return  # legion26:win.01
            begin_round(battle)
            yield NEW_ROUND


def begin_round(battle: Battle) -> None:
    """Begin a round; the counter shows its number already (legion26:round.01, legion23:round.01)."""
    battle.priority = NOBODY
    battle.log.tell("legion-round", round=battle.round)
    begin_phase(battle, COMMAND)


def begin_phase(battle: Battle, phase: str) -> None:
    """Begin a phase."""
    battle.phase = phase
    battle.step = 0
    battle.log.tell("legion-phase", phase=phase)
