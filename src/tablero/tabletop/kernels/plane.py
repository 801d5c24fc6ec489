"""Exact predicates in plan view: nearer than, overlapping, wholly within. Of whole numbers only, so never off by anything."""

from __future__ import annotations

from math import sqrt

from tablero.tabletop.compiled import Ints, kernel
from tablero.tabletop.kernels import BASE, COUNT, FIRST, FOOT, KIND, RADIUS, REACH, TOP, Columns, X, Y

APART = 1 << 28
"""The distance to what is not on the table: more than any other, and its square fits."""
TOUCH = 4
"""Bases touch when at most 0.04 mm is between them: pushed together on whole numbers they end up to 0.02 mm apart."""


@kernel
def product_at_most(a: int, b: int, c: int, d: int) -> bool:
    """Tell whether a * b <= c * d, for numbers from 0 to 2**60, whose products are made of two limbs each."""
    low = (1 << 31) - 1
    p = (a & low) * (b & low)
    q = (a >> 31) * (b & low) + (a & low) * (b >> 31) + (p >> 31)
    high_ab, low_ab = (a >> 31) * (b >> 31) + (q >> 31), ((q & low) << 31) | (p & low)
    p = (c & low) * (d & low)
    q = (c >> 31) * (d & low) + (c & low) * (d >> 31) + (p >> 31)
    high_cd, low_cd = (c >> 31) * (d >> 31) + (q >> 31), ((q & low) << 31) | (p & low)
    return high_ab < high_cd or (high_ab == high_cd and low_ab <= low_cd)


@kernel
def near_segment(px: int, py: int, ax: int, ay: int, bx: int, by: int, reach: int, strict: bool) -> bool:
    """Tell whether the point p is at most `reach`, or strictly less, from the segment ab."""
    ux, uy, wx, wy = bx - ax, by - ay, px - ax, py - ay
    along, length2 = ux * wx + uy * wy, ux * ux + uy * uy
    most = reach * reach - 1 if strict else reach * reach
    if along <= 0:
        return wx * wx + wy * wy <= most
    if along >= length2:
        return (px - bx) * (px - bx) + (py - by) * (py - by) <= most
    across = abs(ux * wy - uy * wx)
    if strict:
        return not product_at_most(reach * reach, length2, across, across)
    return product_at_most(across, across, reach * reach, length2)


@kernel
def crossing(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int) -> bool:
    """Tell whether the segments ab and cd cross, each with its ends on both sides of the other."""
    s = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    t = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
    u = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
    v = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
    return ((s > 0 and t < 0) or (s < 0 and t > 0)) and ((u > 0 and v < 0) or (u < 0 and v > 0))


@kernel
def holds(xs: Ints, ys: Ints, first: int, count: int, px: int, py: int) -> bool:
    """Tell whether the point is in the polygon, its edge included; fewer than three corners hold nothing."""
    a = first + count - 1
    for b in range(first, first + count):
        if (xs[b] - xs[a]) * (py - ys[a]) - (ys[b] - ys[a]) * (px - xs[a]) < 0:
            return False
        a = b
    return count > 2


@kernel
def parted(xs: Ints, ys: Ints, first: int, count: int, other: int, many: int) -> bool:
    """Tell whether the line of some edge of the first core has all of the other one on its outer side or on itself."""
    if count == 1:
        return False
    a = first + count - 1
    for b in range(first, first + count):
        outside = True
        for c in range(other, other + many):
            if (xs[b] - xs[a]) * (ys[c] - ys[a]) - (ys[b] - ys[a]) * (xs[c] - xs[a]) > 0:
                outside = False
                break
        if outside:
            return True
        a = b
    return False


@kernel
def near(t: Columns, i: int, j: int, reach: int, strict: bool) -> bool:
    """Tell whether the gap between two bodies in plan view is at most `reach`; strictly, whether they are nearer than that.

    At a reach of 0 strictly nearer means that they overlap: they share more than a boundary.
    """
    corners, bodies = t
    xs, ys = corners[0], corners[1]
    dx, dy = bodies[X][i] - bodies[X][j], bodies[Y][i] - bodies[Y][j]
    far = bodies[REACH][i] + bodies[REACH][j] + reach
    if dx * dx + dy * dy > far * far:
        return False
    total = bodies[RADIUS][i] + bodies[RADIUS][j] + reach
    f, n, g, m = bodies[FIRST][i], bodies[COUNT][i], bodies[FIRST][j], bodies[COUNT][j]
    if n == 0 or m == 0:
        return False
    if n == 1 and m == 1:
        return dx * dx + dy * dy <= (total * total - 1 if strict else total * total)
    if strict and total == 0:
        if n < 3 and m < 3:
            return False
        return not (parted(xs, ys, f, n, g, m) or parted(xs, ys, g, m, f, n))
    if holds(xs, ys, f, n, xs[g], ys[g]) or holds(xs, ys, g, m, xs[f], ys[f]):
        return True
    a = f + n - 1
    for b in range(f, f + n):
        c = g + m - 1
        for d in range(g, g + m):
            if near_segment(xs[b], ys[b], xs[c], ys[c], xs[d], ys[d], total, strict):
                return True
            if near_segment(xs[d], ys[d], xs[a], ys[a], xs[b], ys[b], total, strict):
                return True
            if crossing(xs[a], ys[a], xs[b], ys[b], xs[c], ys[c], xs[d], ys[d]):
                return True
            c = d
        a = b
    return False


