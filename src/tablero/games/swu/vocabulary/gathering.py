"""What is done with the cards that were discarded or found: counting them, returning them, playing them."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Count, Effect, Filter
from tablero.games.swu.costs import Terms, side_of
from tablero.games.swu.playing import play, ways, why_not_play
from tablero.games.swu.state import Table, Unit
from tablero.games.swu.vocabulary.asking import asking
from tablero.games.swu.vocabulary.measuring import Counted
from tablero.games.swu.vocabulary.targets import fitting_cards, phrase
from tablero.games.swu.vocabulary.wording import one_sentence
from tablero.games.swu.zones import lying, take_from_discard, to_hand
from tablero.kernel import Choose, Message, Option, Play, say


@dataclass(frozen=True, slots=True)
class Gathering(Effect):
    """Several effects, after which all the cards that they were about are "those cards"."""

    effects: tuple[Effect, ...]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether one of them could do something."""
        return any(effect.able(table, act) for effect in self.effects)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Do one after the other."""
        cards: list[int] = []
        done = False
        for effect in self.effects:
            act.cards = []
            done = (yield from effect.run(table, act)) or done
            cards += act.cards
        act.cards = cards
        return done

    def text(self) -> Message:
        """Say them."""
        return one_sentence([effect.text() for effect in self.effects])


@dataclass(frozen=True, slots=True)
class CardsAmong(Counted):
    """How many of the cards spoken of are of some kind."""

    filters: tuple[Filter, ...]

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        return sum(all(one.fits(table, act, table.faces[card]) for one in self.filters) for card in act.cards)

    def what(self, number: int) -> Message:
        """Say of what."""
        return say("swu-among-those", what=phrase("card", self.filters, number))


@dataclass(frozen=True, slots=True)
class CostDifference(Count):
    """The difference between the costs of the cards spoken of (swu:1.8.6)."""

    def value(self, table: Table, act: Act) -> int:
        """Return it; a single card has no other to differ from."""
        costs = [table.faces[card].cost for card in act.cards]
        return max(costs) - min(costs) if len(costs) > 1 else 0

    def text(self) -> Message:
        """Say it."""
        return say("swu-cost-difference")


@dataclass(frozen=True, slots=True)
class ReturnThose(Effect):
    """Return those of the cards spoken of that are of some kind from the discard pile to the hand (swu:8.25.1)."""

    filters: tuple[Filter, ...] = ()

    def _cards(self, table: Table, act: Act) -> list[int]:
        return fitting_cards(table, act, lying(table, act.cards), self.filters)

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        return bool(self._cards(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Return them."""
        act.cards = take_from_discard(table, self._cards(table, act))
        for card in act.cards:
            to_hand(table, card)
        yield from ()
        return bool(act.cards)

    def text(self) -> Message:
        """Say it."""
        return say("swu-return-those", what=phrase("card", self.filters, 2))


@dataclass(frozen=True, slots=True)
class PlayThat(Effect):
    """Play the card spoken of, which everybody knows, from where it lies now."""

    zone: str = "hand"
    free: bool = False
    discount: int = 0
    noun: str = "card"

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
        """Play it; nobody has to, for its costs are paid at will (swu:7.1.6.a)."""
        may, act.may = act.may, False
        options = self.choices(table, act)
        if not options:
            return False
        if may or not self.free:
            options.append("pass")
        answer = yield Choose(act.seat, options, asking(act, self))
        if answer == "pass":
            return False
        word, card = answer
        terms = next(terms for name, terms in ways(table, act.seat, card, self._terms()) if name == word)
        piece = yield from play(table, act.seat, card, terms)
        act.things = [] if piece is None else [piece]
        return True

    def text(self) -> Message:
        """Say it."""
        said = say("swu-play-it-free" if self.free else "swu-play-it")
        return (
            say("swu-then", first=said, second=say("swu-play-discount", amount=self.discount))
            if self.discount
            else said
        )


@dataclass(frozen=True, slots=True)
class TheirCards(Effect):
    """Something with the cards of the units spoken of, wherever those cards are now."""

    effect: Effect

    @property
    def asks_first(self) -> bool:  # type: ignore[override]
        """As the effect."""
        return self.effect.asks_first

    def _with_cards(self, act: Act) -> None:
        act.cards = [unit.card for unit in act.things if isinstance(unit, Unit) and unit.card >= 0]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether it could be done with them."""
        self._with_cards(act)
        return self.effect.able(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Do it."""
        self._with_cards(act)
        return (yield from self.effect.run(table, act))

    def text(self) -> Message:
        """Say it."""
        return self.effect.text()
