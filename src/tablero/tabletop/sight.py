"""Seeing: is there a clear line from some part of one body to some part of another, and what is in between?

What blocks is data, a `Blocking` that each game fills in. Every yes comes with a line, from whole number to whole number, that
`line_is_clear` or anybody else can check again. Definitions and tolerances:

- A line of sight keeps `CLEAR`, 0.03 mm, off every blocker in plan view; a blocker that it only touches blocks it.
- A line leaves a body, and enters the other, at the middle of what it cuts from their shapes in plan view, at any height from
  foot to top. What an end stands in blocks only ahead of it.
- What lies under the feet of both ends is in no line between them.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple, TypeAlias, cast

from tablero.tabletop.battlefield import Battlefield
from tablero.tabletop.bodies import Body
from tablero.tabletop.compiled import ints, listed, room, zeros
from tablero.tabletop.kernels import between as between_kernels
from tablero.tabletop.kernels import sight as kernels
from tablero.tabletop.kernels.sight import CLEAR, NEVER, OBSERVER, PARTLY, ROOM, TARGET, WHOLLY
from tablero.tabletop.units import COS, MM, SIN, TURN, Point, whole

__all__ = [
    "CLEAR",
    "NEVER",
    "OBSERVER",
    "PARTLY",
    "TARGET",
    "WHOLLY",
    "Blocking",
    "Sight",
    "between",
    "line_is_clear",
    "see",
    "see_all",
    "seen_whole",
    "share_seen",
]

Spot: TypeAlias = "tuple[int, int, int]"

STEP = 5 * MM
"""Whether a body is seen whole is looked at in spots of its outline that are no farther apart than this."""
DIRECTIONS = 24
"""And the round of a base in so many."""
COLUMNS, LEVELS = 10, 8
"""How much of a body is seen is looked at in so many columns across it, at so many heights."""


class Blocking(NamedTuple):
    """What blocks sight. Kinds are bits of `Body.kind`; the two bodies concerned never block.

    >>> from tablero.tabletop import AREA, MODEL, WALL
    >>> anything_but_the_own_unit = Blocking(matter=MODEL | WALL, through=OBSERVER)
    >>> areas_too = anything_but_the_own_unit._replace(area=AREA, sky=AREA, observer_in=WHOLLY)
    """

    matter: int
    """Kinds that block wherever they are."""
    area: int = 0
    """Kinds that block unless an end is in them."""
    sky: int = 0
    """Kinds that count as reaching from the ground to the sky."""
    through: int = OBSERVER | TARGET
    """Whose group does not block: that of the observer, of the target, of both, or 0."""
    observer_in: int = PARTLY
    """How far the observer must be in an area to look out of it."""
    target_in: int = PARTLY
    """How far the target must be in an area to be seen in it."""
    seen_past: int = 0
    """Kinds of bodies to and from which areas do not block."""

    def rules(self) -> kernels.Rules:
        """Return it as the kernels take it."""
        matter, area, sky, through, observer_in, target_in, seen_past = self
        return matter, area, sky, through, observer_in, target_in, seen_past


class Sight(NamedTuple):
    """What came of looking: a clear line, from the observer to the target, or something that blocks."""

    clear: bool
    line: tuple[Spot, Spot] | None = None
    blocker: int | None = None
    """A body in the way, where no line is clear: the one that reaches across, or else the first that is near."""
    hidden: Spot | None = None
    """A spot of the target that can't be seen, where it isn't seen whole."""

    def __bool__(self) -> bool:
        return self.clear


class _Scratch(NamedTuple):
    """Room for the kernels to work in, one for each thread."""

    space: Any
    line: Any
    no_spot: Any


_local = threading.local()


def _scratch() -> _Scratch:
    try:
        return cast(_Scratch, _local.scratch)
    except AttributeError:
        _local.scratch = _Scratch((zeros(6, ROOM + 2), room(10, ROOM + 2)), zeros(9), zeros(0))
        return cast(_Scratch, _local.scratch)


def see(field: Battlefield, a: int, b: int, blocking: Blocking, ignore: Sequence[int] = ()) -> Sight:
    """Look from any part of `a` to any part of `b`; the bodies in `ignore` do not block.

    >>> field, a, b, wall = _wall_between()
    >>> from tablero.tabletop import WALL
    >>> see(field, a, b, Blocking(WALL))
    Sight(clear=False, line=None, blocker=2, hidden=None)
    >>> see(field, a, b, Blocking(WALL), ignore=[wall]).line
    ((5000, 5000, 4000), (25000, 5000, 4000))
    """
    space, line, no_spot = _scratch()
    rules, left_out = blocking.rules(), ints(list(ignore))
    clear = kernels.look(field.columns(), a, b, no_spot, rules, left_out, space, line)
    return _told(clear, line)


def see_all(
    field: Battlefield,
    observers: Sequence[int],
    targets: Sequence[int],
    blocking: Blocking,
    ignore: Sequence[int] = (),
) -> list[list[bool]]:
    """Return a row for each observer, with whether it sees each target.

    >>> field, a, b, wall = _wall_between()
    >>> from tablero.tabletop import WALL
    >>> see_all(field, [a], [b, wall], Blocking(WALL))
    [[False, True]]
    """
    out = zeros(len(observers), len(targets))
    left, right, left_out = ints(list(observers)), ints(list(targets)), ints(list(ignore))
    space, line, no_spot = _scratch()
    kernels.look_all(field.columns(), left, right, no_spot, blocking.rules(), left_out, space, line, out)
    return [[bool(seen) for seen in row] for row in out]


def seen_whole(
    field: Battlefield, a: int, b: int, blocking: Blocking, ignore: Sequence[int] = (), lift: int = 0
) -> Sight:
    """Tell whether every part of `b` that faces `a` is seen from somewhere on `a`, from so far above its foot up to its top.

    It is looked at in spots of its outline at most 5 mm apart, at both heights. `b` does not hide what faces `a`.

    >>> field, a, b, wall = _wall_between(high=3000)
    >>> from tablero.tabletop import WALL
    >>> see(field, a, b, Blocking(WALL)).clear, seen_whole(field, a, b, Blocking(WALL), lift=2500).clear
    (True, True)
    >>> seen_whole(field, a, b, Blocking(WALL)).hidden
    (25000, 6600, 0)
    """
    observer, target = field[a], field[b]
    spots = [
        (x, y, z)
        for x, y in _facing(target, observer)
        for z in ((target.pose.z + min(lift, target.height)), target.top)
    ]
    space, line, _ = _scratch()
    rules, left_out = blocking.rules(), ints(list(ignore))
    hidden = kernels.look_at_spots(field.columns(), a, b, ints(spots), rules, left_out, space, line)
    told = _told(hidden < 0, line)
    return told if hidden < 0 else told._replace(hidden=spots[hidden])


def share_seen(field: Battlefield, a: int, b: int, blocking: Blocking, ignore: Sequence[int] = ()) -> tuple[int, int]:
    """Return how many spots of `b`, as it looks from `a`, are seen from somewhere on `a`, and how many there are.

    They are spread evenly over its width and its height, in the plane through its middle that faces the middle of `a`.

    >>> field, a, b, wall = _wall_between(high=2000)
    >>> from tablero.tabletop import WALL
    >>> share_seen(field, a, b, Blocking(WALL)), share_seen(field, a, b, Blocking(WALL), [wall])
    ((80, 80), (80, 80))
    >>> share_seen(*_wall_between()[:3], Blocking(WALL))
    (0, 80)
    """
    spots = _spread(field[b], field[a])
    space, line, _ = _scratch()
    rules, left_out, columns = blocking.rules(), ints(list(ignore)), field.columns()
    clear = [kernels.look(columns, a, b, spot, rules, left_out, space, line) for spot in ints(spots)]
    return sum(map(bool, clear)), len(spots)


def _spread(body: Body, other: Body) -> list[Spot]:
    """Return spots of a body, across it as it looks from another and from its foot to its top."""
    (x, y), (ox, oy) = _middle(body), _middle(other)
    across, along = (y - oy, ox - x) if (x, y) != (ox, oy) else (0, 1)
    far = sqrt(across * across + along * along)
    sides = [(px - x) * across + (py - y) * along for px, py in body.core]
    low, high = min(sides) / far - body.shape.radius, max(sides) / far + body.shape.radius
    steps = [low + (high - low) * (2 * k + 1) / (2 * COLUMNS) for k in range(COLUMNS)]
    heights = [body.pose.z + body.height * (2 * k + 1) // (2 * LEVELS) for k in range(LEVELS)]
    return [(x + round(step * across / far), y + round(step * along / far), z) for step in steps for z in heights]


def line_is_clear(
    field: Battlefield, a: int, b: int, line: tuple[Spot, Spot], blocking: Blocking, ignore: Sequence[int] = ()
) -> bool:
    """Check a line from `a` to `b` by itself: it touches nothing that blocks. Its ends are taken as they are.

    >>> field, a, b, wall = _wall_between(high=1000)
    >>> from tablero.tabletop import WALL
    >>> line_is_clear(field, a, b, see(field, a, b, Blocking(WALL)).line, Blocking(WALL))
    True
    >>> line_is_clear(field, a, b, ((5000, 5000, 500), (25000, 5000, 500)), Blocking(WALL))
    False
    """
    (ax, ay, az), (bx, by, bz) = line
    flat, left_out = ints([ax, ay, az, bx, by, bz]), ints(list(ignore))
    return kernels.touched(field.columns(), a, b, flat, blocking.rules(), left_out, _scratch().space) < 0


def between(field: Battlefield, a: int, b: int, among: Sequence[int], sky: int = 0) -> list[int]:
    """Return those bodies that some line from a part of `a` to a part of `b` passes through, not only brushes.

    Bodies of the kinds in `sky` count as reaching from the ground to the sky.

    >>> field, a, b, wall = _wall_between(high=1000)
    >>> between(field, a, b, [wall])
    [2]
    """
    out = zeros(len(among))
    found = between_kernels.all_met(field.columns(), a, b, ints(list(among)), sky, out)
    return cast("list[int]", listed(out[:found]))


def _told(clear: bool, line: Any) -> Sight:
    ax, ay, az, bx, by, bz, blocker, *_ = (int(one) for one in line)
    return Sight(True, ((ax, ay, az), (bx, by, bz))) if clear else Sight(False, None, blocker)


def _facing(body: Body, other: Body) -> list[Point]:
    """Return spots of a body's outline on the side that faces another."""
    (x, y), (ox, oy) = _middle(body), _middle(other)
    return [(px, py) for px, py in _outline(body) if (px - x) * (ox - x) + (py - y) * (oy - y) >= 0]


