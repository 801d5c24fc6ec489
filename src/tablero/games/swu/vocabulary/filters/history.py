"""Adjectives about what a thing did, or what happened to it, before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from tablero.games.swu.abilities import Act, Filter
from tablero.games.swu.state import Happened, Table, Unit
from tablero.games.swu.vocabulary.filters.basic import Simple
from tablero.games.swu.vocabulary.nouns import article
from tablero.kernel import Message, say

__all__ = [
    "DealtBy",
    "DidThisPhase",
    "Entered",
]


def played_as(table: Table, thing: Any) -> list[Happened]:
    """Return the plays in this phase of a piece as what it is now: as a unit, or as an upgrade."""
    return [
        one
        for one in table.this_phase("played")
        if one.piece == thing.id
        if one.face is not None
        if one.face.unit == isinstance(thing, Unit)  # swu:3.5.6
    ]


@dataclass(frozen=True, slots=True)
class DidThisPhase(Simple):
    """That did something in this phase, or that something was done to: see where it is noted with `Table.note`.

    What was played counts as what it was played as: a unit that was played as an upgrade is no unit that was played.
    """

    what: Literal["played", "you-played", "attacked", "attacked-your-base", "base-damaged", "hurt-enemy-base", "healed"]

    @property
    def word(self) -> str:  # type: ignore[override]
        """By what it was."""
        return f"{self.what}-this-phase"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        if self.what in ("played", "you-played"):  # swu:7.5.17.c
            return any(self.what == "played" or one.seat == act.seat for one in played_as(table, thing))
        if self.what == "attacked-your-base":
            return any(one.piece == thing.id and one.other == act.seat for one in table.this_phase("attacked-base"))
        if self.what == "hurt-enemy-base":
            return any(one.piece == thing.id and one.other != act.seat for one in table.this_phase("base-damaged"))
        return any(one.piece == thing.id for one in table.this_phase(self.what))


@dataclass(frozen=True, slots=True)
class Entered(Simple):
    """That entered play in this phase, or in this round."""

    since: Literal["phase", "round"] = "phase"

    @property
    def word(self) -> str:  # type: ignore[override]
        """By how long ago it may be."""
        return f"entered-this-{self.since}"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it entered in a phase that counts; the regroup phase is the second one of a round."""
        earlier = 1 + table.regroups if self.since == "round" and table.phase == 2 else 0
        return bool(thing.entered >= table.phases - earlier)


@dataclass(frozen=True, slots=True)
class DealtBy(Filter):
    """Of something that was dealt damage: a unit of some kind dealt it."""

    kinds: tuple[Filter, ...]

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether what dealt it is of the kind."""
        by = act.event.by if act.event is not None else None
        return isinstance(by, Unit) and all(kind.test(table, act, by) for kind in self.kinds)

    def text(self, noun: Message, count: int) -> Message:
        return say("swu-dealt-by", what=noun, by=article("unit", self.kinds))
