"""Conditions that few cards ask for: what follows if it is so, and that nothing does if it is not."""

from __future__ import annotations

from typing import Any

import pytest

from swu.giving import give
from swu.scenes import Scene
from swu.words.laying import BASE, OWN_BASE, damage, exhausted, in_any_order, lay, upgrades
from tablero.games.swu.constants import KEYWORD_BITS
from tablero.games.swu.vocabulary import DrawCards, on_attack

SENTINEL = KEYWORD_BITS["sentinel"]


def sentinel(table: Scene, key: str) -> bool:
    return bool(table.unit(key).flags & SENTINEL)


@pytest.mark.parametrize(("base", "asked"), [(OWN_BASE, "swu-ask-may"), ("command-center", "swu-ask-action")])
def test_rey_asks_for_a_leader_or_base_with_aggression(base: str, asked: str) -> None:
    beilert, rey = "beilert-valance#target-vader", "rey#with-palpatines-power"
    leader = "luke-skywalker#faithful-friend"
    table = lay({"leader": leader, "base": base, "groundArena": [beilert], "deck": [rey]})
    table.act("player1", "attack", beilert, BASE).choose("pass")
    assert table.asked == asked


@pytest.mark.parametrize(("cards", "dealt"), [(2, 4), (1, 2)])
def test_dedra_meero_wants_the_bigger_hand(cards: int, dealt: int) -> None:
    dedra = "dedra-meero#not-wasting-time"
    table = lay({"leader": {"card": dedra, "deployed": True}, "hand": ["wampa"] * cards}, {"hand": ["wampa"]})
    table.act("player1", "attack", dedra, BASE)
    assert table.base("player2").damage == dealt


def test_stay_on_target_asks_who_dealt_the_damage() -> None:
    table = lay({"hand": ["stay-on-target"], "spaceArena": ["alliance-xwing"]})
    table.act("player1", "play", "stay-on-target", "alliance-xwing", BASE)
    assert len(table.hand("player1")) == 1
    rey = "rey#with-palpatines-power"
    mine = {"hand": ["stay-on-target"], "spaceArena": ["alliance-xwing"], "deck": [rey, "wampa"]}
    table = lay(mine, {"spaceArena": ["tieln-fighter"]})
    give(table, "alliance-xwing", on_attack(DrawCards()))
    table.act("player1", "play", "stay-on-target", "alliance-xwing", "tieln-fighter").choose("yes")
    table.click("tieln-fighter").click(BASE)
    assert table.base("player2").damage == 2
    assert table.hand("player1") == [rey]


def test_a_stolen_landspeeder_goes_to_the_opponent_from_hand_and_comes_back_to_stay() -> None:
    speeder = "stolen-landspeeder"
    table = lay({"hand": [speeder], "groundArena": ["wampa"]})
    table.act("player1", "play", speeder).forced()
    assert table.unit(speeder).controller == 1
    table.act("player2", "pass").act("player1", "attack", "wampa", speeder).choose("yes").forced()
    assert table.unit(speeder).controller == 0
    assert upgrades(table, speeder) == ["experience"]


def test_a_landspeeder_of_their_own_is_not_collected() -> None:
    table = lay({"groundArena": ["wampa"]}, {"groundArena": ["stolen-landspeeder"]})
    table.act("player1", "attack", "wampa", "stolen-landspeeder")
    assert table.asked == "swu-ask-action"
    assert table.units("stolen-landspeeder") == []


@pytest.mark.parametrize(("captor", "droids"), [("wampa", 2), ("battlefield-marine", 0), ("jedi-knight", 0)])
def test_prisoner_of_war_asks_whether_the_captive_is_cheaper(captor: str, droids: int) -> None:
    table = lay({"hand": ["prisoner-of-war"], "groundArena": [captor]}, {"groundArena": ["swoop-racer"]})
    table.act("player1", "play", "prisoner-of-war", captor, "swoop-racer")
    assert table.units("swoop-racer") == []
    assert len(table.units("battle-droid")) == droids


@pytest.mark.parametrize(("card", "resources"), [("battlefield-marine", 21), ("wampa", 20)])
def test_spark_of_hope_asks_for_a_unit_defeated_in_this_phase(card: str, resources: int) -> None:
    mine = {"hand": ["spark-of-hope"], "groundArena": ["battlefield-marine"], "discard": ["wampa"]}
    table = lay(mine, {"groundArena": ["atst"]})
    table.act("player1", "attack", "battlefield-marine", "atst").act("player2", "pass")
    table.act("player1", "play", "spark-of-hope", card)
    assert len(table.resources("player1")) == resources
    assert (card in table.discard("player1")) == (resources == 20)


