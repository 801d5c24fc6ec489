"""The server: how many choices a second it takes, what finished games leave behind, and how quickly a table is opened.

The server runs as `tablero serve --workers` does, a process for each processor, with a database on the disk. This process plays
on the same machine, more games from stage to stage; it is behind its own time when it is the bottleneck, and says by how much,
and what of a processor it took.
"""

from __future__ import annotations

import asyncio
import gc
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple, TypeVar

import httpx
import msgspec
import uvloop

from benchmarks.measure import Figure
from benchmarks.player import Wire, connect
from server.serving import guess
from tablero.kernel import Rng
from tablero.registry import find
from tablero.server.changes import changed
from tablero.server.service import Options, Service
from tablero.server.tables import Table as Live
from tablero.server.terms import Seat, Terms

STAGES = (200, 300, 400, 425, 450, 500, 600, 700, 850, 1000)
"""How many games are played at once, from one stage to the next, until there are too many."""
WORKERS = os.cpu_count() or 1
WANTED = 800
"""Choices a second."""
SECONDS = 8.0
"""How long a stage takes."""
INTERVAL = 0.5
"""Seconds between the choices of a game: of its two sockets each chooses once a second."""
MILLISECONDS = 100.0
"""What 99 of 100 acknowledgements may take at most."""
AHEAD = 15
"""Choices of each game before anything is measured, so that there is something on the tables."""
FINISHED = (200, 2000)
"""After how many finished games the memory is looked at."""
CHOICES = 4
"""How many choices are made in each of them."""
EVENTS = 500
OPENED = 0.005
"""Seconds of processor time in which a table with so many events is opened."""
UNDOS = 400
UNDONE = 0.001
"""Seconds of processor time in which a choice is taken back."""
AT_ONCE = 8
"""How many tables are made, or played ahead, at a time."""

SERVER = """
from tablero.server.limits import Limits, Rate
from tablero.server.run import listen, port_of, ready, serve
from tablero.server.service import Options
import sys
wide = Rate(1e9, 1e9)
rates = dict.fromkeys(("requests", "creations", "messages", "questions"), wide)
limits = Limits(sockets=5000, connections=5000, connections_from=5000, **rates)
ready(sys.argv[1])
listening = listen("127.0.0.1", 0)
options = Options(sys.argv[1], limits=limits, workers=int(sys.argv[2]))
serve(options, listening, lambda: print(port_of(listening), flush=True), quiet=True)
"""


class Frame(msgspec.Struct):
    """What of a message is looked at."""

    t: str
    id: str | None = None
    seq: int = 0
    code: str = ""
    question: int = 0
    decision: Any = None
    changes: list[msgspec.Raw] = []


T = TypeVar("T")

_frame = msgspec.json.Decoder(Frame)
_change = msgspec.json.Decoder()
SHOWN = (b'[["question"', b'[["decision"')
"""What of a change is looked at: the load generator would cost too much otherwise."""


