"""The Charge and Fight phases: who charges whom, who fights first, with what."""

from __future__ import annotations

from typing import Any, Final

from tablero.games.wh40k.allocation import NORMALLY
from tablero.games.wh40k.charge import DONE, why_not_target
from tablero.games.wh40k.evaluate import middle
from tablero.games.wh40k.habits.asked import Habit, asked_unit, told
from tablero.games.wh40k.habits.shooting import divided
from tablero.games.wh40k.measuring import engaged_units
from tablero.games.wh40k.prospects import Prospects, charge_odds
from tablero.games.wh40k.situation import Situation
from tablero.games.wh40k.state import Battle, Unit
from tablero.games.wh40k.threats import Threats
from tablero.kernel import Choose, Distribute, Option, Pick, Place, Rng
from tablero.tabletop import clipped, distances

LEAST_GAIN: Final = 2.0
"""Points that a charge must promise."""


def choose_charger(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Charge with the unit that gains most by it, as long as one gains anything."""
    threats = Threats(battle)
    options: list[Any] = [option for option in decision.options if option != DONE]
    best = max(options, key=lambda option: (_gain(battle, battle.units[option[1]], threats), -option[1]))
    return best if _gain(battle, battle.units[best[1]], threats) >= LEAST_GAIN else DONE


def _gain(battle: Battle, unit: Unit, threats: Threats) -> float:
    prospects = Prospects(battle, unit, threats)
    enemies = [enemy for enemy in battle.units_of(1 - unit.seat) if why_not_target(battle, unit, enemy) is None]
    return max([_promise(battle, prospects, enemy) for enemy in enemies], default=0.0)


def _promise(battle: Battle, prospects: Prospects, enemy: Unit) -> float:
    """Return what a charge promises: what the fight gives and takes, and the marker that is left for it or won by it."""
    far = min(map(min, distances(battle.field, prospects.unit.models, enemy.models)))
    home = middle(battle, prospects.unit)
    end = clipped(home, middle(battle, enemy), far)
    return charge_odds(far) * (prospects.charge(enemy) + prospects.control(end) - prospects.control(home))


def charge_targets(battle: Battle, decision: Pick, rng: Rng) -> Option:
    """Charge the one enemy that promises most."""
    prospects = Prospects(battle, asked_unit(battle, decision))
    options: list[Any] = list(decision.options)
    return (max(options, key=lambda option: (_promise(battle, prospects, battle.units[option[1]]), -option[1])),)


def close_in(battle: Battle, decision: Place, rng: Rng) -> Option:
    """Move as near as is found."""
    return decision.sample(rng)


def choose_fighter(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Fight with the unit first that takes most from an enemy."""
    threats = Threats(battle)

    def blow(option: Any) -> tuple[float, int]:
        unit = battle.units[option[1]]
        return max([threats.melee(unit, enemy) for enemy in engaged_units(battle, unit)], default=0.0), -unit.id

    return max(decision.options, key=blow)


def melee_weapon(battle: Battle, decision: Distribute, rng: Rng) -> Option:
    """Take the weapon that hurts whom the unit fights most, all of them."""
    unit, threats = asked_unit(battle, decision), Threats(battle)
    enemies = engaged_units(battle, unit) or list(battle.units_of(1 - unit.seat))
    options: list[Any] = list(decision.options)

    def hurts(option: Any) -> float:
        weapon = battle.models[option[1]].weapons[option[2]]
        return max([threats.points(unit, weapon, 1, enemy, Situation()) for enemy in enemies], default=0.0)

    best = max(options, key=hurts)
    return tuple(decision.total if option == best else 0 for option in options)


def melee_target(battle: Battle, decision: Distribute, rng: Rng) -> Option:
    """Give each attack to whom it hurts most, one by one, until that one has had enough."""
    unit, name = asked_unit(battle, decision), told(decision, "weapon")
    weapon = next(one for model in battle.models_of(unit) for one in model.weapons if one.name == name and one.melee)
    options: list[Any] = list(decision.options)
    attacks = weapon.attacks.plus + weapon.attacks.dice * (weapon.attacks.sides + 1) / 2
    return divided(battle, unit, [(weapon, battle.units[option[1]]) for option in options], decision.total, 1 / attacks)


def precision(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Pick the CHARACTER out."""
    return next(option for option in decision.options if option != NORMALLY)


def first(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Take the first."""
    return decision.options[0]


HABITS: Final[dict[str, Habit]] = {
    "wh40k-ask-charge": choose_charger,
    "wh40k-ask-charge-targets": charge_targets,
    "wh40k-ask-charge-move": close_in,
    "wh40k-ask-fight": choose_fighter,
    "wh40k-ask-melee-weapon": melee_weapon,
    "wh40k-ask-melee-target": melee_target,
    "wh40k-ask-pile-in": close_in,
    "wh40k-ask-consolidate": close_in,
    "wh40k-ask-precision": precision,
    "wh40k-ask-epic-challenge": first,
    "wh40k-ask-tank-shock": first,
    "wh40k-ask-ram-with": first,
    "wh40k-ask-next-target": first,
    "wh40k-ask-next-weapons": first,
}
