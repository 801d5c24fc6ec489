"""The Shooting phase: who may shoot, at whom, with what, and in which order."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.wh40k.datasheets import Entry, Weapon, copies
from tablero.games.wh40k.refusing import why_not
from tablero.games.wh40k.shooting import shoot, shooting_phase, who_shoots, why_not_shoot
from tablero.games.wh40k.state import ADVANCE, EMBARKED, FALL_BACK, NORMAL, ON_BATTLEFIELD, SHOOTING, STATIONARY, Battle
from tablero.games.wh40k.targeting import Aim
from tablero.kernel import Illegal
from tablero.tabletop import INCH, building, woods
from wh40k.laid import BASE, column, lay
from wh40k.playing import attach, battle, entry, profile, run, stand, told, weapon

RIFLE = weapon("rifle")
PISTOL = weapon("pistol", range=12, abilities=["pistol"])
CARBINE = weapon("carbine", abilities=["assault"])
BLADE = weapon("blade", range=0)
HERE, Y = 10 * INCH, 10 * INCH


def squad(number: int, *weapons: Weapon, name: str = "Squad", **more: Any) -> Entry:
    return entry(name, (number, profile(), weapons), **more)


def facing(ours: list[Entry], theirs: list[Entry], apart: int = 12) -> Battle:
    """Units of both armies in columns, those of each side by side along y, so many inches between the armies."""
    field = battle(ours, theirs)
    field.phase = SHOOTING
    places = [0, 0]
    for unit in field.units:
        column(field, unit, HERE + unit.seat * (apart * INCH + BASE), Y + places[unit.seat])
        places[unit.seat] += 8 * INCH
    return field


def why(field: Battle, arm: Weapon, model: int = 0, enemy: int | None = None) -> str | None:
    """Return the rule by which a model can't shoot at the last unit, or another."""
    shooter = field.models[model]
    reason = Aim(field, field.units[shooter.unit]).why_not(shooter, arm, field.units[-1 if enemy is None else enemy])
    return None if reason is None else reason.rule


def may_not(field: Battle, unit: int = 0) -> str | None:
    """Return the rule by which a unit can't be selected to shoot."""
    reason = why_not_shoot(field, field.units[unit])
    return None if reason is None else reason.rule


def engage(field: Battle, model: int, other: int) -> None:
    """Stand a model an inch to the east of another."""
    pose = field.models[other].pose
    assert pose is not None
    stand(field, model, pose.x + BASE + INCH, pose.y)


# Selecting units.


@pytest.mark.rule("wh40k:shooting.01", "wh40k:shooting.03")
def test_units_are_selected_one_at_a_time_and_each_once() -> None:
    field = facing([squad(1, RIFLE, name=name) for name in "AB"], [squad(1)])
    played = run(shooting_phase(field), [1, 1], [("shoot", 1), (1,), ("shoot", 0), (1,)])
    assert [list(getattr(each, "options", [])) for each in played.asked] == [
        [("shoot", 0), ("shoot", 1), "done"],
        [("unit", 2)],
        [("shoot", 0), "done"],
        [("unit", 2)],
    ]
    assert may_not(field) == may_not(field, 1) == "wh40k:shooting.01"


@pytest.mark.rule("wh40k:shooting.01", "wh40k:shooting.08")
def test_nobody_has_to_shoot() -> None:
    field = facing([squad(1, RIFLE)], [squad(1)])
    run(shooting_phase(field), [], ["done"])
    assert not field.units[0].shot
    played = run(shooting_phase(field), [], [("shoot", 0), (0,)])  # selected, at nobody
    assert len(played.asked) == 2
    assert told(field, "wh40k-shoots-at-nobody")


@pytest.mark.rule("wh40k:shooting.01")
def test_only_units_of_the_active_player_on_the_battlefield_are_selected() -> None:
    field = facing([squad(1, RIFLE), squad(1, RIFLE)], [squad(1, RIFLE)])
    field.units[1].place = EMBARKED
    played = run(shooting_phase(field), [], ["done"])
    assert played.asked[0].options == [("shoot", 0), "done"]  # type: ignore[attr-defined]


