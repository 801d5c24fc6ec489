"""Secrets of Power: Plot, disclosing aspects, Spies, captives, and cards that do something unusual."""

from __future__ import annotations

from typing import Any

import pytest

from swu.scenes import Scene

THUG = "underworld-thug"
TOWER = "administrators-tower"
CITY = "kestro-city"
VADER = "darth-vader#dark-lord-of-the-sith"
PALPATINE = "chancellor-palpatine#how-liberty-dies"
SENATE = "chancellor-palpatine#i-am-the-senate"
JAR_JAR = "jar-jar-binks#mesa-propose"
CAD = "cad-bane#impressed-now"
CASSIAN = "cassian-andor#climb"
DJ = "dj#need-a-lift"
PADME = "padme-amidala#what-do-you-have-to-hide"


def scene(one: dict[str, Any], two: dict[str, Any] | None = None, **more: Any) -> Scene:
    return Scene({"player1": one, "player2": two or {}, **more})


def upgrades(table: Scene, key: str) -> list[str]:
    return sorted(upgrade.face.key for upgrade in table.unit(key).upgrades)


def plotting(*plots: str, leader: str = VADER, two: dict[str, Any] | None = None, **more: Any) -> Scene:
    """A scene in which player1 has cards with Plot among the resources."""
    return scene({"leader": leader, "resources": [*plots, *[THUG] * (16 - len(plots))], **more}, two)


def deploy(table: Scene, leader: str = VADER, index: int = 1) -> Scene:
    return table.use("player1", leader, index)


# Plot (swu:7.5.19).


@pytest.mark.rule("swu:7.5.19.a")
def test_a_plot_unit_comes_with_the_leader_and_does_what_it_does_when_played() -> None:
    table = plotting(CAD, two={"groundArena": ["battlefield-marine", {"card": "wampa", "damage": 3}]})
    deploy(table).click(CAD).forced()
    assert table.selectable() == ["player2/groundArena/wampa"]
    table.click("wampa")
    assert not table.units("wampa")
    assert table.unit(CAD).exhausted


@pytest.mark.rule("swu:7.5.19.a")
def test_without_a_deployment_a_plot_is_a_resource_like_any_other() -> None:
    table = plotting(CAD)
    card = table.player("player1").ready[0]
    assert not any(option[1:2] == (card,) for option in table.options if isinstance(option, tuple))
    deploy(table).choose(())
    assert table.asked == "swu-ask-action"
    assert not table.units(CAD)


@pytest.mark.rule("swu:7.5.19.a")
def test_a_plot_costs_what_it_costs() -> None:
    table = scene({"leader": VADER, "resources": [CAD, *[THUG] * 6]})
    table.edit("exact-ready", 0, 5)
    deploy(table).click(CAD).forced()
    assert not table.units(CAD)  # 5, and 2 more for want of Vigilance
    assert CAD in table.resources("player1")


@pytest.mark.rule("swu:7.5.19.c")
def test_a_plot_event_is_replaced_from_the_deck_by_an_exhausted_card() -> None:
    table = plotting("topple-the-summit", deck=["wampa", "atst"], two={"groundArena": [{"card": "atst", "damage": 5}]})
    deploy(table).click("topple-the-summit").forced()
    assert not table.units("atst")
    assert table.discard("player1") == ["topple-the-summit"]
    spent = [table.table.faces[card].key for card in table.player("player1").spent]
    assert "wampa" in spent
    assert len(table.resources("player1")) == 16


@pytest.mark.rule("swu:7.5.19.a")
def test_a_plot_upgrade_is_attached() -> None:
    table = plotting("armor-of-fortune")
    deploy(table).click("armor-of-fortune").forced()
    assert upgrades(table, VADER) == ["armor-of-fortune"]


@pytest.mark.rule("swu:7.5.19.b")
def test_plots_wait_with_what_else_the_deployment_sets_off() -> None:
    table = plotting(SENATE, JAR_JAR, leader=PALPATINE)
    deploy(table, PALPATINE)
    table.click(SENATE, JAR_JAR)
    assert table.asked == "swu-ask-next-trigger"
    assert len(table.options) == 3  # both plots, and that the next one is cheaper
    before = table.ready("player1")
    table.choose(next(option for option in table.options if option[-1] == JAR_JAR)).forced()
    table.click(PALPATINE)  # +2/+2
    paid = before - table.ready("player1")
    assert paid == 4  # 2, and 2 for Heroism; he himself is one of those exhausted
    discount = next(option for option in table.options if option[-1] == PALPATINE)
    table.choose(discount).forced()
    assert table.ready("player1") == before - paid - 2  # 3, and 2 for Command, less 3
    assert len(table.units("spy")) == 2
    assert all(unit.flags & 1 for unit in table.units("spy"))


