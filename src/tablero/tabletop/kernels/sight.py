"""Line of sight between upright bodies: a segment from some part of one to some part of the other that no blocker touches.

The search is by tangent directions, and what it finds, a segment with whole-number ends, is checked by itself.
Why it is complete in plan view: along one direction every body throws an interval across, and a clear line is a gap between
those of the blockers inside the common interval of both ends. As the direction turns, gaps open and close only where it is
tangent to two bodies, so one look between each two neighbouring tangents finds every gap. Those that matter lie in the narrow
cone of directions that lead from one end to the other, and most pairs need none: nothing is near, the axis is clear, or
one blocker alone reaches across. Where something hangs, lines are looked for at many heights, and before that once past what
blocks at all of them: if that leaves no line, there is none.
"""

from __future__ import annotations

from math import sqrt

from tablero.tabletop.compiled import Floats, Ints, kernel
from tablero.tabletop.kernels import COUNT, FIRST, FOOT, GROUP, KIND, RADIUS, REACH, TOP, Columns, X, Y
from tablero.tabletop.kernels.lines import FAR, chord, crosses
from tablero.tabletop.kernels.plane import near, wholly_near

CLEAR = 3
"""A line of sight keeps 0.03 mm off every blocker, so that panes that touch leave no slit and ends can be whole numbers."""

ROOM = 1024
"""How many corners of blockers, and tangent directions, are looked at for one pair."""
LEVELS = 128
"""How many pairs of heights are tried where something hangs in the way."""

OBSERVER, TARGET = 1, 2
"""Whose group does not block."""
NEVER, PARTLY, WHOLLY = 0, 1, 2
"""How far an end must be in an area to look out of it or be looked at in it."""

NEARBY, STARTS, BESIDE, FROM, TO, OUTER = range(6)
KX, KY, GROWN, LOW, HIGH, TURNS, PX, PY, QX, QY = range(10)
Space = tuple[list[Ints], list[Floats]]
"""Scratch room: rows of whole numbers and of floats, by the names above."""

AX, AY, AZ, BX, BY, BZ, BLOCKER, AHEAD_A, AHEAD_B = range(9)
"""What is written of a line: its ends, what blocks it, and whether they lie where the line leaves the bodies."""

Rules = tuple[int, int, int, int, int, int, int]
Ends = tuple[int, int, int, int, int, int]
"""Middle and reach of both ends."""


@kernel
def is_in(t: Columns, i: int, k: int, how: int) -> bool:
    """Tell whether a body is in an area, as far as is asked for."""
    if how == NEVER:
        return False
    return wholly_near(t, i, k, 0) if how == WHOLLY else near(t, i, k, 0, True)


@kernel
def corridor(t: Columns, i: int, j: int, ends: Ends, low: int, high: int, rules: Rules, ignore: Ints, out: Ints) -> int:
    """Write which bodies block and are near the corridor between two ends, at heights from low to high; return how many."""
    bodies = t[1]
    matter, area, sky, through, observer_in, target_in, seen_past = rules
    kinds, xs, ys, reaches, groups = bodies[KIND], bodies[X], bodies[Y], bodies[REACH], bodies[GROUP]
    if (kinds[i] | kinds[j]) & seen_past:
        area = 0
    mine = groups[i] if through & OBSERVER and groups[i] >= 0 else -2
    theirs = groups[j] if through & TARGET and groups[j] >= 0 else -2
    ground = min(bodies[FOOT][i], bodies[FOOT][j])
    ax, ay, ra, bx, by, rb = ends
    dx, dy = bx - ax, by - ay
    length2 = dx * dx + dy * dy
    length = sqrt(float(length2))
    wide, n = max(ra, rb), 0
    for k in range(len(kinds)):
        if kinds[k] & (matter | area) == 0:
            continue
        wx, wy = xs[k] - ax, ys[k] - ay
        if abs(dx * wy - dy * wx) > (wide + reaches[k]) * length:
            continue
        along, r = dx * wx + dy * wy, (reaches[k] + wide) * length
        if along < -r or along > length2 + r or k in (i, j) or groups[k] == mine or groups[k] == theirs:
            continue
        if kinds[k] & sky == 0 and (bodies[TOP][k] <= ground or bodies[TOP][k] < low or bodies[FOOT][k] > high):
            continue  # what lies under both ends is in no line between them
        if length2 == 0 and wx * wx + wy * wy > (wide + reaches[k]) * (wide + reaches[k]):
            continue
        if kinds[k] & matter == 0 and (is_in(t, i, k, observer_in) or is_in(t, j, k, target_in)):
            continue
        free = n < ROOM
        for m in range(len(ignore)):
            if ignore[m] == k:
                free = False
        if free:
            out[n] = k
            n += 1
    return n


