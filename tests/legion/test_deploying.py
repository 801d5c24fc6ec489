"""Deploying: from the edge in 2026, in zones in 2023."""

from __future__ import annotations

from typing import Any

import pytest

from legion.laid import HUGE, add, battle, box, card, lay
from legion.playing import run
from tablero.games.legion import cards, doing
from tablero.games.legion.activation import begin_activation
from tablero.games.legion.activation_effects import activation_begins
from tablero.games.legion.deploying import (
    Entering,
    EnteringNotched,
    deployment,
    detached,
    edges_of,
    entering,
    infiltration,
    prepared,
    scout_value,
)
from tablero.games.legion.movement import scout
from tablero.games.legion.moving import Terms
from tablero.games.legion.moving_rules import STANDARD
from tablero.games.legion.state import ON_BATTLEFIELD, UNDEPLOYED, Battle, Unit
from tablero.games.legion.terrain import AREA, DIFFICULT
from tablero.games.legion.zones import owner_at
from tablero.kernel import Reason, Rng
from tablero.tabletop import INCH, MM, QUARTER, Pose

STRIP = [(0, 0, 72 * INCH, 9 * INCH)]
"""The territory along the edge at y = 0."""
REST = [(0, 9 * INCH, 72 * INCH, 36 * INCH)]
CORNER = [(12 * INCH, 0, 30 * INCH, 9 * INCH)]
LONG = cards.Base("oblong", 17500, 10000, notched=True)


def waiting(edition: str = "2026", **given: Any) -> tuple[Battle, Unit]:
    field = battle(edition)
    return field, add(field, 0, card("Waiting", **given))


def rule_of(reason: Reason | None) -> str | None:
    return None if reason is None else reason.rule


@pytest.mark.rule("legion26:deploy.01", "legion26:move.05", "legion26:move.06")
@pytest.mark.example("legion26:ex.20")
def test_battle_droids_enter_from_their_edge() -> None:
    field, droids = waiting(minis=4, speed=2)
    moving = entering(field, droids, STRIP)
    answers = [lambda question: question.toward((20 * INCH, 20 * INCH))]
    played = run(moving.make("legion-ask-move"), answers=answers)
    assert droids.place == ON_BATTLEFIELD
    leader = field.field[droids.leader].pose
    assert abs(leader.y - (125 * MM + 1350)) < 20
    assert (played.result.kind, played.result.speed) == (STANDARD, 2)
    for id in droids.miniatures[1:]:
        assert field.edition.cohesion.why_not(field, field.field, droids, id) is None


@pytest.mark.rule("legion26:deploy.01")
@pytest.mark.parametrize(("speed", "far"), [(1, 75), (2, 125), (3, 175)])
def test_how_far_from_the_edge_one_gets(speed: int, far: int) -> None:
    field, unit = waiting(speed=speed)
    moving = entering(field, unit, STRIP)
    reach = far * MM + 1350
    assert moving.why_not(((20 * INCH, reach),)) is None
    assert rule_of(moving.why_not(((20 * INCH, reach + 20),))) == "legion26:move.04"
    assert moving.why_not(((20 * INCH, 75 * MM),)) is None  # a slower tool


@pytest.mark.rule("legion26:deploy.01")
def test_the_tool_touches_the_edge_within_the_territory() -> None:
    field, unit = waiting(speed=1)
    moving = entering(field, unit, CORNER)
    for x, free in ((13, True), (29, True), (9.8, False), (32.2, False)):
        assert (moving.why_not(((round(x * INCH), 3 * INCH),)) is None) is free
    edges = edges_of(field.field, CORNER)
    assert [(edge.low, edge.high, edge.inward) for edge in edges] == [((12 * INCH, 0), (30 * INCH, 0), QUARTER)]
    sides = edges_of(field.field, [(60 * INCH, 20 * INCH, 72 * INCH, 36 * INCH)])
    assert [edge.inward for edge in sides] == [2700, 1800]


@pytest.mark.rule("legion26:deploy.02")
@pytest.mark.parametrize(("high", "free"), [(1.6, True), (1.7, False)])
def test_heights_are_measured_from_the_edge(high: float, free: bool) -> None:
    field, unit = waiting(speed=2)
    lay(field, box(20, 6), 20, 5, high=high)
    spot = (20 * INCH, 4 * INCH, round(high * INCH))
    assert (entering(field, unit, STRIP).why_not((spot,)) is None) is free


