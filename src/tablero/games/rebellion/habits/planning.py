"""What is worth thinking about: what to assign next, and what to do in a turn. Everything else is left to habit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tablero.games.rebellion.habits.assigning import activations, offers
from tablero.games.rebellion.habits.commanding import commander
from tablero.games.rebellion.habits.prospects import Prospect
from tablero.games.rebellion.missions import mission_of
from tablero.games.rebellion.state import Table
from tablero.kernel import Decision, Option

Plans = Sequence[tuple[Option, ...]]

ASSIGNED: Final = 4
"""How many of the best assignments are considered, and to assign nobody else."""
ACTIVATED: Final = 4
"""How many of the best systems to activate are considered."""
REVEALED: Final = 4
"""And so many missions to reveal."""


def assign(table: Table, decision: Any, side: int) -> Plans:
    """Consider the best offers, and to stop here."""
    best = sorted(offers(table, decision, side), key=lambda offer: -offer.value)[:ASSIGNED]
    found: list[Option] = [offer.option for offer in best]
    return [(option,) for option in dict.fromkeys([*found, *(["done"] if "done" in decision.options else [])])]


def turn(table: Table, decision: Any, side: int) -> Plans:
    """Consider the best systems to activate, each with the leader who would go there, the missions, and to pass."""
    leaders = [int(option[1]) for option in decision.options if option[0] == "activate"]
    found: list[tuple[Option, ...]] = []
    for _, target in activations(table, side)[:ACTIVATED] if leaders else ():
        found.append((("activate", commander(table, leaders, target, side)), ("system", target)))
    reveals = [option for option in decision.options if option[0] == "reveal"]
    reveals.sort(key=lambda option: -_worth(table, side, int(option[1])))
    found += [(option,) for option in reveals[:REVEALED]]
    return [*found, *([("pass",)] if "pass" in decision.options else [])]


def _worth(table: Table, side: int, index: int) -> float:
    assignment = table.assigned[index]
    return Prospect(table, mission_of(assignment.card), side).best(assignment.leaders)[0]


PLANS: Final[dict[str, Callable[[Table, Any, int], Plans]]] = {"rebellion-assign": assign, "rebellion-turn": turn}


def plans(table: Table, decision: Decision) -> Plans:
    """Return what is worth thinking about at a decision."""
    found = PLANS.get(decision.message.id)
    return found(table, decision, table.side_of(decision.seat)) if found else ()
