"""What a sensible player answers at once, question by question: for bots that have no time to try everything.

Attacks are judged by their exact odds (`odds`, `threats`), places by what can be done there (`prospects`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablero.games.wh40k.habits import before, fighting, moving, shooting, stratagems
from tablero.games.wh40k.habits.asked import Habit
from tablero.games.wh40k.state import Battle
from tablero.kernel import Decision, Option, Rng

HABITS: Final[Mapping[str, Habit]] = {
    **before.HABITS,
    **moving.HABITS,
    **shooting.HABITS,
    **fighting.HABITS,
    **stratagems.HABITS,
}
"""By the id of what is asked."""


def habit(battle: Battle, decision: Decision, rng: Rng) -> Option | None:
    """Return what a sensible player answers, or None to a question of which nothing is known."""
    known = HABITS.get(decision.message.id)
    return None if known is None else known(battle, decision, rng)
