"""One number that stands for a whole state: equal states have equal digests in any process."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from hashlib import blake2b
from operator import attrgetter
from typing import Any, TypeAlias

from tablero.kernel.driver import Game
from tablero.kernel.log import Log

_PLAIN = frozenset((int, str, float, bool, type(None)))
_LEFT_OUT = ("not_state", "made_again")
_fields: dict[type, tuple[str, ...]] = {}

Kept: TypeAlias = "dict[int, tuple[Any, Any]]"
"""Values that never change and their frozen forms, by address; each value is held, so that no other comes to its address."""

_Way: TypeAlias = Callable[[Any, Kept], Any]
_ways: dict[type, _Way] = {}
"""How values of each class are frozen."""

_kept: Kept = {}
_MOST_KEPT = 20_000


def freeze(value: Any, kept: Kept | None = None) -> Any:
    """Return the value as nested tuples of plain values, every slot of every object included.

    An object that is content rather than state, shared by all games, says so with an attribute `content_key`
    that stands for it. A class names in `not_state` the slots that don't count: what is computed from the rest whenever
    it is asked for, and what refers back to the object that holds this one. Those it names in `made_again` don't count
    either, and are not even written: `None` in them means that they have to be made. A class of named tuples in which nothing
    can ever change, however deep, says so with a property `never_changes`: they are frozen only once.

    Who freezes much and knows that no content changes meanwhile gives a dict for `kept`, and content, and tuples of nothing
    that changes, are frozen only once.
    """
    kind = type(value)
    return value if kind in _PLAIN else (_ways.get(kind) or _way(kind))(value, {} if kept is None else kept)


def _way(kind: type) -> _Way:
    """Return how values of a class are frozen, and note it."""
    if kind is list:
        way: _Way = _list
    elif issubclass(kind, tuple):
        way = _once if hasattr(kind, "never_changes") else _tuple
    elif kind is dict:
        way = _dict
    elif kind is set or kind is frozenset:
        way = _set
    elif issubclass(kind, Enum):
        way = _name
    elif issubclass(kind, bytearray | bytes):
        way = _bytes
    elif issubclass(kind, Log):
        way = _nothing
    elif hasattr(kind, "content_key"):
        way = _content
    else:
        way = _loose if kind.__dictoffset__ else _slotted(kind)
    _ways[kind] = way
    return way


def _items(values: Iterable[Any], kept: Kept) -> list[Any]:
    """Return each of the values frozen."""
    ways, plain = _ways, _PLAIN
    found = []
    for value in values:
        kind = type(value)
        found.append(value if kind in plain else (ways.get(kind) or _way(kind))(value, kept))
    return found


def _list(value: list[Any], kept: Kept) -> Any:
    return tuple(value) if _PLAIN.issuperset(map(type, value)) else tuple(_items(value, kept))


def _tuple(value: tuple[Any, ...], kept: Kept) -> Any:
    if _PLAIN.issuperset(map(type, value)):
        return tuple(value)
    known = kept.get(id(value))
    if known is not None:
        return known[1]
    frozen = tuple(_items(value, kept))
    if _changes_never(value, kept):
        kept[id(value)] = value, frozen
    return frozen


def _changes_never(value: Any, kept: Kept) -> bool:
    """Tell whether a value can't change at any depth, content taken as unchanging."""
    if type(value) in _PLAIN or id(value) in kept or isinstance(value, Enum | bytes) or hasattr(value, "content_key"):
        return True
    return isinstance(value, tuple) and all(_changes_never(item, kept) for item in value)


def _once(value: tuple[Any, ...], kept: Kept) -> Any:
    """Freeze a tuple that never changes, or return its frozen form from before."""
    known = _kept.get(id(value))
    if known is None:
        if len(_kept) == _MOST_KEPT:
            _kept.clear()
        known = _kept[id(value)] = value, tuple(_items(value, kept))
    return known[1]


def _dict(value: dict[Any, Any], kept: Kept) -> Any:
    if all(type(key) is str for key in value):
        return ("dict", *[(key, freeze(value[key], kept)) for key in sorted(value, key=repr)])
    return ("dict", *sorted(((freeze(key, kept), freeze(item, kept)) for key, item in value.items()), key=repr))


def _set(value: set[Any] | frozenset[Any], kept: Kept) -> Any:
    return ("set", *sorted(_items(value, kept), key=repr))


def _name(value: Enum, kept: Kept) -> str:
    return value.name


def _bytes(value: bytearray | bytes, kept: Kept) -> bytes:
    return bytes(value)


def _nothing(value: Log, kept: Kept) -> Any:
    return ()


def _content(value: Any, kept: Kept) -> Any:
    known = kept.get(id(value))
    if known is None:
        known = kept[id(value)] = value, value.content_key
    return known[1]


def _loose(value: Any, kept: Kept) -> Any:
    """Freeze an object that can have any attribute: it is content, or no part of a state."""
    return _content(value, kept) if hasattr(value, "content_key") else _slots(type(value))


def _slotted(kind: type) -> _Way:
    """Return how objects of a class are frozen that has slots for all they hold."""
    name, names = kind.__name__, _slots(kind)
    if len(names) < 2:
        return lambda value, kept: (name, *_items([getattr(value, slot, None) for slot in names], kept))
    all_of = attrgetter(*names)

    def way(value: Any, kept: Kept) -> Any:
        try:
            held = all_of(value)
        except AttributeError:  # a slot that nothing was put into yet
            held = tuple([getattr(value, slot, None) for slot in names])
        return (name, *held) if _PLAIN.issuperset(map(type, held)) else (name, *_items(held, kept))

    return way


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


def freeze_game(game: Game[Any], kept: Kept | None = None) -> Any:
    """Return all that matters of a game: its state, what is asked, and how it ended; not the chance to come."""
    asked = tuple((part.seat, part.message, freeze(part.to_json(), kept)) for part in game.decisions)
    return (freeze(game.state, kept), asked, game.pending, game.outcome)


def digest(game: Game[Any], frozen: Callable[[Game[Any]], Any] = freeze_game) -> str:
    """Return the digest of a game's moment."""
    return digest_of(frozen(game))


def digest_of(frozen: Any) -> str:
    """Return the digest of what has been frozen."""
    return blake2b(repr(frozen).encode(), digest_size=16).hexdigest()
