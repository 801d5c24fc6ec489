"""The HTTP API, as far as it is about friends and invitations."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablero.kernel import Json
from tablero.server.friends import Invitation
from tablero.server.handling import body_of, json_answer, player_of, table_id
from tablero.server.journal import terms_of
from tablero.server.refused import Refused, refuse
from tablero.server.rows import OPEN, Player
from tablero.server.service import Service

Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,24}\Z")]


class Befriending(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody whom one wants as a friend, by the name of the account."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class Answering(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to somebody who asks."""

    yes: bool


class Inviting(msgspec.Struct, forbid_unknown_fields=True):
    """A friend who is invited."""

    friend: Id


BODIES = [Befriending, Answering, Inviting]


async def account_of(service: Service, request: Request) -> Player:
    """Return the account behind a request; refuse a guest."""
    player = await player_of(service, request)
    if player.login is None:
        raise refuse("no-account")
    return player


async def friends(service: Service, request: Request) -> Response:
    """List one's friends, those whom one has asked, and those who ask."""
    return json_answer(await service.friends.told((await account_of(service, request)).id))


async def befriend(service: Service, request: Request) -> Response:
    """Ask somebody to be friends, by the name of their account."""
    given = await body_of(request, Befriending, service)
    player = await account_of(service, request)
    service.creating.enter(service.address(request))
    await service.friends.ask(player, given.name)
    return Response(status_code=204)


async def answer(service: Service, request: Request) -> Response:
    """Be friends with somebody who asks, or not."""
    given = await body_of(request, Answering, service)
    player = await account_of(service, request)
    await service.friends.answer(player.id, request.path_params["other"][:24], given.yes)
    return Response(status_code=204)


async def part(service: Service, request: Request) -> Response:
    """End a friendship, or take back that one has asked."""
    player = await account_of(service, request)
    await service.friends.remove(player.id, request.path_params["other"][:24])
    return Response(status_code=204)


async def invite(service: Service, request: Request) -> Response:
    """Invite a friend to a table at which one sits and that waits for players."""
    given = await body_of(request, Inviting, service)
    player = await account_of(service, request)
    service.creating.enter(service.address(request))
    table = await service.tables.table(table_id(request))
    if not table.seats_of(player):
        raise refuse("not-seated")
    if table.status != OPEN:
        raise refuse("seat-taken")
    await service.friends.invite(player.id, given.friend, table.id)
    return Response(status_code=204)


async def decline(service: Service, request: Request) -> Response:
    """Decline an invitation."""
    player = await account_of(service, request)
    await service.friends.decline(player.id, request.path_params["id"][:24])
    return Response(status_code=204)


async def calls(service: Service, player: Player) -> dict[str, Json]:
    """Return what others want of somebody: invitations, and how many want to be friends."""
    if player.login is None:
        return {"invitations": [], "asking": 0}
    known = await service.friends.known(player.id)
    # beside the event loop: decks and armies stand in the terms of each table
    found = await asyncio.to_thread(_invited, await service.friends.invitations(player.id))
    return {"invitations": found, "asking": sum(one.asks and not one.asked for one in known)}


def _invited(invitations: Iterable[Invitation]) -> list[Json]:
    found: list[Json] = []
    for one in invitations:
        with contextlib.suppress(Refused):  # a table that can't be read
            game = terms_of(one.table, one.terms).game
            found.append({"id": one.id, "table": one.table, "game": game, "name": one.name, "at": one.at})
    return found
