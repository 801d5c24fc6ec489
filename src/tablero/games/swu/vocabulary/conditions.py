"""Whether something is so, and how much of something there is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Condition, Count, Filter
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.state import Happened, Table, Unit, Upgrade
from tablero.games.swu.vocabulary.filters import Enemy, Friendly, HasKeyword, Named, Not, Number, Other, Simple, Trait
from tablero.games.swu.vocabulary.measuring import Counted
from tablero.games.swu.vocabulary.relating import InArenaOf, own_unit, seat_of
from tablero.games.swu.vocabulary.targets import article, fitting, phrase
from tablero.kernel import Message, say


def being(filters: tuple[Filter, ...]) -> Message:
    """Say what something is, with the verb: "is damaged", "has Sentinel", "is a Trooper unit"."""
    only = filters[0] if len(filters) == 1 else None
    plain = only.what if isinstance(only, Not) else only
    if isinstance(plain, Simple) and plain.word in STATES:
        return say(f"swu-being-{'' if plain is only else 'not-'}{plain.word}", mood="if")
    if isinstance(only, Number) and only.most != only.least:
        bound, number = ("least", only.least) if only.most is None else ("most", only.most)
        return say(f"swu-being-{only.value}-{bound}", mood="if", number=number or 0)
    if isinstance(only, HasKeyword):
        return say("swu-being-with", mood="if", what=say(f"swu-keyword-name-{only.keyword}"))
    if isinstance(only, Named):
        return say("swu-being-named", mood="if", name=only.title)
    return say("swu-being", mood="if", what=article("unit", filters))


STATES = ("damaged", "exhausted", "upgraded", "unique", "piloted")


@dataclass(frozen=True, slots=True)
class Control(Condition):
    """You control a unit of some kind, or at least so many."""

    filters: tuple[Filter, ...] = ()
    least: int = 1

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """Whether it asks for derived values."""
        return any(one.derived for one in self.filters)

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether there are enough."""
        count = 0
        for unit in table.players[act.seat].units:
            if all(one.test(table, act, unit) for one in self.filters):
                count += 1
                if count >= self.least:
                    return True
        return False

    def text(self) -> Message:
        """Say it."""
        if self.least == 1:
            return say("swu-if-control", mood="if", what=article("unit", self.filters))
        return say("swu-if-control-many", mood="if", number=self.least, what=phrase("unit", self.filters, 2))


@dataclass(frozen=True, slots=True)
class ControlNamed(Condition):
    """You control a card of some name, as a leader, unit or upgrade (swu:8.24.2)."""

    title: str

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        player = table.players[act.seat]
        if any(leader.face.title == self.title for leader in player.leaders):
            return True
        if any(unit.face.title == self.title for unit in player.units):
            return True
        return any(
            upgrade.face.title == self.title and upgrade.controller == act.seat
            for unit in table.units()
            for upgrade in unit.upgrades
        )

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-control-named", mood="if", name=self.title)


@dataclass(frozen=True, slots=True)
class Initiative(Condition):
    """You have the initiative (swu:1.12.2.c)."""

    word = "initiative"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether the counter is yours."""
        return table.initiative == act.seat


@dataclass(frozen=True, slots=True)
class AtLeast(Condition):
    """Some number is at least so much."""

    count: Count
    number: int

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """Whether it asks for derived values."""
        return self.count.derived

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it is."""
        return self.count.value(table, act) >= self.number

    def text(self) -> Message:
        """Say it."""
        return self.count.at_least(self.number)


@dataclass(frozen=True, slots=True)
class ThisIs(Condition):
    """The unit with the ability, or the attached unit, is of some kind."""

    filters: tuple[Filter, ...]

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """Whether it asks for derived values."""
        return any(one.derived for one in self.filters)

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it is."""
        source = act.source
        thing = source.unit if isinstance(source, Upgrade) else source
        return all(one.test(table, act, thing) for one in self.filters)

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-is", who=say("swu-this-unit"), what=being(self.filters))


@dataclass(frozen=True, slots=True)
class ItIs(Condition):
    """What was chosen before is of some kind."""

    filters: tuple[Filter, ...]

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it is."""
        return act.it is not None and all(one.test(table, act, act.it) for one in self.filters)

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-it-is", what=being(self.filters))


