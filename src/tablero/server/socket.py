"""The socket of a table: messages in, states and answers out. Whatever comes in, the game goes on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from time import monotonic
from typing import Annotated, Any, Literal

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablero.kernel import Json
from tablero.server import changes, logs
from tablero.server.accounts import Accounts, hashed
from tablero.server.connections import way_of
from tablero.server.limits import DEPTH, Bucket, Limits, clean, shallow
from tablero.server.live_tables import LiveTables
from tablero.server.metrics import Metrics
from tablero.server.refused import Refused, refuse
from tablero.server.rows import Player
from tablero.server.tables import Table
from tablero.server.watching import Watcher, Way, encoded

GREETING = 10.0
"""Seconds that a new socket has to say who it is."""

CLOSED_BY_REFUSAL = 4000

Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_.:-]{1,64}\Z")]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


Kind = Literal["undo", "draw", "end", "rematch", "share"]
"""What can be offered."""


class ClientMessage(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """Something a client says."""


class HelloMessage(ClientMessage, tag="hello"):
    """Who it is (null: a spectator), the line of the journal it has seen, and from which of its seats it looks."""

    token: Annotated[str, msgspec.Meta(max_length=200)] | None
    after: Number = 0
    seat: Number | None = None
    changes: Number = 0
    """The version of `changes` that it knows; it is sent what has changed then."""


class SeatedMessage(ClientMessage):
    """Something done at a seat, under an id that makes repeating it harmless; at the seat looked from if none is named."""

    id: Id
    seat: Number | None = None


class ChooseMessage(SeatedMessage, tag="choose", kw_only=True):
    """An answer to a question."""

    question: Number
    answer: Any
    thought: Number | None = None
    """Milliseconds since the client had the question."""


class UndoMessage(SeatedMessage, tag="undo"):
    """Take back the latest choice."""


class ConsentMessage(SeatedMessage, tag="consent", kw_only=True):
    """Agree to what another offers, or not."""

    yes: bool
    offer: Kind | None = None


class ResignMessage(SeatedMessage, tag="resign"):
    """Give up."""


class DrawOfferMessage(SeatedMessage, tag="draw"):
    """Offer a draw."""


class WithdrawMessage(SeatedMessage, tag="withdraw", kw_only=True):
    """Take back an offer."""

    offer: Kind


class RematchMessage(SeatedMessage, tag="rematch"):
    """Ask for another game, or agree to one."""


class ShareMessage(SeatedMessage, tag="share"):
    """Ask that anybody may see the record, or agree."""


class NudgeMessage(SeatedMessage, tag="nudge"):
    """Remind whoever is asked."""


class ClaimMessage(SeatedMessage, tag="claim", kw_only=True):
    """Take what is due when another has overstepped the time, or never answers."""

    what: Literal["win", "bot", "end"]


class ChatMessage(SeatedMessage, tag="chat", kw_only=True):
    """Say something."""

    text: str


class EarlierMessage(ClientMessage, tag="earlier"):
    """Ask for lines of chat from before a line of the journal."""

    id: Id
    before: Number


class WhyMessage(SeatedMessage, tag="why", kw_only=True):
    """Ask why an answer is not legal."""

    answer: Any


class PartMessage(SeatedMessage, tag="part", kw_only=True):
    """Ask why no legal answer has this part, while the rest is still being put together."""

    part: Any


class NearestMessage(SeatedMessage, tag="nearest", kw_only=True):
    """Ask for an answer that brings what is to be placed as near to a point as can be."""

    point: tuple[int, int]


class CompleteMessage(SeatedMessage, tag="complete", kw_only=True):
    """Ask for an answer that has this part."""

    part: Any


class InspectMessage(ClientMessage, tag="inspect", kw_only=True):
    """Look at something on the table more closely."""

    id: Id
    about: Any


class ExplainMessage(SeatedMessage, tag="explain", kw_only=True):
    """Ask what is written on the cards behind some options."""

    options: Annotated[list[Number], msgspec.Meta(max_length=200)]


class LookMessage(ClientMessage, tag="look"):
    """Look from another of one's own seats."""

    id: Id
    seat: Number


class PingMessage(ClientMessage, tag="ping"):
    """Ask whether anybody is there."""


Said = (
    ChooseMessage
    | UndoMessage
    | ConsentMessage
    | ResignMessage
    | DrawOfferMessage
    | WithdrawMessage
    | RematchMessage
    | ShareMessage
    | NudgeMessage
    | ClaimMessage
    | ChatMessage
    | EarlierMessage
    | WhyMessage
    | PartMessage
    | NearestMessage
    | CompleteMessage
    | InspectMessage
    | ExplainMessage
    | LookMessage
    | PingMessage
)

