"""Chance: what the rules leave to dice and cards. The driver draws the result and records it.

A search that doesn't want to roll asks for every result with its probability (`outcomes`). Results come in the order
of their dice or cards, since only the rule that asked knows whether the order matters.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product
from math import perm
from typing import Any, TypeAlias

from tablero.kernel.reasons import TableroError
from tablero.kernel.rng import Rng

Result: TypeAlias = "tuple[int, ...]"

MOST_OUTCOMES = 10_000
"""How many outcomes are listed unless more are asked for: five dice, seven cards in any order, but no deck."""


class TooManyOutcomes(TableroError):
    """There are more outcomes than the caller wanted to go through: draw some instead."""

    def __init__(self, chance: Chance, most: int) -> None:
        super().__init__(f"{chance!r} has {chance.count_outcomes()} outcomes, more than {most}")


class Chance:
    """Something random. The driver draws the result, records it, and sends it to the rules."""

    __slots__ = ()

    name = "chance"

    def draw(self, rng: Rng) -> Result:
        """Return a result drawn at random."""
        raise NotImplementedError

    def possible(self, result: Any) -> bool:
        """Tell whether this could come out: a record may say anything."""
        raise NotImplementedError

    def count_outcomes(self) -> int:
        """Return how many different results there are."""
        raise NotImplementedError

    def outcomes(self, most: int = MOST_OUTCOMES) -> Iterator[tuple[Result, Fraction]]:
        """Return every result with its probability; raise `TooManyOutcomes` where there are more than `most`.

        >>> list(Roll(2, 2).outcomes())[0]
        ((1, 1), Fraction(1, 4))
        >>> Roll(6, 6).outcomes()
        Traceback (most recent call last):
            ...
        tablero.kernel.chance.TooManyOutcomes: Roll(6, 6) has 46656 outcomes, more than 10000
        """
        count = self.count_outcomes()
        if count > most:
            raise TooManyOutcomes(self, most)
        each = Fraction(1, count) if count else Fraction()
        return ((result, each) for result in self._results())

    def _results(self) -> Iterator[Result]:
        """Return every result; all of them are equally likely."""
        raise NotImplementedError


class Roll(Chance):
    """`count` dice with `sides` sides, numbered from 1.

    >>> Roll(6, 2), Roll(20)
    (Roll(6, 2), Roll(20, 1))
    """

    __slots__ = ("count", "sides")

    name = "roll"

    def __init__(self, sides: int, count: int = 1) -> None:
        self.sides = sides
        self.count = count

    def __repr__(self) -> str:
        return f"Roll({self.sides}, {self.count})"

    def draw(self, rng: Rng) -> Result:
        """Roll the dice."""
        return tuple([rng.below(self.sides) + 1 for _ in range(self.count)])

    def possible(self, result: Any) -> bool:
        """Tell whether this is one number for each die, and one that the die has."""
        return len(result) == self.count and all(type(n) is int and 1 <= n <= self.sides for n in result)

    def count_outcomes(self) -> int:
        """Return how many different rolls there are."""
        return int(self.sides**self.count)

    def _results(self) -> Iterator[Result]:
        return product(range(1, self.sides + 1), repeat=self.count)


class Draw(Chance):
    """`count` different numbers below `size`, in the order they come out.

    >>> Draw(40, 2)
    Draw(40, 2)
    """

    __slots__ = ("count", "size")

    name = "draw"

    def __init__(self, size: int, count: int = 1) -> None:
        self.size = size
        self.count = count

    def __repr__(self) -> str:
        return f"Draw({self.size}, {self.count})"

    def draw(self, rng: Rng) -> Result:
        """Draw the numbers."""
        return rng.sample(self.size, self.count)

    def possible(self, result: Any) -> bool:
        """Tell whether this is the right count of different numbers, all below the size."""
        numbers = all(type(n) is int and 0 <= n < self.size for n in result)
        return numbers and len(result) == self.count == len(set(result))

    def count_outcomes(self) -> int:
        """Return in how many ways the numbers can come out."""
        return perm(self.size, self.count)

    def _results(self) -> Iterator[Result]:
        return permutations(range(self.size), self.count)


class Shuffle(Draw):
    """A random order of `size` things: the whole drawn one by one.

    >>> Shuffle(40)
    Shuffle(40)
    """

    __slots__ = ()

    name = "shuffle"

    def __init__(self, size: int) -> None:
        super().__init__(size, size)

    def __repr__(self) -> str:
        return f"Shuffle({self.size})"
