"""Star Wars: Unlimited: random play with the starter decks against catanatron's, and the copy of a table."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from benchmarks.kernel import random_game
from benchmarks.measure import Figure, at_least, rates
from benchmarks.peers import catan_game
from tablero.games.swu import GAME
from tablero.games.swu.state import Table
from tablero.kernel import Game, Rng

MICROSECONDS = 100
"""What the copy of a table at a checkpoint may take."""


def figures() -> Iterator[Figure]:
    """Measure random play, and the copying of tables in the middle of games."""
    mine, catan = rates(random_game(GAME), catan_game())
    yield at_least("SWU / catanatron random play", mine, catan, 0.7, "decisions/s")
    slowest = max(_copying(table) for table in _tables(20))
    detail = f"{slowest:.1f} µs for the slowest of 20 tables in mid-game"
    yield Figure("SWU copy of a checkpoint, in 100 µs", slowest / MICROSECONDS, "≤ 1", slowest <= MICROSECONDS, detail)


def _tables(count: int) -> list[Table]:
    """Return tables of random games after some rounds, at a checkpoint."""
    return [_played(Rng(seed)) for seed in range(count)]


def _played(rng: Rng) -> Table:
    game = Game(GAME, GAME.setup(), rng.copy())
    while game.decision is not None and game.state.round < 6:
        game.choose(game.decision.sample(rng))
    game.fork()
    return game.fork().state if game.outcome is None else game.state


def _copying(table: Table) -> float:
    """Return the best time of copying a table, in microseconds."""
    if table.attack is not None or table.pending or table.playing:
        return 0.0
    best = 1.0
    for _ in range(200):
        start = perf_counter()
        table.copy()
        best = min(best, perf_counter() - start)
    return best * 1e6
