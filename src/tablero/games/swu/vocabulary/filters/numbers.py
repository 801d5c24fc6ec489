"""Adjectives that compare a value: with a number that depends on the table, or with the values of other units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from tablero.games.swu.abilities import Act, Count, Filter
from tablero.games.swu.cards import Face
from tablero.games.swu.state import Table, Unit
from tablero.games.swu.vocabulary.filters.basic import Simple
from tablero.games.swu.vocabulary.nouns import phrase
from tablero.kernel import Message, say

__all__ = [
    "Compared",
    "MatchesReady",
    "OddCost",
    "Utmost",
]


@dataclass(frozen=True, slots=True)
class Compared(Filter):
    """With a value that is at most, less than or exactly some number; cost is the printed one (swu:1.8.6)."""

    value: Literal["cost", "power", "remaining"]
    how: Literal["most", "less", "exactly"]
    than: Count

    @property
    def derived(self) -> bool:  # type: ignore[override]
        return self.value != "cost" or self.than.derived

    def _keeps(self, number: int, bound: int) -> bool:
        if self.how == "exactly":
            return number == bound
        return number < bound if self.how == "less" else number <= bound

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it keeps within the number."""
        own = isinstance(thing, Unit) and self.value in ("power", "remaining")
        number = getattr(thing if own else thing.face, self.value)  # swu:1.8.6, swu:8.16.5.e
        return self._keeps(number, self.than.value(table, act))

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether what is printed keeps within the number."""
        return self._keeps(getattr(face, self.value), self.than.value(table, act))

    def text(self, noun: Message, count: int) -> Message:
        """Put the comparison to the noun."""
        return say(f"swu-is-{self.value}-{self.how}-than", noun=noun, than=self.than.text(), n=count)


@dataclass(frozen=True, slots=True)
class OddCost(Simple):
    """With an odd cost, by what is printed (swu:1.8.6)."""

    word = "odd"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        return bool(thing.face.cost % 2)

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        return bool(face.cost % 2)


@dataclass(frozen=True, slots=True)
class MatchesReady(Simple):
    """With power and remaining HP both equal to the number of ready resources you control."""

    word = "matches-ready"
    derived = True

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether both are."""
        return bool(thing.power == thing.remaining == len(table.players[act.seat].ready))


@dataclass(frozen=True, slots=True)
class Utmost(Filter):
    """With the most power, the highest cost or the least remaining HP among units of some kind; of several that tie, any.

    What it costs is what is printed.
    """

    value: Literal["power", "cost", "remaining"]
    kinds: tuple[Filter, ...]

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """Whether it asks for a derived value."""
        return self.value != "cost"

    def _worth(self, unit: Unit) -> int:
        return {"power": unit.power, "cost": unit.face.cost, "remaining": -unit.remaining}[self.value]  # swu:1.8.6

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is such a unit, or was last, and none surpasses it."""
        if not isinstance(thing, Unit) or not all(kind.test(table, act, thing) for kind in self.kinds):
            return False
        units = [unit for unit in table.units() if all(kind.test(table, act, unit) for kind in self.kinds)]
        return all(self._worth(unit) <= self._worth(thing) for unit in units)  # swu:1.10.6, swu:1.11.7

    def text(self, noun: Message, count: int) -> Message:
        return say(f"swu-is-utmost-{self.value}", noun=noun, what=phrase("unit", self.kinds, 2), n=count)
