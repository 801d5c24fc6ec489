"""Allocation, saving throws and cover."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tablero.games.wh40k.allocation import allocate, bound, exposed, shielded
from tablero.games.wh40k.attacks import make_attacks
from tablero.games.wh40k.datasheets import Profile, Weapon
from tablero.games.wh40k.definition import GAME
from tablero.games.wh40k.saves import armour_save, best_save, has_cover, invulnerable_save
from tablero.games.wh40k.situation import Attacks, Situation, choose_target
from tablero.games.wh40k.state import Battle, Lasting, Model, Unit
from tablero.kernel import Modifier, say
from tablero.text import Texts
from wh40k.duels import Duel, duel
from wh40k.playing import Played, attach, battle, entry, profile, run, stand, told, weapon

LABEL = say("kernel-nothing")


def everywhere(model: Model) -> bool:
    return True


def hurt(one: Duel, number: int, wounds: int) -> None:
    """Take wounds from a model of the target."""
    one.targets[number].wounds -= wounds


def spread(one: Duel) -> Duel:
    """Put the models of the target in different places, so that it matters which is which."""
    for number, model in enumerate(one.targets):
        stand(one.field, model, 2540 * number)
    return one


# Allocation.


def allocatable(field: Battle, unit: Unit) -> list[Model]:
    return bound(field, unit) or exposed(field, unit)


@pytest.mark.rule("wh40k:attack.11", "wh40k:attack.13")
def test_the_player_of_the_target_allocates_to_any_model() -> None:
    one = spread(duel(weapon(), (3, profile(save=6))))
    played = one.attack([6, 6, 1], [("model", one.targets[2].id)])
    assert played.questions == [(1, "wh40k-ask-allocate")]
    assert "AP 0, Damage 1. To which model" in Texts("en", GAME.texts).render(played.asked[0].message)
    assert len(getattr(played.asked[0], "options", ())) == 3
    assert one.target.models == [1, 2]


@pytest.mark.rule("wh40k:attack.11")
def test_nobody_is_asked_between_models_that_are_alike() -> None:
    one = duel(weapon(), (3, profile(save=6)))
    assert one.attack([6, 6, 1]).questions == []
    assert len(one.targets) == 2


@pytest.mark.rule("wh40k:attack.12")
def test_a_model_that_has_lost_wounds_gets_the_attack() -> None:
    one = spread(duel(weapon(), (3, profile(save=6, wounds=2))))
    hurt(one, 1, 1)
    wounded = one.targets[1]
    assert allocatable(one.field, one.target) == [wounded]
    assert one.attack([6, 6, 1]).questions == []
    assert wounded.id not in one.target.models


@pytest.mark.rule("wh40k:attack.12", "wh40k:attack.24")
def test_a_model_that_was_attacked_this_phase_stays_the_one_even_if_it_saved() -> None:
    one = spread(duel(weapon(), (3, profile(save=2))))
    chosen = one.targets[2]
    one.attack([6, 6, 5], [("model", chosen.id)])
    assert one.attack([6, 6, 1]).questions == []
    assert chosen.id not in one.target.models
    assert one.target.allocated == []
    assert len(allocatable(one.field, one.target)) == 2


@pytest.mark.rule("wh40k:attack.23")
def test_among_several_such_models_the_player_chooses() -> None:
    one = spread(duel(weapon(), (3, profile(save=6, wounds=3))))
    hurt(one, 0, 1)
    hurt(one, 2, 2)
    first, _, third = one.targets
    played = run(allocate(one.field, one.target), answers=[("model", third.id)])
    assert getattr(played.asked[0], "options", None) == [("model", first.id), ("model", third.id)]
    assert played.result.model is third


@pytest.mark.rule("wh40k:attack.23", "wh40k:fast.03")
def test_of_several_such_models_each_attack_may_go_to_another() -> None:
    one = spread(duel(weapon(attacks="2", skill=2), (3, profile(save=6, wounds=3))))
    hurt(one, 0, 1)
    hurt(one, 2, 1)
    first, _, third = one.targets
    one.attack([6, 6, 6, 6, 1, 1], [("model", first.id), ("model", third.id)])
    assert one.wounds == [1, 3, 1]


# Attached units.


def attached(bodyguards: int = 2, arm: Weapon | None = None, situation: Situation | None = None) -> Duel:
    captain = profile("Captain", wounds=4, save=6)
    return duel(
        arm or weapon(skill=2),
        (bodyguards, profile("Guard", save=6)),
        leader=captain,
        situation=situation or Situation(),
    )


@pytest.mark.rule("wh40k:ability.leader.05")
def test_characters_of_an_attached_unit_are_shielded_even_when_wounded_or_attacked() -> None:
    one = attached()
    captain = one.targets[2]
    captain.wounds = 1
    one.target.allocated.append(captain.id)
    assert captain not in allocatable(one.field, one.target)
    one.attack([6, 6, 1])
    assert one.wounds == [1, 1]


@pytest.mark.rule("wh40k:ability.leader.05")
@pytest.mark.parametrize(
    ("guard", "leader"), [("INFANTRY", "CHARACTER"), ("CHARACTER", "CHARACTER"), ("BEAST", "BEAST")]
)
def test_only_characters_are_shielded_and_a_bodyguard_never_is(guard: str, leader: str) -> None:
    units = [
        entry(name, (1, profile(name), []), keywords=(word,)) for name, word in (("Guard", guard), ("Boss", leader))
    ]
    field = battle([], units)
    attach(field, field.units[1], field.units[0])
    assert [shielded(field, model) for model in field.models] == [False, leader == "CHARACTER"]


@pytest.mark.rule("wh40k:ability.leader.06")
def test_the_shield_ends_with_the_last_bodyguard_for_attacks_not_yet_allocated() -> None:
    one = attached(1, weapon(skill=2, attacks="3"))
    captain = one.targets[1]
    played = one.attack([6, 6, 6, 6, 6, 6, 1, 1, 1])
    assert played.rolls == [3, 3, 1, 2]  # one save for the Guard, then those of the Captain
    assert one.targets == [captain]
    assert captain.wounds == 2


@pytest.mark.rule("wh40k:weapon.precision")
def test_precision_lets_the_attacker_allocate_to_a_visible_character() -> None:
    precise = weapon(skill=2, abilities=["precision"])
    one = attached(2, precise, Situation(visible_characters=(3,)))
    played = one.attack([6, 6, 1], [("model", 3)])
    assert played.questions == [(0, "wh40k-ask-precision")]
    assert one.wounds == [1, 1, 3]
    one.attack([6, 6, 1], ["normally"])
    assert one.wounds == [1, 3]


@pytest.mark.rule("wh40k:weapon.precision")
def test_precision_needs_a_character_that_is_seen_in_an_attached_unit() -> None:
    precise = weapon(skill=2, abilities=["precision"])
    unseen = attached(2, precise)
    assert unseen.attack([6, 6, 1]).questions == []
    assert unseen.wounds == [1, 4]
    alone = duel(precise, (1, profile(wounds=4)), keywords=("CHARACTER",), situation=Situation(visible_characters=(1,)))
    assert alone.attack([6, 6, 1]).questions == []
    plain = attached(2, weapon(skill=2), Situation(visible_characters=(3,)))
    assert plain.attack([6, 6, 1]).questions == []
    guard = attached(2, precise, Situation(visible_characters=(1,)))  # a Guard is no CHARACTER
    assert guard.attack([6, 6, 1]).questions == []


@pytest.mark.rule("wh40k:weapon.precision")
def test_precision_is_asked_for_each_wound_and_its_saves_are_rolled_one_by_one() -> None:
    one = attached(2, weapon(skill=2, attacks="2", abilities=["precision"]), Situation(visible_characters=(3,)))
    played = one.attack([6, 6, 6, 6, 1, 1], [("model", 3), "normally"])
    assert played.rolls == [2, 2, 1, 1]
    assert one.wounds == [1, 3]


# Saving throws.


def needed(arm: Weapon, defender: Profile, situation: Situation | None = None) -> int:
    one = duel(arm, (1, defender), situation=situation or Situation())
    return best_save(one.attacks, one.targets[0]).needed


def bonus(*amounts: int, cover: bool = False) -> Situation:
    given = tuple(Modifier(amount, LABEL) for amount in amounts)
    return Situation(save_modifiers=given, in_cover=everywhere if cover else Situation().in_cover)


@pytest.mark.rule("wh40k:attack.14")
@pytest.mark.example("wh40k:ex.20")
def test_ap_is_taken_from_the_saving_throw() -> None:
    one = duel(weapon(ap=-1), (1, profile(save=4, wounds=5)))
    one.attack([6, 6, 5])
    assert one.wounds == [5]
    one.attack([6, 6, 4])
    assert one.wounds == [4]
    line = told(one.field, "wh40k-passed-modified")[-1]
    assert (line["values"], line["needed"]) == ("3", 4)


@pytest.mark.rule("wh40k:attack.15")
def test_an_unmodified_one_never_saves() -> None:
    assert needed(weapon(), profile(save=2), bonus(1)) == 2


@pytest.mark.rule("wh40k:attack.16")
def test_a_saving_throw_is_never_improved_by_more_than_one_ap_counted_in() -> None:
    assert needed(weapon(), profile(save=5), bonus(1, 1)) == 4
    assert needed(weapon(ap=-2), profile(save=5), bonus(1, 1)) == 5
    assert needed(weapon(ap=-3), profile(save=3)) == 6
    assert needed(weapon(), profile(save=6, invulnerable=(5,)), bonus(1, 1)) == 4


@pytest.mark.rule("wh40k:attack.17", "wh40k:attack.19")
def test_armour_or_invulnerable_save_whichever_is_better_never_both() -> None:
    model = profile(save=3, invulnerable=(4,))
    assert [needed(weapon(ap=ap), model) for ap in (0, -1, -2, -3)] == [3, 4, 4, 4]
    even = duel(weapon(ap=-1), (1, model))
    assert best_save(even.attacks, even.targets[0]).characteristic == 3
    assert needed(weapon(ap=-4), profile(save=3)) == 7
    one = duel(weapon(ap=-4), (1, profile(save=3, invulnerable=(4,), wounds=9)))
    assert one.attack([6, 6, 3]).rolls == [1, 1, 1]
    one.attack([6, 6, 4])
    assert one.wounds == [8]


@pytest.mark.rule("wh40k:attack.18")
def test_of_several_invulnerable_saves_the_best_is_used() -> None:
    assert needed(weapon(ap=-6), profile(save=3, invulnerable=(6, 4, 5))) == 4


@pytest.mark.rule("wh40k:attack.15", "wh40k:attack.19")
def test_an_invulnerable_save_follows_the_rules_of_saves_but_for_ap() -> None:
    assert needed(weapon(ap=-6), profile(save=3, invulnerable=(2,)), bonus(1)) == 2
    assert needed(weapon(ap=-6), profile(save=3, invulnerable=(5,)), bonus(1)) == 4
    assert needed(weapon(ap=-6), profile(save=3, invulnerable=(5,)), bonus(-1)) == 6


def test_a_save_that_cannot_succeed_opens_no_window_for_a_reroll() -> None:
    one = duel(weapon(ap=-6), (1, profile(save=3, wounds=9)))
    one.field.command_points = [0, 3]
    assert one.attack([6, 6, 6]).questions == []
    assert one.wounds == [8]


@pytest.mark.rule("wh40k:stratagem.command-reroll")
def test_the_target_may_use_command_reroll_on_a_failed_save() -> None:
    one = duel(weapon(), (1, profile(save=3, wounds=9)))
    one.field.command_points = [0, 3]
    played = one.attack([6, 6, 2, 5], [("reroll", 2)])
    assert played.questions == [(1, "wh40k-ask-command-reroll")]
    assert dict(played.asked[0].message.args)["needed"] == 3
    assert one.wounds == [9]
    assert one.field.command_points == [0, 2]


def test_the_number_that_is_needed_is_told_with_all_modifiers() -> None:
    one = duel(weapon(ap=-2), (1, profile(save=3, wounds=9)))
    one.field.command_points = [0, 3]
    played = one.attack([6, 6, 2], ["decline"])
    assert dict(played.asked[0].message.args)["needed"] == 5


# Cover.


def covered(arm: Weapon, defender: Profile) -> bool:
    one = duel(arm, (1, defender), situation=Situation(in_cover=everywhere))
    return has_cover(one.attacks, one.targets[0])


@pytest.mark.rule("wh40k:cover.01")
def test_cover_adds_one_to_saves_against_ranged_attacks() -> None:
    assert needed(weapon(ap=-1), profile(save=4), bonus(cover=True)) == 4
    assert needed(weapon(ap=-1), profile(save=4)) == 5
    assert needed(weapon(ap=-1, range=0), profile(save=4), bonus(cover=True)) == 5
    assert needed(weapon(), profile(save=4), bonus(cover=True)) == 3


@pytest.mark.rule("wh40k:cover.02")
def test_a_good_save_has_no_cover_against_ap_0() -> None:
    assert not covered(weapon(ap=0), profile(save=3))
    assert not covered(weapon(ap=0), profile(save=2))
    assert covered(weapon(ap=0), profile(save=4))
    assert covered(weapon(ap=-1), profile(save=3))


@pytest.mark.rule("wh40k:cover.03")
def test_cover_is_had_once_or_not_at_all() -> None:
    arm = weapon(ap=-2, abilities=["indirect-fire"])
    one = duel(arm, (1, profile(save=3)), situation=Situation(in_cover=everywhere, target_seen=False))
    one.target.lasting += [Lasting("smokescreen", "phase"), Lasting("go-to-ground", "phase")]
    assert armour_save(one.attacks, one.targets[0]).modifier.total == -1


@pytest.mark.rule("wh40k:cover.04")
def test_cover_is_looked_at_for_each_model() -> None:
    one = duel(weapon(attacks="2", skill=2), (2, profile(save=5)))
    one.situation = Situation(in_cover=lambda model: model.id == 2)
    spread(one)
    assert [has_cover(one.attacks, model) for model in one.targets] == [False, True]
    # The one without cover fails with a 4, then the one in cover saves with a 4.
    played = one.attack([6, 6, 6, 6, 4, 4], [("model", 1)])
    assert played.rolls == [2, 2, 1, 1]
    assert one.target.models == [2]


@pytest.mark.rule("wh40k:cover.06")
def test_cover_does_not_help_an_invulnerable_save() -> None:
    one = duel(weapon(ap=-6), (1, profile(save=4, invulnerable=(5,))), situation=bonus(cover=True))
    save = invulnerable_save(one.attacks, one.targets[0])
    assert save is not None
    assert save.needed == 5


@pytest.mark.rule("wh40k:weapon.ignores-cover")
def test_ignores_cover_takes_cover_away() -> None:
    assert not covered(weapon(ap=-1, abilities=["ignores-cover"]), profile(save=4))
    assert covered(weapon(ap=-1), profile(save=4))


@pytest.mark.rule("wh40k:weapon.indirect-fire.02")
@pytest.mark.example("wh40k:ex.32")
def test_indirect_fire_at_the_unseen_gives_cover_and_hits_worse() -> None:
    arm = weapon(skill=4, ap=-1, abilities=["indirect-fire"])
    one = duel(arm, (1, profile(save=4, wounds=9)), situation=Situation(target_seen=False))
    assert one.attack([4]).rolls == [1]
    one.attack([5, 6, 4])
    assert one.wounds == [9]
    seen = duel(arm, (1, profile(save=4, wounds=9)))
    seen.attack([4, 6, 4])
    assert seen.wounds == [8]
    direct = duel(weapon(ap=-1), (1, profile(save=4)), situation=Situation(target_seen=False))
    assert not has_cover(direct.attacks, direct.targets[0])


@pytest.mark.rule("wh40k:stratagem.go-to-ground")
def test_who_goes_to_ground_has_cover_and_an_invulnerable_save() -> None:
    one = duel(weapon(ap=-6), (1, profile(save=4)))
    assert invulnerable_save(one.attacks, one.targets[0]) is None
    assert not has_cover(one.attacks, one.targets[0])
    one.target.lasting.append(Lasting("go-to-ground", "phase"))
    assert has_cover(one.attacks, one.targets[0])
    assert best_save(one.attacks, one.targets[0]).needed == 6


@pytest.mark.rule("wh40k:stratagem.smokescreen")
def test_a_smokescreen_gives_cover() -> None:
    one = duel(weapon(ap=-1), (1, profile(save=4)))
    one.target.lasting.append(Lasting("smokescreen", "phase"))
    assert has_cover(one.attacks, one.targets[0])


# Fast dice.


@pytest.mark.rule("wh40k:fast.02", "wh40k:fast.04")
def test_saves_are_rolled_together_where_all_models_need_the_same() -> None:
    one = duel(weapon(attacks="4", skill=2), (4, profile(save=4)))
    assert one.attack([2] * 4 + [6] * 4 + [4, 3, 4, 3]).rolls == [4, 4, 4]
    assert len(one.targets) == 2


@pytest.mark.rule("wh40k:fast.02")
@pytest.mark.parametrize("other", [{"save": 3}, {"invulnerable": (4,)}, {"wounds": 2}])
def test_saves_are_rolled_one_model_at_a_time_where_models_differ(other: dict[str, int]) -> None:
    one = duel(weapon(attacks="3", skill=2), (2, profile("Guard", save=6)), (1, profile("Sergeant", **other)))  # type: ignore[arg-type]
    played = one.attack([2] * 3 + [6] * 3 + [1, 1, 1], [("model", 1), ("model", 2)])
    assert played.rolls[:4] == [3, 3, 1, 1]


@pytest.mark.rule("wh40k:fast.03")
def test_attacks_rolled_together_still_go_to_one_model_until_it_is_destroyed() -> None:
    one = spread(duel(weapon(attacks="4", skill=2), (3, profile(save=4, wounds=2))))
    played = one.attack([2] * 4 + [6] * 4 + [3, 3, 3, 4], [("model", 2), ("model", 1)])
    assert played.rolls == [4, 4, 4]
    assert one.target.models == [1, 3]
    assert one.wounds == [1, 2]


@pytest.mark.rule("wh40k:fast.03")
def test_a_save_after_the_last_loss_binds_the_next_model() -> None:
    one = spread(duel(weapon(attacks="2", skill=2), (3, profile(save=4))))
    one.attack([2, 2, 6, 6, 3, 4], [("model", 1), ("model", 3)])
    assert one.target.models == [2, 3]
    assert one.target.allocated == [3]


@pytest.mark.rule("wh40k:fast.04", "wh40k:attack.22")
@pytest.mark.example("wh40k:ex.23")
@pytest.mark.parametrize(("order", "left"), [((1, 2, 3), [2, 2]), ((3, 2, 1), [1, 2])])
def test_random_damage_is_saved_and_inflicted_one_attack_at_a_time(order: Sequence[int], left: list[int]) -> None:
    one = duel(weapon(attacks="3", skill=2, damage="D3"), (4, profile(save=6, wounds=2)))
    pairs = [die for damage in order for die in (1, 2 * damage)]
    assert one.attack([2] * 3 + [6] * 3 + pairs).rolls == [3, 3, 1, 1, 1, 1, 1, 1]
    assert one.wounds == left


@pytest.mark.rule("wh40k:fast.01", "wh40k:fast.02", "wh40k:attack.12")
@pytest.mark.example("wh40k:ex.22")
def test_twenty_termagants_shoot_at_terminators() -> None:
    gun = weapon("devourer", attacks="1", skill=4, strength="5", ap=-1)
    terminator = profile("Terminator", toughness=5, save=2, wounds=3, invulnerable=(4,))
    one = duel(gun, (5, terminator), attackers=20)
    hurt(one, 2, 2)
    wounded = one.targets[2]
    hits = [4] * 7 + [1] * 13
    wounds = [4] * 5 + [3] * 2
    played: Played[None] = run(
        make_attacks(
            one.field,
            one.attacker,
            [Attacks(one.attacker, gun, tuple(one.attacker.models), choose_target(one.field, one.target))],
        ),
        hits + wounds + [1, 2, 4, 5, 5],
    )
    assert played.rolls == [20, 7, 5]
    assert wounded.id not in one.target.models
    assert one.wounds == [2, 3, 3, 3]
