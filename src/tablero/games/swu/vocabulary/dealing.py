"""Damage to several things at once, each of them chosen for itself."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Amount, Effect, Target, amount_of
from tablero.games.swu.damage import deal
from tablero.games.swu.state import Table
from tablero.kernel import Message, Play, say


@dataclass(frozen=True, slots=True)
class DealEach(Effect):
    """Deal damage to one thing and to another: all are chosen first, and it lands at the same time (swu:1.9.8)."""

    parts: tuple[tuple[Amount, Target], ...]

    @property
    def asks_first(self) -> bool:  # type: ignore[override]
        """Whether the first of them is chosen."""
        return self.parts[0][1].asks

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is anything to deal damage to."""
        return any(to.any(table, act) for _, to in self.parts)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose them all, then deal it; those that are not there are left out (swu:1.3.2)."""
        hurts = []
        for amount, to in self.parts:
            number = amount_of(amount, table, act)
            things = yield from to.find(table, act, self)
            hurts += [(thing, number) for thing in things]
        act.things = [thing for thing, _ in hurts]
        act.amount = yield from deal(table, hurts, act)
        return bool(hurts)

    def text(self) -> Message:
        """Say it."""
        said = [_part(amount, to) for amount, to in self.parts]
        all_of_it = said[0]
        for one in said[1:]:
            all_of_it = say("swu-and", first=all_of_it, second=one)
        return say("swu-deal-each", parts=all_of_it)


def _part(amount: Amount, to: Target) -> Message:
    if isinstance(amount, int):
        return say("swu-damage-to", amount=amount, to=to.text())
    return say("swu-damage-equal-to", amount=amount.text(), to=to.text())
