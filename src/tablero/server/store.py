"""What is kept: players, sessions, tables, and the journal of each table. SQLite by default, PostgreSQL by URL.

The database is asked in threads, and written to by one: a line of a journal waits for one turn of that thread and for the
disk, not for several turns of the event loop.

The journal's key is table and number: of two who write the same number one fails, so that a table has one history
whoever serves it. Lines that come at the same time, of whatever tables, are committed together.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from functools import cache, partial
from itertools import chain
from queue import SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    SelectBase,
    and_,
    bindparam,
    create_engine,
    event,
    exists,
    func,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tablero.kernel import Json, TableroError
from tablero.server import logs
from tablero.server.refused import Refused, refuse
from tablero.server.rows import OVER, Kept, Line, Listed, created, line_from_text, line_to_text, listed_from
from tablero.server.schema import (
    VERSION,
    images,
    invitations,
    journal,
    noticed,
    paired,
    players,
    prepare,
    schema,
    seated,
    sessions,
    spoke,
    tables,
    wishes,
)
from tablero.server.trouble import LASTING, out_of_reach, refusal_of, rootless

READERS = 4
"""How many threads read."""

TIDY = 5.0
"""Seconds between two tidyings of an SQLite database."""

PATIENCE = 3.5
"""Seconds for which something is tried to be written while the database can't be reached."""

DEADLINE = 4.0
"""Seconds that anybody waits for the database: one that hangs breaks no connection."""

CLOSING = 3.0
"""Seconds for which a server that ends waits for the database."""

AGAIN = 0.1
"""Seconds between two tries."""

TOGETHER = 0.01
"""Seconds between two commits while many write: what comes meanwhile is committed together."""

ROWS = 100
"""Lines that are added by one statement: each waits for its turn among the threads of the process."""

NETWORK = {"connect_timeout": 3, "tcp_user_timeout": 10_000, "keepalives_idle": 5, "keepalives_interval": 5}
"""PostgreSQL: when a server that is silent is given up."""

REMEMBERED = 30.0
"""Seconds for which the database counts as not well after something could not be written."""

DAY = 24 * 3600
"""Seconds between two times that what has ended is forgotten."""

T = TypeVar("T")


class Conflict(TableroError):
    """Somebody else has written this line of the journal already, or taken this name."""


Work: TypeAlias = Callable[[Connection], None]
"""What is written by what stands in the database at that moment."""


class Writing(NamedTuple):
    """Lines for the journal of a table, and whatever else belongs to them; `last` is done when all that is written."""

    table: str = ""
    lines: Sequence[Line] = ()
    others: Sequence[Executable] = ()
    last: Sequence[Work] = ()


class Part(NamedTuple):
    """The same as rows of the database."""

    table: str
    rows: Sequence[tuple[str, int, str]]
    """Of the journal: table, number and line."""
    others: Sequence[Executable]
    last: Sequence[Work] = ()
    image: dict[str, Any] | None = None


Failure: TypeAlias = Exception | None
"""Why something could not be written. It is told and not raised: where it was raised would stay in memory with whoever waits."""


class Job(NamedTuple):
    """What is written together or not at all, and who waits for it."""

    parts: Sequence[Part]
    done: asyncio.Future[Failure]
    waits: bool = False


class Opened(NamedTuple):
    """All that is needed to open a table: its row, an image, and the lines of the journal after that."""

    row: Listed
    kept: Kept | None
    lines: list[Line]


_OPENED = (
    select(tables, images.c.seq, images.c.rules, images.c.image)
    .outerjoin(images, images.c.table == tables.c.id)
    .where(tables.c.id == bindparam("id"))
)
_LINES = (
    select(journal.c.line)
    .where(and_(journal.c.table == bindparam("id"), journal.c.seq > bindparam("after")))
    .order_by(journal.c.seq)
)


