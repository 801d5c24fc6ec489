"""Objective markers and who controls them (rulebook: "Marcadores de objetivo")."""

from __future__ import annotations

from typing import Final

from tablero.games.wh40k.state import NOBODY, ON_BATTLEFIELD, Battle
from tablero.tabletop import INCH, MM, Battlefield, Body, Pose, Shape, all_within, overlapping, rise

DIAMETER: Final = 40 * MM  # wh40k:objective.01
RANGE: Final = 3 * INCH
RANGE_UP: Final = 5 * INCH


def marker(x: int, y: int) -> Body:
    """Return an objective marker as a body on the ground, with its middle there (wh40k:objective.02)."""
    return Body(Shape.disc(DIAMETER), Pose(x, y))


def on_marker(battle: Battle, body: Body) -> bool:
    """Tell whether a body that stands on the ground overlaps an objective marker."""
    table = Battlefield(battle.field.width, battle.field.depth)
    number = table.add(body)
    markers = [table.add(marker(*each)) for each in battle.markers]
    return any(overlapping(table, number, each) for each in markers)


def in_range(battle: Battle, number: int, models: list[int]) -> list[int]:
    """Return those of some models that are within range of an objective marker (wh40k:objective.05)."""
    table = battle.field.copy()
    spot = table.add(marker(*battle.markers[number]))
    near = all_within(table, spot, models, RANGE)
    return [model for model in near if rise(table, spot, model) <= RANGE_UP]


def level_of_control(battle: Battle, number: int, seat: int) -> int:
    """Return a player's Level of Control over a marker: the OC of all models in range (wh40k:objective.06)."""
    models: list[int] = []
    for unit in battle.units:
        if unit.seat == seat and unit.place == ON_BATTLEFIELD and not unit.battle_shocked:
            # wh40k:battleshock.04, wh40k:battleshock.08
            models += unit.models
    return sum(battle.models[id].profile.oc for id in in_range(battle, number, models))


def check_control(battle: Battle) -> None:
    """See at the end of a phase who controls each marker; it stays so until the next (wh40k:objective.11)."""
    for number in range(len(battle.markers)):
        levels = [level_of_control(battle, number, seat) for seat in (0, 1)]
        if levels[0] == levels[1]:
            battle.control[number] = NOBODY  # wh40k:objective.08
        else:
            battle.control[number] = levels.index(max(levels))  # wh40k:objective.07
