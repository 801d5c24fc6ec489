"""Units and upgrades that leave play for a hand or a deck, and units that change their arena (8.13, 8.25, 8.37)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tablero.games.swu.abilities import Act, Target, units_in
from tablero.games.swu.attaching import move_unit
from tablero.games.swu.checks import (
    announce_upgrades,
    defeat_all,
    defeat_upgrades,
    detach,
    free_captives,
    leave_play,
    settle,
)
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.constants import ARENAS, NO_ENEMY_DEFEAT, NO_ENEMY_RETURN, PHASE
from tablero.games.swu.costs import CostChange
from tablero.games.swu.state import Event, InForce, Table, Unit, Upgrade
from tablero.games.swu.triggers import emit
from tablero.games.swu.vocabulary.asking import asking
from tablero.games.swu.vocabulary.effects.base import OnTarget
from tablero.games.swu.vocabulary.filters.sharing import CopyOf
from tablero.games.swu.vocabulary.questions import asked_by
from tablero.games.swu.vocabulary.targets import several
from tablero.games.swu.zones import to_bottom, to_hand
from tablero.kernel import Choose, Message, Pick, Play, say

__all__ = [
    "JumpAway",
    "MoveTo",
    "PutInDeck",
    "ReturnToHand",
]


@dataclass(frozen=True, slots=True)
class ReturnToHand(OnTarget):
    """Return units or upgrades to their owners' hands: not a defeat (swu:8.25.1, swu:8.25.2)."""

    to: Target
    with_upgrades: bool = False
    """Whether the upgrades on them return as well."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Return them; tokens are set aside, leaders are defeated instead."""
        things = yield from self.to.find(table, act, self)
        if self.with_upgrades:
            for upgrade in [one for unit in units_in(things) for one in unit.upgrades if not one.face.leader]:
                _take_off(table, upgrade, act.seat)
        done = False
        for thing in [one for one in things if not (isinstance(one, Upgrade) and _kept(one, act))]:
            if isinstance(thing, Upgrade) and thing.face.leader:
                defeat_upgrades(table, [thing], act.seat)  # the rules defeat it, not the ability (swu:3.4.6)
                done = True
            elif isinstance(thing, Upgrade):
                _take_off(table, thing, act.seat)
                done = True
            elif isinstance(thing, Unit) and thing.here and not protected(thing, act):
                yield from remove_to_hand(table, thing, act)
                done = True
        yield from settle(table)
        return done

    def text(self) -> Message:
        if self.with_upgrades:
            return say("swu-return-with-upgrades", to=self.to.text())
        return say("swu-return-several" if several(self.to) else "swu-return", to=self.to.text())


def _kept(upgrade: Upgrade, act: Act) -> bool:
    """Tell whether the unit of an upgrade keeps enemy abilities from returning it to a hand."""
    unit = upgrade.unit
    if unit.blank or upgrade.controller == act.source.controller:
        return False
    return any(ability.holds_on(unit, upgrade) for ability in unit.face.standing)


def protected(unit: Unit, act: Act) -> bool:
    """Tell whether an enemy ability can't return a unit to a hand."""
    return bool(unit.limits & (NO_ENEMY_DEFEAT | NO_ENEMY_RETURN)) and unit.controller != act.source.controller


def remove_to_hand(table: Table, unit: Unit, act: Act) -> Play[None]:
    """Take a unit from play into its owner's hand."""
    if unit.face.leader:  # swu:3.4.6; what an upgrade makes a leader is one for abilities only (swu:3.4.7)
        defeat_all(table, [unit], act.seat, act.source)
        return
    current(table)
    watchers = table.watchers
    announce_upgrades(table, leave_play(table, unit), act.source, watchers)
    if unit.card >= 0:
        to_hand(table, unit.card)
    emit(table, Event("returned", unit.controller, unit, by=act.source), watchers)
    emit(table, Event("left", unit.controller, unit, by=act.source), watchers)
    yield from ()


def _take_off(table: Table, upgrade: Upgrade, by: int) -> None:
    """Return an upgrade to its owner's hand; a token is set aside."""
    detach(table, upgrade, by)
    free_captives(table, upgrade)
    emit(table, Event("detached", upgrade.controller, upgrade, other=upgrade.unit))
    if upgrade.card >= 0:
        to_hand(table, upgrade.card)  # swu:3.7.3


@dataclass(frozen=True, slots=True)
class JumpAway(OnTarget):
    """Return a unit and any number of non-leader upgrades on it to hand; its next copy can be played for free."""

    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the unit and the upgrades, then return them all."""
        units = yield from self.to.find(table, act, self)
        if not units:
            return False
        unit = units[0]
        kept = [one for one in unit.upgrades if not one.face.leader]
        if kept:
            ask = asked_by(act, "swu-ask-jump-upgrades", unit=unit.face.name)
            answer = yield Pick(act.seat, [one.ref for one in kept], 0, len(kept), ask)
            for upgrade in [one for one in kept if one.ref in answer]:
                _take_off(table, upgrade, act.seat)
        yield from remove_to_hand(table, unit, act)
        free = CostChange(-99, (CopyOf(unit.face.key),), once=True)
        table.in_force.append(InForce(PHASE, free, act.face, act.seat))
        table.dirty = True
        yield from settle(table)
        return True

    def text(self) -> Message:
        return say("swu-jump-away", to=self.to.text())


@dataclass(frozen=True, slots=True)
class PutInDeck(OnTarget):
    """Put units on the bottom of their owners' decks, or on top or bottom as their owners choose: no defeat (swu:8.13.1)."""

    to: Target
    where: Literal["bottom", "either"] = "bottom"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Put them there; tokens are set aside, leaders are defeated instead."""
        units = units_in((yield from self.to.find(table, act, self)))
        for unit in units:
            where: str = self.where
            if where == "either":
                where = yield Choose(unit.owner, ["top", "bottom"], asking(act, self))
            to_deck(table, unit, act, where)
        yield from settle(table)
        return bool(units)

    def text(self) -> Message:
        return say(f"swu-put-in-deck-{self.where}", to=self.to.text())


def to_deck(table: Table, unit: Unit, act: Act, where: str) -> None:
    """Take a unit from play to the top or bottom of its owner's deck; a token is set aside."""
    if unit.face.leader:
        defeat_all(table, [unit], act.seat, act.source)  # swu:3.4.6
        return
    current(table)
    watchers = table.watchers
    announce_upgrades(table, leave_play(table, unit), act.source, watchers)
    if unit.card >= 0 and where == "top":
        table.players[unit.owner].deck.append(unit.card)
    elif unit.card >= 0:
        to_bottom(table, unit.card)  # swu:3.7.3
    emit(table, Event("left", unit.controller, unit, by=act.source), watchers)


@dataclass(frozen=True, slots=True)
class MoveTo(OnTarget):
    """Move units to an arena (swu:8.37.1)."""

    arena: int
    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Move those that are not there yet."""
        units = units_in((yield from self.to.find(table, act, self)))
        moved = [unit for unit in units if unit.arena != self.arena]
        for unit in moved:
            move_unit(table, unit, self.arena)
        yield from settle(table)
        return bool(moved)

    def text(self) -> Message:
        return say(f"swu-move-{ARENAS[self.arena]}", to=self.to.text())
