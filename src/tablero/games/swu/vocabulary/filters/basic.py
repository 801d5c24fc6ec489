"""The usual adjectives: sides, arenas, traits, aspects, card types, names and numbers, and how they are combined."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Filter
from tablero.games.swu.cards import Face
from tablero.games.swu.constants import ANYTHING, ARENAS, DAMAGE, GROUND, SPACE
from tablero.games.swu.names import Aspect, CardType, Title, TraitName, UnitValue
from tablero.games.swu.state import Table, Unit, Upgrade
from tablero.kernel import Message, say

__all__ = [
    "GROUND",
    "SPACE",
    "Aspect",
    "AspectIs",
    "Damaged",
    "Enemy",
    "Exhausted",
    "Friendly",
    "InArena",
    "Is",
    "IsLeader",
    "IsToken",
    "Named",
    "NotIt",
    "Number",
    "Other",
    "Trait",
    "Unique",
    "Upgraded",
    "another",
    "aspect",
    "cost_at_least",
    "cost_at_most",
    "damaged",
    "enemy",
    "exhausted",
    "friendly",
    "ground",
    "leader_unit",
    "other_than_it",
    "power_at_least",
    "power_at_most",
    "remaining_at_most",
    "space",
    "token",
    "trait",
    "unique",
    "upgraded",
]


# Where adjectives stand: "another damaged friendly non-leader Trooper ground unit that costs 3 or less".
ARENA, KIND, SORT, SIDE, STATE, DENIED, OTHER = 1, 2, 3, 4, 5, 6, 20


def trait_name(trait: str) -> Message:
    """Return the word for a trait."""
    return say(f"swu-trait-{re.sub('[^a-z0-9]+', '-', trait)}")


def all_read(filters: Sequence[Filter]) -> int:
    """Return what filters read of the table between them."""
    read = 0
    for one in filters:
        read |= one.reads
    return read


class Simple(Filter):
    """An adjective without parameters."""

    __slots__ = ()

    word = ""

    def text(self, noun: Message, count: int) -> Message:
        return say(f"swu-is-{self.word}", noun=noun, n=count)


class Clause(Filter):
    """An adjective that has words of its own for its opposite."""

    __slots__ = ()

    def denied(self, noun: Message, count: int) -> Message:
        """Put to the noun that it is not so."""
        raise NotImplementedError


class Role(Simple):
    """A part in the attack that is going on; there is only one unit that plays it."""

    __slots__ = ()

    place = STATE

    def who(self) -> Message:
        """Say it as a noun: "the attacker"."""
        return say(f"swu-{self.word}")


@dataclass(frozen=True, slots=True)
class Friendly(Simple):
    """Controlled by you."""

    word = "friendly"
    reads = 0
    place = SIDE

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        return bool(thing.controller == act.seat)  # swu:1.5.3.a


@dataclass(frozen=True, slots=True)
class Enemy(Simple):
    """Controlled by an opponent."""

    word = "enemy"
    vowel = True
    reads = 0
    place = SIDE

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether an opponent controls it."""
        return bool(thing.controller != act.seat)  # swu:1.5.3.b


@dataclass(frozen=True, slots=True)
class Other(Simple):
    """Not the card with the ability (swu:8.19.1)."""

    word = "other"
    vowel = True
    reads = 0
    place = OTHER

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        source = act.source
        return thing is not source and not (isinstance(source, Upgrade) and thing is source.unit)

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """A card out of play is always another."""
        return True


@dataclass(frozen=True, slots=True)
class NotIt(Simple):
    """Not what was chosen before in the same ability."""

    word = "other"
    vowel = True
    place = OTHER

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        return all(thing is not one for one in act.things)  # swu:8.19.2


@dataclass(frozen=True, slots=True)
class InArena(Filter):
    """In one of the arenas."""

    arena: int

    reads = 0
    place = ARENA

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        return isinstance(thing, Unit) and thing.arena == self.arena  # swu:4.3.5, swu:4.4.5

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it would be played there."""
        return face.unit and face.arena == self.arena

    def text(self, noun: Message, count: int) -> Message:
        return say(f"swu-is-{ARENAS[self.arena]}", noun=noun, n=count)


def _gained_by_leaders(table: Table, leader: Any, trait: str) -> bool:
    """Tell whether the leaders of a player have a trait besides those that are printed on them."""
    return any(rule.leader_trait == trait and seat == leader.controller for _, seat, rule in table.rules)


def traits_of(table: Table, act: Act, face: Face) -> frozenset[str]:
    """Return the traits of a card out of play, one of the player's own: those printed on it, and what it gains."""
    lent = [trait for _, seat, rule in table.rules for trait in rule.lends_traits(seat, act.seat, face)]
    return face.traits.union(lent) if lent else face.traits


@dataclass(frozen=True, slots=True)
class Trait(Filter):
    """With a trait (swu:2.12.1)."""

    trait: TraitName

    reads = 0
    place = KIND

    @property
    def vowel(self) -> bool:  # type: ignore[override]
        return self.trait[0] in "aeiou"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it has the trait."""
        if isinstance(thing, Unit):
            return self.trait in thing.traits
        return self.trait in thing.face.traits or (thing.face.leader and _gained_by_leaders(table, thing, self.trait))

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether the trait is printed on it, or some ability gives it to cards out of play."""
        return self.trait in face.traits or self.trait in traits_of(table, act, face)

    def text(self, noun: Message, count: int) -> Message:
        return say("swu-is-trait", noun=noun, trait=trait_name(self.trait), n=count)


