"""The movement tools (rulebook: "Measurement"), and the notches of bases that they fit in."""

from __future__ import annotations

from typing import Final

from tablero.games.legion import cards
from tablero.tabletop import MM, Barred, Battlefield, Going, Ground, Shape, Tool

WIDTH: Final = 25 * MM
TOOLS: Final = {1: Tool(75 * MM, WIDTH), 2: Tool(125 * MM, WIDTH), 3: Tool(175 * MM, WIDTH)}
"""By speed: legion26:measure.02, legion23:measure.02."""
FASTEST: Final = 3
NOTCH: Final = 3 * MM
"""How deep a tool lies in a notch."""
EVERYWHERE: Final = 1 << 18
"""Of the height at which something bars: wherever it is."""


def arm(base: cards.Base, across: bool) -> int:
    """Return how far from the middle of a base its front and rear notches are, or those at its sides."""
    return (base.width if across else base.length) // 2 - NOTCH


def under_tools(field: Battlefield, bodies: list[int]) -> Ground:
    """Return the ground over which tools may not lie: these bodies, however high they are."""
    return barring(field, Shape.disc(WIDTH), bodies)


def barring(field: Battlefield, shape: Shape, bodies: list[int]) -> Ground:
    """Return the ground for something of a shape that may enter none of these bodies, however high they are."""
    return Ground(field, shape, 1, Going(tuple(Barred(number, 0, EVERYWHERE) for number in bodies)))
