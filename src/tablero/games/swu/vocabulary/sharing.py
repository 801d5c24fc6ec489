"""What several things get, each its own share, and what is done if something was not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Amount, Count, Declined, Effect, Filter, Target, amount_of
from tablero.games.swu.checks import settle
from tablero.games.swu.damage import deal
from tablero.games.swu.entering import create_upgrade
from tablero.games.swu.state import Table, Unit, Upgrade
from tablero.games.swu.vocabulary.asking import asking
from tablero.games.swu.vocabulary.effects import OnTarget
from tablero.games.swu.vocabulary.targets import article, fitting
from tablero.games.swu.vocabulary.wording import BY_THEM
from tablero.kernel import Distribute, Message, Play, say


@dataclass(frozen=True, slots=True)
class ItsUnit(Target):
    """The unit that the upgrade spoken of is on, or was last; or that the upgrade of the event is on."""

    of: str = "it"
    """it, subject."""

    def _units(self, act: Act) -> list[Unit]:
        subject = act.event.subject if act.event is not None else None
        upgrades = act.things if self.of == "it" else [subject]
        return [upgrade.unit for upgrade in upgrades if isinstance(upgrade, Upgrade) and upgrade.unit.here]

    def find(self, table: Table, act: Act, why: Effect) -> Play[list[Any]]:
        """Return it, if it is still in play."""
        found = list(self._units(act))
        act.things = list(found)
        yield from ()
        return act.things

    def any(self, table: Table, act: Act) -> bool:
        """Tell whether it is there."""
        return bool(self._units(act))

    def text(self) -> Message:
        """Say it."""
        return say("swu-that-unit")


@dataclass(frozen=True, slots=True)
class SpreadTokens(Effect):
    """Give so many tokens to units of some kind: who gets how many is decided first (swu:8.35.1)."""

    token: str
    count: Amount
    filters: tuple[Filter, ...]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a unit."""
        return bool(fitting(table, act, "unit", self.filters))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask, then give them all at once."""
        total = amount_of(self.count, table, act)
        units = fitting(table, act, "unit", self.filters)
        if total <= 0 or not units:
            return False
        ask = asking(act, self)
        answer = yield Distribute(act.seat, [unit.ref for unit in units], total, ask)
        for unit, number in zip(units, answer, strict=True):
            for _ in range(number):
                create_upgrade(table, self.token, unit, act.seat)
        yield from settle(table)
        return True

    def text(self) -> Message:
        """Say it."""
        token = say(f"swu-token-{self.token}", n=1)
        what = self.count.for_each() if isinstance(self.count, Count) else say("swu-that-much")
        return say("swu-spread-tokens", what=what, token=token, to=article("unit", self.filters))


@dataclass(frozen=True, slots=True)
class DealOwn(OnTarget):
    """Deal damage to several things at once, to each an amount of its own: it is "it" for the amount (swu:1.9.8)."""

    amount: Count
    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Work out all the amounts, then deal them."""
        things = list((yield from self.to.find(table, act, self)))
        hurts = []
        for thing in things:
            act.things = [thing]
            hurts.append((thing, self.amount.value(table, act)))
        act.things = things
        act.amount = yield from deal(table, hurts, act)
        return bool(hurts)

    def text(self) -> Message:
        """Say it."""
        return say("swu-deal-equal", amount=self.amount.text(), to=self.to.text())


@dataclass(frozen=True, slots=True)
class IfNotDone(Effect):
    """Something, and if it was not done, something else."""

    first: Effect
    otherwise: Effect

    @property
    def asks_first(self) -> bool:  # type: ignore[override]
        """As what comes first."""
        return self.first.asks_first

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether one or the other could do something."""
        return self.first.able(table, act) or self.otherwise.able(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Do the first, or else the other."""
        try:
            if (yield from self.first.run(table, act)):
                return True
        except Declined:
            pass
        return (yield from self.otherwise.run(table, act))

    def text(self) -> Message:
        """Say it."""
        first = self.first.text()
        said = "swu-if-they-do-not" if first.id in BY_THEM else "swu-if-not-done"
        return say(said, first=first, second=self.otherwise.text())


@dataclass(frozen=True, slots=True)
class DealOwnBase(Effect):
    """Deal damage to your base that depends on what was spoken of."""

    amount: Count

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Deal it."""
        amount = self.amount.value(table, act)
        if amount <= 0:
            return False
        act.amount = yield from deal(table, [(table.players[act.seat].base, amount)], act)
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-deal-equal", amount=self.amount.text(), to=say("swu-your-base"))
