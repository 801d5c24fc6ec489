"""Resampling what a seat can't know: hands, decks and resources, each card among those of its owner.

What others know of a card, and what is shown to them, goes by where it lies: whoever held a card holds another instead.
"""

from __future__ import annotations

from tablero.games.swu.state import Delayed, Table
from tablero.games.swu.view import seen_by
from tablero.kernel import Rng, resample_cards


def resample(table: Table, seat: int | None, rng: Rng) -> None:
    """Deal the cards that a seat (None: a spectator) has not seen again over the places where they lie."""
    zones = _zones(table)
    seen = seen_by(table, seat)
    unseen = [(zone, i, card) for zone in zones for i, card in enumerate(zone) if card not in seen]
    for player in table.players:
        resample_cards(zones, [card for _, _, card in unseen if table.owners[card] == player.seat], rng)
    _carry_over(table, {card: zone[i] for zone, i, card in unseen})


def _zones(table: Table) -> list[list[int]]:
    """Return the zones in which cards lie that somebody can't see."""
    return [
        zone
        for player in table.players
        for zone in (player.hand, player.deck, player.ready, player.spent, player.looked)
    ]


def _carry_over(table: Table, instead: dict[int, int]) -> None:
    """Let the cards that lie there now stand wherever those that lay there stood before."""
    known = table.known.copy()
    for card, other in instead.items():
        table.known[other] = known[card]
    table.shown = [(instead.get(card, card), seats) for card, seats in table.shown]
    table.delayed = [one._replace(cards=tuple(instead.get(card, card) for card in one.cards)) for one in table.delayed]
    table.dirty = True


Hidden = tuple[list[list[int]], list[int], list[tuple[int, tuple[int, ...]]], list[Delayed]]


def hidden(table: Table) -> Hidden:
    """Return a copy of all that a resampling may change."""
    return [zone.copy() for zone in _zones(table)], table.known.copy(), table.shown.copy(), table.delayed.copy()


def restore_hidden(table: Table, hidden: Hidden) -> None:
    """Give a table what a resampling gave another one at the same moment."""
    zones, known, shown, delayed = hidden
    for zone, cards in zip(_zones(table), zones, strict=True):
        zone[:] = cards
    table.known, table.shown, table.delayed = known.copy(), shown.copy(), delayed.copy()
    table.dirty = True
