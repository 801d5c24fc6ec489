"""Moves of units with unnotched bases: the tool, terrain, climbs, jumps, cohesion."""

from __future__ import annotations

from typing import Any

import pytest

from legion.laid import MEDIUM, add, battle, box, card, lay, pose
from legion.playing import run
from tablero.games.legion.movement import (
    can_jump,
    can_move,
    jump,
    kinds_of_move,
    move,
    standard_move,
    why_not_kind,
)
from tablero.games.legion.moving import Move, Terms
from tablero.games.legion.moving_rules import CLIMB, JUMP, PIVOT, STANDARD, climb_height
from tablero.games.legion.speed import slowed, speed_of
from tablero.games.legion.state import IMMOBILIZE, Battle, Token, Unit
from tablero.games.legion.terrain import AREA, BARRICADE, DIFFICULT, HEIGHT, IMPASSABLE, LIGHT, OPEN
from tablero.kernel import Reason, Rng
from tablero.tabletop import INCH, MM

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])
STRAIGHT = {1: 102 * MM, 2: 152 * MM, 3: 202 * MM}
"""How far a straight move brings a small base."""


def one(edition: str, at: tuple[float, ...] = (20, 18), **given: Any) -> tuple[Battle, Unit]:
    """A unit of one miniature."""
    field = battle(edition)
    return field, add(field, 0, card("One", **given), at)


def ahead_by(field: Battle, unit: Unit, x: int, y: int = 0, *z: float) -> tuple[int, ...]:
    """A place so far from where a unit's leader stands, in hundredths of a millimetre."""
    at = field.field[unit.leader].pose
    return at.x + x, at.y + y, *(round(each * INCH) for each in z)


def why(
    field: Battle, unit: Unit, *spots: tuple[int, ...], kind: str = STANDARD, speed: int | None = None
) -> str | None:
    """The rule against a move to these places."""
    least = 1 if kind == CLIMB and speed is None else speed
    reason = Move(field, unit, Terms(kind, speed_of(unit, least))).why_not(spots)
    return rule_of(reason)


def rule_of(reason: Reason | None) -> str | None:
    return None if reason is None else reason.rule


# The tool.


@BOTH
@pytest.mark.rule("legion26:move.04", "legion26:move.05", "legion26:measure.02")
@pytest.mark.rule("legion23:move.03", "legion23:move.04", "legion23:measure.02")
@pytest.mark.parametrize("speed", [1, 2, 3])
def test_a_straight_move_is_as_long_as_the_tool_and_the_base(edition: str, speed: int) -> None:
    field, unit = one(edition, speed=speed)
    rule = field.edition.rule("legion26:move.04", "legion23:move.03")
    assert why(field, unit, ahead_by(field, unit, STRAIGHT[speed])) is None
    assert why(field, unit, ahead_by(field, unit, STRAIGHT[speed] + 20)) == rule
    assert why(field, unit, ahead_by(field, unit, 0, -STRAIGHT[speed])) is None
    assert why(field, unit, ahead_by(field, unit, STRAIGHT[1])) is None  # a slower tool


@BOTH
@pytest.mark.rule("legion26:move.04", "legion26:move.06", "legion23:move.03", "legion23:move.04", "legion23:move.05")
@pytest.mark.example("legion26:ex.21", "legion23:ex.24")
def test_battle_droids_move_with_either_tool_and_stand_together(edition: str) -> None:
    field = battle(edition)
    droids = add(field, 0, card("B1", minis=3, speed=2), (20, 18), (20, 20), (20, 22))
    played = run(move(field, droids), answers=[STANDARD, lambda place: place.toward((26 * INCH, 18 * INCH))])
    assert played.result is not None
    assert (played.result.kind, played.result.speed) == (STANDARD, 2)
    assert abs(field.field[droids.leader].pose.x - (20 * INCH + STRAIGHT[2])) < 10
    for id in droids.miniatures[1:]:
        assert field.edition.cohesion.why_not(field, field.field, droids, id) is None
    near = run(move(field, droids), answers=[STANDARD, lambda place: place.toward((28 * INCH, 18 * INCH))])
    assert near.result is not None
    assert near.result.speed == 1


