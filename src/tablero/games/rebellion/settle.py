"""What follows by itself from a change of the board, whatever brought it about."""

from __future__ import annotations

from tablero.games.rebellion.base import bit, learn, must_reveal, reveal_base
from tablero.games.rebellion.board import GARRISONS, check_base_lost, place_name, remove_unit, subjugate, unit_name
from tablero.games.rebellion.facts import (
    CARGO_OF,
    EMPIRE,
    SHIPS_OF,
    SIDES,
    SYSTEM_COUNT,
    UNITS,
)
from tablero.games.rebellion.leaders import rescue_abandoned
from tablero.games.rebellion.state import ALL_SYSTEMS, Table
from tablero.kernel import Choose, Option, Play, say


def settle(table: Table) -> Play[None]:
    """Bring the board in order: the base comes to light, excess cargo is lost, systems are subjugated, captives freed.

    The victory test comes last: the Empire wins where it is alone with the revealed base.
    """
    if must_reveal(table):
        reveal_base(table)  # rebellion:base.08, whatever brought them there
    if True in table.destroyed:
        for system in range(SYSTEM_COUNT):
            if table.destroyed[system]:
                yield from lose_excess(table, system)
    subjugate(table)
    rescue_abandoned(table)
    _learn_from_garrisons(table)
    check_base_lost(table)  # rebellion:win.01


def settle_after_movement(table: Table) -> Play[None]:
    """Bring the board in order before a combat: nobody has won while units still face each other."""
    if must_reveal(table):  # rebellion:base.11
        reveal_base(table)  # rebellion:base.11
    if True in table.destroyed:
        for system in range(SYSTEM_COUNT):
            if table.destroyed[system]:
                yield from lose_excess(table, system)
    _learn_from_garrisons(table)


def lose_excess(table: Table, system: int) -> Play[None]:
    """Destroy what a side's ships can't carry in a destroyed system, as it chooses.

    So when it is destroyed, and whenever ships are lost there.
    """
    for side in SIDES:
        while True:
            # rebellion:destroyed.02
            lift = sum(UNITS[unit].capacity * table.count(system, unit) for unit in SHIPS_OF[side])
            cargo = [unit for unit in CARGO_OF[side] if table.count(system, unit)]
            # rebellion:destroyed.02, rebellion:destroyed.05
            if sum(table.count(system, unit) for unit in cargo) <= lift:
                break
            options: list[Option] = [("unit", unit) for unit in cargo]
            ask = say("rebellion-lose-excess", place=place_name(system))
            choice = yield Choose(table.admiral(side), options, ask)  # rebellion:destroyed.02, rebellion:destroyed.05
            remove_unit(table, system, choice[1])  # rebellion:destroyed.02, rebellion:destroyed.05
            table.log.tell("rebellion-destroyed", unit=unit_name(choice[1]), place=place_name(system))


def _learn_from_garrisons(table: Table) -> None:
    """Where Imperial ground units or loyalty are and no base came to light, there is none."""
    if table.base_revealed:
        return
    known = ALL_SYSTEMS
    units, loyalty = table.units, table.loyalty
    for system, garrison in GARRISONS:
        if loyalty[system] == EMPIRE or any(units[garrison]):
            known &= ~bit(system)
    learn(table, known)
