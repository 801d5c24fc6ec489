"""Exhausting and readying (chapter 1.5.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Effect, Target
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.constants import NO_ENEMY_EXHAUST, NO_READYING
from tablero.games.swu.playing import pay_resources
from tablero.games.swu.state import Event, Leader, Table, Unit
from tablero.games.swu.triggers import emit
from tablero.games.swu.vocabulary.asking import choose_one
from tablero.games.swu.vocabulary.effects.base import OnTarget
from tablero.games.swu.vocabulary.questions import asked_by
from tablero.games.swu.vocabulary.targets import Spoken
from tablero.kernel import Message, Pick, Play, say

__all__ = [
    "Exhaust",
    "Ready",
    "ReadyLeader",
    "TollOnEnemies",
]


@dataclass(frozen=True, slots=True)
class Exhaust(OnTarget):
    """Exhaust units; one that is exhausted already isn't exhausted by it."""

    to: Target

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is something to choose, or what was spoken of is ready."""
        if isinstance(self.to, Spoken):
            return any(not thing.exhausted for thing in self.to.there(table, act))
        return self.to.any(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Exhaust them; how many is "that much"."""
        things = yield from self.to.find(table, act, self)
        act.amount = 0
        current(table)
        for thing in things:
            if (
                not thing.exhausted  # swu:1.5.4.e
                and not _stays_ready(thing, act)
            ):
                thing.exhausted = table.dirty = True
                act.amount += 1
                emit(table, Event("exhausted", thing.controller, thing, by=act.source))
        return act.amount > 0

    def text(self) -> Message:
        return say("swu-exhaust", to=self.to.text())


def _stays_ready(thing: Any, act: Act) -> bool:
    """Tell whether enemy abilities can't exhaust a unit."""
    return (
        isinstance(thing, Unit) and bool(thing.limits & NO_ENEMY_EXHAUST) and thing.controller != act.source.controller
    )


@dataclass(frozen=True, slots=True)
class Ready(OnTarget):
    """Ready units; one that is ready already isn't readied by it."""

    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ready them."""
        things = yield from self.to.find(table, act, self)
        done = False
        current(table)
        for thing in things:
            if (
                thing.exhausted  # swu:1.5.4.e
                and not (isinstance(thing, Unit) and thing.limits & NO_READYING)
            ):
                thing.exhausted = False
                table.dirty = done = True
                emit(table, Event("readied", thing.controller, thing, by=act.source))
        return done

    def text(self) -> Message:
        return say("swu-readies", to=self.to.text())


@dataclass(frozen=True, slots=True)
class ReadyLeader(Effect):
    """Ready a leader that isn't a unit."""

    word = "ready-leader"
    asks_first = True

    def _leaders(self, table: Table) -> list[Leader]:
        return [one for player in table.everybody() for one in player.leaders if not one.deployed]

    def able(self, table: Table, act: Act) -> bool:
        return bool(self._leaders(table))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose it and ready it."""
        leader = yield from choose_one(act, self._leaders(table), self)
        if leader is None:
            return False
        done = leader.exhausted
        leader.exhausted = False
        table.dirty = True
        return done


@dataclass(frozen=True, slots=True)
class TollOnEnemies(Effect):
    """For each enemy unit, its controller pays 1 resource or exhausts it."""

    word = "toll-on-enemies"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let each opponent choose which to pay for, then exhaust the others."""
        for seat in table.opponents(act.seat):
            player = table.players[seat]
            units = list(player.units)
            most = min(len(units), len(player.ready) + player.credits)
            if not units:
                continue
            ask = asked_by(act, "swu-ask-toll")
            answers = yield Pick(seat, [unit.ref for unit in units], 0, most, ask)
            yield from pay_resources(table, player, len(answers))
            for unit in units:
                if unit.ref not in answers and not unit.exhausted:
                    unit.exhausted = table.dirty = True
                    emit(table, Event("exhausted", seat, unit, by=act.source))
        return True
