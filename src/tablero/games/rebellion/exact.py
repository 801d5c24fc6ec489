"""Exact odds of missions and battles.

In a mission both sides make the best of their dice: Master Yoda's ring rolls the die again of which that helps most, if any; One
in a Million sets dice to what counts twice; R2-D2 takes away the best die. In a battle units of one theater fight until one side
is gone: without tactic cards, leaders or retreats, and each side puts its hits where they destroy what is worth most.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import comb
from typing import Final, NamedTuple, TypeAlias

from tablero.games.rebellion.attack import ION_CANNON_DICE
from tablero.games.rebellion.attack import MOST_DICE as MOST_ATTACK_DICE
from tablero.games.rebellion.evaluate import WORTH
from tablero.games.rebellion.facts import (
    BLACK,
    DEATH_STAR_UNDER_CONSTRUCTION,
    DIRECT_HIT,
    EMPIRE,
    FACES,
    HIT,
    REBEL,
    RED,
    SPACE,
    STRUCTURES,
    SUCCESSES,
    UNITS,
)
from tablero.games.rebellion.missions import MOST_DICE
from tablero.kernel import say
from tablero.odds import CantAnswer, Distribution

SIDES_OF_A_DIE: Final = len(FACES)
MOST_COUNTED: Final = max(SUCCESSES)
SET_DICE: Final = 2
"""How many dice One in a Million sets."""
MOST_HEALTH: Final = 24
"""So much health both sides of a battle may have together."""

Dice: TypeAlias = tuple[int, ...]
"""How many dice count 0, 1 and 2."""
BY_SUCCESSES: Final = tuple([SUCCESSES[face] for face in FACES].count(number) for number in range(MOST_COUNTED + 1))
"""How many sides of a die count 0, 1 and 2."""


# Missions.


class Attempt(NamedTuple):
    """A mission that is opposed: the dice of both sides, and what the Rebels have there to change them."""

    side: int
    """Who attempts it."""
    dice: int
    opposing: int
    bonus: int = 0
    """Successes that the side which attempts it has besides."""
    yoda: bool = False
    million: bool = False
    """One in a Million."""
    r2_d2: bool = False

    def dice_of(self, side: int) -> int:
        """Return how many dice a side rolls (rebellion:mission.17)."""
        return min(MOST_DICE, self.dice if side == self.side else self.opposing)


class Success(NamedTuple):
    """What comes of an attempt."""

    chance: Fraction
    own: Distribution
    """Successes of the side that attempts it, with its bonus."""
    other: Distribution


def counted(dice: Dice) -> int:
    """Return how many successes dice count."""
    return sum(number * count for number, count in enumerate(dice))


@cache
def rolls(count: int) -> tuple[tuple[Dice, int], ...]:
    """Return how so many dice may lie, with weights that add up to 6 ** count."""
    found = []
    for zeros in range(count + 1):
        for ones in range(count - zeros + 1):
            twos = count - zeros - ones
            ways = comb(count, zeros) * comb(count - zeros, ones)
            zero, one, two = BY_SUCCESSES
            found.append(((zeros, ones, twos), ways * zero**zeros * one**ones * two**twos))
    return tuple(found)


def jammed(dice: Dice) -> int:
    """Return how many successes are left when the best die is turned to a blank side.

    >>> jammed((1, 2, 1)), jammed((1, 2, 0)), jammed((3, 0, 0))
    (2, 1, 0)
    """
    best = max([number for number, count in enumerate(dice) if count], default=0)
    return counted(dice) - best


def empire_total(attempt: Attempt) -> Distribution:
    """Return how many successes the Empire's dice count."""
    found: dict[int, int] = {}
    for dice, weight in rolls(attempt.dice_of(EMPIRE)):
        total = jammed(dice) if attempt.r2_d2 else counted(dice)
        found[total] = found.get(total, 0) + weight
    return Distribution(found)


def rebel_total(attempt: Attempt, worth: Sequence[Fraction]) -> Distribution:
    """Return how many successes the Rebels' dice count, if they make the best of them for what each number is worth."""
    count = attempt.dice_of(REBEL)
    sure = min(SET_DICE, count) if attempt.million else 0
    found: dict[int, Fraction] = {}
    for (zeros, ones, twos), weight in rolls(count - sure):
        dice = zeros, ones, twos + sure
        chance = Fraction(weight, SIDES_OF_A_DIE ** (count - sure))
        for total, likely in (_with_yoda(dice, worth) if attempt.yoda else {counted(dice): Fraction(1)}).items():
            found[total] = found.get(total, Fraction()) + chance * likely
    return Distribution.of(found)


