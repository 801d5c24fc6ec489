"""What a unit's attacks on another would do as both stand now, by exact odds: shown to players before they choose.

All weapons that can be used on the target are, a weapon with several profiles with the one that does most on average.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablero.games.wh40k.attacks import is_damaged
from tablero.games.wh40k.datasheets import Weapon
from tablero.games.wh40k.exact import outcome
from tablero.games.wh40k.melee import Fighter, fighting, melee_situation, usable
from tablero.games.wh40k.odds import expected_wounds
from tablero.games.wh40k.shooting import why_not_able
from tablero.games.wh40k.situation import Attacks, Situation, choose_target
from tablero.games.wh40k.state import Battle, Model, Unit
from tablero.games.wh40k.targeting import Aim
from tablero.games.wh40k.units import unit_is
from tablero.games.wh40k.weapons import BIG, extra_weapons, ranged_weapons
from tablero.kernel import Json, Message, message_to_json, say
from tablero.odds import CantAnswer

RANGED: Final = "ranged"
MELEE: Final = "melee"


def forecasts(battle: Battle, unit: Unit, enemy: Unit) -> Json:
    """Return what a unit would do to an enemy now, by shooting and by fighting, as messages."""
    if unit.seat == enemy.seat:
        return []
    found = ((RANGED, shots(battle, unit, enemy)), (MELEE, blows(battle, unit, enemy)))
    told = [_told(battle, kind, groups) for kind, groups in found if groups]
    return [message_to_json(message) for message in told if message is not None]


def _told(battle: Battle, kind: str, groups: Sequence[Attacks]) -> Message | None:
    try:
        found = outcome(battle, groups)
    except CantAnswer:
        return None
    return say(f"wh40k-forecast-{kind}", wounds=float(found.wounds.mean), destroyed=round(100 * found.destroyed))


# Shooting.


def shots(battle: Battle, unit: Unit, enemy: Unit) -> list[Attacks]:
    """Return the attacks of all weapons that a unit could shoot at an enemy now."""
    if why_not_able(battle, unit) is not None:
        return []
    aim, groups = Aim(battle, unit), _Groups(battle, unit, enemy)
    big = any(unit_is(battle, unit, keyword) for keyword in BIG)
    for model in battle.models_of(unit):
        weapons = [
            best for profiles in ranged_weapons(model.weapons) if (best := groups.best_shot(aim, model, profiles))
        ]
        pistols = [weapon for weapon in weapons if weapon.has("pistol")]
        others = [weapon for weapon in weapons if not weapon.has("pistol")]
        if not big and pistols and others:  # wh40k:weapon.pistol: one or the other
            weapons = max(others, pistols, key=lambda some: sum(groups.rate_shot(aim, model, each) for each in some))
        for weapon in weapons:
            groups.add(model, weapon, aim.situation(model, weapon, enemy))
    return groups.attacks()


class _Groups:
    """Attacks of a unit on an enemy, those that are alike together."""

    def __init__(self, battle: Battle, unit: Unit, enemy: Unit) -> None:
        self.battle = battle
        self.unit = unit
        self.enemy = enemy
        self.target = choose_target(battle, enemy)
        self._found: dict[tuple[object, ...], tuple[Weapon, Situation, list[int]]] = {}

    def rate(self, model: Model, weapon: Weapon, situation: Situation) -> float:
        """Return what a weapon does on average."""
        return expected_wounds(self.battle, Attacks(self.unit, weapon, (model.id,), self.target, situation))

    def rate_shot(self, aim: Aim, model: Model, weapon: Weapon) -> float:
        """Return what a ranged weapon does on average."""
        return self.rate(model, weapon, aim.situation(model, weapon, self.enemy))

    def best_shot(self, aim: Aim, model: Model, profiles: Sequence[Weapon]) -> Weapon | None:
        """Return the profile of a weapon that does most, of those that can be shot at the enemy."""
        able = [weapon for weapon in profiles if aim.why_not(model, weapon, self.enemy) is None]
        if len(able) < 2:
            return able[0] if able else None
        return max(able, key=lambda weapon: self.rate_shot(aim, model, weapon))

    def add(self, model: Model, weapon: Weapon, situation: Situation) -> None:
        """Add a weapon of a model."""
        key = weapon.content_key, situation.noted(), is_damaged(self.battle, model)
        self._found.setdefault(key, (weapon, situation, []))[2].append(model.id)

    def attacks(self) -> list[Attacks]:
        """Return the attacks."""
        return [
            Attacks(self.unit, weapon, tuple(bearers), self.target, situation)
            for weapon, situation, bearers in self._found.values()
        ]


# Fighting.


def blows(battle: Battle, unit: Unit, enemy: Unit) -> list[Attacks]:
    """Return the attacks of all models of a unit that could fight an enemy now, each with its best weapon."""
    groups = _Groups(battle, unit, enemy)
    for model in battle.models_of(unit):
        fighter = fighting(battle, unit, model)
        if fighter is not None and enemy in fighter.targets:
            _strike(battle, groups, fighter)
    return groups.attacks()


def _strike(battle: Battle, groups: _Groups, fighter: Fighter) -> None:
    model, situation = fighter.model, melee_situation(battle, groups.unit, fighter)
    best = max(usable(battle, model), key=lambda weapon: groups.rate(model, weapon, situation))
    groups.add(model, best, situation)
    for profiles in extra_weapons(battle, model, best):
        groups.add(model, max(profiles, key=lambda weapon: groups.rate(model, weapon, situation)), situation)
