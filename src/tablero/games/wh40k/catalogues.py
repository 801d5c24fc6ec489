"""Catalogues: the datasheets of a faction with everything that a unit may be made of, so that lists can be read and checked.

The project's own are in `content`, those that a person has added in their data folder; both are written alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from tablero import folders
from tablero.games.wh40k.checking import Given
from tablero.games.wh40k.datasheets import Datasheet, Weapon
from tablero.games.wh40k.printed import datasheet_of, weapon_of
from tablero.kernel import say
from tablero.kernel.codec import know
from tablero.kernel.system import BadFile

GAME = "wh40k"
FOLDER = Path(__file__).parent / "content" / "catalogues"
VERSION = 1

MODEL = "model"
ITEM = "item"
GROUP = "group"

UNLIMITED = 1_000

Steps = list[tuple[int, int]]
"""A number that follows from how many models the unit has: from so many on it is so much."""


class Option(msgspec.Struct, omit_defaults=True):
    """A model, an item or a group of them that may be selected, as often as it says for each of what it belongs to."""

    kind: str
    id: str
    name: str
    least: Steps = []
    most: Steps = []
    """Without any, as many as one likes."""
    most_in_unit: Steps = []
    usual: int = 0
    """How many there are if nobody says otherwise."""
    profile: int = -1
    """Of a model: which profile of the datasheet it has."""
    weapons: list[int] = []
    """Which weapons of the sheet it is, several for one with several profiles."""
    points: int = 0
    invulnerable: int = 0
    """The invulnerable save that an item gives whoever carries it."""
    abilities: list[str] = []
    gear: bool = False
    """Whether it is an item that is named on rosters though it is no weapon."""
    options: list[Option] = []

    def at_least(self, models: int) -> int:
        """Return how many there must be in a unit of so many models."""
        return step(self.least, models, 0)

    def at_most(self, models: int) -> int:
        """Return how many there may be."""
        return step(self.most, models, UNLIMITED)

    def all(self) -> Iterator[Option]:
        """Yield it and everything in it."""
        yield self
        for option in self.options:
            yield from option.all()


class Sheet(msgspec.Struct, omit_defaults=True):
    """A datasheet with its weapons, its points by number of models, and what a unit of it may be made of."""

    id: str
    datasheet: dict[str, Any]
    weapons: list[dict[str, Any]]
    points: Steps
    options: list[Option]
    role: str = ""
    links: list[str] = []
    """Ids under which rosters know it besides its own."""
    open_points: bool = False
    """Whether its points depend on more than the models and items that it has."""

    def cost(self, models: int) -> int:
        """Return what a unit of so many models costs, without what single models and items cost."""
        return step(self.points, models, 0)

    @property
    def name(self) -> str:
        """What it is called."""
        return str(self.datasheet["name"])

    def printed(self) -> Datasheet:
        """Return what is printed on it."""
        return datasheet_of(Given(self.datasheet, self.name))

    def armoury(self) -> list[Weapon]:
        """Return its weapons, which options name by number."""
        return [weapon_of(Given(one, f"{self.name}.weapons[{number}]")) for number, one in enumerate(self.weapons)]

    def all(self) -> Iterator[Option]:
        """Yield all models, items and groups."""
        for option in self.options:
            yield from option.all()


class Detachment(msgspec.Struct, omit_defaults=True):
    """A set of Detachment rules, and what its Enhancements cost."""

    name: str
    enhancements: dict[str, int] = {}


class Catalogue(msgspec.Struct, omit_defaults=True):
    """The datasheets of a faction."""

    version: int
    id: str
    name: str
    faction: str
    """The faction keyword that most of its datasheets have."""
    sheets: list[Sheet]
    detachments: list[Detachment] = []
    links: list[str] = []
    """Ids of the catalogues whose datasheets may be on its rosters too."""


def step(steps: Steps, models: int, usual: int) -> int:
    """Return the number that holds for so many models.

    >>> step([(1, 80), (11, 170)], 10, 0), step([(1, 80), (11, 170)], 11, 0), step([], 5, 7)
    (80, 170, 7)
    """
    found = usual
    for first, value in steps:
        if models >= first:
            found = value
    return found


def folded(name: str) -> str:
    """Return a name as it is compared: letters and digits only, in small letters, without what marks a Legend.

    >>> folded("Wreckin’ ball"), folded("Assault Squad [Legends]")
    ('wreckin ball', 'assault squad')
    """
    words = name.replace("[Legends]", "").replace("’", "").replace("'", "").casefold()
    return " ".join(re.sub(r"[^\w]+", " ", words).split())


# Which catalogues there are.


def known() -> tuple[Catalogue, ...]:
    """Return the catalogues that a person has added and, of what they don't have, the project's own."""
    added = [read(path) for path in stored()]
    names = {one.id for one in added}
    return (*added, *(one for one in built_in() if one.id not in names))


def stored() -> list[Path]:
    """Return the files that a person has added."""
    return sorted(folders.added(GAME).glob("*.json"))


@cache
def built_in() -> tuple[Catalogue, ...]:
    """Return the project's own catalogues: the datasheets of the ready-made armies."""
    return tuple(read(path) for path in sorted(FOLDER.glob("*.json")))


def read(path: Path) -> Catalogue:
    """Return the catalogue in a file, which is not read again while it stays the same."""
    try:
        return _read(path, path.stat().st_mtime_ns)
    except OSError as error:
        raise BadFile(path, error) from error


@cache
def _read(path: Path, changed: int) -> Catalogue:
    return decode(path.read_bytes(), path)


know(Catalogue)


def decode(content: bytes, path: Path) -> Catalogue:
    """Return a catalogue as `encode` wrote it."""
    try:
        found = msgspec.json.decode(content, type=Catalogue)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadFile(path, say("wh40k-data-broken", error=str(error)[:200])) from error
    if found.version != VERSION:
        raise BadFile(path, say("wh40k-data-version", version=found.version))
    return found


def encode(catalogue: Catalogue) -> bytes:
    """Return a catalogue as it is stored."""
    return msgspec.json.encode(catalogue)


# Finding datasheets.


def related(catalogue: Catalogue, all: tuple[Catalogue, ...]) -> list[Catalogue]:
    """Return a catalogue and those whose datasheets may be on its rosters, nearest first."""
    found = [catalogue]
    for one in found:
        found += [other for other in all if other.id in one.links and other not in found]
    return found


def sheet_named(name: str, catalogues: list[Catalogue]) -> Sheet | None:
    """Return the first datasheet of this name; one that isn't of Legends before one that is."""
    wanted = folded(name)
    for catalogue in catalogues:
        able = [sheet for sheet in catalogue.sheets if folded(sheet.name) == wanted]
        if able:
            return min(able, key=lambda sheet: ("[Legends]" in sheet.name) != ("[Legends]" in name))
    return None
