"""Twilight of the Republic (TWI)."""

from __future__ import annotations

from tablero.games.swu.card_text import Text
from tablero.games.swu.content.twi import aggression, command, cunning, leaders, neutral, vigilance

CARDS: dict[str, Text] = {
    **leaders.CARDS,
    **vigilance.CARDS,
    **command.CARDS,
    **aggression.CARDS,
    **cunning.CARDS,
    **neutral.CARDS,
}
