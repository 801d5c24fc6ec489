"""The HTTP API, as far as it is about people: accounts and sessions, one's own tables, blocks and reports."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablero.kernel import Json, message_to_json
from tablero.kernel.codec import decode, encode
from tablero.server import analysis_api, friends_api, guides_api, lists_api, notices_api, pairing_api
from tablero.server.accounts import hashed, login_of
from tablero.server.api import LISTED, Joining, NewTable, Pasted, Previewed, all_with_terms, listed, with_terms
from tablero.server.friends import estranged
from tablero.server.friends_api import calls
from tablero.server.games import game as find_game
from tablero.server.handling import body_of, json_answer, player_of, table_id, token_of
from tablero.server.heirs import leave, take_over
from tablero.server.limits import Gate, clean
from tablero.server.mailing import send_code
from tablero.server.openapi import described
from tablero.server.people import Report, Session
from tablero.server.ratings_api import told_of
from tablero.server.refused import Refused, refuse
from tablero.server.rows import OVER, PLAYING, Listed, Player
from tablero.server.service import Service
from tablero.server.tables import Table
from tablero.server.terms import Seat, Terms

OFFERED = 24 * 3600_000
"""Milliseconds for which a rematch that somebody wants is told to those who have left the table."""

FINISHED = 300
"""How many of one's finished games are listed."""

WRONG = ("wrong-password", "wrong-code")
"""How a wrong guess is refused; who is refused otherwise, as for a new password that is too common, has not guessed."""

REASON = 1000
"""Characters of a report."""

Name = Annotated[str, msgspec.Meta(max_length=200)]
Password = Annotated[str, msgspec.Meta(max_length=1000)]
Mail = Annotated[str, msgspec.Meta(max_length=200, pattern=r"^[^@\s\x00-\x1f\x7f]+@[^@\s\x00-\x1f\x7f]+\Z")]


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """The name and password of an account."""

    name: Name
    password: Password


class NewAccount(Credentials, forbid_unknown_fields=True):
    """An account to be made; by mail its owner can get another password."""

    mail: Mail | None = None


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """Another password for one's account."""

    old: Password
    new: Password


class NewMail(msgspec.Struct, forbid_unknown_fields=True):
    """Another address for mail, or none."""

    password: Password
    mail: Mail | None


class Confirmed(msgspec.Struct, forbid_unknown_fields=True):
    """Something that needs one's password."""

    password: Password


class Forgotten(msgspec.Struct, forbid_unknown_fields=True):
    """An account whose owner has forgotten the password."""

    name: Name


class Reset(msgspec.Struct, forbid_unknown_fields=True):
    """Another password for an account, by a code."""

    name: Name
    code: Annotated[str, msgspec.Meta(max_length=100)]
    password: Password


