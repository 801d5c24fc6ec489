"""Rolling attack dice: better and worse dice, rerolls, converting surges."""

from __future__ import annotations

from typing import Any

import pytest

from legion.duels import MELEE, Duel, black, duel, hero, one, red, white, whites
from legion.fielded import words
from legion.playing import card, run, upgrade, vehicle, weapon
from tablero.games.legion import cards
from tablero.games.legion.armies import Entry
from tablero.games.legion.describe import describe
from tablero.games.legion.pools import Pool
from tablero.games.legion.rolling import roll_attack_dice
from tablero.games.legion.state import AIM, DODGE, MOVED, OBSERVATION, PIVOTED, SURGE, Battle
from tablero.kernel import Illegal

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])
AIMED = ("spend", AIM, 0, "reroll")
SURGED = ("spend", SURGE, 0, "hit")


def rolled(fight: Duel, dice: list[int], answers: Any = (), pool: Pool | None = None) -> tuple[int, int, int]:
    """The hits, criticals and blanks that a pool ends up with."""
    pool = pool or fight.pool()
    run(roll_attack_dice(fight.field, pool), dice, answers)
    return pool.hits, pool.criticals, pool.blanks


def gun(
    fight_edition: str, *words: str, weapon: cards.Weapon, defender: cards.Unit | None = None, **given: Any
) -> Duel:
    return duel(fight_edition, one(*words, weapon=weapon, **given), defender or hero())


# Rolling and rerolling.


@BOTH
@pytest.mark.rule("legion26:attack.18", "legion23:attack.19", "legion23:dice.04")
def test_all_dice_of_a_pool_are_rolled(edition: str) -> None:
    fight = gun(edition, weapon=weapon(red=2, black=1, white=1))
    assert rolled(fight, red("hit critical") + black("blank") + white("hit")) == (2, 1, 1)


@BOTH
@pytest.mark.rule("legion26:attack.19", "legion23:attack.20", "legion26:token.aim", "legion23:token.01")
def test_each_aim_rerolls_up_to_two_dice_after_the_one_before(edition: str) -> None:
    fight = gun(edition, weapon=weapon(white=4))
    fight.attacker.tokens[AIM] = 2
    dice = white("blank blank blank blank") + white("hit blank") + white("hit")
    answers = [AIMED, (2,), AIMED, lambda asked: tuple(int(option[2] == "blank") for option in asked.options)]
    assert rolled(fight, dice, answers) == (2, 0, 2)
    assert not fight.attacker.has(AIM)


@BOTH
@pytest.mark.rule("legion26:attack.19", "legion23:attack.20")
@pytest.mark.example("legion26:ex.36")
def test_one_aim_rerolls_no_die_twice(edition: str) -> None:
    fight = gun(edition, weapon=weapon(white=5))
    fight.attacker.tokens[AIM] = 1
    with pytest.raises(Illegal):
        rolled(fight, white("blank blank blank blank blank"), [AIMED, (3,)])
    fight.attacker.tokens[AIM] = 1
    pool = fight.pool()
    run(roll_attack_dice(fight.field, pool), white("blank hit hit hit hit blank"), [AIMED, (1, 0)])
    assert (pool.hits, pool.blanks) == (4, 1)


@BOTH
@pytest.mark.rule("legion26:attack.19", "legion23:attack.20")
def test_aim_may_be_kept(edition: str) -> None:
    fight = gun(edition, weapon=weapon(white=1))
    fight.attacker.tokens[AIM] = 1
    rolled(fight, white("blank"), ["done"])
    assert fight.attacker.has(AIM) == 1


@BOTH
@pytest.mark.rule("legion26:kw.precise-x", "legion23:kw.precise-x")
def test_precise_rerolls_more_dice(edition: str) -> None:
    fight = gun(edition, "precise 2", weapon=weapon(white=5))
    fight.attacker.tokens[AIM] = 1
    assert rolled(fight, white("blank " * 5) + white("hit " * 4), [AIMED, (4,)]) == (4, 0, 1)
    fight.attacker.tokens[AIM] = 1
    with pytest.raises(Illegal):
        rolled(fight, white("blank " * 5), [AIMED, (5,)])


