"""Straight lines and bodies: where a line is in a body, and whether a segment in space touches one."""

from __future__ import annotations

from math import sqrt

from tablero.tabletop.compiled import Floats, Ints, kernel
from tablero.tabletop.kernels import COUNT, FIRST, FOOT, KIND, RADIUS, TOP, Columns
from tablero.tabletop.kernels.plane import holds, near_segment

FAR = 1e300


@kernel
def chord(
    xs: Floats | Ints,
    ys: Floats | Ints,
    first: int,
    last: int,
    radius: float,
    ox: float,
    oy: float,
    ux: float,
    uy: float,
) -> tuple[float, float]:
    """Return from where to where, in shares of u, the line o + f u is in a rounded core; back to front if it is nowhere."""
    if radius == 0.0 and last - first > 2:
        lo, hi, a = -FAR, FAR, last - 1
        for b in range(first, last):
            ex, ey = float(xs[b] - xs[a]), float(ys[b] - ys[a])
            start, slope = ex * (oy - ys[a]) - ey * (ox - xs[a]), ex * uy - ey * ux
            if slope > 0.0:
                lo = max(lo, -start / slope)
            elif slope < 0.0:
                hi = min(hi, -start / slope)
            elif start < 0.0:
                return FAR, -FAR
            a = b
        return lo, hi
    lo, hi, length2, a = FAR, -FAR, ux * ux + uy * uy, last - 1
    for b in range(first, last):
        wx, wy = float(xs[b] - ox), float(ys[b] - oy)
        side = ux * wy - uy * wx
        free = radius * radius * length2 - side * side
        if free >= 0.0:
            middle, half = (ux * wx + uy * wy) / length2, sqrt(free) / length2
            lo, hi = min(lo, middle - half), max(hi, middle + half)
        ex, ey = float(xs[b] - xs[a]), float(ys[b] - ys[a])
        size, cross = sqrt(ex * ex + ey * ey), ux * ey - uy * ex
        if size > 0.0 and cross != 0.0:  # the edge, moved outwards by the radius
            wx, wy = float(xs[a] - ox) + radius * (ey / size), float(ys[a] - oy) - radius * (ex / size)
            along = (wx * uy - wy * ux) / cross
            if along >= 0.0 and along <= 1.0:
                f = (wx * ey - wy * ex) / cross
                lo, hi = min(lo, f), max(hi, f)
        a = b
    return lo, hi


@kernel
def covers(t: Columns, k: int, px: int, py: int) -> bool:
    """Tell whether a point is in a body in plan view."""
    corners, bodies = t
    xs, ys, first, count = corners[0], corners[1], bodies[FIRST][k], bodies[COUNT][k]
    if holds(xs, ys, first, count, px, py):
        return True
    a = first + count - 1
    for b in range(first, first + count):
        if near_segment(px, py, xs[a], ys[a], xs[b], ys[b], bodies[RADIUS][k], False):
            return True
        a = b
    return False


@kernel
def crosses(t: Columns, k: int, sky: int, ax: int, ay: int, az: int, bx: int, by: int, bz: int) -> bool:
    """Tell whether a segment in space touches a body; those of the kinds in `sky` have no height but all heights."""
    corners, bodies = t
    lo, hi = 0.0, 1.0
    if ax == bx and ay == by:
        if not covers(t, k, ax, ay):
            return False
    else:
        first, count = bodies[FIRST][k], bodies[COUNT][k]
        lo, hi = chord(
            corners[0],
            corners[1],
            first,
            first + count,
            float(bodies[RADIUS][k]),
            float(ax),
            float(ay),
            float(bx - ax),
            float(by - ay),
        )
        lo, hi = max(lo, 0.0), min(hi, 1.0)
        if lo > hi:
            return False
    if bodies[KIND][k] & sky:
        return True
    g, h = az + (bz - az) * lo, az + (bz - az) * hi
    return min(g, h) <= bodies[TOP][k] and max(g, h) >= bodies[FOOT][k]
