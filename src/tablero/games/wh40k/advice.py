"""Advice on a battlefield (rulebook: "Campos de batalla de ejemplo", "Consejos"): it is told, and nothing is refused by it."""

from __future__ import annotations

from typing import Final

from tablero.games.wh40k.objectives import marker
from tablero.games.wh40k.state import Battle, Piece
from tablero.games.wh40k.terrain import HILL, RUINS, WOODS
from tablero.tabletop import INCH, Point, all_within

SQUARE_INCHES: Final = 440
"""Of a battlefield for each piece of terrain: with fewer pieces there is little of it."""
CENTRE: Final = 4
"""The centre reaches so many parts of the length, and of the width, from the middle: a quarter."""
UNEVEN: Final = 2
"""Both halves of a battlefield have nearly as many pieces if one has no more than so many more."""
HIDING: Final = (HILL, RUINS, WOODS)
"""What keeps models from seeing each other across the battlefield."""
ROUND_MARKER: Final = INCH


def advice(battle: Battle) -> list[str]:
    """Return what keeps a battlefield from suiting a balanced battle, as ids of texts (wh40k:battlefield.04)."""
    area = battle.field.width * battle.field.depth // INCH**2
    found = []
    if len(battle.terrain) * SQUARE_INCHES < area:
        found.append("wh40k-advice-little-terrain")
    if not any(piece.kind in HIDING and in_centre(battle, piece) for piece in battle.terrain):
        found.append("wh40k-advice-open-centre")
    halves = [2 * middle(battle, piece)[0] < battle.field.width for piece in battle.terrain]
    if abs(halves.count(True) - halves.count(False)) > UNEVEN:
        found.append("wh40k-advice-uneven")
    return found


def middle(battle: Battle, piece: Piece) -> Point:
    """Return where the middle of a piece of terrain is."""
    return battle.field[piece.area].pose[:2]


def in_centre(battle: Battle, piece: Piece) -> bool:
    """Tell whether the middle of a piece of terrain is in the centre of the battlefield."""
    x, y = middle(battle, piece)
    width, depth = battle.field.width, battle.field.depth
    return abs(2 * x - width) * CENTRE <= 2 * width and abs(2 * y - depth) * CENTRE <= 2 * depth


def crowds_marker(battle: Battle, spot: Point) -> bool:
    """Tell whether walls leave little room round an objective marker that lies there (wh40k:objective.09)."""
    walls = [number for piece in battle.terrain for number in piece.matter if number not in piece.floors]
    table = battle.field.copy()
    return bool(all_within(table, table.add(marker(*spot)), walls, ROUND_MARKER))
