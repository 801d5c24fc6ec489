"""What somebody brings from outside, as a record or a list, is read in processes of its own: bots don't wait for it.

Whatever it is, it has a deadline, and each address has one job at a time: whoever brings a lot keeps nobody else waiting.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import asynccontextmanager, suppress
from multiprocessing import get_context
from typing import Any, TypeVar

from tablero.kernel import Game, Rng
from tablero.registry import locate
from tablero.server.bot_processes import begin, worked
from tablero.server.games import known
from tablero.server.refused import refuse

SECONDS = 2.0
"""What stepping through a record may take, of a processor's time; it is told to stop then."""

LIST = 10.0
"""What reading a list may take: the first one loads all that can be in one."""

SLOWER = 10
"""How many times as long a job may take where the machine has much else to do."""

GRACE = 1.0
"""Seconds after which the process of a job that doesn't stop is killed."""

QUEUE = 30.0
"""How long a job may wait until a process has time for it."""

WAITING = 4
"""How many jobs of one address may wait for its first one."""

T = TypeVar("T")


def prepare(places: list[str]) -> None:
    """Load the games; one that can't be is missed by whoever brings something for it."""
    for place in places:
        with suppress(Exception):
            definition = locate(place)
            Game(definition, definition.setup(), Rng(0))


class BroughtProcesses:
    """The processes that read what comes from outside."""

    def __init__(self, workers: int = 1) -> None:
        self._free: asyncio.Queue[ProcessPoolExecutor | None] = asyncio.Queue()
        for _ in range(workers):
            self._free.put_nowait(None)  # started when somebody needs it
        self._turns: dict[str, list[asyncio.Future[None]]] = {}
        """For each address with a job those that wait for it."""
        self._running: dict[ProcessPoolExecutor, set[str]] = {}
        """The processes, each with the places of the games that it has loaded."""

    async def run(
        self,
        address: str,
        work: Callable[..., T],
        *args: Any,
        seconds: float | None = None,
        loads: Sequence[str] | None = None,
    ) -> T:
        """Do something for an address; raise `TimeoutError` if it takes too long, refuse it if too much waits.

        `loads` are the places of the games that the work is about, which are loaded first; without it, any may be.
        """
        within = SECONDS if seconds is None else seconds
        async with self._turn(address):
            try:
                async with asyncio.timeout(QUEUE):
                    process = await self._free.get()
            except TimeoutError:
                raise refuse("busy") from None
            try:
                process = await self._ready(process, [*known().values()] if loads is None else loads)
                doing = asyncio.get_running_loop().run_in_executor(process, worked, within, work, *args)
                return await asyncio.wait_for(doing, SLOWER * within + GRACE)
            except (BrokenExecutor, asyncio.CancelledError):
                self._end(process)
                process = None
                raise
            except TimeoutError:
                if doing.cancelled():  # it did not stop by itself
                    self._end(process)
                    process = None
                raise
            finally:
                self._free.put_nowait(process)

    @asynccontextmanager
    async def _turn(self, address: str) -> AsyncIterator[None]:
        """Let the jobs of one address come one after the other."""
        waiting = self._turns.get(address)
        if waiting is None:
            waiting = self._turns[address] = []
        elif len(waiting) >= WAITING:
            raise refuse("too-fast")
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            waiting.append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn in waiting:
                    waiting.remove(turn)
                else:
                    self._pass_on(address)
                raise
        try:
            yield
        finally:
            self._pass_on(address)

    def _pass_on(self, address: str) -> None:
        waiting = self._turns[address]
        while waiting:
            turn = waiting.pop(0)
            if not turn.done():
                turn.set_result(None)
                return
        del self._turns[address]

    async def _ready(self, process: ProcessPoolExecutor | None, places: Sequence[str]) -> ProcessPoolExecutor:
        """Return the process, or a new one, once it has loaded the games: a deadline is for the job alone."""
        if process is None:
            process = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=begin)
            self._running[process] = set()
        missing = [place for place in places if place not in self._running[process]]
        if missing:
            await asyncio.get_running_loop().run_in_executor(process, prepare, missing)
            self._running[process].update(missing)
        return process

    def _end(self, process: ProcessPoolExecutor | None) -> None:
        """Kill a process, whatever it does; another takes its place."""
        if process is not None:
            for one in [*(process._processes or {}).values()]:
                one.kill()
            process.shutdown(wait=False, cancel_futures=True)
            self._running.pop(process, None)

    async def close(self) -> None:
        """End the processes, whatever they do."""
        for process in [*self._running]:
            self._end(process)
