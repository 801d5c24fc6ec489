"""The greedy bot takes what promises most, and in time."""

from __future__ import annotations

import pytest

from tablero.bots.greedy import MOST, GreedyBot
from tablero.kernel import Choose, Rng, say


@pytest.mark.parametrize("many", [1, MOST, MOST + 1, 1200])
def test_of_many_options_only_so_many_are_tried(many: int) -> None:
    options = [("name", one) for one in range(many)]
    tried = GreedyBot(Rng(3))._answers(Choose(0, options, say("kernel-draw-agreed")))
    assert len(set(tried)) == len(tried) == min(many, MOST)
    assert set(tried) <= set(options)
