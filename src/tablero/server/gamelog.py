"""The log of a game by the lines of the journal: what somebody who has seen the table up to a line has not been told yet."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import Any

from tablero.kernel import Game, Json, message_to_json


class GameLog:
    """When each line of the log was said, and how long the log was after each line of the journal."""

    def __init__(self) -> None:
        self._at: list[int] = []
        """For each line of the log the step at which it was said."""
        self._to: list[tuple[int, ...] | None] = []
        """For each line of the log the seats for which it is; None: everybody."""
        self._length = [0]
        """How long the log was after each line of the journal."""
        self._solid = 0
        """The line of the journal since which nothing has been taken back."""
        self._visible: dict[int | None, tuple[int, int]] = {}
        """For each seat: so many of the first so many lines of the log are for it."""

    def note(self, game: Game[Any] | None) -> None:
        """Note how long the log is after the next line of the journal."""
        if game is not None:
            logged = game.logged
            del self._at[logged:], self._to[logged:]
            self._to += [entry.to for entry in game.log_since(len(self._to))]
            self._at += [game.step] * (logged - len(self._at))
        self._length.append(len(self._at))

    def taken_back(self, seq: int, step: int) -> None:
        """Note that this line of the journal took back what came after a step: what was told before it counts no more."""
        self._solid = seq
        said = bisect_right(self._at, step)
        del self._at[said:], self._to[said:]
        self._visible.clear()

    def holds(self, after: int) -> bool:
        """Tell whether what was told by a line of the journal still holds."""
        return self._solid <= after < len(self._length)

    def since(
        self, game: Game[Any], seats: Iterable[int | None], after: int
    ) -> dict[int | None, tuple[int, list[Json]]]:
        """Return how many of its lines each seat keeps that has seen line `after` of the journal, and those to add."""
        known = self._length[after] if self.holds(after) else 0
        new = zip(self._at[known:], game.log_since(known), strict=True)
        lines = [({"at": at, "message": message_to_json(entry.message)}, entry) for at, entry in new]
        return {
            seat: (self._kept(seat, known), [line for line, entry in lines if entry.visible_to(seat)]) for seat in seats
        }

    def _kept(self, seat: int | None, known: int) -> int:
        """Return how many of the first lines of the log are for a seat."""
        upto, count = self._visible.get(seat, (0, 0))
        if known < upto:
            upto, count = 0, 0
        count += sum(to is None or seat in to for to in self._to[upto:known])
        self._visible[seat] = known, count
        return count
