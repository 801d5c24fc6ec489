"""Cards that wait for being drawn (chapter 1.13.3)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Condition, Effect
from tablero.games.swu.constants import ACTION
from tablero.games.swu.state import Table
from tablero.games.swu.zones import reveal_from_hand
from tablero.kernel import Message, Play, say


@dataclass(frozen=True, slots=True)
class InActionPhase(Condition):
    """It is the action phase."""

    word = "action-phase"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it is."""
        return table.phase == ACTION


@dataclass(frozen=True, slots=True)
class AspectProvided(Condition):
    """You control a leader or base with an aspect."""

    aspect: str

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether one has the icon."""
        player = table.players[act.seat]
        return any(self.aspect in piece.face.aspects for piece in (player.base, *player.leaders))

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-aspect-provided", aspect=say(f"swu-aspect-{self.aspect}"))


@dataclass(frozen=True, slots=True)
class RevealThis(Effect):
    """Reveal this card from hand (swu:8.26.1)."""

    word = "reveal-this"

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether it is still there."""
        return act.source.card in table.players[act.seat].hand

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Reveal it."""
        if not self.able(table, act):
            return False
        reveal_from_hand(table, act.seat, [act.source.card])
        yield from ()
        return True
