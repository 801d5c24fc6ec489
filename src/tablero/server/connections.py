"""Connections: how many there may be, from where, and how long it may take until something comes or is read.

uvicorn speaks HTTP and WebSocket, but waits for as long as the other side likes: for a request, for its end, and for
somebody who doesn't read. Here that has an end, and a connection that is given up is aborted: closing it would wait until
what is left has been read.
"""

from __future__ import annotations

import asyncio
import struct
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from socket import SO_LINGER, SOL_SOCKET
from time import monotonic
from typing import Any

import h11
import uvicorn
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from tablero.server.headers import SAFE, plain_answer
from tablero.server.limits import Bucket, Limits, network
from tablero.server.metrics import Metrics
from tablero.server.proxies import Proxies
from tablero.server.workers import Place

FRAME = 1 << 20
"""Bytes of a message that are read at all; larger than the limit, so that the sender is told."""

FILES = 65_536
"""How many files and connections the process asks the system for."""

NO_LINGERING = struct.pack("ii", 1, 0)

SPARE = 128
"""How many of them are not for connections: the database, bots, pages."""

TEXT, CONTROL = 0x81, (0x88, 0x89, 0x8A)
"""How frames begin: a text in one piece; a goodbye, a ping and a pong (RFC 6455, 5.2)."""

MASKED, SHORT, LONGER = 0x80, 125, 126
"""What comes then: the length up to 125, or that it stands in the next two bytes; with a mask, as all that clients send."""

AHEAD = 2
"""Messages of a socket that wait to be heard before no more are read."""


class Entrance:
    """The connections of a server: so many in all, and so many from one address that is no proxy.

    When there are too many in all, the one that has been waited for longest without a request makes room.
    """

    def __init__(self, limits: Limits, proxies: Proxies, metrics: Metrics) -> None:
        self.limits = limits
        self.most = limits.connections
        self._proxies = proxies
        self._metrics = metrics
        self._open: dict[asyncio.BaseTransport, str] = {}
        self._from: Counter[str] = Counter()
        self._silent: dict[asyncio.Transport, None] = {}

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: asyncio.Transport, host: str) -> bool:
        """Let a new connection in, or tell that there are too many."""
        address = "" if host in self._proxies else network(host)
        if address and self._from[address] >= self.limits.connections_from:
            self._metrics.count("connections_refused", "address")
            return False
        if len(self._open) >= self.most and not self._make_room():
            self._metrics.count("connections_refused", "all")
            return False
        self._open[transport] = address
        self._from[address] += 1
        return True

    def _make_room(self) -> bool:
        oldest = next(iter(self._silent), None)
        if oldest is None:
            return False
        self.cut(oldest, "room")
        self.leave(oldest)
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """Note that a connection has ended."""
        self.heard(transport)
        address = self._open.pop(transport, None)
        if address is not None:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    def awaited(self, transport: asyncio.Transport) -> None:
        """Note that a request must come next."""
        self._silent[transport] = None

    def heard(self, transport: asyncio.Transport) -> None:
        """Note that a request has come."""
        self._silent.pop(transport, None)

    def cut(self, transport: asyncio.Transport, why: str) -> None:
        """End a connection at once, whatever still waits to be sent, in the system too."""
        if not transport.is_closing():
            self._metrics.count("connections_cut", why)
            transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_LINGER, NO_LINGERING)
        transport.abort()


class Config(uvicorn.Config):
    """uvicorn's own, with the entrance that all connections pass."""

    def __init__(self, app: ASGIApp, entrance: Entrance, place: Place | None = None, **more: Any) -> None:
        limits = entrance.limits
        super().__init__(
            app,
            http=Doorway,
            ws=TableSocket,
            ws_max_size=FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=limits.ping,
            ws_ping_timeout=limits.pong,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=2,
            **more,
        )
        self.entrance = entrance
        self.place = place


