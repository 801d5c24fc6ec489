"""A server in a process of its own, and clients that keep to no rules; all of it on this machine."""

from __future__ import annotations

import base64
import json
import os
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

from server.machines import Process, until
from server.serving import NEW_CONNECTIONS, SECONDS, Client
from server.warm import Forked
from tablero.guides import guided

SCRIPT = """
import json, resource, sys
from tablero.server.limits import Limits, Rate
from tablero.server.run import listen, port_of, serve
from tablero.server.service import Options
given = json.loads(sys.argv[2])
if files := given.pop("files", None):
    resource.setrlimit(resource.RLIMIT_NOFILE, tuple(files))
rates = dict.fromkeys("requests creations replays passwords guesses messages questions chats".split(), Rate(1e9, 1e9))
told = {name: Rate(*value) if isinstance(value, list) else value for name, value in given.pop("limits", {}).items()}
given["origins"] = frozenset(given.get("origins", ()))
listening = listen("127.0.0.1", 0)
options = Options(sys.argv[1], limits=Limits(**{**rates, **told}), bots=1, **given)
serve(options, listening, lambda: print(port_of(listening), flush=True), quiet=True)
"""
ELSEWHERE = "127.0.0.2"
"""An address of this machine that is no trusted proxy."""


class Victim:
    """A server to be attacked."""

    def __init__(self, process: Process, database: str = "") -> None:
        self.process = process
        self.database = database
        self.port = process.port
        base = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=base, timeout=SECONDS, limits=NEW_CONNECTIONS)

    @property
    def pid(self) -> int:
        return self.process.running.pid

    def memory(self) -> int:
        """Return how many bytes of memory the process has."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def play_guides(self) -> None:
        """Have all guided games played through: a server does so soon after its start, which takes memory of its own."""
        for game in sorted(guided()):
            steps = self.found(f"/api/guides/{game}")["steps"]
            self.found(f"/api/guides/{game}/{len(steps) - 1}")

    def found(self, path: str) -> Any:
        """Return what is at a path as soon as the server has it."""
        until(lambda: self.http.get(path).status_code == 200, f"nothing at {path}")
        return self.http.get(path).json()

    def figure(self, name: str) -> float:
        """Return a figure of the server's own, 0 if it has none of this name."""
        lines = self.http.get("/metrics").text.splitlines()
        return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))

    def pair(self, game: str = "rebellion", chat: str = "all") -> tuple[str, list[str]]:
        """Make a table for two and seat both; return its id and their tokens."""
        body = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ana", "chat": chat}
        made = self.http.post("/api/tables", json=body).json()
        joined = self.http.post(f"/api/tables/{made['table']}/join", json={"name": "Eva"}).json()
        return made["table"], [made["token"], joined["token"]]

    def at(self, table: str, token: str | None, after: int = 0) -> Client:
        return Client(self.port, table, token, after)


@contextmanager
def victim(folder: Path, database: str | None = None, **given: Any) -> Iterator[Victim]:
    """Run a server until the block ends; no rate is limited unless it is given."""
    url = database or f"sqlite:///{folder / 'tables.db'}"
    server = Victim(process := Process(Forked(SCRIPT, url, json.dumps(given))), url)
    try:
        server.http.get("/api/games").raise_for_status()
        yield server
    finally:
        server.http.close()
        process.kill()


class Raw:
    """A connection of bytes."""

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # what isn't read soon fills it
        self.socket.settimeout(SECONDS)
        self.socket.bind((source, 0))
        self.socket.connect(("127.0.0.1", port))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def rest(self) -> bytes:
        """Return what comes until the other side ends the connection."""
        data = b""
        try:
            while part := self.socket.recv(65536):
                data += part
        except ConnectionResetError:
            pass
        return data

    @property
    def cut(self) -> bool:
        """Tell whether the other side has ended the connection, without reading what waits."""
        self.socket.setblocking(False)
        try:
            self.socket.send(b"")
            return self.socket.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) != 0 or self._ended()
        except OSError:
            return True
        finally:
            self.socket.settimeout(SECONDS)

    def _ended(self) -> bool:
        try:
            return self.socket.recv(1, socket.MSG_PEEK) == b""
        except BlockingIOError:
            return False


class Deaf(Raw):
    """A socket at a table that says hello and never reads."""

    def __init__(self, port: int, table: str, token: str | None) -> None:
        super().__init__(port)
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self.send(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.socket.recv(1)
        assert answer.startswith(b"HTTP/1.1 101"), answer
        self.send(frame(1, json.dumps({"t": "hello", "token": token}).encode()))

    def flood(self, data: bytes, most: int) -> int:
        """Send the same again and again, until the server has had enough or so many bytes; return how many were sent."""
        self.socket.setblocking(False)
        sent, quiet = 0, time.monotonic()
        while sent < most and time.monotonic() - quiet < 1:
            try:
                sent += self.socket.send(data[sent % len(data) :])
                quiet = time.monotonic()
            except BlockingIOError:
                time.sleep(0.001)
            except OSError:
                break
        self.socket.settimeout(SECONDS)
        return sent


def frame(opcode: int, payload: bytes) -> bytes:
    """Return a frame as a client sends it, with a mask of zeros."""
    assert len(payload) < 65536
    length = bytes([128 | len(payload)]) if len(payload) < 126 else bytes([254]) + len(payload).to_bytes(2, "big")
    return bytes([128 | opcode]) + length + bytes(4) + payload


PING = frame(9, bytes(125))

__all__ = ["ELSEWHERE", "PING", "Deaf", "Raw", "Victim", "frame", "until", "victim"]
