"""A battle from any checkpoint to its end."""

from __future__ import annotations

from tablero.games.wh40k.mission import outcome
from tablero.games.wh40k.rounds import battle_rounds, begin_round
from tablero.games.wh40k.setup import set_up
from tablero.games.wh40k.state import SETUP, Battle
from tablero.kernel import NEW_ROUND, Outcome, Play


def flow(battle: Battle) -> Play[Outcome]:
    """Set up, play rounds until the battle ends, and tell who has won (wh40k:mission.general.01).

    All of that is what the one mission says (wh40k:core.01).
    """
    if battle.phase == SETUP:
        yield from set_up(battle)
        begin_round(battle)
        yield NEW_ROUND
    yield from battle_rounds(battle)
    return outcome(battle)
