"""Why something that was not offered in a combat is not legal."""

from __future__ import annotations

from typing import Any

from tablero.games.rebellion.attack import why_not_tactic
from tablero.games.rebellion.content.tactics import TACTICS
from tablero.games.rebellion.damage import ANY_COLOUR, why_not_target
from tablero.games.rebellion.facts import SYSTEM_COUNT, UNIT_COUNT
from tablero.games.rebellion.retreat import why_no_retreat, why_not_destination
from tablero.games.rebellion.state import Table
from tablero.kernel import Decision, Reason


def why_not(table: Table, decision: Decision, value: Any) -> Reason | None:
    """Return the rule of combat against an answer that was not offered, where there is one."""
    if table.combat is None or not isinstance(value, tuple) or len(value) < 2 or type(value[1]) is not int:
        return None
    word, number = value[0], value[1]
    side = table.side_of(decision.seat)
    attack = table.combat.attack
    if word == "play" and attack is not None and 0 <= number < len(TACTICS):
        return why_not_tactic(table, side, number, "attack" if side == attack.side else "block")
    if word == "target" and attack is not None and side == attack.side and 0 <= number < UNIT_COUNT:
        return why_not_target(table, number, ANY_COLOUR)
    if word == "system" and decision.message.id == "rebellion-retreat-to" and 0 <= number < SYSTEM_COUNT:
        return why_not_destination(table, side, number)
    if word == "leader" and decision.message.id == "rebellion-retreat":
        return why_no_retreat(table, side)
    return None