@kernel
def touch(t: Columns, i: int, j: int) -> bool:
    """Tell whether two bodies touch in plan view and do not overlap."""
    return near(t, i, j, TOUCH, False) and not near(t, i, j, 0, True)


@kernel
def wholly_near(t: Columns, i: int, j: int, reach: int) -> bool:
    """Tell whether every part of body i is at most `reach` from body j in plan view."""
    corners, bodies = t
    xs, ys = corners[0], corners[1]
    spare, g, m = bodies[RADIUS][j] + reach - bodies[RADIUS][i], bodies[FIRST][j], bodies[COUNT][j]
    for p in range(bodies[FIRST][i], bodies[FIRST][i] + bodies[COUNT][i]):
        good = holds(xs, ys, g, m, xs[p], ys[p])
        c = g + m - 1
        for d in range(g, g + m):
            if spare >= 0:
                good = good or near_segment(xs[p], ys[p], xs[c], ys[c], xs[d], ys[d], spare, False)
            elif near_segment(xs[p], ys[p], xs[c], ys[c], xs[d], ys[d], -spare, True):
                good = False
            c = d
        if not good:
            return False
    return True


@kernel
def rise(t: Columns, i: int, j: int) -> int:
    """Return the vertical distance between what is measured of two bodies."""
    bodies = t[1]
    return max(0, bodies[FOOT][i] - bodies[BASE][j], bodies[FOOT][j] - bodies[BASE][i])


@kernel
def level(reach: int, up: int) -> int:
    """Return how far along the table a straight line of length `reach` goes that rises so much; -1 if it can't."""
    if up > reach:
        return -1
    square = reach * reach - up * up
    root = int(sqrt(float(square)))
    while root * root > square:
        root -= 1
    while (root + 1) * (root + 1) <= square:
        root += 1
    return root


@kernel
def near_in_space(t: Columns, i: int, j: int, reach: int) -> bool:
    """Tell whether a straight line of length `reach` leads from one body to the other."""
    along = level(reach, rise(t, i, j))
    return along >= 0 and near(t, i, j, along, False)


@kernel
def collide(t: Columns, i: int, j: int) -> bool:
    """Tell whether two bodies share room: they overlap in plan view and in height."""
    bodies = t[1]
    if bodies[FOOT][i] >= bodies[TOP][j] or bodies[FOOT][j] >= bodies[TOP][i]:
        return False
    return near(t, i, j, 0, True)


@kernel
def to_segment(px: int, py: int, ax: int, ay: int, bx: int, by: int) -> float:
    """Return how far the point p is from the segment ab."""
    ux, uy, wx, wy = bx - ax, by - ay, px - ax, py - ay
    along, length2 = ux * wx + uy * wy, ux * ux + uy * uy
    if along <= 0:
        return sqrt(float(wx * wx + wy * wy))
    if along >= length2:
        return sqrt(float((px - bx) * (px - bx) + (py - by) * (py - by)))
    return float(abs(ux * wy - uy * wx)) / sqrt(float(length2))


@kernel
def gap(t: Columns, i: int, j: int) -> float:
    """Return how much is between two bodies in plan view, 0 where they meet, `APART` if one is not on the table."""
    corners, bodies = t
    xs, ys = corners[0], corners[1]
    f, n, g, m = bodies[FIRST][i], bodies[COUNT][i], bodies[FIRST][j], bodies[COUNT][j]
    if n == 0 or m == 0:
        return float(APART)
    both = float(bodies[RADIUS][i] + bodies[RADIUS][j])
    if n == 1 and m == 1:
        dx, dy = bodies[X][i] - bodies[X][j], bodies[Y][i] - bodies[Y][j]
        return max(0.0, sqrt(float(dx * dx + dy * dy)) - both)
    if near(t, i, j, 0, False):
        return 0.0
    best, a = 1e18, f + n - 1
    for b in range(f, f + n):
        c = g + m - 1
        for d in range(g, g + m):
            best = min(best, to_segment(xs[b], ys[b], xs[c], ys[c], xs[d], ys[d]))
            best = min(best, to_segment(xs[d], ys[d], xs[a], ys[a], xs[b], ys[b]))
            c = d
        a = b
    return max(0.0, best - both)


