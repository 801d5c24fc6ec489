"""The HTTP API: games, tables, joining, accounts, records and rules."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from tablero.bots import bots_of
from tablero.kernel import BadSetup, Clock, Definition, Json, Message, Perspective, Setup, say
from tablero.kernel.codec import decode
from tablero.kernel.decisions import plain
from tablero.languages import languages
from tablero.rules.catalogue import BOOKS, Rule, UnknownId, book_of, examples_for, rule, rules_of
from tablero.rules.coverage import status
from tablero.rules.search import search
from tablero.server import lists
from tablero.server.accounts import hashed
from tablero.server.bot_processes import place_of
from tablero.server.brought_processes import LIST
from tablero.server.games import game as find_game
from tablero.server.games import known, usual_level
from tablero.server.handling import (
    body_of,
    checked_answer,
    json_answer,
    read_body,
    table_id,
    token_of,
    visitor_of,
    whole,
)
from tablero.server.journal import terms_of
from tablero.server.kept_guides import with_guide
from tablero.server.limits import is_local, shallow
from tablero.server.odds_api import knows_odds
from tablero.server.ratings import check_account, check_rated
from tablero.server.ratings_api import of_seats
from tablero.server.refused import Refused, from_setup, refuse
from tablero.server.replays import brought, moments, story
from tablero.server.rows import OPEN, OVER, PLAYING, Listed, Player
from tablero.server.service import Service
from tablero.server.tables import Table
from tablero.server.terms import Chat, Kind, Seat, Terms
from tablero.server.texts import catalogues, own_catalogues, spoken

LISTED = 50
"""How many tables a list has at most."""

LONGEST_LIST = 200_000
"""How many characters a pasted list may have: armies are written out at length."""

MOMENTS = 40
"""How many moments of a replay are sent at once."""

Name = Annotated[str, msgspec.Meta(max_length=200)]
Password = Annotated[str, msgspec.Meta(max_length=1000)]
Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=366 * 24 * 3600 * 1000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat: me (also as one of several at this screen), somebody by link, anybody, or a bot."""

    kind: Literal["me", "hotseat", "link", "open", "bot"]
    level: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Time(msgspec.Struct, forbid_unknown_fields=True):
    """A clock in milliseconds; one that renews gives the same time for every choice."""

    start: Annotated[int, msgspec.Meta(ge=1000, le=366 * 24 * 3600 * 1000)]
    increment: Milliseconds = 0
    renews: bool = False


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, msgspec.Meta(max_length=100)]
    seats: Annotated[list[Wanted], msgspec.Meta(min_length=1, max_length=8)]
    settings: dict[str, Any] = {}
    clock: Time | None = None
    spectators: bool = True
    chat: Chat = "seats"
    hints: bool | None = None
    """Whether one may ask what a bot would do; where nobody says so, one who plays against bots alone may."""
    rated: bool = False
    """Whether the result changes the ratings of both: for two people with accounts, with a clock."""
    name: Name | None = None


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who wants to sit down."""

    seat: SeatNumber | None = None
    secret: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    name: Name | None = None
    brings: Any = None
    """What the player brings, where everybody brings something: a deck, an army."""


class Pasted(msgspec.Struct, forbid_unknown_fields=True):
    """A list as somebody pasted it; without a format it is checked for the usual one of its game."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_LIST)]
    format: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Previewed(msgspec.Struct, forbid_unknown_fields=True):
    """A setting that somebody makes by hand, and what it is so far."""

    setting: Annotated[str, msgspec.Meta(max_length=40)]
    value: Any = None


Handler = Callable[[Service, Request], Coroutine[Any, Any, Response]]


async def games(service: Service, request: Request) -> Response:
    """List the games, what can be set in each, and the bots."""
    return json_answer(games_told(service))


def games_told(service: Service) -> Json:
    """Return what clients are told of the games."""
    programs = service.players.commands
    return [_game(name, find_game(name), programs) for name in sorted(known())]


