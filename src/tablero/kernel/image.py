"""Images: a game at some moment as bytes, from which it goes on without being played again.

An image is for the same rules that made it: whoever keeps one keeps `rules_digest` with it. It says nothing that the record
doesn't, so one that can't be used may be thrown away.
"""

from __future__ import annotations

import io
import pickle
import sys
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from tablero.kernel.definition import Definition
from tablero.kernel.history import Mark, Stretch
from tablero.kernel.log import Entry
from tablero.kernel.messages import Message

KERNEL = Path(__file__).parent


class Image(NamedTuple):
    """What a game is made of at a moment."""

    past: Stretch
    """What came before the mark."""
    now: Stretch
    """What has come since."""
    mark: Mark
    log: list[tuple[Any, ...]]
    """The lines up to the mark, as plain tuples."""
    reveals: list[int]
    question: int


def plain_log(entries: list[Entry]) -> list[tuple[Any, ...]]:
    """Return lines of a log as an image has them."""
    return [(entry.message.id, entry.message.args, entry.to) for entry in entries]


def log_of(lines: list[tuple[Any, ...]]) -> list[Entry]:
    """Return the lines of an image as they were."""
    return [Entry(Message(id, args), to) for id, args, to in lines]


def dumps(value: Any, definition: Definition[Any]) -> bytes:
    """Return something that holds an image of a game as bytes; content of the game is named, not copied."""
    data = io.BytesIO()
    pickler = pickle.Pickler(data, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = dict.fromkeys({type(one) for one in definition.printed().values()}, _named)
    pickler.dump(value)
    return data.getvalue()


def loads(data: bytes, definition: Definition[Any]) -> Any:
    """Return what `dumps` was given."""
    return _Reader(data, definition).load()


def printed(key: str) -> Any:
    """Stand for the content with this key: a reader puts the game's own in its place."""
    raise LookupError(key)


def _named(content: Any) -> tuple[Any, tuple[str]]:
    return printed, (content.content_key,)


class _Reader(pickle.Unpickler):
    """Makes objects of classes of tablero and of the game, and calls nothing else."""

    def __init__(self, data: bytes, definition: Definition[Any]) -> None:
        super().__init__(io.BytesIO(data))
        self._content = definition.printed()
        self._packages = {"tablero", _module(definition).partition(".")[0]}

    def find_class(self, module: str, name: str) -> Any:
        """Return a class by its name."""
        if (module, name) == (__name__, printed.__name__):
            return self._content.__getitem__
        if module.partition(".")[0] in self._packages:
            found = super().find_class(module, name)
            if isinstance(found, type):
                return found
        raise pickle.UnpicklingError(f"{module}.{name} is no part of a game")


def _module(definition: Definition[Any]) -> str:
    return type(definition).__module__


@cache
def rules_digest(definition: Definition[Any], *others: Path) -> str:
    """Return a digest of all files that the rules of a game consist of, the kernel's included, and those in other folders."""
    module = sys.modules[_module(definition)]
    place = Path(module.__file__ or "")
    folders = {KERNEL, place.parent if module.__package__ else place, *others}
    digest = blake2b(sys.version.encode(), digest_size=16)
    for folder in sorted(folders):
        for file in sorted(folder.rglob("*")) if folder.is_dir() else [folder]:
            if file.suffix in (".py", ".json", ".jsonl", ".toml"):
                digest.update(file.relative_to(folder.parent).as_posix().encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()
