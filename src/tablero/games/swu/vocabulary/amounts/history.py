"""How often something happened in this phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tablero.games.swu.abilities import Act, Count, Filter
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary.amounts.counting import Counted, Plain
from tablero.games.swu.vocabulary.filters.basic import Other
from tablero.games.swu.vocabulary.nouns import phrase
from tablero.kernel import Message, say

__all__ = [
    "DefeatedThisPhase",
    "DiscardedFromHand",
    "DrawnThisPhase",
    "PlayedCards",
]


@dataclass(frozen=True, slots=True)
class PlayedCards(Counted):
    """How many cards of some kind you have played in this phase, apart from this one."""

    cards: tuple[Filter, ...] = ()

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        return sum(
            one.seat == act.seat
            and one.piece != act.source.id
            and one.face is not None
            and all(test.fits(table, act, one.face) for test in self.cards)
            for one in table.this_phase("played")
        )

    def what(self, number: int) -> Message:
        """Say of what."""
        return say("swu-played-by-you", what=phrase("card", (*self.cards, Other()), number))


@dataclass(frozen=True, slots=True)
class DrawnThisPhase(Plain):
    """How many cards you have drawn in this phase."""

    word = "drawn"

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        return sum(one.amount for one in table.this_phase("drawn") if one.seat == act.seat)


@dataclass(frozen=True, slots=True)
class DefeatedThisPhase(Count):
    """How many units were defeated in this phase: yours, those of enemies, or anybody's."""

    whose: Literal["yours", "enemy", "any"] = "any"

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        if self.whose == "enemy":
            return sum(one.seat != act.seat for one in table.this_phase("defeated"))
        return sum(self.whose == "any" or one.seat == act.seat for one in table.this_phase("defeated"))

    def text(self) -> Message:
        """Say it."""
        return say(f"swu-count-defeated-{self.whose}")

    def for_each(self) -> Message:
        """Say what is counted."""
        return say(f"swu-each-defeated-{self.whose}")


@dataclass(frozen=True, slots=True)
class DiscardedFromHand(Plain):
    """How many cards were discarded from your hand in this phase."""

    word = "discarded-from-hand"

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        return sum(one.seat == act.seat for one in table.this_phase("discarded-hand"))
