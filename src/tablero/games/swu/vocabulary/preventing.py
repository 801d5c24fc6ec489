"""Replacement effects that prevent damage (chapters 7.7.5 and 8.21)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Filter, Standing, Target
from tablero.games.swu.constants import PHASE
from tablero.games.swu.state import Base, Blow, InForce, Piece, Table, Unit
from tablero.games.swu.vocabulary.effects import OnTarget
from tablero.games.swu.vocabulary.relating import own_unit
from tablero.games.swu.vocabulary.targets import article
from tablero.kernel import Message, Play, say


@dataclass(frozen=True, slots=True)
class Prevents(Standing):
    """Damage that would be dealt to this unit, or to units of some kind, is prevented (swu:8.21.1, swu:8.21.2)."""

    amount: int = 99
    """How much of it: all, if so much."""
    to: tuple[Filter, ...] | None = None
    """Units of which kind; None: this unit."""
    by: tuple[Filter, ...] = ()
    """What deals it must be like."""
    combat: bool = False
    """Whether only combat damage is meant."""
    once: bool = False
    """As a lasting effect on a unit: only the next time."""

    part = "replacements"

    def changes_damage(self, table: Table, piece: Piece, seat: int, blow: Blow) -> bool:
        """Tell whether it is such damage."""
        act = Act(seat, piece)
        if self.combat and not blow.combat:
            return False
        if self.to is None:
            meant = blow.target is own_unit(piece)
        else:
            meant = isinstance(blow.target, Unit) and all(one.test(table, act, blow.target) for one in self.to)
        return meant and all(isinstance(blow.source, Unit) and one.test(table, act, blow.source) for one in self.by)

    def damage_instead(self, table: Table, piece: Piece, seat: int, blow: Blow) -> Play[int]:
        """Prevent it."""
        if self.once and isinstance(piece, Unit):
            piece.lasting = [one for one in piece.lasting if self not in one.grant.abilities]
            table.dirty = True
        yield from ()
        return max(0, blow.amount - self.amount)

    def text(self) -> Message:
        """Say it."""
        to = say("swu-this-unit") if self.to is None else article("unit", self.to)
        amount = "all" if self.amount >= 99 else "some"
        when = "-once" if self.once else ""
        by = "-by" if self.by else "-combat" if self.combat else ""
        said = say(f"swu-prevents-{amount}{by}{when}", to=to, amount=self.amount, by=article("unit", self.by))
        return say("swu-sentence", text=said)


@dataclass(frozen=True, slots=True)
class SparesBase(Standing):
    """The next time damage would be dealt to a base, it is prevented: to that of the player in whose name it stands."""

    part = "replacements"

    def changes_damage(self, table: Table, piece: Piece, seat: int, blow: Blow) -> bool:
        """Tell whether it is that base."""
        return isinstance(blow.target, Base) and blow.target.owner == seat

    def damage_instead(self, table: Table, piece: Piece, seat: int, blow: Blow) -> Play[int]:
        """Prevent all of it, once."""
        spent = next(one for one in table.in_force if one.ability is self and one.seat == seat)
        table.in_force = [one for one in table.in_force if one is not spent]
        table.dirty = True
        yield from ()
        return 0

    def text(self) -> Message:
        """Say it."""
        return say("swu-spares-base")


@dataclass(frozen=True, slots=True)
class SpareBase(OnTarget):
    """The next time damage would be dealt to a base in this phase, prevent that damage."""

    to: Target
    rule: SparesBase = SparesBase()

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Put it in force."""
        bases = yield from self.to.find(table, act, self)
        for base in bases:
            table.in_force.append(InForce(PHASE, self.rule, act.face, base.controller))
        table.dirty = True
        return bool(bases)

    def text(self) -> Message:
        """Say it."""
        return say("swu-spare-base", to=self.to.text())
