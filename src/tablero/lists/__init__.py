"""Lists that players bring, as files of other tools and our own: what readers for any game share.

A game reads its own lists (`Definition.brings`); here is what reading them takes: every problem is named with its place.
"""

from __future__ import annotations

import io
import zipfile
import zlib
from pathlib import Path

from tablero.kernel.system import why
from tablero.lists.jsontext import parse_json, write_json
from tablero.lists.problems import BadList, CantWrite, Problem, refuse_link
from tablero.lists.reading import Place, Reading

__all__ = [
    "BadList",
    "CantWrite",
    "Place",
    "Problem",
    "Reading",
    "parse_json",
    "refuse_link",
    "text_of",
    "write_json",
]


LONGEST = 32 << 20
"""How many bytes of a zipped list are read."""


def text_of(path: Path) -> str:
    """Return the text of a file, which may be zipped; raise `BadList` where there is no such file, or no text in it."""
    try:
        return _unzipped(path.read_bytes()).decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        raise BadList([Problem("", "not-text", str(error.start))]) from error
    except OSError as error:
        raise BadList([Problem("", "no-file", why(error))]) from error


def _unzipped(content: bytes) -> bytes:
    """Return the only file in an archive, as some tools zip their lists; anything else is returned as it is."""
    if not content.startswith(b"PK\x03\x04"):
        return content
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            (name,) = archive.namelist()
            with archive.open(name) as inside:
                found = inside.read(LONGEST + 1)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, ValueError) as error:
        raise BadList([Problem("", "bad-zip")]) from error
    if len(found) > LONGEST:
        raise BadList([Problem("", "bad-zip")])
    return found
