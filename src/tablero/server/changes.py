"""What is different between two JSON values, so that only that is sent.

A list of changes, made one after the other. Each begins with a path, the keys and positions that lead to a place:
`[path, value]` puts a value there, `[path]` takes the key away, `[path, at, count, items]` puts items into a list instead of
`count` others. `web/src/lib/changes.ts` puts them in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import is_
from typing import Any, NamedTuple

import msgspec

from tablero.kernel import Json
from tablero.kernel.codec import encode

VERSION = 1
"""Raised when changes are written in another way; a client says which it knows."""

_encode = msgspec.msgpack.Encoder().encode  # faster than JSON, and tells the same apart

Path = tuple[str | int, ...]

Compared = dict[tuple[Path, int, int], tuple[Any, Any, list[Json]]]
"""By place and identity of two values: the values, which stay themselves as long as they are here, and the changes."""


class Looking(NamedTuple):
    """How two values are compared, and what was found already."""

    differ: Callable[[Any, Any], bool]
    compared: Compared


def difference(before: Json, after: Json, compared: Compared | None = None) -> list[Json]:
    """Return the changes that make one value of another.

    `compared` is what was found before in values that hold some of the same: what several see alike is compared once.

    >>> difference({"hit": True, "wounds": 2}, {"hit": 1, "wounds": 2.0})
    [[['hit'], 1], [['wounds'], 2.0]]
    """
    found: Compared = {} if compared is None else compared
    equal = _Equal()
    changes: list[Json] = []
    if equal.differ(before, after):
        _compare((), before, after, changes, Looking(equal.differ, found))
    if equal.alike():
        return changes
    found.clear()
    changes = []
    if _differ(before, after):
        _compare((), before, after, changes, Looking(_differ, found))
    return changes


class _Equal:
    """What Python takes for equal, though `true` is not 1 nor 1 the same as 1.0: it is compared as JSON, all at once."""

    __slots__ = ("_after", "_before")

    def __init__(self) -> None:
        self._before: list[Any] = []
        self._after: list[Any] = []

    def differ(self, before: Any, after: Any) -> bool:
        """Tell whether two values are not equal, and keep them if they are."""
        if before is after:
            return False
        if before != after:
            return True
        kind = type(after)
        if kind is dict:
            same = all(map(is_, map(before.get, after), after.values()))
        else:
            same = kind is str or (kind is list and all(map(is_, before, after)))
        if not same:
            self._before.append(before)
            self._after.append(after)
        return False

    def alike(self) -> bool:
        """Tell whether all that was kept is the same as JSON."""
        return _encode(self._before) == _encode(self._after)


def _differ(before: Any, after: Any) -> bool:
    """Tell whether two values differ as JSON."""
    return encode(before) != encode(after)


def _compare(path: Path, before: Any, after: Any, changes: list[Json], looking: Looking) -> None:
    """Find what is different in two values that are not the same; most of what they hold is, and not looked at any further."""
    if isinstance(after, dict) and isinstance(before, dict):
        compare: Callable[[Path, Any, Any, list[Json], Looking], None] = _compare_dicts
    elif isinstance(after, list | tuple) and isinstance(before, list | tuple):
        compare = _compare_lists
    else:
        changes.append([[*path], after])
        return
    key, compared = (path, id(before), id(after)), looking.compared
    if key not in compared:
        found: list[Json] = []
        compare(path, before, after, found, looking)
        compared[key] = before, after, found
    changes += compared[key][2]


def _compare_dicts(
    path: Path, before: dict[Any, Any], after: dict[Any, Any], changes: list[Json], looking: Looking
) -> None:
    differ = looking.differ
    changes += [[[*path, str(key)]] for key in before if key not in after]
    for key, value in after.items():
        if key not in before:
            changes.append([[*path, str(key)], value])
        elif (old := before[key]) is not value and differ(old, value):
            _compare((*path, str(key)), old, value, changes, looking)


def _compare_lists(
    path: Path, before: Sequence[Any], after: Sequence[Any], changes: list[Json], looking: Looking
) -> None:
    if len(before) != len(after):
        changes.append([[*path], *_splice(before, after, looking)])
        return
    differ = looking.differ
    other = [place for place, value in enumerate(after) if before[place] is not value and differ(before[place], value)]
    if 2 * len(other) > len(after) > 2:
        changes.append([[*path], after])  # another list altogether: no need to look further
        return
    for place in other:
        _compare((*path, place), before[place], after[place], changes, looking)


def _splice(before: Sequence[Any], after: Sequence[Any], looking: Looking) -> tuple[int, int, list[Any]]:
    """Return from where on how many items are replaced by which: all but what both begin and end with."""
    shorter = min(len(before), len(after))
    start = next((i for i in range(shorter) if looking.differ(before[i], after[i])), shorter)
    most = shorter - start
    same = next((i for i in range(most) if looking.differ(before[-1 - i], after[-1 - i])), most)
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
