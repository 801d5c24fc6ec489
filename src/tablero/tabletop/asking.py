"""Asking where things go: what judges, draws and finds answers, as one question; and shapes as clients draw them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from tablero.kernel import Ask, Disc, Place, Polygon, Reason, Region, Rng
from tablero.kernel.region import Shape as Drawn
from tablero.tabletop.shapes import Pose, Shape
from tablero.tabletop.tool import ahead
from tablero.tabletop.units import INCH, TURN, Point

ROUNDED = 300
"""A round corner is drawn in steps of so much of a turn."""


class Finder(Protocol):
    """Whatever knows where the models of a unit may go, for one question. Lives as long as that."""

    def why_not(self, value: Any) -> Reason | None:
        """Return why an answer is not legal, or None."""
        ...

    def why_not_part(self, part: Any) -> Reason | None:
        """Return why part of an answer is in no legal one, as far as can be told."""
        ...

    def region(self) -> Region:
        """Return what a client draws."""
        ...

    def sample(self, rng: Rng) -> tuple[Any, ...]:
        """Return a legal answer."""
        ...

    def suggest(self, rng: Rng, most: int) -> Iterable[tuple[Any, ...]]:
        """Yield legal answers that are worth a look."""
        ...

    def toward(self, goal: Point) -> tuple[Any, ...] | None:
        """Return a legal answer that comes as near to a point as is found; or None."""
        ...


def asked(finder: Finder, seat: int, ask: Ask, **more: Any) -> Place:
    """Return the question where things go, to a seat, in inches; `more` is what else `Place` can be told.

    >>> from types import SimpleNamespace
    >>> anywhere = SimpleNamespace(sample=lambda rng: (INCH, 2 * INCH), why_not=lambda value: None, why_not_part=None)
    >>> anywhere.region = anywhere.suggest = anywhere.toward = None
    >>> asked(anywhere, 0, "where").sample(Rng(1))
    (2540, 5080)
    """
    return Place(
        seat,
        ask,
        finder.why_not,
        finder.region,
        finder.sample,
        part=finder.why_not_part,
        toward=finder.toward,
        suggest=finder.suggest,
        scale=INCH,
        **more,
    )


def drawn_around(shape: Shape, facing: int, x: int = 0, y: int = 0) -> Drawn:
    """Return a shape as a client draws it, with its middle there.

    >>> drawn_around(Shape.disc(3200), 0, 500, 700)
    Disc(x=500, y=700, radius=1600)
    >>> drawn_around(Shape.rectangle(4, 2), 900)
    Polygon(outline=((-1, -2), (1, -2), (1, 2), (-1, 2)), holes=())
    """
    if len(shape.core) == 1:
        return Disc(x, y, shape.radius)
    corners = shape.at(Pose(x, y, 0, facing))
    if not shape.radius:
        return Polygon(corners)
    steps = range(0, TURN, ROUNDED)
    return Polygon(Shape.hull([ahead(corner, step, shape.radius) for corner in corners for step in steps]).core)
