"""Units that deal damage together, and what the controller of something does."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Count, Declined, Effect, Filter, Target, units_in
from tablero.games.swu.checks import defeat_all, settle
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.damage import deal, strike
from tablero.games.swu.state import Base, Piece, Table, Unit
from tablero.games.swu.vocabulary.effects import OnTarget
from tablero.games.swu.vocabulary.targets import fitting, phrase
from tablero.games.swu.vocabulary.wording import THEIRS, renamed
from tablero.kernel import Message, Play, say


@dataclass(frozen=True, slots=True)
class EachDeals(OnTarget):
    """Each unit of some kind in the arena of a unit deals damage equal to its power to that unit (swu:8.35.1)."""

    who: tuple[Filter, ...]
    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the unit, then let all deal their damage at the same time (swu:1.9.8)."""
        targets = units_in((yield from self.to.find(table, act, self)))
        if not targets:
            return False
        target = targets[0]
        blows: list[tuple[Piece, Unit | Base, int]] = [
            (unit, target, unit.power) for unit in fitting(table, act, "unit", self.who) if unit.arena == target.arena
        ]
        dealt = yield from strike(table, blows, act.seat)
        act.amount = sum(dealt)
        yield from settle(table)
        return bool(blows)

    def text(self) -> Message:
        """Say it."""
        return say("swu-each-deals", who=phrase("unit", self.who, 1), to=self.to.text())


@dataclass(frozen=True, slots=True)
class Ram(Effect):
    """Defeat one unit and deal damage equal to its power to another; the second is "it" afterwards."""

    who: Target
    to: Target

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there are both."""
        return self.who.any(table, act) or self.to.any(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose and defeat the first, then the other; it counts as done only if all of it was (swu:8.10.1)."""
        first = units_in((yield from self.who.find(table, act, self)))
        current(table)
        amount = sum(unit.power for unit in first)
        defeat_all(table, first, act.seat, act.source)
        yield from settle(table)
        second = units_in((yield from self.to.find(table, act, self)))
        if not first or not second:
            return False
        act.amount = yield from deal(table, [(unit, amount) for unit in second], act)
        act.things = list(second)
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-ram", who=self.who.text(), to=self.to.text())


@dataclass(frozen=True, slots=True)
class ByController(Effect):
    """Something that the controller of what was chosen does: "you" is that player."""

    effect: Effect

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether something was chosen."""
        return act.it is not None

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let that player do it."""
        if act.it is None:
            return False
        theirs = Act(act.it.controller, act.source, act.event)
        theirs.things, theirs.amount = list(act.things), act.amount
        try:
            done = yield from self.effect.run(table, theirs)
        except Declined:
            return False
        return done

    def text(self) -> Message:
        """Say it."""
        return say("swu-by-controller", effect=renamed(self.effect.text(), THEIRS))


@dataclass(frozen=True, slots=True)
class ByChosen(Effect):
    """Something that the player chosen before does: "you" is that player."""

    effect: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let that player do it."""
        if not act.seats:
            return False
        return (yield from self.effect.run(table, Act(act.seats[0], act.source, act.event)))

    def text(self) -> Message:
        """Say it."""
        return say("swu-by-chosen", effect=renamed(self.effect.text(), THEIRS))


# Numbers.


@dataclass(frozen=True, slots=True)
class Sum(Count):
    """Two numbers together."""

    first: Count
    second: Count

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """As its parts."""
        return self.first.derived or self.second.derived

    def value(self, table: Table, act: Act) -> int:
        """Add them."""
        return self.first.value(table, act) + self.second.value(table, act)

    def text(self) -> Message:
        """Say it."""
        return say("swu-sum", first=self.first.text(), second=self.second.text())

    def for_each(self) -> Message:
        """Say what is counted."""
        return say("swu-and", first=self.first.for_each(), second=self.second.for_each())


@dataclass(frozen=True, slots=True)
class DifferentNames(Count):
    """How many different names units of some kind have (swu:8.24.2)."""

    filters: tuple[Filter, ...]

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        units = [unit for unit in table.units() if all(one.test(table, act, unit) for one in self.filters)]
        return len({unit.face.title for unit in units})

    def text(self) -> Message:
        """Say it."""
        return say("swu-different-names", what=phrase("unit", self.filters, 2))

    def for_each(self) -> Message:
        """Say what is counted."""
        return say("swu-different-name", what=phrase("unit", self.filters, 2))


@dataclass(frozen=True, slots=True)
class Per(Count):
    """So much for each of something: +2/+0 for each damage on it."""

    each: int
    count: Count

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """As what is counted."""
        return self.count.derived

    def value(self, table: Table, act: Act) -> int:
        """Multiply."""
        return self.each * self.count.value(table, act)

    def text(self) -> Message:
        """Say it."""
        return say("swu-times", factor=self.each, number=self.count.text())

    def for_each(self) -> Message:
        """Say what is counted."""
        return self.count.for_each()
