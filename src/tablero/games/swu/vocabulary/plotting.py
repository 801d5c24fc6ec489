"""What schemers do: look into hands and decks, turn units against their owners, take their time."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Declined, Effect, Filter, Standing, Target, units_in
from tablero.games.swu.cards import Face
from tablero.games.swu.checks import Ended, put_in_discard, settle
from tablero.games.swu.constants import ARENAS, PHASE
from tablero.games.swu.damage import deal
from tablero.games.swu.playing import pay_resources
from tablero.games.swu.state import Delayed, Event, InForce, Leader, Piece, Table, Unit
from tablero.games.swu.triggers import emit
from tablero.games.swu.vocabulary.asking import asking, choose_one, choose_opponent, see
from tablero.games.swu.vocabulary.dealing import Deal
from tablero.games.swu.vocabulary.effects import OnTarget
from tablero.games.swu.vocabulary.effects_actions import change_control
from tablero.games.swu.vocabulary.effects_cards import seats_of
from tablero.games.swu.vocabulary.naming import name_one
from tablero.games.swu.vocabulary.sources import OfAnyDeck, OfEnemyResources, OfHand
from tablero.games.swu.vocabulary.targets import article, fitting
from tablero.games.swu.vocabulary.whereabouts import outnumbers
from tablero.games.swu.vocabulary.wording import by_opponent
from tablero.games.swu.zones import (
    discard_from_hand,
    discard_off_deck,
    forget_hand,
    lying,
    resource_top,
    reveal_from_hand,
    show,
    take_from_discard,
    to_hand,
)
from tablero.kernel import Choose, Message, Option, Pick, Play, Reason, because, say
from tablero.kernel import Draw as DrawLots

# Hands and decks.


@dataclass(frozen=True, slots=True)
class NameAndReveal(Effect):
    """Name a card; a player reveals their hand; "that much" is how many cards in it have that name (swu:8.18.1)."""

    who: str = "an-opponent"
    """an-opponent, defending."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask for the name, show the hand and count."""
        act.amount = 0
        title = yield from name_one(table, act)
        if self.who == "an-opponent":
            seat = yield from choose_opponent(table, act)
        else:
            seat = next(iter(seats_of(table, act, self.who)), -1)
        if seat < 0:
            return False
        hand = table.players[seat].hand
        reveal_from_hand(table, seat, hand)
        act.amount = sum(table.faces[card].title == title for card in hand)
        return True

    def text(self) -> Message:
        """Say it."""
        return say(f"swu-name-and-reveal-{self.who}")


@dataclass(frozen=True, slots=True)
class NameAndTake(Effect):
    """Name a card; look at an opponent's hand and discard a card with that name from it (swu:8.18.1, swu:8.14.1)."""

    word = "name-and-take"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask for the name, look, and choose."""
        title = yield from name_one(table, act)
        seat = yield from choose_opponent(table, act)
        act.cards = []
        if seat < 0 or not table.players[seat].hand:
            return False
        hand, ask = table.players[seat].hand, asking(act, self)

        def question() -> Choose:
            found: list[Option] = [("card", card) for card in hand if table.faces[card].title == title]
            return Choose(act.seat, found or ["done"], ask, hidden=True)

        answer = yield from see(table, (act.seat, seat), hand, question)
        if answer == "done":
            return False
        act.cards = [answer[1]]
        discard_from_hand(table, seat, act.cards)
        return True


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
        """Say it."""
        return say("swu-discard-one-of-top", count=self.count)


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
        order = yield DrawLots(len(cards), len(cards))
        for i in order:
            player.deck.remove(cards[i])
            player.deck.insert(0, cards[i])
        for card in cards:
            table.known[card] = 0
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-reveal-top-cards", count=self.count, effect=self.then.text())


@dataclass(frozen=True, slots=True)
class SharesTraitWithCards(Filter):
    """Of a unit: with a trait that one of the cards spoken of has, too."""

    def test(self, table: Table, act: Act, thing: Unit) -> bool:
        """Tell whether they have one in common."""
        return any(table.faces[card].traits & thing.traits for card in act.cards)

    def text(self, noun: Message, count: int) -> Message:
        """Put it to the noun."""
        return say("swu-is-shares-trait-cards", noun=noun, n=count)


@dataclass(frozen=True, slots=True)
class TopAndBottom(OfHand):
    """Put a card from your hand on the top of your deck and another one on the bottom."""

    word = "top-and-bottom"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose one after the other."""
        player = table.players[act.seat]
        done = False
        for where in ("top", "bottom"):
            if not player.hand:
                break
            ask = say(f"swu-ask-to-{where}", card=act.face.name)
            answer = yield lambda ask=ask: Choose(  # type: ignore[misc]
                act.seat, [("card", card) for card in player.hand], ask, hidden=True
            )
            card = answer[1]
            player.hand.remove(card)
            forget_hand(table, act.seat)
            player.deck.insert(len(player.deck) if where == "top" else 0, card)
            table.known[card] = 1 << act.seat
            done = True
        return done


