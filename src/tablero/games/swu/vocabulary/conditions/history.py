"""Conditions about what has happened: in this phase, or in what set off the ability."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tablero.games.swu.abilities import Act, Condition, Filter
from tablero.games.swu.constants import ACTION
from tablero.games.swu.names import Side, UnknownName, check_word
from tablero.games.swu.state import Base, Happened, Table
from tablero.games.swu.vocabulary.effects.discard_pile import defeated_cards
from tablero.games.swu.vocabulary.filters.basic import Enemy, Friendly, Other, Trait
from tablero.games.swu.vocabulary.nouns import article, phrase
from tablero.kernel import Message, say

__all__ = [
    "CardDefeated",
    "HitsBase",
    "Now",
    "NthCard",
    "Paid",
    "ThisPhase",
    "ThisWasDiscarded",
]


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

    what: Literal[
        "played",
        "defeated",
        "left",
        "attacked",
        "attacked-base",
        "base-damaged",
        "discarded",
        "drawn",
        "indirect",
        "fell-attacking",
        "token",
    ]
    whose: Side = "you"
    """Who did it, or to whose card it happened."""
    cards: tuple[Filter, ...] = ()
    other_than_this: bool = False
    by_you: bool = False
    """Of units that were defeated: whether it must have been you who defeated them (swu:1.18.1)."""
    least: int = 1
    """How many at least; of damage, how much in all."""

    def __post_init__(self) -> None:
        check_word(self)
        if self.what in ("indirect", "fell-attacking", "token") and self.whose != "you":
            raise UnknownName(f'ThisPhase knows "{self.what}" only of "you".')
        if self.by_you and (self.what, self.whose, self.cards, self.least) != ("defeated", "opponent", (), 1):
            raise ValueError("ThisPhase: what you defeated is an enemy unit; nothing else about it has words.")

    def holds(self, table: Table, act: Act) -> bool:
        total = 0
        for one in table.this_phase(self.what):
            if (self.whose == "you" and one.seat != act.seat) or (self.whose == "opponent" and one.seat == act.seat):
                continue
            if (self.other_than_this and one.piece == act.source.id) or (self.by_you and one.other != act.seat):
                continue
            if one.face is not None and not all(_was(table, act, test, one) for test in self.cards):
                continue
            if self.what == "base-damaged":
                total += one.amount if one.other != act.seat else 0
            else:
                total += 1
        return total >= self.least

    def text(self) -> Message:
        noun = "unit" if self.what in OF_UNITS else "card"
        cards = (*self.cards, Other()) if self.other_than_this else self.cards
        what = article(noun, cards)
        if self.by_you:
            return say("swu-if-you-defeated")
        if self.cards and self.what == "defeated":
            sides: dict[str, tuple[Filter, ...]] = {"you": (Friendly(),), "opponent": (Enemy(),), "any": ()}
            return say("swu-if-defeated-any", what=article("unit", (*cards, *sides[self.whose])))
        if self.least > 1 and self.what == "defeated":
            return say(f"swu-if-defeated-many-{self.whose}", number=self.least)
        if self.least > 1:
            what = say("swu-or-more", number=self.least, noun=phrase(noun, cards, 2))
        return say(f"swu-if-{self.what}-{self.whose}", what=what, number=self.least)


@dataclass(frozen=True, slots=True)
class CardDefeated(Condition):
    """The card spoken of was defeated in this phase."""

    word = "card-defeated"

    def holds(self, table: Table, act: Act) -> bool:
        return bool(act.cards) and all(card in defeated_cards(table) for card in act.cards)


@dataclass(frozen=True, slots=True)
class ThisWasDiscarded(Condition):
    """This card was discarded from a hand or deck in this phase."""

    word = "this-discarded"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it was, and hasn't been in play since."""
        discarded = False
        for one in table.past:
            if one.what == "discarded" and one.piece == act.source.card and one.phase == table.phases:
                discarded = True
            elif one.what == "left" and one.amount == act.source.card:
                discarded = False
        return discarded


@dataclass(frozen=True, slots=True)
class NthCard(Condition):
    """The card that was played is the player's second of this phase, or whichever the number says."""

    number: int

    def holds(self, table: Table, act: Act) -> bool:
        seat = act.event.seat if act.event is not None else -1
        return sum(one.seat == seat for one in table.this_phase("played")) == self.number  # swu:8.9.1, swu:8.9.2

    def text(self) -> Message:
        return say("swu-if-nth-card", number=self.number)


@dataclass(frozen=True, slots=True)
class Paid(Condition):
    """The card that was played was paid for with less than its cost, or with nothing; Credit tokens don't count as paying."""

    how_much: Literal["less", "nothing"]

    def holds(self, table: Table, act: Act) -> bool:
        event = act.event
        if event is None or event.terms is None or event.face is None:
            return False
        paid = event.terms.paid
        return paid == 0 if self.how_much == "nothing" else paid < event.face.cost  # swu:1.8.6, swu:3.7.13

    def text(self) -> Message:
        return say(f"swu-if-paid-{self.how_much}")


@dataclass(frozen=True, slots=True)
class HitsBase(Condition):
    """The damage that was dealt is so much or more, to your base or to an enemy base."""

    whose: Literal["your", "enemy"]
    least: int = 1

    def holds(self, table: Table, act: Act) -> bool:
        event = act.event
        if event is None or not isinstance(event.other, Base):
            return False
        return (event.other.owner == act.seat) == (self.whose == "your") and event.amount >= self.least

    def text(self) -> Message:
        return say(f"swu-if-hits-{self.whose}-base", mood="if", number=self.least)


@dataclass(frozen=True, slots=True)
class Now(Condition):
    """It is the first round of the game, it is the action phase, or nobody has taken the initiative in this phase."""

    what: Literal["first-round", "action-phase", "initiative-free"]

    def holds(self, table: Table, act: Act) -> bool:
        if self.what == "first-round":
            return table.round == 1
        return table.phase == ACTION if self.what == "action-phase" else not table.initiative_taken

    def text(self) -> Message:
        return say(f"swu-if-{self.what}", mood="if")
