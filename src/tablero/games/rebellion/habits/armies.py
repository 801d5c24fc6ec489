"""What armies are worth, and how likely one beats another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from tablero.games.rebellion.evaluate import WORTH
from tablero.games.rebellion.facts import (
    DEATH_STAR,
    EMPIRE,
    GROUND,
    ION_CANNON,
    LEADERS,
    REBEL,
    SHIELD_GENERATOR,
    SIDES,
    SPACE,
    THEATER_OF,
    UNITS,
    UNITS_AT,
    UNITS_OF,
)
from tablero.games.rebellion.leaders import captured
from tablero.games.rebellion.state import Table

Army: TypeAlias = Sequence[int]
"""How many units of each type of a side there are, in the order of `UNITS_OF`."""

FIRST = tuple(UNITS_OF[side][0] for side in SIDES)
"""The number of the unit type that stands first in an army."""
ROWS = tuple(
    tuple(tuple(unit - FIRST[side] for unit in THEATER_OF[t][side]) for side in SIDES) for t in (SPACE, GROUND)
)
"""Where the units of a theater stand in an army, by theater and side."""
KINDS = tuple(tuple(UNITS[unit] for unit in UNITS_OF[side]) for side in SIDES)
PRICES = tuple(tuple(WORTH[unit] for unit in UNITS_OF[side]) for side in SIDES)
TOUGH: Final = 12
"""The health that a Death Star is reckoned with, which no hit destroys."""
HEALTH = tuple(tuple(TOUGH if unit == DEATH_STAR else UNITS[unit].health for unit in UNITS_OF[side]) for side in SIDES)
SHIELD, CANNON = SHIELD_GENERATOR - FIRST[REBEL], ION_CANNON - FIRST[REBEL]
NOBODY: Army = (0,) * len(UNITS_OF[REBEL])

MOST_DICE: Final = 5
STEEPNESS: Final = 1.3
"""How much a stronger army is favoured: its strength counts to this power."""


def army(table: Table, place: int, side: int) -> list[int]:
    """Return a side's units in a place."""
    return table.units[UNITS_AT[side][place]]


def together(armies: Iterable[Army]) -> list[int]:
    """Return several armies as one."""
    return [sum(column) for column in zip(*armies, strict=True)]


def price(units: Army, side: int) -> float:
    """Return what an army is worth."""
    return sum(count * worth for count, worth in zip(units, PRICES[side], strict=True) if count)


def troops(units: Army, side: int) -> int:
    """Return how many ground units an army has."""
    return sum(units[row] for row in ROWS[GROUND][side])


def health(units: Army, side: int, theater: int) -> int:
    """Return how much damage an army can take in a theater."""
    return sum(units[row] * HEALTH[side][row] for row in ROWS[theater][side])


def odds(attack: Army, defence: Army, side: int) -> float:
    """Return how likely an army of a side clears a place of the other's, in both theaters."""
    return odds_in(SPACE, attack, defence, side) * odds_in(GROUND, attack, defence, side)


def odds_in(theater: int, attack: Army, defence: Army, side: int) -> float:
    """Return how likely an army of a side clears a theater of the other's: dice times health decide."""
    if not any(defence[row] for row in ROWS[theater][1 - side]):
        return 1.0
    if not any(attack[row] for row in ROWS[theater][side]):
        return 0.0
    ratio: float = (force(attack, defence, side, theater) / force(defence, attack, 1 - side, theater)) ** STEEPNESS
    return ratio / (1 + ratio)


def force(units: Army, enemy: Army, side: int, theater: int) -> float:
    """Return how strong an army is in a theater, against that enemy's cannons and with its own generators."""
    red = black = endures = 0
    kinds, lives = KINDS[side], HEALTH[side]
    for row in ROWS[theater][side]:
        count = units[row]
        if count:
            red += count * kinds[row].red
            black += count * kinds[row].black
            endures += count * lives[row]
    if side == EMPIRE and theater == SPACE:
        red = max(0, red - 2 * enemy[CANNON])
    elif side == REBEL and theater == GROUND:
        red += units[SHIELD]
    return (min(MOST_DICE, red) + min(MOST_DICE, black) + 0.3) * endures


def standing(table: Table, side: int) -> dict[int, list[int]]:
    """Return a side's leaders in each place where it has any, prisoners not among them."""
    found: dict[int, list[int]] = {}
    serves = table.leader_side
    for leader, place in enumerate(table.leader_at):
        if place >= 0 and serves[leader] == side and not captured(table, leader):
            found.setdefault(place, []).append(leader)
    return found


def ability(leader: int) -> int:
    """Return how much a leader is good for: all skills and tactic values."""
    return sum(LEADERS[leader].skills) + sum(LEADERS[leader].tactics)
