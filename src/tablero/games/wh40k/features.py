"""What a seat sees of the battle in figures: for programs that learn."""

from __future__ import annotations

from typing import Final

from tablero.games.wh40k.evaluate import middle
from tablero.games.wh40k.state import ON_BATTLEFIELD, Battle
from tablero.tabletop import INCH

UNITS: Final = 20
"""So many units of each side are told one by one."""


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
