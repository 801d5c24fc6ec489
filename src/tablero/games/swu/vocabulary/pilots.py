"""Pilots and other cards that are units at one time and upgrades at another (chapters 3.5.6, 3.6.3, 7.5.17 and 8.37)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Condition, Effect, Filter, Standing, Target, units_in
from tablero.games.swu.attaching import become_unit, become_upgrade, eligible, move_unit, move_upgrade, pilots_on
from tablero.games.swu.checks import settle
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.constants import ARENAS
from tablero.games.swu.state import Piece, Table, Unit, Upgrade
from tablero.games.swu.vocabulary.asking import choose_one, choose_piece
from tablero.games.swu.vocabulary.effects import OnTarget
from tablero.games.swu.vocabulary.filters import Simple
from tablero.games.swu.vocabulary.targets import article
from tablero.kernel import Choose, Message, Option, Play, say

# What is on what.


@dataclass(frozen=True, slots=True)
class Piloted(Simple):
    """With a Pilot on it."""

    word = "piloted"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it has one."""
        return isinstance(thing, Unit) and pilots_on(thing) > 0


@dataclass(frozen=True, slots=True)
class Carrying(Filter):
    """With an upgrade of some kind on it."""

    kinds: tuple[Filter, ...]

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it has one."""
        return isinstance(thing, Unit) and any(
            all(kind.test(table, act, upgrade) for kind in self.kinds) for upgrade in thing.upgrades
        )

    def text(self, noun: Message, count: int) -> Message:
        """Put it to the noun."""
        return say("swu-is-carrying", noun=noun, what=article("upgrade", self.kinds), n=count)


@dataclass(frozen=True, slots=True)
class OnA(Filter):
    """Of an upgrade: on a unit of some kind."""

    kinds: tuple[Filter, ...]

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether its unit is of the kind."""
        return isinstance(thing, Upgrade) and all(kind.test(table, act, thing.unit) for kind in self.kinds)

    def text(self, noun: Message, count: int) -> Message:
        """Put it to the noun."""
        return say("swu-is-on", noun=noun, what=article("unit", self.kinds), n=count)


@dataclass(frozen=True, slots=True)
class HasUpgrade(Condition):
    """You control an upgrade of some kind, or the unit with the ability has so many upgrades."""

    kinds: tuple[Filter, ...] = ()

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        return any(
            upgrade.controller == act.seat and all(kind.test(table, act, upgrade) for kind in self.kinds)
            for unit in table.units()
            for upgrade in unit.upgrades
        )

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-control", mood="if", what=article("upgrade", self.kinds))


# What a Pilot, or the unit it is on, is allowed.


@dataclass(frozen=True, slots=True)
class ExtraPilot(Standing):
    """One more Pilot may be played or deployed on this unit (swu:3.6.3.c)."""

    word = "extra-pilot"
    extra_pilots = 1


@dataclass(frozen=True, slots=True)
class SqueezesIn(Standing):
    """This upgrade can be played on a friendly Vehicle that has a Pilot."""

    word = "squeezes-in"
    squeezes_in = True


@dataclass(frozen=True, slots=True)
class Firm(Standing):
    """This upgrade can't be defeated by enemy card abilities (swu:1.3.3)."""

    word = "firm"
    firm = True


# Instead of being defeated.


@dataclass(frozen=True, slots=True)
class BecomesUpgradeInstead(Standing):
    """If this unit would be defeated, its controller may attach it to a friendly unit of some kind instead."""

    to: tuple[Filter, ...]

    saves = True

    def save(self, table: Table, piece: Piece) -> Play[None]:
        """Let the player choose a unit, if there is one."""
        assert isinstance(piece, Unit)
        current(table)
        act = Act(piece.controller, piece)
        leaving = [unit for doomed in table.saving for unit in doomed.pieces]
        found = [unit for unit in _fitting(table, act, self.to) if unit not in leaving]
        if not found:
            return
        options: list[Option] = [unit.ref for unit in found]
        answer = yield Choose(
            act.seat, [*options, "pass"], say("swu-ask-instead", card=piece.face.name, effect=self._do())
        )
        if answer != "pass":
            become_upgrade(table, piece, next(one for one in found if one.ref == answer), self.to)

    def _do(self) -> Message:
        return say("swu-attach", what=say("swu-this"), to=article("unit", self.to))

    def text(self) -> Message:
        """Say it."""
        return say("swu-sentence", text=say("swu-instead-of-defeat", effect=self._do()))


