"""What is different between two JSON values, so that only that is sent.

A list of changes, made one after the other. Each begins with a path, the keys and positions that lead to a place:
`[path, value]` puts a value there, `[path]` takes the key away, `[path, at, count, items]` puts items into a list instead of
`count` others. `web/src/lib/changes.ts` puts them in.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_
from typing import Any, Final

import msgspec

from tablero.kernel import Json
from tablero.kernel.codec import encode

VERSION = 1
"""Raised when changes are written in another way; a client says which it knows."""

_encode = msgspec.msgpack.Encoder().encode  # faster than JSON, and tells the same apart

Path = tuple[str | int, ...]

_NOTHING: Final = object()
_HOLDS: Final = frozenset((dict, list, tuple))
"""What holds other values."""


def difference(before: Json, after: Json, path: Path = ()) -> list[Json]:
    """Return the changes that make one value, which lies at the end of a path, of another.

    >>> difference({"hit": True, "wounds": 2}, {"hit": 1, "wounds": 2.0})
    [[['hit'], 1], [['wounds'], 2.0]]
    """
    comparing = _Comparing()
    comparing.values(path, before, after)
    if comparing.alike():
        return comparing.changes
    strictly = _ComparingStrictly()
    strictly.values(path, before, after)
    return strictly.changes


def other_values(before: dict[str, Json], after: dict[str, Json], within: str) -> list[Json]:
    """Return the changes that make one object of another; only one value is looked into.

    >>> other_values({"view": {"hits": 1, "rolls": 3}, "ask": {"id": "a"}}, {"view": {"hits": 1}, "ask": {"id": "b"}}, "view")
    [[['view', 'rolls']], [['ask'], {'id': 'b'}]]
    """
    changes: list[Json] = [[[key]] for key in before if key not in after]
    for key, value in after.items():
        old = before.get(key, _NOTHING)
        if old is value:
            continue
        if key == within and old is not _NOTHING:
            changes += difference(old, value, (key,))
        elif old is _NOTHING or old != value or (type(value) in _HOLDS and _encode(old) != _encode(value)):
            changes.append([[key], value])
    return changes


class _Comparing:
    """Finds what is different. What two values share, and what is equal, is not looked at any further.

    Python takes `true` for equal to 1, and 1 to 1.0: of all that holds values and was equal to something else, it is told in
    the end whether it is the same as JSON.
    """

    __slots__ = ("_after", "_before", "changes")

    def __init__(self) -> None:
        self.changes: list[Json] = []
        self._before: list[Any] = []
        self._after: list[Any] = []

    def alike(self) -> bool:
        """Tell whether all that was equal is the same as JSON."""
        return not self._after or _encode(self._before) == _encode(self._after)

    def _equal(self, before: Any, after: Any) -> bool:
        """Tell whether two values that hold others are equal, and keep them if they are."""
        if before != after:
            return False
        pairs = (map(before.get, after), after.values()) if type(after) is dict else (before, after)
        if not all(map(is_, *pairs)):
            self._before.append(before)
            self._after.append(after)
        return True

    def _same(self, before: Any, after: Any) -> bool:
        """Tell whether two values are the same."""
        if before is after:
            return True
        if type(after) in _HOLDS:
            return self._equal(before, after)
        return type(before) is type(after) and bool(before == after)

    def values(self, path: Path, before: Any, after: Any) -> None:
        """Find what is different in two values."""
        kind = type(after)
        if kind is dict and type(before) is dict:
            self._dicts(path, before, after)
        elif kind in _HOLDS and type(before) in _HOLDS and kind is not dict and type(before) is not dict:
            self._lists(path, before, after)
        elif not self._same(before, after):
            self.changes.append([[*path], after])

    def _dicts(self, path: Path, before: dict[Any, Any], after: dict[Any, Any]) -> None:
        changes = self.changes
        if before.keys() - after.keys():
            changes += [[[*path, str(key)]] for key in before if key not in after]
        for key, value in after.items():
            old = before.get(key, _NOTHING)
            if old is value:
                continue
            kind = type(value)
            if kind not in _HOLDS:
                if old != value or type(old) is not kind:
                    changes.append([[*path, str(key)], value])
            elif type(old) not in _HOLDS:
                changes.append([[*path, str(key)], value])
            elif not self._equal(old, value):
                self.values((*path, str(key)), old, value)

    def _lists(self, path: Path, before: Sequence[Any], after: Sequence[Any]) -> None:
        if len(before) != len(after):
            self.changes.append([[*path], *self._splice(before, after)])
            return
        same = self._same
        other = [
            place for place, value in enumerate(after) if before[place] is not value and not same(before[place], value)
        ]
        if 2 * len(other) > len(after) > 2:
            self.changes.append([[*path], after])  # another list altogether: no need to look further
            return
        for place in other:
            self.values((*path, place), before[place], after[place])

    def _splice(self, before: Sequence[Any], after: Sequence[Any]) -> tuple[int, int, list[Any]]:
        """Return from where on how many items are replaced by which: all but what both begin and end with."""
        shorter = min(len(before), len(after))
        start = next((i for i in range(shorter) if not self._same(before[i], after[i])), shorter)
        most = shorter - start
        ends = next((i for i in range(most) if not self._same(before[-1 - i], after[-1 - i])), most)
        return start, len(before) - ends - start, list(after[start : len(after) - ends])


class _ComparingStrictly(_Comparing):
    """The same where what is equal is not always the same as JSON."""

    __slots__ = ()

    def _equal(self, before: Any, after: Any) -> bool:
        return encode(before) == encode(after)


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
