"""Abilities that are used though nothing has set them off, or once more."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal

from tablero.games.swu.abilities import Act, Effect, Filter, Triggered
from tablero.games.swu.state import Event, Table, Trigger, Unit
from tablero.games.swu.triggers import resolve, window
from tablero.games.swu.vocabulary.asking import asking, choose_one
from tablero.games.swu.vocabulary.filters.keywords import abilities_on
from tablero.games.swu.vocabulary.nouns import article, fitting, phrase
from tablero.kernel import Choose, Message, Option, Pick, Play, say

__all__ = [
    "UseAbilityOf",
    "UseAgain",
    "UseAllAgain",
    "UseAny",
]


def trigger_of(ability: Triggered, unit: Unit, on: str, seat: int) -> Trigger:
    """Return an ability as if something had set it off."""
    return Trigger(ability, unit, seat, Event(on, seat, unit))


def trigger_option(i: int, trigger: Trigger) -> tuple[str, int, str, int, str]:
    """Return the option for one of several abilities."""
    return ("trigger", i, *trigger.source.ref, trigger.source.face.key)


@dataclass(frozen=True, slots=True)
class UseAgain(Effect):
    """Use again the ability that was just used; if it was optional, it still is."""

    word: Literal["use", "collect"] = "use"
    """use, or collect: a Bounty."""

    def able(self, table: Table, act: Act) -> bool:
        return act.event is not None and act.event.trigger is not None

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Resolve it once more."""
        first = act.event.trigger if act.event is not None else None
        if first is None:
            return False
        return (yield from resolve(table, Trigger(first.ability, first.source, act.seat, first.event)))

    def text(self) -> Message:
        return say(f"swu-{self.word}-again")


@dataclass(frozen=True, slots=True)
class UseAllAgain(Effect):
    """Use again all abilities of one kind that the unit of the event had."""

    on: Literal["when-defeated"]

    def _abilities(self, act: Act) -> list[Triggered]:
        unit = act.event.subject if act.event is not None else None
        return abilities_on(unit, self.on) if isinstance(unit, Unit) else []

    def able(self, table: Table, act: Act) -> bool:
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
        return say("swu-use-all-again", on=say(f"swu-head-{self.on}"))


@dataclass(frozen=True, slots=True)
class UseAbilityOf(Effect):
    """Use an ability of a unit of some kind though nothing has set it off, as far as that makes sense."""

    on: Literal["when-defeated"]
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
        yield from resolve(table, triggers[answer[1]])  # swu:7.6.17
        return True

    def text(self) -> Message:
        return say("swu-use-ability-of", on=say(f"swu-head-{self.on}"), what=article("unit", self.filters))


@dataclass(frozen=True, slots=True)
class UseAny(Effect):
    """Use any number of abilities of one kind, each once, that units of some kind have, though nothing has set them off."""

    on: Literal["when-played"]
    filters: tuple[Filter, ...]

    def _triggers(self, table: Table, act: Act) -> list[Trigger]:
        units = fitting(table, act, "unit", self.filters)
        return [trigger_of(one, unit, self.on, act.seat) for unit in units for one in abilities_on(unit, self.on)]

    def able(self, table: Table, act: Act) -> bool:
        return bool(self._triggers(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose which, then resolve one after the other, each finished with all that it sets off (swu:7.1.7)."""
        found = self._triggers(table, act)
        if not found:
            return False
        count = Counter(one.source.ref for one in found)
        options: list[Option] = [
            one.source.ref if count[one.source.ref] == 1 else trigger_option(i, one) for i, one in enumerate(found)
        ]
        ask = asking(act, self)
        table.offered = found
        answer = yield Pick(act.seat, options, 0, len(options), ask)
        table.offered = ()
        left = [one for one, option in zip(found, options, strict=True) if option in answer]
        while left:
            table.offered = left
            answer = yield Choose(
                act.seat, [trigger_option(i, one) for i, one in enumerate(left)], "swu-ask-next-trigger"
            )
            table.offered = ()
            trigger = left.pop(answer[1])
            outer, table.pending = table.pending, []
            yield from resolve(table, trigger)
            yield from window(table)
            table.pending = outer
        return True

    def text(self) -> Message:
        return say("swu-use-any", on=say(f"swu-head-{self.on}"), what=phrase("unit", self.filters, 2))
