"""Declaring defenders and forming pools."""

from __future__ import annotations

from typing import Any

import pytest

from legion.duels import MELEE, RANGED, Duel, duel, hero, one, red, white, whites
from legion.fielded import words
from legion.playing import battle, card, run, told, upgrade, vehicle, weapon
from legion.surroundings import Around
from tablero.games.legion import cards
from tablero.games.legion.armies import Entry
from tablero.games.legion.attacking import Attack, attack, form_pool, named_weapons
from tablero.games.legion.describe import describe
from tablero.games.legion.pools import Added, Pool
from tablero.games.legion.resolving import resolve
from tablero.games.legion.state import (
    AIM,
    DODGE,
    FACEDOWN,
    FACEUP,
    INCOGNITO,
    MOVED,
    NOBODY,
    PIVOTED,
    STANDBY,
    SUPPRESSION,
    WHEEL_MODE,
    Battle,
    Granted,
)
from tablero.games.legion.weapons import ANY, Arm, Limits, aim_at, targets, why_not_attack, why_not_bear, why_not_use
from tablero.kernel import Choose, Illegal, Reason

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])
RIFLE = weapon("rifle")
KNIFE = weapon("knife", melee=True)
PISTOL = weapon("pistol", melee=True, least=1, most=2)


def rule_of(field: Battle, reason: Reason | None) -> str:
    """The rule that forbids something, without the edition."""
    assert reason is not None
    edition, _, rule = reason.rule.partition(":")
    assert edition == field.edition.prefix
    return rule


def why(duel: Duel, limits: Limits = ANY) -> Reason | None:
    return why_not_attack(duel.field, duel.around, duel.attacker, duel.defender, limits)


def why_weapon(duel: Duel, weapon: cards.Weapon, kind: str, longer: int = 0) -> Reason | None:
    aiming = aim_at(duel.around, duel.attacker, duel.defender, longer)
    return why_not_use(duel.field, duel.around, aiming, Arm(weapon), kind)


def formed(duel: Duel, answers: Any = (), others: bool = False) -> Pool:
    """The pool that the attacker forms against its defender."""
    doing = Attack(duel.around, duel.attacker, ANY, True)
    run(form_pool(duel.field, doing, duel.defender, others), answers=answers)
    return doing.pools[0]


def names(pool: Pool) -> list[str]:
    return [added.weapon.name for added in pool.added]


# Declaring a defender.


@BOTH
@pytest.mark.rule("legion26:attack.06", "legion23:attack.06")
@pytest.mark.example("legion26:ex.32", "legion23:ex.35")
def test_any_enemy_in_range_and_sight_may_be_declared(edition: str) -> None:
    fight = duel(edition, card("B1", weapons=[RIFLE]), card("Clones"), allies=[card("B2")], enemies=[hero(name="Obi")])
    possible = targets(fight.field, fight.around, fight.attacker)
    assert [unit.card.name for unit in possible] == ["Clones", "Obi"]
    ally = fight.field.units[1]
    reason = why_not_attack(fight.field, fight.around, fight.attacker, ally)
    assert rule_of(fight.field, reason) == "attack.06"


@BOTH
@pytest.mark.rule("legion26:attack.06", "legion23:attack.06")
def test_a_defender_must_be_in_range_of_a_weapon(edition: str) -> None:
    fight = duel(edition, card(weapons=[RIFLE]), card())
    fight.around.bands[1] = 3
    assert why(fight) is None
    fight.around.bands[1] = 4
    assert rule_of(fight.field, why(fight)) == "attack.06"


@BOTH
@pytest.mark.rule("legion26:attack.06", "legion23:attack.42")
@pytest.mark.example("legion23:ex.63")
def test_the_leader_must_see_the_defender(edition: str) -> None:
    fight = duel(edition, card("Snowtroopers", weapons=[RIFLE]), hero(name="Luke"), enemies=[card("Rebels")])
    fight.around.unseen.update(fight.defender.miniatures)
    assert rule_of(fight.field, why(fight)) == {"2026": "attack.06", "2023": "attack.42"}[edition]
    assert [unit.card.name for unit in targets(fight.field, fight.around, fight.attacker)] == ["Rebels"]
    fight.around.blind.add(fight.attacker.leader)
    assert targets(fight.field, fight.around, fight.attacker) == []
    with pytest.raises(Illegal) as refused:
        run(attack(fight.field, fight.around, fight.attacker))
    assert rule_of(fight.field, refused.value.reason) == {"2026": "attack.06", "2023": "attack.42"}[edition]


@BOTH
@pytest.mark.rule("legion26:kw.incognito", "legion23:kw.incognito")
@pytest.mark.rule("legion26:token.incognito", "legion23:token.21")
def test_an_incognito_unit_is_attacked_from_near_only(edition: str) -> None:
    fight = duel(edition, card(weapons=[RIFLE]), card())
    fight.defender.tokens[INCOGNITO] = 1
    fight.around.bands[1] = 2
    assert rule_of(fight.field, why(fight)) == "kw.incognito"
    fight.around.bands[1] = 1
    assert why(fight) is None


@BOTH
@pytest.mark.rule("legion26:kw.incognito.2", "legion23:kw.incognito.2")
def test_attacking_and_defending_end_incognito(edition: str) -> None:
    fight = duel(edition, one(weapon=RIFLE), hero())
    fight.attacker.tokens[INCOGNITO] = fight.defender.tokens[INCOGNITO] = 1
    fight.around.bands[1] = 1
    fight.attack(white("blank"))
    assert not fight.attacker.has(INCOGNITO)
    assert not fight.defender.has(INCOGNITO)


@BOTH
@pytest.mark.rule("legion26:kw.incognito.2", "legion23:kw.incognito.2")
def test_in_2023_what_the_own_side_sets_off_unmasks_nobody(edition: str) -> None:
    for seat, kept in ((0, 0), (1, int(edition == "2023"))):
        fight = duel(edition, one(weapon=RIFLE), hero())
        fight.defender.tokens[INCOGNITO] = 1
        pool = Pool(fight.around, seat, fight.attacker.leader, None, fight.defender, RANGED)
        pool.add(fight.field, Added(NOBODY, RIFLE))
        run(resolve(fight.field, pool), white("blank"))
        assert fight.defender.has(INCOGNITO) == kept


