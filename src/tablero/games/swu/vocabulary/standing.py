"""Constant abilities that change a rule, and effects that put one in force for a while."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tablero.games.swu.abilities import Act, Effect, Standing
from tablero.games.swu.cards import Face
from tablero.games.swu.constants import PHASE
from tablero.games.swu.costs import CostChange
from tablero.games.swu.state import InForce, Piece, Table
from tablero.games.swu.vocabulary.targets import phrase
from tablero.kernel import Message, Play, say


@dataclass(frozen=True, slots=True)
class NextCard(Effect):
    """The next card of some kind that you play in this phase costs more or less (swu:7.7.3.d)."""

    change: CostChange

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Put it in force until such a card has been played."""
        table.in_force.append(InForce(PHASE, replace(self.change, once=True), act.face, act.seat))
        table.dirty = True
        yield from ()
        return True

    def text(self) -> Message:
        """Say it."""
        change = self.change
        if change.keyword:
            return say(f"swu-next-card-by-{change.keyword}", amount=-change.amount)
        what = phrase("card", change.cards, 1 if change.times == 1 else 2)
        if change.exploit:
            return say("swu-next-card-exploit", what=what, number=change.exploit)
        if change.times > 1:
            return say("swu-next-cards", what=what, times=change.times, amount=-change.amount)
        return say("swu-next-card", what=what, amount=-change.amount)


@dataclass(frozen=True, slots=True)
class FirstEventBlank(Standing):
    """The first event that each opponent plays in a round loses its abilities (swu:8.9.1, swu:8.15.2)."""

    def blanks_event(self, table: Table, piece: Piece, seat: int, player: int, face: Face) -> bool:
        """Tell whether it is an opponent's first; `Table.past` goes back to the start of the round."""
        if player == seat:
            return False
        return not any(
            one.what == "played" and one.seat == player and one.face is not None and one.face.event
            for one in table.past
        )

    def text(self) -> Message:
        """Say it."""
        return say("swu-first-event-blank")
