"""Adjectives about the keywords and abilities of a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from tablero.games.swu.abilities import Ability, Act, Constant, Filter, Keyword, Triggered
from tablero.games.swu.cards import Face
from tablero.games.swu.constant_abilities import abilities_of, triggers_of
from tablero.games.swu.constants import KEYWORD_BITS
from tablero.games.swu.playing import Exploit, Piloting, Plot, Smuggle
from tablero.games.swu.state import Piece, Table, Unit
from tablero.games.swu.triggers import kind_of
from tablero.games.swu.vocabulary.filters.basic import Simple
from tablero.games.swu.vocabulary.mechanics.coordinate import Coordinated
from tablero.kernel import Message, say

__all__ = [
    "HasAnyKeyword",
    "Triggers",
]


_HEADED: tuple[tuple[type, str], ...] = (
    (Exploit, "exploit"),
    (Smuggle, "smuggle"),
    (Piloting, "piloting"),
    (Plot, "plot"),
)


def keyword_names(abilities: tuple[Ability, ...]) -> set[str]:
    """Return the names of the keywords among abilities."""
    found: set[str] = {one.name for one in abilities if isinstance(one, Keyword)}
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
    return found | {name for name in keyword_names(tuple(abilities_of(unit))) if name not in KEYWORD_BITS}


def has_keyword(abilities: tuple[Ability, ...]) -> bool:
    """Tell whether there is a keyword that heads an ability or a way of playing; it counts though asleep (swu:7.5.15.c)."""
    return any(
        isinstance(one, Exploit | Smuggle | Piloting | Plot)
        or (isinstance(one, Triggered) and bool(one.keyword))
        or (isinstance(one, Constant) and isinstance(one.condition, Coordinated))
        for one in abilities
    )


@dataclass(frozen=True, slots=True)
class HasAnyKeyword(Simple):
    """With at least one keyword."""

    word = "with-keywords"
    derived = True

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it has one now."""
        if not isinstance(thing, Unit):
            return False
        if thing.flags & ~thing.lost or thing.raid or thing.restore:
            return True
        return has_keyword(tuple(abilities_of(thing)))  # swu:7.5.14.d, swu:7.5.15.c


@dataclass(frozen=True, slots=True)
class Triggers(Filter):
    """With an ability that triggers on something: a "When Defeated" ability; keywords are none."""

    on: Literal["when-defeated"]

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        return bool(abilities_on(thing, self.on))

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether one is printed on it."""
        return any(_on(ability, self.on) for ability in face.triggers)

    def text(self, noun: Message, count: int) -> Message:
        return say("swu-is-triggering", noun=noun, on=say(f"swu-head-{self.on}"), n=count)


def abilities_on(piece: Piece, on: str) -> list[Triggered]:
    """Return the abilities of a piece that trigger on something, keywords left out (swu:7.5.1)."""
    return [ability for ability in triggers_of(piece) if _on(ability, on)]


def _on(ability: Triggered, on: str) -> bool:
    return ability.own and not ability.keyword and any(kind_of(name) == on for name in ability.on)  # swu:7.6.14.c