@pytest.mark.rule("wh40k:shooting.02", "wh40k:movement.14", "wh40k:movement.16")
def test_who_has_advanced_or_fallen_back_does_not_shoot() -> None:
    field = facing([squad(1, RIFLE)], [squad(1)])
    unit = field.units[0]
    for moved, rule in (
        (NORMAL, None),
        (STATIONARY, None),
        (ADVANCE, "wh40k:movement.14"),
        (FALL_BACK, "wh40k:movement.16"),
    ):
        unit.moved = moved
        assert may_not(field) == rule


@pytest.mark.rule("wh40k:shooting.02")
def test_who_has_no_ranged_weapon_does_not_shoot() -> None:
    field = facing([squad(1, BLADE)], [squad(1)])
    assert may_not(field) == "wh40k:shooting.02"
    field = facing([entry("Ours", (1, profile(), [BLADE]), (1, profile(), [RIFLE]))], [squad(1)])
    assert may_not(field) is None


@pytest.mark.rule("wh40k:weapon.assault", "wh40k:weapon.assault.02")
def test_a_unit_that_advanced_shoots_with_its_assault_weapons() -> None:
    field = facing([squad(2, RIFLE, CARBINE)], [squad(1)])
    field.units[0].moved = ADVANCE
    assert may_not(field) is None
    assert why(field, RIFLE) == "wh40k:weapon.assault.02"
    played = run(shoot(field, field.units[0]), [1, 1], [(2,)])
    assert [dict(each.message.args)["weapon"] for each in played.asked] == ["carbine"]


# Targets.


@pytest.mark.rule("wh40k:shooting.05", "wh40k:shooting.06")
def test_a_target_has_a_model_in_range_and_visible() -> None:
    field = facing([squad(1, RIFLE)], [squad(2)], apart=24)
    assert why(field, RIFLE) is None
    stand(field, 1, HERE + 24 * INCH + BASE + 1, Y)
    stand(field, 2, HERE + 24 * INCH + BASE + 1, Y + 2 * INCH)
    assert why(field, RIFLE) == "wh40k:shooting.06"
    assert run(shoot(field, field.units[0])).asked == []


@pytest.mark.rule("wh40k:shooting.05")
def test_the_model_in_range_is_the_one_that_is_seen() -> None:
    field = facing([squad(1, RIFLE)], [squad(2)], apart=24)
    stand(field, 2, HERE + 30 * INCH, Y + 12 * INCH)
    lay(field, building(2 * INCH, 6 * INCH), HERE + 12 * INCH, Y)
    assert why(field, RIFLE) == "wh40k:shooting.05"  # one is in range, and another is seen
    stand(field, 2, HERE + 10 * INCH, Y + 12 * INCH)
    assert why(field, RIFLE) is None


@pytest.mark.rule("wh40k:shooting.05")
def test_sight_is_that_of_the_attacking_model() -> None:
    field = facing([squad(2, RIFLE)], [squad(1)])
    stand(field, 1, HERE, Y + 12 * INCH)
    lay(field, building(2 * INCH, 6 * INCH), HERE + 6 * INCH, Y)
    assert why(field, RIFLE, 0) == "wh40k:shooting.05"
    assert why(field, RIFLE, 1) is None
    played = run(shoot(field, field.units[0]), [1], [(1,)])
    assert dict(played.asked[0].message.args)["count"] == 1


@pytest.mark.rule("wh40k:weapon.indirect-fire")
@pytest.mark.example("wh40k:ex.32")
def test_indirect_fire_is_aimed_at_the_unseen_and_hits_worse() -> None:
    mortar = weapon("mortar", skill=4, ap=-1, abilities=["indirect-fire"])
    field = facing([squad(1, mortar, RIFLE)], [squad(1)])
    lay(field, building(2 * INCH, 6 * INCH), HERE + 6 * INCH, Y)
    assert why(field, RIFLE) == "wh40k:shooting.05"
    assert why(field, mortar) is None
    run(shoot(field, field.units[0]), [4], [(1,)])  # 4+ becomes 5+
    field.units[0].shot = False
    run(shoot(field, field.units[0]), [5, 4, 3], [(1,)])  # and AP -1 is made good by cover
    assert len(field.units[1].models) == 1
    assert told(field, "wh40k-passed-modified")


