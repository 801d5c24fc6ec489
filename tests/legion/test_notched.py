"""Moves with notched bases: along the tool, forward, backward and sideways, compulsory moves, pivots, displacement."""

from __future__ import annotations

from typing import Any

import pytest

from legion.laid import HUGE, LARGE, MEDIUM, SMALL, add, battle, box, card, lay, place, pose
from legion.playing import run
from tablero.games.legion import cards
from tablero.games.legion.activation import end_activation
from tablero.games.legion.compulsory import offer_first, owes_move, race
from tablero.games.legion.measuring import measured
from tablero.games.legion.movement import (
    can_climb,
    carry_out,
    compulsory_move,
    kinds_of_move,
    move,
    pivot,
    why_not_kind,
)
from tablero.games.legion.moving import Terms
from tablero.games.legion.moving_rules import (
    CLIMB,
    PIVOT,
    REVERSE,
    STANDARD,
    STRAFE_LEFT,
    STRAFE_RIGHT,
    flying_height,
)
from tablero.games.legion.notched import NotchedMove, Pivot, move_for
from tablero.games.legion.speed import speed_of
from tablero.games.legion.state import (
    IMMOBILIZE,
    MOVED,
    MOVED_FULLY,
    PIVOTED,
    SUPPRESSION,
    UNDEPLOYED,
    Battle,
    Token,
    Unit,
)
from tablero.games.legion.terrain import AREA, DIFFICULT, IMPASSABLE
from tablero.games.legion.view import view
from tablero.kernel import Place, Reason, Rng
from tablero.tabletop import INCH, MM, Pose

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])
LONG = cards.Base("oblong", 17500, 10000, notched=True)

SIZES = [(speed, wide) for speed in (1, 2, 3) for wide in (50, 70, 100)]
FULL = dict(zip(SIZES, (119, 139, 169, 169, 189, 219, 219, 239, 269), strict=True))
"""How far a full straight move goes, in millimetres, by speed and width of the base."""


def one(
    edition: str, kind: str = "ground vehicle", at: tuple[float, ...] = (20, 18), **given: Any
) -> tuple[Battle, Unit]:
    """A unit of one miniature on a notched base."""
    field = battle(edition)
    values = {"base": LARGE, "silhouette": 4400, "speed": 2, **given}
    return field, add(field, 0, card("One", unit_type=kind, **values), at)


def rule_of(reason: Reason | None) -> str | None:
    return None if reason is None else reason.rule


def why(field: Battle, unit: Unit, *part: int, kind: str = STANDARD, **terms: Any) -> str | None:
    """The rule against a move of a unit of one miniature."""
    return rule_of(move_for(field, unit, Terms(kind, speed_of(unit), **terms)).why_not((part,)))


def end(field: Battle, unit: Unit, *part: int, kind: str = STANDARD) -> Pose:
    """Where a move of a unit ends."""
    return NotchedMove(field, unit, Terms(kind, speed_of(unit))).path(part)[-1]  # type: ignore[arg-type]


# Along the tool.


@BOTH
@pytest.mark.rule(
    "legion26:notch.02", "legion26:notch.05", "legion26:measure.02", "legion23:notched.01", "legion23:notched.04"
)
@pytest.mark.parametrize(("speed", "wide"), FULL)
def test_a_full_move_ends_with_the_tool_in_the_other_notch(edition: str, speed: int, wide: int) -> None:
    base = cards.Base("round", wide * MM, wide * MM, notched=True)
    field, unit = one(edition, speed=3, base=base)
    far = FULL[speed, wide] * MM
    assert why(field, unit, 0, speed, 0, far) is None
    assert end(field, unit, 0, speed, 0, far) == Pose(20 * INCH + far, 18 * INCH)
    rule = field.edition.rule("legion26:notch.03", "legion23:notched.02")
    assert why(field, unit, 0, speed, 0, far + 1) == rule
    assert why(field, unit, 0, speed, 901, far) == rule


@BOTH
@pytest.mark.rule("legion26:notch.02", "legion23:notched.01")
def test_no_faster_tool_than_the_unit_is_fast(edition: str) -> None:
    field, unit = one(edition, speed=2)
    rule = field.edition.rule("legion26:notch.02", "legion23:notched.01")
    assert [why(field, unit, 0, speed, 0, 5000) for speed in (0, 1, 2, 3)] == [rule, None, None, rule]


