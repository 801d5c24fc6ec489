"""What a unit is: keywords, abilities, strength."""

from __future__ import annotations

import pytest

from tablero.games.wh40k.damage import destroy
from tablero.games.wh40k.datasheets import CORE_ABILITIES, Ability, fixed
from tablero.games.wh40k.state import Battle
from tablero.games.wh40k.units import (
    abilities_of,
    ability_of,
    below_half_strength,
    every_model_has,
    model_is,
    starting_strength,
    unit_is,
)
from wh40k.playing import attach, battle, entry, profile, run


def squad_with_captain() -> Battle:
    squad = entry("Squad", (4, profile(), []), keywords=("INFANTRY", "BATTLELINE"), abilities=["stealth"])
    captain = entry("Captain", (1, profile("Captain"), []), keywords=("INFANTRY", "CHARACTER"))
    field = battle([squad, captain])
    attach(field, field.units[1], field.units[0])
    return field


@pytest.mark.rule("wh40k:strength.02")
@pytest.mark.parametrize(("wounds", "below"), [(8, False), (4, False), (3, True)])
def test_a_single_model_is_below_half_strength_with_less_than_half_its_wounds(wounds: int, below: bool) -> None:
    field = battle([entry("Tank", (1, profile(wounds=8), []))])
    field.models[0].wounds = wounds
    assert below_half_strength(field, field.units[0]) is below


@pytest.mark.rule("wh40k:strength.02")
def test_exactly_half_of_an_odd_number_there_is_not() -> None:
    field = battle([entry("Tank", (1, profile(wounds=7), []))])
    for wounds, below in ((4, False), (3, True)):
        field.models[0].wounds = wounds
        assert below_half_strength(field, field.units[0]) is below


@pytest.mark.rule("wh40k:strength.01", "wh40k:strength.03")
def test_a_unit_is_below_half_strength_with_less_than_half_its_models() -> None:
    field = battle([entry("Squad", (5, profile(wounds=2), []))])
    unit = field.units[0]
    seen = []
    for model in field.models[:4]:
        seen.append(below_half_strength(field, unit))
        run(destroy(field, model))
    assert seen == [False, False, False, True]
    assert starting_strength(field, unit) == 5
    mixed = battle([entry("Squad", (1, profile("Sergeant"), []), (4, profile(), []))])
    assert starting_strength(mixed, mixed.units[0]) == 5
    even = battle([entry("Pair", (4, profile(), []))])
    run(destroy(even, even.models[0]))
    run(destroy(even, even.models[1]))
    assert not below_half_strength(even, even.units[0])


@pytest.mark.rule("wh40k:ability.leader.07")
def test_an_attached_unit_has_the_keywords_of_all_its_models_and_each_model_its_own() -> None:
    field = squad_with_captain()
    unit, guard, captain = field.units[0], field.models[0], field.models[4]
    assert [unit_is(field, unit, keyword) for keyword in ("BATTLELINE", "CHARACTER", "PSYKER")] == [True, True, False]
    assert [model_is(field, guard, keyword) for keyword in ("BATTLELINE", "CHARACTER")] == [True, False]
    assert [model_is(field, captain, keyword) for keyword in ("BATTLELINE", "CHARACTER")] == [False, True]
    run(destroy(field, captain))
    assert not unit_is(field, unit, "CHARACTER")


@pytest.mark.rule("wh40k:datasheet.07", "wh40k:datasheet.13")
def test_a_model_has_the_abilities_of_its_datasheet_and_of_its_own_wargear() -> None:
    field = squad_with_captain()
    first, second, captain = field.models[0], field.models[1], field.models[4]
    first.abilities = (Ability("other"), Ability("feel-no-pain", fixed(5)))
    assert ability_of(field, first, "feel-no-pain") == Ability("feel-no-pain", fixed(5))
    assert ability_of(field, second, "feel-no-pain") is None
    assert ability_of(field, first, "stealth") == Ability("stealth")
    assert ability_of(field, captain, "stealth") is None
    second.abilities = (Ability("stealth", fixed(2)),)
    assert ability_of(field, second, "stealth") == Ability("stealth", fixed(2))
    assert abilities_of(field, second, "stealth") == [Ability("stealth", fixed(2)), Ability("stealth")]


@pytest.mark.rule("wh40k:datasheet.13", "wh40k:datasheet.06", "wh40k:mission.only-war.09")
def test_the_abilities_of_models_that_the_rules_know() -> None:
    names = (
        "damaged deadly-demise deep-strike deploys-last feel-no-pain fights-first firing-deck hover infiltrators leader"
        " lone-operative reroll-hit-ones-aura scouts stealth"
    )
    assert sorted(CORE_ABILITIES) == names.split()


@pytest.mark.rule("wh40k:ability.leader.08")
def test_what_every_model_must_have_the_leader_must_have_too() -> None:
    field = squad_with_captain()
    unit, captain = field.units[0], field.models[4]
    assert not every_model_has(field, unit, "stealth")
    captain.abilities = (Ability("stealth"),)
    assert every_model_has(field, unit, "stealth")
    lone = battle([entry("Squad", (4, profile(), []), keywords=("INFANTRY",)), entry("Captain", (1, profile(), []))])
    attach(lone, lone.units[1], lone.units[0])
    lone.models[4].abilities = (Ability("stealth"),)
    assert not every_model_has(lone, lone.units[0], "stealth"), "the Leader alone is not enough"
