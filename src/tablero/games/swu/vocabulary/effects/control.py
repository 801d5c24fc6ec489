"""Control that changes sides: taken, exchanged, lent, given back (chapter 8.28)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Effect, Filter, Target, units_in
from tablero.games.swu.checks import defeat_all, settle
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.constants import NOT_TAKEN
from tablero.games.swu.state import NOBODY, Delayed, Piece, Table, Unit
from tablero.games.swu.vocabulary.asking import asking, choose_opponent, choose_piece
from tablero.games.swu.vocabulary.effects.base import OnTarget
from tablero.games.swu.vocabulary.nouns import article, fitting
from tablero.games.swu.vocabulary.targets import THEM
from tablero.kernel import Message, Play, say

__all__ = [
    "ExchangeControl",
    "GiveAway",
    "OwnerTakes",
    "PassAround",
    "TakeControl",
    "TakeWhileHere",
]


@dataclass(frozen=True, slots=True)
class TakeControl(OnTarget):
    """Take control of units."""

    to: Target
    owner: bool = False
    """Whether it is their owner who takes control of them."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Take them over; a leader is defeated instead."""
        things = units_in((yield from self.to.find(table, act, self)))
        for unit in things:
            change_control(table, unit, unit.owner if self.owner else act.seat, act)
        yield from settle(table)
        return bool(things)

    def text(self) -> Message:
        return say("swu-owner-takes-control" if self.owner else "swu-take-control", to=self.to.text())


def change_control(table: Table, unit: Unit, seat: int, act: Act) -> None:
    """Give a unit to another player: it keeps its status, damage and upgrades."""
    current(table)
    if unit.controller == seat or table.players[seat].out or unit.limits & NOT_TAKEN:
        return
    if unit.leader:
        defeat_all(table, [unit], act.seat, act.source)  # swu:3.4.6
        return
    table.players[unit.controller].units.remove(unit)
    table.players[seat].units.append(unit)  # swu:1.5.2.d, swu:8.28.1.a
    unit.controller = seat  # swu:1.5.2.d, swu:8.28.1
    for upgrade in unit.upgrades:
        if upgrade.face.token:  # swu:1.5.2.f
            upgrade.owner = upgrade.controller = seat
    fight = table.attack
    if fight is not None and not fight.over:
        if fight.attacker is unit:
            fight.attacker = None  # swu:8.28.3
        elif fight.defender is unit and seat not in (fight.defending, fight.seat):
            fight.defending = seat  # swu:11.4.5
        elif unit in fight.others:
            fight.others.remove(unit)
        elif fight.defender is unit:
            fight.defender = fight.others.pop(0) if fight.others else None  # swu:8.28.3
    table.dirty = table.entered = True
    table.log.tell("swu-log-control", seat=seat + 1, unit=unit.face.name, on=unit.thing)


@dataclass(frozen=True, slots=True)
class TakeWhileHere(OnTarget):
    """Take control of a unit; when this unit leaves play, its owner takes control of it (swu:7.7.4.f)."""

    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Take it, and remember to give it back."""
        things = units_in((yield from self.to.find(table, act, self)))
        for unit in things:
            change_control(table, unit, act.seat, act)
            debt = Delayed("left", OwnerTakes(), act.face, act.seat, (act.source.id, unit.id))
            if isinstance(act.source, Unit) and act.source.here:
                table.delayed.append(debt)
            else:
                OwnerTakes().undo(table, debt)
        yield from settle(table)
        return bool(things)

    def text(self) -> Message:
        return say("swu-take-while-here", to=self.to.text())


@dataclass(frozen=True, slots=True)
class OwnerTakes(Effect):
    """The owner of a unit takes control of it again."""

    word = "owner-takes-back"

    def undo(self, table: Table, delayed: Delayed) -> None:
        """Give it back, if it is still there."""
        unit = table.unit(delayed.pieces[1])
        if unit is not None:
            act = Act(delayed.seat, Piece(-1, -1, delayed.source, delayed.seat, delayed.seat))
            change_control(table, unit, unit.owner, act)


@dataclass(frozen=True, slots=True)
class GiveAway(OnTarget):
    """An opponent takes control of a unit."""

    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the opponent and hand it over."""
        units = units_in((yield from self.to.find(table, act, self)))
        seat = (yield from choose_opponent(table, act, self)) if units else NOBODY
        if seat == NOBODY:
            return False
        for unit in units:
            change_control(table, unit, seat, act)
        yield from settle(table)
        return any(unit.controller == seat or not unit.here for unit in units)

    def text(self) -> Message:
        return say("swu-give-away", to=self.to.text())


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
        """Choose them all, pass them on clockwise, and remember to whom they go back."""
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
        return say("swu-pass-around", what=article("unit", self.filters))