@BOTH
@pytest.mark.rule("legion26:notch.03", "legion26:notch.04", "legion23:notched.02", "legion23:notched.03")
@pytest.mark.example("legion26:ex.23", "legion23:ex.26")
def test_a_partial_move_ends_parallel_to_where_it_has_got(edition: str) -> None:
    field, unit = one(edition, kind="repulsor vehicle", speed=3, base=MEDIUM, keywords=["speeder 1"])
    half = 17500 // 2
    assert why(field, unit, 0, 3, 450, half) is None
    assert end(field, unit, 0, 3, 450, half).facing == 0
    assert end(field, unit, 0, 3, 450, half + 1).facing == 450
    assert end(field, unit, 0, 3, -900, half + 5000).facing == 2700


@BOTH
@pytest.mark.rule("legion26:notch.01", "legion26:kw.speeder-x", "legion26:kw.mobile", "legion23:notched.01")
@pytest.mark.example("legion26:ex.22", "legion23:ex.25")
@pytest.mark.parametrize("words", [(), ("speeder 1",), ("mobile",)])
def test_who_turns_before_the_tool_is_laid(edition: str, words: Any) -> None:
    field, unit = one(edition, kind="repulsor vehicle", speed=3, base=MEDIUM, keywords=words)
    turns = edition == "2026" and not words
    rule = field.edition.rule("legion26:notch.01", "legion23:notched.01")
    assert why(field, unit, 0, 3, 0, 21900) is None  # a full move at speed 3
    assert why(field, unit, 900, 3, 0, 21900) == (None if turns else rule)
    assert why(field, unit, -901, 3, 0, 21900) == rule
    assert why(field, unit, 1, 3, 0, 21900) == (None if turns else rule)
    way = NotchedMove(field, unit, Terms(STANDARD, 3)).path((0, 3, 0, 21900))
    assert way[0] == Pose(20 * INCH, 18 * INCH)
    if turns:
        assert end(field, unit, 900, 3, 0, 21900) == Pose(20 * INCH, 18 * INCH + 21900, 0, 900)


@BOTH
@pytest.mark.rule("legion26:notch.06", "legion26:notch.08", "legion23:notched.05")
@pytest.mark.example("legion26:ex.24", "legion23:ex.27")
@pytest.mark.rule("legion26:move.09", "legion23:move.06")
def test_a_tower_stops_a_base(edition: str) -> None:
    field, unit = one(edition, kind="repulsor vehicle", speed=3, base=MEDIUM, silhouette=4800, keywords=["speeder 1"])
    lay(field, box(2, 2), 26, 18, high=9)
    rule = field.edition.rule("legion26:notch.06", "legion23:notched.05")
    reach = 5 * INCH - 2500
    assert why(field, unit, 0, 3, 0, 21900) == rule
    assert why(field, unit, 0, 3, 0, reach) is None
    assert why(field, unit, 0, 3, 0, reach + 1) == rule


@BOTH
@pytest.mark.rule("legion26:notch.07", "legion23:notched.06")
def test_followers_face_as_their_leader_does(edition: str) -> None:
    field = battle(edition)
    values: dict[str, Any] = {"unit_type": "repulsor vehicle", "minis": 2, "base": MEDIUM, "speed": 3}
    unit = add(field, 0, card("Bikes", **values), (20, 18), (20, 22))
    run(carry_out(field, unit, Terms(STANDARD, 3)), answers=[lambda place: place.toward((26 * INCH, 30 * INCH))])
    one_, other = (field.field[id].pose for id in unit.miniatures)
    assert one_.facing == other.facing != 0
    assert field.edition.cohesion.why_not(field, field.field, unit, unit.miniatures[1]) is None


@BOTH
@pytest.mark.rule("legion26:move.12", "legion26:apxa.03", "legion23:move.09", "legion23:notched.18")
def test_difficult_terrain_slows_and_so_does_reversing(edition: str) -> None:
    field, unit = one(edition, speed=2)
    lay(field, box(3, 3), 20 + (70 + 62) / 25.4, 18, high=1, kind=AREA, movement=DIFFICULT)
    slow = field.edition.rule("legion26:move.12", "legion23:move.09")
    assert why(field, unit, 0, 2, 0, 18900) == slow
    assert why(field, unit, 0, 2, 0, 1000) == slow  # the tool lies there
    assert why(field, unit, 0, 1, 0, 13900) is None
    fast = field.edition.rule("legion26:notch.02", "legion23:notched.01")
    assert why(field, unit, 0, 2, 0, 1000, kind=REVERSE) == fast
    assert why(field, unit, 0, 1, 0, 13900, kind=REVERSE) is None