def _with_yoda(dice: Dice, worth: Sequence[Fraction]) -> dict[int, Fraction]:
    """Return what dice count when one of them has been rolled again, or none if that is best."""
    total = counted(dice)
    best: dict[int, Fraction] = {total: Fraction(1)}
    for number, count in enumerate(dice):
        if count:
            again = {total - number + new: Fraction(sides, SIDES_OF_A_DIE) for new, sides in enumerate(BY_SUCCESSES)}
            if _value(again, worth) > _value(best, worth):
                best = again
    return best


def _value(totals: Mapping[int, Fraction], worth: Sequence[Fraction]) -> Fraction:
    return sum((chance * worth[total] for total, chance in totals.items()), Fraction())


def attempted(attempt: Attempt) -> Success:
    """Return how likely an opposed attempt succeeds: it needs more successes than the others have (rebellion:mission.12)."""
    most = MOST_COUNTED * MOST_DICE
    empire = empire_total(attempt)
    if attempt.side == REBEL:  # they roll first, and know only how the Empire may roll
        worth = [1 - empire.at_least(total + attempt.bonus) for total in range(most + 1)]
        own = rebel_total(attempt, worth)
        chance = sum((own.chance(total) * worth[total] for total in own), Fraction())
        return Success(chance, own.map(lambda total: total + attempt.bonus), empire)
    chance, other = Fraction(), dict[int, Fraction]()
    for total in empire:  # the Rebels know what the Empire has rolled
        needed = total + attempt.bonus
        rebels = rebel_total(attempt, [Fraction(int(mine >= needed)) for mine in range(most + 1)])
        chance += empire.chance(total) * (1 - rebels.at_least(needed))
        for mine in rebels:
            other[mine] = other.get(mine, Fraction()) + empire.chance(total) * rebels.chance(mine)
    return Success(chance, empire.map(lambda total: total + attempt.bonus), Distribution.of(other))


# Battles.


Army: TypeAlias = tuple[tuple[int, int], ...]
"""The units of a side, each with the health that it has left, in order; 0 for those that no damage destroys."""
Armies: TypeAlias = tuple[Army, Army]


class Fought(NamedTuple):
    """What comes of a battle: who is left, and what is lost."""

    rebels_win: Fraction
    empire_wins: Fraction
    nobody: Fraction
    """Both are gone, or nobody can harm anybody."""
    lost: tuple[Distribution, Distribution]
    """How many units each side loses."""


def army(units: Mapping[int, int]) -> Army:
    """Return so many units of each type, all unharmed."""
    return tuple(sorted((unit, UNITS[unit].health) for unit, count in units.items() for _ in range(count)))


def attack_dice(units: Army, colour: int, fewer: int = 0) -> int:
    """Return how many dice of a colour units roll (rebellion:attack.01, rebellion:attack.02)."""
    total = sum(UNITS[unit].red if colour == RED else UNITS[unit].black for unit, _ in units)
    return min(MOST_ATTACK_DICE, max(0, total - fewer))


@cache
def hits(count: int) -> tuple[tuple[int, int, int], ...]:
    """Return how many hits and direct hits so many dice may show, with weights that add up to 6 ** count."""
    direct, hit = FACES.count(DIRECT_HIT), FACES.count(HIT)
    other = SIDES_OF_A_DIE - direct - hit
    return tuple(
        (
            plain,
            straight,
            comb(count, plain) * comb(count - plain, straight) * hit**plain * direct**straight * other**rest,
        )
        for plain in range(count + 1)
        for straight in range(count - plain + 1)
        if (rest := count - plain - straight) >= 0
    )


@cache
def struck(units: Army, red: int, black: int, direct: int) -> Army:
    """Return what is left of units: hits of a colour go to units of it, direct hits to any, where they destroy most."""
    reds = tuple(one for one in units if UNITS[one[0]].colour == RED and one[1])
    blacks = tuple(one for one in units if UNITS[one[0]].colour == BLACK and one[1])
    safe = tuple(one for one in units if not one[1])
    best: tuple[float, int, Army] | None = None
    for share in range(direct + 1):
        left = [_hurt(reds, red + share), _hurt(blacks, black + direct - share)]
        now = tuple(sorted((*left[0], *left[1], *safe)))
        rating = sum(WORTH[unit] for unit, _ in now), sum(health for _, health in now), now
        if best is None or rating < best:
            best = rating
    assert best is not None
    return best[2]


