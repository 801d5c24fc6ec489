"""Between workers: whoever talks there stops when told to."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from tablero.server import wire
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
