"""Conditions made of other conditions, and numbers that are compared."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Condition, Count
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary.wording import within
from tablero.kernel import Message, say

__all__ = [
    "AtLeast",
    "Both",
    "EitherIs",
    "MoreThan",
    "Unless",
]


@dataclass(frozen=True, slots=True)
class Unless(Condition):
    """Something is not so."""

    condition: Condition

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """As what it denies."""
        return self.condition.derived

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it isn't."""
        return not self.condition.holds(table, act)

    def text(self) -> Message:
        return say("swu-if-not", mood="if", condition=self.condition.text())


class Two(Condition):
    """A condition made of two."""

    __slots__ = ()

    first: Condition
    second: Condition

    @property
    def derived(self) -> bool:  # type: ignore[override]
        return self.first.derived or self.second.derived


@dataclass(frozen=True, slots=True)
class EitherIs(Two):
    """One thing or another is so."""

    first: Condition
    second: Condition

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether one of them is."""
        return self.first.holds(table, act) or self.second.holds(table, act)

    def text(self) -> Message:
        return say("swu-if-either", first=self.first.text(), second=self.second.text())


@dataclass(frozen=True, slots=True)
class Both(Two):
    """Two things are so."""

    first: Condition
    second: Condition

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether both are."""
        return self.first.holds(table, act) and self.second.holds(table, act)

    def text(self) -> Message:
        first, second = self.first.text(), self.second.text()
        if first.id == second.id == "swu-if-control":
            return say(first.id, mood="if", what=say("swu-and", first=within(first), second=within(second)))
        return say("swu-if-both", first=first, second=second)


@dataclass(frozen=True, slots=True)
class AtLeast(Condition):
    """Some number is at least so much."""

    count: Count
    number: int

    @property
    def derived(self) -> bool:  # type: ignore[override]
        return self.count.derived

    def holds(self, table: Table, act: Act) -> bool:
        return self.count.value(table, act) >= self.number

    def text(self) -> Message:
        return self.count.at_least(self.number)


@dataclass(frozen=True, slots=True)
class MoreThan(Condition):
    """One number is greater than another."""

    first: Count
    second: Count

    @property
    def derived(self) -> bool:  # type: ignore[override]
        return self.first.derived or self.second.derived

    def holds(self, table: Table, act: Act) -> bool:
        return self.first.value(table, act) > self.second.value(table, act)

    def text(self) -> Message:
        return say("swu-if-more", mood="if", first=self.first.text(), second=self.second.text())
