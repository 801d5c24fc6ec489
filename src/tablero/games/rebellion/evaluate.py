"""How good a position is for a side, plainly: for bots that look one action ahead."""

from __future__ import annotations

from tablero.games.rebellion.facts import (
    BASE,
    DISTANCE,
    EMPIRE,
    GROUND,
    GROUND_OF,
    REBEL,
    SPACE,
    SYSTEM_COUNT,
    SYSTEMS,
    THEATER_OF,
    UNIT_COUNT,
    UNITS,
    UNITS_OF,
)
from tablero.games.rebellion.state import Table

WORTH = tuple(unit.red + unit.black + unit.health + unit.capacity / 4 for unit in UNITS)
"""What a unit is good for in a fight, roughly."""

PULL = (0.0, 0.4, 0.25, 0.12)
"""What a point of strength is worth so many moves away from the base that has been found."""


def strength(table: Table, place: int, side: int) -> float:
    """Return what a side has in a place."""
    start = place * UNIT_COUNT
    units = table.units
    return sum(units[start + unit] * WORTH[unit] for unit in UNITS_OF[side])


def evaluate(table: Table, side: int) -> float:
    """Return how good the position is for a side."""
    value = _common(table)
    if side == EMPIRE:
        return _hunt(table) - value
    return value + _hide(table)


def _common(table: Table) -> float:
    """Return what is good for the Rebels and bad for the Empire by as much."""
    value = 12.0 * (14 - table.reputation)
    loyal = table.loyalty
    value += 3.0 * (sum(of == REBEL for of in loyal) - sum(of == EMPIRE for of in loyal))
    value -= 1.5 * sum(table.subjugated)
    for side, sign in ((REBEL, 1.0), (EMPIRE, -1.0)):
        lost = sum(table.supply[unit] * WORTH[unit] for unit in UNITS_OF[side])
        value -= sign * 0.5 * lost
    return value


def _hunt(table: Table) -> float:
    """Return how near the Empire is to the base: systems where it may still be, or the force where it is."""
    if not table.base_revealed:
        seen = sum(1 << card for card in table.probe_hand)
        candidates = table.possible_base & ~seen
        return -4.0 * candidates.bit_count() + _spread(table, candidates)
    value = 60.0
    for theater in (SPACE, GROUND):
        enemy = _fighting(table, table.base, REBEL, theater)
        force = _fighting(table, table.base, EMPIRE, theater)
        near = sum(_fighting(table, system, EMPIRE, theater) for system in SYSTEMS[table.base].near)
        value += 0.5 * force - 6.0 * enemy
        if enemy:
            value += 4.0 * min(force, 3 * enemy) + min(near, 4 * enemy)
    for system, distance in enumerate(DISTANCE[table.base]):
        if 0 < distance < len(PULL):
            value += PULL[distance] * strength(table, system, EMPIRE)
    return value + 4.0 * min(2, sum(table.count(table.base, unit) for unit in GROUND_OF[EMPIRE]))


def _fighting(table: Table, place: int, side: int, theater: int) -> float:
    """Return what a side has in a theater of a place."""
    start = place * UNIT_COUNT
    units = table.units
    return sum(units[start + unit] * WORTH[unit] for unit in THEATER_OF[theater][side])


def _spread(table: Table, candidates: int) -> float:
    """Return what it is worth to stand with ground troops next to where the base may be."""
    value = 0.0
    for system in range(SYSTEM_COUNT):
        if not table.has_ground(system, EMPIRE):
            continue
        value += 0.5
        if any(candidates >> other & 1 for other in SYSTEMS[system].near):
            value += 1.0
    return value


def _hide(table: Table) -> float:
    """Return how safe the base is: hidden among many systems, and defended."""
    place = table.base if table.base_revealed else BASE
    value = 0.3 * strength(table, place, REBEL)
    if table.base_revealed:
        return value - 40.0 - 2.0 * strength(table, table.base, EMPIRE)
    return value + 1.5 * table.possible_base.bit_count() + 2.0 * len(table.objective_hand)
