"""A Lawless Time and Intro Battle: Hoth: Credit tokens, ends of attacks, and cards that do something unusual."""

from __future__ import annotations

from typing import Any

import pytest

from swu.scenes import Scene
from tablero.games.swu.constants import REGROUP


def scene(one: dict[str, Any], two: dict[str, Any] | None = None, **more: Any) -> Scene:
    return Scene({"player1": one, "player2": two or {}, **more})


def credits(table: Scene, who: str = "player1") -> int:
    return table.player(who).credits


def upgrades(table: Scene, key: str) -> list[str]:
    return sorted(upgrade.face.key for upgrade in table.unit(key).upgrades)


# Credit tokens (swu:3.7.13).


@pytest.mark.rule("swu:3.7.13", "swu:4.5.4")
def test_credits_are_created_among_the_resources_but_are_none() -> None:
    table = scene({"hand": ["unmarked-credits"], "resources": 3})
    table.act("player1", "play", "unmarked-credits")
    assert credits(table) == 1
    assert len(table.player("player1").resources) == 3
    assert table.ready("player1") == 0  # 1, and 2 for the aspect


@pytest.mark.rule("swu:3.7.13")
def test_a_credit_pays_for_a_card_only_if_its_player_wants() -> None:
    table = scene({"hand": ["wampa"], "credits": 2, "leader": "boba-fett#daimyo"})
    table.act("player1", "play", "wampa")
    assert table.asked == "swu-ask-credits"
    assert list(table.options) == [("credits", 0), ("credits", 1), ("credits", 2)]
    before = table.ready("player1")
    table.choose(("credits", 0))
    spent = before - table.ready("player1")
    assert credits(table) == 2
    table = scene({"hand": ["wampa"], "credits": 2, "leader": "boba-fett#daimyo"})
    table.act("player1", "play", "wampa").choose(("credits", 2))
    assert before - table.ready("player1") == spent - 2
    assert credits(table) == 0


@pytest.mark.rule("swu:3.7.13", "swu:1.8.2")
def test_what_the_resources_lack_credits_must_pay() -> None:
    table = scene({"hand": ["lady-proxima#wheres-the-money"], "resources": 4, "credits": 2})
    table.act("player1", "play", "lady-proxima#wheres-the-money")  # 3, and 2 for the aspect
    assert list(table.options) == [("credits", 1), ("credits", 2)]
    table = scene({"hand": ["lady-proxima#wheres-the-money"], "resources": 3, "credits": 1})
    card = table.player("player1").hand[0]
    assert table.refuses(("play", card)) == "swu:1.8.2"


@pytest.mark.rule("swu:3.7.13")
def test_credits_pay_for_actions_and_effects_too() -> None:
    table = scene({"leader": "agent-kallus#reconsider-your-allegiance", "resources": 0, "credits": 1})
    table.use("player1", "agent-kallus#reconsider-your-allegiance", 0).choose(("credits", 1))
    assert credits(table) == 0
    table = scene({"groundArena": ["criminal-contact"], "resources": 1, "credits": 1})
    table.act("player1", "attack", "criminal-contact", "administrators-tower").choose("yes").choose(("credits", 1))
    assert table.ready("player1") == 0
    assert credits(table) == 1  # the one that the effect creates


@pytest.mark.rule("swu:3.7.13", "swu:8.15.2")
def test_credits_that_have_lost_their_ability_pay_for_nothing() -> None:
    guarded = {"groundArena": ["conveyex-security-captain"]}
    table = scene({"hand": ["unmarked-credits"], "resources": 2, "credits": 1}, guarded)
    assert table.refuses(("play", table.player("player1").hand[0])) == "swu:1.8.2"
    table = scene({"credits": 1}, {"groundArena": ["conveyex-security-captain", "hunter-for-hire"]})
    table.use("player1", "hunter-for-hire").forced()  # defeating one as a cost needs no ability of it
    assert table.unit("hunter-for-hire").controller == 0
    assert credits(table) == 0


@pytest.mark.rule("swu:1.8.8")
def test_any_player_hires_the_hunter_with_a_credit_of_their_own() -> None:
    table = scene(
        {"groundArena": ["hunter-for-hire"], "credits": 1},
        {"credits": 1},
    )
    table.act("player1", "pass")
    table.use("player2", "hunter-for-hire").forced()
    assert table.unit("hunter-for-hire").controller == 1
    assert (credits(table), credits(table, "player2")) == (1, 0)
    table.use("player1", "hunter-for-hire").forced()
    assert table.unit("hunter-for-hire").controller == 0


