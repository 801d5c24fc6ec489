"""The figures of the environments: decisions a second with observations and masks, against the engine alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from benchmarks.kernel import random_game
from benchmarks.measure import Figure, at_least, rates
from tablero.envs.aec import TableEnv
from tablero.kernel import Rng
from tablero.registry import find

GAMES = ("rebellion", "swu", "wh40k", "legion")


def observed_game(game: str) -> Callable[[], int]:
    """Return a work that plays one random game in the environment, every observation looked at, and counts its decisions."""
    env, rng = TableEnv(game), Rng(1)

    def work() -> int:
        env.reset(seed=rng.below(1 << 32))
        decisions = 0
        while True:
            seen, _, over, _, _ = env.last()
            if over:
                return decisions
            assert seen is not None
            env.step(rng.below(int(np.count_nonzero(seen["action_mask"]))))
            decisions += 1

    return work


def figures() -> Iterator[Figure]:
    """Measure every game."""
    for game in GAMES:
        raw, seen = rates(random_game(find(game)), observed_game(game))
        yield at_least(f"{game}: PettingZoo environment / raw engine", seen, raw, 0.7, "decisions/s")


if __name__ == "__main__":
    for figure in figures():
        print(f"{'ok  ' if figure.holds else 'MISS'} {figure.name}: {figure.ratio:.2f} ({figure.detail})", flush=True)
