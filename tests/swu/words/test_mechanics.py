"""Words of single mechanics that few cards use: Credits, capture."""

from __future__ import annotations

import pytest

from swu.words.laying import BASE, lay, upgrades


@pytest.mark.parametrize("number", [0, 2])
def test_cad_bane_defeats_credits_for_experience(number: int) -> None:
    cad = "cad-bane#now-its-my-turn"
    table = lay({"groundArena": [cad], "credits": 3})
    table.act("player1", "attack", cad, BASE).choose(("credits", number))
    assert (table.player("player1").credits, upgrades(table, cad)) == (3 - number, ["experience"] * number)


def test_altering_the_deal_discards_a_captive() -> None:
    table = lay({"hand": ["altering-the-deal"], "groundArena": [{"card": "wampa", "capturedUnits": ["vulptex"]}]})
    table.act("player1", "play", "altering-the-deal").forced()
    assert table.discard("player2") == ["vulptex"]
    assert table.unit("wampa").captives == []


@pytest.mark.rule("swu:8.35.1")
def test_finalizer_lets_each_unit_capture_one_in_its_arena() -> None:
    finalizer = "finalizer#might-of-the-first-order"
    theirs = {"groundArena": ["atst", "vulptex"], "spaceArena": ["alliance-xwing"]}
    table = lay({"hand": [finalizer], "groundArena": ["wampa", "battlefield-marine"]}, theirs)
    table.act("player1", "play", finalizer).click("wampa", finalizer).click("atst").forced()
    assert sorted(unit.face.key for unit in table.units()) == ["battlefield-marine", finalizer, "vulptex", "wampa"]
    assert (len(table.unit("wampa").captives), len(table.unit(finalizer).captives)) == (1, 1)