@pytest.mark.rule("legion26:kw.scout-x", "legion26:kw.scout-x.2")
def test_a_scout_enters_at_its_own_speed_whatever_the_terrain() -> None:
    field, unit = waiting(speed=1, keywords=["scout 2", "scout 2"])
    assert scout_value(unit) == 3
    lay(field, box(70, 9), 36, 5, high=1, kind=AREA, movement=DIFFICULT)
    far = (20 * INCH, 175 * MM + 1350)
    assert entering(field, unit, STRIP, 3).why_not((far,)) is None
    assert entering(field, unit, STRIP).why_not((far,)) is not None


@pytest.mark.rule("legion26:kw.scout-x")
def test_a_scout_may_stay_where_it_is() -> None:
    field, unit = waiting(keywords=["scout 2"])
    asked = run(doing.scout(field, unit), answers=["no"]).asked
    assert asked[0].to_json()["options"] == ["yes", "no"]
    assert unit.place == UNDEPLOYED


@pytest.mark.rule("legion26:deploy.01", "legion26:notch.05")
def test_a_notched_base_slides_onto_the_battlefield() -> None:
    field, unit = waiting(unit_type="ground vehicle", base=HUGE, speed=2, silhouette=9000)
    moving = EnteringNotched(field, unit, Terms(STANDARD, 2), STRIP)
    whole = 125 * MM + 2 * (5000 - 300)
    assert moving.why_not(((20 * INCH, 2, 0, whole),)) is None
    end = moving.path((20 * INCH, 2, 0, whole))[-1]
    assert end == Pose(20 * INCH, 125 * MM + 5000 - 300, 0, QUARTER)  # its rear notch is at the end of the tool
    assert rule_of(moving.why_not(((20 * INCH, 2, 0, 8000),))) == "legion26:move.02"  # not wholly on the table
    assert rule_of(moving.why_not(((0, 2, 0, whole),))) == "legion26:deploy.01"
    assert rule_of(moving.why_not(((91 * INCH, 2, 0, whole),))) == "legion26:deploy.01"
    assert moving.why_not((moving.sample(Rng(3))[0],)) is None
    assert moving.toward((40 * INCH, 20 * INCH)) is not None


@pytest.mark.rule("legion26:kw.prepared-position", "legion26:kw.infiltrate")
def test_a_prepared_unit_stands_wholly_in_its_territory() -> None:
    field, unit = waiting(minis=2)
    placing = prepared(field, unit, STRIP, REST)
    line = 9 * INCH - 1350
    assert placing.why_not(((20 * INCH, line), (22 * INCH, line))) is None
    assert rule_of(placing.why_not(((20 * INCH, line), (22 * INCH, line + 1)))) == "legion26:kw.prepared-position"
    assert rule_of(placing.why_not(((20 * INCH, line + 1), (22 * INCH, line)))) == "legion26:kw.prepared-position"
    assert placing.found() is not None
    spots = placing.sample(Rng(2))
    assert placing.why_not(spots) is None
    assert placing.toward((20 * INCH, 30 * INCH)) is not None


@pytest.mark.rule("legion23:deploy.02", "legion23:deploy.03", "legion23:deploy.07")
def test_in_2023_units_are_deployed_in_their_zones() -> None:
    field, unit = waiting("2023", minis=2)
    enemy = add(field, 1, card("Enemy"), (40, 5))
    placing = deployment(field, unit, STRIP, REST)
    inside, outside = (20 * INCH, 8 * INCH), (20 * INCH, 9 * INCH)
    assert placing.why_not((inside, (22 * INCH, 8 * INCH))) is None
    assert rule_of(placing.why_not((outside, (22 * INCH, 8 * INCH)))) == "legion23:deploy.02"
    assert rule_of(placing.why_not((inside, (26 * INCH, 8 * INCH)))) == "legion23:deploy.04"
    at = field.field[enemy.leader].pose
    touching = (at.x - 27 * MM, at.y)
    assert rule_of(placing.why_not((touching, (at.x - 60 * MM, at.y)))) == "legion23:core.06"


