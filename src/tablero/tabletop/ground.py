"""The ground as something that moves meets it: what bars its way, what it climbs over, what it can stand on.

What that is, a game says in a `Going`; the mover's shape and size come from its body. For each facing the way is made once,
and asked as often as need be: a unit of models that are alike needs one ground for all of its moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import isqrt
from typing import NamedTuple

from tablero.tabletop.battlefield import Battlefield
from tablero.tabletop.bodies import Body
from tablero.tabletop.columns import Grown, columns_of, grown, swollen
from tablero.tabletop.compiled import ints, listed, room, zeros
from tablero.tabletop.kernels import REACH, Columns, X, Y
from tablero.tabletop.kernels.moving import (
    BARRED,
    FAR,
    FLOOR,
    OVER,
    climb,
    first_barred,
    free_of_all,
    leg,
    length_of,
    rims,
    stands_free,
)
from tablero.tabletop.kernels.plane import near
from tablero.tabletop.shapes import Pose, Shape, hull, turned
from tablero.tabletop.units import COS, SIN, TURN, Point

_FULL_TURN = 6_283_185_308
"""Two pi, times a thousand million, rounded up."""

_POINT = ((0, 0),)

_STEP = 10
"""A turn on the spot is looked at in steps of a degree: between two of them a corner strays less than 0.01 mm outward."""

_ROUNDED = 4
"""By less than that two cores reach farther for having been turned and rounded."""


class Barred(NamedTuple):
    """A body that may not be entered, nor approached nearer than so far along the table and so far up or down."""

    number: int
    keep_off: int = 0
    keep_up: int = 0


class Going(NamedTuple):
    """What a mover meets on its way, by the rules of a game and a kind of move."""

    barred: tuple[Barred, ...] = ()
    over: tuple[int, ...] = ()
    """Bodies that it goes over and not through."""
    floors: tuple[int, ...] = ()
    """Bodies that carry it, if it stands on them."""
    free: int = 0
    """Up to this height things are crossed as if they were not there."""


class _Glance(NamedTuple):
    """A barred body as it is seen at a glance: a mover whose foot is at other heights, or whose middle is farther, is clear."""

    barred: Barred
    x: int
    y: int
    far: int
    low: int
    high: int


class Blocked(NamedTuple):
    """Why a path can't be taken: on which leg, counted from 0, and the body in the way; None is the edge of the table."""

    leg: int
    number: int | None


