"""Values of units and cards, and how much damage there is or was dealt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from tablero.games.swu.abilities import Act, Count
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.state import Table, Unit
from tablero.games.swu.vocabulary.amounts.counting import Plain
from tablero.games.swu.vocabulary.filters.places import own_unit
from tablero.kernel import Message, say

__all__ = [
    "CardValue",
    "CostDifference",
    "DamageOnBase",
    "HowMuch",
    "PlayedCost",
    "ThatMuch",
    "Value",
]


@dataclass(frozen=True, slots=True)
class Value(Count):
    """A value of a unit that was spoken of: its power, the damage on it."""

    of: Literal["it", "them", "this", "subject", "other", "defender"] = "it"
    """Of several units: what they have together."""
    value_name: Literal["power", "hp", "damage", "remaining", "cost", "upgrades", "captives"] = "power"
    plus: int = 0

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """Whether it is itself derived."""
        return self.value_name in ("power", "hp", "remaining")

    @property
    def after_target(self) -> bool:  # type: ignore[override]
        """Whether it is a value of what is chosen."""
        return self.of == "it"

    def value(self, table: Table, act: Act) -> int:
        """Return it, as it is now or was last."""
        if self.of == "defender":
            return sum(self._value_of(table, unit) for unit in (act.attack.defenders if act.attack else ()))
        if self.of == "them":
            return sum(self._value_of(table, unit) for unit in act.things)
        thing = self._thing(act)
        return 0 if thing is None else self._value_of(table, thing)

    def _value_of(self, table: Table, thing: Any) -> int:
        if isinstance(thing, Unit) and thing.here and not table.dirty:
            current(table)
        found = thing.face.cost if self.value_name == "cost" else getattr(thing, self.value_name)
        number = len(found) if isinstance(found, list) else int(found)  # swu:8.34.2
        return number + self.plus

    def _thing(self, act: Act) -> Any:
        if self.of == "it":
            return act.it
        if self.of == "this":
            return own_unit(act.source)
        return getattr(act.event, self.of) if act.event is not None else None

    def text(self) -> Message:
        said = say(f"swu-value-{self.value_name}", who=self.of, of=self._of())
        if not self.plus:
            return said
        return say("swu-plus" if self.plus > 0 else "swu-minus", value=said, number=abs(self.plus))

    def for_each(self) -> Message:
        return say(f"swu-each-{self.value_name}", who=self.of, of=self._of())

    def _of(self) -> Message:
        return say("swu-this-unit" if self.of == "this" else f"swu-{self.of}")

    def at_least(self, number: int) -> Message:
        """Say that the value is so much or more."""
        return say(f"swu-if-{self.value_name}-least", mood="if", who=self.of, of=self._of(), number=number)


@dataclass(frozen=True, slots=True)
class ThatMuch(Count):
    """The number that came out before in the same ability."""

    def value(self, table: Table, act: Act) -> int:
        return act.amount

    def text(self) -> Message:
        return say("swu-that-much")

    def for_each(self) -> Message:
        return say("swu-each-of-those")


@dataclass(frozen=True, slots=True)
class DamageOnBase(Count):
    """How much damage there is on your base, or how many times so much."""

    per: int = 1

    def value(self, table: Table, act: Act) -> int:
        return table.players[act.seat].base.damage // self.per

    def text(self) -> Message:
        return say("swu-count-base-damage", per=self.per)

    def for_each(self) -> Message:
        return say("swu-each-base-damage", per=self.per)

    def at_least(self, number: int) -> Message:
        """Say that it is so much or more."""
        return say("swu-if-base-damage", mood="if", number=number)


@dataclass(frozen=True, slots=True)
class HowMuch(Plain):
    """How much damage was dealt or healed by what set off the ability, or was in excess in the attack (swu:1.9.11)."""

    of: Literal["dealt", "healed", "excess"] = "dealt"

    @property
    def word(self) -> str:  # type: ignore[override]
        """By what happened to the damage."""
        return f"damage-{self.of}"

    def value(self, table: Table, act: Act) -> int:
        if self.of == "excess":
            return act.attack.excess if act.attack else 0
        return act.event.amount if act.event is not None else 0


@dataclass(frozen=True, slots=True)
class CardValue(Count):
    """What is printed on the card that was discarded, revealed or moved: its cost or power."""

    of: Literal["cost", "power"] = "cost"

    def value(self, table: Table, act: Act) -> int:
        return sum(getattr(table.faces[card], self.of) for card in act.cards)  # swu:1.8.6, swu:1.10.5

    def text(self) -> Message:
        return say(f"swu-card-value-{self.of}")


@dataclass(frozen=True, slots=True)
class CostDifference(Count):
    """The difference between the costs of the cards spoken of (swu:1.8.6)."""

    def value(self, table: Table, act: Act) -> int:
        """Return it; a single card has no other to differ from."""
        costs = [table.faces[card].cost for card in act.cards]
        return max(costs) - min(costs) if len(costs) > 1 else 0

    def text(self) -> Message:
        return say("swu-cost-difference")


@dataclass(frozen=True, slots=True)
class PlayedCost(Plain):
    """The printed cost of the card that was played (swu:1.8.6), or how many resources were paid for it."""

    which: Literal["printed", "paid"] = "printed"

    @property
    def word(self) -> str:  # type: ignore[override]
        """By which it is."""
        return "paid" if self.which == "paid" else "played-cost"

    def value(self, table: Table, act: Act) -> int:
        event = act.event
        if self.which == "paid":
            return event.terms.paid if event is not None and event.terms is not None else 0
        return event.face.cost if event is not None and event.face is not None else 0
