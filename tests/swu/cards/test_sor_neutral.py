"""Spark of Rebellion: Villainy, Heroism and neutral cards that do something unusual."""

from __future__ import annotations

from typing import Any

import pytest

from swu.scenes import Scene


def scene(one: dict[str, Any], two: dict[str, Any] | None = None) -> Scene:
    return Scene({"player1": one, "player2": two or {}})


def test_admiral_motti_readies_a_villain_when_he_is_defeated() -> None:
    motti = "admiral-motti#brazen-and-scornful"
    table = scene(
        {"groundArena": [motti, {"card": "atst", "exhausted": True}, {"card": "wampa", "exhausted": True}]},
        {"groundArena": ["battlefield-marine"]},
    )
    table.act("player1", "attack", motti, "battlefield-marine")
    assert table.selectable() == ["player1/groundArena/atst"]
    table.click("atst")
    assert not table.unit("atst").exhausted


@pytest.mark.parametrize(("attacker", "damage"), [("death-star-stormtrooper", 5), ("wampa", 4)])
def test_snowtrooper_lieutenant_strengthens_only_imperials(attacker: str, damage: int) -> None:
    table = scene({"hand": ["snowtrooper-lieutenant"], "groundArena": [attacker]})
    table.act("player1", "play", "snowtrooper-lieutenant", attacker, "administrators-tower")
    assert table.base("player2").damage == damage


def test_i_am_your_father_gives_the_controller_a_say() -> None:
    for answer, damage, cards in (("yes", 7, 0), ("no", 0, 3)):
        table = scene({"hand": ["i-am-your-father"]}, {"groundArena": [{"card": "atst", "upgrades": ["resilient"]}]})
        table.act("player1", "play", "i-am-your-father", "atst")
        assert table.seat == "player2"
        table.choose(answer)
        assert table.unit("atst").damage == damage
        assert len(table.hand("player1")) == cards


def test_maximum_firepower_needs_two_different_imperials() -> None:
    table = scene(
        {"hand": ["maximum-firepower"], "groundArena": ["death-star-stormtrooper", "cell-block-guard", "wampa"]},
        {"groundArena": ["atst"]},
    )
    table.act("player1", "play", "maximum-firepower", "death-star-stormtrooper", "atst")
    assert table.unit("atst").damage == 3
    assert table.selectable() == ["player1/groundArena/cell-block-guard"]
    table.click("cell-block-guard")
    assert table.unit("atst").damage == 6


def test_galactic_ambition_costs_the_base_what_the_unit_would_have() -> None:
    table = scene({"hand": ["galactic-ambition", "atst", "alliance-xwing"], "resources": 9})
    table.act("player1", "play", "galactic-ambition")
    assert table.selectable() == ["player1/hand/atst"]
    table.click("atst")
    assert table.base("player1").damage == 6
    table = scene({"hand": ["galactic-ambition", "atst"], "resources": 9})
    table.act("player1", "play", "galactic-ambition").choose("pass")
    assert table.base("player1").damage == 0


def test_r2d2_may_put_the_top_card_on_the_bottom() -> None:
    r2d2 = "r2d2#ignoring-protocol"
    table = scene({"hand": [r2d2], "deck": ["wampa", "atst"]})
    table.act("player1", "play", r2d2).choose("bottom")
    assert table.deck("player1") == ["atst", "wampa"]


@pytest.mark.parametrize(("number", "options"), [(4, ("draw", "keep")), (3, ("keep",))])
def test_c3po_draws_the_top_card_if_he_guesses_its_cost(number: int, options: tuple[str, ...]) -> None:
    c3po = "c3po#protocol-droid"
    table = scene({"hand": [c3po], "deck": ["wampa", "atst"]})
    table.act("player1", "play", c3po).choose(("number", number))
    assert table.options == options
    table.choose(options[0])
    assert table.hand("player1") == (["wampa"] if number == 4 else [])


@pytest.mark.parametrize(("damage", "paid"), [(24, 6), (25, 5)])
def test_youre_my_only_hope_is_free_for_the_desperate(damage: int, paid: int) -> None:
    base = {"card": "kestro-city", "damage": damage}
    table = scene({"hand": ["youre-my-only-hope"], "deck": ["atst"], "base": base})
    table.act("player1", "play", "youre-my-only-hope").choose("play")
    assert table.units("atst")
    assert 20 - table.ready("player1") == paid  # 5 for the event, off its aspect


def test_medal_ceremony_honours_rebels_that_attacked() -> None:
    table = scene({"hand": ["medal-ceremony"], "groundArena": ["battlefield-marine", "rebel-pathfinder", "wampa"]})
    table.act("player1", "attack", "battlefield-marine", "administrators-tower").act("player2", "pass")
    table.act("player1", "attack", "wampa", "administrators-tower").act("player2", "pass")
    table.act("player1", "play", "medal-ceremony")
    assert table.selectable() == ["player1/groundArena/battlefield-marine"]
    table.click("battlefield-marine")
    assert [one.face.key for one in table.unit("battlefield-marine").upgrades] == ["experience"]


@pytest.mark.rule("swu:8.5.1")
def test_restock_takes_cards_from_one_discard_pile_only() -> None:
    table = scene({"hand": ["restock"], "discard": ["wampa"]}, {"discard": ["atst", "waylay"]})
    table.act("player1", "play", "restock")
    mixed = tuple(table.find(key) for key in ("wampa", "atst"))
    assert table.refuses(mixed) == "swu:8.5.1"
    table.click("atst", "waylay")
    assert sorted(table.deck("player2")[-2:]) == ["atst", "waylay"]
    assert table.discard("player1") == ["wampa", "restock"]


def test_volunteer_soldier_costs_less_beside_a_trooper() -> None:
    for unit, cost in (("battlefield-marine", 2), ("wampa", 3)):
        table = scene({"hand": ["volunteer-soldier"], "groundArena": [unit]})
        table.act("player1", "play", "volunteer-soldier")
        assert table.ready("player1") == 20 - cost


def test_frontier_atrt_ambushes_only_beside_another_vehicle() -> None:
    table = scene({"hand": ["frontier-atrt"]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", "frontier-atrt")
    assert table.asked == "swu-ask-action"
    table = scene({"hand": ["frontier-atrt"], "spaceArena": ["cartel-spacer"]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", "frontier-atrt")
    assert table.asked == "swu-ask-ambush"


def test_snowspeeder_exhausts_an_enemy_ground_vehicle() -> None:
    table = scene(
        {"groundArena": ["snowspeeder", "occupier-siege-tank"]},
        {"groundArena": ["wampa", "atst"], "spaceArena": ["cartel-spacer"]},
    )
    table.act("player1", "attack", "snowspeeder", "wampa")
    assert table.selectable() == ["player2/groundArena/atst"]


@pytest.mark.rule("swu:8.14.1", "swu:8.14.2")
def test_viper_probe_droid_shows_the_hand() -> None:
    table = scene({"hand": ["viper-probe-droid"]}, {"hand": ["wampa"]})
    table.act("player1", "play", "viper-probe-droid")
    assert [table.table.faces[card].key for card, _ in table.table.shown] == ["wampa"]
    table.choose("done")
    assert not table.table.shown
