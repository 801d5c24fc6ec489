"""Conditions about what players control, hold and have."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Condition, Filter
from tablero.games.swu.names import Aspect, Noun, Title
from tablero.games.swu.state import Piece, Table
from tablero.games.swu.vocabulary.filters.players import outnumbers
from tablero.games.swu.vocabulary.nouns import article, fitting, phrase
from tablero.kernel import Message, say

__all__ = [
    "AspectProvided",
    "BaseMoreHurt",
    "BiggerHand",
    "Control",
    "ControlCard",
    "ControlExactly",
    "ControlNamed",
    "FewerCards",
    "HasUpgrade",
    "Initiative",
    "InitiativeFree",
    "NoReadyResources",
    "OpponentControls",
    "OpponentHasMore",
    "OpponentHasMoreResources",
    "OutnumberOpponent",
    "ThereIs",
]


@dataclass(frozen=True, slots=True)
class Control(Condition):
    """You control a unit of some kind, or at least so many."""

    filters: tuple[Filter, ...] = ()
    least: int = 1

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """Whether it asks for derived values."""
        return any(one.derived for one in self.filters)

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether there are enough."""
        count = 0
        for unit in table.players[act.seat].units:
            if all(one.test(table, act, unit) for one in self.filters):
                count += 1
                if count >= self.least:
                    return True
        return False

    def text(self) -> Message:
        """Say it."""
        if self.least == 1:
            return say("swu-if-control", mood="if", what=article("unit", self.filters))
        return say("swu-if-control-many", mood="if", number=self.least, what=phrase("unit", self.filters, 2))


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
        """Say it."""
        return say("swu-if-control-named", mood="if", name=self.title)


@dataclass(frozen=True, slots=True)
class ControlExactly(Condition):
    """You control just so many units."""

    number: int

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether you do."""
        return len(table.players[act.seat].units) == self.number

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-control-exactly", mood="if", number=self.number)


@dataclass(frozen=True, slots=True)
class ControlCard(Condition):
    """You control another card of some kind: a unit, an upgrade or a leader."""

    kinds: tuple[Filter, ...]

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether you do."""
        player = table.players[act.seat]
        pieces: list[Piece] = [leader for leader in player.leaders if not leader.deployed]
        pieces += player.units
        pieces += [one for unit in table.units() for one in unit.upgrades if one.controller == act.seat]
        return any(
            piece is not act.source and all(kind.test(table, act, piece) for kind in self.kinds) for piece in pieces
        )

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-control-card", mood="if", what=phrase("card", self.kinds, 1))


@dataclass(frozen=True, slots=True)
class ThereIs(Condition):
    """There is something of some kind in play, whoever controls it."""

    noun: Noun
    filters: tuple[Filter, ...]

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """Whether it asks for derived values."""
        return any(one.derived for one in self.filters)

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether there is."""
        return bool(fitting(table, act, self.noun, self.filters))

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-there-is", mood="if", what=article(self.noun, self.filters))


@dataclass(frozen=True, slots=True)
class OpponentControls(Condition):
    """An opponent controls so many units of some kind, or at most so many."""

    kinds: tuple[Filter, ...] = ()
    least: int = 1
    most: int = 999

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether one does."""
        for seat in table.opponents(act.seat):
            units = table.players[seat].units
            count = sum(all(kind.test(table, act, unit) for kind in self.kinds) for unit in units)
            if self.least <= count <= self.most:
                return True
        return False

    def text(self) -> Message:
        """Say it."""
        what = phrase("unit", self.kinds, 2)
        if self.most == 0:
            return say("swu-if-opponent-none", mood="if", what=what)
        if self.least == 1:
            return say("swu-if-opponent-controls", mood="if", what=article("unit", self.kinds))
        return say("swu-if-opponent-many", mood="if", number=self.least, what=what)


@dataclass(frozen=True, slots=True)
class OpponentHasMore(Condition):
    """An opponent controls more units of some kind than you."""

    kinds: tuple[Filter, ...] = ()

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether one does."""
        return any(outnumbers(table, act, seat, act.seat, self.kinds) for seat in table.opponents(act.seat))

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-opponent-more", mood="if", what=phrase("unit", self.kinds, 2))


@dataclass(frozen=True, slots=True)
class OutnumberOpponent(Condition):
    """You control more units of some kind than an opponent."""

    kinds: tuple[Filter, ...] = ()

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether you do."""
        return any(outnumbers(table, act, act.seat, seat, self.kinds) for seat in table.opponents(act.seat))

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-outnumber", mood="if", what=phrase("unit", self.kinds, 2))


@dataclass(frozen=True, slots=True)
class Initiative(Condition):
    """You have the initiative."""

    word = "initiative"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether the counter is yours."""
        return table.initiative == act.seat  # swu:1.12.2.c


@dataclass(frozen=True, slots=True)
class InitiativeFree(Condition):
    """Nobody has taken the initiative in this phase."""

    word = "initiative-free"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether nobody has."""
        return not table.initiative_taken


@dataclass(frozen=True, slots=True)
class OpponentHasMoreResources(Condition):
    """An opponent controls more resources than you."""

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether one does."""
        own = len(table.players[act.seat].resources)
        return any(len(table.players[seat].resources) > own for seat in table.opponents(act.seat))

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-opponent-more", mood="if", what=say("swu-noun-resource", n=2))


@dataclass(frozen=True, slots=True)
class NoReadyResources(Condition):
    """The defending player controls no ready resource."""

    word = "no-ready-resources"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether that is so."""
        return act.attack is not None and not table.players[act.attack.defending].ready


@dataclass(frozen=True, slots=True)
class FewerCards(Condition):
    """Some opponent holds more cards."""

    word = "fewer-cards"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether an opponent has more."""
        own = len(table.players[act.seat].hand)
        return any(len(table.players[seat].hand) > own for seat in table.opponents(act.seat))


@dataclass(frozen=True, slots=True)
class BiggerHand(Condition):
    """You have more cards in hand than an opponent."""

    word = "bigger-hand"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether you do; everybody may count them."""
        own = len(table.players[act.seat].hand)
        return any(own > len(table.players[seat].hand) for seat in table.opponents(act.seat))


@dataclass(frozen=True, slots=True)
class BaseMoreHurt(Condition):
    """An enemy base has taken less damage."""

    word = "base-more-hurt"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it has more than one of them."""
        own = table.players[act.seat].base.damage
        return any(table.players[seat].base.damage < own for seat in table.opponents(act.seat))


@dataclass(frozen=True, slots=True)
class AspectProvided(Condition):
    """You control a leader or base with an aspect."""

    aspect: Aspect

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether one has the icon."""
        player = table.players[act.seat]
        return any(self.aspect in piece.face.aspects for piece in (player.base, *player.leaders))

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-aspect-provided", aspect=say(f"swu-aspect-{self.aspect}"))


@dataclass(frozen=True, slots=True)
class HasUpgrade(Condition):
    """You control an upgrade of some kind, or the unit with the ability has so many upgrades."""

    kinds: tuple[Filter, ...] = ()

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        return any(
            upgrade.controller == act.seat and all(kind.test(table, act, upgrade) for kind in self.kinds)
            for unit in table.units()
            for upgrade in unit.upgrades
        )

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-control", mood="if", what=article("upgrade", self.kinds))
