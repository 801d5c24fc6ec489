"""A battlefield without a table: everything is near, seen and in the open, unless a test says otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from tablero.games.legion.situation import CLEAR, HALF, Origin
from tablero.games.legion.state import Unit
from tablero.kernel import Play


class Around:
    """What attacks ask of the battlefield, as plain answers that a test sets."""

    def __init__(self) -> None:
        self.bands: dict[int, int] = {}
        """The range to each unit, 2 where none is given; 0 is half of range 1."""
        self.apart: set[tuple[int, int]] = set()
        """Units that are not near each other."""
        self.unseen: set[int] = set()
        """Miniatures that nobody sees."""
        self.blind: set[int] = set()
        """Miniatures that see nobody."""
        self.cover: dict[int, Sequence[int]] = {}
        """For each unit what obscures its miniatures."""
        self.arcs: set[str] = {"front"}
        self.fights: set[tuple[int, int]] = set()
        """Pairs of units in melee."""
        self.not_engaged: set[int] = set()
        self.smoke_near: dict[int, Sequence[int]] = {}
        self.tokens_near: set[tuple[int, str]] = set()
        self.high: set[int] = set()
        self.moved: list[tuple[str, int, int]] = []
        """What attacks have moved: which way, by which seat, which unit."""

    def band(self, origin: Origin, unit: Unit) -> int:
        return max(1, self.bands.get(unit.id, 2))

    def within(self, origin: Origin, unit: Unit, most: int) -> bool:
        return self.bands.get(unit.id, 2) <= most

    def near(self, unit: Unit, other: Unit, most: int) -> bool:
        assert most >= HALF
        return (unit.id, other.id) not in self.apart and (other.id, unit.id) not in self.apart

    def seen(self, origin: Origin, unit: Unit) -> Sequence[int]:
        if origin in self.blind:
            return ()
        return [id for id in unit.miniatures if id not in self.unseen]

    def obscured(self, origin: Origin, unit: Unit) -> Sequence[int]:
        return self.cover.get(unit.id, [CLEAR] * len(unit.miniatures))

    def in_arc(self, miniature: int, arc: str, others: Sequence[Origin]) -> bool:
        return arc in self.arcs

    def in_melee(self, unit: Unit, other: Unit) -> bool:
        return (unit.id, other.id) in self.fights or (other.id, unit.id) in self.fights

    def engaged(self, unit: Unit) -> bool:
        return unit.id not in self.not_engaged and any(unit.id in pair for pair in self.fights)

    def smoke(self, unit: Unit) -> Sequence[int]:
        return self.smoke_near.get(unit.id, ())

    def near_token(self, unit: Unit, kind: str, seat: int) -> bool:
        return (unit.id, kind) in self.tokens_near

    def remembered(self) -> Around:
        return self

    def stands_higher(self, unit: Unit, other: Unit) -> bool:
        return unit.id in self.high

    def close_ranks(self, attacker: Unit, defender: Unit) -> Play[None]:
        return self._moves("close", attacker.seat, defender)

    def scatter(self, seat: int, unit: Unit) -> Play[None]:
        return self._moves("scatter", seat, unit)

    def turn(self, seat: int, unit: Unit) -> Play[None]:
        return self._moves("turn", seat, unit)

    def _moves(self, what: str, seat: int, unit: Unit) -> Play[None]:
        self.moved.append((what, seat, unit.id))
        yield from ()
