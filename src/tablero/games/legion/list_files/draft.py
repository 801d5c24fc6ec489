"""A list as it is written, before its names are looked up: what all readers of names make of a text."""

from __future__ import annotations

from dataclasses import dataclass, field

from tablero.lists import Place


@dataclass(slots=True)
class Named:
    """A name and its place; `points` is what the list says it costs, if it does."""

    place: Place
    name: str
    points: int | None = None


@dataclass(slots=True)
class DraftUnit:
    """A unit: its name, how many of it there are, its upgrades and those set aside."""

    place: Place
    name: str
    count: int = 1
    rank: str = ""
    """The heading that it stands below: a rank, or `counterpart`."""
    points: int | None = None
    """What its card alone costs."""
    total: int | None = None
    """What it costs with its upgrades, all of its copies together."""
    upgrades: list[Named] = field(default_factory=list)
    loadout: list[Named] = field(default_factory=list)


@dataclass(slots=True)
class Draft:
    """A list."""

    name: str = ""
    edition: str = ""
    faction: str = ""
    force: Named | None = None
    points: int | None = None
    limit: int | None = None
    limited: Place = ""
    """Where the limit stands."""
    format: str = ""
    units: list[DraftUnit] = field(default_factory=list)
    commands: list[Named] = field(default_factory=list)
    contingencies: list[Named] = field(default_factory=list)
    battle_deck: list[Named] = field(default_factory=list)
    linked: tuple[str, ...] = ()
    """The ids of battle cards, where the list has a link besides: some cards for small games have the names of others."""
