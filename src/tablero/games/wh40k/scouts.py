"""Scouts (rulebook: "Avanzadilla"): moves before the first turn."""

from __future__ import annotations

from typing import Final

from tablero.games.wh40k.moving import Move
from tablero.games.wh40k.state import EMBARKED, ON_BATTLEFIELD, Battle, Model, Unit
from tablero.games.wh40k.units import ability_of, unit_is
from tablero.kernel import CHECKPOINT, Choose, Option, Play, Reason, because, say
from tablero.tabletop import INCH, Battlefield, all_within

OFF: Final = 9 * INCH
DONE: Final = "done"


def scout_moves(battle: Battle) -> Play[None]:
    """Let units with Scouts move, those of the player with the first turn first (wh40k:ability.scouts.04)."""
    for seat in (battle.first, 1 - battle.first):
        while waiting := [unit for unit in battle.units_of(seat) if not unit.moved and scouts(battle, unit)]:
            yield CHECKPOINT
            options: list[Option] = [("unit", unit.id) for unit in waiting]
            answer = yield Choose(seat, [*options, DONE], "wh40k-ask-scouts")
            if answer == DONE:
                break
            yield from scout(battle, battle.units[answer[1]])


def scouts(battle: Battle, unit: Unit) -> int:
    """Return how many inches a unit may move before the battle: none unless all its models have Scouts."""
    models = battle.models_of(unit)
    if unit_is(battle, unit, "DEDICATED TRANSPORT"):  # wh40k:ability.scouts.02
        inside = [each for each in battle.units if each.place == EMBARKED and each.carrier == unit.id]
        models = [model for each in inside for model in battle.models_of(each)]
    if unit.place != ON_BATTLEFIELD or not models:
        return 0
    found = [ability_of(battle, model, "scouts") for model in models]
    return min(0 if ability is None else ability.value.plus for ability in found)  # wh40k:ability.scouts


class ScoutMove(Move):
    """A Normal move that ends far from the enemy."""

    def why_not_end(self, field: Battlefield, model: Model) -> Reason | None:
        """Demand more than 9" to all enemies (wh40k:ability.scouts.03)."""
        if all_within(field, model.id, self.enemies, OFF):
            return because("wh40k:ability.scouts.03", "wh40k-too-near-enemies")
        return super().why_not_end(field, model)


def scout(battle: Battle, unit: Unit) -> Play[None]:
    """Move a unit before the battle (wh40k:ability.scouts)."""
    far = scouts(battle, unit) * INCH
    unit.moved = "scouts"
    yield from ScoutMove(battle, unit, lambda model: far, "wh40k:ability.scouts").make(
        say("wh40k-ask-scout-move", unit=battle.name(unit))
    )
