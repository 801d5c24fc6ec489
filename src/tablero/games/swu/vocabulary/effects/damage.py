"""Dealing damage (chapter 1.9): to one thing, to several, divided."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Amount, Count, Declined, Effect, Filter, Target, amount_of, units_in
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.damage import deal
from tablero.games.swu.state import Table, Unit
from tablero.games.swu.vocabulary.amounts.arithmetic import Times
from tablero.games.swu.vocabulary.amounts.counting import LEADER_UNITS
from tablero.games.swu.vocabulary.asking import asking, choose_amount
from tablero.games.swu.vocabulary.effects.base import OnTarget
from tablero.games.swu.vocabulary.effects.combining import May
from tablero.games.swu.vocabulary.nouns import fitting, phrase
from tablero.games.swu.vocabulary.targets import each_of
from tablero.kernel import Ask, Distribute, Draw, Message, Option, Play, Reason, because, say

__all__ = [
    "Deal",
    "DealAtRandom",
    "DealDivided",
    "DealEach",
    "DealForEachLeader",
    "DealNoting",
    "DealOwn",
    "HitTheirBases",
]


def damage_text(id: str, amount: Count, **args: Message) -> Message:
    """Say an amount of damage that is no fixed number: "that much", so much for each, or equal to something."""
    said = amount.text()
    if said.id == "swu-that-much":
        return say(id, amount=said, **args)
    each, count = (amount.factor, amount.count) if isinstance(amount, Times) else (1, amount)
    if count.text().id == "swu-number-of":
        return say(f"{id}-for-each", amount=each, what=count.for_each(), **args)
    return say(f"{id}-equal", amount=said, **args)


@dataclass(frozen=True, slots=True)
class Deal(OnTarget):
    """Deal damage."""

    amount: Amount
    to: Target
    unpreventable: bool = False
    up_to: bool = False
    """Whether less may be dealt; if it is 0, none was (swu:8.31.3)."""

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is damage to be dealt, and something to deal it to."""
        if not self.to.any(table, act):
            return False
        return isinstance(self.amount, int) or self.amount.after_target or self.amount.value(table, act) > 0

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Deal it to all of them at the same time; how much was dealt is "that much".

        An amount that is about "it" is about what is chosen now or, where nothing is, about what was spoken of before.
        """
        before = None if self.to.asks else amount_of(self.amount, table, act)
        things = yield from self.to.find(table, act, self)
        amount = amount_of(self.amount, table, act) if before is None else before
        if things and self.up_to:
            amount = yield from choose_amount(act, amount, self)
        if not things or amount <= 0:
            act.amount = 0 if self.up_to else act.amount
            return False
        hurts = [(one, amount) for one in things]
        act.amount = yield from deal(table, hurts, act, unpreventable=self.unpreventable)  # swu:1.9.8
        return not self.up_to or act.amount > 0

    def text(self) -> Message:
        if isinstance(self.amount, int):
            said = say("swu-deal-up-to" if self.up_to else "swu-deal", amount=self.amount, to=each_of(self.to))
        else:
            said = damage_text("swu-deal", self.amount, to=each_of(self.to))
        return say("swu-unpreventable", effect=said) if self.unpreventable else said


@dataclass(frozen=True, slots=True)
class DealDivided(Effect):
    """Deal damage divided as the player chooses among units of some kind (swu:8.5.5)."""

    amount: Amount
    filters: tuple[Filter, ...] = ()
    by_it: bool = False
    """Whether what was chosen before deals it."""
    or_none: bool = False
    """Whether it is divided among any number of units, so that none is possible too."""
    up_to: bool = False
    """Whether less may be dealt; if it is 0, none was."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask for the division and deal it all at once."""
        source = act.it if self.by_it else None
        total = amount_of(self.amount, table, act)
        units = fitting(table, act, "unit", self.filters)
        if not units or total <= 0 or (self.by_it and source is None):
            return False
        ask = asking(act, self)
        refs: list[Option] = [unit.ref for unit in units]
        if self.up_to:
            answer = yield Distribute(act.seat, refs, total, ask, least=0)
        else:
            answer = yield _division(act.seat, refs, total, ask, self.or_none)
        hurts = [(unit, amount) for unit, amount in zip(units, answer, strict=True) if amount]
        act.amount = yield from deal(table, hurts, act, by=source)
        return bool(hurts)  # swu:8.31.3

    def text(self) -> Message:
        among = phrase("unit", self.filters, 2)
        if self.or_none:
            among = say("swu-any-number", noun=among)
        id = "swu-it-deals-divided" if self.by_it else "swu-deal-divided"
        if isinstance(self.amount, int):
            return say("swu-deal-divided-up-to" if self.up_to else id, amount=self.amount, among=among)
        return damage_text(id, self.amount, among=among)


def _division(seat: int, options: list[Option], total: int, ask: Ask, or_none: bool) -> Distribute:
    """Return the question how damage is divided: all of it, or none if that is possible (swu:8.5.5)."""
    if not or_none:
        return Distribute(seat, options, total, ask)
    every = Distribute(seat, options, total, ask)

    def limit(amounts: tuple[int, ...]) -> Reason | None:
        return None if sum(amounts) in (0, total) else because("swu:8.5.5", "swu-not-divided", amount=total)

    sampler = every.sample
    return Distribute(seat, options, total, ask, least=0, limit=limit, sampler=sampler)  # type: ignore[arg-type]  # swu:8.5.6


