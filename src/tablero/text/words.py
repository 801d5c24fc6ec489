"""A game in words: what is asked, what can be answered, what has happened and how it ended, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablero.kernel import Choose, Decision, Distribute, Game, Option, Pick, say
from tablero.text import texts_of


class Words:
    """What is said about a game in a language. It follows the game: every call speaks of the moment it is made at.

    `seat` is always who is spoken to: for a question by default whoever is asked, for the rest (None) a spectator.
    """

    __slots__ = ("game", "texts")

    def __init__(self, game: Game[Any], lang: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.texts = texts_of(game.definition, lang, names)

    def question(self, seat: int | None = None) -> str:
        """Return what is asked now; nothing when the game is over or the seat is not asked."""
        decision = self._decision(seat)
        return self.texts.render(decision.message) if decision else ""

    def option(self, option: Option | int, seat: int | None = None) -> str:
        """Return what one option of the open question, or the option with this index, means."""
        decision = self._decision(seat)
        if decision is None:
            raise LookupError("nobody is asked anything" if seat is None else f"seat {seat} is not asked anything")
        if isinstance(option, int):
            option = _listed(decision)[option]
        return self.texts.render(self.game.definition.describe(self.game.state, decision, option))

    def options(self, seat: int | None = None) -> list[str]:
        """Return what each option of the open question means, in their order; none where there is no list of them."""
        return [self.option(option, seat) for option in _listed(self._decision(seat))]

    def why_not(self, answer: Any, seat: int | None = None) -> str | None:
        """Return why an answer is not legal now, with the rule against it; None if it is legal."""
        reason = self.game.why_not(answer, seat)
        return None if reason is None else self.texts.reason(reason)

    def log(self, seat: int | None = None) -> list[str]:
        """Return what has happened, as far as the seat may read it."""
        return [self.texts.render(entry.message) for entry in self.game.log_for(seat)]

    def table(self, seat: int | None = None) -> str:
        """Return the table as the seat sees it, drawn as in the terminal."""
        return self.game.definition.terminal(self.game.view(seat), self.texts)

    def outcome(self) -> str:
        """Return how the game ended and who won; nothing while it is played."""
        outcome = self.game.outcome
        if outcome is None:
            return ""
        over = say("play-over", why=outcome.why)
        won = say("play-winners", winners=tuple(say("play-seat", seat=seat + 1) for seat in outcome.winners))
        return " ".join(map(self.texts.render, (over, won if outcome.winners else say("play-draw"))))

    def __str__(self) -> str:
        """Return the open question with its numbered options, or how the game ended."""
        if self.game.outcome is not None:
            return self.outcome()
        return "\n".join([self.question(), *(f"{i:3} {option}" for i, option in enumerate(self.options()))])

    def _decision(self, seat: int | None) -> Decision | None:
        return self.game.decision if seat is None else self.game.decision_for(seat)


def _listed(decision: Decision | None) -> Sequence[Option]:
    return decision.options if isinstance(decision, Choose | Pick | Distribute) else ()
