"""What is taken from others, auctioned, looked at in secret or given up: the underworld's ways."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import permutations

from tablero.games.swu.abilities import Act, Effect, Filter, Standing
from tablero.games.swu.cards import Face
from tablero.games.swu.checks import settle
from tablero.games.swu.constants import PHASE
from tablero.games.swu.costs import Terms
from tablero.games.swu.playing import play, ways, ways_open
from tablero.games.swu.state import InForce, Piece, Table, Trigger, Unit
from tablero.games.swu.triggers import resolve, window
from tablero.games.swu.vocabulary.asking import asking, choose_card, see
from tablero.games.swu.vocabulary.credits import create_credits
from tablero.games.swu.vocabulary.naming import name_one
from tablero.games.swu.vocabulary.reusing import trigger_of, trigger_option
from tablero.games.swu.vocabulary.sources import OfAnyDeck, OfDeck, OfEnemyResources
from tablero.games.swu.vocabulary.targets import article, fitting, fitting_cards, phrase
from tablero.games.swu.vocabulary.whereabouts import abilities_on
from tablero.games.swu.zones import (
    discard_from_deck,
    draw,
    knows,
    lying,
    resource,
    resource_top,
    show,
    take_from_discard,
    take_resource,
    to_bottom,
    to_hand,
)
from tablero.kernel import Choose, Message, Option, Pick, Play, Reason, because, say

# Decks.


@dataclass(frozen=True, slots=True)
class MillAnyDeck(OfAnyDeck):
    """Discard a card from a deck of your choice (swu:1.14.3)."""

    word = "mill-any-deck"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the deck, also an empty one (swu:8.7.2); the card becomes the one spoken of."""
        act.cards = []
        if not self.able(table, act):
            return False
        options: list[Option] = [("player", player.seat) for player in table.everybody()]
        answer = yield Choose(act.seat, options, asking(act, self))
        act.cards = discard_from_deck(table, answer[1], 1)
        return bool(act.cards)


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
    """See the topmost cards of one's deck, discard up to 1, and put the others back in an order of choice."""

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
        """Say it."""
        return say("swu-sift-top", count=self.count)


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
        """Say it."""
        return say("swu-reveal-and-draw", count=self.count, what=article("card", self.filters))


