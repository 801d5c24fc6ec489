"""Where a thing is, and how it stands to the card with the ability: adjectives about arenas, attachment, likeness."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Condition, Filter, Triggered
from tablero.games.swu.cards import Face
from tablero.games.swu.constant_abilities import triggers_of
from tablero.games.swu.state import Piece, Table, Unit
from tablero.games.swu.triggers import kind_of
from tablero.games.swu.vocabulary.filters import Role, Simple
from tablero.games.swu.vocabulary.relating import own_unit
from tablero.games.swu.vocabulary.targets import article, phrase
from tablero.kernel import Message, say


@dataclass(frozen=True, slots=True)
class IsThis(Role):
    """The unit with the ability, or the attached unit."""

    word = "this-unit"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is that unit."""
        return thing is own_unit(act.source)


@dataclass(frozen=True, slots=True)
class EnteredThisPhase(Simple):
    """That entered play in this phase."""

    word = "entered-this-phase"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it did."""
        return bool(thing.entered == table.phases)


@dataclass(frozen=True, slots=True)
class Facing(Filter):
    """In an arena where there is a unit of some kind, perhaps itself."""

    kinds: tuple[Filter, ...]

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether there is one."""
        return any(
            unit.arena == thing.arena and all(kind.test(table, act, unit) for kind in self.kinds)
            for unit in table.units()
        )

    def text(self, noun: Message, count: int) -> Message:
        """Put it to the noun."""
        return say("swu-is-facing", noun=noun, what=article("unit", self.kinds), n=count)


@dataclass(frozen=True, slots=True)
class OfOutnumbered(Filter):
    """Of a player who controls fewer units of some kind than you."""

    kinds: tuple[Filter, ...]

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Compare both sides."""
        return outnumbers(table, act, act.seat, thing.controller, self.kinds)

    def text(self, noun: Message, count: int) -> Message:
        """Put it to the noun."""
        return say("swu-is-outnumbered", noun=noun, what=phrase("unit", self.kinds, 2), n=count)


def outnumbers(table: Table, act: Act, one: int, other: int, kinds: tuple[Filter, ...]) -> bool:
    """Tell whether one player controls more units of some kind than another."""

    def count(seat: int) -> int:
        return sum(all(kind.test(table, act, unit) for kind in kinds) for unit in table.players[seat].units)

    return count(one) > count(other)


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
class OddCost(Simple):
    """With an odd cost, by what is printed (swu:1.8.6)."""

    word = "odd"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is odd."""
        return bool(thing.face.cost % 2)

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it is odd."""
        return bool(face.cost % 2)


@dataclass(frozen=True, slots=True)
class Triggers(Filter):
    """With an ability that triggers on something: a "When Defeated" ability; keywords are none (swu:7.6.14.c)."""

    on: str
    """when-defeated, when-played, attack."""

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it has one."""
        return bool(abilities_on(thing, self.on))

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether one is printed on it."""
        return any(_on(ability, self.on) for ability in face.triggers)

    def text(self, noun: Message, count: int) -> Message:
        """Put it to the noun."""
        return say("swu-is-triggering", noun=noun, on=say(f"swu-head-{self.on}"), n=count)


def abilities_on(piece: Piece, on: str) -> list[Triggered]:
    """Return the abilities of a piece that trigger on something, keywords left out (swu:7.5.1)."""
    return [ability for ability in triggers_of(piece) if _on(ability, on)]


def _on(ability: Triggered, on: str) -> bool:
    return ability.own and not ability.keyword and any(kind_of(name) == on for name in ability.on)


@dataclass(frozen=True, slots=True)
class ItFell(Condition):
    """What was chosen before was defeated: "if it's defeated this way"."""

    word = "it-fell"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it was."""
        return any(
            isinstance(thing, Unit)
            and not thing.here
            and any(one.piece == thing.id for one in table.this_phase("defeated"))
            for thing in act.things
        )


@dataclass(frozen=True, slots=True)
class ByThis(Condition):
    """The unit with the ability did it: it dealt the damage."""

    word = "by-this"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it did."""
        return act.event is not None and act.event.by is own_unit(act.source)
