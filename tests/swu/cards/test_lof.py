"""Legends of the Force: the Force, Hidden, and cards that do something unusual."""

from __future__ import annotations

from typing import Any

import pytest

from swu.scenes import Scene
from tablero.games.swu.abilities import Act
from tablero.games.swu.vocabulary.filters.basic import Trait

MAUL = "darth-maul#sith-revealed"
AVAR = "avar-kriss#marshal-of-starlight"
QUIGON = "quigon-jinn#student-of-the-living-force"


def scene(one: dict[str, Any], two: dict[str, Any] | None = None, **more: Any) -> Scene:
    return Scene({"player1": one, "player2": two or {}, **more})


def forced(one: dict[str, Any], two: dict[str, Any] | None = None) -> Scene:
    """A scene in which the Force is with player1."""
    return scene({**one, "hasForceToken": True}, two)


def upgrades(table: Scene, key: str) -> list[str]:
    return sorted(upgrade.face.key for upgrade in table.unit(key).upgrades)


# The Force (swu:3.7.11, swu:8.38).


@pytest.mark.rule("swu:8.38.2", "swu:3.7.11")
def test_the_force_comes_to_whoever_is_told_so() -> None:
    table = scene({"hand": ["drain-essence"]}, {"groundArena": ["wampa"]})
    assert not table.player("player1").force
    table.act("player1", "play", "drain-essence", "wampa")
    assert table.player("player1").force
    assert not table.player("player2").force


@pytest.mark.rule("swu:8.38.1", "swu:3.7.11")
def test_a_second_force_token_is_not_created() -> None:
    table = forced({"hand": ["youngling-padawan", "cure-wounds"], "groundArena": [{"card": "wampa", "damage": 3}]})
    table.act("player1", "play", "youngling-padawan").act("player2", "pass")
    table.act("player1", "play", "cure-wounds").choose("yes").click("wampa")
    assert not table.player("player1").force  # one use, and there is none left
    assert table.unit("wampa").damage == 0


@pytest.mark.rule("swu:8.38.3")
def test_abilities_ask_whether_the_force_is_with_you() -> None:
    table = scene({"hand": ["drain-essence"], "groundArena": ["jedi-sentinel", "darth-tyranus#servant-of-sidious"]})
    unit = table.unit("jedi-sentinel")
    assert not unit.flags & 1
    table.act("player1", "play", "drain-essence", "darth-tyranus#servant-of-sidious")
    assert table.unit("jedi-sentinel").flags & 1


