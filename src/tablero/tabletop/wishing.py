"""Places that are told in words: "toward objective 2, in cover", "hacia b", "toward 20 15".

Which words of which languages those are, the caller says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from tablero.kernel import Option, Place
from tablero.tabletop.units import INCH, Point

NUMBER: Final = r"(\d+(?:[.,]\d+)?)"
AROUND: Final = (0, 3, 6)
"""How far from the place that was named cover is looked for, in inches."""


class Words(NamedTuple):
    """What people may type for each part of a wish."""

    toward: tuple[str, ...]
    the: tuple[str, ...]
    marker: tuple[str, ...]
    unit: tuple[str, ...]
    cover: tuple[str, ...]


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


def wish(text: str, words: Words, markers: Sequence[Point], units: Mapping[str, Point]) -> Wish | None:
    """Return what is wished: a marker by its number, a unit by its letter, or inches across and down; None if nothing is.

    >>> words = Words(("toward", "hacia", "a"), ("the", "el"), ("objective", "objetivo"), ("unit",), ("in cover",))
    >>> wish("toward objective 2, in cover", words, [(0, 0), (500, 700)], {})
    Wish(point=(500, 700), cover=True)
    >>> wish("hacia b", words, [], {"b": (30, 40)}), wish("a 2 1,5", words, [], {}), wish("home", words, [], {})
    (Wish(point=(30, 40), cover=False), Wish(point=(5080, 3810), cover=False), None)
    >>> wish("Hacia el Objetivo 1", words, [(10, 20)], {}), wish("toward the unit b", words, [], {"b": (30, 40)})
    (Wish(point=(10, 20), cover=False), Wish(point=(30, 40), cover=False))
    """
    found = _form(words).fullmatch(text.strip())
    point = None if found is None else _point(found, markers, units)
    return None if found is None or point is None else Wish(point, bool(found["cover"]))


@cache
def _form(words: Words) -> re.Pattern[str]:
    """Return how a wish is written in these words."""
    toward, the, marker, unit, cover = map(any_of, words)
    return re.compile(
        rf"{toward}\s+(?:{the}\s+)?"
        rf"(?:(?:{marker}\s+)?(?P<marker>\d+)|{NUMBER}\s+{NUMBER}|(?:{unit}\s+)?(?P<unit>[a-z]+))"
        rf"(?P<cover>\s*,?\s+{cover})?",
        re.IGNORECASE,
    )


def any_of(words: Sequence[str]) -> str:
    """Return the pattern of any of these words.

    >>> any_of(("left", "right"))
    '(?:left|right)'
    """
    return f"(?:{'|'.join(map(re.escape, words))})"


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
