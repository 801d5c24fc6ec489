"""Passengers (keywords "Transport" and "Light Transport"): who is aboard which vehicle, and whether it is open."""

from __future__ import annotations

from typing import Final

from tablero.games.legion import cards, keywords
from tablero.games.legion.moving_rules import AT_EDGE, REVERSE
from tablero.games.legion.state import EMBARKED, ON_BATTLEFIELD, Battle, Unit

OPEN: Final = "open"
CLOSED: Final = "closed"
WORN_OUT: Final = "worn-out"
"""What `Unit.done` says of a unit that has left a transport which had driven far: it does nothing more."""


def transport(vehicle: Unit) -> cards.Keyword | None:
    """Return the keyword by which a vehicle carries units, or None."""
    found = [*keywords.named(vehicle, "transport"), *keywords.named(vehicle, "light-transport")]
    return found[0] if found else None


def kind_of(vehicle: Unit) -> str:
    """Return whether a vehicle is an open transport or a closed one; empty if it is none (legion23:kw.transport-x.8)."""
    found = transport(vehicle)
    return found.about if found is not None else ""


def passengers(battle: Battle, vehicle: Unit) -> list[Unit]:
    """Return the units that a vehicle carries."""
    return [unit for unit in battle.units if unit.place == EMBARKED and unit.carrier == vehicle.id]


def carried_openly(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit is aboard an open transport."""
    return unit.place == EMBARKED and kind_of(battle.units[unit.carrier]) == OPEN


def shut_in(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit is aboard a closed transport."""
    return unit.place == EMBARKED and kind_of(battle.units[unit.carrier]) == CLOSED


def exposed(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit can attack and be attacked: it is on the battlefield, or aboard an open transport.

    legion23:kw.transport-open.2, legion23:kw.transport-open.3, legion23:kw.transport-closed.2, legion23:kw.transport-closed.9
    """
    return unit.place == ON_BATTLEFIELD or carried_openly(battle, unit)


def stand_in(battle: Battle, unit: Unit) -> Unit:
    """Return the unit whose place counts as a unit's own: the vehicle that carries it, or itself."""
    # legion23:kw.transport-closed.3, legion23:kw.transport-open.3
    return battle.units[unit.carrier] if unit.place == EMBARKED else unit


def shaken(battle: Battle, unit: Unit) -> bool:
    """Tell whether the transport of a unit has moved so far this round that its passengers have only one action.

    It has made more than one standard move, or more than one reverse move; one of each is not too much.
    """
    if unit.place != EMBARKED:
        return False
    moves = battle.units[unit.carrier].travelled
    backwards = moves.count(REVERSE)
    return len(moves) - backwards > 1 or backwards > 1  # legion23:kw.transport-open.2


def has_driven_far(vehicle: Unit) -> bool:
    """Tell whether a vehicle has made more than one move this round that was no Pivot (legion23:kw.transport-x.7)."""
    return len(vehicle.travelled) > 1


def may_act_for_free(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit may make free actions: the edge has not stopped it, and its transport has not gone too far."""
    if AT_EDGE in unit.done:
        return False  # legion26:move.03, legion23:move.16
    # legion23:kw.transport-x.7, legion23:kw.transport-open.2
    return WORN_OUT not in unit.done and not (carried_openly(battle, unit) and shaken(battle, unit))