@pytest.mark.rule("legion26:move.04", "legion23:move.03")
@pytest.mark.parametrize(("edition", "there"), [("2026", True), ("2023", False)])
def test_in_2026_the_leader_may_touch_the_tool_from_beside(edition: str, there: bool) -> None:
    """Beside the far end of a straight tool, but not before it."""
    field, unit = one(edition, speed=1)
    lay(field, box(1, 40), 20 + (75 + 27 + 13) / 25.4 + 0.1, 18, high=9, movement=IMPASSABLE)
    beside = ahead_by(field, unit, 75 * MM, 27 * MM)
    lay(field, box(3, 0.2), 21.9, 19.62, high=9, movement=IMPASSABLE)  # nothing but the straight tool fits
    lay(field, box(3, 0.2), 21.9, 17.4, high=9, movement=IMPASSABLE)
    found = why(field, unit, beside, speed=1)
    assert (found is None) is there or found == "legion26:terrain.13"


@BOTH
@pytest.mark.rule("legion26:move.04", "legion23:move.03")
def test_the_tool_bends_round_corners(edition: str) -> None:
    field, unit = one(edition, speed=3)
    lay(field, box(1, 4), 22.5, 18, high=9, movement=IMPASSABLE)
    goal = ahead_by(field, unit, round(4.2 * INCH), round(2.6 * INCH))
    assert why(field, unit, goal) is None
    assert why(field, unit, ahead_by(field, unit, round(4.2 * INCH))) is not None


@BOTH
@pytest.mark.rule("legion26:move.02", "legion23:move.02")
def test_no_base_ends_off_the_battlefield(edition: str) -> None:
    field, unit = one(edition, at=(2, 18))
    rule = field.edition.rule("legion26:move.02", "legion23:move.02")
    assert why(field, unit, (1350, 18 * INCH)) is None
    assert why(field, unit, (1349, 18 * INCH)) == rule


@BOTH
@pytest.mark.rule("legion26:move.10", "legion26:core.06", "legion23:vehicle.repulsor.7")
def test_nobody_ends_on_another_miniature(edition: str) -> None:
    field, unit = one(edition)
    add(field, 0, card("Friend"), (23, 18))
    assert why(field, unit, ahead_by(field, unit, 3 * INCH)) in ("legion26:move.10", "legion23:vehicle.repulsor.7")
    assert why(field, unit, ahead_by(field, unit, 3 * INCH + 27 * MM)) is None  # through it, and beyond


@pytest.mark.rule(
    "legion26:move.10", "legion23:type.creature.3", "legion23:type.emplacement.2", "legion23:vehicle.ground.5"
)
@pytest.mark.rule("legion23:vehicle.repulsor.7", "legion23:kw.hover.2")
@pytest.mark.parametrize(
    ("kind", "words", "solid"),
    [
        ("trooper", (), False),
        ("creature trooper", (), True),
        ("emplacement trooper", (), True),
        ("ground vehicle", (), True),
        ("repulsor vehicle", (), False),
        ("repulsor vehicle", ("hover ground",), True),
    ],
)
def test_in_2023_some_bases_are_in_the_way(kind: str, words: Any, solid: bool) -> None:
    """A corridor as wide as the tool, and somebody in it."""
    for edition in ("2026", "2023"):
        field, unit = one(edition, speed=3)
        add(field, 1, card("Other", unit_type=kind, keywords=words, silhouette=4190), (23, 18))
        lay(field, box(8, 2), 24, 20, high=9, movement=IMPASSABLE)
        lay(field, box(8, 2), 24, 16, high=9, movement=IMPASSABLE)
        free = edition == "2026" or not solid
        assert (why(field, unit, ahead_by(field, unit, 5 * INCH)) is None) is free


@pytest.mark.rule("legion26:obj.06", "legion23:move.07", "legion23:move.17")
@pytest.mark.parametrize(
    ("edition", "token", "rule"),
    [
        ("2026", "point-of-interest", "legion26:obj.06"),
        ("2026", "asset", None),
        ("2023", "objective", "legion23:move.17"),
        ("2023", "charge", None),
    ],
)
def test_nobody_ends_on_some_tokens(edition: str, token: str, rule: str | None) -> None:
    field, unit = one(edition)
    field.tokens.append(Token(token, 23 * INCH, 18 * INCH))
    assert why(field, unit, ahead_by(field, unit, 3 * INCH)) == rule
    assert why(field, unit, ahead_by(field, unit, 5 * INCH)) is None  # through it


