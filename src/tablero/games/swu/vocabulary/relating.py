"""Adjectives about what an ability speaks of: whose a thing is, where, on what, and what it did in this phase."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Filter
from tablero.games.swu.state import NOBODY, Piece, Table, Unit, Upgrade
from tablero.games.swu.vocabulary.filters import Simple
from tablero.kernel import Message, say


@dataclass(frozen=True, slots=True)
class PlayedThisPhase(Simple):
    """Played by you in this phase."""

    word = "you-played-this-phase"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether you played it."""
        return any(one.piece == thing.id and one.seat == act.seat for one in table.this_phase("played"))


@dataclass(frozen=True, slots=True)
class DidThisPhase(Simple):
    """That did something in this phase, or that something was done to: see where it is noted with `Table.note`."""

    what: str
    """attacked, healed, played, base-damaged."""

    @property
    def word(self) -> str:  # type: ignore[override]
        """By what it was."""
        return f"{self.what}-this-phase"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it did."""
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
class ControlledBy(Filter):
    """Controlled by a certain player: the defending player, the controller of what was chosen before."""

    who: str
    """defending, its-controller, chosen."""

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether that player controls it."""
        return bool(thing.controller == seat_of(self.who, act))

    def text(self, noun: Message, count: int) -> Message:
        """Put it to the noun."""
        return say(f"swu-is-of-{self.who}", noun=noun, n=count)


def seat_of(who: str, act: Act) -> int:
    """Return the seat of the player that an ability speaks of, -1 if there is none."""
    if who == "you":
        return act.seat
    if who == "defending":
        return act.attack.defending if act.attack else -1
    if who == "its-owner":
        return act.it.owner if act.it is not None else -1
    if who == "its-controller":
        return act.it.controller if act.it is not None else -1
    if who == "chosen":
        return act.seats[0] if act.seats else -1
    if who == "that-opponent":
        return act.event.other.controller if act.event is not None and act.event.other is not None else -1
    if who == "that-player":
        return act.event.seat if act.event is not None else -1
    if who == "owner":
        return act.source.owner
    raise ValueError(who)


@dataclass(frozen=True, slots=True)
class InArenaOf(Simple):
    """In the arena of a unit that the ability speaks of, or in the one that was chosen."""

    who: str
    """it: what was chosen before, or else the defender; this; defender; attacker: of the event, where it was last; chosen."""

    @property
    def word(self) -> str:  # type: ignore[override]
        """By whose arena it is."""
        return f"arena-of-{self.who}"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is there."""
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
class On(Simple):
    """Of an upgrade: on a unit that the ability speaks of."""

    who: str
    """it: the unit that was chosen before; this; defender; subject: of the event."""

    @property
    def word(self) -> str:  # type: ignore[override]
        """By whom it is on."""
        return f"on-{'it' if self.who == 'subject' else self.who}"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is there."""
        return isinstance(thing, Upgrade) and any(thing.unit is one for one in self._units(act))

    def _units(self, act: Act) -> Sequence[Any]:
        if self.who == "this":
            return (own_unit(act.source),)
        if self.who == "defender":
            return act.attack.defenders if act.attack is not None else ()
        if self.who == "subject":
            return (act.event.subject,) if act.event is not None else ()
        return (act.it,)


def own_unit(source: Piece) -> Piece:
    """Return the unit that "this unit" is on a card: the card itself or, on an upgrade, the attached unit."""
    return source.unit if isinstance(source, Upgrade) else source
