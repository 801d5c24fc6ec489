"""Smuggle (swu:7.5.14)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tablero.games.swu.abilities import Act, Effect, Standing
from tablero.games.swu.cards import Face
from tablero.games.swu.playing import Smuggle, play, smuggle_terms, smuggles, why_not_play
from tablero.games.swu.state import Piece, Table
from tablero.games.swu.vocabulary.asking import asking
from tablero.kernel import Choose, Message, Option, Play, say

__all__ = [
    "PlayBySmuggle",
    "ResourcesSmuggle",
    "Smuggle",
]


@dataclass(frozen=True, slots=True)
class ResourcesSmuggle(Standing):
    """Each friendly resource gains Smuggle, at its printed cost and so much more."""

    more: int

    def gives_smuggle(self, table: Table, piece: Piece, seat: int, player: int, face: Face) -> Smuggle | None:
        """Return the Smuggle that a resource gains."""
        return Smuggle(face.cost + self.more, face.aspects) if player == seat else None

    def text(self) -> Message:
        return say("swu-sentence", text=say("swu-resources-smuggle", more=self.more))


@dataclass(frozen=True, slots=True)
class PlayBySmuggle(Effect):
    """Play a card using Smuggle, for less (swu:7.5.14.c)."""

    discount: int = 0

    def _choices(self, table: Table, act: Act) -> list[Option]:
        found: list[Option] = []
        for card in table.players[act.seat].resources:
            for terms in smuggles(table, act.seat, card):
                if why_not_play(table, act.seat, card, replace(terms, discount=self.discount)) is None:
                    found.append(("smuggle", card))
                    break
        return found

    def useful(self, table: Table, act: Act) -> bool:
        """Tell whether one could be played, to the player whose resources they are."""
        return bool(self._choices(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the card and play it; nobody has to."""
        ask = asking(act, self)
        answer = yield lambda: Choose(act.seat, [*self._choices(table, act), "pass"], ask, hidden=True)
        act.things = []
        if answer == "pass":
            return False  # swu:7.1.6.a
        terms = yield from smuggle_terms(table, act.seat, answer[1], self.discount)
        piece = yield from play(table, act.seat, answer[1], terms)
        act.things = [] if piece is None else [piece]
        return True

    def text(self) -> Message:
        return say("swu-play-by-smuggle", amount=self.discount)