@kernel
def clip(px: Floats, py: Floats, n: int, qx: Floats, qy: Floats, dx: int, dy: int, limit: float) -> int:
    """Write the part of a convex polygon p where d·p <= limit to q; return how many corners it has."""
    m, a = 0, n - 1
    for b in range(n):
        s, e = dx * px[a] + dy * py[a] - limit, dx * px[b] + dy * py[b] - limit
        if (s < 0.0 and e > 0.0) or (e < 0.0 and s > 0.0):
            f = s / (s - e)
            qx[m], qy[m] = px[a] + (px[b] - px[a]) * f, py[a] + (py[b] - py[a]) * f
            m += 1
        if e <= 0.0:
            qx[m], qy[m] = px[b], py[b]
            m += 1
        a = b
    return m


@kernel
def cut(real: list[Floats], n: int, r: float, dx: int, dy: int, p: float, q: float) -> tuple[int, float]:
    """Cut the body in PX and PY to where d·x lies between p and q, at whose heights the line is; return corners and radius.

    A disc that is cut beside its middle counts as the chord where it is cut; what is round and long, as cut by its core.
    """
    px, py, length2 = real[PX], real[PY], float(dx * dx + dy * dy)
    low, high, length = min(p, q), max(p, q), sqrt(length2)
    if n > 1:
        more = (r - CLEAR) * length
        n = clip(px, py, n, real[QX], real[QY], dx, dy, high + more)
        return clip(real[QX], real[QY], n, px, py, -dx, -dy, more - low), r
    s = (dx * px[0] + dy * py[0]) / length
    off = min(max(s, low / length), high / length) - s
    if abs(off) >= r:
        return 0, r
    if off == 0.0:
        return 1, r
    half, x, y = sqrt(r * r - off * off) / length, px[0] + dx * off / length, py[0] + dy * off / length
    px[0], py[0], px[1], py[1] = x - dy * half, y + dx * half, x + dy * half, y - dx * half
    return 2, 0.0


@kernel
def reaches_across(real: list[Floats], n: int, r: float, ends: Ends, clipped: bool) -> bool:
    """Tell whether the body in PX and PY alone reaches across both outer tangents of the ends, between their middles."""
    ax, ay, ra, bx, by, rb = ends
    dx, dy = bx - ax, by - ay
    length2 = dx * dx + dy * dy
    apart = length2 - (ra - rb) * (ra - rb)
    if apart <= 0:
        return False
    side, px, py = (rb - ra) / sqrt(float(apart)), real[PX], real[PY]
    if clipped:
        n = clip(px, py, n if n > 2 else 0, real[QX], real[QY], dx, dy, float(length2))
        n = clip(real[QX], real[QY], n, px, py, -dx, -dy, 0.0)
    lx, ly, rx, ry = -(dy + side * dx), dx - side * dy, -(dy - side * dx), dx + side * dy
    edge, left, right = sqrt(lx * lx + ly * ly), -FAR, FAR
    for v in range(n):
        left, right = max(left, lx * px[v] + ly * py[v]), min(right, rx * px[v] + ry * py[v])
    return left + r * edge >= ra * edge and right - r * edge <= -ra * edge


