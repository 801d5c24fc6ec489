"""Reading traces: a JSON object on each line, packed or not."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tablero.games.swu.scenario.clicks import Step
from tablero.kernel.codec import decode
from tablero.kernel.reasons import TableroError


class BadTrace(TableroError):
    """A file of traces can't be read; `line` (from 1, 0 for the whole) and `expected` say why."""

    def __init__(self, path: Path, line: int, expected: str) -> None:
        super().__init__(f"{path}, line {line}: {expected}" if line else f"{path}: {expected}")
        self.path = path
        self.line = line
        self.expected = expected


class Trace(NamedTuple):
    """A recorded scenario."""

    name: str
    scene: dict[str, Any]
    steps: tuple[Step, ...]


def read_traces(path: Path) -> Iterator[Trace]:
    """Yield the traces of a file; raise `BadTrace` where it is none."""
    for number, line in enumerate(lines_of(path), 1):
        if line.strip():
            yield trace_of(line, path, number)


def lines_of(path: Path) -> list[bytes]:
    """Return the lines of a file, unpacked if it is packed."""
    try:
        data = path.read_bytes()
        if data[:2] == b"\x1f\x8b":
            data = gzip.decompress(data)
    except OSError as error:
        raise BadTrace(path, 0, error.strerror or str(error)) from None
    except (EOFError, zlib.error):
        raise BadTrace(path, 0, "expected a whole gzip file") from None
    return data.split(b"\n")


def trace_of(line: bytes, path: Path, number: int) -> Trace:
    """Return the trace on a line."""
    try:
        value = decode(line)
    except (ValueError, RecursionError) as error:
        raise BadTrace(path, number, f"expected a JSON object ({error})") from None
    match value:
        case {"name": str(name), "setup": dict(scene), "steps": list(steps)}:
            return Trace(name, scene, tuple(_step(one, path, number) for one in steps if _acts(one, path, number)))
    raise BadTrace(path, number, 'expected an object with "name", "setup" and "steps"')


def _acts(value: Any, path: Path, number: int) -> bool:
    """Tell whether somebody does something in a step; others only say what the recorder expected."""
    if not isinstance(value, Mapping) or not isinstance(value.get("t"), str):
        raise BadTrace(path, number, 'expected steps that are objects with "t"')
    return bool(value["t"] == "act")


def _step(value: Mapping[str, Any], path: Path, number: int) -> Step:
    match value:
        case {"who": str(who), "op": str(op), "args": list(args), "after": dict(after)} if _shows(after):
            return Step(who, op, args, after)
    raise BadTrace(path, number, 'expected steps with "who", "op", "args" and "after"')


_SIDE = {
    "base": int,
    "hand": list,
    "ground": list,
    "space": list,
    "discard": list,
    "deck": int,
    "ready": int,
    "resources": int,
    "prompt": str,
    "buttons": list,
    "selectable": list,
}
_UNIT = {"card": str, "damage": int, "power": int, "hp": int, "exhausted": bool, "upgrades": list}


def _shows(after: Mapping[str, Any]) -> bool:
    """Tell whether this is a table as traces show it."""
    for name in ("player1", "player2"):
        side = after.get(name)
        if not isinstance(side, Mapping) or not _typed(side, _SIDE):
            return False
        if not all(isinstance(one, str) for word in ("hand", "discard", "selectable") for one in side[word]):
            return False
        if not all(isinstance(one, Mapping) and _typed(one, _UNIT) for one in [*side["ground"], *side["space"]]):
            return False
    return True


def _typed(value: Mapping[str, Any], types: Mapping[str, type]) -> bool:
    return all(isinstance(value.get(word), kind) for word, kind in types.items())
