"""The HTTP API, as far as a bot is asked: for a hint, for an analysis of a finished game, and what it would have done."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablero.kernel import Message
from tablero.server.analyses import LONGEST, Finished, advised
from tablero.server.api import SeatNumber, check_private
from tablero.server.bot_processes import place_of
from tablero.server.handling import body_of, json_answer, player_of, table_id, token_of, whole
from tablero.server.refused import Refused, refuse
from tablero.server.rows import OVER
from tablero.server.service import Service
from tablero.server.tables import Table


class Asking(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who wants a hint, at one of their seats."""

    seat: SeatNumber


BODIES = [Asking]


async def hint(service: Service, request: Request) -> Response:
    """Tell what a bot would do in the asker's place, where hints are allowed; it knows no more than the asker."""
    wanted = await body_of(request, Asking, service)
    player = await player_of(service, request)
    table = await service.tables.table(table_id(request))
    if wanted.seat not in table.seats_of(player):
        raise refuse("not-seated")
    if not table.terms.hints:
        raise refuse("no-hints")
    service.hinting.enter(service.address(request))
    with service.hints.one_of(player.id):
        return json_answer(await table.hint(wanted.seat))


async def analysis(service: Service, request: Request) -> Response:
    """Tell how far the analysis of a finished game is, and what was found."""
    table = await _finished(service, request)
    return json_answer(await service.analyses.told(table.id))


async def analyse(service: Service, request: Request) -> Response:
    """Begin to analyse a finished game of one's own, unless that is done or being done."""
    table = await _own(service, request)
    people = tuple(seat for seat, one in enumerate(table.terms.seats) if one.player is not None)
    game = Finished(table.id, place_of(table.terms.game), await _record(table), people)
    service.hinting.enter(service.address(request))
    if await service.analyses.begin(game):
        service.later(service.analyses.make(game))
    return json_answer(await service.analyses.told(table.id))


async def advice(service: Service, request: Request) -> Response:
    """Tell what a bot would have done at a step of a finished game of one's own."""
    step, seat = whole(request, "step", None), whole(request, "seat", None)
    if step is None or seat is None:
        raise refuse("bad-query", name="step" if step is None else "seat")
    table = await _own(service, request)
    if seat >= len(table.terms.seats):
        raise refuse("no-seat", seat=seat + 1)
    address = service.address(request)
    service.hinting.enter(address)
    work = advised, place_of(table.terms.game), await _record(table), step, seat, table.bots.thought(step, seat)
    try:
        told = await service.analysis_processes.run(address, *work, seconds=LONGEST, loads=[work[1]])
    except TimeoutError:
        raise refuse("no-idea") from None
    if isinstance(told, Message):
        raise Refused("nothing-asked", told)
    return json_answer(told)


async def _finished(service: Service, request: Request) -> Table:
    """Return a table whose game is over, if the asker may see its record."""
    table = await service.tables.table(table_id(request))
    if table.game is None:
        raise refuse("not-started")
    if table.status != OVER:
        raise refuse("not-over")
    check_private(table, await service.accounts.whose(token_of(request)))
    return table


async def _own(service: Service, request: Request) -> Table:
    """Return a table whose game is over, if the asker has played there."""
    table = await _finished(service, request)
    player = await player_of(service, request)
    if not any(seat.player == player.id for seat in table.terms.seats):
        raise refuse("not-yours")
    return table


async def _record(table: Table) -> bytes:
    async with table.settled():
        return table.playing().record().dumps()
