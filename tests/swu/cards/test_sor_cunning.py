"""Spark of Rebellion: Cunning cards that do something unusual."""

from __future__ import annotations

from typing import Any

import pytest

from swu.scenes import Scene
from tablero.kernel import Illegal


def scene(one: dict[str, Any], two: dict[str, Any] | None = None, seed: int = 0) -> Scene:
    return Scene({"player1": one, "player2": two or {}}, seed)


def test_isb_agent_hurts_a_unit_only_if_an_event_is_shown() -> None:
    table = scene({"hand": ["isb-agent", "waylay", "wampa"]}, {"groundArena": ["atst"]})
    table.act("player1", "play", "isb-agent")
    assert table.selectable() == ["player1/hand/waylay"]
    table.click("waylay").click("atst")
    assert table.unit("atst").damage == 1
    assert "waylay" in table.hand("player1")
    table = scene({"hand": ["isb-agent", "waylay"]}, {"groundArena": ["atst"]})
    table.act("player1", "play", "isb-agent").choose(())
    assert table.asked == "swu-ask-action"


def test_bib_fortuna_plays_an_event_for_less() -> None:
    bib = "bib-fortuna#jabbas-majordomo"
    table = scene({"hand": ["waylay", "wampa"], "groundArena": [bib], "resources": 4}, {"groundArena": ["atst"]})
    table.use("player1", bib)
    assert table.selectable() == ["player1/hand/waylay"]
    table.click("waylay").click("atst")
    assert table.hand("player2") == ["atst"]
    assert table.ready("player1") == 0


def test_cartel_spacer_needs_another_cunning_unit() -> None:
    table = scene({"hand": ["cartel-spacer"], "groundArena": ["wampa"]}, {"groundArena": ["battlefield-marine"]})
    table.act("player1", "play", "cartel-spacer")
    assert table.asked == "swu-ask-action"
    table = scene(
        {"hand": ["cartel-spacer"], "groundArena": ["swoop-racer"]}, {"groundArena": ["battlefield-marine", "atst"]}
    )
    table.act("player1", "play", "cartel-spacer")
    assert table.selectable() == ["player2/groundArena/battlefield-marine"]
    table.click("battlefield-marine")
    assert table.unit("battlefield-marine").exhausted


def test_boba_fett_shoots_exhausted_units_that_were_there_before_the_round() -> None:
    boba = "boba-fett#disintegrator"
    table = scene({"groundArena": [boba]}, {"groundArena": [{"card": "atst", "exhausted": True}], "hand": ["wampa"]})
    table.act("player1", "attack", boba, "atst")
    assert table.unit("atst").damage == 6
    table = scene({"groundArena": [boba]}, {"hand": ["wampa"]})
    table.act("player1", "pass").act("player2", "play", "wampa").act("player1", "attack", boba, "wampa")
    assert table.unit("wampa").damage == 3


def test_jabba_makes_tricks_cheaper_and_finds_one() -> None:
    jabba = "jabba-the-hutt#cunning-daimyo"
    deck = ["wampa", "waylay", "atst", "open-fire", "disarm"]
    table = scene({"hand": [jabba], "deck": deck})
    table.act("player1", "play", jabba)
    assert table.selectable() == ["player1/deck/waylay"]
    table.click("waylay")
    assert table.hand("player1") == ["waylay"]
    before = table.ready("player1")
    table.act("player2", "pass").act("player1", "play", "waylay", jabba)
    assert before - table.ready("player1") == 4  # with an aspect penalty of 2


def test_bossk_strikes_after_each_event_of_his_player_is_resolved() -> None:
    bossk = "bossk#deadly-stalker"
    table = scene({"hand": ["disarm"], "groundArena": [bossk]}, {"groundArena": ["atst"], "hand": ["disarm"]})
    table.act("player1", "play", "disarm", "atst").click("atst")
    assert (table.unit("atst").damage, table.unit("atst").power) == (2, 2)
    table.act("player2", "play", "disarm", bossk)
    assert table.asked == "swu-ask-action"


def test_bounty_hunter_crew_returns_an_event_from_any_discard_pile() -> None:
    table = scene({"hand": ["bounty-hunter-crew"], "discard": ["waylay", "wampa"]}, {"discard": ["disarm"]})
    table.act("player1", "play", "bounty-hunter-crew").choose(0)  # before Ambush, which finds nothing to attack
    assert table.selectable() == ["player1/discard/waylay", "player2/discard/disarm"]
    table.click("disarm")
    assert table.hand("player2") == ["disarm"]


