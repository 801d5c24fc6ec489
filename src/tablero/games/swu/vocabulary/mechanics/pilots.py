"""Piloting (swu:7.5.17), Pilots on Vehicles, and leaders that are deployed as Pilots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Ability, Act, Effect, Filter, LeadersUnit, Target
from tablero.games.swu.attaching import become_unit, become_upgrade, can_take_pilot, eligible, move_upgrade, pilots_on
from tablero.games.swu.card_text import Text
from tablero.games.swu.checks import settle
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.entering import deploy_on, flip_onto
from tablero.games.swu.names import Aspect
from tablero.games.swu.playing import Piloting
from tablero.games.swu.state import Leader, Table, Unit, Upgrade
from tablero.games.swu.vocabulary.abilities.kinds import epic
from tablero.games.swu.vocabulary.amounts.counting import Resources
from tablero.games.swu.vocabulary.asking import choose_one, choose_piece
from tablero.games.swu.vocabulary.conditions.combining import AtLeast
from tablero.games.swu.vocabulary.effects.base import OnTarget
from tablero.games.swu.vocabulary.filters.basic import Simple
from tablero.games.swu.vocabulary.filters.combining import Not
from tablero.games.swu.vocabulary.filters.upgrades import other_units
from tablero.games.swu.vocabulary.mechanics.leaders import Deploy
from tablero.games.swu.vocabulary.mechanics.plot import plots
from tablero.games.swu.vocabulary.nouns import article
from tablero.games.swu.vocabulary.questions import asked_by
from tablero.kernel import Choose, Message, Play, say

__all__ = [
    "AttachThis",
    "AttachToThis",
    "DeployEither",
    "DeployOn",
    "Eject",
    "FlipOnto",
    "LeadersUnit",
    "Piloted",
    "Piloting",
    "pilot_leader",
    "piloted",
    "piloting",
    "unpiloted",
]


@dataclass(frozen=True, slots=True)
class Piloted(Simple):
    """With a Pilot on it."""

    word = "piloted"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        return isinstance(thing, Unit) and pilots_on(thing) > 0


piloted = Piloted()


unpiloted = Not(piloted)


@dataclass(frozen=True, slots=True)
class AttachThis(Effect):
    """Attach this unit as an upgrade to a unit of some kind, which becomes "it" (swu:3.5.6)."""

    to: tuple[Filter, ...]

    asks_first = True

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether this is a unit in play and there is one to attach it to."""
        current(table)
        return isinstance(act.source, Unit) and act.source.here and bool(other_units(table, act, self.to))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the unit and attach this one."""
        found = other_units(table, act, self.to) if self.able(table, act) else []
        on = yield from choose_one(act, found, self)
        if on is None:
            return False
        assert isinstance(act.source, Unit)
        become_upgrade(table, act.source, on, self.to)
        yield from settle(table)
        act.things = [on] if on.here else []
        return True

    def text(self) -> Message:
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
        return say("swu-eject", to=self.to.text())


@dataclass(frozen=True, slots=True)
class DeployOn(Effect):
    """Deploy this leader as an upgrade on a friendly Vehicle without a Pilot (swu:3.4.4.a)."""

    word = "deploy-on"

    def _vehicles(self, table: Table, act: Act) -> list[Unit]:
        current(table)
        return [unit for unit in table.players[act.seat].units if can_take_pilot(unit)]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is such a Vehicle."""
        return bool(self._vehicles(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the Vehicle, turn the leader over and attach it."""
        leader = act.source
        found = self._vehicles(table, act)
        if not found or not isinstance(leader, Leader) or leader.deployed:
            return False
        vehicle = yield from choose_piece(act.seat, found, asked_by(act, "swu-ask-attach"))
        deploy_on(table, leader, vehicle)
        yield from settle(table)
        yield from plots(table, leader)
        return True


@dataclass(frozen=True, slots=True)
class DeployEither(Effect):
    """Deploy this leader as a unit or as an upgrade: of the two, whatever can be done (swu:3.4.4.a)."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose, then deploy it."""
        modes = (Deploy(), DeployOn())
        table.offered = modes
        options = [("mode", i) for i, mode in enumerate(modes) if mode.able(table, act)]
        answer = yield Choose(act.seat, options, asked_by(act, "swu-ask-mode"))
        table.offered = ()
        return (yield from modes[answer[1]].run(table, act))

    def text(self) -> Message:
        return say("swu-or", first=Deploy().text(), second=DeployOn().text())


@dataclass(frozen=True, slots=True)
class FlipOnto(Effect):
    """Turn this leader over and attach it to a friendly Vehicle without a Pilot: no deployment (swu:3.4.4.b)."""

    word = "flip-onto"

    def _vehicles(self, table: Table, act: Act) -> list[Unit]:
        current(table)
        units = table.players[act.seat].units
        return [unit for unit in units if "vehicle" in unit.traits and not pilots_on(unit)]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is such a Vehicle."""
        return bool(self._vehicles(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the Vehicle, turn the leader over and attach it."""
        leader = act.source
        found = self._vehicles(table, act)
        if not found or not isinstance(leader, Leader) or leader.deployed:
            return False
        vehicle = yield from choose_piece(act.seat, found, asked_by(act, "swu-ask-attach"))
        flip_onto(table, leader, vehicle)
        yield from settle(table)
        return True


def piloting(cost: int, *aspects: Aspect) -> Piloting:
    """Return Piloting with its cost (swu:7.5.17.a)."""
    return Piloting(cost, aspects)


def pilot_leader(
    resources: int, front: tuple[Ability, ...], deployed: tuple[Ability, ...], pilot: tuple[Ability, ...]
) -> Text:
    """Return the sides of a leader that is deployed as a unit or on a Vehicle, which it makes a leader unit."""
    deploying = epic(DeployEither(), condition=AtLeast(Resources(), resources))
    return Text((*front, deploying), deployed, (LeadersUnit(), *pilot))
