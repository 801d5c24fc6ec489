"""Small crowded tables for tests, drawn from a seed, and ways to change them that must change no answer."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import strategies as st

from tablero.kernel import Rng
from tablero.tabletop import MODEL, Battlefield, Body, Point, Pose, Shape, hull, overlapping

SIZE = (40000, 30000)
SHAPES = (
    Shape.disc(2500),
    Shape.disc(3200),
    Shape.disc(4000),
    Shape.rectangle(5000, 1800),
    Shape.oval(6000, 3500),
    Shape.oblong(6200, 2400),
    Shape.hull([(0, 0), (3000, 500), (1200, 2600)], 300),
)
FIXED: dict[str, Callable[[int, int], Point]] = {
    "shift": lambda x, y: (x + 7919, y - 104729),
    "mirror": lambda x, y: (-x, y),
    "flip": lambda x, y: (x, -y),
    "quarter": lambda x, y: (-y, x),
    "half": lambda x, y: (-x, -y),
}
"""Motions that keep whole numbers whole: no answer may change under them."""

seeds = st.integers(0, 10_000)
motions = st.sampled_from(sorted(FIXED))


def scene(seed: int, count: int = 12, apart: bool = True) -> Battlefield:
    """Bodies of every shape, in groups of three, with heights; apart, or one on the other."""
    rng, field = Rng.of("scene", seed), Battlefield(*SIZE)
    while len(field.bodies) < count:
        body = Body(
            rng.choice(SHAPES),
            Pose(rng.below(SIZE[0]), rng.below(SIZE[1]), 0 if apart else rng.below(3000), rng.below(3600)),
            height=rng.choice((2000, 4000, 4000, 9000)),
            base=rng.choice((0, 0, 1000)),
            group=len(field.bodies) // 3,
            kind=MODEL,
        )
        there = field.copy()
        new = there.add(body)
        if not apart or not any(overlapping(there, new, other) for other in field):
            field = there
    return field


def placed(core: list[Point], body: Body, more: int = 0) -> Body:
    """A body like this one, with just this core where it is."""
    return body._replace(shape=Shape(hull(core), body.shape.radius + more), pose=Pose(0, 0, body.pose.z))


def moved(field: Battlefield, motion: str) -> Battlefield:
    """The scene under one of the fixed motions, corner by corner."""
    made = Battlefield(field.width, field.depth)
    for number in field:
        body = field[number]
        made.add(placed([FIXED[motion](x, y) for x, y in body.core], body))
    return made


def fatter(field: Battlefield, by: int, but: tuple[int, ...] = ()) -> Battlefield:
    """The scene with every body so much larger, but for some."""
    made = field.copy()
    for number in field:
        if number not in but:
            made.replace(number, field[number]._replace(shape=field[number].shape.grown(by)))
    return made