class Ground:
    """The ground for movers of one shape and height.

    >>> from tablero.tabletop import INCH, Battlefield, Body, Pose, Shape
    >>> field = Battlefield(60 * INCH, 44 * INCH)
    >>> wall = field.add(Body(Shape.rectangle(200, 8 * INCH), Pose(20 * INCH, 20 * INCH), height=3 * INCH))
    >>> base = Shape.disc(3200)
    >>> ground = Ground(field, base, 3 * INCH, Going(barred=(Barred(wall),)))
    >>> start = Pose(17 * INCH, 20 * INCH)
    >>> ground.blocked(start, [Pose(23 * INCH, 20 * INCH)])
    Blocked(leg=0, number=0)
    >>> ground.blocked(start, [Pose(17 * INCH, 26 * INCH), Pose(23 * INCH, 26 * INCH)]) is None
    True
    >>> over = Ground(field, base, 3 * INCH, Going(over=(wall,), free=INCH))
    >>> over.cost(start, [Pose(23 * INCH, 20 * INCH)]) // INCH
    12
    """

    __slots__ = ("_by_facing", "_glances", "_numbers", "_parts", "field", "going", "height", "shape", "spans")

    def __init__(self, field: Battlefield, shape: Shape, height: int, going: Going) -> None:
        self.field = field
        self.shape = shape
        self.height = height
        self.going = going
        self._numbers = [each.number for each in going.barred] + sorted({*going.over, *going.floors})
        self._by_facing: dict[int, Columns] = {}
        self._glances: list[_Glance] | None = None
        self._parts: dict[tuple[Barred, ...], Ground] = {}
        self.spans = room(3, len(self._numbers) + 1)
        """Where kernels note what lies on a leg."""

    @property
    def turns(self) -> bool:
        """Whether it makes a difference which way the mover faces."""
        return len(self.shape.core) > 1

    def columns(self, facing: int) -> Columns:
        """Return everything in the way, grown by the mover when it faces so."""
        facing = facing % TURN if self.turns else 0
        if facing not in self._by_facing:
            core = turned(self.shape, facing)
            self._by_facing[facing] = self._round() if core == _POINT else self._turned(core)
        return self._by_facing[facing]

    def _round(self) -> Columns:
        """Return it for a round mover: all bodies only get wider."""
        return grown(self.field.columns(), self._grown())

    def _turned(self, core: tuple[Point, ...]) -> Columns:
        """Return it for any other mover: each body is swollen by its core, which is made once for those that are alike."""
        how = self._grown()
        return swollen([self.field[each.number] for each in how], how, lambda own: _swollen(own, core))

    def _grown(self) -> list[Grown]:
        """Return everything in the way, with how much wider it gets by the mover and at which heights it counts."""
        bodies, radius, found = self.field, self.shape.radius, list[Grown]()
        for number, keep_off, keep_up in self.going.barred:
            low, high = self._heights(bodies[number], keep_up)
            found.append(Grown(number, radius + keep_off, low, high, BARRED))
        over, floors = set(self.going.over), set(self.going.floors)
        for number in sorted({*over, *floors}):
            kind = (OVER if number in over else 0) | (FLOOR if number in floors else 0)
            found.append(Grown(number, radius, bodies[number].pose.z, bodies[number].top, kind))
        return found

    def _heights(self, body: Body, keep_up: int) -> tuple[int, int]:
        """Return from which height of the mover's foot to which a body is in its way."""
        if keep_up:
            return body.pose.z - keep_up, body.pose.z + body.base + keep_up
        return body.pose.z - self.height + 1, max(body.top - 1, body.pose.z)

    # Paths.

    def blocked(self, start: Pose, path: Sequence[Pose]) -> Blocked | None:
        """Return what is in the way of a path of straight legs, or None."""
        for number, (a, b) in enumerate(pairwise([start, *path])):
            if not self.on_table(b):
                return Blocked(number, None)
            hit = self.enters(a, b)
            if hit is not None:
                return Blocked(number, hit)
        return None

    def enters(self, a: Pose, b: Pose) -> int | None:
        """Return a barred body that the mover enters when it turns to face as in `b` and goes there, or None."""
        if self.turns:
            if not self._near((a, b)):
                return None
            if a.facing != b.facing:
                hit = self._turning_hits(a, b.facing)
                if hit is not None:
                    return hit
        found = first_barred(self.columns(b.facing), a.x, a.y, a.z, b.x, b.y, b.z)
        return self._numbers[found] if found >= 0 else None

    def beside(self, way: Sequence[Pose]) -> Ground:
        """Return the ground with only those barred bodies that the mover may enter somewhere on a way, found at a glance.

        For a mover that turns, every obstacle has to be grown again for each facing, and most of them are far away.
        """
        barred = tuple(self._near(way))
        if barred not in self._parts:
            self._parts[barred] = Ground(self.field, self.shape, self.height, Going(barred))
        return self._parts[barred]

    def _near(self, way: Sequence[Pose]) -> list[Barred]:
        """Return the barred bodies that the mover may enter on a way, at a glance: all others it can't."""
        if self._glances is None:
            self._glances = [self._glance(barred) for barred in self.going.barred]
        xs, ys, zs, _ = zip(*way, strict=True)
        left, right, near, away, low, high = min(xs), max(xs), min(ys), max(ys), min(zs), max(zs)
        return [
            barred
            for barred, x, y, far, foot, top in self._glances
            if left - far < x < right + far and near - far < y < away + far and foot <= high and low <= top
        ]

    def _glance(self, barred: Barred) -> _Glance:
        body = self.field[barred.number]
        far = self.shape.reach + barred.keep_off + body.shape.reach + _ROUNDED
        return _Glance(barred, body.pose.x, body.pose.y, far, *self._heights(body, barred.keep_up))

    def cost(self, start: Pose, path: Sequence[Pose]) -> int:
        """Return how far a path is: its legs, what is climbed up and down, and the way of the farthest part in turns."""
        return sum(self._leg_cost(a, b) for a, b in pairwise([start, *path]))

    def _leg_cost(self, a: Pose, b: Pose) -> int:
        far = length_of(b.x - a.x, b.y - a.y) + self.turning_cost(a.facing, b.facing)
        free, columns = self.going.free, self.columns(b.facing)
        return far + climb(columns, a.x, a.y, a.z, b.x, b.y, b.z, free, self.height, self.spans)

    def leg(self, a: Pose, b: Pose, most: int) -> int:
        """Return what a leg costs without turning, or `FAR` if it can't be made for `most`."""
        columns = self.columns(a.facing)
        return leg(columns, a.x, a.y, a.z, b.x, b.y, b.z, most, self.going.free, self.height, self.spans)

    def turning_cost(self, facing: int, to: int) -> int:
        """Return how far the farthest part of the mover goes when it turns; nothing for a round one."""
        if not self.turns:
            return 0
        far = isqrt(max(x * x + y * y for x, y in self.shape.core)) + 1 + self.shape.radius
        return -(-abs(turn_between(facing, to)) * far * _FULL_TURN // (TURN * 10**9))

    def on_table(self, pose: Pose) -> bool:
        """Tell whether the mover is wholly on the table there."""
        radius, core = self.shape.radius, self.shape.at(pose)
        return all(
            radius <= x <= self.field.width - radius and radius <= y <= self.field.depth - radius for x, y in core
        )

    def stands(self, pose: Pose) -> bool:
        """Tell whether the mover may stand there: wholly on the table, and in nothing that is barred to it."""
        return self.on_table(pose) and bool(stands_free(self.columns(pose.facing), pose.x, pose.y, pose.z))

    def standing(self, points: Sequence[tuple[int, int, int]], facing: int) -> list[bool]:
        """Tell for each of some points, given with their height, whether the mover may stand there, facing so.

        >>> from tablero.tabletop import INCH
        >>> ground = Ground(Battlefield(60 * INCH, 44 * INCH), Shape.disc(3200), INCH, Going())
        >>> ground.standing([(1600, 1600, 0), (1599, 1600, 0)], 0)
        [True, False]
        """
        if not points:
            return []
        radius, core = self.shape.radius, turned(self.shape, facing % TURN)
        xs, ys = zip(*core, strict=True)
        width, depth = self.field.width, self.field.depth
        sides = ints([radius - min(xs), width - radius - max(xs), radius - min(ys), depth - radius - max(ys)])
        out = zeros(len(points))
        free_of_all(self.columns(facing), ints(points), sides, out)
        return [free == 1 for free in listed(out)]

    def around(self, number: int, facing: int, z: int, directions: int) -> list[Pose]:
        """Return poses in which the mover, facing so, touches a barred body and doesn't overlap it, from so many sides."""
        columns, at = self.columns(facing), self.field[number].pose
        k = self._numbers.index(number)
        x, y, reach = (int(columns[1][row][k]) for row in (X, Y, REACH))
        most = reach + 2 + isqrt((x - at.x) ** 2 + (y - at.y) ** 2)
        steps = range(0, TURN, TURN // directions)
        xs, ys = zeros(len(steps)), zeros(len(steps))
        cosines, sines = ints([COS[step] for step in steps]), ints([SIN[step] for step in steps])
        rims(columns, k, at.x, at.y, cosines, sines, most, xs, ys)
        return [Pose(x, y, z, facing) for x, y in zip(listed(xs), listed(ys), strict=True)]

    def _turning_hits(self, at: Pose, to: int) -> int | None:
        """Return what a mover that turns on the spot would enter, or None."""
        near_by = self._near((at,))
        if not near_by:
            return None
        turn = turn_between(at.facing, to)
        steps = abs(turn) // _STEP + 1
        cores = [self.shape.at(at._replace(facing=at.facing + turn * k // steps)) for k in range(steps + 1)]
        swept = [Body(Shape(hull(a + b), self.shape.radius), Pose(0, 0)) for a, b in pairwise(cores)]
        for number, keep_off, _ in near_by:
            body = self.field[number]
            columns = columns_of([body._replace(shape=body.shape.grown(keep_off)), *swept])
            if any(near(columns, 0, k, 0, True) for k in range(1, len(swept) + 1)):
                return number
        return None


def turn_between(facing: int, to: int) -> int:
    """Return the shorter turn from one facing to another, in steps; half a turn is positive.

    >>> turn_between(3500, 100), turn_between(100, 3500), turn_between(0, 1800)
    (200, -200, 1800)
    """
    turn = (to - facing) % TURN
    return turn - TURN if turn > TURN // 2 else turn


@lru_cache(maxsize=4096)
def _swollen(own: tuple[Point, ...], core: tuple[Point, ...]) -> tuple[Point, ...]:
    """Return the hull of all differences of points of two cores; round bases have only one each, and need none."""
    if len(core) == 1:
        ((p, q),) = core
        return tuple([(x - p, y - q) for x, y in own])
    return hull((x - p, y - q) for x, y in own for p, q in core)


__all__ = ["FAR", "Barred", "Blocked", "Going", "Ground", "turn_between"]
