"""The bot that looks one action ahead."""

from __future__ import annotations

from typing import Any

from tablero.kernel import Choose, Game, Option, Perspective, Rng

WON = 1e9
"""More than any evaluation gives."""

COMPLETIONS = 3
"""How often the rest of an action is tried for each answer."""

ANSWERS = 6
"""How many answers are tried where they can't be listed."""

MOST = 60
"""How many options are tried where there are more, as when a card is named: that many, drawn evenly."""

LONGEST_ACTION = 60
"""Choices after which an action is judged as it is."""


class GreedyBot:
    """Try every answer in a game that may be this one, finish the action at random a few times, take the best.

    Where the game's definition knows a `habit`, that is the answer. What its seat can't know is drawn again for every other
    decision, so it never looks into a hand. How good a position is, the definition tells too (`evaluate`).
    """

    __slots__ = ("rng",)

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, table: Perspective) -> Any:
        """Return the answer that promises most."""
        habit = table.habit("greedy", self.rng)
        if habit is not None:
            return habit
        decision = table.asked()
        answers = decision.answers(self.rng, MOST if isinstance(decision, Choose) else ANSWERS)
        if len(answers) == 1:
            return answers[0]
        world = table.resample(self.rng)
        best, promise = answers[0], -2 * WON
        for answer in answers:
            value = max(self._try(world, decision.seat, answer) for _ in range(COMPLETIONS))
            if value > promise:
                best, promise = answer, value
        return best

    def _try(self, world: Game[Any], seat: int, answer: Option) -> float:
        """Return how the action ends if it goes on like this; a little chance decides between equals."""
        game = world.bare_fork()
        game.rng = Rng(self.rng.bits())
        start = game.passed("checkpoint")
        game.choose(answer, seat)
        if game.passed("checkpoint") == start:
            game.run(lambda decision: decision.sample(self.rng), most=LONGEST_ACTION)
        return self._value(game, seat) + self.rng.random() * 1e-6

    def _value(self, game: Game[Any], seat: int) -> float:
        if game.outcome is not None:
            return WON if seat in game.outcome.winners else -WON
        return game.definition.evaluate(game.state, seat)
