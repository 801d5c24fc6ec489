"""What the worked examples have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from swu.scenes import Scene
from tablero.games.swu.constants import ACTION, SENTINEL
from tablero.games.swu.setup import DeckList, lay_out
from tablero.games.swu.state import Table, Unit

VADER = "darth-vader#dark-lord-of-the-sith"


def scene(one: dict[str, Any], two: dict[str, Any] | None = None) -> Scene:
    """Lay out a table for two."""
    return Scene({"player1": one, "player2": two or {}})


def in_play(card: str, **how: Any) -> dict[str, Any]:
    """Return a card as a scene lists it."""
    return {"card": card, **how}


def sentinel(unit: Unit) -> bool:
    """Tell whether a unit has Sentinel."""
    return bool(unit.flags & SENTINEL)


def three(leader: str = "luke-skywalker#faithful-friend") -> Table:
    """A table for three in the action phase."""
    table = Table(3)
    lay_out(table, [DeckList((leader,), "echo-base", ("battlefield-marine",) * 4)] * 3)
    table.phase = ACTION
    return table


def drive(play: Any, answers: Sequence[Any] = ()) -> list[Any]:
    """Run a procedure with these answers; return the options of every question."""
    asked: list[Any] = []
    left = list(answers)
    answer = None
    while True:
        try:
            request = play.send(answer)
        except StopIteration:
            assert not left, f"not asked for {left}"
            return asked
        question = request() if callable(request) else request
        asked.append(list(question.options))
        answer = left.pop(0)
        assert question.check(answer) is None, f"{answer} is not among {question.options}"
