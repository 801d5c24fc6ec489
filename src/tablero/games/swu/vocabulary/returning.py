"""Cards that come back from the discard pile because of how they got there."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Effect
from tablero.games.swu.state import Table
from tablero.games.swu.zones import to_hand
from tablero.kernel import Play


@dataclass(frozen=True, slots=True)
class ReturnDefeated(Effect):
    """Return each unit in one's discard pile that was defeated in this phase to one's hand (swu:8.25.1).

    One that was defeated, and then left play in another way, came to the discard pile as another card (swu:8.6.4).
    """

    word = "return-defeated"

    def _cards(self, table: Table, act: Act) -> list[int]:
        defeated = {one.piece for one in table.this_phase("defeated")}
        last = {one.amount: one.piece for one in table.this_phase("left")}
        return [card for card in table.players[act.seat].discard if last.get(card) in defeated]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        return bool(self._cards(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Return them all."""
        act.cards = self._cards(table, act)
        for card in act.cards:
            table.players[act.seat].discard.remove(card)
            to_hand(table, card)
        yield from ()
        return bool(act.cards)
