"""Sight: lines that hold when they are checked, and no clear line that dense rays find is missed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from tablero.kernel import Rng
from tablero.tabletop import (
    AREA,
    COS,
    FLOOR,
    INCH,
    MODEL,
    NEVER,
    OBSERVER,
    ONE,
    OWN,
    SIN,
    TARGET,
    TURN,
    WALL,
    WHOLLY,
    Battlefield,
    Blocking,
    Body,
    Pose,
    Shape,
    Sight,
    between,
    line_is_clear,
    see,
    see_all,
    seen_whole,
    within,
)
from tabletop.scenes import fatter, motions, moved, scene, seeds

FEW = settings(deadline=None, max_examples=15)
ALL = Blocking(MODEL | WALL | FLOOR, through=0)
BASE = Body(Shape.disc(3200), Pose(0, 0), 4000, kind=MODEL)


def couples(field: Battlefield) -> list[tuple[int, int]]:
    return [(a, b) for a in field for b in field if a < b]


def lies_in(field: Battlefield, spot: tuple[int, int, int], number: int) -> bool:
    """Whether a spot is in a body, within a hundredth of a millimetre."""
    body, there = field[number], field.copy()
    point = there.add(Body(Shape(((0, 0),)), Pose(spot[0], spot[1])))
    return within(there, point, number, 1) and body.pose.z <= spot[2] <= body.top


def table(*bodies: Body) -> Battlefield:
    field = Battlefield(60 * INCH, 44 * INCH)
    for body in bodies:
        field.add(body)
    return field


@FEW
@given(seeds)
def test_a_clear_line_holds_and_is_the_same_from_the_other_end(seed: int) -> None:
    field = scene(seed, 18)
    for a, b in couples(field):
        there, back = see(field, a, b, ALL), see(field, b, a, ALL)
        assert (there.clear, there.blocker) == (back.clear, back.blocker)
        if there.line is None:
            assert there.blocker is not None
            assert there.blocker not in (a, b)
            assert see(field, a, b, ALL, ignore=[n for n in field if n != there.blocker]).blocker in (
                None,
                there.blocker,
            )
        else:
            assert back.line == there.line[::-1]
            assert line_is_clear(field, a, b, there.line, ALL)
            assert lies_in(field, there.line[0], a)
            assert lies_in(field, there.line[1], b)


@FEW
@given(seeds, motions)
def test_shifts_mirrors_and_quarter_turns_change_nothing(seed: int, motion: str) -> None:
    field = scene(seed, 18)
    other, numbers = moved(field, motion), list(field)
    assert see_all(other, numbers, numbers, ALL) == see_all(field, numbers, numbers, ALL)
    for a, b in couples(field)[::11]:
        assert between(other, a, b, numbers) == between(field, a, b, numbers)
        assert seen_whole(other, a, b, ALL).clear == seen_whole(field, a, b, ALL).clear


@FEW
@given(seeds, st.integers(0, 3599))
def test_other_turns_change_nothing_but_what_is_closer_than_their_rounding(seed: int, facing: int) -> None:
    """Fatter blockers see no more, and thinner ones no less, than the scene turned by any angle."""
    field = scene(seed, 9)
    cos, sin = COS[facing], SIN[facing]
    turned = field.copy()
    for number in field:
        body = field[number]
        x, y, z, f = body.pose
        at = (round((cos * x - sin * y) / ONE), round((sin * x + cos * y) / ONE))
        turned.move(number, Pose(*at, z, (f + facing) % TURN))
    for a, b in couples(field):
        clear = see(turned, a, b, ALL).clear
        if see(fatter(field, 20, but=(a, b)), a, b, ALL).clear:
            assert clear or not see(fatter(field, 40, but=(a, b)), a, b, ALL).clear


@FEW
@given(seeds)
def test_fewer_and_thinner_blockers_and_higher_ends_never_hide(seed: int) -> None:
    field = scene(seed, 16)
    numbers = list(field)
    base = see_all(field, numbers, numbers, ALL)
    fewer = see_all(field, numbers, numbers, ALL, ignore=numbers[-3:])
    assert all(a <= b for row, other in zip(base, fewer, strict=True) for a, b in zip(row, other, strict=True))
    for a, b in couples(field):
        if not base[a][b]:
            assert not see(fatter(field, 40, but=(a, b)), a, b, ALL)
        else:
            higher = field.copy()
            for end in (a, b):
                higher.replace(end, field[end]._replace(height=field[end].height + 5000))
            assert see(higher, a, b, ALL)


def rim(body: Body, count: int) -> Any:
    """Spots of a body's outline, and of what is inside."""
    ring = shapely.Polygon(body.core) if len(body.core) > 2 else shapely.LineString([*body.core, body.core[0]])
    line = (ring.buffer(body.shape.radius, 64) if body.shape.radius else ring).exterior
    return numpy.array([line.interpolate(k / count, normalized=True).coords[0] for k in range(count)])


