"""The Charge phase: who may charge, whom, and how the move ends; across barricades too."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.wh40k.charge import (
    ChargeMove,
    charge,
    charge_phase,
    least_roll,
    near_enemies,
    who_charges,
    why_not_charge,
    why_not_declare,
    why_not_target,
)
from tablero.games.wh40k.datasheets import Entry
from tablero.games.wh40k.fight import has_fights_first
from tablero.games.wh40k.measuring import engaged, in_contact
from tablero.games.wh40k.state import ADVANCE, CHARGE, FALL_BACK, NORMAL, Battle, Lasting
from tablero.games.wh40k.transports import NO_CHARGE
from tablero.kernel import Illegal
from tablero.tabletop import INCH, barricade, building, container, hill, woods
from wh40k.laid import BASE, column, lay
from wh40k.playing import battle, entry, profile, run, stand, told

HERE, Y = 10 * INCH, 10 * INCH
Path = tuple[tuple[int, ...], ...]


def squad(number: int = 1, name: str = "Squad", **more: Any) -> Entry:
    return entry(name, (number, profile(), []), **more)


def facing(ours: list[Entry], theirs: list[Entry], apart: float = 6) -> Battle:
    """Units of both armies in columns, so many inches between the armies, those of one army 8″ from each other."""
    field = battle(ours, theirs)
    field.phase = CHARGE
    places = [0, 0]
    for unit in field.units:
        column(field, unit, HERE + unit.seat * (round(apart * INCH) + BASE), Y + places[unit.seat])
        places[unit.seat] += 8 * INCH
    field.near_enemies = near_enemies(field)
    return field


def move(field: Battle, inches: float, *targets: int, unit: int = 0) -> ChargeMove:
    """A charge of a unit, so far, at these units, or at the last."""
    units = [field.units[id] for id in targets] or [field.units[-1]]
    return ChargeMove(field, field.units[unit], units, round(inches * INCH))


def rule(move: ChargeMove, *ends: tuple[int, ...] | None) -> str | None:
    """Return the rule that a charge to these places breaks; None for a model that stays."""
    reason = move.why_not(tuple(() if end is None else (end,) for end in ends))
    return None if reason is None else reason.rule


def may_not(field: Battle, unit: int = 0) -> str | None:
    reason = why_not_charge(field, field.units[unit])
    return None if reason is None else reason.rule


# Who may charge whom.


@pytest.mark.rule("wh40k:charge.01", "wh40k:charge.04")
def test_units_charge_one_at_a_time_and_each_declares_once() -> None:
    field = facing([squad(name="A"), squad(name="B")], [squad()], apart=6)
    played = run(charge_phase(field), [1, 1, 1, 2], [("unit", 1), ("unit", 0)])
    assert [each.options for each in played.asked] == [  # type: ignore[attr-defined]
        [("unit", 0), ("unit", 1), "done"],
        [("unit", 0), "done"],
    ]
    assert played.rolls == [2, 2]
    assert may_not(field) == may_not(field, 1) == "wh40k:charge.01"


@pytest.mark.rule("wh40k:charge.01")
def test_nobody_has_to_charge() -> None:
    field = facing([squad()], [squad()])
    assert run(charge_phase(field), [], ["done"]).rolls == []
    assert not field.units[0].declared


@pytest.mark.rule("wh40k:charge.02")
def test_who_charges_was_within_twelve_inches_as_the_phase_began() -> None:
    field = facing([squad()], [squad()], apart=12)
    assert near_enemies(field) == [0]
    assert may_not(field) is None
    stand(field, 1, HERE + 12 * INCH + BASE + 1, Y)
    assert may_not(field) is None  # it was near enough then
    assert near_enemies(field) == []
    field.near_enemies = []
    stand(field, 1, HERE + 6 * INCH, Y)
    assert may_not(field) == "wh40k:charge.02"
    field.active = 1
    assert near_enemies(field) == [1]


@pytest.mark.rule("wh40k:charge.02")
def test_the_distance_is_noted_once() -> None:
    field = facing([squad(), squad()], [squad()], apart=20)
    stand(field, 0, HERE + 10 * INCH, Y)
    played = run(charge_phase(field), [], ["done"])
    assert played.asked[0].options == [("unit", 0), "done"]  # type: ignore[attr-defined]
    stand(field, 1, HERE + 10 * INCH, Y + 8 * INCH)
    played = run(charge_phase(field), [], ["done"])  # goes on in the same phase
    assert played.asked[0].options == [("unit", 0), "done"]  # type: ignore[attr-defined]


@pytest.mark.rule("wh40k:charge.03", "wh40k:movement.14", "wh40k:movement.16", "wh40k:transport.10")
def test_who_advanced_fell_back_is_engaged_or_has_just_disembarked_does_not_charge() -> None:
    field = facing([squad()], [squad(), squad()])
    unit = field.units[0]
    for moved, wanted in ((NORMAL, None), (ADVANCE, "wh40k:movement.14"), (FALL_BACK, "wh40k:movement.16")):
        unit.moved = moved
        assert may_not(field) == wanted
    unit.moved = ""
    unit.lasting = [Lasting(NO_CHARGE, "turn")]
    assert may_not(field) == "wh40k:transport.10"
    unit.lasting = []
    stand(field, 1, HERE + BASE + INCH + 1, Y)
    assert may_not(field) is None
    stand(field, 1, HERE + BASE + INCH, Y)
    assert may_not(field) == "wh40k:charge.03"


@pytest.mark.rule("wh40k:charge.05")
def test_targets_are_units_within_twelve_inches_seen_or_not() -> None:
    field = facing([squad()], [squad(), squad()], apart=12)
    lay(field, building(2 * INCH, 10 * INCH), HERE + 6 * INCH, Y)
    ours, near, far = field.units
    assert why_not_target(field, ours, near) is None
    reason = why_not_target(field, ours, far)
    assert reason is not None
    assert reason.rule == "wh40k:charge.05"


@pytest.mark.rule("wh40k:charge.05")
def test_one_or_more_targets_are_declared() -> None:
    field = facing([squad()], [squad(), squad(), squad()], apart=6)
    stand(field, 3, HERE + 20 * INCH, Y)
    played = run(charge(field, field.units[0]), [1, 1], [[("unit", 1), ("unit", 2)]])
    assert played.asked[0].options == [("unit", 1), ("unit", 2)]  # type: ignore[attr-defined]
    run(charge(field, field.units[0]), [1, 1], [[("unit", 2)]])
    with pytest.raises(Illegal):
        run(charge(field, field.units[0]), [], [()])


@pytest.mark.rule("wh40k:charge.05")
def test_a_unit_with_nobody_left_to_charge_does_not_roll() -> None:
    field = facing([squad()], [squad()], apart=13)
    assert run(charge(field, field.units[0])).rolls == []


# The move.


@pytest.mark.rule("wh40k:charge.06")
def test_the_roll_is_how_far_each_model_may_move() -> None:
    field = facing([squad()], [squad()], apart=6)
    end = HERE + 6 * INCH
    assert rule(move(field, 6), (end, Y)) is None
    assert rule(move(field, 5), (end, Y)) == "wh40k:charge.06"
    played = run(charge(field, field.units[0]), [3, 3], [(((end, Y),),)])
    assert played.rolls == [2]
    assert field.units[0].charged
    assert in_contact(field.field, 0, [1])


@pytest.mark.rule("wh40k:charge.07", "wh40k:charge.10")
def test_a_charge_that_reaches_no_engagement_range_fails_and_nobody_moves() -> None:
    field = facing([squad(2)], [squad()], apart=6.01)
    before = [field.models[id].pose for id in (0, 1)]
    run(charge(field, field.units[0]), [2, 3])
    assert [field.models[id].pose for id in (0, 1)] == before
    assert not field.units[0].charged
    assert told(field, "wh40k-charge-fails")
    assert not has_fights_first(field, field.units[0])
    field = facing([squad()], [squad()], apart=6)
    assert move(field, 4.99).found is None
    assert move(field, 5).found is not None  # within Engagement Range, though not in contact


@pytest.mark.rule("wh40k:charge.07")
def test_a_charge_must_reach_every_target() -> None:
    field = facing([squad(2)], [squad(name="A"), squad(name="B")], apart=5)
    stand(field, 3, HERE + 5 * INCH + BASE, Y + 3 * BASE)
    both = move(field, 6, 1, 2)
    first = (HERE + 5 * INCH, Y)
    assert rule(both, first, (HERE + 4 * INCH, Y + BASE + 100)) == "wh40k:charge.07"
    assert rule(both, first, (HERE + 5 * INCH, Y + 3 * BASE)) == "wh40k:coherency.05"
    stand(field, 3, HERE + 5 * INCH + BASE, Y + 2 * BASE)
    both = move(field, 6, 1, 2)
    assert rule(both, first, (HERE + 5 * INCH, Y + 2 * BASE)) is None
    assert both.found is not None
    stand(field, 3, HERE + 5 * INCH + BASE, Y + 12 * INCH)
    assert move(field, 6, 1, 2).found is None


def test_who_is_asked_for_a_charge_move_is_told_its_targets() -> None:
    field = facing([squad()], [squad(), squad(), squad()], apart=6)
    assert move(field, 6, 1, 3).region().about == {"aims": [1, 3]}


@pytest.mark.rule("wh40k:charge.07")
def test_a_charge_that_can_be_made_is_made() -> None:
    field = facing([squad()], [squad()])
    assert rule(move(field, 6), None) == "wh40k:charge.07"


@pytest.mark.rule("wh40k:charge.08")
def test_a_charge_keeps_off_units_that_are_no_targets() -> None:
    field = facing([squad()], [squad(name="Other"), squad(name="Target")], apart=6)
    stand(field, 1, HERE + 3 * INCH, Y + BASE + INCH)
    stand(field, 2, HERE + 6 * INCH + BASE, Y)
    end = (HERE + 6 * INCH, Y)
    assert rule(move(field, 8), end) == "wh40k:charge.08"  # on the way
    stand(field, 1, HERE + 3 * INCH, Y + BASE + INCH + 1)
    assert rule(move(field, 8), end) is None
    stand(field, 1, HERE + 6 * INCH, Y + BASE + INCH)
    assert rule(move(field, 8), end) is not None
    assert rule(move(field, 8, 1, 2), end) is None  # both are targets


@pytest.mark.rule("wh40k:charge.08", "wh40k:charge.20")
def test_who_flies_may_not_end_near_a_unit_that_is_no_target_but_passes_over_it() -> None:
    field = facing([squad(keywords=("INFANTRY", "FLY"))], [squad(name="Other"), squad(name="Target")], apart=6)
    stand(field, 2, HERE + 6 * INCH + BASE, Y)
    end = (HERE + 6 * INCH, Y)
    stand(field, 1, HERE + 3 * INCH, Y)
    assert rule(move(field, 6), end) is None
    stand(field, 1, HERE + 6 * INCH, Y + BASE + INCH)
    assert rule(move(field, 6), end) == "wh40k:charge.08"
    stand(field, 1, HERE + 6 * INCH, Y + BASE + INCH + 1)
    assert rule(move(field, 6), end) is None


@pytest.mark.rule("wh40k:charge.20")
def test_who_flies_charges_through_models_but_ends_on_none() -> None:
    field = facing([squad(keywords=("FLY",))], [squad(2)], apart=3)
    stand(field, 2, HERE + 3 * INCH + 2 * BASE, Y)
    behind = HERE + 3 * INCH + 3 * BASE
    assert rule(move(field, 12), (behind, Y)) is None
    assert rule(move(field, 12), (behind - BASE + 10, Y)) == "wh40k:movement.24"
    walking = facing([squad()], [squad(2)], apart=3)
    stand(walking, 2, HERE + 3 * INCH + 2 * BASE, Y)
    assert rule(move(walking, 12), (behind, Y)) == "wh40k:charge.08"


@pytest.mark.rule("wh40k:charge.09")
def test_a_charge_ends_in_coherency() -> None:
    field = facing([squad(2)], [squad()], apart=6)
    stand(field, 1, HERE - 5 * INCH, Y)
    charging = move(field, 6)
    assert rule(charging, (HERE + 6 * INCH, Y), None) == "wh40k:coherency.05"
    assert rule(charging, (HERE + 6 * INCH, Y), (HERE + INCH, Y)) == "wh40k:coherency.05"
    stand(field, 1, HERE - 2 * INCH, Y)
    assert rule(move(field, 6), (HERE + 6 * INCH, Y), (HERE + 6 * INCH - BASE - 2 * INCH, Y)) is None


@pytest.mark.rule("wh40k:charge.11")
def test_each_model_that_moves_ends_closer_to_a_target() -> None:
    field = facing([squad(2)], [squad()], apart=6)
    end = (HERE + 6 * INCH, Y)
    stand(field, 1, HERE + 2 * INCH, Y - 3 * INCH)
    assert rule(move(field, 6), end, (HERE + 2 * INCH, Y - 3 * INCH - 10)) == "wh40k:charge.11"
    assert rule(move(field, 3), None, (HERE + 2 * INCH, Y - 3 * INCH + 10)) == "wh40k:charge.07"
    assert rule(move(field, 3), None, (HERE + 2 * INCH, Y - 3 * INCH)) == "wh40k:charge.11"


@pytest.mark.rule("wh40k:charge.11")
def test_it_is_enough_to_be_closer_to_one_of_the_targets() -> None:
    field = facing([squad(2)], [squad(name="A"), squad(name="B")])
    way = 3000
    stand(field, 1, HERE, Y + BASE + 500)
    stand(field, 2, HERE + BASE + way, Y)
    stand(field, 3, HERE - BASE - way, Y + BASE + 500)
    both = move(field, 2, 1, 2)
    assert rule(both, (HERE + way, Y), (HERE - way, Y + BASE + 500)) is None
    assert both.found is not None


@pytest.mark.rule("wh40k:charge.12")
def test_who_can_touch_an_enemy_must() -> None:
    field = facing([squad()], [squad()], apart=6)
    near = (HERE + 5 * INCH, Y)
    assert rule(move(field, 6), near) == "wh40k:charge.12"
    assert rule(move(field, 5.9), near) is None
    assert rule(move(field, 6), (HERE + 6 * INCH, Y)) is None


@pytest.mark.rule("wh40k:charge.12", "wh40k:charge.21")
def test_a_model_may_be_left_in_place_unless_it_could_touch() -> None:
    field = facing([squad(2)], [squad()], apart=6)
    stand(field, 1, HERE, Y + BASE)
    end = (HERE + 6 * INCH, Y)
    lone = move(field, 7)
    assert rule(lone, end, None) == "wh40k:coherency.05"
    stand(field, 1, HERE + 3 * INCH, Y + BASE)
    assert rule(move(field, 6), end, None) == "wh40k:charge.12"
    stand(field, 0, HERE + 2 * INCH, Y)
    stand(field, 1, HERE, Y)
    assert rule(move(field, 4), end, (HERE + 3 * INCH, Y)) is None
    assert rule(move(field, 4), end, (HERE + 3 * INCH, Y + 100)) is None
    stand(field, 1, HERE + 3 * INCH, Y + 10)
    stand(field, 0, HERE + 3 * INCH, Y + BASE + 1000)


@pytest.mark.rule("wh40k:charge.12")
def test_nobody_must_touch_where_a_target_would_be_missed() -> None:
    field = facing([squad()], [squad(name="A"), squad(name="B")], apart=6)
    stand(field, 1, HERE + 5 * INCH, Y - BASE - INCH)
    stand(field, 2, HERE + 5 * INCH, Y + BASE + INCH)
    both = move(field, 6, 1, 2)
    assert rule(both, (HERE + 5 * INCH, Y)) is None  # just between them
    assert both.found is not None
    assert rule(both, (HERE + 5 * INCH, Y + 1)) == "wh40k:charge.07"
    assert rule(move(field, 6, 1), (HERE + 5 * INCH, Y)) is not None


@pytest.mark.rule("wh40k:charge.13", "wh40k:charge.10")
def test_models_move_in_any_order() -> None:
    field = facing([squad(2)], [squad()], apart=6)
    stand(field, 1, HERE - BASE, Y)
    ends = (((HERE + 6 * INCH, Y),), ((HERE + 6 * INCH - BASE, Y),))
    run(charge(field, field.units[0]), [3, 3], [ends])  # the second goes where the first stood, and past it
    assert [field.models[id].pose.x for id in (0, 1)] == [HERE + 6 * INCH, HERE + 6 * INCH - BASE]  # type: ignore[union-attr]


@pytest.mark.rule("wh40k:charge.14")
def test_a_unit_that_has_charged_fights_first_until_the_turn_ends() -> None:
    field = facing([squad()], [squad()], apart=6)
    assert not has_fights_first(field, field.units[0])
    run(charge(field, field.units[0]), [3, 3], [(((HERE + 6 * INCH, Y),),)])
    assert has_fights_first(field, field.units[0])
    assert field.units[0].lasting == [Lasting("fights-first", "turn")]


# Over terrain.


@pytest.mark.rule("wh40k:charge.16")
def test_terrain_of_two_inches_is_charged_over_as_if_it_were_not_there() -> None:
    for high, needed in ((2 * INCH, 6), (2 * INCH + 1, 6 + 5)):
        field = facing([squad()], [squad()], apart=6)
        lay(field, container(INCH, 10 * INCH, high), HERE + 3 * INCH + BASE // 2, Y)
        end = (HERE + 6 * INCH, Y)
        assert rule(move(field, needed), end) is None
        assert rule(move(field, needed - 1), end) == "wh40k:charge.06"


@pytest.mark.rule("wh40k:charge.15", "wh40k:charge.17")
def test_higher_terrain_is_climbed_and_not_gone_through() -> None:
    field = facing([squad()], [squad()], apart=6)
    lay(field, building(INCH, 20 * INCH, 3 * INCH), HERE + 3 * INCH + BASE // 2, Y)
    assert rule(move(field, 12), (HERE + 6 * INCH, Y)) is None
    assert rule(move(field, 11.9), (HERE + 6 * INCH, Y)) == "wh40k:charge.06"


@pytest.mark.rule("wh40k:charge.07", "wh40k:charge.17")
@pytest.mark.example("wh40k:ex.33")
def test_a_leaper_charges_up_to_eradicators() -> None:
    """4.5″ along, of which 2″ are to the foot of terrain that is 3″ high."""
    field = facing([squad()], [squad()], apart=4.5)
    edge = HERE + BASE // 2 + 2 * INCH
    lay(field, building(10 * INCH, 10 * INCH, 3 * INCH), edge + 5 * INCH, Y)
    stand(field, 1, HERE + round(4.5 * INCH) + BASE, Y, 3 * INCH)
    end = (HERE + round(3.5 * INCH), Y, 3 * INCH)
    assert rule(move(field, 7), end) is None
    assert rule(move(field, 6.5), end) is None
    assert rule(move(field, 6), end) == "wh40k:charge.06"
    assert move(field, 6).found is None
    assert move(field, 7).found is not None


@pytest.mark.rule("wh40k:charge.18")
def test_a_charge_does_not_end_in_the_middle_of_a_climb() -> None:
    field = facing([squad()], [squad()], apart=4.5)
    edge = HERE + BASE // 2 + 2 * INCH
    lay(field, building(10 * INCH, 10 * INCH, 3 * INCH), edge + 5 * INCH, Y)
    stand(field, 1, HERE + round(4.5 * INCH) + BASE, Y, 3 * INCH)
    for z in (INCH, 2 * INCH):
        assert rule(move(field, 12), (HERE + round(3.5 * INCH), Y, z)) == "wh40k:terrainmove.04"


@pytest.mark.rule("wh40k:charge.19", "wh40k:charge.20")
@pytest.mark.example("wh40k:ex.34")
def test_a_prime_flies_over_terminators_up_into_the_ruins() -> None:
    """9″ along and 4″ up, in a straight line through the air."""
    field = facing([squad(keywords=("FLY",))], [squad(name="Terminators"), squad(name="Veterans")], apart=9)
    stand(field, 1, HERE + 4 * INCH, Y)
    lay(field, hill(12 * INCH, 12 * INCH, 4 * INCH), HERE + 12 * INCH, Y)
    stand(field, 2, HERE + 9 * INCH + BASE, Y, 4 * INCH)
    end = (HERE + 9 * INCH, Y, 4 * INCH)
    assert rule(move(field, 10), end) is None  # the root of 97 is 9.85
    assert rule(move(field, 9.8), end) == "wh40k:charge.06"
    walking = facing([squad()], [squad(name="Veterans")], apart=9)
    lay(walking, hill(12 * INCH, 12 * INCH, 4 * INCH), HERE + 12 * INCH, Y)
    stand(walking, 1, HERE + 9 * INCH + BASE, Y, 4 * INCH)
    assert rule(move(walking, 10), end) == "wh40k:charge.06"
    assert rule(move(walking, 13), end) is None


@pytest.mark.rule("wh40k:charge.19")
def test_who_flies_from_ground_to_ground_is_measured_along_it() -> None:
    field = facing([squad(keywords=("FLY",))], [squad()], apart=6)
    lay(field, building(INCH, 20 * INCH, 3 * INCH), HERE + 3 * INCH + BASE // 2, Y)
    assert rule(move(field, 11.9), (HERE + 6 * INCH, Y)) == "wh40k:charge.06"
    assert rule(move(field, 12), (HERE + 6 * INCH, Y)) is None


@pytest.mark.rule("wh40k:stratagem.command-reroll")
def test_who_may_roll_a_charge_again_is_told_what_can_reach_all_targets() -> None:
    field = facing([squad()], [squad(name="K"), squad(name="L")], apart=6)
    stand(field, 2, HERE + BASE + round(8.1 * INCH), Y)
    field.command_points = [1, 0]
    one, both = [field.units[1]], field.units[1:]
    assert [least_roll(field, field.units[0], targets) for targets in (one, both)] == [5, 8]
    played = run(charge(field, field.units[0]), [1, 2], [(("unit", 1),), "decline"])
    assert dict(played.asked[1].message.args)["needed"] == 5
    stand(field, 1, HERE + BASE + INCH, Y)
    assert least_roll(field, field.units[0], one) == 2, "two dice are never less"


def test_a_barricade_lets_a_lower_roll_be_enough() -> None:
    field = barred(beside=INCH // 2)
    assert least_roll(field, field.units[0], [field.units[1]]) == 5, "7 inches, of which 2 are across it"


# Across barricades: an inch high and half an inch thick.


def barred(beside: int = 0, apart: int = 6) -> Battle:
    """A unit, and an enemy so far behind a barricade, which is so many inches away."""
    field = facing([squad(2)], [squad()], apart=apart)
    lay(field, barricade(8 * INCH), HERE + BASE // 2 + apart * INCH + INCH // 4, Y, facing=900)
    stand(field, 1, HERE, Y + BASE + 500)
    stand(field, 2, HERE + BASE + apart * INCH + INCH // 2 + beside, Y)
    return field


AT = HERE + 6 * INCH


@pytest.mark.rule("wh40k:terrain.barricades.03", "wh40k:charge.07")
def test_a_charge_may_end_at_a_barricade_with_the_enemy_behind_it() -> None:
    field = barred(beside=INCH)
    assert not engaged(field, field.units[0])
    charging = move(field, 6)
    assert rule(charging, (AT, Y), (AT, Y + BASE + 500)) is None
    assert charging.found is not None
    run(charge(field, field.units[0]), [3, 3], [(((AT, Y),), ((AT, Y + BASE + 500),))])
    assert field.units[0].charged
    assert not engaged(field, field.units[0])  # Engagement Range itself stays an inch


@pytest.mark.rule("wh40k:terrain.barricades.03")
def test_it_is_enough_that_one_of_the_enemies_is_beside_the_barricade() -> None:
    field = facing([squad(2)], [squad(2)], apart=6)
    lay(field, barricade(8 * INCH), HERE + BASE // 2 + 6 * INCH + INCH // 4, Y, facing=900)
    stand(field, 1, HERE, Y + BASE + 500)
    behind = HERE + BASE + 6 * INCH + INCH // 2 + INCH
    stand(field, 2, behind, Y)
    stand(field, 3, behind + BASE + INCH, Y)
    assert rule(move(field, 6), (AT, Y), (AT, Y + BASE + 500)) is None


@pytest.mark.rule("wh40k:terrain.barricades.03")
def test_the_enemy_must_be_within_an_inch_of_the_barricade_and_two_of_a_charger() -> None:
    field = barred(beside=INCH + 1)
    assert rule(move(field, 6), (AT, Y), (AT, Y + BASE + 500)) == "wh40k:charge.07"
    assert move(field, 6).found is None
    field = barred(beside=INCH)
    assert rule(move(field, 8), None, (AT, Y + 2 * BASE)) == "wh40k:charge.07"  # farther than 2″
    open_ground = facing([squad(2)], [squad()], apart=6)
    stand(open_ground, 1, HERE, Y + BASE + 500)
    stand(open_ground, 2, HERE + BASE + 6 * INCH + INCH // 2 + INCH, Y)
    assert rule(move(open_ground, 6), (AT, Y), (AT, Y + BASE + 500)) == "wh40k:charge.07"


@pytest.mark.rule("wh40k:terrain.barricades.03")
def test_who_charges_across_a_barricade_stands_as_close_to_it_as_it_can() -> None:
    field = barred(beside=INCH)
    back = (AT - 500, Y)
    assert rule(move(field, 6), back, (AT, Y + BASE + 500)) == "wh40k:terrain.barricades.03"
    assert rule(move(field, 5.81), back, (AT - 500, Y + BASE + 500)) is None  # it could not come closer


@pytest.mark.rule("wh40k:terrain.barricades.03", "wh40k:charge.12")
def test_who_can_get_over_the_barricade_to_the_enemy_must() -> None:
    field = barred(beside=INCH)
    assert rule(move(field, 12), (AT, Y), (AT, Y + BASE + 500)) == "wh40k:charge.12"


@pytest.mark.rule("wh40k:terrain.barricades.03", "wh40k:terrain.barricades.07")
def test_the_barricade_must_be_between_them() -> None:
    field = barred(beside=INCH)
    behind = HERE + BASE + 6 * INCH + INCH // 2 + INCH
    stand(field, 0, behind + 8 * INCH, Y)
    stand(field, 1, behind + 8 * INCH, Y + BASE + 500)
    near = (behind + BASE + 2 * INCH, Y)
    assert rule(move(field, 6), near, (behind + BASE + 2 * INCH, Y + BASE + 500)) == "wh40k:charge.07"


@pytest.mark.rule("wh40k:charge.07")
def test_woods_are_charged_through() -> None:
    field = facing([squad()], [squad()])
    lay(field, woods(4 * INCH, 4 * INCH), HERE + 3 * INCH, Y)
    assert rule(move(field, 6), (HERE + 6 * INCH, Y)) is None


# Aircraft.


FLYER = ("AIRCRAFT", "FLY")


@pytest.mark.rule("wh40k:aircraft.20", "wh40k:charge.05")
def test_who_could_charge_nobody_is_not_asked_to() -> None:
    for keywords, able in ((("INFANTRY",), False), (("INFANTRY", "FLY"), True)):
        field = facing([squad(keywords=keywords)], [squad(keywords=FLYER)])
        field.near_enemies = near_enemies(field)
        assert who_charges(field).options == [*([("unit", 0)] if able else []), "done"]
        reason = why_not_declare(field, field.units[0])
        assert (None if reason is None else reason.rule) == (None if able else "wh40k:aircraft.20")
    field = facing([squad()], [squad()])
    field.near_enemies = near_enemies(field)
    stand(field, 1, HERE + BASE + 12 * INCH + 1, Y)
    reason = why_not_declare(field, field.units[0])
    assert reason is not None
    assert reason.rule == "wh40k:charge.05", "it was near as the phase began, and is not any more"


@pytest.mark.rule("wh40k:aircraft.14")
def test_aircraft_do_not_charge() -> None:
    field = facing([squad(keywords=FLYER)], [squad()])
    assert may_not(field) == "wh40k:aircraft.14"
    field.units[0].hovering = True
    assert may_not(field) is None


@pytest.mark.rule("wh40k:aircraft.14", "wh40k:aircraft.15", "wh40k:aircraft.20")
def test_only_units_that_fly_charge_aircraft_and_end_near_them() -> None:
    field = facing([squad(), squad(keywords=("FLY",))], [squad(keywords=FLYER)])
    walking, flying, enemy = field.units
    reason = why_not_target(field, walking, enemy)
    assert reason is not None
    assert reason.rule == "wh40k:aircraft.20"
    assert why_not_target(field, flying, enemy) is None
    stand(field, 1, HERE, Y)
    stand(field, 0, HERE, Y + 8 * INCH)
    assert rule(move(field, 6, unit=1), (HERE + 6 * INCH, Y)) is None
    enemy.hovering = True
    assert why_not_target(field, walking, enemy) is None


@pytest.mark.rule("wh40k:aircraft.13", "wh40k:charge.08")
def test_chargers_pass_aircraft_but_do_not_end_near_them() -> None:
    field = facing([squad()], [squad(name="Jet", keywords=FLYER), squad()])
    stand(field, 2, HERE + 6 * INCH + BASE, Y)
    stand(field, 1, HERE + 3 * INCH, Y)
    assert rule(move(field, 6), (HERE + 6 * INCH, Y)) is None
    stand(field, 1, HERE + 6 * INCH, Y + BASE + INCH)
    assert rule(move(field, 6), (HERE + 6 * INCH, Y)) == "wh40k:charge.08"
