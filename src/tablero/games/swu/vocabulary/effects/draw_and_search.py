"""Drawing cards, and searching a deck for some (chapters 1.13 and 8.27)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tablero.games.swu.abilities import Act, Amount, Effect, Filter, amount_of
from tablero.games.swu.checks import settle
from tablero.games.swu.costs import Terms
from tablero.games.swu.names import CardNoun, Who
from tablero.games.swu.playing import play, why_not_play
from tablero.games.swu.state import NOBODY, Player, Table
from tablero.games.swu.triggers import window
from tablero.games.swu.vocabulary.asking import asking, choose_opponent
from tablero.games.swu.vocabulary.effects.base import OfDeck, by, seats_of
from tablero.games.swu.vocabulary.effects.look_and_reveal import put_away, take_top
from tablero.games.swu.vocabulary.nouns import article, fitting_cards
from tablero.games.swu.vocabulary.questions import asked_by
from tablero.games.swu.zones import (
    discard_from_deck,
    discard_off_deck,
    draw,
    look_at_top,
    show,
    shuffle,
    sink_rest,
    to_bottom,
    to_hand,
    were_drawn,
)
from tablero.kernel import Choose, Message, Option, Pick, Play, say

__all__ = [
    "DrawCards",
    "RevealAndDraw",
    "RevealAndSplit",
    "Search",
    "TakeOne",
]


@dataclass(frozen=True, slots=True)
class DrawCards(Effect):
    """Draw cards (swu:1.13.1)."""

    count: Amount = 1
    who: Who = "you"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Draw them."""
        count = amount_of(self.count, table, act)
        if count <= 0:
            return False
        for seat in seats_of(table, act, self.who):
            draw(table, seat, count)
        yield from settle(table)
        return True

    def text(self) -> Message:
        return by("swu-draw", self.who, self.count)


@dataclass(frozen=True, slots=True)
class Search(OfDeck):
    """Search cards of one's deck for some of a kind; then something is done with those found (swu:8.27)."""

    filters: tuple[Filter, ...] = ()
    top: int = 5
    """How many cards from the top; 0: the whole deck, which is then shuffled."""
    most: int = 1
    combined: int | None = None
    """What they may cost together."""
    then: Literal["draw", "discard", "top", "free", "play"] = "draw"
    """draw, discard, put on top of the deck; free: play each of them for free, or play: pay for it, less the discount."""
    noun: CardNoun = "card"
    discount: int = 0
    ready: bool = False
    """Whether a unit that is played enters play ready."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Look at the cards, pick among those that fit, or say that none does, put the rest back.

        Only the player who searches sees them. The rest is done whether any fits or not.
        """
        player = table.players[act.seat]
        if not player.deck:
            return False
        look_at_top(table, player, self.top or len(player.deck))  # swu:8.27.1, swu:8.27.3
        answer = yield lambda: self._question(table, act, player)  # swu:1.17.4
        chosen = [card for _, card in answer]
        if self.then in ("free", "play"):
            self._set_apart(table, player, chosen)
        elif self.then == "discard":
            player.looked = [card for card in player.looked if card not in chosen]
            discard_off_deck(table, act.seat, chosen)
        elif self.then == "top":
            self._reveal(table, player, chosen)
        else:
            for card in chosen:
                player.looked.remove(card)
                to_hand(table, card)
                if self.filters or self.noun != "card":  # it is revealed to show that it fits
                    table.log.tell("swu-log-finds", seat=act.seat + 1, card=table.faces[card].name)
                    table.known[card] = (1 << table.seats) - 1
                else:
                    table.log.tell("swu-log-drawn", seat=act.seat + 1, count=1)
                    table.known[card] = 1 << act.seat
            if chosen:
                were_drawn(table, act.seat, chosen)
        yield from self._put_back(table, player)  # swu:8.27.1, swu:8.27.5
        if self.then in ("free", "play"):
            yield from self._play_each(table, act, player, chosen)
        elif self.then == "top":
            yield from self._put_on_top(act, player, chosen)
        act.cards = chosen
        act.amount = len(chosen)
        return bool(chosen)

    def _question(self, table: Table, act: Act, player: Player) -> Pick:
        """Ask which of those that fit; nobody has to show that there are any (swu:8.27.4, swu:8.27.6)."""
        fitting = [("card", card) for card in fitting_cards(table, act, player.looked, self.filters, self.noun)]
        ask = asking(act, self)
        if self.combined is None:
            return Pick(act.seat, fitting, 0, self.most, ask, hidden=True)
        from tablero.games.swu.vocabulary.asking import combined_cost

        return Pick(act.seat, fitting, 0, self.most, ask, limit=combined_cost(table, self.combined), hidden=True)

    def _reveal(self, table: Table, player: Player, chosen: list[int]) -> None:
        """Show everybody the cards that were picked."""
        for card in chosen:
            player.looked.remove(card)
            table.known[card] = (1 << table.seats) - 1
            table.log.tell("swu-log-finds", seat=player.seat + 1, card=table.faces[card].name)

    def _put_on_top(self, act: Act, player: Player, chosen: list[int]) -> Play[None]:
        """Put them on top of the deck, in an order of the player's choice."""
        player.looked = list(chosen)
        ask = asked_by(act, "swu-ask-arrange")
        while player.looked:
            answer = yield Choose(act.seat, [("top", card) for card in player.looked], ask)
            player.looked.remove(answer[1])
            player.deck.append(answer[1])

    def _set_apart(self, table: Table, player: Player, chosen: list[int]) -> None:
        """Lay the cards that were picked outside the deck until they are played (swu:8.27.7)."""
        for card in chosen:
            player.looked.remove(card)
            table.known[card] = (1 << table.seats) - 1
        table.playing += chosen

    def _play_each(self, table: Table, act: Act, player: Player, chosen: list[int]) -> Play[None]:
        """Play the cards that were found, each finished with all that it sets off before the next."""
        terms = self._terms()
        left = list(chosen)
        act.things = []
        while left:
            options: list[Option] = [
                ("play", card) for card in left if why_not_play(table, act.seat, card, terms) is None
            ]
            if not options or player.out:
                break
            answer = yield Choose(act.seat, options, asked_by(act, "swu-ask-next-play"))
            left.remove(answer[1])
            outer, table.pending = table.pending, []
            piece = yield from play(table, act.seat, answer[1], terms)
            if piece is not None:
                act.things.append(piece)
            if left:
                yield from window(table)  # swu:7.1.7
            table.pending = outer + table.pending
        for card in left:  # swu:8.27.8
            table.playing.remove(card)
            to_bottom(table, card)

    def _terms(self) -> Terms:
        return Terms(zone="picked", free=self.then == "free", discount=self.discount, ready=self.ready)

    def _put_back(self, table: Table, player: Player) -> Play[None]:
        """Put the rest on the bottom in random order, or shuffle the deck (swu:8.27.2)."""
        if self.top:
            yield from sink_rest(table, player)
            return
        player.deck += player.looked
        player.looked = []
        yield from shuffle(table, player)

    def text(self) -> Message:
        from tablero.games.swu.vocabulary.saying import search_text

        return search_text(self)


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
        what = say("swu-that-much") if isinstance(self.count, int) else self.count.text()
        return say("swu-take-one", count=what)


