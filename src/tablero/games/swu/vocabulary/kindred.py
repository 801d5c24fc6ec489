"""Adjectives, conditions and numbers that look at other things besides: shared keywords, the most power, discard piles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Ability, Act, Condition, Constant, Filter, Keyword, Triggered
from tablero.games.swu.cards import Face
from tablero.games.swu.constant_abilities import abilities_of
from tablero.games.swu.constants import KEYWORD_BITS
from tablero.games.swu.playing import Exploit, Piloting, Plot, Smuggle
from tablero.games.swu.state import Table, Unit
from tablero.games.swu.vocabulary.filters import Simple, traits_of
from tablero.games.swu.vocabulary.headed import Coordinated
from tablero.games.swu.vocabulary.measuring import Counted
from tablero.games.swu.vocabulary.targets import article, phrase
from tablero.kernel import Message, say

# Keywords in common.

_HEADED: tuple[tuple[type, str], ...] = (
    (Exploit, "exploit"),
    (Smuggle, "smuggle"),
    (Piloting, "piloting"),
    (Plot, "plot"),
)


def _named(abilities: tuple[Ability, ...]) -> set[str]:
    """Return the names of the keywords among abilities."""
    found = {one.name for one in abilities if isinstance(one, Keyword)}
    found |= {name for one in abilities for kind, name in _HEADED if isinstance(one, kind)}
    found |= {one.keyword for one in abilities if isinstance(one, Triggered) and one.keyword}
    if any(isinstance(one, Constant) and isinstance(one.condition, Coordinated) for one in abilities):
        found.add("coordinate")
    return found


def keywords_of(unit: Unit) -> set[str]:
    """Return the names of the keywords that a unit has now (swu:7.5.4)."""
    found = {name for name, bit in KEYWORD_BITS.items() if unit.flags & ~unit.lost & bit}
    if unit.raid:
        found.add("raid")
    if unit.restore:
        found.add("restore")
    return found | {name for name in _named(tuple(abilities_of(unit))) if name not in KEYWORD_BITS}


@dataclass(frozen=True, slots=True)
class SharesKeyword(Simple):
    """Of a card: with a keyword that the unit spoken of has, too."""

    word = "shares-keyword"

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether they have one in common."""
        return isinstance(act.it, Unit) and bool(_named(face.abilities) & keywords_of(act.it))


@dataclass(frozen=True, slots=True)
class SharesKeywordWith(Filter):
    """Of a card: with a keyword that a unit of some kind has, too."""

    kinds: tuple[Filter, ...]

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it has one in common with some unit."""
        names = _named(face.abilities)
        return bool(names) and any(
            names & keywords_of(unit)
            for unit in table.units()
            if all(kind.test(table, act, unit) for kind in self.kinds)
        )

    def text(self, noun: Message, count: int) -> Message:
        """Put it to the noun."""
        return say("swu-is-shares-keyword-with", noun=noun, what=article("unit", self.kinds), n=count)


@dataclass(frozen=True, slots=True)
class SharesTrait(Simple):
    """Of a card: with a trait that the card spoken of has, too."""

    word = "shares-trait"

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether they have one in common."""
        return any(traits_of(table, act, table.faces[card]) & traits_of(table, act, face) for card in act.cards)


# Units compared with others.


@dataclass(frozen=True, slots=True)
class Utmost(Filter):
    """With the most power, the highest cost or the least remaining HP among units of some kind; of several that tie, any.

    What it costs is what is printed (swu:1.8.6, swu:1.10.6, swu:1.11.7).
    """

    value: str
    """power, cost, remaining."""
    kinds: tuple[Filter, ...]

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """Whether it asks for a derived value."""
        return self.value != "cost"

    def _worth(self, unit: Unit) -> int:
        return {"power": unit.power, "cost": unit.face.cost, "remaining": -unit.remaining}[self.value]

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is such a unit, or was last, and none surpasses it."""
        if not isinstance(thing, Unit) or not all(kind.test(table, act, thing) for kind in self.kinds):
            return False
        units = [unit for unit in table.units() if all(kind.test(table, act, unit) for kind in self.kinds)]
        return all(self._worth(unit) <= self._worth(thing) for unit in units)

    def text(self, noun: Message, count: int) -> Message:
        """Put it to the noun."""
        return say(f"swu-is-utmost-{self.value}", noun=noun, what=phrase("unit", self.kinds, 2), n=count)


@dataclass(frozen=True, slots=True)
class NotCarrying(Filter):
    """Without an upgrade of some kind on it."""

    kinds: tuple[Filter, ...]

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it has none."""
        return isinstance(thing, Unit) and not any(
            all(kind.test(table, act, upgrade) for kind in self.kinds) for upgrade in thing.upgrades
        )

    def text(self, noun: Message, count: int) -> Message:
        """Put it to the noun."""
        return say("swu-is-not-carrying", noun=noun, what=article("upgrade", self.kinds), n=count)


@dataclass(frozen=True, slots=True)
class ThatPlayers(Simple):
    """Of the player whom the event is about: who played the card, who controlled the unit."""

    word = "that-players"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether that player controls it."""
        return act.event is not None and bool(thing.controller == act.event.seat)


@dataclass(frozen=True, slots=True)
class Marked(Simple):
    """Chosen for the unit with the ability: see `Mark`."""

    word = "marked"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it was chosen."""
        return isinstance(act.source, Unit) and act.source.named == f"#{thing.id}"


# Discard piles.


@dataclass(frozen=True, slots=True)
class InDiscard(Condition):
    """There is a card of some kind in your discard pile."""

    filters: tuple[Filter, ...]

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether there is."""
        return any(
            all(one.fits(table, act, table.faces[card]) for one in self.filters)
            for card in table.players[act.seat].discard
        )

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-in-discard", mood="if", what=article("card", self.filters))


@dataclass(frozen=True, slots=True)
class Discarded(Counted):
    """How many cards of some kind there are in your discard pile."""

    filters: tuple[Filter, ...]

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        return sum(
            all(one.fits(table, act, table.faces[card]) for one in self.filters)
            for card in table.players[act.seat].discard
        )

    def what(self, number: int) -> Message:
        """Say of what."""
        return say("swu-in-your-discard", what=phrase("card", self.filters, number))
