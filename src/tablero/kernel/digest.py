"""One number for all of a state: equal states have equal digests in any process."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from hashlib import blake2b
from typing import Any

from tablero.kernel.driver import Game
from tablero.kernel.log import Log

_PLAIN = frozenset((int, str, float, bool, type(None)))
_LEFT_OUT = ("not_state", "made_again")
_fields: dict[type, tuple[str, ...]] = {}


_kept: dict[int, tuple[Any, Any]] = {}
"""Values that never change, by where they are in memory, and what they are frozen."""
_MOST_KEPT = 20_000


def freeze(value: Any) -> Any:
    """Return the value as nested tuples of plain values, every slot of every object included.

    An object that is content rather than state, shared by all games, says so with an attribute `content_key`
    that stands for it. A class names in `not_state` the slots that don't count: what is computed from the rest whenever
    it is asked for, and what refers back to the object that holds this one. Those it names in `made_again` don't count
    either, and are not even written: `None` in them means that they have to be made. A class of named tuples in which nothing
    can ever change, however deep, says so with a property `never_changes`: they are frozen but once.
    """
    return _frozen(value, {})


def _frozen(value: Any, keys: dict[int, Any]) -> Any:
    """Freeze a value; `keys` are those of the content that has been met on the way."""
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is list or isinstance(value, tuple):
        if _PLAIN.issuperset(map(type, value)):
            return tuple(value)
        if hasattr(kind, "never_changes"):
            return _once(value, keys)
        return tuple([_frozen(item, keys) for item in value])
    if kind is dict:
        return ("dict", *sorted(((_frozen(k, keys), _frozen(v, keys)) for k, v in value.items()), key=repr))
    if kind is set or kind is frozenset:
        return ("set", *sorted((_frozen(item, keys) for item in value), key=repr))
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, bytearray | bytes):
        return bytes(value)
    if isinstance(value, Log):
        return ()
    if hasattr(kind, "content_key") or hasattr(value, "content_key"):
        if id(value) not in keys:
            keys[id(value)] = value.content_key
        return keys[id(value)]
    return (kind.__name__, *[_frozen(getattr(value, name, None), keys) for name in _slots(kind)])


def _once(value: tuple[Any, ...], keys: dict[int, Any]) -> Any:
    """Freeze a tuple that never changes, or return what it was when it was met before: it is kept, so its place is its own."""
    kept = _kept.get(id(value))
    if kept is None:
        if len(_kept) == _MOST_KEPT:
            _kept.clear()
        kept = _kept[id(value)] = value, tuple([_frozen(item, keys) for item in value])
    return kept[1]


def _slots(kind: type) -> tuple[str, ...]:
    """Return the names of everything an object of this class holds."""
    if kind not in _fields:
        classes = [base for base in kind.__mro__ if base is not object]
        if any("__slots__" not in vars(base) for base in classes if base.__module__ != "typing"):
            raise TypeError(f"{kind.__qualname__}: a state is made of classes with __slots__, lists, dicts and tuples")
        names = [name for base in classes for name in _own_slots(base)]
        left_out = [name for base in classes for why in _LEFT_OUT for name in vars(base).get(why, ())]
        _fields[kind] = tuple(sorted(name for name in names if name not in left_out))
    return _fields[kind]


def _own_slots(base: type) -> tuple[str, ...]:
    slots = vars(base).get("__slots__", ())
    return (slots,) if isinstance(slots, str) else tuple(slots)


def freeze_game(game: Game[Any]) -> Any:
    """Return all that matters of a game: its state, what is asked, and how it ended; not the chance to come."""
    asked = tuple((part.seat, part.message, freeze(part.to_json())) for part in game.decisions)
    return (freeze(game.state), asked, game.pending, game.outcome)


def digest(game: Game[Any], frozen: Callable[[Game[Any]], Any] = freeze_game) -> str:
    """Return the digest of a game's moment."""
    return blake2b(repr(frozen(game)).encode(), digest_size=16).hexdigest()
