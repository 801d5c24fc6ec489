"""The Shooting phase: who shoots, with what, at whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablero.games.wh40k.datasheets import Weapon
from tablero.games.wh40k.evaluate import middle
from tablero.games.wh40k.grenades import targets
from tablero.games.wh40k.habits.asked import Habit, asked_unit, told
from tablero.games.wh40k.prospects import WIDE
from tablero.games.wh40k.shooting import DONE, GRENADE, SHOOT
from tablero.games.wh40k.situation import Situation
from tablero.games.wh40k.state import Battle, Unit
from tablero.games.wh40k.threats import Threats
from tablero.kernel import Choose, Distribute, Option, Pick, Rng
from tablero.tabletop import INCH, apart

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


def pistols_or_others(battle: Battle, decision: Pick, rng: Rng) -> Option:
    """Shoot with what is no Pistol."""
    return ()


def target(battle: Battle, decision: Distribute, rng: Rng) -> Option:
    """Give each weapon to whom it hurts most, one by one, until that one has had enough."""
    unit, name = asked_unit(battle, decision), str(told(decision, "weapon"))
    options: list[Any] = list(decision.options)
    ways = [
        (weapon_named(battle, unit, option[2] if len(option) > 2 else name), battle.units[option[1]])
        for option in options
    ]
    return divided(battle, unit, ways, decision.total)


def divided(
    battle: Battle, unit: Unit, ways: Sequence[tuple[Weapon, Unit]], total: int, share: float = 1.0
) -> tuple[int, ...]:
    """Return how many of a unit's weapons, or of its attacks, each a share of a weapon's, attack in each of some ways."""
    threats = Threats(battle)
    each = [share * points_of(battle, threats, unit, weapon, enemy) for weapon, enemy in ways]
    left = {enemy.id: threats.worth(enemy) for _, enemy in ways}
    numbers = [0] * len(ways)
    for _ in range(total):
        rests = [left[enemy.id] for _, enemy in ways]
        gains = [
            min(one * (FINISHING if one >= rest else 1.0), rest + 1) for one, rest in zip(each, rests, strict=True)
        ]
        best = max(range(len(ways)), key=lambda number: (gains[number], -number))
        numbers[best] += 1
        left[ways[best][1].id] = max(0.0, rests[best] - each[best])
    return tuple(numbers)


def points_of(battle: Battle, threats: Threats, unit: Unit, weapon: Weapon, enemy: Unit) -> float:
    """Return what one of a unit's weapons takes from an enemy on average, from where it stands."""
    situation = Situation(half_range=_far(battle, unit, enemy) <= weapon.range * INCH // 2)
    return threats.points(unit, weapon, 1, enemy, situation)


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


def weapon_named(battle: Battle, unit: Unit, name: str) -> Weapon:
    """Return a weapon that somebody of a unit, or in it, carries."""
    carriers = [unit, *[other for other in battle.units if other.carrier == unit.id]]
    models = [model for each in carriers for model in battle.models_of(each)]
    return next(weapon for model in models for weapon in model.weapons if name in (weapon.name, weapon.choice))


def _far(battle: Battle, unit: Unit, enemy: Unit) -> int:
    return max(0, apart(middle(battle, unit), middle(battle, enemy)) - WIDE)


HABITS: Final[dict[str, Habit]] = {
    "wh40k-ask-shoot": choose_shooter,
    "wh40k-ask-grenade": grenade_target,
    "wh40k-ask-pistols": pistols_or_others,
    "wh40k-ask-target": target,
    "wh40k-ask-firing-deck": firing_deck,
}
