"""The HTTP API, as far as it is about quick pairing."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablero.kernel import Clock, Json
from tablero.kernel.decisions import plain
from tablero.server.api import Name, Time
from tablero.server.games import known
from tablero.server.handling import body_of, json_answer, player_of, token_of, visitor_of
from tablero.server.limits import shallow
from tablero.server.pairing import Waiting, Wish, checked, pairable
from tablero.server.ratings import check_account
from tablero.server.refused import refuse
from tablero.server.service import Service


class Wishing(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants to play with whoever wants the same."""

    game: Annotated[str, msgspec.Meta(max_length=100)]
    settings: dict[str, Any] = {}
    clock: Time | None = None
    rated: bool = False
    brings: Any = None
    """What the player brings, where everybody brings something; nothing is something ready-made."""
    name: Name | None = None


BODIES = [Wishing]


async def offered(service: Service, request: Request) -> Response:
    """Tell the values of a game's settings that two people can be paired for."""
    game = request.path_params["game"]
    if game not in known():
        raise refuse("not-found")
    # beside the event loop: whoever asks first waits until everything has been tried
    return json_answer(await asyncio.to_thread(pairable, game), {"Cache-Control": "max-age=300"})


async def wish(service: Service, request: Request) -> Response:
    """Wait for somebody who wants to play the same."""
    given = await body_of(request, Wishing, service)
    service.creating.enter(service.address(request))
    clock = None if given.clock is None else Clock(given.clock.start, given.clock.increment, given.clock.renews)
    settings = {name: plain(value) for name, value in shallow(given.settings).items()}
    wished = Wish(given.game, settings, clock, given.rated, plain(shallow(given.brings)))
    wanted = await asyncio.to_thread(checked, wished)
    if given.rated:
        check_account(await service.accounts.whose(token_of(request)))
    visitor = await visitor_of(service, request, given.name)
    found = await service.pairing.ask(visitor.player, wanted, service.ratings)
    return json_answer({"token": visitor.token, **_told(found)}, status=201)


async def waiting(service: Service, request: Request) -> Response:
    """Tell whether somebody was found; who doesn't ask for a while no longer waits."""
    player = await player_of(service, request)
    return json_answer(_told(await service.pairing.look(player.id)))


async def withdraw(service: Service, request: Request) -> Response:
    """Wait no longer; tell the table if somebody was found just then."""
    player = await player_of(service, request)
    return json_answer({"game": None, "rated": False, "since": None, "table": await service.pairing.leave(player.id)})


def _told(found: Waiting | None) -> dict[str, Json]:
    if found is None:
        return {"game": None, "rated": False, "since": None, "table": None}
    return {"game": found.wish.game, "rated": found.wish.rated, "since": found.at, "table": found.table}
