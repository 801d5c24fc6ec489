"""Twilight of the Republic (TWI)."""

from __future__ import annotations

from tablero.games.swu.abilities import Text
from tablero.games.swu.vocabulary import Exploit, ambush, grit, overwhelm, raid, restore, saboteur, sentinel, text

CARDS: dict[str, Text] = {
    "droideka-security": text(Exploit(2), sentinel),
    "warrior-drone": text(),
    "falchion-ion-tank": text(sentinel),
    "separatist-super-tank": text(Exploit(3)),
    "advanced-recon-commando": text(overwhelm),
    "ryloth-militia": text(raid(1)),
    "republic-arc170": text(),
    "b2-legionnaires": text(sentinel, overwhelm),
    "baktoid-spider-droid": text(Exploit(2), ambush),
    "gor#grievouss-pet": text(Exploit(3), sentinel, ambush, overwhelm),
    "b1-attack-platform": text(),
    "squadron-of-vultures": text(Exploit(3)),
    "soldier-of-the-501st": text(raid(1)),
    "dendups-loyalist": text(overwhelm),
    "bold-recon-commando": text(saboteur),
    "infiltrating-demolisher": text(Exploit(1), saboteur),
    "b1-security-team": text(sentinel),
    "hotshot-vwing": text(),
    "hidden-sharpshooter": text(ambush),
    "droid-starfighter": text(saboteur),
    "super-battle-droid": text(),
    "dwarf-spider-droid": text(grit),
    "patrolling-aat": text(sentinel),
    "hailfire-tank": text(Exploit(2)),
    "phase-i-clone-trooper": text(),
    "phase-ii-clone-trooper": text(ambush),
    "eta2-light-interceptor": text(restore(2)),
    "armored-saber-tank": text(sentinel),
    "headhunter-squadron": text(),
}
