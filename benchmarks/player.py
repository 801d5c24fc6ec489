"""A socket of the load generator: frames are read and written by hand, since it shares the machine with the server."""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64encode
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASKED = 0x80
NO_MASK = bytes(4)
"""A mask that changes nothing, so that nothing need be changed (RFC 6455, 5.3); the server takes it off all the same."""


class Wire(asyncio.Protocol):
    """A WebSocket as far as a server of ours needs it: no extensions, and every message in one frame."""

    def __init__(self, path: str, heard: Callable[[bytes], None]) -> None:
        self._path = path
        self._heard = heard
        self._rest = b""
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # it is one
        """Ask for a socket."""
        self._transport = transport
        host = "{}:{}".format(*transport.get_extra_info("peername")[:2])
        key = b64encode(secrets.token_bytes(16)).decode()
        asked = f"Host: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
        transport.write(f"GET {self._path} HTTP/1.1\r\n{asked}\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        """Read the answer, and then frames."""
        data = self._rest + data
        if not self._open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self._open = True
            self.opened.set_result(None)
        self._rest = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Take in all whole frames; return what is left."""
        at, end = 0, len(data)
        while end - at >= 2:
            length, start = data[at + 1], at + 2
            if length > 125:
                start += 2 if length == 126 else 8
                length = int.from_bytes(data[at + 2 : start], "big")
            if end < start + length:
                break
            self._frame(data[at], data[start : start + length])
            at = start + length
        return data[at:]

    def _frame(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self._heard(data)
        elif kind == PING:
            self._send(PONG, data)
        elif kind == CLOSE:
            self.close()

    def say(self, data: bytes) -> None:
        """Send a text."""
        self._send(TEXT, data)

    def _send(self, kind: int, data: bytes) -> None:
        length = len(data)
        size = bytes((MASKED | length,)) if length < 126 else bytes((MASKED | 126,)) + length.to_bytes(2, "big")
        self._transport.write(bytes((kind,)) + size + NO_MASK + data)

    def close(self) -> None:
        """End it."""
        self._transport.close()


async def connect(port: int, path: str, heard: Callable[[bytes], None]) -> Wire:
    """Open a socket at a server on this machine; `heard` is called with every text."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(path, heard), "127.0.0.1", port)
    await wire.opened
    return wire