class Times:
    """What is measured, in seconds."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.shown: list[float] = []
        """From sending a choice until both sockets have the state after it."""
        self.late: list[float] = []
        """How much later than it was due a choice was sent."""
        self.bytes = 0
        self.refused: Counter[str] = Counter()


class Socket:
    """One seat of a game."""

    def __init__(self, times: Times) -> None:
        self.wire: Wire
        self.times = times
        self.state = Frame("state")
        self.seen = asyncio.Event()
        self.answers: dict[str, asyncio.Future[tuple[Frame, float]]] = {}

    async def open(self, port: int, table: str, token: str) -> None:
        """Come to a table."""
        self.wire = await connect(port, f"/ws/tables/{table}", self.hear)
        self.wire.say(msgspec.json.encode({"t": "hello", "token": token, "after": 0, "changes": 1}))

    def hear(self, data: bytes) -> None:
        """Take in a message."""
        now = perf_counter()
        self.times.bytes += len(data)
        frame = _frame.decode(data)
        if frame.t == "change":
            changes = [_change.decode(change) for change in frame.changes if bytes(change).startswith(SHOWN)]
            frame.question, frame.decision = self.state.question, self.state.decision
            if changes:
                state = changed({"question": frame.question, "decision": frame.decision}, changes)
                frame.question, frame.decision = state["question"], state["decision"]
        if frame.t in ("state", "change"):
            self.state = frame
            self.seen.set()
        elif frame.id in self.answers:
            self.answers.pop(frame.id).set_result((frame, now))

    async def until(self, seq: int) -> None:
        """Wait for the state of a line of the journal, or a later one."""
        while self.state.seq < seq:
            self.seen.clear()
            await self.seen.wait()

    async def say(self, kind: str) -> Frame:
        """Say something, and return what the server said."""
        answered: asyncio.Future[tuple[Frame, float]]
        answered = self.answers[kind] = asyncio.get_running_loop().create_future()
        self.wire.say(msgspec.json.encode({"t": kind, "id": kind}))
        frame, _ = await answered
        return frame

    async def choose(self, id: str, answer: Any) -> tuple[Frame, float, float]:
        """Answer; return what the server said, and when this was sent and answered."""
        answered = self.answers[id] = asyncio.get_running_loop().create_future()
        message = {"t": "choose", "id": id, "question": self.state.question, "answer": answer}
        start = perf_counter()
        self.wire.say(msgspec.json.encode(message))
        return *(await answered), start


class Stage(NamedTuple):
    """What was measured with so many games at once."""

    games: int
    times: Times
    server: float
    """Processor time that the server took, in seconds."""
    player: float
    """Processor time that this process took."""
    wall: float

    @property
    def rate(self) -> float:
        """Choices a second."""
        return len(self.times.acknowledged) / self.wall

    @property
    def p99(self) -> float:
        """Milliseconds in which 99 of 100 acknowledgements came."""
        return part(self.times.acknowledged, 0.99)

    @property
    def holds(self) -> bool:
        """Tell whether that was quick enough, and as many choices as there should be."""
        return self.p99 <= MILLISECONDS and self.rate >= 0.95 * self.games / INTERVAL

    def __str__(self) -> str:
        times = self.times
        return (
            f"{self.games} games, {self.rate:.0f} choices a second: 99 of 100 acknowledged in {self.p99:.1f} ms, half in "
            f"{part(times.acknowledged, 0.5):.1f}, shown to both in {part(times.shown, 0.99):.0f}; "
            f"{self.server / len(times.acknowledged) * 1000:.2f} ms of processor time a choice, "
            f"{times.bytes / len(times.acknowledged) / 1024:.1f} kB; the {WORKERS} workers took "
            f"{self.server / self.wall:.0%} of a processor, the load generator "
            f"{self.player / self.wall:.0%} and was {part(times.late, 0.99):.0f} ms late"
        )


class Table:
    """A game and those who play it."""

    def __init__(self, number: int, sockets: list[Socket], times: Times) -> None:
        self.number = number
        self.sockets = sockets
        self.times = times
        self.rng = Rng.of("server", number)
        self.count = 0
        self.seq = 0

    def measure(self, times: Times) -> None:
        """Note what is measured there from now on."""
        self.times = times
        for one in self.sockets:
            one.times = times

    async def choose(self) -> tuple[float, float] | None:
        """Let one of those who are asked choose until it is legal; return when it was sent and acknowledged."""
        while asked := [one for one in self.sockets if one.state.decision is not None]:
            self.count += 1
            one = self.rng.choice(asked)
            answer = guess(one.state.decision, self.rng)
            frame, end, start = await one.choose(f"{self.number}-{self.count}", answer)
            if frame.t == "ack":
                self.seq = frame.seq
                return start, end
            self.times.refused[frame.code] += 1
        return None

    async def see(self) -> None:
        """Wait until both have seen the latest choice."""
        for one in self.sockets:
            await one.until(self.seq)

    async def go_ahead(self, door: asyncio.Semaphore) -> None:
        """Play for a while, as fast as it goes."""
        async with door:
            for _ in range(AHEAD):
                await self.choose()
                await self.see()

    async def play(self, start: float) -> None:
        """Let whoever is asked choose, twice a second, at moments of the game's own."""
        due = start + self.rng.random() * INTERVAL
        while due < start + SECONDS:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            await self.see()
            chosen = await self.choose()
            if chosen is None:
                return
            self.times.late.append(chosen[0] - due)
            self.times.acknowledged.append(chosen[1] - chosen[0])
            await self.see()
            self.times.shown.append(perf_counter() - chosen[0])
            due += INTERVAL