@kernel
def distance(t: Columns, i: int, j: int) -> int:
    """Return the least whole reach at which two bodies are near: the gap, rounded up; by exact tests where that is close."""
    far = gap(t, i, j)
    reach = int(far)
    if reach == APART:
        return APART
    if far - reach > 0.001 and far - reach < 0.999:  # errors are a millionth of that
        return reach + 1
    while reach > 0 and near(t, i, j, reach - 1, False):
        reach -= 1
    while not near(t, i, j, reach, False):
        reach += 1
    return reach


@kernel
def distance_in_space(t: Columns, i: int, j: int) -> int:
    """Return the least whole reach at which two bodies are near in space."""
    along, up = distance(t, i, j), rise(t, i, j)
    square = along * along + up * up
    reach = int(sqrt(float(square)))
    while reach * reach >= square and reach > 0:
        reach -= 1
    while reach * reach < square:
        reach += 1
    return reach


@kernel
def distances(t: Columns, left: Ints, right: Ints, out: list[Ints]) -> None:
    """Write the distance of each on the left to each on the right."""
    for i in range(len(left)):
        for j in range(len(right)):
            out[i][j] = distance(t, left[i], right[j])


@kernel
def distances_in_space(t: Columns, left: Ints, right: Ints, out: list[Ints]) -> None:
    """Write the distance in space of each on the left to each on the right."""
    for i in range(len(left)):
        for j in range(len(right)):
            out[i][j] = distance_in_space(t, left[i], right[j])


@kernel
def all_near(t: Columns, i: int, others: Ints, reach: int, out: Ints) -> int:
    """Write which of the others are near a body and return how many."""
    found = 0
    for k in range(len(others)):
        if near(t, i, others[k], reach, False):
            out[found] = others[k]
            found += 1
    return found


@kernel
def all_near_in_space(t: Columns, i: int, others: Ints, reach: int, out: Ints) -> int:
    """Write which of the others are near a body in space and return how many."""
    found = 0
    for k in range(len(others)):
        if near_in_space(t, i, others[k], reach):
            out[found] = others[k]
            found += 1
    return found


@kernel
def some_near(t: Columns, left: Ints, right: Ints, reach: int, up: int) -> bool:
    """Tell whether any on the left is near any on the right, along the table and in height."""
    for i in range(len(left)):
        for j in range(len(right)):
            if rise(t, left[i], right[j]) <= up and near(t, left[i], right[j], reach, False):
                return True
    return False


@kernel
def some_near_in_space(t: Columns, left: Ints, right: Ints, reach: int) -> bool:
    """Tell whether any on the left is near any on the right in space."""
    for i in range(len(left)):
        for j in range(len(right)):
            if near_in_space(t, left[i], right[j], reach):
                return True
    return False


@kernel
def all_touching(t: Columns, i: int, others: Ints, out: Ints) -> int:
    """Write which of the others touch a body in plan view and return how many."""
    found = 0
    for k in range(len(others)):
        if touch(t, i, others[k]):
            out[found] = others[k]
            found += 1
    return found


@kernel
def first_colliding(t: Columns, i: int, others: Ints) -> int:
    """Return the first of the others that shares room with a body, or -1."""
    for k in range(len(others)):
        if others[k] != i and collide(t, i, others[k]):
            return others[k]
    return -1


@kernel
def nearest(t: Columns, i: int, others: Ints) -> int:
    """Return the distance of a body to the nearest of the others."""
    best = -1
    for k in range(len(others)):
        if best < 0 or near(t, i, others[k], best - 1, False):
            best = distance(t, i, others[k])
            if best == 0:
                break
    return best


@kernel
def linked(t: Columns, numbers: Ints, reach: int, up: int, out: list[Ints]) -> None:
    """Write for each two of some bodies whether they are near along the table and in height."""
    for i in range(len(numbers)):
        out[i][i] = 0
        for j in range(i):
            a, b = numbers[i], numbers[j]
            close = 1 if rise(t, a, b) <= up and near(t, a, b, reach, False) else 0
            out[i][j] = close
            out[j][i] = close


@kernel
def all_overlapping(t: Columns, i: int, kinds: int, out: Ints) -> int:
    """Write which bodies of these kinds a body overlaps in plan view and return how many."""
    kind, found = t[1][KIND], 0
    for j in range(len(kind)):
        if kind[j] & kinds and j != i and near(t, i, j, 0, True):
            out[found] = j
            found += 1
    return found


@kernel
def all_colliding(t: Columns, i: int, kinds: int, out: Ints) -> int:
    """Write which bodies of these kinds share room with a body and return how many."""
    kind, found = t[1][KIND], 0
    for j in range(len(kind)):
        if kind[j] & kinds and j != i and collide(t, i, j):
            out[found] = j
            found += 1
    return found
