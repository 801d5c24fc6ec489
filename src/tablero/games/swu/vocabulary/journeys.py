"""Where cards come from and go to in unusual ways: piles that are split, copies for free, upgrades that change hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Condition, Constant, Count, Effect, Filter, Standing, Target
from tablero.games.swu.attaching import eligible, move_upgrade
from tablero.games.swu.cards import Face
from tablero.games.swu.checks import detach, settle
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.constants import IN_PLAY, PHASE
from tablero.games.swu.costs import CostChange, Terms
from tablero.games.swu.playing import Permission, play, why_not_play
from tablero.games.swu.state import NOBODY, Event, InForce, Table, Unit, Upgrade
from tablero.games.swu.triggers import emit
from tablero.games.swu.vocabulary.asking import asking, choose_opponent, choose_piece, pick_hidden, see
from tablero.games.swu.vocabulary.effects import OnTarget
from tablero.games.swu.vocabulary.effects_actions import remove_to_hand
from tablero.games.swu.vocabulary.filters import trait_name
from tablero.games.swu.vocabulary.sources import OfDeck
from tablero.games.swu.vocabulary.targets import article, fitting, fitting_cards, phrase
from tablero.games.swu.vocabulary.topcards import put_away, take_top
from tablero.games.swu.zones import (
    discard_from_hand,
    discard_off_deck,
    look_at_top,
    lying,
    shuffle,
    sink_rest,
    to_hand,
    were_drawn,
)
from tablero.kernel import Choose, Message, Option, Pick, Play, say

# Decks and hands.


@dataclass(frozen=True, slots=True)
class DiscardNamesakes(Effect):
    """Search the deck and hand of the controller of what was defeated for all cards with its name; discard them."""

    word = "discard-namesakes"

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether something was."""
        return isinstance(act.it, Unit)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Look through the hand and discard what has the name; then choose such cards of the deck and shuffle it.

        What one looks for in a deck one needn't find (swu:8.27.1).
        """
        unit = act.it
        if not isinstance(unit, Unit):
            return False
        player, title = table.players[unit.controller], unit.face.title
        ask = asking(act, self)
        if player.hand:
            yield from see(table, (act.seat,), player.hand, Choose(act.seat, ["done"], ask, hidden=True))
        act.cards = [card for card in player.hand if table.faces[card].title == title]
        discard_from_hand(table, player.seat, act.cards)
        if player.deck:

            def question() -> Pick:
                found: list[Option] = [("card", card) for card in player.deck if table.faces[card].title == title]
                return Pick(act.seat, found, 0, len(found), ask, hidden=True)

            answer = yield from see(table, (act.seat,), player.deck, question)
            chosen = [card for _, card in answer]
            player.deck = [card for card in player.deck if card not in chosen]
            discard_off_deck(table, player.seat, chosen)
            act.cards += chosen
            yield from shuffle(table, player)
        return bool(act.cards)


@dataclass(frozen=True, slots=True)
class RevealAndSplit(OfDeck):
    """Reveal cards of your deck: an opponent discards some of them; you draw one of the rest and discard the other."""

    count: int
    theirs: int

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Reveal them, let the opponent choose, then choose."""
        player = table.players[act.seat]
        seat = (yield from choose_opponent(table, act)) if player.deck else NOBODY
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
        """Say it."""
        return say("swu-reveal-and-split", count=self.count, theirs=self.theirs)


