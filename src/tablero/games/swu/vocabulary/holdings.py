"""Hands and resources: revealing, discarding down to a number, returning and exhausting resources, paying at will."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Condition, Cost, Count, Effect, Filter
from tablero.games.swu.playing import pay_resources
from tablero.games.swu.state import Player, Table
from tablero.games.swu.vocabulary.asking import asking, choose_opponent, pick_hidden
from tablero.games.swu.vocabulary.effects_cards import seats_of
from tablero.games.swu.vocabulary.naming import name_one
from tablero.games.swu.vocabulary.sources import OfResources
from tablero.games.swu.vocabulary.targets import article, fitting_cards, some
from tablero.games.swu.zones import discard_from_hand, exhaust_resources, reveal_from_hand, take_resource, to_hand
from tablero.kernel import Choose, Message, Option, Play, say


@dataclass(frozen=True, slots=True)
class DiscardDownTo(Effect):
    """Each player discards all but so many cards of their hand."""

    keep: int

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether somebody has more."""
        return any(len(player.hand) > self.keep for player in table.everybody())

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let them choose what to discard, one player after the other."""
        done = False
        ask = asking(act, self)
        for player in table.everybody():
            excess = len(player.hand) - self.keep
            if excess <= 0:
                continue
            yield from self._discard(table, player, excess, ask)
            done = True
        return done

    def _discard(self, table: Table, player: Player, count: int, ask: Message) -> Play[None]:
        cards = yield from pick_hidden(player.seat, lambda: player.hand, count, count, ask)
        discard_from_hand(table, player.seat, cards)

    def text(self) -> Message:
        """Say it."""
        return say("swu-discard-down-to", keep=self.keep)


@dataclass(frozen=True, slots=True)
class DiscardCost(Cost):
    """Discard a card of some kind from hand, or several, other than the one that is being played."""

    filters: tuple[Filter, ...] = ()
    count: int = 1

    def _fitting(self, table: Table, act: Act) -> list[int]:
        hand = table.players[act.seat].hand
        return [card for card in fitting_cards(table, act, hand, self.filters) if card != act.source.card]

    def payable(self, table: Table, act: Act) -> bool:
        """Tell whether there are enough."""
        return len(self._fitting(table, act)) >= self.count

    def pay(self, table: Table, act: Act) -> Play[None]:
        """Choose it and discard it; several at the same time (swu:1.14.4)."""
        ask = asking(act, self)
        if self.count > 1:
            cards = yield from pick_hidden(act.seat, lambda: self._fitting(table, act), self.count, self.count, ask)
            discard_from_hand(table, act.seat, cards)
            return
        answer = yield lambda: Choose(
            act.seat, [("card", card) for card in self._fitting(table, act)], ask, hidden=True
        )
        discard_from_hand(table, act.seat, [answer[1]])

    def text(self) -> Message:
        """Say it."""
        return say("swu-discard-you", count=self.count, what=some("card", self.filters, self.count))


@dataclass(frozen=True, slots=True)
class NameAndDiscard(Effect):
    """Name a card; an opponent reveals their hand and discards a card with that name from it (swu:8.18.1)."""

    word = "name-and-discard"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask for the name, show the hand, and let the opponent discard."""
        title = yield from name_one(table, act)
        seat = yield from choose_opponent(table, act)
        if seat < 0:
            return False
        hand = table.players[seat].hand
        reveal_from_hand(table, seat, hand)
        options: list[Option] = [("card", card) for card in hand if table.faces[card].title == title]
        if not options:
            return False
        answer = yield Choose(seat, options, asking(act, self))
        act.cards = [answer[1]]
        discard_from_hand(table, seat, act.cards)
        return True


# Resources.


@dataclass(frozen=True, slots=True)
class ReturnResources(OfResources):
    """Return up to so many of one's resources to their owners' hands (swu:8.25.1)."""

    most: int

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose them and return them."""
        player = table.players[act.seat]
        if not player.resources:
            return False
        cards = yield from pick_hidden(act.seat, lambda: player.resources, 0, self.most, asking(act, self))
        for card in cards:
            take_resource(player, card)
            table.known[card] = 1 << table.owners[card]
            to_hand(table, card)
        table.dirty = True
        act.amount = len(cards)
        return bool(cards)

    def text(self) -> Message:
        """Say it."""
        if self.most >= 99:
            return say("swu-return-any-resources")
        return say("swu-return-resources", most=self.most)


@dataclass(frozen=True, slots=True)
class ExhaustResources(Effect):
    """Exhaust resources of a player."""

    count: int = 1
    who: str = "defending"

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether one is ready."""
        return any(table.players[seat].ready for seat in seats_of(table, act, self.who))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Exhaust them."""
        done = False
        for seat in seats_of(table, act, self.who):
            player = table.players[seat]
            done = bool(player.ready) or done
            exhaust_resources(player, self.count)
        table.dirty = True
        yield from ()
        return done

    def text(self) -> Message:
        """Say it."""
        return say(f"swu-exhaust-resources-{self.who}", count=self.count)


@dataclass(frozen=True, slots=True)
class PayAnyNumber(Effect):
    """Pay any number of resources, none included (swu:8.5.6); "that much" is how many."""

    most: int = 99

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask how many, and pay them."""
        player = table.players[act.seat]
        most = min(self.most, len(player.ready) + player.usable_credits)
        options: list[Option] = [("number", number) for number in range(most + 1)]
        answer = yield Choose(act.seat, options, say("swu-ask-pay", card=act.face.name))
        act.amount = answer[1]
        yield from pay_resources(table, player, act.amount)
        return act.amount > 0

    def text(self) -> Message:
        """Say it."""
        return say("swu-pay-any-number") if self.most >= 99 else say("swu-pay-up-to", count=self.most)


# What the cards that were spoken of are like.


@dataclass(frozen=True, slots=True)
class CardIs(Condition):
    """The card that was discarded or revealed is of some kind."""

    filters: tuple[Filter, ...]

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether there is one, and all are of the kind."""
        return bool(act.cards) and all(one.fits(table, act, table.faces[c]) for c in act.cards for one in self.filters)

    def text(self) -> Message:
        """Say it."""
        if not self.filters:
            return say("swu-if-there-was-one")
        return say("swu-if-card-is", mood="if", what=article("card", self.filters))


@dataclass(frozen=True, slots=True)
class CardCost(Count):
    """What the card that was discarded or revealed costs."""

    def value(self, table: Table, act: Act) -> int:
        """Return it: the printed cost (swu:1.8.6)."""
        return sum(table.faces[card].cost for card in act.cards)

    def text(self) -> Message:
        """Say it."""
        return say("swu-its-cost")
