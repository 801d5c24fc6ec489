"""Dealing damage (chapter 1.9): to one thing, to several, divided."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Amount, Count, Declined, Effect, Filter, Target, amount_of, units_in
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.damage import deal
from tablero.games.swu.simultaneous import at_once
from tablero.games.swu.state import Table, Unit
from tablero.games.swu.vocabulary.amounts.counting import LEADER_UNITS
from tablero.games.swu.vocabulary.asking import asking, choose_amount, choose_piece
from tablero.games.swu.vocabulary.effects.base import OnTarget
from tablero.games.swu.vocabulary.effects.combining import May, seq
from tablero.games.swu.vocabulary.nouns import fitting, phrase, things_of
from tablero.games.swu.vocabulary.targets import each_of
from tablero.kernel import Distribute, Draw, Message, Option, Pick, Play, Reason, because, say

__all__ = [
    "Deal",
    "DealAlso",
    "DealAtRandom",
    "DealDescending",
    "DealDivided",
    "DealEach",
    "DealForEachLeader",
    "DealNoting",
    "DealOwn",
    "DealOwnBase",
    "DealToDifferent",
    "DealUpTo",
    "HitTheirBases",
    "SpareOneEach",
]


def damage_text(id: str, amount: Count, **args: Message) -> Message:
    """Say an amount of damage that is no fixed number: "that much", so much for each, or equal to something."""
    said = amount.text()
    if said.id == "swu-that-much":
        return say(id, amount=said, **args)
    if said.id == "swu-number-of":
        return say(f"{id}-for-each", what=amount.for_each(), **args)
    return say(f"{id}-equal", amount=said, **args)


@dataclass(frozen=True, slots=True)
class Deal(OnTarget):
    """Deal damage."""

    amount: Amount
    to: Target
    unpreventable: bool = False

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is damage to be dealt, and something to deal it to."""
        if not self.to.any(table, act):
            return False
        return isinstance(self.amount, int) or self.amount.after_target or self.amount.value(table, act) > 0

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Deal it to all of them at the same time (swu:1.9.8)."""
        things = yield from self.to.find(table, act, self)
        amount = amount_of(self.amount, table, act)
        if not things or amount <= 0:
            return False
        act.amount = yield from deal(table, [(one, amount) for one in things], act, unpreventable=self.unpreventable)
        return True

    def text(self) -> Message:
        if isinstance(self.amount, int):
            said = say("swu-deal", amount=self.amount, to=each_of(self.to))
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
    """Whether it is divided among any number of units, so that none is possible too (swu:8.5.6)."""
    up_to: bool = False
    """Whether less may be dealt; if it is 0, none was (swu:8.31.3)."""

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
        return bool(hurts)

    def text(self) -> Message:
        among = phrase("unit", self.filters, 2)
        if self.or_none:
            among = say("swu-any-number", noun=among)
        id = "swu-it-deals-divided" if self.by_it else "swu-deal-divided"
        if isinstance(self.amount, int):
            return say("swu-deal-divided-up-to" if self.up_to else id, amount=self.amount, among=among)
        return damage_text(id, self.amount, among=among)


def _division(seat: int, options: list[Option], total: int, ask: Message, or_none: bool) -> Distribute:
    """Return the question how damage is divided: all of it, or none if that is possible (swu:8.5.5)."""
    if not or_none:
        return Distribute(seat, options, total, ask)
    every = Distribute(seat, options, total, ask)

    def limit(amounts: tuple[int, ...]) -> Reason | None:
        return None if sum(amounts) in (0, total) else because("swu:8.5.5", "swu-not-divided", amount=total)

    return Distribute(seat, options, total, ask, least=0, limit=limit, sampler=every.sample)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class DealEach(Effect):
    """Deal damage to one thing and to another: all are chosen first, and it lands at the same time (swu:1.9.8)."""

    parts: tuple[tuple[Amount, Target], ...]

    @property
    def asks_first(self) -> bool:  # type: ignore[override]
        """Whether the first of them is chosen."""
        return self.parts[0][1].asks

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is anything to deal damage to."""
        return any(to.any(table, act) for _, to in self.parts)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose them all, then deal it; those that are not there are left out (swu:1.3.2)."""
        hurts = []
        for amount, to in self.parts:
            number = amount_of(amount, table, act)
            things = yield from to.find(table, act, self)
            hurts += [(thing, number) for thing in things]
        act.things = [thing for thing, _ in hurts]
        act.amount = yield from deal(table, hurts, act)
        return bool(hurts)

    def text(self) -> Message:
        said = [_part(amount, to) for amount, to in self.parts]
        all_of_it = said[0]
        for one in said[1:]:
            all_of_it = say("swu-and", first=all_of_it, second=one)
        return say("swu-deal-each", parts=all_of_it)


@dataclass(frozen=True, slots=True)
class DealAlso(OnTarget):
    """Deal damage, and perhaps other damage to something else: both are chosen first, all lands at once (swu:1.9.8)."""

    amount: int
    to: Target
    more: int
    also: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose one, choose another or none, then deal it all."""
        hurts = [(thing, self.amount) for thing in (yield from self.to.find(table, act, self._first()))]
        act.may = True
        with suppress(Declined):
            hurts += [(thing, self.more) for thing in (yield from self.also.find(table, act, self._second()))]
        act.may = False
        act.things = [thing for thing, _ in hurts]
        act.amount = yield from deal(table, hurts, act)
        return bool(hurts)

    def _first(self) -> Effect:
        return Deal(self.amount, self.to)

    def _second(self) -> Effect:
        return Deal(self.more, self.also)

    def text(self) -> Message:
        return seq(self._first(), May(self._second())).text()