# Terrain.


@BOTH
@pytest.mark.rule("legion26:move.12", "legion26:terrain.12", "legion23:move.09", "legion23:terrain.09")
@pytest.mark.example("legion26:ex.25", "legion23:ex.28")
def test_who_starts_in_difficult_terrain_is_slowed(edition: str) -> None:
    field, unit = one(edition, speed=2)
    lay(field, box(3, 3), 20, 18, high=1, kind=AREA, movement=DIFFICULT)
    lay(field, box(0.5, 3), 23, 18, high=1, kind=BARRICADE)
    rule = field.edition.rule("legion26:move.12", "legion23:move.09")
    assert why(field, unit, ahead_by(field, unit, -STRAIGHT[1])) is None
    assert why(field, unit, ahead_by(field, unit, -STRAIGHT[1] - 60)) == rule
    assert why(field, unit, ahead_by(field, unit, STRAIGHT[1])) is None  # over the barricade, no slower than 1


@BOTH
@pytest.mark.rule("legion26:move.12", "legion26:move.20", "legion23:move.09")
@pytest.mark.example("legion26:ex.26", "legion23:ex.29")
def test_who_ends_in_difficult_terrain_or_lays_the_tool_there_is_slowed(edition: str) -> None:
    field, unit = one(edition, speed=2)
    lay(field, box(3, 30), 24.8, 18, high=1, kind=AREA, movement=DIFFICULT)  # from 23.3 on
    rule = field.edition.rule("legion26:move.12", "legion23:move.09")
    assert why(field, unit, ahead_by(field, unit, STRAIGHT[1])) is None
    assert why(field, unit, ahead_by(field, unit, STRAIGHT[1] + 60)) == rule


@BOTH
@pytest.mark.rule("legion26:move.12", "legion23:move.09")
def test_a_follower_in_difficult_terrain_slows_the_unit(edition: str) -> None:
    field = battle(edition)
    unit = add(field, 0, card("Pair", minis=2, speed=2), (20, 18), (20, 20))
    lay(field, box(10, 2), 24, 22, high=1, kind=AREA, movement=DIFFICULT)  # y from 21 to 23
    rule = field.edition.rule("legion26:move.12", "legion23:move.09")
    goal = ahead_by(field, unit, STRAIGHT[2])
    assert why(field, unit, goal, (goal[0], goal[1] + 2 * INCH)) is None
    assert why(field, unit, goal, (goal[0], goal[1] + 3 * INCH)) == rule
    field.field.move(unit.miniatures[1], pose(20, 21.5))
    assert why(field, unit, goal, (goal[0], goal[1] + 2 * INCH)) == rule


@pytest.mark.rule("legion26:terrain.03", "legion26:terrain.11", "legion23:terrain.03", "legion23:terrain.08")
@pytest.mark.example("legion26:ex.04", "legion23:ex.06")
@pytest.mark.parametrize(("edition", "slow"), [("2026", False), ("2023", True)])
def test_open_ground_barricades_and_buildings(edition: str, slow: bool) -> None:
    field, unit = one(edition, speed=2)
    assert why(field, unit, ahead_by(field, unit, 0, STRAIGHT[2])) is None
    lay(field, box(0.5, 30), 23, 18, high=1, kind=BARRICADE)
    assert (why(field, unit, ahead_by(field, unit, STRAIGHT[2])) is not None) is slow
    assert why(field, unit, ahead_by(field, unit, STRAIGHT[1])) is None
    field, unit = one(edition, speed=2)
    lay(field, box(1, 30), 23, 18, high=6, movement=IMPASSABLE)
    assert why(field, unit, ahead_by(field, unit, STRAIGHT[2])) is not None


@BOTH
@pytest.mark.rule("legion26:terrain.13", "legion26:terrain.14", "legion26:move.16")
@pytest.mark.rule("legion23:terrain.10", "legion23:terrain.11", "legion23:move.12")
@pytest.mark.example("legion26:ex.03", "legion23:ex.61")
def test_through_a_door_but_not_through_the_wall(edition: str) -> None:
    field, unit = one(edition, speed=2)
    for y in (18 - 8.75, 18 + 8.75):
        lay(field, box(0.5, 16), 22.5, y, high=4, movement=IMPASSABLE)  # a doorway of an inch and a half at y = 18
    assert why(field, unit, ahead_by(field, unit, STRAIGHT[2])) is None
    assert why(field, unit, ahead_by(field, unit, 0, 4 * INCH)) is None
    far = ahead_by(field, unit, round(3.5 * INCH), round(4 * INCH))
    assert why(field, unit, far) == field.edition.rule("legion26:move.04", "legion23:move.03")


