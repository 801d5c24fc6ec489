"""Adjectives that few cards use: what is meant, and what is not."""

from __future__ import annotations

import pytest

from swu.words.laying import BASE, OWN_BASE, damage, exhausted, in_any_order, lay, offered, paid, upgrades


def test_ephant_mon_meets_who_attacked_your_base() -> None:
    ephant = "ephant-mon#head-of-security"
    theirs = {"groundArena": ["swoop-racer", "frontier-atrt"], "hasInitiative": True}
    table = lay({"groundArena": [ephant, "wampa"]}, theirs)
    table.act("player2", "attack", "swoop-racer", OWN_BASE).act("player1", "attack", ephant, BASE)
    assert offered(table) == ["swoop-racer"]
    table.click("swoop-racer").click("wampa")
    assert table.units("swoop-racer") == []


@pytest.mark.parametrize(("target", "dealt"), [("atst", 4), (BASE, 3)])
def test_moff_gideon_helps_against_units(target: str, dealt: int) -> None:
    gideon = {"card": "moff-gideon#formidable-commander", "deployed": True}
    table = lay({"leader": gideon, "groundArena": ["battlefield-marine"]}, {"groundArena": ["atst"]})
    table.act("player1", "attack", "battlefield-marine", target)
    assert (table.base("player2") if target == BASE else table.unit("atst")).damage == dealt


def test_qira_makes_the_cards_of_a_name_dear() -> None:
    qira = "qira#playing-her-part"
    prices = []
    for name in ("wampa", "swoop-racer"):
        table = lay({"hand": [qira]}, {"hand": ["wampa"]})
        table.act("player1", "play", qira).choose("done").choose(("name", name))
        before = table.ready("player2")
        table.act("player2", "play", "wampa")
        prices.append(before - table.ready("player2"))
    assert prices == [4 + 2 + 3, 4 + 2]


def test_jango_fett_meets_units_that_friends_hurt() -> None:
    jango = "jango-fett#concealing-the-conspiracy"
    mine = {"leader": jango, "groundArena": ["battlefield-marine"], "hand": ["open-fire"]}
    table = lay(mine, {"groundArena": ["atst"]})
    table.act("player1", "attack", "battlefield-marine", "atst").choose("yes")
    assert exhausted(table) == ["atst"]
    table = lay(mine, {"groundArena": ["atst"]})
    table.act("player1", "play", "open-fire", "atst")
    assert (table.asked, exhausted(table)) == ("swu-ask-action", [])


def test_luthen_rael_avenges_attackers() -> None:
    mine = {"leader": "luthen-rael#dont-you-want-to-fight-for-real", "groundArena": ["battlefield-marine"]}
    table = lay(mine, {"groundArena": ["atst"]})
    table.act("player1", "attack", "battlefield-marine", "atst").choose("yes").click(BASE)
    assert table.base("player2").damage == 1
    table = lay(mine, {"groundArena": ["atst"], "hasInitiative": True})
    table.act("player2", "attack", "atst", "battlefield-marine")
    assert table.asked == "swu-ask-action"


def test_one_in_a_million_meets_units_as_strong_as_the_resources_that_are_left() -> None:
    resources = ["one-in-a-million", *["underworld-thug"] * 8]
    theirs = ["battlefield-marine", "swoop-racer", "underworld-thug"]
    table = lay({"hand": ["when-has-become-now"], "resources": resources}, {"groundArena": theirs})
    table.act("player1", "play", "when-has-become-now").choose(table.options[0])
    assert table.ready("player1") == 3
    table.forced()
    assert sorted(unit.face.key for unit in table.units()) == ["swoop-racer", "underworld-thug"]


