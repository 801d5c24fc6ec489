"""Looking at cards of a deck and revealing cards (chapters 8.14 and 8.26)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Effect, Filter
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary.asking import asking, pick_hidden
from tablero.games.swu.vocabulary.sources import OfAnyDeck, OfDeck, OfHand
from tablero.games.swu.vocabulary.targets import fitting_cards, some
from tablero.games.swu.zones import knows, look_at_top, reveal_from_hand, show
from tablero.kernel import Choose, Message, Option, Play, say


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
        """Say it."""
        return say("swu-look-top", effect=self.then.text())


@dataclass(frozen=True, slots=True)
class LookAtEachTop(OfAnyDeck):
    """Look at the top card of each player's deck (swu:8.14.1)."""

    word = "look-each-top"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Show them one by one: it can't be simultaneous, so the player chooses the order (swu:7.1.4, swu:11.4.3)."""
        before = len(table.shown)
        left: list[Option] = [("player", player.seat) for player in table.everybody() if player.deck]
        if not left:
            return False
        ask = asking(act, self)
        while left:
            answer = yield Choose(act.seat, left, ask)
            left = [one for one in left if one != answer]
            _see(table, act.seat, table.players[answer[1]].deck[-1])
        yield Choose(act.seat, ["done"], ask, hidden=True)
        del table.shown[before:]
        return True


@dataclass(frozen=True, slots=True)
class Arrange(OfDeck):
    """Look at cards from the top of one's deck; put any number on the bottom, the rest back in any order."""

    count: int

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let the player put them down one by one: each of them on the bottom, or on top of all others."""
        player = table.players[act.seat]
        if not player.deck:
            return False
        look_at_top(table, player, self.count)
        ask = say("swu-ask-arrange", card=act.face.name)

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
        """Say it."""
        return say("swu-arrange", count=self.count)


@dataclass(frozen=True, slots=True)
class RevealTop(OfAnyDeck):
    """Reveal the top card of a deck of one's choice; what it costs is "that much" (swu:8.26.1)."""

    word = "reveal-top"
    asks_first = True

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the deck and show its top card."""
        may, act.may = act.may, False
        if not self.able(table, act):
            return False
        options: list[Option] = [("player", player.seat) for player in table.everybody()]  # swu:8.5.3
        if may:
            options.append("pass")
        answer = yield Choose(act.seat, options, asking(act, self))
        deck = [] if answer == "pass" else table.players[answer[1]].deck
        if not deck:
            return False
        show(table, answer[1], deck[-1:])
        act.cards = deck[-1:]
        act.amount = table.faces[deck[-1]].cost
        return True


@dataclass(frozen=True, slots=True)
class RevealFromHand(OfHand):
    """Reveal up to so many cards of some kind from one's hand (swu:8.26.2); how many is "that much"."""

    filters: tuple[Filter, ...] = ()
    most: int = 99

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let the player show some of them."""
        act.cards, act.amount = [], 0
        if not self.able(table, act):
            return False
        act.cards = yield from pick_hidden(act.seat, lambda: self._fitting(table, act), 0, self.most, asking(act, self))
        act.amount = len(act.cards)
        reveal_from_hand(table, act.seat, act.cards)
        return bool(act.cards)

    def _fitting(self, table: Table, act: Act) -> list[int]:
        return fitting_cards(table, act, table.players[act.seat].hand, self.filters)

    def text(self) -> Message:
        """Say it."""
        return say("swu-reveal-hand", what=some("card", self.filters, self.most, 0))