@BOTH
@pytest.mark.rule("legion26:kw.wheel-mode", "legion23:kw.wheel-mode")
def test_a_unit_in_wheel_mode_does_not_attack(edition: str) -> None:
    fight = duel(edition, card(weapons=[RIFLE]), card())
    fight.attacker.tokens[WHEEL_MODE] = 1
    assert rule_of(fight.field, why(fight)) == "kw.wheel-mode"


@BOTH
@pytest.mark.rule("legion26:standby.03", "legion23:kw.charge")
def test_an_attack_may_be_limited_to_a_unit_and_a_kind(edition: str) -> None:
    fight = duel(edition, card(weapons=[RIFLE, KNIFE]), card(), enemies=[card("Others")])
    assert why(fight, Limits(targets=(1,))) is None
    reason = why(fight, Limits(targets=(2,)))
    assert reason is not None
    assert reason.rule in ("legion26:standby.03", "legion23:kw.charge")
    assert why(fight, Limits(kinds=(MELEE,))) is not None


@BOTH
@pytest.mark.rule("legion26:kw.inconspicuous", "legion23:kw.inconspicuous")
def test_an_inconspicuous_unit_with_suppression_is_attacked_last(edition: str) -> None:
    fight = duel(edition, card(weapons=[RIFLE]), card("Thieves", "inconspicuous"), enemies=[card("Others")])
    assert len(targets(fight.field, fight.around, fight.attacker)) == 2
    fight.defender.tokens[SUPPRESSION] = 1
    assert [unit.id for unit in targets(fight.field, fight.around, fight.attacker)] == [2]
    fight.field.units[2].tokens[SUPPRESSION] = 1
    assert [unit.id for unit in targets(fight.field, fight.around, fight.attacker)] == [2]
    fight.around.unseen.update(fight.field.units[2].miniatures)
    assert [unit.id for unit in targets(fight.field, fight.around, fight.attacker)] == [1]


@BOTH
@pytest.mark.rule("legion26:kw.distract", "legion23:kw.distract")
def test_a_distracted_unit_attacks_who_distracts_it_if_it_can(edition: str) -> None:
    fight = duel(edition, card(weapons=[RIFLE]), card("Decoys"), enemies=[card("Others")])
    fight.attacker.distracted = 1
    assert [unit.id for unit in targets(fight.field, fight.around, fight.attacker)] == [1]
    fight.around.unseen.update(fight.defender.miniatures)
    assert [unit.id for unit in targets(fight.field, fight.around, fight.attacker)] == [2]


@BOTH
@pytest.mark.rule("legion26:kw.distract.2", "legion23:kw.distract.2")
def test_every_miniature_attacks_who_distracts(edition: str) -> None:
    fight = duel(edition, card(weapons=[RIFLE]), card("Decoys"), enemies=[card("Others")])
    fight.attacker.distracted = 1
    assert names(formed(fight, others=True)) == ["rifle"] * 4
    fight.attacker.distracted = 2
    assert names(formed(fight, [(1,)], others=True)) == ["rifle"]


@pytest.mark.rule("legion26:cardkw.small", "legion23:cardkw.small")
@BOTH
def test_a_unit_is_not_attacked_for_its_small_companion_alone(edition: str) -> None:
    droid = upgrade("ID10", "small", minis=1)
    fight = duel(edition, card(weapons=[RIFLE]), Entry(hero(), (droid,)))
    fight.around.unseen.add(fight.defender.miniatures[0])
    assert why(fight) is not None
    fight.around.unseen = {fight.defender.miniatures[1]}
    assert why(fight) is None


# Which weapons.


@BOTH
@pytest.mark.rule("legion26:attack.10", "legion23:attack.12")
@pytest.mark.parametrize(("band", "legal"), [(1, False), (2, True), (4, True), (5, False)])
def test_a_weapon_reaches_from_its_least_to_its_most_range(edition: str, band: int, legal: bool) -> None:
    sniper = weapon("sniper", least=2, most=4)
    fight = duel(edition, card(weapons=[sniper]), card())
    fight.around.bands[1] = band
    reason = why_weapon(fight, sniper, RANGED)
    assert (reason is None) is legal
    if not legal:
        assert rule_of(fight.field, reason) == {"2026": "attack.10", "2023": "attack.12"}[edition]
    assert why_weapon(fight, weapon("cannon", least=1, most=None), RANGED) is None


@BOTH
@pytest.mark.rule("legion26:attack.03", "legion23:attack.04", "legion26:attack.04", "legion23:attack.05")
def test_a_weapon_of_both_kinds_is_used_as_one_of_them(edition: str) -> None:
    fight = duel(edition, one(weapon=PISTOL), vehicle(), melee=True)
    fight.around.not_engaged.update({0, 1})
    assert rule_of(fight.field, why_weapon(fight, RIFLE, MELEE)) in ("attack.03", "attack.04")
    assert rule_of(fight.field, why_weapon(fight, KNIFE, RANGED)) in ("attack.03", "attack.04")
    assert why_weapon(fight, PISTOL, MELEE) is None
    pool = formed(fight, [MELEE] if edition == "2023" else [])
    assert (pool.melee, pool.ranged) == (True, False)
    fight.around.fights.clear()
    assert formed(fight).ranged


@BOTH
@pytest.mark.rule("legion26:attack.15", "legion23:attack.17")
def test_all_miniatures_of_a_unit_in_melee_fight(edition: str) -> None:
    fight = duel(edition, card(weapons=[KNIFE]), card())
    assert rule_of(fight.field, why_weapon(fight, KNIFE, MELEE)) == {"2026": "attack.15", "2023": "attack.17"}[edition]
    fight.around.fights.add((0, 1))
    assert names(formed(fight)) == ["knife"] * 4


@pytest.mark.rule("legion26:attack.11", "legion26:kw.immune-melee.2")
def test_in_2026_no_ranged_weapon_is_used_against_a_unit_that_one_is_in_melee_with() -> None:
    for edition, rule in (("2026", "attack.11"), ("2023", None)):
        fight = duel(edition, vehicle(weapons=[RIFLE]), card(), melee=True)
        fight.around.not_engaged.update({0, 1})
        reason = why_weapon(fight, RIFLE, RANGED)
        assert reason is None if rule is None else rule_of(fight.field, reason) == rule
    immune = duel("2026", vehicle(weapons=[RIFLE]), card("Ghosts", "immune-melee"), melee=True)
    immune.around.not_engaged.update({0, 1})
    assert why_weapon(immune, RIFLE, RANGED) is None