def _game(name: str, definition: Definition[Any], programs: Iterable[str]) -> Json:
    settings = [{"name": one.name, "values": list(one.values), "default": one.default} for one in definition.settings]
    brings = None
    if (brought := definition.brings) is not None:
        brings = {"setting": brought.setting, "formats": list(brought.formats), "count": dict(brought.count)}
    told = {"name": name, "seats": list(definition.seats), "settings": settings}
    more = {"brings": brings, "odds": knows_odds(name), "guide": name in with_guide()}
    return {**told, "bots": [*bots_of(definition), *programs], **more}


async def spoken_languages(service: Service, request: Request) -> Response:
    """List the languages, each with what it calls itself."""
    return json_answer(await asyncio.to_thread(spoken), {"Cache-Control": "max-age=300"})


async def own_texts(service: Service, request: Request) -> Response:
    """Return the project's own catalogues in a language."""
    return checked_answer(request, await asyncio.to_thread(own_catalogues, request.path_params["lang"]))


async def texts(service: Service, request: Request) -> Response:
    """Return the catalogues of a game in a language."""
    game = request.path_params["game"]
    if game not in known():
        raise refuse("not-found")
    return checked_answer(request, await asyncio.to_thread(catalogues, game, request.path_params["lang"]))


# What players bring, and what is printed on cards and pieces.


async def ready_lists(service: Service, request: Request) -> Response:
    """List what is ready-made for players to bring to a game."""
    # beside the event loop: whoever asks first waits until all of it is read
    ready = await asyncio.to_thread(lists.ready, request.path_params["game"])
    return json_answer(ready, {"Cache-Control": "max-age=300"})


async def check_list(service: Service, request: Request) -> Response:
    """Read a list that somebody pasted, and tell what is wrong with it."""
    game = request.path_params["game"]
    brings = lists.brings_of(game)
    pasted = await body_of(request, Pasted, service)
    try:
        format = brings.formats[0] if pasted.format is None else brings.checked_format(pasted.format)
    except BadSetup as bad:
        raise from_setup(bad) from None
    address = service.address(request)
    service.replaying.enter(address)  # a deck is checked again and again while somebody builds it
    try:
        place = place_of(game)
        work = lists.checked, place, pasted.text, format
        checked = await service.brought_processes.run(address, *work, seconds=LIST, loads=[place])
    except TimeoutError:
        raise refuse("busy") from None
    return json_answer(checked)


async def preview_setting(service: Service, request: Request) -> Response:
    """Show a setting that somebody makes by hand, and what is wrong with it."""
    game = request.path_params["game"]
    if game not in known():
        raise refuse("not-found")
    wanted = await body_of(request, Previewed, service)
    service.replaying.enter(service.address(request))
    value = plain(shallow(wanted.value))
    # The first time what measures has to be loaded, and nobody else shall wait for that.
    shown = await asyncio.to_thread(find_game(game).preview, wanted.setting, value)
    if shown is None:
        raise refuse("not-found")
    return json_answer(shown)


async def one_card(service: Service, request: Request) -> Response:
    """Tell what is printed on a card or piece."""
    game = request.path_params["game"]
    content = find_game(game).content() if game in known() else None
    # beside the event loop: whoever asks first may wait until a game has looked up what it enforces
    found = None if content is None else await asyncio.to_thread(content.printed, request.path_params["key"])
    if found is None:
        raise refuse("not-found")
    return json_answer(found, {"Cache-Control": "max-age=86400"})


# Tables.


async def create_table(service: Service, request: Request) -> Response:
    """Make a table; who makes it sits where the seats say "me" or "hotseat"."""
    wanted = await body_of(request, NewTable, service)
    service.creating.enter(service.address(request))
    definition = find_game(wanted.game)
    levels = {*bots_of(definition), *service.players.commands}
    for seat in wanted.seats:
        if seat.kind == "bot" and (seat.level or usual_level(wanted.game)) not in levels:
            raise refuse("no-bot", level=seat.level or "")
    if all(seat.kind == "bot" for seat in wanted.seats):
        raise refuse("only-bots")
    clock = None if wanted.clock is None else Clock(wanted.clock.start, wanted.clock.increment, wanted.clock.renews)
    given = shallow(wanted.settings)
    # beside the event loop: decks and armies of any size are looked through
    setup = await asyncio.to_thread(_checked, definition, len(wanted.seats), clock, given)
    if wanted.rated:
        check_account(await service.accounts.whose(token_of(request)))
        check_rated(definition, setup, [seat.kind for seat in wanted.seats], wanted.hints)
    visitor = await visitor_of(service, request, wanted.name)
    secrets_ = [secrets.token_urlsafe(16) if seat.kind == "link" else None for seat in wanted.seats]
    seats = [
        _seat(wanted.game, seat, visitor.player, secret) for seat, secret in zip(wanted.seats, secrets_, strict=True)
    ]
    terms = Terms(wanted.game, dict(setup.settings), seats, service.now(), clock, wanted.spectators, wanted.chat)
    terms.hints = _alone(wanted.seats) if wanted.hints is None else wanted.hints
    terms.rated = wanted.rated
    id = await service.tables.create(terms)
    links = [None if secret is None else f"/t/{id}#seat={seat}&secret={secret}" for seat, secret in enumerate(secrets_)]
    return json_answer({"table": id, "links": links, "token": visitor.token}, status=201)


