"""Damage and healing: to one thing, divided, to several at once (chapter 1.9)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Amount, Count, Declined, Effect, Filter, Target, amount_of
from tablero.games.swu.damage import can_heal, deal, heal
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary.asking import asking, choose_amount
from tablero.games.swu.vocabulary.effects import OnTarget
from tablero.games.swu.vocabulary.targets import Chosen, article, each_of, fitting, phrase
from tablero.games.swu.vocabulary.wording import of_itself, rewritten
from tablero.kernel import Distribute, Message, Option, Play, Reason, Rng, because, say


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
        """Say it."""
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
        """Say it."""
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
class UnitDeals(Effect):
    """A unit deals damage to another (swu:1.9.12)."""

    who: Target
    amount: Amount
    to: Target

    @property
    def asks_first(self) -> bool:  # type: ignore[override]
        """Whether somebody chooses who."""
        return self.who.asks

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a unit to deal it and one to suffer it."""
        return self.who.any(table, act) and self.to.any(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose both, then deal it."""
        if not self.able(table, act):
            if act.may:
                raise Declined
            return False
        who = yield from self.who.find(table, act, self)
        if not who:
            return False
        amount = amount_of(self.amount, table, act)
        things = yield from self.to.find(table, act, self)
        if not things:
            return False
        act.amount = yield from deal(table, [(one, amount) for one in things], act, by=who[0])
        return True

    def text(self) -> Message:
        """Say it."""
        id = "swu-unit-deals" if self.who.asks else "swu-spoken-deals"
        if isinstance(self.amount, int):
            return say(id, who=self.who.text(), amount=self.amount, to=each_of(self.to))
        said = damage_text(id, self.amount, who=self.who.text(), to=each_of(self.to))
        return said if self.who.asks else rewritten(said, of_itself)


@dataclass(frozen=True, slots=True)
class Heal(OnTarget):
    """Heal damage (swu:1.9.3)."""

    amount: Amount
    to: Target

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is any damage to heal."""
        if isinstance(self.to, Chosen):
            return any(thing.damage for thing in self.to.candidates(table, act))
        return self.to.any(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Heal it; it was healed only if there was some."""
        things = yield from self.to.find(table, act, self)
        amount = amount_of(self.amount, table, act)
        act.amount = sum(heal(table, one, amount) for one in things)
        return act.amount > 0

    def text(self) -> Message:
        """Say it."""
        if isinstance(self.amount, int):
            if self.amount >= 99:
                return say("swu-heal-all", to=each_of(self.to))
            return say("swu-heal", amount=self.amount, to=each_of(self.to))
        return damage_text("swu-heal", self.amount, to=each_of(self.to))


@dataclass(frozen=True, slots=True)
class HealDivided(Effect):
    """Heal up to so much damage in all, from one thing or any number of them (swu:8.31.4)."""

    amount: int
    noun: str = "unit"
    filters: tuple[Filter, ...] = ()
    most: int = 99
    """From how many things."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask for the division and heal it."""
        things = fitting(table, act, self.noun, self.filters)
        if not things:
            act.amount = 0
            return False
        caps = [one.damage if can_heal(table, one) else 0 for one in things]
        ask = asking(act, self)
        few = self.most < len(things)

        def limit(answer: tuple[int, ...]) -> Reason | None:
            few_enough = sum(amount > 0 for amount in answer) <= self.most
            return None if few_enough else because("swu:8.31.4", "swu-not-so-many", most=self.most)

        def sampler(rng: Rng) -> tuple[int, ...]:
            chosen = rng.sample(len(things), self.most)
            return tuple(min(cap, self.amount // self.most) if i in chosen else 0 for i, cap in enumerate(caps))

        answer = yield Distribute(
            act.seat,
            [one.ref for one in things],
            self.amount,
            ask,
            caps=caps,
            least=0,
            limit=limit if few else None,
            sampler=sampler if few else None,
        )
        chosen = [(one, amount) for one, amount in zip(things, answer, strict=True) if amount]
        act.things = [one for one, _ in chosen]
        act.amount = sum(heal(table, one, amount) for one, amount in chosen)
        return act.amount > 0

    def text(self) -> Message:
        """Say it."""
        if self.most == 1:
            return say("swu-heal-up-to", amount=self.amount, to=article(self.noun, self.filters))
        return say("swu-heal-divided", amount=self.amount, among=phrase(self.noun, self.filters, 2))


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
        """Say it."""
        said = [_part(amount, to) for amount, to in self.parts]
        all_of_it = said[0]
        for one in said[1:]:
            all_of_it = say("swu-and", first=all_of_it, second=one)
        return say("swu-deal-each", parts=all_of_it)


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
        """Say it."""
        return say("swu-deal-up-to", amount=self.amount, to=self.to.text())


@dataclass(frozen=True, slots=True)
class HealUpTo(OnTarget):
    """Heal up to so much damage from one thing; how much was healed is "that much" (swu:8.31.4)."""

    amount: int
    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the thing, then how much."""
        things = yield from self.to.find(table, act, self)
        act.amount = 0
        if not things:
            return False
        thing = things[0]
        most = min(self.amount, thing.damage) if can_heal(table, thing) else 0
        act.amount = heal(table, thing, (yield from choose_amount(act, most, self)))
        return act.amount > 0

    def text(self) -> Message:
        """Say it."""
        return say("swu-heal-up-to", amount=self.amount, to=self.to.text())