@pytest.mark.rule("swu:7.5.19.d")
def test_a_plot_from_the_deck_waits_for_another_deployment() -> None:
    table = plotting("dogmatic-shock-squad", deck=["lurking-snub-fighter", THUG])
    deploy(table).click("dogmatic-shock-squad").forced()
    assert "lurking-snub-fighter" in table.resources("player1")
    assert table.asked == "swu-ask-action"
    assert not table.units("lurking-snub-fighter")


def test_one_in_a_million_is_never_played_from_hand() -> None:
    table = scene({"hand": ["one-in-a-million"]}, {"groundArena": ["wampa"]})
    assert table.refuses(("play", table.player("player1").hand[0])) == "swu:8.20.3"


def test_when_has_become_now_plays_a_plot_without_a_deployment() -> None:
    table = scene({"hand": ["when-has-become-now"], "resources": [CAD, *[THUG] * 15], "deck": ["wampa"]})
    table.act("player1", "play", "when-has-become-now").click(CAD).forced()
    assert table.units(CAD)
    assert "wampa" in table.resources("player1")


# Disclosing (swu:8.39).


@pytest.mark.rule("swu:8.39.1")
def test_cards_with_the_icons_among_them_are_disclosed() -> None:
    table = scene(
        {"hand": ["charged-with-murder", "senate-warden", CAD]}, {"groundArena": [{"card": "wampa", "damage": 1}]}
    )
    table.act("player1", "play", "charged-with-murder")
    assert table.asked == "swu-ask-disclose"
    table.click("senate-warden", CAD).click("wampa")
    assert not table.units("wampa")
    assert sorted(table.hand("player1")) == sorted(["senate-warden", CAD])  # they stay there
    assert all(table.game.state.known[card] == 3 for card in table.player("player1").hand)


@pytest.mark.rule("swu:8.39.1", "swu:8.39.3")
def test_one_icon_too_few_discloses_nothing() -> None:
    table = scene(
        {"hand": ["charged-with-murder", "senate-warden", CAD]}, {"groundArena": [{"card": "wampa", "damage": 1}]}
    )
    table.act("player1", "play", "charged-with-murder")
    restock = table.find("senate-warden")
    assert table.refuses((restock,)) == "swu:8.39.3"
    table.choose(())
    assert table.units("wampa")
    assert all(table.game.state.known[card] == 1 for card in table.player("player1").hand)


@pytest.mark.rule("swu:8.39.2")
def test_more_cards_than_needed_may_be_shown() -> None:
    table = scene({"hand": ["bardottan-ornithopter", "senate-warden", "wampa"], "deck": ["atst", "atst"]})
    table.act("player1", "play", "bardottan-ornithopter").click("wampa", "senate-warden")
    assert table.hand("player1") == ["senate-warden", "wampa", "atst"]


@pytest.mark.rule("swu:8.39.3")
def test_who_discloses_nothing_has_shown_nothing_to_padme() -> None:
    one = {"leader": PADME, "hand": ["bardottan-ornithopter", "senate-warden"], "deck": ["atst"]}
    table = scene(one, {"groundArena": ["wampa"]})
    table.act("player1", "play", "bardottan-ornithopter").choose(())
    assert (table.asked, table.seat) == ("swu-ask-action", "player2")
    table = scene(one, {"groundArena": ["wampa"]})
    table.act("player1", "play", "bardottan-ornithopter").click("senate-warden").choose("yes").click("wampa")
    assert table.unit("wampa").damage == 1
    assert table.leader("player1").exhausted


def test_the_defending_player_discloses_against_a_condemned_unit() -> None:
    two = {"hand": [CAD, "senate-warden"]}
    table = scene({"groundArena": [{"card": "wampa", "upgrades": ["condemn"]}]}, two)
    table.act("player1", "attack", "wampa", TOWER)
    assert (table.asked, table.seat) == ("swu-ask-disclose", "player2")
    table.click(CAD)
    assert table.base("player2").damage == 0  # 4 less 6


