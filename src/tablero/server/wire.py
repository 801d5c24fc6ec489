"""Between workers: one that has written to a table's journal tells the others, which then read it; and who is at which table.

Only the news that there is something to read goes over the wire. What is read comes from the database, so that a lost
message costs a moment and nothing else. Nobody waits for the wire.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine, Mapping
from typing import Any, Protocol

from tablero.kernel.codec import decode, encode
from tablero.server import logs
from tablero.server.presence import Here
from tablero.server.workers import Place

CHANNEL = "tablero:journals"
PAUSE = 1.0
"""Seconds before a lost connection is tried again."""

LOOK = 2.0
"""Seconds after which lost news is noticed."""

CANCELLED = 0.5
"""Seconds after which a task that was told to end, and went on, is told again."""

TOGETHER = 0.02
"""Seconds for which it is gathered which journals have grown: to hear of each by itself would cost more than to follow it."""

TABLES = 500
"""Of so many tables at once it is told who is there."""


class Ears(Protocol):
    """Who listens to the other workers."""

    async def grown(self, table: str, seq: int) -> None:
        """A journal has grown to this line."""
        ...

    def present(self, worker: str, here: Mapping[str, Here]) -> None:
        """At another worker these are at these tables."""
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


class _Telling:
    """Tells others, and takes in what they tell."""

    def __init__(self) -> None:
        self._me = secrets.token_hex(8)
        self._grown: dict[str, int] = {}
        """The journals that have grown, each to which line, until the others are told."""
        self._tasks: list[asyncio.Task[None]] = []

    def _say(self, news: bytes) -> None:
        raise NotImplementedError

    def _begin(self, *works: Coroutine[Any, Any, None]) -> None:
        self._tasks = [asyncio.create_task(work) for work in works]

    def tell(self, table: str, seq: int) -> None:
        """Tell soon that a journal has grown, and of those that grow meanwhile."""
        if not self._grown:
            asyncio.get_running_loop().call_later(TOGETHER, self._tell_grown)
        self._grown[table] = seq

    def _tell_grown(self) -> None:
        if self._grown:
            grown, self._grown = self._grown, {}
            self._say(encode(["grown", self._me, grown]))

    def here(self, table: str, here: Here) -> None:
        """Tell soon who is at a table."""
        self._say(encode(["here", self._me, {table: here}]))

    async def close(self) -> None:
        """Tell what is not told yet, and stop listening."""
        self._tell_grown()
        for task in self._tasks:
            while not task.done():  # what a task waited for may come at that very moment, and then it goes on
                task.cancel()
                await asyncio.wait([task], timeout=CANCELLED)

    async def _look_on(self, ears: Ears) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                here = [*ears.watched().items()]
                for start in range(0, len(here), TABLES):
                    self._say(encode(["here", self._me, dict(here[start : start + TABLES])]))
                await ears.look_after()
            except Exception as error:
                logs.say("not-looked", error=type(error).__name__)

    async def _hear(self, ears: Ears, news: bytes) -> None:
        match decode(news):
            case [_, self._me, *_]:
                pass
            case ["grown", _, grown]:
                for table, seq in grown.items():
                    await _follow(ears, table, seq)
            case ["here", worker, here]:
                ears.present(worker, {table: Here(tuple(one[0]), one[1]) for table, one in here.items()})


async def _follow(ears: Ears, table: str, seq: int) -> None:
    """Let a table follow its journal; one that can't be read now is noticed when writing."""
    try:
        await ears.grown(table, seq)
    except Exception as error:
        logs.say("not-followed", error=type(error).__name__)


class Machine(_Telling):
    """Several workers of one machine, which tell each other."""

    def __init__(self, place: Place) -> None:
        super().__init__()
        self._place = place
        self._heard: asyncio.Queue[bytes] = asyncio.Queue()

    async def open(self, ears: Ears) -> None:
        """Listen in the background."""
        self._place.listen(self._heard.put_nowait)
        self._begin(self._hear_on(ears), self._look_on(ears))

    def _say(self, news: bytes) -> None:
        self._place.tell(news)

    async def _hear_on(self, ears: Ears) -> None:
        while True:
            try:
                await self._hear(ears, await self._heard.get())
            except Exception as error:
                logs.say("not-heard", error=type(error).__name__)


class Redis(_Telling):
    """Several workers, told by a Redis channel."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis as Client

        super().__init__()
        self._client: Any = Client.from_url(url, socket_connect_timeout=2, socket_timeout=None)
        self._news: asyncio.Queue[bytes] = asyncio.Queue()

    async def open(self, ears: Ears) -> None:
        """Listen and talk in the background, whatever happens to the connection."""
        self._begin(self._listen_on(ears), self._look_on(ears), self._talk_on())

    def _say(self, news: bytes) -> None:
        self._news.put_nowait(news)

    async def close(self) -> None:
        """Stop listening."""
        await super().close()
        await self._client.aclose()

    async def _talk_on(self) -> None:
        while True:
            news = await self._news.get()
            try:
                async with asyncio.timeout(LOOK):
                    await self._client.publish(CHANNEL, news)
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

    async def _listen(self, ears: Ears) -> None:
        async with self._client.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "message":
                    await self._hear(ears, message["data"])


def wire_to(url: str | None, place: Place | None) -> Wire:
    """Return the wire to the other workers: by this address, or of this machine, if there are any."""
    if url is not None:
        return Redis(url)
    return Alone() if place is None else Machine(place)
