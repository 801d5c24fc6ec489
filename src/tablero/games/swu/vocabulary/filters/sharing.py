"""Adjectives about what a card has in common with others: a name, a trait, an aspect, a keyword."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from tablero.games.swu.abilities import Act, Filter
from tablero.games.swu.cards import Face
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.state import Table, Unit
from tablero.games.swu.vocabulary.filters.basic import Simple, traits_of
from tablero.games.swu.vocabulary.filters.keywords import keyword_names, keywords_of
from tablero.games.swu.vocabulary.nouns import article
from tablero.kernel import Message, say

__all__ = [
    "CopyOf",
    "HasThatAspect",
    "HasThatName",
    "NamedLikeCard",
    "NamedLikeUnit",
    "SharesAspect",
    "SharesKeyword",
    "SharesKeywordWith",
    "SharesTrait",
    "SharesTraitWithCards",
    "SharesTraitWithLeader",
    "SharesTraitWithYours",
]


@dataclass(frozen=True, slots=True)
class NamedLikeUnit(Filter):
    """Of a card: with the name of a unit of some kind that you control."""

    units: tuple[Filter, ...] = ()

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether there is such a unit."""
        return any(
            unit.face.title == face.title and all(one.test(table, act, unit) for one in self.units)  # swu:8.18.2
            for unit in table.players[act.seat].units
        )

    def text(self, noun: Message, count: int) -> Message:
        """Put it to the noun."""
        return say("swu-is-named-like-unit", noun=noun, what=article("unit", self.units), n=count)


@dataclass(frozen=True, slots=True)
class NamedLikeCard(Simple):
    """With the name of the card that was spoken of."""

    word = "named-like-card"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it has that name."""
        return any(table.faces[card].title == thing.face.title for card in act.cards)  # swu:8.18.2


@dataclass(frozen=True, slots=True)
class HasThatName(Simple):
    """Of a card: with the name that was named with this unit (swu:8.18.1)."""

    word = "that-name"

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it has it."""
        return isinstance(act.source, Unit) and bool(act.source.named) and act.source.named == face.title


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
class SharesTrait(Simple):
    """Of a card: with a trait that the card spoken of has, too."""

    word = "shares-trait"

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether they have one in common."""
        return any(traits_of(table, act, table.faces[card]) & traits_of(table, act, face) for card in act.cards)


@dataclass(frozen=True, slots=True)
class SharesTraitWithLeader(Simple):
    """With a trait that a friendly leader has, too, whether it is deployed or not."""

    word = "trait-of-leader"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether they share one."""
        player = table.players[act.seat]
        traits = {trait for unit in player.units if unit.leader for trait in unit.traits}
        for leader in player.leaders:
            if not leader.deployed:
                traits |= leader.face.traits
                traits |= {rule.leader_trait for _, seat, rule in table.rules if rule.leader_trait and seat == act.seat}
        return isinstance(thing, Unit) and not thing.traits.isdisjoint(traits)


@dataclass(frozen=True, slots=True)
class SharesTraitWithYours(Simple):
    """Of a card: with a trait that a unit you control has, too."""

    word = "trait-of-yours"

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether they share one."""
        current(table)
        return any(traits_of(table, act, face) & unit.traits for unit in table.players[act.seat].units)


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
class HasThatAspect(Simple):
    """With the aspect that was chosen."""

    word = "that-aspect"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it has the icon."""
        return act.aspect in thing.face.aspects

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it has the icon."""
        return act.aspect in face.aspects


@dataclass(frozen=True, slots=True)
class SharesAspect(Simple):
    """Of a card: with an aspect that something else has, too."""

    who: Literal["yours", "it", "base"]
    """yours: a unit you control; it: the unit spoken of; base: your base."""

    @property
    def word(self) -> str:  # type: ignore[override]
        """By whose aspect it is."""
        return f"aspect-of-{self.who}"

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether they share one."""
        player = table.players[act.seat]
        others: dict[str, list[Any]] = {"yours": player.units, "it": act.things[:1], "base": [player.base]}
        return any(aspect in face.aspects for other in others[self.who] for aspect in other.face.aspects)


@dataclass(frozen=True, slots=True)
class SharesKeyword(Simple):
    """Of a card: with a keyword that the unit spoken of has, too."""

    word = "shares-keyword"

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether they have one in common."""
        return isinstance(act.it, Unit) and bool(keyword_names(face.abilities) & keywords_of(act.it))


@dataclass(frozen=True, slots=True)
class SharesKeywordWith(Filter):
    """Of a card: with a keyword that a unit of some kind has, too."""

    kinds: tuple[Filter, ...]

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it has one in common with some unit."""
        names = keyword_names(face.abilities)
        return bool(names) and any(
            names & keywords_of(unit)
            for unit in table.units()
            if all(kind.test(table, act, unit) for kind in self.kinds)
        )

    def text(self, noun: Message, count: int) -> Message:
        """Put it to the noun."""
        return say("swu-is-shares-keyword-with", noun=noun, what=article("unit", self.kinds), n=count)
