"""The cards and pieces of a game as lists: what `tablero content` shows, and what a client looks up by its key."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from tablero.kernel.messages import Json, Message
from tablero.kernel.reasons import Reason, UserError


class NotListed(UserError):
    """There is nothing of this name; `near` are lines about what may have been meant."""

    def __init__(self, message: Message, near: Iterable[Message] = ()) -> None:
        super().__init__(Reason(message))
        self.near = tuple(near)


class Share(NamedTuple):
    """Of a set of cards, or of one kind of pieces: how many there are, and how many of them the rules know."""

    set: str
    known: int
    total: int
    line: Message


class Listed(NamedTuple):
    """A card or piece in a list: its key and name, whether the rules know it, and its line."""

    key: str
    name: Message
    known: bool
    line: Message


class Piece(NamedTuple):
    """A card or piece with all that is written on it, line by line."""

    key: str
    lines: Sequence[Message]


class Found(NamedTuple):
    """What a search found: how many there are in all, and some of them as clients read them."""

    total: int
    pieces: Sequence[Json]


class Content:
    """What a game is played with. Subclass it; `Definition.content` gives it."""

    def shares(self) -> Sequence[Share]:
        """Return the sets or kinds that there are."""
        raise NotImplementedError

    def summed(self, known: int, total: int) -> Message:
        """Return the line below them: how many there are in all."""
        raise NotImplementedError

    def listed(self, set: str) -> Sequence[Listed]:
        """Return what belongs to a set, or is of a kind; raise `NotListed` if there is none of this name."""
        raise NotImplementedError

    def named(self, name: str) -> Sequence[Piece]:
        """Return all that is called so; raise `NotListed` if nothing is."""
        raise NotImplementedError

    def filters(self) -> Mapping[str, Sequence[str]]:
        """Return by what a search can be narrowed, each with the values there are; nothing where there is no search."""
        return {}

    def search(self, text: str, chosen: Mapping[str, str], lang: str, part: range) -> Found:
        """Return what has all words of a text, in English or another language, and is as chosen; a part of it in full."""
        return Found(0, ())

    def printed(self, key: str) -> Json:
        """Return what is printed on a card or piece, as clients read it; None if there is none with this key."""
        return None
