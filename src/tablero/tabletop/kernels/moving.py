"""Moving: the mover shrinks to a point and whatever is in its way grows by it, so that a leg is a segment among convex shapes.

The tables here hold grown bodies. Their kind says what they are to the mover, their foot and top between which heights of the
mover's own foot they matter.
"""

from __future__ import annotations

from math import sqrt

from tablero.tabletop.compiled import Floats, Ints, kernel
from tablero.tabletop.kernels import COUNT, FIRST, FOOT, KIND, RADIUS, REACH, TOP, Columns, X, Y
from tablero.tabletop.kernels.plane import crossing, holds, near_segment

BARRED = 1
"""May not be entered at any point."""
OVER = 2
"""Matter that is gone over: up to its top and down again."""
FLOOR = 4
"""Carries what stands on it."""

FAR = 1 << 40
"""What a leg costs that can't be made."""


@kernel
def put_cores(cores: list[Ints], bodies: list[Ints], rows: list[Ints], corners: list[Ints]) -> None:
    """Write the corners of bodies that share cores: of each is given where its core begins, and where it stands."""
    starts, xs, ys = bodies[0], bodies[1], bodies[2]
    for k in range(len(starts)):
        for v in range(rows[COUNT][k]):
            corners[0][rows[FIRST][k] + v] = cores[0][starts[k] + v] + xs[k]
            corners[1][rows[FIRST][k] + v] = cores[1][starts[k] + v] + ys[k]


@kernel
def length_of(dx: int, dy: int) -> int:
    """Return the length of a leg as a whole number, rounded up."""
    square = dx * dx + dy * dy
    root = int(sqrt(float(square)))
    while root * root > square:
        root -= 1
    while root * root < square:
        root += 1
    return root


