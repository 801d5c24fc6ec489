"""Conditions about what players control, hold and have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tablero.games.swu.abilities import Act, Condition, Filter
from tablero.games.swu.names import Aspect, Noun, Title
from tablero.games.swu.state import Piece, Table, Upgrade
from tablero.games.swu.vocabulary.nouns import article, fitting, phrase
from tablero.kernel import Message, say

__all__ = [
    "AspectProvided",
    "Control",
    "ControlCard",
    "ControlNamed",
    "HasMore",
    "Initiative",
    "NoReadyResources",
    "OpponentControls",
    "ThereIs",
]


@dataclass(frozen=True, slots=True)
class Control(Condition):
    """You control a unit, or an upgrade, of some kind, or at least so many, or exactly so many."""

    filters: tuple[Filter, ...] = ()
    least: int = 1
    exactly: bool = False
    noun: Literal["unit", "upgrade"] = "unit"

    @property
    def derived(self) -> bool:  # type: ignore[override]
        return any(one.derived for one in self.filters)

    def holds(self, table: Table, act: Act) -> bool:
        count = 0
        for thing in table.players[act.seat].units if self.noun == "unit" else self._upgrades(table, act):
            if all(one.test(table, act, thing) for one in self.filters):
                count += 1
                if count >= self.least and not self.exactly:
                    return True
        return self.exactly and count == self.least

    def _upgrades(self, table: Table, act: Act) -> list[Upgrade]:
        return [one for unit in table.units() for one in unit.upgrades if one.controller == act.seat]

    def text(self) -> Message:
        if self.exactly:
            what = phrase(self.noun, self.filters, self.least)
            return say("swu-if-control-exactly", mood="if", number=self.least, what=what)
        if self.least == 1:
            return say("swu-if-control", mood="if", what=article(self.noun, self.filters))
        return say("swu-if-control-many", mood="if", number=self.least, what=phrase(self.noun, self.filters, 2))


@dataclass(frozen=True, slots=True)
class ControlNamed(Condition):
    """You control a card of some name, as a leader, unit or upgrade."""

    title: Title

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether there is one (swu:8.24.2)."""
        player = table.players[act.seat]
        if any(leader.face.title == self.title for leader in player.leaders):
            return True
        if any(unit.face.title == self.title for unit in player.units):
            return True
        return any(
            upgrade.face.title == self.title and upgrade.controller == act.seat
            for unit in table.units()
            for upgrade in unit.upgrades
        )

    def text(self) -> Message:
        return say("swu-if-control-named", mood="if", name=self.title)


@dataclass(frozen=True, slots=True)
class ControlCard(Condition):
    """You control another card of some kind: a unit, an upgrade or a leader."""

    kinds: tuple[Filter, ...]

    def holds(self, table: Table, act: Act) -> bool:
        player = table.players[act.seat]
        pieces: list[Piece] = [leader for leader in player.leaders if not leader.deployed]
        pieces += player.units
        pieces += [one for unit in table.units() for one in unit.upgrades if one.controller == act.seat]
        return any(
            piece is not act.source and all(kind.test(table, act, piece) for kind in self.kinds) for piece in pieces
        )

    def text(self) -> Message:
        return say("swu-if-control-card", mood="if", what=phrase("card", self.kinds, 1))


@dataclass(frozen=True, slots=True)
class ThereIs(Condition):
    """There is something of some kind in play, whoever controls it."""

    noun: Noun
    filters: tuple[Filter, ...]

    @property
    def derived(self) -> bool:  # type: ignore[override]
        return any(one.derived for one in self.filters)

    def holds(self, table: Table, act: Act) -> bool:
        return bool(fitting(table, act, self.noun, self.filters))

    def text(self) -> Message:
        return say("swu-if-there-is", mood="if", what=article(self.noun, self.filters))


@dataclass(frozen=True, slots=True)
class OpponentControls(Condition):
    """An opponent controls so many units of some kind, or at most so many."""

    kinds: tuple[Filter, ...] = ()
    least: int = 1
    most: int = 999

    def holds(self, table: Table, act: Act) -> bool:
        for seat in table.opponents(act.seat):
            units = table.players[seat].units
            count = sum(all(kind.test(table, act, unit) for kind in self.kinds) for unit in units)
            if self.least <= count <= self.most:
                return True
        return False

    def text(self) -> Message:
        what = phrase("unit", self.kinds, 2)
        if self.most == 0:
            return say("swu-if-opponent-none", mood="if", what=what)
        if self.least == 1:
            return say("swu-if-opponent-controls", mood="if", what=article("unit", self.kinds))
        return say("swu-if-opponent-many", mood="if", number=self.least, what=what)


@dataclass(frozen=True, slots=True)
class HasMore(Condition):
    """You have more of something than an opponent, or an opponent has more than you."""

    who: Literal["you", "opponent"]
    what: Literal["units", "resources", "hand", "base-damage"] = "units"
    kinds: tuple[Filter, ...] = ()
    """Of units: which ones count."""
    opponent: Literal["an-opponent", "chosen"] = "an-opponent"
    """Any of them, or the player who was chosen."""

    def holds(self, table: Table, act: Act) -> bool:
        own = self._count(table, act, act.seat)
        seats = table.opponents(act.seat) if self.opponent == "an-opponent" else act.seats
        theirs = [self._count(table, act, seat) for seat in seats]
        return any(own > one for one in theirs) if self.who == "you" else any(one > own for one in theirs)

    def _count(self, table: Table, act: Act, seat: int) -> int:
        player = table.players[seat]
        if self.what == "units":
            return sum(all(kind.test(table, act, unit) for kind in self.kinds) for unit in player.units)
        if self.what == "base-damage":
            return player.base.damage
        return len(player.hand if self.what == "hand" else player.resources)

    def text(self) -> Message:
        opponent = say(f"swu-who-{self.opponent}")
        if self.what in ("hand", "base-damage"):
            return say(f"swu-if-{self.who}-more-{self.what}", mood="if", opponent=opponent)
        what = phrase("unit", self.kinds, 2) if self.what == "units" else say("swu-noun-resource", n=2)
        return say(f"swu-if-{self.who}-more", mood="if", what=what, opponent=opponent)


@dataclass(frozen=True, slots=True)
class Initiative(Condition):
    """You have the initiative."""

    word = "initiative"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether the counter is yours."""
        return table.initiative == act.seat  # swu:1.12.2.c


@dataclass(frozen=True, slots=True)
class NoReadyResources(Condition):
    """The defending player controls no ready resource."""

    word = "no-ready-resources"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether that is so."""
        return act.attack is not None and not table.players[act.attack.defending].ready


@dataclass(frozen=True, slots=True)
class AspectProvided(Condition):
    """You control a leader or base with an aspect."""

    aspect: Aspect

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether one has the icon."""
        player = table.players[act.seat]
        return any(self.aspect in piece.face.aspects for piece in (player.base, *player.leaders))

    def text(self) -> Message:
        return say("swu-if-aspect-provided", aspect=say(f"swu-aspect-{self.aspect}"))
