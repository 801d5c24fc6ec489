"""A game goes on with events that were recorded elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from kernel.tiny import ask, play
from playing import play_random
from samples import duel, islands, raid
from tablero.kernel import BadRecord, Game, Outcome, Rng, Roll, digest, say
from tablero.kernel.events import CHANCE

GAMES = [duel.GAME, islands.GAME, raid.GAME]


def begun(definition: Any) -> tuple[Game[Any], Game[Any]]:
    """A game after some choices, and its twin at the same moment with other chance to come."""
    game: Game[Any] = play_random(Game(definition, definition.setup(), Rng(1)), Rng(2), upto=4)
    return game, Game.replay(definition, game.record(), Rng(99))


@pytest.mark.parametrize("definition", GAMES, ids=lambda one: one.name)
def test_a_game_that_follows_is_at_the_same_moment_after_every_step(definition: Any) -> None:
    game, twin = begun(definition)
    rng = Rng(3)
    while game.outcome is None:
        step = game.step
        play_random(game, rng, upto=1)
        twin.follow(game.events[step:])
        assert digest(twin) == digest(game)
        assert twin.log == game.log


def test_what_was_concluded_elsewhere_is_concluded_here() -> None:
    game, twin = begun(duel.GAME)
    step = game.step
    game.conclude(Outcome((1,), say("kernel-resigned", seat=1)))
    twin.follow(game.events[step:])
    assert twin.outcome == game.outcome


def test_a_choice_that_is_not_legal_is_no_event_to_follow() -> None:
    _, twin = begun(duel.GAME)
    before = digest(twin)
    with pytest.raises(BadRecord):
        twin.follow([(twin.decisions[0].seat, "no such option")])
    assert digest(twin) == before


def test_own_chance_is_drawn_again_after_following() -> None:
    game, twin = begun(duel.GAME)
    step = game.step
    play_random(game, Rng(3), upto=2)
    twin.follow(game.events[step:])
    play_random(twin, Rng(4))
    assert twin.outcome is not None


@pytest.mark.parametrize("kept", [False, True])
@pytest.mark.parametrize("results", [(7,), (1, 2), ("x",), ()])
def test_a_result_that_cannot_be_leaves_the_game_before_all_that_was_to_follow(
    results: tuple[Any, ...], kept: bool
) -> None:
    game = play(ask(0), ask(1), Roll(6), ask(0), ask(1))
    if kept:
        game.fork()
    before = digest(game), game.events, game.question, game.rng.state
    with pytest.raises(BadRecord):
        game.follow([(0, "a"), (1, "b"), (CHANCE, ("roll", results)), (0, "a")])
    assert (digest(game), game.events, game.question, game.rng.state) == before
    game.choose("a")
    assert [part.seat for part in game.decisions] == [1]
    game.choose("b")
    assert isinstance(game.state.heard[2], tuple)  # a roll of its own, not the answer
    assert [part.seat for part in game.decisions] == [0]
