"""Cards that are chosen or revealed in discard piles and among resources, and where they go then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Condition, Effect, Filter
from tablero.games.swu.cards import Face
from tablero.games.swu.checks import put_in_discard, settle
from tablero.games.swu.costs import Terms
from tablero.games.swu.playing import play, why_not_play
from tablero.games.swu.state import Table, Unit
from tablero.games.swu.triggers import window
from tablero.games.swu.vocabulary.asking import asking, choose_card, choose_hidden, pick_cards, pick_hidden
from tablero.games.swu.vocabulary.filters import Simple
from tablero.games.swu.vocabulary.sources import OfDeck, OfEnemyResources, OfResources
from tablero.games.swu.vocabulary.targets import article, fitting_cards, some
from tablero.games.swu.zones import lying, resource, resource_top, show, take_from_discard, take_resource, to_hand
from tablero.kernel import Choose, Message, Option, Pick, Play, Reason, because, say
from tablero.kernel import Draw as DrawLots

# What cards are like.


@dataclass(frozen=True, slots=True)
class NamedLikeUnit(Filter):
    """Of a card: with the name of a unit of some kind that you control (swu:8.18.2)."""

    units: tuple[Filter, ...] = ()

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether there is such a unit."""
        return any(
            unit.face.title == face.title and all(one.test(table, act, unit) for one in self.units)
            for unit in table.players[act.seat].units
        )

    def text(self, noun: Message, count: int) -> Message:
        """Put it to the noun."""
        return say("swu-is-named-like-unit", noun=noun, what=article("unit", self.units), n=count)