@kernel
def gather(t: Columns, i: int, j: int, spot: bool, ends: Ends, sky: int, found: int, space: Space, line: Ints) -> int:
    """Load both ends and what blocks at the line's heights into the scratch room; return how many, or -1 if one is enough."""
    corners, bodies = t
    nearby, starts, beside, real = space[0][NEARBY], space[0][STARTS], space[0][BESIDE], space[1]
    px, py = real[PX], real[PY]
    ax, ay, ra, bx, by, rb = ends
    za, zb, dx, dy = line[AZ], line[BZ], bx - ax, by - ay
    length2 = dx * dx + dy * dy
    length, used, count = sqrt(float(length2)), 0, 0
    starts[0] = 0
    for m in range(-2, found):
        k = i if m == -2 else j if m == -1 else nearby[m]
        n, first, r = bodies[COUNT][k], bodies[FIRST][k], float(bodies[RADIUS][k])
        for v in range(n):
            px[v], py[v] = float(corners[0][first + v] - ax), float(corners[1][first + v] - ay)
        if m == -1 and spot:
            n, r, px[0], py[0] = 1, 1.0, float(dx), float(dy)
        if m >= 0:
            r += CLEAR
            if bodies[KIND][k] & sky == 0:
                if bodies[TOP][k] < min(za, zb) or bodies[FOOT][k] > max(za, zb):
                    continue
                if za != zb:
                    p, q = (bodies[FOOT][k] - za) / (zb - za), (bodies[TOP][k] - za) / (zb - za)
                    n, r = cut(real, n, r, dx, dy, p * length2, q * length2)
        if n == 0 or used + n > ROOM:
            continue
        low = high = dx * px[0] + dy * py[0]
        for v in range(n):
            real[KX][used], real[KY][used] = px[v], py[v]
            used += 1
            s = dx * px[v] + dy * py[v]
            low, high = min(low, s), max(high, s)
        beside[count] = low < (ra + r) * length or high > length2 - (rb + r) * length
        real[GROWN][count] = r
        count += 1
        starts[count] = used
        if m < 0:
            continue
        line[BLOCKER] = k if line[BLOCKER] < 0 else line[BLOCKER]
        over = False
        if beside[count - 1]:
            if near(t, i, k, 0, True):
                line[AHEAD_A], over = 1, True
            if near(t, j, k, 0, True) and not spot:
                line[AHEAD_B], over = 1, True
        if not over and reaches_across(real, n, r, ends, beside[count - 1] != 0):
            line[BLOCKER] = k
            return -1
    return count


@kernel
def is_between(
    b: int, want: float, ux: float, uy: float, starts: Ints, kx: Floats, ky: Floats, swollen: Floats
) -> bool:
    """Tell whether blocker b is between the ends on the line across at `want`; all lines of one direction agree in this."""
    size2 = ux * ux + uy * uy
    ox, oy = -uy * want / size2, ux * want / size2
    _, out = chord(kx, ky, starts[0], starts[1], swollen[0], ox, oy, ux, uy)
    into, _ = chord(kx, ky, starts[1], starts[2], swollen[1], ox, oy, ux, uy)
    lo, hi = chord(kx, ky, starts[b], starts[b + 1], swollen[b], ox, oy, ux, uy)
    return hi > out and lo < into


