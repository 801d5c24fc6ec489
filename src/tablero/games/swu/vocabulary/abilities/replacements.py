"""Constant abilities that replace damage or a defeat with something else (swu:7.7.5.a): preventing above all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tablero.games.swu.abilities import Act, Filter, Standing
from tablero.games.swu.attaching import become_unit, become_upgrade
from tablero.games.swu.checks import defeat_all
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.names import check_word
from tablero.games.swu.state import Base, Blow, Piece, Table, Unit, Upgrade
from tablero.games.swu.vocabulary.filters.places import own_unit
from tablero.games.swu.vocabulary.filters.upgrades import other_units
from tablero.games.swu.vocabulary.nouns import article
from tablero.games.swu.vocabulary.questions import NOTHING_MORE, Args, both
from tablero.kernel import Choose, Message, Option, Play, say

__all__ = [
    "BecomesUnitInstead",
    "BecomesUpgradeInstead",
    "DecoyDies",
    "MoreDamage",
    "Prevents",
    "Redirect",
    "SparesBase",
]


@dataclass(frozen=True, slots=True)
class Prevents(Standing):
    """Damage that would be dealt to this unit, or to units of some kind, is prevented."""

    amount: int = 99
    """How much of it: all, if so much."""
    to: tuple[Filter, ...] | None = None
    """Units of which kind; None: this unit."""
    by: tuple[Filter, ...] = ()
    """What deals it must be like."""
    only: Literal["", "combat", "abilities"] = ""
    """Whether only combat damage is meant, or only that of enemy cards' abilities."""
    once: bool = False
    """As a lasting effect about a unit: only the next time."""
    first: bool = False
    """Of this unit: only the first time in each phase (swu:8.9.1)."""

    part = "replacements"

    def __post_init__(self) -> None:
        check_word(self)
        if bool(self.by) + bool(self.only) + self.once + self.first > 1:
            raise ValueError(
                "Damage is prevented by who deals it, by its kind, or only once: two of these have no words."
            )
        if self.first and (self.amount < 99 or self.to is not None):
            raise ValueError("Prevents: the first damage in each phase is all that would be dealt to this unit.")

    def changes_damage(self, table: Table, piece: Piece, seat: int, blow: Blow) -> bool:
        """Tell whether it is such damage."""
        act = Act(seat, piece)
        if self.first and not self._first_time(table, piece, seat):
            return False
        if self.only and blow.combat != (self.only == "combat"):
            return False
        if self.only == "abilities" and blow.seat == seat:
            return False
        if self.to is None:
            meant = blow.target is own_unit(piece)
        else:
            meant = isinstance(blow.target, Unit) and all(one.test(table, act, blow.target) for one in self.to)
        return meant and all(isinstance(blow.source, Unit) and one.test(table, act, blow.source) for one in self.by)

    def damage_instead(self, table: Table, piece: Piece, seat: int, blow: Blow) -> Play[int]:
        """Prevent it."""
        yield from ()
        if self.first:
            piece.used.append((self, table.phases, seat))
        return max(0, blow.amount - self.amount)  # swu:8.21.1, swu:8.21.2

    def _first_time(self, table: Table, piece: Piece, seat: int) -> bool:
        """Tell whether no damage was dealt to it before in this phase: what can't be prevented counts as well."""
        if (self, table.phases, seat) in piece.used:
            return False
        return all(one.piece != piece.id for one in table.this_phase("damaged"))

    def text(self) -> Message:
        to = say("swu-this-unit") if self.to is None else article("unit", self.to)
        amount = "all" if self.amount >= 99 else "some"
        when = "-once" if self.once else "-first" if self.first else ""
        by = "-by" if self.by else f"-{self.only}" if self.only else ""
        said = say(f"swu-prevents-{amount}{by}{when}", to=to, amount=self.amount, by=article("unit", self.by))
        return say("swu-sentence", text=said)


@dataclass(frozen=True, slots=True)
class SparesBase(Standing):
    """The next time damage would be dealt to your base, it is prevented; `Impose` says whose base that is."""

    part = "replacements"
    once = True

    def changes_damage(self, table: Table, piece: Piece, seat: int, blow: Blow) -> bool:
        """Tell whether it is that base."""
        return isinstance(blow.target, Base) and blow.target.owner == seat

    def damage_instead(self, table: Table, piece: Piece, seat: int, blow: Blow) -> Play[int]:
        """Prevent all of it."""
        yield from ()
        return 0

    def text(self) -> Message:
        return say("swu-spares-base")


