"""Compulsory moves (keywords "Speeder" and "Mobile"): once in each activation, before all actions or after them."""

from __future__ import annotations

from typing import Final

from tablero.games.legion import movement
from tablero.games.legion.allowances import races
from tablero.games.legion.following import has_acted, has_moved
from tablero.games.legion.moving_rules import AT_EDGE
from tablero.games.legion.state import ON_BATTLEFIELD, Battle, Unit
from tablero.kernel import Choose, Play, say

COMPULSORY: Final = "compulsory-move"
NOW: Final = "now"
LATER: Final = "later"


def owes_move(unit: Unit) -> bool:
    """Tell whether a unit on the battlefield has still to make its compulsory move."""
    # legion26:kw.speeder-x.3, legion26:kw.mobile.3, legion23:kw.speeder-x.2
    return races(unit) and COMPULSORY not in unit.done and unit.place == ON_BATTLEFIELD


def offer_first(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit make its compulsory move before its actions."""
    if not owes_move(unit):
        return
    answer = yield Choose(unit.seat, [NOW, LATER], say("legion-ask-compulsory", unit=battle.name(unit)))
    if answer == NOW:
        yield from race(battle, unit)


def race(battle: Battle, unit: Unit) -> Play[None]:
    """Have a unit make its compulsory move, if it still owes it; at the edge its actions end, free ones too."""
    if not owes_move(unit):
        return
    unit.done.append(COMPULSORY)
    moved = yield from movement.compulsory_move(battle, unit)
    if moved is not None and moved.stopped:
        battle.actions = 0  # legion26:move.03, legion23:move.16
        unit.done.append(AT_EDGE)
    yield from has_acted(battle, unit)
    yield from has_moved(battle, unit, moved)
