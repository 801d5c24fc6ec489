"""Adjectives about what a thing did, or what happened to it, before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from tablero.games.swu.abilities import Act
from tablero.games.swu.state import Happened, Table, Unit
from tablero.games.swu.vocabulary.filters.basic import Simple

__all__ = [
    "AttackedYourBase",
    "DidThisPhase",
    "EnteredThisPhase",
    "EnteredThisRound",
    "HurtByFriend",
    "HurtEnemyBase",
    "PlayedThisPhase",
]


def played_as(table: Table, thing: Any) -> list[Happened]:
    """Return the plays in this phase of a piece as what it is now: as a unit, or as an upgrade (swu:3.5.6)."""
    return [
        one
        for one in table.this_phase("played")
        if one.piece == thing.id and one.face is not None and one.face.unit == isinstance(thing, Unit)
    ]


@dataclass(frozen=True, slots=True)
class PlayedThisPhase(Simple):
    """Played by you in this phase, as what it is: a unit that was played as an upgrade is no unit you played (swu:7.5.17.c)."""

    word = "you-played-this-phase"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether you played it."""
        return any(one.seat == act.seat for one in played_as(table, thing))


@dataclass(frozen=True, slots=True)
class DidThisPhase(Simple):
    """That did something in this phase, or that something was done to: see where it is noted with `Table.note`."""

    what: Literal["attacked", "healed", "played", "base-damaged"]

    @property
    def word(self) -> str:  # type: ignore[override]
        """By what it was."""
        return f"{self.what}-this-phase"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it did."""
        if self.what == "played":
            return bool(played_as(table, thing))
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
class EnteredThisPhase(Simple):
    """That entered play in this phase."""

    word = "entered-this-phase"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it did."""
        return bool(thing.entered == table.phases)


@dataclass(frozen=True, slots=True)
class HurtEnemyBase(Simple):
    """That dealt damage to an enemy base in this phase."""

    word = "hurt-enemy-base"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it did."""
        return any(one.piece == thing.id and one.other != act.seat for one in table.this_phase("base-damaged"))


@dataclass(frozen=True, slots=True)
class AttackedYourBase(Simple):
    """That attacked your base in this phase."""

    word = "attacked-your-base"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it did."""
        return any(one.piece == thing.id and one.other == act.seat for one in table.this_phase("attacked-base"))


@dataclass(frozen=True, slots=True)
class HurtByFriend(Simple):
    """That a friendly unit dealt the damage of the event to."""

    word = "hurt-by-friend"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether one did."""
        by = act.event.by if act.event is not None else None
        return isinstance(by, Unit) and by.controller == act.seat
