"""Moving: what bars a way, what a path costs, the routes that are found, and units that stand together."""

from __future__ import annotations

from itertools import pairwise

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from tablero.tabletop import (
    INCH,
    Barred,
    Battlefield,
    Blocked,
    Body,
    Going,
    Ground,
    Link,
    Mover,
    Net,
    Pose,
    Shape,
    form,
    groups,
    on_table,
    overlapping,
    together,
    touching,
    turn_between,
)
from tablero.tabletop.kernels.moving import first_barred
from tabletop.scenes import FIXED, SHAPES, SIZE, motions, moved, scene, seeds

FEW = settings(deadline=None, max_examples=25)
BASE = Shape.disc(3200)
HEIGHT = 4000
places = st.builds(Pose, st.integers(0, SIZE[0]), st.integers(0, SIZE[1]), st.just(0), st.just(0))


def all_barred(field: Battlefield, shape: Shape = BASE, keep_off: int = 0) -> Ground:
    return Ground(field, shape, HEIGHT, Going(tuple(Barred(number, keep_off) for number in field)))


def drawn(body: Body, by: int = 0) -> shapely.Geometry:
    core = body.core
    points = (
        shapely.Point(core) if len(core) == 1 else shapely.LineString(core) if len(core) == 2 else shapely.Polygon(core)
    )
    return points.buffer(body.shape.radius + by, quad_segs=64)


def table(*bodies: Body) -> Battlefield:
    field = Battlefield(60 * INCH, 44 * INCH)
    for body in bodies:
        field.add(body)
    return field


def box(x: int, height: int, length: int = 2, depth: int = 40, foot: int = 0) -> Body:
    """A box across the table, so many inches along, high and long, from one side of the table to the other."""
    pose = Pose(x * INCH, 22 * INCH, foot * INCH)
    return Body(Shape.rectangle(length * INCH, depth * INCH), pose, height * INCH, height * INCH)


# What bars a way.


@FEW
@given(seeds, places, places)
def test_a_leg_is_barred_where_the_swept_base_overlaps_something(seed: int, a: Pose, b: Pose) -> None:
    field = scene(seed)
    hit = all_barred(field).blocked(a, [b])
    if hit is not None and hit.number is None:
        return
    way = shapely.LineString([a[:2], b[:2]])
    near = [way.distance(drawn(field[number])) - BASE.radius for number in field]
    if hit is None:
        assert min(near) > -3
    else:
        assert near[hit.number or 0] < 3


@FEW
@given(seeds, places, places, motions)
def test_the_same_bars_wherever_the_table_stands(seed: int, a: Pose, b: Pose, motion: str) -> None:
    field = scene(seed)
    there = moved(field, motion)
    ends = [Pose(*FIXED[motion](*pose[:2])) for pose in (a, b)]
    before, after = (all_barred(each).columns(0) for each in (field, there))
    assert first_barred(before, *a[:3], *b[:3]) == first_barred(after, *ends[0][:3], *ends[1][:3])


def test_touching_is_no_entering() -> None:
    field = table(Body(BASE, Pose(10 * INCH, 10 * INCH), HEIGHT))
    beside = [Pose(0, 10 * INCH + 3200), Pose(20 * INCH, 10 * INCH + 3200)]
    ground = Ground(field, BASE, HEIGHT, Going((Barred(0),)))
    start, end = (pose._replace(x=pose.x + 1600 * (1 if not pose.x else -1)) for pose in beside)
    assert ground.blocked(start, [end]) is None
    nearer = end._replace(y=end.y - 1)
    assert ground.blocked(start._replace(y=start.y - 1), [nearer]) == Blocked(0, 0)


def test_what_is_kept_off_is_kept_off_up_and_down_too() -> None:
    field = table(Body(BASE, Pose(10 * INCH, 10 * INCH), HEIGHT))
    ground = Ground(field, BASE, HEIGHT, Going((Barred(0, keep_off=INCH, keep_up=5 * INCH),)))
    near = 10 * INCH + 3200 + INCH

    def passes(y: int, z: int) -> bool:
        return ground.blocked(Pose(5 * INCH, y, z), [Pose(15 * INCH, y, z)]) is None

    assert passes(near, 0)
    assert not passes(near - 1, 0)
    assert not passes(near - 1, 5 * INCH)
    assert passes(near - 1, 5 * INCH + 1)


