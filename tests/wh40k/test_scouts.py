"""Scouts and Infiltrators: moves before the first turn, and units that are deployed nearly anywhere."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.wh40k.datasheets import Base, Transport
from tablero.games.wh40k.deployment import area, deployment, infiltrates, why_not_deployed
from tablero.games.wh40k.scouts import scout, scout_moves, scouts
from tablero.games.wh40k.state import EMBARKED, RESERVES, Battle, Unit
from tablero.kernel import Illegal
from tablero.tabletop import INCH
from wh40k.playing import attach, battle, entry, join, profile, run, stand

BASE = 3200


def scouting(*abilities: str, **more: Any) -> Battle:
    """A unit of two models with these abilities, and an enemy 30″ away."""
    field = battle(
        [entry("Scouts", (2, profile(), []), abilities=abilities, **more)], [entry("Foe", (1, profile(), []))]
    )
    stand(field, 0, 10 * INCH, 10 * INCH)
    stand(field, 1, 10 * INCH, 10 * INCH + BASE)
    stand(field, 2, 10 * INCH + BASE + 30 * INCH, 10 * INCH)
    return field


def along(field: Battle, inches: float, unit: int = 0) -> Any:
    paths = []
    for id in field.units[unit].models:
        pose = field.models[id].pose
        assert pose is not None
        paths.append(((pose.x + round(inches * INCH), pose.y),))
    return tuple(paths)


@pytest.mark.rule("wh40k:ability.scouts")
@pytest.mark.example("wh40k:ex.45")
def test_a_unit_with_scouts_moves_so_far_before_the_first_turn() -> None:
    field = scouting("scouts 6")
    run(scout_moves(field), answers=[("unit", 0), along(field, 6)])
    assert field.models[0].pose is not None
    assert field.models[0].pose.x == 16 * INCH
    field = scouting("scouts 6")
    with pytest.raises(Illegal) as refused:
        run(scout_moves(field), answers=[("unit", 0), along(field, 6.01)])
    assert refused.value.reason.rule == "wh40k:ability.scouts"


@pytest.mark.rule("wh40k:ability.scouts")
def test_every_model_needs_it_and_no_unit_must_move() -> None:
    assert run(scout_moves(scouting())).asked == []
    field = scouting("scouts 6")
    assert scouts(field, field.units[0]) == 6
    run(scout_moves(field), answers=["done"])
    field = battle(
        [entry("Scouts", (2, profile(), []), abilities=["scouts 6"]), entry("Leader", (1, profile(), []))],
    )
    attach(field, field.units[1], field.units[0])
    assert scouts(field, field.units[0]) == 0


@pytest.mark.rule("wh40k:ability.scouts.03")
@pytest.mark.parametrize(("more", "rule"), [(1, None), (0, "wh40k:ability.scouts.03")])
def test_a_scouts_move_ends_more_than_nine_inches_from_enemies(more: int, rule: str | None) -> None:
    field = scouting("scouts 25")
    stand(field, 2, 10 * INCH + BASE + 29 * INCH + more, 10 * INCH, 6 * INCH)
    play = scout(field, field.units[0])
    if rule is None:
        run(play, answers=[along(field, 20)])
        return
    with pytest.raises(Illegal) as refused:
        run(play, answers=[along(field, 20)])
    assert refused.value.reason.rule == rule, "measured along the table"


@pytest.mark.rule("wh40k:ability.scouts.03")
def test_and_in_no_enemys_engagement_range_on_the_way() -> None:
    field = scouting("scouts 25")
    stand(field, 2, 15 * INCH, 10 * INCH + BASE)
    with pytest.raises(Illegal) as refused:
        run(scout(field, field.units[0]), answers=[along(field, 20)])
    assert refused.value.reason.rule == "wh40k:movement.11"


@pytest.mark.rule("wh40k:ability.scouts.04", "wh40k:mission.general.10", "wh40k:mission.only-war.11")
@pytest.mark.parametrize("first", [0, 1])
def test_who_has_the_first_turn_scouts_first(first: int) -> None:
    field = battle(*[[entry("Scouts", (1, profile(), []), abilities=["scouts 6"])] for _ in (0, 1)])
    stand(field, 0, 10 * INCH, 10 * INCH)
    stand(field, 1, 50 * INCH, 10 * INCH)
    field.first = first
    played = run(scout_moves(field), answers=[("unit", first), along(field, 0, first), "done"])
    assert [seat for seat, _ in played.questions] == [first, first, 1 - first]
    assert run(scout_moves(field)).asked == [], "nobody is asked twice"


def carrying(*units: tuple[str, ...], keywords: tuple[str, ...], own: tuple[str, ...] = ()) -> Battle:
    """A TRANSPORT with units in it that have these abilities."""
    carrier = entry("Truck", (1, profile(), []), keywords=keywords, abilities=own, transport=Transport(12))
    field = battle([carrier, *[entry("Squad", (1, profile(), []), abilities=each) for each in units]])
    stand(field, 0, 10 * INCH, 10 * INCH)
    for unit in field.units[1:]:
        unit.place, unit.carrier = EMBARKED, 0
    return field


DEDICATED = ("VEHICLE", "TRANSPORT", "DEDICATED TRANSPORT")


@pytest.mark.rule("wh40k:ability.scouts.02")
@pytest.mark.parametrize(
    ("units", "keywords", "own", "far"),
    [
        ([("scouts 6",)], DEDICATED, (), 6),
        ([("scouts 6",), ("scouts 8",)], DEDICATED, (), 6),
        ([("scouts 6",), ()], DEDICATED, (), 0),
        ([], DEDICATED, (), 0),
        ([("scouts 6",)], DEDICATED[:2], (), 0),
        ([()], DEDICATED, ("scouts 9",), 9),
        ([("scouts 6",)], DEDICATED[:2], ("scouts 9",), 9),
    ],
)
def test_a_dedicated_transport_scouts_as_all_of_its_passengers_do(
    units: list[tuple[str, ...]], keywords: tuple[str, ...], own: tuple[str, ...], far: int
) -> None:
    field = carrying(*units, keywords=keywords, own=own)
    assert scouts(field, field.units[0]) == far


@pytest.mark.rule("wh40k:ability.scouts", "wh40k:ability.scouts.02", "wh40k:transport.03")
def test_a_unit_may_embark_after_its_scouts_move() -> None:
    field = carrying(keywords=DEDICATED)
    squad = join(field, 0, entry("Squad", (1, profile(), []), abilities=["scouts 6"]))
    stand(field, 1, 18 * INCH, 10 * INCH)
    run(scout_moves(field), answers=[("unit", 1), (((13 * INCH, 10 * INCH),),), ("transport", 0)])
    assert (squad.place, squad.carrier) == (EMBARKED, 0)


# Infiltrators.


def infiltrating(*abilities: str) -> tuple[Battle, Unit]:
    field = battle([entry("Spies", (1, profile(), []), abilities=abilities)], [entry("Foe", (1, profile(), []))])
    field.attacker = 0
    field.units[0].place = "undeployed"
    stand(field, 1, 55 * INCH, 10 * INCH)
    return field, field.units[0]


def deployed_at(field: Battle, unit: Unit, x: int, y: int = 10 * INCH) -> str | None:
    reason = deployment(field, unit).why_not(((x, y),))
    return None if reason is None else reason.rule


@pytest.mark.rule("wh40k:ability.infiltrators")
def test_infiltrators_are_set_up_anywhere_more_than_nine_inches_from_the_enemy_zone() -> None:
    field, spies = infiltrating("infiltrators")
    near = 42 * INCH - 9 * INCH - BASE // 2
    assert deployed_at(field, spies, near - 1) is None
    assert deployed_at(field, spies, near) == "wh40k:ability.infiltrators"
    assert deployed_at(field, spies, 5 * INCH) is None, "its own zone"
    assert deployed_at(field, spies, 59 * INCH, 40 * INCH) == "wh40k:ability.infiltrators"
    field.attacker = 1
    assert deployed_at(field, spies, 18 * INCH + 9 * INCH + BASE // 2 + 1) is None
    assert deployed_at(field, spies, 18 * INCH + 9 * INCH + BASE // 2) == "wh40k:ability.infiltrators"
    assert deployed_at(field, spies, 2 * INCH) == "wh40k:ability.infiltrators"


@pytest.mark.rule("wh40k:ability.infiltrators")
def test_that_goes_for_every_part_of_a_long_model() -> None:
    field, spies = infiltrating("infiltrators")
    field.models[0].profile.base = Base("hull", 8 * INCH, 2 * INCH)
    assert deployed_at(field, spies, 29 * INCH - 1) is None
    assert deployed_at(field, spies, 29 * INCH) == "wh40k:ability.infiltrators"
    field.attacker = 1
    assert deployed_at(field, spies, 31 * INCH + 1) is None
    assert deployed_at(field, spies, 31 * INCH) == "wh40k:ability.infiltrators"


@pytest.mark.rule("wh40k:ability.infiltrators")
def test_and_from_every_enemy_model() -> None:
    field, spies = infiltrating("infiltrators")
    stand(field, 1, 30 * INCH, 10 * INCH)
    assert deployed_at(field, spies, 30 * INCH - BASE - 9 * INCH - 1) is None
    assert deployed_at(field, spies, 30 * INCH - BASE - 9 * INCH) == "wh40k:ability.infiltrators"
    assert deployed_at(field, spies, 18 * INCH - BASE // 2) is None
    stand(field, 1, 20 * INCH, 10 * INCH)
    assert deployed_at(field, spies, 18 * INCH - BASE // 2) is None, "in its own zone it needs no such distance"


@pytest.mark.rule("wh40k:ability.infiltrators", "wh40k:mission.only-war.07")
def test_others_are_set_up_in_their_zone() -> None:
    field, spies = infiltrating()
    assert not infiltrates(field, spies)
    assert deployed_at(field, spies, 20 * INCH) == "wh40k:mission.only-war.07"
    assert area(field, spies)[0] == ((0, 0), (18 * INCH, 44 * INCH))
    field, spies = infiltrating("infiltrators")
    assert area(field, spies)[0] == ((0, 0), (60 * INCH, 44 * INCH))
    stand(field, 0, 20 * INCH, 10 * INCH)
    assert why_not_deployed(field, field.field, field.models[0]) is None


@pytest.mark.rule("wh40k:ability.scouts")
def test_units_that_are_elsewhere_do_not_scout() -> None:
    field = scouting("scouts 6")
    field.units[0].place = RESERVES
    assert run(scout_moves(field)).asked == []
