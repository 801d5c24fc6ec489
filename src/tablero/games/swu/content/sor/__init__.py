"""Spark of Rebellion (SOR)."""

from __future__ import annotations

from tablero.games.swu.card_text import Text
from tablero.games.swu.content.sor import aggression, command, cunning, leaders, neutral, vigilance

CARDS: dict[str, Text] = {
    **leaders.CARDS,
    **vigilance.CARDS,
    **command.CARDS,
    **aggression.CARDS,
    **cunning.CARDS,
    **neutral.CARDS,
}
