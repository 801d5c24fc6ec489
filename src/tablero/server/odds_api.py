"""The HTTP API, as far as it is about odds: what can be asked of a game, and what comes of it."""

from __future__ import annotations

import asyncio
from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from tablero.kernel import Json, Message, UserError
from tablero.odds import knowing, questions
from tablero.server.games import known
from tablero.server.handling import json_answer
from tablero.server.refused import refuse
from tablero.server.service import Service

LONGEST_QUESTION = 4000
SECONDS = 5.0
"""What an answer may take; what takes longer is for the command line."""


@cache
def _modules() -> dict[str, str]:
    return knowing()


def knows_odds(game: str) -> bool:
    """Tell whether the odds of a game can be asked."""
    return game in _modules()


def _module(request: Request) -> str:
    game = request.path_params["game"]
    if game not in known() or not knows_odds(game):
        raise refuse("not-found")
    return _modules()[game]


async def form(service: Service, request: Request) -> Response:
    """Tell what can be asked about the odds of a game."""
    asked = await asyncio.to_thread(questions, _module(request))
    return json_answer({"form": asked.FORM.to_json()}, {"Cache-Control": "max-age=300"})


async def answer(service: Service, request: Request) -> Response:
    """Work out the odds that are asked for, options side by side."""
    module, text = _module(request), request.query_params.get("q", "")
    if not text.split() or len(text) > LONGEST_QUESTION:
        raise refuse("bad-query", name="q")
    address = service.address(request)
    service.replaying.enter(address)
    try:
        told = await service.brought_processes.run(address, answered, module, text.split(), seconds=SECONDS, loads=[])
    except TimeoutError:
        raise refuse("busy") from None
    if isinstance(told, Message):
        raise refuse("bad-question", why=told)
    return json_answer({"options": told}, {"Cache-Control": "max-age=300"})


def answered(module: str, words: list[str]) -> Json | Message:
    """Return what comes of each option of a question; in a message what is wrong with it. In a process of its own."""
    asked = questions(module)
    try:
        options = asked.FORM.options(words)
        return [{"words": list(option.told), **asked.answer(option).to_json()} for option in options]
    except UserError as wrong:
        return wrong.message
