"""Conditions and numbers that compare, and adjectives that depend on the attack or on what came out before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Condition, Count, Filter
from tablero.games.swu.cards import Face
from tablero.games.swu.state import Table, Unit
from tablero.games.swu.vocabulary.filters import Role, Simple
from tablero.games.swu.vocabulary.targets import article
from tablero.kernel import Message, say

# Conditions.


@dataclass(frozen=True, slots=True)
class MoreThan(Condition):
    """One number is greater than another."""

    first: Count
    second: Count

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """As its parts."""
        return self.first.derived or self.second.derived

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it is."""
        return self.first.value(table, act) > self.second.value(table, act)

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-more", mood="if", first=self.first.text(), second=self.second.text())


@dataclass(frozen=True, slots=True)
class OtherIs(Condition):
    """The other unit that the event is about, such as the one that was dealt damage, is of some kind."""

    filters: tuple[Filter, ...]

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it is, or was last (swu:8.12.1)."""
        other = act.event.other if act.event is not None else None
        return isinstance(other, Unit) and all(one.test(table, act, other) for one in self.filters)

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-other-is", mood="if", what=article("unit", self.filters))


@dataclass(frozen=True, slots=True)
class UnitAttacks(Condition):
    """A unit of some kind is attacking (swu:6.3.3.a)."""

    filters: tuple[Filter, ...] = ()

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether one is."""
        attack = table.attack
        if attack is None or attack.over or attack.attacker is None:
            return False
        return all(one.test(table, act, attack.attacker) for one in self.filters)

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-unit-attacks", mood="if", what=article("unit", self.filters))


# Numbers.


@dataclass(frozen=True, slots=True)
class ThatMany(Count):
    """How many came out before in the same ability: cards revealed, units defeated."""

    of: str
    """revealed, discarded."""

    def value(self, table: Table, act: Act) -> int:
        """Return it."""
        return act.amount

    def text(self) -> Message:
        """Say it."""
        return say("swu-number-of", what=say(f"swu-those-{self.of}"))

    def for_each(self) -> Message:
        """Say what is counted."""
        return say(f"swu-each-{self.of}")


@dataclass(frozen=True, slots=True)
class AspectsAmong(Count):
    """How many different aspects there are among the cards spoken of."""

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        return len({aspect for card in act.cards for aspect in table.faces[card].aspects})

    def text(self) -> Message:
        """Say it."""
        return say("swu-number-of", what=say("swu-aspects-among"))

    def for_each(self) -> Message:
        """Say what is counted."""
        return say("swu-aspect-among")


# Adjectives.


@dataclass(frozen=True, slots=True)
class IsAttacker(Role):
    """The attacker in the attack that is going on (swu:6.3.1.b)."""

    word = "attacker"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is the attacker."""
        attack = table.attack
        return attack is not None and not attack.over and attack.attacker is thing


@dataclass(frozen=True, slots=True)
class IsDefender(Role):
    """The defender in the attack that is going on (swu:6.3.1.b)."""

    word = "defender"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is the defender."""
        attack = table.attack
        return attack is not None and not attack.over and thing in attack.defenders


@dataclass(frozen=True, slots=True)
class CostsAtMostThat(Simple):
    """That costs as much as what came out before, or less, by the printed cost (swu:8.16.5.e)."""

    word = "cost-most-that"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it does."""
        return bool(thing.face.cost <= act.amount)

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it does."""
        return face.cost <= act.amount
