"""The bot that takes any legal answer."""

from __future__ import annotations

from typing import Any

from tablero.kernel import Choose, Perspective, Rng


class RandomBot:
    """Every option is as likely as any other."""

    __slots__ = ("rng",)

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, table: Perspective) -> Any:
        """Return one of the options, or a sample where they can't be listed."""
        decision = table.asked()
        if type(decision) is Choose:
            return self.rng.below(len(decision.options))
        return decision.sample(self.rng)
