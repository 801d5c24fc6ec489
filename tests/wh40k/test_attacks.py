"""The attack sequence up to the wound roll, and the weapon abilities that change it."""

from __future__ import annotations

import pytest

from tablero.games.wh40k.attacks import (
    critical_wound,
    hit_modifier,
    hit_needed,
    lowest_wound,
    make_attacks,
    number_of_attacks,
    resolve,
    wound_modifier,
    wound_needed,
)
from tablero.games.wh40k.datasheets import Ability, Amount, fixed
from tablero.games.wh40k.dice import ANY, ONES
from tablero.games.wh40k.situation import Attacks, Situation, choose_target, toughness
from tablero.games.wh40k.state import NORMAL, STATIONARY, Lasting
from tablero.kernel import Modifier, say
from wh40k.duels import Duel, duel
from wh40k.playing import battle, entry, profile, run, told, weapon

LABEL = say("kernel-nothing")


def modifiers(*amounts: int) -> tuple[Modifier, ...]:
    return tuple(Modifier(amount, LABEL) for amount in amounts)


# The sequence.


@pytest.mark.rule("wh40k:attack.01", "wh40k:attack.02", "wh40k:attack.07", "wh40k:attack.14", "wh40k:attack.20")
def test_an_attack_goes_from_hit_to_wound_to_save_to_damage_and_ends_where_it_fails() -> None:
    one = duel(weapon(skill=4, damage="2"), (1, profile(wounds=3, save=4)))
    assert one.attack([3]).rolls == [1]
    assert one.attack([4, 3]).rolls == [1, 1]
    assert one.attack([4, 4, 4]).rolls == [1, 1, 1]
    assert one.wounds == [3]
    one.attack([4, 4, 3])
    assert one.wounds == [1]


@pytest.mark.rule("wh40k:attack.02")
def test_a_hit_needs_the_skill_or_more() -> None:
    assert [hit_needed(skill, 0) for skill in (2, 3, 4, 5, 6)] == [2, 3, 4, 5, 6]
    assert hit_needed(4, 1) == 3
    assert hit_needed(4, -1) == 5


@pytest.mark.rule("wh40k:attack.03")
def test_an_unmodified_six_always_hits() -> None:
    assert hit_needed(6, -1) == 6
    one = duel(weapon(skill=6, abilities=["sustained-hits 1"]), situation=Situation(hit_modifiers=modifiers(-1)))
    assert one.attack([6, 1, 1]).rolls == [1, 2]


@pytest.mark.rule("wh40k:attack.03")
def test_only_an_unmodified_six_is_critical() -> None:
    one = duel(weapon(abilities=["sustained-hits 1"]), situation=Situation(hit_modifiers=modifiers(1)))
    assert one.attack([5, 1]).rolls == [1, 1]


@pytest.mark.rule("wh40k:attack.04")
def test_an_unmodified_one_never_hits() -> None:
    assert hit_needed(2, 1) == 2
    assert duel(weapon(skill=2), situation=Situation(hit_modifiers=modifiers(1))).attack([1]).rolls == [1]


@pytest.mark.rule("wh40k:attack.05")
@pytest.mark.parametrize(
    ("given", "total"), [((1, 1), 1), ((-1, -1), -1), ((1, 1, -1), 1), ((-1, -1, 1), -1), ((1, -1), 0)]
)
def test_hit_rolls_are_modified_by_one_at_most(given: tuple[int, ...], total: int) -> None:
    one = duel(weapon(), situation=Situation(hit_modifiers=modifiers(*given)))
    assert hit_modifier(one.field, one.attacks).total == total


@pytest.mark.rule("wh40k:attack.06")
@pytest.mark.example("wh40k:ex.64")
def test_the_wound_roll_compares_strength_and_toughness() -> None:
    pairs = [(8, 4), (6, 3), (5, 4), (5, 3), (4, 4), (3, 4), (3, 5), (2, 4), (3, 6)]
    assert [wound_needed(*pair) for pair in pairs] == [2, 2, 3, 3, 4, 5, 5, 6, 6]
    assert [wound_needed(7, 4), wound_needed(9, 4), wound_needed(2, 5)] == [3, 2, 6]


