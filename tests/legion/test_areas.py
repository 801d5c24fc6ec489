"""Area weapons, charges, overrunning, self-destruction."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from legion.duels import black, red, white, whites
from legion.playing import battle, card, keyword, run, told, upgrade, vehicle, weapon, wound
from legion.surroundings import Around
from tablero.games.legion.areas import area_attack, detonate, overrun, self_destruct
from tablero.games.legion.armies import Entry
from tablero.games.legion.bounties import COLLECTED
from tablero.games.legion.pools import Added, Pool
from tablero.games.legion.rolling import roll_attack_dice
from tablero.games.legion.state import AIM, BOUNTY, DEFEATED, SUPPRESSION, Battle, Token

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])
CHARGE = weapon("Proton Charge", red=1, least=1, most=1, surge="critical", keywords=["impact 1"])
SABOTEUR = upgrade(
    "Saboteur", "arm 1: proton charge", "detonate 1: proton charge", type="heavy weapon", minis=1, weapons=(CHARGE,)
)


def solo(name: str, **given: Any) -> Any:
    return card(name, **{"minis": 1, "wounds": 6, "courage": 3, **given})


def mined(edition: str) -> tuple[Battle, Around]:
    """Saboteurs and a friend against two enemies, with a charge on the battlefield."""
    field = battle(edition, [Entry(solo("Saboteurs"), (SABOTEUR,)), solo("Friend")], [solo("One"), solo("Two")])
    field.tokens.append(Token("proton charge", 0, 0, seat=0))
    around = Around()
    around.bands = {0: 2, 1: 1, 2: 1, 3: 1}
    return field, around


# Area weapons.


@BOTH
@pytest.mark.rule("legion26:weaponkw.area-weapon", "legion23:weaponkw.area", "legion23:weaponkw.area.3")
@pytest.mark.rule("legion26:weaponkw.area-weapon.2", "legion23:weaponkw.area.2")
def test_an_area_weapon_attacks_everybody_near_at_range(edition: str) -> None:
    field, around = mined(edition)
    around.unseen.update(field.units[3].miniatures)
    around.fights = {(1, 2)}
    dice = red("hit") + whites("blank") + red("hit") + whites("block")
    run(area_attack(field, around, 0, field.tokens[0], CHARGE), dice, [("unit", 2)])
    assert [unit.has(SUPPRESSION) for unit in field.units] == [0, 1, 1, 0]
    assert len(told(field, "legion-token-attacks")) == 2
    assert field.miniatures[field.units[2].leader].wounds == 1


@BOTH
@pytest.mark.rule("legion26:weaponkw.detonate-x.2", "legion26:weaponkw.detonate-x.4", "legion23:weaponkw.detonate-x.2")
def test_a_charge_uses_its_own_chart_and_nobodys_aim(edition: str) -> None:
    field, around = mined(edition)
    around.bands = {0: 2, 1: 2, 2: 1, 3: 2}
    field.units[0].tokens[AIM] = 1
    answers = [("token", 0)]
    run(detonate(field, around, field.units[2]), red("surge") + whites("blank"), answers)
    assert field.miniatures[field.units[2].leader].wounds == 1
    assert field.units[0].has(AIM) == 1
    assert field.tokens == []
    own = Pool(around, 0, field.units[0].leader, field.units[0], field.units[2], "ranged")
    own.add(field, Added(field.units[0].leader, weapon(white=1)))
    played = run(roll_attack_dice(field, own), white("blank"), ["done"])
    assert played.questions == [(0, "legion-ask-aim")]


@BOTH
@pytest.mark.rule("legion26:kw.weak-point-x-front-rear-sides.2", "legion23:kw.weak-point-x.2")
def test_the_weak_point_of_a_vehicle_is_seen_from_the_charge(edition: str) -> None:
    field = battle(edition, [solo("Saboteurs")], [vehicle("Tank", "armor 5", "weak-point 1: rear")])
    around = Around()
    around.bands = {0: 2, 1: 1}
    around.arcs = {"rear"}
    bomb = weapon("bomb", red=1, most=1)
    run(area_attack(field, around, 0, Token("proton charge", 0, 0, seat=0), bomb), [*red("hit"), 6])
    assert field.miniatures[1].wounds == 1


@BOTH
@pytest.mark.rule("legion26:weaponkw.detonate-x", "legion23:weaponkw.detonate-x")
@pytest.mark.rule("legion26:token.charge", "legion23:token.19")
def test_a_unit_may_detonate_as_many_charges_as_its_keyword_says(edition: str) -> None:
    field, around = mined(edition)
    field.tokens.append(Token("proton charge", 0, 0, seat=0))
    around.bands = dict.fromkeys(range(4), 2)
    run(detonate(field, around, field.units[0]), answers=[("token", 1)])
    assert len(field.tokens) == 1
    run(detonate(field, around, field.units[0]), answers=["done"])
    assert len(field.tokens) == 1
    field.tokens = [Token("proton charge", 0, 0, seat=1), Token("sonic charge", 0, 0, seat=0)]
    assert run(detonate(field, around, field.units[0])).asked == []


@BOTH
@pytest.mark.rule("legion26:weaponkw.detonate-x.3", "legion23:weaponkw.detonate-x.3")
def test_the_opponent_of_who_acted_detonates_first(edition: str) -> None:
    armed = Entry(solo("Saboteurs"), (SABOTEUR,))
    field, around = battle(edition, [armed], [armed]), Around()
    field.tokens = [Token("proton charge", 0, 0, seat=0), Token("proton charge", 0, 0, seat=1)]
    for acting in field.units:
        played = run(detonate(field, around, acting), answers=["done", "done"])
        assert [seat for seat, _ in played.questions] == [1 - acting.seat, acting.seat]


@BOTH
@pytest.mark.rule("legion26:weaponkw.detonate-x", "legion23:weaponkw.detonate-x")
def test_who_falls_by_a_charge_detonates_no_more(edition: str) -> None:
    for bands, asked in ({0: 1, 1: 2}, 1), ({0: 2, 1: 2}, 2):
        twice = upgrade("Saboteur", "detonate 2: proton charge", type="heavy weapon", weapons=(CHARGE,))
        field, around = battle(edition, [Entry(solo("Saboteurs", wounds=1), (twice,))], [solo("One")]), Around()
        around.bands = dict(bands)
        field.tokens = [Token("proton charge", 0, 0, seat=0)] * 2
        dice = red("hit") + whites("blank") if asked == 1 else []
        played = run(detonate(field, around, field.units[1]), dice, [("token", 0), "done"][:asked])
        assert len(played.asked) == asked


# Overrunning.


@BOTH
@pytest.mark.rule("legion26:weaponkw.overrun-x", "legion26:weaponkw.overrun-x.2", "legion23:weaponkw.overrun-x")
@pytest.mark.rule("legion23:weaponkw.overrun-x.2", "legion26:weaponkw.overrun-x.3")
def test_who_is_moved_across_is_overrun(edition: str) -> None:
    wheels = weapon("wheels", white=1, most=0, keywords=["overrun 1"])
    field, around = battle(edition, [vehicle("Bikes", weapons=[wheels], minis=2)], [solo("One"), solo("Two")]), Around()
    around.bands = {1: 5, 2: 5}
    around.cover = {1: [2], 2: [2]}
    bikes, one, _ = field.units
    played = run(overrun(field, around, bikes, [one]), white("hit") + whites("blank"), [("unit", 1)])
    assert played.rolls == [1, 1]
    assert field.miniatures[one.leader].wounds == 1
    assert not one.has(SUPPRESSION)
    assert run(overrun(field, around, bikes, [one])).asked == []
    bikes.done.clear()
    run(overrun(field, around, bikes, [one]), answers=["done"])
    assert bikes.done == []
    assert run(overrun(field, around, bikes, [])).asked == []


# Self-destruction.


@pytest.mark.rule("legion26:kw.self-destruct-x")
def test_in_2026_a_unit_destroys_itself_and_strikes_all_near() -> None:
    field = battle("2026", [vehicle("Spider", "self-destruct 3", wounds=5), solo("Friend")], [solo("One"), solo("Far")])
    around = Around()
    around.apart.add((0, 3))
    spider = field.units[0]
    rules = field.edition.destruction
    wound(field, spider, 2)
    assert rules.why_not(field, spider) is not None
    wound(field, spider, 3)
    assert rules.why_not(field, spider) is None
    dice = black("surge critical hit") + black("hit hit blank")
    run(self_destruct(field, around, spider), dice, [("unit", 2)])
    assert [field.miniatures[unit.leader].wounds for unit in field.units[1:]] == [0, 2, 0]
    assert [unit.has(SUPPRESSION) for unit in field.units] == [0, 2, 1, 0]
    assert spider.place == DEFEATED


@pytest.mark.rule("legion23:weaponkw.self-destruct-x", "legion23:weaponkw.self-destruct-x.2")
def test_in_2023_a_unit_attacks_all_near_and_is_defeated() -> None:
    core = weapon("core", red=1, most=1, keywords=["self-destruct 2"])
    field = battle("2023", [vehicle("Spider", weapons=[core])], [solo("One"), solo("Hidden")])
    around = Around()
    around.unseen.update(field.units[2].miniatures)
    spider = field.units[0]
    rules = field.edition.destruction
    wound(field, spider, 1)
    reason = rules.why_not(field, spider)
    assert reason is not None
    assert reason.rule == "legion23:weaponkw.self-destruct-x"
    wound(field, spider, 2)
    assert rules.why_not(field, spider) is None
    run(self_destruct(field, around, spider), red("hit") + whites("blank"))
    assert field.miniatures[field.units[1].leader].wounds == 1
    assert field.units[1].has(SUPPRESSION) == 1
    assert spider.place == DEFEATED
    assert rules.why_not(field, field.units[1]) is not None


# What a unit earns by it.


@BOTH
@pytest.mark.rule("legion26:kw.bounty.2", "legion23:kw.bounty")
@pytest.mark.parametrize("hunter", [True, False])
def test_whom_a_charge_defeats_the_unit_that_detonated_it_has_defeated(edition: str, hunter: bool) -> None:
    field, around = mined(edition)
    saboteurs, friend, mark, other = field.units
    around.bands = {0: 2, 1: 2, 2: 1, 3: 2}
    if hunter:
        saboteurs.card = replace(saboteurs.card, keywords=(keyword("bounty"),))
    mark.tokens[BOUNTY] = other.tokens[BOUNTY] = 1
    wound(field, mark, 5)
    answers = [("token", 0)]
    run(detonate(field, around, friend), red("critical") + whites("blank"), answers)
    assert mark.place == DEFEATED
    assert (
        (field.victory_points[0], saboteurs.has(COLLECTED)) == ((1, 0) if edition == "2026" else (0, 1))
        if hunter
        else (0, 0)
    )
    assert len(told(field, "legion-bounty")) == int(hunter)
    assert other.has(BOUNTY)


@pytest.mark.rule("legion26:kw.bounty.2")
def test_a_hunter_earns_a_bounty_by_destroying_itself() -> None:
    for hunts, points in ((["bounty"], 1), ([], 0)):
        field = battle("2026", [vehicle("Spider", "self-destruct 1", *hunts, wounds=5), solo("Friend")], [solo("Mark")])
        spider, friend, mark = field.units
        mark.tokens[BOUNTY] = friend.tokens[BOUNTY] = 1
        wound(field, mark, 5)
        wound(field, friend, 5)
        run(self_destruct(field, Around(), spider), black("surge") + black("surge"), [("unit", 1)])
        assert (mark.place, friend.place) == (DEFEATED, DEFEATED)
        assert field.victory_points == [points, 0]  # nothing for the friend
