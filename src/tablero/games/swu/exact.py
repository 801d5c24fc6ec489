"""Exact chances of drawing: how likely certain cards are in hand, or have been, by a round.

A starting hand is drawn, and may be shuffled back once for a new one (swu:5.2.1); in every regroup phase two cards are drawn
(swu:5.5.1), so that a player has seen a hand and two cards for each round before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import product
from math import comb
from typing import NamedTuple

from tablero.odds import Distribution, all_at_least, certain, hypergeometric, mixed


class Kind(NamedTuple):
    """Cards of one kind: how many are in the deck, and how many are wanted."""

    copies: int
    wanted: int


class Draws(NamedTuple):
    """What is drawn of a deck."""

    cards: int
    """How many the deck has."""
    hand: int
    """How many the starting hand has."""
    more: int
    """How many are drawn after it."""


Hand = tuple[int, ...]
"""How many of each kind a starting hand has."""
Keeps = Callable[[Hand], bool]
"""Whether a player keeps a starting hand."""


def always(hand: Hand) -> bool:
    """Keep any hand."""
    return True


def any_wanted(hand: Hand) -> bool:
    """Keep a hand with any of the wanted cards."""
    return any(hand)


def all_wanted(kinds: Sequence[Kind]) -> Keeps:
    """Return the habit of keeping only a hand that has all that is wanted."""
    return lambda hand: all(has >= kind.wanted for has, kind in zip(hand, kinds, strict=True))


def hands(draws: Draws, kinds: Sequence[Kind]) -> Iterator[tuple[Hand, Fraction]]:
    """Yield every starting hand, as far as it matters, and how likely it is."""
    others = draws.cards - sum(kind.copies for kind in kinds)
    for hand in product(*(range(min(kind.copies, draws.hand) + 1) for kind in kinds)):
        rest = draws.hand - sum(hand)
        if 0 <= rest <= others:
            ways = comb(others, rest)
            for has, kind in zip(hand, kinds, strict=True):
                ways *= comb(kind.copies, has)
            yield hand, Fraction(ways, comb(draws.cards, draws.hand))


def chance_of_all(draws: Draws, kinds: Sequence[Kind], keeps: Keeps = always) -> Fraction:
    """Return how likely all that is wanted has been drawn; a hand that isn't kept is drawn again once."""
    fresh = all_at_least(draws.cards, kinds, draws.hand + draws.more)
    found = Fraction()
    for hand, chance in hands(draws, kinds):
        if keeps(hand):
            left = [Kind(kind.copies - has, max(0, kind.wanted - has)) for has, kind in zip(hand, kinds, strict=True)]
            found += chance * all_at_least(draws.cards - draws.hand, left, draws.more)
        else:
            found += chance * fresh
    return found


def drawn(draws: Draws, kinds: Sequence[Kind], which: int, keeps: Keeps = always) -> Distribution:
    """Return how many of a kind have been drawn."""
    copies = kinds[which].copies
    parts = []
    for hand, chance in hands(draws, kinds):
        has = hand[which]
        later = hypergeometric(draws.cards - draws.hand, copies - has, draws.more) + certain(has)
        fresh = hypergeometric(draws.cards, copies, draws.hand + draws.more)
        parts.append((chance, later if keeps(hand) else fresh))
    return mixed(parts)
