"""What slides along the movement tool by its notches, a base of a unit or of a bomb cart, and where that leads.

How it moves is `(turn, speed, bend, travel)`: how far it is turned before the tool is laid, which tool, how far its joint is
bent, in tenths of a degree, and how far the base slides, in hundredths of a millimetre.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from tablero.games.legion.moving_rules import CLIMB, REVERSE, STANDARD, STRAFE_LEFT, STRAFE_RIGHT
from tablero.games.legion.tools import TOOLS
from tablero.tabletop import QUARTER, TURN, Laid, Pose, ahead, slid, slide, whole_slide

Part: TypeAlias = "tuple[int, int, int, int]"

NOTCHES: Final = {STANDARD: 0, CLIMB: 0, REVERSE: TURN // 2, STRAFE_LEFT: QUARTER, STRAFE_RIGHT: -QUARTER}
"""In which direction from where a base faces the notch is in which the tool is laid."""


class Slides:
    """Something with a notched base that slides along a tool."""

    start: Any
    """Where it stands."""
    notch: Any
    """Where the notch is in which the tool is laid, from where it faces."""
    arm: Any
    """How far from the middle of the base the notch is."""

    def begin(self, part: Part) -> Pose:
        """Return where the base is before it moves."""
        pose: Pose = self.start
        return pose

    def turned(self, part: Part) -> Pose:
        """Return where it is when the tool is laid: turned, where it may turn."""
        begin = self.begin(part)
        return begin._replace(facing=(begin.facing + part[0]) % TURN)

    def path(self, part: Part) -> list[Pose]:
        """Return the way of the base, first turned and then along the tool."""
        _, speed, bend, travel = part
        turned = self.turned(part)
        # legion26:notch.02, legion26:notch.04, legion26:notch.05, legion26:apxa.02, legion26:apxa.06, legion26:kw.strafe-move
        # legion23:notched.01, legion23:notched.03, legion23:notched.04, legion23:notched.17, legion23:kw.hover.4
        return [turned, *slide(turned, TOOLS[speed], self.arm, bend, travel, self.notch)]

    def end(self, part: Part) -> Pose:
        """Return where the base ends, on the ground from which it starts."""
        _, speed, bend, travel = part
        return slid(self.turned(part), TOOLS[speed], self.arm, bend, travel, self.notch)

    def whole(self, speed: int) -> int:
        """Return how far a full move goes."""
        return whole_slide(TOOLS[speed], self.arm)

    def laid(self, part: Part) -> Laid:
        """Return the tool as it lies for a move."""
        _, speed, bend, _ = part
        turned = self.turned(part)
        along = turned.facing + self.notch
        return TOOLS[speed].laid(ahead((turned.x, turned.y), along, self.arm), along, bend)


def is_numbers(value: Any, count: int) -> bool:
    """Tell whether a value is so many whole numbers of a size that makes sense."""
    return (
        isinstance(value, tuple)
        and len(value) == count
        and all(type(each) is int and abs(each) < 1 << 20 for each in value)
    )
