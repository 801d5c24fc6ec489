"""Which game a list is for: the one that is named, or the only one that can read it."""

from __future__ import annotations

from typing import Any

from tablero.kernel import Brings, Definition, Message, Reason, UserError, say
from tablero.registry import PREPARED, UnknownGame, consult, find, places


class NoLists(UserError):
    """Players bring nothing to this game, or it isn't clear to which game."""

    def __init__(self, message: Message) -> None:
        super().__init__(Reason(message))


def bringing() -> dict[str, Definition[Any]]:
    """Return the games to which players bring something, by name; of those that share what is brought, the first."""
    found: dict[str, Definition[Any]] = {}
    for name in sorted(places()):
        try:
            game = find(name)
        except UnknownGame:  # a package that can't be loaded is no reason to leave out the others
            continue
        if game.brings is not None and all(game.brings is not one.brings for one in found.values()):
            found[name] = game
    return found


def game_of(name: str | None, text: str = "") -> Definition[Any]:
    """Return the game of this name or, without one, the only game that such a list could be for."""
    if name is not None:
        game = consult(name)
        if game.brings is None:
            raise NoLists(say("list-none", game=game.name, games=", ".join(bringing())))
        return game
    games = bringing()
    for prepared in [] if not text else [consult(one) for one in PREPARED]:
        if _reads(prepared.brings, text):
            return prepared
    able = list(games.values()) if len(games) == 1 else [game for game in games.values() if _reads(game.brings, text)]
    if len(able) != 1:
        raise NoLists(say("list-which", games=", ".join(games)))
    return able[0]


def _reads(brings: Brings[Any] | None, text: str) -> bool:
    try:
        return brings is not None and brings.read(text) is not None
    except UserError:
        return False
