"""Numbers that abilities compute with, and adjectives that compare a thing with such a number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Count, Filter
from tablero.games.swu.cards import Face
from tablero.games.swu.state import Table, Unit
from tablero.games.swu.vocabulary.relating import seat_of
from tablero.kernel import Message, say


class Plain(Count):
    """A number that is said with one message, and counted with another."""

    __slots__ = ()

    word = ""

    def text(self) -> Message:
        """Say it: "the number of cards in your hand"."""
        return say(f"swu-count-{self.word}")

    def for_each(self) -> Message:
        """Say what is counted: "card in your hand"."""
        return say(f"swu-each-{self.word}")


class Counted(Count):
    """How many there are of something."""

    __slots__ = ()

    def what(self, number: int) -> Message:
        """Say of what, for one or several."""
        raise NotImplementedError

    def text(self) -> Message:
        """Say it: "the number of friendly units"."""
        return say("swu-number-of", what=self.what(2))

    def for_each(self) -> Message:
        """Say what is counted."""
        return self.what(1)


@dataclass(frozen=True, slots=True)
class HandSize(Plain):
    """How many cards there are in a hand."""

    who: str = "you"
    """you, or its-controller: of what was spoken of."""

    @property
    def word(self) -> str:  # type: ignore[override]
        """By whose hand it is."""
        return f"hand-{self.who}"

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        return len(table.players[seat_of(self.who, act)].hand)


@dataclass(frozen=True, slots=True)
class DifferentCosts(Plain):
    """How many different costs there are among the cards of your discard pile (swu:1.8.6)."""

    word = "different-costs"

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        return len({table.faces[card].cost for card in table.players[act.seat].discard})


@dataclass(frozen=True, slots=True)
class DamageOnBase(Count):
    """How much damage there is on your base, or how many times so much."""

    per: int = 1

    def value(self, table: Table, act: Act) -> int:
        """Return it."""
        return table.players[act.seat].base.damage // self.per

    def text(self) -> Message:
        """Say it."""
        return say("swu-count-base-damage", per=self.per)

    def for_each(self) -> Message:
        """Say what is counted."""
        return say("swu-each-base-damage", per=self.per)

    def at_least(self, number: int) -> Message:
        """Say that it is so much or more."""
        return say("swu-if-base-damage", mood="if", number=number)


@dataclass(frozen=True, slots=True)
class HurtPlayers(Count):
    """How many players have so much damage on their base."""

    damage: int

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        return sum(player.base.damage >= self.damage for player in table.players if not player.out)

    def text(self) -> Message:
        """Say it."""
        return say("swu-count-hurt-players", damage=self.damage)

    def for_each(self) -> Message:
        """Say what is counted."""
        return say("swu-each-hurt-player", damage=self.damage)


@dataclass(frozen=True, slots=True)
class PlayedCost(Plain):
    """What the card costs that was played (swu:1.8.6)."""

    word = "played-cost"

    def value(self, table: Table, act: Act) -> int:
        """Return it."""
        return act.event.face.cost if act.event is not None and act.event.face is not None else 0


@dataclass(frozen=True, slots=True)
class DrawnThisPhase(Plain):
    """How many cards you have drawn in this phase."""

    word = "drawn"

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        return sum(one.amount for one in table.this_phase("drawn") if one.seat == act.seat)


@dataclass(frozen=True, slots=True)
class DefeatedThisPhase(Count):
    """How many units were defeated in this phase: yours, those of enemies, or anybody's."""

    whose: str = "any"

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        if self.whose == "enemy":
            return sum(one.seat != act.seat for one in table.this_phase("defeated"))
        return sum(self.whose == "any" or one.seat == act.seat for one in table.this_phase("defeated"))

    def text(self) -> Message:
        """Say it."""
        return say(f"swu-count-defeated-{self.whose}")

    def for_each(self) -> Message:
        """Say what is counted."""
        return say(f"swu-each-defeated-{self.whose}")


@dataclass(frozen=True, slots=True)
class PaidResources(Plain):
    """How many resources were paid to play this card."""

    word = "paid"

    def value(self, table: Table, act: Act) -> int:
        """Return it."""
        return act.event.terms.paid if act.event is not None and act.event.terms is not None else 0


@dataclass(frozen=True, slots=True)
class MostUnits(Plain):
    """How many units the opponent controls who controls the most."""

    word = "most-units"

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        return max((len(table.players[seat].units) for seat in table.opponents(act.seat)), default=0)


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
        """Say it."""
        return say("swu-half-up" if self.up else "swu-half-down", number=self.count.text())


@dataclass(frozen=True, slots=True)
class Less(Count):
    """A number taken away instead of added: −1 for each of something."""

    count: Count

    each = -1

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """As what is taken away."""
        return self.count.derived

    def value(self, table: Table, act: Act) -> int:
        """Negate it."""
        return -self.count.value(table, act)

    def text(self) -> Message:
        """Say it."""
        return self.count.text()

    def for_each(self) -> Message:
        """Say what is counted."""
        return self.count.for_each()


@dataclass(frozen=True, slots=True)
class Compared(Filter):
    """With a value that is at most, less than or exactly some number; cost is the printed one (swu:1.8.6)."""

    value: str
    """cost, power, remaining."""
    how: str
    """most, less, exactly."""
    than: Count

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """Whether it asks for derived values."""
        return self.value != "cost" or self.than.derived

    def _keeps(self, number: int, bound: int) -> bool:
        if self.how == "exactly":
            return number == bound
        return number < bound if self.how == "less" else number <= bound

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it keeps within the number."""
        own = isinstance(thing, Unit) and self.value in ("power", "remaining")
        number = getattr(thing if own else thing.face, self.value)
        return self._keeps(number, self.than.value(table, act))

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether what is printed keeps within the number."""
        return self._keeps(getattr(face, self.value), self.than.value(table, act))

    def text(self, noun: Message, count: int) -> Message:
        """Put the comparison to the noun."""
        return say(f"swu-is-{self.value}-{self.how}-than", noun=noun, than=self.than.text(), n=count)


@dataclass(frozen=True, slots=True)
class HowMuch(Plain):
    """How much damage was dealt, or healed, by what set off the ability."""

    word = "how-much"

    def value(self, table: Table, act: Act) -> int:
        """Return it."""
        return act.event.amount if act.event is not None else 0
