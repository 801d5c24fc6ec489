"""How abilities ask: what the question says, how something is declined, who sees which cards meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from tablero.games.swu.abilities import Act, Cost, Declined, Effect
from tablero.games.swu.state import Piece, Table
from tablero.games.swu.vocabulary.questions import asking_for, asking_which_opponent
from tablero.games.swu.zones import knows
from tablero.kernel import Ask, Choose, Decision, Option, Pick, Play, Reason, because

P = TypeVar("P", bound=Piece)


Limit = Callable[[tuple[Option, ...]], Reason | None]
"""What several answers must keep together."""


def asking(act: Act, why: Effect | Cost) -> Ask:
    """Return how to ask the question that goes with an effect: the card, and what it says."""
    return lambda: asking_for(act, why.text())


def choose(act: Act, options: Sequence[Option], why: Effect) -> Play[Any]:
    """Ask for one of the options; None if there is none; raise `Declined` if the player may decline and does (swu:8.33.1)."""
    may, act.may = act.may, False
    if not options:
        return None
    answer = yield lambda: Choose(act.seat, [*options, "pass"] if may else options, asking(act, why))
    if answer == "pass":
        raise Declined
    return answer


def choose_card(act: Act, cards: Sequence[int], why: Effect) -> Play[int | None]:
    """Ask in the same way for one of some cards that everybody sees."""
    answer = yield from choose(act, [("card", card) for card in cards], why)
    return None if answer is None else int(answer[1])


def choose_one(act: Act, pieces: Sequence[P], why: Effect) -> Play[P | None]:
    """Ask in the same way for one of some pieces."""
    answer = yield from choose(act, [piece.ref for piece in pieces], why)
    return next((piece for piece in pieces if piece.ref == answer), None)


def find_one(act: Act, pieces: Sequence[P], why: Effect) -> Play[list[P]]:
    """Ask in the same way for one of some pieces, as a target does: where there is none, it counts as declined."""
    may = act.may
    piece = yield from choose_one(act, pieces, why)
    if piece is None and may:
        raise Declined
    return [] if piece is None else [piece]


def pick_cards(
    act: Act, cards: Sequence[int], least: int, most: int, why: Effect, limit: Limit | None = None
) -> Play[list[int]]:
    """Ask for some of the cards that everybody sees; for none if that is declined."""
    if least == most == 1:
        card = yield from choose_card(act, cards, why)
        return [] if card is None else [card]
    may, act.may = act.may, False
    if not cards:
        return []
    least = 0 if may else min(least, len(cards))
    options: list[Option] = [("card", card) for card in cards]
    answer = yield lambda: Pick(act.seat, options, least, most, asking(act, why), limit=limit)
    return [card for _, card in answer]


def choose_hidden(act: Act, cards: Callable[[], Sequence[int]], why: Effect) -> Play[int | None]:
    """Ask in the same way for one of some cards that others don't see."""
    may, act.may = act.may, False
    if not cards():
        return None
    ask = asking(act, why)

    def question() -> Choose:
        options: list[Option] = [("card", card) for card in cards()]
        return Choose(act.seat, [*options, "pass"] if may else options, ask, hidden=True)

    answer = yield question
    if answer == "pass":
        raise Declined
    return int(answer[1])


def pick_hidden(seat: int, cards: Callable[[], Sequence[int]], least: int, most: int, ask: Ask) -> Play[list[int]]:
    """Ask for some of the cards that others don't see."""
    answer = yield lambda: Pick(seat, [("card", card) for card in cards()], least, most, ask, hidden=True)
    return [card for _, card in answer]


def choose_piece(seat: int, pieces: Sequence[P], ask: Ask) -> Play[P]:
    """Ask a player for one of several pieces."""
    answer = yield Choose(seat, [piece.ref for piece in pieces], ask)
    return next(piece for piece in pieces if piece.ref == answer)


def choose_amount(act: Act, most: int, why: Effect) -> Play[int]:
    """Ask how much, from the most that is possible down to none (swu:8.31.1)."""
    answer = yield Choose(act.seat, [("number", number) for number in range(most, -1, -1)], asking(act, why))
    return int(answer[1])


def choose_opponent(table: Table, act: Act, why: Effect) -> Play[int]:
    """Ask which opponent is meant; -1 if there is none."""
    seats = table.opponents(act.seat)
    if len(seats) > 1:
        return (yield from choose_seat(act, seats, why))
    return seats[0] if seats else -1


def choose_seat(act: Act, seats: Sequence[int], why: Effect) -> Play[int]:
    """Ask which of some opponents an effect is about."""
    options: list[Option] = [("player", seat) for seat in seats]
    answer = yield Choose(act.seat, options, lambda: asking_which_opponent(act, why.text()))
    return int(answer[1])


def see(
    table: Table, seats: Sequence[int], cards: Sequence[int], question: Decision | Callable[[], Decision]
) -> Play[Any]:
    """Let players see cards where they are while one of them is asked something (swu:8.14.1, swu:8.14.2)."""
    before = len(table.shown)
    for card in cards:
        knows(table, card, *seats)
        table.shown.append((card, tuple(seats)))
    table.log.reveal()
    answer = yield question
    del table.shown[before:]
    return answer


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