@pytest.mark.rule("wh40k:attack.06", "wh40k:attack.07")
def test_a_wound_needs_the_roll_of_the_table() -> None:
    one = duel(weapon(strength="5"), (1, profile(toughness=4, save=4, wounds=9)))
    assert one.attack([6, 2]).rolls == [1, 1]
    assert one.attack([6, 3, 6]).rolls == [1, 1, 1]


@pytest.mark.rule("wh40k:attack.08", "wh40k:attack.09")
def test_an_unmodified_six_always_wounds_and_a_one_never() -> None:
    assert lowest_wound(6, -1, 6) == 6
    assert lowest_wound(2, 1, 6) == 2
    assert lowest_wound(4, 1, 6) == 3
    assert lowest_wound(4, -1, 6) == 5


@pytest.mark.rule("wh40k:attack.10")
@pytest.mark.parametrize(("given", "total"), [((1, 1), 1), ((-1, -1), -1), ((1,), 1), ((-1,), -1), ((1, -1), 0)])
def test_wound_rolls_are_modified_by_one_at_most(given: tuple[int, ...], total: int) -> None:
    assert wound_modifier(duel(weapon(), situation=Situation(wound_modifiers=modifiers(*given))).attacks).total == total


@pytest.mark.rule("wh40k:reroll.03", "wh40k:reroll.04")
def test_modifiers_come_after_rerolls_and_the_log_has_both_values() -> None:
    reroll = Situation(hit_modifiers=modifiers(-1), hit_reroll=ONES)
    one = duel(weapon(skill=3, attacks="2"), situation=reroll)
    # The 2 is a 1 after the modifier, but no 1: it can't be rolled again. The second die is.
    one.attack([2, 1, 4, 1], [[("roll", 1, 1)]])
    (hits,) = told(one.field, "wh40k-passed-modified")
    assert (hits["values"], hits["count"], hits["needed"]) == ("1 3", 1, 3)
    assert [line["dice"] for line in told(one.field, "wh40k-rolls")] == ["2 1", "1"]


@pytest.mark.rule("wh40k:attack.25")
def test_mixed_toughness_is_that_of_most_models_and_the_highest_of_as_many() -> None:
    weak, tough = profile(toughness=3), profile(toughness=5)

    def of(weaker: int, tougher: int) -> int:
        field = battle([], [entry("Mixed", (weaker, weak, []), (tougher, tough, []))])
        return toughness(field, field.units[0])

    assert [of(2, 1), of(1, 2), of(2, 2)] == [3, 5, 5]


@pytest.mark.rule("wh40k:ability.leader.04")
def test_an_attached_unit_has_the_toughness_of_its_bodyguards_until_all_attacks_are_resolved() -> None:
    one = duel(
        weapon(strength="4", attacks="2", skill=2),
        (1, profile(toughness=4, wounds=1, save=6)),
        leader=profile("Captain", toughness=8, wounds=5, save=6),
    )
    attacks = one.attacks
    run(resolve(one.field, attacks), [2, 2, 4, 4, 1, 1])  # the second wounds the Captain on a 4, too
    assert one.wounds == [4]
    assert choose_target(one.field, one.target).toughness == 8
    run(resolve(one.field, attacks), [2, 2, 3, 3])
    assert attacks.target.toughness == 4


@pytest.mark.rule("wh40k:fast.01")
def test_attacks_alike_are_rolled_together() -> None:
    one = duel(weapon(attacks="2"), (1, profile(wounds=9, save=4)), attackers=3)
    assert one.attack([1, 2, 3, 4, 5, 6, 3, 4, 5, 6, 4, 4, 4]).rolls == [6, 4, 3]