@BOTH
@pytest.mark.rule("legion26:move.13", "legion26:move.17", "legion26:move.19", "legion26:terrain.09")
@pytest.mark.rule("legion23:move.10", "legion23:terrain.07")
@pytest.mark.parametrize(("high", "free"), [(1.0, True), (4190 / INCH, True), (4200 / INCH, False)])
def test_obstacles_lower_than_the_silhouette_are_crossed(edition: str, high: float, free: bool) -> None:
    field, unit = one(edition, speed=2)
    lay(field, box(1, 40), 22.5, 18, high=high)
    assert (why(field, unit, ahead_by(field, unit, 4 * INCH)) is None) is free


@BOTH
@pytest.mark.rule("legion26:move.13", "legion26:terrain.09", "legion23:move.10", "legion23:terrain.07")
@pytest.mark.parametrize(("foot", "free"), [(4190, True), (4189, False)])
def test_one_walks_under_what_hangs_as_high_as_the_silhouette(edition: str, foot: int, free: bool) -> None:
    field, unit = one(edition, speed=2)
    lay(field, box(1, 40), 22.5, 18, high=6, foot=foot / INCH)
    assert (why(field, unit, ahead_by(field, unit, 4 * INCH)) is None) is free


@BOTH
@pytest.mark.rule("legion26:move.14", "legion26:move.15", "legion26:climb.02", "legion26:climb.03")
@pytest.mark.rule("legion23:move.11", "legion23:climb.01", "legion23:climb.02", "legion23:climb.04")
@pytest.mark.example("legion26:ex.27", "legion23:ex.30")
def test_what_is_higher_than_a_silhouette_is_climbed(edition: str) -> None:
    field, unit = one(edition, speed=2)
    lay(field, box(4, 4), 23, 18, high=4)
    roof = ahead_by(field, unit, round(2.5 * INCH), 0, 4)
    must_climb = field.edition.rule("legion26:move.15", "legion23:climb.01")
    assert why(field, unit, roof) == must_climb
    assert why(field, unit, roof, kind=CLIMB) is None
    assert kinds_of_move(field, unit) == [STANDARD, CLIMB]
    field.field.move(unit.leader, pose(22.5, 18, 4))
    field.miniatures[unit.leader].pose = pose(22.5, 18, 4)
    down = (round(20 * INCH), 18 * INCH, 0)
    assert why(field, unit, down) == must_climb
    assert why(field, unit, down, kind=CLIMB) is None
    on_the_roof = (round(24 * INCH), 18 * INCH, 4 * INCH)
    assert why(field, unit, on_the_roof) is None


@BOTH
@pytest.mark.rule("legion26:terrain.18", "legion26:climb.03", "legion23:terrain.15", "legion23:climb.04")
@pytest.mark.example("legion26:ex.08", "legion23:ex.10", "legion23:ex.11")
def test_how_high_one_climbs_counts_from_where_one_stands(edition: str) -> None:
    field, unit = one(edition, at=(20, 18))
    lay(field, box(4, 4), 23, 18, high=4)
    lay(field, box(4, 4), 23, 22, high=9)
    too_high = field.edition.rule("legion26:climb.03", "legion23:climb.02")
    lower, upper = ahead_by(field, unit, round(2.2 * INCH), 0, 4), ahead_by(field, unit, 2 * INCH, round(2.9 * INCH), 9)
    assert why(field, unit, lower, kind=CLIMB) is None
    assert why(field, unit, upper, kind=CLIMB) == too_high
    field.field.move(unit.leader, pose(22.5, 18.5, 4))
    field.miniatures[unit.leader].pose = pose(22.5, 18.5, 4)
    assert why(field, unit, upper, kind=CLIMB) is None


