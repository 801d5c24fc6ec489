"""Adjectives about upgrades and the units they are on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from tablero.games.swu.abilities import Act, Filter
from tablero.games.swu.state import Table, Unit, Upgrade
from tablero.games.swu.vocabulary.filters.basic import Clause, Simple
from tablero.games.swu.vocabulary.filters.places import own_unit
from tablero.games.swu.vocabulary.nouns import article
from tablero.kernel import Message, say

__all__ = [
    "Carrying",
    "On",
    "OnA",
    "on_this",
]


def other_units(table: Table, act: Act, filters: tuple[Filter, ...]) -> list[Unit]:
    """Return the units of some kind, without the one that has the ability."""
    return [
        unit for unit in table.units() if unit is not act.source and all(one.test(table, act, unit) for one in filters)
    ]


@dataclass(frozen=True, slots=True)
class Carrying(Clause):
    """With an upgrade of some kind on it."""

    kinds: tuple[Filter, ...]

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        return isinstance(thing, Unit) and any(
            all(kind.test(table, act, upgrade) for kind in self.kinds) for upgrade in thing.upgrades
        )

    def text(self, noun: Message, count: int) -> Message:
        return say("swu-is-carrying", noun=noun, what=article("upgrade", self.kinds), n=count)

    def denied(self, noun: Message, count: int) -> Message:
        """Say that there is none on it."""
        return say("swu-is-not-carrying", noun=noun, what=article("upgrade", self.kinds), n=count)


@dataclass(frozen=True, slots=True)
class OnA(Filter):
    """Of an upgrade: on a unit of some kind."""

    kinds: tuple[Filter, ...]

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether its unit is of the kind."""
        return isinstance(thing, Upgrade) and all(kind.test(table, act, thing.unit) for kind in self.kinds)

    def text(self, noun: Message, count: int) -> Message:
        return say("swu-is-on", noun=noun, what=article("unit", self.kinds), n=count)


@dataclass(frozen=True, slots=True)
class On(Simple):
    """Of an upgrade: on a unit that the ability speaks of."""

    who: Literal["it", "this", "defender", "subject"]
    """it: the unit that was chosen before; this; defender; subject: of the event."""

    @property
    def word(self) -> str:  # type: ignore[override]
        """By whom it is on."""
        return f"on-{'it' if self.who == 'subject' else self.who}"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        return isinstance(thing, Upgrade) and any(thing.unit is one for one in self._units(act))

    def _units(self, act: Act) -> Sequence[Any]:
        if self.who == "this":
            return (own_unit(act.source),)
        if self.who == "defender":
            return act.attack.defenders if act.attack is not None else ()
        if self.who == "subject":
            return (act.event.subject,) if act.event is not None else ()
        return (act.it,)


on_this = On("this")
