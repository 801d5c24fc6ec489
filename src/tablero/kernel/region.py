"""What a client draws when somebody is asked for a place: shapes on a plane, in whole numbers.

A region shows a person where something may come to lie. What is legal the rules decide, not the drawing.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from tablero.kernel.messages import Json, Message, message_to_json

Point: TypeAlias = "tuple[int, int]"


class Disc(NamedTuple):
    """All points within a distance of one.

    >>> Disc(200, 300, 50).to_json()
    {'disc': [200, 300, 50]}
    """

    x: int
    y: int
    radius: int

    def to_json(self) -> Json:
        """Return the shape as the wire carries it."""
        return {"disc": list(self)}


class Polygon(NamedTuple):
    """What lies inside an outline, and in none of the holes.

    >>> Polygon(((0, 0), (9, 0), (9, 9))).to_json()
    {'polygon': [[[0, 0], [9, 0], [9, 9]]]}
    """

    outline: tuple[Point, ...]
    holes: tuple[tuple[Point, ...], ...] = ()

    def to_json(self) -> Json:
        """Return the shape as the wire carries it: the outline, then the holes."""
        return {"polygon": [[list(point) for point in ring] for ring in (self.outline, *self.holes)]}


Shape: TypeAlias = "Disc | Polygon"


class Standing(NamedTuple):
    """Something that lies on the table: its shape there, whose it is, and what it is called."""

    shape: Shape
    seat: int | None = None
    name: Message | None = None

    def to_json(self) -> Json:
        """Return it as the wire carries it."""
        name = None if self.name is None else message_to_json(self.name)
        return {"shape": self.shape.to_json(), "seat": self.seat, "name": name}


class Mover(NamedTuple):
    """Something to be placed: its shape around (0, 0), where it is now, and where its middle may and may not come."""

    shape: Shape
    at: Point | None = None
    within: tuple[Shape, ...] = ()
    """In one of these, or anywhere on the table if there is none."""
    avoid: tuple[Shape, ...] = ()

    def to_json(self) -> Json:
        """Return it as the wire carries it."""
        return {
            "shape": self.shape.to_json(),
            "at": None if self.at is None else list(self.at),
            "within": [shape.to_json() for shape in self.within],
            "avoid": [shape.to_json() for shape in self.avoid],
        }


POINT, POINTS, PATHS = "point", "points", "paths"


class Region(NamedTuple):
    """A table with what lies there, and what is to be placed on it.

    `answer` says what a client puts together: a `point` `[x, y]` for the one thing to be placed, which is also what is
    checked while it is dragged; `points`, a list with one for each thing, of which `[number, x, y]` is a part; or `paths`, a
    list of corners and the end for each thing, empty for one that stays, of which `[number, path]` is a part. A game may have
    answers of its own, which its own table puts together by what `about` tells.
    """

    bounds: tuple[int, int, int, int]
    """The table: the least and the greatest x and y, as (x, y, x, y)."""
    movers: tuple[Mover, ...]
    pieces: tuple[Standing, ...] = ()
    answer: str = POINT
    about: Json = None

    def to_json(self) -> Json:
        """Return the region as the wire carries it."""
        return {
            "bounds": list(self.bounds),
            "answer": self.answer,
            "movers": [mover.to_json() for mover in self.movers],
            "pieces": [piece.to_json() for piece in self.pieces],
            **({} if self.about is None else {"about": self.about}),
        }