@BOTH
@pytest.mark.rule("legion26:apxa.02", "legion26:apxa.06", "legion23:notched.17", "legion23:notched.21")
def test_a_reverse_move_goes_backward(edition: str) -> None:
    field, unit = one(edition)
    assert end(field, unit, 0, 1, 0, 13900, kind=REVERSE) == Pose(20 * INCH - 13900, 18 * INCH)
    assert end(field, unit, 0, 1, 0, 3000, kind=REVERSE) == Pose(20 * INCH - 3000, 18 * INCH)
    assert end(field, unit, 0, 1, 300, 13900, kind=REVERSE).facing == 300


@BOTH
@pytest.mark.rule("legion26:kw.strafe-move", "legion26:kw.strafe-move.2", "legion23:kw.hover.4")
def test_a_strafe_move_goes_sideways_and_slower(edition: str) -> None:
    field, unit = one(edition, kind="repulsor vehicle", base=LONG, keywords=["hover 1: air"])
    far = 7500 + 2 * (5000 - 300)
    assert why(field, unit, 0, 1, 0, far, kind=STRAFE_LEFT) is None
    assert why(field, unit, 0, 2, 0, far, kind=STRAFE_LEFT) is not None
    assert end(field, unit, 0, 1, 0, far, kind=STRAFE_LEFT) == Pose(20 * INCH, 18 * INCH + far)
    assert end(field, unit, 0, 1, 0, far, kind=STRAFE_RIGHT) == Pose(20 * INCH, 18 * INCH - far)


@BOTH
@pytest.mark.rule("legion26:move.02", "legion23:move.02", "legion23:move.15")
@pytest.mark.example("legion23:ex.62")
def test_a_base_may_leave_the_table_on_its_way_but_not_at_its_end(edition: str) -> None:
    field, unit = one(edition, speed=3, at=(66.5, 18))
    field.field.move(unit.leader, pose(69.5, 18, 0, 60))
    field.miniatures[unit.leader].pose = pose(69.5, 18, 0, 60)
    assert why(field, unit, 0, 1, 900, 13900) is None
    path = NotchedMove(field, unit, Terms(STANDARD, 3)).path((0, 1, 900, 13900))
    assert max(each.x for each in path) + 3500 > 72 * INCH
    off = field.edition.rule("legion26:move.02", "legion23:move.02")
    assert why(field, unit, 0, 1, 0, 13900) == off


# Which moves.


@BOTH
@pytest.mark.rule(
    "legion26:climb.01", "legion26:kw.climbing-vehicle", "legion23:notched.07", "legion23:kw.climbing-vehicle"
)
@pytest.mark.rule("legion26:apxb.03", "legion26:apxb.05", "legion26:apxb.06", "legion26:apxb.13", "legion26:apxb.17")
@pytest.mark.rule("legion26:apxb.27", "legion26:kw.hover-ground-air-x", "legion26:kw.mobile.4", "legion26:move.01")
@pytest.mark.rule(
    "legion23:type.creature", "legion23:type.emplacement", "legion23:vehicle.ground", "legion23:vehicle.repulsor"
)
@pytest.mark.rule("legion23:kw.hover", "legion23:move.01", "legion26:kw.strafe-move", "legion23:kw.hover.4")
@pytest.mark.parametrize(
    ("kind", "words", "found"),
    [
        ("creature trooper", (), [STANDARD, REVERSE, PIVOT]),
        ("emplacement trooper", (), [STANDARD, REVERSE, PIVOT]),
        ("heavy trooper", (), [STANDARD, REVERSE, PIVOT]),
        ("ground vehicle", (), [STANDARD, REVERSE, PIVOT]),
        ("ground vehicle", ("climbing-vehicle",), [STANDARD, CLIMB, REVERSE, PIVOT]),
        ("repulsor vehicle", (), [STANDARD, PIVOT]),
        ("repulsor vehicle", ("hover ground",), [STANDARD, REVERSE, STRAFE_LEFT, STRAFE_RIGHT, PIVOT]),
        ("repulsor vehicle", ("hover 1: air", "mobile"), [STANDARD, STRAFE_LEFT, STRAFE_RIGHT, PIVOT]),
        ("ground vehicle", ("stationary",), [PIVOT]),
    ],
)
@pytest.mark.rule("legion26:move.08", "legion23:move.14")
def test_which_moves_units_on_notched_bases_make(edition: str, kind: str, words: Any, found: list[str]) -> None:
    field, unit = one(edition, kind=kind, keywords=words)
    assert kinds_of_move(field, unit) == found
    assert type(move_for(field, unit, Terms(PIVOT))) is Pivot
    assert type(move_for(field, unit, Terms(STANDARD))) is NotchedMove
    unit.place = UNDEPLOYED
    assert kinds_of_move(field, unit) == []


