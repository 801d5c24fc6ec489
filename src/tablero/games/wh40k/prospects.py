"""Places that matter to a unit, and what each is worth to it: markers, ranges, lanes for charges, cover. For bots."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final, NamedTuple

from tablero.games.wh40k import units
from tablero.games.wh40k.evaluate import HELD, middle, rounds_left, victory_point
from tablero.games.wh40k.objectives import RANGE, level_of_control
from tablero.games.wh40k.state import ADVANCE, FALL_BACK, NORMAL, ON_BATTLEFIELD, Battle, Unit
from tablero.games.wh40k.terrain import CRATER, RUINS, WOODS
from tablero.games.wh40k.threats import Threats, weapons_of
from tablero.games.wh40k.weapons import shoots_after_advancing
from tablero.tabletop import COS, INCH, LIMIT, SIN, TURN, Point, apart, clipped, whole

CHARGE_REACH: Final = 12 * INCH
AVERAGE_CHARGE: Final = 7 * INCH
WIDE: Final = 2 * INCH
"""How far the models of a unit stand from its middle, as a rule."""
SEEN: Final = 0.7
"""How likely it is, as a rule, that what is in range is seen."""
SHOT_AT: Final = 0.25
FOUGHT: Final = 0.35
"""How likely it is, as a rule, that an enemy who could attack a unit chooses it."""
COVERED: Final = 0.8
"""What is left of danger in cover."""
CHARGING: Final = 0.8
SIDES: Final = 8
ROWS: Final = 6
INSIDE: Final = range(1, ROWS)
"""A rectangle is looked at where so many rows and columns cross."""
MOST_ENEMIES: Final = 4

TWO_DICE: Final = (1.0, 1.0, 1.0, 35 / 36, 33 / 36, 30 / 36, 26 / 36, 21 / 36, 15 / 36, 10 / 36, 6 / 36, 3 / 36, 1 / 36)
"""How likely two dice are to show so much or more."""


def charge_odds(far: int) -> float:
    """Return how likely a charge is to come within Engagement Range of what is so far away.

    >>> charge_odds(8 * INCH) == 21 / 36, charge_odds(14 * INCH)
    (True, 0.0)
    """
    needed = -(-(far - INCH) // INCH)
    return 0.0 if needed >= len(TWO_DICE) else TWO_DICE[max(0, needed)]


class Foe(NamedTuple):
    """An enemy unit, where it is, and how far it moves."""

    unit: Unit
    at: Point
    move: int


class Prospects:
    """What places are worth to a unit, in points of the army. Lives for one question."""

    def __init__(self, battle: Battle, unit: Unit, threats: Threats | None = None) -> None:
        self.battle = battle
        self.unit = unit
        self.threats = threats or Threats(battle)
        self.foes = [Foe(foe, middle(battle, foe), move_of(battle, foe)) for foe in battle.units_of(1 - unit.seat)]

    @cached_property
    def markers(self) -> list[tuple[Point, float]]:
        """The markers, and what it is worth to hold each with this unit."""
        share = victory_point(self.battle, self.unit.seat) * HELD
        return [
            (at, share * self._rounds(number) * self._need(number)) for number, at in enumerate(self.battle.markers)
        ]

    def _rounds(self, number: int) -> int:
        """Return how often a marker can still be scored: by the player, and by the opponent if nobody disputes it."""
        seat, control = self.unit.seat, self.battle.control
        own = rounds_left(self.battle, seat)
        theirs = rounds_left(self.battle, 1 - seat) if control and control[number] == 1 - seat else 0
        return max(1, own + theirs)

    def _need(self, number: int) -> float:
        """Return how much a marker needs this unit: most where it turns the balance."""
        battle, seat = self.battle, self.unit.seat
        own = sum([battle.models[id].profile.oc for id in self.unit.models])
        theirs = level_of_control(battle, number, 1 - seat)
        ours = sum([self._stake(unit, number) for unit in battle.units_of(seat) if unit is not self.unit])
        if ours > theirs:
            return 0.15
        return 1.0 if ours + own > theirs else 0.5

    def _stake(self, unit: Unit, number: int) -> float:
        """Return what another unit of the same player will bring to a marker, if it is the nearest to it."""
        at = middle(self.battle, unit)
        far = [apart(at, marker) for marker in self.battle.markers]
        if far[number] > min(far) or (far[number] > RANGE + WIDE and far[number] >= self._home_to(number)):
            return 0.0
        return 0.8 * sum([self.battle.models[id].profile.oc for id in unit.models])

    def _home_to(self, number: int) -> int:
        if self.unit.place != ON_BATTLEFIELD:
            return LIMIT
        return apart(middle(self.battle, self.unit), self.battle.markers[number])

    def worth(self, spot: Point, moved: str) -> float:
        """Return what it is worth to the unit to end a move of some kind round a spot."""
        return self.control(spot) + self._attack(spot, moved) - self._danger(spot)

    def control(self, spot: Point) -> float:
        """Return what a spot is worth for the markers that are near it."""
        move = max(move_of(self.battle, self.unit), INCH)
        best = 0.0
        for at, value in self.markers:
            away = max(0, apart(spot, at) - RANGE)
            best = max(best, value * (1.0 if away <= 0 else 0.7 / (1 + away / move)))
        return best

    def _attack(self, spot: Point, moved: str) -> float:
        shoots = moved not in (ADVANCE, FALL_BACK) or (
            moved == ADVANCE and shoots_after_advancing(self.battle, self.unit)
        )
        charges = moved not in (ADVANCE, FALL_BACK)
        shot = charged = 0.0
        for foe in self.foes:
            far = max(0, apart(spot, foe.at) - WIDE)
            if shoots:
                shot = max(shot, SEEN * self.threats.shooting(self.unit, foe.unit, far))
            if charges and far <= CHARGE_REACH:
                charged = max(charged, charge_odds(far) * self.charge(foe.unit))
        return shot + CHARGING * charged

    def charge(self, enemy: Unit) -> float:
        """Return what it is worth to fight an enemy, going first."""
        given = self.threats.melee(self.unit, enemy)
        left = 1 - given / max(1.0, self.threats.worth(enemy))
        return given - left * self.threats.melee(enemy, self.unit)

    def _danger(self, spot: Point) -> float:
        total = 0.0
        for foe in self.foes:
            far = apart(spot, foe.at) - WIDE
            total += SHOT_AT * self.threats.shooting(foe.unit, self.unit, max(0, far - foe.move))
            if far <= foe.move + AVERAGE_CHARGE:
                total += FOUGHT * self.threats.melee(foe.unit, self.unit)
        return total * (COVERED if self._covered(spot) else 1.0)

    def _covered(self, spot: Point) -> bool:
        return any(apart(spot, at) <= INCH * 2 for at in self.cover)

    @cached_property
    def cover(self) -> list[Point]:
        """The middles of terrain that covers whoever is in it."""
        pieces = [piece for piece in self.battle.terrain if piece.kind in (WOODS, RUINS, CRATER)]
        return [self.battle.field[piece.area].pose[:2] for piece in pieces]

    # Places.

    def goals(self, home: Point, reach: int) -> list[Point]:
        """Return the places within reach that matter, each once, and those around as far as it goes."""
        found: dict[Point, None] = {home: None}
        for x, y in self._wanted(home):
            found.setdefault(clipped(home, (x, y), reach))
        for step in range(0, TURN, TURN // SIDES):
            found.setdefault((home[0] + whole(reach * COS[step]), home[1] + whole(reach * SIN[step])))
        return list(found)

    def _wanted(self, home: Point) -> Iterator[Point]:
        yield from self.battle.markers
        near = sorted(self.foes, key=lambda foe: (apart(home, foe.at), foe.unit.id))[:MOST_ENEMIES]
        ranges = {weapon.range * INCH for weapon in weapons_of(self.battle, self.unit, melee=False)}
        for foe in near:
            for far in (*sorted({each // part for each in ranges for part in (1, 2)}), AVERAGE_CHARGE, 3 * INCH):
                yield clipped(foe.at, home, max(INCH, far + WIDE - INCH))
        yield from sorted(self.cover, key=lambda at: (apart(home, at), at))[:3]
        yield from self._screen()

    def _screen(self) -> Iterator[Point]:
        """Yield a place before the most valuable other unit, between it and the enemy that is nearest to it."""
        mates = [unit for unit in self.battle.units_of(self.unit.seat) if unit is not self.unit]
        if mates and self.foes:
            at = middle(self.battle, max(mates, key=lambda unit: (self.threats.worth(unit), unit.id)))
            foe = min(self.foes, key=lambda foe: (apart(at, foe.at), foe.unit.id))
            yield clipped(at, foe.at, 4 * INCH)

    def best(self, home: Point, reach: int, moved: str) -> list[Point]:
        """Return the places within reach that matter, the best first."""
        goals = self.goals(home, reach)
        return sorted(goals, key=lambda spot: (-self.worth(spot, moved), spot))

    def best_in(self, low: Point, high: Point) -> list[Point]:
        """Return places all over a rectangle, and the nearest in it to each marker, the best first."""
        spots = [
            (low[0] + (high[0] - low[0]) * x // ROWS, low[1] + (high[1] - low[1]) * y // ROWS)
            for x in INSIDE
            for y in INSIDE
        ]
        spots += [(min(max(x, low[0]), high[0]), min(max(y, low[1]), high[1])) for x, y in self.battle.markers]
        return sorted(spots, key=lambda spot: (-self.worth(spot, NORMAL), spot))


def move_of(battle: Battle, unit: Unit) -> int:
    """Return how far all models of a unit move; where that is random, on average."""
    moves = [units.move_of(battle, battle.models[id]) for id in unit.models]
    return min([0 if move is None else INCH * (2 * move.plus + move.dice * (move.sides + 1)) // 2 for move in moves])
