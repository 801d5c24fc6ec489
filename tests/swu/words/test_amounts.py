"""Amounts that few cards count."""

from __future__ import annotations

import pytest

from swu.words.laying import BASE, damage, exhausted, lay, offered, paid, upgrades

ATTACKER = "chio-fain#fourarmed-slicer"


@pytest.mark.parametrize(("unit", "struck"), [(ATTACKER, 2), ("battlefield-marine", 0)])
def test_hotshot_maneuver_strikes_as_many_units_as_there_are_on_attack_abilities(unit: str, struck: int) -> None:
    table = lay({"hand": ["hotshot-maneuver"], "groundArena": [unit]}, {"groundArena": ["wampa", "atst"]})
    table.act("player1", "play", "hotshot-maneuver", unit)
    if struck:
        table.click("wampa")
    assert damage(table, "wampa", "atst") == [struck, 0]
    table.click(unit).click(BASE)


def test_the_sarlacc_deals_the_power_of_the_card() -> None:
    sarlacc = "the-sarlacc-of-carkoon#horror-of-the-dune-sea"
    table = lay({"groundArena": [sarlacc], "discard": ["wampa"], "deck": []}, {"groundArena": ["atst"]})
    table.act("player1", "attack", sarlacc, BASE, "wampa", "atst")
    assert damage(table, "atst") == [4]
    assert (table.discard("player1"), table.deck("player1")) == ([], ["wampa"])


def test_never_tell_me_the_odds_counts_the_odd_costs_in_both_piles() -> None:
    mine, theirs = ["tieln-fighter", "battlefield-marine", "jedi-knight"], ["wampa", "frontier-atrt", "swoop-racer"]
    table = lay({"hand": ["never-tell-me-the-odds"], "deck": mine}, {"groundArena": ["atst"], "deck": theirs})
    table.act("player1", "play", "never-tell-me-the-odds").forced()
    assert damage(table, "atst") == [3]
    assert sorted(table.discard("player2")) == sorted(theirs)


def test_trench_run_deals_the_difference_of_two_costs() -> None:
    table = lay({"hand": ["trench-run"], "spaceArena": ["alliance-xwing"]}, {"deck": ["tieln-fighter", "swoop-racer"]})
    table.act("player1", "play", "trench-run", "alliance-xwing", BASE)
    assert damage(table, "alliance-xwing") == [2]
    assert table.base("player2").damage == 6


def test_corner_the_prey_counts_the_damage_on_the_defender() -> None:
    scene = {"hand": ["corner-the-prey"], "groundArena": ["battlefield-marine"]}
    table = lay(scene, {"groundArena": [{"card": "atst", "damage": 1}]})
    table.act("player1", "play", "corner-the-prey", "battlefield-marine", "atst")
    assert damage(table, "atst") == [5]


@pytest.mark.rule("swu:1.8.6")
def test_fennec_shand_counts_different_costs_in_the_discard_pile() -> None:
    fennec = "fennec-shand#loyal-sharpshooter"
    discard = ["wampa", "frontier-atrt", "tieln-fighter"]
    table = lay({"groundArena": [fennec], "discard": discard}, {"groundArena": ["atst"]})
    table.act("player1", "attack", fennec, "atst")
    assert damage(table, "atst") == [4 + 2]


@pytest.mark.rule("swu:8.24.2")
def test_unity_of_purpose_counts_different_names() -> None:
    table = lay({"hand": ["unity-of-purpose"], "groundArena": ["wampa", "wampa", "battlefield-marine"]})
    table.act("player1", "play", "unity-of-purpose")
    assert table.unit("battlefield-marine").power == 5


def test_captain_enoch_counts_troopers_in_the_discard_pile() -> None:
    discard = ["battlefield-marine", "death-star-stormtrooper", "wampa"]
    table = lay({"groundArena": ["captain-enoch#captain-of-the-guard"], "discard": discard})
    assert table.unit("captain-enoch#captain-of-the-guard").power == 3


def test_fear_and_dead_men_costs_less_for_a_card_discarded_from_hand() -> None:
    echo, fear = "echo#restored", "fear-and-dead-men"
    prices = []
    for discarding in (False, True):
        table = lay({"hand": [echo, fear, "repair"], "base": "command-center"})
        table.act("player1", "play", echo)
        table.choose("yes").click("repair").forced() if discarding else table.choose("no")
        table.act("player2", "pass")
        prices.append(paid(table, "play", fear))
    assert prices == [7, 6]


def test_beilert_valance_counts_the_cards_drawn_in_this_phase() -> None:
    beilert = "beilert-valance#target-vader"
    table = lay({"groundArena": [beilert]}, {"groundArena": ["wampa"]})
    table.act("player1", "attack", beilert, BASE).click("wampa")
    assert damage(table, "wampa") == [1]
    assert len(table.hand("player1")) == 1


def test_tobias_beckett_is_paid_for_each_unit_that_others_held() -> None:
    tobias = "tobias-beckett#people-are-predictable"
    held = [{"card": "wampa", "owner": "player1"}, "atst"]
    table = lay({"leader": tobias, "groundArena": ["battlefield-marine"]}, {"groundArena": held})
    table.use("player1", tobias, 1)
    assert offered(table) == ["wampa"]
    table.click("wampa")
    assert (table.player("player1").credits, len(table.hand("player1"))) == (1, 1)
    assert table.discard("player1") == ["wampa"]


