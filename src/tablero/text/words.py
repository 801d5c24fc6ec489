"""A game in words: what is asked, what can be answered, what has happened and how it ended, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablero.kernel import Choose, Decision, Distribute, Game, Message, Option, Outcome, Pick, say
from tablero.kernel.messages import shown
from tablero.text import texts_of


class Words:
    """What is said about a game in a language. It follows the game: every call speaks of the moment it is made at.

    `seat` is the seat that is spoken to: for a question by default the one that is asked, otherwise (None) a spectator.
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

    def answer(self, answer: Any, seat: int | None = None) -> str:
        """Return what an answer to the open question means."""
        return self.texts.render(meaning(self.game, answer, seat))

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
        return " ".join(map(self.texts.render, ending(outcome)))

    def __str__(self) -> str:
        """Return the open question with its numbered options, or how the game ended."""
        if self.game.outcome is not None:
            return self.outcome()
        return "\n".join([self.question(), *(f"{i:3} {option}" for i, option in enumerate(self.options()))])

    def _decision(self, seat: int | None) -> Decision | None:
        return _open(self.game, seat)


def meaning(game: Game[Any], answer: Any, seat: int | None = None) -> Message:
    """Return what an answer to the open question means: an option, several, an amount of each, or where something goes.

    Anything that is no legal answer is shown as JSON.
    """
    decision = _open(game, seat)
    if decision is None or decision.check(answer) is not None:
        return say("kernel-several", items=shown(answer))

    def described(option: Option) -> Message:
        return game.definition.describe(game.state, decision, option)

    match decision:
        case Pick():
            return say("kernel-several", items=tuple(map(described, answer)))
        case Distribute():
            amounts = zip(decision.options, answer, strict=True)
            items = tuple(say("play-amount", amount=n, text=described(option)) for option, n in amounts if n)
            return say("kernel-several", items=items)
    return described(answer)


def ending(outcome: Outcome) -> tuple[Message, Message]:
    """Return how a game ended, and who won."""
    winners = tuple(say("play-seat", seat=seat + 1) for seat in outcome.winners)
    return say("play-over", why=outcome.why), say("play-winners", winners=winners) if winners else say("play-draw")


def _open(game: Game[Any], seat: int | None) -> Decision | None:
    return game.decision if seat is None else game.decision_for(seat)


def _listed(decision: Decision | None) -> Sequence[Option]:
    return decision.options if isinstance(decision, Choose | Pick | Distribute) else ()
