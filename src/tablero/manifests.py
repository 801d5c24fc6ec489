"""What the package of a game brings along besides its definition, told by a file `game.toml` in it.

    [[books]]                        # its rulebooks, each with a name and what the ids of its rules begin with
    name = "nim"
    prefix = "nim"

    scenarios = "nim.scenarios"      # the module that plays its scenarios (see tablero/cli/scenario.py); before the tables

    odds = "nim.questions"           # the module that knows its odds (see tablero/cli/odds.py); before the tables

    [commands.nimber]                # commands of its own: where the cyclopts app is, and its line in the help
    app = "nim.commands:nimber"
    help = "Tell who wins a game of Nim."

    [guides]                         # its guided first games (see tablero/guides.py): the game's name, and a file in its package
    nim = "guide.toml"

    [data]                           # how it reads data that people add: the game's name, and a `kernel.added.AddedData`
    nim = "nim.data:HEAPS"

It is read without importing the game or anything heavy, so that the help of the commands comes at once.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

FILE = "game.toml"
OWN_PACKAGES = tuple(Path(__file__).parent / "games" / name for name in ("rebellion", "swu", "wh40k", "legion"))
"""The packages of the project's games, in the order in which they are listed; not all can be played yet."""


class Command(NamedTuple):
    """A command of a game's own: its name, where its app is, and its line in the help."""

    name: str
    app: str
    help: str


class Manifest(NamedTuple):
    """What the package in a folder brings along."""

    folder: Path
    books: tuple[dict[str, Any], ...]
    commands: tuple[Command, ...]
    scenarios: str
    """The module that plays its scenarios, or nothing."""
    odds: str
    """The module that knows its odds, or nothing."""
    data: dict[str, str]
    """How data is read that people add to a game, by the name of the game."""
    guides: dict[str, str]
    """The file of the guided first game, by the name of the game."""


@cache
def own() -> tuple[Manifest, ...]:
    """Return what the project's own games bring along."""
    return tuple(_read(folder) for folder in OWN_PACKAGES)


@cache
def of_packages() -> tuple[Manifest, ...]:
    """Return what games of installed packages bring along."""
    return tuple(_read(folder) for folder in dict.fromkeys(_folders()) if (folder / FILE).is_file())


def installed() -> dict[str, str]:
    """Return where the games of installed packages are, by name: they tell it with an entry point `tablero.games`."""
    from importlib.metadata import entry_points

    return {point.name: point.value for point in entry_points(group="tablero.games")}


def _folders() -> Iterator[Path]:
    from importlib.util import find_spec

    for place in installed().values():
        try:
            spec = find_spec(place.partition(":")[0])
        except (ImportError, ValueError):  # a package that is gone is no reason to stop
            continue
        if spec is not None and spec.origin is not None:
            yield Path(spec.origin).parent


def _read(folder: Path) -> Manifest:
    told = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
    commands = tuple(Command(name, one["app"], one["help"]) for name, one in told.get("commands", {}).items())
    books, data = tuple(told.get("books", ())), dict(told.get("data", {}))
    guides = dict(told.get("guides", {}))
    return Manifest(folder, books, commands, told.get("scenarios", ""), told.get("odds", ""), data, guides)