@pytest.mark.rule("legion26:kw.immune-melee")
def test_a_unit_immune_to_melee_is_not_attacked_in_melee() -> None:
    fight = duel("2026", card(weapons=[KNIFE]), card("Ghosts", "immune-melee"), melee=True)
    assert rule_of(fight.field, why_weapon(fight, KNIFE, MELEE)) == "kw.immune-melee"


@BOTH
@pytest.mark.rule(
    "legion26:melee.12", "legion23:melee.12", "legion26:weaponkw.versatile", "legion23:weaponkw.versatile"
)
def test_an_engaged_unit_shoots_with_versatile_weapons_only(edition: str) -> None:
    fight = duel(edition, card(weapons=[RIFLE]), card(), enemies=[card("Fighters")])
    fight.around.fights.add((0, 2))
    assert rule_of(fight.field, why_weapon(fight, RIFLE, RANGED)) == "melee.12"
    assert why_weapon(fight, weapon("carbine", keywords=["versatile"]), RANGED) is None
    fight.attacker.granted.append(Granted(cards.Keyword("versatile"), weapons=True))
    assert why_weapon(fight, RIFLE, RANGED) is None


@BOTH
@pytest.mark.rule(
    "legion26:melee.13", "legion23:melee.13", "legion26:weaponkw.versatile.2", "legion23:weaponkw.versatile"
)
def test_an_engaged_unit_is_not_shot_at(edition: str) -> None:
    fight = duel(edition, card(weapons=[RIFLE]), card(), allies=[card("Fighters")])
    fight.around.fights.add((1, 2))
    assert rule_of(fight.field, why_weapon(fight, RIFLE, RANGED)) == "melee.13"
    versatile = weapon("carbine", keywords=["versatile"])
    assert rule_of(fight.field, why_weapon(fight, versatile, RANGED)) == "melee.13"
    fight.around.fights = {(0, 2)}
    assert rule_of(fight.field, why_weapon(fight, versatile, RANGED)) == "melee.13"


@BOTH
@pytest.mark.rule("legion23:weaponkw.versatile.2", "legion26:weaponkw.versatile")
def test_a_versatile_weapon_of_both_kinds_serves_either_way_while_engaged(edition: str) -> None:
    dual = weapon("pistol", melee=True, least=1, most=2, keywords=["versatile"])
    fight = duel(edition, card(weapons=[dual]), card(), enemies=[card("Fighters")])
    fight.around.fights.add((0, 2))
    assert why_weapon(fight, dual, RANGED) is None
    fight.around.fights.add((0, 1))
    assert why_weapon(fight, dual, MELEE) is None


@BOTH
@pytest.mark.rule("legion26:kw.immune-range-1-weapons", "legion23:kw.immune-range-1")
def test_some_are_immune_to_weapons_of_range_one(edition: str) -> None:
    flamer = weapon("flamer", most=1)
    fight = duel(edition, card(weapons=[flamer]), card("Airspeeder", "immune-range-1-weapons"))
    fight.around.bands[1] = 1
    assert rule_of(fight.field, why_weapon(fight, flamer, RANGED)).startswith("kw.immune-range-1")
    assert why_weapon(fight, RIFLE, RANGED) is None


@BOTH
@pytest.mark.rule("legion26:weaponkw.fixed-front-sides-rear", "legion23:weaponkw.fixed")
def test_a_fixed_weapon_needs_the_defender_in_its_arc(edition: str) -> None:
    gun = weapon("gun", keywords=["fixed front"])
    fight = duel(edition, vehicle(weapons=[gun]), card())
    assert why(fight) is None
    fight.around.arcs = {"rear"}
    assert why(fight) is not None
    aiming = aim_at(fight.around, fight.attacker, fight.defender)
    leader = fight.field.miniatures[0]
    reason = why_not_bear(fight.field, fight.around, aiming, leader, Arm(gun), RANGED)
    assert rule_of(fight.field, reason).startswith("weaponkw.fixed")
    assert (
        why_not_bear(
            fight.field, fight.around, aiming, leader, Arm(weapon("g", keywords=["fixed front, rear"])), RANGED
        )
        is None
    )


@pytest.mark.rule("legion23:weaponkw.cumbersome", "legion26:weaponkw.cumbersome")
def test_a_cumbersome_weapon_is_not_used_after_a_move_in_2023() -> None:
    gun = weapon("gun", keywords=["cumbersome"])
    for edition, moved, rule in (
        ("2023", MOVED, "weaponkw.cumbersome"),
        ("2023", PIVOTED, None),
        ("2026", MOVED, None),
    ):
        fight = duel(edition, card(weapons=[gun]), card())
        fight.attacker.moved = moved
        reason = why_weapon(fight, gun, RANGED)
        assert reason is None if rule is None else rule_of(fight.field, reason) == rule


@BOTH
@pytest.mark.rule("legion26:weaponkw.overrun-x.2", "legion23:weaponkw.overrun-x")
def test_overrun_weapons_are_for_overrunning(edition: str) -> None:
    fight = duel(edition, vehicle(weapons=[RIFLE]), card())
    assert rule_of(fight.field, why_weapon(fight, weapon("ram", keywords=["overrun 1"]), RANGED)).startswith(
        "weaponkw.overrun-x"
    )


@BOTH
@pytest.mark.rule("legion26:weaponkw.area-weapon.2", "legion23:weaponkw.area.2")
@pytest.mark.rule("legion26:measure.05", "legion23:measure.04")
def test_an_area_weapon_is_in_no_pool(edition: str) -> None:
    fight = duel(edition, card(weapons=[RIFLE]), card())
    reason = why_weapon(fight, weapon("mine", keywords=["area-weapon"]), RANGED)
    assert rule_of(fight.field, reason) in ("weaponkw.area-weapon.2", "weaponkw.area.2")
    charge = weapon("Proton Charge", melee=True, least=1, most=1)
    saboteur = upgrade("Saboteur", "arm 1: proton charge", type="heavy weapon", minis=1, weapons=(charge,))
    armed = duel(edition, Entry(card(weapons=[RIFLE]), (saboteur,)), card())
    armed.around.bands[1] = 1
    assert names(formed(armed)) == ["rifle"] * 5


