"""What abilities do to the courage of units nearby once a unit has rallied, or when its activation ends."""

from __future__ import annotations

from tablero.games.legion import doing, keywords, suppression
from tablero.games.legion.kinds import can_be_affected
from tablero.games.legion.state import SUPPRESSION, Battle, Unit
from tablero.kernel import Choose, Option, Play, say


def can_be_shaken(battle: Battle, enemy: Unit) -> bool:
    """Tell whether an ability of the other side can give a unit Suppression."""
    # legion26:core.16, legion23:card.01: a keyword is an effect of a card
    return suppression.can_gain(battle, enemy) and can_be_affected(enemy)


def demoralize(battle: Battle, unit: Unit) -> Play[None]:
    """Hand out Suppression to enemies within 2 (legion26:kw.demoralize-x, legion23:kw.demoralize-x)."""
    for left in range(keywords.value(unit, "demoralize"), 0, -1):
        near = [enemy for enemy in battle.units_of(1 - unit.seat) if doing.within(battle, unit, enemy, 2)]
        options: list[Option] = [("unit", enemy.id) for enemy in near if can_be_shaken(battle, enemy)]
        if not options:
            return
        chosen = yield Choose(unit.seat, [*options, "done"], say("legion-ask-demoralize", count=left))
        if chosen == "done":
            return
        yield from doing.gain(battle, battle.units[chosen[1]], SUPPRESSION)


def inspire(battle: Battle, unit: Unit) -> Play[None]:
    """Remove Suppression from other allied units within 2 (legion26:kw.inspire-x, legion23:kw.inspire-x)."""
    for left in range(keywords.value(unit, "inspire"), 0, -1):
        near = [
            ally
            for ally in battle.undefeated(unit.seat)
            if ally is not unit and ally.has(SUPPRESSION) and doing.within(battle, unit, ally, 2)
        ]
        if not near:
            return
        options: list[Option] = [("unit", ally.id) for ally in near]
        chosen = yield Choose(unit.seat, [*options, "done"], say("legion-ask-inspire", count=left))
        if chosen == "done":
            return
        yield from suppression.calm_by_choice(battle, battle.units[chosen[1]], 1)
