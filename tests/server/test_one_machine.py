"""Several workers of one server on one machine: each has its tables, and whoever comes is led to the right one."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import httpx
import pytest

from server.machines import PATIENCE, Process, Stream, check, until
from server.serving import Server, serving
from server.test_crash import kept
from server.warm import Forked
from tablero.server import wire
from tablero.server.workers import LONGEST, Channel, Place

NO_PEN = -1


def places(count: int, pen: int = NO_PEN) -> list[Place]:
    news, doors = ([Channel.new() for _ in range(count)] for _ in range(2))
    return [Place(number, os.getppid(), news, doors, pen) for number in range(count)]


def close(all_: list[Place]) -> None:
    for end in [end for one in (all_[0].news, all_[0].doors) for channel in one for end in channel]:
        end.close()


@pytest.fixture
def pair() -> Iterator[list[Place]]:
    """The places of two workers."""
    both = places(2)
    yield both
    close(both)


@contextmanager
def workers(folder: Path) -> Iterator[list[Server]]:
    """Two workers, each at a port of its own, so that a test says who takes a connection."""
    with ExitStack() as stack:
        both = places(2, stack.enter_context(TemporaryFile()).fileno())
        stack.callback(close, both)
        yield [stack.enter_context(serving(folder, place=place)) for place in both]


def line(method: str, path: str) -> bytes:
    return f"{method} {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode()


def test_all_that_is_about_a_table_is_for_one_worker() -> None:
    all_ = places(5)
    whose = {
        id: {
            one.whose(line(method, path))
            for one in all_
            for method, path in (
                ("GET", f"/ws/tables/{id}"),
                ("GET", f"/api/tables/{id}"),
                ("GET", f"/api/tables/{id}?x=1"),
                ("POST", f"/api/tables/{id}/join"),
                ("GET", f"/api/replays/{id}/moments?seat=0"),
            )
        }
        for id in ("abcdefghijkl", "-_bcdefghijk", "A0cdefghijk1", "Qbcdefghijk2", "Zbcdefghijk3", "z9cdefghijk4")
    }
    assert all(len(found) == 1 for found in whose.values())
    assert len({number for found in whose.values() for number in found}) > 2
    close(all_)


@pytest.mark.parametrize(
    "path", ["/", "/api/tables", "/api/games", "/api/tables/", "/ws/tables/ä", f"/api/tables/{'x' * 25}", "/t/abc"]
)
def test_what_is_about_no_table_stays_where_it_came(pair: list[Place], path: str) -> None:
    assert [one.whose(line("GET", path)) for one in pair] == [0, 1]


@pytest.mark.parametrize(
    "path", ["/api/sessions", "/api/accounts", "/api/codes/use", "/api/me/password", "/api/replays"]
)
def test_what_is_counted_for_all_is_for_the_first(pair: list[Place], path: str) -> None:
    assert [one.whose(line("POST", path)) for one in pair] == [0, 0]
    assert pair[1].whose(line("GET", "/api/me")) == 1


def test_figures_are_those_of_the_worker_that_is_named(pair: list[Place]) -> None:
    assert [one.whose(line("GET", "/metrics")) for one in pair] == [0, 0]
    assert [one.whose(line("GET", "/metrics?worker=1")) for one in pair] == [1, 1]
    assert [one.whose(line("GET", "/metrics?worker=7")) for one in pair] == [1, 1]


def test_where_too_many_wait_or_too_much_was_read_nothing_is_handed_over(pair: list[Place]) -> None:
    one, other = socket.socketpair()
    with one, other:
        assert not pair[0].hand_over(1, one.fileno(), bytes(LONGEST + 1))
        count = 0
        while pair[0].hand_over(1, one.fileno(), b"x"):
            count += 1
        assert count
        taken, fds, _, _ = socket.recv_fds(pair[1].doors[1].out, 10, 1)
        os.close(fds[0])
        assert taken == b"x"
        assert pair[0].hand_over(1, one.fileno(), b"y")


def of_worker(servers: list[Server], number: int, game: str = "duel") -> Any:
    """Make tables until one is of this worker."""
    while True:
        made = servers[0].new(game, "me", "link")
        if servers[0].service.options.place.whose(line("GET", f"/ws/tables/{made['table']}")) == number:  # type: ignore[union-attr]
            return made


def test_a_connection_goes_to_the_worker_of_its_table(tmp_path: Path) -> None:
    """One after the other as each request says, and with the whole of what was sent."""
    with workers(tmp_path) as servers:
        tables = [of_worker(servers, number) for number in (0, 1, 1, 0)]
        with httpx.Client(base_url=f"http://127.0.0.1:{servers[0].port}", timeout=PATIENCE) as http:
            for made in tables:
                seat, secret = 1, made["links"][1].partition("secret=")[2]
                body = {"seat": seat, "secret": secret, "name": "Berta" + " " * 100}
                assert http.post(f"/api/tables/{made['table']}/join", json=body).json()["seat"] == 1
            assert http.get("/api/games").status_code == 200
        for server in servers:
            for made in tables:
                with server.at(made["table"], made["token"]) as ana:
                    assert ana.state["seat"] == 0
        assert [len(server.service.tables) for server in servers] == [2, 2]
        assert [*servers[0].service.tables._live] == [tables[0]["table"], tables[3]["table"]]
        until(lambda: not any(len(server.service.sockets) for server in servers), "sockets stay")


def test_a_worker_that_is_full_leaves_connections_where_they_came(tmp_path: Path) -> None:
    with workers(tmp_path) as servers:
        made = of_worker(servers, 1)
        one, other = socket.socketpair()
        place = servers[1].service.options.place
        assert place is not None
        servers[1].loop.call_soon_threadsafe(place.leave)
        servers[1].wait(_nothing())
        while place.hand_over(1, one.fileno(), b"x"):
            pass
        with servers[0].at(made["table"], made["token"]) as ana:
            assert ana.state["seat"] == 0
        assert len(servers[0].service.tables) == 1
        one.close()
        other.close()


async def _nothing() -> None:
    pass


def test_workers_tell_each_other_what_happens_at_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Should somebody have come to another worker than the table's, both see what is done, and who is there."""
    monkeypatch.setattr(wire, "LOOK", PATIENCE * 2)  # nobody looks by themselves
    with workers(tmp_path) as servers:
        made = of_worker(servers, 1)
        joined = servers[1].join(made, 1)
        monkeypatch.setattr(Place, "hand_over", lambda *_: False)
        with servers[0].at(made["table"], made["token"]) as ana, servers[1].at(made["table"], joined) as berta:
            assert [len(server.service.tables) for server in servers] == [1, 1]
            for client, other in ((ana, berta), (berta, ana)):
                said = client.ask("chat", text="hola")
                other.until("chat", lambda line: line["seq"] == said["seq"])  # noqa: B023
            berta.socket.close()
            ana.until("presence", lambda told: told["online"] == [True, False])