@dataclass(frozen=True, slots=True)
class DealEach(Effect):
    """Deal damage to one thing and to another: all are chosen first, and it lands at the same time (swu:1.9.8).

    For each choice "it" is what was chosen first, and `other_than_it` is other than all chosen before.
    """

    parts: tuple[tuple[Amount, Target], ...]
    also: tuple[tuple[Amount, Target], ...] = ()
    """What may be dealt besides."""

    @property
    def asks_first(self) -> bool:  # type: ignore[override]
        """Whether the first of them is chosen."""
        return self.parts[0][1].asks

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is anything to deal damage to."""
        return any(to.any(table, act) for _, to in self.parts)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose them all, then deal it; those that are not there are left out."""
        hurts: list[tuple[Any, int]] = []
        for i, (amount, to) in enumerate((*self.parts, *self.also)):
            number = amount_of(amount, table, act)
            act.may = act.may or i >= len(self.parts)
            try:
                things = yield from to.find(table, act, Deal(amount, to))
            except Declined:
                if i < len(self.parts):
                    raise
                things = []
            act.may = False
            hurts += [(thing, number) for thing in things]  # swu:1.3.2
            act.things = [thing for thing, _ in hurts]
        act.amount = yield from deal(table, hurts, act)
        return bool(hurts)

    def text(self) -> Message:
        if len(self.parts) == 1:
            said = Deal(*self.parts[0]).text()
        else:
            parts = [_part(amount, to) for amount, to in self.parts]
            if len(parts) > 2 and all(to == self.parts[1][1] for _, to in self.parts[1:]):  # one unit after the other
                parts[1:] = [_next(number, amount) for number, (amount, _) in enumerate(self.parts[1:], 2)]
            all_of_it = say("swu-and", first=parts[0], second=parts[1])
            said = say("swu-deal-each", parts=all_of_it if len(parts) == 2 else say("swu-list", items=tuple(parts)))
        for part in self.also:
            said = say("swu-then", first=said, second=May(Deal(*part)).text())
        return said


def _part(amount: Amount, to: Target) -> Message:
    if isinstance(amount, int):
        return say("swu-damage-to", amount=amount, to=to.text())
    return say("swu-damage-equal-to", amount=amount.text(), to=to.text())


def _next(number: int, amount: Amount) -> Message:
    return say("swu-damage-to-next", amount=amount if isinstance(amount, int) else amount.text(), number=number)


@dataclass(frozen=True, slots=True)
class DealNoting(Deal):
    """Deal damage; what was really damaged becomes "those": prevented damage was never dealt (swu:8.21.1)."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Deal it, and keep those that were damaged."""
        things = units_in((yield from self.to.find(table, act, self)))
        assert isinstance(self.amount, int)
        before = len(table.past)
        act.amount = yield from deal(table, [(one, self.amount) for one in things], act)
        hurt = {one.piece for one in table.past[before:] if one.what == "damaged"}
        act.things = [one for one in things if one.id in hurt]
        return bool(things)


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
        return say("swu-deal-equal", amount=self.amount.text(), to=self.to.text())


@dataclass(frozen=True, slots=True)
class DealAtRandom(Effect):
    """Deal damage to a random unit or base."""

    amount: int

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Draw lots, each thing as likely as any other, and deal it (swu:8.23.1)."""
        things = [*table.units(), *[player.base for player in table.players if not player.out]]
        drawn = yield Draw(len(things), 1)
        yield from deal(table, [(things[drawn[0]], self.amount)], act)
        return True

    def text(self) -> Message:
        return say("swu-deal-random", amount=self.amount)


@dataclass(frozen=True, slots=True)
class DealForEachLeader(Effect):
    """For each friendly leader unit, you may deal damage to a unit: all of it at the same time (swu:8.35.1.a)."""

    amount: int
    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose a thing for each leader, perhaps the same again, then deal to each in one go."""
        chosen: list[Any] = []
        for _ in range(LEADER_UNITS.value(table, act)):
            act.may = True
            with suppress(Declined):
                chosen += yield from self.to.find(table, act, self)
            act.may = False
        act.things = list(dict.fromkeys(chosen))
        hurts = [(thing, self.amount * chosen.count(thing)) for thing in act.things]
        act.amount = yield from deal(table, hurts, act)
        return bool(hurts)

    def text(self) -> Message:
        effect = say("swu-may", effect=say("swu-deal", amount=self.amount, to=self.to.text()))
        return say("swu-for-each", what=LEADER_UNITS.for_each(), effect=effect)


@dataclass(frozen=True, slots=True)
class HitTheirBases(Effect):
    """Deal damage to bases at the same time: so much for each unit of that opponent that was just defeated."""

    amount: int

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Count the fallen of each opponent."""
        current(table)
        fallen = {one.piece for one in table.this_phase("defeated")}
        seats = Counter(
            unit.controller
            for unit in act.things
            if isinstance(unit, Unit) and not unit.here and unit.id in fallen and unit.controller != act.seat
        )
        hurts: list[Any] = [
            (table.players[seat].base, self.amount * count)
            for seat, count in seats.items()
            if not table.players[seat].out
        ]
        yield from deal(table, hurts, act)  # swu:8.35.1.a
        return bool(hurts)

    def text(self) -> Message:
        return say("swu-hit-their-bases", amount=self.amount)
