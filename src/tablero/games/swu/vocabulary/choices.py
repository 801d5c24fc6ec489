"""Choosing first, and doing something with it afterwards: things, arenas, one of two ways, by you or by others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Effect, Target, units_in
from tablero.games.swu.checks import settle
from tablero.games.swu.constants import ARENAS
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary.asking import asking, choose_opponent, choose_piece, find_one
from tablero.games.swu.vocabulary.effects import OnTarget
from tablero.games.swu.vocabulary.targets import Chosen, Spoken
from tablero.games.swu.vocabulary.wording import chosen as as_chosen
from tablero.games.swu.vocabulary.wording import is_long
from tablero.kernel import Choose, Message, Option, Play, say


@dataclass(frozen=True, slots=True)
class ChooseThing(OnTarget):
    """Choose something, for what follows to be done to it."""

    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask; what is chosen becomes "it"."""
        return bool((yield from self.to.find(table, act, self)))

    def text(self) -> Message:
        """Say it."""
        return say("swu-choose", to=self.to.text())


@dataclass(frozen=True, slots=True)
class OneOf(Target):
    """One thing of several kinds: "the defender or a base"."""

    kinds: tuple[Chosen | Spoken, ...]

    asks = True

    def candidates(self, table: Table, act: Act) -> list[Any]:
        """Return what can be chosen, each thing once."""
        found: list[Any] = []
        for kind in self.kinds:
            things = kind.candidates(table, act) if isinstance(kind, Chosen) else kind.there(table, act)
            found += [thing for thing in things if all(thing is not one for one in found)]
        return found

    def any(self, table: Table, act: Act) -> bool:
        """Tell whether there is anything to choose."""
        return bool(self.candidates(table, act))

    def find(self, table: Table, act: Act, why: Effect) -> Play[list[Any]]:
        """Ask."""
        found = self.candidates(table, act)
        act.things = []
        act.things = yield from find_one(act, found, why)
        return act.things

    def text(self) -> Message:
        """Say it."""
        said = self.kinds[0].text()
        for kind in self.kinds[1:]:
            said = say("swu-or", first=said, second=kind.text())
        return said


# Arenas.


@dataclass(frozen=True, slots=True)
class ChooseArena(Effect):
    """Choose an arena, then something about the units in it."""

    effect: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask, then do it."""
        options: list[Option] = [("arena", name) for name in ARENAS]
        answer = yield Choose(act.seat, options, say("swu-ask-arena", card=act.face.name))
        act.arena = ARENAS.index(answer[1])
        return (yield from self.effect.run(table, act))

    def text(self) -> Message:
        """Say it."""
        return say("swu-choose-arena", effect=self.effect.text())


# One way or the other.


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
        answer = yield Choose(act.seat, options, say("swu-ask-mode", card=act.face.name))
        table.offered = ()
        return (yield from both[answer[1]].run(table, act))

    def text(self) -> Message:
        """Say it."""
        first, second = as_chosen(self.first.text()), as_chosen(self.second.text())
        if is_long(first) or is_long(second):
            return say("swu-mode", modes=say("swu-modes", number=1, mode=first), letter="b", mode=second)
        return say("swu-either-or", first=first, second=second)


@dataclass(frozen=True, slots=True)
class UnlessRefused(Effect):
    """Something happens to what was chosen unless its controller says no, and then something else does."""

    effect: Effect
    otherwise: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask the controller."""
        if act.it is None:
            return False
        ask = say("swu-ask-refuse", card=act.face.name, effect=self.effect.text())
        answer = yield Choose(act.it.controller, ["yes", "no"], ask)
        return (yield from (self.otherwise if answer == "no" else self.effect).run(table, act))

    def text(self) -> Message:
        """Say it."""
        return say("swu-unless-refused", effect=self.effect.text(), other=self.otherwise.text())


# By others.


@dataclass(frozen=True, slots=True)
class ForEachOpponent(Effect):
    """Something for each opponent in turn: "that player" (swu:8.35.1)."""

    effect: Effect

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is an opponent."""
        return bool(table.opponents(act.seat))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Do it for one after the other."""
        done = False
        for seat in table.opponents(act.seat):
            act.seats = [seat]
            if (yield from self.effect.run(table, act)):
                done = True
        return done

    def text(self) -> Message:
        """Say it."""
        return say("swu-for-each-opponent", effect=self.effect.text())


@dataclass(frozen=True, slots=True)
class OpponentSplits(Effect):
    """An opponent chooses one of the chosen units: one thing is done to it, another to the rest."""

    to_one: Effect
    to_rest: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask the opponent, then do both."""
        units = units_in(act.things)
        if not units:
            return False
        seat = yield from choose_opponent(table, act)
        if seat < 0:
            return False
        chosen = yield from choose_piece(seat, units, asking(act, self.to_one))
        act.things = [chosen]
        yield from self.to_one.run(table, act)
        act.things = [unit for unit in units if unit is not chosen]
        yield from self.to_rest.run(table, act)
        yield from settle(table)
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-opponent-splits", first=self.to_one.text(), second=self.to_rest.text())
