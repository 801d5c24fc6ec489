"""Effects: putting them together, defeat, readiness, tokens, boosts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import (
    Act,
    Amount,
    Condition,
    Count,
    Declined,
    Effect,
    Grant,
    Target,
    amount_of,
    units_in,
)
from tablero.games.swu.checks import defeat_all, defeat_upgrades, settle, withstands
from tablero.games.swu.constant_abilities import current, give
from tablero.games.swu.constants import NO_ENEMY_EXHAUST, NO_READYING, PHASE
from tablero.games.swu.entering import create_unit, create_upgrade
from tablero.games.swu.state import Delayed, Event, Table, Unit, Upgrade
from tablero.games.swu.triggers import emit
from tablero.games.swu.vocabulary.targets import Spoken, each_of
from tablero.games.swu.vocabulary.wording import by_opponent, done_text, if_text, may_text, one_sentence, within
from tablero.kernel import Choose, Message, Play, say

# Putting effects together.


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
        """Say them."""
        said = self.effects[0].text()
        for effect in self.effects[1:]:
            said = say("swu-then", first=said, second=effect.text())
        return said


@dataclass(frozen=True, slots=True)
class InTurn(Several):
    """One effect after the other, in the order of the text (swu:7.1.5)."""

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
        for effect in self.effects:
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
class May(Effect):
    """Something that the player may do or leave (swu:1.6.3, swu:8.33.1)."""

    effect: Effect

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether it could do something."""
        return self.effect.able(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask, together with the choice of a target if there is one."""
        if not self.effect.able(table, act):
            return False
        if self.effect.asks_first:
            act.may = True
            try:
                return (yield from self.effect.run(table, act))
            except Declined:
                return False
            finally:
                act.may = False
        answer = yield Choose(
            act.seat, ["yes", "no"], say("swu-ask-may", card=act.face.name, effect=self.effect.text())
        )
        if answer == "no":
            return False
        try:
            return (yield from self.effect.run(table, act))
        except Declined:
            return False

    def text(self) -> Message:
        """Say it."""
        return may_text(inline(self.effect))


@dataclass(frozen=True, slots=True)
class IfDone(Effect):
    """Something, and if it was done, something more (swu:8.10.1, swu:8.33.2).

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
        if not (yield from self.first.run(table, act)):
            return False
        yield from self.then.run(table, act)
        return True

    def text(self) -> Message:
        """Say it."""
        if isinstance(self.then, If) and self.then.otherwise is None:
            effect = inline(self.then.effect)
            condition = self.then.condition.text()
            if condition.id == "swu-if-not":
                return done_text(self.first.text(), if_text(condition, effect))
            return done_text(self.first.text(), effect, "-and", condition=condition)
        return done_text(self.first.text(), inline(self.then))


@dataclass(frozen=True, slots=True)
class If(Effect):
    """Something only if a condition holds; otherwise, perhaps, something else instead (swu:7.7.5.b)."""

    condition: Condition
    effect: Effect
    otherwise: Effect | None = None

    @property
    def asks_first(self) -> bool:  # type: ignore[override]
        """Whether a target is chosen first in any case."""
        return self.effect.asks_first and (self.otherwise is None or self.otherwise.asks_first)

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether it could do something."""
        current(table)
        if self.condition.holds(table, act):
            return self.effect.able(table, act)
        return self.otherwise is not None and self.otherwise.able(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Do one or the other."""
        current(table)
        if self.condition.holds(table, act):
            return (yield from self.effect.run(table, act))
        if self.otherwise is not None:
            return (yield from self.otherwise.run(table, act))
        return False

    def text(self) -> Message:
        """Say it."""
        effect = inline(self.effect)
        if self.otherwise is None:
            return if_text(self.condition.text(), effect)
        other = self.otherwise.text()
        if effect.id == "swu-may":
            return say("swu-if-else-may", condition=self.condition.text(), effect=within(effect), other=other)
        return say("swu-if-else", condition=self.condition.text(), effect=effect, other=other)


@dataclass(frozen=True, slots=True)
class Modes(Effect):
    """So many of several, each at most once, in any order (swu:8.5.4)."""

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
            answer = yield Choose(act.seat, [("mode", i) for i in left], say("swu-ask-mode", card=act.face.name))
            table.offered = ()
            left.remove(answer[1])
            try:
                if (yield from self.effects[answer[1]].run(table, act)):
                    done = True
            except Declined:
                pass
            yield from settle(table)
        return done

    def text(self) -> Message:
        """Say them all."""
        if isinstance(self.count, int):
            said = say("swu-modes", number=self.count, mode=self.effects[0].text())
        else:
            said = say("swu-modes-for-each", what=self.count.for_each(), mode=self.effects[0].text())
        for letter, effect in zip("bcdefgh", self.effects[1:], strict=False):
            said = say("swu-mode", modes=said, letter=letter, mode=effect.text())
        return said


@dataclass(frozen=True, slots=True)
class ByOpponent(Effect):
    """Something that an opponent does: "you" and "friendly" are theirs (swu:11.4.2)."""

    effect: Effect
    who: str = "one"
    """one: you choose which; each: all of them in turn."""

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is an opponent."""
        return bool(table.opponents(act.seat))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let the opponent do it."""
        seats = table.opponents(act.seat)
        if self.who == "one" and len(seats) > 1:
            answer = yield Choose(act.seat, [("player", seat) for seat in seats], "swu-ask-opponent")
            seats = [answer[1]]
        done = False
        for seat in seats:
            theirs = Act(seat, act.source, act.event)
            theirs.amount = act.amount
            try:
                if (yield from self.effect.run(table, theirs)):
                    done = True
            except Declined:
                pass
            act.things, act.cards, act.seats = theirs.things, theirs.cards, [seat]
        return done

    def text(self) -> Message:
        """Say it."""
        return by_opponent(f"swu-by-opponent-{self.who}", self.effect.text())


@dataclass(frozen=True, slots=True)
class Later(Effect):
    """A delayed effect (swu:7.7.4.a): at a later moment, to what was spoken of."""

    at: str
    """action-phase, regroup-phase."""
    effect: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Remember it."""
        pieces = tuple(thing.id for thing in act.things if isinstance(thing, Unit | Upgrade))
        table.delayed.append(Delayed(self.at, self.effect, act.face, act.seat, pieces, tuple(act.cards)))
        yield from ()
        return True

    def text(self) -> Message:
        """Say it."""
        return say(f"swu-later-{self.at}", effect=self.effect.text())


class OnTarget(Effect):
    """An effect on a target, whose choice may come first."""

    __slots__ = ()

    to: Target

    @property
    def asks_first(self) -> bool:  # type: ignore[override]
        """Whether somebody chooses."""
        return self.to.asks

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is anything to do it to."""
        return self.to.any(table, act)


def tokens_text(id: str, token: str, count: Count, **args: Message) -> Message:
    """Say how many tokens there are: that many, one for each of what is counted, or as many as a number says."""
    number = count.text()
    if number.id == "swu-that-much":
        return say(f"{id}-that-many", token=say(f"swu-token-{token}", n=0), **args)
    if count.for_each() == number:
        return say(f"{id}-times", times=number, token=say(f"swu-token-{token}", n=0), **args)
    return say(f"{id}-for-each", what=count.for_each(), token=say(f"swu-token-{token}", n=1), **args)


# Defeat, exhausting, readying.


@dataclass(frozen=True, slots=True)
class Defeat(OnTarget):
    """Defeat units or upgrades (swu:1.5.5.c, swu:1.5.5.d)."""

    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Defeat them at the same time; the player who is told to is responsible (swu:1.18.1)."""
        things = yield from self.to.find(table, act, self)
        current(table)
        things = [thing for thing in things if not withstands(thing, act.source)]
        units = units_in(things)
        upgrades = [thing for thing in things if isinstance(thing, Upgrade)]
        if units:
            defeat_all(table, units, act.seat, act.source)
        if upgrades:
            defeat_upgrades(table, upgrades, act.seat, act.source)
        yield from settle(table)
        return bool(units or upgrades)  # swu:8.31.2

    def text(self) -> Message:
        """Say it."""
        return say("swu-defeat", to=self.to.text())


@dataclass(frozen=True, slots=True)
class Exhaust(OnTarget):
    """Exhaust units; one that is exhausted already isn't exhausted by it (swu:1.5.4.e)."""

    to: Target

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is something to choose, or what was spoken of is ready."""
        if isinstance(self.to, Spoken):
            return any(not thing.exhausted for thing in self.to.there(table, act))
        return self.to.any(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Exhaust them; how many is "that much"."""
        things = yield from self.to.find(table, act, self)
        act.amount = 0
        current(table)
        for thing in things:
            if not thing.exhausted and not _stays_ready(thing, act):
                thing.exhausted = table.dirty = True
                act.amount += 1
                emit(table, Event("exhausted", thing.controller, thing, by=act.source))
        return act.amount > 0

    def text(self) -> Message:
        """Say it."""
        return say("swu-exhaust", to=self.to.text())


def _stays_ready(thing: Any, act: Act) -> bool:
    """Tell whether enemy abilities can't exhaust a unit (swu:1.3.3)."""
    return (
        isinstance(thing, Unit) and bool(thing.limits & NO_ENEMY_EXHAUST) and thing.controller != act.source.controller
    )


@dataclass(frozen=True, slots=True)
class Ready(OnTarget):
    """Ready units; one that is ready already isn't readied by it (swu:1.5.4.e)."""

    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ready them."""
        things = yield from self.to.find(table, act, self)
        done = False
        current(table)
        for thing in things:
            if thing.exhausted and not (isinstance(thing, Unit) and thing.limits & NO_READYING):
                thing.exhausted = False
                table.dirty = done = True
                emit(table, Event("readied", thing.controller, thing, by=act.source))
        return done

    def text(self) -> Message:
        """Say it."""
        return say("swu-readies", to=self.to.text())


# Tokens.


@dataclass(frozen=True, slots=True)
class GiveToken(OnTarget):
    """Give upgrade tokens to units (swu:3.7.5, swu:3.7.6)."""

    token: str
    to: Target
    count: Amount = 1

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Create them."""
        things = units_in((yield from self.to.find(table, act, self)))
        count = amount_of(self.count, table, act)
        for unit in things:
            for _ in range(count):
                create_upgrade(table, self.token, unit, act.seat)
        yield from settle(table)
        return bool(things) and count > 0

    def text(self) -> Message:
        """Say it."""
        if isinstance(self.count, int):
            return say("swu-give-token", token=say(f"swu-token-{self.token}", n=self.count), to=each_of(self.to))
        return tokens_text("swu-give-token", self.token, self.count, to=each_of(self.to))


@dataclass(frozen=True, slots=True)
class CreateUnits(Effect):
    """Create unit tokens (swu:3.7.2)."""

    token: str
    count: Amount = 1
    ready: bool = False

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Create them."""
        from tablero.games.swu.keywords import keyword_triggers

        count = amount_of(self.count, table, act)
        act.things = [create_unit(table, self.token, act.seat, ready=self.ready) for _ in range(count)]
        for unit in act.things:
            keyword_triggers(table, "created", unit)
        yield from settle(table)
        return count > 0

    def text(self) -> Message:
        """Say it."""
        if not isinstance(self.count, int):
            return tokens_text("swu-create", self.token, self.count)
        name = "swu-create-ready" if self.ready else "swu-create"
        return say(name, count=self.count, token=say(f"swu-token-{self.token}", n=self.count))


# Lasting effects.


@dataclass(frozen=True, slots=True)
class Give(OnTarget):
    """Give units something for a while (swu:7.7.3.a)."""

    grant: Grant
    to: Target
    until: int = PHASE

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Give it to those that are in play now (swu:7.7.3.d)."""
        things = units_in((yield from self.to.find(table, act, self)))
        for unit in things:
            give(table, unit, self.until, self.grant, act)
        yield from settle(table)
        return bool(things)

    def text(self) -> Message:
        """Say it."""
        from tablero.games.swu.vocabulary.saying import give_text

        return give_text(self.grant, self.to, self.until)