class Store:
    """The database."""

    def __init__(self, url: str, turn: Callable[[], AbstractContextManager[None]] = nullcontext) -> None:
        self.engine = engine_of(url)
        self._turn = turn if self.engine.dialect.name == "sqlite" else nullcontext
        """Waits until no other worker writes, where only one can."""
        self._keep_image = _keeping(self.engine)
        self._adding = cache(partial(_adding, "?" if self.engine.dialect.paramstyle == "qmark" else "%s"))
        """The statement that adds so many lines."""
        self._new: list[Job] = []
        """What is to be written, until all that comes in one turn of the event loop is handed to the thread."""
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        """What is to be written; None: nothing more."""
        self._writer: Thread | None = None
        self._kept: Connection | None = None
        """The connection of the thread that writes."""
        self._tidiers: list[asyncio.Task[None]] = []
        self._checking: asyncio.Task[None] | None = None
        """However many ask whether the database is well, it is asked once at a time."""
        self._trouble: tuple[str, float] | None = None
        """Why something could not be written, and when that was, if whoever runs the server must do something about it."""
        self._reading = ThreadPoolExecutor(READERS, "tablero-reading")
        self._asked: set[Future[Any]] = set()
        """What is being read, or waits for a thread."""

    async def open(self, now: Callable[[], int]) -> None:
        """Make what is missing, and begin to write."""
        await self._in_thread(lambda: prepare(self.engine))
        loop = asyncio.get_running_loop()
        self._writer = Thread(target=self._write_on, args=(loop,), name="tablero-writing", daemon=True)
        self._writer.start()
        self._tidiers = [asyncio.create_task(self._forget_on(now))]
        if self.engine.dialect.name == "sqlite":
            self._tidiers.append(asyncio.create_task(self._tidy_on()))

    async def close(self) -> None:
        """Write what is waiting, and let go of the database."""
        for task in self._tidiers:
            task.cancel()
        if self._writer is not None:
            self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join, CLOSING)
        self._reading.shutdown(wait=not self.stuck, cancel_futures=True)
        self.engine.dispose()

    @property
    def stuck(self) -> bool:
        """Tell whether threads still wait for the database."""
        return bool(self._asked) or (self._writer is not None and self._writer.is_alive())

    async def _in_thread(self, work: Callable[[], T]) -> T:
        asked = self._reading.submit(work)
        self._asked.add(asked)
        asked.add_done_callback(self._asked.discard)
        try:
            return await asyncio.wrap_future(asked)
        finally:
            del asked  # as in `write_all`

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Return what some work on a connection gives; refuse it while the database can't be reached."""

        def reading() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        def trying() -> T:
            try:
                return reading()
            except SQLAlchemyError as error:
                if not out_of_reach(error):
                    raise
                return reading()  # the connection was cut: there may be another

        try:
            async with asyncio.timeout(DEADLINE):
                return await self._in_thread(trying)
        except (SQLAlchemyError, TimeoutError) as error:
            logs.say("not-read", error=type(error).__name__)
            raise refusal_of(error) from error

    # Writing: in the order in which it is asked for, what comes at once in one transaction.

    async def write(
        self,
        table: str = "",
        lines: Sequence[Line] = (),
        others: Sequence[Executable] = (),
        last: Sequence[Work] = (),
    ) -> None:
        """Write lines of a journal, and whatever else belongs to them; return when it is durable."""
        await self.write_all([Writing(table, lines, others, last)])

    async def write_all(self, writings: Sequence[Writing]) -> None:
        """Write on several journals at once: all of it or nothing."""
        done: asyncio.Future[Failure] = asyncio.get_running_loop().create_future()
        self._hand_in(Job([_part(one) for one in writings], done, waits=True))
        failed = await done
        if isinstance(failed, Conflict):
            raise Conflict(*failed.args)
        if failed is not None and not isinstance(failed, SQLAlchemyError | TimeoutError):
            raise RuntimeError("what was to be written is at fault") from failed
        if failed is not None:
            logs.say("not-written", table=writings[0].table, error=type(failed).__name__)
            raise self._remembered(refusal_of(failed)) from failed

    def _remembered(self, refused: Refused) -> Refused:
        if refused.code in LASTING:
            self._trouble = refused.code, monotonic()
        return refused

    def _hand_in(self, job: Job) -> None:
        if not self._new:
            asyncio.get_running_loop().call_soon(self._hand_over)
        self._new.append(job)

    def _hand_over(self) -> None:
        """Give the thread what has come in, and nobody more than their time to wait for it."""
        if self._new:
            jobs, self._new = self._new, []
            self._jobs.put(jobs)
            waiting = [job.done for job in jobs if job.waits]
            asyncio.get_running_loop().call_later(DEADLINE, _give_up, waiting)

    async def check(self) -> None:
        """Write something that changes nothing; refuse it if that can't be done, or something else lately couldn't.

        Where the disk is full there may still be room for little.
        """
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self.write(others=[update(schema).values(version=VERSION)]))
        await asyncio.shield(self._checking)
        if self._trouble is not None and monotonic() < self._trouble[1] + REMEMBERED:
            raise refuse(self._trouble[0])

    async def _tidy_on(self) -> None:
        """SQLite: move what was written from its log into the database itself, while nobody waits for that."""
        while True:
            await asyncio.sleep(TIDY)
            with contextlib.suppress(TableroError):
                await self.read(lambda connection: connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)")).all())

    async def _forget_on(self, now: Callable[[], int]) -> None:
        """Forget sessions that have ended, and guests who can't come back."""
        while True:
            come_back = exists().where(sessions.c.player == players.c.id)
            gone = and_(players.c.login.is_(None), players.c.created < now() - DAY * 1000, ~come_back)
            with contextlib.suppress(TableroError):
                await self.write(others=[sessions.delete().where(sessions.c.expires <= now())])
                await self.write(others=[players.delete().where(gone)])
                old = now() - DAY * 1000
                await self.write(others=[noticed.delete().where(noticed.c.at < old - 366 * DAY * 1000)])
                await self.write(others=[invitations.delete().where(invitations.c.at < old - 7 * DAY * 1000)])
                await self.write(
                    others=[wishes.delete().where(wishes.c.seen < old), paired.delete().where(paired.c.at < old)]
                )
            await asyncio.sleep(DAY)

    def _write_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """Commit what waits, all of it at once, until there is nothing more."""
        waiting: list[list[Job] | None] = []
        jobs: list[Job] = []
        latest = 0.0
        while None not in waiting:
            waiting = [self._jobs.get()]
            if len(jobs) > 1:  # one who writes alone is not kept waiting
                sleep(max(0.0, latest + TOGETHER - monotonic()))
            while not self._jobs.empty():
                waiting.append(self._jobs.get())
            jobs = [job for some in waiting for job in some or () if not _given_up(job)]
            latest = monotonic()
            if jobs:
                loop.call_soon_threadsafe(_tell, jobs, self._commit(jobs))
        self._let_go()

    def _commit(self, jobs: Sequence[Job]) -> list[Exception | None]:
        """Commit the jobs together, or each on its own if one of them fails; return what went wrong with each."""
        end = monotonic() + PATIENCE
        while True:
            try:
                self._commit_together(jobs)
                return [None] * len(jobs)
            except Exception as error:
                if not out_of_reach(error) or monotonic() > end:
                    break
                sleep(AGAIN)  # it may come back
        return [self._commit_alone(job) for job in jobs]

    def _commit_together(self, jobs: Sequence[Job]) -> None:
        if self._kept is None:
            self._kept = self.engine.connect()
        try:
            with self._turn(), self._kept.begin():
                # all workers in one order, so that none waits for another in a circle
                parts = sorted((part for job in jobs for part in job.parts), key=_table)
                for part in parts:
                    for statement in part.others:
                        self._kept.execute(statement)
                rows = [row for part in parts for row in part.rows]
                for start in range(0, len(rows), ROWS):
                    some = rows[start : start + ROWS]
                    self._kept.exec_driver_sql(self._adding(len(some)), tuple(chain.from_iterable(some)))
                for part in parts:
                    if part.image is not None:
                        self._kept.execute(self._keep_image, part.image)
                for work in [work for part in parts for work in part.last]:
                    work(self._kept)
        except Exception:
            self._let_go()
            raise

    def _let_go(self) -> None:
        """Give the connection back: it is tested when it is taken again."""
        if self._kept is not None:
            with contextlib.suppress(SQLAlchemyError):
                self._kept.close()
            self._kept = None

    def _commit_alone(self, job: Job) -> Exception | None:
        try:
            self._commit_together([job])
        except IntegrityError:
            return None if self._is_written(job) else Conflict("somebody else was first")
        except Exception as error:
            return error
        return None

    def _is_written(self, job: Job) -> bool:
        """Tell whether a job was done already: its connection was lost after the commit and before the answer."""
        part = next((part for part in job.parts if part.rows), None)
        if part is None:
            return False
        (_, first, _), (_, last, _) = part.rows[0], part.rows[-1]
        query = select(journal.c.line).where(and_(journal.c.table == part.table, journal.c.seq.between(first, last)))
        try:
            with self.engine.connect() as connection:
                rows = connection.execute(query.order_by(journal.c.seq)).all()
        except SQLAlchemyError:
            return False
        return [row[0] for row in rows] == [line for _, _, line in part.rows]

    # LiveTables.

    async def create(
        self,
        id: str,
        terms: Json,
        status: str,
        lines: Sequence[Line],
        holders: Sequence[str],
        also: Sequence[Executable] = (),
    ) -> None:
        """Write a new table with the first lines of its journal, and what else comes with it."""
        await self.write(others=[*also, *created(id, terms, status, lines, holders)])

    async def find(self, id: str) -> Listed | None:
        """Return a table's row."""
        row = await self.read(lambda connection: connection.execute(select(tables).where(tables.c.id == id)).first())
        return None if row is None else listed_from(row)

    async def opened(self, id: str) -> Opened | None:
        """Return a table's row, its image if there is one, and the lines of its journal that come after that."""

        def read(connection: Connection) -> Opened | None:
            row = connection.execute(_OPENED, {"id": id}).first()
            if row is None:
                return None
            kept = None if row.seq is None else Kept(row.seq, row.rules, row.image)
            return Opened(listed_from(row), kept, _lines(connection, id, 0 if kept is None else kept.seq))

        return await self.read(read)

    def keep(self, table: str, kept: Kept) -> None:
        """Keep an image of a table soon, instead of an older one; nobody waits for it."""
        done: asyncio.Future[Failure] = asyncio.get_running_loop().create_future()
        done.add_done_callback(_not_kept)
        self._hand_in(Job([Part(table, (), (), image={"table": table, **kept._asdict()})], done))

    async def journal(self, table: str, after: int = 0) -> list[Line]:
        """Return the lines of a table's journal that come after a number; refuse a journal that lacks one."""
        return await self.read(lambda connection: _lines(connection, table, after))

    async def chat_before(self, table: str, seq: int, count: int) -> list[Line]:
        """Return the latest lines of chat before a number in a table's journal, the last one first."""
        query = select(journal.c.seq, journal.c.line).where(
            and_(
                journal.c.table == table,
                journal.c.seq < seq,
                journal.c.line.like('%{"chat":%'),
                journal.c.line.not_like('%{"chat":""%'),
            )
        )
        query = query.order_by(journal.c.seq.desc()).limit(count)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [line_from_text(line, table, number) for number, line in rows]

    async def lengths(self, ids: Sequence[str]) -> dict[str, int]:
        """Return how long the journals of some tables are."""
        query = select(journal.c.table, func.max(journal.c.seq)).where(journal.c.table.in_(ids))
        rows = await self.read(lambda connection: connection.execute(query.group_by(journal.c.table)).all())
        return {row[0]: row[1] for row in rows}

    async def listing(self, status: str, limit: int) -> list[Listed]:
        """Return tables of a status, the latest first."""
        shown = and_(tables.c.status == status, tables.c.closed.is_(None))
        query = select(tables).where(shown).order_by(tables.c.changed.desc()).limit(limit)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [listed_from(row) for row in rows]

    async def tables_of(self, player: str, limit: int) -> list[Listed]:
        """Return the tables at which a player sits, the latest first."""
        query = select(tables).join(seated, seated.c.table == tables.c.id).where(seated.c.player == player)
        query = query.where(tables.c.closed.is_(None))
        rows = await self.read(
            lambda connection: connection.execute(query.order_by(tables.c.changed.desc()).limit(limit)).all()
        )
        return [listed_from(row) for row in rows]

    async def finished_by(self, player: str, limit: int) -> list[Listed]:
        """Return the tables at which a player's games have ended, the latest first."""
        query = select(tables).join(seated, seated.c.table == tables.c.id).where(seated.c.player == player)
        query = query.where(and_(tables.c.status == OVER, tables.c.closed.is_(None)))
        query = query.order_by(tables.c.changed.desc(), tables.c.id).limit(limit)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [listed_from(row) for row in rows]

    async def held_by(self, player: str) -> list[tuple[Listed, int]]:
        """Return all tables at which a player sits, each with the length of its journal at the same moment."""
        return await self._with_lengths(select(seated.c.table).where(seated.c.player == player))

    async def knowing(self, player: str) -> list[tuple[Listed, int]]:
        """Return the same of all tables at which a player sits, or has said something while looking on."""
        spoken = select(spoke.c.table).where(spoke.c.player == player)
        return await self._with_lengths(select(seated.c.table).where(seated.c.player == player).union(spoken))

    async def _with_lengths(self, ids: SelectBase) -> list[tuple[Listed, int]]:
        length = select(func.max(journal.c.seq)).where(journal.c.table == tables.c.id).scalar_subquery()
        query = select(tables, length.label("length")).where(tables.c.id.in_(ids)).order_by(tables.c.id)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [(listed_from(row), row.length) for row in rows]


