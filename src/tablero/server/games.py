"""The games of a server: looked for once, since looking through the installed packages takes its time.

What belongs to a game is loaded beside the event loop, when the server has begun to listen: pages are sent meanwhile.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tablero.bots import usual_bot
from tablero.kernel import Definition, Game
from tablero.kernel.image import rules_digest
from tablero.registry import UnknownGame, locate, places
from tablero.server import logs
from tablero.server.entropy import Entropy
from tablero.server.refused import Refused, refuse


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
        return locate(place)
    except UnknownGame:
        raise refuse("no-game", game=name) from None


def usual_level(name: str) -> str:
    """Return the bot that sits down, or takes over a seat, where nobody chose one; the greedy one plays any game."""
    try:
        return usual_bot(game(name))
    except Refused:  # a table of a game that is no more
        return "greedy"


def image_rules(definition: Definition[Any]) -> str:
    """Return what tells whether an image of a table can still be read: it is made by the rules and by this package."""
    return rules_digest(definition, Path(__file__).parent)


PRACTICE = 200
"""Choices that a game is played for before anybody plays it: a battle on a tabletop is over by then."""


@cache
def practise() -> None:
    """Play every game for a while by itself: what is compiled, or read, at its first use is there when people come."""
    for name in known():
        try:
            definition = game(name)
            played = Game(definition, definition.setup(), Entropy())
            for _ in range(PRACTICE):
                if played.decision is None:
                    break
                played.choose(played.decision.sample(Entropy()))
        except Exception as error:  # as when it is loaded
            logs.say("game-not-played", game=name, error=repr(error)[:200])


def load() -> None:
    """Load every game with all that belongs to it: one of each is begun."""
    for name in known():
        try:
            definition = game(name)
            Game(definition, definition.setup(), Entropy())
            image_rules(definition)
        except Exception as error:  # one that fails must not keep the others from being played
            logs.say("game-not-loaded", game=name, error=repr(error)[:200])
