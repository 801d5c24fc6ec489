"""Attacks that abilities make (swu:7.1.6.c), and what comes after them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tablero.games.swu.abilities import Act, Effect, Filter, Grant, Manner, units_in
from tablero.games.swu.attacking import PLAIN, attack, targets
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.state import Table, Unit
from tablero.games.swu.vocabulary.asking import find_one
from tablero.games.swu.vocabulary.effects.combining import IfDone
from tablero.games.swu.vocabulary.targets import Spoken
from tablero.kernel import Message, Play, say

__all__ = [
    "AttackThen",
    "AttackWith",
    "Manner",
    "attack_with",
]


@dataclass(frozen=True, slots=True)
class AttackWith(Effect):
    """Attack with a unit, as the ability modifies it (swu:7.1.6.c)."""

    filters: tuple[Filter, ...] = ()
    manner: Manner = PLAIN
    it: bool = False
    """Whether it must be the unit that was spoken of."""
    extra: tuple[tuple[Filter, Grant], ...] = ()
    """What attackers of some kind get as well."""
    who: Spoken | None = None
    """The unit that must attack, if that is certain."""

    asks_first = True

    def attackers(self, table: Table, act: Act) -> list[Unit]:
        """Return the units that could attack: ready ones, unless stated otherwise (swu:6.3.0.b)."""
        current(table)
        if self.who is not None:
            units = units_in(self.who.there(table, act))
        else:
            units = units_in(act.things) if self.it else table.players[act.seat].units
        return [
            unit
            for unit in units
            if unit.controller == act.seat
            and all(one.test(table, act, unit) for one in self.filters)
            and targets(table, unit, self._manner(table, act, unit))
        ]

    def _manner(self, table: Table, act: Act, unit: Unit) -> Manner:
        for kind, grant in self.extra:
            if kind.test(table, act, unit):
                return replace(self.manner, grant=_both(self.manner.grant, grant))
        return self.manner

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether some unit could attack."""
        return bool(self.attackers(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the attacker and attack; all that the attack sets off is resolved in it."""
        found = yield from find_one(act, self.attackers(table, act), self)
        if not found:
            return False
        unit = found[0]
        act.things = [*act.things, unit] if not self.it else [unit]
        yield from attack(table, unit, act, self._manner(table, act, unit))  # swu:6.4.5.a
        return True

    def text(self) -> Message:
        from tablero.games.swu.vocabulary.saying import attack_text

        return attack_text(self)


def _both(first: Grant, second: Grant) -> Grant:
    """Return what two grants give together."""
    return Grant(
        power=first.power + second.power,  # type: ignore[operator]
        hp=first.hp + second.hp,  # type: ignore[operator]
        keywords=first.keywords | second.keywords,
        raid=first.raid + second.raid,  # type: ignore[operator]
        restore=first.restore + second.restore,  # type: ignore[operator]
        abilities=first.abilities + second.abilities,
        limits=first.limits | second.limits,
        lost=first.lost | second.lost,
    )


def attack_with(*filters: Filter, grant: Grant | None = None, exhausted: bool = False) -> AttackWith:
    """Return "attack with a unit" of some kind."""
    return AttackWith(filters, Manner(grant or Grant(), exhausted=exhausted))


@dataclass(frozen=True, slots=True)
class AttackThen(IfDone):
    """An attack, and something after it is completed: once all that it set off is resolved (swu:7.6.8.a)."""

    def text(self) -> Message:
        return say("swu-then", first=self.first.text(), second=say("swu-later-after-attack", effect=self.then.text()))