def test_echo_meets_units_named_like_the_card() -> None:
    table = lay({"hand": ["echo#restored", "wampa"], "groundArena": ["battlefield-marine"]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", "echo#restored").choose("yes").click("wampa")
    assert offered(table) == ["wampa"]
    table.click("wampa")
    assert upgrades(table, "wampa") == ["experience", "experience"]


@pytest.mark.parametrize(("card", "left"), [("wampa", ["atst"]), ("atst", ["atst", "wampa"])])
def test_the_marauder_meets_cards_named_like_a_unit(card: str, left: list[str]) -> None:
    marauder = "the-marauder#shuttling-the-bad-batch"
    table = lay({"hand": [marauder], "groundArena": ["wampa"], "discard": ["wampa", "atst"]})
    in_any_order(table.act("player1", "play", marauder)).click(card)
    assert sorted(table.discard("player1")) == left
    assert len(table.resources("player1")) == 20 + (len(left) == 1)


def test_obiwan_kenobi_meets_units_without_experience() -> None:
    obiwan = "obiwan-kenobi#courage-makes-heroes"
    units = [{"card": "wampa", "upgrades": ["experience"]}, {"card": "atst", "upgrades": ["shield"]}, "swoop-racer"]
    table = lay({"leader": obiwan, "hasForceToken": True, "groundArena": units})
    table.use("player1", obiwan, 0)
    assert offered(table) == ["atst", "swoop-racer"]


@pytest.mark.parametrize(("theirs", "dealt"), [(0, 4), (1, 0)])
def test_air_superiority_meets_who_has_fewer_space_units(theirs: int, dealt: int) -> None:
    enemies = {"groundArena": ["atst"], "spaceArena": ["alliance-xwing"] * theirs}
    table = lay({"hand": ["air-superiority"], "spaceArena": ["alliance-xwing"]}, enemies)
    table.act("player1", "play", "air-superiority").forced()
    assert damage(table, "atst") == [dealt]


def test_mon_mothma_lets_each_of_the_others_attack_once() -> None:
    mon = "mon-mothma#clinging-to-hope"
    table = lay({"hand": [mon], "groundArena": ["consular-security-force", "wampa"]}, {"groundArena": ["atst"] * 2})
    table.act("player1", "play", mon)
    assert offered(table) == ["consular-security-force", "wampa"]
    table.click("consular-security-force").click("atst")
    assert offered(table) == ["wampa"]


def test_morgan_elsbeth_meets_cards_that_share_a_keyword() -> None:
    morgan = "morgan-elsbeth#following-the-call"
    mine = {"leader": morgan, "groundArena": ["pyke-sentinel"], "hand": ["cell-block-guard", "wampa", "swoop-racer"]}
    table = lay(mine)
    table.act("player1", "attack", "pyke-sentinel", BASE).act("player2", "pass")
    table.use("player1", morgan, 0, "pyke-sentinel")
    assert offered(table) == ["cell-block-guard"]


def test_hired_slicer_meets_units_with_a_trait_of_the_cards() -> None:
    mine = {"groundArena": ["hired-slicer"], "deck": ["wampa", "cell-block-guard", "repair"]}
    table = lay(mine, {"groundArena": ["atst", "vulptex", "jedi-knight"]})
    table.act("player1", "attack", "hired-slicer", BASE).choose(("player", 0))
    assert offered(table) == ["atst", "vulptex"]
    table.click("vulptex")
    assert exhausted(table) == ["hired-slicer", "vulptex"]
    assert table.deck("player1")[0] == "repair"
    assert sorted(table.deck("player1")[1:]) == ["cell-block-guard", "wampa"]


def test_c3po_meets_units_with_a_trait_of_the_leader() -> None:
    c3po = "c3po#translation-protocol"
    table = lay({"groundArena": [c3po, "wampa", "jedi-knight"]}, {"groundArena": ["atst", "battlefield-marine"]})
    table.act("player1", "attack", c3po, BASE)
    assert offered(table) == ["atst", "jedi-knight"]


def test_now_there_are_two_of_them_meets_cards_that_share_a_trait_with_the_only_unit() -> None:
    mine = {"hand": ["now-there-are-two-of-them", "death-star-stormtrooper", "wampa"]}
    table = lay({**mine, "groundArena": ["battlefield-marine"]})
    table.act("player1", "play", "now-there-are-two-of-them")
    assert offered(table) == ["death-star-stormtrooper"]
    before = table.ready("player1")
    table.click("death-star-stormtrooper")
    assert table.ready("player1") == before
    table = lay({**mine, "groundArena": ["battlefield-marine", "jedi-knight"]})
    table.act("player1", "play", "now-there-are-two-of-them")
    assert table.asked == "swu-ask-action"


def test_fight_fire_with_fire_meets_units_that_face_an_enemy() -> None:
    mine = {"groundArena": ["wampa"], "spaceArena": ["republic-arc170"]}
    table = lay({"hand": ["fight-fire-with-fire"], **mine}, {"groundArena": ["atst"]})
    table.act("player1", "play", "fight-fire-with-fire")
    assert offered(table) == ["wampa"]
    table.click("wampa").forced()
    assert damage(table, "wampa", "atst", "republic-arc170") == [3, 3, 0]


def test_when_has_become_now_meets_cards_with_plot() -> None:
    resources = ["one-in-a-million", "wampa", *["underworld-thug"] * 8]
    table = lay({"hand": ["when-has-become-now"], "resources": resources})
    assert paid(table, "play", "when-has-become-now") == 1
    assert offered(table) == ["one-in-a-million"]


@pytest.mark.parametrize(("captives", "dealt"), [([], 3), (["vulptex"], 6)])
def test_detention_block_rescue_meets_units_that_guard_somebody(captives: list[str], dealt: int) -> None:
    table = lay({"hand": ["detention-block-rescue"]}, {"groundArena": [{"card": "atst", "capturedUnits": captives}]})
    table.act("player1", "play", "detention-block-rescue", "atst")
    assert damage(table, "atst") == [dealt]
