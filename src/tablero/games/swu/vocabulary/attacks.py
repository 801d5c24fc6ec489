"""What has become of an attack."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Condition
from tablero.games.swu.state import Table
from tablero.kernel import Message, say


@dataclass(frozen=True, slots=True)
class DefenderDefeated(Condition):
    """The defender was defeated in the attack (swu:7.6.16.e)."""

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it was: leaving play in another way is not enough (swu:8.25.2)."""
        ids = [unit.id for unit in act.attack.defenders] if act.attack is not None else []
        return any(one.piece in ids for one in table.this_phase("defeated"))

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-defender-defeated", mood="if")
