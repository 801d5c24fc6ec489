"""Cards that go back to a deck, are guessed or taken from its top, and upgrades that come back on another unit."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Amount, Condition, Count, Effect, Filter, Standing, amount_of
from tablero.games.swu.attaching import attachable
from tablero.games.swu.checks import detach, settle
from tablero.games.swu.damage import deal
from tablero.games.swu.entering import attach
from tablero.games.swu.state import Event, Played, Table, Unit, Upgrade
from tablero.games.swu.triggers import emit
from tablero.games.swu.vocabulary.asking import asking, choose_piece, see
from tablero.games.swu.vocabulary.effects_actions import remove_to_hand
from tablero.games.swu.vocabulary.filters import Friendly
from tablero.games.swu.vocabulary.naming import name_one
from tablero.games.swu.vocabulary.sources import OfDeck, OfHand
from tablero.games.swu.vocabulary.targets import article
from tablero.games.swu.zones import (
    forget_hand,
    look_at_top,
    lying,
    show,
    sink_rest,
    take_from_discard,
    to_bottom,
    to_hand,
    were_drawn,
)
from tablero.kernel import Choose, Message, Play, say
from tablero.kernel import Draw as DrawLots

# Conditions and numbers.


@dataclass(frozen=True, slots=True)
class NthCard(Condition):
    """The card that was played is the player's so-and-so-many-th of this phase (swu:8.9.1, swu:8.9.2)."""

    number: int

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it is."""
        seat = act.event.seat if act.event is not None else -1
        return sum(one.seat == seat for one in table.this_phase("played")) == self.number

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-nth-card", number=self.number)


@dataclass(frozen=True, slots=True)
class PaidLess(Condition):
    """Less than its cost was paid for the card that was played (swu:1.8.6)."""

    word = "paid-less"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it was."""
        event = act.event
        if event is None or event.terms is None or event.face is None:
            return False
        return event.terms.paid < event.face.cost


@dataclass(frozen=True, slots=True)
class NoReadyResources(Condition):
    """The defending player controls no ready resource."""

    word = "no-ready-resources"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether that is so."""
        return act.attack is not None and not table.players[act.attack.defending].ready


@dataclass(frozen=True, slots=True)
class FriendsInItsArena(Count):
    """How many units you control in the arena of the unit that was chosen."""

    after_target = True

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        unit = act.it
        if not isinstance(unit, Unit):
            return 0
        return sum(one.arena == unit.arena for one in table.players[act.seat].units)

    def text(self) -> Message:
        """Say it."""
        return say("swu-count-friends-in-arena")

    def for_each(self) -> Message:
        """Say what is counted."""
        return say("swu-each-friend-in-arena")


@dataclass(frozen=True, slots=True)
class ReadyTokens(Standing):
    """Each unit token you create enters play ready."""

    word = "ready-tokens"
    readies_tokens = True


# Decks.


@dataclass(frozen=True, slots=True)
class HandToDeck(OfHand):
    """Put a card from your hand on the top or bottom of your deck."""

    word = "hand-to-deck"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the card and the end of the deck."""
        player = table.players[act.seat]
        if not player.hand:
            return False
        ask = asking(act, self)
        answer = yield lambda: Choose(act.seat, [("card", card) for card in player.hand], ask, hidden=True)
        place = player.hand.index(answer[1])  # the card itself may be drawn anew before the next answer
        where = yield Choose(act.seat, ["top", "bottom"], ask)
        card = player.hand.pop(place)
        forget_hand(table, act.seat)
        if where == "top":
            player.deck.append(card)
        else:
            player.deck.insert(0, card)
        table.known[card] = 1 << act.seat
        return True


@dataclass(frozen=True, slots=True)
class CardsToBottom(Effect):
    """Put the cards spoken of, which lie in a discard pile, on the bottom of their owner's deck in random order."""

    word = "cards-to-bottom"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Put them there."""
        cards = take_from_discard(table, act.cards)
        if cards:
            order = yield DrawLots(len(cards), len(cards))
            for i in order:
                to_bottom(table, cards[i])
                table.known[cards[i]] = 0
        act.amount = len(cards)
        return bool(cards)


@dataclass(frozen=True, slots=True)
class ShuffleAway(Effect):
    """The chosen player shuffles the own discard pile and puts it on the bottom of the own deck."""

    word = "shuffle-away"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Do it."""
        player = table.players[act.seats[0]]
        pile = list(player.discard)
        if not pile:
            return False
        order = yield DrawLots(len(pile), len(pile))
        player.discard = []
        table.dirty = True
        player.deck[:0] = [pile[i] for i in order]
        for card in pile:
            table.known[card] = 0
        return True


