"""Numbers on the command line: whole numbers, each between the bounds of its parameter.

`Annotated[int, GAMES, Parameter(help=…)]` is a number of games. What the parser finds wrong, `usage` puts into words.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from cyclopts import Parameter, Token


class Bounds(NamedTuple):
    """The least and the greatest number that is accepted."""

    least: int
    most: int


class OutOfBounds(ValueError):
    """What was given is not a whole number between the bounds."""

    def __init__(self, bounds: Bounds) -> None:
        super().__init__(f"expected a whole number from {bounds.least} to {bounds.most}")
        self.bounds = bounds


def between(least: int, most: int) -> Parameter:
    """Return what makes a parameter a whole number from `least` to `most`."""
    return Parameter(converter=partial(_read, Bounds(least, most)))


def _read(bounds: Bounds, _: Any, tokens: Sequence[Token]) -> int:
    [token] = tokens
    try:
        number = int(token.value)
    except ValueError:
        raise OutOfBounds(bounds) from None
    if not bounds.least <= number <= bounds.most:
        raise OutOfBounds(bounds)
    return number


GAMES: Final = between(1, 1_000_000_000)
WORKERS: Final = between(1, 1024)
SECONDS: Final = between(1, 86_400)
SEED: Final = between(0, (1 << 64) - 1)
MISTAKES: Final = between(0, 1000)
WORLDS: Final = between(1, 1000)
SEATS: Final = between(1, 100)
EVENTS: Final = between(0, 1_000_000_000)
PORT: Final = between(0, 65535)
CONNECTIONS: Final = between(1, 1_000_000)
RULES: Final = between(1, 1_000_000)
