"""Resources (chapter 1.7): put into play, readied, exhausted, defeated, paid, looked at, taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tablero.games.swu.abilities import Act, Amount, Effect, Filter, amount_of
from tablero.games.swu.checks import put_in_discard, settle
from tablero.games.swu.costs import Terms
from tablero.games.swu.playing import pay_resources, play, why_not_play
from tablero.games.swu.state import Delayed, Table
from tablero.games.swu.triggers import window
from tablero.games.swu.vocabulary.amounts.counting import LEADER_UNITS
from tablero.games.swu.vocabulary.asking import asking, choose_amount, choose_hidden, pick_hidden
from tablero.games.swu.vocabulary.effects.base import OfDeck, OfHand, OfResources, seats_of
from tablero.games.swu.vocabulary.nouns import article
from tablero.games.swu.vocabulary.questions import asked_by
from tablero.games.swu.zones import (
    exhaust_resources,
    forget_hand,
    lying,
    ready_resources,
    resource,
    resource_top,
    show,
    take_from_discard,
    take_resource,
    to_hand,
)
from tablero.kernel import Choose, Message, Option, Pick, Play, say

__all__ = [
    "BorrowForEachLeader",
    "DefeatResource",
    "ExhaustResources",
    "PayAnyNumber",
    "PayResources",
    "PlayRevealed",
    "ReadyResources",
    "ResourceFromHand",
    "ResourceThis",
    "ResourceTop",
    "ReturnResources",
    "RevealResource",
]


@dataclass(frozen=True, slots=True)
class ResourceTop(OfDeck):
    """Put the top card of one's deck into play as a resource."""

    ready: bool = False

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Put it there."""
        yield from ()
        return resource_top(table, act.seat, ready=self.ready) is not None

    def text(self) -> Message:
        return say("swu-resource-top-ready" if self.ready else "swu-resource-top")


@dataclass(frozen=True, slots=True)
class ResourceFromHand(OfHand):
    """Put a card from hand into play as a resource (swu:1.7.7)."""

    ready: bool = False

    asks_first = True

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose it and put it there."""
        player = table.players[act.seat]
        card = yield from choose_hidden(act, lambda: player.hand, self)
        if card is None:
            return False
        player.hand.remove(card)
        forget_hand(table, act.seat)
        resource(table, act.seat, card, ready=self.ready)
        table.known[card] = 1 << act.seat
        return True

    def text(self) -> Message:
        return say("swu-resource-hand-ready" if self.ready else "swu-resource-hand")


@dataclass(frozen=True, slots=True)
class ResourceThis(Effect):
    """Put this card, which lies in the discard pile, into play as a resource."""

    ready: bool = False

    def able(self, table: Table, act: Act) -> bool:
        return bool(lying(table, [act.source.card]))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Put it there."""
        cards = take_from_discard(table, [act.source.card])
        for card in cards:
            resource(table, act.seat, card, ready=self.ready)
        yield from ()
        return bool(cards)

    def text(self) -> Message:
        return say("swu-resource-this-ready" if self.ready else "swu-resource-this")


@dataclass(frozen=True, slots=True)
class BorrowForEachLeader(Effect):
    """Resource as many cards as you have leader units, if you like, ready; as many are defeated when the regroup phase starts."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let the player choose the cards, and remember what is owed."""
        player = table.players[act.seat]
        count = LEADER_UNITS.value(table, act)
        if not count or not player.hand:
            return False
        ask = asking(act, self)
        answer = yield lambda: Pick(act.seat, [("card", card) for card in player.hand], 0, count, ask, hidden=True)
        for _, card in answer:
            player.hand.remove(card)
            resource(table, act.seat, card, ready=True)
            table.known[card] = 1 << act.seat
            table.delayed.append(Delayed("regroup-phase", DefeatResource(), act.face, act.seat))
        forget_hand(table, act.seat)
        return bool(answer)

    def text(self) -> Message:
        return say("swu-borrow-for-each", what=LEADER_UNITS.for_each())


