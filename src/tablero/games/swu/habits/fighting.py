"""Attacks: what each would bring, in HP of a base."""

from __future__ import annotations

from typing import Final

from tablero.games.swu.attacking import targets
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.constants import OVERWHELM, SABOTEUR, STRIKES_FIRST
from tablero.games.swu.evaluate import SHIELD, base_worth, shields, worth
from tablero.games.swu.habits.asked import Habit
from tablero.games.swu.state import Base, Table, Unit
from tablero.kernel import Care, Choose, Option, Pick

WIN: Final = 1000.0
"""What it is worth to win at once."""
ANY: Final = 50.0
"""An attack that was begun is made, however little it brings: after a slip, on anything."""
HURT: Final = 0.6
"""What a point of damage is worth on a unit that survives it; a little less than its HP, for it may never matter."""
PRESS: Final = 1.5
"""How much more an attack on a base is worth than the HP that it takes: whoever presses chooses what is fought about."""


def gain(table: Table, attacker: Unit, target: Unit | Base, more: int = 0) -> float:
    """Return what an attack brings, by power, HP and Shields: what it takes from the enemy less what it costs."""
    power = attacker.power + attacker.raid + more
    if isinstance(target, Base):
        return PRESS * base_loss(target, power) + attacker.restore
    taken = damage(table, target, power, through=bool(attacker.flags & SABOTEUR))
    beaten = power >= target.remaining and (not shields(target) or attacker.flags & SABOTEUR)
    if attacker.flags & OVERWHELM and beaten:
        taken += PRESS * base_loss(table.players[target.controller].base, power - target.remaining)
    if beaten and attacker.limits & STRIKES_FIRST:
        return taken + attacker.restore
    return taken + attacker.restore - damage(table, attacker, target.power)


def base_loss(base: Base, power: int) -> float:
    """Return what so much damage takes from a base."""
    left = base.remaining
    if power >= left:
        return WIN
    return base_worth(left) - base_worth(left - max(0, power))


def damage(table: Table, unit: Unit, amount: int, through: bool = False) -> float:
    """Return what so much damage takes from a unit's side."""
    if amount <= 0:
        return 0.0
    if shields(unit) and not through:
        return SHIELD
    if amount >= unit.remaining:
        return worth(table, unit)
    return HURT * amount


def best_attack(table: Table, attacker: Unit) -> float:
    """Return what the best attack of a unit brings."""
    return max((gain(table, attacker, target) for target in targets(table, attacker)), default=-1.0)


def target(table: Table, decision: Choose | Pick, care: Care) -> Option:
    """Attack what brings most, or, if a unit can attack two, both of those that bring most."""
    current(table)
    attacker = table.unit(int(dict(decision.message.args)["id"]))  # type: ignore[arg-type]

    def promise(option: Option) -> float:
        piece = table.piece((str(option[0]), int(option[1])))
        return gain(table, attacker, piece) if attacker is not None and isinstance(piece, Unit | Base) else 0.0

    best = care.best(decision.options, lambda option: ANY + promise(option))
    if isinstance(decision, Choose):
        return best
    others = [option for option in decision.options if option != best and option[0] == best[0] == "unit"]
    second = care.best(others, promise) if others else best
    return care.legal(decision, (best, second) if second != best and promise(second) > 0 else (best,))


HABITS: Final[dict[str, Habit]] = {"swu-ask-attack-target": target}
