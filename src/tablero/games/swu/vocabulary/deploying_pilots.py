"""Leaders that are deployed, or turned over, as upgrades (chapters 3.4.4.a and 3.4.4.b)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Effect
from tablero.games.swu.attaching import can_take_pilot, pilots_on
from tablero.games.swu.checks import settle
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.entering import deploy_on, flip_onto
from tablero.games.swu.state import Leader, Table, Unit
from tablero.games.swu.vocabulary.asking import choose_piece
from tablero.games.swu.vocabulary.deploying import Deploy, plots
from tablero.kernel import Choose, Message, Play, say


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
        vehicle = yield from choose_piece(act.seat, found, say("swu-ask-attach", card=act.face.name))
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
        answer = yield Choose(act.seat, options, say("swu-ask-mode", card=act.face.name))
        table.offered = ()
        return (yield from modes[answer[1]].run(table, act))

    def text(self) -> Message:
        """Say it."""
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
        vehicle = yield from choose_piece(act.seat, found, say("swu-ask-attach", card=act.face.name))
        flip_onto(table, leader, vehicle)
        yield from settle(table)
        return True
