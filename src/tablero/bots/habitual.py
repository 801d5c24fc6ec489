"""The bot that plays by the habits of a game."""

from __future__ import annotations

from typing import Any

from tablero.kernel import Perspective, Rng


class HabitualBot:
    """Answer at once, as the game says that a player of a level does; where it says nothing, anything legal."""

    __slots__ = ("level", "rng")

    def __init__(self, level: str, rng: Rng) -> None:
        self.level = level
        self.rng = rng

    def decide(self, table: Perspective) -> Any:
        """Return the habit of the level."""
        habit = table.habit(self.level, self.rng)
        return table.asked().sample(self.rng) if habit is None else habit