def test_no_credit_of_the_opponent_hires_the_hunter() -> None:
    table = scene({"groundArena": ["hunter-for-hire"]}, {"credits": 1})
    assert table.refuses(("use", "unit", table.unit("hunter-for-hire").id, 0)) == "swu:6.4.4.a"


@pytest.mark.rule("swu:3.7.13")
def test_what_credits_took_off_was_not_paid() -> None:
    table = scene({"hand": ["weequay-pirate"], "credits": 9})
    table.act("player1", "play", "weequay-pirate").choose(table.options[-1])
    assert upgrades(table, "weequay-pirate") == ["experience"]
    table = scene({"hand": ["weequay-pirate"], "credits": 9})
    table.act("player1", "play", "weequay-pirate").choose(table.options[-2])
    assert upgrades(table, "weequay-pirate") == []


def test_a_credit_spent_on_a_unit_brings_it_ambush() -> None:
    jabba = {
        "leader": {"card": "jabba-the-hutt#crime-boss", "deployed": True},
        "hand": ["black-sun-patroller"],
        "credits": 1,
    }
    table = scene(jabba, {"spaceArena": ["awing"]})
    table.use("player1", "jabba-the-hutt#crime-boss").click("black-sun-patroller").choose(("credits", 0)).forced()
    assert table.asked == "swu-ask-action"
    table = scene(jabba, {"spaceArena": ["awing"]})
    table.use("player1", "jabba-the-hutt#crime-boss").click("black-sun-patroller").choose(("credits", 1))
    asked = []
    while table.asked != "swu-ask-action":
        asked.append(table.asked)
        table.choose("yes" if "yes" in table.options else table.options[0])
    assert "swu-ask-ambush" in asked


def test_credits_of_any_player_can_be_defeated() -> None:
    table = scene({"groundArena": ["arvel-skeen#win-and-walk-away"], "credits": 1}, {"credits": 2})
    table.act("player1", "attack", "arvel-skeen#win-and-walk-away", "administrators-tower")
    assert set(table.options) == {("credit", 0), ("credit", 1), "pass"}
    table.choose(("credit", 1)).click("administrators-tower")
    assert (credits(table), credits(table, "player2")) == (1, 1)
    assert table.base("player2").damage == 5


def test_a_credit_changes_hands() -> None:
    table = scene({"groundArena": ["lieutenant-gorn#i-deserve-worse"]}, {"credits": 2})
    table.act("player1", "attack", "lieutenant-gorn#i-deserve-worse", "administrators-tower").forced()
    assert (credits(table), credits(table, "player2")) == (1, 1)


def test_tokens_of_all_sorts_are_defeated_for_damage() -> None:
    han = {"card": "han-solo#i-got-a-really-good-feeling", "deployed": True, "upgrades": ["shield"]}
    table = scene({"leader": han, "credits": 2, "groundArena": ["spy"]}, {"groundArena": ["atst"]})
    table.act("player1", "attack", "han-solo#i-got-a-really-good-feeling", "administrators-tower")
    assert len(table.options) == 4
    table.choose(tuple(one for one in table.options if one != ("credit", 0, 1))).click("atst")
    assert credits(table) == 1
    assert table.units("spy") == []
    assert upgrades(table, "han-solo#i-got-a-really-good-feeling") == []
    assert table.unit("atst").damage == 3


@pytest.mark.rule("swu:1.8.6")
def test_whoever_gets_the_cheaper_unit_is_paid_the_difference() -> None:
    table = scene({"hand": ["doublecross"], "groundArena": ["wampa"]}, {"groundArena": ["battlefield-marine"]})
    table.act("player1", "play", "doublecross", "wampa", "battlefield-marine")
    assert table.unit("wampa").controller == 1
    assert (credits(table), credits(table, "player2")) == (2, 0)
    table = scene({"hand": ["doublecross"], "groundArena": ["wampa"]}, {"groundArena": ["rey#skywalker"]})
    table.act("player1", "play", "doublecross", "wampa", "rey#skywalker")
    assert table.unit("rey#skywalker").controller == 1  # nobody takes her
    assert (credits(table), credits(table, "player2")) == (0, 4)