@kernel
def try_line(
    t: Columns, want: float, ux: float, uy: float, ends: Ends, sky: int, found: int, space: Space, line: Ints
) -> bool:
    """Check the line across at `want` against every blocker; write its ends, at the middle of what it cuts from the bodies."""
    nearby, starts, real = space[0][NEARBY], space[0][STARTS], space[1]
    size2 = ux * ux + uy * uy
    ox, oy, kx, ky = -uy * want / size2, ux * want / size2, real[KX], real[KY]
    lo, hi = chord(kx, ky, starts[0], starts[1], real[GROWN][0], ox, oy, ux, uy)
    if lo > hi:
        return False
    f = hi if line[AHEAD_A] else (lo + hi) * 0.5
    ax, ay = ends[0] + round(ox + f * ux), ends[1] + round(oy + f * uy)
    lo, hi = chord(kx, ky, starts[1], starts[2], real[GROWN][1], ox, oy, ux, uy)
    if lo > hi:
        return False
    f = lo if line[AHEAD_B] else (lo + hi) * 0.5
    bx, by = ends[0] + round(ox + f * ux), ends[1] + round(oy + f * uy)
    for k in range(found):
        if crosses(t, nearby[k], sky, ax, ay, line[AZ], bx, by, line[BZ]):
            return False
    line[AX], line[AY], line[BX], line[BY] = ax, ay, bx, by
    return True


@kernel
def steepest(ends: Ends) -> float:
    """Return the tangent of the widest angle between the axis and a line that leads from one end to the other; 8 at most."""
    dx, dy, reach = ends[3] - ends[0], ends[4] - ends[1], ends[2] + ends[5]
    free = float(dx * dx + dy * dy - reach * reach)
    return min(8.0, reach / sqrt(free)) if free > 0.0 else 8.0


@kernel
def outline(ends: Ends, count: int, space: Space) -> None:
    """Write to PX and PY the corners that are the outermost of their body for some direction in the cone, and a few more.

    Of an oval, whose corners are many, those are few: no other is where a line passes by.
    """
    starts, outer, real = space[0][STARTS], space[0][OUTER], space[1]
    kx, ky, px, py = real[KX], real[KY], real[PX], real[PY]
    dx, dy, most = ends[3] - ends[0], ends[4] - ends[1], steepest(ends)
    lx, ly, rx, ry = dx - most * dy, dy + most * dx, dx + most * dy, dy - most * dx
    close, n = 0.01 * sqrt(float(dx * dx + dy * dy)), 0
    outer[0] = 0
    for b in range(count):
        first, last = starts[b], starts[b + 1]
        for v in range(first, last):
            u, w = v - 1 if v > first else last - 1, v + 1 if v + 1 < last else first
            ax, ay, bx, by = kx[v] - kx[u], ky[v] - ky[u], kx[v] - kx[w], ky[v] - ky[w]
            la, lb, ra, rb = lx * ay - ly * ax, lx * by - ly * bx, rx * ay - ry * ax, rx * by - ry * bx
            highest = max(la, ra) >= -close and max(lb, rb) >= -close
            if highest or (min(la, ra) <= close and min(lb, rb) <= close):
                px[n], py[n] = kx[v], ky[v]
                n += 1
        outer[b + 1] = n


@kernel
def look_along(t: Columns, tan: float, ends: Ends, sky: int, found: int, count: int, space: Space, line: Ints) -> bool:
    """Look along the axis turned by this tangent: try the middle of every gap between the blockers."""
    starts, outer, beside, real = space[0][STARTS], space[0][OUTER], space[0][BESIDE], space[1]
    kx, ky, px, py = real[KX], real[KY], real[PX], real[PY]
    lows, highs, swollen = real[LOW], real[HIGH], real[GROWN]
    dx, dy = ends[3] - ends[0], ends[4] - ends[1]
    ux, uy = dx - tan * dy, dy + tan * dx
    size, lo, hi = sqrt(ux * ux + uy * uy), -FAR, FAR
    for b in range(count):
        first, r = outer[b], swollen[b] * size
        x = y = ux * py[first] - uy * px[first]
        for v in range(first + 1, outer[b + 1]):
            s = ux * py[v] - uy * px[v]
            x, y = min(x, s), max(y, s)
        x, y = x - r, y + r
        if b < 2:
            lo, hi = max(lo, x), min(hi, y)
            continue
        want = (max(x, lo) + min(y, hi)) * 0.5
        if y < lo or x > hi or (beside[b] and not is_between(b, want, ux, uy, starts, kx, ky, swollen)):
            x = y = FAR
        v = b
        while v > 2 and lows[v - 1] > x:
            lows[v], highs[v] = lows[v - 1], highs[v - 1]
            v -= 1
        lows[v], highs[v] = x, y
    at = lo
    for b in range(2, count + 1):
        top = hi if b == count else min(lows[b], hi)
        if top > at and try_line(t, (top + at) * 0.5, ux, uy, ends, sky, found, space, line):
            return True
        if b == count or max(at, highs[b]) >= hi:
            break
        at = max(at, highs[b])
    return False


