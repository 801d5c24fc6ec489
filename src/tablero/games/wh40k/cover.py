"""The Benefit of Cover (rulebook: "Beneficiarse de cobertura"): which models terrain gives it to.

What it does to a saving throw stands in `saves`.
"""

from __future__ import annotations

from typing import Final

from tablero.games.wh40k.state import Battle, Model, Piece, Unit
from tablero.games.wh40k.terrain import BARRICADE, CRATER, RUINS, WOODS
from tablero.games.wh40k.units import model_is
from tablero.games.wh40k.visibility import FULLY_FROM, SIGHT, woods_hide
from tablero.tabletop import AREA, INCH, Battlefield, between, seen_whole, wholly_within

NEAR_BARRICADE: Final = 3 * INCH


def in_cover(battle: Battle, attacker: Unit, model: Model) -> bool:
    """Tell whether any piece of terrain gives a model cover from a unit's attacks (wh40k:cover.03, wh40k:cover.04)."""
    return any(gives_cover(battle, piece, attacker, model) for piece in battle.terrain)


def gives_cover(battle: Battle, piece: Piece, attacker: Unit, model: Model) -> bool:
    """Tell whether a piece of terrain gives a model the Benefit of Cover from a unit's attacks."""
    inside = wholly_within(battle.field, model.id, piece.area, 0)
    if piece.kind == CRATER:
        return inside and model_is(battle, model, "INFANTRY")  # wh40k:terrain.craters.02
    if piece.kind == BARRICADE and not near_barricade(battle, piece, model):
        return False
    if piece.kind in (WOODS, RUINS) and inside:
        return True  # wh40k:terrain.woods.07, wh40k:terrain.ruins.10
    # wh40k:terrain.barricades.05, wh40k:terrain.debris.02, wh40k:terrain.hills.04,
    # wh40k:terrain.woods.07, wh40k:terrain.ruins.10
    return hidden_by(battle, piece, attacker, model)


def near_barricade(battle: Battle, piece: Piece, model: Model) -> bool:
    """Tell whether a model is one that a barricade may give cover to (wh40k:terrain.barricades.05)."""
    near = wholly_within(battle.field, model.id, piece.area, NEAR_BARRICADE)
    return near and model_is(battle, model, "INFANTRY")


def hidden_by(battle: Battle, piece: Piece, attacker: Unit, model: Model) -> bool:
    """Tell whether a piece keeps a model from being fully visible to every model of a unit.

    It is enough that one of them doesn't see all of it (wh40k:cover.05).
    """
    return any(not fully_seen_past(battle, piece, observer, model.id) for observer in attacker.models)


def fully_seen_past(battle: Battle, piece: Piece, observer: int, model: int) -> bool:
    """Tell whether a model is fully visible to another as far as a piece of terrain is concerned."""
    if piece.kind == WOODS:
        return not woods_hide(battle, piece, observer, model)
    parts = list(dict.fromkeys((*piece.matter, *piece.floors, piece.area)))
    field = battle.field
    if not between(field, observer, model, parts, sky=AREA):
        return True
    alone = Battlefield(field.width, field.depth)
    one, other = alone.add(field[observer]), alone.add(field[model])
    for number in parts:
        alone.add(field[number])
    return bool(seen_whole(alone, one, other, SIGHT, lift=FULLY_FROM))