def drawn(body: Body) -> shapely.Geometry:
    core = body.core
    plain = (
        shapely.Point(core) if len(core) == 1 else shapely.LineString(core) if len(core) == 2 else shapely.Polygon(core)
    )
    return plain.buffer(body.shape.radius + 5, 64)


@pytest.mark.parametrize("seed", range(3))
def test_whatever_dense_rays_see_with_blockers_a_little_fatter_is_seen(seed: int) -> None:
    """In plan view, with everything equally high; the rays are shapely's."""
    field = scene(seed, 22)
    for number in field:
        field.replace(number, field[number]._replace(height=3000))
    rims, shapes, missed, blocked = {n: rim(field[n], 28) for n in field}, {n: drawn(field[n]) for n in field}, [], 0
    for a, b in couples(field)[seed % 3 :: 3]:
        ends = numpy.stack(numpy.broadcast_arrays(rims[a][:, None], rims[b][None, :]), 2).reshape(-1, 2, 2)
        rays = shapely.linestrings(ends)
        clear = numpy.ones(len(rays), bool)
        for k in field:
            if k not in (a, b):
                clear &= ~shapely.intersects(rays, shapes[k])
        seen = see(field, a, b, ALL).clear
        blocked += not seen
        if clear.any() and not seen:
            missed.append((a, b))
    assert missed == []
    assert blocked > 5