# Real processes.


SERVER = """
import sys
from tablero.server.limits import Limits, Rate
from tablero.server.run import listen, port_of, serve
from tablero.server.service import Options
wide = Rate(1e9, 1e9)
limits = Limits(sockets=1000, requests=wide, creations=wide, messages=wide)
listening = listen("127.0.0.1", 0)
options = Options(sys.argv[1], limits=limits, bots=1, workers=2)
serve(options, listening, lambda: print(port_of(listening), flush=True), quiet=True)
"""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("machine") / "tables.db"


@pytest.fixture(scope="module")
def served(database: Path) -> Iterator[Process]:
    one = Process(Forked(SERVER, f"sqlite:///{database}"))
    yield one
    one.kill()


def figure(process: Process, worker: int, name: str) -> int:
    text = httpx.get(f"http://127.0.0.1:{process.port}/metrics?worker={worker}", timeout=PATIENCE).text
    [found] = re.findall(rf"^{name} (\d+)$", text, re.M)
    return int(found)


def test_a_worker_dies_and_nothing_acknowledged_is_lost(served: Process, database: Path) -> None:
    """Its tables are there again, at the worker that is started in its place."""
    streams = [Stream(lambda: [served.port], seed) for seed in range(4)]
    for stream in streams:
        stream.start()
    for stream in streams:
        stream.more(4)
    before = served.children()
    os.kill(before[0], signal.SIGKILL)
    until(lambda: len({*served.children()} - {*before}) == 1, "no worker in its place")
    for stream in streams:
        stream.more(4)
        stream.end()
        for played in stream.games:
            check(*kept(database, played.table), played)
    live = [figure(served, worker, "tablero_tables_live") for worker in (0, 1)]
    assert 0 < sum(live) <= sum(len(stream.games) for stream in streams)  # none is at both


