"""What a seat sees of the battle in figures: for programs that learn."""

from __future__ import annotations

from typing import Final

from tablero.games.wh40k.evaluate import middle, rounds_left
from tablero.games.wh40k.state import DESTROYED, ON_BATTLEFIELD, Battle
from tablero.games.wh40k.threats import worth
from tablero.tabletop import INCH

UNITS: Final = 20
"""How many units of each side are told one by one."""


def features(battle: Battle, seat: int) -> list[float]:
    """Return the figures of a battle: round, points, markers; then of each unit, the seat's own first, models and place."""
    found: list[float] = [battle.round, battle.active == seat, battle.first == seat]
    for side in (seat, 1 - seat):
        found += [battle.victory_points[side], battle.command_points[side], battle.control.count(side)]
    for side in (seat, 1 - seat):
        units = [unit for unit in battle.units if unit.seat == side][:UNITS]
        for unit in units:
            there = unit.place == ON_BATTLEFIELD and bool(unit.models)
            x, y = middle(battle, unit) if there else (0, 0)
            found += [there, len(unit.models), unit.battle_shocked, x // INCH, y // INCH]
        found += [0.0] * 5 * (UNITS - len(units))
    return found


def named_features(battle: Battle, seat: int) -> dict[str, float]:
    """Return what decides a battle, by name: the course of it, and of each side points, markers and what is left of the army."""
    found = {"round": float(battle.round)}
    for whose, side in (("own", seat), ("their", 1 - seat)):
        units = [unit for unit in battle.units if unit.seat == side and unit.place != DESTROYED and unit.models]
        left = rounds_left(battle, side)
        held = battle.control.count(side)
        found |= {
            f"{whose} victory points": float(battle.victory_points[side]),
            f"{whose} markers": float(held),
            f"{whose} markers to come": float(held * left),
            f"{whose} army": sum(worth(battle, unit) for unit in units) / battle.armies[side].limit,
            f"{whose} units": float(len(units)),
            f"{whose} shocked": float(sum(unit.battle_shocked for unit in units)),
            f"{whose} command points": float(battle.command_points[side]),
        }
    return found