@pytest.mark.rule("legion23:weaponkw.self-destruct-x")
def test_the_weapon_of_self_destruction_is_for_nothing_else() -> None:
    fight = duel("2023", vehicle(weapons=[RIFLE]), card())
    reason = why_weapon(fight, weapon("core", keywords=["self-destruct 2"]), RANGED)
    assert rule_of(fight.field, reason) == "weaponkw.self-destruct-x"


# Forming a pool.


@BOTH
@pytest.mark.rule("legion26:attack.07", "legion23:attack.07", "legion26:attack.08", "legion23:attack.08")
@pytest.mark.rule("legion23:attack.09")
@pytest.mark.example("legion26:ex.33", "legion23:ex.36")
def test_only_miniatures_that_see_the_defender_add_a_weapon_one_each(edition: str) -> None:
    fight = duel(edition, card("B1", weapons=[RIFLE], minis=5), card("Clones"))
    fight.around.blind.add(fight.attacker.miniatures[4])
    pool = formed(fight)
    assert [added.miniature for added in pool.added] == fight.attacker.miniatures[:4]
    assert len(pool.dice) == 4
    blind = fight.field.miniatures[4]
    aiming = aim_at(fight.around, fight.attacker, fight.defender)
    reason = why_not_bear(fight.field, fight.around, aiming, blind, Arm(RIFLE), RANGED)
    assert rule_of(fight.field, reason) == "attack.07"


@BOTH
@pytest.mark.rule("legion26:attack.12", "legion23:attack.13", "legion23:attack.14")
def test_a_pool_is_of_one_kind_but_of_several_weapons(edition: str) -> None:
    heavy = upgrade("Gunner", type="heavy weapon", minis=1, weapons=(weapon("cannon", red=2),))
    fight = duel(edition, Entry(card(weapons=[RIFLE, PISTOL, KNIFE]), (heavy,)), vehicle(), melee=True)
    fight.around.not_engaged.update({0, 1})
    answers = [RANGED, (3, 1), (0, 0, 1)] if edition == "2023" else [(4, 1)]
    pool = formed(fight, answers)
    assert pool.ranged is (edition == "2023")
    expected = ["rifle"] * 3 + ["pistol", "cannon"] if edition == "2023" else ["pistol"] * 4 + ["knife"]
    assert sorted(names(pool)) == sorted(expected)


@BOTH
@pytest.mark.rule("legion26:attack.14", "legion23:attack.16")
def test_a_pool_has_a_weapon(edition: str) -> None:
    fight = duel(edition, card(weapons=[RIFLE]), card(), enemies=[card("Others")])
    with pytest.raises(Illegal):
        formed(fight, [(0,)], others=True)
    assert names(formed(fight, [(1,)], others=True)) == ["rifle"]
    heavy = upgrade("Gunner", type="heavy weapon", minis=1, weapons=(weapon("cannon", red=2),))
    squad = duel(edition, Entry(card(weapons=[RIFLE]), (heavy,)), card(), enemies=[card("Others")])
    assert names(formed(squad, [(0,), (0, 1)], others=True)) == ["cannon"]
    with pytest.raises(Illegal):
        formed(squad, [(0,), (0, 0)], others=True)


@BOTH
@pytest.mark.rule("legion26:attack.09", "legion23:attack.11")
def test_weapons_of_one_name_are_told_apart(edition: str) -> None:
    heavy = upgrade("Gunner", type="heavy weapon", minis=1, weapons=(weapon("rifle", red=2),))
    fight = duel(edition, Entry(card(weapons=[RIFLE]), (heavy,)), card())
    assert [formed(fight, [answer]).added[-1].weapon.red for answer in ((1, 0), (0, 1))] == [0, 2]
    twice = duel(
        edition, card("Cyborg", "arsenal 2", minis=1, weapons=[RIFLE, RIFLE]), card(), enemies=[card("Others")]
    )
    assert names(formed(twice, [(1, 1)], others=True)) == ["rifle"] * 2
    for one_of, expected in ((fight, ["rifle", "rifle (Gunner)"]), (twice, ["rifle", "rifle (2)"])):
        unit = one_of.attacker
        able = [Arm(each) for each in unit.card.weapons]
        able += [Arm(each.card.weapons[0], number) for number, each in enumerate(unit.upgrades)]
        options = named_weapons(unit, able)
        asked = Choose(0, options, "legion-ask-weapons")
        assert [words("en").render(describe(one_of.field, asked, option)) for option in options] == expected


@BOTH
@pytest.mark.rule("legion26:attack.06", "legion26:attack.09", "legion23:attack.06", "legion23:attack.11")
def test_a_melee_weapon_does_not_stand_in_for_a_ranged_one_of_its_name(edition: str) -> None:
    fight = duel(edition, card(weapons=[weapon("pistols", melee=True), weapon("pistols", black=2)]), card("Clones"))
    assert [unit.card.name for unit in targets(fight.field, fight.around, fight.attacker)] == ["Clones"]
    assert [added.weapon.black for added in formed(fight).added] == [2] * 4


@BOTH
@pytest.mark.rule("legion26:attack.09", "legion26:upgrade.06", "legion23:attack.11", "legion23:upgrade.05")
def test_the_weapon_of_a_miniature_is_used_by_that_one_only(edition: str) -> None:
    heavy = upgrade("Gunner", type="heavy weapon", minis=1, weapons=(weapon("cannon", red=2),))
    fight = duel(edition, Entry(card(weapons=[RIFLE]), (heavy,)), card())
    pool = formed(fight, [(0, 1)])
    assert names(pool) == ["rifle"] * 4 + ["cannon"]
    assert pool.added[-1].miniature == fight.attacker.miniatures[-1]
    assert names(formed(fight, [(1, 0)])) == ["rifle"] * 5


@BOTH
@pytest.mark.rule("legion26:attack.09", "legion23:attack.11")
def test_the_weapon_of_a_command_card_is_for_miniatures_of_the_unit_card(edition: str) -> None:
    medic = upgrade("Medic", type="personnel", minis=1)
    fight = duel(edition, Entry(hero(), (medic,)), card())
    doing = Attack(fight.around, fight.attacker, Limits(weapons=(RIFLE,)), True)
    run(form_pool(fight.field, doing, fight.defender, False))
    assert [added.miniature for added in doing.pools[0].added] == [fight.attacker.leader]


