"""What the commands share: their language, JSON, settings given as NAME=VALUE."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from tablero.cli.language import default_language
from tablero.kernel import BadSetup, Definition
from tablero.kernel.codec import decode, pretty
from tablero.text import Texts, texts_of


def texts(lang: str | None, definition: Definition[Any] | None = None, names: Sequence[str] = ()) -> Texts:
    """Return the texts in the language asked for, or else in that of the environment."""
    chosen = lang or default_language()
    return texts_of(definition, chosen, names) if definition else Texts(chosen)


def names_of(given: str | None, seats: int) -> list[str]:
    """Return the names of `--names`, one for each seat and no two the same; an empty one leaves a seat its number."""
    names = [name.strip() for name in given.split(",")] if given else [""] * seats
    if len(names) != seats:
        raise BadSetup("--names", f"expected {seats} names, not {len(names)}")
    if any(name and names.count(name) > 1 for name in names):
        raise BadSetup("--names", f"expected different names, not {given!r}")
    return names


def write_json(value: Any) -> None:
    """Print a value for programs."""
    sys.stdout.write(pretty(value) + "\n")


def settings(pairs: list[str]) -> dict[str, Any]:
    """Return the settings of `--set NAME=VALUE`; a value is JSON if it can be, else a word."""
    found = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup("--set", f"expected NAME=VALUE, not {pair!r}")
        try:
            found[name] = decode(value)
        except ValueError:
            found[name] = value
    return found