@kernel
def tangents(ends: Ends, count: int, space: Space) -> int:
    """Write in order the directions in the cone, as tangents against the axis, at which a gap can open or close.

    A gap lies above one body and below another: so only lines between two blockers or between the two ends with one on each
    side, and lines past a blocker and an end with both on one side.
    """
    starts, outer, real = space[0][STARTS], space[0][OUTER], space[1]
    kx, ky, px, py, swollen, out = real[KX], real[KY], real[PX], real[PY], real[GROWN], real[TURNS]
    dx, dy, most = ends[3] - ends[0], ends[4] - ends[1], steepest(ends)
    out[0], out[1], turns, length = -most, most, 2, sqrt(float(dx * dx + dy * dy))
    for b in range(count):
        for c in range(b):
            r, q, across = swollen[b], swollen[c], (b < 2) == (c < 2)
            slack = (r + q) * length
            for u in range(outer[b], outer[b + 1]):
                for v in range(outer[c], outer[c + 1]):
                    ex, ey = px[u] - px[v], py[u] - py[v]
                    if abs(dx * ey - dy * ex) - slack > most * (abs(dx * ex + dy * ey) + slack):
                        continue  # outside the cone, whatever the radii
                    e2 = ex * ex + ey * ey
                    for side in range(2):
                        up = 1.0 - 2.0 * side  # body b is below the line, or above it
                        down = -up if across else up
                        s = up * r - down * q
                        if e2 < s * s or turns == ROOM:
                            continue
                        root = sqrt(e2 - s * s)
                        fx, fy = ex * root - ey * s, ey * root + ex * s
                        along = dx * fx + dy * fy
                        tan = (dx * fy - dy * fx) / along if along != 0.0 else 9.0
                        good, close = -most < tan and tan < most, -1e-6 * e2
                        for k in range(starts[b], starts[b + 1]):
                            good = good and up * (py[u] * fx - px[u] * fy - ky[k] * fx + kx[k] * fy) >= close
                        for k in range(starts[c], starts[c + 1]):
                            good = good and down * (py[v] * fx - px[v] * fy - ky[k] * fx + kx[k] * fy) >= close
                        if good:
                            k = turns
                            while out[k - 1] > tan:
                                out[k] = out[k - 1]
                                k -= 1
                            out[k] = tan
                            turns += 1
    return turns


@kernel
def look_past(t: Columns, ends: Ends, sky: int, found: int, count: int, space: Space, line: Ints) -> bool:
    """Look past what is loaded in all directions in the cone, along the axis first."""
    outline(ends, count, space)
    if look_along(t, 0.0, ends, sky, found, count, space, line):
        return True
    turns, out = tangents(ends, count, space), space[1][TURNS]
    for k in range(turns - 1):
        if out[k + 1] - out[k] > 1e-12 and look_along(
            t, (out[k] + out[k + 1]) * 0.5, ends, sky, found, count, space, line
        ):
            return True
    return False


@kernel
def search(t: Columns, i: int, j: int, spot: bool, ends: Ends, sky: int, found: int, space: Space, line: Ints) -> bool:
    """Tell whether a line between the heights that are written in `line` is clear, and write its ends."""
    line[AHEAD_A], line[AHEAD_B] = 0, 0
    count = gather(t, i, j, spot, ends, sky, found, space, line)
    return count >= 0 and look_past(t, ends, sky, found, count, space, line)


