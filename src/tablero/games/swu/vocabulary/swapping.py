"""Control that changes sides: exchanged, lent, taken back (chapter 8.28)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Effect, Filter
from tablero.games.swu.checks import settle
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.state import Delayed, Table, Unit
from tablero.games.swu.vocabulary.asking import asking, choose_piece
from tablero.games.swu.vocabulary.effects_actions import TakeControl, change_control
from tablero.games.swu.vocabulary.targets import THEM, article, fitting
from tablero.kernel import Message, Play, say


@dataclass(frozen=True, slots=True)
class ExchangeControl(Effect):
    """Choose a friendly and an enemy unit of some kind; their controllers exchange control of them."""

    filters: tuple[Filter, ...]

    def _units(self, table: Table, act: Act, friendly: bool) -> list[Unit]:
        return [unit for unit in fitting(table, act, "unit", self.filters) if (unit.controller == act.seat) == friendly]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether both sides have one."""
        return bool(self._units(table, act, True)) and bool(self._units(table, act, False))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose both, then change sides."""
        if not self.able(table, act):
            return False
        ask = asking(act, self)
        chosen = []
        for friendly in (True, False):
            found = self._units(table, act, friendly)
            chosen.append((yield from choose_piece(act.seat, found, ask)))
        mine, theirs = chosen
        other = theirs.controller
        change_control(table, theirs, act.seat, act)
        change_control(table, mine, other, act)
        act.things = [mine, theirs]
        yield from settle(table)
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-exchange-control", what=article("unit", self.filters))


@dataclass(frozen=True, slots=True)
class PassAround(Effect):
    """Choose a unit of some kind of each player; each player takes over that of the player to their right, for a while."""

    filters: tuple[Filter, ...]

    def _of(self, table: Table, act: Act, seat: int) -> list[Unit]:
        current(table)
        return [unit for unit in table.players[seat].units if all(one.test(table, act, unit) for one in self.filters)]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether everybody has one."""
        return all(self._of(table, act, player.seat) for player in table.everybody())

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose them all, pass them on clockwise, and remember to whom they go back (swu:7.7.4.a)."""
        if not self.able(table, act):
            return False
        players = sorted(table.everybody(), key=lambda player: player.seat)
        chosen: list[Unit] = []
        ask = asking(act, self)
        for player in players:
            found = self._of(table, act, player.seat)
            chosen.append((yield from choose_piece(act.seat, found, ask)))
        for i, unit in enumerate(chosen):
            change_control(table, unit, players[(i + 1) % len(players)].seat, act)
        ids = tuple(unit.id for unit in chosen)
        table.delayed.append(Delayed("regroup-phase", TakeControl(THEM, owner=True), act.face, act.seat, ids))
        act.things = list(chosen)
        yield from settle(table)
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-pass-around", what=article("unit", self.filters))
