"""Abilities that few cards have."""

from __future__ import annotations

from typing import Any

import pytest

from swu.words.laying import damage, lay
from tablero.games.swu.cards import face


def test_relentless_blanks_the_first_event_of_an_opponent() -> None:
    mine = {"spaceArena": ["relentless#konstantines-folly"], "hand": ["open-fire"]}
    table = lay(mine, {"groundArena": ["atst"], "hand": ["open-fire", "open-fire"]})
    table.act("player1", "play", "open-fire", "atst")
    assert damage(table, "atst") == [4]
    table.act("player2", "play", "open-fire")
    assert (table.seat, table.discard("player2")) == ("player1", ["open-fire"])
    table.act("player1", "pass").act("player2", "play", "open-fire", "relentless#konstantines-folly")
    assert damage(table, "relentless#konstantines-folly") == [4]


@pytest.mark.parametrize(("who", "hurt"), [("player2", [2]), ("player1", [])])
def test_cassian_andor_prevents_some_damage_of_enemy_abilities(who: str, hurt: list[int]) -> None:
    cassian = "cassian-andor#lay-low"
    sides: dict[str, dict[str, Any]] = {"player1": {"groundArena": [{"card": cassian, "upgrades": ["experience"]}]}}
    sides.setdefault(who, {}).update(hand=["open-fire"], hasInitiative=True)
    table = lay(sides["player1"], sides.get("player2"))
    table.act(who, "play", "open-fire", cassian)
    assert [unit.damage for unit in table.units(cassian)] == hurt


@pytest.mark.parametrize("token", ["credit", "shield"])
def test_tokens_say_what_the_rules_let_them_do(token: str) -> None:
    assert [ability.text().id for ability in face(token).abilities] != []
