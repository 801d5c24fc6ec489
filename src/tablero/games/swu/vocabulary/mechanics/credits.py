"""Credit tokens (swu:3.7.13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tablero.games.swu.abilities import Act, Amount, Effect, amount_of
from tablero.games.swu.costs import Terms
from tablero.games.swu.playing import play, ways_open
from tablero.games.swu.state import Table, Unit
from tablero.games.swu.vocabulary.amounts.counting import Counted
from tablero.games.swu.vocabulary.asking import asking, choose
from tablero.games.swu.vocabulary.effects.base import tokens_text
from tablero.kernel import Choose, Message, Option, Play, say

__all__ = [
    "Auction",
    "CreateCredits",
    "DefeatAnyCredits",
    "DefeatCredit",
    "FriendlyCredits",
    "SettleDifference",
    "StealCredit",
]


def create_credits(table: Table, seat: int, count: int) -> None:
    """Create Credit tokens; they lie among the resources, but are not resources."""
    table.players[seat].credits += count  # swu:3.7.13, swu:4.5.4
    table.dirty = True
    table.note("token", seat)
    table.log.tell("swu-log-credits", seat=seat + 1, count=count)


def defeat_credits(table: Table, seat: int, count: int) -> None:
    """Defeat Credit tokens of a player (swu:1.5.5.a)."""
    table.players[seat].credits -= count
    table.dirty = True
    table.log.tell("swu-log-credits-lost", seat=seat + 1, count=count)


@dataclass(frozen=True, slots=True)
class CreateCredits(Effect):
    """Create Credit tokens (swu:3.7.13)."""

    count: Amount = 1

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Create them."""
        count = amount_of(self.count, table, act)
        if count <= 0:
            return False
        create_credits(table, act.seat, count)
        yield from ()
        return True

    def text(self) -> Message:
        if isinstance(self.count, int):
            return say("swu-create", count=self.count, token=say("swu-token-credit", n=self.count))
        if self.count.text().id.startswith("swu-value-"):
            return say("swu-create-credits-equal", amount=self.count.text())
        return tokens_text("swu-create", "credit", self.count)


@dataclass(frozen=True, slots=True)
class DefeatCredit(Effect):
    """Defeat a Credit token: of your own, of an opponent, or of any player."""

    whose: Literal["friendly", "enemy", "any"] = "any"

    asks_first = True

    def _options(self, table: Table, act: Act) -> list[Option]:
        seats = [player.seat for player in table.everybody() if player.credits]
        if self.whose != "any":
            seats = [seat for seat in seats if (seat == act.seat) == (self.whose == "friendly")]
        return [("credit", seat) for seat in seats]

    def able(self, table: Table, act: Act) -> bool:
        return bool(self._options(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose whose, and defeat it."""
        answer = yield from choose(act, self._options(table, act), self)
        if answer is None:
            return False
        defeat_credits(table, answer[1], 1)
        return True

    def text(self) -> Message:
        return say(f"swu-defeat-credit-{self.whose}")


@dataclass(frozen=True, slots=True)
class DefeatAnyCredits(Effect):
    """Defeat any number of friendly Credit tokens (swu:8.5.6); how many is "that much"."""

    word = "defeat-any-credits"

    def able(self, table: Table, act: Act) -> bool:
        return table.players[act.seat].credits > 0

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask how many."""
        act.amount = 0
        if not self.able(table, act):
            return False
        options: list[Option] = [("credits", count) for count in range(table.players[act.seat].credits + 1)]
        answer = yield Choose(act.seat, options, asking(act, self))
        act.amount = answer[1]
        if act.amount:
            defeat_credits(table, act.seat, act.amount)
        return act.amount > 0


@dataclass(frozen=True, slots=True)
class StealCredit(Effect):
    """Take control of an enemy Credit token."""

    word = "steal-credit"

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether an opponent has one."""
        return any(table.players[seat].credits for seat in table.opponents(act.seat))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose whose, and take it."""
        options: list[Option] = [("credit", seat) for seat in table.opponents(act.seat) if table.players[seat].credits]
        if not options:
            return False
        answer = yield Choose(act.seat, options, asking(act, self))
        table.players[answer[1]].credits -= 1
        table.players[act.seat].credits += 1
        table.dirty = True
        table.log.tell("swu-log-credit-taken", seat=act.seat + 1, other=answer[1] + 1)
        return True


@dataclass(frozen=True, slots=True)
class FriendlyCredits(Counted):
    """How many Credit tokens you control."""

    def value(self, table: Table, act: Act) -> int:
        return table.players[act.seat].credits

    def what(self, number: int) -> Message:
        return say("swu-friendly-credits", n=number)


@dataclass(frozen=True, slots=True)
class Auction(Effect):
    """Choose a player, who may play the card that was revealed for free; then another one creates Credits for its cost."""

    word = "auction"

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether a card was revealed."""
        return bool(act.cards)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask who, then that player, then who is paid."""
        if not act.cards:
            return False
        [card] = act.cards
        ask = asking(act, self)
        answer = yield Choose(act.seat, [("player", player.seat) for player in table.everybody()], ask)
        buyer = answer[1]
        found = ways_open(table, buyer, card, Terms(zone="deck", free=True))
        if not found:
            return False
        options: list[Option] = [(word, card) for word in found]
        answer = yield Choose(buyer, [*options, "pass"], ask)
        if answer == "pass":
            return False
        yield from play(table, buyer, card, found[answer[0]])
        others: list[Option] = [("player", player.seat) for player in table.everybody() if player.seat != buyer]
        answer = yield Choose(act.seat, others, ask)
        if table.faces[card].cost:
            create_credits(table, answer[1], table.faces[card].cost)
        return True


@dataclass(frozen=True, slots=True)
class SettleDifference(Effect):
    """Of two units that changed sides: who has the cheaper one now creates Credit tokens for the difference."""

    word = "settle-difference"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Compare what they cost."""
        units = [thing for thing in act.things if isinstance(thing, Unit)]
        if len(units) != 2:
            return False
        cheap, dear = sorted(units, key=lambda unit: unit.face.cost)
        difference = dear.face.cost - cheap.face.cost  # swu:1.8.6
        taken = (cheap.controller == act.seat) == (cheap is units[1])  # it may be that nobody can take it
        if difference and taken:
            create_credits(table, cheap.controller, difference)
        yield from ()
        return difference > 0
