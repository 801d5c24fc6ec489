"""Short names for the words that cards use most."""

from __future__ import annotations

from tablero.games.swu.vocabulary.effects.combining import May
from tablero.games.swu.vocabulary.effects.damage import Deal
from tablero.games.swu.vocabulary.effects.defeat import Defeat
from tablero.games.swu.vocabulary.effects.exhaust_and_ready import Exhaust, Ready
from tablero.games.swu.vocabulary.effects.heal import Heal

__all__ = [
    "deal",
    "defeat",
    "exhaust",
    "heal",
    "may",
    "ready",
]


deal = Deal


heal = Heal


defeat = Defeat


exhaust = Exhaust


ready = Ready


may = May
