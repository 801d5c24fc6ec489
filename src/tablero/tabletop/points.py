"""Points of the table: how far they are from each other, and what lies on the way."""

from __future__ import annotations

from math import isqrt

from tablero.tabletop.units import Point


def apart(a: Point, b: Point) -> int:
    """Return the distance between two points.

    >>> apart((0, 0), (300, 400))
    500
    """
    return isqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)


def clipped(start: Point, goal: Point, most: int) -> Point:
    """Return the goal, or the point on the way to it that is so far from the start.

    >>> clipped((0, 0), (300, 400), 100), clipped((0, 0), (300, 400), 900)
    ((60, 80), (300, 400))
    """
    far = apart(start, goal)
    if far <= most:
        return goal
    return start[0] + (goal[0] - start[0]) * most // far, start[1] + (goal[1] - start[1]) * most // far
