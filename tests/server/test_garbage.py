"""What holds itself in a circle is found: soon while people are here, and sometime if it was put aside."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any
from weakref import ref

import pytest

from tablero.server.garbage import MUCH, REST, YOUNG, Garbage, settle
from tablero.server.metrics import Metrics


class Circle:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def by_hand() -> Iterator[None]:
    """Nothing is looked for but by the test, and nothing stays put aside."""
    thresholds = gc.get_threshold()
    settle()
    gc.disable()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)
    gc.enable()


class People:
    """Who is here, and what time it is."""

    def __init__(self) -> None:
        self.here = True
        self.time = 0.0

    def garbage(self) -> Garbage:
        return Garbage(lambda: self.here, lambda: self.time)


@pytest.mark.usefixtures("by_hand")
def test_what_has_come_is_looked_through_when_it_is_much_and_never_more_at_a_time() -> None:
    one = Circle()
    lost = ref(one)
    gc.collect(0)  # it has been looked through once while somebody had it
    del one
    sizes: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            sizes.append(sum(len(gc.get_objects(young)) for young in range(info["generation"] + 1)))

    gc.callbacks.append(note)
    gc.enable()
    try:
        kept: list[Any] = [[] for _ in range(60_000)]
    finally:
        gc.disable()
        gc.callbacks.remove(note)
    assert lost() is None
    assert len(kept) == 60_000
    assert YOUNG < max(sizes) < 1.5 * YOUNG * (MUCH + 2)


@pytest.mark.usefixtures("by_hand")
def test_what_was_put_aside_is_looked_through_when_nobody_has_been_here_for_a_while() -> None:
    people = People()
    looking = people.garbage()
    one = Circle()
    lost = ref(one)
    gc.freeze()
    del one
    gc.collect(1)
    looking.look()
    assert lost() is not None
    people.here, people.time = False, REST - 1
    looking.look()
    assert lost() is not None
    people.time = REST
    looking.look()
    assert lost() is None
    assert gc.get_freeze_count()


@pytest.mark.usefixtures("by_hand")
def test_everything_is_looked_through_once() -> None:
    people, metrics = People(), Metrics()
    looking = people.garbage()
    people.here, people.time = False, REST
    gc.callbacks.append(metrics.collecting)
    try:
        looking.look()
        looking.look()
    finally:
        gc.callbacks.remove(metrics.collecting)
    assert [*metrics.longest()] == ["garbage-2"]
    assert metrics.text({}).count('count{kind="garbage-2"} 1') == 1