@BOTH
@pytest.mark.rule(
    "legion26:kw.observe-x.2", "legion23:kw.observe-x.2", "legion26:token.observation", "legion23:token.05"
)
def test_observation_tokens_of_the_defender_reroll_one_die_each(edition: str) -> None:
    fight = gun(edition, weapon=weapon(white=2))
    fight.defender.tokens[OBSERVATION] = 2
    seen = ("spend", OBSERVATION, 1, "reroll")
    assert rolled(fight, white("blank blank") + white("hit"), [seen, (1,), "done"]) == (1, 0, 1)
    assert fight.defender.has(OBSERVATION) == 1
    with pytest.raises(Illegal):
        rolled(fight, white("blank blank"), [seen, (2,)])
    fight.defender.tokens.clear()
    assert rolled(fight, white("blank blank")) == (0, 0, 2)


@BOTH
@pytest.mark.rule("legion26:kw.duelist", "legion23:kw.duelist")
def test_a_duelist_who_aims_in_melee_pierces(edition: str) -> None:
    fight = gun(edition, "duelist", weapon=weapon(melee=True))
    for kind, aims, expected in ((MELEE, 1, 1), (MELEE, 0, 0), ("ranged", 1, 0)):
        fight.attacker.tokens[AIM] = 1
        pool = fight.pool(kind=kind)
        rolled(fight, white("blank blank") if aims else white("blank"), [AIMED, (1,)] if aims else ["done"], pool)
        assert pool.value("pierce") == expected
    plain = gun(edition, weapon=weapon(melee=True))
    plain.attacker.tokens[AIM] = 1
    pool = plain.pool(kind=MELEE)
    rolled(plain, white("blank blank"), [AIMED, (1,)], pool)
    assert pool.value("pierce") == 0


# Surges.


@BOTH
@pytest.mark.rule("legion26:attack.20", "legion23:attack.21")
@pytest.mark.parametrize(("chart", "expected"), [("hit", (2, 0, 0)), ("critical", (0, 2, 0)), ("", (0, 0, 2))])
def test_the_chart_converts_surges_and_the_rest_becomes_blank(
    edition: str, chart: str, expected: tuple[int, int, int]
) -> None:
    fight = gun(edition, weapon=weapon(red=2), surge_attack=chart)
    assert rolled(fight, red("surge surge")) == expected


@BOTH
@pytest.mark.rule("legion26:attack.20", "legion23:attack.21", "legion23:attack.40", "legion26:token.surge")
@pytest.mark.rule("legion23:token.03")
def test_each_surge_token_turns_a_surge_into_a_hit(edition: str) -> None:
    fight = gun(edition, weapon=weapon(red=3))
    fight.attacker.tokens[SURGE] = 2
    assert rolled(fight, red("surge surge surge"), [SURGED, SURGED]) == (2, 0, 1)
    assert not fight.attacker.has(SURGE)
    fight.attacker.tokens[SURGE] = 2
    assert rolled(fight, red("surge surge blank"), [SURGED, "done"]) == (1, 0, 2)
    assert fight.attacker.has(SURGE) == 1


@BOTH
@pytest.mark.rule("legion26:attack.20", "legion23:attack.40")
def test_a_surge_that_the_chart_converts_needs_no_token(edition: str) -> None:
    fight = gun(edition, weapon=weapon(red=1), surge_attack="hit")
    fight.attacker.tokens[SURGE] = 1
    assert rolled(fight, red("surge")) == (1, 0, 0)


@BOTH
@pytest.mark.rule("legion26:weaponkw.critical-x", "legion23:weaponkw.critical-x")
def test_critical_turns_some_surges_into_criticals(edition: str) -> None:
    fight = gun(edition, weapon=weapon(red=3, keywords=["critical 2"]), surge_attack="hit")
    assert rolled(fight, red("surge surge surge")) == (1, 2, 0)
    plain = gun(edition, weapon=weapon(red=3, keywords=["critical 2"]))
    assert rolled(plain, red("surge surge surge")) == (0, 2, 1)


@pytest.mark.rule("legion26:attack.05", "legion26:attack.43", "legion23:card.10", "legion23:attack.03")
@pytest.mark.rule("legion26:apxd.03")
def test_the_chart_of_a_weapon_serves_its_own_dice_in_2026() -> None:
    bomb, rifle = weapon("bomb", black=1, surge="critical"), weapon("rifle", white=1)
    for edition, expected in (("2026", (0, 1, 1)), ("2023", (0, 0, 2))):
        fight = gun(edition, weapon=bomb)
        assert rolled(fight, black("surge") + white("surge"), pool=fight.pool(bomb, rifle)) == expected