@pytest.mark.parametrize(
    ("leader", "ready"), [("boba-fett#collecting-the-bounty", True), ("darth-vader#dark-lord-of-the-sith", False)]
)
def test_fetts_firespray_is_ready_beside_a_fett(leader: str, ready: bool) -> None:
    firespray = "fetts-firespray#pursuing-the-bounty"
    table = scene({"hand": [firespray], "leader": leader})
    table.act("player1", "play", firespray)
    assert table.unit(firespray).exhausted is not ready


def test_fetts_firespray_exhausts_non_unique_units_even_while_exhausted() -> None:
    firespray = "fetts-firespray#pursuing-the-bounty"
    table = scene(
        {"spaceArena": [{"card": firespray, "exhausted": True}]},
        {"groundArena": ["wampa", "chewbacca#loyal-companion"]},
    )
    table.use("player1", firespray)
    assert table.selectable() == ["player2/groundArena/wampa"]
    table.click("wampa")
    assert table.unit("wampa").exhausted
    assert table.ready("player1") == 18


def test_chimaera_names_a_card_that_the_opponent_discards() -> None:
    chimaera = "chimaera#flagship-of-the-seventh-fleet"
    table = scene({"spaceArena": [chimaera]}, {"hand": ["wampa", "chewbacca#loyal-companion", "wampa"]})
    table.act("player1", "attack", chimaera, "administrators-tower").choose(("name", "wampa"))
    assert table.seat == "player2"
    assert table.selectable() == ["player2/hand/wampa"]
    table.click("wampa")
    assert sorted(table.hand("player2")) == ["chewbacca#loyal-companion", "wampa"]
    table = scene({"spaceArena": [chimaera]}, {"hand": ["wampa"]})
    table.act("player1", "attack", chimaera, "administrators-tower").choose(("name", "waylay"))
    assert table.hand("player2") == ["wampa"]


@pytest.mark.rule("swu:5.5.1.d", "swu:1.5.4.c")
def test_no_good_to_me_dead_keeps_a_unit_exhausted_through_the_regroup_phase() -> None:
    table = scene({"hand": ["no-good-to-me-dead"]}, {"groundArena": ["wampa", {"card": "atst", "exhausted": True}]})
    table.act("player1", "play", "no-good-to-me-dead", "wampa").next_round()
    assert table.unit("wampa").exhausted
    assert not table.unit("atst").exhausted
    table.next_round()
    assert not table.unit("wampa").exhausted


def test_i_had_no_choice_lets_the_opponent_spare_one() -> None:
    table = scene({"hand": ["i-had-no-choice"], "groundArena": ["wampa"]}, {"groundArena": ["atst"]})
    table.act("player1", "play", "i-had-no-choice").click("wampa", "atst")
    assert table.seat == "player2"
    table.click("atst")
    assert table.hand("player2") == ["atst"]
    assert table.deck("player1")[-1] == "wampa"
    assert not table.units()


@pytest.mark.parametrize(("top", "ready"), [("waylay", 19), ("wampa", 20)])
def test_chopper_exhausts_a_resource_if_he_mills_an_event(top: str, ready: int) -> None:
    chopper = "chopper#metal-menace"
    table = scene({"groundArena": [chopper]}, {"deck": [top, "atst"]})
    table.act("player1", "attack", chopper, "administrators-tower")
    assert table.discard("player2") == [top]
    assert table.ready("player2") == ready


def test_lothal_insurgent_waits_for_another_card() -> None:
    table = scene({"hand": ["lothal-insurgent", "lothal-insurgent"]}, {"hand": ["wampa"], "deck": ["atst", "disarm"]})
    table.act("player1", "play", "lothal-insurgent")
    assert table.hand("player2") == ["wampa"]
    table.act("player2", "pass").act("player1", "play", "lothal-insurgent")
    assert sorted(table.hand("player2") + table.discard("player2")) == ["atst", "wampa"]
    assert len(table.discard("player2")) == 1


def test_ezra_may_play_discard_or_keep_the_top_card() -> None:
    ezra = "ezra-bridger#resourceful-troublemaker"
    for word, zones in (("play", [[], []]), ("discard", [["wampa"], []]), ("keep", [[], ["wampa"]])):
        table = scene({"groundArena": [ezra], "deck": ["wampa"]})
        table.act("player1", "attack", ezra, "administrators-tower")
        assert table.options == ("play", "discard", "keep")
        table.choose(word)
        assert [table.discard("player1"), table.deck("player1")] == zones
        assert bool(table.units("wampa")) == (word == "play")


