"""The games of a server: looked for once, since looking through the installed packages takes its time."""

from __future__ import annotations

from functools import cache
from typing import Any

from tablero.kernel import Definition
from tablero.registry import UnknownGame, find, places
from tablero.server.refused import refuse


@cache
def known() -> dict[str, str]:
    """Return where each game is found, by name."""
    return places()


@cache
def game(name: str) -> Definition[Any]:
    """Return a game; refuse one that isn't there."""
    place = known().get(name)
    if place is None:
        raise refuse("no-game", game=name[:100])
    try:
        return find(place)
    except UnknownGame:
        raise refuse("no-game", game=name) from None