@BOTH
@pytest.mark.rule("legion26:kw.stationary", "legion23:kw.stationary")
def test_a_stationary_unit_only_pivots(edition: str) -> None:
    field, unit = one(edition, keywords=["stationary"])
    rule = field.edition.rule("legion26:kw.stationary", "legion23:kw.stationary")
    assert rule_of(why_not_kind(field, unit, STANDARD)) == rule


@BOTH
@pytest.mark.rule(
    "legion26:climb.01", "legion26:kw.climbing-vehicle", "legion23:notched.07", "legion23:kw.climbing-vehicle"
)
@pytest.mark.parametrize(
    ("base", "words", "climbs"), [(SMALL, (), True), (LARGE, (), False), (LARGE, ("climbing-vehicle",), True)]
)
def test_on_which_bases_units_climb(edition: str, base: cards.Base, words: Any, climbs: bool) -> None:
    _, unit = one(edition, base=base, keywords=words)
    assert can_climb(unit) is climbs


@BOTH
@pytest.mark.rule("legion26:kw.climbing-vehicle", "legion23:kw.climbing-vehicle")
def test_a_vehicle_that_climbs_gets_onto_a_roof(edition: str) -> None:
    field, unit = one(edition, speed=2, base=MEDIUM, keywords=["climbing-vehicle"])
    lay(field, box(8, 8), 26, 18, high=4)
    assert can_climb(unit)
    assert not can_climb(one(edition)[1])
    assert can_climb(one(edition, kind="trooper", base=SMALL)[1])
    assert why(field, unit, 0, 1, 0, 6000, kind=CLIMB) == field.edition.rule(
        "legion26:apxb.30", "legion23:vehicle.ground.4"
    )
    field.field.move(unit.leader, pose(21.5, 18))
    field.miniatures[unit.leader].pose = pose(21.5, 18)
    assert why(field, unit, 0, 1, 0, 11900, kind=CLIMB) is None
    assert why(field, unit, 0, 1, 0, 11900) is not None


@BOTH
@pytest.mark.rule("legion26:kw.speeder-x", "legion26:kw.hover-air-x", "legion23:kw.speeder-x", "legion23:kw.hover.3")
@pytest.mark.parametrize(
    ("word", "high", "free"),
    [
        ("speeder 1", 6, True),
        ("speeder 1", 6.1, False),
        ("speeder 2", 12, True),
        ("hover 1: air", 6, True),
        ("hover 1: air", 6.1, False),
        ("cover 2", 6, False),
    ],
)
def test_speeders_and_hoverers_move_over_terrain_and_end_on_it(
    edition: str, word: str, high: float, free: bool
) -> None:
    field, unit = one(edition, kind="repulsor vehicle", speed=3, base=MEDIUM, keywords=[word])
    lay(field, box(2, 20), 23, 18, high=high)
    lay(field, box(8, 8), 20, 34, high=high)
    field.terrain = field.terrain[:2]
    assert (why(field, unit, 0, 3, 0, 21900) is None) is free
    field, unit = one(edition, kind="repulsor vehicle", speed=3, base=MEDIUM, keywords=[word])
    lay(field, box(8, 8), 27, 18, high=high)
    assert (why(field, unit, 0, 3, 0, 18000) is None) is free


@pytest.mark.parametrize(
    ("word", "height"),
    [("hover 2: air", 2), ("hover 1: ground", 0), ("hover air", 0), ("speeder 1", 1), ("cover 2", 0)],
)
@pytest.mark.rule("legion26:kw.speeder-x", "legion26:kw.hover-air-x", "legion23:kw.speeder-x", "legion23:kw.hover.3")
def test_over_what_height_speeders_and_hoverers_move(word: str, height: int) -> None:
    _, unit = one("2026", kind="repulsor vehicle", keywords=[word])
    assert flying_height(unit) == 6 * INCH * height


