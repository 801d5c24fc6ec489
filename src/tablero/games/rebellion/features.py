"""What a seat sees of the board in figures: for programs that learn."""

from __future__ import annotations

from tablero.games.rebellion.facts import EMPIRE, REBEL
from tablero.games.rebellion.state import Table


def features(table: Table, side: int) -> bytes:
    """Return the figures of a side: course of the game, cards, where the base may be for all it knows, systems, leaders, losses.

    All are counts or begin at 0: loyalty and the place of the base 1 further on, the places of leaders 4.
    """
    candidates = table.possible_base
    if side == EMPIRE:
        for card in table.probe_hand:
            candidates &= ~(1 << card)
    known = table.base if side == REBEL or table.base_revealed else -1
    missions, actions, tactics = table.mission_hand, table.action_hand, table.tactic_hand
    figures = [
        side,
        table.phase,
        table.time,
        table.reputation,
        table.base_revealed,
        known + 1,
        candidates.bit_count(),
        len(table.objective_hand),
        len(table.probe_hand),
        len(table.assigned),
        len(missions[0]),
        len(missions[1]),
        len(actions[0]),
        len(actions[1]),
        len(tactics[0]),
        len(tactics[1]),
    ]
    figures += table.passed
    figures += table.subjugated
    figures += table.supply
    figures += [loyalty + 1 for loyalty in table.loyalty]
    figures += [place + 4 for place in table.leader_at]
    return bytes(figures)
