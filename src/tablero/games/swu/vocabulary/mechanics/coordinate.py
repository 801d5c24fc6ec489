"""Coordinate (swu:7.5.15)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Ability, Act, Condition, Constant, Keyword
from tablero.games.swu.state import Table

__all__ = [
    "COORDINATED",
    "Coordinated",
    "coordinate",
]


@dataclass(frozen=True, slots=True)
class Coordinated(Condition):
    """You control 3 or more units, which switches on what follows Coordinate (swu:7.5.15.a)."""

    word = "coordinated"
    keyword = "coordinate"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether there are so many."""
        return len(table.players[act.seat].units) >= 3


COORDINATED = Coordinated()


def coordinate(*what: Keyword | Ability, power: int = 0, hp: int = 0) -> Constant:
    """Return what a unit has while Coordinate is active: power, HP, keywords, abilities (swu:7.5.15.a).

    Each is an ability of its own (swu:7.5.15.b).
    """
    from tablero.games.swu.vocabulary.abilities.keywords import gaining

    return Constant(None, gaining(*what, power=power, hp=hp), COORDINATED)
