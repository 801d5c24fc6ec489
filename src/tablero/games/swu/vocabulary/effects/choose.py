"""Choosing first, for what follows: a thing, an arena, an aspect, a number, a keyword."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Constant, Effect, Filter, Standing, Target, units_in
from tablero.games.swu.constants import ARENAS, ASPECTS, IN_PLAY
from tablero.games.swu.state import InForce, Table, Unit
from tablero.games.swu.vocabulary.asking import asking
from tablero.games.swu.vocabulary.effects.base import OnTarget
from tablero.games.swu.vocabulary.nouns import fitting, phrase
from tablero.games.swu.vocabulary.questions import asked_by
from tablero.games.swu.vocabulary.wording import bare, renamed, rewritten, within
from tablero.kernel import Choose, Message, Option, Pick, Play, say

__all__ = [
    "ChooseArena",
    "ChooseAspect",
    "ChooseExactly",
    "ChooseKeyword",
    "ChooseNumber",
    "ChooseThing",
    "Mark",
]


@dataclass(frozen=True, slots=True)
class ChooseThing(OnTarget):
    """Choose something, for what follows to be done to it."""

    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask; what is chosen becomes "it"."""
        return bool((yield from self.to.find(table, act, self)))

    def text(self) -> Message:
        return say("swu-choose", to=self.to.text())


@dataclass(frozen=True, slots=True)
class ChooseExactly(Effect):
    """Choose so many units of some kind, or none if there are not so many."""

    count: int
    filters: tuple[Filter, ...]

    def _units(self, table: Table, act: Act) -> list[Unit]:
        return fitting(table, act, "unit", self.filters)

    def able(self, table: Table, act: Act) -> bool:
        return len(self._units(table, act)) >= self.count

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask; those chosen become "them"."""
        found = self._units(table, act)
        act.things = []
        if len(found) < self.count:
            return False
        ask = asking(act, self)
        answer = yield Pick(act.seat, [unit.ref for unit in found], self.count, self.count, ask)
        act.things = [unit for unit in found if unit.ref in answer]
        return True

    def text(self) -> Message:
        return say("swu-choose-exactly", number=self.count, what=phrase("unit", self.filters, 2))


@dataclass(frozen=True, slots=True)
class ChooseArena(Effect):
    """Choose an arena, then something about the units in it."""

    effect: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask, then do it."""
        options: list[Option] = [("arena", name) for name in ARENAS]
        answer = yield Choose(act.seat, options, asked_by(act, "swu-ask-arena"))
        act.arena = ARENAS.index(answer[1])
        return (yield from self.effect.run(table, act))

    def text(self) -> Message:
        return say("swu-choose-arena", effect=self.effect.text())


@dataclass(frozen=True, slots=True)
class ChooseAspect(Effect):
    """Choose an aspect, then something about it."""

    effect: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask, then do it."""
        options: list[Option] = [("aspect", aspect) for aspect in ASPECTS]
        answer = yield Choose(act.seat, options, asked_by(act, "swu-ask-aspect"))
        act.aspect = answer[1]
        table.log.tell("swu-log-aspect", seat=act.seat + 1, aspect=say(f"swu-aspect-{answer[1]}"))
        return (yield from self.effect.run(table, act))

    def text(self) -> Message:
        return say("swu-choose-aspect", effect=self.effect.text())


@dataclass(frozen=True, slots=True)
class ChooseNumber(Effect):
    """Choose a number, which becomes "that much" (swu:8.5.6)."""

    word = "choose-number"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask; no card costs more than the highest one offered."""
        numbers: list[Option] = [("number", number) for number in range(21)]
        answer = yield Choose(act.seat, numbers, asked_by(act, "swu-ask-number"))
        act.amount = answer[1]
        return True


@dataclass(frozen=True, slots=True)
class ChooseKeyword(Effect):
    """Choose a keyword; as long as this unit is in play, an ability is in force that gives it to others."""

    choices: tuple[tuple[str, Constant], ...]
    """Keywords, each with its ability."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask, and put the ability in force."""
        options: list[Option] = [("keyword", name) for name, _ in self.choices]
        ask = asking(act, self)
        answer = yield Choose(act.seat, options, ask)
        unit = act.source
        if not isinstance(unit, Unit) or not unit.here:
            return False
        ability = dict(self.choices)[answer[1]]
        table.in_force.append(InForce(IN_PLAY, ability, act.face, act.seat, unit.id))
        table.dirty = True
        return True

    def text(self) -> Message:
        names = [say(f"swu-keyword-name-{name}") for name, _ in self.choices]
        said = names[0]
        for name in names[1:]:
            said = say("swu-comma", first=said, second=name)
        return say("swu-choose-keyword", keywords=said)


@dataclass(frozen=True, slots=True)
class Mark(OnTarget):
    """Choose a unit; as long as this unit is in play, some ability is in force that is about the one chosen."""

    to: Target
    ability: Standing

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose it, and put the ability in force if this unit is still there."""
        found = units_in((yield from self.to.find(table, act, self)))
        unit = act.source
        if not found or not isinstance(unit, Unit) or not unit.here:
            return False
        unit.named = f"#{found[0].id}"
        table.in_force.append(InForce(IN_PLAY, self.ability, act.face, act.seat, unit.id))
        table.dirty = True
        return True

    def text(self) -> Message:
        effect = rewritten(bare(self.ability.text()), _chosen)
        if self.to.asks:
            return say("swu-mark", to=self.to.text(), effect=effect)
        return say("swu-mark-it", effect=renamed(effect, {"swu-chosen-unit": "swu-it-does"}))


def _chosen(one: Message) -> Message:
    """Say "the chosen unit" where each unit that was chosen is meant: there is only one."""
    return say("swu-chosen-unit") if one.id == "swu-each" and within(one).id == "swu-is-marked" else one
