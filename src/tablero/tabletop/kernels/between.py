"""What is between two bodies: does some line from one to the other pass through a third?"""

from __future__ import annotations

from math import sqrt

from tablero.tabletop.compiled import Ints, kernel
from tablero.tabletop.kernels import COUNT, FIRST, FOOT, KIND, RADIUS, REACH, TOP, Columns, X, Y

STEPS = 64
"""After so many steps two bodies are so close to only brushing each other that they count as that."""


@kernel
def farthest(t: Columns, k: int, nx: float, ny: float) -> tuple[float, float]:
    """Return the point of a body that is farthest in a direction."""
    corners, bodies = t
    xs, ys, first, best = corners[0], corners[1], bodies[FIRST][k], bodies[FIRST][k]
    for v in range(first + 1, first + bodies[COUNT][k]):
        if nx * (xs[v] - xs[best]) + ny * (ys[v] - ys[best]) > 0.0:
            best = v
    r = bodies[RADIUS][k] / sqrt(nx * nx + ny * ny)
    return (xs[best] - xs[first]) + r * nx, (ys[best] - ys[first]) + r * ny


@kernel
def support(t: Columns, i: int, j: int, k: int, lo: float, hi: float, nx: float, ny: float) -> tuple[float, float]:
    """Return the farthest point, in a direction, of the difference of what lies between i and j and of body k.

    At share f of the way from i to j the lines fill the mixture of both bodies, and so its farthest point is a mixture too.
    """
    corners, bodies = t
    xs, ys, a, b, c = corners[0], corners[1], bodies[FIRST][i], bodies[FIRST][j], bodies[FIRST][k]
    ax, ay = farthest(t, i, nx, ny)
    bx, by = farthest(t, j, nx, ny)
    cx, cy = farthest(t, k, -nx, -ny)
    px, py = ax + (xs[a] - xs[c]), ay + (ys[a] - ys[c])
    ux, uy = bx + (xs[b] - xs[c]) - px, by + (ys[b] - ys[c]) - py
    f = hi if nx * ux + ny * uy > 0.0 else lo
    return px + ux * f - cx, py + uy * f - cy


@kernel
def share_at_height(t: Columns, i: int, j: int, k: int, sky: int) -> tuple[float, float]:
    """Return between which shares of the way lines from i to j can be at the height of body k; back to front if never."""
    bodies = t[1]
    lo, hi = 0.0, 1.0
    if bodies[KIND][k] & sky:
        return lo, hi
    foot, top = bodies[FOOT][k], bodies[TOP][k]
    for side in range(2):
        if side == 0:  # the highest lines must come above its foot
            p, q = float(foot - bodies[TOP][i]), float(foot - bodies[TOP][j])
        else:  # and the lowest below its top
            p, q = float(bodies[FOOT][i] - top), float(bodies[FOOT][j] - top)
        if p >= 0.0 and q >= 0.0:
            return 1.0, 0.0
        if p > 0.0:
            lo = max(lo, p / (p - q))
        elif q > 0.0:
            hi = min(hi, p / (p - q))
    return lo, hi


@kernel
def is_met(t: Columns, i: int, j: int, k: int, sky: int) -> bool:
    """Tell whether some line from body i to body j passes through body k; brushing it is not enough."""
    bodies = t[1]
    dx, dy = bodies[X][j] - bodies[X][i], bodies[Y][j] - bodies[Y][i]
    wx, wy = bodies[X][k] - bodies[X][i], bodies[Y][k] - bodies[Y][i]
    wide = max(bodies[REACH][i], bodies[REACH][j]) + bodies[REACH][k]
    length = sqrt(float(dx * dx + dy * dy))
    along = float(dx * wx + dy * wy)
    if abs(dx * wy - dy * wx) > wide * length or along < -wide * length or along > length * (length + wide):
        return False
    lo, hi = share_at_height(t, i, j, k, sky)
    if lo > hi:
        return False
    return meet(t, i, j, k, lo, hi)


@kernel
def meet(t: Columns, i: int, j: int, k: int, lo: float, hi: float) -> bool:
    """Tell whether the difference of two convex bodies has 0 inside: a triangle of its points round 0, or a side without any."""
    nx, ny = 1.0, 0.0
    ax, ay = support(t, i, j, k, lo, hi, nx, ny)
    nx, ny = -ax, -ay
    if nx == 0.0 and ny == 0.0:
        nx = 1.0
    bx, by = support(t, i, j, k, lo, hi, nx, ny)
    if nx * bx + ny * by <= 0.0:
        return False
    for _ in range(STEPS):
        ex, ey = bx - ax, by - ay
        if ex == 0.0 and ey == 0.0:
            return False
        side = ey * ax - ex * ay  # more than 0 where 0 is left of the line from a to b
        nx, ny = (-ey, ex) if side >= 0.0 else (ey, -ex)
        cx, cy = support(t, i, j, k, lo, hi, nx, ny)
        if nx * cx + ny * cy <= 0.0:
            return False
        if side == 0.0:
            dx, dy = support(t, i, j, k, lo, hi, -nx, -ny)
            if nx * dx + ny * dy >= 0.0:
                return False
        # 0 is on c's side of ab; on ac or bc or past them that side comes next
        past_a, past_b = (cy - ay) * ax - (cx - ax) * ay, (cy - by) * bx - (cx - bx) * by
        if side < 0.0:
            past_a, past_b = -past_a, -past_b
        if past_a >= 0.0:
            bx, by = cx, cy
        elif past_b <= 0.0:
            ax, ay = cx, cy
        else:
            return True
    return False


@kernel
def all_met(t: Columns, i: int, j: int, among: Ints, sky: int, out: Ints) -> int:
    """Write which of these bodies are between two others and return how many."""
    bodies, found = t[1], 0
    if bodies[X][i] > bodies[X][j] or (bodies[X][i] == bodies[X][j] and bodies[Y][i] > bodies[Y][j]):
        i, j = j, i  # always worked out in the same order, so symmetric
    for m in range(len(among)):
        k = among[m]
        if k != i and k != j and is_met(t, i, j, k, sky):
            out[found] = k
            found += 1
    return found
