"""Core concepts: whose models are whose, keywords, distances, Engagement Range, and Unit Coherency."""

from __future__ import annotations

import pytest

from tablero.games.wh40k.battlefield import put, take_off
from tablero.games.wh40k.coherency import coherent, remove_incoherent
from tablero.games.wh40k.datasheets import Base, Profile
from tablero.games.wh40k.deployment import wholly_in
from tablero.games.wh40k.measuring import (
    enemies_of,
    engaged,
    engaging,
    friends_of,
    in_contact,
    models_within,
    unit_within,
    units_within,
)
from tablero.games.wh40k.state import EMBARKED, RESERVES, Battle
from tablero.games.wh40k.units import has_keyword, model_is, unit_is
from tablero.kernel import BadSetup
from tablero.tabletop import INCH, QUARTER, TOUCH, Pose, rise
from wh40k.mustered import CAPTAIN
from wh40k.playing import battle, entry, profile, run, stand

BASE = 3200


def hull(length: int, width: int, height: int) -> Profile:
    """A model without a base, in inches."""
    made = profile("Tank", height=10)
    made.base = Base("hull", length * INCH, width * INCH)
    made.height = height * INCH
    return made


def squads(*counts: int) -> Battle:
    """A unit of so many models for each seat; nobody stands anywhere yet."""
    return battle(*[[entry(f"Squad {seat}", (count, profile(), []))] for seat, count in enumerate(counts)])


def row(field: Battle, apart: int, models: list[int], y: int = 10 * INCH) -> None:
    """Put models in a row, so far from rim to rim."""
    for number, id in enumerate(models):
        stand(field, id, 5 * INCH + number * (BASE + apart), y)


# Armies, units, keywords.


@pytest.mark.rule("wh40k:core.02", "wh40k:core.03")
def test_every_model_is_in_one_unit_of_one_army() -> None:
    field = battle(
        [entry("Squad", (2, profile(), []), (1, profile("Sergeant"), [])), entry("Guns", (1, profile(), []))],
        [entry("Foes", (2, profile(), []))],
    )
    assert [unit.models for unit in field.units] == [[0, 1, 2], [3], [4, 5]]
    assert [unit.seat for unit in field.units] == [0, 0, 1]
    assert [model.unit for model in field.models] == [0, 0, 0, 1, 2, 2]
    assert {field.models[id].profile.name for id in field.units[0].models} == {"Trooper", "Sergeant"}
    assert list(field.units_of(0)) == field.units[:2]
    field.units[0].place = RESERVES
    assert list(field.units_of(0)) == field.units[1:2]


@pytest.mark.rule("wh40k:core.04")
def test_models_of_an_army_are_friends_and_all_others_enemies() -> None:
    field = battle(
        [entry("Squad", (2, profile(), [])), entry("Guns", (1, profile(), []))],
        [entry("Foes", (1, profile(), [])), entry("Others", (1, profile(), []))],
    )
    assert (friends_of(field, 0), enemies_of(field, 0)) == ([0, 1, 2], [3, 4])
    assert (friends_of(field, 1), enemies_of(field, 1)) == ([3, 4], [0, 1, 2])
    field.units[0].place = field.units[3].place = EMBARKED
    assert (friends_of(field, 0), enemies_of(field, 0)) == ([2], [3])


@pytest.mark.rule("wh40k:core.05")
def test_a_unit_needs_a_datasheet() -> None:
    from tablero.games.wh40k.armies import army_of, army_to_json, ready_made

    told = army_to_json(ready_made("orks-500"))
    assert isinstance(told, dict)
    assert army_of(told, "armies[0]").name == ready_made("orks-500").name
    told["units"][0]["datasheet"] = len(told["datasheets"])
    with pytest.raises(BadSetup) as refused:
        army_of(told, "armies[0]")
    assert refused.value.place == "armies[0].units[0].datasheet"


