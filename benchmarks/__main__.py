"""`make bench`: print every figure, with what it was in the run before; exit with 1 if one does not hold."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from benchmarks import bundle, envs, first_paint, forks, kernel, legion, odds, rebellion, server, swu, tabletop, wh40k
from benchmarks.measure import Figure, tell

KEPT = Path("build/bench.json")


def figures() -> Iterator[Figure]:
    """Measure everything, part by part."""
    yield from kernel.figures()
    yield from rebellion.figures()
    yield from swu.figures()
    yield from forks.figures()
    yield from envs.figures()
    yield from tabletop.figures()
    yield from wh40k.figures()
    yield from legion.figures()
    yield from odds.figures()
    yield from bundle.figures()
    yield from first_paint.figures()
    yield from server.figures()


def main() -> None:
    """Measure and print."""
    sys.exit(1 if tell(figures(), KEPT) else 0)


if __name__ == "__main__":
    main()