@dataclass(frozen=True, slots=True)
class Attacking(Condition):
    """This unit is attacking: anything, a base, or a unit of some kind (swu:6.3.3.a)."""

    what: str = "any"
    """any, base, unit."""
    filters: tuple[Filter, ...] = ()

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it is."""
        attack = act.attack or table.attack
        source = own_unit(act.source)
        if attack is None or (attack.over and act.attack is None) or attack.attacker is not source:
            return False
        if self.what == "base":
            return attack.base
        if self.what == "unit":
            return any(all(one.test(table, act, unit) for one in self.filters) for unit in attack.defenders)
        return True

    def text(self) -> Message:
        """Say it."""
        if self.what == "unit":
            return say("swu-if-attacking", mood="if", what=article("unit", self.filters))
        return say(f"swu-if-attacking-{self.what}", mood="if")


@dataclass(frozen=True, slots=True)
class Defending(Condition):
    """This unit is defending."""

    word = "defending"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it is."""
        attack = table.attack
        source = own_unit(act.source)
        return attack is not None and not attack.over and source in attack.defenders


OF_UNITS = ("defeated", "left", "attacked", "attacked-base", "captured", "healed")
"""What happens to units, as far as `ThisPhase` is concerned; the rest is about cards."""


def _was(table: Table, act: Act, test: Filter, one: Happened) -> bool:
    """Tell whether what something happened to was of a kind, by the traits that it had then."""
    if isinstance(test, Trait) and one.traits is not None:
        return test.trait in one.traits
    return one.face is not None and test.fits(table, act, one.face)