def _part(amount: Amount, to: Target) -> Message:
    if isinstance(amount, int):
        return say("swu-damage-to", amount=amount, to=to.text())
    return say("swu-damage-equal-to", amount=amount.text(), to=to.text())


@dataclass(frozen=True, slots=True)
class DealUpTo(OnTarget):
    """Deal up to so much damage to one thing (swu:8.31.3); how much was dealt is "that much"."""

    amount: int
    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the thing, then how much."""
        things = yield from self.to.find(table, act, self)
        act.amount = 0
        if not things:
            return False
        amount = yield from choose_amount(act, self.amount, self)
        act.amount = yield from deal(table, [(thing, amount) for thing in things], act)
        return act.amount > 0

    def text(self) -> Message:
        return say("swu-deal-up-to", amount=self.amount, to=self.to.text())


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
        return say("swu-deal-equal", amount=self.amount.text(), to=say("swu-your-base"))


@dataclass(frozen=True, slots=True)
class DealDescending(Effect):
    """Deal damage to several different units, to each another amount, all at the same time (swu:1.9.8)."""

    amounts: tuple[int, ...]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a unit."""
        return bool(table.units())

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose one after the other, then deal it all."""
        chosen: list[Unit] = []
        hurts = []
        for amount in self.amounts:
            left = [unit for unit in things_of(table, "unit") if unit not in chosen]
            if not left:
                break
            unit = yield from choose_piece(act.seat, left, say("swu-ask-deal-next", card=act.face.name, amount=amount))
            chosen.append(unit)
            hurts.append((unit, amount))
        act.things = list(chosen)
        act.amount = yield from deal(table, hurts, act)
        return bool(hurts)

    def text(self) -> Message:
        return say("swu-deal-descending", amounts=tuple(say("swu-number", number=one) for one in self.amounts))


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
        each = self.count.for_each() if isinstance(self.count, Count) else say("swu-that-much")
        return say("swu-deal-to-different", what=each, amount=self.amount, to=phrase("unit", self.filters, 1))


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
        """Choose, then deal to each in one go."""
        chosen = yield from leader_choices(table, act, self.to, self, True)
        act.things = list(dict.fromkeys(chosen))
        hurts = [(thing, self.amount * chosen.count(thing)) for thing in act.things]
        act.amount = yield from deal(table, hurts, act)
        return bool(hurts)

    def text(self) -> Message:
        effect = say("swu-may", effect=say("swu-deal", amount=self.amount, to=self.to.text()))
        return say("swu-for-each", what=LEADER_UNITS.for_each(), effect=effect)


def leader_choices(table: Table, act: Act, to: Target, why: Effect, may: bool) -> Play[list[Any]]:
    """Let the player choose a thing for each friendly leader unit, perhaps the same again (swu:8.35.1)."""
    chosen: list[Any] = []
    for _ in range(LEADER_UNITS.value(table, act)):
        act.may = may
        with suppress(Declined):
            chosen += yield from to.find(table, act, why)
        act.may = False
    return chosen


@dataclass(frozen=True, slots=True)
class HitTheirBases(Effect):
    """Damage bases at the same time: so much for every enemy unit that was just defeated, at whose it was."""

    amount: int

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Count the fallen of each opponent (swu:8.35.1.a)."""
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
        yield from deal(table, hurts, act)
        return bool(hurts)

    def text(self) -> Message:
        return say("swu-hit-their-bases", amount=self.amount)


@dataclass(frozen=True, slots=True)
class SpareOneEach(Effect):
    """Each player chooses a unit they control; all others are dealt damage."""

    damage: int

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a unit."""
        return bool(table.units())

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let all choose at the same time (swu:7.1.4), then deal the damage (swu:1.9.8)."""
        ask = asking(act, self)
        owners = [player for player in table.everybody() if player.units]
        spared = yield from at_once([choose_piece(player.seat, player.units, ask) for player in owners])
        hurts = [(unit, self.damage) for unit in table.units() if unit not in spared]
        act.amount = yield from deal(table, hurts, act)
        return bool(hurts)

    def text(self) -> Message:
        return say("swu-spare-one-each", damage=self.damage)
