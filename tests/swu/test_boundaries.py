"""Rounds, phases and turns as boundaries that a search can stop at."""

from __future__ import annotations

import pytest

from tablero.games.swu import GAME
from tablero.games.swu.constants import ACTION, REGROUP, SETUP
from tablero.kernel import Game, Rng


@pytest.mark.parametrize("seats", [2, 4])
def test_rounds_and_phases_are_counted_as_the_table_counts_them(seats: int) -> None:
    rng = Rng(3)
    game = Game(GAME, GAME.sample_setup(rng, seats), Rng(4))
    while game.decision is not None and game.state.round < 6:
        table = game.state
        assert game.passed("round") == (0 if table.phase == SETUP else table.round)
        assert game.passed("phase") == table.phases
        game.choose(game.decision.sample(rng))
    assert game.passed("round") > 1


def test_a_search_runs_to_the_next_turn_phase_and_round() -> None:
    rng = Rng(5)
    game = Game(GAME, GAME.setup(), Rng(6))
    while game.state.phase != ACTION:
        assert game.decision is not None
        game.choose(game.decision.sample(rng))
    world = game.resample(0, rng)
    active = world.state.active
    assert world.run(lambda decision: "pass" if decision.check("pass") is None else 0, "turn")
    assert world.state.active != active
    assert world.run(lambda decision: decision.sample(rng), "phase")
    assert world.state.phase == REGROUP
    assert {
        player.seat for player in world.state.players if len(player.resources) > 2
    } == set()  # nobody has had a part yet
    assert world.run(lambda decision: decision.sample(rng), "round")
    assert (world.state.phase, world.state.round) == (ACTION, 2)
