"""What both wargames measure in the middle of their battles: forks, and opening a saved one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter
from statistics import median
from typing import Any

from benchmarks.measure import Figure, rates
from tablero.kernel import Game, Rng
from tablero.kernel.image import dumps, loads

FORK = 200.0
"""Microseconds that a fork may take."""
OPENING = 100.0
"""Milliseconds that it may take to open a saved battle."""


def third_round(game: Game[Any], seed: int) -> Game[Any]:
    """Play a battle at random until some way into its third round; the seed tells how far."""
    rng, left = Rng(seed), 10 * seed
    while left and (decision := game.decision) is not None:
        game.choose(decision.sample(rng))
        left -= game.state.round >= 3
    return game


def in_the_middle(name: str, games: Sequence[Game[Any]]) -> Iterator[Figure]:
    """Fork and open battles wherever they stand."""
    asked, played = (
        [1e6 / rates(_forking(game, need), turns=3, seconds=0.05)[0] for game in games]
        for need in (attrgetter("decision"), attrgetter("state"))
    )
    ratio = median(asked) / FORK
    detail = (
        f"{median(asked):.0f} µs at the median of {len(games)} moments, {max(asked):.0f} µs at most, with its question; "
        f"{median(played):.0f} µs and {max(played):.0f} µs until its rules have come there too"
    )
    yield Figure(f"{name}: a fork in the middle of a battle, in 200 µs", ratio, "≤ 1", ratio <= 1, detail)
    opened = [1e3 / rates(_opening(game), turns=3, seconds=0.1)[0] for game in games]
    ratio = median(opened) / OPENING
    detail = f"{median(opened):.1f} ms at the median, {max(opened):.1f} ms at most"
    yield Figure(f"{name}: opening a saved battle, in 100 ms", ratio, "≤ 1", ratio <= 1, detail)


def _forking(game: Game[Any], need: Callable[[Game[Any]], object]) -> Callable[[], int]:
    def work() -> int:
        for _ in range(10):
            assert need(game.bare_fork()) is not None
        return 10

    return work


def _opening(game: Game[Any]) -> Callable[[], int]:
    saved = dumps(game.image(), game.definition)

    def work() -> int:
        assert Game.restored(game.definition, game.setup, loads(saved, game.definition), Rng(1)).decision is not None
        return 1

    return work