def _lines(connection: Connection, table: str, after: int) -> list[Line]:
    """Return the lines of a journal after a number; there may be thousands, so that no event loop waits for them to be read."""
    texts = connection.scalars(_LINES, {"id": table, "after": after})
    return [line_from_text(text, table, number) for number, text in enumerate(texts, after + 1)]


def _given_up(job: Job) -> bool:
    """Tell whether nobody waits for a job any more; lines of a journal are written all the same, others may follow them."""
    return job.done.done() and not any(part.rows for part in job.parts)


def _give_up(waiting: Sequence[asyncio.Future[Failure]]) -> None:
    """Let nobody wait any longer."""
    for done in waiting:
        if not done.done():
            done.set_result(TimeoutError())


def _tell(jobs: Sequence[Job], errors: Sequence[Exception | None]) -> None:
    """Tell those who wait for their jobs how they went; some may have gone."""
    for job, error in zip(jobs, errors, strict=True):
        if not job.done.done():
            job.done.set_result(error and rootless(error))


def _not_kept(done: asyncio.Future[Failure]) -> None:
    """Say what went wrong with something that nobody waits for."""
    if not done.cancelled() and (failed := done.result()) is not None:
        logs.say("image-not-kept", error=type(failed).__name__)


def _part(one: Writing) -> Part:
    rows = [(one.table, line.seq, line_to_text(line)) for line in one.lines]
    return Part(one.table, rows, one.others, one.last)


