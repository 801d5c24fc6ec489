"""Measuring is exact: symmetric, the same wherever the table stands, never shorter for more, and as shapely measures it."""

from __future__ import annotations

from math import ceil, floor, isqrt, sqrt

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from tablero.tabletop import (
    APART,
    COS,
    INCH,
    LIMIT,
    MODEL,
    ONE,
    SIN,
    TOUCH,
    Battlefield,
    Body,
    Pose,
    Shape,
    all_touching,
    all_within,
    all_within_3d,
    colliding,
    colliding_with,
    distance,
    distance_3d,
    distances,
    distances_3d,
    gap,
    gap_3d,
    nearest,
    nearest_points,
    on_table,
    overlapping,
    rise,
    room_taken,
    some_within,
    some_within_3d,
    touching,
    wholly_within,
    within,
    within_3d,
)
from tabletop.scenes import SHAPES, motions, moved, scene, seeds

FEW = settings(deadline=None, max_examples=40)


def pairs(field: Battlefield) -> list[tuple[int, int]]:
    return [(a, b) for a in field for b in field if a != b]


def pair(*bodies: Body) -> tuple[Battlefield, int, int]:
    field = Battlefield(60 * INCH, 44 * INCH)
    a, b = (field.add(body) for body in bodies)
    return field, a, b


def drawn(body: Body) -> shapely.Geometry:
    core = body.core
    if len(core) == 1:
        return shapely.Point(core)
    return shapely.LineString(core) if len(core) == 2 else shapely.Polygon(core)


def answers(field: Battlefield) -> list[tuple[object, ...]]:
    return [
        (
            distance(field, a, b),
            distance_3d(field, a, b),
            within(field, a, b, 2 * INCH),
            wholly_within(field, a, b, 9000),
            wholly_within(field, a, b, 0),
            overlapping(field, a, b),
            colliding(field, a, b),
            touching(field, a, b),
        )
        for a, b in pairs(field)
    ]


@FEW
@given(seeds, st.booleans())
def test_all_but_wholly_within_is_symmetric(seed: int, apart: bool) -> None:
    field = scene(seed, apart=apart)
    for a, b in pairs(field):
        assert gap(field, a, b) == gap(field, b, a)
        assert rise(field, a, b) == rise(field, b, a)
        there, back = (
            [f(field, *p) for f in (distance, distance_3d, overlapping, colliding, touching)] for p in ((a, b), (b, a))
        )
        assert there == back


@FEW
@given(seeds)
def test_the_nearest_points_are_as_far_from_each_other_as_the_bodies(seed: int) -> None:
    field = scene(seed, apart=True)
    for a, b in pairs(field):
        (x, y), (to_x, to_y) = nearest_points(field, a, b)
        assert nearest_points(field, b, a) == ((to_x, to_y), (x, y))
        both = field[a].shape.radius + field[b].shape.radius
        if gap(field, a, b) > 0:
            assert abs(sqrt((x - to_x) ** 2 + (y - to_y) ** 2) - both - gap(field, a, b)) < 2


def test_hulls_that_face_each_other_are_nearest_in_the_middle() -> None:
    hull = Shape.rectangle(4000, 6000)
    field, a, b = pair(Body(hull, Pose(5000, 9000), 4000), Body(hull, Pose(15000, 10000), 4000))
    assert nearest_points(field, a, b) == ((7000, 9500), (13000, 9500))


@FEW
@given(seeds, motions, st.booleans())
def test_shifts_mirrors_and_quarter_turns_change_nothing(seed: int, motion: str, apart: bool) -> None:
    field = scene(seed, 8, apart)
    assert answers(moved(field, motion)) == answers(field)


@FEW
@given(seeds, st.integers(0, 20000), st.integers(1, 3000))
def test_a_longer_reach_never_loses_anything(seed: int, reach: int, more: int) -> None:
    field = scene(seed, 8, apart=False)
    for a, b in pairs(field):
        assert within(field, a, b, reach) <= within(field, a, b, reach + more)
        assert within_3d(field, a, b, reach) <= within_3d(field, a, b, reach + more)
        assert wholly_within(field, a, b, reach) <= wholly_within(field, a, b, reach + more)
        assert wholly_within(field, a, b, reach) <= within(field, a, b, reach)
        assert within_3d(field, a, b, reach) <= within(field, a, b, reach)


