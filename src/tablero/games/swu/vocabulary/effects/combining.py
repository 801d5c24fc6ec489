"""Effects put together: one after the other, only if, either or, as often as one likes, later."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from tablero.games.swu.abilities import Act, Amount, Condition, Declined, Effect, Stakes, Triggered, amount_of
from tablero.games.swu.checks import settle
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.state import Delayed, Table, Unit, Upgrade
from tablero.games.swu.triggers import window
from tablero.games.swu.vocabulary.effects.base import OnTarget
from tablero.games.swu.vocabulary.questions import asked_by, asking_whether
from tablero.games.swu.vocabulary.wording import (
    BY_THEM,
    by_others,
    done_text,
    if_text,
    is_long,
    may_text,
    one_sentence,
    renamed,
    within,
)
from tablero.games.swu.vocabulary.wording import chosen as as_chosen
from tablero.kernel import Choose, Message, Option, Play, say

__all__ = [
    "AsOftenAsWished",
    "DoneOrNot",
    "EachAnother",
    "EitherOr",
    "ForOnce",
    "If",
    "IfDone",
    "IfNotDone",
    "InTurn",
    "KeepingIt",
    "Later",
    "May",
    "Modes",
    "Several",
    "Together",
    "Whole",
    "seq",
]


@dataclass(frozen=True, slots=True)
class Several(Effect):
    """Several effects, said one after the other."""

    effects: tuple[Effect, ...]

    @property
    def asks_first(self) -> bool:  # type: ignore[override]
        """As its first effect."""
        return self.effects[0].asks_first

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether any of them could do something."""
        return any(effect.able(table, act) for effect in self.effects)

    def text(self) -> Message:
        said = self.effects[0].text()
        for before, effect in pairwise(self.effects):
            second = renamed(effect.text(), _CHOSEN) if isinstance(before, KeepingIt) else effect.text()
            said = say("swu-then", first=said, second=second)
        return said


_CHOSEN = {"swu-it": "swu-chosen-unit", "swu-them": "swu-chosen-units"}
"""What "it" and "them" are called after something else was spoken of."""


@dataclass(frozen=True, slots=True)
class InTurn(Several):
    """One effect after the other, in the order of the text."""

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether any of them could do something; what is done to "it" shows only once it is chosen."""
        first = self.effects[0]
        if isinstance(first, OnTarget) and first.to.asks and first.to.any(table, act):
            return True
        return any(effect.able(table, act) for effect in self.effects)

    def useful(self, table: Table, act: Act) -> bool:
        """As its first effect."""
        return self.effects[0].useful(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Do as many of them as possible (swu:8.29.1); what they set off waits for the end (swu:8.29.2)."""
        done = False
        for effect in self.effects:  # swu:7.1.5
            if (yield from effect.run(table, act)):
                done = True
        return done


def inline(effect: Effect) -> Message:
    """Say an effect within a sentence: several of them joined with "and"."""
    return one_sentence([one.text() for one in effect.effects]) if isinstance(effect, InTurn) else effect.text()


def seq(*effects: Effect) -> Effect:
    """Return effects as one."""
    return effects[0] if len(effects) == 1 else InTurn(effects)


@dataclass(frozen=True, slots=True)
class Together(Several):
    """Several actions, each of them finished with all that it sets off before the next begins (swu:7.1.7)."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Do each to its end before the next (swu:7.1.7); if none was made, there was no attack (swu:8.31.5)."""
        done = False
        for effect in self.effects:
            outer, table.pending = table.pending, []
            if (yield from effect.run(table, act)):
                done = True
            yield from window(table)
            table.pending = outer
        return done


