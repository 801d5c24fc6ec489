"""How likely the Rebels win, by what decides a game: time, the hunt for the base, the forces near it, and what each side has."""

from __future__ import annotations

from math import exp, log
from typing import Final

from tablero.games.rebellion.facts import BASE, DISTANCE, EMPIRE, REBEL, SYSTEM_COUNT
from tablero.games.rebellion.habits.armies import army, price
from tablero.games.rebellion.habits.hiding import danger
from tablero.games.rebellion.habits.knowledge import YIELD, listed, suspects
from tablero.games.rebellion.habits.values import queued
from tablero.games.rebellion.objectives import REFRESH_CARDS, fulfilled
from tablero.games.rebellion.state import Table

WEIGHTS: Final = (2.6, -3.0, 0.9, -1.5, -1.9, -0.6, 0.9)
"""What each of the `figures` counts."""


SUPPOSED: Final = 8
"""In so many places, at most, the Empire supposes the base while it doesn't know it."""
USUAL: Final = 30.0
"""By so many points the Empire usually has more."""
READY: Final = 5.0
"""What an objective in hand is worth that is fulfilled and can be played in the next round."""


def figures(table: Table, side: int) -> tuple[float, ...]:
    """Return what decides a game, as a side sees it, each about from 0 to 1: see the parts of it."""
    where = listed(suspects(table, side))
    stacks = [n for n in range(SYSTEM_COUNT) if table.has_ground(n, EMPIRE) and table.has_ships(n, EMPIRE)]
    reached = sum(any(DISTANCE[n][stack] <= 1 for stack in stacks) for n in where)
    bases = [table.base] if side == REBEL or not where else where[:: -(-len(where) // SUPPOSED)]
    return (
        1.0,
        (table.reputation - table.time) / 10,  # what the Rebels still need
        log(max(1, len(where))) / 3,  # how well the base is hidden
        sum(danger(table, 1, base) for base in bases) / len(bases),
        sum(danger(table, 2, base) for base in bases) / len(bases),
        reached / max(1, len(where)),  # how many of the places where it may be are within reach
        (possessions(table) + (READY * ready(table) if side == REBEL else 0.0) + USUAL) / USUAL,
    )


NAMES: Final = ("side", "needed", "hidden", "danger 1", "danger 2", "reached", "possessions")
"""What the `figures` are called."""


def named(table: Table, side: int) -> dict[str, float]:
    """Return the figures by name, each side's for itself: what is good for one is bad for the other, and not by as much."""
    whose = "rebels" if side == REBEL else "empire"
    found = {f"{whose}: {name}": value for name, value in zip(NAMES, figures(table, side), strict=True)}
    return {**found, f"{whose}: time": table.time / 10, f"{whose}: revealed": float(table.base_revealed)}


def possessions(table: Table) -> float:
    """Return by how much the Rebels have more than the Empire: units, loyal systems and production, in points."""
    systems = range(SYSTEM_COUNT)
    rebels = sum(price(army(table, place, REBEL), REBEL) for place in (*systems, BASE)) + queued(table, REBEL)
    empire = sum(price(army(table, place, EMPIRE), EMPIRE) for place in systems) + queued(table, EMPIRE)
    value = 0.5 * rebels - 0.35 * empire
    for system in systems:
        held = 3.0 + 0.7 * YIELD[system]
        if table.loyalty[system] == EMPIRE or table.subjugated[system]:
            value -= 0.6 * held
        elif table.loyalty[system] == REBEL:
            value += 1.2 * held
        value += YIELD[system] * table.sabotaged[system]
    return value


def ready(table: Table) -> int:
    """Return how many objectives in hand the board fulfils."""
    return sum(fulfilled(table, card) for card in table.objective_hand if card in REFRESH_CARDS)


def rebel_chance(table: Table, side: int) -> float:
    """Return how likely the Rebels win, as a side sees it."""
    return 1 / (1 + exp(-sum(weight * figure for weight, figure in zip(WEIGHTS, figures(table, side), strict=True))))
