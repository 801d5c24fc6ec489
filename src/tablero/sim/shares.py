"""How sure one can be of a share of wins."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from tablero.kernel import Json

Z: Final = 1.959964
"""How many standard deviations to either side hold 95 % of a normal distribution."""

CLEAR: Final = 20.0
"""Evidence against "both are equally good" at which a series stops: reached by chance in one of twenty series at most."""


class Share(NamedTuple):
    """So many of so many, with the interval in which the true share lies with 95 % (Wilson).

    >>> print(Share(60, 100))
    60% (50% to 69%)
    >>> print(Share(0, 0))
    —
    """

    hits: int
    of: int

    @property
    def value(self) -> float:
        """The share itself; a half where nothing is known."""
        return self.hits / self.of if self.of else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """From where to where."""
        if not self.of:
            return 0.0, 1.0
        square = Z * Z / self.of
        middle = (self.value + square / 2) / (1 + square)
        half = Z * math.sqrt(self.value * (1 - self.value) / self.of + square / (4 * self.of)) / (1 + square)
        return max(0.0, min(middle - half, self.value)), min(1.0, max(middle + half, self.value))

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.value:.0%} ({low:.0%} to {high:.0%})" if self.of else "—"

    def to_json(self) -> Json:
        """Return it with its interval."""
        low, high = self.interval
        return {
            "wins": self.hits,
            "of": self.of,
            "share": round(self.value, 4),
            "from": round(low, 4),
            "to": round(high, 4),
        }


def evidence(wins: int, losses: int) -> float:
    """Return how much likelier the results are if any strength was as likely as another, than if both are equally good.

    It may be looked at after every game: that it ever reaches 20 where both are equally good happens in one series of twenty at
    most (Ville's inequality), so that a series can stop when the answer is clear.

    >>> round(evidence(5, 5), 2), evidence(30, 5) > CLEAR
    (0.37, True)
    """
    count = wins + losses
    return math.exp(math.lgamma(wins + 1) + math.lgamma(losses + 1) - math.lgamma(count + 2) + count * math.log(2))