def test_one_passes_over_what_ends_below_and_under_what_begins_above() -> None:
    field = table(Body(BASE, Pose(10 * INCH, 10 * INCH, 2 * HEIGHT), HEIGHT))
    ground = Ground(field, BASE, HEIGHT, Going((Barred(0),)))

    def passes(z: int) -> bool:
        return ground.blocked(Pose(5 * INCH, 10 * INCH, z), [Pose(15 * INCH, 10 * INCH, z)]) is None

    assert [passes(z) for z in (HEIGHT, HEIGHT + 1, 3 * HEIGHT - 1, 3 * HEIGHT)] == [True, False, False, True]


def test_the_edge_of_the_table_bars_any_part_of_the_base() -> None:
    ground = Ground(table(), BASE, HEIGHT, Going())
    start = Pose(5 * INCH, 5 * INCH)
    assert ground.blocked(start, [Pose(1600, 5 * INCH)]) is None
    assert ground.blocked(start, [Pose(1599, 5 * INCH)]) == Blocked(0, None)
    assert ground.blocked(start, [Pose(8 * INCH, 8 * INCH), Pose(60 * INCH - 1599, 5 * INCH)]) == Blocked(1, None)


def test_a_long_base_passes_lengthwise_where_it_does_not_crosswise() -> None:
    long = Shape.oval(10500, 7000)
    field = table(
        Body(Shape.rectangle(200, 400), Pose(20 * INCH, 10 * INCH), HEIGHT),
        Body(Shape.rectangle(200, 400), Pose(20 * INCH, 10 * INCH + 9000), HEIGHT),
    )
    ground = Ground(field, long, HEIGHT, Going((Barred(0), Barred(1))))
    between = 10 * INCH + 4500
    assert ground.blocked(Pose(10 * INCH, between), [Pose(30 * INCH, between)]) is None
    across = Pose(10 * INCH, between, 0, 900)
    assert ground.blocked(across, [across._replace(x=30 * INCH)]) is not None


def test_turning_on_the_spot_is_barred_by_what_the_corners_sweep() -> None:
    long = Shape.rectangle(10000, 4000)
    post = Body(Shape.disc(400), Pose(20 * INCH + 3600, 20 * INCH + 3600), HEIGHT)
    at = Pose(20 * INCH, 20 * INCH)
    ground = Ground(table(post), long, HEIGHT, Going((Barred(0),)))
    assert ground.blocked(at, [at._replace(facing=900)]) == Blocked(0, 0)
    assert ground.blocked(at, [at._replace(facing=2700)]) is None
    above = at._replace(z=HEIGHT)
    assert ground.blocked(above, [above._replace(facing=900)]) is None


@pytest.mark.parametrize(
    ("one", "other", "turn"), [(0, 1, 1), (1, 0, -1), (3599, 1, 2), (0, 1800, 1800), (900, 2701, -1799)]
)
def test_one_turns_the_shorter_way(one: int, other: int, turn: int) -> None:
    assert turn_between(one, other) == turn


# What a path costs.


def walk(field: Battlefield, *path: Pose, free: int = INCH, over: bool = True) -> float:
    numbers = tuple(field)
    ground = Ground(field, BASE, HEIGHT, Going(over=numbers if over else (), floors=numbers, free=free))
    return ground.cost(path[0], path[1:]) / INCH


def ground_level(x: int, z: int = 0) -> Pose:
    return Pose(x * INCH, 22 * INCH, z * INCH)


def test_a_path_is_as_long_as_its_legs() -> None:
    assert walk(table(), ground_level(5), ground_level(11)) == 6
    assert walk(table(), Pose(0, 0), Pose(3 * INCH, 4 * INCH), Pose(3 * INCH, 0)) == 9
    ground = Ground(table(), BASE, HEIGHT, Going())
    assert ground.cost(Pose(0, 0), [Pose(1, 1)]) == 2, "a leg that ends between whole units is the next one long"


@pytest.mark.parametrize(("height", "climbed"), [(1, 0), (2, 4), (3, 6)])
def test_what_is_higher_than_the_free_height_is_climbed_up_and_down(height: int, climbed: int) -> None:
    assert walk(table(box(20, height)), ground_level(10), ground_level(30)) == 20 + climbed