async def seated(port: int, number: int, http: httpx.AsyncClient, times: Times, door: asyncio.Semaphore) -> Table:
    """Make a table, seat two, and open their sockets."""
    async with door:
        name = ("rebellion", "swu")[number % 2]
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = (await http.post("/api/tables", json={"game": name, "seats": seats, "name": "A"})).json()
        joined = (await http.post(f"/api/tables/{made['table']}/join", json={"name": "B"})).json()
        sockets = [Socket(times), Socket(times)]
        for one, token in zip(sockets, (made["token"], joined["token"]), strict=True):
            await one.open(port, made["table"], token)
        return Table(number, sockets, times)


def asking(port: int) -> httpx.AsyncClient:
    """Return a client that asks on no connection which the server may be about to end."""
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=httpx.Limits(keepalive_expiry=1.0))


async def spent(http: httpx.AsyncClient) -> float:
    """Return the processor time that all workers of the server have used, in seconds."""
    told = [(await http.get(f"/metrics?worker={number}")).text for number in range(WORKERS)]
    return sum(float(text.partition("\nprocess_cpu_seconds_total ")[2].split()[0]) for text in told)


async def measured(port: int) -> list[Stage]:
    """Return what was measured, stage by stage, up to the first that doesn't hold."""
    door = asyncio.Semaphore(AT_ONCE)
    times = Times()
    stages: list[Stage] = []
    async with asking(port) as http:
        tables: list[Table] = []
        for games in STAGES:
            more = range(len(tables), games)
            new = await asyncio.gather(*[seated(port, number, http, times, door) for number in more])
            for table in new:
                table.seq = 1
                await table.see()
            await asyncio.gather(*[table.go_ahead(door) for table in new])
            tables += new
            times = Times()
            for table in tables:
                table.measure(times)
            gc.collect()
            gc.freeze()
            gc.disable()
            before, own, start = await spent(http), process_time(), perf_counter()
            await asyncio.gather(*[table.play(start) for table in tables])
            wall, own = perf_counter() - start, process_time() - own
            stages.append(Stage(games, times, await spent(http) - before, own, wall))
            gc.enable()
            if not stages[-1].holds:
                break
    return stages


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run on the loop that a server of ours has."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def part(values: list[float], share: float) -> float:
    """Return the value below which this share of all lies, in milliseconds."""
    return sorted(values)[int(len(values) * share)] * 1000


@contextmanager
def serving(workers: int) -> Iterator[tuple[int, int]]:
    """Run a server with a database on the disk; yield its port and its first process."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        with subprocess.Popen([sys.executable, "-c", SERVER, database, str(workers)], stdout=subprocess.PIPE) as server:
            assert server.stdout is not None
            try:
                port = int(server.stdout.readline())
                httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=60).raise_for_status()
                yield port, server.pid
            finally:
                server.terminate()


def knee() -> Figure:
    """Measure how many choices a second can be taken."""
    with serving(WORKERS) as (port, _):
        stages = run(measured(port))
    good = [stage for stage in stages if stage.holds]
    most = max((stage.rate for stage in good), default=0.0)
    detail = "; ".join(map(str, stages))
    return Figure("Server: choices a second that hold 100 ms", most / WANTED, "≥ 1", most >= WANTED, detail)


def memory(pid: int) -> float:
    """Return the memory of a process, in MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


