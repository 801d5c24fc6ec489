"""How good a position is for a player, plainly: what is left of the armies, victory points, and those that are in sight."""

from __future__ import annotations

from math import isqrt
from typing import Final

from tablero.games.legion.goals import scored_now
from tablero.games.legion.objectives import OBJECTIVES
from tablero.games.legion.state import DEFEATED, ON_BATTLEFIELD, SUPPRESSION, Battle, Unit
from tablero.games.legion.winning import cost
from tablero.tabletop import INCH

VICTORY_POINT: Final = 0.1
"""What a victory point is worth, as a share of an army."""
TOKEN: Final = 2.0
"""What a token is worth, in points."""
NEAR: Final = 24 * INCH


def evaluate(battle: Battle, seat: int) -> float:
    """Return how good the position is for a seat: its own side against the other."""
    return _side(battle, seat) - _side(battle, 1 - seat)


def _side(battle: Battle, seat: int) -> float:
    units = [unit for unit in battle.units if unit.seat == seat and unit.place != DEFEATED]
    army = sum([worth(battle, unit) for unit in units])
    points = battle.victory_points[seat] + scored_now(battle, seat)
    return army + VICTORY_POINT * battle.edition.points * points + _pull(battle, units)


def worth(battle: Battle, unit: Unit) -> float:
    """Return what is left of a unit, in points: the share of wounds that it can still take, and its tokens."""
    most = unit.card.minis * unit.card.wounds + sum(each.card.minis for each in unit.upgrades)
    left = sum([one.threshold - one.wounds for one in battle.miniatures_of(unit)])
    good = sum([count for kind, count in unit.tokens.items() if kind != SUPPRESSION])
    return cost(unit) * min(1.0, left / max(1, most)) + TOKEN * (min(good, 3) - unit.has(SUPPRESSION))


def _pull(battle: Battle, units: list[Unit]) -> float:
    """Return a little for each unit whose leader is near an Objective token, more the nearer it is."""
    spots = [(token.x, token.y) for token in battle.tokens if token.kind in OBJECTIVES]
    total = 0.0
    for unit in units:
        pose = battle.miniatures[unit.leader].pose
        if unit.place == ON_BATTLEFIELD and pose is not None and spots:
            far = min([isqrt((pose.x - x) ** 2 + (pose.y - y) ** 2) for x, y in spots])
            total += 10 * max(0, NEAR - far) / NEAR
    return total
