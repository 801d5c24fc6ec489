"""Adjectives about the attack that is going on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from tablero.games.swu.abilities import CLAUSE, Act, Filter
from tablero.games.swu.names import check_word
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary.filters.basic import STATE, Role, Simple
from tablero.games.swu.vocabulary.filters.places import own_unit
from tablero.games.swu.vocabulary.nouns import article
from tablero.kernel import Message, say

__all__ = [
    "IsAttacker",
    "IsAttacking",
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
class IsDefender(Role):
    """The defender in the attack that is going on, perhaps only if this unit attacks (swu:6.3.1.b)."""

    against: Literal["any", "this"] = "any"

    word = "defender"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is the defender."""
        attack = table.attack
        if attack is None or attack.over or thing not in attack.defenders:
            return False
        return self.against == "any" or attack.attacker is own_unit(act.source)

    def who(self) -> Message:
        """Say it as a noun."""
        return say("swu-defender" if self.against == "any" else "swu-defender-of-this")


@dataclass(frozen=True, slots=True)
class IsAttacking(Simple):
    """Attacking right now: anything, a base, a unit, perhaps of some kind, or the unit that the effect is about."""

    what: Literal["any", "base", "unit", "that"] = "any"
    kinds: tuple[Filter, ...] = ()

    def __post_init__(self) -> None:
        check_word(self)
        if self.kinds and self.what != "unit":
            raise ValueError('IsAttacking: only a unit that is attacked is of some kind: say "unit" before it.')

    @property
    def word(self) -> str:  # type: ignore[override]
        """By what it attacks."""
        return "attacking" if self.what == "any" else f"attacking-{self.what}"

    @property
    def vowel(self) -> bool:  # type: ignore[override]
        return self.what == "any"

    @property
    def place(self) -> int:  # type: ignore[override]
        """Before the noun if nothing more is said."""
        return STATE if self.what == "any" else CLAUSE

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is, in the attack that is going on (swu:6.3.1.b)."""
        attack = table.attack
        if attack is None or attack.over or attack.attacker is not thing:
            return False  # swu:6.3.1.b
        if self.what == "base":
            return attack.base
        if self.what == "that":
            return act.source in attack.defenders
        if self.what == "unit":
            return any(all(kind.test(table, act, unit) for kind in self.kinds) for unit in attack.defenders)
        return True

    def text(self, noun: Message, count: int) -> Message:
        if self.kinds:
            return say("swu-is-attacking-a", noun=noun, what=article("unit", self.kinds), n=count)
        return say(f"swu-is-{self.word}", noun=noun, n=count)
