"""Images: a game at some moment as bytes, from which it goes on without being played again.

An image is for the same rules that made it: whoever keeps one keeps `rules_digest` with it. It says nothing that the record
doesn't, so one that can't be used may be thrown away.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from enum import Enum
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from tablero.kernel.codec import decode, decode_tuples, encode
from tablero.kernel.definition import Definition
from tablero.kernel.history import Mark, Stretch
from tablero.kernel.log import Lines
from tablero.kernel.messages import Json
from tablero.kernel.reasons import TableroError

KERNEL = Path(__file__).parent
TABLETOP = KERNEL.parent / "tabletop"

_ITSELF = frozenset({int, str, bool, float, type(None)})
"""What is written as itself; a tuple is written as a list, everything else as a dict whose key says what it is."""


class Image(NamedTuple):
    """What a game is made of at a moment."""

    past: Stretch
    """What came before the mark."""
    now: Stretch
    """What has come since."""
    mark: Mark
    log: Lines
    """The log up to the mark."""
    reveals: list[int]
    question: int


class BadImage(TableroError, ValueError):
    """What is no image, or one of something that is no part of the game."""


_UNSET = object()


def dumps(value: Any, definition: Definition[Any]) -> bytes:
    """Return something that holds an image of a game as bytes; content of the game is named, not copied."""
    writer = _Writer(definition)
    coded = writer.write(value)
    return encode([writer.classes, coded])


def loads(data: bytes, definition: Definition[Any]) -> Any:
    """Return what `dumps` was given; raise `BadImage` if it can't be. No code is called but to make plain objects."""
    try:
        names, coded = decode(data)
        return _Reader(definition, names).read(coded)
    except (ValueError, TypeError, LookupError, AttributeError, ImportError, RecursionError) as error:
        raise BadImage(f"no image of {definition.name}: {error}") from error


@cache
def _slots(kind: Any) -> tuple[str, ...]:
    """Return the names of a class's slots that are written, those of its bases first."""
    named = [name for base in reversed(kind.__mro__) for name in base.__dict__.get("__slots__", ())]
    return tuple(name for name in named if name not in ("__dict__", "__weakref__", *_made_again(kind)))


@cache
def _made_again(kind: Any) -> tuple[str, ...]:
    """Return the names of the slots that hold `None` until somebody asks for what is computed from the rest."""
    return tuple(name for base in kind.__mro__ for name in base.__dict__.get("made_again", ()))


@cache
def _content_kinds(definition: Definition[Any]) -> frozenset[type]:
    """Return the classes of what is printed."""
    return frozenset(type(one) for one in definition.printed().values())


def _plain(values: Sequence[Any]) -> bool:
    """Tell whether there is nothing in it but what is written as itself, and tuples of that."""
    for one in values:
        kind = type(one)
        if kind not in _ITSELF and not (kind is tuple and _plain(one)):
            return False
    return True


class _Writer:
    """Turns a value into lists and dicts. An object is written once, however often it is referred to; a list each time."""

    def __init__(self, definition: Definition[Any]) -> None:
        self.classes: list[str] = []
        self._packages = _packages(definition)
        self._known: dict[type, int] = {}
        self._seen: dict[int, int] = {}
        self._content = _content_kinds(definition)

    def write(self, value: Any) -> Any:
        """Return a value as it is written."""
        kind = type(value)
        if kind in _ITSELF:
            return value
        if kind is tuple:
            return self._all(value)
        if kind is list:
            return {"plain": encode(value).decode()} if _plain(value) else {"list": self._all(value)}
        if kind is dict:
            return {"dict": [self.write([*value]), self.write([*value.values()])]}
        if isinstance(value, set | frozenset):
            return {"set" if isinstance(value, set) else "frozenset": self._all(sorted(value, key=repr))}
        if isinstance(value, tuple):
            return {"named": [self._class(kind), *self._all(value)]}
        if kind in self._content:
            return {"content": value.content_key}
        if isinstance(value, Enum):
            return {"enum": [self._class(kind), value.name]}
        return self._object(value)

    def _all(self, values: Iterable[Any]) -> list[Any]:
        write = self.write
        return [one if type(one) in _ITSELF else write(one) for one in values]

    def _object(self, value: Any) -> Json:
        number = self._seen.get(id(value))
        if number is not None:
            return {"seen": number}
        self._seen[id(value)] = len(self._seen)
        kind: Any = type(value)
        parts = [getattr(value, name, _UNSET) for name in _slots(kind)]
        if hasattr(value, "__dict__"):
            parts.append(value.__dict__)
        return {"object": [self._class(kind), *[{"unset": 0} if one is _UNSET else self.write(one) for one in parts]]}

    def _class(self, kind: type) -> int:
        if kind in self._known:
            return self._known[kind]
        if kind.__module__.partition(".")[0] not in self._packages:
            raise TypeError(f"a state holds {kind.__qualname__}, which is no part of the game")
        number = self._known[kind] = len(self.classes)
        self.classes.append(f"{kind.__module__}:{kind.__qualname__}")
        return number


