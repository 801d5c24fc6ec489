"""Credit tokens (swu:3.7.13)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Amount, Effect, amount_of
from tablero.games.swu.state import Table
from tablero.kernel import Message, Play, say


@dataclass(frozen=True, slots=True)
class CreateCredits(Effect):
    """Create Credit tokens; they lie among the resources, but are none (swu:3.7.13)."""

    count: Amount = 1

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Create them."""
        count = amount_of(self.count, table, act)
        if count <= 0:
            return False
        table.players[act.seat].credits += count
        table.dirty = True
        table.journal.tell("swu-log-credits", seat=act.seat + 1, count=count)
        yield from ()
        return True

    def text(self) -> Message:
        """Say it."""
        token = say("swu-token-credit", n=self.count if isinstance(self.count, int) else 1)
        if isinstance(self.count, int):
            return say("swu-create", count=self.count, token=token)
        return say("swu-create-for-each", what=self.count.for_each(), token=token)
