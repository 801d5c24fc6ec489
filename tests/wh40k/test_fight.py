"""The Fight phase: who fights when, with what, and whom."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.wh40k.datasheets import Entry, Weapon
from tablero.games.wh40k.definition import GAME
from tablero.games.wh40k.fight import counter_offensive, eligible, fight, fight_phase, fights_now, has_fights_first
from tablero.games.wh40k.measuring import engaged
from tablero.games.wh40k.melee import can_attack, fighting, melee_attacks
from tablero.games.wh40k.refusing import why_not
from tablero.games.wh40k.state import FIGHT, Battle, Lasting
from tablero.kernel import Choose, Illegal
from tablero.tabletop import INCH, barricade
from tablero.text import Texts
from wh40k.laid import BASE, column, lay
from wh40k.playing import attach, battle, entry, profile, run, stand, told, weapon

BLADE, AXE = weapon("blade", range=0), weapon("axe", range=0, strength="6")
HERE, Y = 10 * INCH, 10 * INCH


def squad(number: int = 1, *weapons: Weapon, name: str = "Squad", wounds: int = 1, **more: Any) -> Entry:
    return entry(name, (number, profile(wounds=wounds), weapons), **more)


def pairs(ours: list[Entry], theirs: list[Entry]) -> Battle:
    """Units of both armies that touch: the first with the first, the second with the second…"""
    field = battle(ours, theirs)
    field.phase = FIGHT
    places = [0, 0]
    for unit in field.units:
        column(field, unit, HERE + unit.seat * BASE, Y + places[unit.seat], BASE + 600)
        places[unit.seat] += 9 * INCH
    return field


def order(field: Battle) -> list[str]:
    """The names of the units in the order in which they fought."""
    return [line["unit"].args[0][1] for line in told(field, "wh40k-fights")]


# Steps.


@pytest.mark.rule("wh40k:fight.01", "wh40k:fight.02", "wh40k:fight.06", "wh40k:fight.07")
def test_players_alternate_beginning_with_the_one_whose_turn_it_is_not() -> None:
    field = pairs([squad(name=name) for name in "AB"], [squad(name=name) for name in "KLM"])
    stand(field, 4, HERE + BASE, Y + 2 * BASE)  # M touches nobody, but is in reach of A
    stand(field, 4, HERE, Y + BASE)
    played = run(fight_phase(field), [], [("unit", 3), ("unit", 1), ("unit", 2)])
    assert order(field) == ["L", "B", "K", "A", "M"]
    assert [seat for seat, _ in played.questions] == [1, 0, 1]
    field = pairs([squad(name="A")], [squad(name="K")])
    field.active = 1
    run(fight_phase(field))
    assert order(field) == ["A", "K"]


@pytest.mark.rule("wh40k:fight.06")
def test_when_one_player_has_no_more_units_to_fight_the_other_goes_on() -> None:
    field = pairs([squad(name="A"), squad(name="B")], [squad(name="K")])
    stand(field, 1, HERE + BASE, Y + BASE)  # both touch K
    played = run(fight_phase(field), [], [("unit", 1)])
    assert order(field) == ["K", "B", "A"]
    assert [seat for seat, _ in played.questions] == [0]


@pytest.mark.rule("wh40k:fight.02", "wh40k:fight.03")
@pytest.mark.parametrize("abilities", [(), ("fights-first",)])
def test_the_player_whose_turn_it_is_not_is_asked_for_a_unit_of_their_own(abilities: tuple[str, ...]) -> None:
    units = [[squad(name=name, abilities=abilities) for name in names] for names in ("AB", "KL")]
    field = pairs(*units)
    field.active = 1
    played = run(fight_phase(field), [], [("unit", 0), ("unit", 2)])
    assert played.asked[0].options == [("unit", 0), ("unit", 1)]  # type: ignore[attr-defined]


@pytest.mark.rule("wh40k:fight.05", "wh40k:fight.08", "wh40k:fight.09", "wh40k:core.02")
def test_why_a_unit_cannot_be_selected_to_fight_is_told() -> None:
    field = pairs([squad(name="A"), squad(name="B"), squad(name="C")], [squad(name="K"), squad(name="L")])
    asked = Choose(0, [("unit", 0)], "wh40k-ask-fight")
    field.step, field.units[0].fought = 1, True
    told_rules = [why_not(field, asked, ("unit", id)) for id in range(4)]
    assert [None if reason is None else reason.rule for reason in told_rules] == [
        "wh40k:fight.05",
        "wh40k:fight.09",
        "wh40k:fight.08",
        "wh40k:core.02",
    ]
    field.step = 2
    assert why_not(field, asked, ("unit", 1)) is None


@pytest.mark.rule("wh40k:fight.03")
def test_nobody_passes() -> None:
    field = pairs([squad(name=name) for name in "AB"], [squad(name=name) for name in "KL"])
    played = run(fight_phase(field), [], [("unit", 2), ("unit", 0)])
    assert [each.options for each in played.asked] == [  # type: ignore[attr-defined]
        [("unit", 2), ("unit", 3)],
        [("unit", 0), ("unit", 1)],
    ]


@pytest.mark.rule("wh40k:fight.04")
def test_who_is_engaged_or_has_charged_may_fight() -> None:
    field = pairs([squad()], [squad()])
    unit = field.units[0]
    stand(field, 1, HERE + BASE + INCH, Y)
    assert eligible(field, unit)
    stand(field, 1, HERE + BASE + INCH + 1, Y)
    assert not eligible(field, unit)
    unit.charged = True
    assert eligible(field, unit)
    assert not eligible(field, field.units[1])


@pytest.mark.rule("wh40k:fight.05")
def test_no_unit_fights_twice() -> None:
    field = pairs([squad()], [squad()])
    field.step = 2
    assert fights_now(field, field.units[0])
    run(fight(field, field.units[0]))
    assert not fights_now(field, field.units[0])


@pytest.mark.rule("wh40k:fight.01", "wh40k:fight.07")
def test_the_phase_ends_when_nobody_is_left_to_fight() -> None:
    field = pairs([squad()], [squad()])
    stand(field, 1, HERE + 20 * INCH, Y)
    assert run(fight_phase(field)).asked == []
    assert field.step == 3
    assert order(field) == []


@pytest.mark.rule("wh40k:fight.09", "wh40k:fight.01", "wh40k:charge.14")
def test_who_has_charged_fights_before_all_others() -> None:
    field = pairs([squad(name=name) for name in "AB"], [squad(name=name) for name in "KL"])
    unit = field.units[1]
    unit.charged = True
    unit.lasting.append(Lasting("fights-first", "turn"))
    run(fight_phase(field), [], [("unit", 2)])
    assert order(field) == ["B", "K", "A", "L"]


@pytest.mark.rule("wh40k:fight.02", "wh40k:fight.09")
def test_in_the_first_step_the_other_player_begins_too() -> None:
    field = pairs(
        [squad(name="A", abilities=["fights-first"])], [squad(name="K"), squad(name="L", abilities=["fights-first"])]
    )
    stand(field, 2, HERE, Y + BASE)
    run(fight_phase(field))
    assert order(field) == ["L", "A", "K"]


@pytest.mark.rule("wh40k:fight.02")
def test_the_second_step_begins_with_the_other_player_again() -> None:
    field = pairs([squad(name="A")], [squad(name="K"), squad(name="L", abilities=["fights-first"])])
    stand(field, 2, HERE, Y + BASE)
    run(fight_phase(field))
    assert order(field) == ["L", "K", "A"]


@pytest.mark.rule("wh40k:ability.fights-first")
def test_fights_first_needs_all_models_of_a_unit() -> None:
    swift: dict[str, Any] = {"abilities": ["fights-first"]}
    field = battle([squad(2, **swift)], [squad(2), squad(name="Hero", **swift)])
    assert [has_fights_first(field, unit) for unit in field.units] == [True, False, True]
    attach(field, field.units[2], field.units[1])
    assert not has_fights_first(field, field.units[1])


@pytest.mark.rule("wh40k:fight.10")
def test_who_becomes_eligible_later_fights_in_the_second_step_even_with_fights_first() -> None:
    field = pairs([squad(name="A", abilities=["fights-first"])], [squad(name="K", abilities=["fights-first"])])
    stand(field, 1, HERE + 20 * INCH, Y)
    field.step, field.fighters, field.chooser = 1, [], 1
    stand(field, 1, HERE + BASE, Y)
    assert not fights_now(field, field.units[0])
    field.step = 2
    assert fights_now(field, field.units[0])


@pytest.mark.rule("wh40k:fight.08", "wh40k:fight.10")
@pytest.mark.example("wh40k:ex.39")
def test_a_unit_that_an_enemy_consolidates_into_may_fight_in_this_phase() -> None:
    field = pairs([squad(name="A"), squad(name="B")], [squad(name="K")])
    stand(field, 1, HERE + 2 * INCH + 2 * BASE, Y)  # 2″ beyond the enemy
    field.units[2].models = [2]
    stand(field, 0, HERE + BASE - BASE - INCH // 2, Y)
    assert not eligible(field, field.units[1])
    beside = HERE + 2 * INCH + BASE

    def into(decision: Any) -> Any:
        return (((beside, Y),),)

    field.units[2].charged = True
    field.units[2].lasting.append(Lasting("fights-first", "turn"))
    stand(field, 0, HERE - 20 * BASE // 10, Y)
    played = run(fight_phase(field), [], [into])
    assert played.questions == [(1, "wh40k-ask-pile-in")]
    assert order(field) == ["K", "B"]


@pytest.mark.rule("wh40k:fight.11")
def test_a_unit_piles_in_then_attacks_then_consolidates() -> None:
    field = pairs([squad(1, BLADE, name="A")], [squad(2, name="K")])
    stand(field, 1, HERE + BASE + INCH, Y)
    stand(field, 2, HERE + BASE + 3 * INCH, Y)
    played = run(
        fight(field, field.units[0]),
        [3, 4, 1],
        [(((HERE + INCH, Y),),), ("model", 1), (((HERE + 3 * INCH, Y),),)],
    )
    assert [message for _, message in played.questions] == [
        "wh40k-ask-pile-in",
        "wh40k-ask-allocate",
        "wh40k-ask-consolidate",
    ]
    assert field.models[0].pose is not None
    assert field.models[0].pose.x == HERE + 3 * INCH


# Who fights whom.


@pytest.mark.rule("wh40k:fight.17", "wh40k:fight.20")
def test_a_model_fights_in_engagement_range_or_behind_one_that_touches() -> None:
    field = pairs([squad(3, BLADE)], [squad()])
    ours, theirs = field.units
    stand(field, 1, HERE - BASE, Y)
    stand(field, 2, HERE - 2 * BASE, Y)
    assert [can_attack(field, ours, model, theirs) for model in field.models_of(ours)] == [True, True, False]
    stand(field, 3, HERE + BASE + 5, Y)  # nobody touches it any more
    assert [can_attack(field, ours, model, theirs) for model in field.models_of(ours)] == [True, False, False]
    stand(field, 3, HERE + BASE, Y)
    stand(field, 1, HERE - BASE - 5, Y)
    assert [can_attack(field, ours, model, theirs) for model in field.models_of(ours)] == [True, False, False]


@pytest.mark.rule("wh40k:fight.17")
def test_behind_a_model_of_another_unit_nobody_fights() -> None:
    field = pairs([squad(1, BLADE), squad(1, BLADE)], [squad()])
    stand(field, 1, HERE - BASE, Y)
    assert not can_attack(field, field.units[1], field.models[1], field.units[2])


@pytest.mark.rule("wh40k:fight.17")
@pytest.mark.example("wh40k:ex.36")
def test_of_ten_termagants_eight_fight() -> None:
    field = pairs([squad(10, BLADE, name="Termagants")], [squad(5, name="Veterans")])
    ours, theirs = field.units
    gap = BASE + 100
    for number, id in enumerate(theirs.models):
        stand(field, id, HERE + BASE, Y + number * gap)
    for number in range(5):  # in a row that touches
        stand(field, ours.models[number], HERE, Y + number * gap)
    for number in range(3):  # behind three of them
        stand(field, ours.models[5 + number], HERE - BASE, Y + number * gap)
    for number in range(2):
        stand(field, ours.models[8 + number], HERE - 2 * BASE, Y + number * gap)
    fighters = [fighting(field, ours, model) is not None for model in field.models_of(ours)]
    assert fighters == [True] * 8 + [False] * 2


@pytest.mark.rule("wh40k:fight.20")
def test_behind_another_a_model_fights_only_whom_that_one_touches() -> None:
    field = pairs([squad(2, BLADE)], [squad(name="K"), squad(name="L")])
    ours, touched, near = field.units
    stand(field, 1, HERE - BASE, Y)
    stand(field, 3, HERE, Y + BASE + INCH)  # in Engagement Range of the first model alone
    first, second = field.models_of(ours)
    assert [can_attack(field, ours, first, each) for each in (touched, near)] == [True, True]
    assert [can_attack(field, ours, second, each) for each in (touched, near)] == [True, False]


@pytest.mark.rule("wh40k:fight.22")
@pytest.mark.example("wh40k:ex.38")
def test_a_unit_that_charged_and_has_nobody_to_attack_makes_no_attacks_but_may_consolidate() -> None:
    field = pairs([squad(1, BLADE)], [squad()])
    field.units[0].charged = True
    stand(field, 1, HERE + BASE + 5 * INCH, Y)
    assert run(melee_attacks(field, field.units[0])).rolls == []
    stand(field, 1, HERE + BASE + 3 * INCH, Y)
    assert eligible(field, field.units[0])
    played = run(fight(field, field.units[0]), [], [lambda decision: ((),), (((HERE + 3 * INCH, Y),),)])
    assert [message for _, message in played.questions] == ["wh40k-ask-pile-in", "wh40k-ask-consolidate"]
    assert played.rolls == []


# Weapons.


@pytest.mark.rule("wh40k:fight.18")
def test_each_model_uses_one_of_its_melee_weapons() -> None:
    field = pairs([squad(3, BLADE, AXE, weapon("rifle"))], [squad(1, wounds=9)])
    ours = field.units[0]
    for number, id in enumerate(ours.models):
        stand(field, id, HERE - 100, Y + (number - 1) * (BASE + 100))
    played = run(melee_attacks(field, ours), [1, 1, 1], [(2, 1), ("profile", 1, "axe")])
    assert played.asked[0].options == [("weapon", 0, 0), ("weapon", 0, 1)]  # type: ignore[attr-defined]
    assert [(line["weapon"], line["count"]) for line in told(field, "wh40k-attacks")] == [("axe", 1), ("blade", 2)]
    with pytest.raises(Illegal):
        run(melee_attacks(field, ours), [], [(3, 1)])


@pytest.mark.rule("wh40k:fight.18")
def test_who_has_no_melee_weapon_does_not_fight() -> None:
    field = pairs([squad(1, weapon("rifle"))], [squad()])
    assert fighting(field, field.units[0], field.models[0]) is None
    assert run(melee_attacks(field, field.units[0])).rolls == []


@pytest.mark.rule("wh40k:fight.18", "wh40k:weapon.extra-attacks")
def test_weapons_with_extra_attacks_come_on_top() -> None:
    tusks = weapon("tusks", range=0, attacks="2", abilities=["extra-attacks"])
    field = pairs([squad(1, tusks, BLADE)], [squad(1, wounds=9)])
    run(melee_attacks(field, field.units[0]), [1, 1, 1], [("profile", 0, "blade")])
    assert [(line["weapon"], line["count"]) for line in told(field, "wh40k-attacks")] == [("blade", 1), ("tusks", 2)]
    alone = pairs([squad(1, tusks)], [squad(1, wounds=9)])
    run(melee_attacks(alone, alone.units[0]), [1, 1])
    assert [(line["weapon"], line["count"]) for line in told(alone, "wh40k-attacks")] == [("tusks", 2)]


@pytest.mark.rule("wh40k:fight.18", "wh40k:weapon.extra-attacks")
def test_a_weapon_with_extra_attacks_is_used_with_one_of_its_profiles() -> None:
    bite, sting = (weapon(name, range=0, abilities=["extra-attacks"]) for name in ("bite", "sting"))
    bite.choice = sting.choice = "tail"
    field = pairs([squad(2, BLADE, bite, sting)], [squad(1, wounds=9)])
    for number, id in enumerate(field.units[0].models):
        stand(field, id, HERE - 100, Y + number * (BASE + 100))
    played = run(
        melee_attacks(field, field.units[0]), [1] * 4, [(1, 1), ("profile", 0, "blade"), ("profile", 0, "bite")]
    )
    assert played.questions[0] == (0, "wh40k-ask-melee-weapon")
    assert played.asked[0].options == [("weapon", 0, 1), ("weapon", 0, 2)]  # type: ignore[attr-defined]
    words = Texts("en", GAME.texts)
    asked = dict(played.asked[0].message.args)
    assert (asked["count"], asked["model"]) == (2, "Trooper")
    named = [words.render(GAME.describe(field, played.asked[0], ("weapon", 0, number))) for number in (1, 2)]
    assert named == ["bite", "sting"], "not one model of those that are asked about together"
    made = [(line["weapon"], line["count"]) for line in told(field, "wh40k-attacks")]
    assert made == [("blade", 2), ("bite", 1), ("sting", 1)]


@pytest.mark.rule("wh40k:fight.18")
def test_models_of_which_one_alone_has_more_weapons_are_asked_about_apart() -> None:
    tusks = weapon("tusks", range=0, abilities=["extra-attacks"])
    field = pairs([squad(2, BLADE)], [squad(1, wounds=9)])
    field.models[1].weapons = (BLADE, tusks)
    for number, id in enumerate(field.units[0].models):
        stand(field, id, HERE - 100, Y + number * (BASE + 100))
    run(melee_attacks(field, field.units[0]), [1] * 3, [("profile", 0, "blade")])
    made = [(line["weapon"], line["count"]) for line in told(field, "wh40k-attacks")]
    assert made == [("blade", 2), ("tusks", 1)]


@pytest.mark.rule("wh40k:fight.18", "wh40k:weapon.psychic")
def test_only_psykers_fight_with_psychic_weapons() -> None:
    staff = weapon("staff", range=0, abilities=["psychic"])
    field = pairs([squad(1, staff)], [squad()])
    assert fighting(field, field.units[0], field.models[0]) is None
    psyker = pairs([squad(1, staff, keywords=("PSYKER",))], [squad()])
    assert fighting(psyker, psyker.units[0], psyker.models[0]) is not None


@pytest.mark.rule("wh40k:fight.19", "wh40k:fight.22", "wh40k:fight.23")
def test_a_model_makes_as_many_attacks_as_its_weapon_says() -> None:
    field = pairs([squad(2, weapon("flail", range=0, attacks="3", skill=4))], [squad(1, wounds=9)])
    stand(field, 1, HERE - BASE, Y)
    played = run(melee_attacks(field, field.units[0]), [4, 3, 3, 3, 3, 3, 4, 2])
    assert played.rolls == [6, 1, 1]
    assert field.models[2].wounds == 8


# Targets.


def between_two(arm: Weapon = BLADE, number: int = 1, **more: Any) -> Battle:
    """Our models, in a row, with an enemy at each end."""
    field = pairs([squad(number, arm, **more)], [squad(1, name="K", wounds=9), squad(1, name="L", wounds=9)])
    for each in range(number):
        stand(field, each, HERE + each * 10, Y)
    stand(field, number, HERE + BASE + 100, Y)
    stand(field, number + 1, HERE - BASE - 100, Y)
    return field


@pytest.mark.rule("wh40k:fight.21")
def test_the_attacks_of_one_weapon_may_be_divided_among_targets() -> None:
    field = between_two(weapon("flail", range=0, attacks="4"))
    played = run(melee_attacks(field, field.units[0]), [1] * 4, [(3, 1), ("unit", 2)])
    assert played.rolls == [1, 3]
    assert [(line["target"].args[0][1], line["count"]) for line in told(field, "wh40k-attacks")] == [("L", 1), ("K", 3)]
    with pytest.raises(Illegal):
        run(melee_attacks(field, field.units[0]), [], [(3, 2)])


@pytest.mark.rule("wh40k:fight.21")
def test_a_random_number_of_attacks_is_rolled_before_they_are_divided() -> None:
    field = between_two(weapon("flail", range=0, attacks="D6"))
    played = run(melee_attacks(field, field.units[0]), [5, 1, 1, 1, 1, 1], [(0, 5)])
    assert played.rolls == [1, 5]


@pytest.mark.rule("wh40k:weapon.hazardous", "wh40k:fight.21")
def test_a_hazardous_weapon_whose_attacks_are_divided_is_tested_for_once() -> None:
    field = between_two(weapon("flail", range=0, attacks="2", abilities=["hazardous"]))
    played = run(melee_attacks(field, field.units[0]), [1, 1, 6], [(1, 1), ("unit", 1)])
    assert played.rolls == [1, 1, 1]


@pytest.mark.rule("wh40k:fight.20", "wh40k:fight.24")
def test_all_targets_are_chosen_first_and_one_is_finished_before_the_next() -> None:
    field = between_two(number=1)
    field.models[0].weapons = (BLADE, weapon("tusks", range=0, attacks="2", abilities=["extra-attacks"]))
    answers = [(1, 0), (1, 1), ("unit", 1), ("profile", 1, "tusks")]
    played = run(melee_attacks(field, field.units[0]), [1, 1, 1], answers)
    assert [message for _, message in played.questions[:3]] == [
        "wh40k-ask-melee-target",
        "wh40k-ask-melee-target",
        "wh40k-ask-next-target",
    ]
    made = [(line["target"].args[0][1], line["weapon"]) for line in told(field, "wh40k-attacks")]
    assert made == [("K", "tusks"), ("K", "blade"), ("L", "tusks")]


@pytest.mark.rule("wh40k:fight.25")
def test_all_attacks_with_a_profile_come_before_those_with_another() -> None:
    field = pairs([squad(3, BLADE)], [squad(1, name="K", wounds=9), squad(1, name="L", wounds=9)])
    ours = field.units[0]
    stand(field, 3, HERE + BASE, Y)
    stand(field, 4, HERE + BASE, Y + 3 * BASE)
    stand(field, 1, HERE - BASE, Y)
    stand(field, 2, HERE + BASE // 2, Y - BASE)
    field.models[1].weapons = (AXE,)
    for id in ours.models:
        assert can_attack(field, ours, field.models[id], field.units[1])
    run(melee_attacks(field, ours), [1, 1, 1], [("profile", 0, "blade")])
    assert [(line["weapon"], line["count"]) for line in told(field, "wh40k-attacks")] == [("blade", 2), ("axe", 1)]


@pytest.mark.rule("wh40k:fight.25")
def test_those_with_one_profile_come_together_even_if_they_are_declared_apart() -> None:
    field = pairs([squad(3, BLADE)], [squad(1, name="K", wounds=9), squad(1, name="L", wounds=9)])
    for model, x, y in ((3, BASE, 0), (4, 0, BASE), (1, -BASE, 0), (2, BASE // 2, -BASE)):
        stand(field, model, HERE + x, Y + y)
    field.models[1].weapons = (AXE,)
    reach = [[can_attack(field, field.units[0], field.models[id], field.units[foe]) for foe in (1, 2)] for id in (0, 2)]
    assert reach == [[True, True], [True, False]]
    run(melee_attacks(field, field.units[0]), [1, 1, 1], [(1, 0), (1, 0), ("profile", 0, "blade")])
    made = [(line["weapon"], line["count"]) for line in told(field, "wh40k-attacks")]
    assert made == [("blade", 1), ("blade", 1), ("axe", 1)]


@pytest.mark.rule("wh40k:fight.26")
@pytest.mark.example("wh40k:ex.40")
def test_attacks_are_made_even_if_nobody_of_the_target_is_left_in_reach() -> None:
    flail = weapon("flail", range=0, attacks="1")
    field = pairs([squad(1, flail, weapon("tusks", range=0, abilities=["extra-attacks"]))], [squad(2)])
    stand(field, 2, HERE + 6 * INCH, Y)
    run(
        melee_attacks(field, field.units[0]),
        [3, 4, 1, 3, 4, 1],
        [("profile", 0, "flail"), ("model", 1)],
    )
    assert field.units[1].models == []


@pytest.mark.rule("wh40k:weapon.precision")
def test_precision_in_melee_needs_a_character_that_the_model_sees() -> None:
    sword = weapon("sword", range=0, abilities=["precision"])
    field = battle([squad(1, sword)], [squad(1), squad(1, name="Hero", keywords=("CHARACTER",))])
    attach(field, field.units[2], field.units[1])
    for model, x in ((0, HERE), (1, HERE + BASE), (2, HERE + 2 * BASE)):
        stand(field, model, x, Y)
    field.models[1].profile.height = 4000
    fighter = fighting(field, field.units[0], field.models[0])
    assert fighter is not None
    assert fighter.seen == ()
    stand(field, 2, HERE, Y + 3 * BASE)
    fighter = fighting(field, field.units[0], field.models[0])
    assert fighter is not None
    assert fighter.seen == (2,)
    run(melee_attacks(field, field.units[0]), [3, 4, 1], [("model", 2)])
    assert field.units[1].models == [1]


# Across barricades.


def across(gap: int = 2 * INCH, **more: Any) -> Battle:
    """Two models so far from each other, with a barricade between them; another enemy and another barricade are far away."""
    field = pairs([squad(1, BLADE)], [squad(1, **more), squad(1)])
    stand(field, 1, HERE + BASE + gap, Y)
    stand(field, 2, HERE + 30 * INCH, Y)
    lay(field, barricade(6 * INCH), HERE + BASE // 2 + gap // 2, Y, facing=900)
    lay(field, barricade(6 * INCH), HERE + 30 * INCH, Y + 10 * INCH)
    return field


@pytest.mark.rule("wh40k:terrain.barricades.04")
def test_units_fight_across_a_barricade_within_two_inches() -> None:
    field = across()
    assert eligible(field, field.units[0])
    assert eligible(field, field.units[1])
    assert can_attack(field, field.units[0], field.models[0], field.units[1])
    assert run(melee_attacks(field, field.units[0]), [1]).rolls == [1]
    far = across(2 * INCH + 1)
    assert not eligible(far, far.units[0])
    assert not can_attack(far, far.units[0], far.models[0], far.units[1])


@pytest.mark.rule("wh40k:terrain.barricades.04", "wh40k:terrain.barricades.07")
def test_it_is_enough_that_one_model_of_the_target_is_on_the_other_side() -> None:
    field = pairs([squad(1, BLADE)], [squad(2)])
    stand(field, 1, HERE + BASE + 2 * INCH, Y)
    stand(field, 2, HERE, Y + BASE + 3 * INCH // 2)  # on our side, and not in Engagement Range
    lay(field, barricade(6 * INCH), HERE + BASE // 2 + INCH, Y, facing=900)
    assert can_attack(field, field.units[0], field.models[0], field.units[1])
    stand(field, 1, HERE + BASE + 3 * INCH, Y)
    assert not can_attack(field, field.units[0], field.models[0], field.units[1])


@pytest.mark.rule("wh40k:terrain.barricades.07")
@pytest.mark.parametrize(("beside", "opposed"), [(1, False), (0, False), (-1, True)])
def test_a_barricade_beside_the_shortest_line_between_two_bases_is_not_between_them(beside: int, opposed: bool) -> None:
    field = pairs([squad(1, BLADE)], [squad(1)])
    stand(field, 1, HERE + BASE + 2 * INCH, Y)
    lay(field, barricade(3 * INCH), HERE + BASE // 2 + INCH, Y + 3 * INCH // 2 + beside, facing=900)
    assert can_attack(field, field.units[0], field.models[0], field.units[1]) is opposed
    assert eligible(field, field.units[0]) is opposed
    assert not engaged(field, field.units[0]), "the 2 inches are for fighting alone"


@pytest.mark.rule("wh40k:terrain.barricades.04", "wh40k:terrain.barricades.07")
def test_without_a_barricade_between_them_the_reach_is_an_inch() -> None:
    field = across()
    stand(field, 0, HERE, Y + 10 * INCH)
    stand(field, 1, HERE + BASE + 2 * INCH, Y + 10 * INCH)
    assert not eligible(field, field.units[0])
    assert not can_attack(field, field.units[0], field.models[0], field.units[1])


# Aircraft.


FLYER = ("AIRCRAFT", "FLY")


@pytest.mark.rule("wh40k:aircraft.16")
def test_aircraft_fight_only_whom_can_fly() -> None:
    field = pairs([squad(1, BLADE, keywords=FLYER)], [squad(), squad(keywords=("FLY",))])
    jet, walker, flyer = field.units
    assert not eligible(field, jet)
    assert not can_attack(field, jet, field.models[0], walker)
    stand(field, 2, HERE - BASE, Y)
    assert eligible(field, jet)
    assert can_attack(field, jet, field.models[0], flyer)
    assert not can_attack(field, jet, field.models[0], walker)
    jet.hovering = True
    assert can_attack(field, jet, field.models[0], walker)


@pytest.mark.rule("wh40k:aircraft.16")
def test_aircraft_answer_no_counter_offensive_of_those_on_foot() -> None:
    field = pairs([squad(name="A")], [squad(name="Jet", keywords=FLYER)])
    field.command_points = [0, 2]
    assert run(counter_offensive(field, field.units[0])).asked == []
    field.units[1].hovering = True
    run(counter_offensive(field, field.units[0]), [], ["decline"])


@pytest.mark.rule("wh40k:aircraft.17")
def test_only_models_that_fly_attack_aircraft() -> None:
    leader = squad(1, BLADE, name="Hero", keywords=("CHARACTER", "FLY"))
    field = battle([squad(1, keywords=FLYER)], [squad(1, BLADE), leader])
    attach(field, field.units[2], field.units[1])
    for model, (x, y) in enumerate(((0, 0), (BASE, 0), (0, BASE))):
        stand(field, model, HERE + x, Y + y)
    jet, unit = field.units
    assert [can_attack(field, unit, model, jet) for model in field.models_of(unit)] == [False, True]
    jet.hovering = True
    assert [can_attack(field, unit, model, jet) for model in field.models_of(unit)] == [True, True]