@FEW
@given(seeds, st.booleans())
def test_distances_are_those_of_shapely(seed: int, apart: bool) -> None:
    field = scene(seed, 9, apart)
    for a, b in pairs(field):
        radii = field[a].shape.radius + field[b].shape.radius
        cores = drawn(field[a]).distance(drawn(field[b]))
        assert gap(field, a, b) == pytest.approx(max(0.0, cores - radii), abs=1e-6)
        if abs(cores - radii) > 1e-6:
            assert overlapping(field, a, b) == (cores < radii)
        if cores:
            inner = drawn(field[a]).hausdorff_distance(drawn(field[b])) if len(field[a].core) == 1 else None
            most = max(shapely.Point(p).distance(drawn(field[b])) for p in field[a].core)
            assert inner is None or most <= inner + 1e-6
            spare = most + field[a].shape.radius - field[b].shape.radius
            if spare > 0:
                assert wholly_within(field, a, b, ceil(spare + 1e-6))
                assert not wholly_within(field, a, b, max(0, floor(spare - 1e-6)))


@FEW
@given(seeds, st.booleans())
def test_a_distance_is_the_least_reach_within_which_two_are(seed: int, apart: bool) -> None:
    field = scene(seed, 9, apart)
    for a, b in pairs(field):
        for far, is_within, exact in ((distance, within, gap), (distance_3d, within_3d, gap_3d)):
            least = far(field, a, b)
            assert is_within(field, a, b, least)
            assert least == 0 or not is_within(field, a, b, least - 1)
            assert least - 2 < exact(field, a, b) <= least
        along, up = distance(field, a, b), rise(field, a, b)
        assert distance_3d(field, a, b) == isqrt(max(0, along * along + up * up - 1)) + (along + up > 0)


@FEW
@given(seeds)
def test_batches_say_what_single_calls_say(seed: int) -> None:
    field = scene(seed, 9, apart=False)
    numbers = list(field)
    assert distances(field, numbers[:3], numbers) == [[distance(field, a, b) for b in numbers] for a in numbers[:3]]
    assert distances_3d(field, numbers[:3], numbers) == [
        [distance_3d(field, a, b) for b in numbers] for a in numbers[:3]
    ]
    for a in numbers:
        assert all_within(field, a, numbers, 4000) == [b for b in numbers if within(field, a, b, 4000)]
        assert all_within_3d(field, a, numbers, 4000) == [b for b in numbers if within_3d(field, a, b, 4000)]
        assert room_taken(field, a, MODEL) == [b for b in numbers if b != a and colliding(field, a, b)]
    assert all_within(field, 0, [], 4000) == []


