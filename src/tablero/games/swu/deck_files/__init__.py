"""Deck files: those of swudb.com, plain lists, and our own. Described in docs/deck-files.md."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, get_args

from tablero.games.swu.deck_files import own, plain, swudb
from tablero.games.swu.deck_files.deck import Deck
from tablero.lists import parse_json, refuse_link, text_of

__all__ = ["KINDS", "Deck", "Kind", "load", "read", "write"]

Kind = Literal["swudb", "text", "tablero"]
KINDS: tuple[Kind, ...] = get_args(Kind)


def read(text: str) -> Deck:
    """Return the deck in a text of any of the kinds; raise `BadList` with everything that can't be read.

    >>> read("Leader\\n1 | Luke Skywalker | Faithful Friend\\n\\nDeck\\n3 Battlefield Marine").main
    {'battlefield-marine': 3}
    """
    text = text.removeprefix("\ufeff")
    refuse_link(text)
    if not text.lstrip().startswith(("{", "[")):
        return plain.read(text)
    data = parse_json(text)
    return own.read(data) if own.TAG in data else swudb.read(data)


def load(path: Path) -> Deck:
    """Return the deck in a file; raise `BadList` also where there is no such file, or no text in it."""
    return read(text_of(path))


def write(deck: Deck, kind: Kind, lang: str = "en") -> str:
    """Return the deck as a text of this kind; raise `CantWrite` where the kind has no place for something.

    A plain list has the names that cards have in a language; files for programs know no language.
    """
    if kind == "text":
        return plain.write(deck, lang)
    return swudb.write(deck) if kind == "swudb" else own.write(deck)
