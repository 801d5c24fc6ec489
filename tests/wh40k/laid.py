"""Terrain on the battlefield of a test, and units in rows."""

from __future__ import annotations

from tablero.games.wh40k.layouts import GROUP, KINDS, MARKS, feature
from tablero.games.wh40k.state import Battle, Piece, Unit
from tablero.tabletop import AREA, INCH, Pose, place
from tablero.tabletop import Piece as Ready
from wh40k.playing import stand

BASE = 3200
"""How wide the bases of `playing.profile` are."""


def lay(field: Battle, piece: Ready, x: int, y: int, facing: int = 0) -> Piece:
    """Put a ready-made piece on the battlefield, its middle there."""
    marked = piece.marked(AREA, MARKS.get(KINDS[piece.name], 0))
    found = feature(place(field.field, marked, Pose(x, y, 0, facing), GROUP + len(field.terrain)))
    field.terrain += (found,)
    return found


def column(field: Battle, unit: Unit, x: int, y: int, apart: int = BASE + INCH // 2) -> None:
    """Stand the models of a unit one after the other along y."""
    for number, id in enumerate(unit.models):
        stand(field, id, x, y + number * apart)
