"""Units for which there is no room: those of their models that can't be set up are destroyed."""

from __future__ import annotations

from collections.abc import Callable

from tablero.games.wh40k import damage
from tablero.games.wh40k.placing import SetUp
from tablero.games.wh40k.state import Battle, Unit
from tablero.kernel import Choose, Play, say


def make_room(battle: Battle, unit: Unit, setting_up: Callable[[], SetUp]) -> Play[SetUp | None]:
    """Have a player destroy models of a unit that must be set up until the others can be; return how, if any are left."""
    while unit.models:
        place = setting_up()
        if (yield from place.looked_for()):
            return place
        question = say("wh40k-ask-no-room", unit=battle.name(unit))
        _, id = yield Choose(unit.seat, [("model", id) for id in unit.models], question)
        damage.remove(battle, battle.models[id])  # wh40k:coherency.04, wh40k:engage.03
    return None
