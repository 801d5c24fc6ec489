"""Adjectives about what a thing did, or what happened to it, before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from tablero.games.swu.abilities import Act
from tablero.games.swu.state import Happened, Table, Unit
from tablero.games.swu.vocabulary.filters.basic import Simple

__all__ = [
    "DidThisPhase",
    "EnteredThisRound",
    "HurtByFriend",
]


def played_as(table: Table, thing: Any) -> list[Happened]:
    """Return the plays in this phase of a piece as what it is now: as a unit, or as an upgrade (swu:3.5.6)."""
    return [
        one
        for one in table.this_phase("played")
        if one.piece == thing.id and one.face is not None and one.face.unit == isinstance(thing, Unit)
    ]


@dataclass(frozen=True, slots=True)
class DidThisPhase(Simple):
    """That did something in this phase, or that something was done to: see where it is noted with `Table.note`.

    What was played counts as what it was played as: a unit that was played as an upgrade is no unit that was played.
    """

    what: Literal[
        "entered", "played", "you-played", "attacked", "attacked-your-base", "base-damaged", "hurt-enemy-base", "healed"
    ]

    @property
    def word(self) -> str:  # type: ignore[override]
        """By what it was."""
        return f"{self.what}-this-phase"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        if self.what == "entered":
            return bool(thing.entered == table.phases)
        if self.what in ("played", "you-played"):  # swu:7.5.17.c
            return any(self.what == "played" or one.seat == act.seat for one in played_as(table, thing))
        if self.what == "attacked-your-base":
            return any(one.piece == thing.id and one.other == act.seat for one in table.this_phase("attacked-base"))
        if self.what == "hurt-enemy-base":
            return any(one.piece == thing.id and one.other != act.seat for one in table.this_phase("base-damaged"))
        return any(one.piece == thing.id for one in table.this_phase(self.what))


@dataclass(frozen=True, slots=True)
class EnteredThisRound(Simple):
    """That entered play in this round."""

    word = "entered-this-round"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it entered in a phase of this round; the regroup phase is the second one."""
        first = table.phases - (1 + table.regroups if table.phase == 2 else 0)
        return bool(thing.entered >= first)


@dataclass(frozen=True, slots=True)
class HurtByFriend(Simple):
    """That a friendly unit dealt the damage of the event to."""

    word = "hurt-by-friend"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        by = act.event.by if act.event is not None else None
        return isinstance(by, Unit) and by.controller == act.seat