def _table(part: Part) -> str:
    return part.table


def _adding(value: str, count: int) -> str:
    """Return the statement that adds so many lines to journals.

    >>> _adding("?", 2)
    'INSERT INTO journal ("table", seq, line) VALUES (?, ?, ?), (?, ?, ?)'
    """
    rows = ", ".join([f"({value}, {value}, {value})"] * count)
    return f'INSERT INTO journal ("table", seq, line) VALUES {rows}'


def _keeping(engine: Engine) -> Executable:
    """Return the statement that keeps an image instead of an older one: made once, since each of them is garbage."""
    adding = (sqlite if engine.dialect.name == "sqlite" else postgresql).insert(images)
    newer = {name: adding.excluded[name] for name in Kept._fields}
    later = images.c.seq < adding.excluded.seq
    keeping: Executable = adding.on_conflict_do_update(index_elements=["table"], set_=newer, where=later)
    return keeping


def engine_of(url: str) -> Engine:
    """Return the way to the database at an address."""
    url = url.replace("postgresql://", "postgresql+psycopg://").replace("postgres://", "postgresql+psycopg://")
    if url.startswith("sqlite"):
        engine = create_engine(
            url, hide_parameters=True
        )  # errors are logged, and what players hold is nobody's business
    else:
        engine = create_engine(url, hide_parameters=True, pool_pre_ping=True, connect_args=NETWORK)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _durable)
    return engine


def _durable(connection: Any, _: Any) -> None:
    """SQLite: readers don't wait for the writer, and a commit is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=20000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