class Somebody(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody at a table: by the seat, or by a line of chat."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    line: Annotated[int, msgspec.Meta(ge=0, le=2**31)] | None = None


class Complaint(Somebody, forbid_unknown_fields=True):
    """What somebody did at a table that the operator should know."""

    why: Annotated[str, msgspec.Meta(max_length=4000)] = ""


BODIES = [
    *(NewTable, Joining, Pasted, Previewed),
    *(Credentials, NewAccount, NewPassword, NewMail, Confirmed, Forgotten, Reset),
    *(Somebody, Complaint),
    *lists_api.BODIES,
    *analysis_api.BODIES,
    *pairing_api.BODIES,
    *friends_api.BODIES,
    *notices_api.BODIES,
    *guides_api.BODIES,
]
"""What requests carry."""


# Accounts.


async def create_account(service: Service, request: Request) -> Response:
    """Make an account, and sign in; the seats of a guest who does are then the account's."""
    given = await body_of(request, NewAccount, service)
    service.creating.enter(service.address(request))
    guest = await service.accounts.whose(token_of(request))
    visitor = await service.accounts.register(given.name, given.password, guest, given.mail)
    return json_answer({"name": visitor.player.name, "token": visitor.token}, status=201)


async def sign_in(service: Service, request: Request) -> Response:
    """Sign in; the seats of the guest one was until then are the account's, but where it has a seat itself."""
    given = await body_of(request, Credentials, service)
    guest = await service.accounts.guest_with(token_of(request))
    async with _guessed(service, request, given.name):
        visitor = await service.accounts.sign_in(given.name, given.password)
    service.doors.check_player(visitor.player.id)
    left = [] if guest is None else await take_over(service.tables, guest, visitor.player)
    return json_answer({"name": visitor.player.name, "token": visitor.token, "left": left}, status=201)


@asynccontextmanager
async def _guessed(service: Service, request: Request, name: str) -> AsyncIterator[None]:
    """Count wrong guesses, by the address and by account and address: nobody can lock out somebody who is elsewhere."""
    address = service.address(request)
    counted = ((service.signing, address), (service.guessing, f"{login_of(name)} {address}"))
    let_in: list[tuple[Gate, str]] = []
    try:
        for gate, key in counted:
            gate.enter(key)  # before it is tried, or many at once would all be let in
            let_in.append((gate, key))
    except Refused:
        _give_back(let_in)  # nothing was tried: others at the address have no less for it
        raise
    try:
        yield
    except Refused as refused:
        if refused.code in WRONG:
            raise
        _give_back(counted)
        raise
    _give_back(counted)


def _give_back(counted: Sequence[tuple[Gate, str]]) -> None:
    for gate, key in counted:
        gate.give_back(key)


async def sign_out(service: Service, request: Request) -> Response:
    """End the session."""
    token = token_of(request)
    if token is None:
        raise refuse("not-signed-in")
    await service.accounts.sign_out(token)
    await service.look_round()
    return _nothing()


async def sessions(service: Service, request: Request) -> Response:
    """List one's sessions."""
    player = await player_of(service, request)
    here = hashed(token_of(request) or "")
    found = await service.accounts.sessions(player)
    return json_answer([{**_session(one), "here": one.hash == here} for one in found])


def _session(one: Session) -> Json:
    return {"id": one.id, "made": one.made, "used": one.used, "expires": one.expires}


async def end_session(service: Service, request: Request) -> Response:
    """End one of one's own sessions."""
    player = await player_of(service, request)
    await service.accounts.end(player, request.path_params["session"][:64])
    await service.look_round()
    return _nothing()


async def sign_out_everywhere(service: Service, request: Request) -> Response:
    """End all of one's sessions, this one too."""
    await service.accounts.sign_out_everywhere(await player_of(service, request))
    await service.look_round()
    return _nothing()


async def change_password(service: Service, request: Request) -> Response:
    """Give one's account another password; all other sessions end."""
    given = await body_of(request, NewPassword, service)
    player = await player_of(service, request)
    async with _guessed(service, request, player.name):
        await service.accounts.change_password(player, given.old, given.new, token_of(request) or "")
    await service.look_round()
    return _nothing()


async def change_mail(service: Service, request: Request) -> Response:
    """Give one's account another address for mail."""
    given = await body_of(request, NewMail, service)
    player = await player_of(service, request)
    async with _guessed(service, request, player.name):
        await service.accounts.confirm(player, given.password)
    await service.people.set_mail(player.id, given.mail)
    return _nothing()


async def forgot(service: Service, request: Request) -> Response:
    """Send the owner of an account a code for another password; whether there is such an account is not told."""
    given = await body_of(request, Forgotten, service)
    if not service.options.mail:
        raise refuse("no-mail")
    service.creating.enter(service.address(request))
    made = await service.accounts.code_for(given.name)
    if made is not None:
        service.later(send_code(service.options.mail, *made))
    return _nothing()


async def reset(service: Service, request: Request) -> Response:
    """Give an account another password by a code, and sign in."""
    given = await body_of(request, Reset, service)
    async with _guessed(service, request, given.name):
        visitor = await service.accounts.reset(given.name, given.code, given.password)
    service.doors.check_player(visitor.player.id)
    await service.look_round()
    return json_answer({"name": visitor.player.name, "token": visitor.token}, status=201)


async def export(service: Service, request: Request) -> Response:
    """Return all that is kept of oneself."""
    player = await player_of(service, request)
    service.creating.enter(service.address(request))
    held = await service.store.held_by(player.id)
    known = await service.store.knowing(player.id)
    of_known = await all_with_terms([one for one, _ in known])
    seats = {one.id: _mine(terms.seats, player) for one, terms in of_known}
    told = {
        "name": player.name,
        "login": player.login,
        "mail": player.mail,
        "created": await service.people.created(player.id),
        "sessions": [_session(one) for one in await service.accounts.sessions(player)],
        "tables": await asyncio.to_thread(_held, [one for one, _ in held], player),
        "chat": await service.people.said_by(player.id, seats),
        "lists": [
            {"game": one.game, "name": one.name, "format": one.format, "text": one.text}
            for one in await service.own_lists.of(player.id)
        ],
        "ratings": await told_of(service, player.id),
        "notices": {
            "mail": await service.notices.wants_mail(player.id),
            "devices": [one.endpoint for one in (await service.notices.devices(player.id)).values()],
        },
        "friends": [one.name for one in await service.friends.known(player.id) if one.asked],
        "blocked": [name for _, name in await service.people.blocked_by(player.id)],
        "reports": [
            {"at": one.at, "table": one.table, "name": one.name, "said": one.said, "why": one.why}
            for one in await service.people.reports_by(player.id)
        ],
    }
    return json_answer(told, {"Content-Disposition": 'attachment; filename="tablero-account.json"'})


def _held(found: Sequence[Listed], player: Player) -> list[Json]:
    """Return tables at which somebody sits; beside the event loop, since there may be hundreds."""
    return [{**listed(one, terms), "mine": _mine(terms.seats, player)} for one, terms in with_terms(found)]


def _mine(seats: Sequence[Seat], player: Player) -> list[int]:
    return [i for i, seat in enumerate(seats) if seat.player == player.id]


async def delete_account(service: Service, request: Request) -> Response:
    """Delete one's account: the name and what was said are gone, and bots go on at its tables."""
    given = await body_of(request, Confirmed, service)
    player = await player_of(service, request)
    async with _guessed(service, request, player.name):
        await service.accounts.confirm(player, given.password)
    await leave(service.tables, player)
    await service.look_round()
    return _nothing()


# Oneself, and others.


async def me(service: Service, request: Request) -> Response:
    """Tell who somebody is, and at which tables they sit."""
    player = await player_of(service, request)
    found = []
    for one, terms in await all_with_terms(await service.store.tables_of(player.id, LISTED)):
        found.append(
            {**listed(one, terms), "mine": _mine(terms.seats, player), "waiting": await _waiting(service, one, terms)}
        )
    account = player.login is not None
    if account:
        await service.friends.note([(player.id, False)])
    told = {"name": player.name, "account": account, "mail": player.mail, "tables": found}
    return json_answer({**told, **await calls(service, player)})


async def finished_games(service: Service, request: Request) -> Response:
    """List one's finished games, the latest first: who has won, and what one had brought."""
    player = await player_of(service, request)
    found = await service.store.finished_by(player.id, FINISHED)
    return json_answer(await asyncio.to_thread(_finished, found, player))


def _finished(found: Sequence[Listed], player: Player) -> Json:
    """Return finished games; beside the event loop, since what is brought may have to be loaded."""
    told = []
    for one, terms in with_terms(found):
        mine = _mine(terms.seats, player)
        brought = terms.brought_by(find_game(terms.game), mine[0]) if mine else None
        winners = None if one.winners is None else decode(one.winners)
        said = None if brought is None else message_to_json(brought)
        told.append({**listed(one, terms), "mine": mine, "winners": winners, "brought": said})
    return told


async def _waiting(service: Service, one: Listed, terms: Terms) -> list[int] | None:
    """Return the seats that are asked something at a table, also for a rematch, if it can still be opened."""
    offered = one.status == OVER and terms.again is None and one.changed > service.now() - OFFERED
    if one.status != PLAYING and not offered:
        return []
    try:
        table = await service.tables.table(one.id)
        async with table.settled():
            return table.awaited()
    except Refused:
        return None


async def blocked(service: Service, request: Request) -> Response:
    """List whom one doesn't want to meet."""
    player = await player_of(service, request)
    return json_answer([{"id": id, "name": name} for id, name in await service.people.blocked_by(player.id)])


async def unblock(service: Service, request: Request) -> Response:
    """Meet somebody again."""
    player = await player_of(service, request)
    await service.people.unblock(player.id, request.path_params["other"][:24])
    await service.renew_ignored()
    return _nothing()


async def block(service: Service, request: Request) -> Response:
    """Block somebody at a table: they don't join a table of one's own any more, nor does one join theirs."""
    given = await body_of(request, Somebody, service)
    player = await player_of(service, request)
    service.creating.enter(service.address(request))
    other, _, _ = await _meant(await service.tables.table(table_id(request)), given)
    if other is None or other == player.id:
        raise refuse("nobody-meant")
    await service.people.block(player.id, other, estranged(player.id, other))
    await service.renew_ignored()
    return _nothing()


async def report(service: Service, request: Request) -> Response:
    """Tell the operator what somebody did at a table."""
    given = await body_of(request, Complaint, service)
    player = await player_of(service, request)
    service.creating.enter(service.address(request))
    table = await service.tables.table(table_id(request))
    if not table.seats_of(player) and not table.terms.spectators:
        raise refuse("not-yours")
    other, name, said = await _meant(table, given)
    if other == player.id or (other is None and name is None):
        raise refuse("nobody-meant")
    why = clean(given.why, REASON)
    await service.people.report(
        Report(secrets.token_hex(4), service.now(), player.id, table.id, other, name, said, why)
    )
    return _nothing(201)


async def _meant(table: Table, given: Somebody) -> tuple[str | None, str | None, str | None]:
    """Return whom somebody means at a table: their id and name, and what they said if that is what was meant."""
    if given.line is not None:
        for line, speaker in await table.said_before(given.line + 1, 1):
            if line["seq"] == given.line:
                return speaker, line["name"], line["text"]
    elif given.seat is not None and given.seat < len(table.terms.seats):
        seat = table.terms.seats[given.seat]
        return seat.player or None, seat.name, None
    return None, None, None


async def openapi(service: Service, request: Request) -> Response:
    """Return the description of the API."""
    return Response(await asyncio.to_thread(_description), 200, {"Cache-Control": "no-store"}, "application/json")


@cache
def _description() -> bytes:
    return encode(described(BODIES))


def _nothing(status: int = 204) -> Response:
    return Response(status_code=status)
