"""Bots: they see what their seat may see, and decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from tablero.bots.greedy import GreedyBot
from tablero.bots.random import RandomBot
from tablero.kernel import Perspective, Reason, Rng, UserError, say


class Bot(Protocol):
    """Somebody who decides for a seat."""

    def decide(self, table: Perspective) -> Any:
        """Return an answer to what the seat is asked."""
        ...


BOTS: dict[str, Callable[[Rng], Bot]] = {"greedy": GreedyBot, "random": RandomBot}
"""The bots that play any game, by name."""


class UnknownBot(UserError):
    """There is no bot of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(Reason(say("bot-unknown", name=name[:80], names=", ".join(sorted(BOTS)))))
        self.name = name


def bot(name: str, rng: Rng) -> Bot:
    """Return a new bot with its own chance."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](rng)