_hello = msgspec.json.Decoder(HelloMessage)
_said = msgspec.json.Decoder(Said)


class Conversation:
    """One socket at one table."""

    def __init__(
        self, socket: WebSocket, limits: Limits, metrics: Metrics, chat: Callable[[], None], make: Callable[[], None]
    ) -> None:
        self._socket = socket
        self._way = way_of(socket)
        self._limits = limits
        self._metrics = metrics
        self._chat = chat
        """Counts a line of chat, or refuses it."""
        self._make = make
        """Counts a table that is made, or refuses it."""
        self.session: str | None = None
        """The session by which somebody is here, hashed; None for a spectator without one."""
        self.account: str | None = None
        """Who it is, if somebody with an account."""
        self.table = ""
        self._player: Player | None = None
        self._watcher: Watcher | None = None
        self._any = Bucket(limits.questions, monotonic())
        self._acting = Bucket(limits.messages, monotonic())

    async def run(self, id: str, tables: LiveTables, accounts: Accounts) -> None:
        """Talk until one side goes."""
        self.table = id
        try:
            data = await asyncio.wait_for(self._receive(), GREETING)
            hello = _decoded(_hello, data, self._limits)
            player = self._player = await accounts.whose(hello.token)
            self.session = None if hello.token is None else hashed(hello.token)
            self.account = None if player is None or player.login is None else player.id
            table = await tables.table(id)
            with table.audience.expecting():
                if player is not None:
                    await table.come_back(player)
                watcher = self._watcher = _watcher(table, player, hello, self._way)
                self._way.freed = watcher.go_on
                if player is not None:
                    watcher.ignores = await accounts.ignored_by(player)
                watcher.welcome()
                await table.welcome(watcher, hello.after)
        except WebSocketDisconnect:
            raise
        except Exception as error:
            await self._turn_away(error)
            return
        try:
            while True:
                data = await self._receive()
                await self._hear(table, watcher, self._player, data)
        finally:
            table.audience.leave(watcher)

    @property
    def seated(self) -> bool:
        """Whether somebody sits at the table by this socket; others see what anybody may."""
        return self._watcher is not None and bool(self._watcher.mine)

    @property
    def player(self) -> str | None:
        """Who it is, if anybody with a name."""
        return None if self._player is None else self._player.id

    def ignore(self, players: frozenset[str]) -> None:
        """Hear no more of some players, whom this one has blocked, and of all others again."""
        if self._watcher is not None:
            self._watcher.ignores = players

    def sign_out(self) -> None:
        """Let somebody who only looks on, and whose session has ended, stay as anybody may: nothing is said in their name.

        The session stays known: whoever is given a seat here after all is turned out.
        """
        self.account = self._player = None

    async def turn_out(self, refused: Refused) -> None:
        """Say why somebody can't stay, and close."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # gone by themselves
            await self._turn_away(refused)

    async def _turn_away(self, error: Exception) -> None:
        """Say why nobody can be let in, and close."""
        if isinstance(error, TimeoutError):
            error = refuse("bad-message", text="hello")
        if not isinstance(error, Refused):
            logs.logger.error("failed", exc_info=error)
            self._metrics.count("failures")
            error = refuse("failed")
        self._metrics.count("refusals", error.code)
        await self._socket.send_text(encoded({"t": "error", "id": None, **error.to_json()}).decode())
        await self._socket.close(CLOSED_BY_REFUSAL, error.code)

    async def _receive(self) -> str | bytes:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def _hear(self, table: Table, watcher: Watcher, player: Player | None, data: str | bytes) -> None:
        """Do what a message asks, and answer it."""
        start = monotonic()
        id = None
        try:
            if not self._any.take(start):
                raise refuse("too-fast")
            said = _decoded(_said, data, self._limits)
            id = getattr(said, "id", None)
            self._count(said, start)
            watcher.tell(await self._answer(table, watcher, player, said))
            if isinstance(said, ChooseMessage):
                self._metrics.count("choices")
                self._metrics.acknowledged(monotonic() - start)
        except Refused as refused:
            self._metrics.count("refusals", refused.code)
            watcher.tell({"t": "error", "id": id or _id_in(data), **refused.to_json()})
        except Exception as error:
            logs.logger.exception("failed", extra={"details": {"table": table.id, "error": type(error).__name__}})
            self._metrics.count("failures")
            watcher.tell({"t": "error", "id": id, **refuse("failed").to_json()})

    def _count(self, said: Said, now: float) -> None:
        """Refuse what comes too fast: questions cost little, and cards are asked for by the dozen."""
        match said:
            case ExplainMessage():
                passes = self._any.take(now, max(0, len(said.options) - 1))
            case PingMessage() | EarlierMessage() | WhyMessage() | PartMessage() | LookMessage():
                passes = True
            case RematchMessage():
                self._make()
                passes = self._acting.take(now)
            case _:
                passes = self._acting.take(now)
        if not passes:
            raise refuse("too-fast")

    async def _answer(self, table: Table, watcher: Watcher, player: Player | None, said: Said) -> Json:
        match said:
            case PingMessage():
                return {"t": "pong", "seq": table.seq}
            case LookMessage():
                return _ack(said.id, await table.audience.look(watcher, _own(table, player, said.seat)))
            case EarlierMessage():
                if not table.audience.may_read(watcher):
                    raise refuse("no-chat")
                return {"t": "earlier", "id": said.id, **await table.audience.earlier(watcher, said.before)}
            case InspectMessage():
                return {"t": "inspected", "id": said.id, **await table.inspect(watcher.seat, shallow(said.about))}
            case ChatMessage():
                return _ack(said.id, await self._talk(table, watcher, player, said))
        seat = _own(table, player, said.seat if said.seat is not None else watcher.seat)
        match said:
            case WhyMessage():
                return {"t": "why", "id": said.id, **await table.why(seat, shallow(said.answer))}
            case PartMessage():
                return {"t": "why", "id": said.id, **await table.why_not_part(seat, shallow(said.part))}
            case NearestMessage():
                return {"t": "nearest", "id": said.id, **await table.nearest(seat, said.point)}
            case CompleteMessage():
                return {"t": "nearest", "id": said.id, **await table.completed(seat, shallow(said.part))}
            case ExplainMessage():
                return {"t": "explained", "id": said.id, **await table.explain(seat, said.options)}
        return _ack(said.id, await _done(table, seat, said))

    async def _talk(self, table: Table, watcher: Watcher, player: Player | None, said: ChatMessage) -> int:
        text = clean(said.text, self._limits.chat)
        if not text:
            raise refuse("nothing-said")
        self._chat()
        seat = watcher.seat if said.seat is None else _own(table, player, said.seat)
        return await table.talk(seat, said.id, player, text)


async def _done(table: Table, seat: int, said: SeatedMessage) -> int:
    match said:
        case ChooseMessage():
            return await table.choose(seat, said.id, said.question, shallow(said.answer), said.thought)
        case UndoMessage():
            return await table.undo(seat, said.id)
        case ConsentMessage():
            return await table.consent(seat, said.id, said.yes, said.offer)
        case ResignMessage():
            return await table.resign(seat, said.id)
        case DrawOfferMessage():
            return await table.offer_draw(seat, said.id)
        case WithdrawMessage():
            return await table.withdraw(seat, said.id, said.offer)
        case RematchMessage():
            return await table.rematch(seat, said.id)
        case ShareMessage():
            return await table.share(seat, said.id)
        case NudgeMessage():
            return await table.nudge(seat, said.id)
        case ClaimMessage():
            return await table.claim(seat, said.id, said.what)
    raise refuse("bad-message", text=type(said).__name__)


def _ack(id: str, seq: int) -> Json:
    return {"t": "ack", "id": id, "seq": seq}


def _watcher(table: Table, player: Player | None, hello: HelloMessage, way: Way) -> Watcher:
    mine = table.seats_of(player)
    if not mine and not table.terms.spectators:
        raise refuse("no-spectators")
    if hello.seat is not None and hello.seat not in mine:
        raise refuse("not-seated")
    seat = hello.seat if hello.seat is not None else next(iter(mine), None)
    watcher = Watcher(None if player is None else player.id, mine, seat, way)
    watcher.changes = hello.changes == changes.VERSION
    return watcher


def _own(table: Table, player: Player | None, seat: int | None) -> int:
    """Return the seat if it is the player's own: nobody acts for another."""
    if seat is None or seat not in table.seats_of(player):
        raise refuse("not-seated")
    return seat


def _decoded(decoder: Any, data: str | bytes, limits: Limits) -> Any:
    if len(data) > limits.message:
        raise refuse("too-large", most=limits.message)
    try:
        return decoder.decode(data)
    except RecursionError:
        raise refuse("too-deep", most=DEPTH) from None
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise refuse("bad-message", text=str(error)[:200]) from None


def _id_in(data: str | bytes) -> str | None:
    """Return the id of a message that is not good in another way, so that its sender knows which it was."""
    try:
        value = msgspec.json.decode(data[: 64 * 1024])
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
    id = value.get("id") if isinstance(value, dict) else None
    return id if isinstance(id, str) and len(id) <= 64 else None
