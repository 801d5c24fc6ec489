"""What the course of a battle asks of the other chapters: distances, tokens, moves, attacks. It alone knows where they are."""

from __future__ import annotations

from tablero.games.legion import suppression, tokens
from tablero.games.legion.measuring import RANGE, units_partly_in
from tablero.games.legion.sight import units_see
from tablero.games.legion.state import GREEN, SUPPRESSION, Battle, Unit
from tablero.games.legion.surroundings import Table
from tablero.kernel import Play

# Distances.


def within(battle: Battle, unit: Unit, other: Unit, bands: int) -> bool:
    """Tell whether any miniature of a unit is within so many bands of any of another; a unit is of itself."""
    return units_partly_in(battle, unit, other, bands * RANGE)


def sees(battle: Battle, unit: Unit, other: Unit) -> bool:
    """Tell whether any miniature of a unit has line of sight to one of another."""
    return unit is other or units_see(battle, unit, other)


def panicked(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit is Panicked."""
    return suppression.is_panicked(battle, Table(battle), unit)


# Tokens.


def gain(battle: Battle, unit: Unit, kind: str, count: int = 1) -> Play[None]:
    """Let a unit gain tokens of any kind."""
    if kind == SUPPRESSION:
        suppression.suppress(battle, unit, count)
    elif kind in GREEN:
        yield from tokens.gain(battle, Table(battle), unit, kind, count)
    else:
        tokens.give(battle, unit, kind, count)


# Moving and attacking.


def can_move(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit can make a Move action."""
    return False


def perform_move(battle: Battle, unit: Unit, speed: int = 0) -> Play[None]:
    """Let a unit make a Move; at this speed, where one is given."""
    return
    yield


def can_attack(battle: Battle, unit: Unit, only: Unit | None = None) -> bool:
    """Tell whether a unit can make an Attack action, on that unit where one is given."""
    return False


def perform_attack(battle: Battle, unit: Unit, only: Unit | None = None) -> Play[None]:
    """Let a unit attack, that unit only where one is given."""
    return
    yield


def suffer_wounds(battle: Battle, unit: Unit, count: int) -> Play[None]:
    """Let a unit suffer wounds that no attack deals."""
    return
    yield


def actions_lost(battle: Battle, unit: Unit) -> Play[int]:
    """Return how many actions tokens on a unit cost it, as those of Ion."""
    return 0
    yield


def activation_ends(battle: Battle, unit: Unit) -> Play[None]:
    """Let happen what tokens on a unit do when its activation ends."""
    return
    yield


def drop_held(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit drop the Objective tokens that it holds."""
    return
    yield