@BOTH
@pytest.mark.rule("legion26:kw.hover-air-x", "legion23:kw.hover.3")
@pytest.mark.rule("legion26:terrain.11", "legion23:terrain.08")
@pytest.mark.parametrize(
    ("word", "high", "slow"),
    [("hover 1: air", 2, False), ("hover 1: air", 6, False), ("hover 1: air", 6.1, True), ("hover ground", 2, True)],
)
def test_what_hovers_in_the_air_ignores_low_difficult_terrain(edition: str, word: str, high: float, slow: bool) -> None:
    field, unit = one(edition, kind="repulsor vehicle", speed=3, base=MEDIUM, keywords=[word])
    lay(field, box(3, 20), 25, 18, high=high, kind=AREA, movement=DIFFICULT)
    assert (why(field, unit, 0, 3, 0, 21900) is not None) is slow


@BOTH
@pytest.mark.rule("legion26:apxb.31", "legion23:vehicle.repulsor.4")
@pytest.mark.parametrize(("kind", "free"), [("repulsor vehicle", True), ("ground vehicle", False)])
def test_repulsors_cross_impassable_terrain(edition: str, kind: str, free: bool) -> None:
    field, unit = one(edition, kind=kind, speed=3, base=MEDIUM)
    lay(field, box(1, 20), 24, 18, high=1, movement=IMPASSABLE)
    assert (why(field, unit, 0, 3, 0, 21900) is None) is free


# Compulsory moves.


@BOTH
@pytest.mark.rule("legion26:kw.compulsory-move", "legion23:kw.speeder-x.3")
def test_a_compulsory_move_is_full_and_at_full_speed(edition: str) -> None:
    field, unit = one(edition, kind="repulsor vehicle", speed=3, base=MEDIUM, keywords=["speeder 1"])
    rule = field.edition.rule("legion26:kw.compulsory-move", "legion23:kw.speeder-x.3")
    assert why(field, unit, 0, 3, 0, 21900, compulsory=True) is None
    assert why(field, unit, 0, 3, 0, 21899, compulsory=True) == rule
    assert why(field, unit, 0, 2, 0, 16900, compulsory=True) == rule
    played = run(compulsory_move(field, unit), answers=[lambda place: place.sample(Rng(1))])
    assert played.result is not None
    assert played.result.full
    assert unit.moved == MOVED_FULLY


@BOTH
@pytest.mark.rule("legion26:kw.compulsory-move", "legion26:move.12", "legion23:kw.speeder-x.3", "legion23:move.09")
def test_a_compulsory_move_out_of_difficult_terrain_is_found_at_the_speed_that_is_left(edition: str) -> None:
    field, unit = one(edition, kind="repulsor vehicle", speed=3, base=MEDIUM, keywords=["speeder 1"])
    lay(field, box(3, 3), 20, 18, high=0.1, kind=AREA, movement=DIFFICULT)
    slow = field.edition.rule("legion26:move.12", "legion23:move.09")
    assert why(field, unit, 0, 3, 0, 21900, compulsory=True) == slow
    assert why(field, unit, 0, 2, 0, 16900, compulsory=True) is None
    for seed in range(3):
        fresh = field.copy()
        played = run(compulsory_move(fresh, fresh.units[0]), answers=[lambda place, seed=seed: place.sample(Rng(seed))])
        assert played.result is not None
        assert (played.result.speed, played.result.full) == (2, True)


@BOTH
@pytest.mark.rule("legion26:kw.compulsory-move", "legion26:move.03", "legion23:kw.speeder-x.3", "legion23:move.16")
def test_a_compulsory_move_that_would_leave_the_table_stops_at_its_edge(edition: str) -> None:
    field, unit = one(edition, kind="repulsor vehicle", at=(66, 18), speed=3, base=MEDIUM, keywords=["speeder 1"])
    moving = NotchedMove(field, unit, Terms(STANDARD, 3, compulsory=True))
    far = moving.farthest(0, 3, 0)
    room = 6 * INCH - 2500
    assert room - 100 < far <= room
    assert why(field, unit, 0, 3, 0, far, compulsory=True) is None
    assert why(field, unit, 0, 3, 0, far - 200, compulsory=True) is not None
    played = run(compulsory_move(field, unit), answers=[((0, 3, 0, far),)])
    assert played.result is not None
    assert played.result.stopped
    field, unit = one(edition, kind="repulsor vehicle", speed=3, base=MEDIUM, keywords=["speeder 1"])
    assert not run(compulsory_move(field, unit), answers=[((0, 3, 0, 21900),)]).result.stopped  # type: ignore[union-attr]


# Pivots.


