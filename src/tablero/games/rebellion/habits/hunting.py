"""The Empire's activations: finding the base, taking it, and holding the galaxy on the way."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablero.games.rebellion.facts import BASE, DISTANCE, EMPIRE, REBEL, SYSTEM_COUNT, SYSTEMS
from tablero.games.rebellion.habits.armies import army, odds, price, standing, together, troops
from tablero.games.rebellion.habits.knowledge import YIELD, listed, suspects
from tablero.games.rebellion.habits.moving import all_in, leaving
from tablero.games.rebellion.state import Table

TAKING_THE_BASE: Final = 120.0
"""What winning the game is worth, in points of about a tenth of a space of Reputation."""
LOOKING: Final = 10.0
GARRISON: Final = 20.0
"""Troops that stay where the base may be tell in any case whether it is there."""
HOPELESS: Final = 0.1
"""With lower odds a revealed base is left alone until more has come."""
HURRY: Final = 4.0
STRENGTH: Final = 0.15
MIDDLE: Final = 0.5
GATHERING: Final = 4.0
"""How much more it is worth to come nearer to a base that is known, above all for those who are near already."""


Activations = tuple[tuple[float, int], ...]
"""What activating each system promises, the best first."""
REMEMBERED: Final = 1024
"""How many boards are remembered with what was found for them: plans that are tried meet the same ones again and again."""
_FOUND: dict[tuple[object, ...], Activations] = {}


def imperial_activations(table: Table) -> Activations:
    """Return what activating each system promises the Empire, the best first."""
    board = _board(table)
    found = _FOUND.get(board)
    if found is None:
        if len(_FOUND) >= REMEMBERED:
            _FOUND.clear()
        found = _FOUND[board] = weighed_activations(table)
    return found


def _board(table: Table) -> tuple[object, ...]:
    """Return all that the Empire's activations depend on."""
    where, left = suspects(table, EMPIRE), table.reputation - table.time
    leaders = standing(table, EMPIRE).items()
    pinned = frozenset(place for place, there in leaders if any(one not in table.unpinning for one in there))
    return where, left, table.base_revealed, bytes(table.units), tuple(table.loyalty), pinned


def weighed_activations(table: Table) -> Activations:
    """Weigh what activating each system promises the Empire."""
    where = suspects(table, EMPIRE)
    full = {
        place: leaving(table, EMPIRE, place, full=True)
        for place in range(SYSTEM_COUNT)
        if table.has_units(place, EMPIRE)
    }
    full = {place: units for place, units in full.items() if any(units)}
    share = {place: leaving(table, EMPIRE, place, full=False) for place in full}
    found = []
    for target in range(SYSTEM_COUNT):
        near = [place for place in SYSTEMS[target].near if place in full]
        if near:
            leave = full if all_in(table, target) else share
            found.append((_promise(table, where, target, {place: leave[place] for place in near}), target))
    return tuple(sorted(found, reverse=True))


def _promise(table: Table, where: int, target: int, coming: dict[int, list[int]]) -> float:
    """Return what it is worth that these units come to a system from its neighbours."""
    force = together(coming.values())
    here, rebels = army(table, target, EMPIRE), army(table, target, REBEL)
    landing, held = troops(force, EMPIRE), troops(here, EMPIRE)
    value = 0.0
    if where >> target & 1 and (landing or table.base_revealed):
        value += _search(table, where, together((here, force)), rebels, bool(held))
    elif any(rebels):
        win = odds(together((here, force)), rebels, EMPIRE)
        value += win * (price(rebels, REBEL) + 3) - (1 - win) * 0.5 * price(force, EMPIRE)
    if landing and not held and SYSTEMS[target].populous and table.loyalty[target] != EMPIRE:
        value += 1.0 + 0.8 * YIELD[target] + 2.0 * (table.loyalty[target] == REBEL)
    if where:
        value += _approach(table, where, target, coming)
    return value


def _search(table: Table, where: int, force: list[int], rebels: list[int], held: bool) -> float:
    """Return what it is worth to go where the base may be: to win there, or to know that it isn't."""
    hidden = rebels if table.base_revealed else together((rebels, army(table, BASE, REBEL)))
    win = odds(force, hidden, EMPIRE)
    value = (TAKING_THE_BASE * win + LOOKING + (0.0 if held else GARRISON)) / where.bit_count()
    return value - LOOKING * (table.base_revealed and win < HOPELESS)


def _approach(table: Table, where: int, target: int, coming: dict[int, list[int]]) -> float:
    """Return what it is worth to come nearer to where the base may be: the more, the less time is left.

    Both the next suspect and the middle of all of them count, so that a fleet is not far when the base is found.
    """
    distances = _distances(where)
    there = distances[target]
    hurry = HURRY / max(1, table.reputation - table.time)
    if where.bit_count() == 1:
        hurry *= GATHERING / (1 + there[0])
    value = 0.0
    for place, units in coming.items():
        here = distances[place]
        if troops(units, EMPIRE) or there[0] == 1:
            steps = MIDDLE * (here[1] - there[1]) + (1 - MIDDLE) * (here[0] - there[0])
            value += steps * (1.5 + STRENGTH * price(units, EMPIRE) * hurry)
    lands = any(troops(units, EMPIRE) for units in coming.values())
    return value + 0.5 * lands * sum(where >> system & 1 for system in SYSTEMS[target].near)


@lru_cache(maxsize=4096)
def _distances(where: int) -> tuple[tuple[int, float], ...]:
    """Return for each system how far it is to the nearest of some systems, and how far on average."""
    systems = listed(where)
    rows = [[DISTANCE[place][system] for system in systems] for place in range(SYSTEM_COUNT)]
    return tuple((min(row), sum(row) / len(row)) for row in rows)
