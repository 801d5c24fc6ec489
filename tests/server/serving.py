"""A server on a real port of this machine, in a thread of the test, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
import websockets.sync.connection
from argon2 import PasswordHasher
from uvicorn.protocols.websockets import websockets_sansio_impl
from websockets.sync.client import ClientConnection, connect

from tablero.kernel import Rng
from tablero.server.app import create_app
from tablero.server.connections import Config
from tablero.server.limits import Limits, Rate
from tablero.server.run import Announcing, listen, port_of
from tablero.server.service import Options, Service
from tablero.server.tables import Table

WIDE = Rate(1e9, 1e9)
GENEROUS = Limits(
    sockets=10_000,
    requests=WIDE,
    creations=WIDE,
    replays=WIDE,
    passwords=WIDE,
    guesses=WIDE,
    messages=WIDE,
    questions=WIDE,
    chats=WIDE,
    hints=WIDE,
)
SECONDS = 180.0
"""What any answer may take on a busy machine."""

NEW_CONNECTIONS = httpx.Limits(max_keepalive_connections=0)
"""A request has a connection of its own: the server may close one that is kept just when it is used again."""

T = TypeVar("T")

for pinging in (websockets.sync.connection, websockets_sansio_impl):
    # both number their pings by chance, in threads of the test; Hypothesis would take that for chance in the test itself
    vars(pinging)["random"] = Random()


class Server:
    """A running server, its time in the hands of the test."""

    def __init__(self, service: Service, port: int, loop: asyncio.AbstractEventLoop, time: list[int]) -> None:
        self.service = service
        self.port = port
        self.loop = loop
        self.time = time
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS, limits=NEW_CONNECTIONS)

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(SECONDS)

    def table(self, id: str) -> Table:
        return self.wait(self.service.tables.table(id))

    def forget(self, id: str) -> None:
        """Let the table go, as after a restart: the next who comes finds it by its journal."""
        self.service.tables._forget(id)

    def post(self, path: str, body: Any, token: str | None = None, **headers: str) -> httpx.Response:
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        return self.http.post(path, json=body, headers=headers)

    def get(self, path: str, token: str | None = None) -> httpx.Response:
        return self.http.get(path, headers={"Authorization": f"Bearer {token}"} if token else {})

    def new(self, game: str, *kinds: str, **more: Any) -> Any:
        """Make a table; a seat is "me", "link", "open", "hotseat" or the level of a bot."""
        own = ("me", "link", "open", "hotseat")
        seats = [{"kind": kind} if kind in own else {"kind": "bot", "level": kind} for kind in kinds]
        answer = self.post("/api/tables", {"game": game, "seats": seats, "name": "Ana", **more})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def join(self, made: Any, seat: int, name: str = "Berta") -> str:
        """Sit down by a link; return the token."""
        secret = made["links"][seat].partition("secret=")[2]
        answer = self.post(f"/api/tables/{made['table']}/join", {"seat": seat, "secret": secret, "name": name})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["token"])

    def pair(self, game: str, **more: Any) -> tuple[str, list[str]]:
        """Make a table for two and seat both; return its id and their tokens."""
        made = self.new(game, "me", "link", **more)
        return made["table"], [made["token"], self.join(made, 1)]

    def at(self, table: str, token: str | None, after: int = 0, **more: Any) -> Client:
        return Client(self.port, table, token, after, **more)


class Client:
    """A socket at a table."""

    def __init__(self, port: int, table: str, *hello: Any, **more: Any) -> None:
        url = f"ws://127.0.0.1:{port}/ws/tables/{table}"
        opened = connect(url, max_size=None, open_timeout=SECONDS, close_timeout=0.1, compression=None)
        self.socket: ClientConnection = opened.__enter__()
        self.frames: list[str] = []
        self.state: Any = None
        self._number = 0
        self._greets = bool(hello)
        if hello:
            self.say(t="hello", token=hello[0], after=hello[1], **more)

    @classmethod
    def raw(cls, port: int, table: str) -> Client:
        """A socket that has not said who it is."""
        return cls(port, table)

    def __enter__(self) -> Client:
        if self._greets:
            self.until("state")
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self) -> Any:
        frame = self.socket.recv(SECONDS)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = json.loads(frame)
        if message["t"] == "state":
            self.state = message
        return message

    def until(self, kind: str, fits: Callable[[Any], bool] = lambda message: True) -> Any:
        """Return the next message of a kind that fits."""
        while True:
            message = self.next()
            if message["t"] == kind and fits(message):
                return message

    def first(self, kind: str) -> Any:
        """Return the first message of a kind, whether it has been read already or not."""
        for frame in self.frames:
            if (message := json.loads(frame))["t"] == kind:
                return message
        return self.until(kind)

    def seen(self, seq: int) -> Any:
        """Return the state once it is that of this line of the journal, or a later one."""
        while self.state is None or self.state["seq"] < seq:
            self.until("state")
        return self.state

    def seen_from(self, seat: int) -> Any:
        """Return the state once it is that of a seat."""
        while self.state["seat"] != seat:
            self.until("state")
        return self.state

    def ask(self, t: str, id: str | None = None, **message: Any) -> Any:
        """Say something and return its answer."""
        self._number += 1
        id = id or f"n{self._number}"
        self.say(t=t, id=id, **message)
        while True:
            answer = self.next()
            if answer.get("id") == id and answer["t"] != "state":
                return answer

    def choose(self, answer: Any, **message: Any) -> Any:
        """Answer the question that is open here."""
        return self.ask("choose", question=self.state["question"], answer=answer, **message)

    def done(self, t: str, **message: Any) -> Any:
        """Do something that must succeed, and return the state after it."""
        answer = self.ask(t, **message)
        assert answer["t"] == "ack", answer
        return self.seen(answer["seq"])


@contextmanager
def serving(
    folder: Path, limits: Limits = GENEROUS, database: str | None = None, time: int = 1_000_000, **more: Any
) -> Iterator[Server]:
    """Run a server until the block ends."""
    now = [time]
    url = database or f"sqlite:///{folder / 'tables.db'}"
    cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    app = create_app(Options(url, limits=limits, now=lambda: now[0], hasher=cheap, bots=1, **more))
    listening = listen("127.0.0.1", 0)
    config = Config(app, app.service.entrance, app.service.options.place, log_level="critical")
    loop = asyncio.new_event_loop()
    ready = threading.Event()
    uvicorn_server = Announcing(config, ready.set)
    serve = uvicorn_server.serve([listening])
    thread = threading.Thread(target=loop.run_until_complete, args=(serve,), daemon=True)
    thread.start()
    assert ready.wait(SECONDS)
    server = Server(app.service, port_of(listening), loop, now)
    try:
        yield server
    finally:
        server.http.close()
        uvicorn_server.should_exit = True
        thread.join(SECONDS)
        loop.close()
        listening.close()


def words(text: str) -> list[str]:
    """Return the words of a text, as a name for something hidden would be one."""
    return re.findall(r"[\w#:-]+", text)


def sample(server: Server, table: str, seat: int, rng: Rng) -> Any:
    """Return a legal answer to what a seat is asked."""
    game = server.table(table).game
    assert game is not None
    decision = game.decision_for(seat)
    assert decision is not None
    return decision.sample(rng)


def play(server: Server, table: str, clients: list[Client], rng: Rng, choices: int) -> None:
    """Let those who are asked choose at random, and everybody see it."""
    for _ in range(choices):
        waiting = clients[0].state["waiting"]
        if not waiting:
            return
        seat = waiting[rng.below(len(waiting))]
        answer = clients[seat].choose(sample(server, table, seat, rng))
        assert answer["t"] == "ack", answer
        for client in clients:
            client.seen(answer["seq"])


def guess(decision: Any, rng: Rng) -> Any:
    """Return an answer that is likely legal, by what the client was sent."""
    if decision["kind"] == "choose":
        return rng.below(len(decision["options"]))
    if decision["kind"] == "pick":
        count = rng.between(decision["least"], decision["most"])
        return [decision["options"][i] for i in rng.sample(len(decision["options"]), count)]
    amounts = [0] * len(decision["options"])
    for _ in range(rng.between(decision["least"], decision["total"])):
        amounts[rng.choice([i for i, amount in enumerate(amounts) if amount < decision["caps"][i]])] += 1
    return amounts
