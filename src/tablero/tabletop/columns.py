"""Bodies as kernels read them: columns of whole numbers."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from tablero.tabletop.bodies import NOBODY, Body
from tablero.tabletop.compiled import copied, ints, joined
from tablero.tabletop.kernels import COUNT, FIRST, KIND, RADIUS, Columns


def columns_of(bodies: Sequence[Body | None]) -> Columns:
    """Return the columns of these bodies, in which each has its own number."""
    xs: list[int] = []
    ys: list[int] = []
    rows: list[tuple[int, ...]] = []
    for body in bodies:
        core = body.core if body is not None else ()
        rows.append((len(xs), len(core), *_row(body)))
        xs += [x for x, _ in core]
        ys += [y for _, y in core]
    return ints([xs or [0], ys or [0]]), ints([list(column) for column in zip(*rows, strict=True)] or [[]] * (KIND + 1))


def changed(columns: Columns, bodies: Sequence[Body | None], numbers: Sequence[int]) -> Columns | None:
    """Return the columns after a change of some bodies, or nothing if their corners need other room."""
    known = len(columns[1][FIRST])
    corners, rows = copied(columns[0]), copied(columns[1])
    if len(bodies) > known:
        corners, rows = _extended(columns, bodies[known:])
    for number in numbers:
        if number >= known:
            continue
        body = bodies[number]
        core = body.core if body is not None else ()
        first, count = int(rows[FIRST][number]), int(rows[COUNT][number])
        if body is not None and len(core) != count:
            return None
        for k, (x, y) in enumerate(core):
            corners[0][first + k], corners[1][first + k] = x, y
        rows[COUNT][number] = len(core)
        for column, value in enumerate(_row(body), RADIUS):
            rows[column][number] = value
    return corners, rows


def _extended(columns: Columns, more: Sequence[Body | None]) -> Columns:
    """Return the columns with those of more bodies after them."""
    corners, rows = columns_of(more)
    rows[FIRST] = ints([int(first) + len(columns[0][0]) for first in rows[FIRST]])
    return joined(columns[0], corners), joined(columns[1], rows)


def _row(body: Body | None) -> tuple[int, ...]:
    """Return what the columns have of a body from `RADIUS` on."""
    if body is None:
        return 0, 0, 0, 0, 0, 0, 0, NOBODY, 0
    radius, core = body.shape.radius, body.core
    foot, top = body.pose.z, body.top
    if len(core) == 1:
        ((x, y),) = core
        reach = radius
    else:
        xs, ys = [x for x, _ in core], [y for _, y in core]
        x, y = (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2
        if len(core) > 2 and not _holds(xs, ys, x, y):
            x, y = sum(xs) // len(core), sum(ys) // len(core)
        reach = radius + isqrt(max([(p - x) ** 2 + (q - y) ** 2 for p, q in core])) + 1
    return radius, x, y, reach, foot, top, foot + body.base, body.group, body.kind


def _holds(xs: list[int], ys: list[int], x: int, y: int) -> bool:
    """Tell whether a point is in a polygon."""
    edges = zip(xs, ys, xs[1:] + xs[:1], ys[1:] + ys[:1], strict=True)
    return all((bx - ax) * (y - ay) >= (by - ay) * (x - ax) for ax, ay, bx, by in edges)