def test_a_condemned_unit_has_no_other_ability_while_it_attacks() -> None:
    table = scene(
        {"groundArena": [{"card": "chandrilan-sponsor", "upgrades": ["condemn"]}], "base": {"card": CITY, "damage": 3}}
    )
    assert table.unit("chandrilan-sponsor").restore == 2
    table.act("player1", "attack", "chandrilan-sponsor", TOWER).forced()
    assert table.base("player1").damage == 3
    assert table.unit("chandrilan-sponsor").restore == 2


def test_leia_rewards_those_who_share_no_aspect_with_the_card() -> None:
    leia = "leia-organa#of-a-secret-bloodline"
    table = scene(
        {"leader": leia, "hand": ["senate-warden", THUG], "groundArena": ["battlefield-marine", "chandrilan-sponsor"]}
    )
    table.use("player1", leia, 0)
    assert table.selectable() == ["player1/hand/senate-warden"]
    table.click("senate-warden")
    assert table.selectable() == ["player1/groundArena/battlefield-marine"]


def test_the_ebon_hawk_takes_what_is_shown() -> None:
    hawk = "ebon-hawk#cause-and-effect"
    table = scene({"hand": ["battlefield-marine"], "spaceArena": [hawk]})
    table.act("player1", "attack", hawk, TOWER).click("battlefield-marine")
    assert table.base("player2").damage == 5


# Spies (swu:3.7.12).


@pytest.mark.rule("swu:3.7.12")
def test_a_spy_is_an_official_that_raids() -> None:
    table = scene({"hand": ["i-am-the-senate"]})
    table.act("player1", "play", "i-am-the-senate")
    assert len(table.units("spy")) == 5
    spy = table.unit("spy")
    assert (spy.power, spy.hp, spy.raid, spy.exhausted) == (0, 2, 2, True)
    assert "official" in spy.traits


def test_no_one_ever_knew_counts_officials() -> None:
    table = scene(
        {"hand": ["no-one-ever-knew"], "groundArena": ["spy", "spy"]},
        {"groundArena": ["wampa", "atst", "rugged-survivors"]},
    )
    table.act("player1", "play", "no-one-ever-knew").click("wampa", "atst")
    assert [unit.exhausted for unit in table.player("player2").units] == [True, True, False]


@pytest.mark.rule("swu:8.10.1")
def test_queen_amidala_lets_an_official_die_for_her() -> None:
    queen = "queen-amidala#championing-her-people"
    table = scene({"hand": ["open-fire"]}, {"groundArena": [queen, "spy", "spy", "wampa"]})
    table.act("player1", "play", "open-fire", queen)
    assert table.seat == "player2"
    assert set(table.options) == {*(unit.ref for unit in table.units("spy")), "pass"}
    first, second = table.units("spy")
    table.choose(first.ref)
    assert table.unit(queen).damage == 0
    assert [unit.id for unit in table.units("spy")] == [second.id]


@pytest.mark.rule("swu:8.10.1")
def test_if_nobody_dies_for_queen_amidala_she_is_hurt() -> None:
    queen = "queen-amidala#championing-her-people"
    table = scene({"hand": ["open-fire"]}, {"groundArena": [{"card": queen, "upgrades": ["resilient"]}, "spy"]})
    table.act("player1", "play", "open-fire", queen).choose("pass")
    assert table.unit(queen).damage == 4
    assert table.units("spy")


# Captives (swu:8.34).


def test_dj_hides_a_unit_under_another_and_gets_it_back_ready() -> None:
    table = scene({"leader": DJ, "hand": ["wampa"], "groundArena": ["battlefield-marine"]}, {"hand": ["takedown"]})
    table.use("player1", DJ, 0, "battlefield-marine").click("wampa").forced()
    assert not table.units("wampa")
    marine = table.unit("battlefield-marine")
    assert [table.table.faces[card].key for card in marine.captives] == ["wampa"]
    table.act("player2", "play", "takedown", "battlefield-marine")
    assert table.unit("wampa").exhausted  # DJ is no unit
    table = scene(
        {"leader": {"card": DJ, "deployed": True}, "hand": ["takedown"], "groundArena": ["wampa"]},
        {"groundArena": ["battlefield-marine"], "hand": ["discerning-veteran"]},
    )
    table.act("player1", "pass").act("player2", "play", "discerning-veteran", "wampa")
    table.act("player1", "play", "takedown", "discerning-veteran")
    assert not table.unit("wampa").exhausted


