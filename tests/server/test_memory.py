"""Tables that nobody looks at any more are let go, at once and for little."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from time import process_time
from types import SimpleNamespace
from typing import Any
from weakref import ref

import pytest
from sqlalchemy import Alias
from sqlalchemy.exc import OperationalError
from starlette.websockets import WebSocket

from server.machines import until
from server.serving import Client, Server, play, serving
from tablero.kernel import Rng
from tablero.server import audience, journal, live_tables
from tablero.server.connections import TableSocket
from tablero.server.games import game as find_game
from tablero.server.live_tables import LiveTables
from tablero.server.rows import Kept
from tablero.server.sight import Sight
from tablero.server.socket import Conversation
from tablero.server.tables import Table
from tablero.server.watching import Watcher


@pytest.fixture
def no_collection() -> Iterator[None]:
    """What is freed is freed by itself."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("game", ["duel", "rebellion", "swu"])
def test_a_table_that_is_let_go_is_freed_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_collection: None, game: str
) -> None:
    with serving(tmp_path) as server:
        kind = type(find_game(game).begin(find_game(game).setup()))
        others = sum(type(one) is kind for one in gc.get_objects())
        table, tokens = server.pair(game)
        with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
            play(server, table, [ana, berta], Rng(1), 12)
            ana.ask("choose", question=ana.state["question"], answer="nonsense")
            ana.ask("undo")
            seat = ana.state["waiting"][0]
            (ana, berta)[seat].done("resign")
        live = server.table(table)
        before = sum(type(one) is kind for one in gc.get_objects())
        freed = ref(live)
        del live
        monkeypatch.setattr(live_tables, "KEPT", 0)
        monkeypatch.setattr(live_tables, "GRACE", 0)
        other = server.new("islands", "me", "random", "random")["table"]
        until(lambda: server.table(other).id == other and freed() is None, "the table is still there")
        assert before >= others + 2
        assert sum(type(one) is kind for one in gc.get_objects()) <= others


def test_only_what_was_seen_last_is_kept_for_those_who_are_sent_changes(tmp_path: Path, no_collection: None) -> None:
    with serving(tmp_path) as server:
        table, tokens = server.pair("islands")
        seats = [server.at(table, token) for token in tokens]
        with seats[0], seats[1], server.at(table, None, changes=1) as eva:
            play(server, table, seats, Rng(1), 20)
            eva.until("change", lambda message: message["seq"] == seats[0].state["seq"])
            assert living(Sight) <= 6


@pytest.mark.long
def test_a_socket_that_has_gone_is_freed_at_once(tmp_path: Path, no_collection: None) -> None:
    kinds = TableSocket, WebSocket, Conversation, Watcher, Sight
    with serving(tmp_path) as server:
        table, tokens = server.pair("duel")
        for changes in (0, 1):
            with server.at(table, tokens[0], changes=changes) as ana:
                ana.ask("resign")
                assert living(*kinds) >= len(kinds)
            with Client.raw(server.port, table) as silent:
                silent.say(t="nonsense")
                silent.until("error")
        until(lambda: not living(*kinds), "what belongs to a socket is still there")


def test_an_image_that_is_kept_leaves_no_garbage(tmp_path: Path, no_collection: None) -> None:
    with serving(tmp_path) as server:
        table, _ = server.pair("duel")
        server.wait(server.service.store.check())
        before = living(Alias)
        for seq in range(1, 20):
            server.loop.call_soon_threadsafe(server.service.store.keep, table, Kept(seq, "rules", b"image"))
            server.wait(server.service.store.check())
        assert living(Alias) <= before


def living(*kinds: type) -> int:
    """Return how many objects of some kinds there are."""
    return sum(type(one) in kinds for one in gc.get_objects())


def test_letting_go_costs_the_same_however_many_tables_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_tables, "KEPT", 5)
    monkeypatch.setattr(live_tables, "GRACE", -1.0)

    async def spent(count: int) -> float:
        tables: Any = LiveTables(SimpleNamespace())  # type: ignore[arg-type]

        async def busy() -> Any:
            return SimpleNamespace(busy=True)

        for number in range(count):
            tables._live[f"t{number}"] = asyncio.create_task(busy())
            tables._asked[f"t{number}"] = 0.0
        await asyncio.sleep(0.01)
        best = 9.0
        for _ in range(50):
            start = process_time()
            for number in range(20):
                await tables.table(f"t{number}")
            best = min(best, process_time() - start)
        return best

    few, many = asyncio.run(spent(20)), asyncio.run(spent(20_000))
    assert many < 5 * few


def test_those_where_nobody_is_go_first_and_the_others_stay(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_tables, "KEPT", 3)
    monkeypatch.setattr(live_tables, "GRACE", -1.0)
    server = own_server
    watched, tokens = server.pair("duel")
    with server.at(watched, tokens[0]):
        first = server.table(watched)
        others = [server.new("duel", "me", "open")["table"] for _ in range(12)]
        for other in others:
            server.table(other)
            assert len(server.service.tables) <= 4
        assert server.table(watched) is first
        assert others[0] not in server.service.tables._live
        assert others[-1] in server.service.tables._live


