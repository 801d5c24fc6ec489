"""Who is at a table: at this worker and at others, and since when somebody is away."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

AWAY = 5 * 60_000
"""Milliseconds that somebody may be away from a table without a clock before the others may let a bot go on."""

FADES = 7.0
"""Seconds after which a worker that says nothing has nobody any more."""


class Here(NamedTuple):
    """Those at one worker: the seats, and how many only watch."""

    seats: tuple[int, ...]
    spectators: int


class Presence:
    """Those at a table."""

    def __init__(self) -> None:
        self._elsewhere: dict[str, tuple[Here, float]] = {}
        self._gone: dict[int, int] = {}

    def heard(self, worker: str, here: Here, now: float) -> bool:
        """Note who is at another worker; tell whether that is new."""
        before = self._elsewhere.get(worker)
        self._elsewhere[worker] = here, now
        return before is None or here != before[0]

    def fade(self, now: float) -> bool:
        """Forget the workers that have said nothing for long; tell whether there were any."""
        silent = [worker for worker, (_, heard) in self._elsewhere.items() if now - heard > FADES]
        for worker in silent:
            del self._elsewhere[worker]
        return bool(silent)

    def everywhere(self, here: Here) -> Here:
        """Return all who are at the table, these being at this worker."""
        all_ = [here, *(one for one, _ in self._elsewhere.values())]
        return Here(tuple(sorted({seat for one in all_ for seat in one.seats})), sum(one.spectators for one in all_))

    def note(self, here: Iterable[int], people: Iterable[int], now: int) -> None:
        """Note that of these people these seats are here now."""
        here = {*here}
        self._gone = {seat: self._gone.get(seat, now) for seat in people if seat not in here}

    def patience(self, seat: int, now: int) -> int | None:
        """Return how long the others must still wait for somebody who is away; None for somebody who is here."""
        since = self._gone.get(seat)
        return None if since is None else max(0, since + AWAY - now)
