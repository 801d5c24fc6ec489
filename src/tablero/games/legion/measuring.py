"""Measuring (rulebook: "Measurement"): ranges, base contact, and who is in Melee and Engaged.

The books use one word for two things: what 2026 calls *within* is *at* a range in 2023, and what 2023 calls *within* is
*completely within* in 2026. So nothing here is named by that word: something is `partly_in` a range, `wholly_in` or `wholly_out`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablero.games.legion import keywords
from tablero.games.legion.battlefield import standing, token_body
from tablero.games.legion.state import EMBARKED, ON_BATTLEFIELD, UNDEPLOYED, Battle, Token, Unit
from tablero.tabletop import (
    INCH,
    TOUCH,
    Battlefield,
    all_within,
    distances,
    may_be_within,
    overlapping,
    some_within,
    wholly_within,
    within,
)

RANGE: Final = 6 * INCH
HALF_RANGE: Final = 3 * INCH
"""A segment of the range tool, and half of one: legion26:measure.03"""
ANYWHERE: Final = 1 << 19
"""Of the height of things, where only distances along the table count."""


def band(far: int) -> int:
    """Return the range that something at a distance is at: the segment of the tool in which it lies.

    >>> band(0), band(RANGE), band(RANGE + 1)
    (1, 1, 2)
    """
    return max(1, -(-far // RANGE))  # legion26:measure.04, legion26:measure.16, legion23:measure.03


class Contact:
    """When bases on different levels are in contact in the edition of 2026."""

    def reach_up(self, lower: int, upper: int) -> int:
        """Return how far apart in height two miniatures may be, given the silhouettes of the lower and the upper one."""
        return min(lower, upper)  # legion26:core.10


class Contact2023(Contact):
    """When bases on different levels are in contact in the edition of 2023."""

    def reach_up(self, lower: int, upper: int) -> int:
        """Return how far apart in height they may be: by the silhouette of the lower one (legion23:core.07)."""
        return lower


# Ranges.


def measured(battle: Battle, unit: Unit) -> list[int]:
    """Return the miniatures that distances to a unit are measured to: its own, or those of the vehicle that carries it.

    None of those that wait to be placed again, as displaced ones do.
    """
    if unit.place == EMBARKED:
        return battle.units[unit.carrier].miniatures  # legion23:kw.transport-closed.3, legion23:kw.transport-open.3
    bodies = battle.field.bodies
    return [id for id in unit.miniatures if bodies[id] is not None] if unit.place == ON_BATTLEFIELD else []


def distance_to(battle: Battle, miniature: int, unit: Unit) -> int | None:
    """Return the shortest distance from a miniature's base to those of a unit, or None if either is not on the battlefield.

    Heights don't count: legion26:measure.07, legion26:measure.10, legion23:measure.06, legion23:measure.07, legion23:measure.12.
    """
    others = measured(battle, unit)
    if not others or battle.miniatures[miniature].pose is None:
        return None
    return min(distances(battle.field, [miniature], others)[0])


def range_band(battle: Battle, miniature: int, unit: Unit) -> int | None:
    """Return the range between a miniature and a unit, from 1 up, or None if either is not on the battlefield."""
    far = distance_to(battle, miniature, unit)
    return None if far is None else band(far)


def in_range(battle: Battle, miniature: int, unit: Unit, least: int, most: int | None) -> bool:
    """Tell whether a unit is between a minimum and a maximum range of a miniature, both included.

    With no minimum, 0, it is never too near (legion26:measure.17); with no maximum never too far.
    """
    there = range_band(battle, miniature, unit)
    # legion26:measure.06, legion23:measure.05
    return there is not None and least <= there and (most is None or there <= most)


def partly_in(battle: Battle, miniature: int, unit: Unit, reach: int) -> bool:
    """Tell whether any part of any miniature of a unit is inside a distance of a miniature.

    This is *within* in 2026 and *at* a range in 2023: legion26:measure.11, legion23:measure.09.
    """
    far = distance_to(battle, miniature, unit)
    return far is not None and far <= reach


def wholly_in(battle: Battle, miniature: int, unit: Unit, reach: int) -> bool:
    """Tell whether all miniatures of a unit are entirely inside a distance of a miniature.

    This is *completely within* in 2026 and *within* in 2023: legion26:measure.13, legion23:measure.10.
    """
    others = measured(battle, unit)
    if not others or battle.miniatures[miniature].pose is None:
        return False
    return all(wholly_within(battle.field, other, miniature, reach) for other in others)


def wholly_out(battle: Battle, miniature: int, unit: Unit, reach: int) -> bool:
    """Tell whether all miniatures of a unit are entirely outside a distance of a miniature.

    This is *not within* in 2026 and *beyond* in 2023: legion26:measure.14, legion23:measure.11.
    """
    return not partly_in(battle, miniature, unit, reach)


def units_partly_in(battle: Battle, unit: Unit, other: Unit, reach: int) -> bool:
    """Tell whether any part of a unit is inside a distance of any part of another, or of itself.

    Units that are not deployed yet are so of their allies that aren't either, and of nobody else (legion26:measure.15).
    """
    if unit is other:
        return True  # legion26:measure.12, legion23:measure.09
    if UNDEPLOYED in (unit.place, other.place):
        return unit.place == other.place and unit.seat == other.seat  # legion26:measure.15
    return some_within(battle.field, measured(battle, unit), measured(battle, other), reach, ANYWHERE)


def token_near(battle: Battle, token: Token, miniatures: Sequence[int], reach: int) -> list[int]:
    """Return those miniatures on the battlefield that are, with any part of their bases, inside a distance of a token."""
    body = token_body(token)
    near = [id for id in miniatures if id in battle.field and may_be_within(battle.field[id], body, reach)]
    if not near:
        return []
    field = battle.field.copy()
    return all_within(field, field.add(body), near, reach)


# Contact, Melee, and Engaged units.


def touches(battle: Battle, field: Battlefield, miniature: int, other: int) -> bool:
    """Tell whether two miniatures are in base contact where they stand on a field (legion26:core.08, legion23:core.05).

    On different levels they are so if there is no gap between them from above, and not too much height.
    """
    if not within(field, miniature, other, TOUCH):
        return False
    lower, upper = sorted((field[miniature], field[other]), key=lambda body: body.pose.z)
    apart = upper.pose.z - lower.pose.z
    if apart and overlapping(field, miniature, other) and apart >= lower.height:
        return False
    return apart <= battle.edition.contact.reach_up(lower.height, upper.height)  # legion26:core.10, legion23:core.07


def touched(battle: Battle, field: Battlefield, miniature: int, others: Sequence[int]) -> list[int]:
    """Return those of some miniatures that a miniature is in base contact with."""
    return _touched(battle, field, miniature, [other for other in others if other in field])


def _touched(battle: Battle, field: Battlefield, miniature: int, there: Sequence[int]) -> list[int]:
    near = all_within(field, miniature, there, TOUCH) if there else []
    return [other for other in near if other != miniature and touches(battle, field, miniature, other)]


def enemies_touched(battle: Battle, field: Battlefield, unit: Unit, miniature: int) -> list[int]:
    """Return the enemy miniatures that a miniature of a unit is in base contact with: in melee Range.

    legion26:measure.09, legion23:measure.08
    """
    return touched(battle, field, miniature, standing(battle, 1 - unit.seat))


def melee_with(battle: Battle, unit: Unit) -> list[Unit]:
    """Return the enemy units that a unit is in Melee with (legion26:melee.01, legion23:melee.01)."""
    if unit.place != ON_BATTLEFIELD:
        return []  # legion23:kw.transport-closed.8
    others = standing(battle, 1 - unit.seat)
    if not others or not some_within(battle.field, unit.miniatures, others, TOUCH, ANYWHERE):
        return []  # most often nobody is near, and one look at all of them is enough
    found = {
        battle.miniatures[id].unit for own in unit.miniatures for id in _touched(battle, battle.field, own, others)
    }
    return [battle.units[number] for number in sorted(found)]


def in_melee(battle: Battle, unit: Unit, other: Unit) -> bool:
    """Tell whether two units are in Melee with each other."""
    return other in melee_with(battle, unit)


def can_be_engaged(unit: Unit) -> bool:
    """Tell whether anybody can be Engaged with a unit: with Troopers, unless melee is nothing for them."""
    return keywords.trooper(unit) and not keywords.has(unit, "immune-melee")  # legion26:kw.immune-melee


def engaged_with(battle: Battle, unit: Unit) -> list[Unit]:
    """Return the enemy units that a unit is Engaged with: Troopers with Troopers, and nobody else."""
    if not keywords.trooper(unit) or keywords.has(unit, "immune-melee"):
        # legion26:apxb.14, legion26:apxb.19, legion23:vehicle.ground.6, legion23:vehicle.repulsor.8
        return []  # legion26:kw.immune-melee
    # legion26:melee.08, legion26:melee.15, legion23:melee.07, legion23:melee.14
    return [other for other in melee_with(battle, unit) if can_be_engaged(other)]


def engaged(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit is Engaged."""
    return bool(engaged_with(battle, unit))