def test_two_walls_are_climbed_one_after_the_other_unless_the_base_bridges_them() -> None:
    far, near = table(box(18, 3), box(24, 3)), table(box(18, 3), box(21, 3))
    assert walk(far, ground_level(10), ground_level(30)) == 20 + 12
    assert walk(near, ground_level(10), ground_level(30)) == 20 + 6


def test_onto_a_hill_one_climbs_once_and_on_it_not_at_all() -> None:
    hill = table(box(20, 3, length=8))
    assert walk(hill, ground_level(10), ground_level(20, 3)) == 10 + 3
    assert walk(hill, ground_level(18, 3), ground_level(22, 3)) == 4
    assert walk(hill, ground_level(20, 3), ground_level(30)) == 10 + 3
    assert walk(table(box(20, 1, length=8)), ground_level(10), ground_level(20, 1)) == 10


def test_from_roof_to_roof_one_comes_down_in_between() -> None:
    roofs = table(box(15, 5), box(25, 5))
    assert walk(roofs, ground_level(15, 5), ground_level(25, 5)) == 10 + 10


def test_through_a_floor_one_moves_up_by_its_height_and_under_it_freely() -> None:
    upstairs = table(box(20, 0, length=8, foot=6))
    assert walk(upstairs, ground_level(18), ground_level(22, 6), over=False) == 4 + 6
    assert walk(upstairs, ground_level(10), ground_level(30), over=False) == 20
    assert walk(upstairs, ground_level(10), ground_level(30)) == 20, "it is overhead"
    assert walk(upstairs, ground_level(18, 6), ground_level(22, 6), over=False) == 4


def test_a_turn_costs_the_way_of_the_farthest_part_and_nothing_on_a_round_base() -> None:
    at = Pose(20 * INCH, 20 * INCH)
    quarter = [at._replace(facing=900)]
    assert Ground(table(), BASE, HEIGHT, Going()).cost(at, quarter) == 0
    long = Ground(table(), Shape.oblong(10000, 4000), HEIGHT, Going())
    assert 7854 <= long.cost(at, quarter) <= 7857, "a quarter of a circle of 50 mm"


# Routes.


@settings(deadline=None, max_examples=15)
@given(seeds, places, st.lists(places, min_size=5, max_size=5), st.integers(0, 12000))
def test_routes_are_legal_and_cost_what_they_say(seed: int, start: Pose, goals: list[Pose], most: int) -> None:
    field = scene(seed)
    ground = all_barred(field, keep_off=300)
    if not ground.on_table(start) or ground.blocked(start, [start]) is not None:
        return
    routes = Net(ground, start, most).routes(start, most)
    for goal in goals:
        route = routes.to(goal)
        straight = ground.leg(start, goal, most)
        if route is None:
            assert straight > most or not ground.on_table(goal)
            continue
        assert ground.blocked(start, route.path) is None
        assert ground.cost(start, route.path) == route.cost <= most
        assert route.cost <= straight
        assert route.path[-1][:2] == goal[:2]


@settings(deadline=None, max_examples=10)
@given(seeds, places)
def test_a_larger_budget_reaches_all_that_a_smaller_one_does(seed: int, start: Pose) -> None:
    ground = all_barred(scene(seed))
    if not ground.on_table(start) or ground.blocked(start, [start]) is not None:
        return
    net = Net(ground, start, 9000)
    less, more = net.routes(start, 6000).cells(1500), net.routes(start, 9000).cells(1500)
    shift = (len(more) - len(less)) // 2
    for r, row in enumerate(less):
        for c, cost in enumerate(row):
            assert cost > 6000 or more[r + shift][c + shift] <= cost


def test_a_route_goes_round_a_wall_and_the_region_shows_where() -> None:
    field = table(Body(Shape.rectangle(200, 8 * INCH), Pose(20 * INCH, 20 * INCH), HEIGHT))
    ground = Ground(field, BASE, HEIGHT, Going((Barred(0),)))
    start, behind = Pose(18 * INCH, 20 * INCH), Pose(22 * INCH, 20 * INCH)
    assert Net(ground, start, 8 * INCH).routes(start, 8 * INCH).to(behind) is None
    far = Net(ground, start, 14 * INCH).routes(start, 14 * INCH)
    route = far.to(behind)
    assert route is not None
    corners = [pose[:2] for pose in (start, *route.path)]
    assert shapely.LineString(corners).length == pytest.approx(route.cost, abs=len(corners))
    region = shapely.Polygon(far.region(INCH)[0])
    assert region.contains(shapely.Point(*behind[:2]))
    near = Net(ground, start, 8 * INCH).routes(start, 8 * INCH).region(INCH)
    assert not any(shapely.Polygon(ring).contains(shapely.Point(*behind[:2])) for ring in near)


