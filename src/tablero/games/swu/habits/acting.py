"""Actions: what is played, who attacks, which abilities are used, and when the initiative is taken."""

from __future__ import annotations

from typing import Final

from tablero.games.swu.cards import Face
from tablero.games.swu.constant_abilities import actions_of, current
from tablero.games.swu.constants import AMBUSH, GRIT, OVERWHELM, SABOTEUR, SENTINEL, SHIELDED
from tablero.games.swu.evaluate import CARD, SHIELD, shields
from tablero.games.swu.habits.asked import Habit
from tablero.games.swu.habits.effects import AWAY, DAMAGE, EXHAUST, WEAKEN, aim_of_event
from tablero.games.swu.habits.fighting import best_attack
from tablero.games.swu.state import Table, Unit
from tablero.kernel import Care, Choose, Option

ABILITY: Final = 1.2
"""What it is worth to use an ability of which nothing is known."""
EPIC: Final = 2.0
"""How much more it is worth to use one that can be used only once."""
COUNTER: Final = 0.5
"""What it is worth to take the initiative, or another counter: less than anything that does something."""
URGENT: Final = 1.0
"""What it is worth for each power of a unit to attack now, before an enemy can defeat it."""
SPENT: Final = 1.6
"""What an event is worth for each resource that it costs."""
SWING: Final = 0.55
"""What each power of a unit is worth that can attack at once."""


def act(table: Table, decision: Choose, care: Care) -> Option:
    """Do what promises most; take the initiative when nothing does, and pass only when it is taken."""
    current(table)
    return care.best(decision.options, lambda option: promise(table, decision.seat, option))


def promise(table: Table, seat: int, option: Option) -> float:
    """Return what an action promises, in HP of a base."""
    match option:
        case ("play" | "pilot" | "instead" | "smuggle" as word, int(card)):
            face = table.faces[card]
            return played(table, seat, (face.pilot or face) if word == "pilot" else face)
        case ("attack", int(id)):
            unit = table.unit(id)
            return _attack(table, unit) if unit is not None else 0.0
        case ("use", str(kind), int(id), int(i)):
            return _used(table, kind, id, i)
        case "initiative" | "blast" | "plan":
            return COUNTER
    return 0.0


def _attack(table: Table, unit: Unit) -> float:
    """Return what an attack promises: more if the unit may not live to make it later."""
    value = best_attack(table, unit)
    return value + URGENT * unit.power if value > 0 and in_danger(table, unit) else value


def in_danger(table: Table, unit: Unit) -> bool:
    """Tell whether some ready enemy in a unit's arena could defeat it."""
    return not shields(unit) and any(
        not enemy.exhausted and enemy.arena == unit.arena and enemy.power + enemy.raid >= unit.remaining
        for other in table.opponents(unit.controller)
        for enemy in table.players[other].units
    )


def played(table: Table, seat: int, face: Face) -> float:
    """Return what it promises to play a card: what it is worth in play less what it is worth in hand."""
    if face.unit:
        return printed_worth(face) - CARD
    if face.upgrade:
        return 1.0 + 1.25 * face.bonus_power + 0.75 * face.bonus_hp + 0.3 * face.cost - CARD
    aim = aim_of_event(face)
    harms = aim is not None and aim.does in (DAMAGE, AWAY, EXHAUST, WEAKEN)
    if harms and not any(table.players[other].units for other in table.opponents(seat)):
        return -1.0
    return 1.0 + SPENT * face.cost - CARD


def printed_worth(face: Face) -> float:
    """Return what a unit will be worth in play, by what is printed on it."""
    value = 1.2 + 1.25 * face.power + 0.75 * face.hp + 0.5 * face.restore + 0.5 * face.raid
    flags = face.flags
    value += (0.8 + 0.2 * face.hp) * bool(flags & SENTINEL) + 0.6 * bool(flags & SABOTEUR)
    value += 0.3 * face.power * bool(flags & OVERWHELM) + SHIELD * bool(flags & SHIELDED) + 0.5 * bool(flags & GRIT)
    value += SWING * face.power * bool(flags & AMBUSH)
    return value + 0.8 * len(face.triggers)


def _used(table: Table, kind: str, id: int, i: int) -> float:
    """Return what an ability promises; a leader that is deployed is worth a unit."""
    piece = table.piece((kind, id))
    action = actions_of(piece)[i]
    if action.epic and piece.face.unit_side is not None:
        return printed_worth(piece.face.unit_side)
    return ABILITY + EPIC * action.epic


HABITS: Final[dict[str, Habit]] = {"swu-ask-action": act}
