"""Adjectives about the keywords and abilities of a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from tablero.games.swu.abilities import Ability, Act, Constant, Filter, Keyword, Triggered
from tablero.games.swu.cards import Face
from tablero.games.swu.constant_abilities import abilities_of, current, triggers_of
from tablero.games.swu.constants import KEYWORD_BITS, RAID, RESTORE
from tablero.games.swu.names import SoughtKeyword
from tablero.games.swu.playing import Exploit, Piloting, Plot, Smuggle, smuggles
from tablero.games.swu.state import Piece, Played, Table, Unit
from tablero.games.swu.triggers import kind_of
from tablero.games.swu.vocabulary.mechanics.coordinate import Coordinated
from tablero.kernel import Message, say

__all__ = [
    "HasKeyword",
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
    """Return the names of the keywords that a unit has now."""
    found = {name for name, bit in KEYWORD_BITS.items() if unit.flags & ~unit.lost & bit}
    if unit.raid:
        found.add("raid")
    if unit.restore:
        found.add("restore")
    return found | {name for name in keyword_names(tuple(abilities_of(unit))) if name not in KEYWORD_BITS}


def has_keyword(abilities: tuple[Ability, ...]) -> bool:
    """Tell whether there is a keyword that heads an ability or a way of playing; it counts though asleep."""
    return any(
        isinstance(one, Exploit | Smuggle | Piloting | Plot)
        or (isinstance(one, Triggered) and bool(one.keyword))
        or (isinstance(one, Constant) and isinstance(one.condition, Coordinated))  # swu:7.5.15.c
        for one in abilities
    )


@dataclass(frozen=True, slots=True)
class HasKeyword(Filter):
    """With a keyword, printed or gained, or with any keyword at all."""

    keyword: SoughtKeyword

    derived = True

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it has the keyword now."""
        if isinstance(thing, Unit):
            return self._on_unit(thing)
        if self.keyword == "smuggle" and thing.card in table.players[thing.controller].resources:
            current(table)
            return any(True for _ in smuggles(table, thing.controller, thing.card))
        return isinstance(thing, Played) and self.fits(table, act, thing.face)

    def _on_unit(self, unit: Unit) -> bool:
        if self.keyword == "any":
            if unit.flags & ~unit.lost or unit.raid or unit.restore:
                return True
            return has_keyword(tuple(abilities_of(unit)))  # swu:7.5.14.d, swu:7.5.15.c
        bit = KEYWORD_BITS.get(self.keyword)
        if bit is None:
            return self.keyword in keywords_of(unit)
        if bit == RAID:
            return unit.raid > 0
        if bit == RESTORE:
            return unit.restore > 0
        return bool(unit.flags & ~unit.lost & bit)

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it is printed on a card."""
        names = keyword_names(face.abilities)  # swu:7.5.14.d
        return bool(names) if self.keyword == "any" else self.keyword in names

    def text(self, noun: Message, count: int) -> Message:
        """Put the keyword to the noun."""
        if self.keyword == "any":
            return say("swu-is-with-keywords", noun=noun, n=count)
        return say("swu-is-keyword", noun=noun, keyword=say(f"swu-keyword-name-{self.keyword}"), n=count)


@dataclass(frozen=True, slots=True)
class Triggers(Filter):
    """With an ability that triggers on something, such as a "When Defeated" ability; keywords don't count."""

    on: Literal["when-defeated"]

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        return bool(abilities_on(thing, self.on))

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether one is printed on it."""
        return any(_on(ability, self.on) for ability in face.triggers)

    def text(self, noun: Message, count: int) -> Message:
        return say("swu-is-triggering", noun=noun, on=say(f"swu-head-{self.on}"), n=count)


def abilities_on(piece: Piece, on: str) -> list[Triggered]:
    """Return the abilities of a piece that trigger on something, keywords left out."""
    return [ability for ability in triggers_of(piece) if _on(ability, on)]


def _on(ability: Triggered, on: str) -> bool:
    return (
        ability.own
        and not ability.keyword  # swu:7.5.1
        and any(kind_of(name) == on for name in ability.on)  # swu:7.6.14.c
    )
