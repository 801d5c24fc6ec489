"""Healing damage (swu:1.9.3)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Amount, Effect, Filter, Target, amount_of
from tablero.games.swu.damage import can_heal, heal
from tablero.games.swu.names import Noun
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary.asking import asking, choose_amount
from tablero.games.swu.vocabulary.effects.base import OnTarget
from tablero.games.swu.vocabulary.effects.damage import damage_text
from tablero.games.swu.vocabulary.nouns import article, fitting, phrase
from tablero.games.swu.vocabulary.targets import Chosen, each_of
from tablero.kernel import Distribute, Message, Play, Reason, Rng, because, say

__all__ = [
    "Heal",
    "HealDivided",
]


@dataclass(frozen=True, slots=True)
class Heal(OnTarget):
    """Heal damage (swu:1.9.3)."""

    amount: Amount
    to: Target
    up_to: bool = False
    """Whether less may be healed."""

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is any damage to heal."""
        if isinstance(self.to, Chosen) and not self.up_to:
            return any(thing.damage for thing in self.to.candidates(table, act))
        return self.to.any(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Heal it; it was healed only if there was some, and how much is "that much"."""
        things = yield from self.to.find(table, act, self)
        amount = amount_of(self.amount, table, act)
        if things and self.up_to:
            there = [one.damage if can_heal(table, one) else 0 for one in things]
            amount = yield from choose_amount(act, min(amount, max(there)), self)
        act.amount = sum(heal(table, one, amount) for one in things)
        return act.amount > 0  # swu:8.31.4

    def text(self) -> Message:
        if isinstance(self.amount, int):
            if self.amount >= 99:
                return say("swu-heal-all", to=each_of(self.to))
            return say("swu-heal-up-to" if self.up_to else "swu-heal", amount=self.amount, to=each_of(self.to))
        return damage_text("swu-heal", self.amount, to=each_of(self.to))


@dataclass(frozen=True, slots=True)
class HealDivided(Effect):
    """Heal up to so much damage in all, from one thing or any number of them (swu:8.31.4)."""

    amount: int
    noun: Noun = "unit"
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
        if self.most == 1:
            return say("swu-heal-up-to", amount=self.amount, to=article(self.noun, self.filters))
        return say("swu-heal-divided", amount=self.amount, among=phrase(self.noun, self.filters, 2))