@pytest.mark.rule("legion23:notched.08")
@pytest.mark.parametrize(("y", "free"), [(17500 // 2, True), (17500 // 2 + 100, False)])
def test_an_oblong_base_at_the_edge_may_jut_out(y: int, free: bool) -> None:
    field = battle("2023")
    unit = add(field, 0, card("Truck", unit_type="repulsor vehicle", base=LONG, silhouette=8000))
    zone, rest = [(0, 0, 72 * INCH, 6 * INCH)], [(0, 6 * INCH, 72 * INCH, 36 * INCH)]
    placing = deployment(field, unit, zone, rest, QUARTER)
    assert (placing.why_not(((20 * INCH, y),)) is None) is free
    small = deployment(field, unit, [(0, 0, 72 * INCH, 3 * INCH)], [(0, 3 * INCH, 72 * INCH, 36 * INCH)], QUARTER)
    assert small.why_not(((20 * INCH, y),)) is not None  # less than half of it inside


@pytest.mark.rule("legion26:kw.infiltrate")
def test_who_infiltrates_may_deploy_in_its_territory_as_its_activation_begins() -> None:
    for answer, place in (("yes", ON_BATTLEFIELD), ("no", UNDEPLOYED)):
        field, unit = waiting(minis=2, keywords=["infiltrate"])
        field.blue, field.blue_edge = 0, 0
        begin_activation(field, unit)
        spots = [lambda question: question.sample(Rng(4))] if answer == "yes" else []
        outcome = run(activation_begins(field, unit), answers=[answer, *spots])
        assert outcome.questions[0] == (0, "legion-ask-infiltrate")
        assert unit.place == place
        if answer == "yes":
            assert all(owner_at(field, field.field[id].pose.x, field.field[id].pose.y) == 0 for id in unit.miniatures)
            run(activation_begins(field, unit))  # once it is there, it is asked no more
    field, unit = waiting(minis=2)
    begin_activation(field, unit)
    run(activation_begins(field, unit))


@pytest.mark.rule("legion23:kw.infiltrate")
def test_infiltrators_deploy_beyond_range_three_of_enemies() -> None:
    field, unit = waiting("2023")
    placing = infiltration(field, unit)
    assert placing.why_not(((20 * INCH, 18 * INCH),)) is None
    field, unit = waiting("2023")
    add(field, 1, card("Enemy"), (40, 18))
    placing = infiltration(field, unit)
    far = 40 * INCH - 18 * INCH - 27 * MM
    assert rule_of(placing.why_not(((far, 18 * INCH),))) == "legion23:kw.infiltrate"
    assert placing.why_not(((far - 1, 18 * INCH),)) is None


def test_moves_from_the_edge_that_are_found_are_legal() -> None:
    field, unit = waiting(minis=5)
    lay(field, box(5, 3), 20, 4, high=4)
    moving = Entering(field, unit, Terms(STANDARD, 2), STRIP)
    question = moving.question("legion-ask-move")
    for seed in range(3):
        assert question.check(question.sample(Rng(seed))) is None
    assert moving.possible()
    assert question.check_part((0, 40 * INCH, 3 * INCH)) is None
    assert question.check_part((0, 40 * INCH, 30 * INCH)) is not None


@pytest.mark.rule("legion23:kw.detachment.2")
def test_a_detachment_is_deployed_near_the_leader_of_its_unit() -> None:
    field, unit = waiting("2023")
    partner = add(field, 0, card("Partner", minis=2), (40, 18), (42, 18))
    placing = detached(field, unit, partner)
    at = field.field[partner.leader].pose
    assert placing.why_not(((at.x, at.y + 27 * MM + 7500),)) is None
    assert rule_of(placing.why_not(((at.x, at.y + 27 * MM + 7501),))) == "legion23:kw.detachment.2"
    assert placing.found() is not None


@pytest.mark.rule("legion23:kw.scout-x", "legion23:kw.scouting-party-x", "legion23:deploy.07")
def test_scouts_move_when_they_are_deployed_but_into_no_melee() -> None:
    field = battle("2023")
    unit = add(field, 0, card("Scouts", speed=1, keywords=["scout 2"]), (20, 18))
    add(field, 1, card("Enemy"), (24, 18))
    lay(field, box(30, 30), 20, 18, high=1, kind=AREA, movement=DIFFICULT)
    played = run(
        scout(field, unit, scout_value(unit)), answers=[lambda question: question.toward((20 * INCH, 30 * INCH))]
    )
    assert played.result is not None
    assert played.result.speed == 2
    assert field.field[unit.leader].pose.y > 18 * INCH + 140 * MM
    field.field.move(unit.leader, Pose(20 * INCH, 18 * INCH))
    touching = ((24 * INCH - 27 * MM, 18 * INCH),)
    assert rule_of(played.asked[0].check(touching)) is not None