def test_passwords_are_guessed_no_more_often_than_with_one_worker(served: Process) -> None:
    url = f"http://127.0.0.1:{served.port}/api/sessions"
    entries = [{"name": f"n{number}", "password": "not this one"} for number in range(16)]
    told = [httpx.post(url, json=entry, timeout=PATIENCE).status_code for entry in entries]
    assert told.count(401) < 12
    assert told[-1] == 429


# How they are started, write, and end.

LOADING = """
import os
from tablero.server import games, run
from tablero.server.service import Options
def load():
    import numpy
    print(len(os.listdir("/proc/self/task")))
    raise SystemExit
games.load = load
run.serve(Options("sqlite://", workers=2), run.listen("127.0.0.1", 0), lambda: None, quiet=True)
"""


def test_workers_are_forked_from_a_process_without_threads() -> None:
    """Not even those that numpy's libraries would start for themselves."""
    told = subprocess.run([sys.executable, "-c", LOADING], capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert told.stdout == "1\n"


WORK = """
import asyncio, signal, sys
from tablero.server.workers import end_with_first, work_together
signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
print(1, flush=True)
work_together(2, lambda place: asyncio.run(end_with_first(place.first)))
"""


TURNS = """
import os, signal, sys, time
from tablero.server.workers import work_together
signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
def work(place):
    for _ in range(20):
        with place.turn():
            os.write(1, b"<")
            time.sleep(0.001)
            os.write(1, b">")
    signal.pause()
os.write(1, b"1\\n")
work_together(2, work)
"""


def test_one_of_them_has_its_turn_to_write() -> None:
    one = Process(Forked(TURNS))
    assert one.running.stdout is not None
    assert one.running.stdout.read(80) == "<>" * 40
    one.running.terminate()
    assert one.running.wait(PATIENCE) == 0
    one.kill()


@pytest.fixture
def working() -> Iterator[Process]:
    """Two workers that do nothing."""
    one = Process(Forked(WORK))
    until(lambda: len(one.children()) == 2, "no workers")
    yield one
    one.kill()


def ended(workers: list[int]) -> bool:
    return not any(Path(f"/proc/{pid}").exists() for pid in workers)


def test_workers_end_with_the_first_process(working: Process) -> None:
    workers = working.children()
    working.running.kill()
    until(lambda: ended(workers), "workers go on")


def test_all_end_in_order_when_the_first_process_is_told_to_stop(working: Process) -> None:
    workers = working.children()
    working.running.terminate()
    assert working.running.wait(PATIENCE) == 0
    assert ended(workers)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_worker_that_ends_is_started_again_however_it_ended(working: Process, how: signal.Signals) -> None:
    before = working.children()
    os.kill(before[1], how)
    until(lambda: len({*working.children()} - {*before}) == 1, "no worker in its place")
    assert before[0] in working.children()


def test_a_worker_that_can_not_start_ends_all() -> None:
    one = Process(Forked(WORK.replace("asyncio.run(", "sys.exit(place.number and 3) or asyncio.run(")))
    assert one.running.wait(PATIENCE) == 3
    one.kill()


def test_where_processes_can_not_share_connections_it_is_said(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(socket, "send_fds")
    done = run("serve", "--workers", "2", "--lang", "en")
    assert (done.code, "--workers" in done.err) == (2, True)
