"""Work spread over processes: everything is done once, whoever dies."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path

import pytest

from tablero.sim.pool import SECONDS, Batches, spread


def squares(numbers: Sequence[int]) -> list[int]:
    return [number * number for number in numbers]


def dying(flag: Path, numbers: Sequence[int]) -> list[int]:
    """Kill the worker that comes to the number 5 first."""
    if 5 in numbers and not flag.exists():
        flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return squares(numbers)


def always_dying(numbers: Sequence[int]) -> list[int]:
    os.kill(os.getpid(), signal.SIGKILL)
    return []


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("numbers", [range(23), [4, 9, 2], []])
def test_everything_is_done_once(workers: int, numbers: Sequence[int]) -> None:
    done = list(spread(squares, numbers, workers))
    assert sorted(number for batch, _ in done for number in batch) == sorted(numbers)
    assert sorted(one for _, part in done for one in part) == sorted(number * number for number in numbers)


def test_a_worker_that_dies_costs_only_what_it_had_not_finished(tmp_path: Path) -> None:
    done = list(spread(partial(dying, tmp_path / "died"), range(12), 2))
    assert (tmp_path / "died").exists()
    assert sorted(number for batch, _ in done for number in batch) == list(range(12))
    assert {one for _, part in done for one in part} == {number * number for number in range(12)}


def test_work_that_kills_every_worker_ends() -> None:
    with pytest.raises(BrokenProcessPool):
        list(spread(always_dying, range(3), 2))


def test_batches_grow_until_they_take_long_enough_and_shrink_again() -> None:
    batches = Batches(range(1000))
    sizes = []
    for seconds in (0.0, 0.0, 0.0, SECONDS, 4 * SECONDS):
        batch = batches.take()
        assert batch is not None
        sizes.append(len(batch))
        batches.took(batch, seconds)
    last = batches.take()
    assert sizes == [1, 2, 4, 8, 8]
    assert last is not None
    assert len(last) == 2


def test_a_batch_that_is_put_back_comes_again() -> None:
    batches = Batches([7, 8])
    first = batches.take()
    assert first == [7]
    batches.put_back(first)
    assert [batches.take(), batches.take(), batches.take()] == [[7], [8], None]
