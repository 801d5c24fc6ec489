"""Work on numbered games, spread over processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")

CHUNKS_PER_WORKER = 8
"""Small enough that no worker idles long at the end, large enough that starting a chunk costs nothing."""


def spread(work: Callable[[range], T], games: int, workers: int) -> Iterator[tuple[range, T]]:
    """Yield what `work` gives for each chunk of the games, in the order in which the chunks are done."""
    size = max(1, -(-games // (workers * CHUNKS_PER_WORKER)))
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    if workers == 1:
        for chunk in chunks:
            yield chunk, work(chunk)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        futures = {pool.submit(work, chunk): chunk for chunk in chunks}
        for future in as_completed(futures):
            yield futures[future], future.result()
