"""Upgrades that are attached elsewhere (swu:3.6.14)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Effect, Filter
from tablero.games.swu.attaching import attachable, eligible, move_upgrade
from tablero.games.swu.checks import defeat_upgrades, settle
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.entering import attach
from tablero.games.swu.playing import pay_resources
from tablero.games.swu.state import Played, Table, Unit, Upgrade
from tablero.games.swu.vocabulary.asking import choose_one, choose_piece
from tablero.games.swu.vocabulary.nouns import article
from tablero.games.swu.zones import lying, take_from_discard
from tablero.kernel import Message, Play, say

__all__ = [
    "AttachThisUpgrade",
    "AttackerTakes",
    "BuyUpgrade",
    "MoveUpgrade",
]


@dataclass(frozen=True, slots=True)
class MoveUpgrade(Effect):
    """Attach an upgrade of some kind to a different eligible unit, perhaps taking control of it (swu:3.6.14)."""

    what: tuple[Filter, ...]
    to: tuple[Filter, ...] = ()
    takes: bool = False
    """Whether the player takes control of it first."""
    same_side: bool = False
    """Whether both units must have the same controller."""
    stays: bool = False
    """Whether the unit that it is on may be chosen again."""

    asks_first = True

    def _places(self, table: Table, act: Act, upgrade: Upgrade) -> list[Unit]:
        seat = act.seat if self.takes else upgrade.controller
        return [
            unit
            for unit in table.units()
            if (self.stays or unit is not upgrade.unit)
            and (not self.same_side or unit.controller == upgrade.unit.controller)
            and all(one.test(table, act, unit) for one in self.to)
            and eligible(table, upgrade, unit, seat)
        ]

    def _movable(self, table: Table, act: Act) -> list[Upgrade]:
        current(table)
        return [
            upgrade
            for unit in table.units()
            for upgrade in unit.upgrades
            if all(one.test(table, act, upgrade) for one in self.what) and self._places(table, act, upgrade)
        ]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether one can be moved."""
        return bool(self._movable(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the upgrade, then the unit."""
        upgrade = yield from choose_one(act, self._movable(table, act), self)
        if upgrade is None:
            return False
        places = self._places(table, act, upgrade)
        unit = yield from choose_piece(act.seat, places, say("swu-ask-attach", card=upgrade.face.name))
        move_upgrade(table, upgrade, unit, act.seat if self.takes else upgrade.controller)
        act.things = [unit]
        yield from settle(table)
        return True

    def text(self) -> Message:
        what = article("upgrade", self.what)
        if self.takes:
            return say("swu-takes-and-attaches-any" if self.stays else "swu-takes-and-attaches", what=what)
        if self.to:
            return say("swu-attach-eligible", what=what, to=article("unit", self.to))
        return say("swu-attach-same-side" if self.same_side else "swu-attach-different", what=what)


@dataclass(frozen=True, slots=True)
class AttachThisUpgrade(Effect):
    """Attach this upgrade to another unit of some kind: from the unit that it is on, or from the discard pile."""

    to: tuple[Filter, ...]

    asks_first = True

    def _places(self, table: Table, act: Act) -> list[Unit]:
        current(table)
        this = act.source
        if not isinstance(this, Upgrade):
            return []
        units = [unit for unit in table.units() if all(one.test(table, act, unit) for one in self.to)]
        if _in_play(this):
            return [unit for unit in units if unit is not this.unit]
        if not lying(table, [this.card]):
            return []
        there = Act(act.seat, Played(this.card, act.face, table.owners[this.card], act.seat))
        return [unit for unit in units if attachable(table, there, act.face, unit)]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a unit for it."""
        return bool(self._places(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the unit and attach it there."""
        unit = yield from choose_one(act, self._places(table, act), self)
        if unit is None:
            return False
        this = act.source
        assert isinstance(this, Upgrade)
        if _in_play(this):
            move_upgrade(table, this, unit, this.controller)
        else:
            take_from_discard(table, [this.card])
            attach(table, this.card, act.face, act.seat, unit)
        yield from settle(table)
        return True

    def text(self) -> Message:
        return say("swu-attach-this-upgrade", to=article("unit", self.to))


def _in_play(upgrade: Upgrade) -> bool:
    """Tell whether an upgrade is on a unit."""
    return upgrade.unit.here and upgrade in upgrade.unit.upgrades


@dataclass(frozen=True, slots=True)
class AttackerTakes(Effect):
    """The attacking player takes control of this upgrade and attaches it to a unit they control."""

    word = "attacker-takes"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let that player choose the unit."""
        upgrade, attack = act.source, act.attack
        if not isinstance(upgrade, Upgrade) or attack is None or upgrade not in upgrade.unit.upgrades:
            return False
        current(table)
        units = [unit for unit in table.players[attack.seat].units if eligible(table, upgrade, unit, attack.seat)]
        if not units:
            return False
        unit = yield from choose_piece(attack.seat, units, say("swu-ask-attach", card=upgrade.face.name))
        move_upgrade(table, upgrade, unit, attack.seat)
        yield from settle(table)
        return True


@dataclass(frozen=True, slots=True)
class BuyUpgrade(Effect):
    """Pay the cost of an upgrade on a unit of some kind; then take it over and attach it to this unit, or defeat it."""

    on: tuple[Filter, ...]

    asks_first = True

    def _upgrades(self, table: Table, act: Act) -> list[Upgrade]:
        current(table)
        player = table.players[act.seat]
        funds = len(player.ready) + player.usable_credits
        return [
            upgrade
            for unit in table.units()
            if all(one.test(table, act, unit) for one in self.on)
            for upgrade in unit.upgrades
            if upgrade.face.cost <= funds
        ]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether one can be paid for."""
        return bool(self._upgrades(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose it, pay, and take it."""
        upgrade = yield from choose_one(act, self._upgrades(table, act), self)
        if upgrade is None:
            return False
        yield from pay_resources(table, table.players[act.seat], upgrade.face.cost)
        this = act.source
        if isinstance(this, Unit) and this.here and eligible(table, upgrade, this, act.seat):
            move_upgrade(table, upgrade, this, act.seat)
        else:
            defeat_upgrades(table, [upgrade], act.seat, act.source)
        yield from settle(table)
        return True

    def text(self) -> Message:
        return say("swu-buy-upgrade", on=article("unit", self.on))