@pytest.mark.rule("wh40k:weapon.indirect-fire.02")
def test_indirect_fire_at_what_another_model_of_the_unit_sees_is_as_usual() -> None:
    mortar = weapon("mortar", skill=4, abilities=["indirect-fire"])
    field = facing([squad(2, mortar)], [squad(1)])
    lay(field, building(2 * INCH, 6 * INCH), HERE + 6 * INCH, Y)
    stand(field, 1, HERE, Y + 12 * INCH)
    situations = [Aim(field, field.units[0]).situation(field.models[id], mortar, field.units[1]) for id in (0, 1)]
    assert [each.target_seen for each in situations] == [True, True]
    stand(field, 1, HERE, Y - INCH)
    assert not Aim(field, field.units[0]).situation(field.models[1], mortar, field.units[1]).target_seen


@pytest.mark.rule("wh40k:terrain.general.03", "wh40k:shooting.05")
def test_only_enemy_units_are_targets() -> None:
    field = facing([squad(1, RIFLE), squad(1)], [squad(1)])
    lay(field, woods(4 * INCH, 4 * INCH), HERE + 6 * INCH, Y + 8 * INCH)
    assert [unit.id for unit in Aim(field, field.units[0]).enemies] == [2]


@pytest.mark.rule("wh40k:ability.lone-operative")
def test_a_lone_operative_is_a_target_within_twelve_inches_only() -> None:
    field = facing([squad(1, RIFLE)], [squad(1, abilities=["lone-operative"])], apart=12)
    assert why(field, RIFLE) is None
    stand(field, 1, HERE + 12 * INCH + BASE + 1, Y)
    assert why(field, RIFLE) == "wh40k:ability.lone-operative"
    plain = facing([squad(1, RIFLE)], [squad(1)], apart=13)
    assert why(plain, RIFLE) is None


@pytest.mark.rule("wh40k:ability.lone-operative")
def test_a_lone_operative_in_an_attached_unit_is_not_alone() -> None:
    lone = squad(1, name="Hero", keywords=("CHARACTER",), abilities=["lone-operative"])
    field = facing([squad(1, RIFLE)], [squad(2, abilities=["lone-operative"]), lone], apart=20)
    assert why(field, RIFLE, enemy=1) == "wh40k:ability.lone-operative"
    attach(field, field.units[2], field.units[1])
    assert why(field, RIFLE, enemy=1) is None


@pytest.mark.rule("wh40k:shooting.05", "wh40k:shooting.06", "wh40k:core.02")
def test_who_asks_why_a_unit_is_no_target_is_told_the_rule() -> None:
    field = facing([squad(2, RIFLE), squad(1)], [squad(1), squad(1), squad(1), squad(1)], apart=10)
    stand(field, 5, HERE + 40 * INCH, Y)
    stand(field, 6, HERE + 20 * INCH, Y)
    lay(field, building(2 * INCH, 4 * INCH), HERE + 17 * INCH, Y)
    field.units[5].place = EMBARKED
    asked = run(shoot(field, field.units[0]), [1], [(1, 0)]).asked[0]
    refused = [why_not(field, asked, ("unit", id)) for id in range(7)]
    assert [None if reason is None else reason.rule for reason in refused] == [
        "wh40k:core.02",
        "wh40k:core.02",
        None,
        None,
        "wh40k:shooting.06",
        "wh40k:core.02",
        None,
    ]
    field.units[5].place = ON_BATTLEFIELD
    reason = why_not(field, asked, ("unit", 5))
    assert reason is not None
    assert reason.rule == "wh40k:shooting.05"


# Engagement.


@pytest.mark.rule("wh40k:shooting.14")
def test_an_engaged_unit_does_not_shoot() -> None:
    field = facing([squad(2, RIFLE)], [squad(1), squad(1)])
    assert may_not(field) is None
    engage(field, 2, 1)
    assert may_not(field) == "wh40k:shooting.14"
    assert run(shooting_phase(field)).asked == []


@pytest.mark.rule("wh40k:shooting.15", "wh40k:shooting.19")
def test_a_unit_engaged_with_the_own_army_is_no_target() -> None:
    field = facing([squad(1, RIFLE), squad(1)], [squad(2)])
    assert why(field, RIFLE) is None
    engage(field, 3, 1)
    assert why(field, RIFLE) == "wh40k:shooting.15"


