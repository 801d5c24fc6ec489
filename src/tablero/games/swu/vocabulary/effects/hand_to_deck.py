"""Cards from hand that go to a deck."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Literal

from tablero.games.swu.abilities import Act
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary.asking import asking
from tablero.games.swu.vocabulary.effects.base import OfHand
from tablero.games.swu.vocabulary.questions import asked_by
from tablero.games.swu.zones import forget_hand
from tablero.kernel import Choose, Message, Option, Pick, Play, say

__all__ = [
    "BottomFromHand",
    "HandToDeck",
]


@dataclass(frozen=True, slots=True)
class HandToDeck(OfHand):
    """From the hand to the deck: a card goes to its top, to its bottom, or to whichever end you choose."""

    where: Literal["top", "bottom", "either"]

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the card, then the end of the deck if there is a choice."""
        player = table.players[act.seat]
        if not player.hand:
            return False
        ask = asking(act, self)
        answer = yield lambda: Choose(act.seat, [("card", card) for card in player.hand], ask, hidden=True)
        place = player.hand.index(answer[1])  # the card itself may be another one before the next answer
        where: str = self.where
        if where == "either":
            where = yield Choose(act.seat, ["top", "bottom"], ask)
        card = player.hand.pop(place)
        forget_hand(table, act.seat)
        player.deck.insert(len(player.deck) if where == "top" else 0, card)
        table.known[card] = 1 << act.seat
        return True

    def text(self) -> Message:
        return say(f"swu-hand-to-deck-{self.where}")


@dataclass(frozen=True, slots=True)
class BottomFromHand(OfHand):
    """Put a few cards from one's hand on the bottom of one's deck, in any order."""

    count: int

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let the player choose the cards, then their order from the top down."""
        player = table.players[act.seat]
        if not player.hand:
            return False
        count = min(self.count, len(player.hand))
        ask = asking(act, self)
        answer = yield lambda: Pick(act.seat, [("card", card) for card in player.hand], count, count, ask, hidden=True)
        player.looked = [card for _, card in answer]
        for card in player.looked:
            player.hand.remove(card)
        forget_hand(table, act.seat)
        which = asked_by(act, "swu-ask-order")
        order = yield lambda: Choose(act.seat, _orders(player.looked), which, hidden=True)
        player.looked = []
        player.deck[:0] = order[:0:-1]
        return True

    def text(self) -> Message:
        return say("swu-bottom-from-hand", count=self.count)


def _orders(cards: list[int]) -> list[Option]:
    """Return all orders of a few cards."""
    return [("order", *order) for order in permutations(cards)]
