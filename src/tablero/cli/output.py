"""What the commands share: their language, JSON, settings given as NAME=VALUE."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO
from unicodedata import category

from tablero.cli.codes import WRONG_USE
from tablero.kernel import BadRecord, BadSetup, Definition, Record, Truncated, UserError, say
from tablero.kernel.codec import decode, pretty
from tablero.kernel.messages import shown
from tablero.kernel.system import BadFile
from tablero.languages import default_language
from tablero.text import Texts, texts_of


def texts(lang: str | None, definition: Definition[Any] | None = None, names: Sequence[str] = ()) -> Texts:
    """Return the texts in the language asked for, or else in that of the environment."""
    chosen = lang or default_language()
    return texts_of(definition, chosen, names) if definition else Texts(chosen)


def names_of(given: str | None, seats: int) -> list[str]:
    """Return the names of `--names`, one for each seat and no two the same; an empty one leaves a seat its number."""
    names = [name.strip() for name in given.split(",")] if given is not None else [""] * seats
    if len(names) != seats:
        raise BadSetup("--names", say("setup-names", seats=seats, count=len(names)))
    if any(name and names.count(name) > 1 for name in names):
        raise BadSetup("--names", say("setup-same-names", given=shown(given)))
    return names


LARGEST = 16 << 20
"""Bytes of a record that are read; a long game has less than one in sixty of them."""


def write_json(value: Any) -> None:
    """Print a value for programs."""
    sys.stdout.write(_STEERING.sub(lambda found: f"\\u{ord(found[0]):04x}", pretty(value)) + "\n")


_STEERING = re.compile("[\x7f-\x9f]")
"""What JSON leaves as it is and some terminals obey."""


def write(text: str, file: TextIO | None = None) -> None:
    """Print a text that may hold words of others."""
    print(printable(text), file=file)


def printable(text: str) -> str:
    """Return a text that is safe to show in a terminal: characters that would control it are shown as their codes.

    >>> printable("Ana\x1b[2J\x9b\u202e, la «1.ª»")
    'Ana\\\\x1b[2J\\\\x9b\\\\u202e, la «1.ª»'
    """
    return "".join(_shown(letter) if category(letter) in ("Cc", "Cf", "Cs") else letter for letter in text)


def _shown(letter: str) -> str:
    return letter if letter in "\n\t" else letter.encode("unicode_escape").decode()


def settings(pairs: list[str]) -> dict[str, Any]:
    """Return the settings of `--set NAME=VALUE`; a value is JSON if it can be, else a word."""
    found = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup("--set", say("setup-pair", given=pair[:80]))
        try:
            found[name] = decode(value)
        except ValueError:
            found[name] = value
    return found


def load(path: Path) -> Record:
    """Return the record in a file; refuse one that is larger than any game."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise BadFile(path, say("system-too-large", most=LARGEST >> 20))
        return Record.loads(data)
    except OSError as error:
        raise BadFile(path, error) from error
    except Truncated:
        raise
    except BadRecord as bad:
        raise BadFile(path, bad.message) from bad


def check_folder(path: Path) -> None:
    """Refuse at once what can't be a folder, before there is anything to write into it."""
    if path.exists() and not path.is_dir():
        raise BadFile(path, say("system-no-folder"))


def save_in(folder: Path, name: str, record: Record) -> Path:
    """Write a record to a file in a folder, which is made if needed, and return its path."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(folder, error) from error
    save(record, folder / name)
    return folder / name


def save(record: Record, path: Path) -> None:
    """Write a record to a file."""
    try:
        record.save(path)
    except OSError as error:
        raise BadFile(path, error) from error


def refuse(wrong: UserError, words: Texts, json: bool) -> int:
    """Tell what is wrong with what somebody gave, for programs too if they asked; return the exit code."""
    said = words.reason(wrong.reason)
    write(f"tablero: {said}", sys.stderr)
    if json:
        where = {name: getattr(wrong, name) for name in ("path", "line", "place") if hasattr(wrong, name)}
        write_json({"error": {**where, **({"path": str(where["path"])} if "path" in where else {}), "text": said}})
    return WRONG_USE
