"""The components of the game as facts: systems, units, leaders, tracks. Read once from the files in `content`.

Everything has a small number: systems 0 to 31, unit types and leaders in the order of their files. The Rebel Base
space comes after the last system, so that units and leaders can be there as in a system.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

REBEL: Final = 0
EMPIRE: Final = 1
SIDES = (REBEL, EMPIRE)
SIDE_KEYS = ("rebel", "imperial")

ADMIRAL: Final = 0
GENERAL: Final = 1
ROLE_KEYS = ("admiral", "general")

DIPLOMACY: Final = 0
INTEL: Final = 1
SPEC_OPS: Final = 2
LOGISTICS: Final = 3
SKILL_KEYS = ("diplomacy", "intel", "spec_ops", "logistics")

SPACE: Final = 0
GROUND: Final = 1
THEATER_KEYS = ("space", "ground")

RED: Final = 0
BLACK: Final = 1
COLOUR_KEYS = ("red", "black")

HIT: Final = 0
DIRECT_HIT: Final = 1
SPECIAL: Final = 2
BLANK: Final = 3
FACE_KEYS = ("hit", "direct_hit", "special", "blank")
FACES: Final = (HIT, HIT, DIRECT_HIT, SPECIAL, BLANK, BLANK)
"""The six sides of a die of either colour (rebellion:gap.11)."""
SUCCESSES: Final = (1, 1, 2, 0)
"""What each face counts in a mission (rebellion:mission.13)."""

Icon = tuple[int, str]
"""A resource icon: its theater, and a triangle, circle or square."""


class System(NamedTuple):
    """A system of the galaxy: one place, with all its planets and moons."""

    key: str
    region: int
    near: tuple[int, ...]
    """The systems that share a border with it (rebellion:move.03), unless it is impassable (rebellion:move.04)."""
    icons: tuple[Icon, ...]
    build: int
    symbol: int | None
    """The side on its probe card that counts in the setup draw."""
    always_imperial: bool
    at: tuple[float, float]

    @property
    def populous(self) -> bool:
        """Whether it has a loyalty space and icons (rebellion:system.02, rebellion:system.07); if not, it is remote.

        rebellion:system.08
        """
        return bool(self.icons)


class UnitType(NamedTuple):
    """What all units of a kind have in common."""

    key: str
    side: int
    theater: int
    kind: str
    """fighter, capital, station, ground or structure"""
    red: int
    black: int
    health: int
    """0: it has none and takes no damage (rebellion:deathstar.02)."""
    colour: int
    capacity: int
    restricted: bool
    """Moves only as cargo (rebellion:transport.01)."""
    immobile: bool
    icon: Icon | None
    copies: int
    starting: int


class Leader(NamedTuple):
    """A leader."""

    key: str
    side: int
    skills: tuple[int, int, int, int]
    tactics: tuple[int, int]
    role: int
    entry: str
    """How it comes into play: start, recruit or seek_yoda."""
    counts_as: int | None

    @property
    def commands(self) -> bool:
        """Whether it has tactic values (rebellion:activate.03)."""
        return self.tactics != (0, 0)


_CONTENT = Path(__file__).parent / "content"


@cache
def _file(name: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((_CONTENT / f"{name}.toml").read_text(encoding="utf-8"))


def _icon(text: str) -> Icon:
    theater, shape = text.split()
    return THEATER_KEYS.index(theater), shape


def _system(key: str, row: dict[str, Any], number: dict[str, int]) -> System:
    return System(
        key=key,
        region=row["region"] - 1,
        near=tuple(number[other] for other in row["near"]),
        icons=tuple(map(_icon, row.get("icons", ()))),
        build=row.get("build", 0),
        symbol=SIDE_KEYS.index(row["symbol"]) if "symbol" in row else None,
        always_imperial=row.get("always_imperial", False),
        at=tuple(row["at"]),
    )


def _unit(key: str, row: dict[str, Any]) -> UnitType:
    return UnitType(
        key=key,
        side=SIDE_KEYS.index(row["side"]),
        theater=GROUND if row["kind"] in ("ground", "structure") else SPACE,
        kind=row["kind"],
        red=row["red"],
        black=row["black"],
        health=row.get("health", 0),
        colour=COLOUR_KEYS.index(row.get("colour", "red")),
        capacity=row.get("capacity", 0),
        restricted=row.get("restricted", False),
        immobile=row.get("immobile", False),
        icon=_icon(row["icon"]) if "icon" in row else None,
        copies=row["count"],
        starting=row.get("starting", 0),
    )


def _leader(key: str, row: dict[str, Any], number: dict[str, int]) -> Leader:
    return Leader(
        key=key,
        side=SIDE_KEYS.index(row["side"]),
        skills=tuple(row["skills"]),
        tactics=tuple(row["tactics"]),
        role=ROLE_KEYS.index(row["role"]),  # rebellion:gap.16
        entry=row["entry"],
        counts_as=number[row["counts_as"]] if "counts_as" in row else None,
    )


SYSTEM_NUMBER = {key: number for number, key in enumerate(_file("galaxy"))}
SYSTEMS = tuple(_system(key, row, SYSTEM_NUMBER) for key, row in _file("galaxy").items())
UNIT_NUMBER = {key: number for number, key in enumerate(_file("units"))}
UNITS = tuple(_unit(key, row) for key, row in _file("units").items())
LEADER_NUMBER = {key: number for number, key in enumerate(_file("leaders"))}
LEADERS = tuple(_leader(key, row, LEADER_NUMBER) for key, row in _file("leaders").items())

SYSTEM_COUNT = len(SYSTEMS)
BASE: Final = 32
"""The Rebel Base space: a place for units and leaders, but not a system (rebellion:base.02)."""
PLACES = SYSTEM_COUNT + 1
PLACE_KEYS = (*(system.key for system in SYSTEMS), "rebel_base")
UNIT_COUNT = len(UNITS)
LEADER_COUNT = len(LEADERS)

BASE_ICONS: tuple[Icon, ...] = ((SPACE, "triangle"), (GROUND, "triangle"))
BASE_BUILD: Final = 1
"""What the Rebel Base space builds (rebellion:gap.14)."""

# rebellion:system.01
REGIONS = tuple(tuple(n for n, system in enumerate(SYSTEMS) if system.region == region) for region in range(8))
CORUSCANT = SYSTEM_NUMBER["coruscant"]
POPULOUS = tuple(n for n, system in enumerate(SYSTEMS) if system.populous)
PROBES = tuple(n for n in range(SYSTEM_COUNT) if n != CORUSCANT)
"""There is a probe card for each system but Coruscant (rebellion:gap.09); a card has the number of its system."""

UNITS_OF = tuple(tuple(n for n, unit in enumerate(UNITS) if unit.side == side) for side in SIDES)
SHIPS_OF = tuple(tuple(n for n in UNITS_OF[side] if UNITS[n].theater == SPACE) for side in SIDES)
GROUND_OF = tuple(tuple(n for n in UNITS_OF[side] if UNITS[n].theater == GROUND) for side in SIDES)
THEATER_OF = (SHIPS_OF, GROUND_OF)
"""The unit types that fight in a theater: ships (rebellion:unit.01) or ground units (rebellion:unit.04), by side."""


def _rows(units: tuple[int, ...]) -> tuple[slice, ...]:
    """Return where these types stand in a row of counts for each place; they come one after the other."""
    assert units == tuple(range(units[0], units[-1] + 1))
    starts = [place * UNIT_COUNT for place in range(PLACES)]
    return tuple(slice(start + units[0], start + units[-1] + 1) for start in starts)


UNITS_AT = tuple(_rows(UNITS_OF[side]) for side in SIDES)
"""Where the counts of a side's units stand in `Table.units`, by side and place."""
THEATER_AT = tuple(tuple(map(_rows, sides)) for sides in THEATER_OF)
"""The same by theater, side and place."""
CARGO_OF = tuple(tuple(n for n in UNITS_OF[side] if UNITS[n].restricted) for side in SIDES)