@pytest.mark.rule("wh40k:shooting.11", "wh40k:shooting.12")
def test_one_target_comes_after_the_other_and_one_weapon_after_the_other() -> None:
    rifle, pistol = weapon("rifle", skill=6), weapon("pistol", skill=6)
    theirs = [entry(name, (1, profile(), [])) for name in ("First", "Second")]
    field = battle([entry("Ours", (1, profile(), [rifle, pistol]))], theirs)
    ours, *others = field.units
    first, second = [choose_target(field, unit) for unit in others]
    groups = [Attacks(ours, arm, (0,), at) for arm, at in ((rifle, first), (pistol, second), (pistol, first))]
    run(make_attacks(field, ours, groups), [1, 1, 1], [("unit", 1), ("profile", 0, "rifle")])
    made = [(line["target"].args[0][1], line["weapon"]) for line in told(field, "wh40k-attacks")]
    assert made == [("First", "rifle"), ("First", "pistol"), ("Second", "pistol")]


@pytest.mark.rule("wh40k:random.02")
def test_random_strength_is_rolled_for_each_attack() -> None:
    one = duel(weapon(attacks="3", strength="D6+2"), (1, profile(toughness=4, save=4, wounds=9)))
    # Strengths 8, 4 and 8: two dice that need 2+, then one that needs 4+.
    assert one.attack([3, 3, 3, 6, 2, 6, 2, 1, 3, 4]).rolls == [3, 3, 2, 1, 1]


# How many attacks.


def attacks_made(one: Duel, dice: list[int]) -> int:
    return run(number_of_attacks(one.field, one.attacks), dice).result


@pytest.mark.rule("wh40k:shooting.10", "wh40k:random.02")
@pytest.mark.example("wh40k:ex.44")
def test_each_weapon_makes_its_own_number_of_attacks() -> None:
    assert attacks_made(duel(weapon(attacks="3"), attackers=2), []) == 6
    assert attacks_made(duel(weapon(attacks="D6"), attackers=2), [2, 6]) == 8


@pytest.mark.rule("wh40k:weapon.rapid-fire")
@pytest.mark.example("wh40k:ex.28")
def test_rapid_fire_adds_attacks_within_half_range() -> None:
    arm = weapon(attacks="1", abilities=["rapid-fire 1"])
    near = duel(arm, situation=Situation(half_range=True))
    assert near.attack([1, 1]).rolls == [2]
    assert attacks_made(duel(arm), []) == 1
    assert attacks_made(duel(weapon(), situation=Situation(half_range=True)), []) == 1
    assert (
        attacks_made(
            duel(weapon(abilities=["rapid-fire D3"]), attackers=2, situation=Situation(half_range=True)), [1, 6]
        )
        == 6
    )
    (line,) = told(near.field, "wh40k-attacks")
    assert line["count"] == 2


@pytest.mark.rule("wh40k:weapon.blast")
@pytest.mark.example("wh40k:ex.26")
def test_blast_adds_an_attack_for_every_five_models_of_the_target() -> None:
    arm = weapon(attacks="2D6", abilities=["blast"])
    assert attacks_made(duel(arm, (11, profile())), [4, 5]) == 11
    assert [attacks_made(duel(arm, (models, profile())), [1, 1]) for models in (4, 5, 9, 10)] == [2, 3, 3, 4]
    assert attacks_made(duel(weapon(attacks="1", abilities=["blast"]), (5, profile()), attackers=2), []) == 4
    assert attacks_made(duel(weapon(attacks="1"), (5, profile())), []) == 1


@pytest.mark.rule("wh40k:weapon.blast")
def test_blast_counts_the_models_that_there_were_when_the_target_was_chosen() -> None:
    one = duel(weapon(abilities=["blast"]), (5, profile()))
    attacks = one.attacks
    one.target.models.pop()
    assert run(number_of_attacks(one.field, attacks)).result == 2


@pytest.mark.rule("wh40k:weapon.extra-attacks.02")
def test_the_number_of_extra_attacks_is_not_changed_by_other_rules() -> None:
    more = Situation(attack_modifiers=modifiers(2))
    assert attacks_made(duel(weapon(range=0, attacks="2"), attackers=2, situation=more), []) == 8
    assert attacks_made(duel(weapon(range=0, attacks="2", abilities=["extra-attacks"]), situation=more), []) == 2
    assert attacks_made(duel(weapon(attacks="1"), situation=Situation(attack_modifiers=modifiers(-3))), []) == 0


