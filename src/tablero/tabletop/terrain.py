"""Terrain: ready-made pieces as unions of bodies, where one can stand on them, and layouts.

A piece has parts around (0, 0), each a body with its span of heights: walls, floors, and the area that it covers, which is one
convex body. What the parts mean for moving, seeing and cover a game says, by the kinds it adds to them (`Piece.marked`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from tablero.kernel.rng import Rng
from tablero.tabletop.battlefield import Battlefield
from tablero.tabletop.bodies import AREA, FLOOR, WALL, Body
from tablero.tabletop.measure import all_overlapping, on_table, wholly_within, within
from tablero.tabletop.shapes import Pose, Shape, hull
from tablero.tabletop.units import INCH, MM, TURN

THICK = 5 * MM
"""How thick walls and floors of ready-made pieces are."""


class Piece(NamedTuple):
    """A piece of terrain: what it is called, and its parts.

    >>> piece = barricade(3 * INCH)
    >>> piece.name, piece.height, [part.kind == WALL for part in piece.parts]
    ('barricade', 2540, [True])
    """

    name: str
    parts: tuple[Body, ...]

    @property
    def height(self) -> int:
        """How high it is."""
        return max(part.top for part in self.parts)

    @property
    def footprint(self) -> Shape:
        """The area that it covers, or what all its parts cover, as one convex shape."""
        areas = [part.shape for part in self.parts if part.kind & AREA]
        shapes = areas or [part.shape for part in self.parts]
        if len(shapes) == 1:
            return shapes[0]
        return Shape(hull(point for shape in shapes for point in shape.core), max(shape.radius for shape in shapes))

    def marked(self, kinds: int, add: int) -> Piece:
        """Return the piece with more bits in the kind of every part that is of one of these kinds.

        >>> difficult = OWN = 1 << 8
        >>> [part.kind == AREA | difficult for part in woods(6 * INCH, 4 * INCH).marked(AREA, difficult).parts]
        [True]
        """
        return Piece(self.name, tuple(p._replace(kind=p.kind | add) if p.kind & kinds else p for p in self.parts))

    def at(self, pose: Pose, group: int) -> list[Body]:
        """Return its parts where it stands, as a group."""
        x, y, z, facing = pose
        return [part._replace(pose=Pose(x, y, z + part.pose.z, facing), group=group) for part in self.parts]


class Placed(NamedTuple):
    """A piece on a battlefield, its group, and the numbers of its bodies, in the order of its parts."""

    piece: Piece
    pose: Pose
    group: int
    bodies: tuple[int, ...]


def place(field: Battlefield, piece: Piece, pose: Pose, group: int) -> Placed:
    """Put a piece on a battlefield.

    >>> field = Battlefield(60 * INCH, 44 * INCH)
    >>> place(field, crater(5 * INCH), Pose(20000, 20000), group=100).bodies
    (0,)
    """
    return Placed(piece, pose, group, tuple(field.add(body) for body in piece.at(pose, group)))


def _part(shape: Shape, height: int, kind: int, foot: int = 0) -> Body:
    return Body(shape, Pose(0, 0, foot), height, height, kind=kind)


def _block(x: tuple[int, int], y: tuple[int, int], z: tuple[int, int], kind: int) -> Body:
    """Return a part with these bounds. All parts have one pose, so corners they share stay shared when it turns."""
    corners = [(one, other) for one in x for other in y]
    return _part(Shape.hull(corners), z[1] - z[0], kind, z[0])


def woods(length: int, width: int, height: int = 5 * INCH) -> Piece:
    """Return an oval area.

    >>> woods(8 * INCH, 5 * INCH).footprint == Shape.oval(8 * INCH, 5 * INCH)
    True
    """
    return Piece("woods", (_part(Shape.oval(length, width), height, AREA),))


def crater(diameter: int, height: int = INCH // 2) -> Piece:
    """Return a round area, low and broken.

    >>> crater(5 * INCH).height
    1270
    """
    return Piece("crater", (_part(Shape.disc(diameter), height, AREA),))


def hill(length: int, width: int, height: int = 2 * INCH) -> Piece:
    """Return an oval with steep sides and a top to stand on.

    >>> hill(9 * INCH, 6 * INCH).parts[0].kind == WALL | FLOOR
    True
    """
    return Piece("hill", (_part(Shape.oval(length, width), height, WALL | FLOOR),))


def building(length: int, width: int, height: int = 6 * INCH) -> Piece:
    """Return a closed house with a flat roof to stand on.

    >>> building(6 * INCH, 5 * INCH).height == 6 * INCH
    True
    """
    return Piece("building", (_part(Shape.rectangle(length, width), height, WALL | FLOOR),))


def container(length: int = 6 * INCH, width: int = 5 * INCH // 2, height: int = 5 * INCH // 2) -> Piece:
    """Return a box, as goods are shipped in, with a top to stand on.

    >>> container().footprint == Shape.rectangle(6 * INCH, 5 * INCH // 2)
    True
    """
    return Piece("container", (_part(Shape.rectangle(length, width), height, WALL | FLOOR),))


def barricade(length: int, height: int = INCH, depth: int = INCH // 2) -> Piece:
    """Return a low wall.

    >>> barricade(3 * INCH).footprint == Shape.rectangle(3 * INCH, INCH // 2)
    True
    """
    return Piece("barricade", (_part(Shape.rectangle(length, depth), height, WALL),))


def debris(length: int, width: int, height: int = 2 * INCH) -> Piece:
    """Return a wreck or a statue: solid, with cut corners, and nothing to stand on.

    >>> len(debris(4 * INCH, 3 * INCH).footprint.core)
    8
    """
    x, y, cut = length // 2, width // 2, min(length, width) // 4
    corners = [(s * a, t * b) for a, b in ((x, y - cut), (x - cut, y)) for s in (-1, 1) for t in (-1, 1)]
    return Piece("debris", (_part(Shape.hull(corners), height, WALL),))


def ruin(
    length: int,
    width: int,
    storeys: int = 2,
    storey: int = 3 * INCH,
    sill: int = INCH,
    lintel: int = 5 * INCH // 2,
    window: int = INCH,
) -> Piece:
    """Return a corner of a house: two walls with windows, a floor in the corner for every storey but the ground, and its area.

    Windows are from `sill` to `lintel` above each floor, and about three inches apart.

    >>> piece = ruin(8 * INCH, 6 * INCH, storeys=3)
    >>> piece.height == 9 * INCH, [part.top for part in piece.parts if part.kind & FLOOR]
    (True, [7620, 15240])
    """
    left, right, low, high = -(length // 2), length - length // 2, -(width // 2), width - width // 2
    parts = [_block((left, right), (low, high), (0, storeys * storey), AREA)]
    for ground in range(0, storeys * storey, storey):
        levels = ground, ground + sill, ground + lintel, ground + storey
        for x, z in _wall_with_windows(left, right, window, levels):
            parts.append(_block(x, (low, low + THICK), z, WALL))
        for y, z in _wall_with_windows(low + THICK, high, window, levels):
            parts.append(_block((left, left + THICK), y, z, WALL))
        if ground:
            inside = (left + THICK, left + 2 * length // 3), (low + THICK, low + 2 * width // 3)
            parts.append(_block(*inside, (ground - THICK, ground), FLOOR))
    return Piece("ruin", tuple(parts))


Span = tuple[int, int]


def _wall_with_windows(start: int, end: int, window: int, levels: tuple[int, int, int, int]) -> list[tuple[Span, Span]]:
    """Return the parts of a wall, along it and in height: below the windows, between them, and above."""
    floor, sill, lintel, ceiling = levels
    count = max(1, (end - start) // (3 * INCH))
    middles = [start + (end - start) * (2 * k + 1) // (2 * count) for k in range(count)]
    edges = [start, *(edge for middle in middles for edge in (middle - window // 2, middle + window // 2)), end]
    posts = [((a, b), (sill, lintel)) for a, b in zip(edges[::2], edges[1::2], strict=True) if b > a]
    whole = [((start, end), (floor, sill)), ((start, end), (lintel, ceiling))]
    return [(along, up) for along, up in whole + posts if up[1] > up[0]]


class Standing(NamedTuple):
    """A height at which a body could stand where it is: on a floor, or on the table; and whether all of it is on it."""

    z: int
    floor: int | None
    whole: bool


def standings(field: Battlefield, a: int) -> list[Standing]:
    """Return every height at which a body could stand at its place in plan view, from the table up.

    Whether there is room for it (`room_taken`) is another question.

    >>> field = Battlefield(60 * INCH, 44 * INCH)
    >>> _ = place(field, hill(9 * INCH, 6 * INCH), Pose(30000, 30000), group=100)
    >>> model = field.add(Body(Shape.disc(3200), Pose(30000, 36000)))
    >>> standings(field, model)
    [Standing(z=0, floor=None, whole=True), Standing(z=5080, floor=0, whole=True)]
    """
    floors = [(field[k].top, k) for k in all_overlapping(field, a, FLOOR)]
    return [
        Standing(0, None, True),
        *(Standing(top, floor, wholly_within(field, a, floor, 0)) for top, floor in sorted(floors)),
    ]


def standing(field: Battlefield, a: int) -> Standing:
    """Return what is under a body: the highest that it could stand on at its place and is not above its foot.

    >>> field = Battlefield(60 * INCH, 44 * INCH)
    >>> _ = place(field, hill(9 * INCH, 6 * INCH), Pose(30000, 30000), group=100)
    >>> model = field.add(Body(Shape.disc(3200), Pose(30000, 37000, 9 * INCH)))
    >>> standing(field, model)
    Standing(z=5080, floor=0, whole=False)
    """
    foot = field[a].pose.z
    return [one for one in standings(field, a) if one.z <= foot or one.floor is None][-1]


TRIES = 200
"""So often another place is looked for before a piece is left out."""


def scatter(
    field: Battlefield, pieces: Iterable[Piece], rng: Rng, group: int, apart: int = 2 * INCH, edge: int = 0
) -> list[Placed]:
    """Put pieces at random, so far apart from each other and from the edge; groups are numbered from `group` on.

    A piece for which no room is found is left out.

    >>> field = Battlefield(60 * INCH, 44 * INCH)
    >>> len(scatter(field, assortment(Rng(1), 12), Rng(2), group=100))
    12
    """
    return _laid_out(field, pieces, rng, group, apart, edge, lambda pose: [pose])


def scatter_in_pairs(
    field: Battlefield, pieces: Iterable[Piece], rng: Rng, group: int, apart: int = 2 * INCH, edge: int = 0
) -> list[Placed]:
    """Put each piece at random, and one like it where it comes to lie when the table is turned half round.

    >>> field = Battlefield(60 * INCH, 44 * INCH)
    >>> one, other, *_ = scatter_in_pairs(field, assortment(Rng(1), 6), Rng(2), group=100)
    >>> one.pose.x + other.pose.x == field.width, (one.pose.facing - other.pose.facing) % TURN
    (True, 1800)
    """
    half = TURN // 2

    def both(pose: Pose) -> list[Pose]:
        return [pose, Pose(field.width - pose.x, field.depth - pose.y, pose.z, (pose.facing + half) % TURN)]

    return _laid_out(field, pieces, rng, group, apart, edge, both)


def _laid_out(
    field: Battlefield,
    pieces: Iterable[Piece],
    rng: Rng,
    group: int,
    apart: int,
    edge: int,
    images: Callable[[Pose], list[Pose]],
) -> list[Placed]:
    ground = Battlefield(field.width - 2 * edge, field.depth - 2 * edge)  # only footprints
    placed: list[Placed] = []
    for piece in pieces:
        for _ in range(TRIES):
            pose = Pose(rng.below(field.width + 1), rng.below(field.depth + 1), 0, rng.below(TURN))
            poses = images(pose)
            there = ground.copy()
            new = [there.add(_part(piece.footprint, 0, AREA).at(_inward(one, edge))) for one in poses]
            if all(_fits(there, number, apart) for number in new):
                ground = there
                placed += [place(field, piece, one, group + len(placed) + k) for k, one in enumerate(poses)]
                break
    return placed


def _inward(pose: Pose, edge: int) -> Pose:
    return Pose(pose.x - edge, pose.y - edge, pose.z, pose.facing)


def _fits(ground: Battlefield, number: int, apart: int) -> bool:
    others: Sequence[int] = [other for other in ground if other != number]
    return on_table(ground, number) and not any(within(ground, number, other, apart - 1) for other in others)


def assortment(rng: Rng, count: int) -> list[Piece]:
    """Return so many pieces of usual sizes: of every four a ruin, two of what hides, and something low.

    >>> [piece.name for piece in assortment(Rng(3), 4)][0]
    'ruin'
    """
    pieces: list[Piece] = []
    for k in range(count):
        big, small = rng.between(6, 10) * INCH, rng.between(3, 5) * INCH
        hiding = woods(big, small + INCH), hill(big, small + INCH), building(small + INCH, small), container()
        low = barricade(small), crater(small), debris(small, 2 * INCH)
        if k % 4 == 0:
            pieces.append(ruin(big, small + 2 * INCH, rng.between(2, 3)))
        else:
            pieces.append(rng.choice(low if k % 4 == 3 else hiding))
    return pieces
