"""What units are called for short, and which unit a question is about."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase

from tablero.games.wh40k.state import Battle, Unit
from tablero.kernel import Decision, Message


def letters(seats: Sequence[int]) -> list[str]:
    """Return the letter of each unit, given whose each is: capitals for the first player; after z comes aa.

    >>> letters([0, 0, 1, 0])
    ['A', 'B', 'a', 'C']
    """
    found = []
    for number, seat in enumerate(seats):
        count = seats[:number].count(seat)
        name = ascii_lowercase[count % 26] * (1 + count // 26)
        found.append(name if seat else name.upper())
    return found


def unit_of(battle: Battle, decision: Decision) -> Unit | None:
    """Return the unit that a question is about, by its name in the question, which is of whom it asks."""
    name = dict(decision.message.args).get("unit")
    own = (unit for unit in battle.units if unit.seat == decision.seat)
    return next((unit for unit in own if isinstance(name, Message) and battle.name(unit) == name), None)
