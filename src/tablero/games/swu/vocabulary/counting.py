"""Conditions and numbers about the whole table."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Condition, Count, Filter
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary.measuring import Counted
from tablero.games.swu.vocabulary.targets import article, fitting, phrase
from tablero.kernel import Message, say


@dataclass(frozen=True, slots=True)
class ThereIs(Condition):
    """There is something of some kind in play, whoever controls it."""

    noun: str
    filters: tuple[Filter, ...]

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """Whether it asks for derived values."""
        return any(one.derived for one in self.filters)

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether there is."""
        return bool(fitting(table, act, self.noun, self.filters))

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-there-is", mood="if", what=article(self.noun, self.filters))


@dataclass(frozen=True, slots=True)
class UnitAspects(Counted):
    """How many different aspects units of some kind have."""

    filters: tuple[Filter, ...]

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        found: set[str] = set()
        for unit in table.units():
            if all(one.test(table, act, unit) for one in self.filters):
                found.update(unit.face.aspects)
        return len(found)

    def what(self, number: int) -> Message:
        """Say of what."""
        return say("swu-unit-aspects", n=number, what=phrase("unit", self.filters, 2))

    def at_least(self, number: int) -> Message:
        """Say that there are so many or more."""
        return say("swu-if-unit-aspects", mood="if", number=number, what=phrase("unit", self.filters, 2))


@dataclass(frozen=True, slots=True)
class Times(Count):
    """So many times another number."""

    factor: int
    count: Count

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """As what is multiplied."""
        return self.count.derived

    @property
    def after_target(self) -> bool:  # type: ignore[override]
        """As what is multiplied."""
        return self.count.after_target

    def value(self, table: Table, act: Act) -> int:
        """Multiply."""
        return self.factor * self.count.value(table, act)

    def text(self) -> Message:
        """Say it."""
        return say("swu-times", factor=self.factor, number=self.count.text())
