"""What is different between two JSON values, so that only that is sent.

A list of changes, made one after the other. Each begins with a path, the keys and positions that lead to a place:
`[path, value]` puts a value there, `[path]` takes the key away, `[path, at, count, items]` puts items into a list instead of
`count` others. `web/src/lib/changes.ts` puts them in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tablero.kernel import Json

VERSION = 1
"""Raised when changes are written in another way; a client says which it knows."""


Path = tuple[str | int, ...]

Compared = dict[tuple[Path, int, int], tuple[Any, Any, list[Json]]]
"""By place and identity of two values: the values, which stay themselves as long as they are here, and the changes."""


def difference(before: Json, after: Json, compared: Compared | None = None) -> list[Json]:
    """Return the changes that make one value of another; `true` and 1 are not told apart.

    `compared` is what was found before in values that hold some of the same: what several see alike is compared once.
    """
    changes: list[Json] = []
    if before != after:
        _compare((), before, after, changes, {} if compared is None else compared)
    return changes


def _compare(path: Path, before: Any, after: Any, changes: list[Json], compared: Compared) -> None:
    """Find what is different in two values that are not equal; most of what they hold is, and not looked at any further."""
    if isinstance(after, dict) and isinstance(before, dict):
        compare: Callable[[Path, Any, Any, list[Json], Compared], None] = _compare_dicts
    elif isinstance(after, list | tuple) and isinstance(before, list | tuple):
        compare = _compare_lists
    else:
        changes.append([[*path], after])
        return
    key = path, id(before), id(after)
    if key not in compared:
        found: list[Json] = []
        compare(path, before, after, found, compared)
        compared[key] = before, after, found
    changes += compared[key][2]


def _compare_dicts(
    path: Path, before: dict[Any, Any], after: dict[Any, Any], changes: list[Json], compared: Compared
) -> None:
    changes += [[[*path, str(key)]] for key in before if key not in after]
    for key, value in after.items():
        if key not in before:
            changes.append([[*path, str(key)], value])
        elif (old := before[key]) is not value and old != value:
            _compare((*path, str(key)), old, value, changes, compared)


def _compare_lists(
    path: Path, before: Sequence[Any], after: Sequence[Any], changes: list[Json], compared: Compared
) -> None:
    if len(before) != len(after):
        changes.append([[*path], *_splice(before, after)])
        return
    other = [place for place, value in enumerate(after) if before[place] is not value and before[place] != value]
    if 2 * len(other) > len(after) > 2:
        changes.append([[*path], after])  # another list altogether: no need to look further
        return
    for place in other:
        _compare((*path, place), before[place], after[place], changes, compared)


def _splice(before: Sequence[Any], after: Sequence[Any]) -> tuple[int, int, list[Any]]:
    """Return from where on how many items are replaced by which: all but what both begin and end with."""
    shorter = min(len(before), len(after))
    start = next((i for i in range(shorter) if before[i] != after[i]), shorter)
    most = shorter - start
    same = next((i for i in range(most) if before[-1 - i] != after[-1 - i]), most)
    return start, len(before) - same - start, list(after[start : len(after) - same])


def changed(value: Json, changes: list[Json]) -> Json:
    """Return a value with changes made to it; the value itself stays."""
    for path, *what in changes:
        value = _put(value, path, what)
    return value


def _put(value: Any, path: Sequence[str | int], what: list[Any]) -> Any:
    if not path:
        if len(what) == 1:
            return what[0]
        at, count, items = what
        return [*value[:at], *items, *value[at + count :]]
    first, *rest = path
    twin = value.copy()
    if rest or what:
        twin[first] = _put(value.get(first) if isinstance(value, dict) else value[first], rest, what)
    else:
        del twin[first]
    return twin
