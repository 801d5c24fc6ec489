"""Glicko-2, after Mark Glickman's paper of 2013: how strong somebody is, and how sure one can be of that.

What time does to a rating is computed by how much of it has passed, in parts of a period, so that every game can be
rated when it ends: who plays twice within an hour is not less certain afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

SCALE = 173.7178
"""Points of a rating that make one on the scale on which it is computed."""

MIDDLE = 1500.0
WIDEST = 350.0
"""The deviation of somebody of whom nothing is known."""

TAU = 0.5
"""How much a volatility may change: smaller where results far from what was expected are chance."""

NOTHING = 1e-9
"""What a game tells at least, however sure its result was."""

NEAR = 1e-6
"""How near the volatility is found."""


class Rating(NamedTuple):
    """A rating: about two of three times the true one is no further away than the deviation."""

    rating: float = MIDDLE
    deviation: float = WIDEST
    volatility: float = 0.06


class Result(NamedTuple):
    """A game against somebody: 1 for a win, 0.5 for a draw, 0 for a loss."""

    other: Rating
    score: float


def rested(one: Rating, periods: float) -> Rating:
    """Return a rating after some time, in periods, without a game: the same, but less certain.

    >>> round(rested(Rating(1500, 50, 0.06), 100).deviation)
    116
    """
    drift = one.volatility * SCALE
    return one._replace(deviation=min(WIDEST, sqrt(one.deviation**2 + drift**2 * max(0.0, periods))))


def rated(one: Rating, results: Sequence[Result], periods: float = 1.0) -> Rating:
    """Return a rating after some games, so many periods after the one before.

    >>> after = rated(Rating(1500, 200, 0.06), [Result(Rating(1400, 30), 1)])
    >>> round(after.rating), round(after.deviation)
    (1564, 175)
    """
    if not results:
        return rested(one, periods)
    level, spread = (one.rating - MIDDLE) / SCALE, one.deviation / SCALE
    information, surprise = 0.0, 0.0
    for other, score in results:
        weight = 1 / sqrt(1 + 3 * (other.deviation / SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-weight * (level - (other.rating - MIDDLE) / SCALE)))
        information += weight**2 * expected * (1 - expected)
        surprise += weight * (score - expected)
    variance = 1 / max(information, NOTHING)
    volatility = _volatility(one.volatility, spread, variance, variance * surprise)
    before = sqrt(spread**2 + volatility**2 * max(0.0, periods))
    after = 1 / sqrt(1 / before**2 + 1 / variance)
    return Rating(MIDDLE + SCALE * (level + after**2 * surprise), min(WIDEST, SCALE * after), volatility)


def _volatility(volatility: float, spread: float, variance: float, change: float) -> float:
    """Return the volatility after results that differ so much from what was expected (step 5 of the paper)."""
    start = log(volatility**2)

    def off(x: float) -> float:
        total = spread**2 + variance + exp(x)
        return exp(x) * (change**2 - total) / (2 * total**2) - (x - start) / TAU**2

    low, high = start, log(max(change**2 - spread**2 - variance, 1e-300))
    if change**2 <= spread**2 + variance:
        high = start - TAU
        while off(high) < 0:
            high -= TAU
    at_low, at_high = off(low), off(high)
    while abs(high - low) > NEAR:
        middle = low + (low - high) * at_low / (at_high - at_low)
        found = off(middle)
        if found * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, found
    return exp(low / 2)
