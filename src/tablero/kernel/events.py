"""What happened in a game, in the order it happened: the body of a record."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

Event: TypeAlias = "tuple[int, Any] | tuple[int, Any, int]"
"""(seat, answer), (seat, answer, milliseconds), or one of the kinds below with what belongs to it."""

CHANCE: Final = -1
"""(CHANCE, (name, result))"""
RESAMPLED: Final = -2
"""(RESAMPLED, (seat or None, seed)): on a fork, everything the seat can't know was drawn again."""
CONCLUDED: Final = -3
"""(CONCLUDED, outcome): the game was ended from outside, by resigning, a draw agreed or a clock."""
