"""Layouts of terrain that people make: ready-made pieces, where each stands, and what is wrong with that.

A layout is `{"size": [44, 30], "pieces": [["ruin", 120, 85, 45], …]}`: the battlefield in inches; of each piece its name, where
its middle is in tenths of an inch, and by how many degrees it is turned. `{"seed": 7}` is the random layout of this number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from tablero.games.wh40k.mission import BATTLEFIELDS, PATROL, Size
from tablero.kernel import BadSetup, Message, Rng, say
from tablero.tabletop import (
    INCH,
    TURN,
    Battlefield,
    Body,
    Pose,
    barricade,
    building,
    container,
    crater,
    debris,
    hill,
    on_table,
    overlapping,
    ruin,
    scatter_in_pairs,
    woods,
)
from tablero.tabletop import Piece as Ready

PIECES: Final[dict[str, Ready]] = {
    "ruin": ruin(8 * INCH, 6 * INCH),
    "high-ruin": ruin(10 * INCH, 6 * INCH, 3),
    "small-ruin": ruin(6 * INCH, 5 * INCH),
    "woods": woods(8 * INCH, 5 * INCH),
    "small-woods": woods(6 * INCH, 4 * INCH),
    "hill": hill(9 * INCH, 5 * INCH),
    "building": building(6 * INCH, 5 * INCH),
    "container": container(),
    "barricade": barricade(4 * INCH),
    "debris": debris(4 * INCH, 2 * INCH),
    "crater": crater(5 * INCH),
}
"""What a layout is made of."""

TENTH: Final = INCH // 10
CIRCLE: Final = 360
MOST: Final = 40
MOST_SEED: Final = 999_999
SIZES: Final = tuple(dict.fromkeys((PATROL, *BATTLEFIELDS.values())))
FARTHEST: Final = 10 * max(size.length for size in SIZES)
PAIR: Final = 440
"""Square inches of the battlefield for each pair of pieces of a random layout."""

READY: Final[dict[str, tuple[tuple[str, int, int, int], ...]]] = {
    "city": (
        ("high-ruin", 27, 24, 0),
        ("ruin", 30, 72, 180),
        ("small-ruin", 43, 47, 90),
        ("barricade", 12, 50, 90),
        ("debris", 48, 18, 30),
    ),
    "woodland": (
        ("woods", 25, 28, 20),
        ("small-woods", 40, 70, 110),
        ("hill", 43, 40, 90),
        ("debris", 12, 60, 45),
        ("barricade", 22, 66, 60),
    ),
    "outpost": (
        ("building", 28, 50, 90),
        ("small-ruin", 16, 22, 0),
        ("container", 40, 20, 30),
        ("container", 20, 80, 100),
        ("barricade", 42, 62, 75),
        ("crater", 42, 84, 0),
    ),
}
"""Ready-made layouts: of one half of the pieces where they stand, in hundredths of the battlefield. The others face them."""


class Laid(NamedTuple):
    """A piece of a layout: which, where its middle is in tenths of an inch, and by how many degrees it is turned."""

    name: str
    x: int
    y: int
    turn: int

    @property
    def pose(self) -> Pose:
        """Where it stands."""
        return Pose(self.x * TENTH, self.y * TENTH, 0, self.turn * TURN // CIRCLE)


class Problem(NamedTuple):
    """What is wrong with a layout, and with which of its pieces; with none if it is about all of it."""

    piece: int | None
    what: Message


def read(value: Any, size: Size) -> tuple[Laid, ...]:
    """Return the pieces of a layout for a battlefield of this size; raise `BadSetup` if it is none or can't be laid out."""
    if isinstance(value, dict) and list(value) == ["seed"]:
        return random_layout(value["seed"], size)
    found, pieces = shape_of(value)
    if found != size:
        raise BadSetup("layout.size", say("wh40k-layout-size", length=size.length, width=size.width))
    for problem in problems(pieces, size):
        place = "layout.pieces" if problem.piece is None else f"layout.pieces[{problem.piece}]"
        raise BadSetup(place, problem.what)
    return pieces


