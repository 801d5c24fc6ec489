"""Moves: how, and where to."""

from __future__ import annotations

from typing import Any, Final

from tablero.games.legion.habits.asked import Habit, asked_unit, first_of
from tablero.games.legion.habits.prospects import Prospects
from tablero.games.legion.habits.threats import Threats, middle
from tablero.games.legion.moving_rules import STANDARD
from tablero.games.legion.state import Battle, Unit
from tablero.kernel import Option, Place, Rng
from tablero.tabletop import Point, apart

LOOKED_FOR: Final = 2
"""How many of the best places are tried before any other is taken."""
COMPARED: Final = 4
"""How many of the best places a unit on small bases looks for, to see where it would really end."""


def move(battle: Battle, decision: Place, rng: Rng) -> Option:
    """Go to the best place that can be reached."""
    unit = asked_unit(battle, decision)
    home = middle(battle, unit)
    if unit.seat != decision.seat or home is None:
        return decision.sample(rng)
    prospects = Prospects(battle, unit)
    goals = prospects.goals(home)
    if unit.card.base.notched:
        return _nearest(decision, goals, rng)
    found = [answer for goal in goals[:COMPARED] if (answer := decision.nearest(goal)) is not None]
    leader = unit.miniatures.index(unit.leader)
    ends: list[Any] = found or [decision.sample(rng)]
    best: Option = max(ends, key=lambda spots: prospects.worth(spots[leader][:2]))
    return best


def enter(battle: Battle, decision: Place, rng: Rng) -> Option:
    """Set a unit up, or bring it on, as near as can be to the place that scores most for it."""
    unit = asked_unit(battle, decision)
    prospects = Prospects(battle, unit)
    spots = [goal.at for goal, _ in sorted(prospects.markers, key=lambda marker: (-marker[1], marker[0]))]
    return _nearest(decision, [*spots, (battle.field.width // 2, battle.field.depth // 2)], rng)


def _nearest(decision: Place, goals: list[Point], rng: Rng) -> Option:
    for goal in goals[:LOOKED_FOR]:
        found = decision.nearest(goal)
        if found is not None:
            return found
    return decision.sample(rng)


def face(battle: Battle, decision: Place, rng: Rng) -> Option:
    """Pivot to the enemy that is hurt most from here."""
    unit = asked_unit(battle, decision)
    enemy = best_enemy(battle, unit)
    at = None if enemy is None else middle(battle, enemy)
    found = None if at is None else decision.nearest(at)
    return decision.sample(rng) if found is None else found


def best_enemy(battle: Battle, unit: Unit) -> Unit | None:
    """Return the enemy that a unit hurts most from where it stands, or the nearest."""
    threats, home = Threats(battle), middle(battle, unit)

    def value(enemy: Unit) -> tuple[float, int, int]:
        there = middle(battle, enemy)
        far = 0 if home is None or there is None else apart(home, there)
        return threats.best(unit, enemy), -far, -enemy.id

    return max(battle.units_of(1 - unit.seat), key=value, default=None)


def move_or_face(battle: Battle, decision: Place, rng: Rng) -> Option:
    """Move, or Pivot, as is asked."""
    kind: Any = dict(decision.message.args).get("kind")
    return (face if kind == "pivot" else move)(battle, decision, rng)


HABITS: Final[dict[str, Habit]] = {
    "legion-ask-move": move_or_face,
    "legion-ask-enter": enter,
    "legion-ask-set-up": enter,
    "legion-ask-kind-of-move": first_of(STANDARD),
    "legion-ask-compulsory": first_of("now"),
    "legion-ask-reposition": first_of("no"),
    "legion-ask-spur": first_of("no"),
    "legion-ask-withdraw": first_of("withdraw"),
}
