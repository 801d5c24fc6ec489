"""Data that a person adds to a game from files of their own, as datasheets that the project may not bring along.

A game's `game.toml` names how it reads them (`tablero.manifests`); the command `tablero data` stores what it makes of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tablero.kernel.messages import Message, say
from tablero.kernel.reasons import Reason, UserError


class NoDataFor(UserError):
    """Nothing can be added to this game, only to these."""

    def __init__(self, game: str, games: Sequence[str]) -> None:
        super().__init__(Reason(say("data-no-game", game=game[:80], games=", ".join(games))))


class Added(NamedTuple):
    """Something to be stored: under which name, what, and what it is in words."""

    name: str
    """Small letters, digits and dashes."""
    content: bytes
    about: Message


class AddedData:
    """How a game reads what people add to it. Subclass it; the game's `game.toml` names an instance."""

    texts: Path
    """The folder with the catalogues of what is said."""

    def read(self, folder: Path) -> tuple[Sequence[Added], Sequence[Message]]:
        """Return what a folder holds, and what there is to say about it; raise a `UserError` for what can't be read."""
        raise NotImplementedError

    def about(self, path: Path) -> Message:
        """Return what is in a file that was stored; raise a `UserError` if it can't be read."""
        raise NotImplementedError
