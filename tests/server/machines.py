"""Real processes: PostgreSQL, Redis and servers of our own, to be killed; and people who play through all of it."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import WebSocketException

from server.serving import Client, guess
from server.warm import Forked
from tablero.kernel import Game, Record, Rng
from tablero.kernel.codec import decode
from tablero.kernel.record import event_from_json
from tablero.registry import find

PATIENCE = 180.0
"""Seconds that anything may take on a busy machine."""

BROKEN = (OSError, EOFError, WebSocketException)
"""What a client meets when the other side dies."""


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


def until(true: Callable[[], object], what: str) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            raise TimeoutError(what)
        time.sleep(0.02)


def listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


class Postgres:
    """A database server of our own in a folder."""

    def __init__(self, folder: Path) -> None:
        initdb, self._program = needs("initdb"), needs("postgres")
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:  # it refuses to run as root
            shutil.chown(folder, "nobody")
            self._user = {"user": "nobody", "env": {"PATH": os.environ["PATH"], "HOME": str(folder)}, "cwd": folder}
        self._folder, self._port = folder, free_port()
        command = [initdb, "-D", str(folder / "data"), "-U", "tablero", "--auth=trust", "--no-sync", "-E", "UTF8"]
        subprocess.run(command, check=True, capture_output=True, **self._user)
        self.url = f"postgresql://tablero@127.0.0.1:{self._port}/postgres"
        self._running = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        """Run it, or run it again; after a crash it may take some tries until what is left of the last one has gone."""
        command = [self._program, "-D", str(self._folder / "data"), "-p", str(self._port), "-k", str(self._folder)]
        command += ["-c", "listen_addresses=127.0.0.1"]
        silent: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self._running = subprocess.Popen(command, **silent, **self._user)
            while self._running.poll() is None:
                try:
                    psycopg.connect(self.url, connect_timeout=5).close()
                    return self._running
                except psycopg.OperationalError:
                    time.sleep(0.05)
        self.kill()
        raise TimeoutError("PostgreSQL does not start")

    def kill(self) -> None:
        self._running.kill()
        self._running.wait()

    def stop(self) -> None:
        self._running.send_signal(signal.SIGINT)
        self._running.wait()

    @property
    def pid(self) -> int:
        return self._running.pid

    def connected(self) -> psycopg.Connection[Any]:
        return psycopg.connect(self.url, autocommit=True)

    def ask(self, question: str, *args: Any) -> list[Any]:
        with self.connected() as connection:
            return connection.execute(question.encode(), args).fetchall()


class Redis:
    """A Redis of our own."""

    def __init__(self, folder: Path) -> None:
        self._folder, self.port = folder, free_port()
        self.running = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        command = [needs("redis-server"), "--port", str(self.port), "--save", "", "--appendonly", "no"]
        self.running = subprocess.Popen([*command, "--dir", str(self._folder)], stdout=subprocess.DEVNULL)
        try:
            until(lambda: listens(self.port), "Redis does not start")
        except TimeoutError:
            self.kill()
            raise
        return self.running

    def kill(self) -> None:
        self.running.kill()
        self.running.wait()


SERVER = """
import sys
from tablero.server.limits import Limits, Rate
from tablero.server.run import listen, port_of, serve
from tablero.server.service import Options
wide = Rate(1e9, 1e9)
rates = dict.fromkeys(("requests", "creations", "messages"), wide)
limits = Limits(sockets=1000, connections=5000, connections_from=5000, **rates)
listening = listen("127.0.0.1", 0)
options = Options(sys.argv[1], sys.argv[2], limits, bots=1, workers=int(sys.argv[3]))
serve(options, listening, lambda: print(port_of(listening), flush=True), quiet=True)
"""


class Process:
    """A server in a process of its own."""

    def __init__(self, running: subprocess.Popen[str] | Forked) -> None:
        self.running = running
        assert running.stdout is not None
        said = running.stdout.readline()
        if not said:
            self.kill()
            raise ChildProcessError("no server")
        self.port = int(re.findall(r":?(\d+)", said.partition("(")[0])[-1])

    @classmethod
    def worker(cls, database: str, redis: str, workers: int = 1) -> Process:
        """One server of several, with wide limits, and so many processes of its own."""
        return cls(Forked(SERVER, database, redis, str(workers)))

    @classmethod
    def served(cls, database: str) -> Process:
        """What `tablero serve` starts."""
        command = [sys.executable, "-m", "tablero", "serve", "--port", "0", "--lang", "en", "--database", database]
        return cls(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True))

    def children(self) -> list[int]:
        """Return the processes that it has started, the first one first."""
        found = subprocess.run(["pgrep", "-P", str(self.running.pid)], capture_output=True, text=True, check=False)
        return [int(pid) for pid in found.stdout.split()]

    def kill(self) -> None:
        self.running.kill()
        self.running.wait()
        assert self.running.stdout is not None
        self.running.stdout.close()


class Played:
    """What was said at a table: the line under which each choice was acknowledged, and what was said more than once."""

    def __init__(self, table: str, tokens: list[str]) -> None:
        self.table = table
        self.tokens = tokens
        self.acknowledged: dict[tuple[int, str], int] = {}
        self.again: set[tuple[int, str]] = set()
        self.seen = 0
        """The line of the journal that both players have seen."""


class Stream(threading.Thread):
    """Two people who choose without pause, game after game, whatever happens to the servers in between.

    Who loses the connection comes back at the next port, and says again, under the same id, what was not acknowledged.
    """

    def __init__(self, ports: Callable[[], Sequence[int]], seed: int, pause: float = 0.01) -> None:
        super().__init__(daemon=True)
        self._ports = ports
        self._pause = pause
        self._rng = Rng(seed)
        self.error: BaseException | None = None
        self.count = 0
        """How many choices have been acknowledged."""
        self.last = time.monotonic()
        self.longest = 0.0
        """The longest time from one acknowledgement to the next."""
        self._ended = threading.Event()
        self._turn = [seed, seed + 1]
        self._clients: list[Client | None] = [None, None]
        self.games: list[Played] = []
        self._begin()

    def _begin(self) -> None:
        """Sit down at a new table."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                url = f"http://127.0.0.1:{self._ports()[0]}/api/tables"
                body = {"game": "rebellion", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ana"}
                made = httpx.post(url, json=body, timeout=PATIENCE).json()
                joined = httpx.post(f"{url}/{made['table']}/join", json={}, timeout=PATIENCE).json()
                self.games.append(Played(made["table"], [made["token"], joined["token"]]))
                return
            except (httpx.HTTPError, LookupError):  # not there, or busy
                if time.monotonic() > end:
                    raise
                time.sleep(0.05)

    @property
    def game(self) -> Played:
        return self.games[-1]

    def run(self) -> None:
        self.last = time.monotonic()  # others may have been seated meanwhile
        try:
            while not self._ended.wait(self._pause):
                self._choose()
        except BaseException as error:  # the test is told
            self.error = error

    def end(self) -> None:
        """Stop, and tell whether all went well."""
        self._ended.set()
        self.join(PATIENCE)
        for seat in (0, 1):
            self._drop(seat)
        if self.error is not None:
            raise self.error
        assert not self.is_alive()

    def more(self, count: int) -> None:
        """Wait until so many more choices have been acknowledged."""
        wanted = self.count + count
        until(lambda: self.error is not None or self.count >= wanted, f"table {self.game.table} is stuck")
        if self.error is not None:
            raise self.error

    def _client(self, seat: int) -> Client:
        client = self._clients[seat]
        end = time.monotonic() + PATIENCE
        while client is None:
            ports = self._ports()
            try:
                port = ports[self._turn[seat] % len(ports)]
                client = Client(port, self.game.table, self.game.tokens[seat], self.game.seen)
                client.until("state", lambda state: state["view"] is not None)
            except BROKEN:
                client = None
                self._turn[seat] += 1
                if time.monotonic() > end:
                    raise
                time.sleep(0.05)
        self._clients[seat] = client
        return client

    def _drop(self, seat: int) -> None:
        client, self._clients[seat] = self._clients[seat], None
        self._turn[seat] += 1
        if client is not None:
            client.socket.close()

    def _choose(self) -> None:
        """Answer what is asked; everybody sees it."""
        waiting = self._client(0).state["waiting"]
        if not waiting:  # the game is over
            for seat in (0, 1):
                self._drop(seat)
            self._begin()
            return
        seat = waiting[0]
        state = self._client(seat).state
        id = f"{self._rng.bits():x}"
        seq = self._say(seat, id, question=state["question"], answer=guess(state["decision"], self._rng))
        if seq is None:
            return
        self.game.acknowledged[seat, id] = seq
        self.count += 1
        now = time.monotonic()
        self.longest, self.last = max(self.longest, now - self.last), now
        for other in (0, 1):
            self._see(other, seq)
        self.game.seen = seq

    def _say(self, seat: int, id: str, **message: Any) -> int | None:
        """Say something until it is answered; return its line, or None if the rules are against it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                answer = self._client(seat).ask("choose", id, **message)
            except BROKEN:
                self._drop(seat)
                self.game.again.add((seat, id))
                continue
            if answer["t"] == "ack":
                return int(answer["seq"])
            if answer["code"] == "illegal":
                return None
            assert answer["code"] in ("busy", "too-fast"), answer
            self.game.again.add((seat, id))
            time.sleep(0.05)
        raise TimeoutError(f"no answer at table {self.game.table}")

    def _see(self, seat: int, seq: int) -> None:
        while True:
            try:
                client = self._client(seat)
                client.seen(seq)
                client.frames.clear()
                return
            except BROKEN:
                self._drop(seat)


def check(lines: list[Any], facts: Any, played: Played) -> None:
    """The journal has every acknowledged choice under its number, each once, and plays."""
    assert [line[0] for line in lines] == list(range(1, len(lines) + 1))
    chosen = {(line[1], line[2]): line[0] for line in lines if line[2] is not None and "play" in line[3]}
    assert len(chosen) == sum("play" in line[3] for line in lines)
    assert {key: chosen.get(key) for key in played.acknowledged} == played.acknowledged
    assert {*chosen} - {*played.acknowledged} <= played.again
    events = [event for line in lines for event in line[3].get("begin", line[3].get("play", ()))]
    definition = find(facts["game"])
    setup = definition.setup(len(facts["seats"]), **facts["settings"])
    given = tuple(event_from_json(event, 0) for event in events)
    assert Game.replay(definition, Record(definition.name, definition.version, setup, given), Rng(0)).step == len(
        events
    )


def checked(postgres: Postgres, stream: Stream) -> None:
    """End a stream, and compare the journals with what was acknowledged."""
    stream.end()
    for played in stream.games:
        rows = postgres.ask('select line from journal where "table" = %s order by seq', played.table)
        [[facts]] = postgres.ask("select facts from tables where id = %s", played.table)
        check([decode(row[0]) for row in rows], decode(facts), played)
