"""Cards drawn from a deck that is not seen: chances without putting back."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb

from tablero.odds.distribution import KEPT, Distribution


@lru_cache(KEPT)
def hypergeometric(cards: int, copies: int, drawn: int) -> Distribution:
    """Return how many of the copies in a deck of so many cards are among those drawn.

    >>> hypergeometric(50, 3, 6).at_least(1) == 1 - Fraction(comb(47, 6), comb(50, 6))
    True
    """
    most = min(copies, drawn)
    least = max(0, drawn - (cards - copies))
    return Distribution({n: comb(copies, n) * comb(cards - copies, drawn - n) for n in range(least, most + 1)})


def all_at_least(cards: int, kinds: Sequence[tuple[int, int]], drawn: int) -> Fraction:
    """Return how likely enough of each kind are among the cards drawn; a kind is its copies and how many are wanted.

    >>> all_at_least(50, [(3, 1)], 6) == hypergeometric(50, 3, 6).at_least(1)
    True
    """
    ways = {0: 1}
    """How many ways there are to have drawn so many cards of the kinds looked at."""
    for copies, wanted in kinds:
        new: dict[int, int] = {}
        for before, number in ways.items():
            for more in range(wanted, min(copies, drawn - before) + 1):
                new[before + more] = new.get(before + more, 0) + number * comb(copies, more)
        ways = new
    others = cards - sum(copies for copies, _ in kinds)
    good = sum(number * comb(others, drawn - taken) for taken, number in ways.items())
    return Fraction(good, comb(cards, drawn))