@dataclass(frozen=True, slots=True)
class BecomesUnitInstead(Standing):
    """If this upgrade would be defeated, its controller may move it to the ground arena as an exhausted unit instead."""

    saves = True

    def save(self, table: Table, piece: Piece) -> Play[None]:
        """Ask, and move it."""
        assert isinstance(piece, Upgrade)
        ask = say("swu-ask-instead", card=piece.face.name, effect=say("swu-eject-this"))
        answer = yield Choose(piece.controller, ["yes", "no"], ask)
        if answer == "yes":
            become_unit(table, piece, piece.controller)

    def text(self) -> Message:
        """Say it."""
        return say("swu-sentence", text=say("swu-instead-of-defeat", effect=say("swu-eject-this")))


def _fitting(table: Table, act: Act, filters: tuple[Filter, ...]) -> list[Unit]:
    return [
        unit for unit in table.units() if unit is not act.source and all(one.test(table, act, unit) for one in filters)
    ]


# Effects.


@dataclass(frozen=True, slots=True)
class AttachThis(Effect):
    """Attach this unit as an upgrade to a unit of some kind, which becomes "it" (swu:3.5.6)."""

    to: tuple[Filter, ...]

    asks_first = True

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether this is a unit in play and there is one to attach it to."""
        current(table)
        return isinstance(act.source, Unit) and act.source.here and bool(_fitting(table, act, self.to))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the unit and attach this one."""
        found = _fitting(table, act, self.to) if self.able(table, act) else []
        on = yield from choose_one(act, found, self)
        if on is None:
            return False
        assert isinstance(act.source, Unit)
        become_upgrade(table, act.source, on, self.to)
        yield from settle(table)
        act.things = [on] if on.here else []
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-attach-this", to=article("unit", self.to))


@dataclass(frozen=True, slots=True)
class AttachToThis(Effect):
    """Attach a friendly Pilot, unit or upgrade, to this unit (swu:3.5.6, swu:3.6.14)."""

    bound: tuple[Filter, ...]
    """What the card is bound to from then on: this unit (swu:3.6.3.b)."""

    word = "attach-pilot-to-this"
    asks_first = True

    def _pilots(self, table: Table, act: Act) -> list[Unit | Upgrade]:
        this = act.source
        current(table)
        if not isinstance(this, Unit) or not this.here:
            return []
        units = [u for u in table.players[act.seat].units if "pilot" in u.traits and u is not this and u.card >= 0]
        upgrades = [
            upgrade
            for unit in table.units()
            for upgrade in unit.upgrades
            if upgrade.controller == act.seat
            and "pilot" in upgrade.face.traits
            and unit is not this
            and eligible(table, upgrade, this, act.seat)
        ]
        return [*units, *upgrades]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a Pilot."""
        return bool(self._pilots(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the Pilot and attach it."""
        pilot = yield from choose_one(act, self._pilots(table, act), self)
        if pilot is None:
            return False
        assert isinstance(act.source, Unit)
        if isinstance(pilot, Unit):
            become_upgrade(table, pilot, act.source, self.bound)
        else:
            pilot.bound = self.bound
            move_upgrade(table, pilot, act.source, act.seat)
        yield from settle(table)
        return True


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
        """Say it."""
        what = article("upgrade", self.what)
        if self.takes:
            return say("swu-takes-and-attaches-any" if self.stays else "swu-takes-and-attaches", what=what)
        if self.to:
            return say("swu-attach-eligible", what=what, to=article("unit", self.to))
        return say("swu-attach-same-side" if self.same_side else "swu-attach-different", what=what)


@dataclass(frozen=True, slots=True)
class MoveThisUpgrade(Effect):
    """Attach this upgrade to a unit of some kind."""

    to: tuple[Filter, ...]

    asks_first = True

    def _places(self, table: Table, act: Act) -> list[Unit]:
        current(table)
        this = act.source
        return [unit for unit in _fitting(table, act, self.to) if isinstance(this, Upgrade) and unit is not this.unit]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is another unit for it."""
        return bool(self._places(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the unit and attach it there."""
        unit = yield from choose_one(act, self._places(table, act), self)
        if unit is None:
            return False
        assert isinstance(act.source, Upgrade)
        move_upgrade(table, act.source, unit, act.source.controller)
        yield from settle(table)
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-attach-this-upgrade", to=article("unit", self.to))


@dataclass(frozen=True, slots=True)
class Eject(OnTarget):
    """Detach upgrades, move them to the ground arena as units and exhaust them (swu:8.37.1)."""

    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Move them; they become "it"."""
        things = yield from self.to.find(table, act, self)
        moved = [become_unit(table, upgrade, act.seat) for upgrade in things]
        yield from settle(table)
        act.things = [unit for unit in moved if unit.here]
        return bool(moved)

    def text(self) -> Message:
        """Say it."""
        return say("swu-eject", to=self.to.text())


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
        """Say it."""
        return say(f"swu-move-{ARENAS[self.arena]}", to=self.to.text())