@dataclass(frozen=True, slots=True)
class AspectIs(Filter):
    """With an aspect icon."""

    aspect: Aspect

    reads = 0
    place = KIND

    @property
    def vowel(self) -> bool:  # type: ignore[override]
        return self.aspect[0] in "aeiou"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it has the icon."""
        return self.aspect in thing.face.aspects

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it has the icon."""
        return self.aspect in face.aspects

    def text(self, noun: Message, count: int) -> Message:
        return say("swu-is-aspect", noun=noun, aspect=say(f"swu-aspect-{self.aspect}"), n=count)


@dataclass(frozen=True, slots=True)
class Damaged(Simple):
    """With damage on it."""

    word = "damaged"
    reads = DAMAGE
    place = STATE

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        return bool(thing.damage)  # swu:1.9.4


@dataclass(frozen=True, slots=True)
class Exhausted(Simple):
    """Exhausted."""

    word = "exhausted"
    vowel = True
    place = STATE

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        return bool(thing.exhausted)  # swu:1.5.4.a


@dataclass(frozen=True, slots=True)
class IsLeader(Simple):
    """A leader unit (swu:3.4.7)."""

    word = "leader"
    reads = 0
    place = ARENA

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        return bool(thing.leader) if isinstance(thing, Unit) else thing.face.leader

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        return face.leader


@dataclass(frozen=True, slots=True)
class Unique(Simple):
    """Unique."""

    word = "unique"
    reads = 0
    place = SORT

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        return bool(thing.face.unique)  # swu:8.30.6

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        return face.unique  # swu:8.30.6


@dataclass(frozen=True, slots=True)
class IsToken(Simple):
    """A token."""

    word = "token"
    reads = 0
    place = ARENA

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        return bool(thing.face.token)

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        return face.token


@dataclass(frozen=True, slots=True)
class Upgraded(Simple):
    """With an upgrade on it."""

    word = "upgraded"
    vowel = True
    reads = 0
    place = STATE

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        return bool(thing.upgrades)  # swu:3.6.13


@dataclass(frozen=True, slots=True)
class Is(Filter):
    """Of a card type; Pilots out of play are units only."""

    type: CardType

    reads = 0
    place = 0

    @property
    def vowel(self) -> bool:  # type: ignore[override]
        return self.type in ("event", "upgrade")

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is of the type now."""
        if self.type in ("unit", "upgrade", "base"):
            return bool(thing.kind == self.type)
        return self.fits(table, act, thing.face)

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it is of the type."""
        return bool(getattr(face, self.type)) and not (self.type == "unit" and face.leader)  # swu:7.5.17.d

    def text(self, noun: Message, count: int) -> Message:
        """Put its word to the noun, or in its place."""
        if noun.id == "swu-noun-card":
            return say(f"swu-noun-{self.type}", n=count)
        return say(f"swu-is-type-{self.type}", noun=noun, n=count)


@dataclass(frozen=True, slots=True)
class Named(Filter):
    """With a name, whatever its subtitle and type.

    An upgrade that says so can be on others too, and only this part of it does nothing.
    """

    title: Title

    reads = 0

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether that is its name."""
        return bool(thing.face.title == self.title)  # swu:8.24.1, swu:8.24.2, swu:8.24.3

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether that is its name."""
        return face.title == self.title  # swu:8.24.2

    def text(self, noun: Message, count: int) -> Message:
        """Put the name to the noun."""
        return say("swu-is-named", noun=noun, name=self.title, n=count)


@dataclass(frozen=True, slots=True)
class Number(Filter):
    """With a value of at most, or at least, so much; cost is the printed one, for leaders as well."""

    value: UnitValue
    """cost, power, remaining, damage, hp."""
    most: int | None = None
    least: int | None = None

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """Whether it asks for a derived value."""
        return self.value in ("power", "remaining", "hp")

    @property
    def reads(self) -> int:  # type: ignore[override]
        """A printed cost needs no reading; power may come of Grit and Raid."""
        return 0 if self.value == "cost" else ANYTHING

    def _within(self, number: int) -> bool:
        return (self.most is None or number <= self.most) and (self.least is None or number >= self.least)

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether its value is within the bounds."""
        # swu:1.8.6, swu:1.8.7
        return self._within(thing.face.cost if self.value == "cost" else getattr(thing, self.value))

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether what is printed is within the bounds (swu:1.10.5)."""
        return self._within(getattr(face, "hp" if self.value == "remaining" else self.value))  # swu:1.8.6, swu:8.16.5.e

    def text(self, noun: Message, count: int) -> Message:
        """Put the bound to the noun."""
        if self.most is None:
            return say(f"swu-is-{self.value}-least", noun=noun, number=self.least or 0, n=count)
        if self.most == self.least:
            return say(f"swu-is-{self.value}-exactly", noun=noun, number=self.most, n=count)
        return say(f"swu-is-{self.value}-most", noun=noun, number=self.most, n=count)


friendly = Friendly()


enemy = Enemy()


another = Other()


other_than_it = NotIt()


ground = InArena(GROUND)


space = InArena(SPACE)


damaged = Damaged()


exhausted = Exhausted()


leader_unit = IsLeader()


unique = Unique()


token = IsToken()


upgraded = Upgraded()


trait = Trait


aspect = AspectIs


def cost_at_most(number: int) -> Number:
    """Return "that costs so much or less"."""
    return Number("cost", most=number)


def cost_at_least(number: int) -> Number:
    """Return "that costs so much or more"."""
    return Number("cost", least=number)


def power_at_most(number: int) -> Number:
    """Return "with so much power or less"."""
    return Number("power", most=number)


def power_at_least(number: int) -> Number:
    """Return "with so much power or more"."""
    return Number("power", least=number)


def remaining_at_most(number: int) -> Number:
    """Return "with so much remaining HP or less"."""
    return Number("remaining", most=number)
