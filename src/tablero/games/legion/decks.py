"""The command hand and the battle deck that come with an army."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from tablero.games.legion import cards
from tablero.games.legion.armies import SKIRMISH, Army, Entry
from tablero.games.legion.editions import EDITIONS, Edition
from tablero.games.legion.equipping import affiliation, has, keywords, side
from tablero.games.legion.matching import Candidate, meets
from tablero.kernel.messages import Message, say
from tablero.kernel.reasons import Reason, because

STANDING_ORDERS: Final = "aa"
"""The id of Standing Orders, which is in every hand."""
PIPS: Final[Mapping[int, int]] = {1: 2, 2: 2, 3: 2, 4: 1}
"""How many cards of each number of pips make a hand: legion26:hand.01, legion23:hand.01."""


def named_units(army: Army) -> Iterator[str]:
    """Yield the names by which command cards know what is in an army: units, counterparts, and named upgrades."""
    for part in (part for entry in army.entries for part in entry.parts()):
        yield part.card.name
        yield from (card.name for card in part.upgrades if card.unique)


class Decks:
    """The rules of command hands and battle decks."""

    edition: Edition = EDITIONS["2026"]
    battle_deck: Mapping[str, int] = {"objective": 3, "secondary_objective": 3, "advantage": 3}
    """How many cards of each kind make a battle deck: legion26:hand.05, legion26:cards.01."""

    def violations(self, army: Army) -> Iterator[Reason]:
        """Yield everything that is wrong with the cards of an army."""
        yield from self._hand(army)
        for id in army.command_hand:
            if (reason := self.command_allowed(army, cards.command_cards(army.edition)[id])) is not None:
                yield reason
        yield from self.set_aside(army)
        yield from self._battle_deck(army)

    def command_allowed(self, army: Army, card: cards.CommandCard) -> Reason | None:
        """Return why a command card can't be in the hand of an army: all that it names has to be there."""
        rule = self.edition.rule("legion26:hand.02", "legion23:hand.02")
        if card.battle_force and card.battle_force != army.battle_force:
            return because(rule, "legion-hand-force", card=card.name, force=card.battle_force)
        if card.faction and card.faction != army.faction:
            return because(rule, "legion-hand-faction", card=card.name, faction=say(f"legion-faction-{card.faction}"))
        there = set(named_units(army))
        enough = all if card.all_units else any
        if card.units and not enough(name in there for name in card.units):
            form = "all" if card.all_units else "any"
            return because(rule, "legion-hand-units", card=card.name, names=", ".join(card.units), form=form)
        if card.requirements is not None and not any(
            meets(card.requirements, one) for entry in army.entries for one in self.candidates(army, entry)
        ):
            return because(rule, "legion-hand-required", card=card.name)
        return None

    def candidates(self, army: Army, entry: Entry) -> Iterator[Candidate]:
        """Yield what a unit counts as while the hand is built: a Field Commander as a commander, too."""
        unit = Candidate(entry.card, affiliation(entry), side(army))
        yield unit
        if has(entry, "field-commander"):
            yield replace(unit, card=replace(entry.card, rank="commander"))  # legion26:kw.field-commander.4

    def set_aside(self, army: Army) -> Iterator[Reason]:
        """Yield what is wrong with command cards that are set aside; there are no Contingencies in this edition."""
        if army.contingencies:
            yield because("legion26:hand.01", "legion-hand-contingencies", count=len(army.contingencies), most=0)

    def _hand(self, army: Army) -> Iterator[Reason]:
        rule = self.edition.rule("legion26:hand.01", "legion23:hand.01")
        known = cards.command_cards(army.edition)
        pips = Counter(known[id].pips for id in army.command_hand)
        for number, count in PIPS.items():
            if pips[number] != count:
                yield because(rule, "legion-hand-pips", pips=number, count=pips[number], wanted=count)
        yield from _doubles(rule, (known[id].name for id in army.command_hand))

    def _battle_deck(self, army: Army) -> Iterator[Reason]:
        rule = self.edition.rule("legion26:hand.05", "legion23:deck.01")
        known = cards.battle_cards(army.edition)
        kinds = Counter(known[id].kind for id in army.battle_deck)
        for kind, count in self.battle_deck.items():
            if kinds[kind] != count:
                yield because(rule, "legion-deck-kind", kind=kind_name(kind), count=kinds[kind], wanted=count)
        yield from _doubles(rule, (known[id].name for id in army.battle_deck))
        for card in (known[id] for id in army.battle_deck):
            if card.format == SKIRMISH != army.format:
                yield because(rule, "legion-deck-format", card=card.name)
            if card.faction and card.faction != army.faction:
                named = say(f"legion-faction-{card.faction}")
                yield because(rule, "legion-deck-faction", card=card.name, faction=named)


class Decks2023(Decks):
    """The rules of command hands and battle decks in 2023."""

    edition = EDITIONS["2023"]
    battle_deck: Mapping[str, int] = {"objective": 4, "deployment": 4, "condition": 4}
    """How many cards of each kind make a battle deck: legion23:deck.01, legion23:card.03."""

    def candidates(self, army: Army, entry: Entry) -> Iterator[Candidate]:
        """Yield what a unit counts as while the hand is built: no more than it is."""
        yield Candidate(entry.card, affiliation(entry), side(army))

    def set_aside(self, army: Army) -> Iterator[Reason]:
        """Yield what is wrong with the command cards set aside for Contingencies, which keep the other rules of the hand."""
        rule = "legion23:kw.contingencies-x"
        most = contingencies(army)
        if len(army.contingencies) > most:
            yield because(rule, "legion-hand-contingencies", count=len(army.contingencies), most=most)
        known = cards.command_cards(army.edition)
        yield from _doubles(rule, (known[id].name for id in (*dict.fromkeys(army.command_hand), *army.contingencies)))
        for id in army.contingencies:
            if (reason := self.command_allowed(army, known[id])) is not None:
                yield reason


def contingencies(army: Army) -> int:
    """Return how many command cards an army may set aside: the sum of its Contingencies (legion23:kw.contingencies-x)."""
    found = (keyword for entry in army.entries for keyword in keywords(entry) if keyword.name == "contingencies")
    return sum(keyword.value or 0 for keyword in found)


def kind_name(kind: str) -> Message:
    """Return what a kind of battle cards is called."""
    return say(f"legion-battle-card-{kind.replace('_', '-')}")


def _doubles(rule: str, names: Iterable[str]) -> Iterator[Reason]:
    for name, count in Counter(names).items():
        if count > 1:
            yield because(rule, "legion-deck-twice", card=name)


DECKS: Final = {rules.edition.name: rules for rules in (Decks(), Decks2023())}
