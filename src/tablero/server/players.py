"""Programs of the operator that sit at tables: each runs for one seat of one game, and thinks beside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, TypeVar

from tablero.bots.external import ExternalBot, Forfeits
from tablero.kernel import Game, Perspective
from tablero.server import logs
from tablero.server.entropy import Entropy

T = TypeVar("T")

MOST = 32
"""How many programs run at a time; to make room for another, the one that has waited longest ends and starts again when asked."""

IDLE = 600.0
"""Seconds after which a program ends that nobody has asked anything."""


class Players:
    """The programs that may sit at tables, and those that run."""

    def __init__(self, commands: Mapping[str, tuple[str, ...]], seconds: float) -> None:
        self.commands = commands
        self._seconds = seconds
        self._running: dict[tuple[str, int], tuple[float, ExternalBot]] = {}
        """By table and seat, with when each was last asked; those that have waited longest first."""
        self._thinking: set[tuple[str, int]] = set()
        self._threads = ThreadPoolExecutor(MOST, "player")
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def decide(self, table: str, game: Game[Any], seat: int, name: str) -> Any:
        """Return the answer of a program to what its seat is asked; raise `Forfeits` if it has none."""
        key = table, seat
        moment = Perspective(game.fork(), seat)  # the game itself may go on meanwhile
        _, player = self._running.pop(key, (0.0, None))
        if player is None:
            player = ExternalBot(self.commands[name], Entropy(), self._seconds, quiet=True)
        self._thinking.add(key)
        self._running[key] = monotonic(), player
        self._make_room()
        try:
            return await self._beside(player.decide, moment)
        except Forfeits as forfeits:
            self._running.pop(key, None)
            if self._closed:
                raise asyncio.CancelledError from None
            logs.say("player-failed", table=table, player=name, error=str(forfeits)[:200])
            raise
        finally:
            self._thinking.discard(key)

    async def _beside(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    def _end(self, key: tuple[str, int], *args: Any) -> None:
        """End a program; nobody waits for it."""
        task = asyncio.create_task(self._beside(self._running.pop(key)[1].close, *args))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _make_room(self) -> None:
        """End programs that nobody has asked for long, and some if there are too many."""
        waiting = [key for key in self._running if key not in self._thinking]
        old = [key for key in waiting if monotonic() - self._running[key][0] > IDLE]
        many = max(0, len(self._running) - MOST)
        for key in dict.fromkeys([*old, *waiting[:many]]):
            self._end(key)

    def over(self, table: str, game: Game[Any]) -> None:
        """Tell the programs at a table how the game ended, and end them."""
        for key in [key for key in self._running if key[0] == table and key not in self._thinking]:
            self._end(key, Perspective(game.fork(), key[1]))

    async def close(self) -> None:
        """End all programs, whatever they are thinking: each is asked again where its table goes on."""
        self._closed = True
        for key in [*self._running]:
            if key in self._thinking:
                self._running[key][1].interrupt()
            else:
                self._end(key)
        await asyncio.gather(*self._tasks)
        await asyncio.to_thread(self._threads.shutdown)
