"""Deck files of other tools and our own: readers that name everything they can't read, writers, validation."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, get_args

from tablero.kernel.system import why
from tablero.lists import own, plain, swudb
from tablero.lists.deck import Deck
from tablero.lists.jsontext import parse_json
from tablero.lists.problems import BadList, CantWrite, Problem

__all__ = ["KINDS", "BadList", "CantWrite", "Deck", "Kind", "Problem", "load", "read", "write"]

Kind = Literal["swudb", "text", "tablero"]
KINDS: tuple[Kind, ...] = get_args(Kind)


def read(text: str) -> Deck:
    """Return the deck in a text of any of the kinds; raise `BadList` with everything that can't be read.

    >>> read("Leader\\n1 | Luke Skywalker | Faithful Friend\\n\\nDeck\\n3 Battlefield Marine").main
    {'battlefield-marine': 3}
    """
    text = text.removeprefix("\ufeff")
    if not text.lstrip().startswith(("{", "[")):
        return plain.read(text)
    data = parse_json(text)
    return own.read(data) if own.TAG in data else swudb.read(data)


def load(path: Path) -> Deck:
    """Return the deck in a file; raise `BadList` also where there is no such file, or no text in it."""
    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadList([Problem("", "not-text", str(error.start))]) from error
    except OSError as error:
        raise BadList([Problem("", "no-file", why(error))]) from error
    return read(text)


def write(deck: Deck, kind: Kind) -> str:
    """Return the deck as a text of this kind; raise `CantWrite` where the kind has no place for something."""
    return {"swudb": swudb.write, "text": plain.write, "tablero": own.write}[kind](deck)
