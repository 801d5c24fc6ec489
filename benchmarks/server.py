"""The server: 200 games with 400 sockets, each socket choosing once a second, and how long acknowledgements take."""

from __future__ import annotations

import asyncio
import gc
import os
import subprocess
import sys
import tempfile
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
SECONDS = 15.0
INTERVAL = 0.5
"""Seconds between the choices of a game: of its two sockets each chooses once a second."""
MILLISECONDS = 100.0
"""What 99 of 100 acknowledgements may take at most."""
AT_ONCE = 8
"""How many tables are made at a time."""

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


class Socket:
    """One seat of a game."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.state: Any = None
        self.answers: dict[str, asyncio.Future[Any]] = {}

    async def read(self) -> None:
        async for frame in self.connection:
            message = msgspec.json.decode(frame)
            if message["t"] == "state":
                self.state = message
            elif message.get("id") in self.answers:
                self.answers.pop(message["id"]).set_result(message)

    async def choose(self, id: str, rng: Rng) -> tuple[float, bool]:
        """Return how long the answer took, and whether it was an acknowledgement."""
        answered = self.answers[id] = asyncio.get_running_loop().create_future()
        answer = guess(self.state["decision"], rng)
        message = {"t": "choose", "id": id, "question": self.state["question"], "answer": answer}
        start = perf_counter()
        await self.connection.send(msgspec.json.encode(message).decode())
        told = await answered
        return perf_counter() - start, told["t"] == "ack"


async def game(port: int, number: int, http: httpx.AsyncClient, door: asyncio.Semaphore) -> list[Socket]:
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
            await connection.send(msgspec.json.encode({"t": "hello", "token": token, "after": 0}).decode())
            sockets.append(Socket(connection))
        return sockets


async def play(number: int, sockets: list[Socket], start: float, times: list[float], refused: list[int]) -> None:
    """Let whoever is asked choose, twice a second, at moments of the game's own."""
    rng = Rng.of("server", number)
    loop = asyncio.get_running_loop()
    due = start + rng.random() * INTERVAL
    count = 0
    while due < start + SECONDS:
        await asyncio.sleep(max(0.0, due - loop.time()))
        due += INTERVAL
        asked = [one for one in sockets if one.state is not None and one.state["decision"] is not None]
        if asked:
            count += 1
            seconds, good = await rng.choice(asked).choose(f"{number}-{count}", rng)
            times.append(seconds)
            refused[0] += not good


async def measured(port: int) -> tuple[list[float], int]:
    """Return how long each answer took, in seconds, and how many were refusals."""
    door = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        games = await asyncio.gather(*[game(port, number, http, door) for number in range(GAMES)])
    readers = [asyncio.create_task(one.read()) for sockets in games for one in sockets]
    await asyncio.sleep(1.0)
    times: list[float] = []
    refused = [0]
    gc.collect()
    gc.freeze()
    gc.disable()
    start = asyncio.get_running_loop().time()
    await asyncio.gather(*[play(number, sockets, start, times, refused) for number, sockets in enumerate(games)])
    for reader in readers:
        reader.cancel()
    return times, refused[0]


def figures() -> Iterator[Figure]:
    """Measure the acknowledgements."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        command = [sys.executable, "-c", SERVER, database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env={**os.environ}) as server:
            assert server.stdout is not None
            try:
                times, refused = asyncio.run(measured(int(server.stdout.readline())))
            finally:
                server.kill()
    times.sort()
    p99 = times[int(len(times) * 0.99)] * 1000
    rate = len(times) / SECONDS
    detail = (
        f"{p99:.1f} ms of {len(times)} answers, {rate:.0f} a second at {2 * GAMES} sockets; "
        f"median {times[len(times) // 2] * 1000:.1f} ms, slowest {times[-1] * 1000:.0f} ms, {refused} refused"
    )
    enough = rate >= 0.95 * GAMES / INTERVAL
    holds = p99 <= MILLISECONDS and enough
    yield Figure("Server: 99 of 100 acknowledgements, in 100 ms", p99 / MILLISECONDS, "≤ 1", holds, detail)


if __name__ == "__main__":
    for figure in figures():
        print(figure)
