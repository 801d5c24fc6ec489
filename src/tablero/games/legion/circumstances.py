"""Keywords that a unit has only as things stand: Enrage, Eyes on the Prize."""

from __future__ import annotations

from tablero.games.legion import keywords
from tablero.games.legion.kinds import abouts
from tablero.games.legion.measuring import HALF_RANGE, token_near
from tablero.games.legion.objectives import objective_tokens
from tablero.games.legion.state import ON_BATTLEFIELD, Battle, Unit
from tablero.games.legion.suppression import enraged


def has_now(battle: Battle, unit: Unit, name: str) -> bool:
    """Tell whether a unit has a keyword, from its cards or as things stand."""
    if keywords.has(unit, name):
        return True
    if name == "charge" and enraged(battle, unit):
        return True  # legion26:kw.enrage-x, legion23:kw.enrage-x
    # legion26:kw.eyes-on-the-prize-keyword
    return name in abouts(unit, "eyes-on-the-prize") and sees_the_prize(battle, unit)


def sees_the_prize(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit holds an Objective token, or its leader is within half range of one."""
    if unit.held:
        return True  # legion26:kw.eyes-on-the-prize-keyword
    if unit.place != ON_BATTLEFIELD:
        return False
    prizes = [battle.tokens[number] for number in objective_tokens(battle)]
    # legion26:kw.eyes-on-the-prize-keyword
    return any(token_near(battle, token, [unit.leader], HALF_RANGE) for token in prizes)
