"""Declare Battle Formations: Leaders, passengers, Reserves and Hover mode, noted in secret."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.wh40k.datasheets import Entry, Transport
from tablero.games.wh40k.formations import choices, declare_formations, why_not_formations
from tablero.games.wh40k.state import (
    ATTACHED,
    EMBARKED,
    RESERVES,
    STRATEGIC_RESERVES,
    UNDEPLOYED,
    Battle,
)
from tablero.games.wh40k.units import starting_strength
from wh40k.playing import battle, entry, profile, run

DEEP = "deep-strike"


def captain(**more: Any) -> Entry:
    return entry("Captain", (1, profile("Captain"), []), keywords=("INFANTRY", "CHARACTER"), leads=["Squad"], **more)


def squad(name: str = "Squad", count: int = 3, **more: Any) -> Entry:
    return entry(name, (count, profile(), []), **more)


def truck(capacity: int = 5, **more: Any) -> Entry:
    words = more.pop("keywords", ("VEHICLE", "TRANSPORT"))
    return entry("Truck", (1, profile(), []), keywords=words, transport=Transport(capacity), **more)


def flyer(**more: Any) -> Entry:
    words = ("VEHICLE", "FLY", "AIRCRAFT", "TRANSPORT")
    return entry("Flyer", (1, profile(), []), keywords=words, transport=Transport(12), **more)


def army(*entries: Entry, limit: int = 1000) -> Battle:
    field = battle(entries, [squad("Foes")])
    field.armies = tuple(each._replace(limit=limit) for each in field.armies)
    for unit in field.units:
        unit.place = UNDEPLOYED
    return field


def why(field: Battle, *picked: Any) -> str | None:
    reason = why_not_formations(field, 0, picked)
    return None if reason is None else reason.rule


def declare(field: Battle, *picked: Any, theirs: Any = ()) -> None:
    run(declare_formations(field), answers=[picked, theirs] if choices(field, 1) else [picked])


@pytest.mark.rule("wh40k:mission.general.07", "wh40k:mission.only-war.06")
def test_both_players_note_at_the_same_time_and_then_reveal() -> None:
    field = army(captain(), squad())
    played = run(declare_formations(field), answers=[(("attach", 0, 1),), ()])
    assert [(each.seat, each.hidden) for each in played.asked] == [(0, True), (1, True)]
    assert field.units[0].place == ATTACHED
    assert choices(army(captain(), squad()), 1) == [("strategic", 2)]


# Leaders.


@pytest.mark.rule("wh40k:ability.leader", "wh40k:attached.01", "wh40k:ability.leader.03")
def test_a_leader_is_attached_to_a_unit_of_its_list_for_the_battle() -> None:
    field = army(captain(), squad(), squad("Others"))
    assert [each for each in choices(field, 0) if each[0] == "attach"] == [("attach", 0, 1)]
    declare(field, ("attach", 0, 1))
    leader, unit = field.units[:2]
    assert (leader.place, leader.models) == (ATTACHED, [])
    assert (unit.models, unit.attached) == ([1, 2, 3, 0], True)
    assert [(field.models[id].unit, field.models[id].part) for id in unit.models] == [(1, 0)] * 3 + [(1, 1)]
    assert starting_strength(field, unit) == 4


@pytest.mark.rule("wh40k:ability.leader", "wh40k:ability.leader.02")
def test_a_leader_leads_one_unit_and_a_unit_has_one_leader() -> None:
    field = army(captain(), captain(), squad(), squad())
    assert why(field, ("attach", 0, 2), ("attach", 1, 3)) is None
    assert why(field, ("attach", 0, 2), ("attach", 0, 3)) == "wh40k:ability.leader"
    assert why(field, ("attach", 0, 2), ("attach", 1, 2)) == "wh40k:ability.leader.02"
    chain = army(captain(), entry("Squad", (1, profile(), []), leads=["Guards"]), squad("Guards"))
    assert why(chain, ("attach", 0, 1), ("attach", 1, 2)) == "wh40k:ability.leader"


@pytest.mark.rule("wh40k:ability.leader.03")
@pytest.mark.parametrize("apart", [("reserves", 0), ("strategic", 0), ("embark", 0, 2)])
def test_who_is_attached_goes_where_the_unit_goes(apart: Any) -> None:
    field = army(captain(abilities=[DEEP]), squad(abilities=[DEEP]), truck())
    assert why(field, apart) is None
    assert why(field, ("attach", 0, 1), apart) == "wh40k:ability.leader.03"


# Passengers.


@pytest.mark.rule("wh40k:transport.02", "wh40k:mission.general.07")
def test_units_may_begin_embarked() -> None:
    field = army(squad(), truck())
    declare(field, ("embark", 0, 1))
    assert (field.units[0].place, field.units[0].carrier) == (EMBARKED, 1)
    assert field.units[1].place == UNDEPLOYED


@pytest.mark.rule("wh40k:transport.01", "wh40k:transport.20")
def test_a_transport_carries_as_many_as_it_has_room_for() -> None:
    field = army(squad("Squad", 3), squad("Two", 2), captain(), truck(5))
    assert why(field, ("embark", 0, 3), ("embark", 1, 3)) is None
    assert why(field, ("embark", 0, 3), ("embark", 1, 3), ("embark", 2, 3)) == "wh40k:transport.01"
    assert why(field, ("attach", 2, 0), ("embark", 0, 3)) is None
    assert why(field, ("attach", 2, 0), ("embark", 0, 3), ("embark", 1, 3)) == "wh40k:transport.01"
    assert ("embark", 0, 3) in choices(field, 0)
    assert ("embark", 0, 0) not in choices(field, 0)
    assert ("embark", 0, 3) not in choices(army(squad("Squad", 6), squad(), captain(), truck(5)), 0)


@pytest.mark.rule("wh40k:transport.05")
def test_a_transport_with_passengers_is_in_no_other() -> None:
    field = army(squad(), truck(), truck(12))
    assert why(field, ("embark", 1, 2)) is None
    assert why(field, ("embark", 0, 1), ("embark", 1, 2)) == "wh40k:transport.05"


# Reserves.


@pytest.mark.rule("wh40k:reserves.01", "wh40k:ability.deep-strike", "wh40k:strategic.01")
@pytest.mark.example("wh40k:ex.46")
def test_who_has_deep_strike_may_begin_in_reserves_outside_the_cap() -> None:
    field = army(squad(abilities=[DEEP], points=900), squad("Others", points=250))
    assert [each for each in choices(field, 0) if each[0] == "reserves"] == [("reserves", 0)]
    assert why(field, ("reserves", 0), ("strategic", 1)) is None
    declare(field, ("reserves", 0), ("strategic", 1))
    assert [unit.place for unit in field.units] == [RESERVES, STRATEGIC_RESERVES, UNDEPLOYED]


@pytest.mark.rule("wh40k:ability.deep-strike", "wh40k:ability.leader.08")
def test_every_model_needs_deep_strike_those_of_the_leader_too() -> None:
    field = army(captain(), squad(abilities=[DEEP]))
    assert why(field, ("reserves", 1)) is None
    assert why(field, ("attach", 0, 1), ("reserves", 1)) == "wh40k:ability.deep-strike"
    field = army(captain(abilities=[DEEP]), squad())
    assert why(field, ("attach", 0, 1), ("reserves", 1)) == "wh40k:ability.deep-strike"
    field = army(captain(abilities=[DEEP]), squad(abilities=[DEEP]))
    assert why(field, ("attach", 0, 1), ("reserves", 1)) is None


@pytest.mark.rule("wh40k:strategic.02")
def test_anybody_but_fortifications_may_be_in_strategic_reserves() -> None:
    field = army(squad(), squad("Bunker", keywords=("FORTIFICATIONS",)))
    assert [each for each in choices(field, 0) if each[0] == "strategic"] == [("strategic", 0)]


@pytest.mark.rule("wh40k:strategic.03")
@pytest.mark.example("wh40k:ex.65")
@pytest.mark.parametrize(("limit", "most"), [(1000, 250), (2000, 500), (3000, 750)])
def test_a_quarter_of_the_battle_size_may_be_in_strategic_reserves_with_all_who_are_in_it(
    limit: int, most: int
) -> None:
    for more, rule in ((0, None), (1, "wh40k:strategic.03")):
        field = army(
            truck(points=100),
            squad(points=most - 150),
            captain(points=50 + more),
            squad("Home", points=most),
            limit=limit,
        )
        inside = (("strategic", 0), ("embark", 1, 0), ("attach", 2, 1))
        assert why(field, *inside) == rule
        assert why(field, ("strategic", 1), ("attach", 2, 1)) is None
        assert why(field, ("strategic", 3), *inside[1:]) is None, "they are in a transport that is not in reserve"


@pytest.mark.rule("wh40k:mission.general.07")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("reserves", 0), ("strategic", 0)),
        (("embark", 0, 1), ("strategic", 0)),
        (("embark", 0, 1), ("embark", 0, 2)),
        (("embark", 0, 1), ("reserves", 0)),
    ],
)
def test_a_unit_is_in_one_place_only(one: Any, other: Any) -> None:
    field = army(squad(abilities=[DEEP]), truck(), truck())
    assert why(field, one) is None
    assert why(field, other) is None
    assert why(field, one, other) == "wh40k:mission.general.07"


# Aircraft.


@pytest.mark.rule("wh40k:aircraft.01", "wh40k:aircraft.02")
def test_aircraft_begin_in_reserves_and_outside_the_cap() -> None:
    field = army(flyer(points=900), squad(points=250))
    assert why(field, ("strategic", 1)) is None
    assert why(field, ("strategic", 0)) == "wh40k:aircraft.01"
    declare(field, ("strategic", 1), theirs=())
    assert [unit.place for unit in field.units] == [STRATEGIC_RESERVES, STRATEGIC_RESERVES, UNDEPLOYED]
    deep = army(flyer(abilities=[DEEP]))
    assert why(deep, ("reserves", 0)) == "wh40k:aircraft.01"


@pytest.mark.rule("wh40k:aircraft.01")
def test_those_of_the_other_player_too() -> None:
    field = battle([squad()], [flyer()])
    declare(field)
    assert field.units[1].place == STRATEGIC_RESERVES


@pytest.mark.rule("wh40k:aircraft.03")
def test_only_units_in_reserves_begin_in_an_aircraft() -> None:
    field = army(flyer(), squad(points=250, abilities=[DEEP]))
    assert why(field, ("embark", 1, 0)) == "wh40k:aircraft.03"
    assert why(field, ("embark", 1, 0), ("strategic", 1)) is None
    assert why(field, ("embark", 1, 0), ("reserves", 1)) is None
    assert why(field, ("embark", 1, 0), ("strategic", 1), ("reserves", 1)) == "wh40k:mission.general.07"
    declare(field, ("embark", 1, 0), ("strategic", 1))
    assert (field.units[1].place, field.units[1].carrier) == (EMBARKED, 0)


@pytest.mark.rule("wh40k:ability.hover", "wh40k:ability.hover.02")
def test_in_hover_mode_an_aircraft_is_deployed_like_others() -> None:
    field = army(flyer(abilities=["hover"], points=200), flyer(), squad())
    assert [each for each in choices(field, 0) if each[0] == "hover"] == [("hover", 0)]
    assert why(field, ("hover", 0), ("strategic", 0)) is None
    assert why(field, ("hover", 0), ("embark", 2, 0)) is None
    declare(field, ("hover", 0))
    assert [unit.hovering for unit in field.units[:2]] == [True, False]
    assert [unit.place for unit in field.units[:2]] == [UNDEPLOYED, STRATEGIC_RESERVES]
