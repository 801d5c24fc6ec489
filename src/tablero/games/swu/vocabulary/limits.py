"""What several chosen cards must keep together."""

from __future__ import annotations

from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary.asking import Limit
from tablero.kernel import Option, Reason, because


def combined_cost(table: Table, most: int) -> Limit:
    """Return the test that cards cost at most so much together, by their printed costs (swu:1.8.6)."""

    def limit(answer: tuple[Option, ...]) -> Reason | None:
        cost = sum(table.faces[one[1]].cost for one in answer)  # type: ignore[index,misc]
        return None if cost <= most else because("swu:8.27.8", "swu-not-combined", cost=cost, most=most)

    return limit


def one_pile(table: Table) -> Limit:
    """Return the test that cards lie in the same discard pile."""

    def limit(answer: tuple[Option, ...]) -> Reason | None:
        owners = {table.owners[one[1]] for one in answer}  # type: ignore[index]
        return None if len(owners) <= 1 else because("swu:8.5.1", "swu-not-one-pile")

    return limit
