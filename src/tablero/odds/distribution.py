"""Distributions of a whole number: how likely each value is, as whole numbers over a common total."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import groupby
from math import comb, gcd, lcm, sqrt
from typing import Final

from tablero.odds.packing import pack, slot, unpack


class Distribution:
    """How likely each value is. Never changed, and always in lowest terms, so that equal ones are equal.

    >>> two = die(6) + die(6)
    >>> two.chance(7), two.at_least(10), two.mean
    (Fraction(1, 6), Fraction(1, 6), Fraction(7, 1))
    """

    __slots__ = ("least", "row", "total")

    def __init__(self, weights: Mapping[int, int]) -> None:
        kept = {value: weight for value, weight in weights.items() if weight}
        if not kept or min(kept.values()) < 0:
            raise ValueError("a distribution has weights from 0 on, and not all of them are 0")
        common = gcd(*kept.values())
        self.least = min(kept)
        """The smallest value that is possible."""
        self.row = [kept.get(value, 0) // common for value in range(self.least, max(kept) + 1)]
        """The weight of each value from the smallest on."""
        self.total = sum(self.row)

    @classmethod
    def of(cls, chances: Mapping[int, Fraction]) -> Distribution:
        """Return the distribution with these chances, which add up to 1.

        >>> Distribution.of({0: Fraction(1, 3), 2: Fraction(2, 3)}).row
        [1, 0, 2]
        """
        if sum(chances.values()) != 1:
            raise ValueError("chances add up to 1")
        common = lcm(*(chance.denominator for chance in chances.values()))
        return cls({value: int(chance * common) for value, chance in chances.items()})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Distribution) and (self.least, self.row) == (other.least, other.row)

    def __hash__(self) -> int:
        return hash((self.least, *self.row))

    def __repr__(self) -> str:
        return f"Distribution({dict(self.items())})"

    def __iter__(self) -> Iterator[int]:
        """Yield the values that are possible, the smallest first."""
        return (value for value, _ in self.items())

    def items(self) -> Iterator[tuple[int, int]]:
        """Yield each value that is possible with its weight."""
        return ((self.least + at, weight) for at, weight in enumerate(self.row) if weight)

    @property
    def most(self) -> int:
        """The greatest value that is possible."""
        return self.least + len(self.row) - 1

    # What it tells.

    def chance(self, value: int) -> Fraction:
        """Return how likely exactly this value is."""
        inside = self.least <= value <= self.most
        return Fraction(self.row[value - self.least], self.total) if inside else Fraction()

    def at_least(self, value: int) -> Fraction:
        """Return how likely this value or more is.

        >>> die(6).at_least(3), die(6).at_least(-1), die(6).at_least(7)
        (Fraction(2, 3), Fraction(1, 1), Fraction(0, 1))
        """
        return Fraction(sum(self.row[max(0, value - self.least) :]), self.total)

    @property
    def mean(self) -> Fraction:
        """What comes on average."""
        return Fraction(sum([value * weight for value, weight in self.items()]), self.total)

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        mean = self.mean
        square = Fraction(sum([value * value * weight for value, weight in self.items()]), self.total)
        return sqrt(square - mean * mean)

    # What can be made of it.

    def __add__(self, other: Distribution) -> Distribution:
        """Return the sum of two that are independent."""
        size = slot(self.total * other.total)
        packed = pack(self.row, size) * pack(other.row, size)
        return _from(self.least + other.least, unpack(packed, size, len(self.row) + len(other.row) - 1))

    def times(self, count: int) -> Distribution:
        """Return the sum of so many that are independent.

        >>> die(6).times(2) == die(6) + die(6), die(6).times(0) == CERTAIN_0
        (True, True)
        """
        size = slot(self.total**count)
        return _from(self.least * count, unpack(pack(self.row, size) ** count, size, (len(self.row) - 1) * count + 1))

    def map(self, change: Callable[[int], int]) -> Distribution:
        """Return the distribution of what a function makes of the value.

        >>> die(6).map(lambda face: (face + 1) // 2).row
        [1, 1, 1]
        """
        found: dict[int, int] = {}
        for value, weight in self.items():
            new = change(value)
            found[new] = found.get(new, 0) + weight
        return Distribution(found)

    def then(self, follows: Callable[[int], Distribution]) -> Distribution:
        """Return what comes of rolling on, by a distribution that depends on the value.

        >>> die(2).then(lambda number: die(6).times(number)).mean
        Fraction(21, 4)
        """
        return mixed((Fraction(weight, self.total), follows(value)) for value, weight in self.items())

    def rerolled(self, again: Callable[[int], bool]) -> Distribution:
        """Return it with values that are rolled again, once, whatever comes.

        >>> die(6).rerolled(lambda face: face == 1).at_least(6)
        Fraction(7, 36)
        """
        lost = sum([weight for value, weight in self.items() if again(value)])
        return Distribution(
            {value: weight * lost + (0 if again(value) else weight * self.total) for value, weight in self.items()}
        )

    def success(self, needed: int) -> Distribution:
        """Return 1 for this value or more, 0 for less: a roll against a threshold."""
        return self.map(lambda value: int(value >= needed))

    def highest(self, rolled: int, kept: int = 1) -> Distribution:
        """Return the sum of the highest so many of independent rolls.

        >>> die(6).highest(2).chance(6), die(6).highest(3, 3) == die(6).times(3)
        (Fraction(11, 36), True)
        """
        if not 0 <= kept <= rolled:
            raise ValueError("no more can be kept than are rolled")
        # From the highest value down: (how many dice have fallen, the sum of those kept) with its weight.
        states = {(0, 0): 1}
        for value, weight in reversed(list(self.items())):
            new: dict[tuple[int, int], int] = {}
            for (fallen, total), ways in states.items():
                for more in range(rolled - fallen + 1):
                    key = fallen + more, total + value * max(0, min(more, kept - fallen))
                    new[key] = new.get(key, 0) + ways * comb(rolled - fallen, more) * weight**more
            states = new
        return Distribution({total: ways for (fallen, total), ways in states.items() if fallen == rolled})


def _from(least: int, row: list[int]) -> Distribution:
    return Distribution({least + at: weight for at, weight in enumerate(row)})


def certain(value: int) -> Distribution:
    """Return the distribution of a number that is known."""
    return Distribution({value: 1})


CERTAIN_0: Final = certain(0)


KEPT: Final = 2048
"""How many distributions of a kind are kept: a server is asked about any numbers, for years."""


@lru_cache(KEPT)
def die(sides: int) -> Distribution:
    """Return what a die shows whose sides are numbered from 1."""
    return Distribution(dict.fromkeys(range(1, sides + 1), 1))


@lru_cache(KEPT)
def binomial(count: int, chance: Fraction) -> Distribution:
    """Return how many of so many independent tries succeed.

    >>> binomial(2, Fraction(1, 3)).row
    [4, 4, 1]
    """
    win, lose = chance.numerator, chance.denominator - chance.numerator
    return Distribution({n: comb(count, n) * win**n * lose ** (count - n) for n in range(count + 1)})


def mixed(parts: Iterable[tuple[Fraction, Distribution]]) -> Distribution:
    """Return one of several distributions by chance; their chances add up to 1.

    >>> mixed([(Fraction(1, 2), certain(0)), (Fraction(1, 2), die(2))]).row
    [2, 1, 1]
    """
    found: dict[int, Fraction] = {}
    for chance, part in parts:
        for value, weight in part.items():
            found[value] = found.get(value, Fraction()) + chance * Fraction(weight, part.total)
    return Distribution.of(found)


def pooled(dice: Iterable[Distribution]) -> Distribution:
    """Return the sum of independent dice, alike or not.

    >>> pooled([die(6), die(4), die(6)]) == die(6).times(2) + die(4)
    True
    """
    total = CERTAIN_0
    for _, alike in groupby(sorted(dice, key=lambda one: (one.least, one.row)), key=lambda one: (one.least, one.row)):
        same = list(alike)
        total += same[0].times(len(same))
    return total
