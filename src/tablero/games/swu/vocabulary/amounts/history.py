"""How often something happened in this phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tablero.games.swu.abilities import Act, Filter
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary.amounts.counting import Counted, Plain
from tablero.games.swu.vocabulary.filters.basic import Other
from tablero.games.swu.vocabulary.nouns import phrase
from tablero.kernel import Message, say

__all__ = [
    "CountThisPhase",
    "PlayedCards",
]


@dataclass(frozen=True, slots=True)
class PlayedCards(Counted):
    """How many cards of some kind you have played in this phase, apart from this one."""

    cards: tuple[Filter, ...] = ()

    def value(self, table: Table, act: Act) -> int:
        return sum(
            one.seat == act.seat
            and one.piece != act.source.id
            and one.face is not None
            and all(test.fits(table, act, one.face) for test in self.cards)
            for one in table.this_phase("played")
        )

    def what(self, number: int) -> Message:
        return say("swu-played-by-you", what=phrase("card", (*self.cards, Other()), number))


@dataclass(frozen=True, slots=True)
class CountThisPhase(Plain):
    """How many cards you have drawn or discarded from hand, how often you used the Force, how many units were defeated."""

    what: Literal["drawn", "discarded-from-hand", "force-used", "defeated", "defeated-friendly", "defeated-enemy"]

    @property
    def word(self) -> str:  # type: ignore[override]
        """By what is counted."""
        return self.what

    def value(self, table: Table, act: Act) -> int:
        """Count what is noted of this phase; of drawing, how many cards each time."""
        if self.what == "drawn":
            return sum(one.amount for one in table.this_phase("drawn") if one.seat == act.seat)
        if self.what.startswith("defeated"):
            fallen = table.this_phase("defeated")
            if self.what == "defeated":
                return len(list(fallen))
            return sum((one.seat == act.seat) == (self.what == "defeated-friendly") for one in fallen)
        what = "discarded-hand" if self.what == "discarded-from-hand" else self.what
        return sum(one.seat == act.seat for one in table.this_phase(what))
