"""Between workers: what is told together, and that whoever talks there stops when told to."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress

import pytest

from tablero.kernel.codec import decode
from tablero.server import wire
from tablero.server.presence import Here
from tablero.server.wire import _Telling


class Deaf(_Telling):
    """A wire that does not hear the first time that it is to end, as when news was sent off at that very moment."""

    def __init__(self) -> None:
        super().__init__()
        self.ended = False

    def begin(self) -> None:
        self._begin(self._work())

    async def _work(self) -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.get_running_loop().create_future()
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            self.ended = True


def test_a_wire_ends_though_it_did_not_hear_it_the_first_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "CANCELLED", 0.01)

    async def main() -> bool:
        deaf = Deaf()
        deaf.begin()
        await asyncio.sleep(0)  # the work has begun
        async with asyncio.timeout(60):
            await deaf.close()
        return deaf.ended

    assert asyncio.run(main())


class Noting(_Telling):
    """A wire that keeps what is said."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[bytes] = []

    def _say(self, news: bytes) -> None:
        self.said.append(news)


class Following:
    """Tables, of which one can't be read now."""

    def __init__(self) -> None:
        self.followed: list[tuple[str, int]] = []

    async def grown(self, table: str, seq: int) -> None:
        if table == "unreadable":
            raise OSError(table)
        self.followed.append((table, seq))

    def present(self, worker: str, here: Mapping[str, Here]) -> None:
        raise AssertionError(worker)

    async def look_after(self) -> None:
        raise AssertionError

    def watched(self) -> Mapping[str, Here]:
        raise AssertionError


def test_journals_that_grow_at_about_the_same_time_are_told_together() -> None:
    async def main() -> tuple[list[bytes], list[tuple[str, int]], list[tuple[str, int]]]:
        telling, other, own = Noting(), Following(), Following()
        for table, seq in (("a", 3), ("unreadable", 9), ("b", 7), ("a", 4)):
            telling.tell(table, seq)
        assert not telling.said
        while not telling.said:
            await asyncio.sleep(wire.TOGETHER)
        telling.tell("c", 1)
        await telling.close()  # whoever ends has told all of it
        for news in telling.said:
            await Noting()._hear(other, news)
            await telling._hear(own, news)
        return telling.said, other.followed, own.followed

    said, followed, own = asyncio.run(main())
    assert [decode(news)[2] for news in said] == [{"a": 4, "unreadable": 9, "b": 7}, {"c": 1}]
    assert followed == [("a", 4), ("b", 7), ("c", 1)]
    assert own == []
