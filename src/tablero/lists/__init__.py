"""Lists that players bring, as files of other tools and our own: what readers for any game share.

A game reads its own lists (`Definition.brings`); here is what reading them takes: every problem is named with its place.
"""

from __future__ import annotations

from pathlib import Path

from tablero.kernel.system import why
from tablero.lists.jsontext import parse_json, write_json
from tablero.lists.problems import BadList, CantWrite, Problem
from tablero.lists.reading import Place, Reading

__all__ = [
    "BadList",
    "CantWrite",
    "Place",
    "Problem",
    "Reading",
    "parse_json",
    "text_of",
    "write_json",
]


def text_of(path: Path) -> str:
    """Return the text of a file; raise `BadList` where there is no such file, or no text in it."""
    try:
        return path.read_bytes().decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        raise BadList([Problem("", "not-text", str(error.start))]) from error
    except OSError as error:
        raise BadList([Problem("", "no-file", why(error))]) from error