@pytest.mark.parametrize(("other", "held"), [("rey#with-palpatines-power", True), ("wampa", False)])
def test_raddus_asks_for_another_resistance_card(other: str, held: bool) -> None:
    raddus = "raddus#holdos-final-command"
    assert sentinel(lay({"spaceArena": [raddus], "groundArena": [other]}), raddus) == held


@pytest.mark.parametrize(
    ("top", "attacker", "dealt"),
    [
        ("tieln-fighter", "swoop-racer", 5),
        ("jedi-knight", "swoop-racer", 4),
        ("wampa", "swoop-racer", 4),
        ("tieln-fighter", "battlefield-marine", 3),
    ],
)
def test_han_solo_wants_different_odd_costs(top: str, attacker: str, dealt: int) -> None:
    han = "han-solo#never-tell-me-the-odds"
    table = lay({"leader": han, "groundArena": [attacker], "deck": [top]})
    table.use("player1", han, 0, attacker, BASE)
    assert table.base("player2").damage == dealt


@pytest.mark.parametrize(
    ("shown", "power", "left"), [(["battlefield-marine"], 5, []), (["tieln-fighter"], 3, [2]), ([], 3, [])]
)
def test_ebon_hawk_asks_which_aspects_were_disclosed(shown: list[str], power: int, left: list[int]) -> None:
    hawk = "ebon-hawk#cause-and-effect"
    mine = {"spaceArena": [hawk], "hand": ["battlefield-marine", "tieln-fighter"]}
    table = lay(mine, {"spaceArena": ["invincible#naval-adversary"]})
    table.act("player1", "attack", hawk, "invincible#naval-adversary").click(*shown).forced()
    assert damage(table, "invincible#naval-adversary") == [power]
    assert [unit.damage for unit in table.units(hawk)] == left


@pytest.mark.parametrize(("theirs", "drawn"), [(1, 1), (0, 0)])
def test_broken_horn_asks_for_fewer_cards(theirs: int, drawn: int) -> None:
    table = lay({"hand": ["broken-horn#vizagos-pride"]}, {"hand": ["wampa"] * theirs})
    table.act("player1", "play", "broken-horn#vizagos-pride")
    assert len(table.hand("player1")) == drawn


def test_nabat_village_asks_for_the_first_round() -> None:
    table = lay({"base": "nabat-village", "hand": ["wampa"] * 4})
    table.next_round()
    assert table.asked == "swu-ask-action"
    assert len(table.hand("player1")) == 4 + 2


def test_jedi_vector_asks_for_a_lightsaber_of_yours() -> None:
    armed: dict[str, Any] = {"groundArena": [{"card": "wampa", "upgrades": ["jedi-lightsaber"]}]}
    trained: dict[str, Any] = {"groundArena": [{"card": "wampa", "upgrades": ["academy-training"]}]}
    powers = [
        lay({"spaceArena": ["jedi-vector"], **mine}, theirs).unit("jedi-vector").power
        for mine, theirs in ((armed, {}), (trained, {}), ({}, armed))
    ]
    assert powers == [2, 1, 1]


@pytest.mark.parametrize(
    ("discard", "power"),
    [([], 4), (["wampa"], 4), (["alliance-xwing"], 1), (["atst"], 1)],
)
def test_anakin_skywalker_asks_for_heroism_and_for_villainy_in_the_discard_pile(discard: list[str], power: int) -> None:
    anakin = "anakin-skywalker#champion-of-mortis"
    table = lay({"hand": [anakin], "discard": discard}, {"groundArena": ["wampa"]})
    in_any_order(table.act("player1", "play", anakin))
    if power == 1:
        in_any_order(table.click("wampa"))
    assert table.asked == "swu-ask-action"
    assert table.unit("wampa").power == power


def test_what_admiral_yularen_chose_ends_with_him() -> None:
    yularen = "admiral-yularen#fleet-coordinator"
    table = lay({"hand": [yularen], "spaceArena": ["alliance-xwing"]}, {"hand": ["vanquish"]})
    table.act("player1", "play", yularen).choose(next(each for each in table.options if "sentinel" in str(each)))
    assert sentinel(table, "alliance-xwing")
    table.act("player2", "play", "vanquish", yularen)
    assert not sentinel(table, "alliance-xwing")


