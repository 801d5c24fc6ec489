"""Effects that few cards have."""

from __future__ import annotations

from typing import Any

import pytest

from swu.words.laying import BASE, damage, exhausted, in_any_order, lay, offered, upgrades

WING = "system-patrol-craft"


def test_pre_vizsla_buys_an_upgrade() -> None:
    vizsla = "pre-vizsla#power-hungry"
    theirs = [{"card": "wampa", "upgrades": ["academy-training"]}, {"card": "atst", "upgrades": ["entrenched"]}]
    table = lay({"groundArena": [vizsla]}, {"groundArena": theirs})
    table.act("player1", "attack", vizsla, BASE)
    assert offered(table) == ["academy-training"]
    table.click("academy-training").forced()
    assert table.ready("player1") == 18
    assert (upgrades(table, vizsla), upgrades(table, "wampa")) == (["academy-training"], [])


def test_luke_skywalker_lets_the_opponent_choose_and_profit() -> None:
    luke = "luke-skywalker#profit-or-be-destroyed"
    table = lay({"hand": [luke]}, {"groundArena": ["atst"]})
    table.act("player1", "play", luke).forced()
    assert table.seat == "player2"
    table.choose(table.options[0])
    assert (table.player("player1").credits, table.player("player2").credits) == (0, 1)
    assert exhausted(table) == []


def test_admiral_ackbar_gives_an_xwing_to_the_controller() -> None:
    ackbar = "admiral-ackbar#its-a-trap"
    table = lay({"leader": ackbar}, {"groundArena": ["atst"]})
    table.use("player1", ackbar, 0).forced()
    assert [unit.controller for unit in table.units("xwing")] == [1]
    assert "atst" in exhausted(table)


def test_reprocess_puts_units_on_the_bottom() -> None:
    table = lay({"hand": ["reprocess"], "discard": ["wampa", "atst", "repair"], "deck": ["confiscate"]})
    table.act("player1", "play", "reprocess").click("wampa", "atst")
    assert table.deck("player1")[0] == "confiscate"
    assert sorted(table.deck("player1")[1:]) == ["atst", "wampa"]
    assert sorted(table.discard("player1")) == ["repair", "reprocess"]
    assert len(table.units("battle-droid")) == 2


def test_chio_fain_lets_two_players_draw() -> None:
    chio = "chio-fain#fourarmed-slicer"
    table = lay({"groundArena": [chio]})
    table.act("player1", "attack", chio, BASE).choose("yes").forced()
    assert (len(table.hand("player1")), len(table.hand("player2"))) == (1, 1)


def test_spare_the_target_collects_the_bounty_of_what_goes_back() -> None:
    table = lay({"hand": ["spare-the-target"]}, {"groundArena": ["hylobon-enforcer"]})
    table.act("player1", "play", "spare-the-target", "hylobon-enforcer").choose("yes")
    assert table.hand("player2") == ["hylobon-enforcer"]
    assert len(table.hand("player1")) == 1


def test_consolidation_of_power_trades_units_for_one() -> None:
    mine = {"hand": ["consolidation-of-power", "atst", "pre-vizsla#power-hungry"], "groundArena": ["wampa", "vulptex"]}
    table = lay({**mine, "spaceArena": ["alliance-xwing"]})
    before = table.ready("player1")
    table.act("player1", "play", "consolidation-of-power")
    price = before - table.ready("player1")
    table.click("wampa", "alliance-xwing")
    assert offered(table) == ["atst"]
    table.click("atst")
    assert sorted(unit.face.key for unit in table.units()) == ["atst", "vulptex"]
    assert before - table.ready("player1") == price


