"""Ashes of the Empire (ASH)."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

CARDS: dict[str, Text] = {
    "scorpenek-annihilator-droid": text(sentinel, shielded, overwhelm),
    "imperial-armored-commando": text(sentinel, shielded),
    "strike-team-vanguard": text(),
    "noti-nomad": text(shielded),
    "remnant-official": text(restore(2)),
    "forest-patroller": text(overwhelm, restore(1)),
    "pathfinder-sergeant": text(ambush, restore(1)),
    "outland-protector": text(sentinel),
    "survivors-langskib": text(sentinel),
    "defenders-of-the-forest": text(ambush, overwhelm),
    "dinosaur-turtle": text(),
    "tie-striker": text(saboteur),
    "tempest-lieutenant": text(overwhelm),
    "praetorian-elite": text(grit),
    "alamite-hunter": text(overwhelm),
    "ewok-warrior": text(hidden),
    "shydopp-pirate-skiff": text(saboteur),
    "wookiee-chieftain": text(grit),
    "peridea-bandit": text(),
    "fennec-shand#the-galaxy-is-dangerous": text(ambush, saboteur),
    "emperors-champion": text(shielded, saboteur),
    "open-circle-ace": text(),
    "womp-rat": text(hidden),
    "tatooine-sand-beast": text(hidden),
    "imperial-loyalist": text(sentinel),
    "death-trooper-squad": text(),
    "remnant-trooper-corps": text(hidden),
    "covert-veteran": text(hidden),
    "n5-sentry-droid": text(sentinel),
    "rebel-infiltrators": text(restore(1), saboteur),
    "noti-mobile-pod": text(),
}