# When Attack Ends (swu:7.6.16).


@pytest.mark.rule("swu:7.6.16.a", "swu:7.6.16.e")
@pytest.mark.parametrize(("defender", "gained"), [("battlefield-marine", 1), ("atst", 0)])
def test_the_end_of_an_attack_asks_what_became_of_the_defender(defender: str, gained: int) -> None:
    table = scene(
        {"spaceArena": [], "groundArena": ["cassian-andor#everything-for-the-rebellion"]}, {"groundArena": [defender]}
    )
    table.act("player1", "attack", "cassian-andor#everything-for-the-rebellion", defender)
    assert (table.asked == "swu-ask-effect") == bool(gained)


@pytest.mark.rule("swu:7.6.16.c", "swu:6.3.5.b")
def test_an_attack_ends_also_for_one_that_fell_in_it() -> None:
    boba = {"card": "boba-fett#krayts-claw-commander", "deployed": True, "damage": 5}
    table = scene({"leader": boba}, {"groundArena": ["battlefield-marine"]})
    table.act("player1", "attack", "boba-fett#krayts-claw-commander", "battlefield-marine").forced()
    assert table.units() == []
    assert credits(table) == 1


def test_only_one_that_survives_goes_on() -> None:
    for damage, asked in ((0, True), (7, False)):
        tooth = {"card": "hounds-tooth#hunters-approach", "damage": damage}
        table = scene({"spaceArena": [tooth]}, {"spaceArena": ["awing", "tieln-fighter"]})
        table.act("player1", "attack", "hounds-tooth#hunters-approach", "awing")
        assert (table.asked == "swu-ask-effect") == asked


def test_a_unit_that_gave_all_is_defeated_after_its_attack() -> None:
    for answer, left in (("yes", 0), ("no", 1)):
        table = scene({"spaceArena": ["defiant-hammerhead"]}, {"spaceArena": ["awing"]})
        table.act("player1", "attack", "defiant-hammerhead", "awing").choose(answer)
        assert len(table.units("defiant-hammerhead")) == left


def test_saw_defeats_whoever_attacked_for_him() -> None:
    table = scene({"leader": "saw-gerrera#bring-down-the-empire", "groundArena": ["wampa"]})
    table.use("player1", "saw-gerrera#bring-down-the-empire", 0).click("wampa").click("administrators-tower")
    assert table.base("player2").damage == 6
    assert table.discard("player1") == ["wampa"]


@pytest.mark.parametrize(("target", "falls"), [("administrators-tower", True), ("atst", False)])
def test_vents_defeat_a_unit_that_damaged_a_base(target: str, falls: bool) -> None:
    table = scene({"hand": ["flash-the-vents"], "groundArena": ["battlefield-marine"]}, {"groundArena": ["atst"]})
    table.act("player1", "play", "flash-the-vents", "battlefield-marine", target)
    assert ("battlefield-marine" in table.discard("player1")) or not falls
    assert table.unit("atst").damage == (0 if falls else 5)


@pytest.mark.rule("swu:6.3.5.c")
@pytest.mark.parametrize(("answer", "damage"), [("yes", 4), ("no", 1)])
def test_the_stranger_lets_the_defender_strike_first(answer: str, damage: int) -> None:
    table = scene({"groundArena": ["the-stranger#no-survivors"]}, {"groundArena": ["consular-security-force"]})
    table.act("player1", "attack", "the-stranger#no-survivors", "consular-security-force").choose(answer)
    assert table.unit("the-stranger#no-survivors").damage == 3
    assert table.unit("consular-security-force").damage == damage


def test_the_first_attacker_of_a_phase_strikes_first() -> None:
    podracer = "anakins-podracer#so-wizard"
    table = scene({"groundArena": [podracer, "wampa"]}, {"groundArena": ["battlefield-marine"]})
    table.act("player1", "attack", podracer, "battlefield-marine")
    assert table.unit(podracer).damage == 0
    table = scene({"groundArena": [podracer, "wampa"]}, {"groundArena": ["battlefield-marine"]})
    table.act("player1", "attack", "wampa", "administrators-tower").act("player2", "pass")
    table.act("player1", "attack", podracer, "battlefield-marine")
    assert table.units(podracer) == []


