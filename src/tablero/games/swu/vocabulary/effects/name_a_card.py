"""Naming a card (chapter 8.18), and what follows from the name."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

from tablero.games.swu import facts
from tablero.games.swu.abilities import Act, Effect, Standing
from tablero.games.swu.cards import Face
from tablero.games.swu.constants import IN_PLAY, PHASE
from tablero.games.swu.costs import CostChange
from tablero.games.swu.state import InForce, Piece, Table, Unit
from tablero.games.swu.vocabulary.asking import asking, choose_opponent, see
from tablero.games.swu.vocabulary.effects.base import OfDeck, seats_of
from tablero.games.swu.vocabulary.filters.basic import Named
from tablero.games.swu.vocabulary.filters.sharing import HasThatName
from tablero.games.swu.vocabulary.wording import bare
from tablero.games.swu.zones import discard_from_deck, discard_from_hand, reveal_from_hand, show, to_hand, were_drawn
from tablero.kernel import Choose, Message, Option, Play, Reason, because, say

__all__ = [
    "GuessName",
    "NameAndBan",
    "NameAndDiscard",
    "NameAndMill",
    "NameAndReveal",
    "NameAndTake",
    "NameCard",
    "NamedNotPlayed",
    "TitleNotPlayed",
]


@cache
def names() -> tuple[Option, ...]:
    """Return every name that a card has, each as the key of one card with it (swu:8.18.1)."""
    found: dict[str, str] = {}
    for key, card in facts.by_key().items():
        if "token" not in card.types:
            found.setdefault(card.title, key)
    return tuple(("name", found[title]) for title in sorted(found))


def name_one(table: Table, act: Act) -> Play[str]:
    """Ask for the name of a card (swu:8.18.1)."""
    answer = yield Choose(act.seat, names(), say("swu-ask-name", card=act.face.name))
    title = facts.card(answer[1]).title
    table.log.tell("swu-log-names", seat=act.seat + 1, name=title)
    return title


@dataclass(frozen=True, slots=True)
class NameCard(Effect):
    """Name a card; as long as this unit is in play, some ability is in force that is about that name."""

    ability: Standing

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask for the name, and put the ability in force if the unit is still there (swu:7.7.3.b)."""
        title = yield from name_one(table, act)
        unit = act.source
        if not isinstance(unit, Unit) or not unit.here:
            return False
        unit.named = title
        table.in_force.append(InForce(IN_PLAY, _about(self.ability, title), act.face, act.seat, unit.id))
        table.dirty = True
        return True

    def text(self) -> Message:
        return say("swu-name-card", effect=bare(self.ability.text()))


@dataclass(frozen=True, slots=True)
class NamedNotPlayed(Standing):
    """Opponents can't play cards with the name that was named (swu:8.20.3)."""

    title: str = ""

    def forbids_playing(self, table: Table, piece: Piece, seat: int, player: int, face: Face) -> Reason | None:
        """Return why an opponent can't play a card."""
        if player == seat or face.title != self.title:
            return None
        return because("swu:8.20.3", "swu-not-named", card=face.name)

    def text(self) -> Message:
        return say("swu-named-not-played")


def _about(ability: Standing, title: str) -> Standing:
    """Return an ability about "that name" as one about this name, so that a name named before stays so."""
    if isinstance(ability, NamedNotPlayed):
        return NamedNotPlayed(title)
    if isinstance(ability, CostChange):
        return replace(
            ability, cards=tuple(Named(title) if isinstance(one, HasThatName) else one for one in ability.cards)
        )
    return ability


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


@dataclass(frozen=True, slots=True)
class TitleNotPlayed(Standing):
    """Cards with a certain name can't be played (swu:8.20.3)."""

    title: str

    def forbids_playing(self, table: Table, piece: Piece, seat: int, player: int, face: Face) -> Reason | None:
        """Return why a card with this name can't be played."""
        return because("swu:8.20.3", "swu-not-named", card=face.name) if face.title == self.title else None

    def text(self) -> Message:
        return say("swu-sentence", text=say("swu-title-not-played", title=self.title))


@dataclass(frozen=True, slots=True)
class NameAndDiscard(Effect):
    """Name a card; an opponent reveals their hand and discards a card with that name from it (swu:8.18.1)."""

    word = "name-and-discard"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask for the name, show the hand, and let the opponent discard."""
        title = yield from name_one(table, act)
        seat = yield from choose_opponent(table, act)
        if seat < 0:
            return False
        hand = table.players[seat].hand
        reveal_from_hand(table, seat, hand)
        options: list[Option] = [("card", card) for card in hand if table.faces[card].title == title]
        if not options:
            return False
        answer = yield Choose(seat, options, asking(act, self))
        act.cards = [answer[1]]
        discard_from_hand(table, seat, act.cards)
        return True


@dataclass(frozen=True, slots=True)
class NameAndReveal(Effect):
    """Name a card; a player reveals their hand; "that much" is how many cards in it have that name (swu:8.18.1)."""

    who: Literal["an-opponent", "defending"] = "an-opponent"

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
class NameAndMill(Effect):
    """Name a card, then discard the top card of the defending player's deck; "that much" is 1 if it has that name."""

    word = "name-and-mill"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask for the name and discard the card (swu:8.18.1)."""
        act.amount = 0
        if act.attack is None:
            return False
        title = yield from name_one(table, act)
        act.cards = discard_from_deck(table, act.attack.defending, 1)
        act.amount = sum(table.faces[card].title == title for card in act.cards)
        return bool(act.cards)


@dataclass(frozen=True, slots=True)
class GuessName(OfDeck):
    """Name a card, then look at the top card of your deck; if it has that name, you may reveal and draw it."""

    word = "guess-name"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask for the name, look, and ask again."""
        player = table.players[act.seat]
        if not player.deck:
            return False
        title = yield from name_one(table, act)
        ask = say("swu-ask-top", card=act.face.name)

        def question() -> Choose:
            fits = table.faces[player.deck[-1]].title == title
            return Choose(act.seat, ["draw", "keep"] if fits else ["keep"], ask, hidden=True)

        answer = yield from see(table, (act.seat,), player.deck[-1:], question)
        if answer == "keep":
            return False
        card = player.deck.pop()
        show(table, act.seat, [card])
        to_hand(table, card)
        were_drawn(table, act.seat, [card])
        return True
