"""Finding games by name: the project's own, those of installed packages, and any at `module:attribute`."""

from __future__ import annotations

import importlib
from difflib import get_close_matches
from importlib.metadata import entry_points
from typing import Any

from tablero.kernel.definition import Definition
from tablero.kernel.reasons import TableroError

OWN: dict[str, str] = {
    "rebellion": "tablero.games.rebellion:GAME",
    "swu": "tablero.games.swu:GAME",
    "swu-match": "tablero.games.swu.match:GAME",
}
"""Where the project's games are, by name."""

PLANNED = ("rebellion", "swu", "wh40k", "legion2026", "legion2023")
"""The games that the project is about, whether they can be played yet or not."""


class UnknownGame(TableroError):
    """There is no game of this name."""


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
        raise UnknownGame(f"{name}: {error}") from error
    if not isinstance(found, Definition):
        raise UnknownGame(f"{name}: expected a tablero.kernel.Definition, found {type(found).__name__}")
    return found


def _unknown(name: str, known: dict[str, str]) -> str:
    if name in PLANNED:
        return f"{name} can't be played yet; its rules can be read with: tablero rules search"
    near = get_close_matches(name, known, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(sorted(known)) or 'none yet'}"
    return f"there is no game {name!r}; {hint}"
