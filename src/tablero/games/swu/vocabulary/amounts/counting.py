"""How many there are of something: units, resources, cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tablero.games.swu.abilities import Act, Count, Filter
from tablero.games.swu.cards import Face
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.names import Aspect, Noun, UnknownName, check_word
from tablero.games.swu.state import Table, Unit
from tablero.games.swu.vocabulary.filters.basic import Friendly, IsLeader
from tablero.games.swu.vocabulary.filters.keywords import abilities_on
from tablero.games.swu.vocabulary.filters.places import InArenaOf
from tablero.games.swu.vocabulary.filters.players import seat_of
from tablero.games.swu.vocabulary.nouns import article, fitting, phrase
from tablero.kernel import Message, say

__all__ = [
    "LEADER_UNITS",
    "AbilitiesOf",
    "CardsAmong",
    "Different",
    "Discarded",
    "HandSize",
    "Icons",
    "MostUnits",
    "Resources",
    "ThatMany",
    "UnitsOf",
]


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
        return self.what(1)


@dataclass(frozen=True, slots=True)
class UnitsOf(Counted):
    """How many units of some kind there are."""

    filters: tuple[Filter, ...] = ()
    noun: Noun = "unit"

    @property
    def derived(self) -> bool:  # type: ignore[override]
        return any(one.derived for one in self.filters)

    @property
    def after_target(self) -> bool:  # type: ignore[override]
        """Whether it asks for what is chosen."""
        return InArenaOf("it") in self.filters

    def value(self, table: Table, act: Act) -> int:
        return len(fitting(table, act, self.noun, self.filters))

    def what(self, number: int) -> Message:
        return phrase(self.noun, self.filters, number)

    def at_least(self, number: int) -> Message:
        """Say that there are so many or more."""
        return say("swu-if-there-are", mood="if", number=number, what=phrase(self.noun, self.filters, 2))


LEADER_UNITS = UnitsOf((IsLeader(), Friendly()))
"""How many friendly leader units there are."""


@dataclass(frozen=True, slots=True)
class Resources(Counted):
    """How many resources a player controls."""

    who: Literal["you", "defending", "chosen"] = "you"

    def value(self, table: Table, act: Act) -> int:
        player = table.players[seat_of(self.who, act)]
        return len(player.ready) + len(player.spent)

    def what(self, number: int) -> Message:
        return say(f"swu-resources-of-{self.who}", n=number)

    def at_least(self, number: int) -> Message:
        """Say that a player controls so many or more."""
        return say(f"swu-if-resources-{self.who}", mood="if", number=number)


@dataclass(frozen=True, slots=True)
class HandSize(Plain):
    """How many cards there are in a hand."""

    who: Literal["you", "its-controller", "chosen"] = "you"
    """you, or its-controller: of what was spoken of."""

    @property
    def word(self) -> str:  # type: ignore[override]
        """By whose hand it is."""
        return f"hand-{self.who}"

    def value(self, table: Table, act: Act) -> int:
        return len(table.players[seat_of(self.who, act)].hand)


@dataclass(frozen=True, slots=True)
class MostUnits(Plain):
    """How many units are controlled by the opponent who controls the most."""

    word = "most-units"

    def value(self, table: Table, act: Act) -> int:
        return max((len(table.players[seat].units) for seat in table.opponents(act.seat)), default=0)


@dataclass(frozen=True, slots=True)
class Different(Counted):
    """How many different aspects, names or costs there are: among units of some kind, among cards, or on "it"."""

    what_of: Literal["aspects", "names", "costs"]
    among: Literal["units", "cards", "discard", "it"] = "units"
    """units; cards: those spoken of; discard: those in your discard pile; it: what is chosen."""
    filters: tuple[Filter, ...] = ()
    """Of units: which ones count."""

    def __post_init__(self) -> None:
        check_word(self)
        if (
            self.among
            not in {"aspects": ("units", "cards", "it"), "names": ("units",), "costs": ("discard",)}[self.what_of]
        ):
            raise UnknownName(f"Different: there are no words for {self.what_of} among {self.among}.")

    @property
    def after_target(self) -> bool:  # type: ignore[override]
        """Whether it asks for what is chosen."""
        return self.among == "it"

    def value(self, table: Table, act: Act) -> int:
        return len({one for face in self._faces(table, act) for one in self._marks(face)})

    def _marks(self, face: Face) -> tuple[object, ...]:
        if self.what_of == "aspects":
            return face.aspects
        return (face.title if self.what_of == "names" else face.cost,)  # swu:8.24.2, swu:1.8.6

    def _faces(self, table: Table, act: Act) -> list[Face]:
        if self.among == "units":
            return [unit.face for unit in fitting(table, act, "unit", self.filters)]
        if self.among == "it":
            return [act.it.face] if act.it is not None else []
        return [table.faces[card] for card in (act.cards if self.among == "cards" else table.players[act.seat].discard)]

    def what(self, number: int) -> Message:
        if self.among == "units":
            return say(f"swu-unit-{self.what_of}", n=number, what=phrase("unit", self.filters, 2))
        return say(f"swu-{self.what_of}-of-{self.among}", n=number)

    def at_least(self, number: int) -> Message:
        """Say that there are so many or more."""
        if self.among == "units":
            return say(f"swu-if-unit-{self.what_of}", mood="if", number=number, what=phrase("unit", self.filters, 2))
        return Counted.at_least(self, number)


@dataclass(frozen=True, slots=True)
class Discarded(Counted):
    """How many cards of some kind there are in your discard pile."""

    filters: tuple[Filter, ...]

    def value(self, table: Table, act: Act) -> int:
        return sum(
            all(one.fits(table, act, table.faces[card]) for one in self.filters)
            for card in table.players[act.seat].discard
        )

    def what(self, number: int) -> Message:
        return say("swu-in-your-discard", what=phrase("card", self.filters, number))

    def at_least(self, number: int) -> Message:
        """Say that there are so many or more."""
        many = say("swu-or-more", number=number, noun=phrase("card", self.filters, 2))
        return say(
            "swu-if-in-discard", mood="if", what=article("card", self.filters) if number == 1 else many, n=number
        )


@dataclass(frozen=True, slots=True)
class CardsAmong(Counted):
    """How many of the cards spoken of are of some kind."""

    filters: tuple[Filter, ...]

    def value(self, table: Table, act: Act) -> int:
        return sum(all(one.fits(table, act, table.faces[card]) for one in self.filters) for card in act.cards)

    def what(self, number: int) -> Message:
        return say("swu-among-those", what=phrase("card", self.filters, number))


@dataclass(frozen=True, slots=True)
class ThatMany(Count):
    """How many came out before in the same ability: cards revealed, units defeated."""

    of: Literal["revealed", "discarded", "paid-so", "tokens", "credits", "returned", "defeated-so"]

    def value(self, table: Table, act: Act) -> int:
        return act.amount

    def text(self) -> Message:
        return say("swu-number-of", what=say(f"swu-those-{self.of}"))

    def for_each(self) -> Message:
        return say(f"swu-each-{self.of}")


@dataclass(frozen=True, slots=True)
class Icons(Count):
    """How many icons of an aspect there are among units of some kind (swu:1.5.6.b)."""

    aspect: Aspect
    kinds: tuple[Filter, ...]

    def value(self, table: Table, act: Act) -> int:
        """Count them, each icon of each unit."""
        units = fitting(table, act, "unit", self.kinds)
        return sum(unit.face.aspects.count(self.aspect) for unit in units)

    def text(self) -> Message:
        return say("swu-number-of", what=self._said(2))

    def for_each(self) -> Message:
        return self._said(1)

    def _said(self, count: int) -> Message:
        aspect = say(f"swu-aspect-{self.aspect}")
        return say("swu-icons-among", aspect=aspect, what=phrase("unit", self.kinds, 2), n=count)


@dataclass(frozen=True, slots=True)
class AbilitiesOf(Counted):
    """How many abilities of one kind the unit spoken of has."""

    on: Literal["attack"]

    def value(self, table: Table, act: Act) -> int:
        current(table)
        return len(abilities_on(act.it, self.on)) if isinstance(act.it, Unit) else 0

    def what(self, number: int) -> Message:
        return say("swu-its-abilities", on=say(f"swu-head-{self.on}"), n=number)