# Hits.


def hits_with(one: Duel) -> int:
    """The modifier of hit rolls, which must be the same beside one that lets it show what the limit would hide."""
    total = hit_modifier(one.field, one.attacks).total
    other = Modifier(-total, LABEL)
    evened = one.situation._replace(hit_modifiers=(other,))
    assert hit_modifier(one.field, Attacks(one.attacker, one.weapon, (0,), one.attacks.target, evened)).total == 0
    return total


@pytest.mark.rule("wh40k:weapon.heavy")
def test_heavy_adds_one_to_hit_for_a_unit_that_remained_stationary() -> None:
    one = duel(weapon(abilities=["heavy"]))
    assert hits_with(one) == 0
    one.attacker.moved = NORMAL
    assert hits_with(one) == 0
    one.attacker.moved = STATIONARY
    assert hits_with(one) == 1
    other = duel(weapon())
    other.attacker.moved = STATIONARY
    assert hits_with(other) == 0


@pytest.mark.rule("wh40k:ability.stealth")
def test_stealth_takes_one_from_ranged_hit_rolls_if_all_models_have_it() -> None:
    assert hits_with(duel(weapon(), abilities=["stealth"])) == -1
    assert hits_with(duel(weapon(range=0), abilities=["stealth"])) == 0
    assert hits_with(duel(weapon())) == 0
    assert hits_with(duel(weapon(), (1, profile()), abilities=["stealth"], leader=profile("Captain"))) == 0
    both = duel(
        weapon(), (1, profile()), abilities=["stealth"], leader=profile("Captain"), leader_abilities=["stealth"]
    )
    assert hits_with(both) == -1


@pytest.mark.rule("wh40k:stratagem.smokescreen")
def test_a_smokescreen_gives_stealth() -> None:
    one = duel(weapon())
    one.target.lasting.append(Lasting("smokescreen", "phase"))
    assert hits_with(one) == -1


@pytest.mark.rule("wh40k:weapon.indirect-fire.02")
def test_indirect_fire_takes_one_from_hit_rolls_at_targets_that_nobody_sees() -> None:
    unseen = Situation(target_seen=False)
    assert hits_with(duel(weapon(abilities=["indirect-fire"]), situation=unseen)) == -1
    assert hits_with(duel(weapon(abilities=["indirect-fire"]))) == 0
    assert hits_with(duel(weapon(), situation=unseen)) == 0


@pytest.mark.rule("wh40k:shooting.18", "wh40k:shooting.19")
@pytest.mark.parametrize("situation", [Situation(engaged=True), Situation(target_engaged=True)])
def test_shooting_in_engagement_takes_one_from_hit_rolls_but_for_pistols(situation: Situation) -> None:
    assert hits_with(duel(weapon(), situation=situation)) == -1
    assert hits_with(duel(weapon(abilities=["pistol"]), situation=situation)) == 0
    assert hits_with(duel(weapon())) == 0


@pytest.mark.rule("wh40k:datasheet.06")
def test_a_large_model_with_few_wounds_left_hits_worse() -> None:
    one = duel(weapon(), bearer=profile("Tank", wounds=12), bearer_abilities=["damaged 4"])
    tank = one.field.models[0]
    for wounds, total in ((12, 0), (5, 0), (4, -1), (1, -1)):
        tank.wounds = wounds
        assert hits_with(one) == total


@pytest.mark.rule("wh40k:weapon.torrent")
def test_torrent_hits_without_a_roll_and_never_critically() -> None:
    one = duel(weapon(skill=0, attacks="D6", abilities=["torrent", "lethal-hits"]), (1, profile(wounds=9)))
    assert one.attack([2, 4, 1, 6]).rolls == [1, 2, 1]
    assert duel(weapon(skill=2)).attack([2, 1]).rolls == [1, 1]