@dataclass(frozen=True, slots=True)
class SpyOnResources(OfEnemyResources):
    """Look at so many enemy resources; you may defeat 1, and its controller puts down another one, ready."""

    count: int

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the opponent, look at cards at random, since they all look alike, and ask."""
        seats = [seat for seat in table.opponents(act.seat) if table.players[seat].resources]
        if not seats:
            return False
        answer = yield Choose(act.seat, [("player", seat) for seat in seats], "swu-ask-opponent")
        player = table.players[answer[1]]
        total = len(player.resources)
        drawn = yield DrawLots(total, min(self.count, total))
        ask = asking(act, self)

        def question() -> Choose:
            return Choose(act.seat, [*[("card", player.resources[i]) for i in drawn], "done"], ask, hidden=True)

        answer = yield from see(table, (act.seat,), [player.resources[i] for i in drawn], question)
        if answer == "done":
            return True
        card = answer[1]
        (player.ready if card in player.ready else player.spent).remove(card)
        put_in_discard(table, card)
        resource_top(table, player.seat, ready=True)
        table.dirty = True
        yield from settle(table)
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-spy-on-resources", count=self.count)


# Units and leaders.


@dataclass(frozen=True, slots=True)
class ReadyLeader(Effect):
    """Ready a leader that isn't a unit (swu:3.4.2)."""

    word = "ready-leader"
    asks_first = True

    def _leaders(self, table: Table) -> list[Leader]:
        return [one for player in table.everybody() for one in player.leaders if not one.deployed]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        return bool(self._leaders(table))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose it and ready it."""
        leader = yield from choose_one(act, self._leaders(table), self)
        if leader is None:
            return False
        done = leader.exhausted
        leader.exhausted = False
        table.dirty = True
        return done


@dataclass(frozen=True, slots=True)
class ReturnFallen(Effect):
    """Return this unit, which lies in a discard pile, to its owner's hand (swu:8.25.1)."""

    word = "return-fallen"

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether it lies there."""
        return bool(lying(table, [act.source.card]))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Return it."""
        cards = take_from_discard(table, [act.source.card])
        for card in cards:
            to_hand(table, card)
        yield from ()
        return bool(cards)


@dataclass(frozen=True, slots=True)
class TakeWhileHere(OnTarget):
    """Take control of a unit; when this unit leaves play, its owner takes control of it (swu:7.7.4.f)."""

    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Take it, and remember to give it back."""
        things = units_in((yield from self.to.find(table, act, self)))
        for unit in things:
            change_control(table, unit, act.seat, act)
            debt = Delayed("left", OwnerTakes(), act.face, act.seat, (act.source.id, unit.id))
            if isinstance(act.source, Unit) and act.source.here:
                table.delayed.append(debt)
            else:
                OwnerTakes().undo(table, debt)
        yield from settle(table)
        return bool(things)

    def text(self) -> Message:
        """Say it."""
        return say("swu-take-while-here", to=self.to.text())


@dataclass(frozen=True, slots=True)
class OwnerTakes(Effect):
    """The owner of a unit takes control of it again."""

    word = "owner-takes-back"

    def undo(self, table: Table, delayed: Delayed) -> None:
        """Give it back, if it is still there."""
        unit = table.unit(delayed.pieces[1])
        if unit is not None:
            act = Act(delayed.seat, Piece(-1, -1, delayed.source, delayed.seat, delayed.seat))
            change_control(table, unit, unit.owner, act)


@dataclass(frozen=True, slots=True)
class OpponentOffers(Effect):
    """An opponent may choose a unit of some kind that they control; it becomes "it"."""

    filters: tuple[Filter, ...]

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the opponent, and ask."""
        act.things = []
        seat = yield from choose_opponent(table, act)
        if seat < 0:
            return False
        units = [unit for unit in fitting(table, act, "unit", self.filters) if unit.controller == seat]
        if not units:
            return False
        ask = asking(act, self)
        answer = yield Choose(seat, [*[unit.ref for unit in units], "pass"], ask)
        act.things = [unit for unit in units if unit.ref == answer]
        return bool(act.things)

    def text(self) -> Message:
        """Say it."""
        return say("swu-opponent-offers", what=article("unit", self.filters))


@dataclass(frozen=True, slots=True)
class DealNoting(Deal):
    """Deal damage; what was really damaged becomes "those": prevented damage was never dealt (swu:8.21.1)."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Deal it, and keep those that were damaged."""
        things = units_in((yield from self.to.find(table, act, self)))
        assert isinstance(self.amount, int)
        before = len(table.past)
        act.amount = yield from deal(table, [(one, self.amount) for one in things], act)
        hurt = {one.piece for one in table.past[before:] if one.what == "damaged"}
        act.things = [one for one in things if one.id in hurt]
        return bool(things)


