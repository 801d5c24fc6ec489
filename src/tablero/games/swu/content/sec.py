"""Secrets of Power (SEC)."""

from __future__ import annotations

from tablero.games.swu.abilities import Text
from tablero.games.swu.vocabulary import (
    THIS,
    If,
    ItIs,
    LeastRemaining,
    a,
    ambush,
    another,
    deal,
    experience,
    grit,
    hidden,
    non,
    overwhelm,
    raid,
    restore,
    saboteur,
    sentinel,
    text,
    when_played_or_on_attack,
)

CARDS: dict[str, Text] = {
    "trayus-acolyte": text(),
    "chandrilan-sponsor": text(restore(2)),
    "populist-champion": text(),
    "jade-squadron-patrol": text(sentinel),
    "lobot#cloud-city-coordinator": text(sentinel, grit),
    "lost-jedi": text(grit),
    "defense-fleet-xwing": text(sentinel),
    "alderaanian-envoys": text(restore(3)),
    "imperial-dark-trooper": text(),
    "cruel-commandos": text(sentinel, overwhelm),
    "daro-commando": text(overwhelm),
    "consulars-cruiser": text(sentinel),
    "raxian-assembly": text(),
    "shadow-crawler": text(ambush),
    "enforcer-squadron": text(hidden),
    "rebellious-functionary": text(hidden),
    "reckless-rebel": text(saboteur),
    "contraband-starhopper": text(),
    "republic-aurek-starfighter": text(grit),
    "coruscant-undercity-police": text(),
    "republic-war-walker": text(overwhelm),
    "bravo-squadron-fighter": text(saboteur),
    "awing": text(raid(1)),
    "skyhopper-canyon-runner": text(),
    "zenuas-shadow-fighter": text(hidden),
    "loan-shark": text(ambush, raid(1)),
    "supreme-council-aide": text(),
    "sith-assassin": text(hidden),
    "crait-veteran": text(),
    "asp-laborer": text(restore(1)),
    "ando-commission": text(sentinel),
    "darth-nihilus#lord-of-hunger": text(
        when_played_or_on_attack(deal(3, a(LeastRemaining((another,)))), If(ItIs((non("vehicle"),)), experience(THIS)))
    ),
}
