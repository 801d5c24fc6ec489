"""Lines of many tables are committed together: each stands or falls by itself, and is kept before anybody is told."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import pytest

from tablero.kernel import Rng
from tablero.server import store as storing
from tablero.server.games import game
from tablero.server.rows import Line
from tablero.server.service import Options, Service
from tablero.server.store import TOGETHER, Conflict, Job, Store
from tablero.server.tables import Table
from tablero.server.terms import Seat, Terms


def line(seq: int) -> Line:
    return Line(seq, None, None, {"chat": "x"}, 0)


def with_store(folder: Path, work: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        store = Store(f"sqlite:///{folder / 'tables.db'}")
        await store.open(lambda: 0)
        for tidying in store._tidiers:
            tidying.cancel()
        await asyncio.gather(*store._tidiers, return_exceptions=True)
        await store.check()
        await work(store)
        await store.close()

    asyncio.run(main())


def commits(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many jobs each commit has, noted from now on."""
    counted: list[int] = []
    good = store._commit_together

    def counting(jobs: Sequence[Job]) -> None:
        counted.append(len(jobs))
        good(jobs)

    monkeypatch.setattr(store, "_commit_together", counting)
    return counted


def test_lines_that_come_at_once_are_one_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        counted = commits(store, monkeypatch)
        await asyncio.gather(*[store.write(f"t{number}", [line(1)]) for number in range(40)])
        assert counted == [40]
        assert [len(await store.journal(f"t{number}")) for number in range(40)] == [1] * 40

    with_store(tmp_path, work)


def test_a_line_that_somebody_else_wrote_first_fails_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        await store.write("b", [line(1)])
        counted = commits(store, monkeypatch)
        done = await asyncio.gather(*[store.write(table, [line(1)]) for table in "cba"], return_exceptions=True)
        assert counted == [3, 1, 1, 1]
        assert done[0] is None
        assert done[2] is None
        assert await store.lengths(["a", "b", "c"]) == {"a": 1, "b": 1, "c": 1}
        with pytest.raises(Conflict):
            await store.write_all([storing.Writing("a", [Line(1, 0, "other", {"chat": "y"}, 5)])])

    with_store(tmp_path, work)


def test_only_while_many_write_does_a_commit_wait_for_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr(storing, "sleep", waits.append)

    async def work(store: Store) -> None:
        for seq in range(1, 6):
            await store.write("alone", [line(seq)])
        assert waits == []
        await asyncio.gather(*[store.write(table, [line(1)]) for table in "ab"])
        await store.write("c", [line(1)])
        assert len(waits) == 1
        assert 0 <= waits[0] <= TOGETHER
        await store.write("d", [line(1)])
        assert len(waits) == 1

    with_store(tmp_path, work)


async def begun(folder: Path) -> tuple[Service, Table]:
    """A server with a table at which two play; the one that is there already, if there is one."""
    service = Service(Options(f"sqlite:///{folder / 'tables.db'}", bots=1))
    await service.store.open(service.now)
    known = folder / "table"
    if not known.exists():
        seats = [Seat("person", None, name, name) for name in "ab"]
        known.write_text(
            await service.tables.create(Terms("rebellion", dict(game("rebellion").setup(2).settings), seats, 0))
        )
    return service, await service.tables.table(known.read_text())


async def choose(table: Table, client: str) -> int:
    decision = table.playing().decision
    assert decision is not None
    return await table.choose(decision.seat, client, table.playing().question, decision.sample(Rng(1)))


DYING = """
import asyncio, os, sys
from pathlib import Path
from server.test_together import begun, choose
from tablero.server import store

async def main() -> None:
    service, table = await begun(Path(sys.argv[1]))
    await choose(table, "first")
    store._tell = lambda *_: os._exit(9)
    await choose(table, "second")

asyncio.run(main())
"""


def test_what_was_kept_when_a_server_died_before_it_could_say_so_is_not_done_twice(tmp_path: Path) -> None:
    tests = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    assert subprocess.run([sys.executable, "-c", DYING, str(tmp_path)], check=False, env=tests).returncode == 9

    async def main() -> None:
        service, table = await begun(tmp_path)
        seat = next(seat for seat, client in table._done if client == "second")
        seq, step = table.seq, table.playing().step
        assert table._done[seat, "second"] == seq
        assert await table.choose(seat or 0, "second", 1, 0) == seq
        assert (table.seq, table.playing().step) == (seq, step)
        await service.store.close()

    asyncio.run(main())


def test_a_choice_that_is_broken_off_while_it_is_written_is_what_the_journal_says(tmp_path: Path) -> None:
    async def main() -> None:
        service, table = await begun(tmp_path)
        await choose(table, "first")
        acting = asyncio.create_task(choose(table, "second"))
        while not any(part.rows for job in service.store._new for part in job.parts):
            await asyncio.sleep(0)
        acting.cancel()
        await asyncio.gather(acting, return_exceptions=True)
        assert acting.cancelled()
        while len(await service.store.journal(table.id)) < 3:
            await asyncio.sleep(0)
        async with table.settled():
            pass
        await choose(table, "third")
        lines = await service.store.journal(table.id)
        assert [line.client for line in lines[1:]] == ["first", "second", "third"]
        again = await Table.load(table.home, table.id)
        assert again.playing().record() == table.playing().record()
        await service.store.close()

    asyncio.run(main())