# By others.


@dataclass(frozen=True, slots=True)
class ByDefending(Effect):
    """Something that the defending player does: "you" is that player."""

    effect: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let that player do it."""
        seats = seats_of(table, act, "defending")
        if not seats:
            return False
        theirs = Act(seats[0], act.source, act.event)
        return (yield from self.effect.run(table, theirs))

    def text(self) -> Message:
        """Say it."""
        return by_opponent("swu-by-defending", self.effect.text())


@dataclass(frozen=True, slots=True)
class UnlessDiscards(Effect):
    """Something happens to what was chosen, unless its controller discards a card from hand."""

    effect: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask the controller."""
        if act.it is None:
            return False
        player = table.players[act.it.controller]
        if player.hand:
            ask = say("swu-ask-discard-to-avoid", card=act.face.name, effect=self.effect.text())
            answer = yield lambda: Choose(
                player.seat, [*[("card", card) for card in player.hand], "pass"], ask, hidden=True
            )
            if answer != "pass":
                discard_from_hand(table, player.seat, [answer[1]])
                return False
        return (yield from self.effect.run(table, act))

    def text(self) -> Message:
        """Say it."""
        return say("swu-unless-discards", effect=self.effect.text())


@dataclass(frozen=True, slots=True)
class TollOnEnemies(Effect):
    """For each enemy unit, its controller pays 1 resource or exhausts it."""

    word = "toll-on-enemies"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let each opponent choose which to pay for, then exhaust the others."""
        for seat in table.opponents(act.seat):
            player = table.players[seat]
            units = list(player.units)
            most = min(len(units), len(player.ready) + player.credits)
            if not units:
                continue
            ask = say("swu-ask-toll", card=act.face.name)
            answers = yield Pick(seat, [unit.ref for unit in units], 0, most, ask)
            yield from pay_resources(table, player, len(answers))
            for unit in units:
                if unit.ref not in answers and not unit.exhausted:
                    unit.exhausted = table.dirty = True
                    emit(table, Event("exhausted", seat, unit, by=act.source))
        return True


@dataclass(frozen=True, slots=True)
class ControllerMay(Effect):
    """The controller of what was chosen may do something; if they don't, you do something else."""

    effect: Effect
    otherwise: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask, and go on."""
        if act.it is None:
            return (yield from self.otherwise.run(table, act))
        theirs = Act(act.it.controller, act.source, act.event)
        theirs.things = list(act.things)
        ask = say("swu-ask-may", card=act.face.name, effect=self.effect.text())
        answer = yield Choose(theirs.seat, ["yes", "no"], ask)
        if answer == "yes" and (yield from self.effect.run(table, theirs)):
            return True
        return (yield from self.otherwise.run(table, act))

    def text(self) -> Message:
        """Say it."""
        return say("swu-controller-may", effect=self.effect.text(), other=self.otherwise.text())


# Rules for a while.


@dataclass(frozen=True, slots=True)
class NoEvents(Standing):
    """As a lasting effect: a certain player can't play events (swu:8.20.3)."""

    player: int

    def forbids_playing(self, table: Table, piece: Piece, seat: int, player: int, face: Face) -> Reason | None:
        """Return why that player can't."""
        return because("swu:8.20.3", "swu-not-events") if player == self.player and face.event else None

    def text(self) -> Message:
        """Say it."""
        return say("swu-no-events")


@dataclass(frozen=True, slots=True)
class ForbidEvents(Effect):
    """Choose an opponent; if you control more units than they do, they can't play events for this phase."""

    word = "forbid-events"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose, compare, and put it in force."""
        seat = yield from choose_opponent(table, act)
        if seat < 0 or not outnumbers(table, act, act.seat, seat, ()):
            return False
        table.in_force.append(InForce(PHASE, NoEvents(seat), act.face, act.seat))
        table.dirty = True
        return True


@dataclass(frozen=True, slots=True)
class WinInArena(Effect):
    """Choose an arena; when the regroup phase starts, if only you control units there, you win the game."""

    word = "win-in-arena"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose, and wait."""
        ask = asking(act, self)
        answer = yield Choose(act.seat, [("arena", name) for name in ARENAS], ask)
        table.delayed.append(Delayed("regroup-phase", AloneWins(ARENAS.index(answer[1])), act.face, act.seat))
        return True


@dataclass(frozen=True, slots=True)
class AloneWins(Effect):
    """If only you control units in an arena, you win the game (swu:5.6.1)."""

    arena: int

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Look, and end the game."""
        yield from ()
        holders = {unit.controller for unit in table.units() if unit.arena == self.arena}
        if holders == {act.seat}:
            raise Ended((act.seat,), "swu-won-effect")
        return False

    def text(self) -> Message:
        """Say it."""
        return say("swu-alone-wins", arena=ARENAS[self.arena])
