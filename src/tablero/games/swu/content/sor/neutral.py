"""Spark of Rebellion: Villainy, Heroism, and no aspect."""

from __future__ import annotations

from tablero.games.swu.abilities import Text
from tablero.games.swu.vocabulary import overwhelm, restore, saboteur, sentinel, text

CARDS: dict[str, Text] = {
    "tieln-fighter": text(),
    "cell-block-guard": text(sentinel),
    "atst": text(overwhelm),
    "alliance-xwing": text(),
    "rebel-pathfinder": text(saboteur),
    "regional-sympathizers": text(restore(2)),
    "underworld-thug": text(),
    "corellian-freighter": text(sentinel),
}