@kernel
def levels(t: Columns, i: int, j: int, spot: bool, pz: int, ends: Ends, sky: int, found: int, space: Space) -> int:
    """Write the heights of lines worth trying where something hangs: through two corners of what is seen from the side.

    The heights that are clear make up a region bounded by such lines, of those that just pass over or under something.
    """
    corners, bodies = t
    nearby, zas, zbs, real = space[0][NEARBY], space[0][FROM], space[0][TO], space[1]
    ss, zs = real[PX], real[PY]
    ax, ay = ends[0], ends[1]
    dx, dy = ends[3] - ax, ends[4] - ay
    length2 = float(dx * dx + dy * dy)
    foot_a, top_a = bodies[FOOT][i], bodies[TOP][i]
    foot_b, top_b = (pz, pz) if spot else (bodies[FOOT][j], bodies[TOP][j])
    ss[0], zs[0], ss[1], zs[1] = 0.0, float(top_a), 0.0, float(foot_a)
    ss[2], zs[2], ss[3], zs[3] = 1.0, float(top_b), 1.0, float(foot_b)
    points, n = 4, 0
    for m in range(found):
        k = nearby[m]
        if bodies[KIND][k] & sky or points + 4 > ROOM:
            continue
        low, high, first = FAR, -FAR, bodies[FIRST][k]
        for v in range(first, first + bodies[COUNT][k]):
            s = float(dx * (corners[0][v] - ax) + dy * (corners[1][v] - ay)) / length2
            low, high = min(low, s), max(high, s)
        r = bodies[RADIUS][k] / sqrt(length2)
        for s in (max(low - r, 0.0), min(high + r, 1.0)):
            for z in (bodies[TOP][k] + CLEAR + 1, bodies[FOOT][k] - CLEAR - 1):
                ss[points], zs[points] = s, float(z)
                points += 1
    for p in range(points):
        for q in range(points):
            if ss[q] - ss[p] < 1e-6:
                continue
            slope = (zs[q] - zs[p]) / (ss[q] - ss[p])
            za, zb = zs[p] - slope * ss[p], zs[q] + slope * (1.0 - ss[q])
            if za < foot_a - 0.5 or za > top_a + 0.5 or zb < foot_b - 0.5 or zb > top_b + 0.5:
                continue
            from_, to = min(max(round(za), foot_a), top_a), min(max(round(zb), foot_b), top_b)
            new = n < LEVELS
            for m in range(n):
                if zas[m] == from_ and zbs[m] == to:
                    new = False
            if new:
                zas[n], zbs[n] = from_, to
                n += 1
    return n


@kernel
def fan(t: Columns, i: int, j: int, spot: bool, ends: Ends, sky: int, found: int, space: Space, line: Ints) -> bool:
    """Try lines between some points of two bodies that are one above the other in plan view: no axis leads between them."""
    corners, bodies = t
    nearby, real = space[0][NEARBY], space[1]
    counts = 0
    for e in range(2):
        k, row = (i, KX) if e == 0 else (j, QX)
        xs, ys = real[row], real[row + 1]
        xs[0], ys[0], n = float(ends[3 * e]), float(ends[3 * e + 1]), 1
        if not (spot and e == 1):
            first, r = bodies[FIRST][k], float(bodies[RADIUS][k])
            for v in range(first, first + bodies[COUNT][k]):
                for side in range(4):
                    x, y = (r, 0.0) if side == 0 else (0.0, r) if side == 1 else (-r, 0.0) if side == 2 else (0.0, -r)
                    if r > 0.0 or side == 0:
                        xs[n], ys[n] = corners[0][v] + x, corners[1][v] + y
                        n += 1
        if e == 0:
            counts = n
        else:
            for p in range(counts):
                for q in range(n):
                    ax, ay, bx, by = round(real[KX][p]), round(real[KY][p]), round(xs[q]), round(ys[q])
                    clear = True
                    for m in range(found):
                        if crosses(t, nearby[m], sky, ax, ay, line[AZ], bx, by, line[BZ]):
                            clear = False
                            break
                    if clear:
                        line[AX], line[AY], line[BX], line[BY] = ax, ay, bx, by
                        return True
    return False


