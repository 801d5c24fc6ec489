"""Comparing what came out with what was expected: by chi-square, and by the mean."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, lgamma, log, log1p, sqrt
from typing import NamedTuple

from tablero.kernel import Json

LEAST_EXPECTED = 5.0
"""Values that are expected less often are counted together with others."""
LEAST_P = 1e-4
"""A distribution that is right would differ so much, or more, once in ten thousand times; so would its mean."""


class Comparison(NamedTuple):
    """How what was counted compares with what was expected."""

    mean: float
    expected_mean: float
    z: float
    chi_square: float
    degrees: int
    p: float
    p_mean: float
    """How likely a mean is off by as much, at most."""
    impossible: tuple[int, ...]
    """Values that came out although they can't."""

    @property
    def agrees(self) -> bool:
        """Whether chance alone explains the difference."""
        return not self.impossible and min(self.p, self.p_mean) >= LEAST_P

    def to_json(self) -> Json:
        """Return it for programs."""
        return {**self._asdict(), "impossible": list(self.impossible), "agrees": self.agrees}


def compare(counted: Mapping[int, int], expected: Mapping[int, float]) -> Comparison:
    """Compare how often each value came out with how likely each is.

    >>> compare({0: 510, 1: 490}, {0: 0.5, 1: 0.5}).agrees, compare({0: 700, 1: 300}, {0: 0.5, 1: 0.5}).agrees
    (True, False)
    >>> compare({0: 999, 2: 1}, {0: 1.0}).impossible
    (2,)

    What is hardly ever expected may come once, but not again and again:

    >>> [compare({0: 5000 - n, 1: n}, {0: 0.999996, 1: 0.000004}).agrees for n in (1, 3)]
    [True, False]
    """
    games = sum(counted.values())
    mean = sum(value * count for value, count in counted.items()) / games
    expected_mean = sum(value * p for value, p in expected.items())
    variance = sum((value - expected_mean) ** 2 * p for value, p in expected.items())
    off = mean - expected_mean
    z = off / sqrt(variance / games) if variance else 0.0 if abs(off) < 1e-12 else float("inf")
    impossible = tuple(sorted(value for value in counted if not expected.get(value)))
    bins = _bins(counted, expected, games)
    chi_square = sum((seen - wanted) ** 2 / wanted for seen, wanted in bins)
    degrees = len(bins) - 1
    p = chi_square_tail(chi_square, degrees) if degrees else 1.0
    p_mean = mean_tail(off, variance, max(abs(value - expected_mean) for value in expected), games)
    return Comparison(mean, expected_mean, z, chi_square, degrees, p, p_mean, impossible)


def _bins(counted: Mapping[int, int], expected: Mapping[int, float], games: int) -> list[tuple[float, float]]:
    """Return how many were seen and expected of each value, or of neighbours together where one is rare."""
    bins: list[tuple[float, float]] = []
    seen = wanted = 0.0
    for value in sorted(expected):
        seen += counted.get(value, 0)
        wanted += expected[value] * games
        if wanted >= LEAST_EXPECTED:
            bins.append((seen, wanted))
            seen = wanted = 0.0
    if wanted and bins:
        last = bins.pop()
        bins.append((last[0] + seen, last[1] + wanted))
    return bins or [(1.0, 1.0)]


def mean_tail(off: float, variance: float, widest: float, games: int) -> float:
    """Return how likely a mean of so many games is off by as much or more, at most, where no value is further off than `widest`.

    By Bennett's inequality, which also holds for values that hardly ever come; standard errors alone don't tell of these.

    >>> round(mean_tail(0.01, 0.25, 0.5, 40_000), 6), mean_tail(0.0, 0.0, 0.0, 10), mean_tail(0.1, 0.0, 0.0, 10)
    (0.000707, 1.0, 0.0)
    """
    if abs(off) < 1e-12:
        return 1.0
    if not variance:
        return 0.0
    much = widest * abs(off) / variance
    return min(1.0, 2 * exp(-games * variance / widest**2 * ((1 + much) * log1p(much) - much)))


def chi_square_tail(value: float, degrees: int) -> float:
    """Return how likely a chi-square with so many degrees of freedom is as great as this, or greater.

    >>> round(chi_square_tail(3.841, 1), 3), round(chi_square_tail(18.307, 10), 3), chi_square_tail(0.0, 4)
    (0.05, 0.05, 1.0)
    """
    a, x = degrees / 2, value / 2
    if x <= 0:
        return 1.0
    scale = exp(a * log(x) - x - lgamma(a))
    return 1.0 - scale * _series(a, x) if x < a + 1 else scale * _fraction(a, x)


def _series(a: float, x: float) -> float:
    """Return the lower incomplete gamma function by its series, but for its scale."""
    term = total = 1 / a
    while term > total * 1e-15:
        a += 1
        term *= x / a
        total += term
    return total


def _fraction(a: float, x: float) -> float:
    """Return the upper incomplete gamma function by its continued fraction, but for its scale."""
    b = x + 1 - a
    c = 1e300
    d = h = 1 / b
    for i in range(1, 1_000):
        step = i * (a - i)
        b += 2
        d = 1 / (step * d + b)
        c = b + step / c
        h *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return h
