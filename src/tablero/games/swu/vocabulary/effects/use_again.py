"""Abilities that are used though nothing has set them off, or once more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
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
    "UseAbilities",
    "UseAgain",
    "UseAllAgain",
]


def trigger_of(ability: Triggered, unit: Unit, on: str, seat: int) -> Trigger:
    """Return an ability as if something had set it off."""
    return Trigger(ability, unit, seat, Event(on, seat, unit))


def trigger_option(i: int, trigger: Trigger) -> tuple[str, int, str, int, str]:
    """Return the option for one of several abilities."""
    return ("trigger", i, *trigger.source.ref, trigger.source.face.key)


def _next_of(table: Table, seat: int, triggers: Sequence[Trigger]) -> Play[Trigger]:
    """Let a player choose which of several abilities is resolved next (swu:7.6.9)."""
    table.offered = triggers
    answer = yield Choose(seat, [trigger_option(i, one) for i, one in enumerate(triggers)], "swu-ask-next-trigger")
    table.offered = ()
    return triggers[int(answer[1])]


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
            trigger = yield from _next_of(table, act.seat, left)
            left.remove(trigger)
            yield from resolve(table, trigger)
        return done

    def text(self) -> Message:
        return say("swu-use-all-again", on=say(f"swu-head-{self.on}"))


@dataclass(frozen=True, slots=True)
class UseAbilities(Effect):
    """Use an ability of one kind that a unit of some kind has, or any number of them, though nothing has set them off."""

    on: Literal["when-played", "when-defeated"]
    filters: tuple[Filter, ...]
    most: int = 1

    asks_first = True

    def _triggers(self, table: Table, act: Act) -> list[Trigger]:
        units = fitting(table, act, "unit", self.filters)
        return [trigger_of(one, unit, self.on, act.seat) for unit in units for one in abilities_on(unit, self.on)]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether a unit has one."""
        return bool(self._triggers(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose which, then resolve one after the other, each finished with all that it sets off."""
        left = yield from self._chosen(table, act)
        done = bool(left)
        while left:
            trigger = left[0] if self.most == 1 else (yield from _next_of(table, act.seat, left))
            left.remove(trigger)
            outer, table.pending = table.pending, []
            yield from resolve(table, trigger)  # swu:7.6.17
            if left:
                yield from window(table)
            table.pending = outer + table.pending
        return done

    def _chosen(self, table: Table, act: Act) -> Play[list[Trigger]]:
        """Let the player choose: a unit and one of its abilities, or any number of those that units have."""
        found = self._triggers(table, act)
        if not found:
            return []
        if self.most == 1:
            unit = yield from choose_one(act, list(dict.fromkeys(one.source for one in found)), self)
            theirs = [one for one in found if one.source is unit]
            return [(yield from _next_of(table, act.seat, theirs))]
        count = Counter(one.source.ref for one in found)  # a unit stands for its ability if it has only one
        options: list[Option] = [
            one.source.ref if count[one.source.ref] == 1 else trigger_option(i, one) for i, one in enumerate(found)
        ]
        table.offered = found
        answers = yield Pick(act.seat, options, 0, min(self.most, len(options)), asking(act, self))
        table.offered = ()
        return [one for one, option in zip(found, options, strict=True) if option in answers]

    def text(self) -> Message:
        on = say(f"swu-head-{self.on}")
        if self.most == 1:
            return say("swu-use-ability-of", on=on, what=article("unit", self.filters))
        return say("swu-use-any", on=on, what=phrase("unit", self.filters, 2))
