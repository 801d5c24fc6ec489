"""Entering play as a copy of another unit."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Filter, Standing
from tablero.games.swu.vocabulary.targets import article
from tablero.kernel import Message, say


@dataclass(frozen=True, slots=True)
class EntersAsCopy(Standing):
    """This unit may enter play as a copy of a unit of some kind, not unique and with the Clone trait."""

    copies: tuple[Filter, ...]

    def text(self) -> Message:
        """Say it."""
        return say("swu-sentence", text=say("swu-enters-as-copy", what=article("unit", self.copies)))