@dataclass(frozen=True, slots=True)
class TakeOne(Effect):
    """Look at so many cards from the top of your deck; draw 1 and put the others on the bottom in random order."""

    count: Amount

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a card to look at."""
        return bool(table.players[act.seat].deck) and amount_of(self.count, table, act) > 0

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Look, choose one, put the rest away."""
        player = table.players[act.seat]
        count = min(amount_of(self.count, table, act), len(player.deck))
        if count <= 0:
            return False
        look_at_top(table, player, count)
        ask = asking(act, self)
        answer = yield lambda: Choose(act.seat, [("card", card) for card in player.looked], ask, hidden=True)
        player.looked.remove(answer[1])
        to_hand(table, answer[1])
        were_drawn(table, act.seat, [answer[1]])
        yield from sink_rest(table, player)
        return True

    def text(self) -> Message:
        """Say it."""
        what = say("swu-that-much") if isinstance(self.count, int) else self.count.text()
        return say("swu-take-one", count=what)


@dataclass(frozen=True, slots=True)
class GuessName(OfDeck):
    """Name a card, then look at the top card of your deck; if it has that name, you may reveal and draw it."""

    word = "guess-name"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask for the name, look, and ask again."""
        player = table.players[act.seat]
        if not player.deck:
            return False
        title = yield from name_one(table, act)
        ask = say("swu-ask-top", card=act.face.name)

        def question() -> Choose:
            fits = table.faces[player.deck[-1]].title == title
            return Choose(act.seat, ["draw", "keep"] if fits else ["keep"], ask, hidden=True)

        answer = yield from see(table, (act.seat,), player.deck[-1:], question)
        if answer == "keep":
            return False
        card = player.deck.pop()
        show(table, act.seat, [card])
        to_hand(table, card)
        were_drawn(table, act.seat, [card])
        return True


# Upgrades and units.


@dataclass(frozen=True, slots=True)
class Reattach(Effect):
    """Attach this upgrade, which lies in the discard pile, to a friendly unit of some kind."""

    filters: tuple[Filter, ...]

    def _units(self, table: Table, act: Act) -> list[Unit]:
        card = act.source.card
        if not lying(table, [card]):
            return []
        there = Act(act.seat, Played(card, act.face, table.owners[card], act.seat))
        return [
            unit
            for unit in table.players[act.seat].units
            if all(one.test(table, act, unit) for one in self.filters) and attachable(table, there, act.face, unit)
        ]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        return bool(self._units(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the unit and attach it."""
        units = self._units(table, act)
        if not units:
            return False
        unit = yield from choose_piece(act.seat, units, say("swu-ask-attach", card=act.face.name))
        take_from_discard(table, [act.source.card])
        attach(table, act.source.card, act.face, act.seat, unit)
        yield from settle(table)
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-attach-this-upgrade", to=article("unit", (*self.filters, Friendly())))


@dataclass(frozen=True, slots=True)
class ReturnWithUpgrades(Effect):
    """Return this unit and each upgrade on it to their owners' hands (swu:8.25.1)."""

    word = "return-with-upgrades"

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether it is in play."""
        return isinstance(act.source, Unit) and act.source.here

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Return them all."""
        unit = act.source
        if not isinstance(unit, Unit) or not unit.here:
            return False
        for upgrade in [one for one in unit.upgrades if not one.face.leader]:
            _take_off(table, upgrade, act.seat)
        yield from remove_to_hand(table, unit, act)
        yield from settle(table)
        return True


def _take_off(table: Table, upgrade: Upgrade, by: int) -> None:
    detach(table, upgrade, by)
    emit(table, Event("detached", upgrade.controller, upgrade, other=upgrade.unit))
    if upgrade.card >= 0:
        to_hand(table, upgrade.card)


@dataclass(frozen=True, slots=True)
class DealAtRandom(Effect):
    """Deal damage to a random unit or base."""

    amount: int

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Draw lots, each thing as likely as any other, and deal it (swu:8.23.1)."""
        things = [*table.units(), *[player.base for player in table.players if not player.out]]
        drawn = yield DrawLots(len(things), 1)
        yield from deal(table, [(things[drawn[0]], self.amount)], act)
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-deal-random", amount=self.amount)
