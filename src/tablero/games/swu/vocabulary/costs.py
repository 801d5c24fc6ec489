"""The parts that a cost can consist of (chapters 1.8.8, 1.8.9 and 6.4.3)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Cost, Effect, Target, units_in
from tablero.games.swu.checks import defeat_all
from tablero.games.swu.costs import can_spend, due
from tablero.games.swu.playing import pay_resources
from tablero.games.swu.state import Leader, Table, Unit
from tablero.kernel import Message, Play, say


@dataclass(frozen=True, slots=True)
class Exhausting(Cost):
    """Exhaust the card with the ability (swu:6.4.3.b)."""

    def payable(self, table: Table, act: Act) -> bool:
        """Tell whether it is ready (swu:1.5.4.d)."""
        return isinstance(act.source, Unit | Leader) and not act.source.exhausted

    def pay(self, table: Table, act: Act) -> Play[None]:
        """Exhaust it."""
        assert isinstance(act.source, Unit | Leader)
        act.source.exhausted = True
        table.dirty = True
        yield from ()

    def text(self) -> Message:
        """Say it."""
        return say("swu-cost-exhaust")


@dataclass(frozen=True, slots=True)
class Paying(Cost):
    """Pay resources (swu:1.7.2)."""

    count: int

    def payable(self, table: Table, act: Act) -> bool:
        """Tell whether there are enough ready ones."""
        player = table.players[act.seat]
        return can_spend(player, due(player, self.count))

    def pay(self, table: Table, act: Act) -> Play[None]:
        """Pay them."""
        player = table.players[act.seat]
        yield from pay_resources(table, player, due(player, self.count))

    def text(self) -> Message:
        """Say it."""
        return say("swu-cost-resources", count=self.count)


@dataclass(frozen=True, slots=True)
class Defeating(Cost):
    """Defeat something of one's own."""

    to: Target

    def payable(self, table: Table, act: Act) -> bool:
        """Tell whether there is something to defeat."""
        return self.to.any(table, act)

    def pay(self, table: Table, act: Act) -> Play[None]:
        """Choose it and defeat it; if something else happens to it instead, that counts too (swu:6.4.4.c)."""
        things = yield from self.to.find(table, act, _Why(self))
        defeat_all(table, units_in(things), act.seat, act.source)

    def text(self) -> Message:
        """Say it."""
        return say("swu-defeat", to=self.to.text())


@dataclass(frozen=True, slots=True)
class Doing(Cost):
    """Do something that an effect says, like dealing damage to one's own base."""

    effect: Effect

    def payable(self, table: Table, act: Act) -> bool:
        """Tell whether it can be done."""
        return self.effect.able(table, act)

    def pay(self, table: Table, act: Act) -> Play[None]:
        """Do it."""
        yield from self.effect.run(table, act)

    def text(self) -> Message:
        """Say it."""
        return self.effect.text()


@dataclass(frozen=True, slots=True)
class _Why(Effect):
    """What is said when a cost asks for a target."""

    cost: Cost

    def text(self) -> Message:
        """Say the cost."""
        return self.cost.text()
