"""Indirect damage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tablero.games.swu.abilities import Act, Amount, Effect, Standing, amount_of
from tablero.games.swu.damage import deal_indirect
from tablero.games.swu.state import Piece, Table
from tablero.games.swu.vocabulary.asking import asking
from tablero.games.swu.vocabulary.effects.base import seats_of
from tablero.kernel import Choose, Message, Play, say

__all__ = [
    "AssignsIndirect",
    "Indirect",
    "MoreIndirect",
]


@dataclass(frozen=True, slots=True)
class Indirect(Effect):
    """Deal indirect damage to a player, who divides it among their units and base."""

    amount: Amount
    who: Literal["player", "defending", "opponents", "its-controller"] = "player"
    """player: any player, whom you choose; defending; opponents: each of them; its-controller."""

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is any damage to deal."""
        return amount_of(self.amount, table, act) > 0

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the player and deal it; what was damaged becomes "those"."""
        amount = amount_of(self.amount, table, act)
        if amount <= 0:
            return False
        if self.who == "player":
            players: list[tuple[str, int]] = [("player", player.seat) for player in table.everybody()]
            ask = asking(act, self)
            answer = yield Choose(act.seat, players, ask)
            seats = [answer[1]]
        else:
            seats = seats_of(table, act, self.who)
        return (yield from deal_indirect(table, [(seat, amount) for seat in seats], act))

    def text(self) -> Message:
        if isinstance(self.amount, int):
            return say(f"swu-indirect-{self.who}", amount=self.amount)
        return say(f"swu-indirect-equal-{self.who}", amount=self.amount.text())


@dataclass(frozen=True, slots=True)
class MoreIndirect(Standing):
    """Indirect damage you deal to opponents is increased."""

    amount: int = 1

    def indirect_more(self, table: Table, piece: Piece, seat: int, dealer: int, to: int) -> int:
        """Return by how much it is increased."""
        return self.amount if seat == dealer and to != dealer else 0

    def text(self) -> Message:
        return say("swu-sentence", text=say("swu-more-indirect", amount=self.amount))


@dataclass(frozen=True, slots=True)
class AssignsIndirect(Standing):
    """You assign all indirect damage that you deal to opponents, or that this unit deals."""

    own: bool = False
    """Whether only that which this unit deals."""

    def assigns_indirect(self, table: Table, piece: Piece, seat: int, source: Piece, dealer: int, to: int) -> bool:
        """Tell whether you assign it."""
        return source is piece if self.own else seat == dealer and to != dealer

    def text(self) -> Message:
        return say("swu-sentence", text=say("swu-assigns-indirect-own" if self.own else "swu-assigns-indirect"))
