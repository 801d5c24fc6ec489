"""What bases do (chapter 3.2): at setup, with tokens, for each leader unit."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from tablero.games.swu.abilities import Ability, Act, Condition, Cost, Declined, Effect, Target, units_in
from tablero.games.swu.checks import defeat_all, defeat_upgrades, settle
from tablero.games.swu.damage import deal
from tablero.games.swu.entering import create_upgrade
from tablero.games.swu.state import Base, Delayed, Event, Table, Unit, Upgrade
from tablero.games.swu.triggers import emit
from tablero.games.swu.vocabulary.asking import asking, choose_card
from tablero.games.swu.vocabulary.conditions import UnitsOf
from tablero.games.swu.vocabulary.effects_cards import DefeatResource
from tablero.games.swu.vocabulary.filters import Friendly, IsLeader
from tablero.games.swu.vocabulary.force import use_force
from tablero.games.swu.vocabulary.sources import OfHand
from tablero.games.swu.vocabulary.targets import Chosen
from tablero.games.swu.zones import forget_hand, lying, resource
from tablero.kernel import Choose, Message, Option, Pick, Play, say

LEADER_UNITS = UnitsOf((IsLeader(), Friendly()))
"""How many friendly leader units there are."""


# At setup.


@dataclass(frozen=True, slots=True)
class StartingHand(Ability):
    """Draw more or fewer cards in the starting hand, perhaps without a mulligan (swu:5.2.1.d, swu:5.2.1.e)."""

    cards: int
    mulligan: bool = True

    def text(self) -> Message:
        """Say it."""
        said = say("swu-starting-hand-more" if self.cards > 0 else "swu-starting-hand-less", count=abs(self.cards))
        return said if self.mulligan else say("swu-no-mulligan", text=said)


@dataclass(frozen=True, slots=True)
class DeckSize(Ability):
    """The deck must have more cards, or may have fewer: see `deckbuilding.minimum` (swu:1.2.1)."""

    cards: int

    def text(self) -> Message:
        """Say it."""
        return say("swu-deck-size-more" if self.cards > 0 else "swu-deck-size-less", count=abs(self.cards))


@dataclass(frozen=True, slots=True)
class FirstRound(Condition):
    """It is the first round of the game."""

    word = "first-round"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it is."""
        return table.round == 1


@dataclass(frozen=True, slots=True)
class BottomFromHand(OfHand):
    """Put a few cards from one's hand on the bottom of one's deck, in any order."""

    count: int

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let the player choose the cards, then their order from the top down."""
        player = table.players[act.seat]
        if not player.hand:
            return False
        count = min(self.count, len(player.hand))
        ask = asking(act, self)
        answer = yield lambda: Pick(act.seat, [("card", card) for card in player.hand], count, count, ask, hidden=True)
        player.looked = [card for _, card in answer]
        for card in player.looked:
            player.hand.remove(card)
        forget_hand(table, act.seat)
        order = yield lambda: Choose(act.seat, _orders(player.looked), "swu-ask-order", hidden=True)
        player.looked = []
        player.deck[:0] = order[:0:-1]
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-bottom-from-hand", count=self.count)


def _orders(cards: list[int]) -> list[Option]:
    """Return all orders of a few cards."""
    return [("order", *order) for order in permutations(cards)]


# Costs.


@dataclass(frozen=True, slots=True)
class ExhaustingA(Cost):
    """Exhaust a ready unit of some kind (swu:1.5.4.e)."""

    to: Chosen

    def _ready(self, table: Table, act: Act) -> list[Any]:
        return [thing for thing in self.to.candidates(table, act) if not thing.exhausted]

    def payable(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        return bool(self._ready(table, act))

    def pay(self, table: Table, act: Act) -> Play[None]:
        """Choose it and exhaust it."""
        ask = asking(act, self)
        answer = yield Choose(act.seat, [thing.ref for thing in self._ready(table, act)], ask)
        unit = table.piece(answer)
        assert isinstance(unit, Unit)
        unit.exhausted = table.dirty = True
        emit(table, Event("exhausted", unit.controller, unit, by=act.source))

    def text(self) -> Message:
        """Say it."""
        return say("swu-exhaust", to=self.to.text())


@dataclass(frozen=True, slots=True)
class DefeatingToken(Cost):
    """Defeat a friendly token: a unit, an upgrade, a Credit, the Force (swu:3.7.1)."""

    def _tokens(self, table: Table, act: Act) -> list[Option]:
        player = table.players[act.seat]
        found: list[Option] = [unit.ref for unit in player.units if unit.face.token]
        for unit in table.units():
            found += [one.ref for one in unit.upgrades if one.face.token and one.controller == act.seat]
        if player.credits:
            found.append(("credit", act.seat))
        if player.force:
            found.append(("force", act.seat))
        return found

    def payable(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        return bool(self._tokens(table, act))

    def pay(self, table: Table, act: Act) -> Play[None]:
        """Choose it and defeat it."""
        ask = asking(act, self)
        answer = yield Choose(act.seat, self._tokens(table, act), ask)
        if answer[0] == "credit":
            table.players[act.seat].credits -= 1
            table.dirty = True
        elif answer[0] == "force":
            use_force(table, act.seat)
        else:
            piece = table.piece(answer)
            if isinstance(piece, Unit):
                defeat_all(table, [piece], act.seat, act.source)
            elif isinstance(piece, Upgrade):
                defeat_upgrades(table, [piece], act.seat, act.source)
        table.dirty = True

    def text(self) -> Message:
        """Say it."""
        return say("swu-defeat-friendly-token")


# Conditions.


@dataclass(frozen=True, slots=True)
class HitsEnemyBase(Condition):
    """The damage that was dealt is so much or more, to an enemy base."""

    least: int

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it is."""
        event = act.event
        if event is None or not isinstance(event.other, Base):
            return False
        return event.other.owner != act.seat and event.amount >= self.least

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-hits-enemy-base", mood="if", number=self.least)


