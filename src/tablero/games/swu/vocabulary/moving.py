"""Units that leave play for a deck, and units that deal damage one after the other."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Effect, Filter, Target, units_in
from tablero.games.swu.checks import announce_upgrades, defeat_all, leave_play, settle
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.damage import deal
from tablero.games.swu.state import Event, Table, Unit
from tablero.games.swu.triggers import emit
from tablero.games.swu.vocabulary.effects import OnTarget
from tablero.games.swu.vocabulary.targets import Chosen, article
from tablero.games.swu.zones import to_bottom
from tablero.kernel import Message, Play, say


@dataclass(frozen=True, slots=True)
class PutOnBottom(OnTarget):
    """Put units on the bottom of their owners' decks: they leave play, but are not defeated (swu:8.13.1)."""

    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Put them there; tokens are set aside, leaders are defeated instead (swu:3.7.3, swu:3.4.6)."""
        units = units_in((yield from self.to.find(table, act, self)))
        for unit in units:
            to_deck(table, unit, act, "bottom")
        yield from settle(table)
        return bool(units)

    def text(self) -> Message:
        """Say it."""
        return say("swu-put-on-bottom", to=self.to.text())


def to_deck(table: Table, unit: Unit, act: Act, where: str) -> None:
    """Take a unit from play to the top or bottom of its owner's deck; a token is set aside (swu:3.7.3, swu:3.4.6)."""
    if unit.face.leader:
        defeat_all(table, [unit], act.seat, act.source)
        return
    current(table)
    watchers = table.watchers
    announce_upgrades(table, leave_play(table, unit), act.source, watchers)
    if unit.card >= 0 and where == "top":
        table.players[unit.owner].deck.append(unit.card)
    elif unit.card >= 0:
        to_bottom(table, unit.card)
    emit(table, Event("left", unit.controller, unit, by=act.source), watchers)


@dataclass(frozen=True, slots=True)
class InTurnDeal(Effect):
    """A unit of some kind deals damage equal to its power to a unit, then another one does to the same unit."""

    filters: tuple[Filter, ...]
    to: Target
    count: int = 2

    @property
    def asks_first(self) -> bool:  # type: ignore[override]
        """Somebody chooses who deals it."""
        return True

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a unit to deal it."""
        return Chosen("unit", self.filters).any(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose one after the other; the target is chosen once."""
        dealers: list[Unit] = []
        targets: list[Unit] = []
        for _ in range(self.count):
            who = Chosen("unit", (*self.filters, _NoneOf(tuple(dealer.id for dealer in dealers))))
            found = units_in((yield from who.find(table, act, self)))
            if not found:
                break
            dealers += found
            if not targets:
                targets = units_in((yield from self.to.find(table, act, self)))
            current(table)
            yield from deal(table, [(unit, found[0].power) for unit in targets], act, by=found[0])
            if not targets or not targets[0].here:
                break
        act.things = list(targets)
        return bool(targets)

    def text(self) -> Message:
        """Say it."""
        return say("swu-in-turn-deal", who=article("unit", self.filters), to=self.to.text())


@dataclass(frozen=True, slots=True)
class _NoneOf(Filter):
    """None of those that have been chosen already."""

    ids: tuple[int, ...]

    def test(self, table: Table, act: Act, thing: Unit) -> bool:
        """Tell whether it is another."""
        return thing.id not in self.ids
