"""Looking at and revealing cards from the top of a deck (chapters 8.14 and 8.26)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Condition, Effect, Filter, Target
from tablero.games.swu.checks import settle
from tablero.games.swu.costs import Terms
from tablero.games.swu.damage import deal
from tablero.games.swu.playing import play, ways, ways_open
from tablero.games.swu.state import Player, Table
from tablero.games.swu.vocabulary.asking import asking
from tablero.games.swu.vocabulary.sources import OfDeck
from tablero.games.swu.vocabulary.targets import fitting_cards, phrase
from tablero.games.swu.zones import discard_from_deck, discard_off_deck, draw, show, to_bottom
from tablero.kernel import Choose, Message, Option, Play, say
from tablero.kernel import Draw as DrawLots


@dataclass(frozen=True, slots=True)
class ChooseNumber(Effect):
    """Choose a number, which becomes "that much" (swu:8.5.6)."""

    word = "choose-number"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask; no card costs more than the highest one offered."""
        numbers: list[Option] = [("number", number) for number in range(21)]
        answer = yield Choose(act.seat, numbers, say("swu-ask-number", card=act.face.name))
        act.amount = answer[1]
        return True


@dataclass(frozen=True, slots=True)
class WithTop(OfDeck):
    """Do one of several things with the top card of your deck, which you look at, or leave it there."""

    words: tuple[str, ...]
    """play, discard, bottom; draw: if it costs the number that was chosen."""
    discount: int = 0
    """How much less it costs to play."""
    free: Condition | None = None
    """If this is so, it can be played for free instead."""

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
        for word in self.words:
            if word == "play":
                yield from ways_open(table, act.seat, card, terms)
            elif word != "draw" or table.faces[card].cost == act.amount:
                yield word
        yield "keep"

    def text(self) -> Message:
        """Say it."""
        said = say(f"swu-with-top-{'-'.join(self.words)}")
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
class RevealForDamage(OfDeck):
    """Reveal cards from your deck and deal damage for each of some kind; discard some, put the others back on top."""

    count: int
    filters: tuple[Filter, ...]
    damage: int
    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Reveal, deal all the damage at once (swu:8.35.1.a), then let the player put the cards where they go."""
        player = table.players[act.seat]
        if not player.deck:
            return False
        cards = take_top(table, player, self.count)
        fitting = len(fitting_cards(table, act, cards, self.filters))
        if fitting:
            things = yield from self.to.find(table, act, self)
            yield from deal(table, [(thing, self.damage * fitting) for thing in things], act)
        left, discarded = list(cards), []
        ask = say("swu-ask-top-or-discard", card=act.face.name)
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
        """Say it."""
        return say(
            "swu-reveal-for-damage",
            count=self.count,
            what=phrase("card", self.filters, 1),
            damage=self.damage,
            to=self.to.text(),
        )


@dataclass(frozen=True, slots=True)
class PushLuck(OfDeck):
    """Reveal cards of your deck one by one; deal what they cost together to what was chosen, if it isn't too much."""

    most: int
    """How many cards, and how much they may cost together."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Reveal one after the other as long as the player wants, deal the damage, put the cards on the bottom."""
        player = table.players[act.seat]
        things = list(act.things)
        cards: list[int] = []
        ask = say("swu-ask-more", card=act.face.name)
        while player.deck and len(cards) < self.most:
            answer = yield Choose(act.seat, ["more", "done"], ask)
            if answer == "done":
                break
            cards += take_top(table, player, 1)
        cost = sum(table.faces[card].cost for card in cards)
        if 0 < cost <= self.most and things:
            act.amount = yield from deal(table, [(thing, cost) for thing in things], act)
        if cards:
            order = yield DrawLots(len(cards), len(cards))
            put_away(table, cards)
            player.looked = [card for card in player.looked if card not in cards]
            for i in order:
                to_bottom(table, cards[i])
                table.known[cards[i]] = 0
        yield from settle(table)
        return bool(cards)

    def text(self) -> Message:
        """Say it."""
        return say("swu-push-luck", most=self.most)