def shortest_round(body: Body, start: Pose, goal: Pose) -> float:
    """The shortest way of the middle of a base round one convex body: along the hull of it, grown, and both ends."""
    grown = drawn(body, BASE.radius)
    hull = shapely.unary_union([grown, shapely.Point(start[:2]), shapely.Point(goal[:2])]).convex_hull.exterior
    one, other = (hull.project(shapely.Point(pose[:2])) for pose in (start, goal))
    there = abs(one - other)
    return float(min(there, hull.length - there))


@settings(deadline=None, max_examples=40)
@given(st.sampled_from(SHAPES), st.integers(0, 3599), st.integers(-300, 300), st.integers(5 * INCH, 8 * INCH))
def test_a_route_round_a_body_is_hardly_longer_than_the_shortest_way(
    shape: Shape, facing: int, aside: int, far: int
) -> None:
    body = Body(shape, Pose(20 * INCH, 20 * INCH, 0, facing), HEIGHT)
    ground = all_barred(table(body))
    start, goal = Pose(20 * INCH - far, 20 * INCH + aside), Pose(20 * INCH + far, 20 * INCH - aside)
    most = 30 * INCH
    route = Net(ground, start, most).routes(start, most).to(goal)
    assert route is not None
    least = shortest_round(body, start, goal)
    legs = len(route.path)
    assert least - 5 - legs <= route.cost <= 1.01 * least + legs


# Units.


def row_of(*places: int) -> tuple[Battlefield, list[int]]:
    field = table()
    return field, [field.add(Body(BASE, Pose(x, 20 * INCH), HEIGHT)) for x in places]


def test_a_unit_is_one_group_and_each_of_it_has_others_near() -> None:
    field, row = row_of(*(5 * INCH + (3200 + 2 * INCH) * k for k in range(4)))
    assert together(field, row, Link(2 * INCH, 5 * INCH, 1))
    assert not together(field, row, Link(2 * INCH - 1, 5 * INCH, 1))
    assert not together(field, row, Link(2 * INCH, 5 * INCH, 2)), "those at the ends have one neighbour"
    assert together(field, row[:1], Link(2 * INCH, 5 * INCH, 2)), "one alone is together"


def test_two_pairs_are_no_unit() -> None:
    field, row = row_of(*(x * INCH for x in (5, 7, 20, 22)))
    link = Link(2 * INCH, 5 * INCH, 1)
    assert not together(field, row, link)
    assert groups(field, row, link) == [row[:2], row[2:]]


def test_who_stands_too_high_is_apart() -> None:
    field, row = row_of(5 * INCH, 7 * INCH)
    link = Link(2 * INCH, 5 * INCH, 1)
    field.move(row[1], Pose(7 * INCH, 20 * INCH, 5 * INCH))
    assert together(field, row, link)
    field.move(row[1], Pose(7 * INCH, 20 * INCH, 5 * INCH + 1))
    assert not together(field, row, link)


@settings(deadline=None, max_examples=15)
@given(seeds, st.integers(1, 10), places)
def test_a_formation_is_free_linked_and_within_reach(seed: int, count: int, anchor: Pose) -> None:
    field = scene(seed)
    shape = SHAPES[seed % 3]
    ground = all_barred(field, shape)
    link = Link(2 * INCH, 5 * INCH, 1 if count < 7 else 2)

    def fits(_: int, pose: Pose) -> bool:
        return ground.on_table(pose) and ground.blocked(pose, [pose]) is None

    poses = form([Mover(shape)] * count, anchor[:2], anchor[:2], link, fits, lambda x, y: 0)
    if poses is None:
        return
    there = field.copy()
    unit = [there.add(Body(shape, pose, HEIGHT)) for pose in poses]
    assert together(there, unit, link)
    assert not any(overlapping(there, a, b) for a in unit for b in there if a != b)


