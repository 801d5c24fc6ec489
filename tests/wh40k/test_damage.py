"""Damage, mortal wounds, Feel No Pain, Deadly Demise, Hazardous tests, and what is destroyed."""

from __future__ import annotations

import pytest

from tablero.games.wh40k import damage as damages
from tablero.games.wh40k.attacks import make_attacks
from tablero.games.wh40k.damage import destroy, inflict, mortal_wounds
from tablero.games.wh40k.datasheets import Ability, Datasheet, Entry, Equipped, fixed
from tablero.games.wh40k.definition import GAME
from tablero.games.wh40k.measuring import units_within
from tablero.games.wh40k.situation import Attacks, Situation, choose_target
from tablero.games.wh40k.state import DESTROYED, ON_BATTLEFIELD, Battle, Model, Unit
from tablero.games.wh40k.units import starting_strength
from tablero.text import Texts
from wh40k.duels import Duel, duel
from wh40k.playing import attach, battle, entry, profile, run, stand, told, weapon


def spread(one: Duel) -> Duel:
    for number, model in enumerate(one.targets):
        stand(one.field, model, 2540 * number)
    return one


@pytest.mark.rule("wh40k:attack.20", "wh40k:attack.21", "wh40k:datasheet.04", "wh40k:destroyed.01")
def test_a_model_loses_its_wounds_and_is_destroyed_at_none() -> None:
    one = duel(weapon(), (2, profile(wounds=3)))
    model = one.targets[0]
    stand(one.field, model, 0)
    run(inflict(one.field, model, 2))
    assert (model.wounds, len(one.targets)) == (1, 2)
    run(inflict(one.field, model, 1))
    assert model.wounds == 0
    assert one.field.models[1].pose is None
    assert one.target.models == [2]
    assert one.target.place == ON_BATTLEFIELD
    assert told(one.field, "wh40k-unit-destroyed") == []


@pytest.mark.rule("wh40k:attack.22")
def test_damage_beyond_the_last_wound_is_lost() -> None:
    one = duel(weapon(damage="5"), (2, profile(wounds=3, save=6)))
    one.attack([6, 6, 1])
    assert one.wounds == [3]


@pytest.mark.rule("wh40k:destroyed.01")
def test_a_unit_is_destroyed_with_its_last_model_and_further_attacks_on_it_are_not_made() -> None:
    one = duel(weapon(attacks="3"), (2, profile(save=6)))
    assert one.attack([6] * 6 + [1, 1]).rolls == [3, 3, 2]
    assert one.target.place == DESTROYED
    assert one.field.destroyed == [(1, 0)]
    assert len(told(one.field, "wh40k-unit-destroyed")) == 1


# Mortal wounds.


@pytest.mark.rule("wh40k:mortal.01", "wh40k:mortal.02", "wh40k:mortal.03")
def test_mortal_wounds_go_on_to_the_next_model_without_rolls() -> None:
    one = duel(weapon(), (3, profile(wounds=2, save=2, invulnerable=(2,))))
    assert run(mortal_wounds(one.field, one.target, 3)).rolls == []
    assert one.wounds == [1, 2]


@pytest.mark.rule("wh40k:mortal.03")
def test_mortal_wounds_end_with_the_unit() -> None:
    one = duel(weapon(), (2, profile(wounds=2)))
    run(mortal_wounds(one.field, one.target, 9))
    assert one.target.place == DESTROYED


@pytest.mark.rule("wh40k:mortal.01", "wh40k:mortal.06")
def test_mortal_wounds_are_allocated_like_attacks() -> None:
    one = spread(duel(weapon(), (3, profile(wounds=2))))
    one.targets[1].wounds = 1
    played = run(mortal_wounds(one.field, one.target, 2), answers=[("model", 3)])
    assert played.questions == [(1, "wh40k-ask-allocate")]
    assert "suffers mortal wounds" in Texts("en", GAME.texts).render(played.asked[0].message)
    assert (one.target.models, one.wounds) == ([1, 3], [2, 1])


