"""Speed (rulebook: "Movement"): how fast a unit is, and what changes that for a move."""

from __future__ import annotations

from tablero.games.legion import keywords
from tablero.games.legion.state import IMMOBILIZE, Unit
from tablero.games.legion.tools import FASTEST


def speed_of(unit: Unit, least: int | None = None, more: int = 0) -> int:
    """Return the Speed of a unit for a move: what it is, or what the move sets it to, and then increases before reductions.

    >>> from tablero.games.legion import cards
    >>> unit = Unit(0, 0, next(card for card in cards.units("2026").values() if card.speed == 2), ())
    >>> unit.tokens[IMMOBILIZE] = 2
    >>> speed_of(unit), speed_of(unit, more=1), speed_of(unit, least=1)
    (0, 1, 0)
    """
    base = unit.card.speed if least is None else least
    fast = min(FASTEST, base + more)  # legion26:move.18, legion23:move.13, legion26:kw.spur, legion23:kw.spur
    return max(0, fast - unit.has(IMMOBILIZE))  # legion26:weaponkw.immobilize-x.2, legion23:weaponkw.immobilize-x.2


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
