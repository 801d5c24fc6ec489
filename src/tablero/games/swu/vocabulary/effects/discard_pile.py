"""Cards in discard piles: chosen, returned to hand, put into a deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tablero.games.swu.abilities import Act, Effect, Filter
from tablero.games.swu.names import CardNoun, check_word
from tablero.games.swu.state import Table, Unit
from tablero.games.swu.vocabulary.asking import asking, choose_card, one_pile, pick_cards
from tablero.games.swu.vocabulary.nouns import article, fitting_cards, phrase, some
from tablero.games.swu.zones import lying, resource, take_from_discard, to_bottom, to_hand
from tablero.kernel import Draw, Message, Option, Pick, Play, Reason, because, say

__all__ = [
    "OneAtRandom",
    "PickFromDiscard",
    "PutCards",
    "ReturnDefeated",
    "ReturnFromDiscard",
    "ReturnLostUpgrade",
    "ShuffleAway",
    "TakeBack",
]


@dataclass(frozen=True, slots=True)
class PickFromDiscard(Effect):
    """Choose cards of some kind in your discard pile, for what follows to be done with them."""

    filters: tuple[Filter, ...] = ()
    noun: CardNoun = "card"
    least: int = 1
    most: int = 1
    defeated: bool = False
    """Whether they must be units that were defeated in this phase."""

    asks_first = True

    def _fitting(self, table: Table, act: Act) -> list[int]:
        cards = fitting_cards(table, act, table.players[act.seat].discard, self.filters, self.noun)
        return [card for card in cards if card in defeated_cards(table)] if self.defeated else cards

    def able(self, table: Table, act: Act) -> bool:
        return bool(self._fitting(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask; the cards are those spoken of from now on, and how many is "that much"."""
        found = self._fitting(table, act)
        act.cards, act.amount = [], 0
        act.cards = yield from pick_cards(act, found, self.least, self.most, self)
        act.amount = len(act.cards)
        return bool(act.cards)

    def text(self) -> Message:
        what = some(self.noun, self.filters, self.most, self.least)
        return say("swu-pick-discard-defeated" if self.defeated else "swu-pick-discard", what=what, n=self.most)


