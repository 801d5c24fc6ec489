"""Standby: who may wait, and which of those that wait may react to what an enemy has done."""

from __future__ import annotations

from typing import Final

from tablero.games.legion import doing, keywords
from tablero.games.legion.state import ACTIVATION, NOBODY, STANDBY, Battle, Unit
from tablero.kernel import Option, Reason, because

STANDBY_RANGE: Final = 2
SENTINEL_RANGE: Final = 3


class Standing:
    """Whom a unit on Standby may attack, by the newer book: the enemy that it reacts to."""

    tempts = True
    """Whether Tempted units answer the fall of one of theirs (legion26:kw.tempted)."""

    def target(self, enemy: Unit) -> Unit | None:
        """Return the only unit that may be attacked (legion26:standby.03)."""
        return enemy

    def provokes(self, battle: Battle, unit: Unit, cause: int) -> Reason | None:
        """Return why a unit can't react to what an effect of its own side has made an enemy do."""
        if unit.seat == cause:
            return because("legion26:standby.07", "legion-standby-own-doing", unit=battle.name(unit))
        return None

    def attacks_after_moving(self, battle: Battle, unit: Unit) -> bool:
        """Tell whether Charge, Relentless and Steady follow a Move action: in the unit's own activation."""
        # legion26:kw.charge, legion26:kw.relentless, legion26:kw.steady
        return battle.activating == unit.id


class Standing2023(Standing):
    """Whom a unit on Standby may attack, by the older book: any enemy."""

    tempts = False

    def target(self, enemy: Unit) -> Unit | None:
        """Return nobody: there is no such limit (legion23:standby.08)."""
        return None

    def provokes(self, battle: Battle, unit: Unit, cause: int) -> Reason | None:
        """Return nothing: whoever made the enemy do it, a unit may react."""
        return None

    def attacks_after_moving(self, battle: Battle, unit: Unit) -> bool:
        """Say yes: Charge, Relentless and Steady follow every Move action (legion23:kw.charge, legion23:kw.relentless)."""
        return True


def may_stand_by(unit: Unit) -> bool:
    """Tell whether a unit can take, gain and spend Standby tokens: Troopers, Ground Vehicles, and Hover units."""
    # legion26:action.12, legion23:action.13, legion26:standby.01, legion23:standby.01, legion26:apxb.18
    return unit.card.unit_type != "repulsor vehicle" or keywords.has(unit, "hover")


def why_not_react(battle: Battle, unit: Unit, enemy: Unit, cause: int = NOBODY) -> Reason | None:
    """Return why a unit can't spend a Standby token after an enemy has attacked, moved or acted.

    `cause` is the seat whose effect made the enemy do it, if that is not its own.
    """
    rule = battle.edition.rule("legion26:standby.02", "legion23:standby.03")
    if not unit.has(STANDBY) or not may_stand_by(unit):
        return because(rule, "legion-standby-no-token", unit=battle.name(unit))
    if battle.phase != ACTIVATION or battle.activating == unit.id:
        later = battle.edition.rule("legion26:standby.06", "legion23:standby.03")
        return because(later, "legion-standby-not-now", unit=battle.name(unit))
    # legion26:kw.sentinel, legion23:kw.sentinel
    reach = SENTINEL_RANGE if keywords.has(unit, "sentinel") else STANDBY_RANGE
    if not doing.within(battle, unit, enemy, reach):
        return because(rule, "legion-standby-too-far", unit=battle.name(unit))
    if not doing.sees(battle, unit, enemy):
        return because(rule, "legion-standby-unseen", unit=battle.name(unit))
    return battle.edition.standby.provokes(battle, unit, cause)


def reactions(battle: Battle, unit: Unit, enemy: Unit) -> list[Option]:
    """Return what a unit on Standby can do now."""
    found: list[Option] = ["attack"] if doing.can_attack(battle, unit, battle.edition.standby.target(enemy)) else []
    return [*found, "move"] if doing.can_move(battle, unit) else found
