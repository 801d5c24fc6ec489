"""Effects on hands, decks, discard piles and resources."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Amount, Effect, Filter, amount_of
from tablero.games.swu.checks import put_in_discard, settle
from tablero.games.swu.costs import Terms
from tablero.games.swu.playing import pay_resources, play, why_not_play
from tablero.games.swu.state import Player, Table
from tablero.games.swu.triggers import window
from tablero.games.swu.vocabulary.asking import asking, choose_amount, choose_hidden, pick_cards, see
from tablero.games.swu.vocabulary.limits import one_pile
from tablero.games.swu.vocabulary.relating import seat_of
from tablero.games.swu.vocabulary.sources import OfDeck, OfHand
from tablero.games.swu.vocabulary.targets import article, fitting_cards, some
from tablero.games.swu.zones import (
    discard_from_deck,
    discard_from_hand,
    discard_off_deck,
    draw,
    forget_hand,
    look_at_top,
    lying,
    ready_resources,
    resource,
    resource_top,
    shuffle,
    sink_rest,
    take_from_discard,
    take_resource,
    to_bottom,
    to_hand,
    were_drawn,
)
from tablero.kernel import Choose, Message, Option, Pick, Play, say
from tablero.kernel import Draw as DrawLots
from tablero.kernel.messages import Arg


def seats_of(table: Table, act: Act, who: str) -> list[int]:
    """Return the seats of the players that an effect is about."""
    if who == "each":
        return [player.seat for player in table.everybody()]
    if who == "opponents":
        return table.opponents(act.seat)
    if who == "those":
        return [seat for seat in act.seats if not table.players[seat].out]
    if who == "hurt-opponents":
        hurt = {one.other for one in table.this_phase("base-damaged") if one.seat == act.seat}
        return [seat for seat in table.opponents(act.seat) if seat in hurt]
    seat = seat_of(who, act)
    return [seat] if seat >= 0 and not table.players[seat].out else []


def said_by(id: str, who: str, **args: Arg) -> Message:
    """Say what a player does: as something you are told to, or what somebody else does."""
    return say(f"{id}-you", **args) if who == "you" else say(f"{id}-who", who=say(f"swu-who-{who}"), **args)


def by(id: str, who: str, count: Amount) -> Message:
    """Say how many cards a player draws, discards and the like."""
    if isinstance(count, int):
        return said_by(id, who, count=count)
    if count.text().id == "swu-that-much":
        return said_by(f"{id}-that-many", who)
    if count.for_each() == count.text():
        return said_by(f"{id}-equal", who, amount=count.text())
    return said_by(f"{id}-for-each", who, what=count.for_each())


@dataclass(frozen=True, slots=True)
class ChoosePlayer(Effect):
    """Choose a player, then something about "the chosen player" (swu:8.5.3)."""

    effect: Effect
    opponent: bool = False

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask, then do it."""
        seats = table.opponents(act.seat) if self.opponent else [player.seat for player in table.everybody()]
        if not seats:
            return False
        answer = yield Choose(act.seat, [("player", seat) for seat in seats], say("swu-ask-player", card=act.face.name))
        act.seats = [answer[1]]
        return (yield from self.effect.run(table, act))

    def text(self) -> Message:
        """Say it."""
        return say("swu-choose-opponent" if self.opponent else "swu-choose-player", effect=self.effect.text())


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draw cards (swu:1.13.1)."""

    count: Amount = 1
    who: str = "you"

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
        """Say it."""
        return by("swu-draw", self.who, self.count)


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """A player discards cards from hand: of their own choice, or at random (swu:1.14.2)."""

    count: int = 1
    who: str = "you"
    random: bool = False
    filters: tuple[Filter, ...] = ()
    up_to: bool = False

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether somebody has cards (swu:1.14.5)."""
        return any(table.players[seat].hand for seat in seats_of(table, act, self.who))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let them discard."""
        act.cards = []
        for seat in seats_of(table, act, self.who):
            player = table.players[seat]
            if self.random:
                yield from self._at_random(table, act, player)
            else:
                yield from self._chosen(table, act, player)
        act.amount = len(act.cards)
        return bool(act.cards)

    def _at_random(self, table: Table, act: Act, player: Player) -> Play[None]:
        count = min(self.count, len(player.hand))
        if count:
            drawn = yield DrawLots(len(player.hand), count)
            cards = [player.hand[i] for i in drawn]
            discard_from_hand(table, player.seat, cards)
            act.cards += cards

    def _chosen(self, table: Table, act: Act, player: Player) -> Play[None]:
        if not player.hand:
            return
        ask = asking(act, self)

        def question() -> Pick:
            fitting = fitting_cards(table, act, player.hand, self.filters)
            least = 0 if self.up_to or self.filters or self.count >= 99 else min(self.count, len(fitting))
            return Pick(player.seat, [("card", card) for card in fitting], least, self.count, ask, hidden=True)

        answer = yield question
        cards = [card for _, card in answer]
        discard_from_hand(table, player.seat, cards)
        act.cards += cards

    def text(self) -> Message:
        """Say it."""
        what = some("card", self.filters, self.count, 0 if self.up_to and self.count > 1 else 1)
        if self.random:
            what = say("swu-random", what=what)
        return said_by("swu-discard", self.who, what=what)


@dataclass(frozen=True, slots=True)
class DiscardHand(Effect):
    """Discard one's hand; an empty one counts (swu:1.14.6)."""

    word = "discard-hand"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Discard it."""
        player = table.players[act.seat]
        act.cards = list(player.hand)
        discard_from_hand(table, act.seat, act.cards)
        yield from ()
        return True


@dataclass(frozen=True, slots=True)
class Mill(Effect):
    """Discard cards from a deck (swu:1.14.3)."""

    count: Amount = 1
    who: str = "you"

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there are any."""
        return any(table.players[seat].deck for seat in seats_of(table, act, self.who))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Discard them; they become those spoken of."""
        act.cards = []
        for seat in seats_of(table, act, self.who):
            act.cards += discard_from_deck(table, seat, amount_of(self.count, table, act))
        yield from ()
        return bool(act.cards)

    def text(self) -> Message:
        """Say it."""
        return by("swu-mill", self.who, self.count)


@dataclass(frozen=True, slots=True)
class LookAtHand(Effect):
    """Look at an opponent's hand, and perhaps discard a card from it (swu:8.14.1, swu:1.14.2)."""

    discards: bool = False
    filters: tuple[Filter, ...] = ()
    optional: bool = False
    """Whether nothing needs to be discarded."""
    who: str = "an-opponent"
    """Whose hand it is: that of an opponent of one's choice, of the defending player, of the controller of a unit."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Look, and choose."""
        act.cards = []
        seats = table.opponents(act.seat) if self.who == "an-opponent" else seats_of(table, act, self.who)
        if not seats:
            return False
        seat = seats[0]
        if len(seats) > 1:
            answer = yield Choose(act.seat, [("player", one) for one in seats], "swu-ask-opponent")
            seat = answer[1]
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
        """Say it."""
        whose = "" if self.who == "an-opponent" else f"-{self.who}"
        if self.discards:
            said = "swu-look-hand-may-discard" if self.optional else "swu-look-hand-discard"
            return say(said + whose, what=article("card", self.filters))
        return say("swu-look-hand" + whose)


