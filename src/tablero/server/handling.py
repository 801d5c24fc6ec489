"""What the handlers of the HTTP API share: reading requests, who is behind them, and answering."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tablero.kernel import Json
from tablero.kernel.codec import encode
from tablero.server.accounts import Visitor
from tablero.server.limits import DEPTH
from tablero.server.live_tables import checked_id
from tablero.server.refused import refuse
from tablero.server.rows import Player
from tablero.server.service import Service

B = TypeVar("B")


def json_answer(value: Json, headers: dict[str, str] | None = None, status: int = 200) -> Response:
    """Return an answer that nobody keeps, unless its headers say so."""
    return Response(encode(value), status, {"Cache-Control": "no-store", **(headers or {})}, "application/json")


def checked_answer(request: Request, value: Json) -> Response:
    """Return an answer that may be kept but is asked about each time: who has it already is told that, in no words."""
    body = encode(value)
    headers = {"Cache-Control": "no-cache", "ETag": f'W/"{hashlib.sha256(body).hexdigest()[:16]}"'}
    if headers["ETag"] in map(str.strip, request.headers.get("if-none-match", "").split(",")):
        return Response(None, 304, headers)
    return Response(body, 200, headers, "application/json")


async def body_of(request: Request, kind: type[B], service: Service) -> B:
    """Return the body of a request as what it should be; refuse anything larger than the limit or of another shape."""
    data = await read_body(request, service)
    try:
        return msgspec.json.decode(data, type=kind)
    except RecursionError:
        raise refuse("too-deep", most=DEPTH) from None
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise refuse("bad-message", text=str(error)[:200]) from None


async def read_body(request: Request, service: Service) -> bytes:
    """Return the body of a request; refuse one that is too large, or that takes too long."""
    data = bytearray()
    try:
        async with asyncio.timeout(service.limits.reading):
            async for chunk in request.stream():
                data += chunk
                if len(data) > service.limits.body:
                    raise refuse("too-large", most=service.limits.body)
    except (TimeoutError, ClientDisconnect):
        raise refuse("bad-request") from None
    return bytes(data)


def table_id(request: Request) -> str:
    """Return the id of the table that a path names."""
    return checked_id(request.path_params["id"])


def whole(request: Request, name: str, default: int | None) -> int | None:
    """Return a whole number of the query."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise refuse("bad-query", name=name)
    return int(text)


def token_of(request: Request) -> str | None:
    """Return the token that a request carries."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.casefold() == "bearer" and token:
        return token[:200]
    return None


async def player_of(service: Service, request: Request) -> Player:
    """Return the person behind a request; refuse somebody without a token."""
    player = await service.accounts.whose(token_of(request))
    if player is None:
        raise refuse("not-signed-in")
    return player


async def visitor_of(service: Service, request: Request, name: str | None) -> Visitor:
    """Return the person behind a request: by their token, or as a new guest."""
    token = token_of(request)
    player = await service.accounts.whose(token)
    if player is None or token is None:
        service.creating.enter(service.address(request))
        return await service.accounts.guest("?" if name is None else name)
    if player.login is None:
        player = await service.accounts.renamed(player, player.name if name is None else name)
    return Visitor(player, token)
