"""Bodies as kernels read them: columns of whole numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import isqrt
from typing import NamedTuple, TypeAlias

from tablero.tabletop.bodies import NOBODY, Body
from tablero.tabletop.compiled import copied, ints, joined, taken, zeros
from tablero.tabletop.kernels import COUNT, FIRST, FOOT, KIND, RADIUS, REACH, TOP, Columns
from tablero.tabletop.kernels.moving import put_cores
from tablero.tabletop.shapes import Shape, turned
from tablero.tabletop.units import TURN, Point

Core: TypeAlias = "tuple[Point, ...]"


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
    """Return the columns after a change of some bodies, or nothing if it is time to make them afresh.

    Corners that need other room than there is go to the end; what is left behind is room that nobody uses.
    """
    known = len(columns[1][FIRST])
    corners, rows = copied(columns[0]), copied(columns[1])
    if len(bodies) > known:
        corners, rows = _extended(columns, bodies[known:])
    xs: list[int] = []
    ys: list[int] = []
    for number in dict.fromkeys(numbers):
        if number >= known:
            continue
        body = bodies[number]
        core = body.core if body is not None else ()
        first = int(rows[FIRST][number])
        if len(core) > int(rows[COUNT][number]):
            first = rows[FIRST][number] = len(corners[0]) + len(xs)
            xs += [x for x, _ in core]
            ys += [y for _, y in core]
        else:
            for k, (x, y) in enumerate(core):
                corners[0][first + k], corners[1][first + k] = x, y
        rows[COUNT][number] = len(core)
        for column, value in enumerate(_row(body), RADIUS):
            rows[column][number] = value
    if len(corners[0]) + len(xs) > MOST_WASTE + 4 * len(bodies):
        return None
    return joined(corners, ints([xs, ys])) if xs else corners, rows


class Grown(NamedTuple):
    """A body as something round that moves meets it: so much wider, from one height to another, of a kind."""

    number: int
    by: int
    low: int
    high: int
    kind: int


def grown(columns: Columns, bodies: Sequence[Grown]) -> Columns:
    """Return the columns of some bodies as something round meets them; their corners stay where they are."""
    rows = taken(columns[1], [each.number for each in bodies])
    for row in (RADIUS, REACH):
        rows[row] = ints([int(far) + each.by for far, each in zip(rows[row], bodies, strict=True)])
    rows[FOOT] = ints([each.low for each in bodies])
    rows[TOP] = ints([each.high for each in bodies])
    rows[KIND] = ints([each.kind for each in bodies])
    return columns[0], rows


def swollen(bodies: Sequence[Body], how: Sequence[Grown], swell: Callable[[Core], Core]) -> Columns:
    """Return the columns of some bodies as something that is not round meets them: their cores are swollen by its own.

    `swell` is asked once for bodies that are alike: most of a table are.
    """
    made: dict[Core, _Swollen] = {}
    corners: list[Point] = []
    rows: list[tuple[int, ...]] = []
    first = 0
    for body, (_, by, low, high, kind) in zip(bodies, how, strict=True):
        shape, (x, y, _, facing) = body.shape, body.pose
        own = turned(shape, facing % TURN)
        if own not in made:
            core = turned(Shape(swell(own)), 0)
            made[own] = _Swollen(len(corners), len(core), *_bounds(Shape(core), 0))
            corners += core
        start, count, across, along, far = made[own]
        radius = shape.radius + by
        rows.append(
            (first, count, radius, x + across, y + along, far + radius, low, high, low, NOBODY, kind, start, x, y)
        )
        first += count
    *columns, starts, xs, ys = [list(column) for column in zip(*rows, strict=True)] or [[]] * (KIND + 4)
    found, put = ints(columns), zeros(2, max(1, first))
    if rows:
        put_cores(ints([[x for x, _ in corners], [y for _, y in corners]]), ints([starts, xs, ys]), found, put)
    return put, found


class _Swollen(NamedTuple):
    """A swollen core, by its first corner and how many there are, and its bounds."""

    first: int
    corners: int
    across: int
    along: int
    far: int


MOST_WASTE = 4000
"""With so many corners, and some for each body, columns are made afresh: some of them are left from bodies that have gone."""


def _extended(columns: Columns, more: Sequence[Body | None]) -> Columns:
    """Return the columns with those of more bodies after them."""
    corners, rows = columns_of(more)
    rows[FIRST] = ints([int(first) + len(columns[0][0]) for first in rows[FIRST]])
    return joined(columns[0], corners), joined(columns[1], rows)


def _row(body: Body | None) -> tuple[int, ...]:
    """Return what the columns have of a body from `RADIUS` on."""
    if body is None:
        return 0, 0, 0, 0, 0, 0, 0, NOBODY, 0
    x, y, z, facing = body.pose
    across, along, reach = _bounds(body.shape, facing % TURN)
    return body.shape.radius, x + across, y + along, reach, z, body.top, z + body.base, body.group, body.kind


@lru_cache(maxsize=4096)
def _bounds(shape: Shape, facing: int) -> tuple[int, int, int]:
    """Return a point in the middle of a shape that is turned so, and how far it reaches from there."""
    radius, core = shape.radius, turned(shape, facing)
    if len(core) == 1:
        return *core[0], radius
    xs, ys = [x for x, _ in core], [y for _, y in core]
    x, y = (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2
    if len(core) > 2 and not _holds(xs, ys, x, y):
        x, y = sum(xs) // len(core), sum(ys) // len(core)
    return x, y, radius + isqrt(max([(p - x) ** 2 + (q - y) ** 2 for p, q in core])) + 1


def _holds(xs: list[int], ys: list[int], x: int, y: int) -> bool:
    """Tell whether a point is in a polygon."""
    edges = zip(xs, ys, xs[1:] + xs[:1], ys[1:] + ys[:1], strict=True)
    return all((bx - ax) * (y - ay) >= (by - ay) * (x - ax) for ax, ay, bx, by in edges)
