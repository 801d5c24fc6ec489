"""Creating the battlefield (rulebook: "Crear el campo de batalla"): its size, and the terrain that is put on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablero.games.wh40k import battlefield
from tablero.games.wh40k.advice import advice
from tablero.games.wh40k.mission import size_of
from tablero.games.wh40k.own_layouts import PIECES, READY, Laid, ready_made
from tablero.games.wh40k.state import Battle, Piece
from tablero.games.wh40k.terrain import BARRICADE, CRATER, DEBRIS, HILL, RUINS, WOODS
from tablero.kernel import Play, Rng, Roll
from tablero.tabletop import AREA, FLOOR, INCH, WALL, Battlefield, Placed, assortment, place, scatter_in_pairs, standing
from tablero.tabletop import Piece as Ready

KINDS: Final = {
    "crater": CRATER,
    "barricade": BARRICADE,
    "debris": DEBRIS,
    "hill": HILL,
    "building": HILL,  # wh40k:terrain.hills.05
    "container": HILL,  # wh40k:terrain.hills.05
    "woods": WOODS,
    "ruin": RUINS,
}
"""The kind of terrain that each ready-made piece is."""

MARKS: Final = {WOODS: battlefield.WOODS, RUINS: battlefield.RUINS}
"""What an area is marked with whose kind has rules of its own for sight."""

PLAIN: Final = "plain"
SCATTERED: Final = "scattered"
LAYOUTS: Final = (SCATTERED, *READY, PLAIN)

SQUARE_INCHES: Final = 440
"""Of the battlefield for each pair of pieces."""
GROUP: Final = 1 << 16
"""The first number of a group of terrain: units have the numbers below."""
SEEDS: Final = 1 << 30


def create_battlefield(battle: Battle) -> Play[None]:
    """Lay out the battlefield and its terrain before anything else (wh40k:battlefield.02)."""
    size = size_of(max(army.limit for army in battle.armies))
    battle.field = battlefield.laid_out(battle, size.length, size.width)
    if battle.layout == SCATTERED:
        (seed,) = yield Roll(SEEDS)
        pairs = size.length * size.width // SQUARE_INCHES
        rng = Rng(seed)
        pieces = map(marked, assortment(rng, pairs))
        lay_out(battle, scatter_in_pairs(battle.field, pieces, rng, GROUP, edge=INCH))
    elif battle.layout != PLAIN:
        laid = ready_made(battle.layout, size) if isinstance(battle.layout, str) else battle.layout
        lay_out(battle, [_placed(battle, piece, number) for number, piece in enumerate(laid)])
    for id in advice(battle):
        battle.log.tell(id)


def marked(piece: Ready) -> Ready:
    """Return a ready-made piece with its area marked for the rules of its kind."""
    return piece.marked(AREA, MARKS.get(KINDS[piece.name], 0))


def _placed(battle: Battle, piece: Laid, number: int) -> Placed:
    return place(battle.field, marked(PIECES[piece.name]), piece.pose, GROUP + number)


def lay_out(battle: Battle, pieces: Sequence[Placed]) -> None:
    """Make the terrain of a battle of pieces that are on its battlefield."""
    for piece in pieces:
        if overhangs(battle.field, piece):
            raise ValueError(f"{piece.piece.name} hangs over an edge at {piece.pose}")  # wh40k:terrain.hills.02
    battle.terrain = tuple(map(feature, pieces))


def overhangs(field: Battlefield, piece: Placed) -> bool:
    """Tell whether a part of a piece that stands on a Hill is over its edge (wh40k:terrain.hills.02)."""
    feet = [number for number in piece.bodies if field[number].pose.z == piece.pose.z]
    return not all(standing(field, number).whole for number in feet)


def feature(placed: Placed) -> Piece:
    """Return a piece on the battlefield as the rules know it."""
    parts = list(zip(placed.bodies, placed.piece.parts, strict=True))
    areas = [number for number, part in parts if part.kind & AREA]
    return Piece(
        KINDS[placed.piece.name],
        areas[0] if areas else placed.bodies[0],  # wh40k:terrain.woods.01, wh40k:terrain.ruins.01
        # wh40k:terrain.general.01, wh40k:terrain.craters.01, wh40k:terrain.woods.02: an area alone is in nobody's way
        tuple(number for number, part in parts if part.kind & (WALL | FLOOR)),
        tuple(number for number, part in parts if part.kind & FLOOR),
    )