@pytest.mark.rule("wh40k:weapon.sustained-hits")
@pytest.mark.example("wh40k:ex.30")
def test_a_critical_hit_of_sustained_hits_scores_more_ordinary_hits() -> None:
    one = duel(weapon(range=0, attacks="2", abilities=["sustained-hits 2"]))
    assert one.attack([6, 3, 1, 1, 1, 1]).rolls == [2, 4]
    assert one.attack([5, 3, 1, 1]).rolls == [2, 2]


@pytest.mark.rule("wh40k:weapon.sustained-hits")
def test_random_sustained_hits_are_rolled_for_each_critical_hit() -> None:
    one = duel(weapon(attacks="3", abilities=["sustained-hits D3"]))
    assert one.attack([6, 6, 1, 5, 3, 1, 1, 1, 1, 1, 1, 1]).rolls == [3, 2, 7]


@pytest.mark.rule("wh40k:weapon.lethal-hits")
def test_a_critical_hit_of_lethal_hits_wounds_without_a_roll() -> None:
    one = duel(weapon(attacks="2", abilities=["lethal-hits"]), (1, profile(wounds=9, save=4)))
    assert one.attack([6, 6, 4, 4]).rolls == [2, 2]
    assert one.attack([6, 5, 1, 4]).rolls == [2, 1, 1]
    assert duel(weapon(attacks="2"), (1, profile(wounds=9))).attack([6, 5, 1, 1]).rolls == [2, 2]


@pytest.mark.rule("wh40k:attack.01")
def test_what_is_left_of_several_attacks_goes_on() -> None:
    arm = weapon(attacks="4", abilities=["lethal-hits", "sustained-hits 2", "devastating-wounds"])
    one = duel(arm, (1, profile(wounds=9, save=4)))
    # Of 4 attacks 3 hit, 1 of them critically: that one wounds, and 2 + 2 hits are rolled for. 1 of 3 wounds is devastating.
    assert one.attack([6, 3, 3, 2, 6, 5, 4, 1, 4, 4, 3]).rolls == [4, 4, 3]
    assert one.wounds == [7]


@pytest.mark.rule("wh40k:weapon.lethal-hits", "wh40k:weapon.sustained-hits", "wh40k:weapon.devastating-wounds")
def test_a_lethal_hit_is_no_critical_wound_and_its_sustained_hits_are_rolled_for() -> None:
    one = duel(
        weapon(abilities=["lethal-hits", "sustained-hits 1", "devastating-wounds"]), (1, profile(wounds=9, save=4))
    )
    assert one.attack([6, 1, 4]).rolls == [1, 1, 1]
    assert one.wounds == [9]


# Wounds.


@pytest.mark.rule("wh40k:weapon.lance")
def test_lance_adds_one_to_wound_rolls_after_a_charge() -> None:
    one = duel(weapon(range=0, abilities=["lance"]))
    assert wound_modifier(one.attacks).total == 0
    one.attacker.charged = True
    assert wound_modifier(one.attacks).total == 1
    one.situation = Situation(wound_modifiers=modifiers(-1))
    assert wound_modifier(one.attacks).total == 0
    other = duel(weapon(range=0))
    other.attacker.charged = True
    assert wound_modifier(other.attacks).total == 0


@pytest.mark.rule("wh40k:weapon.twin-linked", "wh40k:reroll.05")
def test_twin_linked_lets_the_attacker_reroll_wound_rolls() -> None:
    one = duel(weapon(attacks="2", abilities=["twin-linked"]), (1, profile(save=6, wounds=9)))
    played = one.attack([5, 5, 3, 2, 4, 1], [[("roll", 0, 3)]])
    assert played.rolls == [2, 2, 1, 1]
    assert played.questions == [(0, "wh40k-ask-rerolls")]
    asked = dict(played.asked[0].message.args)
    assert asked == {
        "unit": one.field.name(one.attacker),
        "purpose": say("wh40k-roll-wound"),
        "dice": "3 2",
        "rolls": 2,
        "needed": 4,
    }
    assert duel(weapon()).attack([5, 3]).questions == []


