"""Between workers: one that has written to a table's journal tells the others, which then read it; and who is at which table.

Only the news that there is something to read goes over the wire. What is read comes from the database, so that a lost
message costs a moment and nothing else. Nobody waits for the wire.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Mapping
from typing import Any, Protocol

from tablero.kernel.codec import decode, encode
from tablero.server import logs
from tablero.server.presence import Here

CHANNEL = "tablero:journals"
PAUSE = 1.0
"""Seconds before a lost connection is tried again."""

LOOK = 2.0
"""Seconds after which lost news is noticed."""


class Ears(Protocol):
    """Who listens to the other workers."""

    async def grown(self, table: str, seq: int) -> None:
        """A journal has grown to this line."""
        ...

    def present(self, worker: str, here: Mapping[str, Here], whole: bool) -> None:
        """At another worker these are at these tables; nobody at others, if that is the whole of it."""
        ...

    async def look_after(self) -> None:
        """Some news may have been lost."""
        ...

    def watched(self) -> Mapping[str, Here]:
        """Return who is at which table here."""
        ...


class Wire(Protocol):
    """How workers tell each other."""

    async def open(self, ears: Ears) -> None:
        """Begin to listen, and to look now and then whether some news was lost."""
        ...

    def tell(self, table: str, seq: int) -> None:
        """Tell that a journal has grown to this line."""
        ...

    def here(self, table: str, here: Here) -> None:
        """Tell who is at a table."""
        ...

    async def close(self) -> None:
        """Stop listening."""
        ...


class Alone:
    """There is only one worker: nobody to tell."""

    async def open(self, ears: Ears) -> None:
        """Do nothing."""

    def tell(self, table: str, seq: int) -> None:
        """Do nothing."""

    def here(self, table: str, here: Here) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""


class Redis:
    """Several workers, told by a Redis channel."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis as Client

        self._client: Any = Client.from_url(url, socket_connect_timeout=2, socket_timeout=None)
        self._me = secrets.token_hex(8)
        self._news: asyncio.Queue[bytes] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, ears: Ears) -> None:
        """Listen and talk in the background, whatever happens to the connection."""
        works = self._listen_on(ears), self._look_on(ears), self._talk_on()
        self._tasks = [asyncio.create_task(work) for work in works]

    def tell(self, table: str, seq: int) -> None:
        """Publish soon that a journal has grown."""
        self._news.put_nowait(encode(["grown", self._me, table, seq]))

    def here(self, table: str, here: Here) -> None:
        """Publish soon who is at a table."""
        self._news.put_nowait(encode(["here", self._me, False, {table: here}]))

    async def close(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self._client.aclose()

    async def _talk_on(self) -> None:
        while True:
            news = await self._news.get()
            try:
                await asyncio.wait_for(self._client.publish(CHANNEL, news), LOOK)
            except Exception as error:  # those who listen will look for themselves
                logs.say("wire-broken", error=type(error).__name__)
                await asyncio.sleep(PAUSE)
                while not self._news.empty():
                    self._news.get_nowait()

    async def _listen_on(self, ears: Ears) -> None:
        while True:
            try:
                await self._listen(ears)
            except Exception as error:
                logs.say("wire-broken", error=type(error).__name__)
            await asyncio.sleep(PAUSE)

    async def _look_on(self, ears: Ears) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                self._news.put_nowait(encode(["here", self._me, True, ears.watched()]))
                await ears.look_after()
            except Exception as error:
                logs.say("not-looked", error=type(error).__name__)

    async def _listen(self, ears: Ears) -> None:
        async with self._client.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] != "message":
                    continue
                match decode(message["data"]):
                    case [_, self._me, *_]:
                        continue
                    case ["grown", _, table, seq]:
                        await ears.grown(table, seq)
                    case ["here", worker, whole, here]:
                        ears.present(worker, {table: Here(tuple(one[0]), one[1]) for table, one in here.items()}, whole)


def wire_to(url: str | None) -> Wire:
    """Return the wire to the other workers at this address, if there are any."""
    return Redis(url) if url else Alone()