@pytest.mark.rule("wh40k:mortal.01")
def test_of_several_wounded_models_each_mortal_wound_may_go_to_another() -> None:
    one = spread(duel(weapon(), (3, profile(wounds=3))))
    one.targets[0].wounds = one.targets[2].wounds = 2
    run(mortal_wounds(one.field, one.target, 2), answers=[("model", 1), ("model", 3)])
    assert one.wounds == [1, 3, 1]


@pytest.mark.rule("wh40k:mortal.06")
def test_mortal_wounds_spare_the_characters_of_an_attached_unit_as_long_as_there_are_bodyguards() -> None:
    one = duel(weapon(), (2, profile(wounds=1)), leader=profile("Captain", wounds=4))
    one.targets[2].wounds = 3
    run(mortal_wounds(one.field, one.target, 3))
    assert one.wounds == [2]


@pytest.mark.rule("wh40k:mortal.04", "wh40k:weapon.devastating-wounds")
def test_mortal_wounds_of_attacks_come_after_all_normal_damage_on_that_target() -> None:
    deadly, plain = weapon("deadly", abilities=["devastating-wounds"], skill=2), weapon("plain", damage="2", skill=2)
    ours = entry("Ours", (1, profile(), [deadly, plain]))
    field = battle([ours], [entry("Theirs", (2, profile(wounds=2, save=6), []))])
    target = choose_target(field, field.units[1])
    groups = [Attacks(field.units[0], arm, (0,), target) for arm in (deadly, plain)]
    run(make_attacks(field, field.units[0], groups), [6, 6, 6, 6, 1], [("profile", 0, "deadly")])
    # The mortal wound first would leave a model with one wound, and the second damage would be lost on it.
    assert [model.wounds for model in field.models_of(field.units[1])] == [1]


@pytest.mark.rule("wh40k:mortal.05")
def test_mortal_wounds_are_suffered_although_the_normal_damage_is_saved() -> None:
    one = duel(weapon(attacks="2", abilities=["devastating-wounds"]), (1, profile(wounds=5, save=2)))
    one.attack([6, 6, 6, 5, 6])
    assert one.wounds == [4]


@pytest.mark.rule("wh40k:weapon.devastating-wounds")
def test_devastating_wounds_spill_over_unless_the_errata_are_played() -> None:
    one = duel(weapon(damage="3", abilities=["devastating-wounds"]), (3, profile(wounds=2)))
    one.attack([6, 6])
    assert one.wounds == [1, 2]
    other = duel(weapon(damage="3", attacks="2", abilities=["devastating-wounds"]), (3, profile(wounds=2)))
    other.field.devastating_errata = True
    other.attack([6, 6, 6, 6])
    assert other.wounds == [2]
    assert other.field.copy().devastating_errata


@pytest.mark.rule("wh40k:weapon.devastating-wounds")
def test_by_the_errata_nothing_is_left_over_when_the_unit_is_destroyed() -> None:
    one = duel(weapon(damage="3", attacks="3", abilities=["devastating-wounds"]), (2, profile(wounds=2)))
    one.field.devastating_errata = True
    one.attack([6] * 6)
    assert one.target.place == DESTROYED


# Feel No Pain.


@pytest.mark.rule("wh40k:ability.feel-no-pain")
def test_feel_no_pain_is_rolled_for_each_wound_and_ignores_it() -> None:
    one = duel(weapon(damage="3"), (1, profile(wounds=5, save=6)), abilities=["feel-no-pain 5"])
    assert one.attack([6, 6, 1, 5, 4, 6]).rolls == [1, 1, 1, 3]
    assert one.wounds == [4]
    run(mortal_wounds(one.field, one.target, 2), [5, 4])
    assert one.wounds == [3]


@pytest.mark.rule("wh40k:ability.feel-no-pain")
def test_a_model_that_ignores_all_is_not_destroyed() -> None:
    one = duel(weapon(), (1, profile(save=6)), abilities=["feel-no-pain 5"])
    one.attack([6, 6, 1, 5])
    assert one.wounds == [1]


