"""Whether a unit can attack is told without looking at all that it could attack."""

from __future__ import annotations

import pytest

from tablero.games.swu import GAME
from tablero.games.swu.attacking import can_attack, targets
from tablero.kernel import Game, Rng


@pytest.mark.parametrize("seed", range(6))
def test_a_unit_can_attack_where_there_is_something_to_attack(seed: int) -> None:
    rng, told = Rng(seed), set()
    game = Game(GAME, GAME.sample_setup(rng, 2 + seed % 3), Rng(seed))
    while (decision := game.decision) is not None:
        for unit in game.state.units():
            told.add(can := can_attack(game.state, unit))
            assert can is bool(targets(game.state, unit))
        game.choose(decision.sample(rng))
    assert told == {True, False}