@BOTH
@pytest.mark.parametrize(("high", "legal"), [(10, True), (10.01, False)])
@pytest.mark.rule("legion26:terrain.18", "legion26:climb.03", "legion23:terrain.15", "legion23:climb.04")
def test_one_climbs_six_inches_up_or_down(edition: str, high: float, legal: bool) -> None:
    field, unit = one(edition)
    lay(field, box(4, 4), 20, 18, high=4)
    lay(field, box(4, 4), 24, 18, high=high)
    rule = None if legal else field.edition.rule("legion26:climb.03", "legion23:climb.02")
    for here, there in ((pose(21, 18, 4), pose(23, 18, high)), (pose(23, 18, high), pose(21, 18, 4))):
        field.field.move(unit.leader, here)
        field.miniatures[unit.leader].pose = here
        assert why(field, unit, (there.x, there.y, there.z), kind=CLIMB) == rule


@pytest.mark.rule("legion26:climb.03", "legion23:climb.02", "legion23:climb.03")
@pytest.mark.parametrize(
    ("edition", "high", "free"), [("2026", 6, True), ("2026", 6.1, False), ("2023", 7.6, True), ("2023", 7.7, False)]
)
def test_over_what_the_tool_of_a_climb_may_lie(edition: str, high: float, free: bool) -> None:
    field, unit = one(edition)
    lay(field, box(0.5, 40), 22, 18, high=high)
    assert (why(field, unit, ahead_by(field, unit, 3 * INCH), kind=CLIMB) is None) is free


@BOTH
@pytest.mark.rule("legion26:climb.02", "legion26:climb.04", "legion23:climb.02", "legion23:move.14")
def test_a_climb_is_at_speed_one_and_an_immobilized_unit_makes_none(edition: str) -> None:
    field, unit = one(edition, speed=3)
    assert why(field, unit, ahead_by(field, unit, STRAIGHT[1]), kind=CLIMB) is None
    assert why(field, unit, ahead_by(field, unit, STRAIGHT[1] + 60), kind=CLIMB) is not None
    answers = [CLIMB, lambda place: place.toward((30 * INCH, 18 * INCH))]
    played = run(move(field, unit), answers=answers)
    assert played.result is not None
    assert (played.result.kind, played.result.speed) == (CLIMB, 1)
    unit.tokens[IMMOBILIZE] = 1
    assert kinds_of_move(field, unit) == [STANDARD]


@BOTH
@pytest.mark.rule("legion26:kw.expert-climber", "legion26:kw.expert-climber.2", "legion26:kw.scale")
@pytest.mark.rule("legion23:kw.expert-climber", "legion23:kw.scale")
@pytest.mark.parametrize(("words", "free"), [((), False), (("expert-climber",), True), (("scale",), True)])
def test_good_climbers_climb_twice_as_high(edition: str, words: Any, free: bool) -> None:
    field, unit = one(edition, keywords=words)
    lay(field, box(4, 4), 23, 18, high=12)
    assert (why(field, unit, ahead_by(field, unit, round(2.5 * INCH), 0, 12), kind=CLIMB) is None) is free
    assert climb_height(unit) == (12 if free else 6) * INCH


@BOTH
@pytest.mark.rule("legion26:kw.unhindered", "legion26:kw.scale", "legion26:kw.scale.2")
@pytest.mark.rule("legion23:kw.unhindered", "legion23:kw.scale", "legion23:kw.scale.2")
@pytest.mark.parametrize(("words", "free"), [((), False), (("unhindered",), True), (("scale",), True)])
def test_whom_difficult_terrain_does_not_slow(edition: str, words: Any, free: bool) -> None:
    field, unit = one(edition, speed=2, keywords=words)
    lay(field, box(30, 30), 20, 18, high=1, kind=AREA, movement=DIFFICULT)
    assert (why(field, unit, ahead_by(field, unit, STRAIGHT[2])) is None) is free


@pytest.mark.rule("legion23:kw.grounded")
def test_who_is_grounded_does_not_climb() -> None:
    field, unit = one("2023", keywords=["grounded"])
    assert kinds_of_move(field, unit) == [STANDARD]


# Jumps.


