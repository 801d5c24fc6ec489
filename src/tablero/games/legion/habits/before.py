"""Before the battle: the mission as it comes, nobody is held back, and the dearest unit is set up first."""

from __future__ import annotations

from typing import Final

from tablero.games.legion.evaluate import worth
from tablero.games.legion.habits.asked import Habit, first_of, units_among
from tablero.games.legion.state import Battle
from tablero.kernel import Choose, Option, Pick, Rng


def nobody(battle: Battle, decision: Pick, rng: Rng) -> Option:
    """Pick as few as may be."""
    return () if decision.check(()) is None else decision.sample(rng)


def dearest(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Take the unit that is worth most."""
    return "unit", max(units_among(battle, decision.options), key=lambda unit: (worth(battle, unit), -unit.id)).id


HABITS: Final[dict[str, Habit]] = {
    "legion-ask-colour": first_of("blue"),
    "legion-ask-modify": first_of("pass"),
    "legion-ask-strike": first_of("pass"),
    "legion-ask-set-aside": nobody,
    "legion-ask-deploy": dearest,
}
