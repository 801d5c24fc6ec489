"""Twin Suns 2026 (TS26)."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

CARDS: dict[str, Text] = {
    "rush-clovis#trapped-by-authority": text(ambush, restore(2)),
    "gar-saxon#sundari-pillager": text(hidden, overwhelm, raid(2), restore(2)),
    "arena-reek#lumbering-beast": text(sentinel),
    "champion": text(),
    "bokatan-kryze#the-lawless": text(hidden, grit),
    "pre-vizsla#for-mandalore": text(hidden, saboteur),
}