class MustRead(asyncio.Protocol):
    """A connection whose other side has to read what it is sent."""

    entrance: Entrance
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Something can't be sent: the other side must read."""
        super().pause_writing()
        self._unread = self.loop.call_later(self.entrance.limits.unread, self._cut, "unread")

    def resume_writing(self) -> None:
        """All of it is sent."""
        self._stop()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._stop()
        super().connection_lost(exc)
        self.entrance.leave(self.transport)

    def _stop(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _cut(self, why: str) -> None:
        self.entrance.cut(self.transport, why)


class Doorway(MustRead, H11Protocol):
    """A connection as long as it speaks HTTP: requests have to come in time."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        read: bytes = b"",
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.entrance = config.entrance
        self._place = config.place
        self._read = read
        """What another worker has read of it, and handed over."""
        self._expected: object = None
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Take in a connection, if there is room for it."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(0)  # as soon as anything is left, it is to be read
        if self.entrance.enter(transport, self.client[0] if self.client else ""):
            self._expect()
            if self._read:
                self._go_on(self._read)
        else:
            self._answer(HTTPStatus.SERVICE_UNAVAILABLE)

    def data_received(self, data: bytes) -> None:
        """Read on, unless what comes is for another worker."""
        if not self._handed_over(data):
            self._go_on(data)

    def _go_on(self, data: bytes) -> None:
        super().data_received(data)
        self._expect()

    def _handed_over(self, data: bytes) -> bool:
        """Hand a connection over to the worker that the request is for, and forget it here; tell whether that was done."""
        place = self._place
        if place is None or self.conn.their_state is not h11.IDLE or self.conn.trailing_data != (b"", False):
            return False
        to = place.whose(data)
        if to == place.number:
            return False
        self.transport.pause_reading()
        if not place.hand_over(to, self.transport.get_extra_info("socket").fileno(), data):
            self.transport.resume_reading()
            return False
        self.transport.abort()
        return True

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._expect()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Go on as a socket."""
        self._forget()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._forget()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            self._answer(HTTPStatus.BAD_REQUEST)
        else:
            self._cut("not-http")

    def _answer(self, status: HTTPStatus) -> None:
        self.transport.write(plain_answer(status))
        self.transport.close()

    def _expect(self) -> None:
        """Give what must come next its time: the head of a request, or the rest of it."""
        state = self.conn.their_state
        if state is self._expected or self.transport.get_protocol() is not self:
            return
        self._forget()
        limits = self.entrance.limits
        seconds = {h11.IDLE: limits.heading, h11.SEND_BODY: limits.heading + limits.reading}.get(state)
        if seconds is None or self.transport.is_closing():
            return
        self._expected = state
        self._late = self.loop.call_later(seconds, self._cut, "silent")
        if state is h11.IDLE:
            self.entrance.awaited(self.transport)

    def _forget(self) -> None:
        if self._late is not None:
            self._late.cancel()
        self._late = self._expected = None
        self.entrance.heard(self.transport)


class TableSocket(MustRead, WebSocketsSansIOProtocol):
    """A connection since it is a socket: pings are counted, and who doesn't answer ours is gone.

    What is said at a table takes the short way, past the application's layers, which have nothing to do with it any more.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, {**app_state, "way": self}, _loop)
        self.entrance = config.entrance
        self.conn = Handshake(max_size=config.ws_max_size, logger=self.logger)
        self._pings = Bucket(config.entrance.limits.questions, monotonic())
        self._simple = True
        """Whether all that came since the handshake were texts in one piece, and pings and the like."""
        self._begun = b""
        """The beginning of a frame."""
        self.freed: Callable[[], None] = _nothing
        """Called when all that was said has been read."""

    @property
    def free(self) -> bool:
        """Whether what is said now goes out at once, since nothing before it is still to be read."""
        return self.writable.is_set()

    def say(self, data: bytes) -> None:
        """Send a text at once; nobody hears it who is on the way out."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(text_frame(data))

    def cut(self, why: str) -> None:
        """End the connection at once: somebody doesn't read."""
        self._cut(why)

    def resume_writing(self) -> None:
        """All of it is sent: go on with what waits."""
        super().resume_writing()
        self.freed()

    def data_received(self, data: bytes) -> None:
        """Read what clients of ours send, texts in one piece, and leave all else to those who know all of WebSocket."""
        if self._simple and self.handshake_complete:
            self._begun = self._texts(self._begun + data)
            return
        self._simple = self._simple and not self.handshake_initiated  # nothing comes before the socket is there
        super().data_received(data)

    def _texts(self, data: bytes) -> bytes:
        """Take in whole frames, and return the beginning of the next; from one on that is not simple, leave all to others."""
        at, size = 0, len(data)
        while size - at >= 2:
            kind, length = data[at], data[at + 1] - MASKED
            simple = kind == TEXT or (kind in CONTROL and length != LONGER)
            if not simple or not 0 <= length <= LONGER or self.conn.state is not State.OPEN:
                self._simple = False
                super().data_received(data[at:])
                return b""
            start = at + 6
            if length == LONGER:
                start += 2
                length = int.from_bytes(data[at + 2 : at + 4], "big")
            if start + length > size or start > size:
                break
            end = start + length
            if kind == TEXT:
                self.curr_msg_data_type = "text"
                self.frames = [unmasked(data[start:end], data[start - 4 : start])]
                self.send_receive_event_to_app()
            else:
                super().data_received(data[at:end])
            at = end
        return data[at:]

    def send_receive_event_to_app(self) -> None:
        """Take in a message, and read on unless too many wait: stopping after each costs more than the message."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        """Answer a ping, of somebody who reads the answers."""
        if not self._pings.take(monotonic()):
            self._cut("pings")
        elif not self.transport.is_closing():
            super().handle_ping()
            if self.transport.get_write_buffer_size() > self.entrance.limits.unsent:
                self._cut("unsent")

    def keepalive_timeout(self) -> None:
        """Let somebody go who has not answered a ping."""
        self.stop_keepalive()
        self._cut("keep-alive")

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more: be freed at once, and not when garbage is next collected."""
        super().connection_lost(exc)
        self.freed = _nothing
        self.app_state = {}
        self.conn.parser.close()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Let go of what was answered."""
        super().on_task_complete(task)
        self.scope = {}  # type: ignore[typeddict-item]  # nobody looks at it any more

    async def send(self, message: Any) -> None:
        """Send something; after a goodbye don't wait longer for one."""
        await super().send(message)
        if message["type"] == "websocket.close":
            self.loop.call_later(self.close_timeout, self._cut, "unread")


class Handshake(ServerProtocol):
    """The beginning of a socket, and the headers on its answer."""

    def send_response(self, response: Response) -> None:
        """Answer the request for a socket."""
        for name, value in SAFE.items():
            if name not in response.headers:
                response.headers[name] = value
        super().send_response(response)


def way_of(connection: HTTPConnection) -> TableSocket:
    """Return the socket itself, behind the application."""
    way: TableSocket = connection.scope["state"]["way"]
    return way


def text_frame(data: bytes) -> bytes:
    """Return a text as a frame of its own (RFC 6455, 5.2).

    >>> text_frame(b"hi"), text_frame(bytes(300))[:4].hex(), text_frame(bytes(70_000))[:10].hex()
    (b'\\x81\\x02hi', '817e012c', '817f0000000000011170')
    """
    length = len(data)
    if length < 126:
        return bytes((0x81, length)) + data
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + data
    return b"\x81\x7f" + length.to_bytes(8, "big") + data


def unmasked(data: bytes, mask: bytes) -> bytes:
    """Return what was sent with a mask (RFC 6455, 5.3).

    >>> unmasked(bytes([9, 11, 104]), b"abcd")
    b'hi\\x0b'
    """
    length = len(data)
    whole = (mask * (length // 4 + 1))[:length]
    return (int.from_bytes(data, "little") ^ int.from_bytes(whole, "little")).to_bytes(length, "little")


def _nothing() -> None:
    pass


def raise_file_limit() -> int:
    """Ask the system for more open files, and return how many there may be."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return FILES if soft == resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted
