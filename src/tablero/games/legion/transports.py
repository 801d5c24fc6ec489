"""Transports (keywords "Transport" and "Light Transport"): embarking, disembarking, and deploying from one or aboard."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from math import isqrt
from typing import Any, Final

from tablero.games.legion import keywords, movement
from tablero.games.legion.battlefield import take_off
from tablero.games.legion.measuring import engaged, touches
from tablero.games.legion.moving import ROUNDED, Move, Moved, Terms
from tablero.games.legion.moving_rules import STANDARD
from tablero.games.legion.passengers import CLOSED, OPEN, WORN_OUT, has_driven_far, kind_of, passengers, transport
from tablero.games.legion.speed import own_speed, speed_of
from tablero.games.legion.state import EMBARKED, NOBODY, ON_BATTLEFIELD, UNDEPLOYED, Battle, Unit
from tablero.games.legion.tools import TOOLS
from tablero.kernel import Choose, Option, Play, Reason, Rng, because, say
from tablero.tabletop import Battlefield, Point, Pose, ahead, around, near_line

EMBARK: Final = "embark"
DISEMBARK: Final = "disembark"
"""The moves with which units get on and off, as `Unit.done` has them."""
SPEED: Final = 1
"""Of the moves with which units embark and disembark."""
SIDES: Final = 24
WAYS: Final = (0, 450, -450, 900, -900)
"""How a tool is laid from a base beside the vehicle: straight away from it, and more and more along it."""


def why_not_carry(battle: Battle, vehicle: Unit, unit: Unit) -> Reason | None:
    """Return why a vehicle can't take a unit aboard, or None."""
    found, name = transport(vehicle), battle.name(unit)
    if found is None or vehicle.seat != unit.seat or len(passengers(battle, vehicle)) >= (found.value or 0):
        return because("legion23:kw.transport-x", "legion-no-room-aboard", unit=name, vehicle=battle.name(vehicle))
    light = found.name == "light-transport"
    if light and (len(unit.miniatures) > 1 or unit.card.base.notched):
        return because(
            "legion23:kw.light-transport-x", "legion-no-room-aboard", unit=name, vehicle=battle.name(vehicle)
        )
    # legion23:kw.transport-x.4
    creature = not keywords.trooper(unit) or keywords.of_type(unit, "creature trooper")
    if creature or own_speed(unit) == 0 or keywords.has(unit, "stationary") or unit.held:
        return because("legion23:kw.transport-x.4", "legion-cannot-embark", unit=name)
    return None


# Embarking.


class Embarking(Move):
    """A Speed-1 move that ends with the leader in contact with a vehicle (legion23:kw.transport-x.3)."""

    def __init__(self, battle: Battle, unit: Unit, vehicle: Unit) -> None:
        super().__init__(battle, unit, Terms(STANDARD, speed_of(unit, SPEED), into_melee=False))
        self.vehicle = vehicle

    def why_not_led(self, field: Battlefield, part: Any) -> Reason | None:
        """Return why the leader can't get there, or why it is not at the vehicle (legion23:kw.transport-x.5)."""
        reason = super().why_not_led(field, part)
        if reason is not None or touches(self.battle, field, self.unit.leader, self.vehicle.leader):
            return reason
        return because("legion23:kw.transport-x.5", "legion-not-at-the-vehicle", unit=self.battle.name(self.unit))

    def parts_toward(self, goal: Point) -> Iterator[Point]:
        """Yield the places beside the vehicle, the nearest to the leader first."""
        yield from self.beside

    @cached_property
    def beside(self) -> list[Point]:
        """The places at which the leader touches the vehicle, the nearest first."""
        poses = self.contact.around(self.vehicle.leader, self.start.facing, self.start.z, SIDES)
        points = [(pose.x, pose.y) for pose in poses]
        return sorted(points, key=lambda p: ((p[0] - self.start.x) ** 2 + (p[1] - self.start.y) ** 2, p))

    def random_part(self, rng: Rng) -> Point:
        """Return some place beside the vehicle."""
        return rng.choice(self.beside[: SIDES // 2])


def embarkable(battle: Battle, unit: Unit) -> list[Unit]:
    """Return the vehicles that a unit can embark in with a Move action now."""
    if unit.place != ON_BATTLEFIELD or speed_of(unit, SPEED) == 0 or engaged(battle, unit):
        return []
    if DISEMBARK in unit.done:
        return []  # legion23:kw.transport-x.3
    vehicles = [each for each in battle.units_of(unit.seat) if why_not_carry(battle, each, unit) is None]
    # legion23:kw.transport-x.9: a closed one takes another action
    more = battle.activating == unit.id and battle.actions > 0
    able = [each for each in vehicles if kind_of(each) == OPEN or more]
    return [each for each in able if Embarking(battle, unit, each).possible()]


def embark(battle: Battle, unit: Unit, vehicle: Unit) -> Play[Moved]:
    """Let a unit embark: it moves to a vehicle and leaves the battlefield (legion23:kw.transport-x.5)."""
    question = say("legion-ask-embark", unit=battle.name(unit), vehicle=battle.name(vehicle))
    moved = yield from movement.made(battle, unit, Embarking(battle, unit, vehicle), question)
    if kind_of(vehicle) == CLOSED:
        battle.actions -= 1  # legion23:kw.transport-x.5, legion23:kw.transport-x.9
    go_aboard(battle, unit, vehicle)
    _note(battle, unit, EMBARK)  # legion23:kw.transport-x.3
    battle.log.tell("legion-embarks", unit=battle.name(unit), vehicle=battle.name(vehicle))
    return moved._replace(kind=EMBARK)


def go_aboard(battle: Battle, unit: Unit, vehicle: Unit) -> None:
    """Let a unit be aboard a vehicle, from wherever it is (legion23:kw.transport-x.2, legion23:kw.transport-x.8)."""
    for id in unit.miniatures:
        take_off(battle, battle.miniatures[id])
    unit.place, unit.carrier = EMBARKED, vehicle.id


# Disembarking.


class Leaving(Move):
    """A Speed-1 move from a base that is placed beside a vehicle, into contact with no enemy (legion23:kw.transport-x.6)."""

    into_melee = False

    def __init__(self, battle: Battle, unit: Unit, vehicle: Unit) -> None:
        super().__init__(battle, unit, Terms(STANDARD, speed_of(unit, SPEED), into_melee=self.into_melee))
        self.vehicle = vehicle

    @cached_property
    def start(self) -> Pose:
        """Where the vehicle is: heights are measured from there (legion26:kw.transport.2)."""
        return self.battle.field[self.vehicle.leader].pose

    @property
    def wide(self) -> int:
        """How far from the middle of the vehicle's base its ends are."""
        return max(self.vehicle.card.base.length, self.vehicle.card.base.width) // 2

    def distance_to(self, goal: Point) -> int:
        """Return how far a point is from where a tool may begin."""
        return max(0, super().distance_to(goal) - self.wide - self.radius - ROUNDED)

    def begins(self, goal: Point) -> Iterator[tuple[Point, int]]:
        """Yield from where the tool may be laid: from a base that touches the vehicle and stands free."""
        for (x, y), facing in self.rims(self.radius, goal):
            if self.footing.stands(Pose(x, y, 0, 0)):
                for way in WAYS:
                    yield ahead((x, y), facing + way, self.radius), facing + way

    def rims(self, off: int, goal: Point) -> Iterator[tuple[Point, int]]:
        """Yield points so far off the vehicle's base, and the direction outward, those toward a goal first."""
        body = self.battle.field[self.vehicle.leader]
        radius, ends = body.shape.radius, body.core
        for core in ends:
            for point, facing in around(core, radius + off, goal):
                if not near_line(point, ends[0], ends[-1], radius + off - 2):
                    yield point, facing

    @property
    def most(self) -> int:
        """How far from the vehicle the leader may end at most."""
        return self.wide + TOOLS[SPEED].length + 4 * self.radius

    def random_part(self, rng: Rng) -> Point:
        """Return some place round the vehicle."""
        return ahead((self.start.x, self.start.y), rng.below(3600), rng.between(self.wide + self.radius, self.most))


class DeployingFrom(Leaving):
    """A Speed-1 move of an undeployed unit from the base of its transport (legion26:kw.transport.2)."""

    into_melee = True

    def begins(self, goal: Point) -> Iterator[tuple[Point, int]]:
        """Yield from where the tool may be laid: from the base of the vehicle."""
        return self.rims(0, goal)

    def distance_to(self, goal: Point) -> int:
        """Return how far a point is from the base of the vehicle."""
        x, y = goal[0] - self.start.x, goal[1] - self.start.y
        return max(0, isqrt(x * x + y * y) - self.wide - ROUNDED)


def _note(battle: Battle, unit: Unit, what: str) -> None:
    """Note what a unit does in its activation."""
    if battle.activating == unit.id:
        unit.done.append(what)


def can_disembark(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit that is aboard a vehicle can leave it (legion23:kw.transport-x.4)."""
    if unit.place != EMBARKED or speed_of(unit, SPEED) == 0:
        return False
    if EMBARK in unit.done:
        return False  # legion23:kw.transport-x.3
    return Leaving(battle, unit, battle.units[unit.carrier]).possible()


def disembark(battle: Battle, unit: Unit) -> Play[Moved]:
    """Let a unit leave the vehicle that carries it (legion23:kw.transport-x.6)."""
    vehicle = battle.units[unit.carrier]
    question = say("legion-ask-disembark", unit=battle.name(unit), vehicle=battle.name(vehicle))
    moved = yield from movement.made(battle, unit, Leaving(battle, unit, vehicle), question)
    unit.carrier = NOBODY
    _note(battle, unit, DISEMBARK)  # legion23:kw.transport-x.3
    if has_driven_far(vehicle):
        _note(battle, unit, WORN_OUT)  # legion23:kw.transport-x.7
        battle.actions = 0 if battle.activating == unit.id else battle.actions  # legion23:kw.transport-x.7
    battle.log.tell("legion-disembarks", unit=battle.name(unit), vehicle=battle.name(vehicle))
    return moved._replace(kind=DISEMBARK)


# What the editions have of their own.


class Carrying:
    """Transports by the newer book: one unit deploys from each."""

    def choose(self, battle: Battle, seat: int) -> Play[None]:
        """Let each transport of a seat choose in setup whom it carries (legion26:kw.transport)."""
        for vehicle in battle.undefeated(seat):
            options: list[Option] = [("unit", unit.id) for unit in battle.undefeated(seat) if fits_aboard(unit)]
            if transport(vehicle) is None:
                continue
            chosen = yield Choose(seat, [*options, "no"], say("legion-ask-transport", unit=battle.name(vehicle)))
            if chosen != "no":
                battle.units[chosen[1]].carrier = vehicle.id

    def waiting(self, battle: Battle, vehicle: Unit) -> list[Unit]:
        """Return the units that deploy from a vehicle which has deployed just now (legion26:kw.transport.2)."""
        own = [unit for unit in battle.units if unit.place == UNDEPLOYED and unit.carrier == vehicle.id]
        return [unit for unit in own if DeployingFrom(battle, unit, vehicle).possible()]

    def ordered(self, battle: Battle, vehicle: Unit) -> list[Unit]:
        """Return the units to which a vehicle may issue an Order: in the first round whom it carries."""
        if battle.round != 1:
            return []  # legion26:kw.transport, legion26:kw.transport.3
        return [unit for unit in battle.undefeated(vehicle.seat) if unit.carrier == vehicle.id]

    def boarded(self, battle: Battle, unit: Unit) -> list[Unit]:
        """Return the vehicles aboard which a unit may deploy: none."""
        return []


class Carrying2023(Carrying):
    """Transports by the older book: units ride in them."""

    def choose(self, battle: Battle, seat: int) -> Play[None]:
        """Choose nobody before units are deployed."""
        yield from ()

    def waiting(self, battle: Battle, vehicle: Unit) -> list[Unit]:
        """Return nobody: units are deployed aboard."""
        return []

    def ordered(self, battle: Battle, vehicle: Unit) -> list[Unit]:
        """Return nobody: a vehicle issues no Orders."""
        return []

    def boarded(self, battle: Battle, unit: Unit) -> list[Unit]:
        """Return the vehicles aboard which a unit may deploy: those that are deployed and have room."""
        # legion23:kw.transport-x.2
        return [vehicle for vehicle in battle.units_of(unit.seat) if why_not_carry(battle, vehicle, unit) is None]


def fits_aboard(unit: Unit) -> bool:
    """Tell whether a transport may choose a unit: a Corps or Special Forces Trooper that nobody has chosen."""
    if unit.carrier != NOBODY or any(upgrade.card.squad for upgrade in unit.upgrades):
        return False
    # legion26:kw.transport
    return unit.rank in ("corps", "special_forces") and keywords.trooper(unit)


def deploy_from(battle: Battle, unit: Unit, vehicle: Unit) -> Play[None]:
    """Have an undeployed unit deploy from the base of its transport (legion26:kw.transport.2)."""
    question = say("legion-ask-deploy-from", unit=battle.name(unit), vehicle=battle.name(vehicle))
    yield from movement.made(battle, unit, DeployingFrom(battle, unit, vehicle), question)
    unit.carrier = NOBODY