@dataclass(frozen=True, slots=True)
class ReadyResources(Effect):
    """Ready resources."""

    count: Amount = 1
    up_to: bool = False

    def able(self, table: Table, act: Act) -> bool:
        return bool(table.players[act.seat].spent)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ready them."""
        player = table.players[act.seat]
        count = min(amount_of(self.count, table, act), len(player.spent))
        if self.up_to and count:
            count = yield from choose_amount(act, count, self)
        table.dirty = True
        return ready_resources(player, count) > 0

    def text(self) -> Message:
        if not isinstance(self.count, int):
            return say("swu-ready-resources-for-each", what=self.count.for_each())
        return say("swu-ready-up-to" if self.up_to else "swu-ready-resources", count=self.count)


@dataclass(frozen=True, slots=True)
class ExhaustResources(Effect):
    """Exhaust resources of a player."""

    count: int = 1
    who: Literal["you", "defending", "chosen"] = "defending"

    def able(self, table: Table, act: Act) -> bool:
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
        return say(f"swu-exhaust-resources-{self.who}", count=self.count)


@dataclass(frozen=True, slots=True)
class DefeatResource(Effect):
    """Defeat a resource one controls."""

    owned: bool = False
    """Whether it must also be one's own."""

    def _cards(self, table: Table, act: Act) -> list[int]:
        cards = table.players[act.seat].resources
        return [card for card in cards if table.owners[card] == act.seat] if self.owned else cards

    def able(self, table: Table, act: Act) -> bool:
        return bool(self._cards(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose it and put it face up on its owner's discard pile."""
        player = table.players[act.seat]
        if not self.able(table, act):
            return False
        ask = asking(act, self)
        answer = yield lambda: Choose(act.seat, [("card", card) for card in self._cards(table, act)], ask, hidden=True)
        card = answer[1]
        take_resource(player, card)
        put_in_discard(table, card)  # swu:1.5.5.f
        table.dirty = True
        table.log.reveal()
        yield from settle(table)
        return True

    def text(self) -> Message:
        return say("swu-defeat-resource-owned" if self.owned else "swu-defeat-resource")


@dataclass(frozen=True, slots=True)
class PayResources(Effect):
    """Pay resources as part of an effect: all or nothing."""

    count: int

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether it can be paid."""
        player = table.players[act.seat]
        return len(player.ready) + player.usable_credits >= self.count

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Pay."""
        if not self.able(table, act):
            return False
        yield from pay_resources(table, table.players[act.seat], self.count)
        return True

    def text(self) -> Message:
        return say("swu-pay", count=self.count)


@dataclass(frozen=True, slots=True)
class PayAnyNumber(Effect):
    """Pay any number of resources, none included (swu:8.5.6); "that much" is how many."""

    most: int = 99

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask how many, and pay them."""
        player = table.players[act.seat]
        most = min(self.most, len(player.ready) + player.usable_credits)
        options: list[Option] = [("number", number) for number in range(most + 1)]
        answer = yield Choose(act.seat, options, asked_by(act, "swu-ask-pay"))
        act.amount = answer[1]
        yield from pay_resources(table, player, act.amount)
        return act.amount > 0

    def text(self) -> Message:
        return say("swu-pay-any-number") if self.most >= 99 else say("swu-pay-up-to", count=self.most)


@dataclass(frozen=True, slots=True)
class ReturnResources(OfResources):
    """Return a resource you control, or up to so many, to their owners' hands (swu:8.25.1); how many is "that much"."""

    up_to: int | None = None

    asks_first = True

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose them and return them."""
        player = table.players[act.seat]
        act.amount = 0
        if not player.resources:
            return False
        if self.up_to is None:
            card = yield from choose_hidden(act, lambda: player.resources, self)
            cards = [] if card is None else [card]
        else:
            act.may = False
            cards = yield from pick_hidden(act.seat, lambda: player.resources, 0, self.up_to, asking(act, self))
        for card in cards:
            take_resource(player, card)
            table.known[card] = 1 << table.owners[card]
            to_hand(table, card)
        table.dirty = True
        act.amount = len(cards)
        return bool(cards)

    def text(self) -> Message:
        if self.up_to is None:
            return say("swu-return-resource")
        if self.up_to >= 99:
            return say("swu-return-any-resources")
        return say("swu-return-resources", most=self.up_to)


@dataclass(frozen=True, slots=True)
class RevealResource(OfResources):
    """Reveal a resource you control; if it is of some kind, return it to hand and resource the top card of your deck."""

    filters: tuple[Filter, ...]

    asks_first = True

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose it, show it to everybody, and see."""
        player = table.players[act.seat]
        card = yield from choose_hidden(act, lambda: player.resources, self)
        if card is None:
            return False
        show(table, act.seat, [card])  # swu:8.26.6
        if all(one.fits(table, act, table.faces[card]) for one in self.filters):
            take_resource(player, card)
            table.dirty = True
            to_hand(table, card)
            resource_top(table, act.seat)
        return True

    def text(self) -> Message:
        return say("swu-reveal-resource", what=article("card", self.filters))


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
            answer = yield Choose(act.seat, options, asked_by(act, "swu-ask-next-play"))
            units.remove(answer[1])
            outer, table.pending = table.pending, []
            yield from play(table, act.seat, answer[1], terms)
            if units:  # one at a time: each with what it sets off before the next (swu:7.1.7)
                yield from window(table)
            table.pending = outer + table.pending
        return bool(cards)
