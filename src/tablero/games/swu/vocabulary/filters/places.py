"""Adjectives about where a unit is, and which one of those spoken of it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from tablero.games.swu.abilities import Act, Filter
from tablero.games.swu.state import NOBODY, Piece, Table, Unit, Upgrade
from tablero.games.swu.vocabulary.filters.basic import Role, Simple
from tablero.games.swu.vocabulary.nouns import article
from tablero.kernel import Message, say

__all__ = [
    "Facing",
    "InArenaOf",
    "IsThis",
    "Marked",
]


def own_unit(source: Piece) -> Piece:
    """Return the unit that "this unit" is on a card: the card itself or, on an upgrade, the attached unit."""
    return source.unit if isinstance(source, Upgrade) else source


@dataclass(frozen=True, slots=True)
class IsThis(Role):
    """The unit with the ability, or the attached unit."""

    word = "this-unit"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is that unit."""
        return thing is own_unit(act.source)


@dataclass(frozen=True, slots=True)
class InArenaOf(Simple):
    """In the arena of a unit that the ability speaks of, or in the one that was chosen."""

    who: Literal["it", "this", "defender", "attacker", "chosen"]
    """it: what was chosen before, or else the defender; this; defender; attacker: of the event, where it was last; chosen."""

    @property
    def word(self) -> str:  # type: ignore[override]
        """By whose arena it is."""
        return f"arena-of-{self.who}"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        return isinstance(thing, Unit) and thing.arena == self._arena(act)

    def _arena(self, act: Act) -> int:
        if self.who == "chosen":
            return act.arena
        unit: Any = act.attack.defender if act.attack else None
        if self.who == "it" and isinstance(act.it, Unit):
            unit = act.it
        elif self.who == "this":
            unit = own_unit(act.source)
        elif self.who == "attacker":
            unit = act.event.subject if act.event is not None else None
        return unit.arena if isinstance(unit, Unit) else NOBODY


@dataclass(frozen=True, slots=True)
class Facing(Filter):
    """In an arena where there is a unit of some kind, perhaps itself."""

    kinds: tuple[Filter, ...]

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        return any(
            unit.arena == thing.arena and all(kind.test(table, act, unit) for kind in self.kinds)
            for unit in table.units()
        )

    def text(self, noun: Message, count: int) -> Message:
        return say("swu-is-facing", noun=noun, what=article("unit", self.kinds), n=count)


@dataclass(frozen=True, slots=True)
class Marked(Simple):
    """Chosen for the unit with the ability: see `Mark`."""

    word = "marked"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        return isinstance(act.source, Unit) and act.source.named == f"#{thing.id}"
