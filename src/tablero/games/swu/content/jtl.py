"""Jump to Lightspeed (JTL)."""

from __future__ import annotations

from tablero.games.swu.abilities import Text
from tablero.games.swu.vocabulary import ambush, grit, overwhelm, raid, restore, saboteur, sentinel, shielded, text

CARDS: dict[str, Text] = {
    "royal-security-fighter": text(grit),
    "omicron-strike-craft": text(sentinel),
    "outer-rim-outlaws": text(shielded),
    "perimeter-atrt": text(sentinel),
    "munificent-frigate": text(),
    "phoenix-squadron-awing": text(),
    "scouting-headhunter": text(sentinel),
    "eager-escort-fighter": text(ambush),
    "adept-arc170": text(restore(2)),
    "mc30-assault-frigate": text(overwhelm, raid(1)),
    "orbiting-kwing": text(saboteur),
    "contracted-jumpmaster": text(sentinel),
    "techno-union-transport": text(shielded),
    "republic-ywing": text(),
    "x34-landspeeder": text(ambush),
    "shadowed-hover-tank": text(sentinel),
    "corporate-light-cruiser": text(ambush, raid(1)),
    "rogueclass-starfighter": text(sentinel),
    "jedi-light-cruiser": text(),
}