@BOTH
@pytest.mark.rule("legion26:kw.jump-x", "legion26:kw.jump-x.3", "legion23:kw.jump-x", "legion23:kw.jump-x.5")
def test_a_jump_goes_over_what_is_not_too_high(edition: str) -> None:
    field, unit = one(edition, speed=2, keywords=["jump 1"])
    lay(field, box(1, 40), 22.5, 18, high=6)
    lay(field, box(9, 9), 20, 30, high=12)
    lay(field, box(30, 4), 20, 14.5, high=1, kind=AREA, movement=DIFFICULT)  # y up to 16.5
    over = ahead_by(field, unit, STRAIGHT[2])
    assert why(field, unit, over) is not None
    assert why(field, unit, over, kind=JUMP) is None
    assert why(field, unit, ahead_by(field, unit, round(2.5 * INCH), 0, 6), kind=JUMP) is not None  # too narrow
    assert why(field, unit, ahead_by(field, unit, 0, -STRAIGHT[2]), kind=JUMP) is None  # not slowed
    field.field.move(unit.leader, pose(20, 27, 12))
    field.miniatures[unit.leader].pose = pose(20, 27, 12)
    assert why(field, unit, (20 * INCH, round(24 * INCH), 0), kind=JUMP) is None  # from higher than it jumps up


@BOTH
@pytest.mark.rule("legion26:kw.jump-x", "legion23:kw.jump-x")
@pytest.mark.parametrize(("high", "free"), [(6, True), (6.1, False)])
def test_how_high_one_jumps(edition: str, high: float, free: bool) -> None:
    field, unit = one(edition, keywords=["jump 1"])
    lay(field, box(4, 4), 23, 18, high=high)
    assert (why(field, unit, ahead_by(field, unit, 3 * INCH, 0, high), kind=JUMP) is None) is free


@BOTH
@pytest.mark.rule("legion26:kw.jump-x.2", "legion23:kw.jump-x.3")
def test_a_jump_crosses_impassable_terrain_and_does_not_end_there(edition: str) -> None:
    field, unit = one(edition, keywords=["jump 1"])
    lay(field, box(1.5, 40), 22.5, 18, high=2, kind=AREA, movement=IMPASSABLE)
    assert why(field, unit, ahead_by(field, unit, STRAIGHT[2]), kind=JUMP) is None
    ends = field.edition.rule("legion26:terrain.13", "legion23:terrain.10")
    assert why(field, unit, ahead_by(field, unit, round(2.5 * INCH)), kind=JUMP) == ends


@pytest.mark.rule("legion23:kw.jump-x.2")
@pytest.mark.parametrize(("high", "free"), [(15240, True), (15250, False)])
def test_a_jump_goes_over_miniatures_that_are_not_too_high(high: int, free: bool) -> None:
    field, unit = one("2023", speed=2, keywords=["jump 1"])
    add(field, 1, card("Tank", unit_type="ground vehicle", silhouette=high), (22.5, 18))
    lay(field, box(8, 2), 24, 20, high=9, movement=OPEN)
    lay(field, box(8, 2), 24, 16, high=9, movement=OPEN)
    assert (why(field, unit, ahead_by(field, unit, STRAIGHT[2]), kind=JUMP) is None) is free


@pytest.mark.rule("legion23:kw.jump-x.2", "legion23:notched.11", "legion23:notched.12", "legion23:type.emplacement.2")
def test_a_jump_goes_over_those_whom_a_creature_cannot_displace() -> None:
    field, beast = one("2023", unit_type="creature trooper", base=MEDIUM, keywords=["jump 1"])
    troopers = add(field, 1, card("Troopers"), (23, 18))
    gun = add(field, 1, card("Gun", unit_type="emplacement trooper"), (26, 18))

    def in_the_way(height: int) -> list[int]:
        return field.edition.moving.in_the_way(field, beast, height, compulsory=False)

    assert (in_the_way(0), in_the_way(HEIGHT)) == ([gun.leader], [])
    add(field, 0, card("Fighters"), (23 + 27 / 25.4, 18))
    assert troopers.leader in in_the_way(0)  # engaged: not displaced
    assert in_the_way(HEIGHT) == []


@BOTH
def test_jumping_is_asked_like_a_move(edition: str) -> None:
    field, unit = one(edition, keywords=["jump 1"])
    assert can_jump(field, unit)
    played = run(jump(field, unit), answers=[lambda place: place.toward((26 * INCH, 18 * INCH))])
    assert played.result is not None
    assert played.result.kind == JUMP
    unit.tokens[IMMOBILIZE] = 2
    assert not can_jump(field, unit)