def test_a_table_whose_game_is_over_goes_at_once_unless_somebody_is_on_the_way_in(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_tables, "KEPT", 0)
    server = own_server
    over, awaited, played = (server.pair("duel") for _ in range(3))
    for table, tokens in (over, awaited):
        with server.at(table, tokens[0]) as ana:
            ana.done("resign")
        until(lambda: not server.table(table).busy, "somebody is still there")  # noqa: B023
    with server.table(awaited[0]).audience.expecting():
        for _ in range(3):
            server.table(played[0])
        live = server.service.tables._live
        assert [id in live for id, _ in (over, awaited, played)] == [False, True, True]


def let_go(server: Server, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let go of a table where nobody is; it must be freed by that."""
    freed = ref(server.table(table))
    with monkeypatch.context() as patched:
        patched.setattr(live_tables, "KEPT", 0)
        patched.setattr(live_tables, "GRACE", -1.0)
        other = server.new("islands", "me", "random", "random")["table"]
        until(lambda: server.table(other).id == other and freed() is None, "the table is still there")


def test_of_a_table_that_was_closed_nothing_is_kept(own_server: Server) -> None:
    tables = own_server.service.tables
    table = own_server.new("duel", "me", "open")["table"]
    own_server.table(table)
    assert table in tables._asked
    own_server.loop.call_soon_threadsafe(tables.shut, table)
    until(lambda: len(tables) == 0, "the table is still there")
    assert tables._asked == {}
    own_server.loop.call_soon_threadsafe(tables.shut, table)  # again, as by two looks at once
    assert own_server.table(table).id == table


def test_a_table_where_another_worker_was_first_is_freed_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_collection: None
) -> None:
    with serving(tmp_path) as one, serving(tmp_path) as other:  # at one database, and no news from one to the other
        table, tokens = one.pair("duel")
        with one.at(table, tokens[0]) as ana, other.at(table, tokens[0]) as late:
            for number in range(3):
                assert ana.ask("chat", text=f"first {number}")["t"] == "ack"
                assert late.ask("chat", id=f"late{number}", text="second")["t"] == "ack"
            late.ask("choose", id="wrong", question=2**31, answer=0)
        let_go(other, table, monkeypatch)
        let_go(one, table, monkeypatch)


def test_a_table_whose_lines_could_not_be_written_or_read_is_freed_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_collection: None
) -> None:
    with serving(tmp_path) as server:
        table, tokens = server.pair("duel")
        store = server.service.store

        def fails(*_: Any) -> None:
            full = sqlite3.OperationalError()
            full.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise OperationalError("", {}, full)

        with server.at(table, tokens[0]) as ana:
            with monkeypatch.context() as patched:
                patched.setattr(store, "_commit_together", fails)
                patched.setattr(store, "_reading", Failing(fails))
                for number in range(3):
                    assert ana.ask("chat", id=f"n{number}", text="lost")["code"] == "disk-full"
                assert server.get(f"/api/tables/{table}").status_code == 503
            until(lambda: ana.ask("chat", id="later", text="kept")["t"] == "ack", "the table is not found again")
        let_go(server, table, monkeypatch)


class Failing(ThreadPoolExecutor):
    """Threads that can read nothing."""

    def __init__(self, fails: Callable[[], None]) -> None:
        super().__init__(1)
        self._fails = fails

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        return super().submit(self._fails)


def test_of_the_chat_only_the_latest_lines_are_kept(own_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "CHAT", 5)
    monkeypatch.setattr(audience, "LINES", 4)
    server = own_server
    table, tokens = server.pair("duel")
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
        seqs = [ana.ask("chat", text=f"line {number}")["seq"] for number in range(12)]
        live = server.table(table)
        assert [line["seq"] for line in live.chat] == seqs[-5:] == [*live.speakers]
        pages = [berta.ask("earlier", before=before) for before in (seqs[9], seqs[7], seqs[3], seqs[0])]
        assert [[line["text"][5:] for line in page["lines"]] for page in pages] == [["7", "8"], [*"3456"], [*"012"], []]
        assert [page["more"] for page in pages] == [True, True, False, False]
        complaint = {"line": seqs[1], "why": "rude"}
        assert server.post(f"/api/tables/{table}/report", complaint, tokens[1]).status_code == 201
        assert [one.said for one in server.wait(server.service.people.reports_by(berta_id(live)))] == ["line 1"]
    server.forget(table)
    again = server.table(table)
    assert (again.chat, again.speakers, again.unkept) == (live.chat, live.speakers, live.unkept)


def berta_id(table: Table) -> str:
    """Who sits at the second seat."""
    return str(table.terms.seats[1].player)