def test_ezra_pays_for_what_he_plays() -> None:
    ezra = "ezra-bridger#resourceful-troublemaker"
    table = scene({"groundArena": [ezra], "deck": ["wampa"], "resources": 3})
    table.act("player1", "attack", ezra, "administrators-tower")
    assert table.options == ("discard", "keep")


def test_the_falcon_enters_ready_and_asks_for_a_resource_in_each_regroup_phase() -> None:
    falcon = "millennium-falcon#piece-of-junk"
    table = scene({"hand": [falcon]})
    table.act("player1", "play", falcon)
    assert not table.unit(falcon).exhausted
    while table.asked != "swu-ask-mode":
        table.choose("pass")
    table.choose(("mode", 0))
    assert table.ready("player1") == 19
    while table.asked != "swu-ask-mode":
        table.choose("pass")
    table.choose(("mode", 1))
    assert falcon in table.hand("player1")
    assert not table.units(falcon)


def test_without_resources_the_falcon_leaves() -> None:
    falcon = "millennium-falcon#piece-of-junk"
    table = scene({"spaceArena": [falcon], "resources": 0})
    while not table.hand("player1") or falcon not in table.hand("player1"):
        assert table.asked != "swu-ask-mode" or table.options == (("mode", 1),)
        table.choose(("mode", 1) if table.asked == "swu-ask-mode" else "pass")
    assert not table.units(falcon)


def test_chewbacca_readies_when_he_is_attacked() -> None:
    chewbacca = "chewbacca#loyal-companion"
    table = scene({"groundArena": ["battlefield-marine"]}, {"groundArena": [{"card": chewbacca, "exhausted": True}]})
    table.act("player1", "attack", "battlefield-marine", chewbacca)
    assert not table.unit(chewbacca).exhausted


@pytest.mark.rule("swu:1.7.4")
@pytest.mark.parametrize("last", [False, True])
def test_lando_returns_resources_to_hand_and_they_are_the_exhausted_ones(last: bool) -> None:
    lando = "lando-calrissian#responsible-businessman"
    others = ["disarm"] * 10  # the first resources are exhausted first
    table = scene({"hand": [lando], "resources": [*others, "wampa", "atst"] if last else ["wampa", "atst", *others]})
    table.act("player1", "play", lando)
    assert table.ready("player1") == 2
    table.click("wampa", "atst")
    assert sorted(table.hand("player1")) == ["atst", "wampa"]
    assert len(table.resources("player1")) == 10
    assert table.ready("player1") == 2


def test_han_solo_strikes_first_only_while_attacking() -> None:
    han = "han-solo#reluctant-hero"
    table = scene({"groundArena": [han]}, {"groundArena": [{"card": "atst", "damage": 1}]})
    table.act("player1", "attack", han, "atst")
    assert table.unit(han).damage == 0
    table = scene({"groundArena": [han]}, {"groundArena": ["wampa"]})
    table.act("player1", "pass").act("player2", "attack", "wampa", han)
    assert table.unit(han).damage == 4


def test_bamboozle_can_be_paid_for_with_a_cunning_card() -> None:
    table = scene(
        {"hand": ["bamboozle", "waylay", "wampa"]},
        {"groundArena": [{"card": "atst", "upgrades": ["academy-training", "shield"]}]},
    )
    table.act("player1", "instead", "bamboozle")
    assert table.selectable() == ["player1/hand/waylay"]
    table.click("waylay").click("atst")
    assert table.ready("player1") == 20
    assert table.unit("atst").exhausted
    assert not table.unit("atst").upgrades
    assert table.hand("player2") == ["academy-training"]
    assert table.discard("player1") == ["waylay", "bamboozle"]


def test_bamboozle_does_not_pay_for_itself() -> None:
    table = scene({"hand": ["bamboozle", "wampa"], "resources": 0})
    options = [option for option in table.options if option[0] in ("play", "instead")]
    assert options == []
    card = table.player("player1").hand[0]
    assert table.refuses(("instead", card)) == "swu:6.2.4.c"
    with pytest.raises(Illegal):
        table.choose(("instead", card))


def test_greedo_shoots_if_he_mills_something_that_is_no_unit() -> None:
    greedo = "greedo#slow-on-the-draw"
    for top, hurt in (("waylay", 5), ("wampa", 3)):
        table = scene({"groundArena": [greedo], "deck": [top]}, {"groundArena": ["atst"]})
        table.act("player1", "attack", greedo, "atst").choose("yes").forced()
        assert table.unit("atst").damage == hurt


