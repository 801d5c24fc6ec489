"""What attacks are like: whom they are on, how they came about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Condition, Count, Effect, Filter, Grant, Standing
from tablero.games.swu.constant_abilities import give
from tablero.games.swu.constants import ATTACK
from tablero.games.swu.state import Blow, Piece, Table, Unit
from tablero.games.swu.vocabulary.filters import Role, Simple
from tablero.games.swu.vocabulary.relating import own_unit
from tablero.games.swu.vocabulary.targets import article
from tablero.kernel import Message, Play, say


@dataclass(frozen=True, slots=True)
class AttackOn(Condition):
    """The attack that the ability is about is on a unit of some kind (swu:6.3.1.b)."""

    filters: tuple[Filter, ...] = ()

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it is, or was."""
        units = act.attack.defenders if act.attack is not None else []
        return any(all(one.test(table, act, unit) for one in self.filters) for unit in units)

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-attack-on", mood="if", what=article("unit", self.filters))


@dataclass(frozen=True, slots=True)
class AttackingUnit(Simple):
    """Attacking a unit right now."""

    word = "attacking-unit"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is."""
        attack = table.attack
        return attack is not None and not attack.over and attack.attacker is thing and not attack.base


@dataclass(frozen=True, slots=True)
class DefendingAgainstThis(Role):
    """The defender in an attack of the unit with the ability, or of the attached unit."""

    word = "defender"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is."""
        attack = table.attack
        this = own_unit(act.source)
        return attack is not None and not attack.over and thing in attack.defenders and attack.attacker is this

    def who(self) -> Message:
        """Say it as a noun."""
        return say("swu-defender-of-this")


@dataclass(frozen=True, slots=True)
class AmbushAttacks(Condition):
    """A friendly unit is attacking by way of Ambush (swu:7.5.6.a)."""

    word = "ambush-attacks"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether one is."""
        attack = table.attack
        return attack is not None and not attack.over and attack.ambush and attack.seat == act.seat


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
class StandIn(Effect):
    """The combat damage that this unit would be dealt in this attack is dealt to the chosen unit instead."""

    word = "stand-in"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let the unit spoken of stand in."""
        if not isinstance(act.it, Unit) or not isinstance(act.source, Unit):
            return False
        give(table, act.source, ATTACK, Grant(abilities=(Redirect(act.it.id),)), act)
        yield from ()
        return True


@dataclass(frozen=True, slots=True)
class DefendersDamage(Count):
    """How much damage there is on the defender, or on all of them."""

    def value(self, table: Table, act: Act) -> int:
        """Add it up."""
        return sum(unit.damage for unit in act.attack.defenders) if act.attack is not None else 0

    def text(self) -> Message:
        """Say it."""
        return say("swu-value-damage", of=say("swu-defender"), who="defender")

    def for_each(self) -> Message:
        """Say what is counted."""
        return say("swu-each-damage", of=say("swu-defender"), who="defender")
