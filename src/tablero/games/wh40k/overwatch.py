"""Fire Overwatch (rulebook: "Disparos preventivos"): shooting in the opponent's turn."""

from __future__ import annotations

from typing import Final

from tablero.games.wh40k import shooting
from tablero.games.wh40k.attacks import make_attacks
from tablero.games.wh40k.measuring import unit_within
from tablero.games.wh40k.state import Battle, Unit
from tablero.games.wh40k.stratagems import offer
from tablero.games.wh40k.targeting import Aim
from tablero.kernel import Play

REACH: Final = 24  # wh40k:stratagem.overwatch


def offer_overwatch(battle: Battle, enemy: Unit) -> Play[None]:
    """Let the other player shoot at a unit that is set up, or begins or ends a move."""
    seat = 1 - enemy.seat
    unit = yield from offer(
        battle,
        seat,
        "overwatch",
        enemy,
        lambda: (each for each in battle.units_of(seat) if can_shoot(battle, each, enemy)),
    )
    if unit is None:
        return
    aim = Aim(battle, unit)
    # wh40k:stratagem.overwatch: only that enemy; wh40k:stratagem.overwatch.02: without a Firing Deck
    groups = yield from shooting.select_targets(battle, aim, [enemy], (), only_sixes=True)
    yield from make_attacks(battle, unit, groups)


def can_shoot(battle: Battle, unit: Unit, enemy: Unit) -> bool:
    """Tell whether a unit may shoot at an enemy in Overwatch: near enough, and as in its own Shooting phase.

    It is a target of at least one of its weapons (wh40k:stratagem.overwatch).
    """
    if not unit_within(battle, unit, enemy, REACH) or shooting.why_not_able(battle, unit) is not None:
        return False
    aim = Aim(battle, unit)
    return any(
        aim.why_not(model, weapon, enemy) is None
        for model in battle.models_of(unit)
        for weapon in model.weapons
        if not weapon.melee
    )
