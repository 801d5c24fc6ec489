"""Decks that make sense, put together from what a player has: for bots, and for people who want to play at once.

What a card is good for is guessed from its numbers alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from tablero.games.swu.facts import Card, card

MOST_OTHERS, MOST_DEAR = 0.3, 0.2
"""Which part of a deck may be events and upgrades, and which part cards that cost 6 or more."""
DEAR = 6
FOREIGN = 4.0
"""What an aspect that isn't provided takes from the worth of a card."""


class Proposal(NamedTuple):
    """A leader, a base and the cards that go well with them, as indices; and what they are worth."""

    leader: str
    base: str
    cards: tuple[int, ...]
    worth: float


@cache
def worth(key: str) -> float:
    """Return roughly what a card is good for, whoever plays it."""
    one = card(key)
    cost = one.cost or 0
    if {"unit", "leader"} & {*one.types}:
        numbers = (one.power or 0) + (one.hp or 0) - 2.0 * cost
        return 3.0 + 0.6 * numbers + 0.7 * len(one.keywords) + 0.15 * cost
    if "event" in one.types:
        return 3.2 if cost <= DEAR else 2.2
    return 2.0 + 0.5 * ((one.upgrade_power or 0) + (one.upgrade_hp or 0) - cost)


def icons(keys: Iterable[str]) -> Counter[str]:
    """Return the aspect icons that leaders and bases provide."""
    return Counter(aspect for key in keys for aspect in card(key).aspects)


def value(key: str, provided: Counter[str]) -> float:
    """Return what a card is good for in a deck with these icons: each that is missing costs (swu:1.5.6.b)."""
    return worth(key) - FOREIGN * missing(card(key), provided)


def missing(card: Card, provided: Counter[str]) -> int:
    """Return how many icons of a card are not provided."""
    asked: Counter[str] = Counter(card.aspects)
    return sum((asked - provided).values())


def suggest(keys: Sequence[str], command: Iterable[str], size: int) -> tuple[int, ...]:
    """Return which of these cards make a deck of this size with these leaders and bases: indices, in order.

    The best first, but not too many that are no units or cost much, unless nothing else is left.
    """
    provided = icons(command)
    order = sorted(range(len(keys)), key=lambda i: (-value(keys[i], provided), keys[i], i))
    chosen: list[int] = []
    others = dear = 0
    for i in order:
        if len(chosen) == size:
            break
        one = card(keys[i])
        other, costly = "unit" not in one.types, (one.cost or 0) >= DEAR
        if (other and others >= MOST_OTHERS * size) or (costly and dear >= MOST_DEAR * size):
            continue
        others += other
        dear += costly
        chosen.append(i)
    taken = {*chosen}
    chosen += [i for i in order if i not in taken][: size - len(chosen)]
    return tuple(sorted(chosen))


def total(keys: Iterable[str], command: Iterable[str]) -> float:
    """Return what cards are worth together under these leaders and bases."""
    provided = icons(command)
    return sum(value(key, provided) for key in keys)


def propose(leaders: Iterable[str], bases: Iterable[str], keys: Sequence[str], size: int) -> Proposal:
    """Return the leader, base and cards that go together best."""
    return max(
        (proposal(leader, base, keys, size) for leader in leaders for base in bases),
        key=lambda one: (one.worth, one.leader, one.base),
    )


def proposal(leader: str, base: str, keys: Sequence[str], size: int) -> Proposal:
    """Return the cards that go best with a leader and a base."""
    chosen = suggest(keys, (leader, base), size + card(base).deck_size)
    return Proposal(leader, base, chosen, worth(leader) + total([keys[i] for i in chosen], (leader, base)))
