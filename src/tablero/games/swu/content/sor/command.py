"""Spark of Rebellion: Command."""

from __future__ import annotations

from tablero.games.swu.abilities import Text
from tablero.games.swu.vocabulary import ambush, overwhelm, sentinel, text

CARDS: dict[str, Text] = {
    "battlefield-marine": text(),
    "echo-base-defender": text(sentinel),
    "mercenary-company": text(ambush, overwhelm),
    "academy-training": text(),
}
