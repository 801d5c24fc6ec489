"""Adjectives about the attack that is going on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Filter
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary.filters.basic import STATE, Role, Simple
from tablero.games.swu.vocabulary.filters.places import own_unit
from tablero.games.swu.vocabulary.nouns import article
from tablero.kernel import Message, say

__all__ = [
    "AttackingA",
    "AttackingThat",
    "AttackingUnit",
    "AttacksBase",
    "DefendingAgainstThis",
    "InAttack",
    "IsAttacker",
    "IsDefender",
]


@dataclass(frozen=True, slots=True)
class IsAttacker(Role):
    """The attacker in the attack that is going on (swu:6.3.1.b)."""

    word = "attacker"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is the attacker."""
        attack = table.attack
        return attack is not None and not attack.over and attack.attacker is thing


@dataclass(frozen=True, slots=True)
class AttacksBase(Simple):
    """Attacking a base in the attack that is going on (swu:6.3.1.b)."""

    word = "attacking-base"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is the attacker, and a base is attacked."""
        attack = table.attack
        return attack is not None and not attack.over and attack.base and attack.attacker is thing


@dataclass(frozen=True, slots=True)
class IsDefender(Role):
    """The defender in the attack that is going on (swu:6.3.1.b)."""

    word = "defender"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is the defender."""
        attack = table.attack
        return attack is not None and not attack.over and thing in attack.defenders


@dataclass(frozen=True, slots=True)
class AttackingUnit(Simple):
    """Attacking a unit right now."""

    word = "attacking-unit"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is."""
        attack = table.attack
        return attack is not None and not attack.over and attack.attacker is thing and not attack.base


@dataclass(frozen=True, slots=True)
class InAttack(Simple):
    """Attacking right now."""

    word = "attacking"
    vowel = True
    place = STATE

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is."""
        attack = table.attack
        return attack is not None and not attack.over and attack.attacker is thing


@dataclass(frozen=True, slots=True)
class AttackingA(Filter):
    """Attacking a unit of some kind right now."""

    kinds: tuple[Filter, ...]

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is."""
        attack = table.attack
        if attack is None or attack.over or attack.attacker is not thing:
            return False
        return any(all(kind.test(table, act, unit) for kind in self.kinds) for unit in attack.defenders)

    def text(self, noun: Message, count: int) -> Message:
        """Put it to the noun."""
        return say("swu-is-attacking-a", noun=noun, what=article("unit", self.kinds), n=count)


@dataclass(frozen=True, slots=True)
class AttackingThat(Simple):
    """Attacking the unit that the effect is about."""

    word = "attacking-that"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is."""
        attack = table.attack
        return attack is not None and not attack.over and attack.attacker is thing and act.source in attack.defenders


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
