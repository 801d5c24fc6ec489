"""Chance that falls as a trace shows it: what a recorder shuffled and drew is known only from the hands afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablero.games.swu.scenario.compare import NAMES
from tablero.games.swu.state import Player, Table
from tablero.kernel import Game, Rng


class Wished(Rng):
    """Random numbers, but a deck from which a hand is drawn is shuffled so that the recorded hand lies on top."""

    __slots__ = ("_after", "_game")

    def __init__(self, seed: int, game: Game[Table], after: Mapping[str, Any]) -> None:
        super().__init__(seed)
        self._game = game
        self._after = after

    def copy(self) -> Rng:
        """Return plain random numbers: a wish is for one step."""
        return Rng(self.state)

    def sample(self, size: int, count: int) -> tuple[int, ...]:
        """Return the order that was wished for, if a whole deck is shuffled for a hand."""
        drawn = super().sample(size, count)
        table = self._game.state
        for player in table.everybody():
            if size == count == len(player.deck) and not player.hand:
                return _ordered(table, player, drawn, list(self._after[NAMES[player.seat]]["hand"]))
        return drawn


def _ordered(table: Table, player: Player, drawn: tuple[int, ...], hand: list[str]) -> tuple[int, ...]:
    """Put the cards of a hand at the end of an order, which is the top of the deck."""
    top, rest = [], []
    for index in drawn:
        key = table.faces[player.deck[index]].key
        if key in hand:
            hand.remove(key)
            top.append(index)
        else:
            rest.append(index)
    return (*rest, *top)