def test_display_piece_becomes_a_resource_of_its_controller() -> None:
    table = lay({"hand": ["display-piece"]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", "display-piece", "wampa")
    assert (len(table.resources("player2")), table.discard("player2")) == (21, [])
    assert len(table.resources("player1")) == 20


@pytest.mark.rule("swu:1.9.8", "swu:1.9.12")
def test_two_units_are_caught_in_the_crossfire() -> None:
    theirs = {"groundArena": ["consular-security-force", "atst"], "spaceArena": ["alliance-xwing"]}
    table = lay({"hand": ["caught-in-the-crossfire"]}, theirs)
    table.act("player1", "play", "caught-in-the-crossfire", "consular-security-force", "atst")
    assert damage(table, "consular-security-force", "atst", "alliance-xwing") == [6, 3, 0]


def test_jar_jar_binks_hurts_somebody() -> None:
    jar_jar = "jar-jar-binks#foolish-gungan"
    table = lay({"groundArena": [jar_jar]}, {"groundArena": ["atst"]})
    table.act("player1", "attack", jar_jar, BASE)
    hurt = [unit.damage for unit in table.units()] + [table.base(who).damage for who in ("player1", "player2")]
    assert sum(hurt) == 2 + 2


@pytest.mark.parametrize(
    ("struck", "base"), [(["atst"], 2), (["consular-security-force", "atst"], 0), (["wampa", "atst"], 2)]
)
def test_aat_incinerator_hurts_the_base_unless_a_friend_is_really_hurt(struck: list[str], base: int) -> None:
    friends = ["consular-security-force", {"card": "wampa", "upgrades": ["shield"]}]
    table = lay({"hand": ["aat-incinerator"], "groundArena": friends}, {"groundArena": ["atst"]})
    table.act("player1", "play", "aat-incinerator").click(*struck).forced()
    assert damage(table, "atst") == [1]
    assert table.base("player1").damage == base


def test_the_chaos_of_war_hurts_each_base_by_the_hand_of_its_player() -> None:
    table = lay({"hand": ["the-chaos-of-war", "wampa"]}, {"hand": ["wampa"] * 3})
    table.act("player1", "play", "the-chaos-of-war")
    assert [table.base(who).damage for who in ("player1", "player2")] == [1, 3]


def test_lethal_crackdown_hurts_your_base_by_the_power() -> None:
    table = lay({"hand": ["lethal-crackdown"]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", "lethal-crackdown", "wampa")
    assert [table.base(who).damage for who in ("player1", "player2")] == [4, 0]


def test_sabe_discards_one_of_the_top_cards() -> None:
    sabe = "sabe#queens-shadow"
    table = lay({"leader": sabe, "groundArena": ["wampa"]}, {"deck": ["atst", "vulptex", "repair"]})
    table.act("player1", "attack", "wampa", BASE).choose("yes").click("vulptex")
    assert (table.discard("player2"), table.deck("player2")) == (["vulptex"], ["atst", "repair"])


@pytest.mark.rule("swu:7.1.4")
def test_each_player_loses_a_unit_in_a_merciless_contest() -> None:
    mine, theirs = ["battlefield-marine", "wampa"], ["atst", "vulptex"]
    table = lay({"hand": ["merciless-contest"], "groundArena": mine}, {"groundArena": theirs})
    table.act("player1", "play", "merciless-contest").click("battlefield-marine")
    assert table.seat == "player2"
    table.click("vulptex")
    assert sorted(unit.face.key for unit in table.units()) == ["atst", "wampa"]


def test_kimogila_heavy_fighter_exhausts_each_unit_it_damaged() -> None:
    fighter = "kimogila-heavy-fighter"
    table = lay({"hand": [fighter]}, {"groundArena": ["atst", "wampa", "vulptex"]})
    table.act("player1", "play", fighter).choose(("player", 1)).spread({"atst": 1, "wampa": 2})
    assert damage(table, "atst", "wampa", "vulptex") == [1, 2, 0]
    assert exhausted(table) == ["atst", fighter, "wampa"]


@pytest.mark.parametrize(("name", "hand"), [("atst", True), ("wampa", False)])
def test_foresight_draws_what_was_named(name: str, hand: bool) -> None:
    mine = {"groundArena": [{"card": "wampa", "upgrades": ["foresight"]}], "deck": ["atst", *["repair"] * 4]}
    table = lay(mine)
    table.choose("pass").choose("pass").choose(("name", name)).choose("draw" if hand else table.options[0])
    assert table.hand("player1") == (["atst", "repair", "repair"] if hand else ["atst", "repair"])


@pytest.mark.parametrize("left", [False, True])
def test_yoda_draws_and_puts_a_card_back(left: bool) -> None:
    yoda = "yoda#sensing-darkness"
    mine = {"leader": yoda, "hand": ["repair"], "deck": ["atst", "vulptex"], "groundArena": ["battlefield-marine"]}
    table = lay(mine, {"groundArena": ["wampa"]})
    if left:
        table.act("player1", "attack", "battlefield-marine", "wampa").act("player2", "pass")
    table.use("player1", yoda, 0)
    if left:
        table.click("repair").choose(table.options[0])
        assert table.hand("player1") == ["atst"]
        assert sorted(table.deck("player1")) == ["repair", "vulptex"]
    else:
        assert table.hand("player1") == ["repair"]


@pytest.mark.rule("swu:8.35.1.a")
def test_single_reactor_ignition_hurts_bases_for_enemies_only() -> None:
    theirs = {"groundArena": ["atst"], "spaceArena": ["alliance-xwing"]}
    table = lay({"hand": ["single-reactor-ignition"], "groundArena": ["wampa"]}, theirs)
    table.act("player1", "play", "single-reactor-ignition")
    assert table.units() == []
    assert [table.base(who).damage for who in ("player1", "player2")] == [0, 2]


def test_piercing_shot_defeats_shields_and_hurts_the_same_unit() -> None:
    theirs = [{"card": "wampa", "upgrades": ["shield", "shield", "experience"]}, "atst"]
    table = lay({"hand": ["piercing-shot"]}, {"groundArena": theirs})
    table.act("player1", "play", "piercing-shot", "wampa")
    assert (upgrades(table, "wampa"), damage(table, "wampa", "atst")) == (["experience"], [3, 0])


def test_thrawn_looks_at_the_top_of_each_deck() -> None:
    table = lay({"leader": "grand-admiral-thrawn#patient-and-insightful"})
    table.next_round()
    assert (table.seat, table.options) == ("player1", (("player", 0), ("player", 1)))
    table.choose(("player", 1))
    assert table.options == (("player", 0),)


@pytest.mark.rule("swu:8.5.1")
def test_doctor_aphra_gets_one_of_three_cards_back() -> None:
    aphra = "doctor-aphra#rapacious-archaeologist"
    table = lay({"leader": aphra, "discard": ["wampa", "atst", "vulptex", "repair", "wampa"]})
    table.use("player1", aphra, 0)
    alike = [option for option in table.options if table.table.faces[option[1]].key == "wampa"]
    assert table.refuses((*alike, table.find("atst"))) == "swu:8.5.1"
    table.click("wampa", "atst", "vulptex")
    assert len(table.hand("player1")) == 1
    assert set(table.hand("player1")) < {"wampa", "atst", "vulptex"}
    assert len(table.discard("player1")) == 4


@pytest.mark.parametrize(("answer", "deck"), [("bottom", ["vulptex", "atst"]), ("keep", ["atst", "vulptex"])])
def test_watchful_may_move_the_top_card_to_the_bottom(answer: str, deck: list[str]) -> None:
    table = lay({"groundArena": [{"card": "wampa", "upgrades": ["watchful"]}]}, {"deck": ["atst", "vulptex"]})
    table.act("player1", "attack", "wampa", BASE).choose(("player", 1)).choose(answer)
    assert table.deck("player2") == deck


def test_gideons_light_cruiser_plays_from_hand_or_discard_pile() -> None:
    cruiser = "gideons-light-cruiser#dark-troopers-station"
    mine = {"hand": [cruiser, "cell-block-guard", "atst"], "discard": ["tieln-fighter", "battlefield-marine"]}
    table = lay({**mine, "leader": "moff-gideon#formidable-commander"})
    table.act("player1", "play", cruiser)
    assert offered(table) == ["cell-block-guard", "tieln-fighter"]
    before = table.ready("player1")
    table.click("tieln-fighter")
    assert table.unit("tieln-fighter").controller == 0
    assert table.ready("player1") == before


@pytest.mark.rule("swu:8.10.1")
def test_lightspeed_assault_rams_one_unit_into_another() -> None:
    table = lay(
        {"hand": ["lightspeed-assault"], "spaceArena": ["republic-arc170"]}, {"spaceArena": [WING, "tieln-fighter"]}
    )
    table.act("player1", "play", "lightspeed-assault", "republic-arc170", WING)
    assert table.units("republic-arc170") == []
    table.spread({BASE: 3})
    assert (damage(table, WING), table.base("player2").damage) == ([3], 3)


def test_darth_traya_readies_a_leader() -> None:
    traya = "darth-traya#lord-of-betrayal"
    leader = {"card": "darth-vader#dark-lord-of-the-sith", "exhausted": True}
    table = lay({"groundArena": [traya], "leader": leader})
    table.act("player1", "attack", traya, BASE).click("darth-vader#dark-lord-of-the-sith")
    assert not table.leader("player1").exhausted


def test_arquitens_assault_cruiser_makes_a_resource_of_its_prey() -> None:
    cruiser = "arquitens-assault-cruiser"
    table = lay({"spaceArena": [cruiser]}, {"spaceArena": ["alliance-xwing"]})
    table.act("player1", "attack", cruiser, "alliance-xwing")
    assert (len(table.resources("player1")), table.discard("player2")) == (21, [])


@pytest.mark.parametrize(("tokens", "hand"), [(2, True), (1, False)])
def test_darth_sion_returns_if_he_was_strong(tokens: int, hand: bool) -> None:
    sion = "darth-sion#lord-of-pain"
    units = [{"card": sion, "upgrades": ["experience"] * tokens}]
    table = lay({"groundArena": units, "hand": ["vanquish"]})
    table.act("player1", "play", "vanquish", sion)
    assert (sion in table.hand("player1"), sion in table.discard("player1")) == (hand, not hand)


def test_boshek_keeps_the_odd_cards() -> None:
    boshek = "boshek#charismatic-smuggler"
    table = lay({"hand": [boshek], "deck": ["tieln-fighter", "wampa", "atst"], "spaceArena": ["alliance-xwing"]})
    table.act("player1", "pilot", boshek, "alliance-xwing")
    assert (table.hand("player1"), table.discard("player1")) == (["tieln-fighter"], ["wampa"])


def test_ahsoka_tano_returns_with_her_upgrades() -> None:
    ahsoka = "ahsoka-tano#always-ready-for-trouble"
    table = lay({"groundArena": [{"card": ahsoka, "upgrades": ["academy-training", "experience"]}]})
    table.use("player1", ahsoka)
    assert sorted(table.hand("player1")) == ["academy-training", ahsoka]
    assert table.discard("player1") == []


def test_aggrieved_parliamentarian_has_a_discard_pile_shuffled_away() -> None:
    unit = "aggrieved-parliamentarian"
    table = lay({"hand": [unit], "discard": ["repair"]}, {"discard": ["wampa", "atst"], "deck": ["vulptex"]})
    table.act("player1", "play", unit).forced()
    assert (table.discard("player2"), table.deck("player2")[0]) == ([], "vulptex")
    assert sorted(table.deck("player2")[1:]) == ["atst", "wampa"]
    assert table.discard("player1") == ["repair"]


def test_quigon_jinn_sifts_the_top_cards() -> None:
    quigon = "quigon-jinn#influencing-chance"
    table = lay({"hand": [quigon], "deck": ["wampa", "atst", "vulptex", "repair"]})
    table.act("player1", "play", quigon).click("atst")
    table.choose(table.options[0])
    assert table.discard("player1") == ["atst"]
    assert sorted(table.deck("player1")[:2]) == ["vulptex", "wampa"]
    assert table.deck("player1")[2:] == ["repair"]


@pytest.mark.rule("swu:8.25.1")
def test_daring_delve_takes_an_aggression_card_back() -> None:
    table = lay({"hand": ["daring-delve"], "deck": ["wampa", "repair"]})
    table.act("player1", "play", "daring-delve")
    assert offered(table) == ["wampa"]
    table.click("wampa")
    assert (table.hand("player1"), sorted(table.discard("player1"))) == (["wampa"], ["daring-delve", "repair"])


def test_wartime_profiteering_takes_one_of_as_many_as_fell() -> None:
    mine = {
        "hand": ["wartime-profiteering"],
        "groundArena": ["battlefield-marine"],
        "deck": ["wampa", "atst", "repair"],
    }
    table = lay(mine, {"groundArena": ["swoop-racer"]})
    table.act("player1", "attack", "battlefield-marine", "swoop-racer").act("player2", "pass")
    table.act("player1", "play", "wartime-profiteering")
    assert offered(table) == ["atst", "wampa"]
    table.click("atst")
    assert (table.hand("player1"), table.deck("player1")) == (["atst"], ["repair", "wampa"])


def test_old_daka_plays_what_she_defeats() -> None:
    daka, night = "old-daka#oldest-and-wisest", "witch-of-the-mist"
    table = lay({"hand": [daka], "groundArena": [{"card": night, "damage": 1}, "wampa"]})
    table.act("player1", "play", daka)
    assert offered(table) == [night]
    table.click(night).choose(table.options[0])
    in_any_order(table)
    assert damage(table, night) == [0]


def test_kreias_whispers_put_one_card_on_top_and_one_on_the_bottom() -> None:
    table = lay({"hand": ["kreias-whispers"], "deck": ["wampa", "atst", "vulptex", "repair"]})
    table.act("player1", "play", "kreias-whispers", "atst", "wampa")
    assert (table.hand("player1"), table.deck("player1")) == (["vulptex"], ["atst", "repair", "wampa"])


@pytest.mark.parametrize("helper", ["battle-droid", "general-grievous#general-of-the-droid-armies"])
def test_soulless_one_exhausts_a_droid_or_grievous(helper: str) -> None:
    soulless = "soulless-one#customized-for-grievous"
    leader = "general-grievous#general-of-the-droid-armies"
    table = lay({"leader": leader, "spaceArena": [soulless], "groundArena": ["battle-droid", "wampa"]})
    table.act("player1", "attack", soulless, BASE)
    assert offered(table) == ["battle-droid", leader]
    table.click(helper)
    assert table.base("player2").damage == 3
    assert (table.leader("player1").exhausted, "battle-droid" in exhausted(table)) == (
        helper == leader,
        helper != leader,
    )


@pytest.mark.parametrize(("answer", "hurt", "hand"), [("repair", 0, []), ("", 2, ["repair"])])
def test_syril_karn_hurts_unless_a_card_is_discarded(answer: str, hurt: int, hand: list[str]) -> None:
    syril = "syril-karn#where-is-he"
    mine: dict[str, Any] = {"groundArena": [syril], "hand": ["wampa", "death-star-stormtrooper"]}
    table = lay(mine, {"groundArena": ["atst"], "hand": ["repair"]})
    table.act("player1", "attack", syril, BASE).click("wampa", "death-star-stormtrooper")
    table.forced().click("atst")
    assert table.seat == "player2"
    table.click(answer) if answer else table.choose("pass")
    assert (damage(table, "atst"), table.hand("player2")) == ([hurt], hand)


@pytest.mark.parametrize(("answer", "tired", "ready"), [("yes", [], 18), ("no", ["atst"], 20)])
def test_one_looks_the_other_way_for_money(answer: str, tired: list[str], ready: int) -> None:
    table = lay({"hand": ["look-the-other-way"]}, {"groundArena": ["atst"]})
    table.act("player1", "play", "look-the-other-way", "atst")
    assert table.seat == "player2"
    table.choose(answer)
    assert (exhausted(table), table.ready("player2")) == (tired, ready)


@pytest.mark.parametrize(("answer", "hurt", "drawn"), [("yes", 2, 0), ("no", 0, 1)])
def test_dedra_meero_leaves_it_to_the_controller(answer: str, hurt: int, drawn: int) -> None:
    dedra = "dedra-meero#not-wasting-time"
    table = lay({"leader": dedra}, {"groundArena": ["wampa"]})
    table.use("player1", dedra, 0, "wampa")
    assert table.seat == "player2"
    table.choose(answer)
    assert (damage(table, "wampa"), len(table.hand("player1"))) == ([hurt], drawn)


@pytest.mark.parametrize(("where", "deck"), [("top", ["wampa", "repair"]), ("bottom", ["repair", "wampa"])])
def test_quigon_jinn_lets_the_owner_choose_an_end_of_the_deck(where: str, deck: list[str]) -> None:
    quigon = "quigon-jinn#the-negotiations-will-be-short"
    mine = {"groundArena": [quigon], "hand": ["vanquish"]}
    table = lay(mine, {"groundArena": ["wampa", "atst"], "deck": ["repair"]})
    table.act("player1", "play", "vanquish", quigon, "wampa")
    assert table.seat == "player2"
    table.choose(where)
    assert table.deck("player2") == deck
