"""How good a position is for a seat, plainly: for bots that look one action ahead.

It counts what lies open and how many cards everybody holds, never which.
"""

from __future__ import annotations

from tablero.games.swu.constant_abilities import current
from tablero.games.swu.constants import GRIT, NO_ATTACKS, OVERWHELM, REGROUP, SABOTEUR, SENTINEL
from tablero.games.swu.state import Player, Table, Unit

HP_OF_BASE = 1.0
"""What a point of HP of a base is worth; more the fewer are left."""
SHIELD = 1.6
"""What each of a unit's first two Shields is worth."""
CARD = 1.5
"""What a card in hand is worth."""
ENOUGH = 8
"""Resources beyond which another is worth little."""


def evaluate(table: Table, seat: int) -> float:
    """Return how good the position is for a seat: its own side against the best of the others."""
    current(table)
    return _side(table, table.players[seat]) - max(
        (_side(table, table.players[other]) for other in table.opponents(seat)), default=0.0
    )


def _side(table: Table, player: Player) -> float:
    value = (
        base_worth(player.base.remaining)
        + _resources(player)
        + CARD * len(player.hand)
        + 1.2 * player.credits
        + 1.0 * player.force
    )
    for unit in player.units:
        value += worth(table, unit)
    for leader in player.leaders:
        if not leader.deployed:
            value += 0.3 * (not leader.exhausted) + 2.0 * (not leader.epic_used)
    value += 0.5 * (not player.base.epic_used)
    if table.initiative == player.seat:
        value += 0.6
    return value


def base_worth(left: int) -> float:
    """Return what a base is worth with so many HP left."""
    return HP_OF_BASE * left - 24.0 / (left + 2)


def _resources(player: Player) -> float:
    """Return what resources are worth: the first ones most. A ready one at the end of a round is nothing."""
    count = len(player.ready) + len(player.spent)
    return 2.6 * min(count, ENOUGH) + 0.4 * max(0, count - ENOUGH)


def worth(table: Table, unit: Unit) -> float:
    """Return what a unit is worth on the table."""
    left = max(0, unit.remaining)
    power = unit.power
    value = 1.2 + 1.25 * power + 0.75 * left + 0.5 * unit.restore + 0.5 * unit.raid
    flags = unit.flags
    if flags & SENTINEL:
        value += 0.8 + 0.2 * left
    if flags & SABOTEUR:
        value += 0.6
    if flags & OVERWHELM:
        value += 0.3 * power
    if flags & GRIT:
        value -= 1.0 * unit.damage  # counted in its power, but soon lost
    if unit.limits & NO_ATTACKS:
        value -= 0.8 * power
    value += 2.0 * len(unit.captives)
    if not unit.exhausted and table.phase != REGROUP:
        value += 0.55 * power
    return value + SHIELD * min(shields(unit), 2)


def shields(unit: Unit) -> int:
    """Return how many Shields a unit has."""
    return sum(upgrade.face.key == "shield" for upgrade in unit.upgrades)