@pytest.mark.rule("wh40k:shooting.15", "wh40k:shooting.17", "wh40k:weapon.pistol")
@pytest.mark.parametrize(("arm", "keyword"), [(PISTOL, "INFANTRY"), (RIFLE, "VEHICLE")])
def test_neither_pistols_nor_vehicles_help_at_those_whom_friends_are_locked_with(arm: Weapon, keyword: str) -> None:
    field = facing([squad(1, arm, keywords=(keyword,)), squad(1)], [squad(1)], apart=6)
    assert why(field, arm) is None
    engage(field, 2, 1)
    assert why(field, arm) == "wh40k:shooting.15"


@pytest.mark.rule("wh40k:shooting.16", "wh40k:shooting.17", "wh40k:shooting.18")
@pytest.mark.parametrize("keyword", ["MONSTER", "VEHICLE"])
def test_monsters_and_vehicles_shoot_while_engaged_at_whom_they_are_engaged_with(keyword: str) -> None:
    field = facing([squad(1, RIFLE, keywords=(keyword,)), squad(1)], [squad(2)])
    engage(field, 2, 0)
    engage(field, 3, 1)  # engaged with another unit too
    assert may_not(field) is None
    assert why(field, RIFLE) is None
    assert why(field, PISTOL) is None
    aim = Aim(field, field.units[0])
    assert aim.situation(field.models[0], RIFLE, field.units[2]).engaged
    run(shoot(field, field.units[0]), [3], [(1,)])  # 3+ becomes 4+


@pytest.mark.rule("wh40k:shooting.18")
def test_only_models_that_are_engaged_themselves_hit_worse() -> None:
    field = facing([squad(2, RIFLE, keywords=("VEHICLE",))], [squad(1), squad(1)])
    stand(field, 1, HERE, Y + 5 * INCH)
    engage(field, 2, 0)
    aim = Aim(field, field.units[0])
    assert [aim.situation(field.models[id], RIFLE, field.units[2]).engaged for id in (0, 1)] == [True, False]
    played = run(shoot(field, field.units[0]), [3, 3, 1], [(0, 1), (0, 1)])
    assert played.rolls == [1, 1, 1]  # the dice of the two are rolled apart: one misses, one hits


def led(*weapons: Weapon) -> Battle:
    """A VEHICLE with a Leader that is none, and an enemy 8″ away."""
    field = facing([squad(1)], [squad(1, *weapons, keywords=("VEHICLE",)), squad(1, *weapons, name="Hero")], apart=8)
    attach(field, field.units[2], field.units[1])
    field.active = 1
    column(field, field.units[1], HERE + 8 * INCH + BASE, Y)
    return field