def _alone(seats: list[Wanted]) -> bool:
    """Tell whether one person plays against bots alone."""
    return sorted(seat.kind for seat in seats if seat.kind != "bot") in (["me"], ["hotseat"])


def _checked(definition: Definition[Any], seats: int, clock: Clock | None, given: dict[str, Any]) -> Setup:
    """Return how a game begins, what isn't given at its usual value."""
    usual = {setting.name: setting.default for setting in definition.settings}
    setup = Setup(seats, {**usual, **{name: plain(value) for name, value in given.items()}}, clock)
    try:
        definition.check_setup(setup)
    except BadSetup as bad:
        raise from_setup(bad) from None
    return setup


def _seat(game: str, wanted: Wanted, player: Player, secret: str | None) -> Seat:
    if wanted.kind in ("me", "hotseat"):
        return Seat("person", None, player.id, player.name)
    if wanted.kind == "bot":
        return Seat("bot", wanted.level or usual_level(game))
    kind: Kind = "link" if secret else "open"
    return Seat(kind, secret=hashed(secret) if secret else None)


async def list_tables(service: Service, request: Request) -> Response:
    """List the tables with an open seat, or those that are being played and may be watched."""
    open_ = request.query_params.get("open", "1") != "0"
    shown = await all_with_terms(await service.store.listing(OPEN if open_ else PLAYING, LISTED))
    if open_:
        shown = [(one, terms) for one, terms in shown if any(seat.kind == "open" for seat in terms.seats)]
    shown = [(one, terms) for one, terms in shown if open_ or terms.spectators]
    strong = await of_seats(service, [terms for _, terms in shown])
    return json_answer(
        [{**listed(one, terms), "ratings": seats} for (one, terms), seats in zip(shown, strong, strict=True)]
    )


async def all_with_terms(found: Sequence[Listed]) -> list[tuple[Listed, Terms]]:
    """Return tables with their terms; beside the event loop, since decks and armies stand in those too."""
    return await asyncio.to_thread(lambda: [*with_terms(found)])


def with_terms(found: Iterable[Listed]) -> Iterator[tuple[Listed, Terms]]:
    """Yield tables with their terms, but those that can't be read or whose game isn't here any more."""
    for one in found:
        with contextlib.suppress(Refused):
            terms = terms_of(one.id, one.terms)
            find_game(terms.game)
            yield one, terms


async def one_table(service: Service, request: Request) -> Response:
    """Tell what anybody may know of a table."""
    found = await service.store.find(table_id(request))
    if found is None:
        raise refuse("not-found")
    return json_answer(listed(found, terms_of(found.id, found.terms)))


def listed(one: Listed, terms: Terms) -> Json:
    """Return what anybody may know of a table."""
    return {"table": one.id, "status": one.status, "changed": one.changed, **terms.public(find_game(terms.game))}


