"""Laying a bar with a hinge in its middle: from which start, and how far bent, it reaches a place over nothing that bars it."""

from __future__ import annotations

from tablero.tabletop.compiled import Ints, kernel
from tablero.tabletop.kernels import Columns
from tablero.tabletop.kernels.moving import first_barred
from tablero.tabletop.kernels.plane import near_segment

_ONE = 1 << 30
_TURN = 3600
_QUARTER = _TURN // 4


@kernel
def scaled(share: int, far: int) -> int:
    """Return a share of a length, in parts of 2**30, as a whole number; halves go away from zero."""
    value = share * far
    return (value + _ONE // 2) // _ONE if value >= 0 else -((-value + _ONE // 2) // _ONE)


@kernel
def facing_along(cosines: Ints, sines: Ints, x: int, y: int) -> int:
    """Return the facing that looks along a vector, the last step that is not beyond it; 0 for no vector."""
    quarters = 0
    while not (x > 0 and y >= 0) and quarters < 4:
        x, y, quarters = y, -x, quarters + 1
    low, high = 0, _QUARTER - 1
    while low < high:
        middle = (low + high + 1) // 2
        if cosines[middle] * y >= sines[middle] * x:
            low = middle
        else:
            high = middle - 1
    return (low + _QUARTER * quarters) % _TURN


@kernel
def free_bar(t: Columns, ax: int, ay: int, bx: int, by: int, jx: int, jy: int) -> bool:
    """Tell whether both halves of a bar, from its ends a and b to its joint, lie over nothing that bars them."""
    return first_barred(t, ax, ay, 0, jx, jy, 0) < 0 and first_barred(t, jx, jy, 0, bx, by, 0) < 0


@kernel
def lay(
    t: Columns,
    turns: list[Ints],
    starts: list[Ints],
    bends: Ints,
    length: int,
    width: int,
    most_bend: int,
    gx: int,
    gy: int,
    near: int,
    bar: int,
    line: int,
    end: int,
) -> tuple[int, int]:
    """Return from which of the starts a bar reaches the goal g, and how far it is bent for that; -1 if from none.

    The goal is reached where it is within `bar` of what lies inside the bar's round ends, within `line` of all of
    its middle line, or within `end` of its far end; less than 0 is never.
    """
    cosines, sines = turns[0], turns[1]
    inset, half = width // 2, length // 2
    rest = length - half
    for k in range(len(starts[0])):
        sx, sy, facing = starts[0][k], starts[1][k], starts[2][k] % _TURN
        jx, jy = sx + scaled(cosines[facing], half), sy + scaled(sines[facing], half)
        beside = near_segment(gx, gy, jx, jy, jx, jy, rest + near, False)
        if not beside and not near_segment(gx, gy, sx, sy, jx, jy, near, False):
            continue
        straight = (facing_along(cosines, sines, gx - jx, gy - jy) - facing) % _TURN
        if straight > _TURN // 2:
            straight -= _TURN
        straight = max(-most_bend, min(most_bend, straight))
        ax, ay = sx + (jx - sx) * inset // half, sy + (jy - sy) * inset // half
        for m in range(len(bends)):
            bend = straight + bends[m]
            if abs(bend) > most_bend:
                continue
            out = (facing + bend) % _TURN
            ex, ey = jx + scaled(cosines[out], rest), jy + scaled(sines[out], rest)
            bx, by = ex + (jx - ex) * inset // rest, ey + (jy - ey) * inset // rest
            reached = end >= 0 and near_segment(gx, gy, ex, ey, ex, ey, end, False)
            if not reached and line >= 0:
                reached = near_segment(gx, gy, sx, sy, jx, jy, line, False) or near_segment(
                    gx, gy, jx, jy, ex, ey, line, False
                )
            if not reached and bar >= 0:
                reached = near_segment(gx, gy, ax, ay, jx, jy, bar, False) or near_segment(
                    gx, gy, jx, jy, bx, by, bar, False
                )
            if not reached:
                if bends[m] == 0:
                    break
                continue
            if free_bar(t, ax, ay, bx, by, jx, jy):
                return k, bend
    return -1, 0
