"""How good a position is for a player, plainly: for bots that look ahead.

It is counted in points of the army: what is left of it, and what victory points and objective markers are worth.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from tablero.games.wh40k.mission import LAST_ROUND, MOST_SCORED
from tablero.games.wh40k.state import DESTROYED, ON_BATTLEFIELD, Battle, Unit
from tablero.games.wh40k.threats import worth
from tablero.tabletop import INCH, Point

VICTORY_POINT: Final = 0.1
"""What a victory point is worth, as a share of an army."""
HELD: Final = 0.6
"""How much of what a marker can still bring a player gets who holds it now."""
SHOCKED: Final = 0.9
"""What a Battle-shocked unit is worth, as a share of itself."""
NEAR: Final = 24 * INCH
"""From so near on a unit has to do with a marker."""


def evaluate(battle: Battle, seat: int) -> float:
    """Return how good the position is for a seat: its own side against the other."""
    return _side(battle, seat) - _side(battle, 1 - seat)


def _side(battle: Battle, seat: int) -> float:
    units = [unit for unit in battle.units if unit.seat == seat and unit.place != DESTROYED and unit.models]
    army = sum([worth(battle, unit) * (SHOCKED if unit.battle_shocked else 1.0) for unit in units])
    held = min(battle.control.count(seat), MOST_SCORED)
    share = battle.victory_points[seat] + HELD * held * rounds_left(battle, seat) + _pull(battle, units)
    return army + victory_point(battle, seat) * share


def victory_point(battle: Battle, seat: int) -> float:
    """Return what a victory point is worth to a player, in points of the army."""
    return VICTORY_POINT * battle.armies[seat].limit


def rounds_left(battle: Battle, seat: int) -> int:
    """Return how many Command phases are to come in which a player scores."""
    begun = max(battle.round, 1)
    waits = battle.active != seat and seat != battle.first
    return max(0, LAST_ROUND - begun + waits)


def _pull(battle: Battle, units: list[Unit]) -> float:
    """Return a little for each unit that is near a marker, more the nearer it is."""
    near = [middle(battle, unit) for unit in units if unit.place == ON_BATTLEFIELD]
    total = 0.0
    for x, y in near:
        far = min([isqrt((x - a) ** 2 + (y - b) ** 2) for a, b in battle.markers], default=NEAR)
        total += max(0, NEAR - far) / NEAR
    return total * 0.1


def middle(battle: Battle, unit: Unit) -> Point:
    """Return the middle of where the models of a unit stand."""
    poses = [pose for id in unit.models if (pose := battle.models[id].pose) is not None]
    return sum([pose.x for pose in poses]) // len(poses), sum([pose.y for pose in poses]) // len(poses)
