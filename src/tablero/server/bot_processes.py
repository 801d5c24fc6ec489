"""Bots think in processes of their own, each with the perspective of its seat alone; the event loop never waits for them."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import threading
import zlib
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from multiprocessing import get_context, parent_process
from typing import Any, NamedTuple, TypeVar

from tablero.bots import BOTS, bot, bots_of, strongest
from tablero.bots.advice import advise
from tablero.bots.pondering import seed_at
from tablero.bots.search import Found, SearchBot, Step
from tablero.kernel import Game, Json, Perspective, Record, Rng, TableroError
from tablero.kernel.codec import decode, encode
from tablero.registry import locate
from tablero.server import logs
from tablero.server.games import known

SECONDS = 30.0
"""What a bot may think; then chance answers for it."""

QUEUE = 60.0
"""How long it may wait until a process has time for it."""

KEPT = 16
"""How many games a process keeps, so as to follow them instead of starting over."""

T = TypeVar("T")

_games: OrderedDict[str, Game[Any]] = OrderedDict()


class Mind(NamedTuple):
    """What a bot has in mind when it is asked: a number that its chance follows from, a plan, and what it thought ahead."""

    secret: int
    plan: Sequence[Step] = ()
    ahead: Mapping[str, Found] = {}


class Decided(NamedTuple):
    """What a bot answers, what it has still in mind, and what it considered, packed: only its seat may know the latter two."""

    answer: Any
    plan: Sequence[Step] = ()
    thought: bytes | None = None


class GaveUp(TableroError):
    """A bot has no answer: it failed, took too long, or is not there."""


class BotProcesses:
    """The processes in which bots think. Whatever is `aside` stops while one of them does something for somebody."""

    def __init__(
        self, workers: int | None = None, aside: Callable[[], AbstractContextManager[None]] = nullcontext
    ) -> None:
        self._aside = aside
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    def warm(self) -> None:
        """Start the processes before somebody waits for them."""
        pool = self._started()
        for _ in range(self._workers):
            pool.submit(ready)

    async def close(self) -> None:
        """End the processes, whatever they are thinking: it is thought again where the table goes on."""
        self._closed = True
        if self._pool is not None:
            for process in [*(self._pool._processes or {}).values()]:
                process.terminate()
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)

    async def decide(self, key: str, game: Game[Any], seat: int, level: str, mind: Mind) -> Decided:
        """Return what a bot, with what it has in mind, answers to what its seat is asked.

        Any of the processes can go on with that. Raise `GaveUp` where chance has to answer.
        """
        if level not in bots_of(game.definition) or level == "random":
            raise GaveUp
        return await self._thought_about(key, game, think, seat, level, mind)

    async def hint(self, key: str, game: Game[Any], seat: int) -> Json:
        """Return what the strongest bot would do at a seat, and why; raise `GaveUp` where it has no answer."""
        return await self._thought_about(key, game, hint, seat, strongest(game.definition), secrets.randbits(64))

    async def _thought_about(self, key: str, game: Game[Any], work: Callable[..., T], *args: Any) -> T:
        try:
            return await self.run(work, key, place_of(game.definition.name), game.record().dumps(), *args)
        except Exception as error:  # whatever stops a bot must not stop the table
            logs.say("bot-gave-up", table=key, error=type(error).__name__)
            raise GaveUp from error

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do something in one of the processes; once more if the process has died."""
        with self._aside():
            return await self._run(work, *args)

    async def _run(self, work: Callable[..., T], *args: Any) -> T:
        loop = asyncio.get_running_loop()
        for attempt in range(2):
            pool = self._started()
            try:
                return await asyncio.wait_for(loop.run_in_executor(pool, timed, SECONDS, work, *args), SECONDS + QUEUE)
            except BrokenExecutor:
                if self._closed:
                    raise asyncio.CancelledError from None
                if self._pool is pool:
                    self._pool = None
                if attempt:
                    raise
        raise AssertionError

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=begin)
        return self._pool


def begin() -> None:
    """Let the server go first, since it answers people; leave the ending to it, and end with it however it ends."""
    if hasattr(os, "nice"):
        os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def timed(seconds: float, work: Callable[..., T], *args: Any) -> T:
    """Do something, but no longer than this: one that never ends must not keep the process from all others."""
    if not hasattr(signal, "setitimer"):
        return work(*args)
    return _limited(signal.ITIMER_REAL, signal.SIGALRM, seconds, work, *args)


def worked(seconds: float, work: Callable[..., T], *args: Any) -> T:
    """Do something, but with no more processor time than this: that others are at work is no fault of it."""
    if not hasattr(signal, "setitimer"):
        return work(*args)
    return _limited(signal.ITIMER_PROF, signal.SIGPROF, seconds, work, *args)


def _limited(timer: int, rings: signal.Signals, seconds: float, work: Callable[..., T], *args: Any) -> T:
    signal.signal(rings, _too_long)
    signal.setitimer(timer, seconds)
    try:
        return work(*args)
    finally:
        signal.setitimer(timer, 0)


def _too_long(*_: object) -> None:
    raise TimeoutError


def ready() -> bool:
    """Import what thinking needs; a game is loaded when one is thought about."""
    return bool(BOTS)


def place_of(game: str) -> str:
    """Return where another process finds a game."""
    return known().get(game, game)


def think(key: str, place: str, data: bytes, seat: int, level: str, mind: Mind) -> Decided:
    """Return what a bot answers in the game of a record; where the plan that it had still fits, it goes on with that."""
    table = Perspective(game_of(key, place, Record.loads(data)), seat)
    player = bot(level, seed_at(mind.secret, table))
    if not isinstance(player, SearchBot):
        return Decided(player.decide(table))
    player.plan, player.ahead = mind.plan, mind.ahead
    answer = player.decide(table)
    thought = player.thought
    return Decided(answer, player.plan, None if thought is None else packed(thought.to_json()))


def packed(value: Json) -> bytes:
    """Return a value as few bytes."""
    return zlib.compress(encode(value))


def unpacked(data: bytes) -> Json:
    """Return what was packed."""
    return decode(zlib.decompress(data))


def hint(key: str, place: str, data: bytes, seat: int, level: str, seed: int) -> Json:
    """Return what a bot would do at a seat in the game of a record, and why."""
    return advise(game_of(key, place, Record.loads(data)), seat, level, Rng(seed)).to_json()


def game_of(key: str, place: str, record: Record) -> Game[Any]:
    """Return the game of the record: the one kept here if it has only gone on since."""
    kept = _games.pop(key, None)
    if kept is not None and record.events[: kept.step] == kept.events:
        kept.follow(record.events[kept.step :])
    else:
        kept = Game.replay(locate(place), record, Rng(0))
    _games[key] = kept
    if len(_games) > KEPT:
        _games.popitem(last=False)
    return kept
