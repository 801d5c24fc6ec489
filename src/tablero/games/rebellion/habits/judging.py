"""How likely the Rebels win, by what decides a game: time, the hunt for the base, and the forces near it."""

from __future__ import annotations

from math import exp, log
from typing import Final

from tablero.games.rebellion.facts import DISTANCE, EMPIRE, REBEL, SYSTEM_COUNT
from tablero.games.rebellion.habits.hiding import danger
from tablero.games.rebellion.habits.knowledge import listed, suspects
from tablero.games.rebellion.state import Table

WEIGHTS: Final = (2.6, -3.0, 0.9, -1.5, -1.9, -0.6)
"""What each of the `figures` counts."""


SUPPOSED: Final = 8
"""In so many places, at most, the Empire supposes the base while it doesn't know it."""


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
    )


def rebel_chance(table: Table, side: int) -> float:
    """Return how likely the Rebels win, as a side sees it."""
    return 1 / (1 + exp(-sum(weight * figure for weight, figure in zip(WEIGHTS, figures(table, side), strict=True))))
