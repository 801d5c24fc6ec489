"""Shapes: a convex core of whole-number points, and a radius round it.

A disc is a point with a radius, an oblong two points with one, a hull or a wall a polygon with none; an oval is a polygon of
36 corners. To grow a shape, by engagement range or by the width of what moves, is to add to its radius. What is not convex is
a union: several bodies of one group.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import isqrt
from typing import NamedTuple

from tablero.tabletop.units import COS, LIMIT, SIN, TURN, Point, whole

CORNERS = 36
"""Of an oval: a multiple of four that divides 3,600, or quarter turns and mirrors would change it."""


class Pose(NamedTuple):
    """Where something is and which way it faces: its middle, the height of its foot, and a step of the turn.

    Facing 0 looks along x, and facings grow from x towards y.
    """

    x: int
    y: int
    z: int = 0
    facing: int = 0


class Shape(NamedTuple):
    """All points within `radius` of a convex core, which is given around (0, 0) and facing 0, counter-clockwise."""

    core: tuple[Point, ...]
    radius: int = 0

    @classmethod
    def disc(cls, diameter: int) -> Shape:
        """Return a round base.

        >>> Shape.disc(3200)
        Shape(core=((0, 0),), radius=1600)
        """
        return cls(((0, 0),), diameter // 2)

    @classmethod
    def oblong(cls, length: int, width: int) -> Shape:
        """Return a base with straight sides and round ends; its length lies along its facing.

        >>> Shape.oblong(7000, 2500)
        Shape(core=((-2250, 0), (2250, 0)), radius=1250)
        """
        half = (length - width) // 2
        return cls(((-half, 0), (half, 0)), width // 2) if half > 0 else cls.disc(width)

    @classmethod
    def oval(cls, length: int, width: int) -> Shape:
        """Return an oval base, a polygon of 36 corners on the ellipse; its length lies along its facing.

        >>> len(Shape.oval(9000, 5200).core)
        36
        """
        step = TURN // CORNERS
        half = [(COS[k] * length // 2, SIN[k] * width // 2) for k in range(0, TURN, step)]
        return cls.hull((whole(x), whole(y)) for x, y in half)

    @classmethod
    def rectangle(cls, length: int, width: int) -> Shape:
        """Return a rectangle; its length lies along its facing.

        >>> Shape.rectangle(4, 2)
        Shape(core=((-2, -1), (2, -1), (2, 1), (-2, 1)), radius=0)
        """
        x, y = length // 2, width // 2
        return cls.hull(((-x, -y), (length - x, -y), (length - x, width - y), (-x, width - y)))

    @classmethod
    def hull(cls, points: Iterable[Point], radius: int = 0) -> Shape:
        """Return the convex hull of some points, with a radius if need be.

        >>> Shape.hull([(0, 0), (4, 0), (1, 1), (0, 4)])
        Shape(core=((0, 0), (4, 0), (0, 4)), radius=0)
        """
        return cls(hull(points), radius)

    @property
    def reach(self) -> int:
        """How far from its middle nothing of it is, whichever way it faces.

        >>> Shape.disc(3200).reach, Shape.rectangle(4, 2).reach
        (1601, 3)
        """
        return _reach(self)

    def grown(self, by: int) -> Shape:
        """Return the shape with so much more on every side.

        >>> Shape.disc(3200).grown(2540)
        Shape(core=((0, 0),), radius=4140)
        """
        return Shape(self.core, self.radius + by)

    def at(self, pose: Pose) -> tuple[Point, ...]:
        """Return the core where the shape stands so.

        >>> Shape.rectangle(4, 2).at(Pose(100, 50, facing=900))
        ((99, 48), (101, 48), (101, 52), (99, 52))
        """
        return tuple([(x + pose.x, y + pose.y) for x, y in turned(self, pose.facing % TURN)])


def hull(points: Iterable[Point]) -> tuple[Point, ...]:
    """Return the corners of the convex hull of some points, counter-clockwise from the leftmost.

    >>> hull([(0, 0), (2, 0), (2, 2), (1, 1), (0, 2)])
    ((0, 0), (2, 0), (2, 2), (0, 2))
    """
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return tuple(ordered)
    below, above = _chain(ordered), _chain(ordered[::-1])
    return tuple(below[:-1] + above[:-1])


def _chain(ordered: list[Point]) -> list[Point]:
    """Return the hull's corners on one side of points that are in order."""
    chain: list[Point] = []
    for x, y in ordered:
        while len(chain) > 1:
            (ax, ay), (bx, by) = chain[-2], chain[-1]
            if (bx - ax) * (y - ay) > (by - ay) * (x - ax):
                break
            chain.pop()
        chain.append((x, y))
    return chain


@lru_cache(maxsize=4096)
def turned(shape: Shape, facing: int) -> tuple[Point, ...]:
    """Return the core of a shape, turned about (0, 0) and rounded to whole units.

    >>> turned(Shape.oblong(6000, 2000), 900)
    ((0, -2000), (0, 2000))
    """
    cos, sin = COS[facing], SIN[facing]
    core = [(whole(cos * x - sin * y), whole(sin * x + cos * y)) for x, y in shape.core]
    return hull(core)  # rounding may have put a corner on or behind the line of its neighbours


@lru_cache(maxsize=1024)
def _reach(shape: Shape) -> int:
    return shape.radius + isqrt(max([x * x + y * y for x, y in shape.core])) + 1


@lru_cache(maxsize=1024)
def is_shape(shape: Shape) -> bool:
    """Tell whether a shape is what kernels expect: a convex core, counter-clockwise, and all of it small enough.

    >>> is_shape(Shape(((0, 0), (0, 4), (4, 0)))), is_shape(Shape((), 5))
    (False, False)
    """
    core, corners = shape.core, hull(shape.core)
    if not core or len(corners) != len(core) or not 0 <= shape.radius < LIMIT:
        return False
    first = core.index(corners[0])
    return core[first:] + core[:first] == corners and all(abs(v) < LIMIT for point in core for v in point)
