"""The Empire's activations: finding the base, taking it, and holding the galaxy on the way."""

from __future__ import annotations

from typing import Final

from tablero.games.rebellion.facts import BASE, DISTANCE, EMPIRE, REBEL, SYSTEM_COUNT, SYSTEMS
from tablero.games.rebellion.habits.armies import army, odds, price, together, troops
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


def imperial_activations(table: Table) -> list[tuple[float, int]]:
    """Return what activating each system promises the Empire, the best first."""
    fleets = {
        place: leaving(table, EMPIRE, place, full=True)
        for place in range(SYSTEM_COUNT)
        if table.has_units(place, EMPIRE)
    }
    found = []
    for target in range(SYSTEM_COUNT):
        near = [place for place in SYSTEMS[target].near if place in fleets and any(fleets[place])]
        if near:
            whole = all_in(table, target)
            coming = together(fleets[n] if whole else leaving(table, EMPIRE, n, full=False) for n in near)
            found.append((_promise(table, target, near, coming), target))
    return sorted(found, reverse=True)


def _promise(table: Table, target: int, near: list[int], coming: list[int]) -> float:
    """Return what it is worth that these units come to a system from near ones."""
    where = suspects(table, EMPIRE)
    here, rebels = army(table, target, EMPIRE), army(table, target, REBEL)
    landing, held = troops(coming, EMPIRE), troops(here, EMPIRE)
    value = 0.0
    if where >> target & 1 and (landing or table.base_revealed):
        value += _search(table, where, together((here, coming)), rebels, bool(held))
    elif any(rebels):
        win = odds(together((here, coming)), rebels, EMPIRE)
        value += win * (price(rebels, REBEL) + 3) - (1 - win) * 0.5 * price(coming, EMPIRE)
    if landing and not held and SYSTEMS[target].populous and table.loyalty[target] != EMPIRE:
        value += 1.0 + 0.8 * YIELD[target] + 2.0 * (table.loyalty[target] == REBEL)
    if landing and where:
        value += _approach(table, where, target, near, price(coming, EMPIRE))
    return value


def _search(table: Table, where: int, force: list[int], rebels: list[int], held: bool) -> float:
    """Return what it is worth to go where the base may be: to win there, or to know that it isn't."""
    hidden = rebels if table.base_revealed else together((rebels, army(table, BASE, REBEL)))
    win = odds(force, hidden, EMPIRE)
    value = (TAKING_THE_BASE * win + LOOKING + (0.0 if held else GARRISON)) / where.bit_count()
    return value - LOOKING * (table.base_revealed and win < HOPELESS)


def _approach(table: Table, where: int, target: int, near: list[int], strength: float) -> float:
    """Return what it is worth to come nearer to where the base may be: the more, the less time is left."""
    looked = listed(where)
    gaps = {place: min(DISTANCE[place][system] for system in looked) for place in (target, *near)}
    behind = min(gaps[place] for place in near)
    hurry = HURRY / max(1, table.reputation - table.time)
    step = 1.5 + 0.15 * strength * hurry if behind > 1 else 0.5
    return (behind - gaps[target]) * step + 0.5 * sum(where >> system & 1 for system in SYSTEMS[target].near)
