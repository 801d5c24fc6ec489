"""Discarding cards from hands and decks (chapter 1.14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tablero.games.swu.abilities import Act, Amount, Effect, Filter, amount_of
from tablero.games.swu.names import Who
from tablero.games.swu.simultaneous import at_once
from tablero.games.swu.state import NOBODY, Player, Table, Unit
from tablero.games.swu.vocabulary.asking import asking, choose_opponent, choose_seat, see
from tablero.games.swu.vocabulary.effects.base import by, said_by, seats_of
from tablero.games.swu.vocabulary.nouns import article, fitting_cards, some
from tablero.games.swu.zones import discard_from_deck, discard_from_hand, discard_off_deck, reveal_from_hand, shuffle
from tablero.kernel import Choose, Draw, Message, Option, Pick, Play, say

__all__ = [
    "Discard",
    "DiscardHand",
    "DiscardNamesakes",
    "DiscardOneOfTop",
    "LookAtHand",
    "Mill",
    "RevealHand",
]


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """A player discards cards from hand: of their own choice, or at random (swu:1.14.2)."""

    count: int = 1
    who: Who = "you"
    random: bool = False
    filters: tuple[Filter, ...] = ()
    up_to: bool = False
    keep: int | None = None
    """How many cards in hand the player keeps, discarding all others, instead of a count."""

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether somebody has cards (swu:1.14.5)."""
        kept = 0 if self.keep is None else self.keep
        return any(len(table.players[seat].hand) > kept for seat in seats_of(table, act, self.who))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let them discard, several players at the same time."""
        act.cards = []
        discard = self._at_random if self.random else self._chosen
        players = [table.players[seat] for seat in seats_of(table, act, self.who)]
        yield from at_once([discard(table, act, player) for player in players])  # swu:7.1.4
        act.amount = len(act.cards)
        return bool(act.cards)

    def _at_random(self, table: Table, act: Act, player: Player) -> Play[None]:
        count = min(self.count, len(player.hand))
        if count:
            drawn = yield Draw(len(player.hand), count)
            cards = [player.hand[i] for i in drawn]
            discard_from_hand(table, player.seat, cards)
            act.cards += cards

    def _chosen(self, table: Table, act: Act, player: Player) -> Play[None]:
        count = self.count if self.keep is None else len(player.hand) - self.keep
        if not player.hand or count <= 0:
            return
        ask = asking(act, self)

        def question() -> Pick:
            fitting = fitting_cards(table, act, player.hand, self.filters)
            least = 0 if self.up_to or self.filters or count >= 99 else min(count, len(fitting))
            # swu:1.14.2
            return Pick(player.seat, [("card", card) for card in fitting], least, count, ask, hidden=True)

        answer = yield question
        cards = [card for _, card in answer]
        discard_from_hand(table, player.seat, cards)
        act.cards += cards

    def text(self) -> Message:
        if self.keep is not None:
            return said_by("swu-discard-all-but", self.who, keep=self.keep)
        what = some("card", self.filters, self.count, 0 if self.up_to and self.count > 1 else 1)
        if self.random:
            what = say("swu-random", what=what)
        return said_by("swu-discard", self.who, what=what)


@dataclass(frozen=True, slots=True)
class DiscardHand(Effect):
    """Discard one's hand; an empty one counts."""

    word = "discard-hand"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Discard it."""
        player = table.players[act.seat]
        act.cards = list(player.hand)
        discard_from_hand(table, act.seat, act.cards)
        yield from ()
        return True  # swu:1.14.6


@dataclass(frozen=True, slots=True)
class RevealHand(Effect):
    """A player reveals their hand, and perhaps discards a card from it (swu:8.26.1); all of them are "those cards"."""

    who: Literal["an-opponent", "defending"] = "an-opponent"
    discards: tuple[Filter, ...] | None = None
    """What a card must be like to be discarded; None: none is."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the player, show the hand, and let that player discard."""
        if self.who == "an-opponent":
            seat = yield from choose_opponent(table, act, self)
        else:
            seat = next(iter(seats_of(table, act, self.who)), NOBODY)
        act.cards = []
        if seat == NOBODY:
            return False
        act.cards = list(table.players[seat].hand)
        reveal_from_hand(table, seat, act.cards)
        if self.discards is None:
            return True
        found: list[Option] = [("card", card) for card in fitting_cards(table, act, act.cards, self.discards)]
        if not found:
            return False
        answer = yield Choose(seat, found, asking(act, self))
        act.cards = [answer[1]]
        discard_from_hand(table, seat, act.cards)
        return True

    def text(self) -> Message:
        if self.discards is None:
            return say(f"swu-reveal-hand-of-{self.who}")
        return say(f"swu-reveal-hand-of-{self.who}-discard", what=article("card", self.discards))