@dataclass(frozen=True, slots=True)
class RevealAndDraw(OfDeck):
    """Reveal cards from the top of your deck; draw a card of some kind among them, discard the others (swu:8.26.1)."""

    count: int
    filters: tuple[Filter, ...]

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Show them, choose one, discard the rest."""
        player = table.players[act.seat]
        if not player.deck:
            return False
        cards = player.deck[-self.count :][::-1]
        show(table, act.seat, cards)
        fitting: list[Option] = [("card", card) for card in fitting_cards(table, act, cards, self.filters)]
        before = len(table.shown)
        table.shown += [(card, tuple(range(table.seats))) for card in cards]
        ask = asking(act, self)
        answer = yield Choose(act.seat, fitting or ["done"], ask)
        del table.shown[before:]
        if fitting:
            player.deck.remove(answer[1])
            player.deck.append(answer[1])
            draw(table, act.seat, 1)
        discard_from_deck(table, act.seat, len(cards) - bool(fitting))
        yield from settle(table)
        return True

    def text(self) -> Message:
        return say("swu-reveal-and-draw", count=self.count, what=article("card", self.filters))


@dataclass(frozen=True, slots=True)
class RevealAndSplit(OfDeck):
    """Reveal cards of your deck: an opponent discards some of them; you draw one of the rest and discard the other."""

    count: int
    theirs: int

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Reveal them, let the opponent choose, then choose."""
        player = table.players[act.seat]
        seat = (yield from choose_opponent(table, act, self)) if player.deck else NOBODY
        if seat == NOBODY:
            return False
        cards = take_top(table, player, self.count)
        ask = asking(act, self)
        count = min(self.theirs, len(cards))
        answer = yield Pick(seat, [("card", card) for card in cards], count, count, ask)
        gone = [card for card in cards if ("card", card) in answer]
        left = [card for card in cards if card not in gone]
        player.looked = [card for card in player.looked if card not in gone]
        put_away(table, gone)
        discard_off_deck(table, act.seat, gone)
        if left:
            answer = yield Choose(act.seat, [("card", card) for card in left], ask)
            player.looked = [card for card in player.looked if card not in left]
            put_away(table, left)
            to_hand(table, answer[1])
            were_drawn(table, act.seat, [answer[1]])
            discard_off_deck(table, act.seat, [card for card in left if card != answer[1]])
        return True

    def text(self) -> Message:
        return say("swu-reveal-and-split", count=self.count, theirs=self.theirs)