def test_each_friendly_unit_captures_an_enemy_in_its_arena() -> None:
    table = scene(
        {"hand": ["lets-talk"], "groundArena": ["wampa", "battlefield-marine"], "spaceArena": ["awing"]},
        {"groundArena": ["atst"], "spaceArena": ["tieln-fighter"]},
    )
    table.act("player1", "play", "lets-talk")
    awing, wampa, marine = (table.find(key) for key in ("awing", "wampa", "battlefield-marine"))
    assert table.refuses((wampa, marine)) == "swu:1.6.2"  # in space there is one to capture, too
    table.choose((awing, wampa)).forced()
    assert not table.player("player2").units
    assert [len(table.unit(key).captives) for key in ("wampa", "battlefield-marine", "awing")] == [1, 0, 1]


def test_a_conspiracy_is_dismantled_up_to_7_remaining_hp() -> None:
    table = scene(
        {"hand": ["dismantle-the-conspiracy"], "groundArena": ["wampa"]},
        {"groundArena": ["battlefield-marine", "atst", "chandrilan-sponsor"]},
    )
    table.act("player1", "play", "dismantle-the-conspiracy", "wampa")
    marine, walker = table.find("battlefield-marine"), table.find("atst")
    assert table.refuses((marine, walker)) == "swu:8.5.1"  # 3 and 7
    table.click("battlefield-marine", "chandrilan-sponsor")
    assert len(table.unit("wampa").captives) == 2


