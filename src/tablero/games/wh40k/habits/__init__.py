"""What a sensible player answers at once, question by question: for bots that have no time to try everything.

Attacks are judged by their exact odds (`odds`, `threats`), places by what can be done there (`prospects`). `planning` says what
`hard` thinks about, and `simple` what `greedy` answers, who knows none of this.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablero.games.wh40k.habits import before, fighting, moving, shooting, stratagems
from tablero.games.wh40k.habits.asked import Habit
from tablero.games.wh40k.habits.simple import SIMPLE
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


SLIPS: Final[Mapping[str, int]] = {"easy": 35, "medium": 0, "hard": 0}
"""How often in a hundred choices a player of each level does anything that is legal."""


def habit(battle: Battle, decision: Decision, level: str, rng: Rng) -> Option | None:
    """Return what a player of a level answers; `greedy` has simple answers, and none where it is to try them all."""
    slips, asked = SLIPS.get(level), decision.message.id
    if slips is None:
        return SIMPLE[asked](battle, decision, rng) if asked in SIMPLE else None
    if asked not in HABITS or rng.below(100) < slips:
        return decision.sample(rng)
    return HABITS[asked](battle, decision, rng)
