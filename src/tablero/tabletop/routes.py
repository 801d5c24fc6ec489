"""Routes: the shortest ways round what bars them, and the region that a budget reaches. Help only: any legal path will do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tablero.tabletop.compiled import ints, listed, zeros
from tablero.tabletop.ground import Ground
from tablero.tabletop.kernels import COUNT, FIRST, KIND, RADIUS, REACH, X, Y
from tablero.tabletop.kernels.moving import (
    BARRED,
    FAR,
    ground_at,
    leg,
    legs_between,
    length_of,
    reach_cells,
    reach_point,
    spread,
)
from tablero.tabletop.shapes import Pose
from tablero.tabletop.units import COS, ONE, SIN, TURN, Point, whole

_SPOKES = 20
"""Corners round each grown corner of an obstacle: a route is at most 1.3 % longer there than the arc. Four divides it."""


class Route(NamedTuple):
    """A way to a place, without the start, and what it costs."""

    path: tuple[Pose, ...]
    cost: int


class Net:
    """The corners round everything that bars the way near a place, and the legs between them.

    They are made when the first route needs them: most places are reached straight on.
    """

    __slots__ = ("_made", "at", "columns", "costs", "facing", "ground", "most", "xs", "ys", "zs")

    def __init__(self, ground: Ground, at: Pose, most: int) -> None:
        self.ground = ground
        self.at = at
        self.facing = at.facing
        self.most = most
        self.columns = ground.columns(at.facing)
        self._made = False

    def make(self) -> None:
        """Find the corners, and what the legs between them cost."""
        if self._made:
            return
        self._made = True
        corners, ground = sorted(set(self._corners())), self.ground
        self.xs, self.ys = ints([x for x, _ in corners]), ints([y for _, y in corners])
        self.zs = ints([ground_at(self.columns, x, y) for x, y in corners])
        self.costs = zeros(len(corners), len(corners)) if corners else zeros(1, 1)
        free, height = ground.going.free, ground.height
        legs_between(self.columns, self.xs, self.ys, self.zs, self.most, free, height, ground.spans, self.costs)

    def _corners(self) -> Iterable[Point]:
        """Return the points round the corners of obstacles that a mover can get to from there and stand on."""
        points = [*self._round()]
        free = self.ground.standing([(x, y, 0) for x, y in points], self.facing)
        return (point for point, able in zip(points, free, strict=True) if able)

    def _round(self) -> Iterator[Point]:
        """Yield the points round the corners of obstacles, as far as a mover can get."""
        at, (corners, bodies) = self.at, self.columns
        xs, ys = listed(corners[0]), listed(corners[1])
        for k in range(len(bodies[KIND])):
            near = self.most + int(bodies[REACH][k])
            if not bodies[KIND][k] & BARRED or (bodies[X][k] - at.x) ** 2 + (bodies[Y][k] - at.y) ** 2 > near * near:
                continue
            out = int(bodies[RADIUS][k]) * ONE // COS[TURN // (2 * _SPOKES)] + 3
            steps = range(TURN // (2 * _SPOKES), TURN, TURN // _SPOKES)
            spokes = [(whole(out * COS[step]), whole(out * SIN[step])) for step in steps]
            first = int(bodies[FIRST][k])
            for v in range(first, first + int(bodies[COUNT][k])):
                for across, along in spokes:
                    x, y = xs[v] + across, ys[v] + along
                    if (x - at.x) ** 2 + (y - at.y) ** 2 <= self.most**2:
                        yield x, y

    def routes(self, start: Pose, most: int) -> Routes:
        """Return the routes from a place near by."""
        return Routes(self, start, most)


class Routes:
    """The shortest routes from a start, as far as a budget goes.

    >>> from tablero.tabletop import INCH, Barred, Battlefield, Body, Going, Ground, Pose, Shape
    >>> field = Battlefield(60 * INCH, 44 * INCH)
    >>> wall = field.add(Body(Shape.rectangle(200, 4 * INCH), Pose(20 * INCH, 20 * INCH), height=3 * INCH))
    >>> ground = Ground(field, Shape.disc(3200), 3 * INCH, Going(barred=(Barred(wall),)))
    >>> start = Pose(18 * INCH, 20 * INCH)
    >>> routes = Net(ground, start, 12 * INCH).routes(start, 12 * INCH)
    >>> route = routes.to(Pose(22 * INCH, 20 * INCH))
    >>> len(route.path) > 1, ground.blocked(start, route.path), ground.cost(start, route.path) == route.cost
    (True, None, True)
    """

    __slots__ = ("_made", "before", "far", "most", "net", "start")

    def __init__(self, net: Net, start: Pose, most: int) -> None:
        self.net = net
        self.start = start
        self.most = most
        self._made = False

    def _make(self) -> None:
        """Find how far each corner of the net is, when it is first needed."""
        if self._made:
            return
        self._made = True
        net, start, most = self.net, self.start, self.most
        net.make()
        count = len(net.xs)
        self.far, self.before, done = zeros(count), zeros(count), zeros(count)
        ground = net.ground
        spread(
            net.columns,
            net.xs,
            net.ys,
            net.zs,
            net.costs,
            *start[:3],
            most,
            ground.going.free,
            ground.height,
            ground.spans,
            self.far,
            self.before,
            done,
        )

    def to(self, goal: Pose) -> Route | None:
        """Return the shortest route to a place that is found, or None; the mover faces the same way throughout."""
        net, ground = self.net, self.net.ground
        if (goal.x - self.start.x) ** 2 + (goal.y - self.start.y) ** 2 > self.most**2:
            return None
        if not ground.on_table(goal._replace(facing=net.facing)):
            return None
        straight = self._straight(goal)
        if straight is not None:
            return Route((goal._replace(facing=net.facing),), straight)
        self._make()
        cost, last = reach_point(
            net.columns,
            net.xs,
            net.ys,
            net.zs,
            self.far,
            *self.start[:3],
            *goal[:3],
            self.most,
            ground.going.free,
            ground.height,
            ground.spans,
        )
        if last == -2:
            return None
        path = [goal._replace(facing=net.facing)]
        while last >= 0:
            path.append(Pose(int(net.xs[last]), int(net.ys[last]), int(net.zs[last]), net.facing))
            last = int(self.before[last])
        return Route(tuple(path[::-1]), int(cost))

    def _straight(self, goal: Pose) -> int | None:
        """Return what it costs to go straight to a place, if nothing can be shorter."""
        net, ground, start = self.net, self.net.ground, self.start
        cost = leg(net.columns, *start[:3], *goal[:3], self.most, ground.going.free, ground.height, ground.spans)
        least = length_of(goal.x - start.x, goal.y - start.y) + abs(goal.z - start.z)
        return int(cost) if cost <= min(self.most, least) else None

    def reaches(self, goal: Pose) -> bool:
        """Tell whether there is a route to a place."""
        return self.to(goal) is not None

    def cells(self, step: int) -> list[list[int]]:
        """Return what the ground around the start costs to reach, point by point of a grid; `FAR` where it can't be."""
        self._make()
        half = self.most // step + 1
        out = zeros(2 * half + 1, 2 * half + 1)
        net, ground = self.net, self.net.ground
        reach_cells(
            net.columns,
            net.xs,
            net.ys,
            net.zs,
            self.far,
            *self.start[:3],
            step,
            half,
            self.most,
            ground.going.free,
            ground.height,
            ground.spans,
            out,
        )
        cells: list[list[int]] = listed(out)
        for r, row in enumerate(cells):
            for c, cost in enumerate(row):
                x, y = self.start.x + (c - half) * step, self.start.y + (r - half) * step
                if cost < FAR and not ground.on_table(Pose(x, y, 0, net.facing)):
                    row[c] = FAR
        return cells

    def region(self, step: int) -> list[list[Point]]:
        """Return the rings round what can be reached, made of squares of this size: to be drawn, not to be judged by."""
        cells = self.cells(step)
        inside = {(c, r) for r, row in enumerate(cells) for c, cost in enumerate(row) if cost <= self.most}
        half = len(cells) // 2
        x, y = self.start.x - half * step - step // 2, self.start.y - half * step - step // 2
        return [[(x + c * step, y + r * step) for c, r in ring] for ring in _rings(inside)]


