"""Aircraft: straight on, at least 20″, off the battlefield and back; Hover mode; and others who move past them."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.wh40k.aircraft import Flight, aircraft_move, only_aircraft_engage
from tablero.games.wh40k.battlefield import SEEN_PAST
from tablero.games.wh40k.dice import roll_moves
from tablero.games.wh40k.movement import MOVES, kinds_of_move, move_units
from tablero.games.wh40k.moving import Move
from tablero.games.wh40k.reserves import may_arrive, rapid_ingress, reinforcements
from tablero.games.wh40k.state import (
    ADVANCE,
    FALL_BACK,
    MOVEMENT,
    NORMAL,
    ON_BATTLEFIELD,
    STATIONARY,
    STRATEGIC_RESERVES,
    Battle,
)
from tablero.games.wh40k.units import model_is, unit_is
from tablero.kernel import Illegal, Reason
from tablero.tabletop import INCH, QUARTER, TURN
from wh40k.playing import battle, entry, join, profile, run, stand

BASE = 3200
WORDS = ("VEHICLE", "FLY", "AIRCRAFT")
Y = 20 * INCH


def rule_of(reason: Reason | None) -> str | None:
    return None if reason is None else reason.rule


def flight(x: int = 10 * INCH, facing: int = 0, **more: Any) -> Battle:
    """An AIRCRAFT that looks along x, and an enemy far away."""
    field = battle(
        [entry("Talon", (1, profile(move="20"), []), keywords=WORDS, **more)], [entry("Foe", (1, profile(), []))]
    )
    stand(field, 0, x, Y, facing=facing)
    stand(field, 1, 55 * INCH, 40 * INCH)
    field.phase, field.round = MOVEMENT, 2
    return field


def answer(field: Battle, far: int, facing: int = 0) -> str | None:
    return rule_of(Flight(field, field.units[0]).why_not((far, facing)))


@pytest.mark.rule("wh40k:aircraft.06", "wh40k:aircraft.10")
def test_an_aircraft_moves_straight_on_at_least_20_inches_and_any_distance_more() -> None:
    field = flight()
    assert answer(field, 20 * INCH) is None
    assert answer(field, 20 * INCH - 1) == "wh40k:aircraft.06"
    assert answer(field, 49 * INCH) is None
    run(aircraft_move(field, field.units[0]), answers=[(25 * INCH, 0)])
    assert field.models[0].pose is not None
    assert field.models[0].pose[:2] == (35 * INCH, Y)
    assert field.units[0].moved == NORMAL
    turned = flight(30 * INCH, QUARTER)
    assert Flight(turned, turned.units[0]).pose((20 * INCH, 0))[:2] == (30 * INCH, Y + 20 * INCH)
    assert Flight(field, field.units[0]).why_not("far") is not None


@pytest.mark.rule("wh40k:aircraft.10")
def test_an_aircraft_goes_as_far_as_it_likes_where_it_neither_leaves_nor_ends_on_a_model() -> None:
    field = flight()
    assert Flight(field, field.units[0]).distances() == [inches * INCH for inches in range(20, 50)]
    stand(field, 1, 35 * INCH, Y)
    blocked = [24, 25, 26]  # their bases are 32 mm wide
    assert Flight(field, field.units[0]).distances() == [far * INCH for far in range(20, 50) if far not in blocked]


@pytest.mark.rule("wh40k:aircraft.08")
@pytest.mark.example("wh40k:ex.49")
@pytest.mark.parametrize(
    ("facing", "rule"),
    [
        (QUARTER, None),
        (TURN - QUARTER, None),
        (QUARTER + 10, "wh40k:aircraft.08"),
        (TURN - QUARTER - 10, "wh40k:aircraft.08"),
    ],
)
def test_then_it_turns_by_90_degrees_at_most(facing: int, rule: str | None) -> None:
    field = flight()
    assert answer(field, 20 * INCH, facing) == rule


@pytest.mark.rule("wh40k:aircraft.05", "wh40k:aircraft.04")
@pytest.mark.example("wh40k:ex.47")
def test_it_makes_normal_moves_only_even_with_enemies_near() -> None:
    field = flight()
    assert kinds_of_move(field, field.units[0]) == [NORMAL]
    stand(field, 1, 10 * INCH + BASE, Y)
    assert kinds_of_move(field, field.units[0]) == [NORMAL]


@pytest.mark.rule("wh40k:aircraft.04")
def test_nobody_ends_the_step_before_every_aircraft_has_moved() -> None:
    field = flight()
    join(field, 0, entry("Squad", (1, profile(), [])))
    stand(field, 2, 5 * INCH, 5 * INCH)
    played = run(move_units(field), answers=[(NORMAL, 0), (20 * INCH, 0), "done"])
    first, last = played.asked[0].options, played.asked[2].options  # type: ignore[attr-defined]
    assert ("done" in first, "done" in last) == (False, True)
    assert (STATIONARY, 0) not in first


@pytest.mark.rule("wh40k:aircraft.07", "wh40k:aircraft.06", "wh40k:aircraft.13")
@pytest.mark.example("wh40k:ex.48")
def test_it_may_end_near_enemies_and_flies_over_them_but_ends_on_nobody() -> None:
    field = flight()
    stand(field, 1, 30 * INCH + BASE, Y)
    assert answer(field, 20 * INCH) is None
    assert answer(field, 25 * INCH) is None
    assert answer(field, 20 * INCH + BASE) == "wh40k:movement.24"


# Leaving and coming back.


@pytest.mark.rule("wh40k:aircraft.09", "wh40k:aircraft.11")
@pytest.mark.example("wh40k:ex.50")
def test_an_aircraft_that_cannot_go_on_leaves_and_comes_back_in_its_next_turn() -> None:
    field = flight(45 * INCH)
    unit = field.units[0]
    run(MOVES[NORMAL](field, unit))
    assert (unit.place, unit.forced, 0 in field.field) == (STRATEGIC_RESERVES, True, False)
    assert not may_arrive(field, unit), "not in the turn in which it left"
    unit.moved = ""
    field.command_points = [5, 5]
    field.active = 1
    assert run(rapid_ingress(field)).asked == [], "nor in the opponent's"
    field.active = 0
    played = run(reinforcements(field), answers=[((5 * INCH, 5 * INCH),)])
    assert played.questions == [(0, "wh40k-ask-arrive")], "there is no choice"
    assert (unit.place, unit.forced) == (ON_BATTLEFIELD, False)


@pytest.mark.rule("wh40k:aircraft.09")
@pytest.mark.parametrize(
    ("x", "far", "facing", "leaves"),
    [
        (40 * INCH - BASE // 2, 20 * INCH, 0, False),
        (40 * INCH - BASE // 2, 20 * INCH + 1, 0, True),
        (20 * INCH + BASE // 2, 20 * INCH, TURN // 2, False),
        (20 * INCH + BASE // 2 - 1, 20 * INCH, TURN // 2, True),
    ],
)
def test_it_leaves_as_soon_as_any_part_of_its_base_does(x: int, far: int, facing: int, leaves: bool) -> None:
    field = flight(x, facing)
    assert Flight(field, field.units[0]).leaves((far, facing)) is leaves


@pytest.mark.rule("wh40k:aircraft.09")
def test_it_may_leave_by_choice() -> None:
    field = flight()
    run(aircraft_move(field, field.units[0]), answers=[(60 * INCH, 0)])
    assert (field.units[0].place, field.units[0].moved) == (STRATEGIC_RESERVES, NORMAL)


@pytest.mark.rule("wh40k:aircraft.09")
def test_a_long_base_may_leave_as_it_turns() -> None:
    field = flight()
    long = profile(move="20")
    long.base = long.base._replace(shape="hull", length=6 * INCH, width=2 * INCH)
    field.models[0].profile = long
    field.field.remove(0)
    field.models[0].pose = None
    stand(field, 0, 10 * INCH, 2 * INCH)
    one = Flight(field, field.units[0])
    assert not one.leaves((20 * INCH, 0))
    assert one.leaves((20 * INCH, QUARTER))


@pytest.mark.rule("wh40k:aircraft.21", "wh40k:strategic.04")
def test_aircraft_arrive_from_the_second_round_like_strategic_reserves() -> None:
    field = flight()
    unit = field.units[0]
    field.field.remove(0)
    field.models[0].pose = None
    unit.place = STRATEGIC_RESERVES
    field.round = 1
    assert not may_arrive(field, unit)
    field.round = 2
    with pytest.raises(Illegal) as refused:
        run(reinforcements(field), answers=[("unit", 0), ((30 * INCH, Y),)])
    assert refused.value.reason.rule == "wh40k:strategic.06"


# Hover mode.


@pytest.mark.rule("wh40k:ability.hover.02")
def test_in_hover_mode_a_model_is_no_aircraft_and_moves_20_inches() -> None:
    field = flight(abilities=["hover"])
    field.models[0].profile = profile(move=None)
    unit, model = field.units[0], field.models[0]
    assert unit_is(field, unit, "AIRCRAFT")
    assert model_is(field, model, "AIRCRAFT")
    assert field.field[0].kind & SEEN_PAST
    assert kinds_of_move(field, unit) == [NORMAL]
    unit.hovering = True
    assert not unit_is(field, unit, "AIRCRAFT")
    assert not model_is(field, model, "AIRCRAFT")
    assert unit_is(field, unit, "FLY")
    field.field.remove(0)
    stand(field, 0, 10 * INCH, Y)
    assert not field.field[0].kind & SEEN_PAST
    assert kinds_of_move(field, unit) == [STATIONARY, NORMAL, ADVANCE]
    assert run(roll_moves(field, unit)).result == [20]
    with pytest.raises(Illegal) as refused:
        run(MOVES[NORMAL](field, unit), answers=[(((30 * INCH + 1, Y),),)])
    assert refused.value.reason.rule == "wh40k:movement.11"
    run(MOVES[NORMAL](field, unit), answers=[(((30 * INCH, Y),),)])
    assert model.pose is not None
    assert model.pose.x == 30 * INCH


# Others.


def past(*keywords: str) -> Battle:
    """A model with an enemy AIRCRAFT in front of it, 3″ away."""
    field = battle([entry("Squad", (1, profile(), []), keywords=keywords or ("INFANTRY",))], [])
    join(field, 1, entry("Talon", (1, profile(), []), keywords=WORDS, abilities=["hover"]))
    stand(field, 0, 10 * INCH, Y)
    stand(field, 1, 13 * INCH, Y)
    return field


def moved(field: Battle, x: int) -> str | None:
    move = Move(field, field.units[0], lambda model: 6 * INCH, "wh40k:movement.11")
    return rule_of(move.why_not((((x, Y),),)))


@pytest.mark.rule("wh40k:aircraft.13", "wh40k:movement.11")
def test_models_move_past_enemy_aircraft_but_do_not_end_near_them() -> None:
    field = past()
    assert moved(field, 16 * INCH) is None
    assert moved(field, 13 * INCH) == "wh40k:movement.24"
    assert moved(field, 13 * INCH + BASE + INCH) == "wh40k:engage.02"
    assert moved(field, 13 * INCH + BASE + INCH + 1) is None
    field.units[1].hovering = True
    assert moved(field, 16 * INCH) == "wh40k:movement.11"


@pytest.mark.rule("wh40k:aircraft.13", "wh40k:movement.17")
def test_who_falls_back_passes_them_too() -> None:
    field = past()
    stand(field, 1, 10 * INCH + BASE + 10, Y)
    run(MOVES[FALL_BACK](field, field.units[0]), answers=[(), (((16 * INCH, Y),),)])
    assert field.models[0].pose is not None
    assert field.models[0].pose.x == 16 * INCH


@pytest.mark.rule("wh40k:aircraft.12", "wh40k:movement.03")
def test_a_unit_that_only_aircraft_engage_may_move_as_usual() -> None:
    field = past()
    squad = field.units[0]
    stand(field, 1, 10 * INCH + BASE + INCH, Y)
    assert only_aircraft_engage(field, squad)
    assert kinds_of_move(field, squad) == [STATIONARY, NORMAL, ADVANCE, FALL_BACK]
    join(field, 1, entry("Foe", (1, profile(), [])))
    stand(field, 2, 10 * INCH - BASE - INCH, Y)
    assert not only_aircraft_engage(field, squad)
    assert kinds_of_move(field, squad) == [STATIONARY, FALL_BACK]
