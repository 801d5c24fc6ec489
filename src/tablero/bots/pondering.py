"""Thinking ahead while somebody else thinks: what a seat may be asked next is searched before it is asked.

It happens in a world that `Perspective.resample` gives: there the others answer as they may be expected to, until the seat is
asked. What follows is the very search that is made if this comes true, with the seed that it has then; `Search.key` tells
whether it did. So what is found changes how soon an answer comes, and nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from time import process_time
from typing import Any, Final

from tablero.bots.search import SECONDS, WIDTH, Found, Search, SearchBot
from tablero.kernel import Decision, Game, Option, Perspective, Rng

LONGEST: Final = 40
"""After so many answers of the others nothing more is expected."""


def seed_at(secret: int, table: Perspective) -> Rng:
    """Return the chance of a seat at the question that is open: the same whether it is thought about ahead or not."""
    assert table.seat is not None
    return Rng.of(secret, "bot", table.seat, table.number)


def think_ahead(table: Perspective, secret: int, guess: int, known: Collection[str] = ()) -> tuple[str, Found] | None:
    """Return what a search comes to that the seat may have to make next, with its key; None if nothing new is expected.

    Every guess draws a world of its own, and takes the likeliest answers of the others that lead to a search which is not known
    yet. A search that takes longer than it may is not kept.
    """
    assert table.seat is not None
    rng = Rng.of(secret, "guess", table.seat, table.number, guess)
    for moment in _expected(table.resample(rng), table.seat, rng):
        seen = Perspective(moment, table.seat)
        found = SearchBot(seed_at(secret, seen), None, SECONDS, process_time).foresee(seen, known)
        if found is not None:
            return found
    return None


def _expected(world: Game[Any], seat: int, rng: Rng) -> Iterator[Game[Any]]:
    """Yield the world as it may be when the seat is asked, the likeliest first."""
    decision = world.decision
    if decision is None or world.decision_for(seat) is not None:
        return
    for answers in _ranked(world, decision.seat, rng):
        moment = world.bare_fork()
        moment.rng = Rng(rng.bits())
        if _leads_to(moment, seat, decision.seat, answers, rng):
            yield moment


def _ranked(world: Game[Any], seat: int, rng: Rng) -> list[tuple[Option, ...]]:
    """Return the plans of whoever is asked in a world, the most promising first; an empty one where they play by habit."""
    search = Search(Perspective(world, seat), Rng(rng.bits()), None, process_time)
    if not search.worth_it():
        return [()]
    search.glance(WIDTH)
    others = sorted((plan for plan in search.plans if plan is not search.best), key=lambda plan: -plan.chance)
    return [plan.answers for plan in (search.best, *others)]


def _leads_to(game: Game[Any], seat: int, other: int, answers: tuple[Option, ...], rng: Rng) -> bool:
    """Give the answers of another seat, then play on by habit; tell whether the seat is asked."""
    left = list(answers)
    for _ in range(LONGEST):
        decision = game.decision
        if decision is None:
            return False
        if game.decision_for(seat) is not None:
            return True
        planned = left.pop(0) if left and decision.seat == other else None
        legal = planned is not None and decision.check(planned) is None
        game.choose(planned if legal else _by_habit(game, decision, rng), decision.seat)
    return False


def _by_habit(game: Game[Any], decision: Decision, rng: Rng) -> Option:
    usual = game.definition.habit(game.state, decision, game.definition.levels[-1], rng)
    return decision.sample(rng) if usual is None else usual
