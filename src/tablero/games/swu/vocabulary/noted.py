"""Abilities that the rules of their moment bring about themselves; the card only says them."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Ability
from tablero.kernel import Message, say


@dataclass(frozen=True, slots=True)
class Noted(Ability):
    """Something that is part of the rules: what a Shield or a Credit token does (swu:3.7.6, swu:3.7.13)."""

    key: str

    def text(self) -> Message:
        """Say it."""
        return say(f"swu-noted-{self.key}")
