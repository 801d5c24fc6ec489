"""The hostage of the older edition: what a unit has for holding one, as its card in the rulebook says."""

from __future__ import annotations

from typing import Final

from tablero.games.legion.cards import Keyword
from tablero.games.legion.state import ROUND, Battle, Granted, Unit
from tablero.kernel import Reason, because

HOSTAGE: Final = "hostage"
SAFE_ROUND: Final = 1
"""In which nobody attacks who holds one: legion23:battlecard.hostage.2"""


def has_hostage(unit: Unit) -> bool:
    """Tell whether a unit holds a hostage; without it, all its effects are gone (legion23:battlecard.hostage.3)."""
    return any(token.name == HOSTAGE for token in unit.held)


def burdened(unit: Unit, speed: int) -> int:
    """Return the Speed that is left to a unit: one less with a hostage, to 1 at the least (legion23:battlecard.hostage)."""
    return max(1, speed - 1) if has_hostage(unit) else speed


def is_safe(battle: Battle, unit: Unit) -> bool:
    """Tell whether enemies neither attack a unit nor do anything else to it (legion23:battlecard.hostage.2)."""
    return battle.round == SAFE_ROUND and has_hostage(unit)


IMMUNE: Final = Granted(Keyword("immune-enemy-effects"), ROUND)


def shelter(battle: Battle, unit: Unit) -> None:
    """Let effects of the enemy do nothing to a unit with a hostage in the first round (legion23:battlecard.hostage.2)."""
    if has_hostage(unit) and battle.round <= SAFE_ROUND:
        unit.granted.append(IMMUNE)


def expose(unit: Unit) -> None:
    """Take that from a unit that has no hostage any more (legion23:battlecard.hostage.3)."""
    if not has_hostage(unit):
        unit.granted = [each for each in unit.granted if each is not IMMUNE]


def why_not_fight(battle: Battle, unit: Unit, target: Unit) -> Reason | None:
    """Return why a unit doesn't start a melee with another: either of them holds a hostage."""
    if has_hostage(unit):
        return because("legion23:battlecard.hostage", "legion-has-hostage", unit=battle.name(unit))
    if is_safe(battle, target):
        return because("legion23:battlecard.hostage.2", "legion-hostage-safe", unit=battle.name(target))
    return None
