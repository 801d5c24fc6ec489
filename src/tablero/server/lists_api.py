"""The HTTP API, as far as it is about cards and lists: looking for cards, decks and armies as files, and those that one keeps."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablero.kernel import BadSetup, Brings, Json, Message
from tablero.languages import ENGLISH, languages
from tablero.server import lists
from tablero.server.bot_processes import place_of
from tablero.server.brought_processes import LIST
from tablero.server.games import game as find_game
from tablero.server.games import known
from tablero.server.handling import body_of, json_answer, player_of, whole
from tablero.server.limits import clean
from tablero.server.own_lists import OwnList
from tablero.server.refused import from_setup, refuse
from tablero.server.rows import Player
from tablero.server.service import Service

MOST_LISTS = 100
"""How many lists an account keeps."""

LONGEST_KEPT = 20_000
"""Characters of a list that is kept."""

NAME = 60
"""Characters of its name."""

CARDS = 60
"""How many cards are sent at once."""

_LONGEST_QUERY = 200
_LONGEST_FILTER = 6000
"""Many keys may be asked for at once."""


class Rewritten(msgspec.Struct, forbid_unknown_fields=True):
    """A list that shall be written as another kind of file, in a language where the kind has one."""

    text: Annotated[str, msgspec.Meta(max_length=200_000)]
    kind: Annotated[str, msgspec.Meta(max_length=40)]
    lang: Annotated[str, msgspec.Meta(max_length=40)] = ENGLISH


class Keeping(msgspec.Struct, forbid_unknown_fields=True):
    """A list that shall be kept in one's account; without a format it is for the usual one of its game."""

    game: Annotated[str, msgspec.Meta(max_length=100)]
    name: Annotated[str, msgspec.Meta(max_length=200)]
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_KEPT)]
    format: Annotated[str, msgspec.Meta(max_length=40)] | None = None


BODIES = (Rewritten, Keeping)


async def search_cards(service: Service, request: Request) -> Response:
    """Look for cards and pieces of a game, by words and by what is printed on them."""
    game = request.path_params["game"]
    content = find_game(game).content() if game in known() else None
    if content is None:
        raise refuse("not-found")
    asked = request.query_params
    text, lang = asked.get("q", ""), asked.get("lang", ENGLISH)
    if len(text) > _LONGEST_QUERY:
        raise refuse("bad-query", name="q")
    if lang not in languages():
        raise refuse("bad-query", name="lang")
    count = min(whole(request, "count", CARDS) or 1, CARDS)
    chosen = {name: value for name, value in asked.items() if name not in ("q", "lang", "from", "count")}
    narrowing = {"key", *content.filters()}
    for name, value in chosen.items():
        if name not in narrowing or len(value) > _LONGEST_FILTER:
            raise refuse("bad-query", name=name[:40])
    service.replaying.enter(service.address(request))
    start = whole(request, "from", 0) or 0
    # beside the event loop: the first search in a language puts the texts of all cards into words
    found = await asyncio.to_thread(lists.found, content, text, chosen, lang, range(start, start + count))
    return json_answer(found, {"Cache-Control": "max-age=300"})


async def ready_list(service: Service, request: Request) -> Response:
    """Return something ready-made as a file."""
    named = request.path_params["game"], request.path_params["name"][:100]
    text = await asyncio.to_thread(lists.ready_text, *named)
    if text is None:
        raise refuse("not-found")
    return json_answer({"text": text}, {"Cache-Control": "max-age=300"})


async def write_list(service: Service, request: Request) -> Response:
    """Write a list as a file of another kind."""
    game = request.path_params["game"]
    brings = lists.brings_of(game)
    asked = await body_of(request, Rewritten, service)
    try:
        kind = brings.checked_kind(asked.kind)
    except BadSetup as bad:
        raise from_setup(bad) from None
    if asked.lang not in languages():
        raise refuse("bad-query", name="lang")
    service.replaying.enter(service.address(request))
    written = await _work(service, request, lists.written, place_of(game), asked.text, kind, asked.lang)
    return json_answer({"text": _text(written)})


def _text(written: str | Message) -> str:
    if isinstance(written, Message):
        raise refuse("bad-list", why=written)
    return written


async def _work(service: Service, request: Request, work: Callable[..., Any], place: str, *args: Any) -> Any:
    """Do something with a list of the game at a place, in another process."""
    processes, address = service.brought_processes, service.address(request)
    try:
        return await processes.run(address, work, place, *args, seconds=LIST, loads=[place])
    except TimeoutError:
        raise refuse("busy") from None


# One's own.


async def own_lists(service: Service, request: Request) -> Response:
    """List what one keeps."""
    player = await _account(service, request)
    return json_answer([_told(one) for one in await service.own_lists.of(player.id)])


async def one_list(service: Service, request: Request) -> Response:
    """Return one of one's own lists with its text."""
    player = await _account(service, request)
    kept = await _own(service, player, request)
    return json_answer({**_told(kept), "text": kept.text})


async def keep_list(service: Service, request: Request) -> Response:
    """Keep another list in one's account."""
    asked = await body_of(request, Keeping, service)
    player = await _account(service, request)
    service.replaying.enter(service.address(request))
    if await service.own_lists.count(player.id) >= MOST_LISTS:
        raise refuse("too-many-lists", most=MOST_LISTS)
    kept = await _made(service, request, player, secrets.token_urlsafe(9), asked)
    await service.own_lists.add(kept)
    return json_answer(_told(kept), status=201)


async def change_list(service: Service, request: Request) -> Response:
    """Keep a list instead of one of one's own."""
    asked = await body_of(request, Keeping, service)
    player = await _account(service, request)
    service.replaying.enter(service.address(request))
    before = await _own(service, player, request)
    kept = await _made(service, request, player, before.id, asked)
    await service.own_lists.change(kept)
    return json_answer(_told(kept))


async def remove_list(service: Service, request: Request) -> Response:
    """Forget one of one's own lists."""
    player = await _account(service, request)
    kept = await _own(service, player, request)
    await service.own_lists.remove(player.id, kept.id)
    return Response(status_code=204)


async def _account(service: Service, request: Request) -> Player:
    """Return whose account it is; guests keep nothing here, since nobody could find it again."""
    player = await player_of(service, request)
    if player.login is None:
        raise refuse("no-account")
    return player


async def _own(service: Service, player: Player, request: Request) -> OwnList:
    found = await service.own_lists.find(player.id, request.path_params["id"][:24])
    if found is None:
        raise refuse("not-found")
    return found


async def _made(service: Service, request: Request, player: Player, id: str, asked: Keeping) -> OwnList:
    """Return what is kept; refuse a list that can't be read. Whether it is legal is another question."""
    brings: Brings[Any] = lists.brings_of(asked.game)
    name = clean(asked.name, NAME)
    if not name:
        raise refuse("bad-list-name", most=NAME)
    try:
        format = brings.formats[0] if asked.format is None else brings.checked_format(asked.format)
    except BadSetup as bad:
        raise from_setup(bad) from None
    text = _text(await _work(service, request, lists.kept, place_of(asked.game), asked.text))
    if len(text) > 4 * LONGEST_KEPT:  # written out at length
        raise refuse("too-large", most=LONGEST_KEPT)
    return OwnList(id, player.id, asked.game, name, format, text, service.now())


def _told(kept: OwnList) -> Json:
    return {"id": kept.id, "game": kept.game, "name": kept.name, "format": kept.format, "changed": kept.changed}
