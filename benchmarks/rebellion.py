"""Rebellion's figure: random play against catanatron's."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.kernel import random_game
from benchmarks.measure import Figure, at_least, rates
from benchmarks.peers import catan_game
from tablero.games.rebellion import GAME


def figures() -> Iterator[Figure]:
    """Measure random play with two players."""
    mine, catan = rates(random_game(GAME), catan_game())
    yield at_least("Rebellion / catanatron random play", mine, catan, 1.4, "decisions/s")
