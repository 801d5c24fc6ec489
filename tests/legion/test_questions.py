"""Questions say what comes of each answer."""

from __future__ import annotations

import pytest

import tablero
from tablero.games.legion.effects import NO, YES
from tablero.kernel import Choose, Rng

DECISIONS = 300
"""How long a battle at random is looked at."""


@pytest.mark.parametrize("edition", ["2026", "2023"])
def test_every_question_of_yes_and_no_says_both(edition: str) -> None:
    found = 0
    for seed in (1, 2):
        game, rng = tablero.new("legion", seed=seed, edition=edition), Rng(seed)
        for _ in range(DECISIONS):
            decision = game.decision
            if decision is None:
                break
            if isinstance(decision, Choose) and {YES, NO} <= {one for one in decision.options if isinstance(one, str)}:
                found += 1
                assert decision.told_of(YES) is not None, decision.message.id
                assert decision.told_of(NO) is not None, decision.message.id
            game.choose(decision.sample(rng), decision.seat)
    assert found