@pytest.mark.rule("swu:8.38.4")
def test_using_the_force_is_optional_and_takes_the_token() -> None:
    table = forced({"hand": ["sorcerous-blast"]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", "sorcerous-blast").choose("no")
    assert table.player("player1").force
    assert table.unit("wampa").damage == 0
    table = forced({"hand": ["sorcerous-blast"]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", "sorcerous-blast").choose("yes").click("wampa")
    assert not table.player("player1").force
    assert table.unit("wampa").damage == 3


@pytest.mark.rule("swu:8.38.4")
def test_without_the_token_nobody_uses_the_force() -> None:
    table = scene({"hand": ["sorcerous-blast"]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", "sorcerous-blast")
    assert table.asked == "swu-ask-action"
    assert table.unit("wampa").damage == 0


@pytest.mark.rule("swu:8.38.4")
def test_the_force_as_a_cost_must_be_there() -> None:
    table = scene({"leader": MAUL}, {"groundArena": ["wampa", "atst"]})
    leader = table.leader("player1")
    assert table.refuses(("use", "leader", leader.id, 0)) == "swu:6.4.4.a"
    table = forced({"leader": MAUL}, {"groundArena": ["wampa", "atst"]})
    table.use("player1", MAUL, 0)
    table.click("wampa", "atst")
    assert (table.unit("wampa").damage, table.unit("atst").damage) == (1, 1)
    assert not table.player("player1").force


def test_a_temple_brings_the_force_when_a_force_unit_attacks() -> None:
    table = scene({"base": "jedi-temple", "groundArena": ["jedi-knight", "wampa"]})
    table.act("player1", "attack", "wampa", "administrators-tower").act("player2", "pass")
    assert not table.player("player1").force
    table.act("player1", "attack", "jedi-knight", "administrators-tower")
    assert table.player("player1").force


def test_the_father_keeps_the_force_for_a_price() -> None:
    father = "the-father#maintaining-balance"
    table = forced({"hand": ["sorcerous-blast"], "groundArena": [father]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", "sorcerous-blast").choose("yes").click("wampa").choose("yes")
    assert table.player("player1").force
    assert table.unit(father).damage == 1


def test_avar_kriss_counts_the_uses_of_the_force_for_her_deployment() -> None:
    table = forced({"leader": AVAR, "resources": 8, "hand": ["sorcerous-blast"]}, {"groundArena": ["wampa"]})
    leader = table.leader("player1")
    assert table.refuses(("use", "leader", leader.id, 1)) == "swu:6.4.2"
    table.act("player1", "play", "sorcerous-blast").choose("yes").click("wampa").act("player2", "pass")
    table.use("player1", AVAR, 1)
    assert table.unit(AVAR).power == 4
    table.edit("force", 0, True)
    assert table.unit(AVAR).power == 8


def test_savage_opress_hurts_his_own_base_if_the_force_is_not_used() -> None:
    savage = "savage-opress#imbued-with-hate"
    table = scene({"hand": [savage]})
    table.act("player1", "play", savage)
    assert table.base("player1").damage == 9
    table = forced({"hand": [savage]})
    table.act("player1", "play", savage).choose("yes")
    assert table.base("player1").damage == 0
    table = forced({"hand": [savage]})
    table.act("player1", "play", savage).choose("no")
    assert table.base("player1").damage == 9


# Hidden (swu:7.5.18).


@pytest.mark.rule("swu:7.5.18.a")
def test_a_hidden_unit_is_not_attacked_in_the_phase_in_which_it_was_played() -> None:
    table = scene({"hand": ["vulptex"]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", "vulptex").act("player2", "attack", "wampa")
    assert table.selectable() == ["player1/base/kestro-city"]
    assert table.refuses(table.unit("vulptex").ref) == "swu:7.5.18.a"
    table.click("kestro-city").next_round()
    table.act("player1", "pass").act("player2", "attack", "wampa")
    assert "player1/groundArena/vulptex" in table.selectable()


@pytest.mark.rule("swu:7.5.18.a")
def test_a_hidden_unit_that_is_rescued_was_not_played_and_is_attacked() -> None:
    captor = {"card": "battlefield-marine", "capturedUnits": ["vulptex"]}
    table = scene({"hand": ["vanquish"]}, {"groundArena": [captor, "wampa"]})
    table.act("player1", "play", "vanquish", "battlefield-marine")
    assert table.unit("vulptex").controller == 0
    table.act("player2", "attack", "wampa", "vulptex")
    assert table.discard("player1") == ["vanquish", "vulptex"]


@pytest.mark.rule("swu:7.5.18.a")
def test_a_hidden_leader_is_not_attacked_in_the_phase_in_which_it_was_deployed() -> None:
    sister = "third-sister#seething-with-ambition"
    table = scene({"leader": sister}, {"groundArena": ["wampa"]})
    table.use("player1", sister, 1).act("player2", "attack", "wampa")
    assert table.selectable() == ["player1/base/kestro-city"]


@pytest.mark.rule("swu:7.5.18.b")
def test_a_hidden_sentinel_is_attacked() -> None:
    table = scene({"hand": ["vulptex"], "base": "kestro-city"}, {"groundArena": ["wampa"], "hand": ["diversion"]})
    table.act("player1", "play", "vulptex").act("player2", "play", "diversion", "vulptex").act("player1", "pass")
    table.act("player2", "attack", "wampa")
    assert table.selectable() == ["player1/groundArena/vulptex"]


def test_a_tracker_takes_hidden_away() -> None:
    table = scene({"hand": ["vulptex"]}, {"groundArena": ["wampa"], "hand": ["tusken-tracker"]})
    table.act("player1", "play", "vulptex").act("player2", "play", "tusken-tracker").act("player1", "pass")
    table.act("player2", "attack", "wampa")
    assert "player1/groundArena/vulptex" in table.selectable()


def test_the_next_unit_gains_what_was_promised_and_only_that_one() -> None:
    shade = {"card": "deceptive-shade", "damage": 2}
    table = scene({"groundArena": [shade], "hand": ["wampa", "vulptex"]}, {"groundArena": ["atst"]})
    table.act("player1", "attack", "deceptive-shade", "atst").act("player2", "pass")
    table.act("player1", "play", "wampa")
    assert table.asked == "swu-ask-ambush"
    table.choose("no").act("player2", "pass").act("player1", "play", "vulptex")
    assert table.asked == "swu-ask-action"


# Single cards.


def test_quigon_swaps_a_unit_for_a_cheaper_one() -> None:
    one = {
        "leader": QUIGON,
        "groundArena": ["wampa"],
        "hand": ["battlefield-marine", "atst", "death-star-stormtrooper"],
    }
    table = forced(one)
    table.use("player1", QUIGON, 0, "wampa")
    assert table.selectable() == ["player1/hand/battlefield-marine"]  # no Villainy, and cheaper than the Wampa
    table.click("battlefield-marine")
    assert sorted(table.hand("player1")) == ["atst", "death-star-stormtrooper", "wampa"]
    assert table.ready("player1") == 20


def test_size_matters_not_changes_what_is_printed() -> None:
    giant = {"card": "atst", "upgrades": ["size-matters-not", "experience"]}
    table = scene({"groundArena": [giant, {"card": "porg", "upgrades": ["size-matters-not"]}]})
    assert (table.unit("atst").power, table.unit("atst").hp) == (6, 6)
    assert (table.unit("porg").power, table.unit("porg").hp) == (5, 5)


def test_oppo_rancisis_learns_from_others() -> None:
    oppo = "oppo-rancisis#ancient-councilor"
    table = scene({"groundArena": [oppo, "vulptex", "strikeship", "gungan-warrior"]})
    unit = table.unit(oppo)
    assert (unit.flags & 64, unit.raid, unit.restore, unit.flags & 4) == (64, 2, 2, 4)
    assert not unit.flags & 1


def test_nameless_terror_takes_the_force_trait() -> None:
    table = scene({"groundArena": ["nameless-terror"]}, {"groundArena": ["jedi-knight"]})
    table.act("player1", "attack", "nameless-terror", "administrators-tower")
    assert "force" not in table.unit("jedi-knight").traits
    table.next_round()
    assert "force" in table.unit("jedi-knight").traits


def test_marchion_ro_doubles_raid() -> None:
    ro = "marchion-ro#eye-of-the-nihil"
    table = scene({"groundArena": [ro, "nihil-marauder"]})
    table.act("player1", "attack", "nihil-marauder", "administrators-tower")
    assert table.base("player2").damage == 7


def test_malakili_keeps_creatures_from_hurting_friends() -> None:
    malakili = "malakili#loving-rancor-keeper"
    one = {"hand": ["ravening-gundark"], "groundArena": [malakili, "wampa"]}
    table = scene(one, {"groundArena": ["atst"]})
    table.act("player1", "play", "ravening-gundark", "wampa")
    assert table.unit("wampa").damage == 0
    table = scene(one, {"groundArena": ["atst"]})
    table.act("player1", "play", "ravening-gundark", "atst")
    assert table.unit("atst").damage == 1


def test_shien_flurry_prevents_2_damage_once() -> None:
    table = scene({"hand": ["shien-flurry", "jedi-knight"]}, {"groundArena": ["wampa", "atst"]})
    table.act("player1", "play", "shien-flurry", "jedi-knight")
    while table.asked != "swu-ask-ambush":
        table.choose(table.options[0])
    table.choose("yes").click("wampa")
    assert table.unit("jedi-knight").damage == 2  # 4 power, 2 of it prevented
    table.act("player2", "attack", "atst", "jedi-knight")
    assert table.units("jedi-knight") == []


def test_bd1_helps_one_friend_as_long_as_it_is_there() -> None:
    bd = "bd1#beep-boo-boo-bweep"
    table = scene({"hand": [bd], "groundArena": ["wampa"]}, {"hand": ["vanquish"]})
    table.act("player1", "play", bd, "wampa")
    assert (table.unit("wampa").power, bool(table.unit("wampa").flags & 16)) == (5, True)
    table.act("player2", "play", "vanquish", bd)
    assert (table.unit("wampa").power, bool(table.unit("wampa").flags & 16)) == (4, False)


def test_mind_trick_counts_power_together() -> None:
    table = scene({"hand": ["mind-trick"]}, {"groundArena": ["wampa", "battlefield-marine", "pyke-sentinel"]})
    table.act("player1", "play", "mind-trick")
    chosen = tuple(table.find(key) for key in ("wampa", "pyke-sentinel"))
    assert table.question.check(chosen) is not None
    table.click("wampa")
    assert table.unit("wampa").exhausted
    assert not table.unit("pyke-sentinel").exhausted


def test_always_two_leaves_two_at_most() -> None:
    sith = ["darth-tyranus#servant-of-sidious", "darth-malak#covetous-apprentice"]
    table = scene({"hand": ["always-two"], "groundArena": [*sith, "wampa"]})
    table.act("player1", "play", "always-two").click(*sith)
    assert [unit.face.key for unit in table.units()] == sith
    assert upgrades(table, sith[0]) == ["experience", "experience", "shield", "shield"]
    table = scene({"hand": ["always-two"], "groundArena": [sith[0], "wampa"]})
    table.act("player1", "play", "always-two")
    assert table.units() == []


def test_babu_frik_turns_hp_into_damage() -> None:
    babu = "babu-frik#heyyy"
    table = scene({"groundArena": [babu, {"card": "hk87-assassin-droid", "damage": 1}]})
    table.use("player1", babu, None, "hk87-assassin-droid", "administrators-tower")
    assert table.base("player2").damage == 3


def test_leia_leaves_space_with_the_force() -> None:
    leia = "leia-organa#extraordinary"
    table = forced({"spaceArena": [{"card": leia, "exhausted": True}], "groundArena": ["battlefield-marine"]})
    table.next_round()
    assert table.unit(leia).exhausted
    table.edit("force", 0, True)
    table.use("player1", leia)
    assert table.unit(leia).arena == 0
    assert table.unit("battlefield-marine").power == 5


def test_time_of_crisis_spares_one_each() -> None:
    table = scene(
        {"hand": ["time-of-crisis"], "groundArena": ["wampa", "atst"]}, {"groundArena": ["battlefield-marine"]}
    )
    table.act("player1", "play", "time-of-crisis", "wampa", "battlefield-marine")
    assert (table.unit("wampa").damage, table.unit("atst").damage, table.unit("battlefield-marine").damage) == (0, 3, 0)


def test_premonition_of_doom_waits_for_the_initiative() -> None:
    table = scene({"hand": ["premonition-of-doom"], "groundArena": ["wampa"]}, {"groundArena": ["atst"]})
    table.act("player1", "play", "premonition-of-doom").act("player2", "pass")
    assert not table.unit("atst").exhausted
    table.act("player1", "initiative")
    assert table.unit("atst").exhausted
    assert table.unit("wampa").exhausted


@pytest.mark.rule("swu:8.2.1")
def test_revan_rewards_whoever_defeats_the_defender() -> None:
    revan = "darth-revan#scourge-of-the-old-republic"
    table = scene(
        {"leader": revan, "groundArena": ["wampa"]}, {"groundArena": ["battlefield-marine", "death-star-stormtrooper"]}
    )
    table.act("player1", "attack", "wampa", "battlefield-marine").choose("yes")
    assert upgrades(table, "wampa") == ["experience"]
    assert table.leader("player1").exhausted
    table = scene({"leader": revan, "groundArena": ["wampa"]}, {"groundArena": ["atst"]})
    table.act("player1", "attack", "wampa", "atst")
    assert table.asked == "swu-ask-action"


def test_mythosaur_guards_upgraded_friends_and_makes_leaders_mandalorians() -> None:
    mythosaur = "mythosaur#folklore-awakened"
    friend = {"card": "wampa", "upgrades": ["experience"]}
    two = {"hand": ["waylay", "evasive-maneuver"]}
    table = scene({"groundArena": [mythosaur, friend, "atst"]}, two)
    table.act("player1", "pass").act("player2", "play", "evasive-maneuver", "wampa")
    assert not table.unit("wampa").exhausted
    table.act("player1", "pass").act("player2", "play", "waylay", "wampa")
    assert table.units("wampa")
    leader = table.leader("player1")
    assert Trait("mandalorian").test(table.table, Act(0, leader), leader)
    assert not Trait("mandalorian").test(table.table, Act(1, leader), table.leader("player2"))


def test_quigons_ship_repeats_the_next_when_played_ability_once() -> None:
    ship = "quigon-jinns-aethersprite#guided-by-the-force"
    table = scene(
        {"spaceArena": [ship], "hand": ["nightsister-warrior", "jtype-nubian-starship", "jtype-nubian-starship"]}
    )
    table.act("player1", "attack", ship, "administrators-tower").act("player2", "pass")
    table.act("player1", "play", "jtype-nubian-starship").choose("yes")
    assert len(table.hand("player1")) == 4
    table.act("player2", "pass").act("player1", "play", "jtype-nubian-starship")
    assert table.asked == "swu-ask-action"
    assert len(table.hand("player1")) == 4


def test_sifo_dyas_leaves_clones_to_be_played_for_free() -> None:
    sifo = {"card": "sifodyas#commissioning-an-army", "damage": 3}
    table = scene({"groundArena": [sifo], "deck": ["clone-pilot", "wampa", "clone-pilot"]}, {"groundArena": ["atst"]})
    table.act("player1", "attack", "sifodyas#commissioning-an-army", "atst").click("clone-pilot")
    table.act("player2", "pass")
    before = table.ready("player1")
    table.act("player1", "play", "player1/discard/clone-pilot")
    assert table.units("clone-pilot")
    assert table.ready("player1") == before


def test_following_the_path_stacks_the_deck() -> None:
    deck = ["jedi-knight", "wampa", "youngling-padawan", "atst"]
    table = scene({"hand": ["following-the-path"], "deck": deck})
    table.act("player1", "play", "following-the-path").click("jedi-knight", "youngling-padawan")
    table.click("jedi-knight").click("youngling-padawan")
    assert table.deck("player1")[:2] == ["youngling-padawan", "jedi-knight"]
    assert sorted(table.deck("player1")[2:]) == ["atst", "wampa"]


def test_psychometry_looks_for_a_shared_trait_in_another_card() -> None:
    one = {"hand": ["psychometry"], "discard": ["wampa"], "deck": ["ravening-gundark", "atst", "porg"]}
    table = scene(one)
    table.act("player1", "play", "psychometry")
    assert table.selectable() == ["player1/discard/wampa"]
    table.click("wampa")
    assert sorted(table.selectable()) == ["player1/deck/porg", "player1/deck/ravening-gundark"]
    table.click("porg")
    assert table.hand("player1") == ["porg"]


def test_it_could_be_worse() -> None:
    one = {"hand": ["a-precarious-predicament", "its-worse"]}
    table = scene(one, {"groundArena": ["wampa"]})
    table.act("player1", "play", "a-precarious-predicament", "wampa")
    assert table.seat == "player2"
    table.choose("yes")
    assert table.hand("player2") == ["wampa"]
    table = scene(one, {"groundArena": ["wampa"]})
    table.act("player1", "play", "a-precarious-predicament", "wampa").choose("no")
    table.click("its-worse").click("wampa")
    assert table.discard("player2") == ["wampa"]


def test_luminous_beings_lift_as_many_as_were_put_back() -> None:
    one = {
        "hand": ["luminous-beings"],
        "discard": ["jedi-knight", "jedi-sentinel"],
        "groundArena": ["wampa", "atst", "porg"],
    }
    table = scene(one)
    table.act("player1", "play", "luminous-beings").click("jedi-knight", "jedi-sentinel").click("wampa", "porg")
    assert (table.unit("wampa").power, table.unit("porg").power, table.unit("atst").power) == (8, 5, 6)


def test_the_will_of_the_force_costs_the_owner_a_card() -> None:
    table = forced({"hand": ["the-will-of-the-force"]}, {"groundArena": ["wampa"], "hand": ["atst"]})
    table.act("player1", "play", "the-will-of-the-force", "wampa").choose("yes")
    assert len(table.hand("player2")) == 1
    assert len(table.discard("player2")) == 1


@pytest.mark.rule("swu:7.1.7")
def test_each_upgrade_is_finished_before_the_next_is_played() -> None:
    kylo = "kylo-ren#were-not-done-yet"
    discard = ["snapshot-reflexes", "infiltrators-skill"]
    table = scene({"leader": kylo, "discard": discard})
    table.use("player1", kylo, 1).click("snapshot-reflexes").click(kylo)
    assert table.options == (("unit", table.unit(kylo).id), "pass")  # the attack comes first
    table.click(kylo).click("administrators-tower")
    assert table.base("player2").damage == 6
    assert table.selectable() == ["player1/discard/infiltrators-skill"]
    table.click("infiltrators-skill").click(kylo)
    assert upgrades(table, kylo) == ["infiltrators-skill", "snapshot-reflexes"]
