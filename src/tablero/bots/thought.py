"""What a bot considered before it chose: plans in words, what each promised, and what it expects the others to do."""

from __future__ import annotations

from typing import NamedTuple

from tablero.kernel import Json, Message, message_to_json


class Considered(NamedTuple):
    """A plan that was thought about."""

    words: tuple[Message, ...]
    """Its answers, as the game tells options."""
    chance: float
    """How likely it seems to win, from 0 to 1: on average, where it was played on."""
    tries: int
    """In how many worlds it was played on."""
    expects: tuple[Message, ...]
    """What the others answer next, in the first of these worlds."""

    def to_json(self) -> Json:
        """Return it as the wire carries it."""
        return {
            "words": [message_to_json(one) for one in self.words],
            "chance": self.chance,
            "tries": self.tries,
            "expects": [message_to_json(one) for one in self.expects],
        }


class Thought(NamedTuple):
    """All that was considered for one choice."""

    seat: int
    plans: tuple[Considered, ...]
    """The plan that was chosen, then the others, the best first."""
    iterations: int
    """How often a plan was played on."""
    cut_short: bool
    """Whether time ran out before all that was to be tried had been."""

    def to_json(self) -> Json:
        """Return it as the wire carries it."""
        plans = [plan.to_json() for plan in self.plans]
        return {"seat": self.seat, "plans": plans, "iterations": self.iterations, "cut_short": self.cut_short}
