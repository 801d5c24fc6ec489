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
    far = body.shape.reach + DIAMETER // 2 + 2
    near = [(x, y) for x, y in battle.markers if (x - body.pose.x) ** 2 + (y - body.pose.y) ** 2 < far * far]
    if not near:
        return False
    table = Battlefield(battle.field.width, battle.field.depth)
    number = table.add(body)
    markers = [table.add(marker(*each)) for each in near]
    return any(overlapping(table, number, each) for each in markers)


def with_markers(battle: Battle) -> tuple[Battlefield, list[int]]:
    """Return the battlefield with the objective markers on it, and their numbers there."""
    table = battle.field.copy()
    return table, [table.add(marker(*each)) for each in battle.markers]


def in_range(battle: Battle, number: int, models: list[int]) -> list[int]:
    """Return those of some models that are within range of an objective marker (wh40k:objective.05)."""
    table, markers = with_markers(battle)
    return near_marker(table, markers[number], models)


def near_marker(table: Battlefield, marker: int, models: list[int]) -> list[int]:
    """Return those of some models that are within range of a marker that lies on a table (wh40k:objective.05)."""
    near = all_within(table, marker, models, RANGE)
    return [model for model in near if rise(table, marker, model) <= RANGE_UP]


def level_of_control(battle: Battle, number: int, seat: int) -> int:
    """Return a player's Level of Control over a marker."""
    table, markers = with_markers(battle)
    return _level(battle, table, markers[number], seat)


def _level(battle: Battle, table: Battlefield, marker: int, seat: int) -> int:
    """Return a player's Level of Control over a marker on a table: the OC of all models in range (wh40k:objective.06)."""
    models: list[int] = []
    for unit in battle.units:
        if unit.seat == seat and unit.place == ON_BATTLEFIELD and not unit.battle_shocked:
            # wh40k:battleshock.04, wh40k:battleshock.08
            models += unit.models
    return sum(battle.models[id].profile.oc for id in near_marker(table, marker, models))


def check_control(battle: Battle) -> None:
    """See at the end of a phase who controls each marker; it stays so until the next (wh40k:objective.11)."""
    table, markers = with_markers(battle)
    for number, marker in enumerate(markers):
        levels = [_level(battle, table, marker, seat) for seat in (0, 1)]
        if levels[0] == levels[1]:
            battle.control[number] = NOBODY  # wh40k:objective.08
        else:
            battle.control[number] = levels.index(max(levels))  # wh40k:objective.07
