"""Spark of Rebellion: Vigilance."""

from __future__ import annotations

from tablero.games.swu.abilities import Text
from tablero.games.swu.vocabulary import grit, restore, sentinel, shielded, text

CARDS: dict[str, Text] = {
    "scout-bike-pursuer": text(grit),
    "restored-arc170": text(restore(1)),
    "consular-security-force": text(),
    "cloud-city-wing-guard": text(sentinel),
    "wilderness-fighter": text(shielded),
    "system-patrol-craft": text(sentinel),
    "resilient": text(),
}