@pytest.mark.rule("wh40k:ability.feel-no-pain.02")
def test_of_several_feel_no_pain_one_is_used_the_best() -> None:
    one = duel(weapon(damage="2"), (1, profile(wounds=5)), abilities=["feel-no-pain 6", "feel-no-pain 4"])
    model = one.targets[0]
    model.abilities = (Ability("feel-no-pain", fixed(5)),)
    assert run(inflict(one.field, model, 2), [4, 3]).rolls == [2]
    assert one.wounds == [4]


@pytest.mark.rule("wh40k:weapon.psychic")
def test_wounds_of_a_psychic_weapon_are_those_of_a_psychic_attack() -> None:
    for abilities, left in ((["psychic"], [5]), ([], [4]), (["psychic", "devastating-wounds"], [5])):
        one = duel(weapon(abilities=abilities, ap=-6), (1, profile(wounds=5)))
        one.targets[0].abilities = (Ability("feel-no-pain", fixed(4), "PSYCHIC"),)
        dice = {1: [6, 6, 6, 4], 0: [6, 6, 6], 2: [6, 6, 4]}[len(abilities)]
        one.attack(dice)
        assert one.wounds == left
    usual = duel(weapon(ap=-6), (1, profile(wounds=5)), abilities=["feel-no-pain 4"])
    usual.attack([6, 6, 6, 4])
    assert usual.wounds == [5]


# Melta.


@pytest.mark.rule("wh40k:weapon.melta")
@pytest.mark.example("wh40k:ex.29")
def test_melta_adds_to_the_damage_within_half_range() -> None:
    arm = weapon(damage="D6", abilities=["melta 2"])
    near = duel(arm, (1, profile(wounds=9, save=6)), situation=Situation(half_range=True))
    near.attack([6, 6, 1, 3])
    assert near.wounds == [4]
    plain = duel(weapon(damage="D6"), (1, profile(wounds=9, save=6)), situation=Situation(half_range=True))
    plain.attack([6, 6, 1, 3])
    assert plain.wounds == [6]
    far = duel(arm, (1, profile(wounds=9, save=6)))
    far.attack([6, 6, 1, 3])
    assert far.wounds == [6]


@pytest.mark.rule("wh40k:weapon.melta")
def test_melta_adds_to_fixed_damage_too_and_saves_are_still_rolled_together() -> None:
    arm = weapon(attacks="3", damage="1", abilities=["melta 1"])
    one = duel(arm, (2, profile(wounds=4, save=4)), situation=Situation(half_range=True))
    assert one.attack([6] * 6 + [1, 4, 1]).rolls == [3, 3, 3]
    assert one.wounds == [4]


# Deadly Demise.


def near(*units: Unit) -> object:
    return lambda battle, model, inches: [unit for unit in units if inches == 6]


@pytest.fixture
def explosive(monkeypatch: pytest.MonkeyPatch) -> Battle:
    """A tank with Deadly Demise D3, and three units, all within 6 inches of it."""
    tank = entry("Tank", (1, profile("Tank", wounds=3), []), keywords=("VEHICLE",), abilities=["deadly-demise D3"])
    squads = [entry(name, (3, profile(wounds=2), [])) for name in ("One", "Two", "Three")]
    field = battle([tank, squads[0]], squads[1:])
    monkeypatch.setattr(damages, "units_within", near(*field.units))
    return field


@pytest.mark.rule("wh40k:ability.deadly-demise", "wh40k:ability.deadly-demise.03")
@pytest.mark.example("wh40k:ex.21")
def test_on_a_six_every_unit_near_suffers_mortal_wounds_rolled_for_each(explosive: Battle) -> None:
    tank, *squads = explosive.units
    played = run(inflict(explosive, explosive.models[0], 3), [6, 1, 3, 5])
    assert played.rolls == [1, 1, 1, 1]
    assert [sum(2 - model.wounds for model in explosive.models[1 + 3 * i : 4 + 3 * i]) for i in range(3)] == [1, 2, 3]
    assert tank.place == DESTROYED
    assert [len(squad.models) for squad in squads] == [3, 2, 2]


