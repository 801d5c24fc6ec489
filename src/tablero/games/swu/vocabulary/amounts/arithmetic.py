"""Numbers made of other numbers."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Count
from tablero.games.swu.state import Table
from tablero.kernel import Message, say

__all__ = [
    "Half",
    "Per",
    "Sum",
    "Times",
]


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
        return say("swu-times", factor=self.factor, number=self.count.text())


@dataclass(frozen=True, slots=True)
class Per(Count):
    """So much more or less for each of something: +2/+0, or −1/−0, for each damage on it."""

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
        return say("swu-times", factor=self.each, number=self.count.text())

    def for_each(self) -> Message:
        return self.count.for_each()


@dataclass(frozen=True, slots=True)
class Sum(Count):
    """Two numbers together."""

    first: Count
    second: Count

    @property
    def derived(self) -> bool:  # type: ignore[override]
        return self.first.derived or self.second.derived

    def value(self, table: Table, act: Act) -> int:
        """Add them."""
        return self.first.value(table, act) + self.second.value(table, act)

    def text(self) -> Message:
        return say("swu-sum", first=self.first.text(), second=self.second.text())

    def for_each(self) -> Message:
        return say("swu-and", first=self.first.for_each(), second=self.second.for_each())


@dataclass(frozen=True, slots=True)
class Half(Count):
    """Half a number, rounded down or up."""

    count: Count
    up: bool = False

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """As what is halved."""
        return self.count.derived

    def value(self, table: Table, act: Act) -> int:
        """Halve it."""
        return (self.count.value(table, act) + self.up) // 2

    def text(self) -> Message:
        return say("swu-half-up" if self.up else "swu-half-down", number=self.count.text())
