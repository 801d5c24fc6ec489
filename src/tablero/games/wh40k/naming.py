"""Which unit a question is about."""

from __future__ import annotations

from tablero.games.wh40k.state import Battle, Unit
from tablero.kernel import Decision, Message


def unit_of(battle: Battle, decision: Decision) -> Unit | None:
    """Return the unit that a question is about, by its name in the question, which is of whom it asks."""
    name = dict(decision.message.args).get("unit")
    own = (unit for unit in battle.units if unit.seat == decision.seat)
    return next((unit for unit in own if isinstance(name, Message) and battle.name(unit) == name), None)