@pytest.mark.rule("wh40k:ability.deadly-demise")
def test_on_less_than_six_nothing_happens(explosive: Battle) -> None:
    assert run(inflict(explosive, explosive.models[0], 3), [5]).rolls == [1]
    assert all(model.wounds == 2 for model in explosive.models[1:])


@pytest.mark.rule("wh40k:ability.deadly-demise")
def test_it_is_rolled_before_the_model_is_removed_and_hurts_the_rest_of_its_unit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    walkers = entry("Walkers", (2, profile("Walker", wounds=5), []), abilities=["deadly-demise 2"])
    field = battle([walkers])
    seen: list[list[int]] = []

    def reach(battle: Battle, model: Model, inches: int) -> list[Unit]:
        seen.append(field.units[0].models.copy())
        return field.units

    monkeypatch.setattr(damages, "units_within", reach)
    run(destroy(field, field.models[0]), [6])
    assert seen == [[0, 1]]
    assert [model.wounds for model in field.models] == [0, 3]


@pytest.mark.rule("wh40k:ability.deadly-demise")
def test_one_explosion_may_set_off_another(monkeypatch: pytest.MonkeyPatch) -> None:
    mines = [entry(name, (1, profile(wounds=1), []), abilities=["deadly-demise 1"]) for name in ("One", "Two")]
    field = battle(mines)
    monkeypatch.setattr(damages, "units_within", near(*field.units))
    run(destroy(field, field.models[0]), [6, 6])
    assert [unit.place for unit in field.units] == [DESTROYED, DESTROYED]


def test_units_within_are_measured_from_base_to_base() -> None:
    field = battle([entry("One", (2, profile(base=20), []))], [entry("Two", (1, profile(base=40), []))])
    first, second, third = field.models
    stand(field, first, 0, 0)
    stand(field, third, 6 * 2540 + 3000, 0)
    assert units_within(field, first, 6) == [field.units[1]]
    stand(field, third, 6 * 2540 + 3001, 0)
    assert units_within(field, first, 6) == []
    stand(field, second, 0, 5000)
    assert units_within(field, first, 6) == [field.units[0]]


# Attached units.


def captain_with_intercessors() -> Battle:
    squad = entry("Intercessors", (5, profile("Intercessor"), []))
    captain = entry("Captain", (1, profile("Captain"), []), keywords=("CHARACTER",))
    field = battle([squad, captain])
    attach(field, field.units[1], field.units[0])
    return field


@pytest.mark.rule("wh40k:attached.02", "wh40k:attached.03")
@pytest.mark.example("wh40k:ex.09")
def test_the_starting_strength_of_an_attached_unit_is_the_sum_until_a_part_is_destroyed() -> None:
    field = captain_with_intercessors()
    unit = field.units[0]
    assert starting_strength(field, unit) == 6
    run(mortal_wounds(field, unit, 5))
    assert starting_strength(field, unit) == 1
    other = captain_with_intercessors()
    run(destroy(other, other.models[5]))
    run(destroy(other, other.models[0]))
    assert starting_strength(other, other.units[0]) == 5


@pytest.mark.rule("wh40k:attached.04")
@pytest.mark.example("wh40k:ex.10")
def test_bodyguard_and_leader_are_destroyed_each_for_itself() -> None:
    field = captain_with_intercessors()
    run(mortal_wounds(field, field.units[0], 4))
    assert field.destroyed == []
    run(mortal_wounds(field, field.units[0], 1))
    assert field.destroyed == [(0, 0)]
    assert field.units[0].place == ON_BATTLEFIELD
    run(mortal_wounds(field, field.units[0], 1))
    assert field.destroyed == [(0, 0), (0, 1)]
    assert field.copy().destroyed == [(0, 0), (0, 1)]
    assert field.units[0].place == DESTROYED


# Hazardous.


def hazardous(keywords: tuple[str, ...] = ("INFANTRY",), models: int = 5, wounds: int = 1) -> Duel:
    arm = weapon("plasma", skill=6, abilities=["hazardous"])
    return duel(
        arm, attackers=models, bearer=profile("Bearer", wounds=wounds), bearer_keywords=keywords, situation=Situation()
    )