@kernel
def walled(
    t: Columns,
    i: int,
    j: int,
    spot: bool,
    low: int,
    top: int,
    ends: Ends,
    sky: int,
    found: int,
    space: Space,
    line: Ints,
) -> bool:
    """Tell whether what reaches from low to top, or to the sky, leaves no gap: then no line between those heights is clear.

    Several count only as far as they are between the ends, where all of them are in the way of lines of any heights.
    """
    bodies, nearby, kept, blocker, n = t[1], space[0][NEARBY], space[0][FROM], line[BLOCKER], 0
    for m in range(found):
        k = kept[m] = nearby[m]
        if bodies[KIND][k] & sky or (bodies[FOOT][k] <= low and bodies[TOP][k] >= top):
            nearby[n] = k
            n += 1
    line[AZ], line[BZ] = top, top
    count = gather(t, i, j, spot, ends, sky, n, space, line)
    for m in range(found):
        nearby[m] = kept[m]
    line[BLOCKER] = blocker
    return count < 0 or not look_past(t, ends, sky, 0, between_only(count, space), space, line)


@kernel
def between_only(count: int, space: Space) -> int:
    """Leave out what is loaded but for the ends and what is wholly between them; return how many are left."""
    starts, beside, real = space[0][STARTS], space[0][BESIDE], space[1]
    kx, ky, n = real[KX], real[KY], 2
    for b in range(2, count):
        if beside[b]:
            continue
        used = starts[n]
        for v in range(starts[b], starts[b + 1]):
            kx[used], ky[used] = kx[v], ky[v]
            used += 1
        real[GROWN][n], beside[n] = real[GROWN][b], 0
        n += 1
        starts[n] = used
    return n


@kernel
def look_at_levels(
    t: Columns, i: int, j: int, spot: bool, pz: int, ends: Ends, sky: int, found: int, space: Space, line: Ints
) -> bool:
    """Search at one pair of heights after the other; the blocker that was found first stays the one that is told."""
    zas, zbs, blocker = space[0][FROM], space[0][TO], line[BLOCKER]
    for m in range(levels(t, i, j, spot, pz, ends, sky, found, space)):
        line[AZ], line[BZ] = zas[m], zbs[m]
        if search(t, i, j, spot, ends, sky, found, space, line):
            return True
        line[BLOCKER] = blocker
    return False


@kernel
def look_over(
    t: Columns, i: int, j: int, spot: bool, pz: int, ends: Ends, sky: int, found: int, space: Space, line: Ints
) -> bool:
    """Try the fan at the heights of two bodies one above the other: from the top of the lower to the foot of the upper too."""
    bodies, za, zb = t[1], line[AZ], line[BZ]
    if fan(t, i, j, spot, ends, sky, found, space, line):
        return True
    foot_a, foot_b = bodies[FOOT][i], pz if spot else bodies[FOOT][j]
    line[AZ], line[BZ] = (za, foot_b) if foot_a < foot_b else (foot_a, zb)
    return fan(t, i, j, spot, ends, sky, found, space, line)