@pytest.mark.rule("legion26:upgrade.07", "legion26:upgrade.08", "legion23:upgrade.06")
@pytest.mark.parametrize(("edition", "most"), [("2026", 1), ("2023", 4)])
def test_in_2026_one_miniature_throws_a_grenade(edition: str, most: int) -> None:
    grenade = upgrade("Frag", type="grenades", weapons=(weapon("grenade", most=1),))
    fight = duel(edition, Entry(card(weapons=[RIFLE]), (grenade,)), card())
    fight.around.bands[1] = 1
    pool = formed(fight, [(4 - most, most)])
    assert names(pool).count("grenade") == most
    with pytest.raises(Illegal):
        formed(fight, [(3 - most, most + 1)])


@pytest.mark.rule("legion26:upgrade.08")
def test_a_grenade_is_thrown_once_by_any_of_several_groups() -> None:
    grenade = upgrade("Frag", type="grenades", weapons=(weapon("grenade", most=1),))
    gunner = upgrade("Gunner", type="heavy weapon", minis=1, weapons=(weapon("cannon"),))
    fight = duel("2026", Entry(card(weapons=[RIFLE], minis=2), (grenade, gunner)), card())
    fight.around.bands[1] = 1
    assert sorted(names(formed(fight, [(1, 1), (0, 0, 1)]))) == ["cannon", "grenade", "rifle"]
    with pytest.raises(Illegal):
        formed(fight, [(1, 1), (0, 1, 0)])


@pytest.mark.rule("legion26:upgrade.20", "legion26:upgrade.08")
def test_the_weapon_of_gear_is_for_anybody() -> None:
    gear = upgrade("Launcher", type="gear", weapons=(weapon("launcher"),))
    fight = duel("2026", Entry(card(), (gear,)), card())
    assert names(formed(fight)) == ["launcher"] * 4


@BOTH
@pytest.mark.rule(
    "legion26:upgrade.10", "legion26:upgrade.12", "legion23:upgrade.08", "legion23:upgrade.10", "legion26:upgrade.11"
)
@pytest.mark.example("legion26:ex.11", "legion23:ex.14")
def test_a_weapon_that_exhausts_is_used_once(edition: str) -> None:
    launcher = upgrade("MPL", type="heavy weapon", minis=1, weapons=(weapon("MPL"),), exhaust=True)
    fight = duel(edition, Entry(card(weapons=[RIFLE]), (launcher,)), card())
    assert names(formed(fight, [(0, 1)])) == ["rifle"] * 4 + ["MPL"]
    assert fight.attacker.upgrades[0].exhausted
    assert names(formed(fight)) == ["rifle"] * 5
    fight.attacker.upgrades[0] = fight.attacker.upgrades[0]._replace(exhausted=False)
    formed(fight, [(1, 0)])
    assert not fight.attacker.upgrades[0].exhausted


@BOTH
@pytest.mark.rule("legion26:upgrade.11", "legion23:upgrade.09", "legion26:upgrade.12", "legion23:upgrade.11")
def test_any_number_may_use_an_armament_that_is_expended_together(edition: str) -> None:
    charges = upgrade("Charges", type="armament", weapons=(weapon("charge"),), expend=True)
    fight = duel(edition, Entry(card(weapons=[RIFLE]), (charges,)), card())
    assert names(formed(fight, [(1, 3)])) == ["charge"] * 3 + ["rifle"]
    assert fight.attacker.upgrades[0].expended
    assert names(formed(fight)) == ["rifle"] * 4


@BOTH
@pytest.mark.rule("legion26:cardkw.noncombatant", "legion23:cardkw.noncombatant")
def test_a_noncombatant_adds_no_weapon(edition: str) -> None:
    medic = upgrade("Medic", "noncombatant", type="personnel", minis=1)
    fight = duel(edition, Entry(card(weapons=[RIFLE]), (medic,)), card())
    assert names(formed(fight)) == ["rifle"] * 4
    soldier = upgrade("Soldier", type="personnel", minis=1)
    fight = duel(edition, Entry(card(weapons=[RIFLE]), (soldier,)), card())
    assert names(formed(fight)) == ["rifle"] * 5


@BOTH
@pytest.mark.rule("legion26:cardkw.sidearm-melee-ranged", "legion23:cardkw.sidearm")
@pytest.mark.example("legion26:ex.61")
def test_a_tactical_droid_shoots_with_its_own_weapon_only(edition: str) -> None:
    droid, battle_droids = cards.upgrades(edition)["mq"], cards.units(edition)["gx"]
    assert droid.name == "T-Series Tactical Droid"
    fight = duel(edition, Entry(battle_droids, (droid,)), card())
    assert [added.upgrade for added in formed(fight).added] == [NOBODY] * battle_droids.minis + [0]
    fight.around.fights.add((0, 1))
    assert [added.upgrade for added in formed(fight).added] == [NOBODY] * (battle_droids.minis + 1)


@pytest.mark.rule("legion23:cardkw.sidearm")
@pytest.mark.example("legion23:ex.60")
def test_a_guard_with_an_electrostaff_fights_with_that_only() -> None:
    staff, guards = cards.upgrades("2023")["el"], cards.units("2023")["bc"]
    assert (staff.name, guards.name) == ("Electrostaff Guard", "Imperial Royal Guards")
    fight = duel("2023", Entry(guards, (staff,)), card(), melee=True)
    assert [added.upgrade for added in formed(fight).added] == [NOBODY] * guards.minis + [0]
    fight.around.fights.clear()
    assert [added.upgrade for added in formed(fight).added] == [NOBODY] * (guards.minis + 1)