@BOTH
@pytest.mark.rule("legion26:apxa.01", "legion26:kw.full-pivot", "legion23:notched.09", "legion23:kw.full-pivot")
@pytest.mark.parametrize(("words", "most"), [((), 900), (("full-pivot",), 1800)])
def test_how_far_one_pivots(edition: str, words: Any, most: int) -> None:
    field = battle(edition)
    values: dict[str, Any] = {"unit_type": "ground vehicle", "minis": 2, "base": MEDIUM, "keywords": words}
    unit = add(field, 0, card("Pair", **values), (20, 18), (20, 22))
    rule = field.edition.rule("legion26:apxa.01", "legion23:notched.09")
    question = Pivot(field, unit).question("legion-ask-move")
    assert [rule_of(question.check((turn,))) for turn in (most, -most, most + 1)] == [None, None, rule]
    played = run(pivot(field, unit), answers=[(-most,)])
    assert played.result.kind == PIVOT
    assert unit.moved == PIVOTED
    assert [field.field[id].pose for id in unit.miniatures] == [
        pose(20, 18, 0, -most / 10),
        pose(20, 22, 0, -most / 10),
    ]


@pytest.mark.rule("legion23:notched.10")
@pytest.mark.parametrize(("edition", "rule"), [("2026", "legion26:move.10"), ("2023", "legion23:notched.10")])
def test_a_pivoting_base_does_not_end_on_others(edition: str, rule: str) -> None:
    field, unit = one(edition, base=LONG)
    add(field, 0, card("Other", unit_type="ground vehicle", base=MEDIUM), (20, 22))
    assert rule_of(Pivot(field, unit).why_not((900,))) == rule
    assert Pivot(field, unit).why_not((100,)) is None


@BOTH
@pytest.mark.rule("legion26:apxa.01", "legion23:notched.09")
def test_who_stands_on_a_building_while_its_leader_does_not_pivots_too(edition: str) -> None:
    field = battle(edition)
    values: dict[str, Any] = {"unit_type": "ground vehicle", "minis": 2, "base": MEDIUM}
    unit = add(field, 0, card("Pair", **values), (20, 18), (26, 18, 4))
    lay(field, box(6, 6), 26, 18, high=4)
    assert Pivot(field, unit).why_not((0,)) is None
    assert Pivot(field, unit).why_not((900,)) is None


@BOTH
@pytest.mark.rule("legion26:weaponkw.immobilize-x.2", "legion23:weaponkw.immobilize-x.2")
def test_an_immobilized_vehicle_does_not_pivot(edition: str) -> None:
    field, unit = one(edition, speed=1)
    unit.tokens[IMMOBILIZE] = 1
    assert kinds_of_move(field, unit) == []


@BOTH
@pytest.mark.rule("legion26:kw.reposition", "legion26:apxa.05", "legion23:kw.reposition", "legion23:notched.21")
def test_reposition_pivots_before_or_after_a_standard_move(edition: str) -> None:
    field, unit = one(edition, keywords=["reposition"])
    answers: list[Any] = [STANDARD, "yes", (900,), ((0, 1, 0, 13900),)]
    run(move(field, unit), answers=answers)
    assert field.field[unit.leader].pose == Pose(20 * INCH, 18 * INCH + 13900, 0, 900)
    assert unit.moved == MOVED
    run(move(field, unit), answers=[STANDARD, "no", ((0, 1, 0, 13900),), "yes", (-900,)])
    assert field.field[unit.leader].pose == Pose(20 * INCH, 18 * INCH + 27800, 0, 0)
    asked = run(
        move(field, unit),
        answers=[
            REVERSE,
            *(["no"] if edition == "2026" else []),
            ((0, 1, 0, 13900),),
            *(["no"] if edition == "2026" else []),
        ],
    )
    assert asked.result is not None


@BOTH
@pytest.mark.rule("legion26:kw.spur", "legion23:kw.spur")
def test_spur_makes_faster_for_a_token(edition: str) -> None:
    field, unit = one(edition, kind="creature trooper", speed=2, keywords=["spur"])
    run(move(field, unit), answers=[STANDARD, "yes", ((0, 3, 0, 23900),)])
    assert unit.has(SUPPRESSION) == 1
    assert field.field[unit.leader].pose.x == 20 * INCH + 23900
    run(move(field, unit), answers=[STANDARD, "no", ((0, 2, 0, 18900),)])
    assert unit.has(SUPPRESSION) == 1


# Displacement.


