"""Steps from state to state: how likely each state leads to each other, as whole numbers over a common total."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import Protocol

from tablero.odds.distribution import Distribution
from tablero.odds.packing import pack, slot, unpack


class Changes(Protocol):
    """Whatever changes weights of states."""

    @property
    def total(self) -> int:
        """How many times as great the total of the weights is afterwards."""
        ...

    def after(self, weights: Sequence[int]) -> list[int]:
        """Return the weights of the states afterwards."""
        ...


class Step:
    """What one event does to states, which are numbered from 0. What it is applied to are weights over a total of their own.

    >>> hurt = Step([{0: Fraction(1, 3), 1: Fraction(2, 3)}, {1: Fraction(1)}])
    >>> hurt.total, hurt.after([1, 0]), hurt.after(hurt.after([1, 0]))
    (3, [1, 2], [1, 8])
    """

    __slots__ = ("rows", "total")

    def __init__(self, rows: Sequence[Mapping[int, Fraction]]) -> None:
        if any(sum(row.values()) != 1 for row in rows):
            raise ValueError("the chances from every state add up to 1")
        self.total = lcm(*{chance.denominator for row in rows for chance in row.values()})
        self.rows = [
            [(to, chance.numerator * (self.total // chance.denominator)) for to, chance in row.items() if chance]
            for row in rows
        ]

    def after(self, weights: Sequence[int]) -> list[int]:
        """Return the weights of the states after the step."""
        found = [0] * len(weights)
        for weight, row in zip(weights, self.rows, strict=True):
            if weight:
                for to, chance in row:
                    found[to] += weight * chance
        return found


class Repeated:
    """A step that is made so many times, by chance.

    >>> hurt = Step([{0: Fraction(1, 3), 1: Fraction(2, 3)}, {1: Fraction(1)}])
    >>> twice = Repeated(hurt, Distribution({0: 1, 2: 1}))
    >>> twice.total, twice.after([1, 0])
    (18, [10, 8])
    """

    __slots__ = ("count", "step", "total")

    def __init__(self, step: Step, count: Distribution) -> None:
        self.step = step
        self.count = count
        self.total = step.total**count.most * count.total

    def after(self, weights: Sequence[int]) -> list[int]:
        """Return the weights of the states after the steps."""
        rows = repeated(self.step, weights, self.count.most)[self.count.least :]
        return [
            sum([chance * weight for chance, weight in zip(self.count.row, column, strict=True)])
            for column in zip(*rows, strict=True)
        ]


def repeated(step: Changes, weights: Sequence[int], most: int) -> list[list[int]]:
    """Return the weights after 0, 1, 2 … `most` steps, all over the same total, `total ** most` times as great."""
    rows = [list(weights)]
    for _ in range(most):
        rows.append(step.after(rows[-1]))
    scale = 1
    for number in range(most - 1, -1, -1):
        scale *= step.total
        rows[number] = [weight * scale for weight in rows[number]]
    return rows


def folded(step: Changes, by_count: Sequence[Sequence[int]]) -> list[int]:
    """Return weights that are given for each number of steps still to come, once these are made.

    The total becomes `total ** (len(by_count) - 1)` times as great.

    >>> folded(Step([{1: Fraction(1)}, {1: Fraction(1)}]), [[1, 0], [1, 0]])
    [1, 1]
    """
    found: list[int] = list(by_count[-1])
    scale = 1
    for row in reversed(by_count[:-1]):
        scale *= step.total
        found = [one + scale * other for one, other in zip(step.after(found), row, strict=True)]
    return found


def combined(chances: Sequence[Sequence[int]], rows: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return for each row of chances the sum of the other rows, each by its chance.

    >>> combined([[1, 2], [0, 1]], [[1, 1], [3, 0]])
    [[7, 1], [3, 0]]
    """
    states = len(rows[0])
    size = slot(max(map(sum, rows)) * max(map(sum, chances)))
    packed = [pack(row, size) for row in rows]
    return [
        unpack(sum([chance * row for chance, row in zip(each, packed, strict=True) if chance]), size, states)
        for each in chances
    ]
