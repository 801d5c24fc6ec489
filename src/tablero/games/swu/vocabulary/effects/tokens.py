"""Creating, giving and defeating tokens (chapter 3.7); Credits and the Force have modules of their own."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Amount, Count, Effect, Filter, Target, amount_of, units_in
from tablero.games.swu.checks import defeat_all, defeat_upgrades, settle
from tablero.games.swu.entering import create_unit, create_upgrade
from tablero.games.swu.names import UnitToken, UpgradeToken
from tablero.games.swu.state import Delayed, Table, Unit, Upgrade
from tablero.games.swu.vocabulary.asking import asking
from tablero.games.swu.vocabulary.effects.base import OnTarget, tokens_text
from tablero.games.swu.vocabulary.effects.defeat import Defeat
from tablero.games.swu.vocabulary.mechanics.credits import defeat_credits
from tablero.games.swu.vocabulary.mechanics.force import use_force
from tablero.games.swu.vocabulary.nouns import article, fitting
from tablero.games.swu.vocabulary.targets import THEM, each_of
from tablero.kernel import Distribute, Message, Option, Pick, Play, say

__all__ = [
    "CreateUnits",
    "DefeatTokens",
    "GiveToken",
    "LendToken",
    "SpreadTokens",
    "experience",
    "shield",
]


@dataclass(frozen=True, slots=True)
class GiveToken(OnTarget):
    """Give upgrade tokens to units."""

    token: UpgradeToken
    to: Target
    count: Amount = 1

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Create them."""
        things = units_in((yield from self.to.find(table, act, self)))
        count = amount_of(self.count, table, act)
        for unit in things:
            for _ in range(count):
                create_upgrade(table, self.token, unit, act.seat)  # swu:3.7.5
        yield from settle(table)
        return bool(things) and count > 0

    def text(self) -> Message:
        if isinstance(self.count, int):
            return say("swu-give-token", token=say(f"swu-token-{self.token}", n=self.count), to=each_of(self.to))
        return tokens_text("swu-give-token", self.token, self.count, to=each_of(self.to))


def experience(to: Target, count: Amount = 1) -> GiveToken:
    """Return "give Experience tokens"."""
    return GiveToken("experience", to, count)


def shield(to: Target, count: Amount = 1) -> GiveToken:
    """Return "give Shield tokens"."""
    return GiveToken("shield", to, count)


@dataclass(frozen=True, slots=True)
class CreateUnits(Effect):
    """Create unit tokens (swu:3.7.2)."""

    token: UnitToken
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
        if not isinstance(self.count, int):
            return tokens_text("swu-create", self.token, self.count)
        name = "swu-create-ready" if self.ready else "swu-create"
        return say(name, count=self.count, token=say(f"swu-token-{self.token}", n=self.count))


@dataclass(frozen=True, slots=True)
class SpreadTokens(Effect):
    """Give so many tokens to units of some kind: who gets how many is decided first (swu:8.35.1)."""

    token: UpgradeToken
    count: Amount
    filters: tuple[Filter, ...]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a unit."""
        return bool(fitting(table, act, "unit", self.filters))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask, then give them all at once."""
        total = amount_of(self.count, table, act)
        units = fitting(table, act, "unit", self.filters)
        if total <= 0 or not units:
            return False
        ask = asking(act, self)
        answer = yield Distribute(act.seat, [unit.ref for unit in units], total, ask)
        for unit, number in zip(units, answer, strict=True):
            for _ in range(number):
                create_upgrade(table, self.token, unit, act.seat)
        yield from settle(table)
        return True

    def text(self) -> Message:
        token = say(f"swu-token-{self.token}", n=1)
        what = self.count.for_each() if isinstance(self.count, Count) else say("swu-that-much")
        return say("swu-spread-tokens", what=what, token=token, to=article("unit", self.filters))


@dataclass(frozen=True, slots=True)
class LendToken(OnTarget):
    """Give a token to units; when the regroup phase starts, defeat that token (swu:7.7.4.a)."""

    token: UpgradeToken
    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Create them, and remember to defeat them."""
        units = units_in((yield from self.to.find(table, act, self)))
        tokens = [create_upgrade(table, self.token, unit, act.seat) for unit in units]
        if tokens:
            ids = tuple(token.id for token in tokens)
            table.delayed.append(Delayed("regroup-phase", Defeat(THEM), act.face, act.seat, ids))
        yield from settle(table)
        return bool(tokens)

    def text(self) -> Message:
        return say("swu-lend-token", token=say(f"swu-token-{self.token}", n=1), to=self.to.text())


@dataclass(frozen=True, slots=True)
class DefeatTokens(Effect):
    """Defeat any number of friendly tokens: units, upgrades, Credits, the Force; how many is "that much"."""

    word = "defeat-any-tokens"

    def _tokens(self, table: Table, act: Act) -> list[Option]:
        """Return the friendly tokens, of whatever type."""
        player = table.players[act.seat]
        found: list[Option] = [unit.ref for unit in player.units if unit.face.token]
        for unit in table.units():
            found += [one.ref for one in unit.upgrades if one.face.token and one.controller == act.seat]
        found += [("credit", act.seat, i) for i in range(player.credits)]
        return [*found, ("force", act.seat)] if player.force else found

    def able(self, table: Table, act: Act) -> bool:
        return bool(self._tokens(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose them, and defeat all of them at the same time."""
        act.amount = 0
        options = self._tokens(table, act)
        if not options:
            return False
        ask = asking(act, self)
        answer = yield Pick(act.seat, options, 0, len(options), ask)
        act.amount = len(answer)
        credits = sum(one[0] == "credit" for one in answer)
        pieces = [table.piece(one) for one in answer if one[0] in ("unit", "upgrade")]
        if credits:
            defeat_credits(table, act.seat, credits)
        if any(one[0] == "force" for one in answer):
            use_force(table, act.seat)
        defeat_upgrades(table, [one for one in pieces if isinstance(one, Upgrade)], act.seat, act.source)
        defeat_all(table, [one for one in pieces if isinstance(one, Unit)], act.seat, act.source)
        yield from settle(table)
        return act.amount > 0