def test_face_off_asks_whether_the_initiative_was_taken() -> None:
    tired = [{"card": "wampa", "exhausted": True}]
    mine = {"hand": ["face-off"], "groundArena": tired}
    table = lay(mine, {"groundArena": [{"card": "atst", "exhausted": True}]})
    table.act("player1", "play", "face-off").click("atst").forced()
    assert exhausted(table) == []
    table = lay(mine, {"groundArena": [{"card": "atst", "exhausted": True}], "hasInitiative": True})
    table.act("player2", "initiative").act("player1", "play", "face-off")
    assert exhausted(table) == ["atst", "wampa"]


@pytest.mark.parametrize(("unit", "dealt"), [("alliance-xwing", 2), ("republic-arc170", 0)])
def test_shoot_down_asks_whether_it_fell(unit: str, dealt: int) -> None:
    table = lay({"hand": ["shoot-down"]}, {"spaceArena": [unit]})
    table.act("player1", "play", "shoot-down", unit)
    if dealt:
        table.click(BASE)
    assert table.asked == "swu-ask-action"
    assert table.base("player2").damage == dealt


@pytest.mark.parametrize(("hurt", "left"), [(0, 6), (2, 10)])
def test_choke_on_aspirations_asks_whether_it_survives(hurt: int, left: int) -> None:
    mine = {"base": {"card": OWN_BASE, "damage": 10}, "groundArena": [{"card": "wampa", "damage": hurt}]}
    table = lay({"hand": ["choke-on-aspirations"], **mine})
    table.act("player1", "play", "choke-on-aspirations", "wampa").choose(("number", 4))
    assert table.base("player1").damage == left
    assert (table.units("wampa") == []) == (hurt == 2)


@pytest.mark.parametrize(("name", "dealt"), [("wampa", 8), ("atst", 4)])
def test_zuckuss_asks_whether_the_name_was_right(name: str, dealt: int) -> None:
    zuckuss = "zuckuss#the-findsman"
    table = lay({"groundArena": [zuckuss]}, {"deck": ["wampa", "atst"]})
    table.act("player1", "attack", zuckuss, BASE).choose(("name", name))
    assert table.base("player2").damage == dealt
    assert (table.discard("player2"), table.deck("player2")) == (["wampa"], ["atst"])


@pytest.mark.parametrize(("ready", "droids"), [(0, 1), (1, 0)])
def test_rush_clovis_asks_for_no_ready_resources(ready: int, droids: int) -> None:
    rush = "rush-clovis#banking-clan-scion"
    table = lay({"groundArena": [rush]}, {"resources": {"readyCount": ready, "exhaustedCount": 2}})
    table.act("player1", "attack", rush, BASE)
    assert len(table.units("battle-droid")) == droids


@pytest.mark.parametrize(("theirs", "held"), [(1, True), (2, False)])
def test_a_corrupt_politician_asks_for_more_units(theirs: int, held: bool) -> None:
    table = lay({"groundArena": ["corrupt-politician", "wampa"]}, {"groundArena": ["atst"] * theirs})
    assert sentinel(table, "corrupt-politician") == held


@pytest.mark.rule("swu:1.8.6")
def test_lux_bonteri_asks_whether_less_was_paid() -> None:
    theirs = {"hand": ["now-there-are-two-of-them", "death-star-stormtrooper"], "groundArena": ["battlefield-marine"]}
    table = lay({"groundArena": ["lux-bonteri#renegade-separatist"]}, {**theirs, "hasInitiative": True})
    table.act("player2", "play", "now-there-are-two-of-them", "death-star-stormtrooper")
    assert table.seat == "player1"
    assert table.asked != "swu-ask-action"
    table = lay({"groundArena": ["lux-bonteri#renegade-separatist"]}, {**theirs, "hasInitiative": True})
    table.act("player2", "play", "death-star-stormtrooper")
    assert (table.seat, table.asked) == ("player1", "swu-ask-action")


@pytest.mark.parametrize("card", ["kylos-tie-silencer#ruthlessly-efficient", "salvaged-blaster"])
def test_what_was_discarded_in_this_phase_can_be_played(card: str) -> None:
    mine = {"hand": ["daring-delve"], "groundArena": ["wampa"]}
    table = lay({**mine, "deck": [card, "repair"]})
    table.act("player1", "play", "daring-delve").choose("pass").act("player2", "pass")
    table.use("player1", card).forced()
    assert card not in table.discard("player1")
    table = lay({**mine, "discard": [card]})
    assert not [option for option in table.options if option[0] == "use" and option[1] != "leader"]


def test_populist_advisor_asks_whether_your_base_was_hit() -> None:
    theirs = {"groundArena": ["wampa"], "hasInitiative": True}
    table = lay({"groundArena": ["populist-advisor"]}, theirs)
    table.act("player2", "attack", "wampa", OWN_BASE)
    assert sentinel(table, "populist-advisor")
