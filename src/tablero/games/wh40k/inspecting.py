"""Looking at the battlefield more closely: how far two units are apart, who sees whom past what, who holds a marker.

Between enemies it also tells what one would do to the other. All may measure and look at any time. What is asked is
`{"units": [own, other]}` or `{"marker": number}`.
"""

from __future__ import annotations

from typing import Any

from tablero.games.wh40k.cover import in_cover
from tablero.games.wh40k.forecast import forecasts
from tablero.games.wh40k.objectives import in_range, level_of_control
from tablero.games.wh40k.state import ON_BATTLEFIELD, Battle, Unit
from tablero.games.wh40k.visibility import look
from tablero.kernel import Json
from tablero.tabletop import distances_3d
from tablero.tabletop.looking import inspected, owner, sight_lines


def inspect(battle: Battle, about: Any) -> Json:
    """Return what somebody finds who looks; None if there is nothing of the kind."""
    return inspected(
        about,
        lambda id: 0 <= id < len(battle.units) and battle.units[id].place == ON_BATTLEFIELD,
        lambda own, other: _between(battle, battle.units[own], battle.units[other]),
        len(battle.markers),
        lambda number: _marker(battle, number),
    )


def _between(battle: Battle, unit: Unit, other: Unit) -> Json:
    """Return how far the nearest models are apart, and for each model of a unit a line to the other, or what blocks it."""
    rows = distances_3d(battle.field, unit.models, other.models)
    lines = sight_lines(
        battle.field,
        unit.models,
        other.models,
        rows,
        lambda model, target: look(battle, model, target),
        lambda body: _owner(battle, body),
    )
    covered = (
        [id for id in other.models if in_cover(battle, unit, battle.models[id])] if any(row[2] for row in lines) else []
    )
    return {
        "distance": min(map(min, rows)),  # wh40k:measure.01
        "lines": lines,
        "covered": covered,
        "odds": forecasts(battle, unit, other),
    }


def _owner(battle: Battle, body: int) -> Json:
    """Return the unit or the piece of terrain that a body belongs to."""
    pieces = ((piece.area, *piece.matter) for piece in battle.terrain)
    return owner(body, [model.unit for model in battle.models], pieces)


def _marker(battle: Battle, number: int) -> Json:
    """Return each seat's Level of Control over a marker, and the models within range of it."""
    standing = [id for unit in battle.units if unit.place == ON_BATTLEFIELD for id in unit.models]
    levels = [level_of_control(battle, number, seat) for seat in (0, 1)]
    return {"levels": levels, "models": in_range(battle, number, standing)}
