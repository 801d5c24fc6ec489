"""Army files: our own. Described in docs/wh40k-armies.md."""

from __future__ import annotations

from collections.abc import Callable

from tablero.games.wh40k.army_files import own
from tablero.games.wh40k.datasheets import Army
from tablero.lists import BadList, Problem, parse_json

__all__ = ["KINDS", "read", "write"]

_WRITERS: dict[str, Callable[[Army], str]] = {"tablero": own.write}
KINDS = tuple(_WRITERS)


def read(text: str) -> Army:
    """Return the army in a text of any of the kinds; raise `BadList` with everything that can't be read."""
    data = parse_json(text.removeprefix("\ufeff"))
    if own.TAG not in data:
        raise BadList([Problem("", "unknown-kind", text[:40])])
    return own.read(data)


def write(army: Army, kind: str) -> str:
    """Return the army as a text of this kind."""
    return _WRITERS[kind](army)
