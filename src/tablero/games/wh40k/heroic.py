"""Heroic Intervention (rulebook: "Intervención heroica"): a charge in the opponent's turn."""

from __future__ import annotations

from typing import Final

from tablero.games.wh40k import charge as charging
from tablero.games.wh40k.measuring import unit_within
from tablero.games.wh40k.state import Battle, Unit
from tablero.games.wh40k.stratagems import offer
from tablero.games.wh40k.units import unit_is
from tablero.kernel import Play

REACH: Final = 6  # wh40k:stratagem.heroic-intervention


def heroic_intervention(battle: Battle, enemy: Unit) -> Play[None]:
    """Let the other player charge a unit that has just charged."""
    seat = 1 - enemy.seat
    unit = yield from offer(
        battle,
        seat,
        "heroic-intervention",
        enemy,
        lambda: (each for each in battle.units_of(seat) if can_intervene(battle, each, enemy)),
    )
    if unit is not None:
        # wh40k:stratagem.heroic-intervention; without Fights First: wh40k:stratagem.heroic-intervention.03
        yield from charging.charge_at(battle, unit, [enemy])


def can_intervene(battle: Battle, unit: Unit, enemy: Unit) -> bool:
    """Tell whether a unit may charge an enemy that has charged: near, able, and no VEHICLE but a WALKER."""
    if unit_is(battle, unit, "VEHICLE") and not unit_is(battle, unit, "WALKER"):
        return False  # wh40k:stratagem.heroic-intervention.02
    return (
        unit_within(battle, unit, enemy, REACH)  # wh40k:stratagem.heroic-intervention
        and charging.why_not_now(battle, unit) is None  # wh40k:stratagem.heroic-intervention
        and charging.why_not_target(battle, unit, enemy) is None  # wh40k:stratagem.heroic-intervention
    )