@BOTH
@pytest.mark.rule("legion26:kw.jedi-hunter", "legion23:kw.jedi-hunter")
def test_a_jedi_hunter_has_criticals_against_the_force(edition: str) -> None:
    for slots, expected in ((("force",), (0, 1, 0)), (("gear",), (1, 0, 0))):
        fight = gun(
            edition, "jedi-hunter", weapon=weapon(red=1), surge_attack="hit", defender=hero(upgrade_slots=slots)
        )
        assert rolled(fight, red("surge")) == expected
    plain = gun(edition, weapon=weapon(red=1), surge_attack="hit", defender=hero(upgrade_slots=("force",)))
    assert rolled(plain, red("surge")) == (1, 0, 0)


@pytest.mark.rule("legion26:kw.hold-the-line")
def test_who_holds_the_line_has_a_chart_while_engaged() -> None:
    fight = gun("2026", "hold-the-line", weapon=weapon(red=1))
    assert rolled(fight, red("surge")) == (0, 0, 1)
    fight.around.fights.add((0, 1))
    assert rolled(fight, red("surge")) == (1, 0, 0)
    plain = gun("2026", weapon=weapon(red=1))
    plain.around.fights.add((0, 1))
    assert rolled(plain, red("surge")) == (0, 0, 1)


@pytest.mark.rule("legion26:kw.complete-the-mission.2", "legion26:weaponkw.critical-x")
@pytest.mark.parametrize(("words", "far", "near"), [((), 0, 2), (("critical 2",), 2, 4)])
def test_near_a_priority_mission_token_more_surges_are_critical(words: tuple[str, ...], far: int, near: int) -> None:
    fight = gun("2026", "complete-the-mission", weapon=weapon(red=5, keywords=words))
    assert rolled(fight, red("surge " * 5)) == (0, far, 5 - far)
    fight.around.tokens_near.add((1, "priority-mission"))
    assert rolled(fight, red("surge " * 5)) == (0, near, 5 - near)


def test_an_upgrade_may_bring_a_chart() -> None:
    armed = Entry(one(weapon=weapon(red=1)), (upgrade("Scope", surge_attack="hit"),))
    fight = duel("2026", armed, hero())
    assert rolled(fight, red("surge")) == (1, 0, 0)


# Improving results.


def spoken(fight: Duel, dice: list[int], lang: str, kind: str) -> list[str]:
    """What may be answered when a token of a kind is first asked for as these dice lie, in words."""
    fight.attacker.tokens = {kind: 1}
    outcome = run(roll_attack_dice(fight.field, fight.pool(kind=MELEE)), dice, ["done"])
    asked = outcome.asked[-1].to_json()
    return [words(lang).render(describe(fight.field, outcome.asked[-1], option)) for option in asked["options"][1:]]


@pytest.mark.parametrize(
    ("lang", "surge", "improved"),
    [
        ("en", "Surge of Attacker: for a hit", ["on a blank", "on a hit"]),
        ("es", "Incremento, de Attacker: por un impacto", ["en una cara vacía", "en un impacto"]),
    ],
)
def test_what_a_token_is_spent_on_is_told(lang: str, surge: str, improved: list[str]) -> None:
    fight = gun("2026", "jarkai-mastery", weapon=weapon(melee=True, white=2))
    assert spoken(fight, white("surge hit"), lang, SURGE) == [surge]
    told = spoken(fight, white("blank hit"), lang, DODGE)
    assert [one.partition(": ")[2] for one in told] == improved


@BOTH
@pytest.mark.rule("legion26:kw.marksman", "legion23:kw.marksman")
def test_a_marksman_improves_results_with_aim(edition: str) -> None:
    fight = gun(edition, "marksman", weapon=weapon(white=2))
    blank, hit = ("spend", AIM, 0, "blank"), ("spend", AIM, 0, "hit")
    fight.attacker.tokens[AIM] = 2
    assert rolled(fight, white("blank surge"), ["done", blank, hit]) == (0, 1, 1)
    fight.attacker.tokens[AIM] = 1
    assert rolled(fight, white("critical hit"), ["done", hit]) == (0, 2, 0)
    fight.attacker.tokens[AIM] = 1
    assert rolled(fight, white("blank blank"), ["done", "done"]) == (0, 0, 2)


@pytest.mark.rule("legion26:kw.jarkai-mastery")
def test_a_master_of_jarkai_improves_results_in_melee_with_dodge() -> None:
    fight = gun("2026", "jarkai-mastery", weapon=weapon(melee=True, white=1))
    fight.attacker.tokens[DODGE] = 2
    blank = ("spend", DODGE, 0, "blank")
    assert rolled(fight, white("blank"), [blank, "done"], fight.pool(kind=MELEE)) == (1, 0, 0)
    assert rolled(fight, white("blank")) == (0, 0, 1)


