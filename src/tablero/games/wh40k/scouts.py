"""Scouts (rulebook: "Avanzadilla"): moves before the first turn."""

from __future__ import annotations

from typing import Final

from tablero.games.wh40k.moving import Move
from tablero.games.wh40k.state import Battle, Model, Unit
from tablero.games.wh40k.transports import aboard, offer_embark
from tablero.games.wh40k.units import ability_of, unit_is
from tablero.kernel import CHECKPOINT, Choose, Option, Play, Reason, because, say
from tablero.tabletop import INCH, Battlefield, all_within

OFF: Final = 9 * INCH
DONE: Final = "done"
SCOUTED: Final = "scouts"
"""How a unit has moved that made its Scouts move, or was left where it is."""


def scout_moves(battle: Battle) -> Play[None]:
    """Let units with Scouts move, those of the player with the first turn first (wh40k:ability.scouts.04)."""
    for seat in (battle.first, 1 - battle.first):
        while waiting := [unit for unit in battle.units_of(seat) if not unit.moved and scouts(battle, unit)]:
            yield CHECKPOINT
            options: list[Option] = [("unit", unit.id) for unit in waiting]
            answer = yield Choose(seat, [*options, DONE], "wh40k-ask-scouts")
            if answer == DONE:
                for unit in waiting:
                    unit.moved = SCOUTED
            else:
                yield from scout(battle, battle.units[answer[1]])


def scouts(battle: Battle, unit: Unit) -> int:
    """Return how many inches a unit may move before the battle: none unless all its models have Scouts."""
    own = least_scouts(battle, battle.models_of(unit))
    if not unit_is(battle, unit, "DEDICATED TRANSPORT"):
        return own
    # wh40k:ability.scouts.02: who has just moved into it did not begin embarked
    inside = [model for each in aboard(battle, unit) if not each.moved for model in battle.models_of(each)]
    return max(own, least_scouts(battle, inside))  # wh40k:ability.scouts.02


def least_scouts(battle: Battle, models: list[Model]) -> int:
    """Return how many inches all of these models may scout (wh40k:ability.scouts)."""
    found = [ability_of(battle, model, "scouts") for model in models]
    return min((0 if ability is None else ability.value.plus for ability in found), default=0)


class ScoutMove(Move):
    """A Normal move that ends far from the enemy."""

    def why_not_end(self, field: Battlefield, model: Model) -> Reason | None:
        """Demand more than 9" to all enemies (wh40k:ability.scouts.03)."""
        if all_within(field, model.id, self.enemies, OFF):
            return because("wh40k:ability.scouts.03", "wh40k-too-near-enemies", model=self.name(model))
        return super().why_not_end(field, model)


def scout(battle: Battle, unit: Unit) -> Play[None]:
    """Move a unit before the battle as in its player's Movement phase (wh40k:ability.scouts)."""
    far = scouts(battle, unit) * INCH
    unit.moved = SCOUTED
    move = ScoutMove(battle, unit, lambda model: far, "wh40k:ability.scouts")
    yield from move.make(say("wh40k-ask-scout-move", unit=battle.name(unit)))
    yield from offer_embark(battle, unit)
