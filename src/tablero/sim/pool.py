"""Work on numbered pieces, spread over the processes of this machine or of a cluster.

Pieces are handed out in batches that take about as long as `SECONDS`: long enough that handing out costs nothing, short enough
that little is lost with a process that dies. What comes out depends on the pieces alone, never on who did them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final, TypeVar

T = TypeVar("T")
Work = Callable[[Sequence[int]], T]
Engine = Callable[[Work[Any], Sequence[int], int], Iterator[tuple[Sequence[int], Any]]]

SECONDS: Final = 0.5
AHEAD: Final = 2
"""Batches in hand for each worker, so that none waits for the next."""
DEATHS: Final = 3
"""How often workers may die one after the other without anything being done."""


class Batches:
    """What is left to do, handed out in batches that grow until they take long enough."""

    __slots__ = ("_left", "_seconds", "_size")

    def __init__(self, numbers: Sequence[int], seconds: float = SECONDS) -> None:
        self._left = [numbers] if len(numbers) else []
        self._seconds = seconds
        self._size = 1

    def take(self) -> Sequence[int] | None:
        """Return the next batch; None if everything is handed out.

        >>> batches = Batches(range(3))
        >>> batches.take(), batches.take(), batches.take(), batches.take()
        (range(0, 1), range(1, 2), range(2, 3), None)
        """
        if not self._left:
            return None
        numbers = self._left.pop()
        if len(numbers) > self._size:
            self._left.append(numbers[self._size :])
        return numbers[: self._size]

    def put_back(self, batch: Sequence[int]) -> None:
        """Have a batch handed out again, that nobody has finished."""
        self._left.append(batch)

    def took(self, batch: Sequence[int], seconds: float) -> None:
        """Fit the size of batches to how long one took."""
        fitting = int(self._seconds * len(batch) / max(seconds, 1e-6))
        self._size = max(1, min(fitting, 2 * self._size))


def timed(work: Work[T], batch: Sequence[int]) -> tuple[float, T]:
    """Return how long a batch took, and what came of it."""
    start = perf_counter()
    result = work(batch)
    return perf_counter() - start, result


def spread(
    work: Work[T], numbers: Sequence[int], workers: int, seconds: float = SECONDS
) -> Iterator[tuple[Sequence[int], T]]:
    """Yield what `work` gives for each batch of the numbers, in the order in which the batches are done.

    A batch is to take about so many seconds; work that costs something to begin with wants more of them.

    A worker that dies costs its unfinished batches: they are done again by a new one.
    """
    batches = Batches(numbers, seconds)
    if workers == 1:
        while (batch := batches.take()) is not None:
            took, result = timed(work, batch)
            batches.took(batch, took)
            yield batch, result
        return
    running: dict[Future[tuple[float, T]], Sequence[int]] = {}
    deaths = 0
    while True:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            try:
                while True:
                    while len(running) < AHEAD * workers and (batch := batches.take()) is not None:
                        running[pool.submit(timed, work, batch)] = batch
                    if not running:
                        return
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        took, result = future.result()
                        batch = running.pop(future)
                        batches.took(batch, took)
                        deaths = 0
                        yield batch, result
            except BrokenProcessPool:
                deaths += 1
                if deaths > DEATHS:
                    raise
                for batch in running.values():
                    batches.put_back(batch)
                running.clear()
