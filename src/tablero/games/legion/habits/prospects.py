"""Where it is worth going: places that score, enemies within reach, cover, and what the enemy can do there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from tablero.games.legion.goals import Goal, goals_of
from tablero.games.legion.habits.threats import Threats, middle
from tablero.games.legion.measuring import RANGE
from tablero.games.legion.state import Battle, Unit
from tablero.games.legion.tools import TOOLS
from tablero.games.legion.weapons import arms
from tablero.tabletop import COS, INCH, SIN, TURN, Point, apart, clipped, whole

VICTORY_POINT: Final = 40.0
"""What a victory point is worth, in points of the army."""
SHARED: Final = 0.2
"""How much of a place is left where enough other units of the player's are, or are nearer."""
LAST_ROUND: Final = 0.5
"""How much it counts in the last round to hurt somebody: nobody will miss much of it."""
SEEN: Final = 0.7
"""How likely an enemy within range is to be in sight."""
CHARGED: Final = 0.8
"""How much a fight counts that can only be begun by another move."""
SHOT_AT: Final = 0.2
"""How likely one of the enemy's units is to shoot at this one of all."""
HIDDEN: Final = 0.65
"""How much of the danger is left in cover."""
SIDES: Final = 8
"""In how many directions a unit looks how far it may go."""
CLEAR: Final = 2
"""So far from a token a base still touches it, and surely doesn't overlap it (0.01 mm)."""
NEAREST: Final = 4
"""How many enemies are looked at."""


class Prospects:
    """What it is worth to a unit to be somewhere. Lives for one decision."""

    def __init__(self, battle: Battle, unit: Unit, threats: Threats | None = None) -> None:
        self.battle = battle
        self.unit = unit
        self.threats = threats or Threats(battle)
        found = [(enemy, middle(battle, enemy)) for enemy in battle.units_of(1 - unit.seat)]
        self.foes = [(enemy, at) for enemy, at in found if at is not None]

    @cached_property
    def reach(self) -> int:
        """How far a unit gets in one move."""
        speed = min(3, self.unit.card.speed)
        return TOOLS[speed].length + self.unit.card.base.length if speed else 0

    @cached_property
    def markers(self) -> list[tuple[Goal, float]]:
        """The places that score, and what it is worth to hold each with this unit."""
        found = goals_of(self.battle, self.unit)
        return [(goal, VICTORY_POINT * goal.points * (self._need(goal) if goal.shared else 1.0)) for goal in found]

    def _need(self, goal: Goal) -> float:
        """Return how much a place needs this unit: little where others of the player's outnumber the enemies there."""
        here = middle(self.battle, self.unit)
        own = apart(here, goal.at) if here is not None else None
        ours = 0
        for other in self.battle.units_of(self.unit.seat):
            there = middle(self.battle, other)
            if other is not self.unit and there is not None:
                far = apart(there, goal.at)
                ours += far <= goal.near or (own is not None and far < own - INCH and far <= 2 * self.reach)
        theirs = sum([apart(at, goal.at) <= goal.near for _, at in self.foes])
        return SHARED if ours > theirs else 1.0

    def worth(self, spot: Point) -> float:
        """Return what it is worth to the unit to be at a spot."""
        return self._control(spot) + self._attack(spot) - self._danger(spot)

    def _control(self, spot: Point) -> float:
        best = 0.0
        for goal, value in self.markers:
            away = max(0, apart(spot, goal.at) - self._near_enough(goal))
            best = max(best, value * (1.0 if not away else 0.75 / (1 + away / max(self.reach, INCH))))
        return best

    def _near_enough(self, goal: Goal) -> int:
        """Return how near its leader has to be to hold a place beyond doubt: to touch it, or well within its range."""
        return self._touching(goal) + CLEAR if goal.kept_off else goal.near * 2 // 3

    def _touching(self, goal: Goal) -> int:
        """Return how far from the middle of a token a leader stands that touches it."""
        return goal.kept_off + self.unit.card.base.length // 2 + CLEAR

    def _stand(self, home: Point, goal: Goal) -> Point:
        """Return where to go for a place: there, or beside the token that nobody can stand on."""
        return clipped(goal.at, home, self._touching(goal)) if goal.kept_off else goal.at

    def _attack(self, spot: Point) -> float:
        best = 0.0
        for enemy, at in self.foes:
            far = apart(spot, at)
            best = max(best, SEEN * self.threats.shooting(self.unit, enemy, far))
            gain = self.threats.melee(self.unit, enemy) - self.threats.melee(enemy, self.unit) / 2
            if gain > 0:
                best = max(best, gain * CHARGED / (1 + far / max(self.reach, INCH)))
        return best * (LAST_ROUND if self.battle.round >= self.battle.edition.rounds else 1.0)

    def _danger(self, spot: Point) -> float:
        total = 0.0
        for enemy, at in self.foes:
            total += SHOT_AT * self.threats.shooting(enemy, self.unit, apart(spot, at))
        return total * (HIDDEN if self._covered(spot) else 1.0)

    def _covered(self, spot: Point) -> bool:
        return any(apart(spot, at) <= 3 * INCH for at in self.cover)

    @cached_property
    def cover(self) -> list[Point]:
        """The middles of terrain that covers whoever is in it or behind it."""
        pieces = [piece for piece in self.battle.terrain if piece.cover and piece.bodies]
        poses = [self.battle.field[piece.bodies[0]].pose for piece in pieces]
        return [(pose.x, pose.y) for pose in poses]

    # Places.

    def goals(self, home: Point) -> list[Point]:
        """Return the places that matter, each once and as far on the way to it as a move goes, the best first."""
        found: dict[Point, None] = {}
        for spot in self._wanted(home):
            found.setdefault(clipped(home, spot, self.reach))
        for step in range(0, TURN, TURN // SIDES):
            found.setdefault((home[0] + whole(self.reach * COS[step]), home[1] + whole(self.reach * SIN[step])))
        width, depth = self.battle.field.width, self.battle.field.depth
        inside = [spot for spot in found if 0 < spot[0] < width and 0 < spot[1] < depth]
        return sorted(inside, key=lambda spot: (-self.worth(spot), spot))

    def _wanted(self, home: Point) -> Iterator[Point]:
        yield from (self._stand(home, goal) for goal, _ in self.markers)
        near = sorted(self.foes, key=lambda foe: (apart(home, foe[1]), foe[0].id))[:NEAREST]
        for _, at in near:
            yield at
            for most in self._ranges:
                yield clipped(at, home, most * RANGE - INCH)
        yield from sorted(self.cover, key=lambda at: (apart(home, at), at))[:3]

    @cached_property
    def _ranges(self) -> list[int]:
        own = [arm.weapon for one in self.battle.miniatures_of(self.unit) for arm in arms(self.battle, self.unit, one)]
        return sorted({weapon.most for weapon in own if weapon.most})
