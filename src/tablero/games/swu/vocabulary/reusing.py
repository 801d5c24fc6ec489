"""Using the triggered abilities of cards again, or without what sets them off."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Amount, Count, Effect, Filter, Triggered, amount_of
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.damage import deal
from tablero.games.swu.state import Event, Table, Trigger, Unit
from tablero.games.swu.triggers import resolve
from tablero.games.swu.vocabulary.asking import asking, choose_one
from tablero.games.swu.vocabulary.measuring import Counted
from tablero.games.swu.vocabulary.targets import article, fitting, phrase
from tablero.games.swu.vocabulary.whereabouts import abilities_on
from tablero.kernel import Choose, Message, Pick, Play, say


@dataclass(frozen=True, slots=True)
class UseAgain(Effect):
    """Use the ability that was just used again, which is as optional as ever (swu:7.5.13.e)."""

    word: str = "use"
    """use, or collect: a Bounty."""

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        return act.event is not None and act.event.trigger is not None

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Resolve it once more."""
        first = act.event.trigger if act.event is not None else None
        if first is None:
            return False
        return (yield from resolve(table, Trigger(first.ability, first.source, act.seat, first.event)))

    def text(self) -> Message:
        """Say it."""
        return say(f"swu-{self.word}-again")


@dataclass(frozen=True, slots=True)
class UseAbilityOf(Effect):
    """Use an ability of a unit of some kind, though nothing has set it off: what makes sense of it (swu:7.6.17)."""

    on: str
    """when-defeated."""
    filters: tuple[Filter, ...]

    asks_first = True

    def _units(self, table: Table, act: Act) -> list[Unit]:
        return [unit for unit in fitting(table, act, "unit", self.filters) if abilities_on(unit, self.on)]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether a unit has one."""
        return bool(self._units(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the unit, then the ability, and resolve it."""
        unit = yield from choose_one(act, self._units(table, act), self)
        if unit is None:
            return False
        triggers = [trigger_of(ability, unit, self.on, act.seat) for ability in abilities_on(unit, self.on)]
        table.offered = triggers
        answer = yield Choose(
            act.seat, [trigger_option(i, one) for i, one in enumerate(triggers)], "swu-ask-next-trigger"
        )
        table.offered = ()
        yield from resolve(table, triggers[answer[1]])
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-use-ability-of", on=say(f"swu-head-{self.on}"), what=article("unit", self.filters))


def trigger_of(ability: Triggered, unit: Unit, on: str, seat: int) -> Trigger:
    """Return an ability as if something had set it off."""
    return Trigger(ability, unit, seat, Event(on, seat, unit))


def trigger_option(i: int, trigger: Trigger) -> tuple[str, int, str, int, str]:
    """Return the option for one of several abilities."""
    return ("trigger", i, *trigger.source.ref, trigger.source.face.key)


@dataclass(frozen=True, slots=True)
class UseAllAgain(Effect):
    """Use all abilities of one kind again that the unit of the event had."""

    on: str
    """when-defeated."""

    def _abilities(self, act: Act) -> list[Triggered]:
        unit = act.event.subject if act.event is not None else None
        return abilities_on(unit, self.on) if isinstance(unit, Unit) else []

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether it had any."""
        return bool(self._abilities(act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Resolve one after the other, in an order of the player's choice (swu:7.6.9)."""
        assert act.event is not None
        unit = act.event.subject
        assert isinstance(unit, Unit)
        event = Event(self.on, act.seat, unit, by=act.event.by, attack=act.event.attack)
        left = [Trigger(ability, unit, act.seat, event) for ability in self._abilities(act)]
        done = bool(left)
        while left:
            table.offered = left
            answer = yield Choose(
                act.seat, [trigger_option(i, one) for i, one in enumerate(left)], "swu-ask-next-trigger"
            )
            table.offered = ()
            yield from resolve(table, left.pop(answer[1]))
        return done

    def text(self) -> Message:
        """Say it."""
        return say("swu-use-all-again", on=say(f"swu-head-{self.on}"))


@dataclass(frozen=True, slots=True)
class ForOnce(Effect):
    """As a lasting effect: something that happens the next time only."""

    effect: Effect

    def able(self, table: Table, act: Act) -> bool:
        """As the effect."""
        return self.effect.able(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """End the lasting effect, and do it."""
        for entry in table.in_force:
            if isinstance(entry.ability, Triggered) and entry.ability.effect is self and entry.seat == act.seat:
                table.in_force = [one for one in table.in_force if one is not entry]
                table.dirty = True
                break
        return (yield from self.effect.run(table, act))

    def text(self) -> Message:
        """Say it."""
        return say("swu-for-once", effect=self.effect.text())


@dataclass(frozen=True, slots=True)
class AbilitiesOf(Counted):
    """How many abilities of one kind the unit spoken of has."""

    on: str

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        current(table)
        return len(abilities_on(act.it, self.on)) if isinstance(act.it, Unit) else 0

    def what(self, number: int) -> Message:
        """Say of what."""
        return say("swu-its-abilities", on=say(f"swu-head-{self.on}"), n=number)


@dataclass(frozen=True, slots=True)
class DealToDifferent(Effect):
    """Deal damage to so many different units of some kind, all at once; what was spoken of before stays "it"."""

    amount: int
    count: Amount
    filters: tuple[Filter, ...]

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose them, as many as there are, and deal it (swu:8.35.1)."""
        count = amount_of(self.count, table, act)
        found = fitting(table, act, "unit", self.filters)
        count = min(count, len(found))
        if not count:
            return False
        ask = asking(act, self)
        answer = yield Pick(act.seat, [unit.ref for unit in found], count, count, ask)
        things = act.things
        act.amount = yield from deal(table, [(unit, self.amount) for unit in found if unit.ref in answer], act)
        act.things = things
        return True

    def text(self) -> Message:
        """Say it."""
        each = self.count.for_each() if isinstance(self.count, Count) else say("swu-that-much")
        return say("swu-deal-to-different", what=each, amount=self.amount, to=phrase("unit", self.filters, 1))
