"""What holds itself in a circle is found: soon while people are here, and sometime if it was put aside."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from tablero.server import garbage
from tablero.server.garbage import REST, Garbage, settle
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
def test_what_has_come_is_looked_through_when_it_is_much(monkeypatch: pytest.MonkeyPatch) -> None:
    looking = People().garbage()
    lost = ref(Circle())
    looking.look()
    assert lost() is not None
    for _ in range(garbage.MUCH):
        gc.collect(0)  # what Python does by itself when enough has come
    left = ref(Circle())
    assert left() is not None
    looking.look()
    assert left() is None


@pytest.mark.usefixtures("by_hand")
def test_what_was_put_aside_is_looked_through_when_nobody_has_been_here_for_a_while() -> None:
    people = People()
    looking = people.garbage()
    one = Circle()
    lost = ref(one)
    gc.freeze()
    del one
    for _ in range(garbage.MUCH):
        gc.collect(0)
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