def test_thrawn_captures_what_is_offered_or_is_ready() -> None:
    thrawn = "grand-admiral-thrawn#grand-schemer"
    table = scene({"hand": [thrawn]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", thrawn).click("wampa")
    assert len(table.unit(thrawn).captives) == 1
    assert table.unit(thrawn).exhausted
    table = scene({"hand": [thrawn]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", thrawn).choose("pass")
    assert not table.unit(thrawn).exhausted


def test_an_arrested_unit_is_free_again_in_the_regroup_phase() -> None:
    table = scene({"hand": ["arrest"]}, {"groundArena": [{"card": "wampa", "damage": 2}]})
    table.act("player1", "play", "arrest", "wampa")
    assert not table.units("wampa")
    assert len(table.base("player1").captives) == 1
    table.act("player2", "pass").act("player1", "pass")
    wampa = table.unit("wampa")
    assert (wampa.controller, wampa.damage) == (1, 0)
    assert not table.base("player1").captives


def test_the_libertine_grows_with_its_captives() -> None:
    ship = "libertine#under-new-ownership"
    table = scene({"hand": [ship], "groundArena": ["wampa"]}, {"groundArena": ["atst"]})
    table.act("player1", "play", ship, "atst", "wampa")
    assert len(table.unit("atst").captives) == 1
    assert table.unit(ship).power == 3


# Damage and defeat.


def test_cassian_stands_while_the_initiative_is_his() -> None:
    table = scene({"leader": {"card": CASSIAN, "deployed": True}}, {"hand": ["open-fire", "vanquish"]})
    table.act("player1", "pass").act("player2", "play", "open-fire", CASSIAN)
    assert table.unit(CASSIAN).damage == 4
    table.act("player1", "pass").act("player2", "initiative")
    assert not table.units(CASSIAN)


def test_who_hurt_an_enemy_base_cannot_be_attacked_under_cassian() -> None:
    table = scene({"leader": CASSIAN, "groundArena": ["wampa", "battlefield-marine"]}, {"groundArena": ["atst"]})
    table.act("player1", "attack", "wampa", TOWER)
    table.act("player2", "attack", "atst")
    assert table.selectable() == ["player1/base/kestro-city", "player1/groundArena/battlefield-marine"]


def test_the_vigil_takes_more_for_others_to_take_less() -> None:
    vigil = "vigil#securing-the-future"
    table = scene({"hand": ["open-fire", "open-fire"]}, {"spaceArena": [vigil], "groundArena": ["atst"]})
    table.act("player1", "play", "open-fire", "atst").forced()
    table.act("player2", "pass").act("player1", "play", "open-fire", vigil).forced()
    assert (table.unit("atst").damage, table.unit(vigil).damage) == (3, 5)


def test_an_umbaran_cannon_is_spared_once_each_phase() -> None:
    table = scene({"hand": ["open-fire", "daring-raid"]}, {"groundArena": ["umbaran-mobile-cannon"]})
    table.act("player1", "play", "open-fire", "umbaran-mobile-cannon").forced()
    assert table.unit("umbaran-mobile-cannon").damage == 0
    table.act("player2", "pass").act("player1", "play", "daring-raid", "umbaran-mobile-cannon").forced()
    assert table.unit("umbaran-mobile-cannon").damage == 2


def test_exile_leaves_grit_alone() -> None:
    table = scene({"groundArena": [{"card": "chandrilan-sponsor", "damage": 1, "upgrades": ["exiled-from-the-force"]}]})
    unit = table.unit("chandrilan-sponsor")
    assert (unit.restore, unit.power) == (0, 3)


def test_a_damaged_defender_is_overwhelmed_only_if_it_was_damaged_before() -> None:
    miraj = "miraj-scintel#the-weak-deserve-to-kneel"
    for damage, dealt in ((0, 0), (1, 4)):
        table = scene(
            {"groundArena": [miraj, "raxian-assembly"]},
            {"groundArena": [{"card": "battlefield-marine", "damage": damage}]},
        )
        table.act("player1", "attack", "raxian-assembly", "battlefield-marine")
        assert table.base("player2").damage == dealt


def test_willrow_keeps_his_only_upgrade() -> None:
    hood = "willrow-hood#on-the-run"
    one = {"hand": ["confiscate"]}
    table = scene(one, {"groundArena": [{"card": hood, "upgrades": ["academy-training"]}]})
    table.act("player1", "play", "confiscate").forced()
    assert upgrades(table, hood) == ["academy-training"]
    table = scene(one, {"groundArena": [{"card": hood, "upgrades": ["academy-training", "experience"]}]})
    table.act("player1", "play", "confiscate", "academy-training")
    assert upgrades(table, hood) == ["experience"]


# The rest.


def test_a_screeching_fighter_silences_keywords_of_every_kind() -> None:
    fighter = "screeching-tie-fighter"
    one = {"spaceArena": [fighter], "hand": ["vanquish"]}
    table = scene(one, {"groundArena": ["hylobon-enforcer", "cruel-commandos"]})
    table.act("player1", "attack", fighter, TOWER).click("cruel-commandos")
    assert not table.unit("cruel-commandos").flags
    table = scene(one, {"groundArena": ["hylobon-enforcer"]})
    table.act("player1", "attack", fighter, TOWER).click("hylobon-enforcer")
    table.act("player2", "pass").act("player1", "play", "vanquish", "hylobon-enforcer").forced()
    assert (table.asked, table.seat) == ("swu-ask-action", "player2")  # no Bounty


def test_confidence_in_victory_is_a_first_action_that_may_win() -> None:
    table = scene({"hand": ["confidence-in-victory"], "groundArena": ["wampa"]}, {"spaceArena": ["tieln-fighter"]})
    table.act("player1", "play", "confidence-in-victory").choose(("arena", "ground"))
    table.act("player2", "pass").act("player1", "pass")
    assert table.game.decision is None
    table = scene({"hand": ["confidence-in-victory"], "groundArena": ["wampa"]})
    card = table.player("player1").hand[0]
    table.act("player1", "attack", "wampa", TOWER).act("player2", "pass")
    assert table.refuses(("play", card)) == "swu:6.2.2.a"


def test_tarkin_gives_the_vehicle_back_when_he_goes() -> None:
    tarkin = "grand-moff-tarkin#taking-krennics-achievement"
    table = scene({"hand": [tarkin]}, {"hand": ["vanquish"], "groundArena": ["atst"]})
    table.act("player1", "play", tarkin, "atst")
    assert table.unit("atst").controller == 0
    table.act("player2", "play", "vanquish", tarkin)
    assert table.unit("atst").controller == 1


def test_trade_route_taxation_keeps_the_outnumbered_from_events() -> None:
    one = {"hand": ["trade-route-taxation"], "groundArena": ["wampa"]}
    table = scene(one, {"hand": ["open-fire"]})
    table.act("player1", "play", "trade-route-taxation").forced()
    assert table.refuses(("play", table.player("player2").hand[0])) == "swu:8.20.3"
    table = scene(one, {"hand": ["open-fire"], "groundArena": ["atst"]})
    table.act("player1", "play", "trade-route-taxation").forced()
    table.act("player2", "play", "open-fire", "wampa")


def test_the_eye_of_aldhani_makes_enemies_pay_or_rest() -> None:
    table = scene({"hand": ["the-eye-of-aldhani"]}, {"groundArena": ["wampa", "atst"], "resources": 3})
    table.act("player1", "play", "the-eye-of-aldhani").act("player2", "pass").act("player1", "pass")
    while table.asked != "swu-ask-toll":
        table.choose("pass")
    table.click("wampa")
    assert [unit.exhausted for unit in table.player("player2").units] == [False, True]
    assert table.ready("player2") == 2


def test_fully_armed_asks_what_the_opponent_did_last() -> None:
    one = {"hand": ["fully-armed-and-operational", "wampa"], "groundArena": ["atst"]}
    two = {"groundArena": ["battlefield-marine"]}
    table = scene(one, two)
    table.act("player1", "attack", "atst", TOWER).act("player2", "attack", "battlefield-marine", CITY)
    table.act("player1", "play", "fully-armed-and-operational", "wampa")
    assert table.unit("wampa").flags & 2
    table = scene(one, two)
    table.act("player1", "attack", "atst", TOWER).act("player2", "attack", "battlefield-marine", CITY)
    table.act("player1", "initiative").act("player2", "pass")
    table.next_round()
    table.act("player1", "play", "fully-armed-and-operational")  # that was in another phase
    assert (table.asked, table.seat) == ("swu-ask-action", "player2")
    table = scene(one, {"groundArena": ["battlefield-marine", "wampa"]})
    table.act("player1", "attack", "atst", TOWER).act("player2", "attack", "battlefield-marine", CITY)
    table.act("player1", "pass").act("player2", "attack", "wampa", "atst")
    table.act("player1", "play", "fully-armed-and-operational")  # that was the action before the last
    assert (table.asked, table.seat) == ("swu-ask-action", "player2")


def test_obiwan_plays_what_the_defending_player_lost() -> None:
    obiwan = "obiwan-kenobi#finding-what-doesnt-exist"
    table = scene({"groundArena": [obiwan]}, {"deck": ["cruel-commandos", THUG]})
    table.act("player1", "attack", obiwan, TOWER)
    assert table.discard("player2") == ["cruel-commandos"]
    table.act("player2", "pass").act("player1", "play", "cruel-commandos")
    assert table.unit("cruel-commandos").controller == 0
    assert table.ready("player1") == 15  # 5, without any penalty


def test_lama_su_plays_upgrades_on_what_is_no_vehicle() -> None:
    lama = "lama-su#we-modified-their-genetics"
    table = scene(
        {"leader": lama, "hand": ["academy-training"], "groundArena": ["wampa", "atst"]}, {"groundArena": ["wampa"]}
    )
    table.use("player1", lama, 0, "academy-training")
    assert table.selectable() == ["player1/groundArena/wampa"]
    table.click("wampa")
    assert table.unit("wampa").damage == 1


def test_garindan_discards_the_named_card() -> None:
    table = scene({"hand": ["garindan#information-broker"]}, {"hand": ["wampa", "atst"]})
    table.act("player1", "play", "garindan#information-broker")
    table.choose(("name", "wampa")).click("wampa")
    assert table.hand("player2") == ["atst"]


def test_an_inspector_counts_the_named_cards() -> None:
    table = scene({"hand": ["inspectors-shuttle"]}, {"hand": ["wampa", "wampa", "atst"]})
    table.act("player1", "play", "inspectors-shuttle").choose(("name", "wampa"))
    assert upgrades(table, "inspectors-shuttle") == ["experience", "experience"]


def test_elia_kane_takes_a_resource_for_a_ready_one() -> None:
    table = scene(
        {"hand": ["elia-kane#false-convert"]},
        {"resources": ["wampa", "atst", CAD], "deck": ["battlefield-marine", THUG]},
    )
    table.act("player1", "play", "elia-kane#false-convert").forced().click(CAD)
    assert table.discard("player2") == [CAD]
    assert "battlefield-marine" in table.resources("player2")
    assert table.ready("player2") == 3


def test_corellian_hounds_are_ready_where_nobody_stands() -> None:
    table = scene({"hand": ["corellian-hounds"]}, {"spaceArena": ["tieln-fighter"]})
    table.act("player1", "play", "corellian-hounds")
    assert not table.unit("corellian-hounds").exhausted
    table = scene({"hand": ["corellian-hounds"]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", "corellian-hounds")
    assert table.unit("corellian-hounds").exhausted
