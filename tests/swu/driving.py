"""Effects resolved by hand, without a card that has them: for what the cards at hand don't show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablero.games.swu.abilities import Act, Effect
from tablero.games.swu.state import Piece, Table


def drive(table: Table, effect: Effect, answers: Sequence[Any], source: Piece | None = None) -> tuple[bool, list[Any]]:
    """Let a piece's controller (by default the first player's base) resolve an effect with these answers.

    Returns whether it was done, and the questions.
    """
    piece = table.players[0].base if source is None else source
    play = effect.run(table, Act(piece.controller, piece))
    asked: list[Any] = []
    left = list(answers)
    answer = None
    while True:
        try:
            request = play.send(answer)
        except StopIteration as end:
            assert not left, f"not asked for {left}"
            return end.value, asked
        question: Any = request() if callable(request) else request
        asked.append(question)
        answer = left.pop(0)
        if hasattr(question, "check"):
            assert question.check(answer) is None