def _hurt(units: Army, points: int) -> Army:
    """Return what so much damage leaves: it destroys what is worth most together, and the rest harms the dearest."""
    if not points or not units:
        return units
    chosen = _destroyed(units, points)
    spent = sum(units[number][1] for number in chosen)
    alive = [one for number, one in enumerate(units) if number not in chosen]
    if alive and points > spent:
        dearest = max(range(len(alive)), key=lambda number: (WORTH[alive[number][0]], -alive[number][1]))
        unit, health = alive[dearest]
        alive[dearest] = unit, health - (points - spent)
    return tuple(alive)


def _destroyed(units: Army, points: int) -> tuple[int, ...]:
    """Return which units so much damage destroys: those worth most together."""
    best: list[tuple[float, tuple[int, ...]]] = [(0.0, ())] * (points + 1)
    for number, (unit, health) in enumerate(units):
        for spent in range(points, health - 1, -1):
            value, chosen = best[spent - health]
            if value + WORTH[unit] > best[spent][0]:
                best[spent] = value + WORTH[unit], (*chosen, number)
    return best[points][1]


def after_attack(attackers: Army, defenders: Army, fewer: int = 0) -> dict[Army, int]:
    """Return what an attack may leave of the defenders, with weights that add up to 6 to the number of dice."""
    found: dict[Army, int] = {}
    for red, direct, weight in hits(attack_dice(attackers, RED, fewer)):
        for black, more, ways in hits(attack_dice(attackers, BLACK)):
            left = struck(defenders, red, black, direct + more)
            found[left] = found.get(left, 0) + weight * ways
    return found


def defenceless(theater: int, armies: Armies) -> Armies:
    """Return what is left when units that can't fight are alone with enemies (rebellion:combat.07, rebellion:combat.08)."""
    rebels, empire = armies
    if rebels and empire:
        if theater == SPACE and all(unit == DEATH_STAR_UNDER_CONSTRUCTION for unit, _ in empire):
            return rebels, ()
        if theater != SPACE and all(unit in STRUCTURES for unit, _ in rebels):
            return (), empire
    return armies


def after_round(theater: int, armies: Armies, cannons: int) -> Iterator[tuple[Armies, int]]:
    """Yield what a round may leave: both attack before anything is lost (rebellion:attack.24)."""
    fewer = ION_CANNON_DICE * cannons if theater == SPACE else 0
    rebels = after_attack(armies[EMPIRE], armies[REBEL], fewer)
    empire = after_attack(armies[REBEL], armies[EMPIRE])
    for left, weight in rebels.items():
        for others, ways in empire.items():
            yield defenceless(theater, (left, others)), weight * ways


def fought(theater: int, rebels: Army, empire: Army, cannons: int = 0) -> Fought:
    """Return what comes of a battle that is fought to the end."""
    total = sum(health for _, health in (*rebels, *empire))
    if total > MOST_HEALTH:
        raise CantAnswer(say("rebellion-odds-too-large", most=MOST_HEALTH, given=total))
    open_: dict[Armies, Fraction] = {(rebels, empire): Fraction(1)}
    over: dict[Armies, Fraction] = {}
    while open_:
        armies = max(open_, key=_strength)
        chance = open_.pop(armies)
        if not all(armies):
            over[armies] = over.get(armies, Fraction()) + chance
            continue
        follows: dict[Armies, int] = {}
        for left, weight in after_round(theater, armies, cannons):
            follows[left] = follows.get(left, 0) + weight
        follows.pop(armies, None)  # nothing has happened: they fight on
        if not follows:
            over[armies] = over.get(armies, Fraction()) + chance
        moved = sum(follows.values())
        for left, weight in follows.items():
            open_[left] = open_.get(left, Fraction()) + chance * Fraction(weight, moved)
    return _told((rebels, empire), over)


def _strength(armies: Armies) -> int:
    """Return a number that every round makes smaller in which anything happens."""
    return sum(1 + health for units in armies for _, health in units)


def _told(began: Armies, over: Mapping[Armies, Fraction]) -> Fought:
    wins = [Fraction(), Fraction()]
    lost: list[dict[int, Fraction]] = [{}, {}]
    for armies, chance in over.items():
        for side in (REBEL, EMPIRE):
            if armies[side] and not armies[1 - side]:
                wins[side] += chance
            gone = len(began[side]) - len(armies[side])
            lost[side][gone] = lost[side].get(gone, Fraction()) + chance
    told = Distribution.of(lost[REBEL]), Distribution.of(lost[EMPIRE])
    return Fought(wins[REBEL], wins[EMPIRE], 1 - wins[REBEL] - wins[EMPIRE], told)
