"""Spark of Rebellion: Aggression."""

from __future__ import annotations

from tablero.games.swu.abilities import Text
from tablero.games.swu.vocabulary import grit, overwhelm, raid, text

CARDS: dict[str, Text] = {
    "death-star-stormtrooper": text(),
    "green-squadron-awing": text(raid(2)),
    "cantina-braggart": text(raid(2)),
    "wampa": text(overwhelm),
    "occupier-siege-tank": text(grit),
}
