"""The Benefit of Cover (rulebook: "Beneficiarse de cobertura"): which models terrain gives it to.

What it does to a saving throw stands in `saves`.
"""

from __future__ import annotations

from typing import Final

from tablero.games.wh40k.battlefield import SEEN_PAST
from tablero.games.wh40k.state import Battle, Model, Piece, Unit
from tablero.games.wh40k.terrain import BARRICADE, CRATER, RUINS, WOODS
from tablero.games.wh40k.units import model_is
from tablero.games.wh40k.visibility import FULLY_FROM, SIGHT
from tablero.tabletop import INCH, Battlefield, between, seen_whole, wholly_within

NEAR_BARRICADE: Final = 3 * INCH


def in_cover(battle: Battle, attacker: Unit, model: Model) -> bool:
    """Tell whether any piece of terrain gives a model cover from a unit's attacks (wh40k:cover.03, wh40k:cover.04)."""
    return any(gives_cover(battle, piece, attacker, model) for piece in battle.terrain)


def gives_cover(battle: Battle, piece: Piece, attacker: Unit, model: Model) -> bool:
    """Tell whether a piece of terrain gives a model the Benefit of Cover from a unit's attacks."""
    infantry = model_is(battle, model, "INFANTRY")
    inside = wholly_within(battle.field, model.id, piece.area, 0)
    if piece.kind == CRATER:
        return infantry and inside  # wh40k:terrain.craters.02
    if piece.kind == BARRICADE:
        near = wholly_within(battle.field, model.id, piece.area, NEAR_BARRICADE)
        return infantry and near and hidden_by(battle, piece, attacker, model)  # wh40k:terrain.barricades.05
    if piece.kind in (WOODS, RUINS) and inside:
        return True  # wh40k:terrain.woods.07, wh40k:terrain.ruins.10
    # wh40k:terrain.debris.02, wh40k:terrain.hills.04, wh40k:terrain.woods.07, wh40k:terrain.ruins.10
    return hidden_by(battle, piece, attacker, model)


def hidden_by(battle: Battle, piece: Piece, attacker: Unit, model: Model) -> bool:
    """Tell whether a piece keeps a model from being fully visible to every model of a unit.

    It is enough that one of them doesn't see all of it (wh40k:cover.05).
    """
    return any(not fully_seen_past(battle, piece, observer, model.id) for observer in attacker.models)


def fully_seen_past(battle: Battle, piece: Piece, observer: int, model: int) -> bool:
    """Tell whether a model is fully visible to another as far as a piece of terrain is concerned."""
    field = battle.field
    if piece.kind == WOODS:
        return not woods_between(battle, piece, observer, model)
    if not between(field, observer, model, (*piece.matter, *piece.floors)):
        return True
    alone = Battlefield(field.width, field.depth)
    one, other = alone.add(field[observer]), alone.add(field[model])
    for number in dict.fromkeys((*piece.matter, *piece.floors)):
        alone.add(field[number])
    return bool(seen_whole(alone, one, other, SIGHT._replace(area=0, sky=0), lift=FULLY_FROM))


def woods_between(battle: Battle, piece: Piece, observer: int, model: int) -> bool:
    """Tell whether a model is seen through or over Woods, and so never fully (wh40k:terrain.woods.04)."""
    field = battle.field
    if any(field[each].kind & SEEN_PAST for each in (observer, model)):
        return False  # wh40k:terrain.woods.05
    if wholly_within(field, observer, piece.area, 0):
        return wholly_within(field, model, piece.area, 0)  # wh40k:terrain.woods.03, wh40k:terrain.woods.06
    return bool(between(field, observer, model, [piece.area], sky=field[piece.area].kind))
