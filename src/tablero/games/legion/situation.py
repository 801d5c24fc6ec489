"""What the rules of attacks ask of the battlefield: ranges, sight, arcs, melee, and who is moved by an attack.

Nothing in the chapter of attacks measures anything itself: it asks a `Surroundings`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, TypeAlias

from tablero.games.legion.state import Token, Unit
from tablero.kernel import Play

HALF: Final = 0
"""Half of range 1, where a range is asked for; all others are numbers of segments of the range ruler."""

CLEAR: Final = -1
"""Of a miniature that nothing obscures; one that is obscured has the cover of what does it: 0, 1 or 2."""

Origin: TypeAlias = "int | Token"
"""From where a range or a line of sight is taken: a miniature, by its number, or a token."""


class Surroundings(Protocol):
    """A battlefield, as attacks know it. It answers for the moment at which it is asked."""

    def band(self, origin: Origin, unit: Unit) -> int:
        """Return the segment of the ruler that the closest miniature of a unit is in, from 1 on."""
        ...

    def within(self, origin: Origin, unit: Unit, most: int) -> bool:
        """Tell whether a unit is within a range of a miniature or token, `HALF` or a number of segments."""
        ...

    def near(self, unit: Unit, other: Unit, most: int) -> bool:
        """Tell whether two units are within a range of each other, from any miniature to any other."""
        ...

    def seen(self, origin: Origin, unit: Unit) -> Sequence[int]:
        """Return the numbers of the miniatures of a unit that are in line of sight."""
        ...

    def obscured(self, origin: Origin, unit: Unit) -> Sequence[int]:
        """Return for each miniature of a unit, in order, the cover of what obscures it, or `CLEAR`."""
        ...

    def in_arc(self, miniature: int, arc: str, others: Sequence[Origin]) -> bool:
        """Tell whether any of these is at least partly in an arc of a miniature: `front`, `rear` or `sides`."""
        ...

    def in_melee(self, unit: Unit, other: Unit) -> bool:
        """Tell whether two units are in melee with each other."""
        ...

    def engaged(self, unit: Unit) -> bool:
        """Tell whether a unit is engaged."""
        ...

    def smoke(self, unit: Unit) -> Sequence[int]:
        """Return which of the tokens on the battlefield are Smoke within range 1 of a unit's leader, by their index."""
        ...

    def near_token(self, unit: Unit, kind: str, seat: int) -> bool:
        """Tell whether a unit is within range 1 of a token of this kind and seat."""
        ...

    def stands_higher(self, unit: Unit, other: Unit) -> bool:
        """Tell whether a unit's leader overlaps non-area terrain that is higher than any terrain under the other leader."""
        ...

    def remembered(self) -> Surroundings:
        """Return the same as it is at this moment, for an attack that may go on without its attacker."""
        ...

    def close_ranks(self, attacker: Unit, defender: Unit) -> Play[None]:
        """Put miniatures back into melee after some were defeated, those of the attacker first."""
        ...

    def scatter(self, seat: int, unit: Unit) -> Play[None]:
        """Let a player place the miniatures of a unit but its leader again, in cohesion."""
        ...

    def turn(self, seat: int, unit: Unit) -> Play[None]:
        """Let a player pivot a unit."""
        ...
