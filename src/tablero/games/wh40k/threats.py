"""What units can do to each other, in points: what an attack takes on average of what its target is worth. For bots."""

from __future__ import annotations

from typing import NamedTuple

from tablero.games.wh40k.datasheets import Weapon
from tablero.games.wh40k.odds import expected_wounds
from tablero.games.wh40k.situation import Attacks, Situation, choose_target
from tablero.games.wh40k.state import Battle, Model, Unit
from tablero.games.wh40k.weapons import why_not_bear
from tablero.tabletop import INCH


def worth(battle: Battle, unit: Unit) -> float:
    """Return how many points of a unit are left: each part's points, by the wounds that its models have left."""
    total = 0.0
    for number, part in enumerate(unit.parts):
        began = sum([each.number * each.profile.wounds for each in part.entry.models])
        left = sum([battle.models[id].wounds for id in unit.models if battle.models[id].part == number])
        total += part.entry.points * left / began
    return total


class Shots(NamedTuple):
    """What the ranged weapons of one kind do to a target: so much within their range, so much more within half of it."""

    range: int
    whole: float
    half: float


class Threats:
    """What the units of a battle can do to each other. Lives for one decision; nothing is worked out twice."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self._shots: dict[tuple[int, int], list[Shots]] = {}
        self._blows: dict[tuple[int, int], float] = {}
        self._worth: dict[int, float] = {}

    def worth(self, unit: Unit) -> float:
        """Return how many points of a unit are left."""
        if unit.id not in self._worth:
            self._worth[unit.id] = worth(self.battle, unit)
        return self._worth[unit.id]

    def price(self, unit: Unit) -> float:
        """Return how many points a wound of a unit is worth."""
        wounds = sum([self.battle.models[id].wounds for id in unit.models])
        return self.worth(unit) / wounds if wounds else 0.0

    def points(self, unit: Unit, weapon: Weapon, bearers: int, enemy: Unit, situation: Situation) -> float:
        """Return what so many of a unit's weapons take from an enemy on average."""
        if not bearers or not enemy.models:
            return 0.0
        ids = (unit.models[0],) * bearers
        attacks = Attacks(unit, weapon, ids, choose_target(self.battle, enemy), situation)
        return expected_wounds(self.battle, attacks) * self.price(enemy)

    def shooting(self, unit: Unit, enemy: Unit, far: int) -> float:
        """Return what a unit takes from an enemy so far away by shooting at it with all that it has."""
        key = unit.id, enemy.id
        if key not in self._shots:
            self._shots[key] = self._all_shots(unit, enemy)
        found = sum(
            [each.half if 2 * far <= each.range else each.whole for each in self._shots[key] if far <= each.range]
        )
        return min(found, self.worth(enemy))

    def _all_shots(self, unit: Unit, enemy: Unit) -> list[Shots]:
        found: dict[str, list[Shots]] = {}
        for weapon, bearers in weapons_of(self.battle, unit, melee=False).items():
            whole = self.points(unit, weapon, bearers, enemy, Situation())
            closer = weapon.has("rapid-fire") or weapon.has("melta")
            half = self.points(unit, weapon, bearers, enemy, Situation(half_range=True)) if closer else whole
            found.setdefault(weapon.choice or f"{len(found)}", []).append(Shots(weapon.range * INCH, whole, half))
        return [max(profiles, key=lambda each: each.whole) for profiles in found.values()]

    def melee(self, unit: Unit, enemy: Unit) -> float:
        """Return what a unit takes from an enemy by fighting it with all of its models."""
        key = unit.id, enemy.id
        if key not in self._blows:
            best: dict[Model, float] = {}
            cost: dict[Weapon, float] = {}
            for model in self.battle.models_of(unit):
                for weapon in model.weapons:
                    if weapon.melee and why_not_bear(self.battle, model, weapon) is None:
                        if weapon not in cost:
                            cost[weapon] = self.points(unit, weapon, 1, enemy, Situation())
                        best[model] = max(best.get(model, 0.0), cost[weapon])
            self._blows[key] = min(sum(best.values()), self.worth(enemy))
        return self._blows[key]


def weapons_of(battle: Battle, unit: Unit, *, melee: bool) -> dict[Weapon, int]:
    """Return the weapons of a unit that can be used, melee or ranged, and how many of each there are."""
    found: dict[Weapon, int] = {}
    for model in battle.models_of(unit):
        for weapon in model.weapons:
            if weapon.melee == melee and why_not_bear(battle, model, weapon) is None:
                found[weapon] = found.get(weapon, 0) + 1
    return found
