"""What happens to many things alike: for each some of two kinds of results come, and both are added up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb, lcm
from typing import TypeAlias

from tablero.odds.distribution import Distribution
from tablero.odds.packing import pack, slot, unpack

Pair: TypeAlias = tuple[int, int]
"""The number of results of the first kind, and of the second."""


class Polynomial:
    """How likely each pair of results is, for one thing of many.

    It is a polynomial in two variables. Rows of the first are packed into one number each, and so multiplied at once.

    >>> coin = Polynomial({(0, 0): Fraction(1, 4), (1, 0): Fraction(1, 4), (0, 1): Fraction(1, 2)})
    >>> coin.sums(Distribution({2: 1}))
    ([[1, 2, 1], [4, 4, 0], [4, 0, 0]], 16)
    """

    __slots__ = ("rows", "total", "wide")

    def __init__(self, chances: Mapping[Pair, Fraction]) -> None:
        if sum(chances.values()) != 1:
            raise ValueError("chances add up to 1")
        self.total = lcm(*(chance.denominator for chance in chances.values()))
        self.wide = max(first for first, _ in chances)
        high = max(second for _, second in chances)
        self.rows = [
            [int(self.total * chances.get((first, second), Fraction())) for first in range(self.wide + 1)]
            for second in range(high + 1)
        ]

    def sums(self, count: Distribution) -> tuple[list[list[int]], int]:
        """Return how likely each pair is for so many things together, by the second and then the first, and the total.

        How many there are may be random itself.
        """
        whole = self.total**count.most * count.total
        size = slot(whole)
        base = [pack(row, size) for row in self.rows]
        packed = self._power(base, count.most) if len(count.row) == 1 else self._mixture(base, count)
        return [unpack(row, size, self.wide * count.most + 1) for row in packed], whole

    def _power(self, base: list[int], count: int) -> list[int]:
        if len(base) == 1:
            return [base[0] ** count]
        if len(base) > 2:
            return _power(base, count)
        low, high = _powers(base[0], count), _powers(base[1], count)
        return [comb(count, n) * low[count - n] * high[n] for n in range(count + 1)]  # the binomial theorem

    def _mixture(self, base: list[int], count: Distribution) -> list[int]:
        """Return the powers of the base, each by its weight: all over the same total, by Horner's scheme."""
        found = [count.row[-1]]
        scale = 1
        for number in range(count.most - 1, -1, -1):
            scale *= self.total
            found = _product(found, base)
            at = number - count.least
            if at >= 0:
                found[0] += count.row[at] * scale
        return found


def _powers(base: int, most: int) -> list[int]:
    found = [1]
    for _ in range(most):
        found.append(found[-1] * base)
    return found


def _product(one: Sequence[int], other: Sequence[int]) -> list[int]:
    found = [0] * (len(one) + len(other) - 1)
    for at, left in enumerate(one):
        if left:
            for by, right in enumerate(other):
                if right:
                    found[at + by] += left * right
    return found


def _power(base: list[int], count: int) -> list[int]:
    found, square = [1], base
    while count:
        if count & 1:
            found = _product(found, square)
        count >>= 1
        if count:
            square = _product(square, square)
    return found