@BOTH
@pytest.mark.rule(
    "legion26:cardkw.sidearm-melee-ranged", "legion26:cardkw.sidearm-melee-ranged.2", "legion23:cardkw.sidearm"
)
def test_a_sidearm_replaces_weapons_of_its_kind(edition: str) -> None:
    droid = upgrade("T-series", "sidearm ranged", type="personnel", minis=1, weapons=(weapon("E-5", red=1),))
    fight = duel(edition, Entry(card("B1", weapons=[RIFLE, KNIFE]), (droid,)), card())
    assert names(formed(fight)) == ["rifle"] * 4 + ["E-5"]
    fight.around.fights.add((0, 1))
    assert names(formed(fight)) == ["knife"] * 5
    staff = upgrade("Guard", "sidearm melee", type="heavy weapon", minis=1, weapons=(weapon("staff", melee=True),))
    guards = duel(edition, Entry(card("Guards", weapons=[RIFLE, KNIFE]), (staff,)), card(), melee=True)
    assert names(formed(guards)) == ["knife"] * 4 + ["staff"]
    guards.around.fights.clear()
    assert names(formed(guards)) == ["rifle"] * 5


@BOTH
@pytest.mark.rule("legion26:weaponkw.spray", "legion23:weaponkw.spray")
@pytest.mark.example("legion26:ex.60", "legion23:ex.59")
def test_a_spray_adds_its_dice_for_each_defender_in_sight(edition: str) -> None:
    flamer = weapon("Flamethrower", black=2, most=1, keywords=["spray"])
    fight = duel(edition, vehicle("AT-RT", weapons=[flamer]), card("Death Troopers", minis=4))
    fight.around.bands[1] = 1
    fight.around.unseen.add(fight.defender.miniatures[3])
    assert [die.colour for die in formed(fight).dice] == ["black"] * 6


@pytest.mark.rule("legion26:kw.arsenal-x", "legion23:kw.arsenal-x")
def test_an_arsenal_adds_several_weapons() -> None:
    guns = [weapon(name) for name in ("a", "b", "c")]
    tank = vehicle("Tank", "arsenal 2", weapons=guns)
    fight = duel("2026", tank, card(), enemies=[card("Others"), card("More")])
    played = fight.attack(white("blank blank"), [("unit", 1), (1, 0, 0), ("unit", 2), (1, 0), ("pool", 2)])
    assert played.questions[-1][1] == "legion-ask-next-pool"
    assert len(told(fight.field, "legion-attacks")) == 2
    for edition in ("2026", "2023"):
        plain = duel(edition, vehicle("Walker", weapons=guns), card())
        with pytest.raises(Illegal):
            plain.attack([], [(1, 1, 0)])
        plain.attack(white("blank"), [(1, 0, 0)])
    older = duel("2023", tank, card(), enemies=[card("Others")])
    older.attack(white("blank blank blank"), [("unit", 1), (1, 1, 0), ("unit", 2), ("pool", 1)])
    assert [len(line["weapons"]) for line in told(older.field, "legion-attacks")] == [2, 1]


@BOTH
@pytest.mark.rule("legion26:attack.08", "legion23:attack.08", "legion23:attack.10")
def test_a_miniature_that_has_added_a_weapon_adds_no_other(edition: str) -> None:
    guns = [weapon("rifle"), weapon("pistol")]
    fight = duel(edition, card(weapons=guns, minis=2), hero(), enemies=[hero(name="Other")])
    fight.attack(white("blank blank"), [("unit", 1), (2, 0)])
    with pytest.raises(Illegal):
        fight.attack([], [("unit", 1), (2, 1)])
    left = duel(edition, card(weapons=guns, minis=2), hero(), enemies=[hero(name="Other")])
    left.attack(white("blank blank"), [("unit", 1), (1, 0), ("unit", 2), ("pool", 1)])
    assert len(told(left.field, "legion-attacks")) == 2


# More defenders.


@BOTH
@pytest.mark.rule("legion26:attack.16", "legion23:attack.18", "legion26:attack.13", "legion23:attack.15")
@pytest.mark.example("legion26:ex.34", "legion23:ex.37")
def test_weapons_that_are_left_may_attack_another_unit(edition: str) -> None:
    heavy = upgrade("Gunner", type="heavy weapon", minis=1, weapons=(weapon("cannon", red=2),))
    b1 = Entry(card("B1", weapons=[RIFLE], minis=4), (heavy,))
    fight = duel(edition, b1, card("Clones"), enemies=[card("Others")])
    answers = [("unit", 1), (4,), (0, 0), ("unit", 2), ("pool", 1)]
    fight.attack(white("blank blank blank blank") + red("blank blank"), answers)
    first, second = told(fight.field, "legion-attacks")
    assert [dict(name.args)["name"] for name in first["weapons"] + second["weapons"]] == ["rifle", "cannon"]
    # a weapon of this name is in the first pool: it can't attack anybody else
    split = duel(edition, b1, card("Clones"), enemies=[card("Others")])
    split.attack(white("blank blank"), [("unit", 1), (2,), (0, 0), "done"])


@BOTH
@pytest.mark.rule("legion26:attack.18", "legion23:attack.19", "legion26:attack.40", "legion23:attack.36")
def test_the_attacker_chooses_which_pool_comes_first(edition: str) -> None:
    gunner = upgrade("Gunner", type="heavy weapon", minis=1, weapons=(weapon("cannon", red=1),))
    fight = duel(edition, Entry(one(weapon=RIFLE), (gunner,)), hero(), enemies=[hero(name="Other")])
    answers = [("unit", 1), (1,), (0, 0), ("unit", 2), ("pool", 2)]
    played = fight.attack(red("hit") + whites("blank") + white("hit") + whites("blank"), answers)
    assert played.rolls == [1, 1, 1, 1]
    assert [dict(line["target"].args)["name"] for line in told(fight.field, "legion-attacks")] == ["Other", "Defender"]


@BOTH
@pytest.mark.rule("legion26:kw.gunslinger", "legion23:kw.gunslinger")
def test_a_gunslinger_attacks_another_unit_with_the_same_weapon_once(edition: str) -> None:
    han = one("gunslinger", weapon=weapon("DL-44", red=2))
    fight = duel(edition, han, hero(), enemies=[hero(name="Two"), hero(name="Three")])
    answers = [("unit", 1), ("gunslinger", 2, "DL-44"), ("pool", 1)]
    fight.attack(red("blank blank blank blank"), answers)
    assert len(told(fight.field, "legion-attacks")) == 2


