"""Setting up, building and deploying: what is made, and where it stands."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from tablero.games.rebellion.base import bits
from tablero.games.rebellion.board import unit_named
from tablero.games.rebellion.evaluate import WORTH
from tablero.games.rebellion.facts import (
    BASE,
    CORUSCANT,
    DISTANCE,
    EMPIRE,
    GROUND,
    PROBES,
    REBEL,
    SHIELD_GENERATOR,
    SYSTEMS,
    UNITS,
    UNITS_OF,
)
from tablero.games.rebellion.habits.asked import Habit, told
from tablero.games.rebellion.habits.hiding import hideout
from tablero.games.rebellion.habits.knowledge import goals, listed, suspects
from tablero.games.rebellion.state import Table
from tablero.kernel import Care, Choose, Distribute, Message, Option

SPREADING: Final = ("defend_the_people", "establish_outposts")
"""Objectives that want units in many systems."""


@lru_cache(maxsize=4096)
def nearness(place: int, systems: int) -> float:
    """Return how near a place is to some systems: one counts half as much with each move between."""
    return sum(0.5 ** DISTANCE[place][system] for system in listed(systems))


def room(table: Table, place: int) -> int:
    """Return how much more Imperial ships in a place could carry."""
    return sum(table.count(place, unit) * (UNITS[unit].capacity - UNITS[unit].restricted) for unit in UNITS_OF[EMPIRE])


# Setting up.


def setup_place(table: Table, decision: Distribute, side: int, care: Care) -> Option:
    """Give every Imperial system a ship that carries, and a share of troops; keep most Rebels in the base."""
    if side == REBEL:
        return care.divide(decision, lambda option, given: 3 + 3 * (option[1] == BASE) - 0.7 * given)
    hidden = bits([card for card in PROBES if card not in table.probes_gone and card != CORUSCANT])
    unit = _asked_unit(decision, "unit")

    def share(option: Any, given: int) -> float:
        place = option[1]
        if UNITS[unit].theater == GROUND and not given and not table.has_ground(place, EMPIRE):
            return 40.0  # no system without a garrison
        near = 0.3 * nearness(place, hidden)
        if UNITS[unit].capacity:
            return 20.0 + near - 1.2 * given - 0.6 * room(table, place)
        return 20.0 + near - 0.5 * given + 0.15 * room(table, place)

    return care.divide(decision, share)


def setup_system(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Let the other Rebels start where they are safe, best in a loyal system."""
    return care.best(
        decision.options, lambda option: 100 + hideout(table, option[1]) + 6 * (table.loyalty[option[1]] == REBEL)
    )


# Building.


def build(table: Table, decision: Distribute, side: int, care: Care) -> Option:
    """Build what is worth most, but not all of a kind; a generator before a cannon."""
    return care.divide(
        decision, lambda option, given: 1 + WORTH[option[2]] + 0.5 * (option[2] == SHIELD_GENERATOR) - 0.4 * given
    )


def dearest(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Take the unit that is worth most; of the queue the one that comes first."""

    def worth(option: Any) -> float:
        return 1.0 + WORTH[int(option[-1])] - (0.1 * int(option[1]) if option[0] == "queued" else 0.0)

    return care.best(decision.options, worth)


def cheapest(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Give up the unit that is missed least."""
    return care.best(decision.options, lambda option: 100 - WORTH[option[1]])


def victims(table: Table, decision: Distribute, side: int, care: Care) -> Option:
    """Destroy as much as may be, the large units first."""
    return care.divide(decision, lambda option, given: WORTH[option[-1]])


def keep_units(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Keep all units."""
    return "keep"


def give_one(table: Table, decision: Distribute, side: int, care: Care) -> Option:
    """Give up one unit, the cheapest."""
    return care.divide(decision, lambda option, given: -WORTH[option[1]])


# Deploying.


def deploy(table: Table, decision: Distribute, side: int, care: Care) -> Option:
    """Deploy for the hunt, or for the defence."""
    unit = _asked_unit(decision, "units")
    return _deploy_empire(table, decision, unit, care) if side == EMPIRE else _deploy_rebels(table, decision, care)


def _deploy_empire(table: Table, decision: Distribute, unit: int, care: Care) -> Option:
    """Deploy near where the base may be, ships and troops together, and some troops where there are none."""
    looked = suspects(table, EMPIRE)

    def share(option: Any, given: int) -> float:
        place = option[1]
        fit = 0.8 if UNITS[unit].capacity else 0.6 * (room(table, place) > 0)
        bare = UNITS[unit].theater == GROUND and not table.has_ground(place, EMPIRE)
        return 1.0 + nearness(place, looked) * (0.5 + fit) + 0.5 * bare - 0.2 * given

    return care.divide(decision, share)


def _deploy_rebels(table: Table, decision: Distribute, care: Care) -> Option:
    """Deploy at the base and in systems that nobody threatens; one by one where objectives want outposts."""
    spreads = any(goal in SPREADING for goal in goals(table, REBEL))

    def share(option: Any, given: int) -> float:
        place = option[1]
        if place == BASE:
            return 1.0 - 0.1 * given
        if spreads and not given and not table.has_units(place, REBEL):
            return 2.5
        threatened = any(table.has_units(other, EMPIRE) for other in SYSTEMS[place].near)
        return 1.5 - threatened - 0.5 * given

    return care.divide(decision, share)


def _asked_unit(decision: Distribute, name: str) -> int:
    """Return the type of the units that a question is about."""
    message = dict(told(decision, name).args)["unit"]
    assert isinstance(message, Message)
    return unit_named(message)


def free_where(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Take any place."""
    return decision.options[0]


HABITS: Final[dict[str, Habit]] = {
    "rebellion-setup-place": setup_place,
    "rebellion-setup-system": setup_system,
    "rebellion-build": build,
    "rebellion-deploy": deploy,
    "rebellion-choose-queued": dearest,
    "rebellion-choose-queued-victim": dearest,
    "rebellion-choose-advanced": dearest,
    "rebellion-choose-deployed": dearest,
    "rebellion-choose-gained": dearest,
    "rebellion-destroy-ship": dearest,
    "rebellion-destroy-structure": dearest,
    "rebellion-choose-victims": victims,
    "rebellion-lose-excess": cheapest,
    "rebellion-free-units": keep_units,
    "rebellion-free-where": free_where,
    "rebellion-free-which": give_one,
}
