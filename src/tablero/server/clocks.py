"""Who is asked at a table, since when, and how much time they have left."""

from __future__ import annotations

from typing import Any

from tablero.kernel import Clock, Game, remaining

LAG = 1000
"""Milliseconds of a choice that are not counted if they were spent on the way: no client can claim more."""


class Asked:
    """The seats that are asked something: the question, and when it came up."""

    def __init__(self) -> None:
        self._since: dict[int, tuple[int, int]] = {}

    @property
    def seats(self) -> list[int]:
        """The seats that are asked."""
        return sorted(self._since)

    def note(self, game: Game[Any], at: int) -> None:
        """Note who is asked now; somebody still asked the same question has been asked since it was put."""
        now = {part.seat: (game.question, at) for part in game.decisions}
        for seat, (question, _) in now.items():
            before = self._since.get(seat)
            if before is not None and before[0] == question:
                now[seat] = before
        self._since = now

    def since(self, seat: int) -> int | None:
        """Return since when a seat has been asked; None if it is not."""
        asked = self._since.get(seat)
        return None if asked is None else asked[1]

    def spent(self, seat: int, now: int) -> int | None:
        """Return for how long a seat has been asked; None if it is not."""
        asked = self._since.get(seat)
        return None if asked is None else max(0, now - asked[1])

    def thought(self, seat: int, now: int, thought: int | None) -> int | None:
        """Return how much time a seat has used; what question and answer took on their way is not counted, up to a second."""
        spent = self.spent(seat, now)
        return spent if spent is None or thought is None else max(spent - LAG, min(thought, spent))

    def left(self, clock: Clock, game: Game[Any], seats: int, now: int) -> list[int]:
        """Return how many milliseconds each seat has left now."""
        return [remaining(clock, game.events, seat) - (self.spent(seat, now) or 0) for seat in range(seats)]
