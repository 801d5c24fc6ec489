"""Setup: what comes before the first round, step by step as each edition has it."""

from __future__ import annotations

from tablero.games.legion.state import NOBODY, Battle
from tablero.kernel import Play, Roll


def set_up(battle: Battle) -> Play[None]:
    """Do what comes before the first round; `battle.step` counts what is done."""
    if battle.blue == NOBODY:
        (face,) = yield Roll(2)
        battle.blue = face - 1
