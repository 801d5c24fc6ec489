"""What a question is about, as its message tells."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from tablero.games.legion.state import Battle, Unit
from tablero.kernel import Choose, Decision, Option, Rng

Habit: TypeAlias = Callable[[Battle, Any, Rng], Option]
"""How a question of a certain kind is answered: by the battle, the decision, and chance where it makes no difference."""


def asked_unit(battle: Battle, decision: Decision) -> Unit:
    """Return the unit that a question names: one of the player's own, or, where the opponent moves it, another."""
    name = dict(decision.message.args)["unit"]
    named = [unit for unit in battle.units if battle.name(unit) == name]
    return min(named, key=lambda unit: unit.seat != decision.seat)


def units_among(battle: Battle, options: Iterable[Any]) -> list[Unit]:
    """Return the units that options of a question stand for: `("unit", 3)`, `("activate", 3)`."""
    return [battle.units[option[1]] for option in options if isinstance(option, tuple) and type(option[1]) is int]


def first_of(*wanted: str) -> Habit:
    """Return the habit of taking the first of these answers that is offered, else whatever stands first."""

    def take(battle: Battle, decision: Choose, rng: Rng) -> Option:
        return next((each for each in wanted if each in decision.options), decision.options[0])

    return take


def first(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Take what stands first."""
    return decision.options[0]


def as_much_as_may_be(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Take the greatest number: `("pierce", 2)`."""
    return max([option for option in decision.options if isinstance(option, tuple)], key=lambda option: option[1])


def take_something(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Take what is offered rather than nothing."""
    return next((option for option in decision.options if isinstance(option, tuple)), decision.options[0])
