"""Places that are told in words: "toward objective 2, in cover", "hacia b", "toward 20 15"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tablero.kernel import Option, Place
from tablero.tabletop.units import INCH, Point

NUMBER: Final = r"(\d+(?:[.,]\d+)?)"
_WISH: Final = re.compile(
    r"(?:towards?|to|hacia|al?)\s+(?:(?:the|el|la)\s+)?"
    rf"(?:(?:(?:objective|marker|token|objetivo|marcador|ficha)\s+)?(?P<marker>\d+)|{NUMBER}\s+{NUMBER}"
    r"|(?:(?:unit|unidad)\s+)?(?P<unit>[a-z]+))"
    r"(?P<cover>\s*,?\s+(?:in cover|a cubierto))?",
    re.IGNORECASE,
)
AROUND: Final = (0, 3, 6)
"""How far from the place that was named cover is looked for, in inches."""


class Wish(NamedTuple):
    """Where somebody wants to go, and whether in cover there."""

    point: Point
    cover: bool = False


def in_inches(text: str) -> int:
    """Return a number of inches as a length.

    >>> in_inches("2"), in_inches("1,5")
    (5080, 3810)
    """
    return round(float(text.replace(",", ".")) * INCH)


def wish(text: str, markers: Sequence[Point], units: Mapping[str, Point]) -> Wish | None:
    """Return what is wished: a marker by its number, a unit by its letter, or inches across and down; None if nothing is.

    >>> wish("toward objective 2, in cover", [(0, 0), (500, 700)], {})
    Wish(point=(500, 700), cover=True)
    >>> wish("hacia b", [], {"b": (30, 40)}), wish("a 2 1,5", [], {}), wish("home", [], {})
    (Wish(point=(30, 40), cover=False), Wish(point=(5080, 3810), cover=False), None)
    >>> wish("al objetivo 1, a cubierto", [(10, 20)], {}), wish("toward the unit b", [], {"b": (30, 40)})
    (Wish(point=(10, 20), cover=True), Wish(point=(30, 40), cover=False))
    """
    found = _WISH.fullmatch(text.strip())
    point = None if found is None else _point(found, markers, units)
    return None if found is None or point is None else Wish(point, bool(found["cover"]))


def _point(found: re.Match[str], markers: Sequence[Point], units: Mapping[str, Point]) -> Point | None:
    if found["marker"] is not None:
        number = int(found["marker"]) - 1
        return markers[number] if 0 <= number < len(markers) else None
    if found["unit"] is not None:
        return units.get(found["unit"])
    across, down = map(in_inches, found.group(2, 3))
    return across, down


def fulfilled(decision: Place, wanted: Wish, covered: Callable[[Any], int]) -> Option | None:
    """Return the answer that brings everything where it is wished; in cover, that of those near it with most in cover."""
    if not wanted.cover:
        return decision.nearest(wanted.point)
    answers = (answer for spot in _near(wanted.point) if (answer := decision.nearest(spot)) is not None)
    return max(answers, key=covered, default=None)


def _near(point: Point) -> Iterator[Point]:
    for far in AROUND:
        for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1)) if far else ((0, 0),):
            yield point[0] + x * far * INCH, point[1] + y * far * INCH
