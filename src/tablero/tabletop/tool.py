"""Movement tools: a bar with a hinge in its middle, and what is placed at it or slides along it.

A tool is laid from a rim; it is known by where it begins, its joint and its end. What it may not lie over, a `Ground` for
something as wide as the tool says. *Search, then check*: `lay` looks for a way to lay it so that it reaches a place, and
whoever doubts can check what it found (`over`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice, pairwise
from typing import Any, NamedTuple

from tablero.tabletop.bodies import Body
from tablero.tabletop.compiled import ints
from tablero.tabletop.ground import Ground
from tablero.tabletop.kernels.moving import first_barred
from tablero.tabletop.kernels.tools import lay
from tablero.tabletop.shapes import Pose, Shape
from tablero.tabletop.units import COS, QUARTER, SIN, TURN, Point, whole

STEP = 10
"""Ways to lay a tool are looked for in steps of a degree."""
BENDS = (0, 150, -150, 300, -300, 450, -450, 600, -600, 750, -750, 900, -900)
"""By how much more or less the joint is bent than would lead straight to the goal."""
_FIRST_TRIED = 8
"""From how many points a tool is tried at first: most often the best will do. After that it is this many times as many."""
SWING = 10
"""What slides round a joint is looked at in steps of a degree."""


def ahead(point: Point, facing: int, far: int) -> Point:
    """Return the point so far from another in the direction of a facing.

    >>> ahead((100, 100), 900, 50)
    (100, 150)
    """
    step = facing % TURN
    return point[0] + whole(COS[step] * far), point[1] + whole(SIN[step] * far)


def facing_to(x: int, y: int) -> int:
    """Return the facing that looks along a vector, the last step that is not beyond it; 0 for no vector.

    >>> facing_to(5, 0), facing_to(0, 5), facing_to(-3, -3), facing_to(5, -1)
    (0, 900, 2250, 3486)
    """
    quarters = 0
    while not (x > 0 and y >= 0) and quarters < 4:
        x, y, quarters = y, -x, quarters + 1
    low, high = 0, QUARTER - 1
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if COS[middle] * y >= SIN[middle] * x else (low, middle - 1)
    return (low + QUARTER * quarters) % TURN


def near_line(point: Point, a: Point, b: Point, reach: int) -> bool:
    """Tell whether a point is at most so far from the line between two others.

    >>> [near_line(point, (0, 0), (100, 0), 5) for point in ((50, 5), (50, 6), (103, 4), (104, 4))]
    [True, False, True, False]
    """
    dx, dy, px, py = b[0] - a[0], b[1] - a[1], point[0] - a[0], point[1] - a[1]
    along, length = px * dx + py * dy, dx * dx + dy * dy
    if along <= 0:
        return px * px + py * py <= reach * reach
    if along >= length:
        return (px - dx) ** 2 + (py - dy) ** 2 <= reach * reach
    return (px * dy - py * dx) ** 2 <= reach * reach * length


class Laid(NamedTuple):
    """A tool as it lies."""

    start: Point
    joint: Point
    end: Point


class Reached(NamedTuple):
    """How near to a tool a point must be to be reached by it; less than 0 is never."""

    bar: int = -1
    """To the lines round which its halves lie, whose ends are round as `Tool.touches` has it."""
    line: int = -1
    """To the line along its middle, from its start to its end."""
    end: int = -1
    """To its far end."""


class Tool(NamedTuple):
    """A bar with a hinge in its middle.

    >>> tool = Tool(7500, 2500)
    >>> tool.laid((0, 0), 0, 900)
    Laid(start=(0, 0), joint=(3750, 0), end=(3750, 3750))
    """

    length: int
    width: int
    most_bend: int = QUARTER
    """How far the joint bends either way."""

    def laid(self, start: Point, facing: int, bend: int) -> Laid:
        """Return the tool laid from a point in some direction, its joint bent so."""
        joint = ahead(start, facing, self.length // 2)
        return Laid(start, joint, ahead(joint, facing + bend, self.length - self.length // 2))

    def bodies(self, laid: Laid) -> tuple[Body, Body]:
        """Return what the tool covers where it lies, its halves; their ends are round."""
        halves = self._cores(laid)
        return tuple(_bar(a, b, self.width // 2) for a, b in halves)  # type: ignore[return-value]

    def touches(self, laid: Laid, point: Point, radius: int) -> bool:
        """Tell whether something round touches the tool or lies on it."""
        return any(near_line(point, a, b, radius + self.width // 2) for a, b in self._cores(laid))

    def touched_by(self, radius: int) -> Reached:
        """Return what it reaches as what touches it: something round of this radius."""
        return Reached(bar=radius + self.width // 2)

    def over(self, laid: Laid, ground: Ground) -> int | None:
        """Return a body of the ground, made for something as wide as the tool, that the tool lies over; or None."""
        columns = ground.columns(0)
        for (ax, ay), (bx, by) in self._cores(laid):
            hit = first_barred(columns, ax, ay, 0, bx, by, 0)
            if hit >= 0:
                return ground.going.barred[hit].number
        return None

    def _cores(self, laid: Laid) -> tuple[tuple[Point, Point], tuple[Point, Point]]:
        """Return the lines round which the halves lie."""
        by, half = self.width // 2, self.length // 2
        start, joint, end = laid
        return (_inward(start, joint, by, half), joint), (joint, _inward(end, joint, by, self.length - half))

    def lay(
        self, ground: Ground, begins: Iterator[tuple[Point, int]], goal: Point, near: int, at: Reached
    ) -> Laid | None:
        """Return the tool laid over nothing that bars it, so that it reaches the goal; or None if no way is found.

        `begins` are the points from which it may be laid, each with the direction, the best first; then the joint is bent
        towards the goal, or somewhat beside it. It reaches nothing that is not so near to the middle of the tool.
        """
        columns, turns, bends = ground.columns(0), *_turns_and_bends()
        many = _FIRST_TRIED
        while starts := list(islice(begins, many)):
            rows = ints([[x for (x, _), _ in starts], [y for (_, y), _ in starts], [facing for _, facing in starts]])
            which, bend = lay(columns, turns, rows, bends, *self, *goal, near, *at)
            if which >= 0:
                return self.laid(*starts[which], bend)
            many *= _FIRST_TRIED
        return None


@cache
def _turns_and_bends() -> tuple[Any, Any]:
    return ints([COS, SIN]), ints(BENDS)


def around(middle: Point, radius: int, goal: Point) -> Iterator[tuple[Point, int]]:
    """Yield points of a rim and the direction outward, those that face a goal first.

    >>> next(around((0, 0), 100, (500, 0)))
    ((100, 0), 0)
    """
    first = facing_to(goal[0] - middle[0], goal[1] - middle[1])
    for far in range(0, TURN // 2 + 1, STEP):
        for facing in (first + far, first - far) if 0 < far < TURN // 2 else (first + far,):
            yield ahead(middle, facing, radius), facing % TURN


def slide(start: Pose, tool: Tool, arm: int, bend: int, travel: int, facing: int = 0) -> list[Pose]:
    """Return the way of something with notches along a tool that begins in one of them, without where it starts.

    Its middle is `arm` behind the notch, which faces `facing` more than the thing itself does: 0 for a notch ahead, half a
    turn for one behind. It goes straight to the joint, swings round it, and goes on straight; `travel` is how far, of at
    most `whole_slide`.

    >>> slide(Pose(0, 0), Tool(7500, 2500), 2200, 0, 11900)[-1]
    Pose(x=11900, y=0, z=0, facing=0)
    >>> slide(Pose(0, 0), Tool(7500, 2500), 2200, 900, 11900)[-1]
    Pose(x=5950, y=5950, z=0, facing=900)
    """
    half, along, at = tool.length // 2, start.facing + facing, (start.x, start.y)
    if travel <= half:
        return [slid(start, tool, arm, bend, travel, facing)]
    hinge, steps = ahead(at, along, arm + half), abs(bend) // SWING + 1
    swing = [along + bend * k // steps for k in range(steps + 1)]
    path = [_pose(start, ahead(hinge, each + TURN // 2, arm), each - facing) for each in swing]
    return [*path, slid(start, tool, arm, bend, travel, facing)]


def slid(start: Pose, tool: Tool, arm: int, bend: int, travel: int, facing: int = 0) -> Pose:
    """Return where something comes that slides along a tool: the end of its way.

    >>> slid(Pose(0, 0), Tool(7500, 2500), 2200, 900, 11900)
    Pose(x=5950, y=5950, z=0, facing=900)
    """
    half, along, at = tool.length // 2, start.facing + facing, (start.x, start.y)
    if travel <= half:
        return _pose(start, ahead(at, along, travel), along - facing)
    turned = ahead(ahead(at, along, arm + half), along + bend + TURN // 2, arm)
    return _pose(start, ahead(turned, along + bend, travel - half), along + bend - facing)


def whole_slide(tool: Tool, arm: int) -> int:
    """Return how far something goes that slides along all of a tool: until its other notch is at the end.

    >>> whole_slide(Tool(7500, 2500), 2200)
    11900
    """
    return tool.length + 2 * arm


def first_entered(ground: Ground, start: Pose, path: list[Pose]) -> tuple[int, int] | None:
    """Return on which leg of a path something enters a barred body, and which, whether or not it leaves the table.

    >>> from tablero.tabletop import INCH, Barred, Battlefield, Body, Going, Shape
    >>> field = Battlefield(60 * INCH, 44 * INCH)
    >>> wall = field.add(Body(Shape.rectangle(200, 8 * INCH), Pose(20 * INCH, 20 * INCH), height=3 * INCH))
    >>> ground = Ground(field, Shape.disc(3200), 3 * INCH, Going(barred=(Barred(wall),)))
    >>> first_entered(ground, Pose(17 * INCH, 16 * INCH), [Pose(17 * INCH, 20 * INCH), Pose(23 * INCH, 20 * INCH)])
    (1, 0)
    """
    way = [start, *path]
    near = ground.beside(way) if ground.turns else ground
    if not near.going.barred:
        return None
    for leg, (a, b) in enumerate(pairwise(way)):
        hit = near.enters(a, b)
        if hit is not None:
            return leg, hit
    return None


def _pose(start: Pose, point: Point, facing: int) -> Pose:
    return Pose(*point, start.z, facing % TURN)


def _inward(end: Point, joint: Point, by: int, half: int) -> Point:
    """Return the point so far from an end of a tool, whose half is so long, towards its joint."""
    return end[0] + (joint[0] - end[0]) * by // half, end[1] + (joint[1] - end[1]) * by // half


def _bar(a: Point, b: Point, radius: int) -> Body:
    return Body(Shape.hull((a, b), radius), Pose(0, 0))
