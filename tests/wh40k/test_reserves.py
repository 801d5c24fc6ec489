"""Reserves: when units arrive, where they are set up, and what they may do then."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.wh40k.battlefield import body_of
from tablero.games.wh40k.charge import why_not_able
from tablero.games.wh40k.datasheets import Base, Transport
from tablero.games.wh40k.mission import outcome
from tablero.games.wh40k.movement import movement_phase
from tablero.games.wh40k.reserves import arrival, arrive, may_arrive, near_edge, rapid_ingress, reinforcements
from tablero.games.wh40k.state import (
    DESTROYED,
    EMBARKED,
    MOVEMENT,
    NORMAL,
    ON_BATTLEFIELD,
    RESERVES,
    STRATEGIC_RESERVES,
    Battle,
)
from tablero.kernel import Reason
from tablero.tabletop import INCH, Battlefield, Pose
from wh40k.playing import battle, entry, profile, run, stand

BASE = 3200
HALF = BASE // 2


def rule_of(reason: Reason | None) -> str | None:
    return None if reason is None else reason.rule


def waiting(place: str = STRATEGIC_RESERVES, round: int = 2, **more: Any) -> Battle:
    """Two units in Reserves, and an enemy in the middle of the battlefield. Seat 0 is the Attacker, at the left."""
    field = battle([entry("Squad", (1, profile(), []), **more) for _ in (0, 1)], [entry("Foe", (1, profile(), []))])
    for unit in field.units[:2]:
        unit.place = place
    stand(field, 2, 30 * INCH, 22 * INCH)
    field.attacker, field.round, field.phase = 0, round, MOVEMENT
    return field


def at(field: Battle, x: int, y: int) -> str | None:
    """The rule that keeps the first unit from arriving there."""
    return rule_of(arrival(field, field.units[0]).why_not(((x, y),)))


@pytest.mark.rule("wh40k:reserves.03", "wh40k:aircraft.11")
def test_units_arrive_one_at_a_time_as_many_as_the_player_likes() -> None:
    field = waiting()
    spots = [((HALF, y * INCH),) for y in (5, 10)]
    played = run(reinforcements(field), answers=[("unit", 1), spots[0], ("unit", 0), spots[1]])
    assert [unit.place for unit in field.units] == [ON_BATTLEFIELD] * 3
    assert played.asked[0].options == [("unit", 0), ("unit", 1), "done"]  # type: ignore[attr-defined]
    field = waiting()
    run(reinforcements(field), answers=["done"])
    assert [unit.place for unit in field.units[:2]] == [STRATEGIC_RESERVES] * 2
    field.active = 1
    assert run(reinforcements(field)).asked == [], "they are not the active player's"


@pytest.mark.rule("wh40k:reserves.05", "wh40k:strategic.09")
def test_who_arrives_has_made_a_normal_move_and_may_charge() -> None:
    field = waiting()
    unit = field.units[0]
    run(arrive(field, unit), answers=[((HALF, 5 * INCH),)])
    assert unit.moved == NORMAL
    assert why_not_able(field, unit) is None
    field.units[1].place = DESTROYED
    assert run(movement_phase(field)).asked == [], "it moves no further"


@pytest.mark.rule("wh40k:strategic.04", "wh40k:ability.deep-strike.02", "wh40k:reserves.06")
@pytest.mark.parametrize(
    ("place", "round", "able"),
    [(STRATEGIC_RESERVES, 1, False), (STRATEGIC_RESERVES, 2, True), (RESERVES, 1, True), (ON_BATTLEFIELD, 2, False)],
)
def test_strategic_reserves_do_not_arrive_in_the_first_round(place: str, round: int, able: bool) -> None:
    field = waiting(place, round)
    assert may_arrive(field, field.units[0]) is able


@pytest.mark.rule("wh40k:strategic.06")
@pytest.mark.parametrize(
    ("x", "y", "legal"),
    [
        (6 * INCH - HALF, 20 * INCH, True),
        (6 * INCH - HALF + 1, 20 * INCH, False),
        (30 * INCH, 6 * INCH - HALF, True),
        (30 * INCH, 6 * INCH - HALF + 1, False),
        (30 * INCH, 38 * INCH + HALF, True),
        (30 * INCH, 38 * INCH + HALF - 1, False),
    ],
)
def test_they_arrive_wholly_within_six_inches_of_an_edge(x: int, y: int, legal: bool) -> None:
    assert at(waiting(), x, y) == (None if legal else "wh40k:strategic.06")


@pytest.mark.rule("wh40k:strategic.06", "wh40k:strategic.07")
def test_before_the_third_round_not_in_the_enemy_zone() -> None:
    field = waiting()
    edge = 42 * INCH - HALF
    assert at(field, edge, 5 * INCH - HALF) is None
    assert at(field, edge + 1, 5 * INCH - HALF) == "wh40k:strategic.06"
    assert at(field, 59 * INCH, 20 * INCH) == "wh40k:strategic.06"
    field.round = 3
    assert at(field, edge + 1, 5 * INCH - HALF) is None
    assert at(field, 54 * INCH + HALF, 20 * INCH) is None
    assert at(field, 54 * INCH + HALF - 1, 20 * INCH) == "wh40k:strategic.06"
    field.round, field.attacker = 2, 1
    assert at(field, 18 * INCH + HALF, 5 * INCH - HALF) is None
    assert at(field, 18 * INCH + HALF - 1, 5 * INCH - HALF) == "wh40k:strategic.06"


@pytest.mark.rule("wh40k:strategic.08", "wh40k:reserves.04")
def test_nobody_arrives_within_nine_inches_of_an_enemy() -> None:
    field = waiting()
    stand(field, 2, 30 * INCH, 3 * INCH, 8 * INCH)
    near = 30 * INCH - BASE - 9 * INCH
    assert at(field, near, 3 * INCH) == "wh40k:strategic.08", "measured along the table"
    assert at(field, near - 1, 3 * INCH) is None


@pytest.mark.rule("wh40k:ability.deep-strike.02", "wh40k:reserves.04", "wh40k:strategic.01", "wh40k:strategic.06")
@pytest.mark.example("wh40k:ex.46")
def test_who_has_deep_strike_arrives_anywhere_else() -> None:
    field = waiting(RESERVES, 1)
    assert at(field, 50 * INCH, 22 * INCH) is None
    near = 30 * INCH + BASE + 9 * INCH
    assert at(field, near + 1, 22 * INCH) is None
    assert at(field, near, 22 * INCH) == "wh40k:ability.deep-strike.02"


@pytest.mark.rule("wh40k:reserves.06")
def test_who_finds_no_room_stays_in_reserves() -> None:
    field = waiting(RESERVES)
    field.field = Battlefield(15 * INCH, 6 * INCH)
    field.field.bodies = [None] * 3
    field.models[2].pose = None
    stand(field, 2, 7 * INCH, 3 * INCH)
    assert not may_arrive(field, field.units[0])
    assert run(reinforcements(field)).asked == []
    assert field.units[0].place == RESERVES


@pytest.mark.rule("wh40k:reserves.02", "wh40k:strategic.05", "wh40k:mission.general.12")
def test_who_never_arrives_is_destroyed_with_everybody_inside() -> None:
    field = battle(
        [
            entry("Truck", (1, profile(), []), transport=Transport(9)),
            entry("Squad", (1, profile(), [])),
            entry("Divers", (1, profile(), [])),
        ],
        [entry("Ark", (1, profile(), []), transport=Transport(9)), entry("Crew", (1, profile(), []))],
    )
    truck, squad, divers, ark, crew = field.units
    truck.place, divers.place = STRATEGIC_RESERVES, RESERVES
    squad.place, squad.carrier = EMBARKED, truck.id
    crew.place, crew.carrier = EMBARKED, ark.id
    assert outcome(field).winners == (1,)
    assert [unit.place for unit in field.units] == [DESTROYED] * 3 + [ON_BATTLEFIELD, EMBARKED]


# Transports that arrive.


def carried() -> Battle:
    field = battle(
        [entry("Pod", (1, profile(), []), transport=Transport(9)), entry("Squad", (1, profile(), []))],
        [entry("Foe", (1, profile(), []))],
    )
    field.units[0].place = STRATEGIC_RESERVES
    field.units[1].place, field.units[1].carrier = EMBARKED, 0
    field.began_embarked = [1]
    stand(field, 2, 50 * INCH, 40 * INCH)
    field.attacker, field.round, field.phase, field.step = 0, 2, MOVEMENT, 1
    return field


@pytest.mark.rule("wh40k:transport.19")
def test_passengers_disembark_from_a_transport_that_arrives_as_after_a_normal_move() -> None:
    field = carried()
    pod, out = ((5 * INCH, 5 * INCH),), ((5 * INCH, 5 * INCH + BASE),)
    run(movement_phase(field), answers=[("unit", 0), pod, ("disembark", 1), out])
    squad = field.units[1]
    assert (squad.place, squad.moved) == (ON_BATTLEFIELD, NORMAL)
    assert rule_of(why_not_able(field, squad)) == "wh40k:transport.10"
    field = carried()
    run(movement_phase(field), answers=[("unit", 0), pod, "done"])
    assert field.units[1].place == EMBARKED


@pytest.mark.rule("wh40k:transport.19")
def test_others_disembark_in_the_step_before() -> None:
    field = carried()
    field.units[0].place = ON_BATTLEFIELD
    stand(field, 0, 20 * INCH, 20 * INCH)
    assert run(reinforcements(field)).asked == []


# Rapid Ingress.


@pytest.mark.rule("wh40k:stratagem.rapid-ingress")
def test_rapid_ingress_brings_a_unit_at_the_end_of_the_opponents_movement_phase() -> None:
    field = waiting()
    field.active, field.command_points = 1, [1, 1]
    field.units[2].moved = NORMAL
    played = run(movement_phase(field), answers=[("unit", 1), ((HALF, 5 * INCH),)])
    assert played.questions == [(0, "wh40k-ask-stratagem"), (0, "wh40k-ask-arrive")]
    assert [unit.place for unit in field.units[:2]] == [STRATEGIC_RESERVES, ON_BATTLEFIELD]
    assert field.command_points == [0, 1]


@pytest.mark.rule("wh40k:stratagem.rapid-ingress")
@pytest.mark.parametrize(
    ("place", "round", "active", "points", "asked"),
    [
        (STRATEGIC_RESERVES, 2, 1, 1, True),
        (STRATEGIC_RESERVES, 1, 1, 1, False),
        (RESERVES, 1, 1, 1, True),
        (STRATEGIC_RESERVES, 2, 0, 1, False),
        (STRATEGIC_RESERVES, 2, 1, 0, False),
        (ON_BATTLEFIELD, 2, 1, 1, False),
    ],
)
def test_but_not_in_a_round_in_which_it_could_not_come(
    place: str, round: int, active: int, points: int, asked: bool
) -> None:
    field = waiting(place, round)
    field.active, field.command_points = active, [points, 0]
    played = run(rapid_ingress(field), answers=["decline"] * asked)
    assert played.questions == [(0, "wh40k-ask-stratagem")] * asked
    assert field.command_points == [points, 0]


@pytest.mark.rule("wh40k:stratagem.rapid-ingress")
def test_nor_for_units_of_the_opponent_or_that_must_wait() -> None:
    field = waiting()
    field.active, field.command_points = 1, [1, 1]
    field.units[0].forced = True
    field.units[2].place = STRATEGIC_RESERVES
    played = run(rapid_ingress(field), answers=["decline"])
    assert played.asked[0].options == ["decline", ("unit", 1)]  # type: ignore[attr-defined]


@pytest.mark.rule("wh40k:strategic.06")
def test_a_long_model_is_near_an_edge_only_with_all_of_it() -> None:
    field = waiting()
    model = field.models[0]
    model.profile.base = Base("hull", 8 * INCH, 8 * INCH)
    table = field.field
    for x, y in ((5, 22), (55, 22), (30, 5), (30, 39)):
        table.replace(0, body_of(field, model, Pose(x * INCH, y * INCH)))
        assert not near_edge(table, model)
    model.profile.base = Base("hull", 6 * INCH, 6 * INCH)
    for x, y in ((3, 22), (57, 22), (30, 3), (30, 41)):
        table.replace(0, body_of(field, model, Pose(x * INCH, y * INCH)))
        assert near_edge(table, model)
