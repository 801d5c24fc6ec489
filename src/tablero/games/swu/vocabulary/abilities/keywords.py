"""Keywords that are a bit or a number (chapter 7.5), and what a unit gains and loses."""

from __future__ import annotations

from tablero.games.swu.abilities import Ability, Amount, Grant, Keyword
from tablero.games.swu.constants import (
    ALL_KEYWORDS,
    ATTACKS_TWO,
    DOUBLE_RAID,
    ENDURES,
    GRIT,
    HP_FOR_POWER,
    KEYWORD_BITS,
    LASTS_AT_ZERO,
    MAY_STRIKE_LAST,
    NO_ATTACKS,
    NO_BASE_ATTACKS,
    NO_COMBAT_DAMAGE,
    NO_ENEMY_DEFEAT,
    NO_ENEMY_EXHAUST,
    NO_ENEMY_HARM,
    NO_ENEMY_KILL,
    NO_ENEMY_RETURN,
    NO_READYING,
    NO_REGROUP_READYING,
    NOT_ATTACKED,
    NOT_CAPTURED,
    NOT_TAKEN,
    REACHES_GROUND,
    REACHES_SPACE,
    SABOTEUR,
    SENTINEL,
    STRIKES_FIRST,
)

__all__ = [
    "ALL_KEYWORDS",
    "ATTACKS_TWO",
    "DOUBLE_RAID",
    "ENDURES",
    "GRIT",
    "HP_FOR_POWER",
    "LASTS_AT_ZERO",
    "LOSING_ALL",
    "MAY_STRIKE_LAST",
    "NOT_ATTACKED",
    "NOT_CAPTURED",
    "NOT_TAKEN",
    "NO_ATTACKS",
    "NO_BASE_ATTACKS",
    "NO_COMBAT_DAMAGE",
    "NO_ENEMY_DEFEAT",
    "NO_ENEMY_EXHAUST",
    "NO_ENEMY_HARM",
    "NO_ENEMY_KILL",
    "NO_ENEMY_RETURN",
    "NO_READYING",
    "NO_REGROUP_READYING",
    "REACHES_GROUND",
    "REACHES_SPACE",
    "SABOTEUR",
    "SENTINEL",
    "STRIKES_FIRST",
    "Grant",
    "Keyword",
    "ambush",
    "gaining",
    "grit",
    "hidden",
    "losing",
    "overwhelm",
    "raid",
    "restore",
    "saboteur",
    "sentinel",
    "shielded",
]


sentinel = Keyword("sentinel")


ambush = Keyword("ambush")


shielded = Keyword("shielded")


overwhelm = Keyword("overwhelm")


saboteur = Keyword("saboteur")


grit = Keyword("grit")


hidden = Keyword("hidden")


def raid(number: int) -> Keyword:
    """Return Raid with its number."""
    return Keyword("raid", number)


def restore(number: int) -> Keyword:
    """Return Restore with its number."""
    return Keyword("restore", number)


def gaining(*keywords: Keyword | Ability, power: Amount = 0, hp: Amount = 0, limits: int = 0) -> Grant:
    """Return what a unit gets: power, HP, keywords, whole abilities."""
    bits = raids = restores = 0
    abilities: list[Ability] = []
    for one in keywords:
        if not isinstance(one, Keyword):
            abilities.append(one)
        elif one.name == "raid":
            raids += one.number
        elif one.name == "restore":
            restores += one.number
        else:
            bits |= KEYWORD_BITS[one.name]
    return Grant(power, hp, bits, raids, restores, tuple(abilities), limits)


def losing(*keywords: Keyword) -> Grant:
    """Return the loss of keywords."""
    bits = 0
    for one in keywords:
        bits |= KEYWORD_BITS[one.name]
    return Grant(lost=bits)


LOSING_ALL = Grant(blank=True)
