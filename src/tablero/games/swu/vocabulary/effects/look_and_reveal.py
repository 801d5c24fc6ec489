"""Looking at cards and revealing them (chapters 8.14 and 8.26): of a deck, of a hand."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import permutations
from typing import Literal

from tablero.games.swu.abilities import Act, Condition, Declined, Effect, Filter, Target
from tablero.games.swu.checks import settle
from tablero.games.swu.costs import Terms
from tablero.games.swu.damage import deal
from tablero.games.swu.playing import play, ways, ways_open
from tablero.games.swu.state import Player, Table, Unit
from tablero.games.swu.vocabulary.asking import asking, pick_hidden, see
from tablero.games.swu.vocabulary.effects.base import OfAnyDeck, OfDeck, OfHand
from tablero.games.swu.vocabulary.nouns import article, fitting_cards, phrase, some
from tablero.games.swu.vocabulary.questions import asked_by
from tablero.games.swu.zones import (
    discard_from_deck,
    discard_off_deck,
    draw,
    knows,
    look_at_top,
    reveal_from_hand,
    show,
    to_bottom,
)
from tablero.kernel import Choose, Draw, Message, Option, Play, say

__all__ = [
    "Arrange",
    "DrawThat",
    "LookAtEachTop",
    "LookAtTop",
    "PeekAtDeck",
    "PushLuck",
    "RevealForDamage",
    "RevealFromHand",
    "RevealThis",
    "RevealTop",
    "RevealTopCards",
    "SiftTop",
    "TheirCards",
    "WithTop",
]


def _see(table: Table, seat: int, card: int) -> None:
    """Let a player see a card of a deck that stays where it is (swu:8.14.2)."""
    knows(table, card, seat)
    table.shown.append((card, (seat,)))
    table.log.reveal()
    table.log.tell_seats((seat,), "swu-log-looks", cards=(say("swu-name", name=table.faces[card].name),))


@dataclass(frozen=True, slots=True)
class LookAtTop(OfDeck):
    """Look at the top card of one's deck, then do something that depends on what it is (swu:8.14.1)."""

    then: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Show it to the player while the rest is decided."""
        player = table.players[act.seat]
        if not player.deck:
            return False
        before = len(table.shown)
        _see(table, act.seat, player.deck[-1])
        done = yield from self.then.run(table, act)
        del table.shown[before:]
        return done

    def text(self) -> Message:
        return say("swu-look-top", effect=self.then.text())


@dataclass(frozen=True, slots=True)
class LookAtEachTop(OfAnyDeck):
    """Look at the top card of each player's deck (swu:8.14.1)."""

    word = "look-each-top"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Show them one by one: it can't be simultaneous, so the player chooses the order."""
        before = len(table.shown)
        left: list[Option] = [("player", player.seat) for player in table.everybody() if player.deck]
        if not left:
            return False
        ask = asking(act, self)
        while left:
            answer = yield Choose(act.seat, left, ask)
            left = [one for one in left if one != answer]  # swu:7.1.4, swu:11.4.3
            _see(table, act.seat, table.players[answer[1]].deck[-1])
        yield Choose(act.seat, ["done"], ask, hidden=True)
        del table.shown[before:]
        return True