@dataclass(frozen=True, slots=True)
class Search(OfDeck):
    """Search cards of one's deck for some of a kind; then something is done with those found (swu:8.27)."""

    filters: tuple[Filter, ...] = ()
    top: int = 5
    """How many cards from the top; 0: the whole deck, which is then shuffled (swu:8.27.2)."""
    most: int = 1
    combined: int | None = None
    """What they may cost together."""
    then: str = "draw"
    """draw, discard, free: play each of them for free, or play: pay for it, less the discount."""
    noun: str = "card"
    discount: int = 0
    ready: bool = False
    """Whether a unit that is played enters play ready."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Look at the cards, pick among those that fit, or say that none does, put the rest back (swu:1.17.4, swu:8.27.1).

        Only who searches sees them (swu:8.27.3). Whether any fits or not, the rest of it is done (swu:8.27.5).
        """
        player = table.players[act.seat]
        if not player.deck:
            return False
        look_at_top(table, player, self.top or len(player.deck))
        answer = yield lambda: self._question(table, act, player)
        chosen = [card for _, card in answer]
        if self.then in ("free", "play"):
            self._set_apart(table, player, chosen)
        elif self.then == "discard":
            player.looked = [card for card in player.looked if card not in chosen]
            discard_off_deck(table, act.seat, chosen)
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
        yield from self._put_back(table, player)
        if self.then in ("free", "play"):
            yield from self._play_each(table, act, player, chosen)
        act.cards = chosen
        act.amount = len(chosen)
        return bool(chosen)

    def _question(self, table: Table, act: Act, player: Player) -> Pick:
        """Ask which of those that fit; nobody has to show that there are any (swu:8.27.4, swu:8.27.6)."""
        fitting = [("card", card) for card in fitting_cards(table, act, player.looked, self.filters, self.noun)]
        ask = asking(act, self)
        if self.combined is None:
            return Pick(act.seat, fitting, 0, self.most, ask, hidden=True)
        from tablero.games.swu.vocabulary.limits import combined_cost

        return Pick(act.seat, fitting, 0, self.most, ask, limit=combined_cost(table, self.combined), hidden=True)

    def _set_apart(self, table: Table, player: Player, chosen: list[int]) -> None:
        """Lay the cards that were picked outside the deck until they are played (swu:8.27.7)."""
        for card in chosen:
            player.looked.remove(card)
            table.known[card] = (1 << table.seats) - 1
        table.playing += chosen

    def _play_each(self, table: Table, act: Act, player: Player, chosen: list[int]) -> Play[None]:
        """Play the cards that were found, each finished with all that it sets off before the next (swu:7.1.7)."""
        terms = self._terms()
        left = list(chosen)
        act.things = []
        while left:
            options: list[Option] = [
                ("play", card) for card in left if why_not_play(table, act.seat, card, terms) is None
            ]
            if not options or player.out:
                break
            answer = yield Choose(act.seat, options, "swu-ask-next-play")
            left.remove(answer[1])
            outer, table.pending = table.pending, []
            piece = yield from play(table, act.seat, answer[1], terms)
            if piece is not None:
                act.things.append(piece)
            if left:
                yield from window(table)
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
        """Say it."""
        from tablero.games.swu.vocabulary.saying import search_text

        return search_text(self)


