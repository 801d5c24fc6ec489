"""HMW (HMW)."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

CARDS: dict[str, Text] = {
    "mae#kill-the-dream": text(ambush, shielded, grit),
    "ewok-brigade": text(),
    "champions-of-endor": text(),
}