@pytest.mark.rule("wh40k:shooting.18", "wh40k:ability.leader.07")
def test_who_leads_a_vehicle_and_is_none_does_not_hit_worse() -> None:
    field = led(RIFLE)
    stand(field, 0, HERE + 8 * INCH, Y + BASE // 2)
    aim = Aim(field, field.units[1])
    assert [aim.situation(field.models[id], RIFLE, field.units[0]).engaged for id in (1, 2)] == [True, False]


@pytest.mark.rule("wh40k:shooting.21")
def test_an_engaged_vehicle_shoots_at_others_too_but_not_at_those_locked_with_friends() -> None:
    theirs = [squad(1), squad(1), squad(1), squad(1, keywords=("MONSTER",))]
    field = facing([squad(1, RIFLE, keywords=("VEHICLE",)), squad(1)], theirs)
    engage(field, 2, 0)
    assert why(field, RIFLE, enemy=2) is None
    assert why(field, RIFLE, enemy=3) is None
    engage(field, 4, 1)
    assert why(field, RIFLE, enemy=4) == "wh40k:shooting.15"
    stand(field, 5, HERE - BASE - INCH, Y + 8 * INCH)  # a MONSTER that is locked with friends
    assert why(field, RIFLE, enemy=5) is None


@pytest.mark.rule("wh40k:shooting.19", "wh40k:shooting.20")
@pytest.mark.example("wh40k:ex.19")
@pytest.mark.parametrize("keyword", ["MONSTER", "VEHICLE"])
def test_a_vehicle_that_is_engaged_may_be_shot_at_by_those_who_are_not(keyword: str) -> None:
    field = facing([squad(1, RIFLE), squad(1, RIFLE, PISTOL)], [squad(1, keywords=(keyword,))], apart=8)
    engage(field, 2, 0)
    assert may_not(field) == "wh40k:shooting.14"
    assert may_not(field, 1) is None
    for arm, needed in ((RIFLE, 4), (PISTOL, 3)):
        assert why(field, arm, 1) is None
        situation = Aim(field, field.units[1]).situation(field.models[1], arm, field.units[2])
        assert situation.target_engaged
        field.units[1].shot = False
        pistols = (("model", 1),) if arm is PISTOL else ()
        run(shoot(field, field.units[1]), [needed - 1], [pistols, (1,)])
    stand(field, 2, HERE + 8 * INCH, Y)
    assert not Aim(field, field.units[1]).situation(field.models[1], RIFLE, field.units[2]).target_engaged


@pytest.mark.rule("wh40k:shooting.20", "wh40k:weapon.pistol")
def test_with_pistols_an_engaged_unit_shoots_at_the_vehicle_too() -> None:
    field = facing([squad(1, RIFLE, PISTOL)], [squad(1, keywords=("VEHICLE",))])
    engage(field, 1, 0)
    assert may_not(field) is None
    assert why(field, RIFLE) == "wh40k:weapon.pistol.03"
    run(shoot(field, field.units[0]), [2], [(1,)])


@pytest.mark.rule("wh40k:weapon.pistol", "wh40k:weapon.pistol.03")
def test_an_engaged_unit_fires_its_pistols_at_any_of_those_it_is_engaged_with() -> None:
    field = facing([squad(2, RIFLE, PISTOL), squad(1)], [squad(1), squad(2), squad(1)], apart=6)
    engage(field, 3, 0)
    engage(field, 4, 1)
    engage(field, 5, 2)  # engaged with friends as well
    assert may_not(field) is None
    assert [why(field, PISTOL, 0, enemy) for enemy in (2, 3, 4)] == [None, None, "wh40k:weapon.pistol.03"]
    assert why(field, RIFLE, 0, 2) == "wh40k:weapon.pistol.03"
    played = run(shoot(field, field.units[0]), [1, 1], [(1, 1), ("unit", 3)])
    assert played.questions[0] == (0, "wh40k-ask-target")


@pytest.mark.rule("wh40k:weapon.blast.02")
def test_blast_is_not_for_engaged_units_not_even_vehicles() -> None:
    mortar = weapon("mortar", abilities=["blast"])
    for keyword, engaged in (("INFANTRY", 1), ("VEHICLE", 1), ("VEHICLE", 0)):
        field = facing([squad(1, mortar, keywords=(keyword,)), squad(1)], [squad(1, keywords=("VEHICLE",))])
        assert why(field, mortar) is None
        engage(field, 2, engaged)
        assert why(field, mortar) == "wh40k:weapon.blast.02"
        assert why(field, RIFLE) is None


# Weapons and profiles.


@pytest.mark.rule("wh40k:shooting.04", "wh40k:shooting.09")
def test_all_targets_are_chosen_before_any_attack_is_resolved() -> None:
    field = facing([squad(2, RIFLE, CARBINE)], [squad(1), squad(1)])
    asked: list[int] = []

    def then(answer: Any) -> Any:
        """Give an answer, and note how many attacks have been made by then."""

        def reply(decision: Any) -> Any:
            asked.append(len(told(field, "wh40k-attacks")))
            return answer

        return reply

    answers = [then((1, 1)), then((2, 0)), then(("unit", 1)), then(("profile", 0, "rifle"))]
    run(shoot(field, field.units[0]), [1, 1, 1, 1], answers)
    assert asked == [0, 0, 0, 0]
    assert len(told(field, "wh40k-attacks")) == 3


@pytest.mark.rule("wh40k:shooting.07")
def test_the_weapons_of_a_model_may_have_different_targets_but_a_weapon_has_one() -> None:
    gun = weapon("gun", attacks="3")
    field = facing([squad(1, gun, RIFLE)], [squad(1), squad(1)])
    run(shoot(field, field.units[0]), [1, 1, 1, 1], [(1, 0), (0, 1), ("unit", 1)])
    made = [(line["weapon"], line["count"]) for line in told(field, "wh40k-attacks")]
    assert made == [("gun", 3), ("rifle", 1)]
    with pytest.raises(Illegal):
        run(shoot(field, field.units[0]), [], [(1, 1)])


@pytest.mark.rule("wh40k:shooting.08")
def test_models_of_a_unit_may_have_different_targets() -> None:
    field = facing([squad(3, RIFLE)], [squad(1), squad(1)])
    played = run(shoot(field, field.units[0]), [1, 1, 1], [(2, 1), ("unit", 2)])
    assert played.rolls == [1, 2]
    field.units[0].shot = False
    played = run(shoot(field, field.units[0]), [1, 1], [(0, 2)])  # not all have to shoot
    assert played.rolls == [2]


@pytest.mark.rule("wh40k:shooting.09")
def test_each_weapon_is_used_with_one_of_its_profiles() -> None:
    low, high = weapon("low", strength="5"), weapon("high", strength="8")
    low.choice = high.choice = "plasma"
    field = facing([squad(3, low, high)], [squad(1, keywords=("VEHICLE",))])
    played = run(shoot(field, field.units[0]), [1, 1, 1], [(2, 1), ("profile", 1, "high")])
    assert played.asked[0].options == [("unit", 1, "low"), ("unit", 1, "high")]  # type: ignore[attr-defined]
    assert dict(played.asked[0].message.args)["weapon"] == "plasma"
    assert [(line["weapon"], line["count"]) for line in told(field, "wh40k-attacks")] == [("high", 1), ("low", 2)]


@pytest.mark.rule("wh40k:shooting.09")
def test_a_second_weapon_of_a_kind_may_use_the_other_profile() -> None:
    low, high = weapon("low", strength="5"), weapon("high", strength="8")
    low.choice = high.choice = "plasma"
    field = facing([squad(1, *copies((low, high), 2))], [squad(1)])
    run(shoot(field, field.units[0]), [1, 1], [(1, 0), (0, 1), ("profile", 0, "low")])
    assert [(line["weapon"], line["count"]) for line in told(field, "wh40k-attacks")] == [("low", 1), ("high", 1)]


@pytest.mark.rule("wh40k:weapon.pistol.02")
def test_each_model_fires_its_pistols_or_its_other_weapons() -> None:
    field = facing([squad(3, RIFLE, CARBINE, PISTOL)], [squad(1)], apart=8)
    answers = [(("model", 1),), (2,), (2,), (1,), ("profile", 2, "pistol"), ("profile", 0, "rifle")]
    played = run(shoot(field, field.units[0]), [1] * 5, answers)
    assert played.questions[0] == (0, "wh40k-ask-pistols")
    made = {line["weapon"]: line["count"] for line in told(field, "wh40k-attacks")}
    assert made == {"pistol": 1, "rifle": 2, "carbine": 2}


@pytest.mark.rule("wh40k:weapon.pistol.02")
def test_pistols_are_no_question_where_there_is_nothing_else_or_the_model_is_a_monster() -> None:
    field = facing([squad(2, PISTOL)], [squad(1)], apart=8)
    assert run(shoot(field, field.units[0]), [1, 1], [(2,)]).questions == [(0, "wh40k-ask-target")]
    big = facing([squad(1, PISTOL, RIFLE, keywords=("MONSTER",))], [squad(1)], apart=8)
    run(shoot(big, big.units[0]), [1, 1], [(1,), (1,), ("profile", 0, "pistol")])
    assert len(told(big, "wh40k-attacks")) == 2
    far = facing([squad(1, PISTOL, RIFLE)], [squad(1)], apart=20)  # out of range of the Pistol
    assert run(shoot(far, far.units[0]), [1], [(1,)]).questions == [(0, "wh40k-ask-target")]


@pytest.mark.rule("wh40k:weapon.pistol.02", "wh40k:ability.leader.07")
def test_who_leads_a_vehicle_and_is_none_chooses_between_pistols_and_the_rest() -> None:
    field = led(RIFLE, PISTOL)
    played = run(shoot(field, field.units[1]), [], [(), (0,), (0,)])
    assert played.asked[0].options == [("model", 2)]  # type: ignore[attr-defined]


@pytest.mark.rule("wh40k:weapon.rapid-fire", "wh40k:weapon.melta", "wh40k:fast.01")
def test_models_within_half_range_and_others_are_asked_and_rolled_apart() -> None:
    quick = weapon("quick", abilities=["rapid-fire 1"])
    hot = weapon("hot", abilities=["melta 2"])
    field = facing([squad(3, quick)], [squad(1)])  # the first is 12″ away, the others a little farther
    aim, enemy = Aim(field, field.units[0]), field.units[1]
    for arm, wanted in ((quick, [True, False, False]), (hot, [True, False, False]), (RIFLE, [False] * 3)):
        assert [aim.situation(field.models[id], arm, enemy).half_range for id in (0, 1, 2)] == wanted
    played = run(shoot(field, field.units[0]), [1, 1, 1, 1], [(1,), (2,)])
    assert played.rolls == [2, 2]
    assert [line["count"] for line in told(field, "wh40k-attacks")] == [2, 2]


@pytest.mark.rule("wh40k:weapon.precision")
def test_precision_picks_out_characters_that_the_attacking_model_sees() -> None:
    scope = weapon("scope", abilities=["precision"])
    field = facing([squad(1, scope)], [squad(1), squad(1, name="Hero", keywords=("CHARACTER",))])
    attach(field, field.units[2], field.units[1])
    aim = Aim(field, field.units[0])
    assert aim.situation(field.models[0], scope, field.units[1]).visible_characters == (2,)
    assert aim.situation(field.models[0], RIFLE, field.units[1]).visible_characters == ()
    lay(field, building(2 * INCH, 6 * INCH), HERE + 9 * INCH, Y + 8 * INCH)
    aim = Aim(field, field.units[0])
    assert aim.situation(field.models[0], scope, field.units[1]).visible_characters == ()


@pytest.mark.rule("wh40k:fast.01", "wh40k:datasheet.06")
def test_a_damaged_model_rolls_apart_from_the_others_of_its_unit() -> None:
    tank = entry("Tanks", (2, profile(wounds=10), [RIFLE]), keywords=("VEHICLE",), abilities=["damaged 4"])
    field = facing([tank], [squad(1)])
    field.models[1].wounds = 4
    played = run(shoot(field, field.units[0]), [3, 3, 1], [(1,), (1,)])
    assert played.rolls == [1, 1, 1]  # one hits on 3+, the other needs 4+


# Resolving attacks.


@pytest.mark.rule("wh40k:shooting.11")
def test_the_player_orders_the_targets_and_finishes_one_before_the_next() -> None:
    field = facing([squad(2, RIFLE, CARBINE)], [squad(1, name=name) for name in "AB"])
    answers = [(1, 1), (1, 1), ("unit", 2), ("profile", 1, "carbine"), ("profile", 0, "rifle")]
    played = run(shoot(field, field.units[0]), [1] * 4, answers)
    made = [(line["target"].args[0][1], line["weapon"]) for line in told(field, "wh40k-attacks")]
    assert made == [("B", "carbine"), ("B", "rifle"), ("A", "rifle"), ("A", "carbine")]
    assert played.questions[2:] == [
        (0, "wh40k-ask-next-target"),
        (0, "wh40k-ask-next-weapons"),
        (0, "wh40k-ask-next-weapons"),
    ]


@pytest.mark.rule("wh40k:shooting.12")
def test_all_attacks_with_a_profile_come_before_those_with_another() -> None:
    quick = weapon("quick", abilities=["rapid-fire 1"])
    field = facing([squad(2, quick, RIFLE)], [squad(1)])
    stand(field, 1, HERE - 1, Y + 10)  # one within half range and one not: two groups with the same profile
    answers = [(1,), (2,), (1,), ("profile", 1, "rifle")]
    run(shoot(field, field.units[0]), [1] * 5, answers)
    assert [(line["weapon"], line["count"]) for line in told(field, "wh40k-attacks")] == [
        ("rifle", 2),
        ("quick", 2),
        ("quick", 1),
    ]


@pytest.mark.rule("wh40k:shooting.13")
@pytest.mark.example("wh40k:ex.18")
def test_attacks_are_made_even_if_nobody_of_the_target_is_left_in_range() -> None:
    flamer = weapon("flamer", range=12, abilities=["torrent"])
    field = facing([squad(1, flamer, RIFLE)], [squad(2)], apart=12)
    stand(field, 2, HERE + 30 * INCH, Y)  # out of range of both weapons, and hidden
    lay(field, building(2 * INCH, 6 * INCH), HERE + 20 * INCH, Y)
    dice = [4, 1, 3, 4, 1]  # the flamer hits by itself and kills the near one; the rifle is fired all the same
    run(shoot(field, field.units[0]), dice, [(1,), (1,), ("profile", 0, "flamer"), ("model", 1)])
    assert field.units[1].models == []


@pytest.mark.rule("wh40k:shooting.13", "wh40k:shooting.12")
def test_no_more_attacks_with_the_same_weapons_are_made_once_the_whole_target_is_destroyed() -> None:
    carbine = weapon("carbine", range=24, abilities=["rapid-fire 1"])
    field = facing([squad(2, carbine)], [squad(1)], apart=12)
    stand(field, 0, HERE - INCH, Y)  # beyond half the range: its attack is made apart from that of the other
    stand(field, 1, HERE + INCH, Y)
    played = run(shoot(field, field.units[0]), [6, 6, 1], [(1,), (1,)])
    assert played.rolls == [1, 1, 1]
    assert field.units[1].models == []


# Firing Deck.


def truck(deck: int = 2) -> Battle:
    """A TRANSPORT with a Firing Deck, and three passengers with rifle and carbine."""
    bus = squad(1, PISTOL, name="Truck", keywords=("VEHICLE", "TRANSPORT"), abilities=[f"firing-deck {deck}"])
    field = facing([bus, squad(3, RIFLE, CARBINE, BLADE, name="Passengers")], [squad(1)], apart=20)
    unit = field.units[1]
    unit.place, unit.carrier = EMBARKED, 0
    for model in field.models_of(unit):
        field.field.remove(model.id)
        model.pose = None
    return field


@pytest.mark.rule("wh40k:ability.firing-deck")
def test_a_firing_deck_lets_a_transport_shoot_with_weapons_of_its_passengers() -> None:
    field = truck()
    picked = (("weapon", 1, 0), ("weapon", 2, 1))
    answers = [picked, (1,), (1,), ("profile", 0, "rifle")]
    played = run(shoot(field, field.units[0]), [1, 1], answers)
    assert [option[1:] for option in played.asked[0].options] == [(1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)]  # type: ignore[attr-defined]
    assert [line["weapon"] for line in told(field, "wh40k-attacks")] == ["rifle", "carbine"]


@pytest.mark.rule("wh40k:ability.firing-deck", "wh40k:shooting.02")
def test_a_transport_without_a_gun_of_its_own_shoots_with_those_of_its_passengers() -> None:
    field = truck()
    field.models[0].weapons = (BLADE,)
    assert list(who_shoots(field).options) == [("shoot", 0), "done"]
    run(shoot(field, field.units[0]), [1], [(("weapon", 1, 0),), (1,)])
    assert [line["weapon"] for line in told(field, "wh40k-attacks")] == ["rifle"]
    field = truck()
    field.models[0].weapons = (BLADE,)
    for model in field.models_of(field.units[1]):
        model.weapons = (BLADE,)
    assert may_not(field) == "wh40k:shooting.02", "nobody aboard has one either"
    field = truck()
    field.models[0].weapons = (BLADE,)
    field.active = 1
    assert may_not(field) == "wh40k:shooting.02", "its Firing Deck is for its own phase"


@pytest.mark.rule("wh40k:ability.firing-deck", "wh40k:weapon.hazardous", "wh40k:weapon.hazardous.02")
def test_a_transport_pays_for_hazardous_weapons_of_its_firing_deck() -> None:
    field = truck()
    field.models[1].weapons = (weapon("plasma", skill=6, abilities=["hazardous"]),)
    field.models[0].wounds = 5
    played = run(shoot(field, field.units[0]), [1, 1], [(("weapon", 1, 0),), (1,)])
    assert played.rolls == [1, 1]
    assert (field.models[0].wounds, field.models[1].wounds) == (2, 1)


@pytest.mark.rule("wh40k:ability.firing-deck")
def test_a_firing_deck_is_for_so_many_passengers_and_one_weapon_of_each() -> None:
    for picked in ((("weapon", 1, 0), ("weapon", 1, 1)), (("weapon", 1, 0), ("weapon", 2, 0), ("weapon", 3, 0))):
        with pytest.raises(Illegal):
            run(shoot(truck(), truck().units[0]), [], [picked])


@pytest.mark.rule("wh40k:ability.firing-deck")
def test_a_firing_deck_is_for_the_own_shooting_phase() -> None:
    field = truck()
    field.active = 1
    assert run(shoot(field, field.units[0])).asked == []
    field.active, field.phase = 0, "charge"
    assert run(shoot(field, field.units[0])).asked == []
    field.phase = SHOOTING
    field.units[1].carrier = 2
    assert run(shoot(field, field.units[0])).asked == []
