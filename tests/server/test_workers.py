"""Several workers at one PostgreSQL and one Redis: a table has one history, whoever dies."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import psycopg
import pytest

from server.serving import Client, guess
from tablero.kernel import Rng
from tablero.kernel.codec import decode

HANDED_OVER = 5.0
"""Seconds within which another worker must have a dead one's games."""


def needs(program: str) -> str:
    """Return where a program is; without it these tests are left out, but never where everything is checked."""
    found = shutil.which(program) or next(map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{program}")), None)
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail(f"{program} is not installed", pytrace=False)
        pytest.skip(f"{program} is not installed: not tested with several workers")
    return found


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_for(port: int) -> None:
    end = time.monotonic() + 20
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.02)
    raise TimeoutError(f"nothing listens at {port}")


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    initdb, server = needs("initdb"), needs("postgres")
    with TemporaryDirectory(prefix="tablero-") as folder:
        yield from started(initdb, server, Path(folder))


def started(initdb: str, server: str, folder: Path) -> Iterator[str]:
    """Run a database server of our own, and yield its address."""
    user: dict[str, Any] = {}
    if os.geteuid() == 0:  # it refuses to run as root
        shutil.chown(folder, "nobody")
        user = {"user": "nobody", "env": {"PATH": os.environ["PATH"], "HOME": str(folder)}, "cwd": folder}
    data, port = folder / "data", free_port()
    command = [initdb, "-D", str(data), "-U", "tablero", "--auth=trust", "--no-sync", "-E", "UTF8"]
    subprocess.run(command, check=True, capture_output=True, **user)
    command = [server, "-D", str(data), "-p", str(port), "-k", str(folder), "-c", "listen_addresses=127.0.0.1"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **user) as running:
        url = f"postgresql://tablero@127.0.0.1:{port}/postgres"
        wait_for(port)
        for _ in range(200):
            try:
                psycopg.connect(url).close()
                break
            except psycopg.OperationalError:
                time.sleep(0.05)
        yield url
        running.send_signal(signal.SIGINT)
        running.wait()


@contextmanager
def redis(folder: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    command = [needs("redis-server"), "--port", str(port), "--save", "", "--appendonly", "no", "--dir", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as running:
        wait_for(port)
        try:
            yield running
        finally:
            running.kill()


@contextmanager
def worker(database: str, redis_port: int) -> Iterator[tuple[int, subprocess.Popen[str]]]:
    command = [sys.executable, "-c", "from tablero.cli import main; main()", "serve", "--port", "0", "--lang", "en"]
    command += ["--database", database, "--redis", f"redis://127.0.0.1:{redis_port}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as running:
        try:
            assert running.stdout is not None
            url = running.stdout.readline().split()[3]
            yield int(url.rstrip("/").rpartition(":")[2]), running
        finally:
            running.kill()


def play(clients: list[Client], rng: Rng, choices: int) -> dict[str, int]:
    """Choose, each at their own worker; return what was acknowledged."""
    done: dict[str, int] = {}
    while len(done) < choices:
        seat = clients[0].state["waiting"][0]
        asked = clients[seat]
        id = f"{rng.bits():x}"
        answer = asked.ask("choose", id, question=asked.state["question"], answer=guess(asked.state["decision"], rng))
        if answer["t"] == "ack":
            done[id] = answer["seq"]
            for client in clients:
                client.seen(answer["seq"])
        else:
            assert answer["code"] == "illegal", answer
    return done


def journal(database: str, table: str) -> list[Any]:
    with psycopg.connect(database) as connection:
        rows = connection.execute('select line from journal where "table" = %s order by seq', (table,)).fetchall()
    return [decode(row[0]) for row in rows]


def test_a_table_has_one_history_whoever_dies(postgres: str, tmp_path: Path) -> None:
    rng = Rng(5)
    redis_port = free_port()
    with ExitStack() as stack:
        news = stack.enter_context(redis(tmp_path, redis_port))
        first, _ = stack.enter_context(worker(postgres, redis_port))
        second, dying = stack.enter_context(worker(postgres, redis_port))
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": "rebellion", "seats": seats, "name": "Ana"}
        made = httpx.post(f"http://127.0.0.1:{first}/api/tables", json=body).json()
        table = made["table"]
        path = f"http://127.0.0.1:{second}/api/tables/{table}/join"
        tokens = [made["token"], httpx.post(path, json={"name": "Berta"}).json()["token"]]
        clients = [Client(port, table, token, 0) for port, token in zip((first, second), tokens, strict=True)]
        for client in clients:
            client.until("state", lambda state: state["view"] is not None)
        done = play(clients, rng, 12)
        # both write the next line at once: one is first, the other follows, nobody is refused
        for number in range(5):
            for client in clients:
                client.say(t="chat", id=f"c{number}", text="x")
        for client in clients:
            acknowledged = [client.until("ack")["seq"] for _ in range(5)]
            assert len({*acknowledged}) == 5
        # the connections to the database are cut
        with psycopg.connect(postgres, autocommit=True) as connection:
            cut = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
            connection.execute(f"{cut} and backend_type = 'client backend'")
        done |= play(clients, rng, 4)
        # Redis dies: what was news is noticed a little later
        news.kill()
        done |= play(clients, rng, 4)
        # a worker dies in the middle of a choice, and the other has its games
        asked = clients[clients[0].state["waiting"][0]]
        answer = guess(asked.state["decision"], rng)
        message = {"question": asked.state["question"], "answer": answer}
        if asked is clients[1]:
            asked.say(t="choose", id="last", **message)
        os.kill(dying.pid, signal.SIGKILL)
        start = time.monotonic()
        again = Client(first, table, tokens[1], clients[1].state["seq"])
        again.until("state")
        clients[1] = again
        if asked is not clients[0]:
            answer = again.ask("choose", "last", **message)
            if answer["t"] == "ack":
                done["last"] = answer["seq"]
                for client in clients:
                    client.seen(answer["seq"])
        done |= play(clients, rng, 2)
        assert time.monotonic() - start < HANDED_OVER
        lines = journal(postgres, table)
        assert [line[0] for line in lines] == list(range(1, len(lines) + 1))
        written = [line[2] for line in lines if line[2] is not None and not line[2].startswith("c")]
        assert len({*written}) == len(written)
        assert {id: line for line, _, id, *_ in lines if id in done} == done
        for client in clients:
            client.socket.close()