@dataclass(frozen=True, slots=True)
class ResourceTop(OfDeck):
    """Put the top card of one's deck into play as a resource."""

    ready: bool = False

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Put it there."""
        yield from ()
        return resource_top(table, act.seat, ready=self.ready) is not None

    def text(self) -> Message:
        """Say it."""
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
        """Say it."""
        return say("swu-resource-hand-ready" if self.ready else "swu-resource-hand")


@dataclass(frozen=True, slots=True)
class ResourceThis(Effect):
    """Put this card, which lies in the discard pile, into play as a resource."""

    ready: bool = False

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether it lies there."""
        return bool(lying(table, [act.source.card]))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Put it there."""
        cards = take_from_discard(table, [act.source.card])
        for card in cards:
            resource(table, act.seat, card, ready=self.ready)
        yield from ()
        return bool(cards)

    def text(self) -> Message:
        """Say it."""
        return say("swu-resource-this-ready" if self.ready else "swu-resource-this")


@dataclass(frozen=True, slots=True)
class ReadyResources(Effect):
    """Ready resources."""

    count: Amount = 1
    up_to: bool = False

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether one is exhausted."""
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
        """Say it."""
        if not isinstance(self.count, int):
            return say("swu-ready-resources-for-each", what=self.count.for_each())
        return say("swu-ready-up-to" if self.up_to else "swu-ready-resources", count=self.count)


@dataclass(frozen=True, slots=True)
class DefeatResource(Effect):
    """Defeat a resource one controls (swu:1.5.5.f)."""

    owned: bool = False
    """Whether it must also be one's own."""

    def _cards(self, table: Table, act: Act) -> list[int]:
        cards = table.players[act.seat].resources
        return [card for card in cards if table.owners[card] == act.seat] if self.owned else cards

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        return bool(self._cards(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose it and put it face up on its owner's discard pile."""
        player = table.players[act.seat]
        if not self.able(table, act):
            return False
        ask = asking(act, self)
        answer = yield lambda: Choose(act.seat, [("card", card) for card in self._cards(table, act)], ask, hidden=True)
        card = answer[1]
        if card in player.ready and player.spent:  # resources are rearranged before one is chosen (swu:1.7.4)
            player.ready.append(player.spent.pop())
        take_resource(player, card)
        put_in_discard(table, card)
        table.dirty = True
        table.log.reveal()
        yield from settle(table)
        return True

    def text(self) -> Message:
        """Say it."""
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
        """Say it."""
        return say("swu-pay", count=self.count)


@dataclass(frozen=True, slots=True)
class ReturnFromDiscard(Effect):
    """Return cards of some kind from a discard pile to the hand of their owner (swu:8.25.1)."""

    filters: tuple[Filter, ...] = ()
    most: int = 1
    whose: str = "you"
    """you, any: any discard piles, one: one discard pile, whosever it is."""
    to: str = "hand"
    """hand, or bottom: of their owner's deck."""
    noun: str = "card"
    least: int = 1

    asks_first = True

    def _fitting(self, table: Table, act: Act) -> list[int]:
        players = [table.players[act.seat]] if self.whose == "you" else table.players
        cards = [card for player in players for card in player.discard]
        return fitting_cards(table, act, cards, self.filters, self.noun)

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        return bool(self._fitting(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose them and return them."""
        found = self._fitting(table, act)
        act.cards = []
        limit = one_pile(table) if self.whose == "one" else None
        act.cards = yield from pick_cards(act, found, self.least, self.most, self, limit)
        for card in act.cards:
            next(player for player in table.players if card in player.discard).discard.remove(card)
            table.dirty = True
        if self.to == "hand":
            for card in act.cards:
                to_hand(table, card)
        elif act.cards:
            order = yield DrawLots(len(act.cards), len(act.cards))
            for i in order:
                to_bottom(table, act.cards[i])
        return bool(act.cards)

    def text(self) -> Message:
        """Say it."""
        what = some(self.noun, self.filters, self.most, self.least)
        return say(f"swu-from-discard-{self.whose}-{self.to}", what=what)
