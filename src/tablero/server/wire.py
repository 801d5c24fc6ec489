"""Between workers: who has written on a table's journal tells the others, who then read it.

Only the news that there is something to read goes over the wire. What is read comes from the database, so that a lost
message costs a moment and nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from tablero.server import logs

CHANNEL = "tablero:journals"
PAUSE = 1.0
"""Seconds before a lost connection is tried again."""

LOOK = 2.0
"""Seconds after which lost news is noticed."""

Look = Callable[[], Awaitable[None]]
Heard = Callable[[str, int], Awaitable[None]]


class Wire(Protocol):
    """How workers tell each other."""

    async def open(self, heard: Heard, look: Look) -> None:
        """Begin to listen, and to look now and then whether some news was lost."""
        ...

    async def tell(self, table: str, seq: int) -> None:
        """Tell that a journal has grown to this line."""
        ...

    async def close(self) -> None:
        """Stop listening."""
        ...


class Alone:
    """There is only one worker: nobody to tell."""

    async def open(self, heard: Heard, look: Look) -> None:
        """Do nothing."""

    async def tell(self, table: str, seq: int) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""


class Redis:
    """Several workers, told by a Redis channel."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis as Client

        self._client: Any = Client.from_url(url, socket_connect_timeout=2, socket_timeout=None)
        self._me = secrets.token_hex(8)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, heard: Heard, look: Look) -> None:
        """Listen in the background, whatever happens to the connection."""
        self._tasks = [asyncio.create_task(self._listen_on(heard)), asyncio.create_task(self._look_on(look))]

    async def tell(self, table: str, seq: int) -> None:
        """Publish the news; that it can't be must not stop a game."""
        try:
            await self._client.publish(CHANNEL, f"{self._me} {table} {seq}")
        except Exception as error:
            logs.say("wire-broken", error=type(error).__name__)

    async def close(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self._client.aclose()

    async def _listen_on(self, heard: Heard) -> None:
        while True:
            try:
                await self._listen(heard)
            except Exception as error:
                logs.say("wire-broken", error=type(error).__name__)
            await asyncio.sleep(PAUSE)

    async def _look_on(self, look: Look) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await look()
            except Exception as error:
                logs.say("not-looked", error=repr(error)[:200])

    async def _listen(self, heard: Heard) -> None:
        async with self._client.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] != "message":
                    continue
                me, table, seq = message["data"].decode().split(" ")
                if me != self._me:
                    await heard(table, int(seq))


def wire_to(url: str | None) -> Wire:
    """Return the wire to the other workers at this address, if there are any."""
    return Redis(url) if url else Alone()