async def finish(port: int, numbers: range) -> None:
    """Play games, a few choices each, until somebody resigns."""
    door = asyncio.Semaphore(AT_ONCE)
    async with asking(port) as http:

        async def one(number: int) -> None:
            async with door:
                table = await seated(port, number, http, Times(), asyncio.Semaphore())
                table.seq = 1
                await table.see()
                for _ in range(CHOICES):
                    await table.choose()
                    await table.see()
                await table.sockets[0].say("resign")
                for socket in table.sockets:
                    socket.wire.close()

        await asyncio.gather(*[one(number) for number in numbers])


def left_behind() -> Figure:
    """Measure what finished games leave in the memory."""
    few, many = FINISHED
    with serving(1) as (port, pid):
        run(finish(port, range(few)))
        before = memory(pid)
        run(finish(port, range(few, many)))
        after = memory(pid)
    detail = f"{before:.0f} MB after {few} games, {after:.0f} MB after {many}"
    return Figure("Server: memory after finished games", after / before, "≤ 1.1", after / before <= 1.1, detail)


@asynccontextmanager
async def played(game: str, events: int) -> AsyncIterator[Live]:
    """Yield a table at a server of its own, after so many events of a random game."""
    with tempfile.TemporaryDirectory() as folder:
        service = Service(Options(f"sqlite:///{Path(folder) / 'tables.db'}", bots=1))
        await service.store.open(service.now)
        definition = find(game)
        seats = [Seat("person", None, name, name) for name in "ab"]
        id = await service.tables.create(Terms(game, dict(definition.setup(2).settings), seats, 0))
        table = await service.tables.table(id)
        rng = Rng(29)
        while table.playing().step < events and (decision := table.playing().decision) is not None:
            await table.choose(decision.seat, f"{table.seq}", table.playing().question, decision.sample(rng))
        yield table
        await service.store.close()


async def opened(game: str, events: int) -> tuple[int, float]:
    """Return how many events a table has, and the seconds of processor time that opening it takes."""
    async with played(game, events) as table:
        return table.playing().step, await loading(table)


async def loading(table: Live) -> float:
    """Return the seconds of processor time that opening a table takes at least."""
    spent = []
    for _ in range(20):
        start = process_time()
        await Live.load(table.home, table.id)
        spent.append(process_time() - start)
    return min(spent)


async def undone(game: str, events: int, undos: int) -> tuple[float, float]:
    """Return the seconds that taking back a choice takes on average, and opening the table after so many times."""
    async with played(game, events) as table:
        rng, spent = Rng(31), 0.0
        for count in range(undos):
            free = False
            while not free:  # chance has come out, or somebody else has chosen
                decision = table.playing().decision
                assert decision is not None
                seat, question = decision.seat, table.playing().question
                await table.choose(seat, f"c{table.seq}", question, decision.sample(rng))
                free = table.playing().why_no_undo(seat) is None
            start = process_time()
            await table.undo(seat, f"u{count}")
            spent += process_time() - start
        return spent / undos, await loading(table)


def opening() -> Figure:
    """Measure how quickly a table is opened that was played for long."""
    events, seconds = asyncio.run(opened("rebellion", EVENTS))
    ratio, detail = seconds / OPENED, f"{seconds * 1000:.1f} ms, {events} events"
    return Figure("Server: opening a table of 500 events, in 5 ms", ratio, "≤ 1", ratio <= 1, detail)


def undoing() -> Figure:
    """Measure how quickly a choice is taken back in a long game, all that a table does for it included."""
    seconds, later = asyncio.run(undone("rebellion", EVENTS, UNDOS))
    ratio = max(seconds / UNDONE, later / OPENED)
    detail = f"{seconds * 1000:.2f} ms; opening the table after {UNDOS} of them {later * 1000:.1f} ms"
    return Figure("Server: an undo in 1 ms, and opening such a table in 5 ms", ratio, "≤ 1", ratio <= 1, detail)


def figures() -> Iterator[Figure]:
    """Measure the server."""
    yield knee()
    yield left_behind()
    yield opening()
    yield undoing()


if __name__ == "__main__":
    for figure in figures():
        print(f"{figure.name}: {figure.ratio:.2f}; {figure.detail}".replace("; ", "\n  "), flush=True)
