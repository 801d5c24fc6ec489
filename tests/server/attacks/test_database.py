"""A database that hangs, a disk that is full, and a database that nobody may write to."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from server.attacks.victim import until, victim
from server.machines import Postgres
from server.serving import Client, serving

WITHIN = 5.0
"""Seconds until anybody is told something, whatever the database does."""


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    with TemporaryDirectory(prefix="tablero-", ignore_cleanup_errors=True) as folder:
        running = Postgres(Path(folder))
        yield running
        running.stop()


def children(pid: int) -> list[int]:
    stats = (Path("/proc") / name / "stat" for name in os.listdir("/proc") if name.isdigit())
    found = []
    for stat in stats:
        try:
            number, _, rest = stat.read_text().partition(" (")
        except OSError:
            continue
        if int(rest.rpartition(") ")[2].split()[1]) == pid:
            found.append(int(number))
    return found


@contextmanager
def hanging(postgres: Postgres) -> Iterator[None]:
    """Let the database do nothing until the block ends."""
    processes = [postgres.pid, *children(postgres.pid)]
    for pid in processes:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in processes:
            os.kill(pid, signal.SIGCONT)


def soon(ask: Callable[[], Any]) -> Any:
    """Return what is answered, which must not take long."""
    start = time.monotonic()
    answer = ask()
    assert time.monotonic() - start < WITHIN
    return answer


def test_a_database_that_hangs_lets_nobody_wait(tmp_path: Path, postgres: Postgres) -> None:
    body = {"game": "rebellion", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with victim(tmp_path, postgres.url) as server:
        table, tokens = server.pair()
        assert soon(lambda: server.http.get("/healthz")).text == "ok\n"
        with server.at(table, tokens[0]) as ana:
            with hanging(postgres):
                asks: list[Callable[[], httpx.Response]] = [
                    lambda: server.http.get("/healthz"),
                    lambda: server.http.get("/api/tables"),
                    lambda: server.http.post("/api/tables", json=body),
                ]
                with ThreadPoolExecutor() as at_once:
                    for answer in at_once.map(soon, asks * 4):
                        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "busy")
                assert soon(lambda: ana.ask("chat", id="once", text="hola"))["code"] == "busy"
                assert soon(lambda: server.http.get("/api/games")).status_code == 200
            until(lambda: server.http.get("/healthz").status_code == 200, "the database is not found again")
            until(lambda: ana.ask("chat", id="once", text="hola")["t"] == "ack", "the table is not found again")
        with server.at(table, tokens[1]) as berta:
            assert [line["text"] for line in berta.first("chats")["lines"]] == ["hola"]


def test_a_database_that_hangs_lets_nobody_wait_at_a_table_that_is_lost(tmp_path: Path, postgres: Postgres) -> None:
    """Neither those who say something at once, nor those who say something again, nor anybody who looks."""
    with victim(tmp_path, postgres.url) as server:
        table, tokens = server.pair()
        with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
            with hanging(postgres), ThreadPoolExecutor() as at_once:
                for number in range(3):

                    def chat(client: Client, id: str = f"n{number}") -> Any:
                        return soon(lambda: client.ask("chat", id=id, text="hola"))["code"]

                    assert [*at_once.map(chat, (ana, berta))] == ["busy", "busy"]
                record = soon(lambda: server.http.get(f"/api/tables/{table}/record"))
                assert (record.status_code, record.json()["error"]["code"]) == (503, "busy")
                assert soon(lambda: server.at(table, None).until("error"))["code"] == "busy"
            until(lambda: ana.ask("chat", id="n0", text="hola")["t"] == "ack", "the table is not found again")
            berta.until("chat", lambda line: line["text"] == "hola")


def test_a_server_whose_database_hangs_can_be_told_to_stop(tmp_path: Path, postgres: Postgres) -> None:
    with victim(tmp_path, postgres.url) as server:
        table, tokens = server.pair()
        with server.at(table, tokens[0]) as ana, hanging(postgres):
            ana.say(t="chat", id="once", text="hola")
            assert soon(lambda: server.http.get("/api/tables")).status_code == 503
            server.process.running.terminate()
            assert server.process.running.wait(12 * WITHIN) == 0


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = server.new("duel", "me", "hotseat")
        store = server.service.store

        def full(connection: Any, *_: object) -> None:
            connection.execute("PRAGMA max_page_count = 1")  # no more than it has

        store._let_go()
        store.engine.dispose()
        event.listen(store.engine, "connect", full)
        with server.at(made["table"], made["token"]) as ana:
            answers = (ana.ask("chat", text="x" * 400) for _ in range(200))
            assert next(one["code"] for one in answers if one["t"] == "error") == "disk-full"
        answer = server.get("/healthz")
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "disk-full")
        until(lambda: server.table(made["table"])._mending is None, "the table is not found again")


def served(database: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "tablero", "serve", "--port", "0", "--lang", "en", "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stderr


def test_a_database_that_may_only_be_read_is_refused_at_the_start(tmp_path: Path, postgres: Postgres) -> None:
    with victim(tmp_path, postgres.url), victim(tmp_path):
        pass
    with postgres.connected() as connection:
        connection.execute("alter role tablero set default_transaction_read_only = on")
    code, said = served(postgres.url)
    assert (code, "read-only" in said) == (2, True)
    code, said = served(f"sqlite:///file:{tmp_path / 'tables.db'}?mode=ro&uri=true")
    assert (code, "readonly" in said) == (2, True)
