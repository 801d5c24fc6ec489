"""What a question is about, as its message tells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tablero.games.wh40k.state import Battle, Model, Unit
from tablero.kernel import Decision, Option, Rng
from tablero.kernel.messages import Arg

Habit: TypeAlias = Callable[[Battle, Any, Rng], Option]
"""How a question of a certain kind is answered: by the battle, the decision, and chance where it makes no difference."""


def told(decision: Decision, name: str) -> Arg:
    """Return what the message of a question is filled with."""
    return dict(decision.message.args)[name]


def asked_unit(battle: Battle, decision: Decision) -> Unit:
    """Return the unit that a question to its player names."""
    name = told(decision, "unit")
    return next(unit for unit in battle.units if unit.seat == decision.seat and battle.name(unit) == name)


def least(battle: Battle, ids: list[int]) -> int:
    """Return the model that is missed least: one that is hurt, else the one with the fewest wounds and weapons."""

    def cost(id: int) -> tuple[int, int, int, int]:
        model: Model = battle.models[id]
        return model.part, model.wounds, len(model.weapons), -id

    return min(ids, key=cost)
