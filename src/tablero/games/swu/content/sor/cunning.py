"""Spark of Rebellion: Cunning."""

from __future__ import annotations

from tablero.games.swu.abilities import Text
from tablero.games.swu.vocabulary import ambush, raid, saboteur, shielded, text

CARDS: dict[str, Text] = {
    "seventh-fleet-defender": text(shielded),
    "rogue-operative": text(saboteur, raid(2)),
    "auzituck-liberator-gunship": text(ambush),
    "jawa-scavenger": text(saboteur),
    "crafty-smuggler": text(shielded),
    "swoop-racer": text(),
    "syndicate-lackeys": text(ambush),
}
