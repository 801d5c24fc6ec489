"""Shadows of the Galaxy (SHD)."""

from __future__ import annotations

from tablero.games.swu.abilities import Text
from tablero.games.swu.vocabulary import ambush, grit, overwhelm, raid, restore, saboteur, sentinel, shielded, text

CARDS: dict[str, Text] = {
    "pyke-sentinel": text(sentinel),
    "village-protectors": text(sentinel, shielded),
    "moisture-farmer": text(restore(2)),
    "hwk290-freighter": text(),
    "wroshyr-tree-tender": text(grit),
    "niima-outpost-constables": text(sentinel),
    "sundari-peacekeeper": text(raid(2), restore(2)),
    "modded-cohort": text(ambush, raid(2)),
    "warzone-lieutenant": text(),
    "death-watch-loyalist": text(grit, overwhelm),
    "heroic-renegade": text(grit),
    "desperado-freighter": text(),
    "house-kast-soldier": text(saboteur),
    "liberated-slaves": text(),
    "cloudrider": text(ambush),
    "resourceful-pursuers": text(saboteur),
    "black-sun-starfighter": text(sentinel),
    "hutts-henchmen": text(shielded),
    "twin-pod-cloud-car": text(restore(2)),
}