def wall(x: int, low: int, high: int, foot: int, top: int) -> Body:
    """A wall across the way, from low to high along y and from foot to top."""
    return Body(Shape.rectangle(500, high - low), Pose(x, (low + high) // 2, foot), top - foot, kind=WALL)


def test_panes_that_touch_leave_no_slit_and_a_gap_is_one() -> None:
    ends = BASE.at(Pose(10000, 10000)), BASE.at(Pose(40000, 10000))
    for slit, clear in ((0, False), (2, False), (5, False), (8, True)):
        field = table(*ends, wall(25000, -20000, 10000, 0, 9000), wall(25000, 10000 + slit, 40000, 0, 9000))
        assert see(field, 0, 1, ALL).clear == clear
    stacked = table(*ends, wall(25000, -20000, 40000, 0, 2000), wall(25000, -20000, 40000, 2000, 9000))
    assert not see(stacked, 0, 1, ALL)


def windowed(sill: int, lintel: int, half: int = 1000) -> list[Body]:
    return [
        wall(25000, -20000, 10000 - half, 0, 9000),
        wall(25000, 10000 + half, 40000, 0, 9000),
        wall(25000, 10000 - half, 10000 + half, 0, sill),
        wall(25000, 10000 - half, 10000 + half, lintel, 9000),
    ]


@pytest.mark.parametrize(
    ("foot_a", "foot_b", "sill", "lintel", "clear"),
    [
        (0, 0, 1500, 3000, True),
        (0, 0, 4100, 6000, False),  # above both heads
        (0, 8000, 4100, 6000, True),  # on the way up
        (0, 8000, 9000, 9000, False),
        (4990, 4990, 4100, 6000, True),
        (4990, 4990, 1000, 3000, False),  # below both feet
        (0, 5000, 2540, 2660, True),  # a narrow one, at just the right slope
        (0, 5000, 2590, 2610, False),  # too narrow for that slope: the wall is 5 mm thick
        (0, 0, 2000, 2001, False),
        (0, 0, 2000, 2010, True),
    ],
)
def test_windows(foot_a: int, foot_b: int, sill: int, lintel: int, clear: bool) -> None:
    field = table(BASE.at(Pose(10000, 10000, foot_a)), BASE.at(Pose(40000, 10000, foot_b)), *windowed(sill, lintel))
    found = see(field, 0, 1, ALL)
    assert found.clear == clear == see(field, 1, 0, ALL).clear
    if found.line:
        assert line_is_clear(field, 0, 1, found.line, ALL)
        (ax, _, az), (bx, _, bz) = found.line
        assert sill < az + (bz - az) * (25000 - ax) / (bx - ax) < lintel


def test_through_two_windows_that_are_not_opposite() -> None:
    second = [body.at(body.pose._replace(x=35000, y=body.pose.y + 1500)) for body in windowed(1500, 3000)]
    field = table(BASE.at(Pose(10000, 10000)), BASE.at(Pose(50000, 11000)), *windowed(1500, 3000), *second)
    assert see(field, 0, 1, ALL)
    assert not see(field, 0, 1, ALL._replace(matter=WALL), ignore=()) or see(field, 1, 0, ALL)
    shut = field.copy()
    shut.add(wall(35000, 10500, 12500, 1500, 3000))
    assert not see(shut, 0, 1, ALL)


def test_floors_hide_what_is_under_them_but_not_what_stands_on_them() -> None:
    floor = Body(Shape.rectangle(20000, 20000), Pose(30000, 10000, 7400), 200, kind=FLOOR)
    below, above = BASE.at(Pose(30000, 10000)), BASE.at(Pose(30000, 10000, 7600))
    beside, edge = BASE.at(Pose(24000, 10000)), BASE.at(Pose(21700, 10000, 7600))
    far = BASE.at(Pose(60000, 10000))
    field = table(below, above, beside, edge, far, floor)
    blocking = Blocking(FLOOR)
    assert not see(field, 0, 1, blocking)  # right above
    assert not see(field, 2, 1, blocking)
    assert see(field, 0, 2, blocking)
    assert see(field, 1, 3, blocking)  # both stand on it
    assert see(field, 3, 1, blocking)
    assert see(field, 0, 4, blocking)
    assert see(field, 4, 1, blocking)  # over the edge, to its head
    assert not seen_whole(field, 4, 1, blocking)
    assert see(field, 0, 1, blocking, ignore=[5])


def test_flat_things_on_a_floor_are_seen_from_there() -> None:
    floor = Body(Shape.rectangle(20000, 20000), Pose(30000, 10000, 7400), 200, kind=FLOOR)
    token = Body(Shape.disc(2000), Pose(32000, 10000, 7600))
    field = table(BASE.at(Pose(25000, 10000, 7600)), token, token.at(Pose(36000, 10000, 7600)), floor)
    assert see(field, 0, 1, Blocking(FLOOR))
    assert see(field, 1, 2, Blocking(FLOOR))


def test_whose_group_does_not_block() -> None:
    line = [BASE.at(Pose(10000 + 8000 * k, 10000))._replace(group=k // 2, shape=Shape.disc(6000)) for k in range(4)]
    small = [body._replace(shape=Shape.disc(2000)) if k in (0, 3) else body for k, body in enumerate(line)]
    field = table(*small)
    for through, ignore, clear in (
        (0, (), False),
        (OBSERVER, (), False),
        (TARGET, (), False),
        (OBSERVER | TARGET, (), True),
        (OBSERVER, (2,), True),
        (TARGET, (1,), True),
        (0, (1, 2), True),
    ):
        assert see(field, 0, 3, Blocking(MODEL, through=through), ignore).clear == clear
    assert see(field, 0, 3, Blocking(WALL, through=0))
    alone = field.copy()
    for number in field:
        alone.replace(number, field[number]._replace(group=-1))
    assert not see(alone, 0, 3, Blocking(MODEL))  # no group is not a group


RUIN, TALL = OWN, OWN << 1
RUINS = Blocking(WALL, area=RUIN, sky=RUIN, observer_in=WHOLLY)


def ruin_between(x_a: int, x_b: int) -> Battlefield:
    area = Body(Shape.rectangle(15000, 10000), Pose(30000, 10000), 100, kind=RUIN)
    return table(BASE.at(Pose(x_a, 10000)), BASE.at(Pose(x_b, 10000)), area)


@pytest.mark.parametrize(
    ("x_a", "x_b", "clear"),
    [
        (10000, 50000, False),  # through, or over: as high as the sky
        (10000, 30000, True),  # into it
        (10000, 22000, True),  # a part of the target is enough
        (30000, 50000, True),  # out of it
        (22000, 50000, False),  # a part of the observer is not
        (22000, 5000, True),  # but that looks away from it
        (22000, 30000, True),
        (24000, 5000, True),  # even if most of it is inside
        (24100, 50000, True),  # just wholly inside
        (24099, 50000, False),
    ],
)
def test_areas_block_unless_an_end_is_in_them(x_a: int, x_b: int, clear: bool) -> None:
    field = ruin_between(x_a, x_b)
    assert see(field, 0, 1, RUINS).clear == clear
    assert see(field, 0, 1, RUINS._replace(observer_in=NEVER, target_in=NEVER)).clear == ((x_a, x_b) in NOTHING_BETWEEN)


NOTHING_BETWEEN = ((22000, 5000), (24000, 5000), (10000, 22000))


def test_areas_do_not_block_to_and_from_some_kinds() -> None:
    field = ruin_between(10000, 50000)
    field.replace(1, field[1]._replace(kind=MODEL | TALL))
    past = RUINS._replace(seen_past=TALL)
    assert not see(field, 0, 1, RUINS)
    assert see(field, 0, 1, past)
    assert see(field, 1, 0, past)
    field.add(wall(30000, -20000, 40000, 0, 9000))
    assert not see(field, 0, 1, past)  # walls still do
    low = RUINS._replace(sky=0, matter=0)
    assert see(field, 0, 1, low)  # an area of 1 mm, if it isn't as high as the sky


def test_one_above_the_other_at_the_edge_of_a_floor() -> None:
    floor = Body(Shape.rectangle(20000, 20000), Pose(30000, 10000, 7400), 200, kind=FLOOR)
    field = table(BASE.at(Pose(20000, 10000)), BASE.at(Pose(21600, 10000, 7600)), floor)
    assert see(field, 0, 1, Blocking(FLOOR))
    field.move(1, Pose(20000, 10000, 12000))
    assert see(field, 0, 1, Blocking(FLOOR))
    field.replace(2, floor._replace(shape=Shape.rectangle(26000, 20000)))
    assert not see(field, 0, 1, Blocking(FLOOR))


@pytest.mark.parametrize(
    ("blocker", "clear"),
    [
        (
            Body(Shape.rectangle(500, 900), Pose(33000, 10000), 9000, kind=WALL),
            False,
        ),  # a post hides the middle of the side
        (Body(Shape.rectangle(500, 900), Pose(33000, 2000), 9000, kind=WALL), False),  # or a corner
        (Body(Shape.rectangle(500, 900), Pose(47000, 10000), 9000, kind=WALL), True),  # not from behind
        (Body(Shape.rectangle(500, 900), Pose(33000, 30000), 9000, kind=WALL), True),
        (Body(Shape.rectangle(500, 20000), Pose(22000, 10000), 1500, kind=WALL), False),
    ],
)
def test_seen_whole(blocker: Body, clear: bool) -> None:
    tank = Body(Shape.rectangle(12000, 16000), Pose(40000, 10000), 6000, kind=MODEL)
    field = table(Body(Shape.disc(200), Pose(10000, 10000), 3000), tank, blocker)
    assert see(field, 0, 1, ALL)
    found = seen_whole(field, 0, 1, ALL)
    assert found.clear == clear
    assert (found.hidden is None) == clear
    if found.hidden:
        assert lies_in(field, found.hidden, 1)
        assert found.blocker == 2
    assert seen_whole(field, 0, 1, ALL, ignore=[2])


def test_seen_whole_from_a_height_on() -> None:
    field = table(BASE.at(Pose(10000, 10000)), BASE.at(Pose(40000, 10000)), wall(25000, -20000, 40000, 0, 3000))
    assert not seen_whole(field, 0, 1, ALL, lift=1900)
    assert seen_whole(field, 0, 1, ALL, lift=2200)
    assert seen_whole(field, 0, 1, ALL, lift=9999)  # its top


@FEW
@given(seeds)
def test_what_is_seen_whole_is_seen(seed: int) -> None:
    field = scene(seed, 8)
    for a, b in couples(field):
        assert see(field, a, b, ALL).clear >= seen_whole(field, a, b, ALL).clear


@settings(deadline=None, max_examples=8)
@given(seeds)
def test_between_is_what_some_line_passes_through(seed: int) -> None:
    field, rng = scene(seed, 10), Rng(seed)
    numbers = list(field)
    for a, b in couples(field)[::7]:
        found = between(field, a, b, numbers)
        assert found == between(field, b, a, numbers)
        thicker = between(fatter(field, 20, but=(a, b)), a, b, numbers)
        assert {*found} <= {*thicker}
        hit = set[int]()
        for _ in range(400):
            line = (spot_in(field[a], rng), spot_in(field[b], rng))
            hit |= {
                k for k in numbers if not line_is_clear(field, a, b, line, ALL, ignore=[n for n in numbers if n != k])
            }
        assert hit <= {*thicker}
        assert len({*found} - hit) <= 2  # rays may miss what is only just met


def spot_in(body: Body, rng: Rng) -> tuple[int, int, int]:
    first, second, step, f = rng.choice(body.core), rng.choice(body.core), rng.below(TURN), rng.below(101)
    x, y = ((p * f + q * (100 - f)) // 100 for p, q in zip(first, second, strict=True))
    radius = body.shape.radius - 1 if body.shape.radius else 0
    z = rng.choice((body.pose.z, body.top, rng.between(body.pose.z, body.top)))
    return x + COS[step] * radius // ONE, y + SIN[step] * radius // ONE, z


@pytest.mark.parametrize(
    ("y", "height", "found"),
    [
        (0, 4000, [2]),
        (11599, 4000, [2]),  # just in the way of the lines between the rims
        (11600, 4000, []),  # only brushed
        (11601, 4000, []),
        (0, 0, []),
    ],
)
def test_between_two_bases(y: int, height: int, found: Sequence[int]) -> None:
    field = table(
        BASE.at(Pose(10000, 10000)),
        BASE.at(Pose(40000, 10000)),
        Body(Shape.rectangle(2000, 20000), Pose(25000, 10000 + y), height, kind=AREA),
    )
    assert between(field, 0, 1, [0, 1, 2]) == found
    assert between(field, 0, 1, [2], sky=AREA) == ([2] if y < 11600 else [])


def test_between_looks_at_heights() -> None:
    high = Body(Shape.rectangle(2000, 20000), Pose(25000, 10000, 4100), 500, kind=FLOOR)
    field = table(BASE.at(Pose(10000, 10000)), BASE.at(Pose(40000, 10000)), high)
    assert between(field, 0, 1, [2]) == []
    field.move(1, Pose(40000, 10000, 4000))
    assert between(field, 0, 1, [2]) == [2]
    field.move(1, Pose(40000, 10000, 9000))
    assert between(field, 0, 1, [2]) == [2]
    field.move(2, Pose(12000, 10000, 7000))
    assert between(field, 0, 1, [2]) == []  # no line is so high so near to the lower end


@FEW
@given(seeds)
def test_what_blocks_is_between(seed: int) -> None:
    field = scene(seed, 10)
    numbers = list(field)
    for a, b in couples(field):
        if not see(field, a, b, ALL):
            assert between(fatter(field, 4, but=(a, b)), a, b, numbers)


def test_a_sight_is_true_or_false_by_itself() -> None:
    assert Sight(True)
    assert not Sight(False)
