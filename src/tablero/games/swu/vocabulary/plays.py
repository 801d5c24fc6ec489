"""Playing cards in unusual ways: with Smuggle, from several zones at once, what an ability gives leave to play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tablero.games.swu.abilities import Act, Effect, Filter, Grant
from tablero.games.swu.constants import PHASE
from tablero.games.swu.costs import Terms, side_of
from tablero.games.swu.playing import Permission, play, smuggle_terms, smuggles, ways, why_not_play
from tablero.games.swu.state import InForce, Table, Unit
from tablero.games.swu.vocabulary.asking import asking
from tablero.games.swu.vocabulary.saying import grant_text
from tablero.games.swu.vocabulary.targets import article
from tablero.games.swu.zones import lying
from tablero.kernel import Choose, Message, Option, Play, say


@dataclass(frozen=True, slots=True)
class PlayBySmuggle(Effect):
    """Play a card using Smuggle, for less (swu:7.5.14.c)."""

    discount: int = 0

    def _choices(self, table: Table, act: Act) -> list[Option]:
        found: list[Option] = []
        for card in table.players[act.seat].resources:
            for terms in smuggles(table, act.seat, card):
                if why_not_play(table, act.seat, card, replace(terms, discount=self.discount)) is None:
                    found.append(("smuggle", card))
                    break
        return found

    def useful(self, table: Table, act: Act) -> bool:
        """Tell whether one could be played, to the player whose resources they are."""
        return bool(self._choices(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the card and play it; nobody has to (swu:7.1.6.a)."""
        ask = asking(act, self)
        answer = yield lambda: Choose(act.seat, [*self._choices(table, act), "pass"], ask, hidden=True)
        act.things = []
        if answer == "pass":
            return False
        terms = yield from smuggle_terms(table, act.seat, answer[1], self.discount)
        piece = yield from play(table, act.seat, answer[1], terms)
        act.things = [] if piece is None else [piece]
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-play-by-smuggle", amount=self.discount)


@dataclass(frozen=True, slots=True)
class PlayFromSeveral(Effect):
    """Play a card of some kind from one of several zones, as the ability modifies it (swu:7.1.6.b)."""

    filters: tuple[Filter, ...] = ()
    noun: str = "card"
    discards: str = "yours"
    """Besides from hand: from your discard pile, or "any" player's."""
    free: bool = False
    ignore_aspects: bool = False

    def _choices(self, table: Table, act: Act) -> Iterator[tuple[Option, Terms]]:
        player = table.players[act.seat]
        piles = [player] if self.discards == "yours" else table.players
        places = [("hand", card) for card in player.hand]
        places += [("discard", card) for one in piles for card in one.discard]
        for zone, card in places:
            base = Terms(zone=zone, free=self.free, ignore_aspects=self.ignore_aspects)
            for word, terms in ways(table, act.seat, card, base):
                side = side_of(table.faces[card], terms)
                if self.noun != "card" and not getattr(side, self.noun):
                    continue
                fitting = all(one.fits(table, act, side) for one in self.filters)
                if fitting and why_not_play(table, act.seat, card, terms) is None:
                    yield (word, card), terms

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the card and play it; nobody has to, as the hand is hidden (swu:7.1.6.a)."""
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
        """Say it."""
        said = say(f"swu-play-hand-or-{self.discards}", what=article(self.noun, self.filters))
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
        """Say it."""
        said = say("swu-play-this-discard" if self.discards_only else "swu-play-this")
        if self.free:
            said = say("swu-play-free", play=said)
        return say("swu-then", first=said, second=say("swu-play-ready")) if self.ready else said


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
        ask = say("swu-ask-may", card=act.face.name, effect=self.text())
        answer = yield Choose(owner, ["yes", "no"], ask)
        if answer == "no":
            return False
        piece = yield from play(table, owner, card, terms)
        act.things = [] if piece is None else [piece]
        return True

    def text(self) -> Message:
        """Say it."""
        said = say("swu-owner-plays")
        if self.grant is None:
            return said
        return say("swu-then", first=said, second=say("swu-play-gets", what=grant_text(self.grant)))


@dataclass(frozen=True, slots=True)
class Permit(Effect):
    """In this phase the cards spoken of may be played from the discard pile where they lie."""

    free: bool = False
    discount: int = 0
    ignore_aspects: bool = False

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Give leave."""
        for card in act.cards:
            permit(table, act, card, act.seat, Permission(card, self.free, self.discount, self.ignore_aspects))
        yield from ()
        return bool(act.cards)

    def text(self) -> Message:
        """Say it."""
        if self.ignore_aspects:
            return say("swu-permit-ignoring")
        return say("swu-permit", free=str(self.free), amount=self.discount)


@dataclass(frozen=True, slots=True)
class PermitThis(Effect):
    """In this phase the owner of this unit may play it for free from the discard pile."""

    word = "permit-this"

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether it lies there."""
        return bool(lying(table, [act.source.card]))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Give leave."""
        if not self.able(table, act):
            return False
        permit(table, act, act.source.card, act.source.owner, Permission(act.source.card, free=True))
        yield from ()
        return True


def permit(table: Table, act: Act, card: int, seat: int, permission: Permission) -> None:
    """Let a player play a card from its owner's discard pile for the rest of the phase."""
    table.in_force.append(InForce(PHASE, permission, act.face, seat))
    table.dirty = True