# For each friendly leader unit.


def _choices(table: Table, act: Act, to: Target, why: Effect, may: bool) -> Play[list[Any]]:
    """Let the player choose a thing for each friendly leader unit, perhaps the same again (swu:8.35.1)."""
    chosen: list[Any] = []
    for _ in range(LEADER_UNITS.value(table, act)):
        act.may = may
        with suppress(Declined):
            chosen += yield from to.find(table, act, why)
        act.may = False
    return chosen


@dataclass(frozen=True, slots=True)
class DealForEachLeader(Effect):
    """For each friendly leader unit, you may deal damage to a unit: all of it at the same time (swu:8.35.1.a)."""

    amount: int
    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose, then deal to each in one go."""
        chosen = yield from _choices(table, act, self.to, self, True)
        act.things = list(dict.fromkeys(chosen))
        hurts = [(thing, self.amount * chosen.count(thing)) for thing in act.things]
        act.amount = yield from deal(table, hurts, act)
        return bool(hurts)

    def text(self) -> Message:
        """Say it."""
        effect = say("swu-may", effect=say("swu-deal", amount=self.amount, to=self.to.text()))
        return say("swu-for-each", what=LEADER_UNITS.for_each(), effect=effect)


@dataclass(frozen=True, slots=True)
class TokenForEachLeader(Effect):
    """For each friendly leader unit, give a token to a unit (swu:8.35.1)."""

    token: str
    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose, then give them all."""
        chosen = yield from _choices(table, act, self.to, self, False)
        for unit in units_in(chosen):
            create_upgrade(table, self.token, unit, act.seat)
        yield from settle(table)
        return bool(chosen)

    def text(self) -> Message:
        """Say it."""
        token = say(f"swu-token-{self.token}", n=1)
        effect = say("swu-give-token", count=1, token=token, to=self.to.text())
        return say("swu-for-each", what=LEADER_UNITS.for_each(), effect=effect)


@dataclass(frozen=True, slots=True)
class BorrowForEachLeader(Effect):
    """For each friendly leader unit, you may resource a card and ready it; as many go when the regroup phase starts."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let the player choose the cards, and remember what is owed (swu:7.7.4.a)."""
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
        """Say it."""
        return say("swu-borrow-for-each", what=LEADER_UNITS.for_each())


# Discard piles.


@dataclass(frozen=True, slots=True)
class BackOnTop(Effect):
    """Put one of the cards that were discarded on top of the deck it came from."""

    word = "back-on-top"
    asks_first = True

    def _cards(self, table: Table, act: Act) -> list[int]:
        return lying(table, act.cards)

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        return bool(self._cards(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose it and put it there."""
        card = yield from choose_card(act, self._cards(table, act), self)
        if card is None:
            return False
        player = table.players[table.owners[card]]
        player.discard.remove(card)
        player.deck.append(card)
        table.dirty = True
        return True