def driven_over(edition: str = "2023", kind: str = "ground vehicle", **given: Any) -> tuple[Battle, Unit, Unit]:
    """A walker that stands before a unit of six battle droids."""
    field, walker = one(edition, kind=kind, speed=2, **given)
    spots = [(24, 18), (24, 19.2), (24, 16.8), (25.2, 18), (26, 21), (26, 22.2)]
    return field, walker, add(field, 1, card("Droids", minis=6), *spots)


@pytest.mark.rule("legion23:notched.11", "legion23:notched.13", "legion23:notched.14", "legion23:notched.15")
@pytest.mark.rule("legion23:notched.16", "legion23:vehicle.ground.2", "legion23:type.creature.2")
@pytest.mark.example("legion23:ex.47")
@pytest.mark.parametrize("kind", ["ground vehicle", "creature trooper"])
def test_a_walker_displaces_whom_it_walks_over(kind: str) -> None:
    field, walker, droids = driven_over(kind=kind)
    was = field.field[droids.leader].pose
    answers = [((0, 2, 0, 18900),), lambda place: place.sample(Rng(1)), lambda place: place.sample(Rng(1))]
    played = run(carry_out(field, walker, Terms(STANDARD, 2)), answers=answers)
    assert played.result.displaced == tuple(droids.miniatures[:4])
    assert [seat for seat, _ in played.questions] == [0, 1, 1]
    assert field.field[walker.leader].pose.x == 20 * INCH + 18900
    leader = field.field[droids.leader].pose
    assert (leader.x - was.x) ** 2 + (leader.y - was.y) ** 2 <= (7500 + 2700) ** 2
    assert all(field.edition.cohesion.why_not(field, field.field, droids, id) is None for id in droids.miniatures)
    assert droids.has(SUPPRESSION) == 1
    assert droids.displaced
    far = ((was.x, was.y + 7500 + 2700 + 5),)
    assert rule_of(played.asked[1].check(far)) == "legion23:notched.15"


def test_whoever_waits_to_be_placed_again_is_near_nothing_and_the_table_can_be_seen() -> None:
    field, walker, droids = driven_over()
    there = field.field[droids.leader].pose
    field.tokens = [Token("objective", there.x, there.y)]
    seen: list[Any] = []

    def look(place: Place) -> Any:
        told: Any = view(field, place.seat)
        seen.append((told["tokens"][0]["held"], [id in measured(field, droids) for id in droids.miniatures]))
        return place.sample(Rng(1))

    run(carry_out(field, walker, Terms(STANDARD, 2)), answers=[((0, 2, 0, 18900),), look, look])
    assert seen[0] == (None, [False] * 4 + [True] * 2)
    assert seen[1] == (1, [True] + [False] * 3 + [True] * 2)  # the leader has been placed


@pytest.mark.rule("legion23:notched.14")
def test_a_walker_ends_where_those_stood_whom_it_displaces() -> None:
    field, walker, droids = driven_over()
    there = field.field[droids.leader].pose.x - 20 * INCH
    assert why(field, walker, 0, 2, 0, there) is None
    field, repulsor, droids = driven_over(kind="repulsor vehicle")
    assert why(field, repulsor, 0, 2, 0, there) is not None


@pytest.mark.rule("legion23:notched.14")
@pytest.mark.parametrize(("edition", "fits"), [("2023", True), ("2026", False)])
def test_a_follower_may_be_put_where_somebody_stands_whom_its_leader_displaces(edition: str, fits: bool) -> None:
    field = battle(edition)
    values: dict[str, Any] = {"unit_type": "ground vehicle", "minis": 2, "base": MEDIUM, "silhouette": 4000}
    pair = add(field, 0, card("Pair", **values), (20, 18), (20, 21))
    droid = add(field, 1, card("Droid"), (24, 18))
    there = field.field[droid.leader].pose
    question = move_for(field, pair, Terms(STANDARD, 2)).question("legion-ask-move")
    assert (question.check_part((1, there.x, there.y)) is None) is fits
    tank = add(field, 1, card("Tank", unit_type="ground vehicle", base=MEDIUM), (24, 24))
    there = field.field[tank.leader].pose
    question = move_for(field, pair, Terms(STANDARD, 2)).question("legion-ask-move")
    assert question.check_part((1, there.x, there.y)) is not None  # nobody displaces a vehicle


@pytest.mark.rule("legion23:notched.16")
def test_displacement_suppresses_once_an_activation() -> None:
    field, walker, droids = driven_over()
    droids.displaced = True
    answers = [((0, 2, 0, 18900),), lambda place: place.sample(Rng(1)), lambda place: place.sample(Rng(1))]
    run(carry_out(field, walker, Terms(STANDARD, 2)), answers=answers)
    assert droids.has(SUPPRESSION) == 0
    end_activation(field, walker)
    assert not droids.displaced