@dataclass(frozen=True, slots=True)
class LookAtHand(Effect):
    """Look at an opponent's hand, and perhaps discard a card from it (swu:8.14.1, swu:1.14.2)."""

    discards: bool = False
    filters: tuple[Filter, ...] = ()
    optional: bool = False
    """Whether nothing needs to be discarded."""
    who: Literal["an-opponent", "defending", "its-controller"] = "an-opponent"
    """Whose hand it is: that of an opponent of one's choice, of the defending player, of the controller of a unit."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Look, and choose."""
        act.cards = []
        seats = table.opponents(act.seat) if self.who == "an-opponent" else seats_of(table, act, self.who)
        if not seats:
            return False
        seat = (yield from choose_seat(act, seats, self)) if len(seats) > 1 else seats[0]
        player = table.players[seat]
        act.seats = [seat]
        if not player.hand:
            return False
        table.log.tell_seats(
            (act.seat, seat),
            "swu-log-looks",
            cards=tuple(say("swu-name", name=table.faces[c].name) for c in player.hand),
        )
        ask = asking(act, self)

        def question() -> Choose:
            fitting = fitting_cards(table, act, player.hand, self.filters) if self.discards else []
            options: list[Option] = [("card", card) for card in fitting]
            return Choose(act.seat, [*options, "done"] if self.optional else options or ["done"], ask, hidden=True)

        answer = yield from see(table, (act.seat, seat), player.hand, question)
        if answer != "done":
            act.cards = [answer[1]]
            discard_from_hand(table, seat, act.cards)
        return True

    def text(self) -> Message:
        hand = say(f"swu-hand-of-{self.who}")
        if self.discards:
            id = "swu-look-hand-may-discard" if self.optional else "swu-look-hand-discard"
            return say(id, hand=hand, what=article("card", self.filters))
        return say("swu-look-hand", hand=hand)


@dataclass(frozen=True, slots=True)
class DiscardNamesakes(Effect):
    """Search the deck and hand of the controller of what was defeated for all cards with its name; discard them."""

    word = "discard-namesakes"

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether something was."""
        return isinstance(act.it, Unit)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Look through the hand and discard what has the name; then choose such cards of the deck and shuffle it."""
        unit = act.it
        if not isinstance(unit, Unit):
            return False
        player, title = table.players[unit.controller], unit.face.title
        ask = asking(act, self)
        if player.hand:
            yield from see(table, (act.seat,), player.hand, Choose(act.seat, ["done"], ask, hidden=True))
        act.cards = [card for card in player.hand if table.faces[card].title == title]
        discard_from_hand(table, player.seat, act.cards)
        if player.deck:

            def question() -> Pick:
                found: list[Option] = [("card", card) for card in player.deck if table.faces[card].title == title]
                return Pick(act.seat, found, 0, len(found), ask, hidden=True)  # one needn't find them: swu:8.27.1

            answer = yield from see(table, (act.seat,), player.deck, question)
            chosen = [card for _, card in answer]
            player.deck = [card for card in player.deck if card not in chosen]
            discard_off_deck(table, player.seat, chosen)
            act.cards += chosen
            yield from shuffle(table, player)
        return bool(act.cards)


@dataclass(frozen=True, slots=True)
class Mill(Effect):
    """Discard cards from a deck (swu:1.14.3)."""

    count: Amount = 1
    who: Who = "you"

    def able(self, table: Table, act: Act) -> bool:
        return any(table.players[seat].deck for seat in seats_of(table, act, self.who))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Discard them; they become those spoken of."""
        act.cards = []
        for seat in seats_of(table, act, self.who):
            act.cards += discard_from_deck(table, seat, amount_of(self.count, table, act))
        yield from ()
        return bool(act.cards)

    def text(self) -> Message:
        return by("swu-mill", self.who, self.count)


@dataclass(frozen=True, slots=True)
class DiscardOneOfTop(Effect):
    """Look at so many cards from the top of the defending player's deck; discard 1, put the others back on top."""

    count: int

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Look, and choose."""
        player = table.players[act.attack.defending] if act.attack is not None else None
        if player is None or not player.deck:
            return False
        ask = asking(act, self)

        def question() -> Choose:
            return Choose(act.seat, [("card", card) for card in player.deck[-self.count :]], ask, hidden=True)

        answer = yield from see(table, (act.seat,), player.deck[-self.count :], question)
        card = answer[1]
        player.deck.remove(card)
        discard_off_deck(table, player.seat, [card])
        act.cards = [card]
        return True

    def text(self) -> Message:
        return say("swu-discard-one-of-top", count=self.count)
