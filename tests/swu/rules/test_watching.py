"""Abilities that watch what happens: of whom, how often, and with eliminated players (chapters 7.5.13, 7.6, 8.33, 11.3)."""

from __future__ import annotations

from typing import Any

import pytest

from swu.rules.test_multiplayer import fresh, put, started, turn
from swu.scenes import Scene
from tablero.games.swu.checks import defeat_all
from tablero.games.swu.multiplayer import eliminate
from tablero.games.swu.setup import new_card
from tablero.games.swu.state import Table
from tablero.games.swu.triggers import window
from tablero.kernel import Game

FIGHTERS = "fighters-for-freedom"
KALLUS = "agent-kallus#seeking-the-rebels"
KNIGHT = "luke-skywalker#jedi-knight"
LEIA = "leia-organa#defiant-princess"


@pytest.mark.rule("swu:7.6.8", "swu:8.33.1")
@pytest.mark.parametrize(("event", "asked"), [("daring-raid", True), ("repair", False)])
def test_what_waits_for_cards_of_some_kind_waits_for_such_events_too(event: str, asked: bool) -> None:
    scene = Scene({"player1": {"hand": [event], "groundArena": [FIGHTERS]}, "player2": {"groundArena": ["wampa"]}})
    scene.act("player1", "play", event, "wampa")
    assert (scene.asked != "swu-ask-action") is asked


@pytest.mark.rule("swu:7.6.3", "swu:1.5.3.a")
def test_what_waits_for_your_cards_does_not_wait_for_those_of_an_opponent() -> None:
    scene = Scene({"player1": {"groundArena": [FIGHTERS]}, "player2": {"hand": ["daring-raid"]}})
    scene.act("player1", "pass")
    scene.act("player2", "play", "daring-raid", "kestro-city")
    assert scene.asked == "swu-ask-action"


@pytest.mark.rule("swu:7.6.3", "swu:1.5.3.a")
@pytest.mark.parametrize(("who", "damage"), [("player1", 0), ("player2", 1)])
def test_what_waits_for_the_cards_of_an_opponent_does_not_wait_for_yours(who: str, damage: int) -> None:
    adi = "adi-gallia#stern-and-focused"
    scene = Scene(
        {
            "player1": {"groundArena": [adi], "hand": ["repair"]},
            "player2": {"hand": ["repair"], "groundArena": ["wampa"]},
        }
    )
    if who == "player2":
        scene.act("player1", "pass")
    scene.act(who, "play", "repair", "wampa")
    assert (scene.base("player1").damage, scene.base("player2").damage) == (0, damage)


@pytest.mark.rule("swu:8.33.3", "swu:5.3.2")
def test_once_each_round_is_once_in_every_round() -> None:
    mine = {"groundArena": [KALLUS], "hand": ["vanquish"] * 2, "deck": ["wampa"] * 8}
    theirs = {"groundArena": [KNIGHT, LEIA], "deck": ["wampa"] * 8}
    scene = Scene({"player1": mine, "player2": theirs}).next_round()
    scene.act("player1", "play", "vanquish", KNIGHT)
    scene.choose("yes")
    scene.act("player2", "pass")
    scene.act("player1", "play", "vanquish", LEIA)
    assert scene.asked == "swu-ask-action"


@pytest.mark.rule("swu:8.33.3", "swu:5.3.2")
def test_what_was_used_in_one_round_can_be_used_in_the_next() -> None:
    mine = {"groundArena": [KALLUS], "hand": ["vanquish"] * 2, "deck": ["wampa"] * 8}
    scene = Scene({"player1": mine, "player2": {"groundArena": [KNIGHT, LEIA], "deck": ["wampa"] * 8}})
    scene.act("player1", "play", "vanquish", KNIGHT)
    scene.choose("yes").next_round()
    assert not [one for one in scene.table.past if one.what == "played"]
    scene.act("player1", "play", "vanquish", LEIA)
    assert scene.asked == "swu-ask-may"


@pytest.mark.rule("swu:1.5.5.d", "swu:7.6.14.a", "swu:8.13.1")
@pytest.mark.parametrize("event", ["confiscate", "vanquish", "waylay"])
def test_an_upgrade_is_defeated_alone_or_with_its_unit_and_its_ability_is_resolved(event: str) -> None:
    theirs = {"groundArena": [{"card": "wampa", "upgrades": ["roger-roger"]}, "battle-droid"]}
    scene = Scene({"player1": {"hand": [event]}, "player2": theirs})
    scene.act("player1", "play", event, "roger-roger" if event == "confiscate" else "wampa").forced()
    assert [one.face.key for one in scene.unit("battle-droid").upgrades] == ["roger-roger"]
    assert "roger-roger" not in scene.discard("player2")


@pytest.mark.rule("swu:7.5.6.c", "swu:7.5.7.a", "swu:1.3.2")
@pytest.mark.parametrize("played", [KALLUS, "crafty-smuggler"])
def test_who_is_defeated_first_neither_ambushes_nor_gets_a_shield(played: str) -> None:
    scene = Scene({"player1": {"hand": [played]}, "player2": {"groundArena": ["krayt-dragon"]}})
    scene.act("player1", "play", played)
    scene.choose(("player", 1))
    scene.click(played)
    assert (scene.asked, scene.discard("player1")) == ("swu-ask-action", [played])
    assert scene.table.this_phase("token") == []


# With more than two players.


def cards(game: Game[Table], seat: int, *keys: str) -> list[int]:
    """Give a player cards, and resources to play them with."""
    table = game.state
    player = table.players[seat]
    found = [new_card(table, key, player) for key in keys]
    player.hand += found
    player.ready += [new_card(table, "wampa", player) for _ in range(12)]
    return found