@pytest.mark.rule("legion26:kw.mandalorians-are-stronger-together")
def test_aim_that_is_spent_gives_mandalorians_a_dodge_token() -> None:
    word = "mandalorians-are-stronger-together"
    fight = duel("2026", one(word, weapon=weapon()), hero(), allies=[card("Kryze", word)])
    fight.attacker.tokens[AIM] = 1
    rolled(fight, white("blank blank"), [AIMED, (1,)])
    assert fight.attacker.tokens == {DODGE: 1}


@BOTH
@pytest.mark.rule("legion26:apxb.02", "legion23:type.clone")
def test_a_clone_borrows_one_token_an_attack(edition: str) -> None:
    clone: Any = {"unit_type": "clone trooper"}
    fight = duel(edition, one(weapon=weapon(red=2), **clone), hero(), allies=[card("Others", **clone)])
    fight.field.units[1].tokens.update({AIM: 2, SURGE: 2})
    borrowed = ("spend", AIM, 1, "reroll")
    assert rolled(fight, red("blank surge surge"), [borrowed, (1, 0)]) == (0, 0, 2)
    assert fight.field.units[1].tokens == {AIM: 1, SURGE: 2}


# Upgrading and downgrading.


def colours(field: Battle, pool: Pool) -> list[str]:
    return [die.colour for die in pool.dice]


@pytest.mark.rule("legion26:weaponkw.cumbersome", "legion26:attack.22")
@pytest.mark.parametrize(("moved", "expected"), [(0, "red black"), (PIVOTED, "black white"), (MOVED, "black white")])
def test_the_dice_of_a_cumbersome_weapon_are_downgraded_after_a_move(moved: int, expected: str) -> None:
    heavy, rifle = weapon("heavy", red=1, black=1, keywords=["cumbersome"]), weapon("rifle", red=1)
    fight = gun("2026", weapon=heavy)
    fight.attacker.moved = moved
    pool = fight.pool(heavy, rifle)
    rolled(fight, [8, 8, 8], pool=pool)
    assert colours(fight.field, pool) == [*expected.split(), "red"]


@pytest.mark.rule("legion26:attack.17", "legion26:attack.22")
def test_dice_are_downgraded_before_they_are_upgraded() -> None:
    gun_of_both = weapon("heavy", red=1, keywords=["cumbersome", "anti-materiel 1"])
    fight = gun("2026", weapon=gun_of_both, defender=vehicle())
    fight.attacker.moved = MOVED
    pool = fight.pool()
    rolled(fight, [8], pool=pool)
    assert colours(fight.field, pool) == ["red"]


@pytest.mark.rule("legion26:weaponkw.anti-materiel-x", "legion26:weaponkw.anti-personnel-x")
def test_dice_are_upgraded_against_vehicles_or_troopers() -> None:
    for word, against, other in (("anti-materiel", vehicle(), card()), ("anti-personnel", card(), vehicle())):
        for defender, expected in ((against, ["red", "black", "white"]), (other, ["white"] * 3)):
            rifle = weapon(white=3, keywords=[f"{word} 2"])
            fight = gun("2026", weapon=rifle, defender=defender)
            pool = fight.pool()
            rolled(fight, [8, 8, 8], pool=pool)
            if defender is other:
                assert colours(fight.field, pool) == expected
            else:
                assert sorted(colours(fight.field, pool)) == ["black", "black", "white"]
    rifle = weapon(white=3, keywords=["anti-personnel 2"])
    fight = gun("2026", weapon=rifle, defender=card())
    pool = fight.pool(rifle, rifle)
    rolled(fight, [8] * 6, pool=pool)
    assert sorted(colours(fight.field, pool)) == ["black"] * 4 + ["white"] * 2


@pytest.mark.rule("legion26:weaponkw.assault-x")
@pytest.mark.parametrize(("band", "expected"), [(1, ["black"]), (0, ["black"]), (2, ["white"])])
def test_assault_upgrades_dice_near_the_defender(band: int, expected: list[str]) -> None:
    fight = gun("2026", weapon=weapon(white=1, keywords=["assault 1"]))
    fight.around.bands[1] = band
    pool = fight.pool()
    rolled(fight, [8], pool=pool)
    assert colours(fight.field, pool) == expected


