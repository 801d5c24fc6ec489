"""The tables of a server process: loaded when somebody comes, let go when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Any

from sqlalchemy import Executable

from tablero.server import logs
from tablero.server.games import game
from tablero.server.home import Home
from tablero.server.journal import begun, new_id
from tablero.server.presence import Here
from tablero.server.refused import Refused, refuse
from tablero.server.rows import OPEN, OVER, PLAYING, Line
from tablero.server.tables import Table
from tablero.server.terms import Terms, terms_to_json

_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")

KEPT = 100
"""Of more tables than this, those go from memory where nobody is."""

GRACE = 10.0
"""Seconds after which somebody who asked for a table is there, or has gone: until then it stays."""


class LiveTables:
    """Every table has one live object here, and so one writer."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self._live: OrderedDict[str, asyncio.Task[Table]] = OrderedDict()
        """The tables, those that nobody has asked for lately first."""
        self._asked: dict[str, float] = {}
        """When somebody last asked for each of them, or it was last seen that somebody is there."""

    def __len__(self) -> int:
        return len(self._live)

    async def table(self, id: str) -> Table:
        """Return a table; refuse one that isn't there."""
        task = self._live.get(checked_id(id))
        if task is None:
            task = asyncio.create_task(Table.load(self.home, id))
            self._live[id] = task
            self._asked[id] = monotonic()
        try:
            table = await asyncio.shield(task)
        except Exception:
            if self._live.get(id) is task:
                self._forget(id)
            raise
        finally:
            del task  # it has the error of a table that can't be loaded, and the error has it
        if id in self._live:
            self._touch(id)
        self._let_go()
        return table

    async def create(self, terms: Terms, also: Callable[[str], Sequence[Executable]] = lambda id: ()) -> str:
        """Make a table, with what else is to be written then; if every seat is taken its game begins."""
        id = new_id()
        at = self.home.now()
        holders = list(dict.fromkeys(seat.player for seat in terms.seats if seat.player is not None))
        full = not any(seat.free for seat in terms.seats)
        body: dict[str, Any] = {"made": at}
        if full:
            body = (await asyncio.to_thread(begun, terms) if game(terms.game).takes_time else begun(terms))[1]
        line = Line(1, None, None, body, at)
        await self.home.store.create(id, terms_to_json(terms), PLAYING if full else OPEN, [line], holders, also(id))
        logs.say("table", table=id, game=terms.game, seats=len(terms.seats))
        self.home.metrics.count("tables", terms.game)
        return id

    def shut(self, id: str) -> None:
        """Let go of a table that was closed: it can't be loaded again."""
        if id in self._live:
            self._forget(id)

    async def written(self, id: str, seq: int) -> None:
        """Let everybody follow a journal on which something was written past its table: this worker and all others."""
        self.home.wire.tell(id, seq)
        if id in self._live:
            with contextlib.suppress(Refused):  # a table that can't be read now is noticed when writing
                await (await self.table(id)).catch_up(seq)

    async def grown(self, id: str, seq: int) -> None:
        """Follow a journal that another worker has written on, if the table is here."""
        task = self._live.get(id)
        if task is not None and _loaded(task):
            await task.result().catch_up(seq)

    async def look_after(self) -> None:
        """Follow the journals of all tables that somebody looks at, should the news of one have been lost."""
        ready = [task.result() for task in self._live.values() if _loaded(task)]
        watched = [table for table in ready if table.audience.watchers]
        for table in watched:
            table.audience.fade()
        if watched:
            for id, seq in (await self.home.store.lengths([table.id for table in watched])).items():
                await self.grown(id, seq)

    def watched(self) -> dict[str, Here]:
        """Return who is at which table here."""
        ready = [task.result() for task in self._live.values() if _loaded(task)]
        return {table.id: table.audience.here for table in ready if table.audience.watchers}

    def present(self, worker: str, here: Mapping[str, Here]) -> None:
        """Note who is at tables at another worker."""
        for id, those in here.items():
            task = self._live.get(id)
            if task is not None and _loaded(task):
                task.result().audience.present(worker, those)

    def _let_go(self) -> None:
        """Let go of tables that nobody has asked for lately and where nobody is; look at two, however many there are."""
        now = monotonic()
        for _ in range(2):
            id = next(iter(self._live), None)
            if id is None or len(self._live) <= KEPT:
                return
            lately = self._asked[id] > now - GRACE
            task = self._live[id]
            if _loaded(task) and _done_with(task.result(), lately):
                self._forget(id)
            elif lately:
                return
            else:
                self._touch(id)

    def _touch(self, id: str) -> None:
        """Note that somebody has asked for a table now."""
        self._live.move_to_end(id)
        self._asked[id] = monotonic()

    def _forget(self, id: str) -> None:
        del self._live[id]
        del self._asked[id]


def checked_id(id: str) -> str:
    """Return what may be a table's id; refuse anything else, which a database may not even take as a text."""
    if not _ID.fullmatch(id):
        raise refuse("not-found")
    return id


def _done_with(table: Table, lately: bool) -> bool:
    """Tell whether a table can go from memory; who asks about a game that is over acts there by a socket alone."""
    return not table.busy and (table.status == OVER or not lately)


def _loaded(task: asyncio.Task[Table]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None
