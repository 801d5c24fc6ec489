"""Turns and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Effect
from tablero.games.swu.checks import Ended
from tablero.games.swu.constants import ARENAS
from tablero.games.swu.state import Delayed, Table
from tablero.games.swu.vocabulary.asking import asking
from tablero.kernel import Choose, Message, Play, say

__all__ = [
    "AloneWins",
    "ExtraAction",
    "LoseGame",
    "WinInArena",
]


@dataclass(frozen=True, slots=True)
class ExtraAction(Effect):
    """Take an extra action after this one."""

    word = "extra-action"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Note that the turn doesn't pass."""
        table.again = True
        yield from ()
        return True


@dataclass(frozen=True, slots=True)
class LoseGame(Effect):
    """You lose the game (swu:5.6.3)."""

    word = "lose-game"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Lose it."""
        left = table.opponents(act.seat)
        if table.seats == 2:
            raise Ended(tuple(left), "swu-won-effect")
        from tablero.games.swu.multiplayer import eliminate

        yield from eliminate(table, [act.seat])
        return True


@dataclass(frozen=True, slots=True)
class WinInArena(Effect):
    """Choose an arena; when the regroup phase starts, if only you control units there, you win the game."""

    word = "win-in-arena"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose, and wait."""
        ask = asking(act, self)
        answer = yield Choose(act.seat, [("arena", name) for name in ARENAS], ask)
        table.delayed.append(Delayed("regroup-phase", AloneWins(ARENAS.index(answer[1])), act.face, act.seat))
        return True


@dataclass(frozen=True, slots=True)
class AloneWins(Effect):
    """If only you control units in an arena, you win the game."""

    arena: int

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Look, and end the game."""
        yield from ()
        holders = {unit.controller for unit in table.units() if unit.arena == self.arena}
        if holders == {act.seat}:
            raise Ended((act.seat,), "swu-won-effect")
        return False

    def text(self) -> Message:
        return say("swu-alone-wins", arena=ARENAS[self.arena])
