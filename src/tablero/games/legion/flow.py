"""A game from any checkpoint to its end."""

from __future__ import annotations

from tablero.games.legion.rounds import begin_round, play_rounds
from tablero.games.legion.setup import set_up
from tablero.games.legion.state import SETUP, Battle
from tablero.games.legion.winning import outcome
from tablero.kernel import NEW_ROUND, Outcome, Play


def flow(battle: Battle) -> Play[Outcome]:
    """Set up, play rounds until the game is over, and tell who has won."""
    if battle.phase == SETUP:
        yield from set_up(battle)
        battle.round = 1  # legion23:deploy.08
        begin_round(battle)
        yield NEW_ROUND
    yield from play_rounds(battle)
    return outcome(battle)
