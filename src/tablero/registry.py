"""Finding games by name: the project's own and those of installed packages; for people, also any at `module:attribute`."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any

from tablero.kernel.definition import Definition
from tablero.kernel.messages import Message, say
from tablero.kernel.reasons import Reason, UserError, speak_with
from tablero.manifests import installed, own

OWN: dict[str, str] = {
    "legion": "tablero.games.legion.definition:GAME",
    "rebellion": "tablero.games.rebellion:GAME",
    "swu": "tablero.games.swu:GAME",
    "swu-match": "tablero.games.swu.match:GAME",
    "wh40k": "tablero.games.wh40k.definition:GAME",
}
"""Where the project's games are, by name."""

_found: dict[str, Definition[Any]] = {}


class UnknownGame(UserError):
    """There is no game of this name, none that can be played, or none that has what is asked for."""

    def __init__(self, message: Message) -> None:
        super().__init__(Reason(message))


def places() -> dict[str, str]:
    """Return where each playable game is found; a package adds its own with an entry point `tablero.games`."""
    return {**installed(), **OWN}


def find(name: str) -> Definition[Any]:
    """Return the game of this name. Only registered games are ever imported, whatever a record or a client names."""
    place = OWN.get(name) or places().get(name)  # to look through packages takes its time
    if place is None:
        raise UnknownGame(_unknown(name, places()))
    return _at(place, name)


def locate(place: str) -> Definition[Any]:
    """Return a game by its name or at `module:attribute`, which imports the module: only for what a person has typed."""
    return _at(place, place) if ":" in place else find(place)


def _at(place: str, name: str) -> Definition[Any]:
    module, _, attribute = place.partition(":")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except Exception as error:  # whatever goes wrong in a module that somebody names
        raise UnknownGame(say("game-not-importable", name=name[:80], error=str(error)[:200])) from error
    if not isinstance(found, Definition):
        raise UnknownGame(say("game-not-one", name=name[:80], kind=type(found).__name__))
    _found[place] = found
    return found


def loaded() -> tuple[Definition[Any], ...]:
    """Return the games that have been found so far: only they can have said something."""
    return tuple(_found.values())


def _unknown(name: str, known: dict[str, str]) -> Message:
    near = get_close_matches(name, known, n=1)
    if near:
        return say("game-unknown-near", name=name[:80], near=near[0])
    return say("game-unknown", name=name[:80], names=", ".join(sorted(known)))


def in_english(reason: Reason) -> str:
    """Return what a reason says, with its rule; where its words are not found, the message's id and what it is filled with."""
    from tablero.text import ExactTexts, MissingText

    folders = [one.texts for one in loaded() if one.texts]
    prefixes = set(_prefixes(reason.message))
    folders += [one.folder / "texts" for one in own() if one.folder.name in prefixes]
    try:
        return ExactTexts("en", *dict.fromkeys(folder for folder in folders if folder.is_dir())).reason(reason)
    except MissingText:
        return str(reason)


def _prefixes(message: Message) -> Iterator[str]:
    """Yield the first word of every id in a message: the ids of a game begin with its name."""
    yield message.id.partition("-")[0]
    for _, arg in message.args:
        for part in arg if isinstance(arg, tuple) and not isinstance(arg, Message) else (arg,):
            if isinstance(part, Message):
                yield from _prefixes(part)


speak_with(in_english)  # the kernel knows no catalogues; the registry knows the games and so their words
