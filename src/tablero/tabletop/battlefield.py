"""The battlefield: a table of a certain size, and the bodies on it."""

from __future__ import annotations

from collections.abc import Iterator

from tablero.kernel.reasons import TableroError
from tablero.tabletop.bodies import Body
from tablero.tabletop.columns import changed, columns_of
from tablero.tabletop.kernels import Columns
from tablero.tabletop.shapes import Pose, is_shape
from tablero.tabletop.units import LIMIT


class BadBody(TableroError, ValueError):
    """A body that cannot be on a table: no convex shape, no whole numbers, or farther away than can be measured."""


class Battlefield:
    """A table from (0, 0) to (width, depth), and bodies with small numbers that never change hands.

    Bodies are never changed, only replaced, so a copy shares them with the original.

    >>> from tablero.tabletop import INCH, Battlefield, Body, Pose, Shape
    >>> field = Battlefield(60 * INCH, 44 * INCH)
    >>> field.add(Body(Shape.disc(3200), Pose(10000, 5000)))
    0
    >>> other = field.copy()
    >>> other.move(0, Pose(12000, 5000))
    >>> field[0].pose.x, other[0].pose.x
    (10000, 12000)
    """

    __slots__ = ("_changed", "_columns", "bodies", "depth", "width")
    made_again = ("_changed", "_columns")

    width: int
    depth: int
    bodies: list[Body | None]
    """By number; `None` where one has gone."""
    _columns: Columns | None
    _changed: list[int] | None

    def __init__(self, width: int, depth: int) -> None:
        self.width = width
        self.depth = depth
        self.bodies = []
        self._columns = None
        self._changed = None

    def copy(self) -> Battlefield:
        """Return the same table, on which things can be moved without moving them here.

        What kernels read is made before, so that no copy has to make it for itself.
        """
        if self.bodies and (self._columns is None or self._changed is not None):
            self.columns()
        made = object.__new__(Battlefield)
        made.width = self.width
        made.depth = self.depth
        made.bodies = self.bodies.copy()
        made._columns = self._columns
        made._changed = None
        return made

    def __getitem__(self, number: int) -> Body:
        body = self.bodies[number]
        if body is None:
            raise KeyError(number)
        return body

    def __contains__(self, number: int) -> bool:
        return 0 <= number < len(self.bodies) and self.bodies[number] is not None

    def __iter__(self) -> Iterator[int]:
        return (number for number, body in enumerate(self.bodies) if body is not None)

    def of_kind(self, kinds: int) -> list[int]:
        """Return the numbers of all bodies that have one of these bits in their kind."""
        return [number for number, body in enumerate(self.bodies) if body is not None and body.kind & kinds]

    def of_group(self, group: int) -> list[int]:
        """Return the numbers of the bodies of a group."""
        return [number for number, body in enumerate(self.bodies) if body is not None and body.group == group]

    def add(self, body: Body) -> int:
        """Put a body on the table and return its number."""
        _check(body)
        self.bodies.append(body)
        self._note(len(self.bodies) - 1)
        return len(self.bodies) - 1

    def move(self, number: int, pose: Pose) -> None:
        """Put a body to another pose."""
        _check_pose(pose)
        self.bodies[number] = self[number].at(pose)
        self._note(number)

    def replace(self, number: int, body: Body) -> None:
        """Let another body have this number."""
        _check(body)
        self.bodies[number] = body
        self._note(number)

    def remove(self, number: int) -> None:
        """Take a body off the table; its number is not given again."""
        if self.bodies[number] is None:
            raise KeyError(number)
        self.bodies[number] = None
        self._note(number)

    def _note(self, number: int) -> None:
        if self._changed is None:
            self._changed = [number]
        else:
            self._changed.append(number)

    def columns(self) -> Columns:
        """Return what kernels read, made when it is first asked for and after changes."""
        if self._columns is None or self._changed is not None:
            made = self._changed and self._columns and changed(self._columns, self.bodies, self._changed)
            self._columns = made or columns_of(self.bodies)
            self._changed = None
        return self._columns


def _check(body: Body) -> None:
    """Raise `BadBody` unless kernels can reckon with it."""
    if not is_shape(body.shape):
        raise BadBody(f"{body.shape} is no convex shape of whole numbers below {LIMIT}, counter-clockwise")
    for high in (body.height, body.base):
        if type(high) is not int or not 0 <= high < LIMIT:
            raise BadBody(
                f"a height of {body.height} and a base of {body.base}: whole numbers from 0 to {LIMIT} were expected"
            )
    _check_pose(body.pose)


def _check_pose(pose: Pose) -> None:
    for one in pose:
        if type(one) is not int or not -LIMIT < one < LIMIT:
            raise BadBody(f"{pose}: whole numbers between {-LIMIT} and {LIMIT} were expected")
