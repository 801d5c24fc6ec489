"""Indirect damage (chapter 8.36)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Amount, Condition, Effect, Filter, Standing, Target, amount_of
from tablero.games.swu.damage import deal_indirect
from tablero.games.swu.state import Piece, Table, Unit
from tablero.games.swu.vocabulary.asking import asking
from tablero.games.swu.vocabulary.effects_cards import seats_of
from tablero.games.swu.vocabulary.targets import article, phrase
from tablero.kernel import Choose, Message, Play, say


@dataclass(frozen=True, slots=True)
class Indirect(Effect):
    """Deal indirect damage to a player, who divides it among their units and base (swu:1.9.14, swu:8.36.1)."""

    amount: Amount
    who: str = "player"
    """player: any player, whom you choose; defending; opponents: each of them; its-controller."""

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is any damage to deal."""
        return amount_of(self.amount, table, act) > 0

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the player and deal it; what was damaged becomes "those"."""
        amount = amount_of(self.amount, table, act)
        if amount <= 0:
            return False
        if self.who == "player":
            players: list[tuple[str, int]] = [("player", player.seat) for player in table.everybody()]
            ask = asking(act, self)
            answer = yield Choose(act.seat, players, ask)
            seats = [answer[1]]
        else:
            seats = seats_of(table, act, self.who)
        return (yield from deal_indirect(table, [(seat, amount) for seat in seats], act))

    def text(self) -> Message:
        """Say it."""
        if isinstance(self.amount, int):
            return say(f"swu-indirect-{self.who}", amount=self.amount)
        return say(f"swu-indirect-equal-{self.who}", amount=self.amount.text())


@dataclass(frozen=True, slots=True)
class MoreIndirect(Standing):
    """Indirect damage you deal to opponents is increased."""

    amount: int = 1

    def indirect_more(self, table: Table, piece: Piece, seat: int, dealer: int, to: int) -> int:
        """Return by how much it is increased."""
        return self.amount if seat == dealer and to != dealer else 0

    def text(self) -> Message:
        """Say it."""
        return say("swu-sentence", text=say("swu-more-indirect", amount=self.amount))


@dataclass(frozen=True, slots=True)
class AssignsIndirect(Standing):
    """You assign all indirect damage that you deal to opponents, or that this unit deals."""

    own: bool = False
    """Whether only that which this unit deals."""

    def assigns_indirect(self, table: Table, piece: Piece, seat: int, source: Piece, dealer: int, to: int) -> bool:
        """Tell whether you assign it."""
        return source is piece if self.own else seat == dealer and to != dealer

    def text(self) -> Message:
        """Say it."""
        return say("swu-sentence", text=say("swu-assigns-indirect-own" if self.own else "swu-assigns-indirect"))


@dataclass(frozen=True, slots=True)
class AnyOfThose(Condition):
    """Something among what was affected is of some kind: "if a base is damaged this way"."""

    noun: str
    """unit, base."""
    filters: tuple[Filter, ...] = ()

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether there is."""
        return any(
            thing.kind == self.noun and all(one.test(table, act, thing) for one in self.filters) for thing in act.things
        )

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-affected", mood="if", what=article(self.noun, self.filters))


@dataclass(frozen=True, slots=True)
class EachOfThose(Target):
    """Each unit among what was affected."""

    filters: tuple[Filter, ...] = ()

    def find(self, table: Table, act: Act, why: Effect) -> Play[list[Unit]]:
        """Return those that are still in play."""
        act.things = self._units(table, act)
        yield from ()
        return act.things

    def _units(self, table: Table, act: Act) -> list[Unit]:
        return [
            thing
            for thing in act.things
            if isinstance(thing, Unit) and thing.here and all(one.test(table, act, thing) for one in self.filters)
        ]

    def any(self, table: Table, act: Act) -> bool:
        """Tell whether there are any."""
        return bool(self._units(table, act))

    def text(self) -> Message:
        """Say it."""
        return say("swu-each-affected", noun=phrase("unit", self.filters, 1))
