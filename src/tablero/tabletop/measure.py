"""Measuring: how far, within, wholly within, touching, overlapping. Every yes or no is exact.

Distances are taken in plan view, along the table; what ends in `_3d` takes them straight through the air, from and to the
parts that a body is measured by (`Body.base`). A *reach* is a whole number of units. Bodies are given by their numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import sqrt
from typing import TypeAlias, cast

from tablero.tabletop.battlefield import Battlefield
from tablero.tabletop.bodies import Body
from tablero.tabletop.compiled import ints, listed, zeros
from tablero.tabletop.kernels import plane
from tablero.tabletop.kernels.plane import APART, TOUCH
from tablero.tabletop.shapes import Pose, Shape
from tablero.tabletop.units import Point

__all__ = [
    "APART",
    "TOUCH",
    "all_overlapping",
    "all_touching",
    "all_within",
    "all_within_3d",
    "colliding",
    "colliding_with",
    "crosses",
    "distance",
    "distance_3d",
    "distances",
    "distances_3d",
    "gap",
    "gap_3d",
    "may_be_within",
    "nearest",
    "nearest_points",
    "on_table",
    "overlapping",
    "rise",
    "room_taken",
    "some_within",
    "some_within_3d",
    "touching",
    "wholly_within",
    "wholly_within_3d",
    "within",
    "within_3d",
]


Exact: TypeAlias = "tuple[Fraction | int, Fraction | int]"
"""A point between whole units."""


def may_be_within(a: Body, b: Body, reach: int) -> bool:
    """Tell whether the gap between two bodies may be at most `reach`, at a glance: a no is certain.

    >>> field, a, b = _two_bases()
    >>> may_be_within(field[a], field[b], 6800), may_be_within(field[a], field[b], 6000)
    (True, False)
    """
    x, y, far = a.pose.x - b.pose.x, a.pose.y - b.pose.y, a.shape.reach + b.shape.reach + reach
    return x * x + y * y <= far * far


def within(field: Battlefield, a: int, b: int, reach: int) -> bool:
    """Tell whether the gap between two bodies is at most `reach` along the table.

    >>> within(*_two_bases(), 6800), within(*_two_bases(), 6799)
    (True, False)
    """
    return plane.near(field.columns(), a, b, reach, False)


def within_3d(field: Battlefield, a: int, b: int, reach: int) -> bool:
    """Tell whether a straight line of length `reach` leads from one body to the other.

    The gap along the table counts as the next whole unit: exactly if distance² + rise² <= reach².

    >>> within_3d(*_two_bases(up=5100), 8500), within_3d(*_two_bases(up=5100), 8499)
    (True, False)
    """
    return plane.near_in_space(field.columns(), a, b, reach)


def wholly_within(field: Battlefield, a: int, b: int, reach: int) -> bool:
    """Tell whether every part of `a` is at most `reach` from `b` along the table; with a reach of 0, whether `b` covers `a`.

    >>> wholly_within(*_two_bases(), 10000), wholly_within(*_two_bases(), 9999)
    (True, False)
    """
    return plane.wholly_near(field.columns(), a, b, reach)


def wholly_within_3d(field: Battlefield, a: int, b: int, reach: int) -> bool:
    """Tell whether straight lines of length `reach` lead from every part of `a` to `b`.

    >>> wholly_within_3d(*_two_bases(up=7500), 12500), wholly_within_3d(*_two_bases(up=7500), 12499)
    (True, False)
    """
    along = plane.level(reach, rise(field, a, b))
    return along >= 0 and wholly_within(field, a, b, along)


def overlapping(field: Battlefield, a: int, b: int) -> bool:
    """Tell whether two bodies overlap in plan view: touching is not overlapping.

    >>> overlapping(*_two_bases(apart=3200)), overlapping(*_two_bases(apart=3199))
    (False, True)
    """
    return plane.near(field.columns(), a, b, 0, True)


def colliding(field: Battlefield, a: int, b: int) -> bool:
    """Tell whether two bodies share room: they overlap in plan view and in height.

    >>> colliding(*_two_bases(apart=0)), colliding(*_two_bases(apart=0, up=4000))
    (True, False)
    """
    return plane.collide(field.columns(), a, b)


def touching(field: Battlefield, a: int, b: int) -> bool:
    """Tell whether two bodies touch in plan view: at most 0.04 mm apart and not overlapping.

    >>> [touching(*_two_bases(apart=3200 + more)) for more in (-1, 0, 4, 5)]
    [False, True, True, False]
    """
    return plane.touch(field.columns(), a, b)


def rise(field: Battlefield, a: int, b: int) -> int:
    """Return the vertical distance between what is measured of two bodies, 0 where they are beside each other.

    >>> rise(*_two_bases(up=7620))
    7620
    """
    return plane.rise(field.columns(), a, b)


def distance(field: Battlefield, a: int, b: int) -> int:
    """Return the distance along the table in whole units: the least reach within which the bodies are.

    >>> distance(*_two_bases())
    6800
    """
    return plane.distance(field.columns(), a, b)


def distance_3d(field: Battlefield, a: int, b: int) -> int:
    """Return the straight distance in whole units: the least reach within which the bodies are in space.

    >>> distance_3d(*_two_bases(up=5100))
    8500
    """
    return plane.distance_in_space(field.columns(), a, b)


def gap(field: Battlefield, a: int, b: int) -> float:
    """Return the distance along the table with its fraction, for people to read and never to decide by.

    >>> gap(*_two_bases())
    6800.0
    """
    return plane.gap(field.columns(), a, b)


def gap_3d(field: Battlefield, a: int, b: int) -> float:
    """Return the straight distance with its fraction, for people to read and never to decide by.

    >>> gap_3d(*_two_bases(up=5100))
    8500.0
    """
    along, up = gap(field, a, b), rise(field, a, b)
    return sqrt(along * along + up * up)


def nearest_points(field: Battlefield, a: int, b: int) -> tuple[Point, Point]:
    """Return the points of the cores of two bodies that are nearest to each other, to the next whole unit.

    The shortest line between the bodies is part of the line between them. Where edges face each other so that several points
    are as near, it is the middle of them.

    >>> nearest_points(*_two_bases())
    ((5000, 5000), (15000, 5000))
    """
    one, other = field[a].core, field[b].core
    pairs: list[tuple[Exact, Exact]] = [(corner, _nearest_on(other, corner)) for corner in one]
    pairs += [(_nearest_on(one, corner), corner) for corner in other]
    far = [(p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 for p, q in pairs]
    least = min(far)
    near = list(dict.fromkeys(pair for pair, square in zip(pairs, far, strict=True) if square == least))
    return _middle([p for p, _ in near]), _middle([q for _, q in near])


def _nearest_on(core: Sequence[Point], point: Point) -> Exact:
    """Return the point of the outline of a core that is nearest to a point."""
    found = [_nearest_of(core[number - 1], corner, point) for number, corner in enumerate(core)]
    return min(found, key=lambda each: (each[0] - point[0]) ** 2 + (each[1] - point[1]) ** 2)


def _nearest_of(start: Point, end: Point, point: Point) -> Exact:
    """Return the point of a segment that is nearest to a point."""
    x, y = end[0] - start[0], end[1] - start[1]
    along, length = x * (point[0] - start[0]) + y * (point[1] - start[1]), x * x + y * y
    if along <= 0:
        return start
    if along >= length:
        return end
    part = Fraction(along, length)
    return start[0] + x * part, start[1] + y * part


def _middle(points: Sequence[Exact]) -> Point:
    many = Fraction(len(points))
    return round(sum(x for x, _ in points) / many), round(sum(y for _, y in points) / many)


def crosses(field: Battlefield, line: tuple[Point, Point], body: int) -> bool:
    """Tell whether a line passes through a body in plan view: brushing it is not passing through.

    >>> field, a, b = _two_bases()
    >>> crosses(field, ((5000, 6599), (9000, 6599)), a), crosses(field, ((5000, 6600), (9000, 6600)), a)
    (True, False)
    """
    table = Battlefield(field.width, field.depth)
    (x, y), (to_x, to_y) = line
    drawn = table.add(Body(Shape.hull([(0, 0), (to_x - x, to_y - y)]), Pose(x, y)))
    return overlapping(table, drawn, table.add(field[body]))


def distances(field: Battlefield, left: Sequence[int], right: Sequence[int]) -> list[list[int]]:
    """Return a row for each on the left, with its distance to each on the right.

    >>> field, a, b = _two_bases()
    >>> distances(field, [a, b], [b])
    [[6800], [0]]
    """
    out = zeros(len(left), len(right))
    plane.distances(field.columns(), ints(list(left)), ints(list(right)), out)
    return cast("list[list[int]]", listed(out))


def distances_3d(field: Battlefield, left: Sequence[int], right: Sequence[int]) -> list[list[int]]:
    """Return a row for each on the left, with its straight distance to each on the right.

    >>> field, a, b = _two_bases(up=5100)
    >>> distances_3d(field, [a], [a, b])
    [[0, 8500]]
    """
    out = zeros(len(left), len(right))
    plane.distances_in_space(field.columns(), ints(list(left)), ints(list(right)), out)
    return cast("list[list[int]]", listed(out))


def all_within(field: Battlefield, a: int, others: Sequence[int], reach: int) -> list[int]:
    """Return those of the others that are within `reach` of a body along the table.

    >>> field, a, b = _two_bases()
    >>> all_within(field, a, [b], 6800), all_within(field, a, [b], 6799)
    ([1], [])
    """
    out = zeros(len(others))
    found = plane.all_near(field.columns(), a, ints(list(others)), reach, out)
    return cast("list[int]", listed(out[:found]))


def all_within_3d(field: Battlefield, a: int, others: Sequence[int], reach: int) -> list[int]:
    """Return those of the others that are within `reach` of a body in space.

    >>> field, a, b = _two_bases(up=5100)
    >>> all_within_3d(field, a, [b], 8500)
    [1]
    """
    out = zeros(len(others))
    found = plane.all_near_in_space(field.columns(), a, ints(list(others)), reach, out)
    return cast("list[int]", listed(out[:found]))


def some_within(field: Battlefield, left: Sequence[int], right: Sequence[int], reach: int, up: int) -> bool:
    """Tell whether any body on the left is within `reach` of any on the right along the table, and `up` in height.

    >>> field, a, b = _two_bases(up=5100)
    >>> some_within(field, [a], [b], 6800, 5100), some_within(field, [a], [b], 6800, 5099)
    (True, False)
    """
    return bool(plane.some_near(field.columns(), ints(list(left)), ints(list(right)), reach, up))


def some_within_3d(field: Battlefield, left: Sequence[int], right: Sequence[int], reach: int) -> bool:
    """Tell whether any body on the left is within `reach` of any on the right in space.

    >>> field, a, b = _two_bases(up=5100)
    >>> some_within_3d(field, [a], [b], 8500), some_within_3d(field, [a], [b], 8499)
    (True, False)
    """
    return bool(plane.some_near_in_space(field.columns(), ints(list(left)), ints(list(right)), reach))


def all_touching(field: Battlefield, a: int, others: Sequence[int]) -> list[int]:
    """Return those of the others that touch a body in plan view.

    >>> field, a, b = _two_bases(apart=3200)
    >>> all_touching(field, a, [b])
    [1]
    """
    out = zeros(len(others))
    found = plane.all_touching(field.columns(), a, ints(list(others)), out)
    return cast("list[int]", listed(out[:found]))


def colliding_with(field: Battlefield, a: int, others: Sequence[int]) -> int | None:
    """Return the first of the others, but for itself, that a body shares room with, or None.

    >>> field, a, b = _two_bases(apart=3199)
    >>> colliding_with(field, a, [a, b]), colliding_with(field, b, [])
    (1, None)
    """
    found = plane.first_colliding(field.columns(), a, ints(list(others)))
    return int(found) if found >= 0 else None


def nearest(field: Battlefield, a: int, others: Sequence[int]) -> int:
    """Return the distance along the table to the nearest of the others, of which there is at least one.

    >>> field, a, b = _two_bases()
    >>> nearest(field, a, [b]), nearest(field, a, [b, a])
    (6800, 0)
    """
    return int(plane.nearest(field.columns(), a, ints(list(others))))


def all_overlapping(field: Battlefield, a: int, kinds: int) -> list[int]:
    """Return which bodies of these kinds a body overlaps in plan view: what it is in, on, under or above.

    >>> field, a, b = _two_bases(apart=3000, up=9000)
    >>> from tablero.tabletop import MODEL
    >>> all_overlapping(field, a, MODEL)
    [1]
    """
    out = zeros(len(field.bodies))
    found = plane.all_overlapping(field.columns(), a, kinds, out)
    return cast("list[int]", listed(out[:found]))


def room_taken(field: Battlefield, a: int, kinds: int) -> list[int]:
    """Return which bodies of these kinds share room with a body: if any, it can't stand there.

    >>> field, a, b = _two_bases(apart=3000)
    >>> from tablero.tabletop import MODEL, WALL
    >>> room_taken(field, a, MODEL), room_taken(field, a, WALL)
    ([1], [])
    """
    out = zeros(len(field.bodies))
    found = plane.all_colliding(field.columns(), a, kinds, out)
    return cast("list[int]", listed(out[:found]))


def on_table(field: Battlefield, a: int) -> bool:
    """Tell whether all of a body is over the table, its edge included.

    >>> field, a, b = _two_bases(apart=100000)
    >>> on_table(field, a), on_table(field, b)
    (True, False)
    """
    body = field[a]
    radius = body.shape.radius
    return all(radius <= x <= field.width - radius and radius <= y <= field.depth - radius for x, y in body.core)


def _two_bases(apart: int = 10000, up: int = 0) -> tuple[Battlefield, int, int]:
    """Return a small table with two round bases, for the examples."""
    from tablero.tabletop import MODEL, Body, Pose, Shape

    field = Battlefield(60000, 40000)
    base = Body(Shape.disc(3200), Pose(5000, 5000), height=4000, kind=MODEL)
    return field, field.add(base), field.add(base.at(Pose(5000 + apart, 5000, up)))
