"""Rounds, phases and turns as boundaries that a search can stop at."""

from __future__ import annotations

import pytest

from tablero.games.rebellion import GAME
from tablero.games.rebellion.state import ASSIGNMENT, COMMAND, REFRESH, SETUP
from tablero.kernel import Game, Rng


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_begins_with_its_assignment_phase(seats: int) -> None:
    rng = Rng(3)
    game = Game(GAME, GAME.setup(seats), Rng(4))
    rounds, before = 0, SETUP
    while game.decision is not None:
        phase = game.state.phase
        if phase != before:
            rounds += phase == ASSIGNMENT or (before != SETUP and phase < before)
            before = phase
        assert game.passed("round") == rounds
        game.choose(GAME.explore(game.state, game.decision, rng))
    assert rounds > 1


def test_a_search_runs_to_the_next_turn_phase_and_round() -> None:
    rng = Rng(5)
    game = Game(GAME, GAME.setup(), Rng(6))
    while game.state.phase == SETUP:
        assert game.decision is not None
        game.choose(game.decision.sample(rng))
    world = game.bare_fork()
    assert world.run(lambda decision: GAME.explore(world.state, decision, rng), "phase")
    assert world.state.phase == COMMAND
    assert world.state.turn == 0
    assert world.run(lambda decision: GAME.explore(world.state, decision, rng), "turn")
    assert world.run(lambda decision: GAME.explore(world.state, decision, rng), "phase")
    assert world.state.phase == REFRESH
    assert world.run(lambda decision: GAME.explore(world.state, decision, rng), "round")
    assert world.state.phase == ASSIGNMENT
