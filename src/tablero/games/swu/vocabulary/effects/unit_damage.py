"""Units that deal damage outside of combat (swu:1.9.12)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Amount, Declined, Effect, Filter, Target, amount_of, units_in
from tablero.games.swu.checks import defeat_all, settle
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.damage import deal, strike
from tablero.games.swu.state import Base, Piece, Table, Unit
from tablero.games.swu.vocabulary.asking import asking, choose_piece
from tablero.games.swu.vocabulary.effects.base import OnTarget
from tablero.games.swu.vocabulary.effects.damage import damage_text
from tablero.games.swu.vocabulary.nouns import article, fitting, phrase
from tablero.games.swu.vocabulary.targets import Chosen, each_of
from tablero.games.swu.vocabulary.wording import of_itself, rewritten
from tablero.kernel import Message, Play, say

__all__ = [
    "Crossfire",
    "EachDeals",
    "InTurnDeal",
    "Ram",
    "UnitDeals",
]


@dataclass(frozen=True, slots=True)
class UnitDeals(Effect):
    """A unit deals damage to another (swu:1.9.12)."""

    who: Target
    amount: Amount
    to: Target

    @property
    def asks_first(self) -> bool:  # type: ignore[override]
        """Whether somebody chooses who."""
        return self.who.asks

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a unit to deal it and one to suffer it."""
        return self.who.any(table, act) and self.to.any(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose both, then deal it."""
        if not self.able(table, act):
            if act.may:
                raise Declined
            return False
        who = yield from self.who.find(table, act, self)
        if not who:
            return False
        amount = amount_of(self.amount, table, act)
        things = yield from self.to.find(table, act, self)
        if not things:
            return False
        act.amount = yield from deal(table, [(one, amount) for one in things], act, by=who[0])
        return True

    def text(self) -> Message:
        id = "swu-unit-deals" if self.who.asks else "swu-spoken-deals"
        if isinstance(self.amount, int):
            return say(id, who=self.who.text(), amount=self.amount, to=each_of(self.to))
        said = damage_text(id, self.amount, who=self.who.text(), to=each_of(self.to))
        return said if self.who.asks else rewritten(said, of_itself)


@dataclass(frozen=True, slots=True)
class EachDeals(OnTarget):
    """Each unit of some kind in the arena of a unit deals damage equal to its power to that unit (swu:8.35.1)."""

    who: tuple[Filter, ...]
    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the unit, then let all deal their damage at the same time."""
        targets = units_in((yield from self.to.find(table, act, self)))
        if not targets:
            return False
        target = targets[0]
        blows: list[tuple[Piece, Unit | Base, int]] = [
            (unit, target, unit.power) for unit in fitting(table, act, "unit", self.who) if unit.arena == target.arena
        ]
        dealt = yield from strike(table, blows, act.seat)  # swu:1.9.8
        act.amount = sum(dealt)
        yield from settle(table)
        return bool(blows)

    def text(self) -> Message:
        return say("swu-each-deals", who=phrase("unit", self.who, 1), to=self.to.text())


@dataclass(frozen=True, slots=True)
class Ram(Effect):
    """Defeat one unit and deal damage equal to its power to another; the second is "it" afterwards."""

    who: Target
    to: Target

    def able(self, table: Table, act: Act) -> bool:
        return self.who.any(table, act) or self.to.any(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose and defeat the first, then the other; it counts as done only if all of it was."""
        first = units_in((yield from self.who.find(table, act, self)))
        current(table)
        amount = sum(unit.power for unit in first)
        defeat_all(table, first, act.seat, act.source)
        yield from settle(table)
        second = units_in((yield from self.to.find(table, act, self)))
        if not first or not second:
            return False  # swu:8.10.1
        act.amount = yield from deal(table, [(unit, amount) for unit in second], act)
        act.things = list(second)
        return True

    def text(self) -> Message:
        return say("swu-ram", who=self.who.text(), to=self.to.text())


@dataclass(frozen=True, slots=True)
class InTurnDeal(Effect):
    """A unit of some kind deals damage equal to its power to a unit, then another one does to the same unit."""

    filters: tuple[Filter, ...]
    to: Target
    count: int = 2

    @property
    def asks_first(self) -> bool:  # type: ignore[override]
        """Somebody chooses who deals it."""
        return True

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a unit to deal it."""
        return Chosen("unit", self.filters).any(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose one after the other; the target is chosen once."""
        dealers: list[Unit] = []
        targets: list[Unit] = []
        for _ in range(self.count):
            who = Chosen("unit", (*self.filters, _NoneOf(tuple(dealer.id for dealer in dealers))))
            found = units_in((yield from who.find(table, act, self)))
            if not found:
                break
            dealers += found
            if not targets:
                targets = units_in((yield from self.to.find(table, act, self)))
            current(table)
            yield from deal(table, [(unit, found[0].power) for unit in targets], act, by=found[0])
            if not targets or not targets[0].here:
                break
        act.things = list(targets)
        return bool(targets)

    def text(self) -> Message:
        return say("swu-in-turn-deal", who=article("unit", self.filters), to=self.to.text())


@dataclass(frozen=True, slots=True)
class _NoneOf(Filter):
    """None of those that have been chosen already."""

    ids: tuple[int, ...]

    def test(self, table: Table, act: Act, thing: Unit) -> bool:
        return thing.id not in self.ids


@dataclass(frozen=True, slots=True)
class Crossfire(Effect):
    """Choose 2 units of some kind in the same arena; each of them deals damage equal to its power to the other."""

    filters: tuple[Filter, ...]

    def _fitting(self, table: Table, act: Act) -> list[Unit]:
        found = fitting(table, act, "unit", self.filters)
        return [unit for unit in found if sum(one.arena == unit.arena for one in found) > 1]

    def able(self, table: Table, act: Act) -> bool:
        return bool(self._fitting(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose both, then deal both amounts at once."""
        found = self._fitting(table, act)
        if not found:
            return False
        ask = asking(act, self)
        first = yield from choose_piece(act.seat, found, ask)
        others = [unit for unit in found if unit is not first and unit.arena == first.arena]
        second = yield from choose_piece(act.seat, others, ask)
        yield from exchange_blows(table, first, second, act)
        return True

    def text(self) -> Message:
        return say("swu-crossfire", what=phrase("unit", self.filters, 2))


def exchange_blows(table: Table, first: Unit, second: Unit, act: Act) -> Play[None]:
    """Let two units deal damage equal to their power to each other, at the same time."""
    from tablero.games.swu.damage import strike

    current(table)
    blows = [(first, second, first.power), (second, first, second.power)]
    yield from strike(table, blows, act.seat)  # swu:1.9.8, swu:1.9.12
    yield from settle(table)
