"""Detachments (keyword "Detachment"): units that come with another one, and what they have of it when they deploy."""

from __future__ import annotations

from tablero.games.legion import keywords
from tablero.games.legion.cards import Keyword
from tablero.games.legion.kinds import abouts, is_a
from tablero.games.legion.state import GAME, ON_BATTLEFIELD, UNDEPLOYED, Battle, Granted, Unit

SHARED = ("infiltrate", "prepared-position")
"""What a Detachment has if the unit has it that it belongs to: legion26:kw.detachment.2"""
TAKEN = "detachment"
"""What `Unit.used` says of a unit beside whose leader a Detachment has deployed."""


class Detaching:
    """Detachments by the newer book."""

    def prepare(self, battle: Battle) -> None:
        """Give Detachments Infiltrate and Prepared Position, each if a unit of its own has it (legion26:kw.detachment.2)."""
        for seat in (0, 1):
            for unit, partner in pairs(battle, seat):
                shared = [name for name in SHARED if keywords.has(partner, name)]
                unit.granted += [Granted(Keyword(name), GAME) for name in shared]

    def waits(self, battle: Battle, unit: Unit) -> bool:
        """Tell whether a Detachment can't deploy yet: it always can."""
        return False

    def partners(self, battle: Battle, unit: Unit) -> list[Unit]:
        """Return the units beside whose leaders a Detachment deploys: none."""
        return []


class Detaching2023(Detaching):
    """Detachments by the older book: they deploy beside the unit that they belong to."""

    def prepare(self, battle: Battle) -> None:
        """Give them nothing."""

    def waits(self, battle: Battle, unit: Unit) -> bool:
        """Tell whether a Detachment can't deploy yet: a unit that it may belong to is not deployed."""
        return any(partner.place == UNDEPLOYED for partner in matching(battle, unit))  # legion23:kw.detachment.3

    def partners(self, battle: Battle, unit: Unit) -> list[Unit]:
        """Return the units beside whose leaders a Detachment may deploy, each of them for one Detachment."""
        there = [partner for partner in matching(battle, unit) if partner.place == ON_BATTLEFIELD]
        return [partner for partner in there if TAKEN not in partner.used]  # legion23:kw.detachment.2


def matching(battle: Battle, unit: Unit) -> list[Unit]:
    """Return the units that a Detachment may belong to: allied ones of its kind that are no Detachments."""
    kinds = [kind for kind in abouts(unit, "detachment") if kind]
    own = [other for other in battle.undefeated(unit.seat) if not keywords.has(other, "detachment")]
    return [other for other in own if any(is_a(other, kind) for kind in kinds)]


def pairs(battle: Battle, seat: int) -> list[tuple[Unit, Unit]]:
    """Return each Detachment of a seat with a unit of its own that it belongs to, one with something to share first."""
    found: list[tuple[Unit, Unit]] = []
    taken: list[int] = []
    for unit in battle.undefeated(seat):
        free = [other for other in matching(battle, unit) if other.id not in taken]
        sharing = [other for other in free if any(keywords.has(other, name) for name in SHARED)]
        for partner in [*sharing, *free][:1]:
            taken.append(partner.id)
            found.append((unit, partner))
    return found