@dataclass(frozen=True, slots=True)
class ReturnFromDiscard(Effect):
    """Return cards of some kind from a discard pile to the hand of their owner (swu:8.25.1)."""

    filters: tuple[Filter, ...] = ()
    most: int = 1
    whose: Literal["you", "any", "one"] = "you"
    """you; any: any discard piles; one: a single discard pile, no matter whose."""
    to: Literal["hand", "bottom"] = "hand"
    """hand, or bottom: of their owner's deck."""
    noun: CardNoun = "card"
    least: int = 1

    asks_first = True

    def _fitting(self, table: Table, act: Act) -> list[int]:
        players = [table.players[act.seat]] if self.whose == "you" else table.players
        cards = [card for player in players for card in player.discard]
        return fitting_cards(table, act, cards, self.filters, self.noun)

    def able(self, table: Table, act: Act) -> bool:
        return bool(self._fitting(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose them and return them."""
        found = self._fitting(table, act)
        act.cards = []
        limit = one_pile(table) if self.whose == "one" else None
        act.cards = yield from pick_cards(act, found, self.least, self.most, self, limit)
        act.amount = len(act.cards)
        for card in act.cards:
            next(player for player in table.players if card in player.discard).discard.remove(card)
            table.dirty = True
        if self.to == "hand":
            for card in act.cards:
                to_hand(table, card)
        elif act.cards:
            order = yield Draw(len(act.cards), len(act.cards))
            for i in order:
                to_bottom(table, act.cards[i])
        return bool(act.cards)

    def text(self) -> Message:
        what = some(self.noun, self.filters, self.most, self.least)
        return say(f"swu-from-discard-{self.whose}-{self.to}", what=what, n=min(self.most, 2))


@dataclass(frozen=True, slots=True)
class PutCards(Effect):
    """Put the cards spoken of, perhaps only those of some kind, from the discard pile where they lie somewhere else.

    To the hand of their owner, to the bottom of the deck of their owner in random order, or among your resources,
    exhausted. How many there were becomes "that much".
    """

    to: Literal["hand", "bottom", "resources"]
    several: bool = False
    """Whether there may be more than one."""
    filters: tuple[Filter, ...] = ()
    this: bool = False
    """Whether this card is meant, which has left play, instead of those spoken of."""

    def __post_init__(self) -> None:
        check_word(self)
        if (self.filters or self.this) and self.to != "hand":
            raise ValueError("This card, or cards of some kind among those spoken of, only go to a hand.")

    def _cards(self, table: Table, act: Act) -> list[int]:
        return fitting_cards(table, act, lying(table, [act.source.card] if self.this else act.cards), self.filters)

    def able(self, table: Table, act: Act) -> bool:
        return not (self.filters or self.this) or bool(self._cards(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Put them there."""
        cards = take_from_discard(table, self._cards(table, act))
        act.amount = len(cards)
        if self.filters:
            act.cards = cards
        if self.to == "bottom" and cards:
            order = yield Draw(len(cards), len(cards))
            for i in order:
                to_bottom(table, cards[i])
                table.known[cards[i]] = 0
        elif self.to == "hand":
            for card in cards:
                to_hand(table, card)  # swu:8.25.1
        else:
            for card in cards:
                resource(table, act.seat, card)  # swu:1.7.7
        return bool(cards)

    def text(self) -> Message:
        if self.this:
            return say("swu-return-fallen")
        if self.filters:
            return say("swu-cards-to-hand-of-kind", what=phrase("card", self.filters, 2))
        return say(f"swu-cards-to-{self.to}", n=2 if self.several else 1)


@dataclass(frozen=True, slots=True)
class ReturnDefeated(Effect):
    """Return each unit in one's discard pile that was defeated in this phase to one's hand (swu:8.25.1).

    One that was defeated, and then left play in another way, came to the discard pile as another card.
    """

    word = "return-defeated"

    def _cards(self, table: Table, act: Act) -> list[int]:
        defeated = {one.piece for one in table.this_phase("defeated")}
        last = {one.amount: one.piece for one in table.this_phase("left")}  # swu:8.6.4
        return [card for card in table.players[act.seat].discard if last.get(card) in defeated]

    def able(self, table: Table, act: Act) -> bool:
        return bool(self._cards(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Return them all."""
        act.cards = self._cards(table, act)
        for card in act.cards:
            table.players[act.seat].discard.remove(card)
            to_hand(table, card)
        yield from ()
        return bool(act.cards)


@dataclass(frozen=True, slots=True)
class ReturnLostUpgrade(Effect):
    """Return an upgrade that was attached to this unit, which has left play, to its owner's hand."""

    word = "return-lost-upgrade"
    asks_first = True

    def _cards(self, table: Table, act: Act) -> list[int]:
        if not isinstance(act.source, Unit):
            return []
        return lying(table, [upgrade.card for upgrade in act.source.upgrades])

    def able(self, table: Table, act: Act) -> bool:
        return bool(self._cards(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose it and return it."""
        card = yield from choose_card(act, self._cards(table, act), self)
        if card is None:
            return False
        for one in take_from_discard(table, [card]):
            to_hand(table, one)
        return True


@dataclass(frozen=True, slots=True)
class TakeBack(Effect):
    """Return one of the cards that were discarded, of some kind, to its owner's hand or to the top of the deck."""

    filters: tuple[Filter, ...] = ()
    to: Literal["hand", "top"] = "hand"

    asks_first = True

    def _cards(self, table: Table, act: Act) -> list[int]:
        return fitting_cards(table, act, lying(table, act.cards), self.filters)

    def able(self, table: Table, act: Act) -> bool:
        return bool(self._cards(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose it and return it."""
        card = yield from choose_card(act, self._cards(table, act), self)
        if card is None:
            return False
        take_from_discard(table, [card])  # swu:8.25.1
        if self.to == "hand":
            to_hand(table, card)
        else:
            table.players[table.owners[card]].deck.append(card)
        return True

    def text(self) -> Message:
        return say(f"swu-take-back-{self.to}", what=article("card", self.filters))


@dataclass(frozen=True, slots=True)
class OneAtRandom(Effect):
    """Choose so many cards with different names in your discard pile; one of them at random returns to your hand."""

    count: int

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there are so many different names."""
        return len({table.faces[card].title for card in table.players[act.seat].discard}) >= self.count

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask, then draw lots."""
        if not self.able(table, act):
            return False
        pile = table.players[act.seat].discard

        def limit(answer: tuple[Option, ...]) -> Reason | None:
            titles = [table.faces[one[1]].title for one in answer]  # type: ignore[index]
            return None if len(set(titles)) == len(titles) else because("swu:8.5.1", "swu-not-different-names")

        def sampler(_: object) -> tuple[Option, ...]:
            found = {table.faces[card].title: ("card", card) for card in pile}
            return tuple(sorted(list(found.values())[: self.count], key=lambda one: pile.index(one[1])))

        ask = asking(act, self)
        options: list[Option] = [("card", card) for card in pile]
        answers = yield Pick(act.seat, options, self.count, self.count, ask, limit=limit, sampler=sampler)
        drawn = yield Draw(self.count, 1)
        act.cards = [answers[drawn[0]][1]]
        for card in take_from_discard(table, act.cards):
            to_hand(table, card)
        return True

    def text(self) -> Message:
        return say("swu-one-at-random", count=self.count)


@dataclass(frozen=True, slots=True)
class ShuffleAway(Effect):
    """The chosen player shuffles their discard pile and puts it on the bottom of their deck."""

    word = "shuffle-away"

    def run(self, table: Table, act: Act) -> Play[bool]:
        player = table.players[act.seats[0]]
        pile = list(player.discard)
        if not pile:
            return False
        order = yield Draw(len(pile), len(pile))
        player.discard = []
        table.dirty = True
        player.deck[:0] = [pile[i] for i in order]
        for card in pile:
            table.known[card] = 0
        return True


def defeated_cards(table: Table) -> set[int]:
    """Return the cards of the units that were defeated in this phase."""
    return {one.amount for one in table.this_phase("defeated")}
