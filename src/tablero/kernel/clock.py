"""Clocks as data: how much time the seats have left follows from the record; nothing here reads the time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tablero.kernel.events import Event


class Clock(NamedTuple):
    """Time for thinking, in milliseconds: so much at the start, so much more after each choice.

    A clock of days per move has `renews`: every choice starts again from `start`.
    """

    start: int
    increment: int = 0
    renews: bool = False


def remaining(clock: Clock, events: Iterable[Event], seat: int) -> int:
    """Return what the seat has left after these events; below zero it has overstepped.

    >>> remaining(Clock(60_000, increment=2_000), [(0, "pass", 5_000), (1, "pass", 9_000)], 0)
    57000
    """
    left = clock.start
    for event in events:
        if event[0] != seat or len(event) < 3:
            continue
        left -= event[2]
        if left < 0:
            return left
        left = clock.start if clock.renews else left + clock.increment
    return left
