"""What is printed on the cards: units, weapons, upgrades."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword, with what stands after it."""

    name: str
    """As the rulebook's glossary has it, in small letters and with hyphens: `low-profile`."""
    value: int | str | None = None


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon: where it reaches, its dice, and its keywords."""

    name: str
    melee: bool = False
    least: int = 0
    """Its minimum range."""
    most: int | None = None
    """Its maximum range; none if it has no limit."""
    red: int = 0
    black: int = 0
    white: int = 0
    surge: str = ""
    """What its own surge chart turns attack surges into, where it has one: `hit` or `critical`."""
    keywords: tuple[Keyword, ...] = ()


@dataclass(frozen=True, slots=True)
class Base:
    """A base, in hundredths of a millimetre."""

    shape: str
    """`round` or `oblong`."""
    length: int
    width: int
    notched: bool = False


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit card."""

    id: str
    name: str
    faction: str
    rank: str
    unit_type: str
    points: int
    minis: int
    wounds: int
    courage: int | None
    """None where a dash is printed, and for Vehicles."""
    resilience: int | None
    defence_die: str
    """`red` or `white`."""
    speed: int
    base: Base
    silhouette: int
    """Its height, in hundredths of a millimetre."""
    title: str = ""
    kind: str = "unit"
    """`unit` or `counterpart`."""
    surge_attack: str = ""
    """`hit`, `critical` or nothing."""
    surge_defence: bool = False
    unique: bool = False
    affiliation: str = ""
    mercenary_for: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    upgrade_slots: tuple[str, ...] = ()
    weapons: tuple[Weapon, ...] = ()


@dataclass(frozen=True, slots=True)
class Upgrade:
    """An upgrade card."""

    id: str
    name: str
    type: str
    points: int
    minis: int = 0
    """How many miniatures it adds."""
    wounds: int = 0
    """The wound threshold of the miniatures that it adds, where one is printed."""
    weapons: tuple[Weapon, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    slots: tuple[str, ...] = ()
    exhaust: bool = False
    expend: bool = False
    unique: bool = False
    limited: int = 0