def test_strafing_gunship_reaches_the_ground_and_weakens_what_it_attacks_there() -> None:
    table = scene({"spaceArena": ["strafing-gunship"]}, {"groundArena": ["wampa"], "spaceArena": ["cartel-spacer"]})
    table.act("player1", "attack", "strafing-gunship", "wampa")
    assert table.unit("strafing-gunship").damage == 2
    assert table.unit("wampa").power == 4
    table = scene({"spaceArena": ["strafing-gunship"]}, {"spaceArena": ["cartel-spacer"]})
    table.act("player1", "attack", "strafing-gunship", "cartel-spacer")
    assert table.unit("strafing-gunship").damage == 2


def test_snapshot_reflexes_attacks_with_the_attached_unit_only() -> None:
    table = scene({"hand": ["snapshot-reflexes"], "groundArena": ["battlefield-marine", "wampa"]})
    table.act("player1", "play", "snapshot-reflexes", "battlefield-marine")
    assert table.selectable() == ["player1/groundArena/battlefield-marine"]
    table.click("battlefield-marine").click("administrators-tower")
    assert table.base("player2").damage == 4


def test_sneak_attack_brings_a_ready_unit_that_is_gone_at_the_regroup_phase() -> None:
    table = scene({"hand": ["sneak-attack", "atst"], "resources": 7})
    table.act("player1", "play", "sneak-attack", "atst")
    assert not table.unit("atst").exhausted
    assert table.ready("player1") == 0
    table.to_regroup()
    assert table.discard("player1") == ["sneak-attack", "atst"]


def test_change_of_heart_ends_when_the_regroup_phase_starts() -> None:
    table = scene({"hand": ["change-of-heart"]}, {"groundArena": ["atst"]})
    table.act("player1", "play", "change-of-heart", "atst")
    assert table.unit("atst").controller == 0
    table.to_regroup()
    assert table.unit("atst").controller == 1


def test_dont_get_cocky_deals_the_combined_cost_unless_it_is_more_than_seven() -> None:
    deck = ["waylay", "wampa", "disarm"]
    table = scene({"hand": ["dont-get-cocky"], "deck": deck}, {"groundArena": ["atst"]})
    table.act("player1", "play", "dont-get-cocky", "atst").choose("more").choose("more").choose("done")
    assert not table.units("atst")
    assert table.deck("player1")[0] == "disarm"
    assert sorted(table.deck("player1")) == sorted(deck)
    table = scene({"hand": ["dont-get-cocky"], "deck": deck}, {"groundArena": ["atst"]})
    table.act("player1", "play", "dont-get-cocky", "atst").choose("more").choose("more").choose("more")
    assert table.unit("atst").damage == 0


def test_outmaneuver_exhausts_every_unit_of_an_arena() -> None:
    table = scene(
        {"hand": ["outmaneuver"], "groundArena": ["wampa"]}, {"groundArena": ["atst"], "spaceArena": ["cartel-spacer"]}
    )
    table.act("player1", "play", "outmaneuver").choose(("arena", "ground"))
    assert [unit.exhausted for unit in table.units()] == [True, True, False]


def test_leia_readies_a_resource_or_exhausts_a_unit() -> None:
    leia = "leia-organa#defiant-princess"
    table = scene({"hand": [leia]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", leia)
    before = table.ready("player1")
    table.choose(("mode", 0))
    assert table.ready("player1") == before + 1


def test_cunning_discards_at_random() -> None:
    table = scene({"hand": ["cunning"]}, {"hand": ["wampa", "atst"], "groundArena": ["wampa"]})
    table.act("player1", "play", "cunning").choose(("mode", 3)).choose(("mode", 0)).click("wampa")
    assert len(table.discard("player2")) == 1
    assert sorted(table.hand("player2") + table.discard("player2")) == ["atst", "wampa", "wampa"]


def test_outer_rim_headhunter_needs_a_leader_unit() -> None:
    vader = {"card": "darth-vader#dark-lord-of-the-sith", "deployed": True}
    table = scene({"groundArena": ["outer-rim-headhunter"]}, {"groundArena": ["wampa"]})
    table.act("player1", "attack", "outer-rim-headhunter", "administrators-tower")
    assert table.asked == "swu-ask-action"
    table = scene({"groundArena": ["outer-rim-headhunter"], "leader": vader}, {"groundArena": ["wampa"]})
    table.act("player1", "attack", "outer-rim-headhunter", "administrators-tower").click("wampa")
    assert table.unit("wampa").exhausted
