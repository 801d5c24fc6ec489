"""What units can do to each other, in points: what an attack takes on average of what its defender is worth."""

from __future__ import annotations

from typing import Final

from tablero.games.legion.evaluate import worth
from tablero.games.legion.habits.odds import pool_of, wounds
from tablero.games.legion.measuring import RANGE
from tablero.games.legion.pools import MELEE, RANGED
from tablero.games.legion.state import SUPPRESSION, Battle, Unit
from tablero.tabletop import Point, apart

FINISHING: Final = 1.25
"""How much more it counts to take the last wounds of a unit."""
SUPPRESSING: Final = 1.5
"""What a Suppression token on an enemy is worth, in points."""
FARTHEST: Final = 6
"""Bands beyond which nobody reckons."""


class Threats:
    """What the units of a battle can do to each other. Lives for one decision; nothing is worked out twice."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self._found: dict[tuple[int, int, str, int, bool], float] = {}

    def shooting(self, unit: Unit, enemy: Unit, far: int, covered: bool = False) -> float:
        """Return what a unit takes from an enemy so far away by shooting at it."""
        return self._points(unit, enemy, RANGED, band_of(far), covered)

    def melee(self, unit: Unit, enemy: Unit) -> float:
        """Return what a unit takes from an enemy in melee."""
        return self._points(unit, enemy, MELEE, 0, False)

    def best(self, unit: Unit, enemy: Unit) -> float:
        """Return what a unit takes from an enemy from where it stands, in whichever way is better."""
        here, there = middle(self.battle, unit), middle(self.battle, enemy)
        if here is None or there is None:
            return 0.0
        return max(self.shooting(unit, enemy, apart(here, there)), self.melee(unit, enemy))

    def _points(self, unit: Unit, enemy: Unit, kind: str, band: int, covered: bool) -> float:
        key = unit.id, enemy.id, kind, band, covered
        if key not in self._found:
            self._found[key] = 0.0 if band > FARTHEST else self._reckoned(unit, enemy, kind, band, covered)
        return self._found[key]

    def _reckoned(self, unit: Unit, enemy: Unit, kind: str, band: int, covered: bool) -> float:
        pool = pool_of(self.battle, unit, kind, band)
        if not pool.hits + pool.criticals:
            return 0.0
        left = sum([one.threshold - one.wounds for one in self.battle.miniatures_of(enemy)])
        taken = min(float(left), wounds(pool, enemy, covered))
        share = taken / max(1, left) * (FINISHING if taken >= left else 1.0)
        frightened = SUPPRESSING if enemy.card.courage and enemy.has(SUPPRESSION) <= enemy.card.courage else 0.0
        return share * max(1.0, worth(self.battle, enemy)) + frightened


def band_of(far: int) -> int:
    """Return in which band something so far away is.

    >>> band_of(0), band_of(RANGE), band_of(RANGE + 1)
    (1, 1, 2)
    """
    return max(1, -(-far // RANGE))


def middle(battle: Battle, unit: Unit) -> Point | None:
    """Return where the leader of a unit stands."""
    pose = battle.miniatures[unit.leader].pose
    return None if pose is None else (pose.x, pose.y)