@pytest.mark.rule("legion26:kw.weighed-down")
def test_who_is_weighed_down_by_an_objective_does_not_jump() -> None:
    field, unit = one("2026", keywords=["jump 1", "weighed-down"])
    assert can_jump(field, unit)
    unit.held.append(Token("asset", 0, 0))
    assert not can_jump(field, unit)


# Speed.


@BOTH
@pytest.mark.rule("legion26:move.18", "legion26:kw.spur", "legion26:weaponkw.immobilize-x.2")
@pytest.mark.rule("legion23:move.13", "legion23:kw.spur", "legion23:weaponkw.immobilize-x.2")
@pytest.mark.example("legion26:ex.57", "legion26:ex.58", "legion23:ex.53", "legion23:ex.54")
@pytest.mark.rule("legion26:token.immobilize", "legion23:token.17", "legion26:cards.10")
@pytest.mark.rule("legion26:terrain.12", "legion26:move.12", "legion26:apxa.03", "legion26:kw.strafe-move.2")
@pytest.mark.rule("legion23:terrain.09", "legion23:move.09", "legion23:notched.18", "legion23:kw.hover.4")
def test_increases_come_before_reductions(edition: str) -> None:
    _, unit = one(edition, speed=1)
    unit.tokens[IMMOBILIZE] = 1
    assert (speed_of(unit), speed_of(unit, more=1)) == (0, 1)
    unit.tokens[IMMOBILIZE] = 2
    assert speed_of(unit, more=1) == 0
    fast = one(edition, speed=3)[1]
    assert speed_of(fast, more=1) == 3
    assert [slowed(each) for each in (3, 2, 1, 0)] == [2, 1, 1, 0]


@BOTH
@pytest.mark.rule("legion26:weaponkw.immobilize-x.2", "legion23:weaponkw.immobilize-x.2")
def test_an_immobilized_unit_does_not_even_pivot(edition: str) -> None:
    field, unit = one(edition, speed=1)
    unit.tokens[IMMOBILIZE] = 1
    assert not can_move(field, unit)
    rule = field.edition.rule("legion26:weaponkw.immobilize-x.2", "legion23:weaponkw.immobilize-x.2")
    assert rule_of(why_not_kind(field, unit, PIVOT)) == rule


@BOTH
@pytest.mark.rule("legion26:move.11", "legion23:move.08")
def test_a_move_that_an_ability_grants_has_its_own_speed(edition: str) -> None:
    field, unit = one(edition, speed=3)
    answers = [lambda place: place.toward((40 * INCH, 18 * INCH))]
    played = run(standard_move(field, unit, 1), answers=answers)
    assert played.result is not None
    assert played.result.speed == 1
    assert field.field[unit.leader].pose.x <= 20 * INCH + STRAIGHT[1] + 10


# Cohesion.


@pytest.mark.rule(
    "legion26:cohesion.01", "legion26:cohesion.02", "legion26:move.06", "legion23:deploy.04", "legion23:move.05"
)
@pytest.mark.parametrize(
    ("edition", "reach", "rule"), [("2026", 7620, "legion26:cohesion.02"), ("2023", 7500, "legion23:deploy.04")]
)
def test_followers_are_placed_near_their_leader(edition: str, reach: int, rule: str) -> None:
    field = battle(edition)
    unit = add(field, 0, card("Pair", minis=2), (20, 18), (20, 20))
    x, y = ahead_by(field, unit, STRAIGHT[1])
    assert why(field, unit, (x, y), (x, y + 2700 + reach)) is None
    assert why(field, unit, (x, y), (x, y + 2700 + reach + 1)) == rule


@pytest.mark.rule("legion26:cohesion.03")
@pytest.mark.parametrize(("edition", "free"), [("2026", False), ("2023", True)])
def test_in_2026_followers_see_their_leader(edition: str, free: bool) -> None:
    field = battle(edition)
    unit = add(field, 0, card("Pair", minis=2), (20, 18), (20, 20))
    lay(field, box(8, 0.2), 23, 19.2, high=4, movement=OPEN)
    x, y = ahead_by(field, unit, STRAIGHT[1])
    found = why(field, unit, (x, y), (x, y + round(2.2 * INCH)))
    assert found == (None if free else "legion26:cohesion.03")