def test_a_unit_moves_into_a_formation_by_routes_within_its_budget() -> None:
    field = table(Body(Shape.rectangle(200, 6 * INCH), Pose(20 * INCH, 20 * INCH), HEIGHT))
    ground = Ground(field, BASE, HEIGHT, Going((Barred(0),)))
    starts = [Pose(15 * INCH, (18 + 2 * k) * INCH) for k in range(3)]
    net = Net(ground, starts[1], 16 * INCH)
    movers = [Mover(BASE, 0, net.routes(start, 12 * INCH)) for start in starts]

    def fits(_: int, pose: Pose) -> bool:
        return ground.blocked(pose, [pose]) is None

    poses = form(
        movers, (15 * INCH, 20 * INCH), (23 * INCH, 20 * INCH), Link(2 * INCH, 5 * INCH, 1), fits, lambda x, y: 0
    )
    assert poses is not None
    routes = [mover.routes.to(pose) for mover, pose in zip(movers, poses, strict=True) if mover.routes]
    assert all(route is not None and route.cost <= 12 * INCH for route in routes)
    assert min(pose.x for pose in poses) > 20 * INCH
    assert all(a != b for a, b in pairwise(sorted(poses)))


# Standing.


@FEW
@given(seeds, places)
def test_a_mover_stands_where_it_would_overlap_nothing(seed: int, place: Pose) -> None:
    field = scene(seed)
    there = field.copy()
    new = there.add(Body(BASE, place, HEIGHT))
    free = on_table(there, new) and not any(overlapping(there, new, other) for other in field)
    assert all_barred(field).stands(place) == free


@FEW
@given(seeds, st.sampled_from(SHAPES), st.integers(0, 3599), st.lists(places, max_size=30))
def test_many_places_to_stand_asked_at_once_are_those_asked_one_by_one(
    seed: int, shape: Shape, facing: int, asked: list[Pose]
) -> None:
    ground = all_barred(scene(seed), shape)
    width, depth = ground.field.width, ground.field.depth
    corners = [Pose(x, y) for x in (1600, width - 1600, width) for y in (1600, 1599, depth - 1600)]
    poses = [pose._replace(z=z, facing=facing) for pose in asked + corners for z in (0, HEIGHT)]
    assert ground.standing([pose[:3] for pose in poses], facing) == [ground.stands(pose) for pose in poses]


@FEW
@given(seeds, st.integers(1, 10), places, st.integers(1, 3))
def test_a_formation_is_the_same_however_it_is_known_where_its_movers_can_stand(
    seed: int, count: int, anchor: Pose, kinds: int
) -> None:
    shape = SHAPES[seed % 3]
    grounds = [all_barred(scene(seed), shape, keep_off) for keep_off in (0, INCH, 2 * INCH)]

    def places_of(movers: list[Mover], asked: bool) -> list[Pose] | None:
        def fits(number: int, pose: Pose) -> bool:
            return not asked or grounds[number % kinds].stands(pose)

        return form(movers, anchor[:2], anchor[:2], Link(2 * INCH, 5 * INCH, 1), fits, lambda x, y: 0)

    one_by_one = places_of([Mover(shape) for _ in range(count)], True)
    assert places_of([Mover(shape, kind=n % kinds) for n in range(count)], True) == one_by_one
    known = [Mover(shape, kind=n % kinds, ground=grounds[n % kinds]) for n in range(count)]
    assert places_of(known, False) == one_by_one


@FEW
@given(seeds, st.sampled_from(SHAPES[:5]), st.integers(0, 3599))
def test_round_a_body_there_are_places_that_touch_it(seed: int, shape: Shape, facing: int) -> None:
    field = scene(seed)
    ground = all_barred(field, shape)
    for number in list(field)[:3]:
        poses = ground.around(number, facing, 0, 12)
        assert len(poses) == 12
        for pose in poses:
            there = field.copy()
            assert touching(there, there.add(Body(shape, pose, HEIGHT)), number)


def test_routes_are_found_only_when_somebody_needs_them() -> None:
    field = table(box(30, 3))
    ground = all_barred(field)
    start = Pose(20 * INCH, 20 * INCH)
    net = Net(ground, start, 12 * INCH)
    routes = net.routes(start, 12 * INCH)
    assert routes.to(Pose(25 * INCH, 20 * INCH)) is not None
    assert not hasattr(net, "costs")
    assert not routes.reaches(Pose(32 * INCH, 20 * INCH))
    assert hasattr(net, "costs")
