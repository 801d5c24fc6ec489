"""Conditions about an attack: the one that is going on, or the one that has just ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tablero.games.swu.abilities import Act, Condition, Filter
from tablero.games.swu.constants import ATTACKS
from tablero.games.swu.state import Table, Unit, Upgrade
from tablero.games.swu.vocabulary.filters.basic import all_read
from tablero.games.swu.vocabulary.filters.places import own_unit
from tablero.games.swu.vocabulary.nouns import article
from tablero.kernel import Message, say

__all__ = [
    "AttackOn",
    "AttackedLast",
    "Attacking",
    "DefenderDefeated",
    "Defending",
    "HitBase",
    "NoOtherAttacked",
    "Survived",
    "UnitAttacks",
]


@dataclass(frozen=True, slots=True)
class Attacking(Condition):
    """This unit is attacking: anything, a base, or a unit of some kind."""

    what: Literal["any", "base", "unit"] = "any"
    filters: tuple[Filter, ...] = ()

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """Whether it asks for derived values of the defender."""
        return any(one.derived for one in self.filters)

    @property
    def reads(self) -> int:  # type: ignore[override]
        return ATTACKS | all_read(self.filters)

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it is."""
        attack = act.attack or table.attack
        source = own_unit(act.source)
        if attack is None or (attack.over and act.attack is None) or attack.attacker is not source:
            return False  # swu:6.3.3.a
        if self.what == "base":
            return attack.base
        if self.what == "unit":
            return any(all(one.test(table, act, unit) for one in self.filters) for unit in attack.defenders)
        return True

    def text(self) -> Message:
        if self.what == "unit":
            return say("swu-if-attacking", mood="if", what=article("unit", self.filters))
        return say(f"swu-if-attacking-{self.what}", mood="if")


@dataclass(frozen=True, slots=True)
class Defending(Condition):
    """This unit is defending."""

    word = "defending"
    reads = ATTACKS

    def holds(self, table: Table, act: Act) -> bool:
        attack = table.attack
        source = own_unit(act.source)
        return attack is not None and not attack.over and source in attack.defenders


@dataclass(frozen=True, slots=True)
class UnitAttacks(Condition):
    """A unit of some kind is attacking, perhaps by way of Ambush."""

    filters: tuple[Filter, ...] = ()
    by_ambush: bool = False

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether one is (swu:6.3.3.a, swu:7.5.6.a)."""
        attack = table.attack
        if attack is None or attack.over or attack.attacker is None or (self.by_ambush and not attack.ambush):
            return False
        return all(one.test(table, act, attack.attacker) for one in self.filters)

    def text(self) -> Message:
        id = "swu-if-ambush-attacks" if self.by_ambush else "swu-if-unit-attacks"
        return say(id, mood="if", what=article("unit", self.filters))


@dataclass(frozen=True, slots=True)
class AttackOn(Condition):
    """The attack that the ability is about is on a unit of some kind (swu:6.3.1.b)."""

    filters: tuple[Filter, ...] = ()

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it is, or was."""
        units = act.attack.defenders if act.attack is not None else []
        return any(all(one.test(table, act, unit) for one in self.filters) for unit in units)

    def text(self) -> Message:
        return say("swu-if-attack-on", mood="if", what=article("unit", self.filters))


@dataclass(frozen=True, slots=True)
class DefenderDefeated(Condition):
    """The defender was defeated in the attack (swu:7.6.16.e)."""

    word = "defender-defeated"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it was: leaving play in another way is not enough (swu:8.25.2)."""
        ids = [unit.id for unit in act.attack.defenders] if act.attack is not None else []
        return any(one.piece in ids for one in table.this_phase("defeated"))


@dataclass(frozen=True, slots=True)
class Survived(Condition):
    """The attacker was still in play when the attack ended."""

    word = "survived"

    def holds(self, table: Table, act: Act) -> bool:
        return act.attack is not None and act.attack.survived


@dataclass(frozen=True, slots=True)
class HitBase(Condition):
    """This unit dealt combat damage to a base in the attack, with Overwhelm too.

    Or "it", with which the ability made an attack, damaged a base meanwhile, be it by its abilities.
    """

    who: Literal["this", "it"] = "this"

    def holds(self, table: Table, act: Act) -> bool:
        if self.who == "this":
            return act.attack is not None and act.attack.hit > 0  # swu:7.5.8.d
        if act.fought is None or act.it is None:
            return False
        since = table.past[act.fought.began :]
        return any(one.what == "base-damaged" and one.piece == act.it.id for one in since)

    def text(self) -> Message:
        return say(f"swu-if-{self.who}-hit-base")


@dataclass(frozen=True, slots=True)
class NoOtherAttacked(Condition):
    """No unit but the attacker has attacked in this phase, enemy units counted."""

    word = "no-other-attacked"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether all attacks of this phase were its own."""
        attack = act.attack or table.attack
        attacker = attack.attacker if attack is not None else None
        if attacker is None:
            attacker = act.source.unit if isinstance(act.source, Upgrade) else act.source  # type: ignore[assignment]
        return isinstance(attacker, Unit) and all(one.piece == attacker.id for one in table.this_phase("attacked"))


@dataclass(frozen=True, slots=True)
class AttackedLast(Condition):
    """An opponent attacked your base during their previous action of this phase."""

    word = "attacked-last"

    def holds(self, table: Table, act: Act) -> bool:
        """Look through what happened, in order: each action ends with a note of its own."""
        latest: dict[int, bool] = {}
        attackers: set[int] = set()
        for one in table.past:
            if one.phase != table.phases:
                continue
            if one.what == "attacked-base" and one.other == act.seat:
                attackers.add(one.seat)
            elif one.what == "action":
                latest[one.seat] = one.seat in attackers
                attackers.clear()
        return any(hit for seat, hit in latest.items() if seat != act.seat)
