"""Defeating units and upgrades (chapter 1.5.5)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Effect, Target, units_in
from tablero.games.swu.checks import defeat_all, defeat_upgrades, settle, withstands
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.entering import create_unit
from tablero.games.swu.names import UnitToken
from tablero.games.swu.state import Table, Unit, Upgrade
from tablero.games.swu.vocabulary.conditions.things import fell
from tablero.games.swu.vocabulary.effects.base import OnTarget
from tablero.kernel import Message, Play, say

__all__ = [
    "Defeat",
    "ReplaceFallen",
]


@dataclass(frozen=True, slots=True)
class Defeat(OnTarget):
    """Defeat units or upgrades (swu:1.5.5.c, swu:1.5.5.d)."""

    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Defeat them at the same time; the player who is told to is responsible.

        How many units were defeated is "that much": one that something else happened to instead was not.
        """
        things = yield from self.to.find(table, act, self)
        current(table)
        things = [thing for thing in things if not withstands(thing, act.source)]
        units = units_in(things)
        upgrades = [thing for thing in things if isinstance(thing, Upgrade)]
        defeat_all(table, units, act.seat, act.source)  # swu:1.18.1
        if upgrades:
            defeat_upgrades(table, upgrades, act.seat, act.source)
        yield from settle(table)
        act.amount = sum(fell(table, unit) for unit in units)
        return bool(units or upgrades)  # swu:8.31.2

    def text(self) -> Message:
        return say("swu-defeat", to=self.to.text())


@dataclass(frozen=True, slots=True)
class ReplaceFallen(Effect):
    """For each of the units spoken of that was defeated, its controller creates a token."""

    token: UnitToken

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Create them."""
        fallen = {one.piece for one in table.this_phase("defeated")}
        units = [unit for unit in act.things if isinstance(unit, Unit) and unit.id in fallen]
        for unit in units:
            if not table.players[unit.controller].out:
                create_unit(table, self.token, unit.controller)
        yield from settle(table)
        return bool(units)

    def text(self) -> Message:
        return say("swu-replace-fallen", token=say(f"swu-token-{self.token}", n=1))
