"""What a seat sees of the battle in figures: for programs that learn."""

from __future__ import annotations

from typing import Final

from tablero.games.legion.evaluate import worth
from tablero.games.legion.state import DEFEATED, ON_BATTLEFIELD, SUPPRESSION, Battle
from tablero.tabletop import INCH

UNITS: Final = 16
"""How many units of each side are told one by one."""


def features(battle: Battle, seat: int) -> list[float]:
    """Return the figures of a battle: round and points; then of each unit, the seat's own first, what is left and its place."""
    found: list[float] = [battle.round, *(battle.victory_points[side] for side in (seat, 1 - seat))]
    for side in (seat, 1 - seat):
        units = [unit for unit in battle.units if unit.seat == side][:UNITS]
        for unit in units:
            pose = battle.miniatures[unit.leader].pose
            there = unit.place == ON_BATTLEFIELD and pose is not None
            x, y = (pose.x // INCH, pose.y // INCH) if there and pose is not None else (0, 0)
            left = sum(one.threshold - one.wounds for one in battle.miniatures_of(unit))
            found += [there, unit.place == DEFEATED, left, unit.has(SUPPRESSION), x, y]
        found += [0.0] * 6 * (UNITS - len(units))
    return found


def named_features(battle: Battle, seat: int) -> dict[str, float]:
    """Return what decides a battle, by name: the round, and of each side victory points and what is left of the army."""
    found = {"round": float(battle.round)}
    for whose, side in (("own", seat), ("their", 1 - seat)):
        units = [unit for unit in battle.units if unit.seat == side and unit.place != DEFEATED]
        found |= {
            f"{whose} victory points": float(battle.victory_points[side]),
            f"{whose} army": sum(worth(battle, unit) for unit in units) / battle.edition.points,
            f"{whose} units": float(len(units)),
            f"{whose} suppression": float(sum(unit.has(SUPPRESSION) for unit in units)),
        }
    return found