def seat_of(game: Game[Table]) -> int:
    assert game.decision is not None
    return game.decision.seat


@pytest.mark.rule("swu:12.6.2", "swu:11.3.1")
def test_a_player_is_eliminated_once() -> None:
    game = started(4, twin_suns=True)
    table = game.state
    first, second = put(game, 0, "battlefield-marine"), put(game, 1, "battlefield-marine")
    for player, damage in zip(table.players, (20, 20, 29, 29), strict=True):
        player.base.damage = damage
    fresh(game)
    turn(game, ("attack", first.id), ("base", 2))
    turn(game, ("attack", second.id), ("base", 3))
    assert [player.base.damage for player in table.players[:2]] == [15, 15]
    told = [dict(entry.message.args)["seat"] for entry in game.log if entry.message.id == "swu-log-eliminated"]
    assert told == [3, 4]


@pytest.mark.rule("swu:7.5.13.f", "swu:12.7.1")
def test_a_bounty_without_opponents_is_not_collected() -> None:
    game = started(3, twin_suns=True)
    table = game.state
    first, second, prey = put(game, 0, "wampa"), put(game, 0, "wampa"), put(game, 0, "hylobon-enforcer")
    [event] = cards(game, 0, "vanquish")
    table.players[1].base.damage = table.players[2].base.damage = 29
    fresh(game)
    turn(game, ("attack", first.id), ("base", 1), "initiative", ("attack", second.id))
    assert [player.out for player in table.players] == [False, True, True]
    hand = len(table.players[0].hand)
    turn(game, ("play", event), prey.ref)
    assert not prey.here
    assert len(table.players[0].hand) == hand - 1


@pytest.mark.rule("swu:7.5.13.f", "swu:5.6.2", "swu:11.3.3")
def test_of_an_eliminated_player_an_opponent_collects_without_being_named() -> None:
    game = started(3)
    table = game.state
    prey = put(game, 1, "hylobon-enforcer")
    defeat_all(table, [prey], 1)
    list(eliminate(table, [1]))
    steps = window(table)
    question: Any = next(steps)
    assert (question.seat, question.message.id) == (0, "swu-ask-may")


@pytest.mark.rule("swu:7.5.13.f")
def test_nobody_collects_an_own_bounty_when_all_opponents_are_gone_by_then() -> None:
    game = started(3, twin_suns=True)
    table = game.state
    prey = put(game, 0, "hylobon-enforcer")
    defeat_all(table, [prey], 0)
    list(eliminate(table, [1, 2]))
    assert list(window(table)) == []


@pytest.mark.rule("swu:5.6.2", "swu:11.3.1")
def test_who_is_eliminated_by_an_own_ability_resolves_none_of_the_others() -> None:
    game = started(3)
    table = game.state
    [event] = cards(game, 0, "superlaser-blast")
    for seat in (1, 1, 1, 2):
        put(game, seat, "nightsister-warrior")  # When Defeated: draw a card
    table.players[1].deck.clear()
    table.players[1].base.damage = 27
    fresh(game)
    drawn = len(table.players[2].hand)
    turn(game, ("play", event), ("player", 1))
    assert seat_of(game) == 1
    game.choose(0)
    assert table.players[1].out
    assert table.players[1].base.damage == 30
    assert len(table.players[2].hand) == drawn + 1
    assert (game.decision.message.id, seat_of(game)) == ("swu-ask-action", 2)  # type: ignore[union-attr]


@pytest.mark.rule("swu:7.6.10", "swu:5.6.2", "swu:13.1.3")
def test_nobody_is_asked_when_it_is_the_turn_of_an_eliminated_player() -> None:
    game = started(4)
    table = game.state
    [event] = cards(game, 0, "superlaser-blast")
    put(game, 1, "ruthless-raider")  # When Defeated: 2 damage to an enemy base and to an enemy unit
    put(game, 2, "nightsister-warrior")
    put(game, 3, "nightsister-warrior")
    table.players[2].base.damage = 28
    fresh(game)
    drawn = len(table.players[3].hand)
    turn(game, ("play", event), ("player", 1), ("base", 2))
    assert table.players[2].out
    assert len(table.players[3].hand) == drawn + 1
    assert (game.decision.message.id, seat_of(game)) == ("swu-ask-action", 1)  # type: ignore[union-attr]


# In which order.


@pytest.mark.rule("swu:7.6.9")
def test_the_same_ability_of_two_units_is_two_abilities_to_order() -> None:
    mine = {"hand": ["daring-raid"], "groundArena": [FIGHTERS, FIGHTERS]}
    scene = Scene({"player1": mine, "player2": {"groundArena": ["wampa"]}})
    scene.act("player1", "play", "daring-raid", "wampa")
    assert (scene.asked, scene.seat, len(scene.options)) == ("swu-ask-next-trigger", "player1", 2)


@pytest.mark.rule("swu:7.6.9", "swu:7.6.4")
def test_one_ability_about_two_things_triggers_for_each_of_them() -> None:
    gideon = "gideon-hask#ruthless-loyalist"
    mine = {
        "hand": ["bombing-run"],
        "spaceArena": ["alliance-xwing"],
        "groundArena": [{"card": gideon, "upgrades": ["shield"]}],
    }
    theirs = {"groundArena": ["battlefield-marine", "echo-base-defender"]}
    scene = Scene({"player1": mine, "player2": theirs})
    scene.act("player1", "play", "bombing-run")
    scene.choose(next(option for option in scene.options if "ground" in str(option))).forced()
    assert (scene.asked, scene.seat, len(scene.options)) == ("swu-ask-next-trigger", "player1", 2)
