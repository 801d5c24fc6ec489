"""Dice (rulebook: "Dice", "Upgrading and Downgrading Dice"): their faces, and how one becomes another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablero.kernel import Message, Play, Roll, say

RED: Final = "red"
BLACK: Final = "black"
WHITE: Final = "white"
"""The colours of dice."""

HIT: Final = "hit"
CRITICAL: Final = "critical"
BLOCK: Final = "block"
SURGE: Final = "surge"
BLANK: Final = "blank"
"""What they show; a surge is an attack surge or a defence surge."""

ATTACK_FACES: Final = {
    RED: (CRITICAL, HIT, HIT, HIT, HIT, HIT, SURGE, BLANK),
    BLACK: (CRITICAL, HIT, HIT, HIT, SURGE, BLANK, BLANK, BLANK),
    WHITE: (CRITICAL, HIT, SURGE, BLANK, BLANK, BLANK, BLANK, BLANK),
}
"""legion26:core.11, legion26:core.12, legion26:core.23, legion23:dice.01, legion23:dice.02"""

DEFENCE_FACES: Final = {
    RED: (BLOCK, BLOCK, BLOCK, SURGE, BLANK, BLANK),
    WHITE: (BLOCK, SURGE, BLANK, BLANK, BLANK, BLANK),
}
"""legion26:core.11, legion26:core.12, legion26:core.24, legion23:dice.01, legion23:dice.03"""

ATTACK_CHAIN: Final = (WHITE, BLACK, RED)
DEFENCE_CHAIN: Final = (WHITE, RED)
"""From the weakest die to the strongest."""


def attack_face(colour: str, rolled: int) -> str:
    """Return what an attack die shows, of its eight sides numbered from 1.

    >>> attack_face("red", 1), attack_face("white", 8)
    ('critical', 'blank')
    """
    return ATTACK_FACES[colour][rolled - 1]


def defence_face(colour: str, rolled: int) -> str:
    """Return what a defence die shows, of its six sides numbered from 1.

    >>> defence_face("red", 3), defence_face("white", 2)
    ('block', 'surge')
    """
    return DEFENCE_FACES[colour][rolled - 1]


def roll_attack(colours: Sequence[str]) -> Play[list[str]]:
    """Roll attack dice together; return what each of them shows."""
    if not colours:
        return []
    rolled: Sequence[int] = yield Roll(8, len(colours))
    return [attack_face(colour, side) for colour, side in zip(colours, rolled, strict=True)]


def roll_defence(colours: Sequence[str]) -> Play[list[str]]:
    """Roll defence dice together; return what each of them shows."""
    if not colours:
        return []
    rolled: Sequence[int] = yield Roll(6, len(colours))
    return [defence_face(colour, side) for colour, side in zip(colours, rolled, strict=True)]


def told(colours: Sequence[str], faces: Sequence[str]) -> tuple[Message, ...]:
    """Return what dice show, each with its colour for those who draw it."""
    return tuple(
        say("legion-rolled", face=say(f"legion-face-{f}"), kind=c) for c, f in zip(colours, faces, strict=True)
    )


def attack_upgraded(colour: str) -> str:
    """Return what an attack die is upgraded to; a red one stays (legion26:attack.23).

    >>> attack_upgraded("white"), attack_upgraded("black"), attack_upgraded("red")
    ('black', 'red', 'red')
    """
    return ATTACK_CHAIN[min(ATTACK_CHAIN.index(colour) + 1, len(ATTACK_CHAIN) - 1)]


def attack_downgraded(colour: str) -> str:
    """Return what an attack die is downgraded to; a white one stays (legion26:attack.23).

    >>> attack_downgraded("red"), attack_downgraded("black"), attack_downgraded("white")
    ('black', 'white', 'white')
    """
    return ATTACK_CHAIN[max(ATTACK_CHAIN.index(colour) - 1, 0)]


def defence_upgraded(colour: str) -> str:
    """Return what a defence die is upgraded to; a red one stays (legion26:attack.24)."""
    return DEFENCE_CHAIN[min(DEFENCE_CHAIN.index(colour) + 1, len(DEFENCE_CHAIN) - 1)]


def defence_downgraded(colour: str) -> str:
    """Return what a defence die is downgraded to; a white one stays (legion26:attack.24)."""
    return DEFENCE_CHAIN[max(DEFENCE_CHAIN.index(colour) - 1, 0)]
