"""Wrecks (keyword "Transport"): passengers leave a vehicle that is destroyed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablero.games.legion.displacement import DisplacedLeader
from tablero.games.legion.measuring import touches
from tablero.games.legion.passengers import passengers
from tablero.games.legion.placing import Placing, PlacingLeader
from tablero.games.legion.state import FACEDOWN, NOBODY, ON_BATTLEFIELD, Battle, Unit
from tablero.games.legion.suppression import suppress
from tablero.kernel import Message, Play, Reason, because, say
from tablero.tabletop import Battlefield, Point

SIDES: Final = 24


class OutOfTheWreck(PlacingLeader):
    """Placing the leader of a unit beside the vehicle that is about to be removed (legion23:kw.transport-closed.5)."""

    def __init__(self, battle: Battle, unit: Unit, vehicle: Unit) -> None:
        super().__init__(battle, unit, self.why_not_beside, battle.field[vehicle.leader].pose)
        self.vehicle = vehicle

    def why_not_beside(self, field: Battlefield, id: int) -> Reason | None:
        """Return why the leader can't be placed there: it must touch the vehicle."""
        if touches(self.battle, field, id, self.vehicle.leader):
            return None
        return because("legion23:kw.transport-closed.5", "legion-not-at-the-vehicle", unit=self.battle.name(self.unit))

    def grid(self) -> Iterator[Point]:
        """Yield the points beside the vehicle."""
        poses = self.contact.around(self.vehicle.leader, 0, self.was.z, SIDES)
        return ((pose.x, pose.y) for pose in poses)


def climb_out(battle: Battle, vehicle: Unit) -> Play[list[Unit]]:
    """Have the leaders aboard a vehicle that is destroyed placed beside it before it is removed; return their units.

    It is the same for open transports (legion23:kw.transport-open.6).
    """
    leaving = passengers(battle, vehicle)
    for unit in leaving:
        leader: PlacingLeader = OutOfTheWreck(battle, unit, vehicle)
        if not (yield from leader.has_room()):
            leader = DisplacedLeader(battle, unit, battle.field[vehicle.leader].pose)
        yield from leader.make(question(battle, unit, vehicle))  # legion23:kw.transport-closed.5
        unit.place, unit.carrier = ON_BATTLEFIELD, NOBODY
    return leaving


def gather(battle: Battle, unit: Unit, vehicle: Unit) -> Play[None]:
    """Have the others of a unit placed that has left a wreck; it is suppressed, and its Order token is facedown."""
    followers = [id for id in unit.miniatures if id != unit.leader]
    if followers:
        # legion23:kw.transport-closed.5
        yield from Placing(battle, unit, followers).make(question(battle, unit, vehicle))
    unit.order = FACEDOWN  # legion23:kw.transport-closed.5
    suppress(battle, unit)  # legion23:kw.transport-closed.5
    battle.log.tell("legion-disembarks", unit=battle.name(unit), vehicle=battle.name(vehicle))


def question(battle: Battle, unit: Unit, vehicle: Unit) -> Message:
    """Return what is asked where a unit leaves a vehicle."""
    return say("legion-ask-disembark", unit=battle.name(unit), vehicle=battle.name(vehicle))