@dataclass(frozen=True, slots=True)
class Whole(InTurn):
    """Several things that are done together or not at all, as "if you do" asks for all of them (swu:8.10.1)."""

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether all of them can be done."""
        return all(effect.able(table, act) for effect in self.effects)

    def run(self, table: Table, act: Act) -> Play[bool]:
        if not self.able(table, act):
            return False
        for effect in self.effects:
            if not (yield from effect.run(table, act)):
                return False
        return True


@dataclass(frozen=True, slots=True)
class EachAnother(Several):
    """Several effects, each of them on something else: `other_than_it` is other than all chosen before."""

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether the first could do something."""
        return self.effects[0].able(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Do one after the other, remembering all that was chosen."""
        chosen: list[object] = []
        act.things = []
        done = False
        for effect in self.effects:
            try:
                done = (yield from effect.run(table, act)) or done
            except Declined:
                if effect is self.effects[0]:
                    raise
            chosen += [thing for thing in act.things if thing not in chosen]
            act.things = list(chosen)  # swu:8.19.2
        return done


@dataclass(frozen=True, slots=True)
class KeepingIt(Effect):
    """An effect after which "it" is still what was spoken of before."""

    effect: Effect

    def able(self, table: Table, act: Act) -> bool:
        return self.effect.able(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        things = list(act.things)
        done = yield from self.effect.run(table, act)
        act.things = things
        return done

    def text(self) -> Message:
        return self.effect.text()


@dataclass(frozen=True, slots=True)
class May(Effect):
    """Something that the player may do or leave (swu:1.6.3, swu:8.33.1)."""

    effect: Effect

    def able(self, table: Table, act: Act) -> bool:
        return self.effect.able(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask, together with the choice of a target if there is one."""
        if not self.effect.able(table, act):
            return False
        if self.effect.asks_first:
            act.may = True  # swu:1.6.3, swu:8.33.1
            try:
                done = yield from self.effect.run(table, act)
            except Declined:
                done = False
            act.may = False
            return done
        answer = yield Choose(act.seat, ["yes", "no"], asking_whether(act, self.effect.text()))
        if answer == "no":
            return False  # swu:1.6.3
        try:
            return (yield from self.effect.run(table, act))
        except Declined:
            return False

    def text(self) -> Message:
        return may_text(inline(self.effect))


def staked(
    table: Table, act: Act, first: Effect, then: Effect | None = None, otherwise: Effect | None = None
) -> Play[bool]:
    """Do something that more hangs on, so that questions about it can say what."""
    outer, act.stakes = act.stakes, Stakes(act.seat, then, otherwise)
    try:
        done = yield from first.run(table, act)
    except Declined:
        act.stakes = outer
        raise
    act.stakes = outer
    return done


@dataclass(frozen=True, slots=True)
class IfDone(Effect):
    """Something, and if it was done, something more.

    What a replacement effect does instead counts as done: so effects tell whether they came about, not what became of
    them (swu:8.10.2).
    """

    first: Effect
    then: Effect

    @property
    def asks_first(self) -> bool:  # type: ignore[override]
        """As what comes first."""
        return self.first.asks_first

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether the first could be done."""
        return self.first.able(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Do it, and the rest if it was done."""
        if not (yield from staked(table, act, self.first, self.then)):  # swu:8.10.1, swu:8.33.2
            return False
        yield from self.then.run(table, act)
        return True

    def text(self) -> Message:
        if isinstance(self.then, If) and self.then.otherwise is None:
            effect = inline(self.then.effect)
            condition = self.then.condition.text()
            if condition.id == "swu-if-not":
                return done_text(self.first.text(), if_text(condition, effect))
            return done_text(self.first.text(), effect, "-and", condition=condition)
        return done_text(self.first.text(), inline(self.then))


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
            if (yield from staked(table, act, self.first, otherwise=self.otherwise)):
                return True
        except Declined:
            pass
        return (yield from self.otherwise.run(table, act))

    def text(self) -> Message:
        first = self.first.text()
        said = "swu-if-they-do-not" if first.id in BY_THEM else "swu-if-not-done"
        return say(said, first=first, second=self.otherwise.text())


@dataclass(frozen=True, slots=True)
class DoneOrNot(Effect):
    """Something; then one thing if it was done, another if it wasn't."""

    first: Effect
    then: Effect
    otherwise: Effect

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether either could do something."""
        return self.first.able(table, act) or self.otherwise.able(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Do it, and what follows."""
        try:
            done = yield from staked(table, act, self.first, self.then, self.otherwise)
        except Declined:
            done = False
        return (yield from (self.then if done else self.otherwise).run(table, act))

    def text(self) -> Message:
        first = self.first.text()
        id = "swu-done-or-not-they" if by_others(first) else "swu-done-or-not"
        return say(id, first=first, second=self.then.text(), other=self.otherwise.text())


@dataclass(frozen=True, slots=True)
class If(Effect):
    """Something only if a condition holds; otherwise, perhaps, something else instead."""

    condition: Condition
    effect: Effect
    otherwise: Effect | None = None

    @property
    def asks_first(self) -> bool:  # type: ignore[override]
        """Whether a target is chosen first in any case."""
        return self.effect.asks_first and (self.otherwise is None or self.otherwise.asks_first)

    def able(self, table: Table, act: Act) -> bool:
        current(table)
        if self.condition.holds(table, act):
            return self.effect.able(table, act)
        return self.otherwise is not None and self.otherwise.able(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Do one or the other."""
        current(table)
        if self.condition.holds(table, act):
            return (yield from self.effect.run(table, act))
        if self.otherwise is not None:  # swu:7.7.5.b
            return (yield from self.otherwise.run(table, act))
        return False

    def text(self) -> Message:
        effect = inline(self.effect)
        if self.otherwise is None:
            return if_text(self.condition.text(), effect)
        other = self.otherwise.text()
        if effect.id == "swu-may":
            return say("swu-if-else-may", condition=self.condition.text(), effect=within(effect), other=other)
        return say("swu-if-else", condition=self.condition.text(), effect=effect, other=other)


@dataclass(frozen=True, slots=True)
class Modes(Effect):
    """So many of several, each at most once, in any order."""

    effects: tuple[Effect, ...]
    count: Amount = 1

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether one of them could do something."""
        return any(effect.able(table, act) for effect in self.effects)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let the player choose one after the other, seeing each resolved first."""
        left = list(range(len(self.effects)))
        done = False
        for _ in range(min(amount_of(self.count, table, act), len(left))):
            table.offered = self.effects
            answer = yield Choose(act.seat, [("mode", i) for i in left], asked_by(act, "swu-ask-mode"))
            table.offered = ()
            left.remove(answer[1])  # swu:8.5.4
            try:
                if (yield from self.effects[answer[1]].run(table, act)):
                    done = True
            except Declined:
                pass
            yield from settle(table)
        return done

    def text(self) -> Message:
        if isinstance(self.count, int):
            said = say("swu-modes", number=self.count, mode=self.effects[0].text())
        else:
            said = say("swu-modes-for-each", what=self.count.for_each(), mode=self.effects[0].text())
        for letter, effect in zip("bcdefgh", self.effects[1:], strict=False):
            said = say("swu-mode", modes=said, letter=letter, mode=effect.text())
        return said


@dataclass(frozen=True, slots=True)
class EitherOr(Effect):
    """Either one thing or the other: one that can be done, if there is one."""

    first: Effect
    second: Effect

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether one of them could do something."""
        return self.first.able(table, act) or self.second.able(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let the player choose."""
        both = (self.first, self.second)
        options: list[Option] = [("mode", i) for i, one in enumerate(both) if one.able(table, act)]
        if not options:
            return False
        table.offered = both
        answer = yield Choose(act.seat, options, asked_by(act, "swu-ask-mode"))
        table.offered = ()
        return (yield from both[answer[1]].run(table, act))

    def text(self) -> Message:
        first, second = as_chosen(self.first.text()), as_chosen(self.second.text())
        if is_long(first) or is_long(second):
            return say("swu-mode", modes=say("swu-modes", number=1, mode=first), letter="b", mode=second)
        return say("swu-either-or", first=first, second=second)


@dataclass(frozen=True, slots=True)
class AsOftenAsWished(Effect):
    """Something any number of times, one after the other."""

    effect: Effect

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether it can be done once."""
        return self.effect.able(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Do it until it is declined, each time finished with all that it sets off before the next."""
        done = False
        waiting = len(table.pending)
        while self.effect.able(table, act):
            if done:
                outer, table.pending = table.pending[:waiting], table.pending[waiting:]
                yield from window(table)  # swu:7.1.7
                table.pending = outer
                if not self.effect.able(table, act):
                    break
            act.may = True
            try:
                again = yield from self.effect.run(table, act)
            except Declined:
                again = False
            if not again:
                break
            done = True
        act.may = False
        return done

    def text(self) -> Message:
        return say("swu-as-often", effect=self.effect.text())


@dataclass(frozen=True, slots=True)
class Later(Effect):
    """A delayed effect (swu:7.7.4.a): at a later moment, to what was spoken of."""

    at: Literal["action-phase", "regroup-phase", "phase-end", "after-attack"]
    """When the phase starts or ends, or after the attack that is going on is completed."""
    effect: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Remember it."""
        yield from ()
        moment: str = self.at
        if self.at == "after-attack":
            if act.attack is None:
                return False
            moment = f"attack-{act.attack.number}"
        pieces = tuple(thing.id for thing in act.things if isinstance(thing, Unit | Upgrade))
        waiting = Delayed(moment, self.effect, act.face, act.seat, pieces, tuple(act.cards))
        table.delayed.append(waiting)  # swu:7.7.4.a
        return True

    def text(self) -> Message:
        return say(f"swu-later-{self.at}", effect=self.effect.text())


@dataclass(frozen=True, slots=True)
class ForOnce(Effect):
    """As a lasting effect: something that happens the next time only."""

    effect: Effect

    def able(self, table: Table, act: Act) -> bool:
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
        return say("swu-for-once", effect=self.effect.text())
