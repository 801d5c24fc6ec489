"""Changing the board: units in and out of the supply, loyalty, subjugation, sabotage, destroyed systems.

What follows by itself from a change (subjugation, rescue, the base coming to light, victory) is in `settle`, to be
called when an effect or a movement is complete.
"""

from __future__ import annotations

from tablero.games.rebellion.facts import (
    BASE,
    CORUSCANT,
    DEATH_STAR,
    DEATH_STAR_UNDER_CONSTRUCTION,
    EMPIRE,
    GROUND,
    LAST_SPACE,
    PLACE_KEYS,
    POPULOUS,
    REBEL,
    SIDES,
    SYSTEM_COUNT,
    SYSTEMS,
    THEATER_AT,
    UNIT_COUNT,
    UNITS,
)
from tablero.games.rebellion.state import NEUTRAL, QUEUE_SPACES, Table, Won
from tablero.kernel import Message, say

_SIDES = tuple(say(f"rebellion-side-{side}") for side in SIDES)
_PLACES = tuple(say(f"rebellion-place-{key}") for key in PLACE_KEYS)
_UNITS = tuple(say(f"rebellion-unit-{unit.key}") for unit in UNITS)


def side_name(side: int) -> Message:
    """Return the name of a side."""
    return _SIDES[side]


def acting(side: int) -> dict[str, Message | int]:
    """Return what a sentence says of a side that does something: its name, and whether its verb is in the singular."""
    return {"side": _SIDES[side], "n": 1 if side == EMPIRE else 2}


def place_name(place: int) -> Message:
    """Return the name of a system or of the Rebel Base space."""
    return _PLACES[place]


def place_named(name: Message) -> int:
    """Return the place of a name."""
    return _PLACES.index(name)


def unit_name(unit: int) -> Message:
    """Return the name of a unit type."""
    return _UNITS[unit]


def unit_named(name: Message) -> int:
    """Return the unit type of a name."""
    return _UNITS.index(name)


def units_named(counts: dict[int, int]) -> tuple[Message, ...]:
    """Return names with numbers: "2 X-wings"."""
    return tuple(say("rebellion-units", count=count, unit=unit_name(unit)) for unit, count in counts.items() if count)


# Units.


def gain_units(table: Table, place: int, unit: int, count: int) -> int:
    """Take units from the supply straight to a place, as many as there are."""
    taken = min(count, table.supply[unit])  # rebellion:limit.02
    table.supply[unit] -= taken
    table.units[place * UNIT_COUNT + unit] += taken  # rebellion:deploy.07
    return taken


def remove_unit(table: Table, place: int, unit: int, count: int = 1) -> None:
    """Destroy units in a place: they go back to the supply (rebellion:unit.08)."""
    table.units[place * UNIT_COUNT + unit] -= count
    table.supply[unit] += count
    if unit == DEATH_STAR_UNDER_CONSTRUCTION:
        lose_construction(table)  # rebellion:deathstar.06


def lose_construction(table: Table) -> None:
    """Destroy the Death Star on the queue with its construction site (rebellion:deathstar.06)."""
    for space in range(QUEUE_SPACES + 1):
        queued = table.queue[space * UNIT_COUNT + DEATH_STAR]
        table.queue[space * UNIT_COUNT + DEATH_STAR] = 0
        table.supply[DEATH_STAR] += queued


def move_unit(table: Table, unit: int, count: int, origin: int, target: int) -> None:
    """Put units of a place into another."""
    table.units[origin * UNIT_COUNT + unit] -= count
    table.units[target * UNIT_COUNT + unit] += count


def queue_unit(table: Table, unit: int, space: int) -> bool:
    """Put a unit from the supply on a space of the build queue; tell whether there was one."""
    if not table.supply[unit]:
        return False
    table.supply[unit] -= 1  # rebellion:build.06
    table.queue[space * UNIT_COUNT + unit] += 1
    return True


# Loyalty.


def can_change_loyalty(table: Table, system: int) -> bool:
    """Tell whether a place has a loyalty that can change."""
    return (
        system != BASE  # rebellion:loyalty.10
        and system != CORUSCANT  # rebellion:loyalty.09
        and SYSTEMS[system].populous  # rebellion:system.08
        and not table.destroyed[system]  # rebellion:destroyed.07
    )


def gain_loyalty(table: Table, side: int, system: int, amount: int) -> None:
    """Let a side gain loyalty in a system, point by point."""
    for _ in range(amount):
        if not can_change_loyalty(table, system):
            return
        if table.loyalty[system] == side:
            return  # rebellion:loyalty.06: one marker at most
        if table.loyalty[system] == NEUTRAL:
            table.loyalty[system] = side  # rebellion:loyalty.03; subjugated or not: rebellion:subjugate.07
            if side == EMPIRE:
                table.subjugated[system] = False  # rebellion:subjugate.06: the marker is turned over
        else:
            # rebellion:loyalty.04; a second point: rebellion:loyalty.05; under a marker as well: rebellion:subjugate.09
            table.loyalty[system] = NEUTRAL


def lose_loyalty(table: Table, side: int, system: int) -> None:
    """Take a side's loyalty marker off a system, subjugated or not."""
    # rebellion:loyalty.08, rebellion:loyalty.09, rebellion:subjugate.08
    if can_change_loyalty(table, system) and table.loyalty[system] == side:
        table.loyalty[system] = NEUTRAL


GARRISONS = tuple((system, THEATER_AT[GROUND][EMPIRE][system]) for system in range(SYSTEM_COUNT))
"""Each system, and where its Imperial ground units stand in `Table.units`."""
SUBJUGABLE = tuple(GARRISONS[system] for system in POPULOUS)
"""Those that can be subjugated: not the remote ones (rebellion:system.08)."""


def subjugate(table: Table) -> None:
    """Put and take subjugation markers wherever ground units call for it.

    The loyalty under a marker stays.
    """
    units, loyalty, destroyed, subjugated = table.units, table.loyalty, table.destroyed, table.subjugated
    for system, garrison in SUBJUGABLE:
        # rebellion:subjugate.01, rebellion:subjugate.04, rebellion:subjugate.05
        subjugated[system] = loyalty[system] != EMPIRE and any(units[garrison]) and not destroyed[system]
        # rebellion:destroyed.07


# The tracks.


def gain_reputation(table: Table, amount: int) -> None:
    """Move the Reputation marker towards Time, one space at a time (rebellion:reputation.02)."""
    for _ in range(amount):
        table.reputation -= 1
        check_reputation(table)


def lose_reputation(table: Table, amount: int) -> None:
    """Move the Reputation marker away from Time (rebellion:reputation.03)."""
    table.reputation = min(LAST_SPACE, table.reputation + amount)


def check_reputation(table: Table) -> None:
    """End the game when Reputation and Time meet, whichever moved (rebellion:win.03)."""
    if table.reputation <= table.time:
        raise Won(REBEL, "rebellion-won-reputation")


def check_base_lost(table: Table) -> None:
    """End the game when the Empire is alone where the revealed base is (rebellion:win.01, rebellion:win.02)."""
    if table.base_revealed and table.has_units(table.base, EMPIRE) and not table.has_units(table.base, REBEL):
        raise Won(EMPIRE, "rebellion-won-base")
