"""The hand: who starts, which hands are kept, what becomes a resource, which cards are given up first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablero.games.swu.habits.asked import Habit
from tablero.games.swu.state import Table
from tablero.kernel import Care, Choose, Option, Pick

CHEAP: Final = (2, 3)
"""A hand is kept if its cheapest card costs no more than this, and the next one no more than that."""
DEAR: Final = 7
"""Cards that cost more than this are no better for it."""
SOON: Final = 2
"""A card is judged by the resources that there will be in so many rounds."""
ENOUGH: Final = 10
"""With so many resources nobody needs another."""
NEARLY: Final = 7
FEW: Final = 2
"""Nor with so many of them and only so few cards in hand."""


def keeping(table: Table, seat: int, card: int, copies: int = 1) -> float:
    """Return how gladly a card is kept: units and dear cards, but not what can't be paid for soon, nor a third copy."""
    player, face = table.players[seat], table.faces[card]
    resources = len(player.ready) + len(player.spent) + SOON
    late = max(0, face.cost - resources)
    return 0.5 * min(face.cost, DEAR) + 0.8 * face.unit - 1.1 * late - 0.6 * (copies - 1)


def least_kept(table: Table, seat: int, hand: Sequence[int]) -> int:
    """Return the card of a hand that is given up most easily."""
    keys = [table.faces[card].key for card in hand]
    return min(hand, key=lambda card: (keeping(table, seat, card, keys.count(table.faces[card].key)), card))


def starter(table: Table, decision: Choose, care: Care) -> Option:
    """Start."""
    return care.best(decision.options, lambda option: 1.0 + (option[1] == decision.seat))


def mulligan(table: Table, decision: Choose, care: Care) -> Option:
    """Keep a hand with something to play in the first two rounds."""
    costs = sorted(table.faces[card].cost for card in table.players[decision.seat].hand)
    good = len(costs) > 1 and all(cost <= most for cost, most in zip(costs, CHEAP, strict=False))
    return "keep" if good else "mulligan"


def first_resources(table: Table, decision: Pick, care: Care) -> Option:
    """Give up the cards that are missed least."""
    hand = [int(option[1]) for option in decision.options]
    given: list[int] = []
    while len(given) < decision.least:
        given.append(least_kept(table, decision.seat, [card for card in hand if card not in given]))
    return tuple(option for option in decision.options if option[1] in given)


def resource(table: Table, decision: Choose, care: Care) -> Option:
    """Give up a card for a resource, as long as there are too few of them."""
    player = table.players[decision.seat]
    count = len(player.ready) + len(player.spent)
    if not player.hand or count >= ENOUGH or (count >= NEARLY and len(player.hand) <= FEW):
        return "pass"
    keys = [table.faces[card].key for card in player.hand]

    def promise(option: Option) -> float:
        if option == "pass":
            return 0.0
        card = int(option[1])
        return 9.0 - keeping(table, decision.seat, card, keys.count(table.faces[card].key))

    return care.best(decision.options, promise)


HABITS: Final[dict[str, Habit]] = {
    "swu-ask-starter": starter,
    "swu-ask-mulligan": mulligan,
    "swu-ask-first-resources": first_resources,
    "swu-ask-resource": resource,
}
