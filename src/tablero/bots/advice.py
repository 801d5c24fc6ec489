"""What a bot would do in somebody's place, and why: for whoever asks for a hint or looks back at a game."""

from __future__ import annotations

from typing import Any, NamedTuple

from tablero.bots import bot
from tablero.bots.search import SearchBot
from tablero.bots.thought import Thought
from tablero.kernel import Game, Json, Message, Option, Perspective, Rng, message_to_json
from tablero.text.words import meaning


class Advice(NamedTuple):
    """An answer to what a seat is asked."""

    bot: str
    seat: int
    asked: Message
    choice: Option
    answer: Message
    """The choice in words."""
    thought: Thought | None
    """What was considered; None where the bot answers by habit."""

    def to_json(self) -> Json:
        """Return it as the wire carries it."""
        return {
            "bot": self.bot,
            "seat": self.seat,
            "asked": message_to_json(self.asked),
            "choice": self.choice,
            "answer": message_to_json(self.answer),
            "thought": None if self.thought is None else self.thought.to_json(),
        }


def advise(game: Game[Any], seat: int, name: str, rng: Rng) -> Advice:
    """Return what a bot answers to what a seat is asked; it knows what the seat knows, and no more."""
    player, table = bot(name, rng), Perspective(game, seat)
    decision = table.asked()
    choice = decision.read(player.decide(table))
    thought = player.thought if isinstance(player, SearchBot) else None
    return Advice(name, seat, decision.message, choice, meaning(game, choice, seat), thought)
