"""Finding games by name: the project's own, those of installed packages, and any at `module:attribute`."""

from __future__ import annotations

import importlib
from difflib import get_close_matches
from importlib.metadata import entry_points
from typing import Any

from tablero.kernel.definition import Definition
from tablero.kernel.messages import Message, say
from tablero.kernel.reasons import Reason, UserError

OWN: dict[str, str] = {
    "rebellion": "tablero.games.rebellion:GAME",
    "swu": "tablero.games.swu:GAME",
    "swu-match": "tablero.games.swu.match:GAME",
}
"""Where the project's games are, by name."""

PLANNED = ("rebellion", "swu", "wh40k", "legion2026", "legion2023")
"""The games that the project is about, whether they can be played yet or not."""


_found: dict[str, Definition[Any]] = {}


class UnknownGame(UserError):
    """There is no game of this name, or none that can be played."""

    def __init__(self, message: Message) -> None:
        super().__init__(Reason(message))


def places() -> dict[str, str]:
    """Return where each playable game is found; a package adds its own with an entry point `tablero.games`."""
    return {**{point.name: point.value for point in entry_points(group="tablero.games")}, **OWN}


def find(name: str) -> Definition[Any]:
    """Return the definition of a game."""
    place = name if ":" in name else OWN.get(name) or places().get(name)  # to look through packages takes its time
    if place is None:
        raise UnknownGame(_unknown(name, places()))
    module, _, attribute = place.partition(":")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise UnknownGame(say("game-not-importable", name=name[:80], error=str(error)[:200])) from error
    if not isinstance(found, Definition):
        raise UnknownGame(say("game-not-one", name=name[:80], kind=type(found).__name__))
    _found[place] = found
    return found


def loaded() -> tuple[Definition[Any], ...]:
    """Return the games that have been found so far: only they can have said something."""
    return tuple(_found.values())


def _unknown(name: str, known: dict[str, str]) -> Message:
    if name in PLANNED:
        return say("game-planned", name=name)
    near = get_close_matches(name, known, n=1)
    if near:
        return say("game-unknown-near", name=name[:80], near=near[0])
    return say("game-unknown", name=name[:80], names=", ".join(sorted(known)))