@dataclass(frozen=True, slots=True)
class PlayTop(Effect):
    """Play the top card of your deck, for its cost (swu:7.1.6.b)."""

    word = "play-top"

    def _options(self, table: Table, act: Act) -> list[Option]:
        top = table.players[act.seat].deck[-1:]
        return [(word, card) for card in top for word in ways_open(table, act.seat, card, Terms(zone="deck"))]

    def useful(self, table: Table, act: Act) -> bool:
        """Tell whether it can be played, to the player who may look at it."""
        return bool(self._options(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Play it if that can be paid for."""
        if not table.players[act.seat].deck:
            return False
        ask = asking(act, self)
        answer = yield lambda: Choose(act.seat, self._options(table, act) or ["pass"], ask, hidden=True)
        if answer == "pass":
            return False
        terms = dict(ways(table, act.seat, answer[1], Terms(zone="deck")))[answer[0]]
        yield from play(table, act.seat, answer[1], terms)
        return True


@dataclass(frozen=True, slots=True)
class SeesTop(Standing):
    """The player always knows what lies on top of their deck (swu:8.14.1)."""

    word = "sees-top"
    sees_top = True


@dataclass(frozen=True, slots=True)
class Auction(Effect):
    """Choose a player, who may play the card that was revealed for free; then another one creates Credits for its cost."""

    word = "auction"

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether a card was revealed."""
        return bool(act.cards)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask who, then that player, then who is paid."""
        if not act.cards:
            return False
        [card] = act.cards
        ask = asking(act, self)
        answer = yield Choose(act.seat, [("player", player.seat) for player in table.everybody()], ask)
        buyer = answer[1]
        found = ways_open(table, buyer, card, Terms(zone="deck", free=True))
        if not found:
            return False
        options: list[Option] = [(word, card) for word in found]
        answer = yield Choose(buyer, [*options, "pass"], ask)
        if answer == "pass":
            return False
        yield from play(table, buyer, card, found[answer[0]])
        others: list[Option] = [("player", player.seat) for player in table.everybody() if player.seat != buyer]
        answer = yield Choose(act.seat, others, ask)
        if table.faces[card].cost:
            create_credits(table, answer[1], table.faces[card].cost)
        return True


# Discard piles.


@dataclass(frozen=True, slots=True)
class TakeBack(Effect):
    """Return one of the cards that were discarded, of some kind, to its owner's hand (swu:8.25.1)."""

    filters: tuple[Filter, ...] = ()

    asks_first = True

    def _cards(self, table: Table, act: Act) -> list[int]:
        return fitting_cards(table, act, lying(table, act.cards), self.filters)

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        return bool(self._cards(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose it and return it."""
        card = yield from choose_card(act, self._cards(table, act), self)
        if card is None:
            return False
        take_from_discard(table, [card])
        to_hand(table, card)
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-take-back", what=article("card", self.filters))


@dataclass(frozen=True, slots=True)
class ControllersResource(Effect):
    """The controllers of the units that were defeated put them into play as resources from their owners' discard piles."""

    word = "controllers-resource"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Move those that lie there."""
        done = False
        for unit in act.things:
            if not isinstance(unit, Unit) or unit.here or unit.card < 0:
                continue
            pile = table.players[unit.owner].discard
            if unit.card in pile and not table.players[unit.controller].out:
                pile.remove(unit.card)
                resource(table, unit.controller, unit.card)
                done = True
        yield from ()
        return done


# Resources of others.


@dataclass(frozen=True, slots=True)
class PlayTheirResource(OfEnemyResources):
    """Look at an opponent's resources; you may play one for free, and they put down another from their deck."""

    word = "play-their-resource"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Look at them, and choose (swu:8.14.1)."""
        seats = [seat for seat in table.opponents(act.seat) if table.players[seat].resources]
        if not seats:
            return False
        ask = asking(act, self)
        if len(seats) > 1:
            answer = yield Choose(act.seat, [("player", seat) for seat in seats], ask)
            seats = [answer[1]]
        player = table.players[seats[0]]
        terms = Terms(zone="picked", free=True)

        def question() -> Choose:
            options: list[Option] = [
                (word, card) for card in sorted(player.resources) for word in ways_open(table, act.seat, card, terms)
            ]
            return Choose(act.seat, [*options, "pass"], ask, hidden=True)

        answer = yield from see(table, (act.seat,), player.resources, question)
        if answer == "pass":
            return False
        word, card = answer
        take_resource(player, card)
        table.dirty = True
        table.playing.append(card)
        yield from play(table, act.seat, card, dict(ways(table, act.seat, card, terms))[word])
        resource_top(table, player.seat)
        return True


# Names.


@dataclass(frozen=True, slots=True)
class TitleNotPlayed(Standing):
    """Cards with a certain name can't be played (swu:8.20.3)."""

    title: str

    def forbids_playing(self, table: Table, piece: Piece, seat: int, player: int, face: Face) -> Reason | None:
        """Return why a card with this name can't be played."""
        return because("swu:8.20.3", "swu-not-named", card=face.name) if face.title == self.title else None

    def text(self) -> Message:
        """Say it."""
        return say("swu-sentence", text=say("swu-title-not-played", title=self.title))


@dataclass(frozen=True, slots=True)
class NameAndBan(Effect):
    """Say a name: whatever is called so can't be played until the phase ends (swu:8.18.1)."""

    word = "name-and-ban"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask for the name, and put the rule in force."""
        title = yield from name_one(table, act)
        table.in_force.append(InForce(PHASE, TitleNotPlayed(title), act.face, act.seat))
        table.dirty = True
        return True


# Abilities of others.


@dataclass(frozen=True, slots=True)
class UseAny(Effect):
    """Use any number of abilities of one kind of units of some kind, each once, though nothing has set them off."""

    on: str
    """when-played."""
    filters: tuple[Filter, ...]

    def _triggers(self, table: Table, act: Act) -> list[Trigger]:
        units = fitting(table, act, "unit", self.filters)
        return [trigger_of(one, unit, self.on, act.seat) for unit in units for one in abilities_on(unit, self.on)]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        return bool(self._triggers(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose which, then resolve one after the other, each finished with all that it sets off (swu:7.1.7)."""
        found = self._triggers(table, act)
        if not found:
            return False
        count = Counter(one.source.ref for one in found)
        options: list[Option] = [
            one.source.ref if count[one.source.ref] == 1 else trigger_option(i, one) for i, one in enumerate(found)
        ]
        ask = asking(act, self)
        table.offered = found
        answer = yield Pick(act.seat, options, 0, len(options), ask)
        table.offered = ()
        left = [one for one, option in zip(found, options, strict=True) if option in answer]
        while left:
            table.offered = left
            answer = yield Choose(
                act.seat, [trigger_option(i, one) for i, one in enumerate(left)], "swu-ask-next-trigger"
            )
            table.offered = ()
            trigger = left.pop(answer[1])
            outer, table.pending = table.pending, []
            yield from resolve(table, trigger)
            yield from window(table)
            table.pending = outer
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-use-any", on=say(f"swu-head-{self.on}"), what=phrase("unit", self.filters, 2))


# Players.


@dataclass(frozen=True, slots=True)
class ChoosePlayers(Effect):
    """Choose so many players, then something about those (swu:8.5.3)."""

    count: int
    effect: Effect

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there are so many."""
        return len(table.everybody()) >= self.count

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask, then do it."""
        options: list[Option] = [("player", player.seat) for player in table.everybody()]
        if len(options) < self.count:
            return False
        ask = asking(act, self)
        answer = yield Pick(act.seat, options, self.count, self.count, ask)
        act.seats = [seat for _, seat in answer]
        return (yield from self.effect.run(table, act))

    def text(self) -> Message:
        """Say it."""
        return say("swu-choose-players", count=self.count, effect=self.effect.text())