@pytest.mark.rule("wh40k:weapon.hazardous", "wh40k:weapon.hazardous.02")
@pytest.mark.example("wh40k:ex.27")
def test_a_die_for_each_hazardous_weapon_and_a_model_for_each_one() -> None:
    one = hazardous()
    played = one.attack([1] * 5 + [2, 1, 6, 5, 3], [("model", 3)])
    assert played.rolls == [5, 5]
    assert played.questions == [(0, "wh40k-ask-hazardous")]
    assert one.attacker.models == [0, 1, 2, 4]


@pytest.mark.rule("wh40k:weapon.hazardous")
def test_a_weapon_is_tested_for_once_however_many_attacks_it_makes() -> None:
    arm = weapon("plasma", skill=6, attacks="3", abilities=["hazardous"])
    assert duel(arm).attack([1, 1, 1, 2]).rolls == [3, 1]
    assert duel(weapon(skill=6)).attack([1]).rolls == [1]


@pytest.mark.rule("wh40k:weapon.hazardous")
def test_melee_weapons_are_tested_for_too() -> None:
    assert duel(weapon(range=0, skill=6, abilities=["hazardous"])).attack([1, 2]).rolls == [1, 1]


@pytest.mark.rule("wh40k:weapon.hazardous.02")
@pytest.mark.parametrize("keyword", ["CHARACTER", "MONSTER", "VEHICLE"])
def test_characters_monsters_and_vehicles_suffer_three_mortal_wounds_instead(keyword: str) -> None:
    one = hazardous((keyword,), models=1, wounds=5)
    one.attack([1, 1])
    assert [model.wounds for model in one.field.models_of(one.attacker)] == [2]


@pytest.mark.rule("wh40k:weapon.hazardous.02", "wh40k:weapon.hazardous.03")
def test_only_models_with_hazardous_weapons_pay() -> None:
    plasma, rifle = weapon("plasma", skill=6, abilities=["hazardous"]), weapon("rifle")
    ours = entry("Ours", (2, profile(), [rifle]), (2, profile(), [rifle, plasma]))
    field = battle([ours], [entry("Theirs", (1, profile(), []))])
    unit = field.units[0]
    groups = [Attacks(unit, plasma, (2, 3), choose_target(field, field.units[1]))]
    played = run(make_attacks(field, unit, groups), [1, 1, 1, 1], [("model", 3)])
    assert getattr(played.asked[0], "options", None) == [("model", 2), ("model", 3)]
    assert unit.models == [0, 1]


@pytest.mark.rule("wh40k:weapon.hazardous.03")
def test_the_mortal_wounds_of_a_character_go_to_it_first_and_what_is_left_goes_on() -> None:
    plasma = weapon("plasma", skill=6, abilities=["hazardous"])
    squad = entry("Squad", (2, profile(wounds=2), []))
    captain = Entry(
        Datasheet("Captain", (), ("CHARACTER",), ()), (Equipped(1, profile("Captain", wounds=2), (plasma,)),), 0
    )
    field = battle([entry("Target", (1, profile(), []))], [squad, captain])
    target, unit, leader = field.units
    attach(field, leader, unit)
    field.models[1].wounds = 1
    groups = [Attacks(unit, plasma, (3,), choose_target(field, target))]
    run(make_attacks(field, unit, groups), [1, 1])
    assert field.models[3].wounds == 0
    assert unit.models == [2]
    assert field.models[2].wounds == 2


@pytest.mark.rule("wh40k:stratagem.command-reroll")
def test_a_hazardous_test_may_be_rolled_again_only_if_it_failed() -> None:
    one = hazardous(models=2)
    one.field.command_points = [1, 0]
    played = one.attack([6, 5, 1, 1, 3, 4], ["decline", "decline", ("reroll", 1)])
    assert getattr(played.asked[2], "options", None) == ["decline", ("reroll", 1)]
    assert len(one.attacker.models) == 2
