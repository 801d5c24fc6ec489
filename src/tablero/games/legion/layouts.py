"""Terrain on the battlefield: what the players have agreed on for ready-made pieces, ready layouts, and layouts by chance.

Everything here is what a rulebook leaves to the players.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tablero.games.legion.battlefield import GROUP, everybody, token_body
from tablero.games.legion.state import Battle, Piece
from tablero.games.legion.terrain import (
    AREA,
    BARRICADE,
    DIFFICULT,
    HEAVY,
    IMPASSABLE,
    LIGHT,
    OBSTACLE,
    OPEN,
    SCATTER,
)
from tablero.kernel import Illegal, Play, Reason, Rng, Roll, because
from tablero.tabletop import AREA as AREA_BODY
from tablero.tabletop import (
    FLOOR,
    INCH,
    TURN,
    WALL,
    Body,
    Placed,
    Pose,
    Shape,
    barricade,
    building,
    container,
    crater,
    hill,
    overlapping,
    place,
    scatter_in_pairs,
    woods,
)
from tablero.tabletop import Piece as Ready

SCATTERED: Final = "scattered"
PLAIN: Final = "plain"


class Agreed(NamedTuple):
    """What was agreed on for a kind of piece: what it is, how it restricts moves, and what Cover it gives."""

    kind: str
    movement: str
    cover: int


AGREED: Final = {
    "building": Agreed(OBSTACLE, OPEN, HEAVY),
    "tower": Agreed(OBSTACLE, IMPASSABLE, HEAVY),
    "container": Agreed(OBSTACLE, OPEN, HEAVY),
    "hill": Agreed(OBSTACLE, OPEN, LIGHT),
    "woods": Agreed(AREA, DIFFICULT, LIGHT),
    "ruins": Agreed(AREA, DIFFICULT, HEAVY),
    "crater": Agreed(AREA, DIFFICULT, LIGHT),
    "crates": Agreed(SCATTER, OPEN, LIGHT),  # legion26:terrain.02, legion23:terrain.02
    "barricade": Agreed(BARRICADE, OPEN, HEAVY),  # legion26:terrain.03, legion23:terrain.03
}


def _solid(name: str, shape: Shape, height: int, kind: int) -> Ready:
    return Ready(name, (Body(shape, Pose(0, 0), height, height, kind=kind),))


def ready_piece(name: str) -> Ready:
    """Return a piece of a kind, of its usual size."""
    made = {
        "building": lambda: building(7 * INCH, 5 * INCH, 4 * INCH),
        "tower": lambda: _solid("tower", Shape.oval(4 * INCH, 4 * INCH), 9 * INCH, WALL),
        "container": lambda: container(5 * INCH, 5 * INCH // 2, 5 * INCH // 2),
        "hill": lambda: hill(9 * INCH, 6 * INCH, 3 * INCH // 2),
        "woods": lambda: woods(7 * INCH, 5 * INCH, 4 * INCH),
        "ruins": lambda: _solid("ruins", Shape.rectangle(6 * INCH, 5 * INCH), 3 * INCH, AREA_BODY),
        "crater": lambda: crater(4 * INCH),
        "crates": lambda: _solid("crates", Shape.rectangle(3 * INCH, 2 * INCH), INCH, WALL | FLOOR),
        "barricade": lambda: barricade(3 * INCH),
    }
    return made[name]()


class Spot(NamedTuple):
    """Where a piece of a ready layout lies: its middle in inches, and how it is turned, in degrees."""

    name: str
    x: int
    y: int
    degrees: int = 0


READY: Final = {
    "settlement": (
        Spot("building", 14, 13),
        Spot("building", 26, 25, 90),
        Spot("container", 22, 7, 30),
        Spot("barricade", 20, 18, 90),
        Spot("barricade", 30, 10),
        Spot("crates", 33, 15, 45),
        Spot("ruins", 8, 26),
        Spot("woods", 34, 30, 20),
        Spot("tower", 4, 6),
        Spot("crater", 27, 16),
    ),
    "wilds": (
        Spot("hill", 13, 12, 15),
        Spot("woods", 24, 9, 60),
        Spot("woods", 10, 27, 120),
        Spot("crater", 20, 20),
        Spot("ruins", 30, 27, 30),
        Spot("tower", 31, 13),
        Spot("barricade", 22, 14, 30),
        Spot("barricade", 26, 31),
        Spot("crater", 34, 6),
        Spot("crates", 18, 30, 10),
    ),
}
"""Layouts of 72 by 36 inches; of each piece another lies where it comes to lie when the table is turned half round."""

LAYOUTS: Final = (SCATTERED, *READY, PLAIN)

ASSORTMENT: Final = (
    "building",
    "woods",
    "barricade",
    "ruins",
    "container",
    "crater",
    "hill",
    "crates",
    "tower",
    "barricade",
)
"""The pieces of a layout by chance, one after the other, each twice."""
SQUARE_INCHES: Final = 260
"""Of the battlefield for each pair of pieces."""
SEEDS: Final = 1 << 30


def lay_terrain(battle: Battle) -> Play[None]:
    """Put terrain on the battlefield, by the layout that the battle is played on (legion26:setup.03, legion23:setup.04)."""
    if battle.layout in READY:
        lay_ready(battle, battle.layout)
    elif battle.layout == SCATTERED:
        (seed,) = yield Roll(SEEDS)
        lay_scattered(battle, Rng(seed))


def lay_ready(battle: Battle, name: str) -> None:
    """Put the pieces of a ready layout on the battlefield."""
    for spot in READY[name]:
        for pose in _both(battle, spot):
            lay(battle, place(battle.field, ready_piece(spot.name), pose, GROUP + len(battle.terrain)))


def _both(battle: Battle, spot: Spot) -> Iterator[Pose]:
    x, y, facing = spot.x * INCH, spot.y * INCH, spot.degrees * TURN // 360
    yield Pose(x, y, 0, facing)
    yield Pose(battle.field.width - x, battle.field.depth - y, 0, (facing + TURN // 2) % TURN)


def lay_scattered(battle: Battle, rng: Rng) -> None:
    """Put pieces on the battlefield at random, in pairs that are the same for both sides."""
    square_inches = battle.field.width * battle.field.depth // INCH**2
    names = [ASSORTMENT[number % len(ASSORTMENT)] for number in range(square_inches // SQUARE_INCHES)]
    for placed in scatter_in_pairs(battle.field, map(ready_piece, names), rng, GROUP, 3 * INCH, INCH):
        lay(battle, placed)


def lay(battle: Battle, placed: Placed) -> Piece:
    """Let a piece that was put on the field be part of the battle, as was agreed on for its kind."""
    if (reason := why_not_lay(battle, placed)) is not None:
        raise Illegal(reason)
    # legion26:terrain.02, legion26:terrain.16, legion26:terrain.19, legion23:terrain.01, legion23:terrain.13
    agreed = AGREED[placed.piece.name]
    piece = Piece(agreed.kind, agreed.movement, agreed.cover, placed.piece.height, placed.bodies, placed.piece.name)
    battle.terrain += (piece,)
    return piece


def why_not_lay(battle: Battle, placed: Placed) -> Reason | None:
    """Return why a piece can't lie there: it may rest on terrain, but not on miniatures and tokens."""
    field = battle.field.copy()
    bodies = [number for number in placed.bodies if number in field]
    under = [id for id in everybody(battle) if any(overlapping(field, number, id) for number in bodies)]
    tokens = [field.add(token_body(token)) for token in battle.tokens]
    if under or any(overlapping(field, number, token) for number in bodies for token in tokens):
        return because("legion26:core.04", "legion-terrain-on-objects")
    return None
