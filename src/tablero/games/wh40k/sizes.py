"""How tall models are, and how large hulls are: a table of ours, since no data has it. Another file can change it."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tablero.games.wh40k.checking import Given
from tablero.games.wh40k.datasheets import Base
from tablero.kernel import BadSetup, say

FILE = "sizes.toml"
HULL = "hull"


class Row(NamedTuple):
    """What a model must be for a row to count, and the sizes that it gives, in 0.01 mm."""

    keyword: str
    base: int | None
    wounds: int
    length: int
    width: int
    height: int

    def fits(self, keywords: Sequence[str], length: int, wounds: int) -> bool:
        """Tell whether the row is about such a model."""
        return (
            (not self.keyword or self.keyword in keywords)
            and (self.base is None or length <= self.base)
            and wounds >= self.wounds
        )


class Sizes(NamedTuple):
    """The rows for models on bases, and those for hulls; the first that fits counts."""

    heights: tuple[Row, ...]
    hulls: tuple[Row, ...]
    bases: tuple[Row, ...] = ()
    """For models on a base of which nobody says how large it is."""

    def after(self, first: Sizes) -> Sizes:
        """Return the rows of both, those of `first` before these."""
        return Sizes(first.heights + self.heights, first.hulls + self.hulls, first.bases + self.bases)

    def of(self, base: Base | None, keywords: Sequence[str], wounds: int, known: bool = True) -> tuple[Base, int]:
        """Return what such a model stands on, and its height; without a base that is its hull, if it is known to have none."""
        if base is None and not known:
            row = next((row for row in self.bases if row.fits(keywords, 0, wounds)), None)
            base = row and Base("round", row.length, row.length)
        length = 0 if base is None else base.length
        rows = self.hulls if base is None else self.heights
        row = next(row for row in rows if row.fits(keywords, length, wounds))
        return base or Base(HULL, row.length, row.width), row.height


@cache
def usual() -> Sizes:
    """Return the project's own table."""
    return read((Path(__file__).parent / "content" / FILE).read_text(encoding="utf-8"), FILE)


def read(text: str, place: str) -> Sizes:
    """Return the table in a text; raise `BadSetup` with the place of what is wrong."""
    try:
        told = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(place, say("wh40k-data-no-toml", error=str(error))) from error
    fields = Given(told, place).fields("height", "hull", "base")
    heights = [_row(one) for one in fields["height"].items(200)] if "height" in fields else []
    hulls = [_row(one, "length", "width") for one in fields["hull"].items(200)] if "hull" in fields else []
    bases = [_row(one, "length") for one in fields["base"].items(200)] if "base" in fields else []
    return Sizes(tuple(heights), tuple(hulls), tuple(bases))


def _row(given: Given, *more: str) -> Row:
    needed = more if more == ("length",) else ("height", *more)
    fields = given.fields("keyword", "base", "wounds", *needed, needed=needed)
    return Row(
        keyword=fields["keyword"].text() if "keyword" in fields else "",
        base=_hundredths(fields["base"]) if "base" in fields else None,
        wounds=fields["wounds"].number(1, 200) if "wounds" in fields else 0,
        length=_hundredths(fields["length"]) if "length" in fields else 0,
        width=_hundredths(fields["width"]) if "width" in fields else 0,
        height=_hundredths(fields["height"]) if "height" in fields else 0,
    )


def _hundredths(given: Given) -> int:
    """Return mm, whole or with a half, in hundredths."""
    value: Any = given.value
    if type(value) is float and (value * 2).is_integer():
        return Given(round(value * 100), given.place).number(100, 100_000)
    return given.number(1, 1_000) * 100
