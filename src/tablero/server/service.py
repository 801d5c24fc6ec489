"""What a server process is made of."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from time import monotonic, time
from typing import NamedTuple

from argon2 import PasswordHasher
from starlette.requests import HTTPConnection

from tablero.server import games
from tablero.server.accounts import Accounts
from tablero.server.bot_processes import BotProcesses
from tablero.server.brought_processes import BroughtProcesses
from tablero.server.connections import Entrance
from tablero.server.home import Home
from tablero.server.limits import Crowd, Gate, Limits, network
from tablero.server.live_tables import LiveTables
from tablero.server.metrics import Metrics
from tablero.server.proxies import Proxies
from tablero.server.showing import Shower
from tablero.server.store import Store
from tablero.server.wire import Wire, wire_to

CLIENT = Path(__file__).parent / "client"
"""Where the built client lies."""


def _wall() -> int:
    return int(time() * 1000)


class Options(NamedTuple):
    """How a server is run."""

    database: str
    redis: str | None = None
    limits: Limits = Limits()
    origins: frozenset[str] = frozenset()
    """Other origins whose pages may use this server."""
    hosts: tuple[str, ...] = ()
    """The names under which it answers, besides addresses and localhost; `*` is any."""
    proxy: str = "127.0.0.1,::1"
    """The web server in front, or several with commas, whose word is taken for where a request comes from."""
    client: Path = CLIENT
    now: Callable[[], int] = _wall
    """The time in milliseconds."""
    hasher: PasswordHasher | None = None
    bots: int | None = None
    """How many processes think."""


class Service:
    """The parts of a running server."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.limits = options.limits
        self.now = options.now
        self.store = Store(options.database)
        self.bot_processes = BotProcesses(options.bots)
        self.brought_processes = BroughtProcesses()
        self.metrics = Metrics()
        self.wire: Wire = wire_to(options.redis)
        home = Home(self.store, self.bot_processes, self.metrics, Shower(), self.now, self.now(), self.wire)
        self.tables = LiveTables(home)
        self.accounts = Accounts(self.store, self.now, options.hasher)
        self.asking = Gate(options.limits.requests, monotonic)
        self.creating = Gate(options.limits.creations, monotonic)
        self.replaying = Gate(options.limits.replays, monotonic)
        self.signing = Gate(options.limits.passwords, monotonic)
        self.guessing = Gate(options.limits.guesses, monotonic)
        self.chatting = Gate(options.limits.chats, monotonic)
        self.at_once = Crowd(options.limits.connections_from)
        self.sockets = Crowd(options.limits.sockets)
        self.proxies = Proxies(options.proxy)
        self.entrance = Entrance(options.limits, self.proxies, self.metrics)
        self.loaded = asyncio.Event()
        """The games are there: nobody asks about one before."""
        self._loading: asyncio.Task[None] | None = None

    def address(self, request: HTTPConnection) -> str:
        """Return where a request comes from."""
        return network(request.client.host) if request.client else ""

    async def open(self) -> None:
        """Open the database, listen to other workers, and begin to load the games."""
        await self.store.open(self.now)
        await self.wire.open(self.tables)
        self._loading = asyncio.create_task(self._load())

    async def _load(self) -> None:
        try:
            await asyncio.to_thread(games.load)
        finally:
            self.loaded.set()
        self.bot_processes.warm()

    async def close(self) -> None:
        """Write what waits, and end."""
        if self._loading is not None:
            self._loading.cancel()
        await self.wire.close()
        await self.bot_processes.close()
        await self.brought_processes.close()
        await self.store.close()