def test_betrayed_trust_takes_combat_damage_away() -> None:
    table = scene({"hand": ["betrayed-trust"], "groundArena": ["battlefield-marine"]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", "betrayed-trust", "wampa")
    table.act("player2", "attack", "wampa", "battlefield-marine")
    assert table.unit("battlefield-marine").damage == 0
    assert table.unit("wampa").damage == 3


# Printed values, traits, and other rules that cards bend.


@pytest.mark.rule("swu:1.11.2.a")
def test_the_rifle_changes_printed_hp_but_no_modifier() -> None:
    armed = {"card": "battlefield-marine", "upgrades": ["adventurer-sniper-rifle"]}
    table = scene({"groundArena": [armed]}, {"groundArena": ["wampa", {"card": "atst", "upgrades": ["experience"]}]})
    table.use("player1", "battlefield-marine").click("atst")
    assert table.unit("atst").hp == 2
    table = scene(
        {"groundArena": [armed]}, {"groundArena": [{"card": "wampa", "damage": 1}, "atst"], "spaceArena": ["awing"]}
    )
    table.use("player1", "battlefield-marine")
    assert sorted(table.selectable()) == ["player1/groundArena/battlefield-marine", "player2/groundArena/atst"]


@pytest.mark.rule("swu:1.10.2.a", "swu:1.11.2.a")
def test_seven_units_are_seven_strong() -> None:
    six = ["wampa", "battlefield-marine", "spy", "spy", "spy"]
    table = scene({"groundArena": ["obiwan-kenobi#protector-of-felucia", *six]})
    assert (table.unit("wampa").power, table.unit("wampa").hp) == (4, 5)
    table = scene({"groundArena": ["obiwan-kenobi#protector-of-felucia", *six, "spy"]})
    assert (table.unit("wampa").power, table.unit("wampa").hp) == (7, 7)
    assert (table.unit("spy").power, table.unit("spy").hp) == (7, 7)


def test_nobody_takes_control_of_rey_or_defeats_her_by_a_card() -> None:
    table = scene({"hand": ["change-of-heart", "vanquish"]}, {"groundArena": ["rey#skywalker"]})
    table.act("player1", "play", "change-of-heart").forced()
    assert table.unit("rey#skywalker").controller == 1
    table.act("player2", "pass")
    table.act("player1", "play", "vanquish").forced()
    assert table.units("rey#skywalker")


def test_rey_can_be_returned_to_hand() -> None:
    table = scene({"hand": ["waylay"]}, {"groundArena": ["rey#skywalker"]})
    table.act("player1", "play", "waylay").forced()
    assert table.hand("player2") == ["rey#skywalker"]


def test_creatures_are_underworld_in_every_zone_of_their_owner() -> None:
    table = scene(
        {
            "hand": ["syndicate-spice-runner"],
            "groundArena": ["malakili#keeper-of-the-menagerie"],
            "deck": ["wampa", "atst", "awing"],
        }
    )
    table.act("player1", "play", "syndicate-spice-runner").click("wampa")
    assert table.hand("player1") == ["wampa"]
    table = scene({"hand": ["syndicate-spice-runner"], "deck": ["wampa", "atst", "awing"]})
    table.act("player1", "play", "syndicate-spice-runner")
    assert table.options == ()


@pytest.mark.rule("swu:5.5.1")
def test_max_rebo_lets_the_regroup_phase_begin_again() -> None:
    table = scene({"groundArena": ["max-rebo#encore"]})
    deck = len(table.player("player1").deck)
    table.next_round()
    assert deck - len(table.player("player1").deck) == 4
    assert table.table.regroups == 0
    table.next_round()
    assert table.table.phase != REGROUP
    assert len(table.player("player1").deck) == 0


@pytest.mark.rule("swu:8.14.1", "swu:7.1.6.b")
def test_hondo_knows_the_top_card_and_plays_it_once_a_round() -> None:
    hondo = "hondo-ohnaka#plays-by-his-own-rules"
    table = scene({"groundArena": [hondo], "deck": ["wampa", "atst"]}, {"deck": ["awing"]})
    shown = table.game.definition.view(table.game.state, 0)
    assert [one["key"] for one in shown["players"][0]["deck"]["known"]] == ["wampa"]
    other = table.game.definition.view(table.game.state, 1)
    assert [player["deck"]["known"] for player in other["players"]] == [[], []]
    table.use("player1", hondo).forced().act("player2", "pass")
    assert table.units("wampa")
    assert table.refuses(("use", "unit", table.unit(hondo).id, 0)) == "swu:7.2.5"


@pytest.mark.rule("swu:8.14.1")
def test_who_may_look_at_the_top_card_has_nothing_to_look_at_in_an_empty_deck() -> None:
    table = scene({"groundArena": ["hondo-ohnaka#plays-by-his-own-rules", "wampa"], "deck": []})
    table.act("player1", "attack", "wampa", "administrators-tower").act("player2", "pass")
    assert table.seat == "player1"


def test_who_plays_the_top_card_has_seen_the_next() -> None:
    hondo = "hondo-ohnaka#plays-by-his-own-rules"
    table = scene({"groundArena": [hondo], "deck": ["elite-p38-starfighter", "atst"]}, {"deck": ["awing"]})
    table.use("player1", hondo).forced()
    assert table.seat == "player1", "the starfighter's ability asks"
    assert table.game.why_no_undo(0) is not None


@pytest.mark.rule("swu:8.33.3")
def test_an_ability_of_once_a_round_is_used_by_each_player() -> None:
    hondo = "hondo-ohnaka#plays-by-his-own-rules"
    table = scene({"groundArena": [hondo], "deck": ["wampa"]}, {"hand": ["change-of-heart"], "deck": ["awing"]})
    table.use("player1", hondo).forced()
    table.act("player2", "play", "change-of-heart", hondo).act("player1", "pass")
    table.use("player2", hondo).forced()
    assert table.units("awing")


def test_a_named_card_is_not_played_by_anybody_this_phase() -> None:
    table = scene({"hand": ["transmission-jamming", "wampa"]}, {"hand": ["wampa"]})
    table.act("player1", "play", "transmission-jamming").choose(("name", "wampa"))
    assert table.refuses(("play", table.player("player2").hand[0])) == "swu:8.20.3"
    table.act("player2", "pass")
    assert table.refuses(("play", table.player("player1").hand[0])) == "swu:8.20.3"
    table.next_round()
    assert ("play", table.player("player1").hand[0]) in table.options


@pytest.mark.rule("swu:7.6.3")
def test_a_rock_that_is_discarded_still_hits() -> None:
    table = scene({"hand": ["every-day-more-lies", "thats-a-rock"]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", "every-day-more-lies").click("thats-a-rock").click("wampa")
    assert table.unit("wampa").damage == 1
    table = scene({"groundArena": ["bracca-shipbreaker"], "deck": ["thats-a-rock"]}, {"groundArena": ["wampa"]})
    table.act("player1", "attack", "bracca-shipbreaker", "administrators-tower").click("wampa")
    assert table.unit("wampa").damage == 1


def test_enfys_uses_an_ability_of_an_attack_again() -> None:
    enfys = {"leader": "enfys-nest#until-we-can-go-no-higher", "groundArena": ["cloudrider-veteran"]}
    table = scene(enfys)
    table.act("player1", "attack", "cloudrider-veteran", "administrators-tower").click("administrators-tower")
    table.choose("yes").click("administrators-tower")
    assert table.base("player2").damage == 5
    assert table.leader("player1").exhausted
    table = scene({**enfys, "resources": 1})
    table.act("player1", "attack", "cloudrider-veteran", "administrators-tower").click("administrators-tower")
    assert table.asked == "swu-ask-action"


def test_an_auction_pays_whoever_did_not_play_the_card() -> None:
    vermillion = "vermillion#qiras-auction-house"
    table = scene({"spaceArena": [vermillion]}, {"deck": ["wampa"]})
    table.act("player1", "attack", vermillion, "administrators-tower")
    table.choose(("player", 1)).choose(("player", 0)).choose(table.options[0]).forced()
    assert table.unit("wampa").controller == 0
    assert table.unit("wampa").owner == 1
    assert (credits(table), credits(table, "player2")) == (0, 4)


def test_a_resource_of_the_opponent_is_played_and_replaced() -> None:
    table = scene({"hand": ["tear-this-ship-apart"]}, {"resources": ["wampa", "atst"], "deck": ["awing"]})
    table.act("player1", "play", "tear-this-ship-apart").click("atst")
    assert table.unit("atst").controller == 0
    assert sorted(table.resources("player2")) == ["awing", "wampa"]


def test_spectres_use_their_abilities_once_more() -> None:
    chopper = "chopper#spectre-three"
    table = scene({"hand": ["fire-across-the-galaxy"], "groundArena": [chopper, "wampa"]})
    table.act("player1", "play", "fire-across-the-galaxy").click(chopper).forced()
    assert upgrades(table, chopper) == ["experience"]
    table = scene({"hand": ["fire-across-the-galaxy"], "groundArena": [chopper]})
    table.act("player1", "play", "fire-across-the-galaxy").click()
    assert upgrades(table, chopper) == []


def test_an_aspect_is_chosen_before_the_card_is_seen() -> None:
    lando = {"leader": "lando-calrissian#full-sabacc"}
    for aspect, gained in (("aggression", 1), ("cunning", 0)):
        table = scene(lando, {"deck": ["wampa"]})
        table.use("player1", "lando-calrissian#full-sabacc", 0).choose(("aspect", aspect)).choose(("player", 1))
        assert credits(table) == gained
        assert table.discard("player2") == ["wampa"]


@pytest.mark.rule("swu:8.7.2")
def test_an_empty_deck_can_be_chosen_to_no_effect() -> None:
    lando = {"leader": "lando-calrissian#full-sabacc", "deck": [], "base": {"card": "kestro-city", "damage": 0}}
    table = scene(lando, {"deck": ["wampa"]})
    table.use("player1", "lando-calrissian#full-sabacc", 0).choose(("aspect", "aggression")).choose(("player", 0))
    assert (credits(table), table.deck("player2"), table.base("player1").damage) == (0, ["wampa"], 0)


def test_who_must_not_ready_in_the_next_regroup_phase_readies_in_an_additional_one() -> None:
    dryden = "dryden-vos#i-get-all-worked-up"
    for others, exhausted in (([], True), (["max-rebo#encore"], False)):
        table = scene({"groundArena": [dryden, *others]})
        table.act("player1", "attack", dryden, "administrators-tower").choose("yes")
        assert table.base("player2").damage == 4
        table.next_round()
        assert table.unit(dryden).exhausted == exhausted


def test_the_client_counts_tokens_of_every_sort_that_he_created() -> None:
    for card, created in (("unmarked-credits", True), ("resupply", False)):
        table = scene({"leader": "the-client#please-lower-your-blaster", "hand": [card]}, {"groundArena": ["wampa"]})
        table.act("player1", "play", card).act("player2", "pass")
        table.use("player1", "the-client#please-lower-your-blaster", 0).forced()
        assert table.unit("wampa").exhausted == created


# Intro Battle: Hoth.


def test_the_found_unit_is_drawn_and_the_others_are_discarded() -> None:
    table = scene({"hand": ["ive-found-them"], "deck": ["resupply", "wampa", "repair", "atst"]})
    table.act("player1", "play", "ive-found-them").forced()
    assert table.hand("player1") == ["wampa"]
    assert sorted(table.discard("player1")) == ["ive-found-them", "repair", "resupply"]
    assert table.deck("player1") == ["atst"]


def test_watching_this_exhausts_the_others_where_the_unit_was() -> None:
    two = {"groundArena": ["wampa", "atst"], "spaceArena": ["awing"]}
    table = scene({"hand": ["watch-this"], "groundArena": ["battlefield-marine"]}, two)
    table.act("player1", "play", "watch-this", "wampa")
    assert table.hand("player2") == ["wampa"]
    assert table.unit("atst").exhausted
    assert not table.unit("awing").exhausted
    assert not table.unit("battlefield-marine").exhausted


@pytest.mark.parametrize(("damage", "ready"), [(3, True), (2, False)])
def test_the_falcon_is_ready_only_behind(damage: int, ready: bool) -> None:
    one = {"hand": ["millennium-falcon#bucket-of-bolts"], "base": {"card": "kestro-city", "damage": damage}}
    table = scene(one, {"base": {"card": "administrators-tower", "damage": 2}})
    table.act("player1", "play", "millennium-falcon#bucket-of-bolts").forced()
    assert table.unit("millennium-falcon#bucket-of-bolts").exhausted != ready
