"""Adjectives about whose something is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from tablero.games.swu.abilities import Act, Filter
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary.filters.basic import Simple
from tablero.games.swu.vocabulary.nouns import phrase
from tablero.kernel import Message, say

__all__ = [
    "ControlledBy",
    "OfOutnumbered",
    "YouOwn",
]


def seat_of(who: str, act: Act) -> int:
    """Return the seat of the player that an ability speaks of, -1 if there is none."""
    if who == "you":
        return act.seat
    if who == "defending":
        return act.attack.defending if act.attack else -1
    if who == "its-owner":
        return act.it.owner if act.it is not None else -1
    if who == "its-controller":
        return act.it.controller if act.it is not None else -1
    if who == "chosen":
        return act.seats[0] if act.seats else -1
    if who == "that-opponent":
        return act.event.other.controller if act.event is not None and act.event.other is not None else -1
    if who == "that-player":
        return act.event.seat if act.event is not None else -1
    if who == "owner":
        return act.source.owner
    raise ValueError(who)


@dataclass(frozen=True, slots=True)
class ControlledBy(Filter):
    """Controlled by a certain player: the defending player, the controller of what was chosen before."""

    who: Literal["defending", "its-controller", "chosen", "that-opponent", "that-player"]

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether that player controls it."""
        return bool(thing.controller == seat_of(self.who, act))

    def text(self, noun: Message, count: int) -> Message:
        return say(f"swu-is-of-{self.who}", noun=noun, n=count)


@dataclass(frozen=True, slots=True)
class YouOwn(Simple):
    """That you own, whoever controls it."""

    word = "owned"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        return bool(thing.owner == act.seat)  # swu:1.5.2.a


@dataclass(frozen=True, slots=True)
class OfOutnumbered(Filter):
    """Of a player who controls fewer units of some kind than you."""

    kinds: tuple[Filter, ...]

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Compare both sides."""
        return outnumbers(table, act, act.seat, thing.controller, self.kinds)

    def text(self, noun: Message, count: int) -> Message:
        return say("swu-is-outnumbered", noun=noun, what=phrase("unit", self.kinds, 2), n=count)


def outnumbers(table: Table, act: Act, one: int, other: int, kinds: tuple[Filter, ...]) -> bool:
    """Tell whether one player controls more units of some kind than another."""

    def count(seat: int) -> int:
        return sum(all(kind.test(table, act, unit) for kind in kinds) for unit in table.players[seat].units)

    return count(one) > count(other)
