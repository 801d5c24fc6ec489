"""Worked examples of the actions a player takes."""

from __future__ import annotations

from typing import Any

import pytest

from swu.examples.laying import in_play, scene
from swu.scenes import Scene


def governor(**theirs: Any) -> Scene:
    """Player 1 has named Battlefield Marine with the Regional Governor."""
    mine = {"hand": ["regional-governor", "battlefield-marine"], "groundArena": ["wampa"]}
    scene = Scene({"player1": mine, "player2": theirs})
    scene.act("player1", "play", "regional-governor")
    return scene.choose(("name", "battlefield-marine"))


@pytest.mark.example("swu-ex:6.2.2.a-1")
@pytest.mark.rule("swu:6.2.2.a", "swu:8.20.1", "swu:8.18.1")
def test_a_named_card_is_refused_before_its_cost_is_looked_at() -> None:
    scene = governor(hand=["battlefield-marine", "repair"], resources=0)
    cards = {scene.table.faces[card].key: card for card in scene.player("player2").hand}
    assert scene.refuses(("play", cards["battlefield-marine"])) == "swu:8.20.3"
    assert scene.refuses(("play", cards["repair"])) == "swu:1.8.2"


@pytest.mark.example("swu-ex:8.20.3-1", "swu-ex:8.6.4-1")
@pytest.mark.rule("swu:8.20.3", "swu:8.6.4")
def test_the_naming_ends_with_the_unit_and_a_new_copy_names_a_card_again() -> None:
    scene = governor(hand=["battlefield-marine", "takedown"])
    marine = scene.player("player2").hand[0]
    assert scene.refuses(("play", marine)) == "swu:8.20.3"
    scene.act("player2", "play", "takedown", "regional-governor")
    scene.act("player1", "attack", "wampa", "administrators-tower")
    assert ("play", marine) in scene.options
    scene.act("player2", "pass")
    scene.edit("move", ("card", scene.player("player1").discard[0]), "hand")
    scene.act("player1", "play", "regional-governor")
    scene.choose(("name", "atst"))
    assert ("play", marine) in scene.options


@pytest.mark.rule("swu:8.18.1")
def test_the_player_who_names_a_card_may_play_it() -> None:
    scene = governor()
    scene.act("player2", "pass")
    scene.act("player1", "play", "battlefield-marine")
    assert scene.units("battlefield-marine")


@pytest.mark.example("swu-ex:6.4.0.f-1")
@pytest.mark.rule("swu:6.4.0.f", "swu:6.4.0.d")
def test_an_action_can_be_used_with_its_condition_unmet() -> None:
    scene = Scene(
        {"player1": {"leader": "iden-versio#inferno-squad-commander", "base": {"card": "kestro-city", "damage": 5}}}
    )
    scene.use("player1", "iden-versio#inferno-squad-commander", 0)
    assert scene.leader("player1").exhausted
    assert scene.base("player1").damage == 5
    assert scene.seat == "player2"


@pytest.mark.rule("swu:6.4.0.f")
def test_the_same_action_with_its_condition_met() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": "iden-versio#inferno-squad-commander",
                "base": {"card": "kestro-city", "damage": 5},
                "groundArena": ["wampa"],
            },
            "player2": {"groundArena": ["battlefield-marine"]},
        }
    )
    scene.act("player1", "attack", "wampa", "battlefield-marine")
    scene.act("player2", "pass")
    scene.use("player1", "iden-versio#inferno-squad-commander", 0)
    assert scene.base("player1").damage == 4


@pytest.mark.example("swu-ex:6.4.3.c-1")
@pytest.mark.rule("swu:6.4.3.c", "swu:6.4.4.a")
@pytest.mark.parametrize(("ready", "exhausted"), [(0, False), (1, True)])
def test_each_part_of_a_cost_must_be_payable(ready: int, exhausted: bool) -> None:
    luke = {"card": "luke-skywalker#faithful-friend", "exhausted": exhausted}
    scene = Scene({"player1": {"leader": luke, "resources": {"readyCount": ready, "exhaustedCount": 3}}})
    assert scene.refuses(("use", "leader", scene.leader("player1").id, 0)) == "swu:6.4.4.a"


@pytest.mark.rule("swu:6.4.3.c")
def test_with_both_parts_the_cost_is_paid() -> None:
    scene = Scene({"player1": {"leader": "luke-skywalker#faithful-friend", "resources": 1}})
    scene.use("player1", "luke-skywalker#faithful-friend", 0)
    assert (scene.ready("player1"), scene.leader("player1").exhausted) == (0, True)


@pytest.mark.rule("swu:6.2.0.c", "swu:6.2.2.c")
@pytest.mark.example("swu-ex:6.2.0.c-1")
def test_a_card_that_can_do_nothing_can_be_played() -> None:
    table = scene({"hand": ["open-fire"]})
    table.act("player1", "play", "open-fire")
    assert table.discard("player1") == ["open-fire"]
    assert table.ready("player1") == 17


@pytest.mark.rule("swu:6.3.3.a")
@pytest.mark.example("swu-ex:6.3.3.a-1")
def test_an_ability_for_attacks_on_damaged_units_is_active_only_then() -> None:
    trooper = "first-legion-snowtrooper"
    table = scene({"groundArena": [trooper]}, {"groundArena": ["cell-block-guard"]})
    table.act("player1", "attack", trooper, "cell-block-guard")
    assert table.unit("cell-block-guard").damage == 2
    table = scene({"groundArena": [trooper]}, {"groundArena": [in_play("cell-block-guard", damage=1)]})
    table.act("player1", "attack", trooper, "cell-block-guard")
    assert not table.units("cell-block-guard")
    assert table.base("player2").damage == 2


@pytest.mark.rule("swu:6.3.4.d", "swu:7.5.8.e")
@pytest.mark.example("swu-ex:6.3.4.d-1")
def test_there_is_no_excess_when_a_shield_prevents_the_damage() -> None:
    table = scene({"groundArena": ["wampa"]}, {"groundArena": [in_play("crafty-smuggler", upgrades=["shield"])]})
    table.act("player1", "attack", "wampa", "crafty-smuggler")
    assert table.unit("crafty-smuggler").damage == 0
    assert table.base("player2").damage == 0
