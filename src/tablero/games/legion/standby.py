"""Standby: units that wait react to what an enemy has done."""

from __future__ import annotations

from typing import Final

from tablero.games.legion import doing, keywords
from tablero.games.legion.objectives import drop_fallen
from tablero.games.legion.state import ACTIVATION, STANDBY, Battle, Unit
from tablero.kernel import Choose, Option, Play, Reason, because, say

STANDBY_RANGE: Final = 2
SENTINEL_RANGE: Final = 3


class Standing:
    """Whom a unit on Standby may attack, by the newer book: the enemy that it reacts to."""

    def target(self, enemy: Unit) -> Unit | None:
        """Return the only unit that may be attacked (legion26:standby.03)."""
        return enemy


class Standing2023(Standing):
    """Whom a unit on Standby may attack, by the older book: any enemy."""

    def target(self, enemy: Unit) -> Unit | None:
        """Return nobody: there is no such limit (legion23:standby.08)."""
        return None


def may_stand_by(unit: Unit) -> bool:
    """Tell whether a unit can take, gain and spend Standby tokens: Troopers, Ground Vehicles, and Hover units."""
    # legion26:action.12, legion23:action.13, legion26:standby.01, legion23:standby.01, legion26:apxb.18
    return unit.card.unit_type != "repulsor vehicle" or keywords.has(unit, "hover")


def why_not_react(battle: Battle, unit: Unit, enemy: Unit) -> Reason | None:
    """Return why a unit can't spend a Standby token after an enemy has attacked, moved or acted."""
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
    return None


def has_acted(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit that has attacked, moved or acted lose its Standby token, and enemies on Standby react.

    It is called before anything else that comes after an attack or move (legion26:standby.05, legion23:standby.06), and only
    when all pools of an attack are resolved (legion26:standby.08, legion23:standby.07).
    """
    yield from drop_fallen(battle)
    unit.tokens.pop(STANDBY, None)  # legion26:standby.04, legion23:standby.04
    asked: list[int] = []  # legion23:standby.05
    while True:
        waiting = [
            ally
            for ally in battle.units_of(1 - unit.seat)
            if ally.id not in asked and why_not_react(battle, ally, unit) is None and reactions(battle, ally, unit)
        ]
        if not waiting:
            return
        options: list[Option] = [("standby", ally.id) for ally in waiting]
        chosen = yield Choose(1 - unit.seat, [*options, "no"], say("legion-ask-standby", unit=battle.name(unit)))
        if chosen == "no":
            return
        asked.append(chosen[1])
        yield from react(battle, battle.units[chosen[1]], unit)


def reactions(battle: Battle, unit: Unit, enemy: Unit) -> list[Option]:
    """Return what a unit on Standby can do now."""
    found: list[Option] = ["attack"] if doing.can_attack(battle, unit, battle.edition.standby.target(enemy)) else []
    return [*found, "move"] if doing.can_move(battle, unit) else found


def react(battle: Battle, unit: Unit, enemy: Unit) -> Play[None]:
    """Spend a Standby token for a free attack or a free move."""
    unit.tokens.pop(STANDBY)  # legion26:standby.02, legion23:standby.03
    chosen = yield Choose(unit.seat, reactions(battle, unit, enemy), say("legion-ask-reaction", unit=battle.name(unit)))
    battle.log.tell("legion-reacts", unit=battle.name(unit))
    if chosen == "attack":
        yield from doing.perform_attack(battle, unit, battle.edition.standby.target(enemy))
    else:
        yield from doing.perform_move(battle, unit)
    yield from has_acted(battle, unit)
