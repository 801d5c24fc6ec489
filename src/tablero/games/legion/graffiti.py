"""Graffiti tokens (rulebook: "Upgrade and Command Card Keywords"): what units that see them think of it when they rally."""

from __future__ import annotations

from typing import Final

from tablero.games.legion.asking import whether
from tablero.games.legion.measuring import RANGE, measured, token_near
from tablero.games.legion.sight import seen_from_token
from tablero.games.legion.state import Battle, Unit
from tablero.kernel import Choose, Play

GRAFFITI: Final = "graffiti"
REACH: Final = 2


def sees_graffiti(battle: Battle, unit: Unit, seat: int) -> bool:
    """Tell whether a unit is within 2 of a Graffiti token of a seat and in sight of it."""
    there = [token for token in battle.tokens if token.kind == GRAFFITI and token.seat == seat]
    # legion26:cardkw.graffiti-tokens, legion23:cardkw.graffiti, legion23:cardkw.graffiti.2
    # legion26:token.graffiti, legion23:token.23
    near = [token for token in there if token_near(battle, token, measured(battle, unit), REACH * RANGE)]
    return any(seen_from_token(battle, token, unit.miniatures) for token in near)


def rally_dice(battle: Battle, unit: Unit, count: int) -> Play[int]:
    """Return how many dice a unit rolls that would roll so many to rally."""
    if sees_graffiti(battle, unit, 1 - unit.seat):
        # legion26:cardkw.graffiti-tokens.2, legion23:cardkw.graffiti.2
        count = max(1, count - 1)
    if sees_graffiti(battle, unit, unit.seat):
        # legion26:cardkw.graffiti-tokens, legion23:cardkw.graffiti.2
        chosen = yield Choose(unit.seat, ["yes", "no"], whether("legion-ask-graffiti-die", unit=battle.name(unit)))
        count += chosen == "yes"
    return count
