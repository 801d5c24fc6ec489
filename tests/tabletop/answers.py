"""Prints a digest of many answers, for `test_compiled.py`, which runs it compiled and plain."""

from __future__ import annotations

from hashlib import sha256

from tablero.tabletop import (
    INCH,
    MODEL,
    Barred,
    Battlefield,
    Blocking,
    Going,
    Ground,
    Link,
    Net,
    Pose,
    Shape,
    Tool,
    all_touching,
    all_within,
    around,
    between,
    colliding,
    colliding_with,
    compiled,
    distances,
    distances_3d,
    gap,
    nearest,
    neighbours,
    overlapping,
    see,
    seen_whole,
    share_seen,
    some_within,
    some_within_3d,
    touching,
    wholly_within,
    within,
)
from tabletop.scenes import SHAPES, scene

BLOCKING = Blocking(MODEL, through=0)


def measures(field: Battlefield) -> list[object]:
    numbers = list(field)
    pairs = [(a, b) for a in numbers for b in numbers]
    return [
        distances(field, numbers, numbers),
        distances_3d(field, numbers, numbers),
        [within(field, a, b, INCH) for a, b in pairs],
        [wholly_within(field, a, b, 3 * INCH) for a, b in pairs],
        [(overlapping(field, a, b), colliding(field, a, b), touching(field, a, b)) for a, b in pairs],
        [all_within(field, a, numbers, 5 * INCH) for a in numbers],
        [(all_touching(field, a, numbers), colliding_with(field, a, numbers)) for a in numbers],
        [nearest(field, a, [b for b in numbers if b != a]) for a in numbers],
        [some_within(field, [a], numbers[:a], 2 * INCH, 500) for a in numbers],
        [some_within_3d(field, [a], numbers[:a], 2 * INCH) for a in numbers],
        neighbours(field, numbers, Link(2 * INCH, 500, 1)),
        [gap(field, a, b).hex() for a, b in pairs],
    ]


def moves(field: Battlefield) -> list[object]:
    numbers = tuple(field)
    going = Going(tuple(Barred(number, 300) for number in numbers[:6]), numbers[6:], numbers[6:], INCH // 2)
    found: list[object] = []
    for shape in SHAPES[:5:2]:
        ground, start = Ground(field, shape, 4000, going), Pose(20000, 15000, 0, 77)
        net = Net(ground, start, 9000)
        routes = net.routes(start, 9000)
        found += [routes.to(Pose(x, y, 0, 77)) for x in range(12000, 28000, 2900) for y in range(8000, 22000, 2900)]
        found.append(routes.region(2000))
        found.append([ground.around(number, 77, 0, 24) for number in numbers[:6]])
    return found


def sights(field: Battlefield) -> list[object]:
    numbers = list(field)
    pairs = [(a, b) for a in numbers for b in numbers if a != b]
    return [
        [see(field, a, b, BLOCKING) for a, b in pairs],
        [seen_whole(field, a, b, BLOCKING) for a, b in pairs[::5]],
        [between(field, a, b, numbers) for a, b in pairs],
        [share_seen(field, a, b, BLOCKING) for a, b in pairs[::17]],
    ]


def tools(field: Battlefield) -> list[object]:
    """Tools laid from a rim towards goals all round it, among what bars them."""
    tool, middle = Tool(12500, 2500), (20000, 15000)
    ground = Ground(field, Shape.disc(tool.width), 1, Going(tuple(Barred(number) for number in tuple(field)[:6])))
    goals = [(x, y) for x in range(8000, 32000, 1700) for y in range(4000, 26000, 1700)]
    return [tool.lay(ground, around(middle, 1600, goal), goal, 3000, tool.touched_by(1600)) for goal in goals]


def answers() -> object:
    fields = [scene(seed, apart=bool(seed % 2)) for seed in range(2)]
    return [[measures(field), moves(field), sights(field), tools(field)] for field in fields]


if __name__ == "__main__":
    print(compiled.COMPILED, sha256(repr(answers()).encode()).hexdigest())