@kernel
def apart(t: Columns, k: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Tell at a glance that a leg stays clear of a body's surroundings."""
    bodies = t[1]
    reach, x, y = bodies[REACH][k], bodies[X][k], bodies[Y][k]
    return min(ax, bx) > x + reach or max(ax, bx) < x - reach or min(ay, by) > y + reach or max(ay, by) < y - reach


@kernel
def crosses_polygon(xs: Ints, ys: Ints, first: int, count: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Tell whether a segment meets the inside of a convex polygon: no edge, nor the segment's own line, parts them."""
    a = first + count - 1
    before, behind = False, False
    for b in range(first, first + count):
        ux, uy = xs[b] - xs[a], ys[b] - ys[a]
        if ux * (ay - ys[a]) - uy * (ax - xs[a]) <= 0 and ux * (by - ys[a]) - uy * (bx - xs[a]) <= 0:
            return False
        side = (bx - ax) * (ys[b] - ay) - (by - ay) * (xs[b] - ax)
        before, behind = before or side > 0, behind or side < 0
        a = b
    return count > 2 and ((before and behind) or (ax == bx and ay == by))


@kernel
def enters(t: Columns, k: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Tell whether a point on its way from a to b gets inside a grown body; to touch it is no entering."""
    corners, bodies = t
    xs, ys = corners[0], corners[1]
    f, n, r = bodies[FIRST][k], bodies[COUNT][k], bodies[RADIUS][k]
    if n == 0 or apart(t, k, ax, ay, bx, by):
        return False
    if n == 1:
        return near_segment(xs[f], ys[f], ax, ay, bx, by, r, True)
    if r == 0:
        return crosses_polygon(xs, ys, f, n, ax, ay, bx, by)
    if holds(xs, ys, f, n, ax, ay):
        return True
    p = f + n - 1
    for q in range(f, f + n):
        if near_segment(xs[p], ys[p], ax, ay, bx, by, r, True) or near_segment(
            ax, ay, xs[p], ys[p], xs[q], ys[q], r, True
        ):
            return True
        if near_segment(bx, by, xs[p], ys[p], xs[q], ys[q], r, True):
            return True
        if crossing(ax, ay, bx, by, xs[p], ys[p], xs[q], ys[q]):
            return True
        p = q
    return False


@kernel
def first_barred(t: Columns, ax: int, ay: int, az: int, bx: int, by: int, bz: int) -> int:
    """Return the first body that a leg may not enter and does, or -1."""
    bodies = t[1]
    kinds, feet, tops = bodies[KIND], bodies[FOOT], bodies[TOP]
    xs, ys, reaches = bodies[X], bodies[Y], bodies[REACH]
    low, high = min(az, bz), max(az, bz)
    left, right, near, far = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
    for k in range(len(kinds)):
        reach = reaches[k]  # what is apart is seen at a glance here, without a call: this is asked most of all
        if left > xs[k] + reach or right < xs[k] - reach or near > ys[k] + reach or far < ys[k] - reach:
            continue
        if kinds[k] & BARRED and low <= tops[k] and high >= feet[k] and enters(t, k, ax, ay, bx, by):
            return k
    return -1


@kernel
def clip(
    px: float, py: float, qx: float, qy: float, ax: int, ay: int, bx: int, by: int, lo: float, hi: float
) -> tuple[float, float]:
    """Return what part of a leg, from share `lo` to `hi`, is on the left of the line pq or on it."""
    s = (qx - px) * (ay - py) - (qy - py) * (ax - px)
    e = (qx - px) * (by - py) - (qy - py) * (bx - px)
    if s < 0.0 and e < 0.0:
        return 1.0, 0.0
    if s < 0.0:
        return max(lo, s / (s - e)), hi
    if e < 0.0:
        return lo, min(hi, s / (s - e))
    return lo, hi


@kernel
def in_disc(px: int, py: int, r: int, ax: int, ay: int, bx: int, by: int) -> tuple[float, float]:
    """Return what part of a leg is within r of a point, as shares of the leg."""
    ux, uy, wx, wy = float(bx - ax), float(by - ay), float(ax - px), float(ay - py)
    a, b, c = ux * ux + uy * uy, ux * wx + uy * wy, wx * wx + wy * wy - float(r) * float(r)
    if a == 0.0:
        return (0.0, 1.0) if c <= 0.0 else (1.0, 0.0)
    d = b * b - a * c
    if d < 0.0:
        return 1.0, 0.0
    root = sqrt(d)
    return max(0.0, (-b - root) / a), min(1.0, (-b + root) / a)


@kernel
def span(t: Columns, k: int, ax: int, ay: int, bx: int, by: int) -> tuple[float, float]:
    """Return what part of a leg is over a grown body, as shares of the leg; none if the first is greater."""
    corners, bodies = t
    xs, ys = corners[0], corners[1]
    f, n, r = bodies[FIRST][k], bodies[COUNT][k], bodies[RADIUS][k]
    first, last = 2.0, -1.0
    if n > 2:
        lo, hi = 0.0, 1.0
        p = f + n - 1
        for q in range(f, f + n):
            lo, hi = clip(float(xs[p]), float(ys[p]), float(xs[q]), float(ys[q]), ax, ay, bx, by, lo, hi)
            p = q
        if lo <= hi:
            first, last = lo, hi
    if r > 0:
        p = f + n - 1
        for q in range(f, f + n):
            lo, hi = in_disc(xs[q], ys[q], r, ax, ay, bx, by)
            if lo <= hi:
                first, last = min(first, lo), max(last, hi)
            if n > 1:
                lo, hi = beside(xs[p], ys[p], xs[q], ys[q], r, ax, ay, bx, by)
                if lo <= hi:
                    first, last = min(first, lo), max(last, hi)
            p = q
    return first, last


@kernel
def beside(px: int, py: int, qx: int, qy: int, r: int, ax: int, ay: int, bx: int, by: int) -> tuple[float, float]:
    """Return what part of a leg is in the strip of width r on the outer side of an edge."""
    ux, uy = float(qx - px), float(qy - py)
    size = sqrt(ux * ux + uy * uy)
    nx, ny = uy / size * r, -ux / size * r
    cx, cy, dx, dy = px + nx, py + ny, qx + nx, qy + ny
    lo, hi = clip(float(qx), float(qy), float(px), float(py), ax, ay, bx, by, 0.0, 1.0)
    lo, hi = clip(cx, cy, dx, dy, ax, ay, bx, by, lo, hi)
    lo, hi = clip(float(px), float(py), cx, cy, ax, ay, bx, by, lo, hi)
    return clip(dx, dy, float(qx), float(qy), ax, ay, bx, by, lo, hi)


@kernel
def climb(
    t: Columns, ax: int, ay: int, az: int, bx: int, by: int, bz: int, free: int, height: int, spans: list[Floats]
) -> int:
    """Return how far up and down a leg goes over what lies in its way.

    What is at most `free` high counts as absent, and so does what is overhead. Under floors that are higher than both ends
    one goes through; on the way from floor to floor one comes down in between, unless one touches the other.
    """
    bodies = t[1]
    kinds, feet, tops = bodies[KIND], bodies[FOOT], bodies[TOP]
    start, end = az if az > free else 0, bz if bz > free else 0
    low, high = min(start, end), max(start, end)
    count = 0
    for k in range(len(kinds)):
        kind, top = kinds[k], tops[k]
        matter = kind & OVER and top - low > free and feet[k] < high + height
        carries = kind & FLOOR and free < top <= high
        if (matter or carries) and not apart(t, k, ax, ay, bx, by):
            lo, hi = span(t, k, ax, ay, bx, by)
            if lo < hi or (lo <= hi and ax == bx and ay == by):
                spans[0][count], spans[1][count], spans[2][count] = lo, hi, float(top)
                count += 1
    if count == 0:
        return abs(end - start)
    total, at, share = 0, start, 0.0
    while share < 1.0:
        upto = 1.0
        for k in range(count):
            if share < spans[0][k] < upto:
                upto = spans[0][k]
            if share < spans[1][k] < upto:
                upto = spans[1][k]
        middle, top = (share + upto) / 2.0, 0
        for k in range(count):
            if spans[0][k] <= middle <= spans[1][k]:
                top = max(top, int(spans[2][k]))
        total += abs(top - at)
        at, share = top, upto
    return total + abs(end - at)


@kernel
def leg(
    t: Columns,
    ax: int,
    ay: int,
    az: int,
    bx: int,
    by: int,
    bz: int,
    most: int,
    free: int,
    height: int,
    spans: list[Floats],
) -> int:
    """Return what a leg costs, its length and its climbs; `FAR` if that is more than `most` or something bars it."""
    cost = length_of(bx - ax, by - ay)
    if cost > most:
        return FAR
    if first_barred(t, ax, ay, az, bx, by, bz) >= 0:
        return FAR
    cost += climb(t, ax, ay, az, bx, by, bz, free, height, spans)
    return cost if cost <= most else FAR


@kernel
def legs_between(
    t: Columns, xs: Ints, ys: Ints, zs: Ints, most: int, free: int, height: int, spans: list[Floats], costs: list[Ints]
) -> None:
    """Write what the leg between any two corners costs."""
    for i in range(len(xs)):
        costs[i][i] = 0
        for j in range(i):
            cost = leg(t, xs[i], ys[i], zs[i], xs[j], ys[j], zs[j], most, free, height, spans)
            costs[i][j] = cost
            costs[j][i] = cost


@kernel
def spread(
    t: Columns,
    xs: Ints,
    ys: Ints,
    zs: Ints,
    costs: list[Ints],
    x: int,
    y: int,
    z: int,
    most: int,
    free: int,
    height: int,
    spans: list[Floats],
    far: Ints,
    before: Ints,
    done: Ints,
) -> None:
    """Write how far each corner is from a start and which corner comes before it (-1: none), as far as `most` goes."""
    count = len(xs)
    for i in range(count):
        far[i] = leg(t, x, y, z, xs[i], ys[i], zs[i], most, free, height, spans)
        before[i] = -1
        done[i] = 0
    for _ in range(count):
        at = -1
        for i in range(count):
            if not done[i] and (at < 0 or far[i] < far[at]):
                at = i
        if at < 0 or far[at] > most:
            return
        done[at] = 1
        for i in range(count):
            if far[at] + costs[at][i] < far[i]:
                far[i] = far[at] + costs[at][i]
                before[i] = at


@kernel
def reach_point(
    t: Columns,
    xs: Ints,
    ys: Ints,
    zs: Ints,
    far: Ints,
    x: int,
    y: int,
    z: int,
    gx: int,
    gy: int,
    gz: int,
    most: int,
    free: int,
    height: int,
    spans: list[Floats],
) -> tuple[int, int]:
    """Return what the shortest route to a point costs, and its last corner: -1 if it is straight, -2 if there is none."""
    best = leg(t, x, y, z, gx, gy, gz, most, free, height, spans)
    last = -1 if best <= most else -2
    if (gx - x) * (gx - x) + (gy - y) * (gy - y) > most * most:
        return FAR, -2
    if last == -1 and best <= length_of(gx - x, gy - y) + abs(gz - z):
        return best, last  # nothing is shorter than straight
    for k in range(len(xs)):
        if far[k] < min(best, most + 1):
            cost = far[k] + leg(t, xs[k], ys[k], zs[k], gx, gy, gz, min(best, most) - far[k], free, height, spans)
            if cost < best and cost <= most:
                best, last = cost, k
    return best, last


@kernel
def stands_free(t: Columns, x: int, y: int, z: int) -> bool:
    """Tell whether a point is in no body that may not be entered."""
    return first_barred(t, x, y, z, x, y, z) < 0


@kernel
def free_of_all(t: Columns, points: list[Ints], sides: Ints, out: Ints) -> None:
    """Write 1 for each point that is between the sides, left, right, near and far, and in no body that may not be entered."""
    for n in range(len(points)):
        x, y, z = points[n][0], points[n][1], points[n][2]
        if sides[0] <= x <= sides[1] and sides[2] <= y <= sides[3] and stands_free(t, x, y, z):
            out[n] = 1


@kernel
def rim(t: Columns, k: int, x: int, y: int, cos: int, sin: int, most: int) -> int:
    """Return how far one goes from a point in a grown body, in a direction times 2**30, until one is in it no more."""
    low, high = 0, most
    while low < high:
        far = (low + high) // 2
        a, b = scaled(far, cos), scaled(far, sin)
        if enters(t, k, x + a, y + b, x + a, y + b):
            low = far + 1
        else:
            high = far
    return low


@kernel
def scaled(far: int, part: int) -> int:
    """Return a length times a share of 2**30 as a whole number; halves go away from zero."""
    value = far * part
    half = 1 << 29
    return (value + half) >> 30 if value >= 0 else -((half - value) >> 30)


@kernel
def rims(t: Columns, k: int, x: int, y: int, cosines: Ints, sines: Ints, most: int, xs: Ints, ys: Ints) -> None:
    """Write the points at which one leaves a grown body, going from a point in it in some directions."""
    for n in range(len(cosines)):
        far = rim(t, k, x, y, cosines[n], sines[n], most)
        xs[n], ys[n] = x + scaled(far, cosines[n]), y + scaled(far, sines[n])


@kernel
def ground_at(t: Columns, x: int, y: int) -> int:
    """Return the height of the ground at a point: the top of the highest solid body there, or 0."""
    bodies = t[1]
    kinds, tops = bodies[KIND], bodies[TOP]
    top = 0
    for k in range(len(kinds)):
        solid = kinds[k] & OVER and kinds[k] & FLOOR
        if solid and tops[k] > top and not apart(t, k, x, y, x, y):
            lo, hi = span(t, k, x, y, x, y)
            if lo <= hi:
                top = tops[k]
    return top


@kernel
def reach_cells(
    t: Columns,
    xs: Ints,
    ys: Ints,
    zs: Ints,
    far: Ints,
    x: int,
    y: int,
    z: int,
    step: int,
    half: int,
    most: int,
    free: int,
    height: int,
    spans: list[Floats],
    out: list[Ints],
) -> None:
    """Write what the route to each point of a grid around the start costs, on the ground there."""
    for r in range(2 * half + 1):
        for c in range(2 * half + 1):
            gx, gy = x + (c - half) * step, y + (r - half) * step
            if (gx - x) * (gx - x) + (gy - y) * (gy - y) > most * most:
                out[r][c] = FAR
            else:
                gz = ground_at(t, gx, gy)
                cost, _ = reach_point(t, xs, ys, zs, far, x, y, z, gx, gy, gz, most, free, height, spans)
                out[r][c] = cost