async def join(service: Service, request: Request) -> Response:
    """Sit down at a table: on an open seat, or by the secret of a link."""
    joining = await body_of(request, Joining, service)
    table = await service.tables.table(table_id(request))
    if table.terms.rated:
        check_account(await service.accounts.whose(token_of(request)))
    visitor = await visitor_of(service, request, joining.name)
    mine = table.seats_of(visitor.player)
    if mine and joining.seat in (None, *mine):
        return json_answer({"token": visitor.token, "seat": mine[0] if joining.seat is None else joining.seat})
    if mine and table.terms.rated:
        raise refuse("rated-yourself")
    people = [seat.player for seat in table.terms.seats if seat.player]
    if await service.people.at_odds(visitor.player.id, people):
        raise refuse("blocked")
    given = None if joining.secret is None else hashed(joining.secret)

    invited = given is None and await service.friends.is_invited(visitor.player.id, table.id)

    def right(seat: int) -> bool:
        kept = table.terms.seats[seat].secret
        return kept is None or invited or (given is not None and secrets.compare_digest(kept, given))

    brings = plain(shallow(joining.brings))
    if brings is not None:
        service.replaying.enter(service.address(request))
    seat = await table.sit(visitor.player, joining.seat, right, brings)
    return json_answer({"token": visitor.token, "seat": seat})


# Records.


async def record(service: Service, request: Request) -> Response:
    """Return the record of a game that is over; before that, what the asker may know of it."""
    table = await service.tables.table(table_id(request))
    player = await service.accounts.whose(token_of(request))
    async with table.settled():
        game = table.game
        if game is None:
            raise refuse("not-started")
        if game.outcome is not None:
            check_private(table, player)
            name = f'attachment; filename="{table.terms.game}-{table.id}.jsonl"'
            return Response(game.record().dumps(), 200, {"Content-Disposition": name}, "application/x-ndjson")
        mine = table.seats_of(player)
        if not mine and not table.terms.spectators:
            raise refuse("no-spectators")
        shown = Perspective(game, mine[0] if mine else None)
        seen = await table.play("ask", shown.to_json)
    return json_answer({"tablero": "report", "table": table.id, "game": table.terms.game, "step": game.step, **seen})


async def replay(service: Service, request: Request) -> Response:
    """Tell how long a game is, how it ended, and its log; of one that goes on, what the asker may know."""
    table, seat = await _looked_at(service, request)
    told = decode(await _stepped(service, request, story, place_of(table.terms.game), await _record(table), seat))
    return json_answer({**told, "table": table.id, "status": table.status, **table.terms.public(table.definition)})


async def replay_moments(service: Service, request: Request) -> Response:
    """Return moments of a game, as a seat or a spectator saw them."""
    table, seat = await _looked_at(service, request)
    part = _part(request)
    kept = await _record(table)
    data = await _stepped(service, request, moments, place_of(table.terms.game), kept, seat, *part)
    return Response(data, headers={"Cache-Control": "no-store"}, media_type="application/json")


async def open_record(service: Service, request: Request) -> Response:
    """Tell the same of a record that the asker brings; it is not kept."""
    return await _brought(service, request, story)


async def record_moments(service: Service, request: Request) -> Response:
    """Return moments of a record that the asker brings."""
    return await _brought(service, request, moments, *_part(request))


def _part(request: Request) -> tuple[int, int]:
    return whole(request, "from", 0) or 0, min(whole(request, "count", MOMENTS) or 1, MOMENTS)


async def _looked_at(service: Service, request: Request) -> tuple[Table, int | None]:
    """Return the table, and the seat from which it is looked at: as long as the game goes on, only one's own."""
    service.replaying.enter(service.address(request))
    table = await service.tables.table(table_id(request))
    seat = whole(request, "seat", None)
    if seat is not None and seat >= len(table.terms.seats):
        raise refuse("no-seat", seat=seat + 1)
    if table.game is None:
        raise refuse("not-started")
    player = await service.accounts.whose(token_of(request))
    if table.status == OVER:
        check_private(table, player)
    else:
        mine = table.seats_of(player)
        if seat is not None and seat not in mine:
            raise refuse("not-over")
        if not mine and not table.terms.spectators:
            raise refuse("no-spectators")
    return table, seat


def check_private(table: Table, player: Player | None) -> None:
    """Refuse the record of a table that nobody could watch to anybody but its players, unless they have shared it."""
    own = player is not None and any(seat.player == player.id for seat in table.terms.seats)
    if table.terms.private and not own:
        raise refuse("private")


async def _record(table: Table) -> bytes:
    async with table.settled():
        return table.playing().record().dumps()


