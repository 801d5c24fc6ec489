"""What a question is about, and how carefully it is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tablero.games.rebellion.board import place_named
from tablero.games.rebellion.leaders import leader_named
from tablero.games.rebellion.state import Table
from tablero.kernel import Care, Decision, Message, Option

Habit: TypeAlias = Callable[[Table, Any, int, Care], Option]
"""How a question of a certain kind is answered: by the table, the decision, the side that is asked, and its care."""


def told(decision: Decision, name: str) -> Message:
    """Return the name of somebody or something that a question mentions."""
    message = dict(decision.message.args)[name]
    assert isinstance(message, Message)
    return message


def told_place(decision: Decision, name: str) -> int:
    """Return the place that a question mentions."""
    return place_named(told(decision, name))


def told_leader(decision: Decision, name: str) -> int:
    """Return the leader that a question mentions."""
    return leader_named(told(decision, name))