@BOTH
@pytest.mark.rule("legion26:weaponkw.beam-x", "legion26:weaponkw.beam-x.3", "legion23:weaponkw.beam-x")
def test_a_beam_goes_on_to_units_near_the_last_defender(edition: str) -> None:
    tank = vehicle("Tank", weapons=[weapon("beam", red=1, most=4, keywords=["beam 2"])])
    enemies = [hero(name=name) for name in ("Two", "Three", "Four")]
    fight = duel(edition, tank, hero(), enemies=enemies)
    fight.around.bands.update({2: 5, 3: 5, 4: 5})
    answers: list[Any] = [("beam", 2, "beam"), ("beam", 3, "beam"), ("pool", 1), ("pool", 2)]
    played = fight.attack(red("blank blank blank"), answers)
    assert len(told(fight.field, "legion-attacks")) == 3
    assert ("beam", 4, "beam") not in getattr(played.asked[-1], "options", [])
    far = duel(edition, tank, hero(), enemies=enemies[:1])
    far.around.bands[2] = 5
    far.around.apart.add((1, 2))
    assert far.attack(red("blank")).asked == []
    hidden = duel(edition, tank, hero(), enemies=enemies[:1])
    hidden.around.bands[2] = 5
    hidden.around.unseen.update(hidden.field.units[2].miniatures)
    assert hidden.attack(red("blank")).asked == []


@BOTH
@pytest.mark.rule("legion26:weaponkw.beam-x", "legion23:weaponkw.beam-x")
def test_a_beam_goes_on_from_whichever_pool_it_is_in(edition: str) -> None:
    guns = [weapon("gun"), weapon("beam", red=1, keywords=["beam 1"])]
    enemies = [hero(name=name) for name in ("Two", "Three", "Four")]
    fight = duel(edition, vehicle("Tank", "arsenal 2", weapons=guns), hero(), enemies=enemies)
    fight.around.bands.update({3: 5, 4: 5})
    answers: list[Any] = [("unit", 1), (1, 0), ("unit", 2), ("beam", 3, "beam"), ("pool", 1), ("pool", 2)]
    played = fight.attack(white("blank") + red("blank blank"), answers)
    assert [dict(line["target"].args)["name"] for line in told(fight.field, "legion-attacks")] == [
        "Defender",
        "Two",
        "Three",
    ]
    assert played.asked[3].to_json()["options"] == ["done", ("beam", 3, "beam"), ("beam", 4, "beam")]
    assert played.questions[4][1] == "legion-ask-next-pool"


@BOTH
@pytest.mark.rule("legion26:weaponkw.beam-x", "legion23:weaponkw.beam-x")
def test_each_beam_makes_as_many_attacks_as_it_says(edition: str) -> None:
    guns = [weapon("short", red=1, keywords=["beam 1"]), weapon("long", red=1, keywords=["beam 2"])]
    enemies = [hero(name=name) for name in ("Two", "Three", "Four", "Five", "Six")]
    fight = duel(edition, vehicle("Tank", "arsenal 2", weapons=guns), hero(), enemies=enemies)
    fight.around.bands.update(dict.fromkeys(range(3, 7), 5))
    first: list[Any] = [("unit", 1), (1, 0), ("beam", 3, "short"), ("unit", 2)]
    rest: list[Any] = [("beam", 4, "long"), ("beam", 5, "long"), *(("pool", id) for id in range(1, 5))]
    played = fight.attack(red("blank blank blank blank blank"), [*first, *rest])
    asked = [decision.to_json()["options"] for decision in played.asked[3:6]]
    assert asked == [
        ["done", ("unit", 2)],
        ["done", *(("beam", id, "long") for id in (4, 5, 6))],
        ["done", *(("beam", id, "long") for id in (5, 6))],
    ]
    assert len(told(fight.field, "legion-attacks")) == 5


@BOTH
@pytest.mark.rule("legion26:weaponkw.beam-x", "legion23:weaponkw.beam-x")
def test_two_that_carry_a_beam_make_further_attacks_each(edition: str) -> None:
    pair = card("Gunners", weapons=[weapon("beam", red=1, keywords=["beam 1"])], minis=2)
    enemies = [hero(name=name) for name in ("Two", "Three", "Four")]
    fight = duel(edition, pair, hero(), enemies=enemies)
    fight.around.bands.update({2: 5, 3: 5, 4: 5})
    answers: list[Any] = [("beam", 2, "beam"), ("beam", 3, "beam"), ("pool", 1), ("pool", 2)]
    played = fight.attack(red("blank blank blank blank"), answers)
    assert played.asked[0].to_json()["options"] == ["done", *(("beam", id, "beam") for id in (2, 3, 4))]
    assert len(told(fight.field, "legion-attacks")) == 3


@pytest.mark.rule("legion23:weaponkw.beam-x.2")
def test_a_beam_that_supports_another_unit_does_not_go_on() -> None:
    ray = upgrade("Ray", type="armament", weapons=(weapon("beam", red=1, keywords=["beam 1"]),))
    helper = Entry(card("Helpers", "fire-support", minis=1), (ray,))
    fight = duel("2023", one(weapon=RIFLE), hero(), allies=[helper], enemies=[hero(name="Two")])
    fight.field.units[1].order = FACEUP
    fight.around.bands[3] = 5
    played = fight.attack(white("blank") + red("blank"), [("unit", 1)])
    assert [name for _, name in played.questions] == ["legion-ask-fire-support"]


@BOTH
@pytest.mark.rule("legion26:weaponkw.beam-x.2", "legion23:weaponkw.beam-x.2")
def test_beam_and_gunslinger_are_not_used_together(edition: str) -> None:
    tank = vehicle("Tank", "gunslinger", weapons=[weapon("beam", red=1, keywords=["beam 2"])])
    fight = duel(edition, tank, hero(), enemies=[hero(name="Two"), hero(name="Three")])
    fight.attack(red("blank blank"), [("unit", 1), ("gunslinger", 2, "beam"), ("pool", 1)])
    other = duel(edition, tank, hero(), enemies=[hero(name="Two"), hero(name="Three")])
    played = other.attack(red("blank blank"), [("unit", 1), ("beam", 2, "beam"), "done", ("pool", 1)])
    assert getattr(played.asked[2], "options", None) == ["done", ("beam", 3, "beam")]


# Long Shot, Fire Support, and others.