async def _brought(service: Service, request: Request, work: Callable[..., bytes], *part: int) -> Response:
    data = await read_body(request, service)
    service.replaying.enter(service.address(request))
    seat = whole(request, "seat", None)
    told = await _stepped(service, request, brought, work, dict(known()), data, seat, *part)
    return Response(told, headers={"Cache-Control": "no-store"}, media_type="application/json")


async def _stepped(service: Service, request: Request, work: Callable[..., bytes | Message], *args: Any) -> bytes:
    """Step through a record in another process; refuse one that can't be, or that takes too long."""
    try:
        told = await service.brought_processes.run(service.address(request), work, *args)
    except TimeoutError:
        told = say("server-record-slow")
    if isinstance(told, Message):
        raise refuse("bad-record", why=told)
    return told


# Rules.


async def search_rules(service: Service, request: Request) -> Response:
    """Search the rulebooks, in both languages or in one."""
    text, asked, book = (request.query_params.get(name) for name in ("q", "lang", "book"))
    limit = max(1, min(whole(request, "limit", 20) or 20, 100))
    if not text or len(text) > 200:
        raise refuse("bad-query", name="q")
    if asked is not None and asked not in languages():
        raise refuse("bad-query", name="lang")
    if book is not None and book not in BOOKS:
        raise refuse("bad-query", name="book")
    service.replaying.enter(service.address(request))
    return json_answer(await asyncio.to_thread(_searched, text, asked, limit, book))


def _searched(text: str, lang: str | None, limit: int, book: str | None) -> Json:
    """Return the rules that fit a text; beside the event loop, since words that nobody wrote so take long to be found."""
    return [_rule_told(hit.rule) for hit in search(text, lang, limit, book)]


async def one_rule(service: Service, request: Request) -> Response:
    """Return a rule in both languages, where it stands, and its examples."""
    service.replaying.enter(service.address(request))
    try:
        return json_answer(await asyncio.to_thread(_one_rule, request.path_params["id"]))
    except UnknownId:
        raise refuse("not-found") from None


def _one_rule(id: str) -> Json:
    """Return a rule with where it stands; beside the event loop, since the sources of a game are read for the first."""
    found = rule(id)
    examples = [msgspec.to_builtins(one) for one in examples_for(found)]
    return {**_rule_told(found), "status": status(found).value, "examples": examples}


async def rulebook(service: Service, request: Request) -> Response:
    """Return a whole rulebook in one language, to be kept by who will have no network."""
    book, lang = request.path_params["book"], request.path_params["lang"]
    if book not in BOOKS or lang not in languages():
        raise refuse("not-found")
    return checked_answer(request, await asyncio.to_thread(_whole, book, lang))


@cache
def _whole(book: str, lang: str) -> Json:
    """Return a rulebook in one language; the English of what isn't said in it."""
    rules = [
        {"id": one.id, "section": one.section[lang], "title": one.title[lang], "text": one.text[lang]}
        for one in rules_of(BOOKS[book]).values()
    ]
    return {"book": book, "lang": lang, "rules": rules}


def _rule_told(found: Rule) -> Json:
    """Return a rule with the name of its book, which its id begins like but need not tell."""
    book = book_of(found.id)
    return {**msgspec.to_builtins(found), "book": book.name if book else ""}


# The server itself.


async def healthz(service: Service, request: Request) -> Response:
    """Tell that the server and its database are well, and that something can be written."""
    await service.store.check()
    return PlainTextResponse("ok\n")


async def metrics(service: Service, request: Request) -> Response:
    """Return the figures of this server process, to those on this machine and to those with the token for it."""
    token, given = service.options.metrics_token, token_of(request) or ""
    if not (is_local(service.address(request)) or (token and secrets.compare_digest(hashed(token), hashed(given)))):
        raise refuse("not-found")
    gauges = {
        "tables_live": len(service.tables),
        "sockets": len(service.sockets),
        "connections": len(service.entrance),
    }
    return PlainTextResponse(service.metrics.text(gauges), media_type="text/plain; version=0.0.4")


def error_response(status: int, error: Json) -> Response:
    """Return an error as the API tells it."""
    return JSONResponse({"error": error}, status)
