"""Looking for garbage, a little at a time.

Almost everything is freed as soon as nobody has it. What holds itself in a circle has to be looked for, and to look through
all that a server has in memory would keep everybody waiting. So Python looks only through what has come lately, twice at
most and as soon as that is so much, however busy the machine is; what is still there then is left alone, and looked through
when nobody has been here for a while.
"""

from __future__ import annotations

import gc
from collections.abc import Callable

PAUSE = 0.25
"""Seconds between two looks at whether anybody is here."""

YOUNG = 3_000
"""Objects that have come before the youngest are looked through."""

MUCH = 3
"""How often that is done before all is looked through that has come since: at most some 15,000 objects."""

REST = 60.0
"""Seconds after which nobody is waited for any more."""

NEVER = 1 << 30


def settle() -> None:
    """Put aside what there is, since that stays; from now on Python looks through nothing older than what has just come."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MUCH, NEVER)


class Garbage:
    """What Python has left alone, and when it is looked through."""

    def __init__(self, anybody: Callable[[], bool], now: Callable[[], float]) -> None:
        self._anybody = anybody
        """Tells whether anybody is connected."""
        self._now = now
        self._looked = -1
        """How often Python had left something alone when everything was looked through."""
        self._here = now()
        """When somebody was last here."""

    def look(self) -> None:
        """Look through everything, once, when nobody has been here for a while."""
        if self._anybody():
            self._here = self._now()
        elif self._now() - self._here >= REST and _looks() != self._looked:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self._looked = _looks()


def _looks() -> int:
    """Return how often Python has looked through all that had come, and left alone what was still there."""
    return int(gc.get_stats()[1]["collections"])