@BOTH
@pytest.mark.rule("legion26:cohesion.04", "legion23:deploy.04")
@pytest.mark.parametrize(("high", "free"), [(1.6, True), (1.7, False)])
def test_followers_are_about_as_high_as_their_leader(edition: str, high: float, free: bool) -> None:
    field = battle(edition)
    unit = add(field, 0, card("Pair", minis=2), (20, 18), (20, 20))
    lay(field, box(8, 3), 23, 20.6, high=high)
    x, y = ahead_by(field, unit, STRAIGHT[1])
    found = why(field, unit, (x, y), (x, y + 2 * INCH, round(high * INCH)))
    assert found == (None if free else field.edition.rule("legion26:cohesion.04", "legion23:deploy.04"))


@BOTH
@pytest.mark.rule("legion26:cohesion.02", "legion23:deploy.05")
def test_no_cohesion_through_impassable_terrain(edition: str) -> None:
    field = battle(edition)
    unit = add(field, 0, card("Pair", minis=2), (20, 18), (20, 19.2))
    lay(field, box(20, 0.2), 23, 20.2, high=0.5, movement=IMPASSABLE)
    x, y = ahead_by(field, unit, STRAIGHT[1])
    rule = field.edition.rule("legion26:cohesion.02", "legion23:deploy.05")
    assert why(field, unit, (x, y), (x, y + round(2.9 * INCH))) == rule
    assert why(field, unit, (x, y), (x, y + round(1.4 * INCH))) is None


@BOTH
@pytest.mark.rule("legion26:cohesion.05", "legion23:move.05")
def test_who_finds_no_room_in_cohesion_stands_as_near_as_can_be(edition: str) -> None:
    """The leader steps onto a pillar on which nobody else has room, too high above the ground."""
    field = battle(edition)
    unit = add(field, 0, card("Pair", minis=2), (20, 18), (20, 20))
    lay(field, box(1.2, 1.2), 22.5, 18, high=4)
    pillar = (round(22.5 * INCH), 18 * INCH, 4 * INCH)
    found = Move(field, unit, Terms(CLIMB, 1)).complete(pillar)
    assert found is not None
    far = field.edition.rule("legion26:cohesion.05", "legion23:move.05")
    assert why(field, unit, found[0], (round(22.5 * INCH), 24 * INCH), kind=CLIMB) == far


@BOTH
@pytest.mark.rule("legion26:move.07", "legion26:move.20")
def test_followers_are_out_of_the_way_and_have_no_way_of_their_own(edition: str) -> None:
    field = battle(edition)
    unit = add(field, 0, card("Pair", minis=2), (20, 18), (21.2, 18))
    lay(field, box(1, 10), 23, 23.5, high=9, movement=IMPASSABLE)
    here = field.field[unit.miniatures[1]].pose
    assert why(field, unit, (here.x, here.y), (here.x, here.y + 3 * INCH)) is None


@BOTH
@pytest.mark.parametrize("seed", range(4))
def test_moves_that_are_found_are_legal(edition: str, seed: int) -> None:
    field = battle(edition)
    unit = add(field, 0, card("Six", minis=6), *[(20 + x, 18 + 1.2 * y) for x in (0, 1.2) for y in range(3)])
    add(field, 1, card("Foe", minis=3), (24, 16), (24, 18), (24, 20))
    lay(field, box(4, 4), 22, 24, high=3)
    lay(field, box(3, 6), 17, 16, high=4, kind=AREA, movement=DIFFICULT, cover=LIGHT)
    moving = Move(field, unit, Terms(STANDARD, 2))
    question = moving.question("legion-ask-move")
    assert question.check(question.sample(Rng(seed))) is None
    answers = question.candidates(Rng(seed), 6)
    assert len(answers) > 2
    assert all(question.check(answer) is None for answer in answers)
    assert question.region is not None
    assert len(question.region().movers) == 6


@BOTH
def test_what_is_no_answer_is_refused(edition: str) -> None:
    field, unit = one(edition)
    question = Move(field, unit, Terms(STANDARD, 2)).question("legion-ask-move")
    for value in ((), ((1,),), ((1, 2), (3, 4)), ("word",), (((1, 2), 3),), ((1 << 30, 5),)):
        reason = question.check(value)
        assert reason is not None
    assert question.check_part((0, 21 * INCH, 18 * INCH)) is None
    assert question.check_part((0, 41 * INCH, 18 * INCH)) is not None
    assert question.check_part((1, 41 * INCH, 18 * INCH)) is not None
    assert question.nearest((5, 5)) is not None
