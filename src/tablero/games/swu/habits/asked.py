"""How a question of a certain kind is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tablero.games.swu.state import Table
from tablero.kernel import Care, Option

Habit: TypeAlias = Callable[[Table, Any, Care], Option]
"""By the table, the decision, and the care of whoever is asked."""


def yes(table: Table, decision: Any, care: Care) -> Option:
    """Do what may be done: cards seldom offer what is bad for their player."""
    return "yes" if "yes" in decision.options else decision.options[0]


def no(table: Table, decision: Any, care: Care) -> Option:
    """Do nothing, if that is offered."""
    return next((option for option in ("no", "pass", "done") if option in decision.options), decision.options[0])


def first(table: Table, decision: Any, care: Care) -> Option:
    """Take what stands first: it makes little difference."""
    option: Option = decision.options[0]
    return option


def most(table: Table, decision: Any, care: Care) -> Option:
    """Take the highest number that is offered."""
    return care.best(decision.options, lambda option: float(option[1]))


def least(table: Table, decision: Any, care: Care) -> Option:
    """Take the lowest number that is offered."""
    return care.best(decision.options, lambda option: 99.0 - float(option[1]))


def anything(table: Table, decision: Any, care: Care) -> Option:
    """Take whatever comes to mind."""
    option: Option = decision.sample(care.rng)
    return option