@pytest.mark.rule(
    "legion23:notched.12", "legion23:notched.20", "legion23:vehicle.repulsor.6", "legion23:vehicle.repulsor.7"
)
def test_whom_nobody_displaces() -> None:
    field, walker, droids = driven_over()
    foe = add(field, 0, card("Foe"))
    at = field.field[droids.miniatures[4]].pose
    place(field, foe, Pose(at.x + 2700, at.y))
    assert why(field, walker, 0, 2, 0, 18900) == "legion23:notched.05"  # engaged troopers stand fast
    field, repulsor, droids = driven_over(kind="repulsor vehicle")
    moving = NotchedMove(field, repulsor, Terms(STANDARD, 2))
    assert moving.displaced((0, 2, 0, 18900)) == []
    compulsory = NotchedMove(field, repulsor, Terms(STANDARD, 2, compulsory=True))
    assert compulsory.displaced((0, 2, 0, 18900)) == droids.miniatures[:4]
    field, walker, droids = driven_over("2026")
    assert NotchedMove(field, walker, Terms(STANDARD, 2)).displaced((0, 2, 0, 18900)) == []


@pytest.mark.rule("legion23:notched.20")
def test_friends_are_displaced_too_and_the_opponent_places_them() -> None:
    field, walker = one("2023", speed=2)
    friends = add(field, 0, card("Friends", minis=2), (24, 18), (24, 21))
    answers = [((0, 2, 0, 18900),), lambda place: place.sample(Rng(1))]
    played = run(carry_out(field, walker, Terms(STANDARD, 2)), answers=answers)
    assert [seat for seat, _ in played.questions] == [0, 1]
    assert friends.has(SUPPRESSION) == 1


@BOTH
@pytest.mark.parametrize("seed", range(3))
def test_notched_moves_that_are_found_are_legal(edition: str, seed: int) -> None:
    field = battle(edition)
    values: dict[str, Any] = {"unit_type": "ground vehicle", "minis": 2, "base": MEDIUM, "silhouette": 4000}
    unit = add(field, 0, card("Pair", **values), (20, 18), (20, 21))
    add(field, 1, card("Tank", unit_type="ground vehicle", base=HUGE), (28, 18))
    lay(field, box(4, 4), 22, 26, high=3)
    for kind in (STANDARD, REVERSE):
        question = move_for(field, unit, Terms(kind, 2)).question("legion-ask-move")
        answers = [question.sample(Rng(seed)), *question.candidates(Rng(seed), 4)]
        assert all(question.check(answer) is None for answer in answers)
    assert question.region is not None
    assert question.region().answer == "tool"
    assert question.check_part((0, 0, 1, 0, 3000)) is None
    assert question.check_part((0, 0, 9, 0, 3000)) is not None
    for nonsense in ((0, 3000, 3000), (0, (3000, 3000, 0)), (0,), (0, 0, 1, 0, 3000, 1), (-1, 3000, 3000)):
        reason = question.check_part(nonsense)  # no part of a leader's move, and of nobody's
        assert reason is not None
        assert reason.message.id in ("legion-a-tool-and-places", "legion-a-place-for-each")
    assert question.check((5, 6)) is not None


@BOTH
@pytest.mark.rule("legion26:kw.speeder-x.3", "legion26:kw.mobile.3", "legion23:kw.speeder-x.2", "legion26:move.03")
@pytest.mark.rule("legion23:move.16")
def test_a_compulsory_move_comes_first_or_last_and_once(edition: str) -> None:
    field, unit = one(edition, kind="repulsor vehicle", speed=3, base=MEDIUM, keywords=["speeder 1"])
    field.actions = 2
    run(offer_first(field, unit), answers=["later"])
    assert owes_move(unit)
    run(offer_first(field, unit), answers=["now", ((0, 3, 0, 21900),)])
    assert not owes_move(unit)
    assert run(race(field, unit)).questions == []
    assert field.actions == 2
    field, unit = one(edition, kind="repulsor vehicle", at=(66, 18), speed=3, base=MEDIUM, keywords=["speeder 1"])
    field.actions = 2
    far = NotchedMove(field, unit, Terms(STANDARD, 3, compulsory=True)).farthest(0, 3, 0)
    run(race(field, unit), answers=[((0, 3, 0, far),)])
    assert field.actions == 0
    assert not owes_move(one(edition)[1])
