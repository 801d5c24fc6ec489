"""Bots think ahead while people think: in one process of the lowest priority, for one table, and only while no bot is asked.

What is found waits for the question (`bots.pondering`). Nobody who is asked is kept waiting: as soon as any bot of this server
is, what is being thought ahead is dropped.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from itertools import count
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from tablero.bots.pondering import think_ahead
from tablero.bots.search import Found
from tablero.kernel import Perspective, Record
from tablero.server import bot_processes, logs

GUESSES: Final = 6
"""How many questions that may come are thought about while somebody thinks."""

KEPT: Final = 24
"""How many answers to questions that may come are kept for a table."""

NONE: Final = 0
"""The number of no job."""

T = TypeVar("T")


class Waiting:
    """A table that waits for a person, with bots that can think ahead meanwhile."""

    def __init__(
        self,
        question: int,
        place: str,
        record: bytes,
        seats: tuple[int, ...],
        secret: int,
        watched: Callable[[], bool | None],
    ) -> None:
        self.question = question
        """The number of what the person is asked."""
        self.place = place
        self.record = record
        self.seats = seats
        """Those of the bots."""
        self.secret = secret
        """What their chance follows from."""
        self.watched = watched
        """Tells whether anybody is there; None if the table itself is not."""
        self.guesses = 0
        """How many questions have been thought about."""


class Pondering:
    """What the bots of a server think ahead."""

    def __init__(self, wanted: bool = False) -> None:
        self.on = wanted and hasattr(signal, "SIGUSR1")
        """Whether they do at all; where no process can be interrupted they don't."""
        self._waiting: dict[str, Waiting] = {}
        self._found: dict[str, dict[str, Found]] = {}
        self._asked = 0
        self._closed = False
        self._numbers = count(NONE + 1)
        self._running: asyncio.Task[None] | None = None
        self._pool: ProcessPoolExecutor | None = None
        context = get_context("spawn")
        self._context = context
        self._job = context.Value("q", NONE, lock=False) if self.on else None
        """The number of the job that is wanted, for the process to see."""
        self._hears = context.Value("b", 0, lock=False) if self.on else None
        """Whether the process can be interrupted yet: one that has just been started would end."""

    def waits(self, table: str, question: int) -> bool:
        """Tell whether a table is known to wait for an answer to a question; go on there if nothing keeps from it now."""
        waiting = self._waiting.get(table)
        if waiting is None or waiting.question != question:
            return False
        self._go_on()
        return True

    def wait(self, table: str, waiting: Waiting) -> None:
        """Think ahead at a table from now on, until one of its bots is asked or another table waits too."""
        self._waiting[table] = waiting
        self._drop()
        self._go_on()

    def leave(self, table: str) -> None:
        """Think no further ahead at a table, and forget what was found."""
        self._waiting.pop(table, None)
        self._found.pop(table, None)

    def found(self, table: str) -> Mapping[str, Found]:
        """Return what was thought ahead at a table whose bot is asked now; it is not kept any longer."""
        self._waiting.pop(table, None)
        return self._found.pop(table, {})

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Let nothing be thought ahead while a bot that is asked thinks."""
        self._asked += 1
        self._drop()
        try:
            yield
        finally:
            self._asked -= 1
            self._go_on()

    def _drop(self) -> None:
        """Stop what is being thought, at once."""
        if self._job is None or self._hears is None or self._job.value == NONE:
            return
        self._job.value = NONE
        if self._hears.value and self._pool is not None:
            for number in [*(self._pool._processes or {})]:
                with suppress(ProcessLookupError):
                    os.kill(number, signal.SIGUSR1)

    def _go_on(self) -> None:
        """Think ahead where that is wanted: if one table alone waits, and no bot is asked."""
        if not self.on or self._closed or self._asked or self._running is not None:
            return
        for table in [table for table, waiting in self._waiting.items() if waiting.watched() is None]:
            self.leave(table)
        tables = [table for table, waiting in self._waiting.items() if waiting.watched()]
        if len(tables) == 1 and self._waiting[tables[0]].guesses < GUESSES:
            self._running = asyncio.create_task(self._think(tables[0], self._waiting[tables[0]]))

    async def _think(self, table: str, waiting: Waiting) -> None:
        """Think about one question that may come at a table."""
        guess, known = waiting.guesses, tuple(self._found.get(table, {}))
        seat = waiting.seats[guess % len(waiting.seats)]
        try:
            told = await self.run(foreseen, table, waiting.place, waiting.record, seat, waiting.secret, guess, known)
            waiting.guesses += told != DROPPED
            if isinstance(told, tuple) and table in self._waiting:
                found = self._found.setdefault(table, {})
                found[told[0]] = told[1]
                for key in [*found][:-KEPT]:
                    del found[key]
        except Exception as error:  # nobody waits for it
            waiting.guesses = GUESSES
            logs.say("not-pondered", table=table, error=type(error).__name__)
        finally:
            self._running = None
        self._go_on()

    async def run(self, work: Callable[..., T], *args: Any) -> T | str:
        """Do something in the process; return `DROPPED` if it was dropped meanwhile."""
        assert self._job is not None
        assert self._hears is not None
        if self._pool is None:
            self._hears.value = 0
            shared = self._job, self._hears
            self._pool = ProcessPoolExecutor(1, mp_context=self._context, initializer=begin, initargs=shared)
        number = self._job.value = next(self._numbers)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, unless_dropped, number, work, *args)
        except BrokenExecutor:
            self._pool = None
            raise
        except Dropped:  # it was told just when it had ended
            return DROPPED
        finally:
            if self._job.value == number:
                self._job.value = NONE

    async def close(self) -> None:
        """End the process, whatever it is thinking."""
        self._closed = True
        if self._pool is not None:
            for process in [*(self._pool._processes or {}).values()]:
                process.terminate()
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)


# In the process.

DROPPED: Final = "dropped"
_wanted: Any = None
_number = NONE


class Dropped(KeyboardInterrupt):
    """What is being thought is not wanted any more: an interruption, which leaves games as they were."""


def begin(wanted: Any, hears: Any) -> None:
    """Take only what nobody else wants of the processor, and hear what is dropped."""
    hear(wanted, hears)
    os.nice(19)
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def hear(wanted: Any, hears: Any) -> None:
    """Hear what is dropped."""
    global _wanted
    _wanted = wanted
    bot_processes.begin()
    signal.signal(signal.SIGUSR1, _interrupt)
    hears.value = 1


def _interrupt(*_: object) -> None:
    if _number != NONE and _wanted.value != _number:
        raise Dropped


def unless_dropped(number: int, work: Callable[..., T], *args: Any) -> T | str:
    """Do something unless it is dropped, also if that was before it began; no longer than any bot may think."""
    global _number
    _number = number
    try:
        if _wanted.value != number:
            return DROPPED
        return bot_processes.worked(bot_processes.SECONDS, work, *args)
    except Dropped:
        return DROPPED
    finally:
        _number = NONE


def foreseen(
    table: str, place: str, record: bytes, seat: int, secret: int, guess: int, known: tuple[str, ...]
) -> tuple[str, Found] | None:
    """Return what a bot at a seat may be asked next in the game of a record, by the key of the search, and its answer."""
    game = bot_processes.game_of(table, place, Record.loads(record))
    return think_ahead(Perspective(game, seat), secret, guess, known)