@dataclass(frozen=True, slots=True)
class SearchToTop(OfDeck):
    """Search cards of your deck for some of a kind, reveal them and put them on top of it (swu:8.27.1)."""

    filters: tuple[Filter, ...]
    top: int
    most: int
    noun: str = "unit"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Look, pick, put the rest on the bottom in a random order and those on top in an order of choice."""
        player = table.players[act.seat]
        if not player.deck:
            return False
        look_at_top(table, player, self.top)

        def found() -> list[int]:
            return fitting_cards(table, act, player.looked, self.filters, self.noun)

        chosen = yield from pick_hidden(act.seat, found, 0, self.most, asking(act, self))
        for card in chosen:
            table.known[card] = (1 << table.seats) - 1
            table.log.tell("swu-log-finds", seat=act.seat + 1, card=table.faces[card].name)
        player.looked = [card for card in player.looked if card not in chosen]
        yield from sink_rest(table, player)
        player.looked = list(chosen)
        on_top = say("swu-ask-arrange", card=act.face.name)
        while player.looked:
            answer = yield Choose(act.seat, [("top", card) for card in player.looked], on_top)
            player.looked.remove(answer[1])
            player.deck.append(answer[1])
        act.cards = chosen
        return bool(chosen)

    def text(self) -> Message:
        """Say it."""
        noun = phrase(self.noun, self.filters, 2)
        return say("swu-search-to-top", top=self.top, what=say("swu-up-to", number=self.most, noun=noun))


# Playing.


@dataclass(frozen=True, slots=True)
class PermitThisTo(Effect):
    """In this phase a chosen player may play this unit for free from its owner's discard pile."""

    word = "permit-this-to"

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether it lies there."""
        return bool(lying(table, [act.source.card]))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Give leave."""
        if not self.able(table, act) or not act.seats:
            return False
        permission = Permission(act.source.card, free=True)
        table.in_force.append(InForce(PHASE, permission, act.face, act.seats[0]))
        table.dirty = True
        yield from ()
        return True


@dataclass(frozen=True, slots=True)
class PlayOwn(Effect):
    """Play a card of some kind for free from your hand or your resources."""

    filters: tuple[Filter, ...]

    def _choices(self, table: Table, act: Act) -> list[tuple[Option, Terms]]:
        player = table.players[act.seat]
        places = [("hand", card) for card in player.hand] + [("resources", card) for card in player.resources]
        found: list[tuple[Option, Terms]] = []
        for zone, card in places:
            terms = Terms(zone=zone, free=True)
            if all(one.fits(table, act, table.faces[card]) for one in self.filters) and (
                why_not_play(table, act.seat, card, terms) is None
            ):
                found.append((("play", card), terms))
        return found

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the card and play it; nobody has to, as both zones are hidden (swu:7.1.6.a)."""
        ask = asking(act, self)
        answer = yield lambda: Choose(
            act.seat, [*[option for option, _ in self._choices(table, act)], "pass"], ask, hidden=True
        )
        if answer == "pass":
            return False
        terms = next(terms for option, terms in self._choices(table, act) if option == answer)
        yield from play(table, act.seat, answer[1], terms)
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-may", effect=say("swu-play-own", what=article("card", self.filters)))


@dataclass(frozen=True, slots=True)
class CopyOf(Filter):
    """A copy of a certain card (swu:8.30.2)."""

    key: str

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it is one."""
        return face.key == self.key

    def text(self, noun: Message, count: int) -> Message:
        """Put it to the noun."""
        return say("swu-is-copy", noun=noun, n=count)


@dataclass(frozen=True, slots=True)
class JumpAway(OnTarget):
    """Return a unit and any number of non-leader upgrades on it to hand; its next copy can be played for free."""

    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the unit and the upgrades, then return them all."""
        units = yield from self.to.find(table, act, self)
        if not units:
            return False
        unit = units[0]
        kept = [one for one in unit.upgrades if not one.face.leader]
        if kept:
            ask = say("swu-ask-jump-upgrades", card=act.face.name, unit=unit.face.name)
            answer = yield Pick(act.seat, [one.ref for one in kept], 0, len(kept), ask)
            for upgrade in [one for one in kept if one.ref in answer]:
                detach(table, upgrade, act.seat)
                emit(table, Event("detached", upgrade.controller, upgrade, other=unit))
                if upgrade.card >= 0:
                    to_hand(table, upgrade.card)
        yield from remove_to_hand(table, unit, act)
        free = CostChange(-99, (CopyOf(unit.face.key),), once=True)
        table.in_force.append(InForce(PHASE, free, act.face, act.seat))
        table.dirty = True
        yield from settle(table)
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-jump-away", to=self.to.text())


# Upgrades and keywords.


@dataclass(frozen=True, slots=True)
class AttackerTakes(Effect):
    """The attacking player takes control of this upgrade and attaches it to a unit they control."""

    word = "attacker-takes"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let that player choose the unit."""
        upgrade, attack = act.source, act.attack
        if not isinstance(upgrade, Upgrade) or attack is None or upgrade not in upgrade.unit.upgrades:
            return False
        current(table)
        units = [unit for unit in table.players[attack.seat].units if eligible(table, upgrade, unit, attack.seat)]
        if not units:
            return False
        unit = yield from choose_piece(attack.seat, units, say("swu-ask-attach", card=upgrade.face.name))
        move_upgrade(table, upgrade, unit, attack.seat)
        yield from settle(table)
        return True


