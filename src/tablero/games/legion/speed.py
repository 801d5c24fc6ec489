"""Speed (rulebook: "Movement"): how fast a unit is, and what changes that for a move."""

from __future__ import annotations

from typing import Final

from tablero.games.legion import keywords
from tablero.games.legion.hostages import burdened
from tablero.games.legion.state import IMMOBILIZE, Unit
from tablero.games.legion.tools import FASTEST
from tablero.games.legion.upgrades import added_speed

SPEED: Final = "speed"
FASTER: Final = "faster"
"""How effects write that a unit has another maximum Speed for a while, or so much more of it."""


def speed_of(unit: Unit, least: int | None = None, more: int = 0) -> int:
    """Return the Speed of a unit for a move: what it is, or what the move sets it to, and then increases before reductions.

    >>> from tablero.games.legion import cards
    >>> unit = Unit(0, 0, next(card for card in cards.units("2026").values() if card.speed == 2), ())
    >>> unit.tokens[IMMOBILIZE] = 2
    >>> speed_of(unit), speed_of(unit, more=1), speed_of(unit, least=1)
    (0, 1, 0)
    """
    base = own_speed(unit) if least is None else least  # legion26:cards.10
    fast = min(FASTEST, base + more)  # legion26:move.18, legion23:move.13, legion26:kw.spur, legion23:kw.spur
    # legion26:weaponkw.immobilize-x.2, legion23:weaponkw.immobilize-x.2, legion26:token.immobilize, legion23:token.17
    return max(0, fast - unit.has(IMMOBILIZE))


def own_speed(unit: Unit) -> int:
    """Return the maximum Speed of a unit: what is printed on its card, with what its upgrades and effects change."""
    fixed = [each.value or 0 for each in keywords.named(unit, SPEED)]
    base = fixed[-1] if fixed else unit.card.speed
    return burdened(unit, min(FASTEST, max(0, base + added_speed(unit) + keywords.value(unit, FASTER))))


def slowed(speed: int) -> int:
    """Return a Speed that is reduced by 1, to 1 at the least.

    >>> slowed(3), slowed(1), slowed(0)
    (2, 1, 0)
    """
    # legion26:terrain.12, legion26:move.12, legion26:apxa.03, legion26:kw.strafe-move.2
    # legion23:terrain.09, legion23:move.09, legion23:notched.18, legion23:kw.hover.4
    return speed - 1 if speed > 1 else speed


def heeds_difficult_terrain(unit: Unit) -> bool:
    """Tell whether difficult terrain slows a unit."""
    # legion26:kw.unhindered, legion26:kw.scale, legion26:kw.scale.2, legion23:kw.unhindered, legion23:kw.scale.2
    return not keywords.has(unit, "unhindered") and not keywords.has(unit, "scale")