def test_bases_pushed_together_in_any_direction_touch_and_do_not_overlap() -> None:
    base = Body(Shape.disc(3200), Pose(20000, 20000))
    for facing in range(0, 3600, 7):
        x, y = (-(-3200 * c // ONE) if c > 0 else 3200 * c // ONE for c in (COS[facing], SIN[facing]))
        field, a, b = pair(base, base.at(Pose(20000 + x, 20000 + y)))
        assert touching(field, a, b)
        assert not overlapping(field, a, b)


def test_touching_ends_where_it_is_said_to_end() -> None:
    block = Body(Shape.rectangle(4000, 2000), Pose(10000, 10000))
    for apart, wanted in ((-1, False), (0, True), (TOUCH, True), (TOUCH + 1, False)):
        assert touching(*pair(block, block.at(Pose(14000 + apart, 10000)))) == wanted
        assert overlapping(*pair(block, block.at(Pose(14000 + apart, 10000)))) == (apart < 0)


def test_wholly_within_counts_every_corner_and_the_radius() -> None:
    disc, square = Body(Shape.disc(2000), Pose(0, 0)), Body(Shape.rectangle(2000, 2000), Pose(0, 0))
    field, d, s = pair(disc, square)
    assert wholly_within(field, d, s, 0)
    assert not wholly_within(field, s, d, 0)
    assert wholly_within(field, s, d, 415)
    assert not wholly_within(field, s, d, 414)
    field.move(d, Pose(1, 0))
    assert not wholly_within(field, d, s, 0)
    assert wholly_within(field, d, s, 1)


def test_thin_things_overlap_only_what_they_go_through() -> None:
    line, square = Body(Shape(((-2000, 0), (2000, 0))), Pose(0, 0)), Body(Shape.rectangle(2000, 2000), Pose(0, 0))
    assert overlapping(*pair(line, square))
    assert not overlapping(*pair(line.at(Pose(0, 1000)), square))  # along its side
    assert not overlapping(*pair(line.at(Pose(1100, 1100, 0, 1350)), square))  # past its corner
    assert overlapping(*pair(line.at(Pose(900, 900, 0, 1350)), square))
    assert not overlapping(*pair(line, line.at(Pose(0, 0, 0, 900))))
    assert overlapping(*pair(Body(Shape(((0, 0),)), Pose(0, 0)), square))
    assert not overlapping(*pair(Body(Shape(((0, 0),)), Pose(1000, 0)), square))


def test_heights() -> None:
    base, tower = Body(Shape.disc(3200), Pose(5000, 5000), 4000), Body(Shape.disc(3200), Pose(5000, 5000), 9000, 9000)
    assert rise(*pair(base, base.at(Pose(9000, 5000, 6000)))) == 6000
    assert rise(*pair(base.at(Pose(9000, 5000, 6000)), tower)) == 0
    assert rise(*pair(base.at(Pose(9000, 5000, 9001)), tower)) == 1
    assert colliding(*pair(base, base.at(Pose(5000, 5000, 3999))))
    assert not colliding(*pair(base, base.at(Pose(5000, 5000, 4000))))
    above = pair(base, base.at(Pose(5000, 5000, INCH)))
    assert (within_3d(*above, INCH), within_3d(*above, INCH - 1), within(*above, 0)) == (True, False, True)


@given(st.sampled_from(SHAPES), st.integers(0, 3599), st.integers(-4000, 4000), st.integers(-4000, 4000))
def test_on_the_table_means_all_of_it(shape: Shape, facing: int, x: int, y: int) -> None:
    field = Battlefield(9000, 8000)
    body = Body(shape, Pose(4500 + x, 4000 + y, 0, facing))
    number = field.add(body)
    assert on_table(field, number) == shapely.box(0, 0, 9000, 8000).buffer(-shape.radius).covers(drawn(body))


@FEW
@given(seeds, st.integers(0, 9000), st.integers(0, 3000))
def test_what_is_asked_of_many_at_once_is_what_is_asked_of_each(seed: int, reach: int, up: int) -> None:
    field = scene(seed, apart=bool(seed % 2))
    numbers = list(field)
    left, right = numbers[:4], numbers[4:]
    each = [(a, b) for a in left for b in right]
    assert some_within(field, left, right, reach, up) == any(
        within(field, a, b, reach) and rise(field, a, b) <= up for a, b in each
    )
    assert some_within_3d(field, left, right, reach) == any(within_3d(field, a, b, reach) for a, b in each)
    for a in left:
        assert nearest(field, a, right) == min(distance(field, a, b) for b in right)
        assert all_touching(field, a, right) == [b for b in right if touching(field, a, b)]
        hit = colliding_with(field, a, numbers)
        assert hit == next((b for b in numbers if b != a and colliding(field, a, b)), None)


def test_of_bodies_pushed_together_those_that_touch_are_found() -> None:
    field = Battlefield(60 * INCH, 44 * INCH)
    a, b, c = (field.add(Body(Shape.disc(3200), Pose(x, 9000), 4000)) for x in (5000, 8203, 11500))
    assert all_touching(field, a, [b, c]) == [b]
    assert all_touching(field, b, [a, c]) == [a]
    assert colliding_with(field, a, [a, b, c]) is None


@pytest.mark.parametrize("shape", [Shape.disc(3200), Shape.rectangle(4000, 6000)])
def test_what_is_not_on_the_table_is_near_to_nothing_and_far_from_everything(shape: Shape) -> None:
    field, a, b = pair(Body(shape, Pose(5000, 5000), 4000), Body(shape, Pose(5000, 5000), 4000))
    field.remove(b)
    assert not within(field, a, b, LIMIT)
    assert not overlapping(field, a, b)
    assert [distance(field, a, b), distance_3d(field, b, a), *distances(field, [b], [a, b])[0]] == [APART] * 4
    assert all_within(field, a, [b], LIMIT) == []
