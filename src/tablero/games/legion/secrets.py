"""Secret Mission: units in the enemy's territory that earn victory points of their own."""

from __future__ import annotations

from typing import Final

from tablero.games.legion import keywords
from tablero.games.legion.battle_parts import award, pick_units, tick, ticks
from tablero.games.legion.state import DEFEATED, ON_BATTLEFIELD, SECRET_MISSION, Battle, Unit
from tablero.games.legion.zones import partly_in, wholly_in
from tablero.kernel import Play, say

KEYWORD: Final = say("legion-keyword-secret-mission")


def wholly_beyond(battle: Battle, unit: Unit) -> bool:
    """Tell whether all miniatures of a unit are completely within the enemy's territory."""
    if unit.place != ON_BATTLEFIELD:
        return False
    return all(wholly_in(battle, battle.field[id], 1 - unit.seat) for id in unit.miniatures)


def beyond(battle: Battle, unit: Unit) -> bool:
    """Tell whether any miniature of a unit is within the enemy's territory, with any part."""
    if unit.place != ON_BATTLEFIELD:
        return False
    return any(partly_in(battle, battle.field[id], 1 - unit.seat) for id in unit.miniatures)


# The newer edition.


def gain_secret_missions(battle: Battle) -> Play[None]:
    """Give units with Secret Mission completely within enemy territory a token, one in a game (legion26:kw.secret-mission)."""
    for unit in battle.units:
        gained = f"{SECRET_MISSION}-{unit.id}"
        if not keywords.has(unit, SECRET_MISSION) or ticks(battle, unit.seat, gained):
            continue
        if wholly_beyond(battle, unit):
            tick(battle, unit.seat, gained)
            take_token(battle, unit)
    yield from ()


def take_token(battle: Battle, unit: Unit) -> None:
    """Put a Secret Mission token on a unit (legion26:token.secret-mission)."""
    unit.tokens[SECRET_MISSION] = 1
    battle.log.tell("legion-secret-mission", unit=battle.name(unit))


def score_secret_missions(battle: Battle) -> Play[None]:
    """Let players give up the tokens of units within enemy territory for a point each (legion26:kw.secret-mission.2)."""
    for seat in (battle.priority, 1 - battle.priority):
        able = [unit for unit in battle.units_of(seat) if unit.has(SECRET_MISSION) and beyond(battle, unit)]
        chosen = yield from pick_units(battle, seat, able, 0, len(able), say("legion-ask-secret-mission"))
        for unit in chosen:
            unit.tokens.pop(SECRET_MISSION)
            award(battle, seat, 1, KEYWORD)


# The older edition.


def can_take_token(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit can put a token on its card now, once in a game (legion23:kw.secret-mission)."""
    return not unit.has(SECRET_MISSION) and wholly_beyond(battle, unit)


def secret_missions_at_end(battle: Battle) -> None:
    """Give a point for each token on an undefeated unit, Panicked or not (legion23:kw.secret-mission.2)."""
    for unit in battle.units:
        if unit.has(SECRET_MISSION) and unit.place != DEFEATED:
            award(battle, unit.seat, 1, KEYWORD)
