"""The guided first games of a server: each is played through once, and what its steps tell is kept as it is sent.

The first play of a game also loads what is compiled for it, which takes longer than the play: so a server plays all guides
before anybody asks.
"""

from __future__ import annotations

from functools import cache

from tablero.guides import guide, guided
from tablero.kernel.codec import encode
from tablero.server.games import known


@cache
def with_guide() -> frozenset[str]:
    """Return the games of this server that bring a guided first game."""
    return frozenset(guided()) & frozenset(known())


@cache
def overview(game: str) -> bytes:
    """Return all steps of a guide, as they are sent."""
    return encode(guide(game).to_json())


@cache
def page(game: str, step: int) -> bytes:
    """Return one step with the moments on the way to it, as it is sent."""
    return encode(guide(game).page(step))


def prepare(game: str) -> None:
    """Play a guide through and keep all that it tells."""
    overview(game)
    for step in range(len(guide(game).steps)):
        page(game, step)
