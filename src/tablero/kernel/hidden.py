"""Resampling what somebody can't know: the same cards, dealt to the same places in another order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tablero.kernel.rng import Rng


def resample_cards(zones: Sequence[list[int]], cards: Iterable[int], rng: Rng) -> None:
    """Deal these cards again over the places in the zones where they lie; all others stay where they are.

    >>> hand, deck = [1, 2], [3, 4, 5]
    >>> resample_cards([hand, deck], [2, 4], Rng(1))
    >>> hand[0], deck[0], deck[2], sorted((hand[1], deck[1]))
    (1, 3, 5, [2, 4])
    """
    fresh = sorted(cards)  # where each of them lies now makes no difference to what comes out
    hidden = dict.fromkeys(fresh)
    rng.shuffle(fresh)
    for zone in zones:
        for i, card in enumerate(zone):
            if card in hidden:
                zone[i] = fresh.pop()
