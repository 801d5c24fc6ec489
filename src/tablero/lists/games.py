"""Which game a list is for: the one that is named, or the only one that can read it."""

from __future__ import annotations

from typing import Any

from tablero.kernel import Brings, Definition, Message, Reason, UserError, say
from tablero.lists.problems import BadList
from tablero.registry import UnknownGame, find, locate, places


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
        game = locate(name)
        if game.brings is None:
            raise NoLists(say("list-none", game=game.name, games=", ".join(bringing())))
        return game
    games = bringing()
    for fits in (_reads, _knows_the_kind):
        able = [game for game in games.values() if game.brings is not None and fits(game.brings, text)]
        if len(able) == 1:
            return able[0]
    raise NoLists(say("list-which", games=", ".join(games)))


def _reads(brings: Brings[Any], text: str) -> bool:
    try:
        return brings.read(text) is not None
    except UserError:
        return False


def _knows_the_kind(brings: Brings[Any], text: str) -> bool:
    """Tell whether a text is of a kind that a game reads, though something in it is wrong."""
    try:
        return brings.read(text) is not None
    except BadList as error:
        return any(problem.kind != "unknown-kind" for problem in error.problems)
    except UserError:
        return False
