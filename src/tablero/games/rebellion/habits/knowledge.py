"""What a side knows of the base and of the objectives, and nothing else: a habit never looks behind the other's screen."""

from __future__ import annotations

from tablero.games.rebellion.base import bits
from tablero.games.rebellion.content.objectives import OBJECTIVES
from tablero.games.rebellion.facts import EMPIRE, REBEL, SYSTEM_COUNT, SYSTEMS
from tablero.games.rebellion.state import Table

YIELD = tuple(len(system.icons) * (1 + 0.5 * system.build) for system in SYSTEMS)
"""What the production of each system is worth: more on a later space of the queue, since larger units are built there."""


def suspects(table: Table, side: int) -> int:
    """Return the systems where the base may be, as a side sees it: the Empire leaves out its own probe cards.

    The Rebels don't see those, but for the few that they were shown, and so think that the Empire knows less.
    """
    if table.base_revealed:
        return table.possible_base
    known = [card for card in table.probe_hand if side == EMPIRE or table.seen_probe[card] >> REBEL & 1]
    return table.possible_base & ~bits(known)


def base_known(table: Table) -> bool:
    """Tell whether the Empire knows where the base is, because it has come to light or because it can be nowhere else."""
    return suspects(table, EMPIRE).bit_count() == 1


def listed(systems: int) -> list[int]:
    """Return the systems of a set."""
    return [system for system in range(SYSTEM_COUNT) if systems >> system & 1]


def goals(table: Table, side: int) -> list[str]:
    """Return the objectives in the Rebel hand, for the Rebels; the Empire reckons with none."""
    return [OBJECTIVES[card].key for card in table.objective_hand] if side == REBEL else []
