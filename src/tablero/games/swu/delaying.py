"""Delayed effects (chapter 7.7.4): what an ability does at a later moment."""

from __future__ import annotations

from contextlib import suppress

from tablero.games.swu.abilities import Act, Declined
from tablero.games.swu.checks import settle
from tablero.games.swu.multiplayer import on_behalf
from tablero.games.swu.state import Delayed, Piece, Table
from tablero.kernel import Choose, Play


def resolve_delayed(table: Table, name: str) -> Play[None]:
    """Resolve the delayed effects that waited for this moment (swu:7.7.4.b)."""
    due = [one for one in table.delayed if one.at == name]
    table.delayed = [one for one in table.delayed if one.at != name]
    yield from _delayed(table, due)


def _delayed(table: Table, due: list[Delayed]) -> Play[None]:
    """Resolve delayed effects: the active player says whose come first, each player orders their own."""
    while due:
        seats = sorted({one.seat for one in due})
        first = seats[0]
        if len(seats) > 1:  # swu:7.7.4.e
            asked = table.everybody()[0].seat
            answer = yield Choose(asked, [("player", seat) for seat in seats], "swu-ask-first-triggers")
            first = answer[1]
        own = [one for one in due if one.seat == first]
        due = [one for one in due if one.seat != first]
        while own:
            next_one = 0
            if len(own) > 1:  # swu:7.7.4.e
                options = [("delayed", i, one.source.key) for i, one in enumerate(own)]
                asked = table.everybody()[0].seat if table.players[first].out else first
                answer = yield Choose(asked, options, "swu-ask-next-trigger")
                next_one = answer[1]
            yield from _resolve_delayed(table, own.pop(next_one))


def _resolve_delayed(table: Table, delayed: Delayed) -> Play[None]:
    """Resolve a delayed effect, wherever its card is by now; it is no triggered ability."""
    act = Act(delayed.seat, Piece(-1, -1, delayed.source, delayed.seat, delayed.seat))
    act.things = [piece for id in delayed.pieces if (piece := table.unit(id) or table.upgrade(id)) is not None]
    act.cards = list(delayed.cards)
    with suppress(Declined):
        yield from on_behalf(table, delayed.seat, delayed.effect.run(table, act))  # swu:7.7.4.c, swu:7.7.4.d
    yield from settle(table)
