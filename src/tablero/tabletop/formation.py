"""Units of several models: whether they stand together, and where all of them could stand round a place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isqrt
from typing import NamedTuple

from tablero.tabletop.battlefield import Battlefield
from tablero.tabletop.measure import rise, within
from tablero.tabletop.routes import Routes
from tablero.tabletop.shapes import Pose, Shape
from tablero.tabletop.units import INCH, Point


class Link(NamedTuple):
    """How near to others the models of a unit stand: along the table, up or down, and to how many of them."""

    reach: int
    up: int
    others: int


def neighbours(field: Battlefield, numbers: Sequence[int], link: Link) -> list[list[int]]:
    """Return for each body, by its place in the list, which of the others are near enough.

    >>> from tablero.tabletop import Body
    >>> field = Battlefield(60 * INCH, 44 * INCH)
    >>> row = [field.add(Body(Shape.disc(3200), Pose(x * 8000, 9000))) for x in (1, 2, 3)]
    >>> neighbours(field, row, Link(2 * INCH, 5 * INCH, 1))
    [[1], [0, 2], [1]]
    """
    near = [
        [within(field, a, b, link.reach) and rise(field, a, b) <= link.up for b in numbers[:i]]
        for i, a in enumerate(numbers)
    ]
    return [[j for j in range(len(numbers)) if j != i and near[max(i, j)][min(i, j)]] for i in range(len(numbers))]


def together(field: Battlefield, numbers: Sequence[int], link: Link) -> bool:
    """Tell whether bodies are one group in which each has as many others near as it must; one alone always is.

    >>> from tablero.tabletop import INCH, Battlefield, Body, Pose, Shape
    >>> field = Battlefield(60 * INCH, 44 * INCH)
    >>> row = [field.add(Body(Shape.disc(3200), Pose(x * 8000, 9000))) for x in (1, 2, 3)]
    >>> together(field, row, Link(2 * INCH, 5 * INCH, 1)), together(field, row, Link(2 * INCH, 5 * INCH, 2))
    (True, False)
    """
    near = neighbours(field, numbers, link)
    return len(_group(near, 0)) == len(near) and all(len(each) >= min(link.others, len(near) - 1) for each in near)


def groups(field: Battlefield, numbers: Sequence[int], link: Link) -> list[list[int]]:
    """Return the groups into which bodies fall, the numbers of each in order.

    >>> from tablero.tabletop import Body
    >>> field = Battlefield(60 * INCH, 44 * INCH)
    >>> row = [field.add(Body(Shape.disc(3200), Pose(x * 8000, 9000))) for x in (1, 2, 4)]
    >>> groups(field, row, Link(2 * INCH, 5 * INCH, 1))
    [[0, 1], [2]]
    """
    near = neighbours(field, numbers, link)
    left, found = list(range(len(numbers))), []
    while left:
        group = sorted(_group(near, left[0]))
        found.append([numbers[k] for k in group])
        left = [k for k in left if k not in group]
    return found


def _group(near: Sequence[Sequence[int]], first: int) -> list[int]:
    group, at = [first][: len(near)], 0
    while at < len(group):
        group += [k for k in near[group[at]] if k not in group]
        at += 1
    return group


class Mover(NamedTuple):
    """A model that is to be placed: its shape, which way it faces, and how it gets there; without routes it is set up."""

    shape: Shape
    facing: int = 0
    routes: Routes | None = None

    @property
    def radius(self) -> int:
        """How far from its middle it reaches."""
        return self.shape.radius + isqrt(max(x * x + y * y for x, y in self.shape.core))


Fits = Callable[[int, Pose], bool]
"""Whether a mover, by its place in the list, may stand there."""

_TRIES = ((4, INCH // 2), (4, INCH), (4, INCH // 8), (3, INCH // 2), (2, INCH // 2), (1, INCH // 8), (0, INCH // 8))
"""How near to the place wanted, in quarters of the way from where they are, and how far from each other they stand."""


def form(
    movers: Sequence[Mover], home: Point, anchor: Point, link: Link, fits: Fits, level: Callable[[int, int], int]
) -> list[Pose] | None:
    """Return a pose for each mover near an anchor, all of them linked, or None if none is found.

    `home` is the middle of where they come from, and `level` the height of the ground.

    >>> movers = [Mover(Shape.disc(3200))] * 5
    >>> link = Link(2 * INCH, 5 * INCH, 1)
    >>> poses = form(movers, (20000, 20000), (30000, 30000), link, lambda mover, pose: True, lambda x, y: 0)
    >>> len({*poses}), all(abs(pose.x - 30000) < 3 * INCH for pose in poses)
    (5, True)
    """
    widest = max(mover.radius for mover in movers)
    for pull, gap in _TRIES:
        goal = home[0] + (anchor[0] - home[0]) * pull // 4, home[1] + (anchor[1] - home[1]) * pull // 4
        spots = lattice(goal, 2 * widest + gap, len(movers))
        poses = [[Pose(x, y, level(x, y), mover.facing) for x, y in spots] for mover in movers]
        can = [
            [k for k, mover in enumerate(movers) if fits(k, poses[k][n]) and _reaches(mover, poses[k][n])]
            for n in range(len(spots))
        ]
        linked = 2 * min(mover.radius for mover in movers) + link.reach
        chosen = _take(spots, can, len(movers), linked, link.others)
        if chosen is not None:
            return [poses[k][n] for k, n in enumerate(chosen)]
    return None


def _reaches(mover: Mover, pose: Pose) -> bool:
    return mover.routes is None or mover.routes.to(pose) is not None


def lattice(middle: Point, pitch: int, count: int) -> list[Point]:
    """Return points of a lattice of triangles, the nearest to its middle first: enough for so many and some to spare.

    >>> lattice((0, 0), 100, 3)[:3]
    [(0, 0), (-100, 0), (100, 0)]
    """
    row, half = pitch * 866 // 1000 + 1, isqrt(count) + 2
    points = [
        (middle[0] + c * pitch + (r % 2) * pitch // 2, middle[1] + r * row)
        for r in range(-half, half + 1)
        for c in range(-half, half + 1)
    ]
    points.sort(key=lambda p: ((p[0] - middle[0]) ** 2 + (p[1] - middle[1]) ** 2, p))
    return points[: 4 * count + 12]


def _take(
    spots: Sequence[Point], can: Sequence[Sequence[int]], count: int, reach: int, others: int
) -> list[int] | None:
    """Return a spot for each mover: a linked set, grown from the best spots, that can be matched with all of them."""
    for first in range(min(len(spots), 8)):
        owners: dict[int, int] = {}
        chosen: list[int] = []
        grown = True
        while len(chosen) < count and grown:
            grown = False
            for n in range(first, len(spots)):
                if n not in chosen and _linked(spots, chosen, n, reach) and _match(n, can, owners, []):
                    chosen.append(n)
                    grown = True
                    break
        if len(chosen) == count and _each_has(spots, chosen, reach, others):
            return [owners[k] for k in range(count)]
    return None


def _linked(spots: Sequence[Point], chosen: Sequence[int], n: int, reach: int) -> bool:
    return not chosen or any(_near(spots[n], spots[other], reach) for other in chosen)


def _each_has(spots: Sequence[Point], chosen: Sequence[int], reach: int, others: int) -> bool:
    need = min(others, len(chosen) - 1)
    return all(sum(_near(spots[n], spots[m], reach) for m in chosen if m != n) >= need for n in chosen)


def _near(a: Point, b: Point, reach: int) -> bool:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 <= reach * reach


def _match(spot: int, can: Sequence[Sequence[int]], owners: dict[int, int], tried: list[int]) -> bool:
    """Give a spot to a mover that can have it, letting others change theirs; tell whether that was possible."""
    for mover in can[spot]:
        if mover in tried:
            continue
        tried.append(mover)
        if mover not in owners or _match(owners[mover], can, owners, tried):
            owners[mover] = spot
            return True
    return False
