"""How a player chooses by what answers promise: the best, or, after a slip, the next best. For the habits of games."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, TypeAlias

from tablero.kernel.decisions import Distribute, Option, Pick
from tablero.kernel.rng import Rng

EQUAL: Final = 1e-3
"""What differs by less than this is equal, and chance decides."""

Score: TypeAlias = Callable[[Any], float]
"""What an option promises."""

Share: TypeAlias = Callable[[Any, int], float]
"""What giving one more promises to an option that has so many already."""


class Care(NamedTuple):
    """How a player chooses: by what an option promises, but not without slips."""

    rng: Rng
    slips: int
    """How many times in a hundred the next best option is taken instead, if it promises anything."""

    def best(self, options: Iterable[Option], score: Score) -> Option:
        """Return the option that promises most, or after a slip another one that promises something."""
        rated = [(score(option) + self.rng.random() * EQUAL, number, option) for number, option in enumerate(options)]
        if not self.slips:
            return max(rated)[2]
        rated.sort(reverse=True)
        good = [option for value, _, option in rated if value > EQUAL] or [rated[0][2]]
        place = 0
        while place < len(good) - 1 and self.rng.below(100) < self.slips:
            place += 1
        return good[place]

    def some(self, decision: Pick, score: Score) -> Option:
        """Pick what promises most: as few as must be, and more only of what promises anything."""
        rated = [(score(option) + self.rng.random() * EQUAL, number) for number, option in enumerate(decision.options)]
        rated.sort(reverse=True)
        wanted = sum(value > EQUAL for value, _ in rated)
        count = max(decision.least, min(decision.most, wanted))
        return tuple(decision.options[number] for number in sorted(number for _, number in rated[:count]))

    def divide(self, decision: Distribute, share: Share) -> Option:
        """Give out an amount one by one, each where it promises most; what need not be given is kept if it promises nothing."""
        options, caps, limit = decision.options, decision.caps, decision.limit
        amounts = [0] * len(options)
        bound = limit is not None and limit(tuple(amounts)) is None

        def fits(number: int) -> bool:
            if amounts[number] >= caps[number]:
                return False
            more = [*amounts[:number], amounts[number] + 1, *amounts[number + 1 :]]
            return limit is None or not bound or limit(tuple(more)) is None

        for given in range(decision.total):
            rated = [
                (share(options[n], amounts[n]) + self.rng.random() * EQUAL, n) for n in range(len(options)) if fits(n)
            ]
            if not rated:
                break
            value, number = max(rated)
            if value < 0 and given >= decision.least:
                break
            amounts[number] += 1
        return self.legal(decision, tuple(amounts))

    def legal(self, decision: Pick | Distribute, answer: tuple[Any, ...]) -> Option:
        """Return an answer if it is legal, else one that is."""
        return answer if decision.check(answer) is None else decision.sample(self.rng)
