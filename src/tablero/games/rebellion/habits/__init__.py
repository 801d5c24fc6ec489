"""What a player of Rebellion answers, question by question: the plans of both sides, in the order of a game.

`building` sets up, builds and deploys; `hiding` hides the base; `assigning` sends leaders on missions, by what `prospects`
and `values` say these are worth; `commanding` takes turns, with the activations of `hunting` and `raiding`; `moving` moves,
`fighting` fights, `holding` keeps cards. `armies` compares forces, and `knowledge` is what a side may know of the base.
`planning` says what `hard` thinks about, and `judging` how the game stands then.
Nothing is remembered from one answer to the next: a plan of several steps is found again at each of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablero.games.rebellion.habits import assigning, building, commanding, fighting, hiding, holding, moving
from tablero.games.rebellion.habits.asked import Habit
from tablero.games.rebellion.state import Table
from tablero.kernel import Care, Decision, Option, Rng

HABITS: Final[Mapping[str, Habit]] = {
    **building.HABITS,
    **hiding.HABITS,
    **assigning.HABITS,
    **commanding.HABITS,
    **moving.HABITS,
    **fighting.HABITS,
    **holding.HABITS,
}
"""By the id of what is asked."""

SLIPS: Final[Mapping[str, int]] = {"easy": 35, "medium": 0, "hard": 0}
"""How often in a hundred choices a player of each level takes the next best idea."""


def habit(table: Table, decision: Decision, level: str, rng: Rng) -> Option | None:
    """Return what a player of a level answers; None for a level that is not known."""
    slips = SLIPS.get(level)
    if slips is None:
        return None
    return HABITS[decision.message.id](table, decision, table.side_of(decision.seat), Care(rng, slips))