@pytest.mark.rule("wh40k:core.06", "wh40k:core.07")
@pytest.mark.example("wh40k:ex.02")
def test_a_rule_with_a_keyword_is_for_units_that_have_it() -> None:
    field = battle(
        [
            entry("Squad", (1, profile(), []), keywords=("INFANTRY", "GRENADES"), faction=("ORKS",)),
            entry("Hounds", (1, profile(), []), keywords=("BEASTS",)),
        ]
    )
    squad, hounds = field.units
    assert [unit_is(field, unit, "INFANTRY") for unit in field.units] == [True, False]
    assert [unit_is(field, squad, "ORKS"), unit_is(field, hounds, "ORKS")] == [True, False]
    assert model_is(field, field.models[1], "BEAST")
    assert model_is(field, field.models[0], "GRENADE")
    assert not model_is(field, field.models[0], "BEAST")
    assert has_keyword(CAPTAIN, "WARLORD")
    assert not has_keyword(CAPTAIN._replace(warlord=False), "WARLORD")


# Distances.


@pytest.mark.rule("wh40k:measure.03")
@pytest.mark.example("wh40k:ex.01")
def test_within_is_at_most() -> None:
    field = squads(1, 2)
    stand(field, 0, 10 * INCH, 10 * INCH)
    stand(field, 1, 10 * INCH + BASE + INCH, 10 * INCH)
    stand(field, 2, 10 * INCH - BASE - INCH - INCH // 100, 10 * INCH)
    assert models_within(field, field.models[0], [1, 2], INCH) == [1]


@pytest.mark.rule("wh40k:measure.02")
def test_distances_are_measured_between_bases_and_from_any_part_of_a_hull() -> None:
    field = battle([entry("Tank", (1, hull(4, 2, 4), []))], [entry("Foe", (1, profile(height=100), []))])
    stand(field, 0, 20 * INCH, 20 * INCH)
    stand(field, 1, 22 * INCH + INCH + BASE // 2, 20 * INCH)
    assert models_within(field, field.models[0], [1], INCH) == [1]
    stand(field, 0, 20 * INCH, 20 * INCH, facing=QUARTER)
    assert models_within(field, field.models[0], [1], INCH) == [], "its narrow side"
    stand(field, 0, 20 * INCH, 20 * INCH)
    stand(field, 1, 22 * INCH + BASE // 2, 20 * INCH, 4 * INCH)
    assert models_within(field, field.models[0], [1], INCH) == [1], "beside its roof"
    field.models[0].profile.base = Base("round", BASE, BASE)
    take_off(field, field.models[0])
    stand(field, 0, 22 * INCH, 20 * INCH)
    stand(field, 1, 22 * INCH + BASE, 20 * INCH, 4 * INCH)
    assert models_within(field, field.models[0], [1], INCH) == [], "from base to base, however tall it is"
    stand(field, 1, 22 * INCH + BASE, 20 * INCH, 5 * INCH + 1)
    assert rise(field.field, 0, 1) == 5 * INCH + 1, "a base has no height"
    assert not engaging(field.field, 0, [1])


@pytest.mark.rule("wh40k:measure.07")
def test_a_distance_is_a_straight_line_unless_a_rule_says_horizontal() -> None:
    field = squads(1, 1)
    stand(field, 0, 10 * INCH, 10 * INCH)
    stand(field, 1, 10 * INCH + BASE + 3 * INCH, 10 * INCH, 4 * INCH)
    assert models_within(field, field.models[0], [1], 5 * INCH) == [1]
    assert models_within(field, field.models[0], [1], 5 * INCH - 1) == []


@pytest.mark.rule("wh40k:measure.06")
def test_a_unit_is_as_near_as_its_nearest_model() -> None:
    field = squads(2, 2)
    stand(field, 0, 10 * INCH, 10 * INCH)
    stand(field, 1, 10 * INCH, 40 * INCH)
    stand(field, 2, 10 * INCH + BASE + 6 * INCH, 10 * INCH)
    stand(field, 3, 50 * INCH, 10 * INCH)
    ours, theirs = field.units
    assert unit_within(field, ours, theirs, 6)
    assert units_within(field, field.models[0], 6) == [theirs]
    assert not unit_within(field, ours, theirs, 5)
    assert units_within(field, field.models[0], 5) == [], "it is not near itself"
    stand(field, 1, 10 * INCH, 12 * INCH)
    assert units_within(field, field.models[0], 6) == [ours, theirs]
    stand(field, 0, 10 * INCH, 30 * INCH)
    stand(field, 1, 10 * INCH, 10 * INCH)
    assert unit_within(field, ours, theirs, 6), "any model of it will do"
    stand(field, 2, 50 * INCH, 10 * INCH)
    stand(field, 3, 10 * INCH + BASE + 6 * INCH, 10 * INCH)
    assert unit_within(field, ours, theirs, 6)
    assert not unit_within(field, ours, theirs, 5)
    stand(field, 0, 10 * INCH, 12 * INCH)
    theirs.place = RESERVES
    assert units_within(field, field.models[0], 6) == [ours]


@pytest.mark.rule("wh40k:measure.08")
def test_models_are_in_contact_whose_bases_touch() -> None:
    field = squads(1, 1)
    stand(field, 0, 10 * INCH, 10 * INCH)
    for gap, touching in ((0, [1]), (TOUCH, [1]), (TOUCH + 1, [])):
        stand(field, 1, 10 * INCH + BASE + gap, 10 * INCH)
        assert in_contact(field.field, 0, [1]) == touching
    stand(field, 1, 10 * INCH + BASE, 10 * INCH, 1)
    assert in_contact(field.field, 0, [1]) == []


@pytest.mark.rule("wh40k:measure.04")
@pytest.mark.parametrize(
    ("x", "y", "inside"),
    [
        (BASE // 2, BASE // 2, True),
        (BASE // 2 - 1, BASE // 2, False),
        (BASE // 2, BASE // 2 - 1, False),
        (9 * INCH - BASE // 2, 6 * INCH - BASE // 2, True),
        (9 * INCH - BASE // 2 + 1, 6 * INCH - BASE // 2, False),
        (9 * INCH - BASE // 2, 6 * INCH - BASE // 2 + 1, False),
    ],
)
def test_wholly_within_means_every_part_of_the_base(x: int, y: int, inside: bool) -> None:
    field = squads(1)
    stand(field, 0, x, y)
    assert wholly_in(field.field, field.models[0], ((0, 0), (9 * INCH, 6 * INCH))) is inside


@pytest.mark.rule("wh40k:measure.04")
def test_of_a_hull_every_corner() -> None:
    field = battle([entry("Tank", (1, hull(4, 2, 2), []))])
    stand(field, 0, 2 * INCH, 10 * INCH)
    assert wholly_in(field.field, field.models[0], ((0, 0), (9 * INCH, 44 * INCH)))
    stand(field, 0, 2 * INCH - 1, 10 * INCH)
    assert not wholly_in(field.field, field.models[0], ((0, 0), (9 * INCH, 44 * INCH)))


@pytest.mark.rule("wh40k:measure.05")
def test_a_model_is_where_it_was_put() -> None:
    field = squads(1)
    put(field, field.models[0], Pose(10 * INCH, 11 * INCH, 3 * INCH, 7))
    assert field.models[0].pose == field.field[0].pose == Pose(10 * INCH, 11 * INCH, 3 * INCH, 7)
    put(field, field.models[0], Pose(12 * INCH, 11 * INCH))
    assert field.models[0].pose == field.field[0].pose == Pose(12 * INCH, 11 * INCH)
    take_off(field, field.models[0])
    assert field.models[0].pose is None
    assert 0 not in field.field


# Engagement Range.


@pytest.mark.rule("wh40k:engage.01")
@pytest.mark.parametrize(
    ("gap", "up", "near"), [(INCH, 0, True), (INCH + 1, 0, False), (INCH, 5 * INCH, True), (INCH, 5 * INCH + 1, False)]
)
def test_engagement_range_goes_both_ways(gap: int, up: int, near: bool) -> None:
    field = squads(1, 1)
    stand(field, 0, 10 * INCH, 10 * INCH, up)
    stand(field, 1, 10 * INCH + BASE + gap, 10 * INCH)
    assert (bool(engaging(field.field, 0, [1])), bool(engaging(field.field, 1, [0]))) == (near, near)
    assert [engaged(field, unit) for unit in field.units] == [near, near]


# Unit Coherency.


@pytest.mark.rule("wh40k:coherency.01")
@pytest.mark.example("wh40k:ex.03")
def test_up_to_six_models_need_one_other_within_two_inches() -> None:
    field = squads(5)
    models = field.units[0].models
    row(field, 2 * INCH, models)
    assert coherent(field.field, models)
    row(field, 2 * INCH + 1, models)
    assert not coherent(field.field, models)


@pytest.mark.rule("wh40k:coherency.01")
def test_and_within_five_inches_up() -> None:
    field = squads(2)
    row(field, INCH, [0, 1])
    stand(field, 1, 5 * INCH + BASE, 10 * INCH, 5 * INCH)
    assert coherent(field.field, [0, 1])
    stand(field, 1, 5 * INCH + BASE, 10 * INCH, 5 * INCH + 1)
    assert not coherent(field.field, [0, 1])


@pytest.mark.rule("wh40k:coherency.02")
@pytest.mark.example("wh40k:ex.04")
def test_seven_models_or_more_need_two_others() -> None:
    field = squads(10)
    models = field.units[0].models
    row(field, 2 * INCH, models[:5])
    row(field, 2 * INCH, models[5:], 10 * INCH + BASE + 2 * INCH)
    assert coherent(field.field, models)
    row(field, INCH, models)
    assert not coherent(field.field, models), "those at the ends have one other"


@pytest.mark.rule("wh40k:coherency.08")
def test_how_many_others_follows_from_how_many_are_left() -> None:
    field = squads(7)
    models = field.units[0].models
    row(field, INCH, models)
    assert not coherent(field.field, models)
    assert coherent(field.field, models[:6])
    assert coherent(field.field, models[:1])


@pytest.mark.rule("wh40k:coherency.03")
def test_a_unit_is_one_group() -> None:
    field = squads(4)
    row(field, INCH, [0, 1])
    row(field, INCH, [2, 3], 20 * INCH)
    assert not coherent(field.field, [0, 1, 2, 3])
    assert coherent(field.field, [0, 1])


@pytest.mark.rule("wh40k:coherency.06", "wh40k:coherency.07")
def test_at_the_end_of_a_turn_both_players_remove_models_until_one_group_is_left() -> None:
    exploding = entry("Bombs", (4, profile(wounds=2), []), abilities=["deadly-demise 1"])
    field = battle([exploding], [entry("Foes", (3, profile(), []))])
    row(field, INCH, [0, 1])
    row(field, INCH, [2, 3], 20 * INCH)
    row(field, 3 * INCH, [4, 5, 6], 30 * INCH)
    field.active = 1
    played = run(
        remove_incoherent(field), answers=[("model", 4), ("model", 6), ("model", 2), ("model", 0), ("model", 1)]
    )
    assert [seat for seat, _ in played.questions] == [1, 1, 0, 0, 0], "no dice are rolled for those who explode"
    assert [unit.models for unit in field.units] == [[3], [5]]
    assert [field.models[id].wounds for id in (0, 1, 2, 3)] == [0, 0, 0, 2]
    assert [id in field.field for id in range(7)] == [False, False, False, True, False, True, False]


@pytest.mark.rule("wh40k:coherency.06")
def test_units_in_coherency_and_those_that_are_elsewhere_lose_nobody() -> None:
    field = squads(3, 2)
    row(field, INCH, [0, 1, 2])
    field.units[1].place = EMBARKED
    assert run(remove_incoherent(field)).asked == []