def test_who_may_roll_a_hit_again_is_told_the_die_that_hits() -> None:
    one = duel(weapon(skill=3, abilities=["sustained-hits 1"]), (1, profile(wounds=9)), abilities=["stealth"])
    one.field.command_points = [1, 0]
    played = one.attack([3], ["decline"])
    assert dict(played.asked[0].message.args)["needed"] == 4, "not the 6 that would be critical"


@pytest.mark.rule("wh40k:weapon.twin-linked")
def test_twin_linked_may_fish_for_critical_wounds_where_they_matter() -> None:
    one = duel(weapon(abilities=["twin-linked", "devastating-wounds"]), (1, profile(wounds=9)))
    one.attack([5, 5, 6], [[("roll", 0, 5)]])
    assert one.wounds == [8]


def test_other_rules_grant_rerolls_too() -> None:
    one = duel(weapon(), (1, profile(save=6, wounds=9)), situation=Situation(hit_reroll=ANY, wound_reroll=ONES))
    assert one.attack([2, 4, 1, 4, 6], [[("roll", 0, 2)], [("roll", 0, 1)]]).rolls == [1, 1, 1, 1, 1]


@pytest.mark.rule("wh40k:weapon.anti")
@pytest.mark.example("wh40k:ex.24", "wh40k:ex.25")
@pytest.mark.parametrize(("keyword", "value"), [("VEHICLE", 4), ("PSYKER", 2)])
def test_anti_wounds_critically_from_its_number_on(keyword: str, value: int) -> None:
    arm = weapon(strength="1", abilities=[f"anti-{keyword} {value}", "devastating-wounds"])
    one = duel(arm, (1, profile(toughness=12, wounds=9)), keywords=(keyword,))
    one.attack([6, value])
    assert one.wounds == [8]
    one.attack([6, value - 1])
    assert one.wounds == [8]
    other = duel(arm, (1, profile(toughness=12, wounds=9)), keywords=("INFANTRY",))
    other.attack([6, 5])
    other.attack([6, 6])
    assert other.wounds == [8]


@pytest.mark.rule("wh40k:weapon.anti")
def test_of_several_anti_the_one_that_applies_counts() -> None:
    arm = weapon(strength="1", abilities=["anti-VEHICLE 2", "anti-INFANTRY 5", "devastating-wounds"])
    one = duel(arm, (1, profile(toughness=12, wounds=9)))
    one.attack([6, 4])
    assert one.wounds == [9]
    one.attack([6, 5])
    assert one.wounds == [8]
    other = duel(weapon(), situation=Situation(abilities=(Ability("other", fixed(2), "INFANTRY"),)))
    assert critical_wound(other.field, other.attacks) == 6


@pytest.mark.rule("wh40k:weapon.devastating-wounds", "wh40k:mortal.02")
@pytest.mark.example("wh40k:ex.31")
def test_a_critical_wound_of_devastating_wounds_is_neither_allocated_nor_saved() -> None:
    one = duel(weapon(damage="2", abilities=["devastating-wounds"]), (1, profile(wounds=5, save=2, invulnerable=(2,))))
    assert one.attack([6, 6]).rolls == [1, 1]
    assert one.wounds == [3]


@pytest.mark.rule("wh40k:weapon.devastating-wounds", "wh40k:random.02")
def test_random_damage_is_rolled_for_each_devastating_wound() -> None:
    arm = weapon(attacks="2", damage="D3", abilities=["devastating-wounds", "melta 1"])
    one = duel(arm, (1, profile(wounds=9)), situation=Situation(half_range=True))
    assert one.attack([6, 6, 6, 6, 1, 6]).rolls == [2, 2, 2]
    assert one.wounds == [3]


def test_an_amount_stays_what_it_is_written_as() -> None:
    assert str(weapon(damage="D6+2").damage) == "D6+2"
    assert Amount.parse("d3") == Amount(1, 3, 0)
