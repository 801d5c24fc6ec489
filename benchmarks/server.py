"""The server: 200 games with 400 sockets, each socket choosing once a second, and how long acknowledgements take.

The server runs as `tablero serve` does, with a database on the disk, in a process of its own. This process plays: it is behind
its own time when it is the bottleneck, and says by how much.
"""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.measure import Figure
from server.serving import guess
from tablero.kernel import Rng

GAMES = 200
SECONDS = 20.0
INTERVAL = 0.5
"""Seconds between the choices of a game: of its two sockets each chooses once a second."""
MILLISECONDS = 100.0
"""What 99 of 100 acknowledgements may take at most."""
AHEAD = 30
"""Choices of each game before anything is measured, so that there is something on the tables."""
AT_ONCE = 8
"""How many tables are made, or played ahead, at a time."""

SERVER = """
from tablero.server.limits import Limits, Rate
from tablero.server.run import listen, port_of, serve
from tablero.server.service import Options
import sys
wide = Rate(1e9, 1e9)
limits = Limits(sockets=1000, requests=wide, creations=wide, messages=wide)
listening = listen("127.0.0.1", 0)
serve(Options(sys.argv[1], limits=limits), listening, lambda: print(port_of(listening), flush=True), quiet=True)
"""


class Frame(msgspec.Struct):
    """What of a message is looked at."""

    t: str
    id: str | None = None
    seq: int = 0
    code: str = ""
    question: int = 0
    decision: Any = None


_frame = msgspec.json.Decoder(Frame)


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

    def __init__(self, connection: ClientConnection, times: Times) -> None:
        self.connection = connection
        self.times = times
        self.state = Frame("state")
        self.seen = asyncio.Event()
        self.answers: dict[str, asyncio.Future[tuple[Frame, float]]] = {}

    async def read(self) -> None:
        while True:
            data = await self.connection.recv(decode=False)
            now = perf_counter()
            self.times.bytes += len(data)
            frame = _frame.decode(data)
            if frame.t == "state":
                self.state = frame
                self.seen.set()
            elif frame.id in self.answers:
                self.answers.pop(frame.id).set_result((frame, now))

    async def until(self, seq: int) -> None:
        """Wait for the state of a line of the journal, or a later one."""
        while self.state.seq < seq:
            self.seen.clear()
            await self.seen.wait()

    async def choose(self, id: str, answer: Any) -> tuple[Frame, float, float]:
        """Answer; return what the server said, and when this was sent and answered."""
        answered = self.answers[id] = asyncio.get_running_loop().create_future()
        message = {"t": "choose", "id": id, "question": self.state.question, "answer": answer}
        start = perf_counter()
        await self.connection.send(msgspec.json.encode(message), text=True)
        return *(await answered), start


class Table:
    """A game and those who play it."""

    def __init__(self, number: int, sockets: list[Socket], times: Times) -> None:
        self.number = number
        self.sockets = sockets
        self.times = times
        self.rng = Rng.of("server", number)
        self.count = 0
        self.seq = 0

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
        sockets = []
        for token in (made["token"], joined["token"]):
            url = f"ws://127.0.0.1:{port}/ws/tables/{made['table']}"
            connection = await connect(url, max_size=None, compression=None)
            await connection.send(msgspec.json.encode({"t": "hello", "token": token, "after": 0}), text=True)
            sockets.append(Socket(connection, times))
        return Table(number, sockets, times)


async def spent(http: httpx.AsyncClient) -> float:
    """Return the processor time that the server has used, in seconds."""
    lines = (await http.get("/metrics")).text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("process_cpu_seconds_total")))


async def measured(port: int) -> tuple[Times, float]:
    """Return what was measured, and the processor time of the server meanwhile."""
    door = asyncio.Semaphore(AT_ONCE)
    times = Times()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        tables = await asyncio.gather(*[seated(port, number, http, times, door) for number in range(GAMES)])
        readers = [asyncio.create_task(one.read()) for table in tables for one in table.sockets]
        for table in tables:
            table.seq = 1
            await table.see()
        await asyncio.gather(*[table.go_ahead(door) for table in tables])
        times.refused.clear()
        times.bytes = 0
        gc.collect()
        gc.freeze()
        gc.disable()
        before = await spent(http)
        start = perf_counter()
        await asyncio.gather(*[table.play(start) for table in tables])
        used = await spent(http) - before
    for reader in readers:
        reader.cancel()
    return times, used


def part(values: list[float], share: float) -> float:
    """Return the value below which this share of all lies, in milliseconds."""
    return sorted(values)[int(len(values) * share)] * 1000


def figures() -> Iterator[Figure]:
    """Measure the acknowledgements."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        command = [sys.executable, "-c", SERVER, database]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as server:
            assert server.stdout is not None
            try:
                times, used = asyncio.run(measured(int(server.stdout.readline())))
            finally:
                server.terminate()
    acks = times.acknowledged
    p99, rate = part(acks, 0.99), len(acks) / SECONDS
    detail = (
        f"{p99:.1f} ms of {len(acks)} acknowledgements, {rate:.0f} a second at {2 * GAMES} sockets; "
        f"median {part(acks, 0.5):.1f} ms, slowest {max(acks) * 1000:.0f} ms; "
        f"{used / len(acks) * 1000:.2f} ms of processor time a choice; "
        f"shown to both in {part(times.shown, 0.5):.0f} ms, 99 of 100 in {part(times.shown, 0.99):.0f} ms, "
        f"{times.bytes / len(acks) / 1024:.1f} kB a choice; 99 of 100 sent at most {part(times.late, 0.99):.0f} ms late; "
        f"refused {dict(times.refused)}"
    )
    holds = p99 <= MILLISECONDS and rate >= 0.95 * GAMES / INTERVAL
    yield Figure("Server: 99 of 100 acknowledgements, in 100 ms", p99 / MILLISECONDS, "≤ 1", holds, detail)


if __name__ == "__main__":
    for figure in figures():
        print(figure.detail)
