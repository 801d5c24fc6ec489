"""Control that changes sides: exchanged, lent, taken back (chapter 8.28)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Effect, Filter
from tablero.games.swu.checks import settle
from tablero.games.swu.state import Table, Unit
from tablero.games.swu.vocabulary.effects_actions import change_control
from tablero.games.swu.vocabulary.targets import article, things_of
from tablero.kernel import Choose, Message, Play, say


@dataclass(frozen=True, slots=True)
class ExchangeControl(Effect):
    """Choose a friendly and an enemy unit of some kind; their controllers exchange control of them."""

    filters: tuple[Filter, ...]

    def _units(self, table: Table, act: Act, friendly: bool) -> list[Unit]:
        return [
            unit
            for unit in things_of(table, "unit")
            if (unit.controller == act.seat) == friendly and all(one.test(table, act, unit) for one in self.filters)
        ]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether both sides have one."""
        return bool(self._units(table, act, True)) and bool(self._units(table, act, False))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose both, then change sides."""
        if not self.able(table, act):
            return False
        ask = say("swu-ask-effect", card=act.face.name, effect=self.text())
        chosen = []
        for friendly in (True, False):
            found = self._units(table, act, friendly)
            answer = yield Choose(act.seat, [unit.ref for unit in found], ask)
            chosen.append(next(unit for unit in found if unit.ref == answer))
        mine, theirs = chosen
        other = theirs.controller
        change_control(table, theirs, act.seat, act)
        change_control(table, mine, other, act)
        act.things = [mine, theirs]
        yield from settle(table)
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-exchange-control", what=article("unit", self.filters))