DEATH_STAR = UNIT_NUMBER["death_star"]
DEATH_STAR_UNDER_CONSTRUCTION = UNIT_NUMBER["death_star_under_construction"]
STATIONS = (DEATH_STAR, DEATH_STAR_UNDER_CONSTRUCTION)  # rebellion:unit.03
REBEL_TRANSPORT = UNIT_NUMBER["rebel_transport"]
SHIELD_GENERATOR = UNIT_NUMBER["shield_generator"]
ION_CANNON = UNIT_NUMBER["ion_cannon"]
STRUCTURES = (SHIELD_GENERATOR, ION_CANNON)  # rebellion:structure.01

LUKE = LEADER_NUMBER["luke_skywalker"]
LUKE_JEDI = LEADER_NUMBER["luke_skywalker_jedi"]

BUILT_FROM: dict[tuple[int, Icon], tuple[int, ...]] = {}
"""The units that an icon may build, by side and icon (rebellion:resource.01, rebellion:build.09)."""
for _side in SIDES:
    for _number in UNITS_OF[_side]:
        _of = UNITS[_number].icon
        if _of is not None:
            BUILT_FROM[_side, _of] = (*BUILT_FROM.get((_side, _of), ()), _number)

RINGS = ("captured", "carbonite", "dark_side", "master_yoda", "r2_d2", "c_3po", "millennium_falcon")
NO_RING: Final = -1
CAPTURED, CARBONITE, DARK_SIDE, MASTER_YODA, R2_D2, C_3PO, MILLENNIUM_FALCON = range(len(RINGS))

LAST_SPACE: Final = 16
RECRUIT_SPACES = (2, 3, 4, 5)
BUILD_SPACES = (2, 4, 6, 8, 10, 12, 14)
"""The icons of the Time track (rebellion:gap.12)."""


MEANT = tuple(n if leader.counts_as is None else leader.counts_as for n, leader in enumerate(LEADERS))
"""Whom a card names that means a leader: Luke (Jedi) is Luke (rebellion:leader.03)."""


def same_leader(leader: int, other: int) -> bool:
    """Tell whether a card that names one means the other (rebellion:leader.03)."""
    return MEANT[leader] == MEANT[other]


def _distances() -> tuple[tuple[int, ...], ...]:
    rows = []
    for start in range(SYSTEM_COUNT):
        row = [-1] * SYSTEM_COUNT
        row[start] = 0
        reached = [start]
        for system in reached:
            for other in SYSTEMS[system].near:
                if row[other] < 0:
                    row[other] = row[system] + 1
                    reached.append(other)
        rows.append(tuple(row))
    return tuple(rows)


DISTANCE = _distances()
"""How many moves it is from system to system (rebellion:system.03)."""
