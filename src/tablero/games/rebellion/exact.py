"""Exact odds of missions; those of battles are in `battles`.

Both sides make the best of their dice: Master Yoda's ring rolls the die again of which that helps most, if any; One in a Million
sets dice to what counts twice; R2-D2 takes away the best die.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import comb
from typing import Final, NamedTuple, TypeAlias

from tablero.games.rebellion.facts import EMPIRE, FACES, REBEL, SUCCESSES
from tablero.games.rebellion.missions import MOST_DICE
from tablero.odds import Distribution

SIDES_OF_A_DIE: Final = len(FACES)
MOST_COUNTED: Final = max(SUCCESSES)
SET_DICE: Final = 2
"""How many dice One in a Million sets."""

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
