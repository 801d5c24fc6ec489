"""What a player of Legion answers, question by question, in words and numbers that a player can read and change.

`commanding` plays cards, issues Orders and chooses whom to activate; `acting` spends actions; `moving` goes where
`prospects` says it is worth going; `attacking` chooses defenders, weapons and dice by what `odds` expects of them;
`goals` says where victory points are to be had; `before` sets up. `planning` says what `hard` thinks about, and `simple` what
`greedy` answers, who knows none of this. Nothing is remembered from one answer to the next.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablero.games.legion.habits import acting, attacking, before, commanding, moving
from tablero.games.legion.habits.asked import Habit
from tablero.games.legion.habits.simple import SIMPLE
from tablero.games.legion.state import SETUP, Battle
from tablero.kernel import Decision, Option, Rng

HABITS: Final[Mapping[str, Habit]] = {
    **before.HABITS,
    **commanding.HABITS,
    **acting.HABITS,
    **moving.HABITS,
    **attacking.HABITS,
}
"""By the id of what is asked."""

SLIPS: Final[Mapping[str, int]] = {"easy": 35, "medium": 0, "hard": 0}
"""How often in a hundred choices a player of each level does anything that is legal."""


def habit(battle: Battle, decision: Decision, level: str, rng: Rng) -> Option | None:
    """Return what a player of a level answers; `greedy` has simple answers, and none where it is to try them all.

    Before the battle nobody looks ahead: nothing that is tried there comes to an end soon.
    """
    if level in SLIPS:
        return answer(battle, decision, SLIPS[level], rng)
    known = SIMPLE.get(decision.message.id)
    if known is not None:
        return known(battle, decision, rng)
    return decision.sample(rng) if battle.phase == SETUP else None


def answer(battle: Battle, decision: Decision, slips: int, rng: Rng) -> Option:
    """Return what somebody answers who does anything that is legal so often in a hundred choices."""
    known = HABITS.get(decision.message.id)
    if known is None or rng.below(100) < slips:
        return decision.sample(rng)
    return known(battle, decision, rng)
