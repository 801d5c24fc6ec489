"""The tokens (chapter 3.7)."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

CARDS: dict[str, Text] = {
    "battle-droid": text(),  # swu:3.7.7
    "beast": text(),
    "clone-trooper": text(),  # swu:3.7.8
    "experience": text(),
    "credit": text(Noted("credit")),
    "mandalorian": text(shielded),
    "shield": text(Noted("shield")),
    "spy": text(raid(2)),  # swu:3.7.12
    "the-force": text(),  # swu:3.7.11
    "tie-fighter": text(),  # swu:3.7.9
    "weakness": text(),
    "xwing": text(),  # swu:3.7.10
}
