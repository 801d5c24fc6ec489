"""Deploying a leader (chapters 3.4.4 and 7.5.19)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Effect
from tablero.games.swu.checks import settle
from tablero.games.swu.entering import deploy
from tablero.games.swu.keywords import keyword_triggers
from tablero.games.swu.state import Leader, Table
from tablero.kernel import Message, Play, say


@dataclass(frozen=True, slots=True)
class Deploy(Effect):
    """Deploy this leader (swu:3.4.4)."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Turn it over into the ground arena."""
        leader = act.source
        if not isinstance(leader, Leader) or leader.deployed:
            return False
        unit = deploy(table, leader)
        keyword_triggers(table, "when-deployed", unit)
        yield from settle(table)
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-deploy")