def test_backed_by_the_hutts_counts_credits() -> None:
    table = lay({"hand": ["backed-by-the-hutts"], "credits": 1, "resources": 9}, {"groundArena": ["atst"]})
    table.act("player1", "play", "backed-by-the-hutts").choose(0)
    table.click("atst")
    assert damage(table, "atst") == [2]


def test_synchronized_strike_counts_friends_in_the_arena() -> None:
    mine = {"groundArena": ["wampa", "battlefield-marine"], "spaceArena": ["alliance-xwing"]}
    table = lay({"hand": ["synchronized-strike"], **mine}, {"groundArena": ["atst"]})
    table.act("player1", "play", "synchronized-strike", "atst")
    assert damage(table, "atst") == [2]


def test_tarfful_lets_a_wookiee_deal_what_it_was_dealt() -> None:
    mine = ["tarfful#kashyyyk-chieftain", "wookiee-warrior"]
    table = lay({"groundArena": mine}, {"groundArena": ["battlefield-marine", "atst"]})
    table.act("player1", "attack", "wookiee-warrior", "battlefield-marine").click("atst")
    assert damage(table, "wookiee-warrior", "atst") == [3, 3]


@pytest.mark.parametrize(("damages", "drawn"), [((14, 14), 0), ((15, 14), 1), ((15, 15), 2)])
def test_bokatan_kryze_counts_players_whose_base_is_hurt(damages: tuple[int, int], drawn: int) -> None:
    bokatan = "bokatan-kryze#fighting-for-mandalore"
    bases = [{"card": key, "damage": hurt} for key, hurt in zip(("kestro-city", BASE), damages, strict=True)]
    table = lay({"groundArena": [bokatan], "base": bases[0]}, {"groundArena": ["atst"], "base": bases[1]})
    table.act("player1", "attack", bokatan, "atst")
    assert len(table.hand("player1")) == drawn


def test_evil_is_everywhere_counts_villainy_icons() -> None:
    mine = {"groundArena": ["cell-block-guard", "battlefield-marine"], "spaceArena": ["tieln-fighter"]}
    table = lay({"hand": ["evil-is-everywhere"], **mine}, {"groundArena": ["underworld-thug", "swoop-racer"]})
    table.act("player1", "play", "evil-is-everywhere")
    assert offered(table) == ["battlefield-marine", "tieln-fighter", "underworld-thug"]


@pytest.mark.parametrize(("unit", "power"), [("wampa", 5), ("battlefield-marine", 5), ("underworld-thug", 2)])
def test_leia_organa_counts_the_aspects_of_a_unit(unit: str, power: int) -> None:
    leia = "leia-organa#someone-who-loves-you"
    table = lay({"leader": leia, "groundArena": [unit, "atst"]})
    table.use("player1", leia, 0, unit)
    assert table.unit(unit).power == power


def test_secret_battle_of_pretend_exhausts_an_enemy_for_each_aspect() -> None:
    theirs = {"groundArena": ["wampa", "atst", "swoop-racer"], "spaceArena": ["alliance-xwing"]}
    table = lay({"hand": ["secret-battle-of-pretend"], "groundArena": ["battlefield-marine"]}, theirs)
    table.act("player1", "play", "secret-battle-of-pretend", "battlefield-marine").click("wampa", "atst")
    assert exhausted(table) == ["atst", "battlefield-marine", "wampa"]


@pytest.mark.parametrize("enemies", [0, 3])
def test_republic_defense_carrier_costs_less_for_each_enemy(enemies: int) -> None:
    table = lay({"hand": ["republic-defense-carrier"], "base": "command-center"}, {"groundArena": ["wampa"] * enemies})
    assert paid(table, "play", "republic-defense-carrier") == 13 - enemies


def test_osi_sobeck_captures_what_costs_no_more_than_was_paid() -> None:
    osi = "osi-sobeck#warden-of-the-citadel"
    theirs = ["frontier-atrt", "bossk#deadly-stalker", "underworld-thug"]
    table = lay({"hand": [osi], "groundArena": ["battlefield-marine", "wampa"]}, {"groundArena": theirs})
    table.act("player1", "play", osi).click("battlefield-marine", "wampa")
    assert offered(table) == ["frontier-atrt", "underworld-thug"]


@pytest.mark.parametrize(("hurt", "power"), [(0, 3), (2, 7)])
def test_paz_vizsla_gets_so_much_for_each_damage(hurt: int, power: int) -> None:
    paz = "paz-vizsla#unyielding-warrior"
    assert lay({"groundArena": [{"card": paz, "damage": hurt}]}).unit(paz).power == power


def test_vanguard_ace_counts_the_other_cards_played() -> None:
    table = lay({"hand": ["wampa", "vanguard-ace"]}, {"hand": ["atst"]})
    table.act("player1", "play", "wampa").act("player2", "play", "atst").act("player1", "play", "vanguard-ace")
    assert upgrades(table, "vanguard-ace") == ["experience"]
