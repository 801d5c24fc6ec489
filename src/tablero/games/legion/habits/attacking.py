"""Attacks: whom, with what, which dice again; and what a defender does about it."""

from __future__ import annotations

from typing import Any, Final

from tablero.games.legion.dice import BLANK, SURGE
from tablero.games.legion.habits.asked import (
    Habit,
    as_much_as_may_be,
    asked_unit,
    first_of,
    take_something,
    units_among,
)
from tablero.games.legion.habits.odds import of_weapon
from tablero.games.legion.habits.threats import Threats
from tablero.games.legion.state import NOBODY, Battle, Unit
from tablero.games.legion.weapons import arms
from tablero.kernel import Choose, Distribute, Option, Pick, Rng

WORST_FIRST: Final = (BLANK, SURGE)
"""What is rolled again, in this order."""


def whom(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Attack whom it hurts most; somebody rather than nobody."""
    unit, threats = asked_unit(battle, decision), Threats(battle)
    able = [option for option in decision.options if isinstance(option, tuple)]
    return max(able, key=lambda option: (threats.best(unit, battle.units[option[1]]), -option[1]))


def weapons(battle: Battle, decision: Distribute, rng: Rng) -> Option:
    """Use the weapons that promise most, as many as may be."""
    unit = asked_unit(battle, decision)
    options: list[Any] = list(decision.options)
    value = {option: _promise(battle, unit, *option[1:]) for option in options}
    return _filled(decision, sorted(range(len(options)), key=lambda number: -value[options[number]]), rng)


def _promise(battle: Battle, unit: Unit, name: str, card: str = "") -> float:
    """Return what a weapon promises: of those with its name the best, or the one that comes with a card."""
    able = [arm for one in battle.miniatures_of(unit) for arm in arms(battle, unit, one) if arm.weapon.name == name]
    of_card = [arm for arm in able if arm.upgrade != NOBODY and unit.upgrades[arm.upgrade].card.name == card]
    found = [of_weapon(unit, arm.weapon) for arm in of_card or able]
    return max([each.hits + each.criticals + each.pierce / 2 for each in found], default=0.0)


def reroll(battle: Battle, decision: Distribute, rng: Rng) -> Option:
    """Roll blanks again, then surges that nothing turns into anything."""
    options: list[Any] = list(decision.options)
    bad = [number for face in WORST_FIRST for number, option in enumerate(options) if option[2:] == (face,)]
    return _filled(decision, bad, rng)


def _filled(decision: Distribute, order: list[int], rng: Rng) -> Option:
    """Return as much as may be to the first of these options, then to the next."""
    left, amounts = decision.total, [0] * len(decision.options)
    for number in order:
        amounts[number] = min(left, decision.caps[number])
        left -= amounts[number]
    found = tuple(amounts)
    return found if decision.check(found) is None else decision.sample(rng)


def wounded(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Wound one who carries nothing special, the leader last."""
    return min(decision.options, key=lambda option: _missed(battle, option))


def casualties(battle: Battle, decision: Pick, rng: Rng) -> Option:
    """Lose those who carry nothing special, the leader last."""
    lost = sorted(decision.options, key=lambda option: _missed(battle, option))[: decision.most]
    return tuple(option for option in decision.options if option in lost)


def _missed(battle: Battle, option: Any) -> tuple[bool, bool, int]:
    one = battle.miniatures[option[1]]
    return battle.units[one.unit].leader == one.id, one.upgrade != NOBODY, -one.id


def shields(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Spend shields; nobody else takes the blow."""
    return next((option for option in decision.options if option[0] == "shield"), decision.options[0])


def strike(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Use what waits for this, on whomever it hurts."""
    return take_something(battle, decision, rng) if units_among(battle, decision.options) else decision.options[0]


HABITS: Final[dict[str, Habit]] = {
    "legion-ask-defender": whom,
    "legion-ask-another-defender": whom,
    "legion-ask-overrun": take_something,
    "legion-ask-weapons": weapons,
    "legion-ask-reroll": reroll,
    "legion-ask-aim": take_something,
    "legion-ask-dodge": take_something,
    "legion-ask-surge": take_something,
    "legion-ask-improve": take_something,
    "legion-ask-advanced-targeting": first_of("yes"),
    "legion-ask-makashi": first_of("yes"),
    "legion-ask-standby": strike,
    "legion-ask-wounded": wounded,
    "legion-ask-casualties": casualties,
    "legion-ask-pierce": as_much_as_may_be,
    "legion-ask-protect": shields,
}
