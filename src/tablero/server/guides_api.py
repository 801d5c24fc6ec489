"""The HTTP API, as far as it is about guided first games. Nothing is kept of whoever learns: a step is its number."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablero.guides import Guide, guide
from tablero.kernel import Game, Illegal, Json, message_to_json
from tablero.server import kept_guides
from tablero.server.handling import body_of, json_answer
from tablero.server.limits import shallow
from tablero.server.refused import from_rules, refuse
from tablero.server.seen import options
from tablero.server.service import Service
from tablero.server.tables import told_reason, traced

CACHED = {"Cache-Control": "max-age=300"}

WAITING = 20.0
"""Seconds for the others, while the first who learns a game waits until it has been played through."""


class GuideAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody answers at a step."""

    answer: Any


class GuideLook(msgspec.Struct, forbid_unknown_fields=True):
    """Something asked about the table at a step: the same as on a table's socket, each with what it is about."""

    t: Literal["why", "part", "nearest", "complete", "inspect", "explain"]
    about: Any


BODIES = [GuideAnswer, GuideLook]


async def overview(service: Service, request: Request) -> Response:
    """Tell all steps of a guided first game: what is told, its rules, and what is wanted."""
    game = _game(request)
    return _sent(await _beside(service, game, lambda: kept_guides.overview(game)))


async def page(service: Service, request: Request) -> Response:
    """Return a step: what had been said before it, and the moments from the step before to its question."""
    game, step = _game(request), await _step(service, request)
    return _sent(await _beside(service, game, lambda: kept_guides.page(game, step)))


async def answer(service: Service, request: Request) -> Response:
    """Tell whether an answer is the one that a step is about; refuse one that the rules don't allow."""
    game, step = _game(request), await _step(service, request)
    given = shallow((await body_of(request, GuideAnswer, service)).answer)
    try:
        right = await _beside(service, game, lambda: guide(game).judge(step, given))
    except Illegal as illegal:
        raise from_rules(illegal) from None
    return json_answer({"right": right})


async def look(service: Service, request: Request) -> Response:
    """Answer what is asked about the table at a step, as a table does."""
    game, step = _game(request), await _step(service, request)
    asked = await body_of(request, GuideLook, service)
    about = shallow(asked.about)
    try:
        return json_answer(await _beside(service, game, lambda: _looked(guide(game), step, asked.t, about)))
    except Illegal as illegal:
        raise from_rules(illegal) from None


def _looked(shown: Guide, step: int, asked: str, about: Any) -> Json:
    game, seat = shown.game(step), shown.seat
    match asked:
        case "why":
            return told_reason(game.why_not(about, seat))
        case "part":
            return told_reason(game.why_not_part(about, seat))
        case "nearest":
            return traced(game, game.nearest(about, seat), seat)
        case "complete":
            return traced(game, game.completed(about, seat), seat)
        case "inspect":
            return {"found": game.inspect(about, seat)}
    return {"question": game.question, "explained": _explained(game, seat, about)}


def _explained(game: Game[Any], seat: int, numbers: Any) -> Json:
    listed = options(game.decision_for(seat))
    wanted = numbers if isinstance(numbers, list) else []
    return {
        str(number): [message_to_json(line) for line in game.definition.explain(game.state, listed[number])]
        for number in wanted[:200]
        if type(number) is int and 0 <= number < len(listed)
    }


def _game(request: Request) -> str:
    game: str = request.path_params["game"]
    if game not in kept_guides.with_guide():
        raise refuse("not-found")
    return game


async def _step(service: Service, request: Request) -> int:
    """Return the number of a step, from 0; refuse what is none."""
    text, game = request.path_params["step"], _game(request)
    if not (text.isascii() and text.isdigit() and len(text) <= 4):
        raise refuse("not-found")
    shown = await _beside(service, game, lambda: guide(game))
    if int(text) >= len(shown.steps):
        raise refuse("not-found")
    return int(text)


async def _beside(service: Service, game: str, work: Callable[[], Any]) -> Any:
    """Do something beside the event loop, one thing at a time for each guide, whose game all share who learn it."""
    turn = service.guiding[game]
    try:
        async with asyncio.timeout(WAITING):
            await turn.acquire()
    except TimeoutError:
        raise refuse("busy") from None
    try:
        return await asyncio.to_thread(work)
    finally:
        turn.release()


def _sent(data: bytes) -> Response:
    return Response(data, headers=CACHED, media_type="application/json")