@dataclass(frozen=True, slots=True)
class Arrange(OfDeck):
    """Look at cards from the top of one's deck; put any number on the bottom, the rest back in any order."""

    count: int

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let the player put them down one by one: each on the bottom, or on top."""
        player = table.players[act.seat]
        if not player.deck:
            return False
        look_at_top(table, player, self.count)
        ask = asked_by(act, "swu-ask-arrange")

        def question() -> Choose:
            options: list[Option] = [(where, card) for card in player.looked for where in ("top", "bottom")]
            return Choose(act.seat, options, ask, hidden=True)

        while player.looked:
            where, card = yield question
            player.looked.remove(card)
            if where == "top":
                player.deck.append(card)
            else:
                player.deck.insert(0, card)
        return True

    def text(self) -> Message:
        return say("swu-arrange", count=self.count)


@dataclass(frozen=True, slots=True)
class RevealTop(Effect):
    """Reveal the top card of your deck, or of a deck of your choice; it stays there (swu:8.26.1, swu:8.26.3).

    What it costs is "that much".
    """

    of: Literal["you", "any"] = "you"

    @property
    def asks_first(self) -> bool:  # type: ignore[override]
        """Whether a deck is chosen."""
        return self.of == "any"

    def _players(self, table: Table, act: Act) -> list[Player]:
        return [table.players[act.seat]] if self.of == "you" else table.everybody()

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a card to reveal."""
        return any(player.deck for player in self._players(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the deck and show its top card."""
        may, act.may = act.may, False
        act.cards = []
        if not self.able(table, act):
            return False
        seat = act.seat
        if self.of == "any":
            options: list[Option] = [("player", player.seat) for player in self._players(table, act)]  # swu:8.5.3
            answer = yield Choose(act.seat, [*options, "pass"] if may else options, asking(act, self))
            if answer == "pass":
                return False
            seat = answer[1]
        act.cards = table.players[seat].deck[-1:]
        show(table, seat, act.cards)
        act.amount = sum(table.faces[card].cost for card in act.cards)
        return bool(act.cards)

    def text(self) -> Message:
        return say(f"swu-reveal-top-{self.of}")


@dataclass(frozen=True, slots=True)
class DrawThat(Effect):
    """Draw the card that was revealed from the top of your deck, if it still lies there."""

    word = "draw-that"

    def able(self, table: Table, act: Act) -> bool:
        return bool(act.cards) and table.players[act.seat].deck[-1:] == act.cards[:1]

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Draw it."""
        if not self.able(table, act):
            return False
        draw(table, act.seat, 1)  # swu:1.13.1
        yield from settle(table)
        return True


@dataclass(frozen=True, slots=True)
class WithTop(OfDeck):
    """Do one of several things with the top card of your deck, which you look at, or leave it there."""

    does: Literal["play", "play-discard", "bottom", "draw"]
    """play, discard, bottom; draw: if it is of the kind."""
    discount: int = 0
    """How much less it costs to play."""
    free: Condition | None = None
    """If this is so, it can be played for free instead."""
    kinds: tuple[Filter, ...] = ()
    """Of what kind it must be to be drawn."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask, and do it."""
        player = table.players[act.seat]
        if not player.deck:
            return False
        free = self.free is not None and self.free.holds(table, act)
        terms = Terms(zone="deck", discount=self.discount, free=free)
        ask = asking(act, self)
        answer = yield lambda: Choose(act.seat, list(self._options(table, act, terms)), ask, hidden=True)
        card = player.deck[-1]
        if answer == "keep":
            return False
        if answer == "discard":
            discard_from_deck(table, act.seat, 1)
        elif answer == "bottom":
            player.deck.pop()
            to_bottom(table, card)
        elif answer == "draw":
            show(table, act.seat, [card])
            draw(table, act.seat, 1)
            table.known[card] = (1 << table.seats) - 1
        else:
            yield from play(table, act.seat, card, dict(ways(table, act.seat, card, terms))[answer])
        return True

    def _options(self, table: Table, act: Act, terms: Terms) -> Iterator[str]:
        """Yield what can be done with the card that lies there now."""
        card = table.players[act.seat].deck[-1]
        for word in self.does.split("-"):
            if word == "play":
                yield from ways_open(table, act.seat, card, terms)
            elif word != "draw" or all(kind.fits(table, act, table.faces[card]) for kind in self.kinds):
                yield word
        yield "keep"

    def text(self) -> Message:
        said = say(f"swu-with-top-{self.does}", what=article("card", self.kinds))
        if self.discount:
            said = say("swu-with-top-less", effect=said, amount=self.discount)
        if self.free is not None:
            said = say("swu-with-top-free", effect=said, condition=self.free.text())
        return said


def take_top(table: Table, player: Player, count: int) -> list[int]:
    """Reveal cards from the top of a deck and lay them apart from it; return them."""
    cards = [player.deck.pop() for _ in range(min(count, len(player.deck)))]
    player.looked += cards
    show(table, player.seat, cards)
    everybody = tuple(range(table.seats))
    table.shown += [(card, everybody) for card in cards]
    return cards


def put_away(table: Table, cards: list[int]) -> None:
    """Note that cards are no longer shown."""
    table.shown = [one for one in table.shown if one[0] not in cards]


@dataclass(frozen=True, slots=True)
class RevealTopCards(OfAnyDeck):
    """Reveal cards from the top of a deck, then do something that is about them; they go to the bottom in random order."""

    count: int
    then: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the deck, show the cards, go on, and put them away."""
        options: list[Option] = [("player", player.seat) for player in table.everybody() if player.deck]
        if not options:
            return False
        answer = yield Choose(act.seat, options, asking(act, self))
        player = table.players[answer[1]]
        cards = player.deck[-self.count :]
        show(table, player.seat, cards)
        act.cards = cards
        with suppress(Declined):
            yield from self.then.run(table, act)
        order = yield Draw(len(cards), len(cards))
        for i in order:
            player.deck.remove(cards[i])
            player.deck.insert(0, cards[i])
        for card in cards:
            table.known[card] = 0
        return True

    def text(self) -> Message:
        return say("swu-reveal-top-cards", count=self.count, effect=self.then.text())


@dataclass(frozen=True, slots=True)
class RevealForDamage(OfDeck):
    """Reveal cards from your deck and deal damage for each of some kind; discard some, put the others back on top."""

    count: int
    filters: tuple[Filter, ...]
    damage: int
    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Reveal, deal all the damage at once, then let the player put the cards where they go."""
        player = table.players[act.seat]
        if not player.deck:
            return False
        cards = take_top(table, player, self.count)
        fitting = len(fitting_cards(table, act, cards, self.filters))
        if fitting:
            things = yield from self.to.find(table, act, self)
            yield from deal(table, [(thing, self.damage * fitting) for thing in things], act)  # swu:8.35.1.a
        left, discarded = list(cards), []
        ask = asked_by(act, "swu-ask-top-or-discard")
        while left:
            options: list[Option] = [(word, card) for card in left for word in ("top", "discard")]
            word, card = yield Choose(act.seat, options, ask)
            left.remove(card)
            if word == "discard":
                discarded.append(card)
            else:
                player.looked.remove(card)
                player.deck.append(card)
        player.looked = [card for card in player.looked if card not in discarded]
        discard_off_deck(table, act.seat, discarded)
        put_away(table, cards)
        return True

    def text(self) -> Message:
        return say(
            "swu-reveal-for-damage",
            count=self.count,
            what=phrase("card", self.filters, 1),
            damage=self.damage,
            to=self.to.text(),
        )


@dataclass(frozen=True, slots=True)
class PushLuck(OfDeck):
    """Reveal cards of your deck one by one; if their combined cost isn't too high, deal that much damage to what was chosen."""

    most: int
    """How many cards, and how much they may cost together."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Reveal one after the other as long as the player wants, deal the damage, put the cards on the bottom."""
        player = table.players[act.seat]
        things = list(act.things)
        cards: list[int] = []
        ask = asked_by(act, "swu-ask-more")
        while player.deck and len(cards) < self.most:
            answer = yield Choose(act.seat, ["more", "done"], ask)
            if answer == "done":
                break
            cards += take_top(table, player, 1)
        cost = sum(table.faces[card].cost for card in cards)
        if 0 < cost <= self.most and things:
            act.amount = yield from deal(table, [(thing, cost) for thing in things], act)
        if cards:
            order = yield Draw(len(cards), len(cards))
            put_away(table, cards)
            player.looked = [card for card in player.looked if card not in cards]
            for i in order:
                to_bottom(table, cards[i])
                table.known[cards[i]] = 0
        yield from settle(table)
        return bool(cards)

    def text(self) -> Message:
        return say("swu-push-luck", most=self.most)


@dataclass(frozen=True, slots=True)
class PeekAtDeck(OfAnyDeck):
    """See the top card of any deck, and move it to the bottom if you like (swu:8.14.1)."""

    word = "peek-at-deck"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the deck, look, and decide."""
        options: list[Option] = [("player", player.seat) for player in table.everybody() if player.deck]
        if not options:
            return False
        ask = asking(act, self)
        answer = yield Choose(act.seat, options, ask)
        player = table.players[answer[1]]
        question = Choose(act.seat, ["bottom", "keep"], ask, hidden=True)
        answer = yield from see(table, (act.seat,), player.deck[-1:], question)
        if answer == "bottom":
            to_bottom(table, player.deck.pop())
        return True


@dataclass(frozen=True, slots=True)
class SiftTop(OfDeck):
    """Look at the top cards of your deck, discard up to 1, and put the others back in any order."""

    count: int

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Show them, ask for the one to discard, then for the order of the others."""
        player = table.players[act.seat]
        if not player.deck:
            return False
        count = min(self.count, len(player.deck))
        before = len(table.shown)
        for card in player.deck[-count:]:
            knows(table, card, act.seat)
            table.shown.append((card, (act.seat,)))
        table.log.reveal()
        ask = asking(act, self)

        def which() -> Choose:
            return Choose(act.seat, [*[("card", card) for card in player.deck[-count:]], "pass"], ask, hidden=True)

        answer = yield which
        if answer != "pass":
            player.deck.remove(answer[1])
            player.deck.append(answer[1])
            discard_from_deck(table, act.seat, 1)
            count -= 1

        def order() -> Choose:
            options: list[Option] = [("order", *order) for order in permutations(player.deck[-count:])]
            return Choose(act.seat, options, ask, hidden=True)

        if count > 1:
            answer = yield order
            player.deck[-count:] = list(answer[1:])[::-1]
        del table.shown[before:]
        return True

    def text(self) -> Message:
        return say("swu-sift-top", count=self.count)


@dataclass(frozen=True, slots=True)
class RevealFromHand(OfHand):
    """Reveal up to so many cards of some kind from one's hand; how many is "that much"."""

    filters: tuple[Filter, ...] = ()
    most: int = 99

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let the player show some of them."""
        act.cards, act.amount = [], 0
        if not self.able(table, act):
            return False
        # swu:8.26.2
        act.cards = yield from pick_hidden(act.seat, lambda: self._fitting(table, act), 0, self.most, asking(act, self))
        act.amount = len(act.cards)
        reveal_from_hand(table, act.seat, act.cards)
        return bool(act.cards)

    def _fitting(self, table: Table, act: Act) -> list[int]:
        return fitting_cards(table, act, table.players[act.seat].hand, self.filters)

    def text(self) -> Message:
        return say("swu-reveal-hand", what=some("card", self.filters, self.most, 0))


@dataclass(frozen=True, slots=True)
class RevealThis(Effect):
    """Reveal this card from hand (swu:8.26.1)."""

    word = "reveal-this"

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether it is still there."""
        return act.source.card in table.players[act.seat].hand

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Reveal it."""
        if not self.able(table, act):
            return False
        reveal_from_hand(table, act.seat, [act.source.card])
        yield from ()
        return True


@dataclass(frozen=True, slots=True)
class TheirCards(Effect):
    """Something with the cards of the units spoken of, or of the other unit of the event, wherever they are now."""

    effect: Effect
    of: Literal["them", "other"] = "them"

    @property
    def asks_first(self) -> bool:  # type: ignore[override]
        return self.effect.asks_first

    def _with_cards(self, act: Act) -> None:
        other = act.event.other if act.event is not None else None
        units = act.things if self.of == "them" else [other]
        act.cards = [unit.card for unit in units if isinstance(unit, Unit) and unit.card >= 0]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether it could be done with them."""
        self._with_cards(act)
        return self.effect.able(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        self._with_cards(act)
        return (yield from self.effect.run(table, act))

    def text(self) -> Message:
        return self.effect.text()
