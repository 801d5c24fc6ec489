"""Looking for garbage, a little at a time.

Almost everything is freed as soon as nobody has it. What holds itself in a circle has to be looked for, and to look through
all that a server has in memory would keep everybody waiting. So only what has come since the last time is looked through, twice
at most, and what is still there then is put aside. That is looked through when nobody has been here for a while.
"""

from __future__ import annotations

import gc
from collections.abc import Callable

PAUSE = 0.25
"""Seconds between two looks at how much has come."""

YOUNG = 3_000
"""Objects that have come before the youngest are looked through."""

MUCH = 4
"""How often that is done before all is looked through that has come since: some 15,000 objects."""

REST = 60.0
"""Seconds after which nobody is waited for any more."""

NEVER = 1 << 30

RECENT, ALL = 1, 2
"""What is looked through, in the words of `gc.collect`."""


def settle() -> None:
    """Put aside what there is, since that stays; from now on Python looks through nothing older than what has just come."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


class Garbage:
    """What has come to a server, and when it is looked through."""

    def __init__(self, anybody: Callable[[], bool], now: Callable[[], float]) -> None:
        self._anybody = anybody
        """Tells whether anybody is connected."""
        self._now = now
        self._looked = _looks()
        self._here = now()
        """When somebody was last here."""
        self._aside = True
        """Whether anything was put aside since everything was looked through."""

    def look(self) -> None:
        """Look through what has come, if that is much; through everything, once, when nobody is here."""
        if self._anybody():
            self._here = self._now()
        if self._aside and self._now() - self._here >= REST:
            gc.unfreeze()
            self._look_through(ALL)
            self._aside = False
        elif _looks() - self._looked >= MUCH:
            self._look_through(RECENT)
            self._aside = True

    def _look_through(self, generations: int) -> None:
        gc.collect(generations)
        gc.freeze()
        self._looked = _looks()


def _looks() -> int:
    """Return how often Python has looked through the youngest."""
    return int(gc.get_stats()[0]["collections"])
