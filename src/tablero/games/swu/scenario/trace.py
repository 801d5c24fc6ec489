"""Reading traces: a JSON object on each line, packed or not."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from tablero.games.swu.scenario.clicks import Step
from tablero.kernel import Message, say
from tablero.kernel.codec import decode
from tablero.kernel.reasons import Reason, UserError
from tablero.kernel.system import why

ENDINGS = (".ndjson", ".ndjson.gz")


class BadTrace(UserError):
    """A file of traces can't be read; `line` (from 1, 0 for the whole) and `expected` say why."""

    def __init__(self, path: Path, line: int, expected: Message) -> None:
        super().__init__(Reason(_placed(str(path), line, expected)))
        self.path = path
        self.line = line
        self.expected = expected


def _placed(path: str, line: int, expected: Message) -> Message:
    if line:
        return say("swu-trace-bad-line", path=path, line=line, expected=expected)
    return say("swu-trace-bad", path=path, expected=expected)


class Trace(NamedTuple):
    """A recorded scenario."""

    name: str
    scene: dict[str, Any]
    steps: tuple[Step, ...]


def count_traces(paths: Sequence[Path]) -> tuple[tuple[Path, ...], int]:
    """Return the files that are meant, and how many traces are in them; raise `BadTrace` if one is wrong."""
    files = tuple(file for path in paths for file in _files(path))
    return files, sum(sum(1 for _ in read_traces(file)) for file in files)


def _files(path: Path) -> list[Path]:
    try:
        if not path.is_dir():
            return [path]
        found = sorted(one for one in path.iterdir() if one.name.endswith(ENDINGS))
    except OSError as error:
        raise BadTrace(path, 0, why(error)) from error
    if not found:
        raise BadTrace(path, 0, say("swu-trace-empty"))
    return found


def read_traces(path: Path) -> Iterator[Trace]:
    """Yield the traces of a file; raise `BadTrace` where it is none."""
    for number, line in lines_of(path):
        yield trace_of(line, path, number)


def numbered(paths: tuple[Path, ...], numbers: Sequence[int]) -> Iterator[Trace]:
    """Yield the traces with these numbers, counted through all files."""
    stamps = tuple((path.stat().st_mtime_ns, path.stat().st_size) for path in paths)
    lines = _all_lines(paths, stamps)
    for path, number, line in (lines[number] for number in numbers):
        yield trace_of(line, path, number)


@lru_cache(maxsize=1)
def _all_lines(paths: tuple[Path, ...], stamps: tuple[tuple[int, int], ...]) -> list[tuple[Path, int, bytes]]:
    """Return the lines of all files, read once for the many calls of one run."""
    return [(path, number, line) for path in paths for number, line in lines_of(path)]


def lines_of(path: Path) -> tuple[tuple[int, bytes], ...]:
    """Return the lines of a file that are not empty, with their numbers; unpacked if it is packed."""
    try:
        data = path.read_bytes()
        if data[:2] == b"\x1f\x8b":
            data = gzip.decompress(data)
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise BadTrace(path, 0, say("swu-trace-gzip")) from None
    except OSError as error:
        raise BadTrace(path, 0, say("swu-trace-unreadable", why=why(error))) from None
    return tuple((number, line) for number, line in enumerate(data.split(b"\n"), 1) if line.strip())


def trace_of(line: bytes, path: Path, number: int) -> Trace:
    """Return the trace on a line."""
    try:
        value = decode(line)
    except (ValueError, RecursionError):
        raise BadTrace(path, number, say("swu-trace-json")) from None
    match value:
        case {"name": str(name), "setup": dict(scene), "steps": list(steps)}:
            found = [_step(one, path, number) for one in steps]
            return Trace(name, scene, tuple(step for step in found if step is not None))
    raise BadTrace(path, number, say("swu-trace-object"))


def _step(value: Any, path: Path, number: int) -> Step | None:
    """Return a step; None for one that only says what the recorder expected."""
    match value:
        case {"t": "act", "who": str(who), "op": str(op), "args": list(args), "after": dict(after)} if _shows(after):
            return Step(who, op, args, after)
        case {
            "t": "exp",
            "op": "toHaveAvailableActionWhenClickedBy",
            "subject": dict(card),
            "args": [{"player": str(who)}],
        }:
            return None if value.get("not") else Step(who, "clickCard", [card], None)  # it is clicked to find out
        case {"t": str(kind)} if kind != "act":
            return None
        case {"t": str()}:
            raise BadTrace(path, number, say("swu-trace-step"))
    raise BadTrace(path, number, say("swu-trace-steps"))


_SIDE: dict[str, type] = {
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
_UNIT: dict[str, type] = {"card": str, "damage": int, "power": int, "hp": int, "exhausted": bool, "upgrades": list}


def _shows(after: Mapping[str, Any]) -> bool:
    """Tell whether this is a table as traces show it."""
    for name in ("player1", "player2"):
        side = after.get(name)
        if not isinstance(side, Mapping) or not _typed(side, _SIDE):
            return False
        if not all(isinstance(one, str) for word in ("hand", "discard", "selectable") for one in side[word]):
            return False
        for unit in [*side["ground"], *side["space"]]:
            if not isinstance(unit, Mapping) or not _typed(unit, _UNIT):
                return False
            if not all(isinstance(one, str) for one in unit["upgrades"]):
                return False
    return True


def _typed(value: Mapping[str, Any], types: Mapping[str, type]) -> bool:
    return all(isinstance(value.get(word), kind) for word, kind in types.items())
