"""How often something happened in this phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tablero.games.swu.abilities import Act
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary.amounts.counting import Plain

__all__ = [
    "CountThisPhase",
]


@dataclass(frozen=True, slots=True)
class CountThisPhase(Plain):
    """How often something has happened in this phase: cards that you drew, played or discarded, units that were defeated."""

    what: Literal[
        "drawn", "played-others", "discarded-from-hand", "force-used", "defeated", "defeated-friendly", "defeated-enemy"
    ]

    @property
    def word(self) -> str:  # type: ignore[override]
        """By what is counted."""
        return self.what

    def value(self, table: Table, act: Act) -> int:
        """Count what is noted of this phase; of drawing, how many cards each time."""
        if self.what == "drawn":
            return sum(one.amount for one in table.this_phase("drawn") if one.seat == act.seat)
        if self.what == "played-others":
            return sum(one.seat == act.seat and one.piece != act.source.id for one in table.this_phase("played"))
        if self.what.startswith("defeated"):
            fallen = table.this_phase("defeated")
            if self.what == "defeated":
                return len(list(fallen))
            return sum((one.seat == act.seat) == (self.what == "defeated-friendly") for one in fallen)
        what = "discarded-hand" if self.what == "discarded-from-hand" else self.what
        return sum(one.seat == act.seat for one in table.this_phase(what))
