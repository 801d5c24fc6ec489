"""What a seat sees of the board in figures: for programs that learn."""

from __future__ import annotations

from struct import Struct
from typing import Final

from tablero.games.rebellion.facts import EMPIRE, LEADER_COUNT, REBEL, SYSTEM_COUNT
from tablero.games.rebellion.state import Table

# Whole lists are packed at once, negative numbers as the bytes that stand for them, and moved on as bytes: that takes a third
# of the time of doing it one by one.
_loyalties: Final = Struct(f"{SYSTEM_COUNT}b").pack
_leaders: Final = Struct(f"{LEADER_COUNT}b").pack
_1_ON: Final = bytes((byte + 1) % 256 for byte in range(256))
_4_ON: Final = bytes((byte + 4) % 256 for byte in range(256))


def features(table: Table, side: int) -> bytes:
    """Return the figures of a side: course of the game, cards, where the base may be for all it knows, systems, leaders, losses.

    All are counts or begin at 0: loyalty and the place of the base 1 further on, the places of leaders 4.
    """
    probes, candidates = table.probe_hand, table.possible_base
    if side == EMPIRE:
        for card in probes:
            candidates &= ~(1 << card)
    known = table.base if side == REBEL or table.base_revealed else -1
    missions, actions, tactics = table.mission_hand, table.action_hand, table.tactic_hand
    counts = (
        side,
        table.phase,
        table.time,
        table.reputation,
        table.base_revealed,
        known + 1,
        candidates.bit_count(),
        len(table.objective_hand),
        len(probes),
        len(table.assigned),
        len(missions[0]),
        len(missions[1]),
        len(actions[0]),
        len(actions[1]),
        len(tactics[0]),
        len(tactics[1]),
        *table.passed,
        *table.subjugated,
        *table.supply,
    )
    loyalties, places = _loyalties(*table.loyalty), _leaders(*table.leader_at)
    return bytes(counts) + loyalties.translate(_1_ON) + places.translate(_4_ON)
