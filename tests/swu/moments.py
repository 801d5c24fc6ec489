"""Random games of SWU, stopped at questions on the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablero.games.swu import GAME
from tablero.games.swu.state import Table
from tablero.kernel import Game, Rng


def begin(seats: int = 2, seed: int = 0, **settings: Any) -> Game[Table]:
    """A game with the starter decks before its first choice."""
    return Game(GAME, GAME.setup(seats, **settings), Rng(seed))


def moments(seats: int = 2, seed: int = 0, every: int = 7, **settings: Any) -> Iterator[Game[Table]]:
    """Play a random game; stop at every so-many-th question, and at the end."""
    game, rng = begin(seats, seed, **settings), Rng(seed + 1)
    made = 0
    while (decision := game.decision) is not None:
        if made % every == 0:
            yield game
        game.choose(decision.sample(rng), decision.seat)
        made += 1
    yield game


def at_action(seed: int = 0, round: int = 4, seats: int = 2) -> Game[Table]:
    """A random game at the first choice of an action in a round."""
    for game in moments(seats, seed, every=1):
        if game.state.round == round and game.decision and game.decision.message.id == "swu-ask-action":
            return game
    raise AssertionError("the game was over before")
