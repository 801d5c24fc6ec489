"""Adjectives about what a card has in common with others: a name, a trait, an aspect, a keyword."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Literal

from tablero.games.swu.abilities import Act, Filter
from tablero.games.swu.cards import Face
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.names import UnknownName, Word, check_word
from tablero.games.swu.state import Player, Table, Unit
from tablero.games.swu.vocabulary.filters.basic import Named, Simple, traits_of
from tablero.games.swu.vocabulary.filters.keywords import keyword_names, keywords_of
from tablero.games.swu.vocabulary.nouns import article
from tablero.kernel import Message, say

__all__ = [
    "CopyOf",
    "HasThatAspect",
    "HasThatName",
    "NamedLikeUnit",
    "Shares",
]


@dataclass(frozen=True, slots=True)
class NamedLikeUnit(Filter):
    """Of a card: with the name of a unit of some kind that you control."""

    units: tuple[Filter, ...] = ()

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether there is such a unit."""
        return any(
            unit.face.title == face.title  # swu:8.18.2
            and all(one.test(table, act, unit) for one in self.units)
            for unit in table.players[act.seat].units
        )

    def text(self, noun: Message, count: int) -> Message:
        return say("swu-is-named-like-unit", noun=noun, what=article("unit", self.units), n=count)


@dataclass(frozen=True, slots=True)
class HasThatName(Simple):
    """With the name that was named (swu:8.18.1). A lasting effect has the name itself in its place."""

    word = "that-name"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        return bool(thing.face.title == act.named)

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        return face.title == act.named


def about_name(thing: Any, title: str) -> Any:
    """Return what is written about "that name" as something about this name, so that one named before stays as it is."""
    if isinstance(thing, HasThatName):
        return Named(title)
    if isinstance(thing, tuple):
        return tuple(about_name(one, title) for one in thing)
    if not isinstance(thing, Word):
        return thing
    parts = {field.name: getattr(thing, field.name) for field in fields(thing) if field.init}  # type: ignore[arg-type]
    changed = {name: about_name(part, title) for name, part in parts.items()}
    return thing if changed == parts else replace(thing, **changed)  # type: ignore[type-var]


@dataclass(frozen=True, slots=True)
class CopyOf(Filter):
    """A copy of a certain card (swu:8.30.2)."""

    key: str

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        return face.key == self.key

    def text(self, noun: Message, count: int) -> Message:
        return say("swu-is-copy", noun=noun, n=count)


@dataclass(frozen=True, slots=True)
class Shares(Simple):
    """That shares something with others: a trait, an aspect, a keyword, or the name."""

    what: Literal["trait", "aspect", "keyword", "name"]
    of: Literal["it", "card", "cards", "yours", "leader", "base"]
    """it: the unit spoken of; card, cards: those spoken of; yours: a unit you control; leader: a friendly one; base: yours."""

    def __post_init__(self) -> None:
        check_word(self)
        if self.of not in {"keyword": ("it", "yours"), "name": ("it", "card", "yours")}.get(self.what, (self.of,)):
            raise UnknownName(f'Shares knows no {self.what} of "{self.of}".')

    @property
    def word(self) -> str:  # type: ignore[override]
        """By what is shared with whom."""
        return f"{self.what}-of-{self.of}"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether a piece has one in common with them."""
        return not self._of_piece(thing).isdisjoint(self._theirs(table, act))

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether a card has one in common with them."""
        return not self._of_card(table, act, face).isdisjoint(self._theirs(table, act))

    def _of_piece(self, piece: Any) -> set[str] | frozenset[str]:
        if self.what == "trait":
            return frozenset(piece.traits) if isinstance(piece, Unit) else frozenset(piece.face.traits)
        if self.what == "keyword":
            return keywords_of(piece) if isinstance(piece, Unit) else set()
        return set(piece.face.aspects) if self.what == "aspect" else {piece.face.title}

    def _of_card(self, table: Table, act: Act, face: Face) -> set[str] | frozenset[str]:
        if self.what == "trait":
            return frozenset(traits_of(table, act, face))
        if self.what == "keyword":
            return keyword_names(face.abilities)
        return set(face.aspects) if self.what == "aspect" else {face.title}

    def _theirs(self, table: Table, act: Act) -> set[str]:
        if self.of == "cards":  # no matter whose they are, so that only what is printed counts
            return {name for card in act.cards for name in self._printed(table.faces[card])}
        if self.of == "card":
            return {name for card in act.cards for name in self._of_card(table, act, table.faces[card])}
        player = table.players[act.seat]
        if self.of == "leader":
            return self._of_leaders(table, player)
        current(table)
        pieces: dict[str, Sequence[Any]] = {"it": act.things[:1], "yours": player.units, "base": [player.base]}
        return {name for piece in pieces[self.of] for name in self._of_piece(piece)}

    def _printed(self, face: Face) -> set[str] | frozenset[str]:
        return frozenset(face.traits) if self.what == "trait" else frozenset(face.aspects)

    def _of_leaders(self, table: Table, player: Player) -> set[str]:
        """Return what the leaders of a player have, deployed or not."""
        found = {name for unit in player.units if unit.leader for name in self._of_piece(unit)}
        for leader in player.leaders:
            if not leader.deployed:
                found.update(self._printed(leader.face))
                if self.what == "trait":
                    gained = (rule.leader_trait for _, seat, rule in table.rules if seat == player.seat)
                    found.update(trait for trait in gained if trait)
        return found


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
