"""Leaders that are turned over without being deployed (swu:3.4.4.b)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Effect
from tablero.games.swu.state import Leader, Table
from tablero.kernel import Play


@dataclass(frozen=True, slots=True)
class FlipLeader(Effect):
    """Turn this leader over, which has two sides that are no units: other aspects, other abilities."""

    word = "flip-leader"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Turn it over; it is neither deployed nor played (swu:3.4.4.b)."""
        leader = act.source
        if not isinstance(leader, Leader):
            return False
        main = table.faces[leader.card]
        other = main.unit_side if leader.face is main else main
        if other is None:
            return False
        leader.face = other
        table.players[leader.owner].penalties = {}
        table.dirty = True
        table.log.tell("swu-log-flips", seat=leader.owner + 1, leader=other.name)
        yield from ()
        return True
