"""Intro Battle: Hoth (IBH)."""

from __future__ import annotations

from tablero.games.swu.abilities import Text
from tablero.games.swu.vocabulary import raid, restore, sentinel, text

CARDS: dict[str, Text] = {
    "bright-hope#narrow-escape": text(sentinel),
    "rogue-squadron-speeder": text(raid(1)),
    "gr75-medium-transport": text(),
    "evacuation-escort": text(),
    "chewbacca#rrruuuurrr": text(sentinel),
    "echo-coordinator": text(),
    "hoth-trooper": text(),
    "trench-defender": text(),
    "ground-assault-atat": text(),
    "rampaging-wampa": text(),
    "eweb-gunner": text(raid(4)),
    "snowtrooper": text(),
    "lambda-shuttle": text(restore(1)),
    "surface-assault-bomber": text(raid(1)),
    "snowtrooper-vanguard": text(),
    "scouting-tie-fighter": text(),
    "death-squadron-star-destroyer": text(sentinel),
    "first-legion-trooper": text(),
    "blizzard-force-atst": text(sentinel),
}