@kernel
def look(t: Columns, i: int, j: int, spot: Ints, rules: Rules, ignore: Ints, space: Space, line: Ints) -> bool:
    """Look from body i to body j, or to one spot of it if any, which j itself does not hide; write the line, or a blocker."""
    bodies, nearby, sky, is_spot = t[1], space[0][NEARBY], rules[2], len(spot) > 0
    ax, ay, ra, za, foot_a = bodies[X][i], bodies[Y][i], bodies[REACH][i], bodies[TOP][i], bodies[FOOT][i]
    bx, by, rb, zb, foot_b = bodies[X][j], bodies[Y][j], bodies[REACH][j], bodies[TOP][j], bodies[FOOT][j]
    if is_spot:
        bx, by, rb, zb, foot_b = spot[0], spot[1], 1, spot[2], spot[2]
    swap = not is_spot and (ax > bx or (ax == bx and ay > by))  # always worked out in the same order, so symmetric
    a, b = (j, i) if swap else (i, j)
    ends = (bx, by, rb, ax, ay, ra) if swap else (ax, ay, ra, bx, by, rb)
    line[AX], line[AY], line[BX], line[BY] = ends[0], ends[1], ends[3], ends[4]
    line[AZ], line[BZ], line[BLOCKER] = zb if swap else za, za if swap else zb, -1
    top_a, top_b = line[AZ], line[BZ]
    found = corridor(t, i, j, ends, min(za, zb), max(za, zb), rules, ignore, nearby)
    same = ax == bx and ay == by
    clear = found == 0 or (not same and search(t, a, b, is_spot, ends, sky, found, space, line))
    if not clear:
        ground = min(foot_a, foot_b)
        found = corridor(t, i, j, ends, ground, max(za, zb), rules, ignore, nearby)
        hangs = False
        for m in range(found):
            hangs = hangs or (bodies[FOOT][nearby[m]] > ground and bodies[KIND][nearby[m]] & sky == 0)
        top = max(za, zb)
        if hangs and not same and not walled(t, a, b, is_spot, ground, top, ends, sky, found, space, line):
            clear = look_at_levels(t, a, b, is_spot, zb, ends, sky, found, space, line)
        if not clear:
            line[AZ], line[BZ] = top_a, top_b
            dx, dy = bx - ax, by - ay
            if dx * dx + dy * dy <= (ra + rb) * (ra + rb):
                clear = look_over(t, a, b, is_spot, zb, ends, sky, found, space, line)
            if line[BLOCKER] < 0:
                line[BLOCKER] = nearby[0]
    if swap:
        for k in range(3):
            line[k], line[k + 3] = line[k + 3], line[k]
    return clear


@kernel
def look_all(
    t: Columns,
    left: Ints,
    right: Ints,
    no_spot: Ints,
    rules: Rules,
    ignore: Ints,
    space: Space,
    line: Ints,
    out: list[Ints],
) -> None:
    """Write 1 or 0 for each on the left looking at each on the right."""
    for p in range(len(left)):
        for q in range(len(right)):
            out[p][q] = look(t, left[p], right[q], no_spot, rules, ignore, space, line)


@kernel
def look_at_spots(
    t: Columns, i: int, j: int, spots: list[Ints], rules: Rules, ignore: Ints, space: Space, line: Ints
) -> int:
    """Return the first of these spots of body j that is not seen from body i, or -1."""
    for m in range(len(spots)):
        if not look(t, i, j, spots[m], rules, ignore, space, line):
            return m
    return -1


@kernel
def touched(t: Columns, i: int, j: int, line: Ints, rules: Rules, ignore: Ints, space: Space) -> int:
    """Return the first blocker that a given line from body i to body j touches, or -1: the check of a line by itself."""
    bodies, nearby = t[1], space[0][NEARBY]
    ends = (bodies[X][i], bodies[Y][i], bodies[REACH][i], bodies[X][j], bodies[Y][j], bodies[REACH][j])
    low, high = min(line[AZ], line[BZ]), max(line[AZ], line[BZ])
    found = corridor(t, i, j, ends, low, high, rules, ignore, nearby)
    for m in range(found):
        if crosses(t, nearby[m], rules[2], line[AX], line[AY], line[AZ], line[BX], line[BY], line[BZ]):
            return nearby[m]
    return -1
