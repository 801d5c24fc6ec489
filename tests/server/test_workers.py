"""Several workers at one PostgreSQL and one Redis, killed in the middle of choices: a table has one history, whoever dies."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from server.machines import PATIENCE, Postgres, Process, Redis, Stream, checked, needs
from server.serving import Client
from server.test_kept import FIRST

pytestmark = pytest.mark.long

HANDED_OVER = 30.0
"""Seconds within which another worker must have a dead one's games."""

TABLES = 3


class Cluster:
    """A database, the wire, and two servers, each with so many processes."""

    def __init__(self, folder: Path, processes: int = 1) -> None:
        for program in ("initdb", "postgres", "redis-server"):  # before any of them runs
            needs(program)
        self._processes = processes
        self.postgres = Postgres(folder)
        self.workers: list[Process] = []
        try:
            self.redis = Redis(folder)
        except BaseException:
            self.postgres.stop()
            raise
        try:
            with ThreadPoolExecutor() as at_once:  # each finds an empty database, and one of them makes the tables
                for worker in at_once.map(lambda _: self.worker(), range(2)):
                    self.workers.append(worker)
        except BaseException:
            self.stop()
            raise

    def worker(self) -> Process:
        return Process.worker(self.postgres.url, f"redis://127.0.0.1:{self.redis.port}", self._processes)

    def ports(self) -> list[int]:
        return [worker.port for worker in self.workers]

    def stop(self) -> None:
        for worker in self.workers:
            worker.kill()
        self.redis.kill()
        self.postgres.stop()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with TemporaryDirectory(prefix="tablero-", ignore_cleanup_errors=True) as folder:
        one = Cluster(Path(folder))
        yield one
        one.stop()


@contextmanager
def streams(cluster: Cluster) -> Iterator[list[Stream]]:
    """People who play while the block does harm; afterwards every journal is compared with what was acknowledged."""
    all_ = [Stream(cluster.ports, seed) for seed in range(TABLES)]
    for stream in all_:
        stream.start()
    go_on(all_, 4)
    yield all_
    go_on(all_, 8)
    for stream in all_:
        checked(cluster.postgres, stream)


def go_on(all_: list[Stream], count: int) -> None:
    for stream in all_:
        stream.more(count)


def test_a_worker_dies_and_another_has_its_games(cluster: Cluster) -> None:
    with streams(cluster) as all_:
        dying = cluster.workers.pop()
        for stream in all_:
            stream.longest = 0.0
        os.kill(dying.running.pid, signal.SIGKILL)
        go_on(all_, 4)
        assert max(stream.longest for stream in all_) < HANDED_OVER
        dying.kill()
        cluster.workers.append(cluster.worker())
        os.kill(cluster.workers[0].running.pid, signal.SIGKILL)
        cluster.workers.pop(0).kill()
        go_on(all_, 4)
        cluster.workers.append(cluster.worker())


def test_connections_to_the_database_are_cut(cluster: Cluster) -> None:
    cut = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
    with streams(cluster) as all_:
        for _ in range(6):
            assert cluster.postgres.ask(f"{cut} and backend_type = 'client backend'")
            go_on(all_, 2)


def test_the_database_dies_and_comes_back(cluster: Cluster) -> None:
    with streams(cluster) as all_:
        for _ in range(2):
            cluster.postgres.kill()
            health = httpx.get(f"http://127.0.0.1:{cluster.ports()[0]}/healthz", timeout=PATIENCE)
            assert (health.status_code, health.json()["error"]["code"]) == (503, "busy")
            cluster.postgres.start()
            go_on(all_, 4)


def test_the_wire_dies_and_comes_back(cluster: Cluster) -> None:
    with streams(cluster) as all_:
        cluster.redis.kill()
        go_on(all_, 1)
        cluster.redis.start()
        go_on(all_, 4)
        os.kill(cluster.redis.running.pid, signal.SIGSTOP)  # it is there, and says nothing
        go_on(all_, 1)
        os.kill(cluster.redis.running.pid, signal.SIGCONT)
        go_on(all_, 4)


def test_two_workers_write_the_same_line_at_once(cluster: Cluster) -> None:
    """One is first, the other follows, nobody is refused; and both know who is there."""
    stream = Stream(cluster.ports, 7)
    clients = [
        Client(port, stream.game.table, token, 0)
        for port, token in zip(cluster.ports(), stream.game.tokens, strict=True)
    ]
    for number in range(5):
        for client in clients:
            client.say(t="chat", id=f"c{number}", text="x")
    for client in clients:
        acknowledged = [client.until("ack")["seq"] for _ in range(5)]
        assert len({*acknowledged}) == 5
        until_presence(client, [True, True])
    clients[1].socket.close()
    until_presence(clients[0], [True, False])
    clients[0].socket.close()
    stream.start()
    stream.more(2)
    checked(cluster.postgres, stream)


