"""Moving on terrain: what is climbed and what is crossed, who flies, what may be stood on, and how far a model goes."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.wh40k.datasheets import Base, Profile
from tablero.games.wh40k.layouts import KINDS, feature, lay_out, overhangs
from tablero.games.wh40k.moving import Move
from tablero.games.wh40k.placing import SetUp
from tablero.games.wh40k.state import UNDEPLOYED, Battle
from tablero.games.wh40k.terrain import BARRICADE, CRATER, DEBRIS, HILL, KEYWORDS, RUINS, WOODS, why_not_stand
from tablero.tabletop import (
    INCH,
    QUARTER,
    Piece,
    Pose,
    barricade,
    building,
    container,
    crater,
    debris,
    hill,
    place,
    ruin,
    wholly_within,
    woods,
)
from wh40k.playing import battle, entry, profile, stand

BASE = 3200
X, Y = 20 * INCH, 20 * INCH


def on(piece: Piece, *keywords: str, shape: Profile | None = None) -> Battle:
    """A model 4″ to the left of the middle of a piece of terrain, and an enemy far away."""
    field = battle(
        [entry("Walker", (1, shape or profile(), []), keywords=keywords or ("INFANTRY",))],
        [entry("Foe", (1, profile(), []))],
    )
    field.terrain = (feature(place(field.field, piece, Pose(X, Y), 1 << 16)),)
    stand(field, 0, X - 4 * INCH, Y)
    stand(field, 1, 55 * INCH, 40 * INCH)
    return field


def move(field: Battle, inches: int = 60) -> Move:
    return Move(field, field.units[0], lambda model: inches * INCH, "wh40k:movement.11")


def rule_of(field: Battle, *path: tuple[int, ...], inches: int = 60) -> str | None:
    """The rule that a path of the model breaks."""
    reason = move(field, inches).why_not((path,))
    return None if reason is None else reason.rule


def cost(field: Battle, *path: tuple[int, ...]) -> int:
    made = move(field)
    return made.cost(field.models[0], made.poses(0, path))


def stands(field: Battle, x: int, y: int, z: int = 0) -> str | None:
    """The rule that keeps the model from standing there."""
    stand(field, 0, x, y, z)
    reason = why_not_stand(field, field.field, field.models[0])
    return None if reason is None else reason.rule


BEHIND = (X + 4 * INCH, Y)


# Over terrain.


@pytest.mark.rule("wh40k:terrainmove.02")
@pytest.mark.parametrize(("height", "far"), [(INCH, 8 * INCH), (INCH + 1, 8 * INCH + 2 * (INCH + 1))])
def test_what_is_an_inch_high_is_crossed_as_if_it_were_not_there(height: int, far: int) -> None:
    assert cost(on(barricade(3 * INCH, height)), BEHIND) == far


@pytest.mark.rule("wh40k:terrainmove.01", "wh40k:terrainmove.03", "wh40k:terrain.ruins.03")
@pytest.mark.example("wh40k:ex.12")
def test_a_wall_is_climbed_over_and_not_walked_through() -> None:
    field = on(debris(4 * INCH, 3 * INCH, 3 * INCH))
    assert cost(field, BEHIND) == 8 * INCH + 2 * 3 * INCH, "up and down"
    assert rule_of(field, BEHIND, inches=14) is None
    assert rule_of(field, BEHIND, inches=13) == "wh40k:movement.11"
    assert rule_of(field, (X - 4 * INCH, Y + 4 * INCH), (X + 4 * INCH, Y + 4 * INCH), BEHIND, inches=17) is None


@pytest.mark.rule("wh40k:terrainmove.02", "wh40k:terrainmove.03")
@pytest.mark.example("wh40k:ex.13")
def test_a_pipe_costs_nothing_and_the_building_behind_it_three_inches() -> None:
    field = on(building(6 * INCH, 6 * INCH, 3 * INCH))
    pipe = feature(place(field.field, barricade(6 * INCH), Pose(X - 6 * INCH, Y, 0, QUARTER), (1 << 16) + 1))
    field.terrain += (pipe,)
    stand(field, 0, X - 8 * INCH, Y)
    roof = (X - 2 * INCH, Y, 3 * INCH)
    assert cost(field, roof) == 6 * INCH + 3 * INCH
    assert rule_of(field, roof, inches=9) is None
    assert rule_of(field, roof, inches=8) == "wh40k:movement.11"


@pytest.mark.rule("wh40k:terrainmove.01", "wh40k:movement.11")
def test_nobody_goes_through_the_air_or_under_the_table() -> None:
    for keywords in (("INFANTRY",), ("INFANTRY", "FLY")):
        field = on(hill(9 * INCH, 6 * INCH, 2 * INCH), *keywords)
        stand(field, 1, X - 10 * INCH, Y)  # an enemy, with the model that moves on this side of it
        beyond = (X - 6 * INCH, Y + 5 * INCH)
        for height in (-10 * INCH, -1):
            stand(field, 0, X - 15 * INCH, Y)
            under = ((X - 15 * INCH, Y, height), (X - 6 * INCH, Y, height), (*beyond, 0))
            assert rule_of(field, *under) == "wh40k:terrainmove.01"
            assert rule_of(field, (X - 15 * INCH, Y + INCH, height)) == "wh40k:terrainmove.04"
            assert stands(field, X - 15 * INCH, Y, height) == "wh40k:terrainmove.04"
        stand(field, 0, X - 15 * INCH, Y)
        over = ((X - 15 * INCH, Y, 10 * INCH), (X - 6 * INCH, Y, 10 * INCH), (*beyond, 0))
        assert rule_of(field, *over) == (None if "FLY" in keywords else "wh40k:terrainmove.01")


@pytest.mark.rule("wh40k:terrainmove.01")
def test_corners_of_a_path_may_be_on_top_of_terrain() -> None:
    field = on(hill(9 * INCH, 6 * INCH, 2 * INCH))
    assert rule_of(field, (X, Y, 2 * INCH), (X + 8 * INCH, Y, 0)) is None
    assert rule_of(field, (X, Y), (X + 8 * INCH, Y)) is None
    wall = on(debris(4 * INCH, 3 * INCH, 3 * INCH))
    assert rule_of(wall, (X, Y, 3 * INCH), BEHIND) is None
    assert rule_of(wall, (X, Y, 4 * INCH), BEHIND) == "wh40k:terrainmove.01"


@pytest.mark.rule("wh40k:terrainmove.04")
def test_nobody_ends_half_way_up() -> None:
    field = on(hill(9 * INCH, 6 * INCH, 2 * INCH))
    assert stands(field, X, Y, INCH) == "wh40k:terrainmove.04"
    assert stands(field, X, Y, 2 * INCH) is None
    assert stands(field, X + 10 * INCH, Y, 2 * INCH) == "wh40k:terrainmove.04", "in the air"
    assert stands(field, X, Y) == "wh40k:terrainmove.04", "inside it"
    stand(field, 0, X - 8 * INCH, Y)
    assert rule_of(field, (X, Y, INCH)) == "wh40k:terrainmove.04"


# Flying.


@pytest.mark.rule("wh40k:fly.04", "wh40k:fly.01", "wh40k:charge.19")
@pytest.mark.example("wh40k:ex.14")
def test_who_flies_on_to_terrain_goes_straight_through_the_air_and_over_enemies() -> None:
    field = on(ruin(8 * INCH, 6 * INCH), "INFANTRY", "FLY")
    stand(field, 0, X - 12 * INCH, Y - INCH)
    stand(field, 1, X - 7 * INCH, Y - INCH)
    top = (X - 2 * INCH, Y - INCH, 3 * INCH)
    assert cost(field, top) == 26519, "the root of 10² and 3², in inches, rounded up"
    assert cost(field, (X - 12 * INCH, Y - INCH), top) == 26519, "where it ends counts"
    assert rule_of(field, top, inches=11) is None
    assert rule_of(field, top, inches=10) == "wh40k:movement.11"
    field.units[0].parts = field.units[1].parts
    assert rule_of(field, top, inches=20) == "wh40k:movement.11", "others do not move past the enemy"


@pytest.mark.rule("wh40k:fly.04")
def test_and_who_flies_down_again() -> None:
    field = on(hill(9 * INCH, 6 * INCH, 3 * INCH), "INFANTRY", "FLY")
    stand(field, 0, X, Y, 3 * INCH)
    assert cost(field, (X + 4 * INCH + 5 * INCH, Y)) == 24097
    stand(field, 0, X, Y, 3 * INCH)
    field.units[0].parts = field.units[1].parts
    assert cost(field, (X + 9 * INCH, Y)) == 12 * INCH


@pytest.mark.rule("wh40k:fly.05")
def test_who_flies_from_ground_to_ground_counts_climbs() -> None:
    field = on(debris(4 * INCH, 3 * INCH, 3 * INCH), "INFANTRY", "FLY")
    assert cost(field, BEHIND) == 14 * INCH


@pytest.mark.rule("wh40k:fly.03", "wh40k:fly.02")
def test_who_flies_ends_on_nobody_and_near_no_enemy() -> None:
    field = on(crater(2 * INCH), "MONSTER", "FLY")
    stand(field, 1, X, Y)
    assert rule_of(field, BEHIND) is None
    assert rule_of(field, (X, Y)) == "wh40k:movement.24"
    assert rule_of(field, (X + BASE + INCH, Y)) == "wh40k:engage.02"
    assert rule_of(field, (X + BASE + INCH + 1, Y)) is None


# How far.


@pytest.mark.rule("wh40k:movement.09")
def test_a_path_is_as_long_as_its_legs_and_round_bases_turn_for_nothing() -> None:
    field = on(crater(2 * INCH))
    assert cost(field, (X - 4 * INCH, Y + 3 * INCH), (X, Y + 3 * INCH)) == 7 * INCH
    assert cost(field, (X - 4 * INCH, Y + 3 * INCH, 0, QUARTER)) == 3 * INCH


@pytest.mark.rule("wh40k:movement.09")
def test_other_bases_pay_the_way_of_their_farthest_part() -> None:
    long = profile()
    long.base = Base("hull", 4 * INCH, 2 * INCH)
    field = on(crater(2 * INCH), "VEHICLE", shape=long)
    start = (X - 4 * INCH, Y, 0, QUARTER)
    quarter = cost(field, start)
    assert 3.5 * INCH < quarter < 3.53 * INCH, "a quarter of a circle of √5″"
    assert cost(field, (X - 4 * INCH, Y + 6 * INCH, 0, QUARTER)) == 6 * INCH + quarter
    assert cost(field, (X - 4 * INCH, Y + 6 * INCH)) == 6 * INCH


# Where a model may stand.


@pytest.mark.rule("wh40k:terrain.barricades.01", "wh40k:terrain.debris.01")
@pytest.mark.parametrize(
    ("piece", "rule"),
    [(barricade(4 * INCH), "wh40k:terrain.barricades.01"), (debris(4 * INCH, 4 * INCH), "wh40k:terrain.debris.01")],
)
def test_obstacles_are_passed_over_and_not_stood_on(piece: Piece, rule: str) -> None:
    field = on(piece, "INFANTRY", "FLY")
    assert rule_of(field, BEHIND) is None
    assert rule_of(field, (X, Y)) == rule
    assert stands(field, X, Y, piece.height) == rule
    assert stands(field, X + 2 * INCH + BASE // 2, Y) is None
    assert stands(field, X + 2 * INCH + BASE // 2 - 1, Y) == rule
    field.units[0].place = UNDEPLOYED
    setting_up = SetUp(field, field.units[0], lambda table, model: None, ((0, 0), (60 * INCH, 44 * INCH)))
    reason = setting_up.why_not(((X, Y),))
    assert reason is not None
    assert reason.rule == rule


@pytest.mark.rule("wh40k:terrain.hills.01", "wh40k:terrain.hills.05", "wh40k:terrain.ruins.06")
@pytest.mark.parametrize("piece", [hill(9 * INCH, 6 * INCH), building(9 * INCH, 6 * INCH), container(9 * INCH)])
def test_hills_and_closed_buildings_carry_anybody_who_does_not_hang_over(piece: Piece) -> None:
    field = on(piece, "VEHICLE")
    assert stands(field, X, Y, piece.height) is None
    edge = X + 9 * INCH // 2 - BASE // 2
    if piece.name != "hill":  # which is round
        assert stands(field, edge, Y, piece.height) is None
    assert stands(field, edge + 1, Y, piece.height) == "wh40k:terrain.hills.01"


@pytest.mark.rule("wh40k:terrain.hills.02")
@pytest.mark.parametrize(
    ("piece", "half"), [(barricade(3 * INCH), 3 * INCH // 2), (ruin(4 * INCH, 4 * INCH), 2 * INCH)]
)
def test_terrain_on_a_hill_does_not_hang_over_its_edge(piece: Piece, half: int) -> None:
    edge = X + 9 * INCH // 2 - half
    for x, z, able in (
        (edge, 6 * INCH, True),
        (edge + 1, 6 * INCH, False),
        (edge + 30 * INCH, 6 * INCH, True),
        (edge + 30 * INCH, 0, True),
    ):
        field = battle([entry("Walker", (1, profile(), []))])
        pieces = [
            place(field.field, building(9 * INCH, 6 * INCH), Pose(X, Y), 100),
            place(field.field, piece, Pose(x, Y, z), 101),
        ]
        assert overhangs(field.field, pieces[1]) is not able
        assert not overhangs(field.field, pieces[0])
        if able:
            lay_out(field, pieces)
            assert [one.kind for one in field.terrain] == [HILL, KINDS[piece.name]]
        else:
            with pytest.raises(ValueError, match="hangs over"):
                lay_out(field, pieces)


@pytest.mark.rule("wh40k:terrain.general.01", "wh40k:terrain.craters.01", "wh40k:terrain.woods.02")
@pytest.mark.parametrize("piece", [crater(5 * INCH), woods(8 * INCH, 5 * INCH)])
def test_one_moves_over_craters_and_woods_and_stands_there(piece: Piece) -> None:
    field = on(piece, "VEHICLE")
    stand(field, 0, X - 8 * INCH, Y)
    assert cost(field, (X + 8 * INCH, Y)) == 16 * INCH
    assert rule_of(field, (X, Y)) is None


@pytest.mark.rule("wh40k:terrain.woods.01", "wh40k:terrain.ruins.01")
@pytest.mark.parametrize("piece", [ruin(8 * INCH, 6 * INCH), woods(8 * INCH, 6 * INCH)])
def test_woods_and_ruins_are_as_large_as_their_base(piece: Piece) -> None:
    field = on(piece)
    area = field.terrain[0].area
    stand(field, 0, X, Y + 3 * INCH - BASE // 2 - 200)
    assert wholly_within(field.field, 0, area, 0)
    stand(field, 0, X, Y + 3 * INCH - BASE // 2 + 1)
    assert not wholly_within(field.field, 0, area, 0)


@pytest.mark.rule("wh40k:terrain.woods.01", "wh40k:terrain.ruins.01")
def test_the_area_of_a_piece_is_found_wherever_it_stands_among_its_parts() -> None:
    field = battle([entry("Walker", (1, profile(), []))])
    walls_first = Piece("ruin", tuple(reversed(ruin(8 * INCH, 6 * INCH).parts)))
    placed = place(field.field, walls_first, Pose(X, Y), 100)
    assert feature(placed).area == placed.bodies[-1]
    alone = place(field.field, barricade(3 * INCH), Pose(2 * X, Y), 101)
    assert feature(alone).area == alone.bodies[0]


# Ruins: a corner of two walls, along the left and the low side, with a floor at 3″ in it.

UPSTAIRS = (X - 2 * INCH, Y - INCH)


@pytest.mark.rule("wh40k:terrain.ruins.03")
@pytest.mark.parametrize(
    ("keywords", "far"), [(("INFANTRY",), 6), (("BEASTS",), 6), (("BEAST",), 6), (("MOUNTED",), 11)]
)
def test_infantry_and_beasts_go_through_walls_of_ruins(keywords: tuple[str, ...], far: int) -> None:
    field = on(ruin(8 * INCH, 6 * INCH), *keywords)
    stand(field, 0, X - 7 * INCH, Y + 2 * INCH)
    assert cost(field, (X - INCH, Y + 2 * INCH)) == far * INCH


@pytest.mark.rule("wh40k:terrain.ruins.03")
def test_between_floors_the_height_counts() -> None:
    field = on(ruin(8 * INCH, 6 * INCH))
    stand(field, 0, *UPSTAIRS)
    assert cost(field, (*UPSTAIRS, 3 * INCH)) == 3 * INCH


@pytest.mark.rule("wh40k:terrain.ruins.04")
def test_nobody_ends_inside_a_wall_or_a_ceiling() -> None:
    field = on(ruin(8 * INCH, 6 * INCH))
    left = X - 4 * INCH
    assert stands(field, left, Y) == "wh40k:terrain.ruins.04"
    assert stands(field, left + 500 + BASE // 2, Y) is None
    assert stands(field, left + 500 + BASE // 2 - 1, Y) == "wh40k:terrain.ruins.04"
    assert stands(field, *UPSTAIRS, 2 * INCH) == "wh40k:terrain.ruins.04", "its head is in the floor above"
    tall = on(ruin(8 * INCH, 6 * INCH), shape=profile(height=90))
    assert stands(tall, *UPSTAIRS) == "wh40k:terrain.ruins.04"
    assert stands(tall, *UPSTAIRS, 3 * INCH) is None


@pytest.mark.rule("wh40k:terrain.ruins.05", "wh40k:terrain.ruins.06")
@pytest.mark.parametrize(
    ("keywords", "rule"),
    [
        (("INFANTRY",), None),
        (("BEASTS",), None),
        (("MONSTER", "FLY"), None),
        (("VEHICLE",), "wh40k:terrain.ruins.06"),
    ],
)
def test_who_may_stand_upstairs(keywords: tuple[str, ...], rule: str | None) -> None:
    field = on(ruin(8 * INCH, 6 * INCH), *keywords)
    assert stands(field, *UPSTAIRS, 3 * INCH) == rule
    assert stands(field, *UPSTAIRS) is None, "anybody may stand on the ground"


@pytest.mark.rule("wh40k:terrain.ruins.05")
def test_nobody_hangs_over_the_edge_of_a_floor() -> None:
    field = on(ruin(8 * INCH, 6 * INCH))
    edge = X - 4 * INCH + 2 * 8 * INCH // 3 - BASE // 2
    assert stands(field, edge, Y - INCH, 3 * INCH) is None
    assert stands(field, edge + 1, Y - INCH, 3 * INCH) == "wh40k:terrain.ruins.05"


# Kinds.


@pytest.mark.rule(
    "wh40k:terrain.craters.03",
    "wh40k:terrain.barricades.06",
    "wh40k:terrain.debris.03",
    "wh40k:terrain.hills.05",
    "wh40k:terrain.woods.08",
    "wh40k:terrain.ruins.11",
)
def test_every_kind_has_its_keywords() -> None:
    assert KEYWORDS == {
        CRATER: ("AREA TERRAIN", "CRATER"),
        BARRICADE: ("OBSTACLE", "BARRICADE"),
        DEBRIS: ("OBSTACLE", "BATTLEFIELD DEBRIS"),
        HILL: ("HILL",),
        WOODS: ("AREA TERRAIN", "WOODS"),
        RUINS: ("AREA TERRAIN", "RUINS"),
    }
    assert {name for name, kind in KINDS.items() if kind == HILL} == {"hill", "building", "container"}


def test_paths_are_asked_for_as_a_whole() -> None:
    field = on(crater(2 * INCH))
    answers: tuple[Any, ...] = ((), ((),) * 2, (((1,),),), "here")
    assert all(move(field).why_not(answer) is not None for answer in answers)
