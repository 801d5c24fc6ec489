"""What is worth thinking about: whom to activate next, and what the unit does. Everything else is left to habit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tablero.games.legion.actions import DONE
from tablero.games.legion.evaluate import worth
from tablero.games.legion.habits.acting import promise
from tablero.games.legion.habits.asked import units_among
from tablero.games.legion.habits.threats import Threats
from tablero.games.legion.state import Battle
from tablero.kernel import Choose, Decision, Option

Plans = Sequence[tuple[Option, ...]]

ACTIVATED: Final = 3
"""How many units are considered to be activated next: those that can hurt the enemy most, and are worth most."""
ACTIONS: Final = ("attack", "move", "aim", "dodge", "standby", "recover", DONE)
"""What a unit may think of doing."""


def turn(battle: Battle, decision: Choose) -> Plans:
    """Consider the units that can hurt the enemy most, and to leave it to the others."""
    threats = Threats(battle)
    units = units_among(battle, decision.options)
    units.sort(key=lambda unit: (-promise(battle, unit, threats), -worth(battle, unit), unit.id))
    waiting = [option for option in decision.options if isinstance(option, str)]
    return [*[(("activate", unit.id),) for unit in units[:ACTIVATED]], *[(option,) for option in waiting]]


def act(battle: Battle, decision: Choose) -> Plans:
    """Consider each kind of action."""
    return [(option,) for option in decision.options if option in ACTIONS]


PLANS: Final[dict[str, Callable[[Battle, Any], Plans]]] = {"legion-ask-turn": turn, "legion-ask-action": act}


def plans(battle: Battle, decision: Decision) -> Plans:
    """Return what is worth thinking about at a decision."""
    found = PLANS.get(decision.message.id)
    return found(battle, decision) if found else ()
