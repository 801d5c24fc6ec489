"""What `greedy` answers where trying everything would take too long: plain rules that need no plan.

Everybody goes to the nearest marker and stays there, shoots all it has at one enemy, and charges whom it beats. It uses no
Stratagems. About what is asked seldom nothing is written here: there it tries the answers.
"""

from __future__ import annotations

from typing import Any, Final

from tablero.games.wh40k.charge import DONE, why_not_target
from tablero.games.wh40k.evaluate import middle
from tablero.games.wh40k.habits.asked import Habit, asked_unit, told
from tablero.games.wh40k.habits.before import anywhere
from tablero.games.wh40k.habits.fighting import close_in, first, melee_weapon
from tablero.games.wh40k.habits.moving import fly, lose, nobody, stay_out
from tablero.games.wh40k.habits.shooting import pistols_or_others, points_of, weapon_named
from tablero.games.wh40k.movement import DISEMBARK
from tablero.games.wh40k.objectives import RANGE
from tablero.games.wh40k.prospects import WIDE
from tablero.games.wh40k.shooting import SHOOT
from tablero.games.wh40k.state import NORMAL, STATIONARY, Battle, Unit
from tablero.games.wh40k.stratagems import DECLINE
from tablero.games.wh40k.threats import Threats
from tablero.kernel import Choose, Distribute, Option, Pick, Place, Rng
from tablero.tabletop import Point, apart


def choose_move(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Take the first unit in line; it moves unless it is at a marker already."""
    front: Any = decision.options[0]
    wanted: Option = front
    if front != DONE and front[0] != DISEMBARK:
        wanted = STATIONARY if _at_marker(battle, battle.units[front[1]]) else NORMAL, front[1]
    return wanted if wanted in decision.options else decision.options[0]


def _at_marker(battle: Battle, unit: Unit) -> bool:
    at = middle(battle, unit)
    return any(apart(at, marker) <= RANGE + WIDE // 2 for marker in battle.markers)


def nearest_marker(battle: Battle, decision: Place, rng: Rng) -> Option:
    """Go to the nearest marker."""
    at = middle(battle, asked_unit(battle, decision))
    goals: list[Point] = sorted(battle.markers, key=lambda marker: (apart(at, marker), marker))[:1]
    found = decision.nearest(goals[0]) if goals else None
    return decision.sample(rng) if found is None else found


def everybody_shoots(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Let one unit after the other shoot."""
    return next((option for option in decision.options if option[0] == SHOOT), DONE)


def one_target(battle: Battle, decision: Distribute, rng: Rng) -> Option:
    """Give all weapons, or all attacks, to the enemy that they hurt most."""
    unit, name, threats = asked_unit(battle, decision), str(told(decision, "weapon")), Threats(battle)
    options: list[Any] = list(decision.options)

    def hurts(option: Any) -> tuple[float, int]:
        weapon = weapon_named(battle, unit, option[2] if len(option) > 2 else name)
        return points_of(battle, threats, unit, weapon, battle.units[option[1]]), -option[1]

    best = max(options, key=hurts)
    return tuple(decision.total if option == best else 0 for option in options)


def choose_charger(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Charge with the first unit that beats somebody whom it may reach."""
    threats = Threats(battle)
    options: list[Any] = [option for option in decision.options if option != DONE]
    for option in options:
        unit = battle.units[option[1]]
        enemies = [enemy for enemy in battle.units_of(1 - unit.seat) if why_not_target(battle, unit, enemy) is None]
        if any(threats.melee(unit, enemy) > threats.melee(enemy, unit) for enemy in enemies):
            return "unit", unit.id
    return DONE


def charge_target(battle: Battle, decision: Pick, rng: Rng) -> Option:
    """Charge the enemy that it hurts most."""
    unit, threats = asked_unit(battle, decision), Threats(battle)
    options: list[Any] = list(decision.options)
    return (max(options, key=lambda option: (threats.melee(unit, battle.units[option[1]]), -option[1])),)


def no_stratagem(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Keep the command points."""
    return DECLINE


SIMPLE: Final[dict[str, Habit]] = {
    "wh40k-ask-marker": anywhere,
    "wh40k-ask-deploy": first,
    "wh40k-ask-set-up": anywhere,
    "wh40k-ask-scouts": first,
    "wh40k-ask-battle-shock": first,
    "wh40k-ask-reinforcements": first,
    "wh40k-ask-arrive": anywhere,
    "wh40k-ask-disembark": anywhere,
    "wh40k-ask-move": choose_move,
    "wh40k-ask-normal-move": nearest_marker,
    "wh40k-ask-advance": nearest_marker,
    "wh40k-ask-fall-back": nearest_marker,
    "wh40k-ask-scout-move": nearest_marker,
    "wh40k-ask-desperate-escape": nobody,
    "wh40k-ask-lost-in-escape": lose,
    "wh40k-ask-embark": stay_out,
    "wh40k-ask-aircraft": fly,
    "wh40k-ask-coherency": lose,
    "wh40k-ask-no-room": lose,
    "wh40k-ask-hazardous": lose,
    "wh40k-ask-allocate": lose,
    "wh40k-ask-shoot": everybody_shoots,
    "wh40k-ask-pistols": pistols_or_others,
    "wh40k-ask-target": one_target,
    "wh40k-ask-charge": choose_charger,
    "wh40k-ask-charge-targets": charge_target,
    "wh40k-ask-charge-move": close_in,
    "wh40k-ask-fight": first,
    "wh40k-ask-melee-weapon": melee_weapon,
    "wh40k-ask-melee-target": one_target,
    "wh40k-ask-pile-in": close_in,
    "wh40k-ask-consolidate": close_in,
    "wh40k-ask-stratagem": no_stratagem,
    "wh40k-ask-command-reroll": no_stratagem,
}
"""By the id of what is asked."""
