"""What an action ability costs, or a card besides its resources."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tablero.games.swu.abilities import Act, Cost, Effect, Filter, Target, units_in
from tablero.games.swu.checks import defeat_all, defeat_upgrades
from tablero.games.swu.constants import ELSEWHERE
from tablero.games.swu.costs import AdditionalCost, can_spend, due
from tablero.games.swu.playing import Instead, pay_resources
from tablero.games.swu.state import Leader, Table, Unit, Upgrade
from tablero.games.swu.vocabulary.asking import asking, pick_hidden
from tablero.games.swu.vocabulary.mechanics.credits import defeat_credits
from tablero.games.swu.vocabulary.mechanics.force import use_force
from tablero.games.swu.vocabulary.nouns import fitting_cards, some
from tablero.games.swu.zones import discard_from_hand
from tablero.kernel import Choose, Message, Option, Play, say

__all__ = [
    "EXHAUST",
    "AdditionalCost",
    "Defeating",
    "DefeatingToken",
    "DiscardCost",
    "Doing",
    "Exhausting",
    "Instead",
    "Paying",
    "pay",
]


@dataclass(frozen=True, slots=True)
class Exhausting(Cost):
    """Exhaust the card with the ability."""

    def payable(self, table: Table, act: Act) -> bool:
        """Tell whether it is ready (swu:1.5.4.d)."""
        assert isinstance(act.source, Unit | Leader)
        return not act.source.exhausted

    def pay(self, table: Table, act: Act) -> Play[None]:
        """Exhaust it."""
        assert isinstance(act.source, Unit | Leader)
        act.source.exhausted = True  # swu:6.4.3.b
        table.changed(ELSEWHERE)
        yield from ()

    def text(self) -> Message:
        return say("swu-cost-exhaust")


@dataclass(frozen=True, slots=True)
class Paying(Cost):
    """Pay resources (swu:1.7.2)."""

    count: int

    def payable(self, table: Table, act: Act) -> bool:
        """Tell whether there are enough ready ones."""
        player = table.players[act.seat]
        return can_spend(player, due(player, self.count))

    def pay(self, table: Table, act: Act) -> Play[None]:
        """Pay them."""
        player = table.players[act.seat]
        yield from pay_resources(table, player, due(player, self.count))

    def text(self) -> Message:
        return say("swu-cost-resources", count=self.count)


@dataclass(frozen=True, slots=True)
class Defeating(Cost):
    """Defeat something of one's own."""

    to: Target

    def payable(self, table: Table, act: Act) -> bool:
        """Tell whether there is something to defeat."""
        return self.to.any(table, act)

    def pay(self, table: Table, act: Act) -> Play[None]:
        """Choose it and defeat it; if something else happens to it instead, that counts too (swu:6.4.4.c)."""
        things = yield from self.to.find(table, act, _Why(self))
        defeat_all(table, units_in(things), act.seat, act.source)

    def text(self) -> Message:
        return say("swu-defeat", to=self.to.text())


@dataclass(frozen=True, slots=True)
class Doing(Cost):
    """Do something that an effect says, like dealing damage to one's own base."""

    effect: Effect

    def payable(self, table: Table, act: Act) -> bool:
        """Tell whether it can be done."""
        return self.effect.able(table, act)

    def pay(self, table: Table, act: Act) -> Play[None]:
        yield from self.effect.run(table, act)

    def text(self) -> Message:
        return self.effect.text()


@dataclass(frozen=True, slots=True)
class _Why(Effect):
    """What is said when a cost asks for a target."""

    cost: Cost

    def text(self) -> Message:
        """Say the cost."""
        return self.cost.text()


@dataclass(frozen=True, slots=True)
class DefeatingToken(Cost):
    """Defeat a friendly token: a unit, an upgrade, a Credit, the Force, or a Credit only.

    That Credit tokens have lost their abilities is no hindrance.
    """

    only: Literal["", "credit"] = ""

    def _tokens(self, table: Table, act: Act) -> list[Option]:
        """Return the friendly tokens, of whatever type (swu:3.7.1)."""
        player = table.players[act.seat]
        if self.only == "credit":
            return [("credit", act.seat)] if player.credits else []
        found: list[Option] = [unit.ref for unit in player.units if unit.face.token]
        for unit in table.units():
            found += [one.ref for one in unit.upgrades if one.face.token and one.controller == act.seat]
        if player.credits:
            found.append(("credit", act.seat))
        if player.force:
            found.append(("force", act.seat))
        return found

    def payable(self, table: Table, act: Act) -> bool:
        return bool(self._tokens(table, act))

    def pay(self, table: Table, act: Act) -> Play[None]:
        """Choose it and defeat it."""
        ask = asking(act, self)
        answer = yield Choose(act.seat, self._tokens(table, act), ask)
        if answer[0] == "credit":
            defeat_credits(table, act.seat, 1)
        elif answer[0] == "force":
            use_force(table, act.seat)
        else:
            piece = table.piece(answer)
            if isinstance(piece, Unit):
                defeat_all(table, [piece], act.seat, act.source)
            elif isinstance(piece, Upgrade):
                defeat_upgrades(table, [piece], act.seat, act.source)
        table.dirty = True

    def text(self) -> Message:
        return say("swu-defeat-credit-friendly" if self.only else "swu-defeat-friendly-token")


@dataclass(frozen=True, slots=True)
class DiscardCost(Cost):
    """Discard a card of some kind from hand, or several, other than the one that is being played."""

    filters: tuple[Filter, ...] = ()
    count: int = 1

    def _fitting(self, table: Table, act: Act) -> list[int]:
        hand = table.players[act.seat].hand
        return [card for card in fitting_cards(table, act, hand, self.filters) if card != act.source.card]

    def payable(self, table: Table, act: Act) -> bool:
        return len(self._fitting(table, act)) >= self.count

    def pay(self, table: Table, act: Act) -> Play[None]:
        """Choose it and discard it; several at the same time."""
        ask = asking(act, self)
        if self.count > 1:
            cards = yield from pick_hidden(act.seat, lambda: self._fitting(table, act), self.count, self.count, ask)
            discard_from_hand(table, act.seat, cards)  # swu:1.14.4
            return
        answer = yield lambda: Choose(
            act.seat, [("card", card) for card in self._fitting(table, act)], ask, hidden=True
        )
        discard_from_hand(table, act.seat, [answer[1]])

    def text(self) -> Message:
        return say("swu-discard-you", count=self.count, what=some("card", self.filters, self.count))


EXHAUST = Exhausting()


def pay(count: int) -> Paying:
    """Return the cost of so many resources."""
    return Paying(count)
