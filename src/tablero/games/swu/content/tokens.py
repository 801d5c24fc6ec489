"""The tokens (chapter 3.7)."""

from __future__ import annotations

from tablero.games.swu.abilities import Text
from tablero.games.swu.vocabulary import Noted, raid, shielded, text

CARDS: dict[str, Text] = {
    "battle-droid": text(),
    "beast": text(),
    "clone-trooper": text(),
    "experience": text(),
    "credit": text(Noted("credit")),
    "mandalorian": text(shielded),
    "shield": text(Noted("shield")),
    "spy": text(raid(2)),
    "the-force": text(),
    "tie-fighter": text(),
    "weakness": text(),
    "xwing": text(),
}