def _rings(inside: set[Point]) -> list[list[Point]]:
    """Return closed rings round cells, with the cells on the left, corners where the ring turns.

    >>> _rings({(0, 0), (1, 0)})
    [[(0, 0), (2, 0), (2, 1), (0, 1)]]
    """
    following: dict[Point, list[Point]] = {}
    for c, r in sorted(inside):
        for beside, a, b in (
            ((c, r - 1), (c, r), (c + 1, r)),
            ((c + 1, r), (c + 1, r), (c + 1, r + 1)),
            ((c, r + 1), (c + 1, r + 1), (c, r + 1)),
            ((c - 1, r), (c, r + 1), (c, r)),
        ):
            if beside not in inside:
                following.setdefault(a, []).append(b)
    rings = []
    while following:
        at, ring = min(following), list[Point]()
        while at in following:
            ring.append(at)
            to = following[at].pop()
            if not following[at]:
                del following[at]
            at = to
        rings.append(_turns_only(ring))
    return rings


def _turns_only(ring: list[Point]) -> list[Point]:
    """Return a ring without the points at which it goes straight on."""
    corners = []
    for before, at, after in zip(ring[-1:] + ring[:-1], ring, ring[1:] + ring[:1], strict=True):
        if (at[0] - before[0]) * (after[1] - at[1]) != (at[1] - before[1]) * (after[0] - at[0]):
            corners.append(at)
    return corners
