"""The Shooting phase: who shoots, with what, at whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablero.games.wh40k.datasheets import Weapon
from tablero.games.wh40k.evaluate import middle
from tablero.games.wh40k.grenades import targets
from tablero.games.wh40k.habits.asked import Habit, asked_unit, told
from tablero.games.wh40k.prospects import WIDE, apart
from tablero.games.wh40k.shooting import DONE, GRENADE, SHOOT
from tablero.games.wh40k.situation import Situation
from tablero.games.wh40k.state import Battle, Unit
from tablero.games.wh40k.threats import Threats
from tablero.kernel import Choose, Distribute, Option, Pick, Rng
from tablero.tabletop import INCH

GRENADE_PAYS: Final = 25.0
"""Points that a grenade must be expected to take, to be worth a command point."""
GRENADE_WOUNDS: Final = 3.0
FINISHING: Final = 1.3
"""How much more it counts to take the last wounds of a unit."""


def choose_shooter(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Throw a grenade that pays, then let everybody shoot."""
    threats = Threats(battle)
    throws = [option for option in decision.options if isinstance(option, tuple) and option[0] == GRENADE]
    for option in throws:
        if _grenade_pays(battle, battle.units[option[1]], threats):
            return option
    return next((option for option in decision.options if option[0] == SHOOT), DONE)


def _grenade_pays(battle: Battle, unit: Unit, threats: Threats) -> bool:
    return any(GRENADE_WOUNDS * threats.price(enemy) >= GRENADE_PAYS for enemy in targets(battle, unit))


def grenade_target(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Throw it at whose wounds are worth most."""
    threats = Threats(battle)
    enemies = [option for option in decision.options if isinstance(option, tuple)]
    return max(enemies, key=lambda option: (threats.price(battle.units[option[1]]), -option[1]))


def profile(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Take the profile that hurts somebody most."""
    unit, threats = asked_unit(battle, decision), Threats(battle)

    def hurts(option: Any) -> float:
        weapon = _weapon(battle, unit, option[1])
        enemies = [
            enemy for enemy in battle.units_of(1 - unit.seat) if _far(battle, unit, enemy) <= weapon.range * INCH
        ]
        return max([threats.points(unit, weapon, 1, enemy, Situation()) for enemy in enemies], default=0.0)

    return max(decision.options, key=hurts)


def pistols_or_others(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Shoot with what is no Pistol."""
    return "others"


def target(battle: Battle, decision: Distribute, rng: Rng) -> Option:
    """Give each weapon to whom it hurts most, one by one, until that one has had enough."""
    unit, threats = asked_unit(battle, decision), Threats(battle)
    weapon = _weapon(battle, unit, str(told(decision, "weapon")))
    options: list[Any] = list(decision.options)
    enemies = [battle.units[option[1]] for option in options]
    return divided(unit, weapon, enemies, decision.total, threats, battle)


def divided(
    unit: Unit, weapon: Weapon, enemies: Sequence[Unit], total: int, threats: Threats, battle: Battle
) -> tuple[int, ...]:
    """Return how many of a unit's weapons attack each of some enemies."""
    half = weapon.range * INCH // 2
    situations = [Situation(half_range=_far(battle, unit, enemy) <= half) for enemy in enemies]
    each = [threats.points(unit, weapon, 1, enemy, how) for enemy, how in zip(enemies, situations, strict=True)]
    numbers, left = [0] * len(enemies), [threats.worth(enemy) for enemy in enemies]
    for _ in range(total):
        gains = [min(one * (FINISHING if one >= rest else 1.0), rest + 1) for one, rest in zip(each, left, strict=True)]
        best = max(range(len(enemies)), key=lambda number: (gains[number], -number))
        numbers[best] += 1
        left[best] = max(0.0, left[best] - each[best])
    return tuple(numbers)


def firing_deck(battle: Battle, decision: Pick, rng: Rng) -> Option:
    """Shoot with as many weapons as may be, those that make the most and strongest attacks first."""
    options: list[Any] = list(decision.options)

    def strength(option: Any) -> tuple[int, int]:
        weapon = battle.models[option[1]].weapons[option[2]]
        return -weapon.strength.plus * (weapon.attacks.plus + weapon.attacks.dice * 2), option[1]

    picked: list[Any] = []
    for option in sorted(options, key=strength):
        if len(picked) < decision.most and decision.check((*picked, option)) is None:
            picked.append(option)
    return tuple(option for option in options if option in picked)


def _weapon(battle: Battle, unit: Unit, name: str) -> Weapon:
    """Return a weapon that somebody of a unit, or in it, carries."""
    carriers = [unit, *[other for other in battle.units if other.carrier == unit.id]]
    models = [model for each in carriers for model in battle.models_of(each)]
    return next(weapon for model in models for weapon in model.weapons if weapon.name == name)


def _far(battle: Battle, unit: Unit, enemy: Unit) -> int:
    return max(0, apart(middle(battle, unit), middle(battle, enemy)) - WIDE)


HABITS: Final[dict[str, Habit]] = {
    "wh40k-ask-shoot": choose_shooter,
    "wh40k-ask-grenade": grenade_target,
    "wh40k-ask-profile": profile,
    "wh40k-ask-pistols": pistols_or_others,
    "wh40k-ask-target": target,
    "wh40k-ask-firing-deck": firing_deck,
}
