"""The tabletop against shapely: sight between bases on a board with twenty pieces of terrain, and distances."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy
import shapely

from benchmarks.measure import Figure, at_least, rates
from tablero.kernel import Rng
from tablero.tabletop import (
    FLOOR,
    INCH,
    MODEL,
    WALL,
    Battlefield,
    Blocking,
    Body,
    Pose,
    Shape,
    assortment,
    distances,
    on_table,
    room_taken,
    scatter,
    see_all,
)

PLAN = Blocking(MODEL | WALL, sky=MODEL | WALL)
SPACE = Blocking(MODEL | WALL | FLOOR)
FAN = 8
"""Shapely looks along so many lines times so many, from points across one base to points across the other."""


def board(seed: int, pieces: int = 20, models: int = 60) -> tuple[Battlefield, list[int]]:
    """A board of 60 by 44 inches with terrain, and models in units of five on bases of usual sizes."""
    rng, field = Rng.of("bench", seed), Battlefield(60 * INCH, 44 * INCH)
    scatter(field, assortment(rng, pieces), rng, group=1000, apart=INCH // 4)
    found: list[int] = []
    while len(found) < models:
        pose = Pose(rng.below(field.width), rng.below(field.depth))
        shape, height = Shape.disc(rng.choice((2500, 3200, 3200, 4000, 5000))), rng.choice((3000, 4000, 6000))
        number = field.add(Body(shape, pose, height, group=len(found) // 5, kind=MODEL))
        if on_table(field, number) and not room_taken(field, number, MODEL | WALL | FLOOR):
            found.append(number)
        else:
            field.bodies.pop()
    return field, found


def drawn(body: Body) -> shapely.Geometry:
    """A body as shapely has it."""
    core = body.core
    shape = shapely.Polygon(core) if len(core) > 2 else shapely.LineString([*core, core[-1]])
    return shape.buffer(body.shape.radius, 8) if body.shape.radius else shape


def fan(field: Battlefield, pairs: Sequence[tuple[int, int]]) -> list[bool]:
    """Sight in plan view with shapely's STRtree: all lines of all pairs at once."""
    blockers = field.of_kind(MODEL | WALL)
    tree = shapely.STRtree([drawn(field[k]) for k in blockers])
    groups = numpy.array([field[k].group for k in blockers])
    middles = numpy.array([[field[k].pose[:2] for k in pair] for pair in pairs], float)
    radii = numpy.array([[field[k].shape.radius for k in pair] for pair in pairs], float)
    own = numpy.array([[field[k].group for k in pair] for pair in pairs])
    along = middles[:, 1] - middles[:, 0]
    across = numpy.stack([-along[:, 1], along[:, 0]], 1) / numpy.hypot(*along.T)[:, None]
    steps = numpy.linspace(-1, 1, FAN)
    ends = middles[:, :, None] + steps[None, None, :, None] * across[:, None, None] * radii[:, :, None, None]
    lines = numpy.empty((len(pairs), FAN, FAN, 2, 2))
    lines[..., 0, :], lines[..., 1, :] = ends[:, 0, :, None], ends[:, 1, None, :]
    ray, what = tree.query(shapely.linestrings(lines.reshape(-1, 2, 2)), predicate="intersects")
    pair = ray // (FAN * FAN)
    counts = (groups[what] != own[pair, 0]) & (groups[what] != own[pair, 1])
    blocked = numpy.zeros(len(pairs) * FAN * FAN, bool)
    blocked[ray[counts]] = True
    return [not all(rays) for rays in blocked.reshape(len(pairs), -1).tolist()]


def looking(field: Battlefield, models: list[int], blocking: Blocking) -> Callable[[], int]:
    """Return a work that looks from every model to every model."""

    def work() -> int:
        see_all(field, models, models, blocking)
        return len(models) * len(models)

    return work


def sights() -> Iterator[Figure]:
    """Sight, on the same board in one run."""
    field, models = board(1)
    pairs = [(a, b) for a in models for b in models if a != b][::12]
    seen = see_all(field, models, models, PLAN)
    theirs = fan(field, pairs)
    ours = [seen[models.index(a)][models.index(b)] for a, b in pairs]
    missed = sum(their and not our for their, our in zip(theirs, ours, strict=True))

    def shapely_looks() -> int:
        fan(field, pairs)
        return len(pairs)

    plan, space, rival = rates(
        looking(field, models, PLAN), looking(field, models, SPACE), shapely_looks, turns=3, seconds=0.3
    )
    yield at_least("10,000 sights in plan view, against shapely's STRtree", plan, rival, 100, "pairs a second")
    yield at_least("10,000 sights in space, with windows and floors", space, rival, 20, "pairs a second")
    detail = f"{len(pairs)} pairs, {sum(theirs)} seen by the fan, {sum(ours)} by us"
    yield Figure("Sights that a fan of 8 by 8 lines finds and we miss", missed, "= 0", missed == 0, detail)


def distances_to_all() -> Iterator[Figure]:
    """All distances between 200 models and 200 others."""
    rng, field = Rng(2), Battlefield(60 * INCH, 44 * INCH)
    shapes = [Shape.disc(3200)] * 18 + [Shape.oval(10500, 7000), Shape.rectangle(10000, 6000)]
    numbers = [
        field.add(Body(shapes[k % 20], Pose(rng.below(field.width), rng.below(field.depth), 0, rng.below(3600))))
        for k in range(400)
    ]
    left, right = numbers[:200], numbers[200:]
    theirs = numpy.array([drawn(field[k]) for k in numbers])

    def ours() -> int:
        distances(field, left, right)
        return 1

    def shapelys() -> int:
        shapely.distance(theirs[:20, None], theirs[None, 200:])
        return 1

    mine, rival = rates(ours, shapelys, turns=3, seconds=0.3)
    yield at_least("200 by 200 distances, against shapely", mine * 4e4, rival * 4e3, 20, "distances a second")


def figures() -> Iterator[Figure]:
    """Measure the tabletop."""
    yield from sights()
    yield from distances_to_all()