def random_layout(seed: Any, size: Size) -> tuple[Laid, ...]:
    """Return the random layout of a number; raise `BadSetup` if it is none."""
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise BadSetup("layout.seed", say("wh40k-layout-seed", most=MOST_SEED))
    return scattered(seed, size)


def shape_of(value: Any) -> tuple[Size, tuple[Laid, ...]]:
    """Return the size and the pieces that a value names, wherever they stand."""
    if not isinstance(value, dict) or sorted(value) != ["pieces", "size"]:
        raise BadSetup("layout", say("wh40k-layout-form"))
    size, pieces = value["size"], value["pieces"]
    if not isinstance(size, list | tuple) or tuple(size) not in SIZES:
        sizes = ", ".join(f"[{one.length}, {one.width}]" for one in SIZES)
        raise BadSetup("layout.size", say("wh40k-layout-sizes", sizes=sizes))
    if not isinstance(pieces, list | tuple) or len(pieces) > MOST:
        raise BadSetup("layout.pieces", say("wh40k-layout-pieces", most=MOST))
    return Size(*size), tuple(_piece(number, one) for number, one in enumerate(pieces))


def _piece(number: int, value: Any) -> Laid:
    place = f"layout.pieces[{number}]"
    if not (isinstance(value, list | tuple) and len(value) == 4 and all(type(each) is int for each in value[1:])):
        raise BadSetup(place, say("wh40k-layout-piece"))
    if not isinstance(value[0], str) or value[0] not in PIECES:
        raise BadSetup(place, say("wh40k-layout-unknown", names=", ".join(PIECES)))
    name, x, y, turn = value
    if not (0 <= x <= FARTHEST and 0 <= y <= FARTHEST):
        raise BadSetup(place, say("wh40k-layout-off"))
    return Laid(name, x, y, turn % CIRCLE)


def problems(pieces: Sequence[Laid], size: Size) -> Iterator[Problem]:
    """Yield what keeps pieces from being laid out: each stands wholly on the battlefield, and on no other."""
    field = Battlefield(size.length * INCH, size.width * INCH)
    numbers = [field.add(Body(PIECES[piece.name].footprint, piece.pose, 0, 0)) for piece in pieces]
    for number, piece in enumerate(numbers):
        if not on_table(field, piece):
            yield Problem(number, say("wh40k-layout-off"))
        for other in range(number):
            if overlapping(field, piece, numbers[other]):
                yield Problem(number, say("wh40k-layout-overlap", other=other + 1))


def ready_made(name: str, size: Size) -> tuple[Laid, ...]:
    """Return a ready-made layout for a battlefield of this size: each piece, and one like it half round the middle."""
    long, deep = size.length * 10, size.width * 10
    half = [Laid(piece, x * long // 100, y * deep // 100, turn) for piece, x, y, turn in READY[name]]
    others = [Laid(one.name, long - one.x, deep - one.y, (one.turn + CIRCLE // 2) % CIRCLE) for one in half]
    return (*half, *others)


def scattered(seed: int, size: Size) -> tuple[Laid, ...]:
    """Return a random layout, the same for the same number: in pairs, so that both sides have alike."""
    rng = Rng(seed)
    names = [rng.choice(tuple(PIECES)) for _ in range(size.length * size.width // PAIR)]
    ready = [PIECES[name]._replace(name=name) for name in ("ruin", *names[1:])]
    placed = scatter_in_pairs(Battlefield(size.length * INCH, size.width * INCH), ready, rng, 0, 2 * INCH, INCH)
    return tuple(
        Laid(one.piece.name, one.pose.x // TENTH, one.pose.y // TENTH, one.pose.facing * CIRCLE // TURN)
        for one in placed
    )