@pytest.mark.rule("legion26:weaponkw.long-shot")
def test_a_long_shot_costs_an_aim_token_in_2026() -> None:
    fight = duel("2026", one(weapon=weapon(keywords=["long-shot"])), hero())
    fight.around.bands[1] = 4
    assert targets(fight.field, fight.around, fight.attacker) == []
    fight.attacker.tokens[AIM] = 2
    fight.attack(white("blank"), ["done"])
    assert fight.attacker.has(AIM) == 1
    fight.around.bands[1] = 5
    assert targets(fight.field, fight.around, fight.attacker) == []
    plain = duel("2026", one(weapon=weapon()), hero())
    plain.around.bands[1], plain.attacker.tokens[AIM] = 4, 1
    assert targets(plain.field, plain.around, plain.attacker) == []


@pytest.mark.rule("legion23:weaponkw.long-shot-x")
def test_a_long_shot_costs_as_many_aim_tokens_as_it_goes_farther_in_2023() -> None:
    fight = duel("2023", one(weapon=weapon(keywords=["long-shot 2"])), hero())
    fight.around.bands[1] = 5
    fight.attacker.tokens[AIM] = 2
    fight.attack(white("blank"))
    assert fight.attacker.has(AIM) == 0
    fight.attacker.tokens[AIM] = 3
    fight.around.bands[1] = 6
    assert targets(fight.field, fight.around, fight.attacker) == []


@BOTH
@pytest.mark.rule("legion26:weaponkw.long-shot", "legion23:weaponkw.long-shot-x")
def test_a_long_shot_may_be_declined_if_other_weapons_reach(edition: str) -> None:
    guns = [weapon("long", keywords=["long-shot 1"]), weapon("cannon", most=4)]
    fight = duel(edition, card(weapons=guns, minis=1), hero())
    fight.around.bands[1] = 4
    fight.attacker.tokens[AIM] = 1
    played = fight.attack(white("blank"), [("aim", 0), "done"])
    assert played.questions[0][1] == "legion-ask-long-shot"
    assert fight.attacker.has(AIM) == 1


@pytest.mark.rule("legion23:kw.fire-support", "legion23:kw.fire-support.2", "legion23:kw.fire-support.3")
def test_fire_support_adds_weapons_for_the_order_in_2023() -> None:
    other = card("Supporters", "fire-support", weapons=[weapon("carbine")], minis=2)
    fight = duel("2023", one(weapon=RIFLE), hero(), allies=[other, other])
    for unit in fight.field.units[1:3]:
        unit.order = FACEUP
    fight.attack(white("blank blank blank"), [("unit", 1)])
    assert [unit.order for unit in fight.field.units[1:3]] == [FACEDOWN, FACEUP]
    assert fight.field.units[1].activated
    fight.field.units[2].order = FACEDOWN
    assert fight.attack(white("blank")).asked == []


@pytest.mark.rule("legion23:kw.fire-support")
def test_fire_support_is_not_given_by_the_engaged_nor_in_melee() -> None:
    other = card("Supporters", "fire-support", weapons=[weapon("carbine")], minis=2)
    fight = duel("2023", one(weapon=PISTOL), hero(), allies=[other], enemies=[card("Fighters")])
    fight.field.units[1].order = FACEUP
    fight.around.fights.add((1, 3))
    assert [*fight.field.edition.weapons.supporters(fight.field, fight.around, fight.attacker)] == []
    fight.around.fights = {(0, 2)}
    assert fight.attack(white("blank")).asked == []


@pytest.mark.rule("legion26:kw.advanced-targeting-unit-type-x")
def test_advanced_targeting_gives_aim_against_its_type_for_one_pool() -> None:
    guns = [weapon("a"), weapon("b")]
    droid = card("Commandos", "advanced-targeting 1: trooper", weapons=guns, minis=2)
    fight = duel("2026", droid, hero(), enemies=[vehicle()])
    fight.attack(white("blank"), [("unit", 1), (1, 0), "yes", "done"])
    assert fight.attacker.has(AIM) == 1
    assert len(told(fight.field, "legion-attacks")) == 1
    tank = duel("2026", droid, vehicle())
    assert tank.attack(white("blank blank"), [(2, 0)]).questions == [(0, "legion-ask-weapons")]


@BOTH
@pytest.mark.rule("legion26:standby.04", "legion23:standby.04")
def test_attacking_costs_the_standby_token(edition: str) -> None:
    fight = duel(edition, one(weapon=RIFLE), hero())
    fight.attacker.tokens[STANDBY] = 1
    fight.attack(white("blank"))
    assert not fight.attacker.has(STANDBY)


@pytest.mark.rule("legion26:kw.swashbuckler")
def test_a_swashbuckler_gains_a_dodge_token_for_aiming() -> None:
    fight = duel("2026", one("swashbuckler", weapon=RIFLE), hero())
    fight.attacker.tokens[AIM] = 1
    fight.attack(white("blank"), ["done"])
    assert fight.attacker.tokens == {AIM: 1}
    fight.attack(white("blank"), [("spend", AIM, 0, "reroll"), (0,)])
    assert fight.attacker.tokens == {DODGE: 1}
    plain = duel("2026", one(weapon=RIFLE), hero())
    plain.attacker.tokens[AIM] = 1
    plain.attack(white("blank"), [("spend", AIM, 0, "reroll"), (0,)])
    assert plain.attacker.tokens == {}


@pytest.mark.rule("legion26:kw.we-fight-for-our-family")
def test_one_of_the_family_gains_a_dodge_token() -> None:
    word = "we-fight-for-our-family"
    family = [card(name, word) for name in ("Din", "Paz")]
    fight = duel("2026", one(word, weapon=RIFLE), hero(), allies=[*family, card("Others")])
    fight.attack(white("blank"), [("unit", 2)])
    assert [unit.has(DODGE) for unit in fight.field.units] == [0, 0, 1, 0, 0]
    alone = duel("2026", one(word, weapon=RIFLE), hero())
    assert alone.attack(white("blank")).asked == []
    assert not alone.attacker.has(DODGE)


def test_a_unit_alone_is_asked_nothing() -> None:
    fight = duel("2026", card(weapons=[RIFLE]), card())
    assert fight.attack(white("blank blank blank blank")).asked == []


def test_an_attack_on_nobody_is_refused() -> None:
    field = battle("2026", [card(weapons=[RIFLE])], [])
    with pytest.raises(Illegal):
        run(attack(field, Around(), field.units[0]))
