"""Cards that abilities play, and permissions to play them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from tablero.games.swu.abilities import Act, Amount, Effect, Filter, Grant, amount_of
from tablero.games.swu.constants import PHASE
from tablero.games.swu.costs import Terms, side_of
from tablero.games.swu.names import CardNoun, check_word
from tablero.games.swu.playing import NextGets, Permission, play, ways, ways_open, why_not_play
from tablero.games.swu.state import InForce, Table, Unit
from tablero.games.swu.vocabulary.asking import asking
from tablero.games.swu.vocabulary.effects.base import seats_of
from tablero.games.swu.vocabulary.nouns import article
from tablero.games.swu.vocabulary.questions import asking_whether
from tablero.games.swu.vocabulary.saying import grant_text
from tablero.games.swu.zones import lying
from tablero.kernel import Choose, Message, Option, Play, say

__all__ = [
    "NextGets",
    "OwnerPlays",
    "Permit",
    "PlayFrom",
    "PlayFromSeveral",
    "PlayThat",
    "PlayThis",
    "PlayTop",
]


@dataclass(frozen=True, slots=True)
class PlayFrom(Effect):
    """Play a card of some kind from a zone, as the ability modifies it."""

    filters: tuple[Filter, ...] = ()
    zone: Literal["hand", "discard", "looked", "resources"] = "hand"
    """hand, discard, looked (what was searched or looked at), resources."""
    discount: Amount = 0
    free: bool = False
    ready: bool = False
    grant: Grant | None = None
    noun: CardNoun = "card"
    """What the text calls it: card, unit, event, upgrade; a unit is never played as a Pilot then (swu:7.5.17.c)."""
    must: bool = False
    """Whether it has to be played, if it can be; from hidden zones it never has to (swu:7.1.6.a)."""
    piloting: bool = False
    """Whether it must be played with Piloting."""
    ignore_aspects: bool = False
    """Whether its aspect penalty is ignored (swu:8.11.2)."""
    ignore_one: bool = False
    """Whether the penalty for one icon is ignored that is neither Heroism nor Villainy."""
    on_this: bool = False
    """Whether an upgrade must be played on this unit."""
    onto: tuple[Filter, ...] = ()
    """What a unit must be like for an upgrade to be played on it."""
    more: tuple[tuple[Filter, int], ...] = ()
    """Other discounts instead for cards of some kind."""
    exploit: int = 0
    """Exploit that the card gains."""
    defeated: bool = False
    """Whether it must be a unit that was defeated in this phase."""
    with_credit: Grant | None = None
    """What a unit gets for this phase if a Credit token was defeated to pay for it."""

    asks_first = True

    def _terms(self, table: Table, act: Act, card: int) -> Terms:
        face = table.faces[card]
        discounts = [number for kind, number in self.more if kind.fits(table, act, face)]
        return Terms(  # swu:7.1.6.b
            zone=self.zone,
            discount=discounts[0] if discounts else amount_of(self.discount, table, act),
            exploit=self.exploit,
            free=self.free,
            ready=self.ready,
            grant=self.grant,
            ignore_aspects=self.ignore_aspects,
            ignore_one=self.ignore_one,
            on=act.source if self.on_this and isinstance(act.source, Unit) else None,
            onto=self.onto,
            credit_grant=self.with_credit,
        )

    def choices(self, table: Table, act: Act) -> list[Option]:
        """Return what can be played, with the word for the way."""
        player = table.players[act.seat]
        zone = {"hand": player.hand, "discard": player.discard, "looked": player.looked}.get(self.zone)
        cards = player.ready + player.spent if zone is None else zone
        if self.defeated:
            fallen = {one.amount for one in table.this_phase("defeated")}
            cards = [card for card in cards if card in fallen]
        found: list[Option] = []
        for card in cards:
            for word, terms in ways(table, act.seat, card, self._terms(table, act, card)):
                side = side_of(table.faces[card], terms)  # swu:7.5.17.c
                if (
                    (self.noun == "card" or getattr(side, self.noun))
                    and (terms.pilot or not self.piloting)
                    and all(one.fits(table, act, side) for one in self.filters)
                    and why_not_play(table, act.seat, card, terms) is None
                ):
                    found.append((word, card))
        return found

    def useful(self, table: Table, act: Act) -> bool:
        """Tell whether something could be played, to the player whose hand it is."""
        return bool(self.choices(table, act))

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether something could be played; nobody else may see that from a hidden zone."""
        return self.zone != "discard" or bool(self.choices(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the card and play it; what that sets off waits for the end of the ability."""
        may = act.may or not self.must
        act.may = False
        if self.zone == "discard" and not self.choices(table, act):
            return False

        def question() -> Choose:
            options = self.choices(table, act)
            if may or not options:
                options.append("pass")
            ask = asking(act, self)
            return Choose(act.seat, options, ask, hidden=self.zone != "discard")

        answer = yield question
        if answer == "pass":
            act.things = []
            return False
        word, card = answer
        terms = next(
            terms for name, terms in ways(table, act.seat, card, self._terms(table, act, card)) if name == word
        )
        act.cards = [card]
        act.amount = table.faces[card].cost
        piece = yield from play(table, act.seat, card, terms)  # swu:6.2.0.e
        act.things = [] if piece is None else [piece]
        return True

    def text(self) -> Message:
        from tablero.games.swu.vocabulary.saying import play_text

        return play_text(self)


@dataclass(frozen=True, slots=True)
class PlayFromSeveral(Effect):
    """Play a card of some kind from one of several zones, as the ability modifies it."""

    filters: tuple[Filter, ...] = ()
    noun: CardNoun = "card"
    also: Literal["discard", "any-discard", "resources"] = "discard"
    """Besides from hand: from your discard pile, from any player's, or from your resources."""
    free: bool = False
    ignore_aspects: bool = False

    asks_first = True

    def _choices(self, table: Table, act: Act) -> Iterator[tuple[Option, Terms]]:
        player = table.players[act.seat]
        places = [("hand", card) for card in player.hand]
        if self.also == "resources":
            places += [("resources", card) for card in player.resources]
        else:
            piles = [player] if self.also == "discard" else table.players
            places += [("discard", card) for one in piles for card in one.discard]
        for zone, card in places:
            base = Terms(zone=zone, free=self.free, ignore_aspects=self.ignore_aspects)  # swu:7.1.6.b
            for word, terms in ways(table, act.seat, card, base):
                side = side_of(table.faces[card], terms)
                if self.noun != "card" and not getattr(side, self.noun):
                    continue
                fitting = all(one.fits(table, act, side) for one in self.filters)
                if fitting and why_not_play(table, act.seat, card, terms) is None:
                    yield (word, card), terms

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the card and play it; nobody has to, as the hand is hidden."""
        act.may = False
        ask = asking(act, self)
        answer = yield lambda: Choose(
            act.seat, [*[option for option, _ in self._choices(table, act)], "pass"], ask, hidden=True
        )
        act.things = []
        if answer == "pass":
            return False
        terms = next(terms for option, terms in self._choices(table, act) if option == answer)
        piece = yield from play(table, act.seat, answer[1], terms)
        act.things = [] if piece is None else [piece]
        return True

    def text(self) -> Message:
        said = say(f"swu-play-hand-or-{self.also}", what=article(self.noun, self.filters))
        if self.ignore_aspects:
            said = say("swu-play-ignoring", play=said)
        return say("swu-play-free", play=said) if self.free else said


@dataclass(frozen=True, slots=True)
class PlayThis(Effect):
    """Play this card, wherever it went when it left play: to a discard pile or under a captor."""

    free: bool = False
    ready: bool = False
    discards_only: bool = False
    """Whether it must lie in a discard pile."""

    def _terms(self, table: Table, act: Act) -> Terms | None:
        card = act.source.card
        if card < 0:
            return None
        if card in table.players[table.owners[card]].discard:
            return Terms(zone="discard", free=self.free, ready=self.ready)
        if not self.discards_only and any(card in unit.captives for unit in table.units()):
            return Terms(zone="captive", free=self.free, ready=self.ready)
        return None

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether it can be played."""
        terms = self._terms(table, act)
        return terms is not None and why_not_play(table, act.seat, act.source.card, terms) is None

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Play it; what it becomes is "it"."""
        terms = self._terms(table, act)
        act.things = []
        if terms is None or why_not_play(table, act.seat, act.source.card, terms) is not None:
            return False
        piece = yield from play(table, act.seat, act.source.card, terms)
        act.things = [] if piece is None else [piece]
        return True

    def text(self) -> Message:
        said = say("swu-play-this-discard" if self.discards_only else "swu-play-this")
        if self.free:
            said = say("swu-play-free", play=said)
        return say("swu-then", first=said, second=say("swu-play-ready")) if self.ready else said


@dataclass(frozen=True, slots=True)
class PlayThat(Effect):
    """Play the card spoken of, which everybody knows, from where it lies now."""

    zone: Literal["hand", "discard"] = "hand"
    free: bool = False
    discount: int = 0
    noun: CardNoun = "card"

    asks_first = True

    def choices(self, table: Table, act: Act) -> list[Option]:
        """Return the ways in which it can be played."""
        player = table.players[act.seat]
        zone = player.hand if self.zone == "hand" else player.discard
        found: list[Option] = []
        for card in act.cards:
            if card not in zone:
                continue
            for word, terms in ways(table, act.seat, card, self._terms()):
                side = side_of(table.faces[card], terms)
                if (self.noun == "card" or getattr(side, self.noun)) and (
                    why_not_play(table, act.seat, card, terms) is None
                ):
                    found.append((word, card))
        return found

    def _terms(self) -> Terms:
        return Terms(zone=self.zone, free=self.free, discount=self.discount)

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether it can be played."""
        return bool(self.choices(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Play it; nobody has to, for its costs are paid at will."""
        may, act.may = act.may, False
        options = self.choices(table, act)
        if not options:
            return False
        if may or not self.free:
            options.append("pass")  # swu:7.1.6.a
        answer = yield Choose(act.seat, options, asking(act, self))
        if answer == "pass":
            return False
        word, card = answer
        terms = next(terms for name, terms in ways(table, act.seat, card, self._terms()) if name == word)
        piece = yield from play(table, act.seat, card, terms)
        act.things = [] if piece is None else [piece]
        return True

    def text(self) -> Message:
        said = say("swu-play-it-free" if self.free else "swu-play-it")
        return (
            say("swu-then", first=said, second=say("swu-play-discount", amount=self.discount))
            if self.discount
            else said
        )


@dataclass(frozen=True, slots=True)
class PlayTop(Effect):
    """Play the top card of your deck, for its cost."""

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
        yield from play(table, act.seat, answer[1], terms)  # swu:7.1.6.b
        return True


@dataclass(frozen=True, slots=True)
class OwnerPlays(Effect):
    """The owner of the unit that was returned to hand may play it for free."""

    grant: Grant | None = None
    """What it gets for this phase."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask the owner."""
        unit = act.it
        if not isinstance(unit, Unit) or unit.card < 0:
            return False
        owner, card, terms = unit.owner, unit.card, Terms(free=True, grant=self.grant)
        if card not in table.players[owner].hand or why_not_play(table, owner, card, terms) is not None:
            return False
        ask = asking_whether(act, say("swu-play-named-free", name=unit.face.name), owner)
        answer = yield Choose(owner, ["yes", "no"], ask)
        if answer == "no":
            return False
        piece = yield from play(table, owner, card, terms)
        act.things = [] if piece is None else [piece]
        return True

    def text(self) -> Message:
        said = say("swu-owner-plays")
        if self.grant is None:
            return said
        return say("swu-then", first=said, second=say("swu-play-gets", what=grant_text(self.grant)))


@dataclass(frozen=True, slots=True)
class Permit(Effect):
    """In this phase the cards spoken of, or this one, may be played from the discard pile where they lie.

    You may do it or, of this card, its owner or the chosen player.
    """

    free: bool = False
    discount: int = 0
    ignore_aspects: bool = False
    to: Literal["you", "owner", "chosen"] = "you"
    """you: to play the cards spoken of; owner, chosen: to play this card, which is always free."""

    def __post_init__(self) -> None:
        check_word(self)
        if self.to != "you" and not self.free:
            raise ValueError("Permit: somebody else only plays this card for free: say free=True.")

    def _cards(self, table: Table, act: Act) -> list[int]:
        return act.cards if self.to == "you" else lying(table, [act.source.card])

    def able(self, table: Table, act: Act) -> bool:
        return self.to == "you" or bool(self._cards(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Give leave."""
        cards = self._cards(table, act)
        seats = seats_of(table, act, self.to)
        for card in cards if seats else ():
            permit(table, act, card, seats[0], Permission(card, self.free, self.discount, self.ignore_aspects))
        yield from ()
        return bool(cards) and bool(seats)

    def text(self) -> Message:
        if self.to != "you":
            return say(f"swu-permit-this-to-{self.to}")
        if self.ignore_aspects:
            return say("swu-permit-ignoring")
        return say("swu-permit", free=str(self.free), amount=self.discount)


def permit(table: Table, act: Act, card: int, seat: int, permission: Permission) -> None:
    """Let a player play a card from its owner's discard pile for the rest of the phase."""
    table.in_force.append(InForce(PHASE, permission, act.face, seat))
    table.dirty = True