@dataclass(frozen=True, slots=True)
class ChooseKeyword(Effect):
    """Choose a keyword; as long as this unit is in play, an ability is in force that gives it to others."""

    choices: tuple[tuple[str, Constant], ...]
    """Keywords, each with its ability."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask, and put the ability in force (swu:7.7.3.b)."""
        options: list[Option] = [("keyword", name) for name, _ in self.choices]
        ask = asking(act, self)
        answer = yield Choose(act.seat, options, ask)
        unit = act.source
        if not isinstance(unit, Unit) or not unit.here:
            return False
        ability = dict(self.choices)[answer[1]]
        table.in_force.append(InForce(IN_PLAY, ability, act.face, act.seat, unit.id))
        table.dirty = True
        return True

    def text(self) -> Message:
        """Say it."""
        names = [say(f"swu-keyword-name-{name}") for name, _ in self.choices]
        said = names[0]
        for name in names[1:]:
            said = say("swu-comma", first=said, second=name)
        return say("swu-choose-keyword", keywords=said)


@dataclass(frozen=True, slots=True)
class LeadersGainTrait(Standing):
    """Friendly leaders gain a trait; those that are units get it from a constant ability besides."""

    trait: str

    @property
    def leader_trait(self) -> str:  # type: ignore[override]
        """The trait."""
        return self.trait

    def text(self) -> Message:
        """Say it."""
        return say("swu-sentence", text=say("swu-leaders-gain-trait", trait=trait_name(self.trait)))


# Putting effects together.


@dataclass(frozen=True, slots=True)
class KeepingIt(Effect):
    """An effect after which "it" is still what was spoken of before."""

    effect: Effect

    def able(self, table: Table, act: Act) -> bool:
        """As the effect."""
        return self.effect.able(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Do it."""
        things = list(act.things)
        done = yield from self.effect.run(table, act)
        act.things = things
        return done

    def text(self) -> Message:
        """Say it."""
        return self.effect.text()


@dataclass(frozen=True, slots=True)
class SoMany(Target):
    """As many units of some kind as a number says."""

    count: Count
    filters: tuple[Filter, ...] = ()

    asks = True

    def any(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        return bool(fitting(table, act, "unit", self.filters))

    def find(self, table: Table, act: Act, why: Effect) -> Play[list[Any]]:
        """Ask for them."""
        found = fitting(table, act, "unit", self.filters)
        count = min(self.count.value(table, act), len(found))
        act.may, act.things = False, []
        if count <= 0:
            return []
        ask = asking(act, why)
        answer = yield Pick(act.seat, [unit.ref for unit in found], count, count, ask)
        act.things = [unit for unit in found if unit.ref in answer]
        return act.things

    def text(self) -> Message:
        """Say it."""
        return say("swu-so-many", noun=phrase("unit", self.filters, 2))


@dataclass(frozen=True, slots=True)
class CardsSpokenOf(Count):
    """How many cards were spoken of last."""

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        return len(act.cards)

    def text(self) -> Message:
        """Say it."""
        return say("swu-that-much")


@dataclass(frozen=True, slots=True)
class DifferentOddCosts(Condition):
    """The top card of your deck, which was revealed, and the attacker have different odd costs (swu:1.8.6)."""

    word = "different-odd"

    def holds(self, table: Table, act: Act) -> bool:
        """Compare them."""
        deck = table.players[act.seat].deck
        attacker = act.attack.attacker if act.attack is not None else None
        if not deck or attacker is None:
            return False
        one, other = table.faces[deck[-1]].cost, attacker.face.cost
        return one != other and bool(one % 2) and bool(other % 2)
