"""Discarding from another player's deck as something that one does oneself, and so may do or leave."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.vocabulary.effects_cards import Mill
from tablero.kernel import Message, say


@dataclass(frozen=True, slots=True)
class MillFrom(Mill):
    """Discard cards from the deck of a player spoken of (swu:1.14.3)."""

    def text(self) -> Message:
        """Say it, with oneself as the one who does it."""
        deck = say(f"swu-deck-of-{self.who}")
        if isinstance(self.count, int):
            return say("swu-mill-from", count=self.count, deck=deck)
        return say("swu-mill-from-for-each", what=self.count.for_each(), deck=deck)