@dataclass(frozen=True, slots=True)
class ThisPhase(Condition):
    """Something has happened in this phase: see where it is noted with `Table.note`."""

    what: str
    """played, defeated, left, attacked, attacked-base, base-damaged, discarded, drawn…"""
    whose: str = "you"
    """you, opponent, any: the seat with which it was noted."""
    cards: tuple[Filter, ...] = ()
    other_than_this: bool = False
    least: int = 1
    """Of how many at least, or how much in all for damage."""

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it has."""
        total = 0
        for one in table.this_phase(self.what):
            if (self.whose == "you" and one.seat != act.seat) or (self.whose == "opponent" and one.seat == act.seat):
                continue
            if self.other_than_this and one.piece == act.source.id:
                continue
            if one.face is not None and not all(_was(table, act, test, one) for test in self.cards):
                continue
            if self.what == "base-damaged":
                total += one.amount if one.other != act.seat else 0
            else:
                total += 1
        return total >= self.least

    def text(self) -> Message:
        """Say it."""
        noun = "unit" if self.what in OF_UNITS else "card"
        cards = (*self.cards, Other()) if self.other_than_this else self.cards
        what = article(noun, cards)
        if self.cards and self.what == "defeated":
            sides: dict[str, tuple[Filter, ...]] = {"you": (Friendly(),), "opponent": (Enemy(),), "any": ()}
            return say("swu-if-defeated-any", what=article("unit", (*cards, *sides[self.whose])))
        if self.least > 1 and self.what == "defeated":
            return say(f"swu-if-defeated-many-{self.whose}", number=self.least)
        if self.least > 1:
            what = say("swu-or-more", number=self.least, noun=phrase(noun, cards, 2))
        return say(f"swu-if-{self.what}-{self.whose}", what=what, number=self.least)


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
        """Say it."""
        return say("swu-if-not", mood="if", condition=self.condition.text())


class Two(Condition):
    """A condition made of two."""

    __slots__ = ()

    first: Condition
    second: Condition

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """As its parts."""
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
        """Say it."""
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
        """Say it."""
        return say("swu-if-both", first=self.first.text(), second=self.second.text())


# Numbers.


@dataclass(frozen=True, slots=True)
class UnitsOf(Counted):
    """How many units of some kind there are."""

    filters: tuple[Filter, ...] = ()
    noun: str = "unit"

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """Whether it asks for derived values."""
        return any(one.derived for one in self.filters)

    @property
    def after_target(self) -> bool:  # type: ignore[override]
        """Whether it asks for what is chosen."""
        return InArenaOf("it") in self.filters

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        return len(fitting(table, act, self.noun, self.filters))

    def what(self, number: int) -> Message:
        """Say of what."""
        return phrase(self.noun, self.filters, number)

    def at_least(self, number: int) -> Message:
        """Say that there are so many or more."""
        return say("swu-if-there-are", mood="if", number=number, what=phrase(self.noun, self.filters, 2))


@dataclass(frozen=True, slots=True)
class Resources(Counted):
    """How many resources a player controls."""

    who: str = "you"

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        player = table.players[seat_of(self.who, act)]
        return len(player.ready) + len(player.spent)

    def what(self, number: int) -> Message:
        """Say of what."""
        return say(f"swu-resources-of-{self.who}", n=number)

    def at_least(self, number: int) -> Message:
        """Say that a player controls so many or more."""
        return say(f"swu-if-resources-{self.who}", mood="if", number=number)


@dataclass(frozen=True, slots=True)
class Value(Count):
    """A value of a unit that was spoken of: its power, the damage on it."""

    of: str = "it"
    """it, this, subject, defender."""
    value_name: str = "power"
    """power, hp, damage, remaining, cost, upgrades."""
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
        """Return it, as it is now or was last (swu:8.12.1)."""
        thing = self._thing(act)
        if thing is None:
            return 0
        if isinstance(thing, Unit) and thing.here and not table.dirty:
            current(table)
        if self.value_name == "cost":
            found = thing.face.cost
        elif self.value_name == "upgrades":
            found = len(thing.upgrades)
        else:
            found = getattr(thing, self.value_name)
        return int(found) + self.plus

    def _thing(self, act: Act) -> Any:
        if self.of == "it":
            return act.it
        if self.of == "this":
            return own_unit(act.source)
        if self.of == "defender":
            return act.attack.defender if act.attack else None
        return getattr(act.event, self.of) if act.event is not None else None

    def text(self) -> Message:
        """Say it."""
        said = say(f"swu-value-{self.value_name}", who=self.of, of=self._of())
        if not self.plus:
            return said
        return say("swu-plus" if self.plus > 0 else "swu-minus", value=said, number=abs(self.plus))

    def for_each(self) -> Message:
        """Say what is counted."""
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
        """Return it."""
        return act.amount

    def text(self) -> Message:
        """Say it."""
        return say("swu-that-much")

    def for_each(self) -> Message:
        """Say it."""
        return say("swu-each-of-those")


@dataclass(frozen=True, slots=True)
class Excess(Count):
    """The excess damage of the attack (swu:1.9.11)."""

    def value(self, table: Table, act: Act) -> int:
        """Return it."""
        return act.attack.excess if act.attack else 0

    def text(self) -> Message:
        """Say it."""
        return say("swu-excess")


@dataclass(frozen=True, slots=True)
class PlayedCards(Counted):
    """How many cards of some kind you have played in this phase, apart from this one."""

    cards: tuple[Filter, ...] = ()

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        return sum(
            one.seat == act.seat
            and one.piece != act.source.id
            and one.face is not None
            and all(test.fits(table, act, one.face) for test in self.cards)
            for one in table.this_phase("played")
        )

    def what(self, number: int) -> Message:
        """Say of what."""
        return say("swu-played-by-you", what=phrase("card", (*self.cards, Other()), number))