def test_a_guest_signs_in_at_one_worker_and_the_other_knows(cluster: Cluster) -> None:
    here, there = (f"http://127.0.0.1:{port}" for port in cluster.ports())
    entry = {"name": "Nadia", "password": "a long one"}
    assert httpx.post(f"{here}/api/accounts", json=entry, timeout=PATIENCE).status_code == 201
    body = {"game": "rebellion", "seats": [{"kind": "me"}, {"kind": "bot"}], "name": "Ana"}
    made = httpx.post(f"{there}/api/tables", json=body, timeout=PATIENCE).json()
    guest = Client(cluster.ports()[1], made["table"], made["token"], 0)
    assert guest.until("state")["seat"] == 0
    headers = {"Authorization": f"Bearer {made['token']}"}
    entered = httpx.post(f"{here}/api/sessions", json=entry, headers=headers, timeout=PATIENCE).json()
    assert entered["left"] == []
    guest.until("state", lambda state: state["seat"] is None)
    for port in cluster.ports():
        with Client(port, made["table"], entered["token"], 0) as nadia:
            assert (nadia.first("welcome")["mine"], nadia.state["table"]["seats"][0]["name"]) == ([0], "Nadia")
    guest.socket.close()


def latest(client: Client, kind: str) -> dict[str, object]:
    import json

    return [one for one in map(json.loads, client.frames) if one["t"] == kind][-1]  # type: ignore[no-any-return]


def until_presence(client: Client, online: list[bool]) -> None:
    while latest(client, "presence")["online"] != online:
        client.next()


def test_a_worker_that_is_told_to_stop_ends_in_order(cluster: Cluster) -> None:
    """What was acknowledged is kept, sockets are closed with a code that says to come back, and the process ends well."""
    with streams(cluster) as all_:
        stopping = cluster.workers.pop()
        watching = Client(stopping.port, all_[0].game.table, None, 0)
        watching.until("state")
        stopping.running.terminate()
        assert closing_code(watching) == 1012
        assert stopping.running.wait(PATIENCE) == 0
        stopping.kill()
        cluster.workers.append(cluster.worker())
        go_on(all_, 4)


def closing_code(client: Client) -> int | None:
    """Read to the end, and return the code with which the socket was closed."""
    try:
        while True:
            client.next()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_a_database_of_the_first_version_becomes_one_of_now(cluster: Cluster) -> None:
    """And `tablero serve` serves it."""
    shape = """select table_name, column_name, data_type, is_nullable from information_schema.columns
        where table_schema = 'public' order by 1, 2"""
    indexes = "select indexdef from pg_indexes where schemaname = 'public' order by 1"
    now = cluster.postgres.ask(shape), cluster.postgres.ask(indexes)
    with psycopg.connect(cluster.postgres.url, autocommit=True) as connection:
        connection.execute("create database old")
    url = cluster.postgres.url.replace("/postgres", "/old")
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(FIRST.encode())
    served = Process.served(url)
    assert httpx.get(f"http://127.0.0.1:{served.port}/healthz", timeout=PATIENCE).text == "ok\n"
    served.kill()
    with psycopg.connect(url) as connection:
        upgraded = connection.execute(shape.encode()).fetchall(), connection.execute(indexes).fetchall()
    assert upgraded == now


def test_no_message_makes_the_database_fail(cluster: Cluster) -> None:
    """PostgreSQL takes no character 0, which SQLite does."""
    port = cluster.ports()[0]
    for id in ("%00", "a%00b", "%ED%A0%80", "x" * 100, "%F0%9F%98%80"):
        assert httpx.get(f"http://127.0.0.1:{port}/api/tables/{id}", timeout=PATIENCE).status_code == 404
        with Client.raw(port, id) as client:
            client.say(t="hello", token=None)
            assert client.next()["code"] == "not-found"
    for name in ("a\x00b", "\x00"):
        answer = httpx.post(
            f"http://127.0.0.1:{port}/api/sessions", json={"name": name, "password": name}, timeout=PATIENCE
        )
        assert answer.status_code == 401
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
        made = http.post("/api/accounts", json={"name": "Nuria", "password": "a long one"}).json()
        http.headers["Authorization"] = f"Bearer {made['token']}"
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = http.post("/api/tables", json={"game": "rebellion", "seats": seats}).json()["table"]
        bodies: dict[str, Any] = {
            "/api/me/mail": {"password": "a long one", "mail": "a\x00b@example.org"},
            f"/api/tables/{table}/invite": {"friend": "a\x00b"},
            f"/api/tables/{table}/report": {"seat": 1, "why": "\x00"},
            "/api/me/friends": {"name": "a\x00b"},
            "/api/tables": {"game": "a\x00b", "seats": seats},
        }
        for path, body in bodies.items():
            assert http.post(path, json=body).status_code in (204, 400), path
        for method, path in (
            ("DELETE", "/api/me/blocked/%00"),
            ("DELETE", "/api/me/friends/%00"),
            ("DELETE", "/api/me/invitations/%00"),
            ("DELETE", "/api/me/notices/devices/%00"),
            ("DELETE", "/api/me/sessions/%00"),
            ("DELETE", "/api/me/lists/%00"),
            ("GET", "/api/me/lists/%00"),
        ):
            assert http.request(method, path).status_code == 404, path
