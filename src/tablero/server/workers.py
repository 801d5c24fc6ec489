"""Several processes of one server on one machine, each with tables of its own, so that all processors are used.

All of them listen at one socket. Whoever takes a connection reads what is asked; what is about the table of another is handed
over to that one, the connection and what was read of it. That only saves work: where it can't be done any worker serves any
table, since the truth about it stands in the database.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from tempfile import TemporaryFile
from time import monotonic, sleep
from typing import NamedTuple, Self
from zlib import crc32

from uvicorn.config import STARTUP_FAILURE

from tablero.server import logs

LONGEST = 60_000
"""Bytes of a connection that are handed over with it at most; with more it is served where it is."""

AT_ONCE = 64
"""Messages of other workers that are taken before the event loop goes on."""

PAUSE = 1.0
"""Seconds before a worker that has died is started again, so that one that can't start doesn't do nothing else."""

PARENT = 1.0
"""Seconds between two looks whether the first process is still there."""

LEAVING = 10.0
"""Seconds that workers have to end when they are told to."""

_TABLE = re.compile(rb"[A-Z]+ /(?:ws/tables|api/tables|api/replays)/([\w-]{1,24})[/? ]", re.ASCII)
_FIRST = re.compile(rb"POST /api/(?:accounts|sessions|codes|me|replays|lists)[/? ]|GET /metrics ")
"""What one worker does for all: passwords are guessed, and processes kept busy, no more often than with one."""
_CHOSEN = re.compile(rb"GET /metrics\?worker=(\d{1,4}) ")


class Channel(NamedTuple):
    """A way to a worker. Both ends stay open in the first process: what waits outlives the worker."""

    into: socket.socket
    out: socket.socket

    @classmethod
    def new(cls) -> Self:
        """Return a new one; messages stay whole, and nobody waits."""
        kind = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM
        channel = cls(*socket.socketpair(socket.AF_UNIX, kind))
        for end in channel:
            end.setblocking(False)
        return channel


class Place(NamedTuple):
    """The place of a worker among all of its machine."""

    number: int
    first: int
    """The process that has started it."""
    news: Sequence[Channel]
    """The way for news to each of them."""
    doors: Sequence[Channel]
    """The way for connections."""
    pen: int
    """A file that is locked by the one who writes to a database that has one writer at a time."""

    def whose(self, head: bytes) -> int:
        """Return which worker a request is for, by its first line."""
        if found := _TABLE.match(head):
            return crc32(found[1]) % len(self.doors)
        if found := _CHOSEN.match(head):
            return int(found[1]) % len(self.doors)
        return 0 if _FIRST.match(head) else self.number

    def hand_over(self, to: int, connection: int, read: bytes) -> bool:
        """Give a connection to another worker, with what was read of it; tell whether that could be done."""
        if len(read) > LONGEST:
            return False
        try:
            socket.send_fds(self.doors[to].into, [read], [connection])
        except OSError:  # too many wait there
            return False
        return True

    def tell(self, news: bytes) -> None:
        """Tell all others; who has too much to read already is told nothing."""
        for number, channel in enumerate(self.news):
            if number != self.number:
                with suppress(OSError):
                    channel.into.send(news)

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """Hear what others tell."""
        end = self.news[self.number].out
        _reading(end, lambda: hear(end.recv(1 << 18)))

    def take(self, connected: Callable[[socket.socket, bytes], None]) -> None:
        """Take the connections that others hand over."""
        end = self.doors[self.number].out

        def one() -> None:
            read, [connection, *_], _, _ = socket.recv_fds(end, LONGEST, 1)
            connected(socket.socket(fileno=connection), read)

        _reading(end, one)

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Have one's turn to write: who waits for it has it at once, while SQLite would sleep ever longer."""
        os.lockf(self.pen, os.F_LOCK, 1)
        try:
            yield
        finally:
            os.lockf(self.pen, os.F_ULOCK, 1)

    def leave(self) -> None:
        """Hear and take nothing more."""
        loop = asyncio.get_running_loop()
        for channel in (self.news[self.number], self.doors[self.number]):
            loop.remove_reader(channel.out)


def _reading(end: socket.socket, one: Callable[[], None]) -> None:
    def some() -> None:
        with suppress(BlockingIOError):
            for _ in range(AT_ONCE):
                one()

    asyncio.get_running_loop().add_reader(end, some)


class Running(NamedTuple):
    """A worker that runs."""

    place: Place
    process: BaseProcess
    since: float


def work_together(count: int, work: Callable[[Place], None]) -> None:
    """Let so many processes work until told to stop; one that dies is started again."""
    news, doors = ([Channel.new() for _ in range(count)] for _ in range(2))
    pen = TemporaryFile()  # noqa: SIM115  # for as long as this process lives
    running: list[Running] = []
    try:
        running += [_started(Place(number, os.getpid(), news, doors, pen.fileno()), work) for number in range(count)]
        first = [*running]
        while True:
            wait([one.process.sentinel for one in running])
            for ended in [one for one in running if not one.process.is_alive()]:
                code = ended.process.exitcode
                if ended in first and code == STARTUP_FAILURE:
                    sys.exit(code)
                logs.say("worker-ended", worker=ended.place.number, code=code)
                sleep(max(0.0, ended.since + PAUSE - monotonic()))
                running[running.index(ended)] = _started(ended.place, work)
    finally:
        _end([one.process for one in running])


def _started(place: Place, work: Callable[[Place], None]) -> Running:
    process = get_context("fork").Process(target=work, args=(place,))
    process.start()
    return Running(place, process, monotonic())


def _end(processes: Sequence[BaseProcess]) -> None:
    """End the workers, in order if they can."""
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(LEAVING)
        process.kill()
        process.join()


async def end_with_first(first: int) -> None:
    """Stop when the first process has gone, however it ended: nobody would start this one again."""
    while os.getppid() == first:
        await asyncio.sleep(PARENT)
    signal.raise_signal(signal.SIGTERM)
