"""Units of several models: whether they stand together, and where all of them could stand round a place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import isqrt
from typing import NamedTuple

from tablero.tabletop.battlefield import Battlefield
from tablero.tabletop.compiled import ints, listed, zeros
from tablero.tabletop.ground import Ground
from tablero.tabletop.kernels import plane
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
    near = zeros(len(numbers), len(numbers))
    plane.linked(field.columns(), ints(list(numbers)), link.reach, link.up, near)
    return [[j for j, close in enumerate(row) if close] for row in listed(near)]


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
    kind: object = None
    """What movers share that can stand in the same places; with none it is like no other."""
    ground: Ground | None = None
    """Where it can stand at all, if that is known: it is asked for all places at once, before anything else is."""

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
    linked = 2 * min(mover.radius for mover in movers) + link.reach
    tried = dict[tuple[Point, int], None]()
    for pull, gap in _TRIES:
        goal = home[0] + (anchor[0] - home[0]) * pull // 4, home[1] + (anchor[1] - home[1]) * pull // 4
        if (goal, gap) in tried:
            continue
        tried[goal, gap] = None
        spots = Spots(lattice(goal, 2 * widest + gap, len(movers)), movers, fits, level)
        chosen = _take(spots, linked, link.others)
        if chosen is not None:
            return [spots.pose(k, n) for k, n in enumerate(chosen)]
    return None


_GAPS = (INCH // 2, INCH // 8, 1)
"""How far from each other they stand who fill a rectangle."""


def fill(
    movers: Sequence[Mover], low: Point, high: Point, link: Link, fits: Fits, level: Callable[[int, int], int]
) -> list[Pose] | None:
    """Return a pose for each mover somewhere in a rectangle, all of them linked, or None if none is found.

    >>> movers = [Mover(Shape.disc(3200), kind="trooper")] * 5
    >>> link = Link(2 * INCH, 5 * INCH, 1)
    >>> poses = fill(movers, (0, 0), (20000, 9000), link, lambda mover, pose: pose.x < 9000, lambda x, y: 0)
    >>> len({*poses}), all(pose.x < 9000 for pose in poses)
    (5, True)
    """
    widest, narrowest = (pick(mover.radius for mover in movers) for pick in (max, min))
    for gap in _GAPS:
        spots = Spots(_all_over(low, high, 2 * widest + gap), movers, fits, level)
        chosen = _take(spots, 2 * narrowest + link.reach, link.others)
        if chosen is not None:
            return [spots.pose(k, n) for k, n in enumerate(chosen)]
    return None


def _all_over(low: Point, high: Point, pitch: int) -> list[Point]:
    """Return the points of a lattice of triangles in a rectangle, the nearest to its middle first.

    >>> _all_over((0, 0), (200, 100), 100)
    [(100, 0), (50, 87), (150, 87), (0, 0), (200, 0)]
    """
    row, x, y = pitch * 866 // 1000 + 1, (low[0] + high[0]) // 2, (low[1] + high[1]) // 2
    points = [
        (across, along)
        for number, along in enumerate(range(low[1], high[1] + 1, row))
        for across in range(low[0] + (number % 2) * pitch // 2, high[0] + 1, pitch)
    ]
    return sorted(points, key=lambda p: ((p[0] - x) ** 2 + (p[1] - y) ** 2, p))


class Spots:
    """Points of a lattice, and who can stand there; nothing is asked twice, and nothing that nobody needs."""

    def __init__(
        self, points: Sequence[Point], movers: Sequence[Mover], fits: Fits, level: Callable[[int, int], int]
    ) -> None:
        self.points = points
        self.movers = movers
        self.fits = fits
        self.level = level
        self._levels: dict[int, int] = {}
        self._kinds = [n if mover.kind is None else mover.kind for n, mover in enumerate(movers)]
        self._firsts = {kind: n for n, kind in reversed([*enumerate(self._kinds)])}
        self._stands: dict[object, list[bool]] = {}
        self._fits: dict[tuple[object, int], bool] = {}
        self._reached: dict[tuple[int, int], bool] = {}

    @property
    def alike(self) -> bool:
        """Whether it makes no difference which mover stands at which spot."""
        return len(self._firsts) == 1 and all(mover.routes is None for mover in self.movers)

    def free(self) -> list[int]:
        """Return the spots at which the ground lets anybody stand, the best first."""
        if any(self.movers[mover].ground is None for mover in self._firsts.values()):
            return [*range(len(self.points))]
        able = [self._standing(mover) for mover in self._firsts.values()]
        return [spot for spot, each in enumerate(zip(*able, strict=True)) if any(each)]

    def anybody(self, spot: int) -> bool:
        """Tell whether anybody may stand at a spot, however it gets there."""
        return any(self._may(mover, spot) for mover in self._firsts.values())

    def pose(self, mover: int, spot: int) -> Pose:
        """Return how a mover would stand at a spot."""
        return Pose(*self._point(spot), self.movers[mover].facing)

    def _point(self, spot: int) -> tuple[int, int, int]:
        """Return a spot with its height."""
        x, y = self.points[spot]
        if spot not in self._levels:
            self._levels[spot] = self.level(x, y)
        return x, y, self._levels[spot]

    def can(self, mover: int, spot: int) -> bool:
        """Tell whether a mover may stand at a spot and gets there."""
        routes = self.movers[mover].routes
        if routes is None or not self._may(mover, spot):
            return self._may(mover, spot)
        if (mover, spot) not in self._reached:
            self._reached[mover, spot] = routes.reaches(self.pose(mover, spot))
        return self._reached[mover, spot]

    def _may(self, mover: int, spot: int) -> bool:
        """Tell whether a mover may stand at a spot, which is the same for all of its kind."""
        key = self._kinds[mover], spot
        if key not in self._fits:
            able = self.movers[mover].ground is None or self._standing(mover)[spot]
            self._fits[key] = able and self.fits(mover, self.pose(mover, spot))
        return self._fits[key]

    def _standing(self, mover: int) -> list[bool]:
        """Return for each spot whether the ground lets a mover stand there."""
        kind, ground = self._kinds[mover], self.movers[mover].ground
        assert ground is not None
        if kind not in self._stands:
            points = [self._point(spot) for spot in range(len(self.points))]
            self._stands[kind] = ground.standing(points, self.movers[mover].facing)
        return self._stands[kind]


def lattice(middle: Point, pitch: int, count: int) -> list[Point]:
    """Return points of a lattice of triangles, the nearest to its middle first: enough for so many and some to spare.

    >>> lattice((0, 0), 100, 3)[:3]
    [(0, 0), (-100, 0), (100, 0)]
    """
    return [(middle[0] + x, middle[1] + y) for x, y in _offsets(pitch, count)]


@lru_cache(maxsize=256)
def _offsets(pitch: int, count: int) -> tuple[Point, ...]:
    """Return how far from the middle of a lattice its points are."""
    row, half = pitch * 866 // 1000 + 1, isqrt(count) + 2
    offsets = [
        (c * pitch + (r % 2) * pitch // 2, r * row) for r in range(-half, half + 1) for c in range(-half, half + 1)
    ]
    offsets.sort(key=lambda p: (p[0] ** 2 + p[1] ** 2, p))
    return tuple(offsets[: 4 * count + 12])


def _take(spots: Spots, reach: int, others: int) -> list[int] | None:
    """Return a spot for each mover: a linked set, grown from the best spots, that can be matched with all of them."""
    points, count, alike = spots.points, len(spots.movers), spots.alike
    left = spots.free()
    while len(left) >= count:
        owners: dict[int, int] = {}
        chosen: list[int] = []
        links = [0] * len(points)
        while len(chosen) < count <= len(chosen) + len(left):
            need = min(others, len(chosen))
            spot = next((n for n in left if links[n] >= need), None)
            if spot is None:
                break
            left.remove(spot)
            if not spots.anybody(spot):
                continue
            if alike:
                owners[len(chosen)] = spot
            if alike or _match(spot, spots, owners, []):  # a spot that nobody can have now nobody can have later
                chosen.append(spot)
                for n in left:
                    links[n] += _near(points[n], points[spot], reach)
        if len(chosen) == count:
            return [owners[k] for k in range(count)]
    return None


def _near(a: Point, b: Point, reach: int) -> bool:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 <= reach * reach


def _match(spot: int, spots: Spots, owners: dict[int, int], tried: list[int]) -> bool:
    """Give a spot to a mover that can have it, letting others change theirs; tell whether that was possible."""
    movers = range(len(spots.movers))
    for mover in (*[k for k in movers if k not in owners], *[k for k in movers if k in owners]):
        if mover in tried or not spots.can(mover, spot):
            continue
        tried.append(mover)
        if mover not in owners or _match(owners[mover], spots, owners, tried):
            owners[mover] = spot
            return True
    return False