@pytest.mark.rule("legion26:attack.22", "legion26:weaponkw.assault-x")
def test_the_attacker_chooses_which_dice_are_upgraded_each_once() -> None:
    rifle = weapon(black=1, white=1, keywords=["assault 1"])
    fight = gun("2026", weapon=rifle)
    fight.around.bands[1] = 1
    for answer, expected in (((1, 0), ["red", "white"]), ((0, 1), ["black", "black"])):
        pool = fight.pool()
        rolled(fight, [8, 8], [answer], pool)
        assert colours(fight.field, pool) == expected
    pool = fight.pool(weapon(black=1, white=1, keywords=["assault 3"]))
    rolled(fight, [8, 8], pool=pool)
    assert colours(fight.field, pool) == ["red", "black"]


@pytest.mark.rule("legion26:weaponkw.sniper-team")
def test_a_sniper_team_that_has_not_moved_upgrades_its_dice() -> None:
    rifle = weapon("sniper", most=5, black=1, white=1, keywords=["sniper-team"])
    fight = duel("2026", card("Snipers", weapons=[rifle], minis=2), hero())
    assert fight.attack([8, 8, 8, 8], ["attack"]).asked
    for spoil in ("moved", "blind", "turn"):
        other = duel("2026", card("Snipers", weapons=[rifle], minis=2), hero())
        if spoil == "moved":
            other.attacker.moved = PIVOTED
        if spoil == "blind":
            other.around.blind.add(other.attacker.miniatures[1])
        dice = [8, 8] if spoil == "blind" else [8, 8, 8, 8]
        assert other.attack(dice, own_turn=spoil != "turn").asked == []
    mixed = duel("2026", card("Snipers", weapons=[rifle, weapon("rifle")], minis=2), hero())
    assert mixed.attack([8, 8, 8], [(1, 1)]).questions == [(0, "legion-ask-weapons")]


@pytest.mark.rule("legion26:weaponkw.sniper-team.2")
@pytest.mark.parametrize(("faces", "wounds"), [("critical critical", [1]), ("hit hit", [0])])
def test_a_sniper_team_may_turn_a_critical_into_one_sure_wound(faces: str, wounds: list[int]) -> None:
    rifle = weapon("sniper", most=5, black=2, keywords=["sniper-team"])
    fight = duel("2026", one(weapon=rifle), hero())
    fight.defender.tokens[DODGE] = 2
    fight.attack(red(faces), ["snipe"])
    assert fight.wounds == wounds
    assert fight.defender.tokens == {DODGE: 2, "suppression": 1}


@pytest.mark.rule("legion26:kw.vaapad-mastery")
@pytest.mark.parametrize(("wounds", "dice"), [(0, 1), (2, 3), (5, 4)])
def test_a_master_of_vaapad_adds_dice_for_wounds(wounds: int, dice: int) -> None:
    fight = gun("2026", "vaapad-mastery", weapon=weapon(red=1))
    fight.field.miniatures[0].wounds = wounds
    pool = fight.pool()
    rolled(fight, [8] * dice, pool=pool)
    assert colours(fight.field, pool) == ["red"] + ["white"] * (dice - 1)


# The examples of the rulebooks.


@BOTH
@pytest.mark.example("legion26:ex.35", "legion23:ex.38")
def test_snowtroopers_reroll_two_blanks_and_convert_surges(edition: str) -> None:
    fight = gun(edition, weapon=weapon(white=5), surge_attack="hit")
    fight.attacker.tokens[AIM] = 1
    dice = white("critical hit surge blank blank") + white("surge blank")
    assert rolled(fight, dice, [AIMED, (0, 0, 0, 2)]) == (3, 1, 1)


@BOTH
@pytest.mark.example("legion26:ex.37", "legion23:ex.38")
def test_without_a_chart_their_surges_are_blank(edition: str) -> None:
    fight = gun(edition, weapon=weapon(white=5))
    fight.attacker.tokens[AIM] = 1
    dice = white("critical hit surge blank blank") + white("surge blank")
    assert rolled(fight, dice, [AIMED, (0, 0, 0, 2)]) == (1, 1, 3)


@pytest.mark.rule("legion26:core.26", "legion26:core.22")
@pytest.mark.example("legion26:ex.67")
def test_weapon_keywords_add_up_within_their_pool_only() -> None:
    rifle, other = weapon("rifle", keywords=["impact 1"]), weapon("cannon", keywords=["impact 1"])
    fight = gun("2026", weapon=rifle)
    assert fight.pool(rifle, rifle).value("impact") == 2
    assert fight.pool(other).value("impact") == 1


def test_what_is_rolled_is_told() -> None:
    fight = gun("2026", weapon=weapon(red=1))
    fight.resolve(fight.pool(), red("hit") + whites("block"))
    assert [line.message.id for line in fight.field.log.entries][:2] == ["legion-attacks", "legion-attack-roll"]