def _middle(body: Body) -> Point:
    xs, ys = zip(*body.core, strict=True)
    return (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2


def _outline(body: Body) -> list[Point]:
    """Return spots round a body: corners and steps of the round, and between them none farther apart than `STEP`."""
    core, radius = body.core, body.shape.radius
    corners: list[Point] = []
    for step in range(0, TURN, TURN // DIRECTIONS) if radius else ():
        cos, sin = COS[step], SIN[step]
        x, y = max(core, key=lambda point: cos * point[0] + sin * point[1])
        corners.append((x + whole(cos * radius), y + whole(sin * radius)))
    spots: list[Point] = []
    for (ax, ay), (bx, by) in _sides(corners or list(core)):
        parts = 1 + max(abs(bx - ax), abs(by - ay)) // STEP
        spots += [(ax + (bx - ax) * k // parts, ay + (by - ay) * k // parts) for k in range(parts)]
    return spots


def _sides(corners: list[Point]) -> list[tuple[Point, Point]]:
    return list(zip(corners, corners[1:] + corners[:1], strict=True))


def _wall_between(high: int = 9000) -> tuple[Battlefield, int, int, int]:
    """Return a small table with two round bases and a wall between them, for the examples."""
    from tablero.tabletop import MODEL, WALL, Pose, Shape

    field = Battlefield(60000, 40000)
    base = Body(Shape.disc(3200), Pose(5000, 5000), height=4000, kind=MODEL)
    wall = Body(Shape.rectangle(500, 20000), Pose(15000, 5000), height=high, kind=WALL)
    return field, field.add(base), field.add(base.at(Pose(25000, 5000))), field.add(wall)
