"""Edges of rules about rounds, zones and what a card is played for: the nearest case in which each does the opposite."""

from __future__ import annotations

import pytest

from swu.moments import begin
from swu.scenes import Scene
from tablero.games.swu.abilities import Act
from tablero.games.swu.playing import Permission
from tablero.games.swu.rounds import actions
from tablero.games.swu.setup import new_card
from tablero.games.swu.vocabulary.effects.play import permit
from tablero.games.swu.zones import resource


@pytest.mark.rule("swu:5.1.2")
def test_a_game_that_goes_on_is_not_set_up_again() -> None:
    game = begin()
    while game.decision.message.id != "swu-ask-action":  # type: ignore[union-attr]
        asked = game.decision.message.id  # type: ignore[union-attr]
        answers = {"swu-ask-starter": ("player", 1), "swu-ask-mulligan": "keep"}
        game.choose(answers.get(asked) or tuple(game.decision.options[:2]))  # type: ignore[union-attr]
    twin = game.fork()
    assert twin.decision is not None
    assert (twin.decision.message.id, twin.decision.seat) == ("swu-ask-action", 1)


@pytest.mark.rule("swu:7.1.6.b")
def test_who_may_play_a_card_from_a_discard_pile_is_offered_just_that_on_its_terms() -> None:
    scene = Scene({"player1": {"resources": 3}, "player2": {"discard": ["wampa", "atst"]}})
    table = scene.table
    wampa, atst = table.players[1].discard
    act = Act(0, scene.base("player1"))
    permit(table, act, atst, 1, Permission(atst, free=True))
    for terms, offered in ((Permission(wampa), []), (Permission(wampa, free=True), [("play", wampa)])):
        permit(table, act, wampa, 0, terms)
        assert [one for one in actions(table, table.players[0]) if one[0] == "play"] == offered
        del table.in_force[1:]


@pytest.mark.rule("swu:1.5.4.b", "swu:1.7.7")
def test_a_resource_enters_play_exhausted_unless_it_is_to_be_ready() -> None:
    scene = Scene({"player1": {"resources": 0}})
    table, player = scene.table, scene.player("player1")
    cards = [new_card(table, "wampa", player) for _ in range(2)]
    resource(table, 0, cards[0])
    resource(table, 0, cards[1], ready=True)
    assert (player.spent, player.ready) == (cards[:1], cards[1:])