@dataclass(frozen=True, slots=True)
class MoreDamage(Standing):
    """If another card would deal damage to this unit, it deals so much more instead."""

    amount: int

    part = "replacements"
    adds = True

    def changes_damage(self, table: Table, piece: Piece, seat: int, blow: Blow) -> bool:
        """Tell whether it is another card."""
        return blow.target is piece and blow.source is not piece

    def damage_instead(self, table: Table, piece: Piece, seat: int, blow: Blow) -> Play[int]:
        """Add to it."""
        yield from ()
        return blow.amount + self.amount

    def text(self) -> Message:
        return say("swu-sentence", text=say("swu-more-damage", amount=self.amount))


@dataclass(frozen=True, slots=True)
class Redirect(Standing):
    """Combat damage that would be dealt to this unit is dealt to a certain other unit instead (swu:7.7.5.a)."""

    to: int
    """The number of that unit."""

    word = "stand-in"
    part = "replacements"

    def changes_damage(self, table: Table, piece: Piece, seat: int, blow: Blow) -> bool:
        """Tell whether it is such damage, and the other unit is still there."""
        return blow.combat and blow.target is piece and table.unit(self.to) is not None

    def damage_instead(self, table: Table, piece: Piece, seat: int, blow: Blow) -> Play[int]:
        """Let the other unit be the one that is dealt it."""
        other = table.unit(self.to)
        if other is not None:
            blow.target = other
        yield from ()
        return blow.amount


@dataclass(frozen=True, slots=True)
class DecoyDies(Standing):
    """If this unit would be dealt damage, you may defeat a friendly unit that shares a trait with it instead."""

    word = "decoy-dies"
    part = "replacements"

    def _decoys(self, table: Table, piece: Piece, seat: int) -> list[Unit]:
        if not isinstance(piece, Unit):
            return []
        return [unit for unit in table.players[seat].units if unit is not piece and unit.traits & piece.traits]

    def changes_damage(self, table: Table, piece: Piece, seat: int, blow: Blow) -> bool:
        """Tell whether there is one."""
        return blow.target is piece and bool(self._decoys(table, piece, seat))

    def damage_instead(self, table: Table, piece: Piece, seat: int, blow: Blow) -> Play[int]:
        """Ask; prevent all of it if one was defeated (swu:8.10.1)."""
        found = self._decoys(table, piece, seat)
        told: Args = {"card": piece.face.name, "effect": say("swu-decoy-dies"), "more": NOTHING_MORE, "by": piece.thing}
        ask = say(
            "swu-ask-effect", **told, if_pass=say("swu-declined", does=say("swu-takes-damage", amount=blow.amount))
        )
        answer = yield Choose(seat, [*[unit.ref for unit in found], "pass"], ask)
        if answer == "pass":
            return blow.amount
        defeat_all(table, [unit for unit in found if unit.ref == answer], seat, piece)
        return 0


def _instead(piece: Piece, effect: Message) -> Message:
    """Ask whether something is done instead of what defeats a piece."""
    defeated = say("swu-is-defeated", name=piece.face.name)
    told: Args = {"card": piece.face.name, "effect": effect, "by": piece.thing}
    return say("swu-ask-instead", **told, **both(effect, defeated), if_pass=say("swu-declined", does=defeated))


@dataclass(frozen=True, slots=True)
class BecomesUpgradeInstead(Standing):
    """If this unit would be defeated, its controller may attach it to a friendly unit of some kind instead."""

    to: tuple[Filter, ...]

    saves = True

    def save(self, table: Table, piece: Piece) -> Play[None]:
        """Let the player choose a unit, if there is one."""
        assert isinstance(piece, Unit)
        current(table)
        act = Act(piece.controller, piece)
        leaving = [unit for doomed in table.saving for unit in doomed.pieces]
        found = [unit for unit in other_units(table, act, self.to) if unit not in leaving]
        if not found:
            return
        options: list[Option] = [unit.ref for unit in found]
        answer = yield Choose(act.seat, [*options, "pass"], _instead(piece, self._do()))
        if answer != "pass":
            become_upgrade(table, piece, next(one for one in found if one.ref == answer), self.to)

    def _do(self) -> Message:
        return say("swu-attach", what=say("swu-this"), to=article("unit", self.to))

    def text(self) -> Message:
        return say("swu-sentence", text=say("swu-instead-of-defeat", effect=self._do()))


@dataclass(frozen=True, slots=True)
class BecomesUnitInstead(Standing):
    """If this upgrade would be defeated, its controller may move it to the ground arena as an exhausted unit instead."""

    saves = True

    def save(self, table: Table, piece: Piece) -> Play[None]:
        """Ask, and move it."""
        assert isinstance(piece, Upgrade)
        answer = yield Choose(piece.controller, ["yes", "no"], _instead(piece, say("swu-eject-this")))
        if answer == "yes":
            become_unit(table, piece, piece.controller)

    def text(self) -> Message:
        return say("swu-sentence", text=say("swu-instead-of-defeat", effect=say("swu-eject-this")))