class _Reader:
    """Makes values of what was written: objects of classes of tablero and of the game, without calling their code."""

    def __init__(self, definition: Definition[Any], names: Iterable[str]) -> None:
        packages = _packages(definition)
        self._classes: list[Any] = [_class(name, packages) for name in names]
        self._content = definition.printed()
        self._seen: list[Any] = []

    def read(self, coded: Any) -> Any:
        """Return the value that was written so."""
        kind = type(coded)
        if kind in _ITSELF:
            return coded
        if kind is list:
            return tuple(self._all(coded))
        [(what, parts)] = coded.items()
        match what:
            case "object":
                return self._object(parts)
            case "list":
                return self._all(parts)
            case "plain":
                return list(decode_tuples(parts))
            case "named":
                return tuple.__new__(self._classes[parts[0]], self._all(parts[1:]))
            case "seen":
                return self._seen[parts]
            case "content":
                return self._content[parts]
            case "dict":
                return dict(zip(self.read(parts[0]), self.read(parts[1]), strict=True))
            case "set":
                return set(self._all(parts))
            case "frozenset":
                return frozenset(self._all(parts))
            case "enum":
                return self._classes[parts[0]][parts[1]]
        raise ValueError(f"nothing is written as {what}")

    def _all(self, values: Iterable[Any]) -> list[Any]:
        read = self.read
        return [one if type(one) in _ITSELF else read(one) for one in values]

    def _object(self, parts: list[Any]) -> Any:
        kind = self._classes[parts[0]]
        names = _slots(kind)
        made = object.__new__(kind)
        self._seen.append(made)  # before its parts, which may refer to it
        if len(parts) > len(names) + 1:
            made.__dict__.update(self.read(parts.pop()))
        for name in _made_again(kind):
            object.__setattr__(made, name, None)
        for name, part in zip(names, parts[1:], strict=True):
            if type(part) in _ITSELF:
                object.__setattr__(made, name, part)
            elif part != {"unset": 0}:
                object.__setattr__(made, name, self.read(part))
        return made


def _class(name: str, packages: set[str]) -> type:
    """Return a class by its name; raise LookupError if it is of no game."""
    module, _, path = name.partition(":")
    if module.partition(".")[0] not in packages:
        raise LookupError(f"{name} is no part of a game")
    found: Any = import_module(module)
    for part in path.split("."):
        found = getattr(found, part)
    if not isinstance(found, type):
        raise LookupError(f"{name} is no class")
    return found


def _packages(definition: Definition[Any]) -> set[str]:
    """Return the names of the packages whose objects an image may hold."""
    return {"tablero", _module(definition).partition(".")[0]}


def _module(definition: Definition[Any]) -> str:
    return type(definition).__module__


@cache
def rules_digest(definition: Definition[Any], *others: Path) -> str:
    """Return a digest of all files that the rules of a game consist of, those they stand on included, and other folders'."""
    module = sys.modules[_module(definition)]
    place = Path(module.__file__ or "")
    folders = {KERNEL, TABLETOP, place.parent if module.__package__ else place, *others}
    digest = blake2b(sys.version.encode(), digest_size=16)
    for folder in sorted(folders):
        for file in sorted(folder.rglob("*")) if folder.is_dir() else [folder]:
            if file.suffix in (".py", ".json", ".jsonl", ".toml"):
                digest.update(file.relative_to(folder.parent).as_posix().encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()