@dataclass(frozen=True, slots=True)
class NamedLikeCard(Simple):
    """With the name of the card that was spoken of (swu:8.18.2)."""

    word = "named-like-card"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it has that name."""
        return any(table.faces[card].title == thing.face.title for card in act.cards)


def defeated_cards(table: Table) -> set[int]:
    """Return the cards of the units that were defeated in this phase."""
    return {one.amount for one in table.this_phase("defeated")}


# Choosing in a discard pile.


@dataclass(frozen=True, slots=True)
class PickFromDiscard(Effect):
    """Choose cards of some kind in your discard pile, for what follows to be done with them."""

    filters: tuple[Filter, ...] = ()
    noun: str = "card"
    least: int = 1
    most: int = 1
    defeated: bool = False
    """Whether they must be units that were defeated in this phase."""

    asks_first = True

    def _fitting(self, table: Table, act: Act) -> list[int]:
        cards = fitting_cards(table, act, table.players[act.seat].discard, self.filters, self.noun)
        return [card for card in cards if card in defeated_cards(table)] if self.defeated else cards

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there are any."""
        return bool(self._fitting(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask; the cards are those spoken of from now on, and how many is "that much"."""
        found = self._fitting(table, act)
        act.cards, act.amount = [], 0
        act.cards = yield from pick_cards(act, found, self.least, self.most, self)
        act.amount = len(act.cards)
        return bool(act.cards)

    def text(self) -> Message:
        """Say it."""
        what = some(self.noun, self.filters, self.most, self.least)
        return say("swu-pick-discard-defeated" if self.defeated else "swu-pick-discard", what=what, n=self.most)


@dataclass(frozen=True, slots=True)
class CardsToResources(Effect):
    """Put the cards spoken of into play as resources from the discard pile (swu:1.7.7)."""

    word = "cards-to-resources"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Put them there, exhausted."""
        cards = take_from_discard(table, act.cards)
        for card in cards:
            resource(table, act.seat, card)
        yield from ()
        return bool(cards)


@dataclass(frozen=True, slots=True)
class CardsToHand(Effect):
    """Return the cards spoken of from the discard pile to their owner's hand (swu:8.25.1)."""

    several: bool = False
    """Whether there may be more than one."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Return them."""
        cards = take_from_discard(table, act.cards)
        for card in cards:
            to_hand(table, card)
        yield from ()
        return bool(cards)

    def text(self) -> Message:
        """Say it."""
        return say("swu-cards-to-hand", n=2 if self.several else 1)


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
            return None if len(set(titles)) == len(titles) else because("swu:8.5.2", "swu-not-different-names")

        def sampler(_: object) -> tuple[Option, ...]:
            found = {table.faces[card].title: ("card", card) for card in pile}
            return tuple(sorted(list(found.values())[: self.count], key=lambda one: pile.index(one[1])))

        ask = asking(act, self)
        options: list[Option] = [("card", card) for card in pile]
        answers = yield Pick(act.seat, options, self.count, self.count, ask, limit=limit, sampler=sampler)
        drawn = yield DrawLots(self.count, 1)
        act.cards = [answers[drawn[0]][1]]
        for card in take_from_discard(table, act.cards):
            to_hand(table, card)
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-one-at-random", count=self.count)


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
        """Tell whether there is one."""
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
class ResourceDefeated(Effect):
    """Put the unit that was defeated in the attack into play as a resource under your control."""

    word = "resource-defeated"

    def _cards(self, table: Table, act: Act) -> list[int]:
        other = act.event.other if act.event is not None else None
        return lying(table, [other.card]) if other is not None else []

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether its card lies in its owner's discard pile."""
        return bool(self._cards(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Put it there."""
        cards = take_from_discard(table, self._cards(table, act))
        for card in cards:
            resource(table, act.seat, card)
        yield from ()
        return bool(cards)


# Among resources.


@dataclass(frozen=True, slots=True)
class RevealResource(OfResources):
    """Reveal a resource you control; if it is of some kind, return it to hand and put another one down for it."""

    filters: tuple[Filter, ...]

    asks_first = True

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose it, show it to everybody, and see (swu:8.26.6)."""
        player = table.players[act.seat]
        card = yield from choose_hidden(act, lambda: player.resources, self)
        if card is None:
            return False
        show(table, act.seat, [card])
        if all(one.fits(table, act, table.faces[card]) for one in self.filters):
            take_resource(player, card)
            table.dirty = True
            to_hand(table, card)
            resource_top(table, act.seat)
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-reveal-resource", what=article("card", self.filters))


@dataclass(frozen=True, slots=True)
class ReturnResource(OfResources):
    """Return a resource you control to its owner's hand (swu:8.25.1)."""

    word = "return-resource"
    asks_first = True

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose it and return it."""
        player = table.players[act.seat]
        card = yield from choose_hidden(act, lambda: player.resources, self)
        if card is None:
            return False
        take_resource(player, card)
        table.dirty = True
        table.known[card] = 1 << table.owners[card]
        to_hand(table, card)
        return True


@dataclass(frozen=True, slots=True)
class PlayRevealed(OfResources):
    """Reveal any number of resources you control and play each unit among them for free, one after the other."""

    word = "play-revealed-resources"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose them, show them, play the units."""
        player = table.players[act.seat]
        if not player.resources:
            return False
        cards = yield from pick_hidden(act.seat, lambda: player.resources, 0, len(player.resources), asking(act, self))
        show(table, act.seat, cards)
        units = [card for card in cards if table.faces[card].unit]
        terms = Terms(zone="resources", free=True)
        while units:
            options: list[Option] = [
                ("play", card)
                for card in units
                if card in player.resources and why_not_play(table, act.seat, card, terms) is None
            ]
            if not options:
                break
            answer = yield Choose(act.seat, options, "swu-ask-next-play")
            units.remove(answer[1])
            outer, table.pending = table.pending, []
            yield from play(table, act.seat, answer[1], terms)
            if units:  # one at a time: each with what it sets off before the next (swu:7.1.7)
                yield from window(table)
            table.pending = outer + table.pending
        return bool(cards)


@dataclass(frozen=True, slots=True)
class InspectResources(OfEnemyResources):
    """Reveal so many enemy resources; each of some kind is defeated, and its controller puts down another for it."""

    count: int
    filters: tuple[Filter, ...]

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Turn up cards at random, since they all look alike."""
        where = [(seat, i) for seat in table.opponents(act.seat) for i in range(len(table.players[seat].resources))]
        if not where:
            return False
        count = min(self.count, len(where))
        drawn = yield DrawLots(len(where), count)
        found = [(where[i][0], table.players[where[i][0]].resources[where[i][1]]) for i in drawn]
        for seat, card in found:
            show(table, seat, [card])
        for seat, card in found:
            if all(one.fits(table, act, table.faces[card]) for one in self.filters):
                owner = table.players[seat]
                (owner.ready if card in owner.ready else owner.spent).remove(card)
                table.dirty = True
                put_in_discard(table, card)
                resource_top(table, seat)
        yield from settle(table)
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-inspect-resources", count=self.count, what=article("card", self.filters))


@dataclass(frozen=True, slots=True)
class ShowTop(OfDeck):
    """Reveal the top card of your deck, which stays there (swu:8.26.3)."""

    word = "show-top"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Show it to everybody."""
        act.cards = table.players[act.seat].deck[-1:]
        show(table, act.seat, act.cards)
        yield from ()
        return bool(act.cards)


@dataclass(frozen=True, slots=True)
class CardDefeated(Condition):
    """The card spoken of was defeated in this phase."""

    word = "card-defeated"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it was."""
        return bool(act.cards) and all(card in defeated_cards(table) for card in act.cards)
