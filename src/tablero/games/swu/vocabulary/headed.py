"""Keywords that head an ability or a way of playing: Bounty, Smuggle, Coordinate, Exploit (swu:7.5.13 to swu:7.5.16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Ability, Act, Condition, Constant, Effect, Keyword, Standing, Triggered
from tablero.games.swu.cards import Face
from tablero.games.swu.constant_abilities import abilities_of, triggers_of
from tablero.games.swu.playing import Exploit, Piloting, Plot, Smuggle
from tablero.games.swu.state import Event, Piece, Table, Trigger, Unit
from tablero.games.swu.triggers import resolve
from tablero.games.swu.vocabulary.filters import Simple
from tablero.kernel import Message, Play, say

# Coordinate.


@dataclass(frozen=True, slots=True)
class Coordinated(Condition):
    """You control 3 or more units, which switches on what follows Coordinate (swu:7.5.15.a)."""

    word = "coordinated"
    keyword = "coordinate"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether there are so many."""
        return len(table.players[act.seat].units) >= 3


# Bounty.


def bounties_of(piece: Piece) -> list[Triggered]:
    """Return the Bounties of a unit, each for itself (swu:7.5.13.b)."""
    return [one for one in triggers_of(piece) if one.keyword == "bounty"]


@dataclass(frozen=True, slots=True)
class HasBounty(Simple):
    """With a Bounty, printed or gained."""

    word = "bountied"
    derived = True

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it has one."""
        return isinstance(thing, Unit) and bool(bounties_of(thing))


@dataclass(frozen=True, slots=True)
class CollectBounties(Effect):
    """Collect the Bounties of the unit that was spoken of, though it was neither defeated nor captured."""

    word = "collect-bounties"

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether it has one."""
        return isinstance(act.it, Unit) and bool(bounties_of(act.it))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Resolve them one after the other."""
        unit = act.it
        if not isinstance(unit, Unit):
            return False
        done = False
        for ability in bounties_of(unit):
            event = Event("returned", unit.controller, unit, by=act.source)
            done = (yield from resolve(table, Trigger(ability, unit, act.seat, event))) or done
        return done


# Smuggle.


@dataclass(frozen=True, slots=True)
class ResourcesSmuggle(Standing):
    """Each friendly resource gains Smuggle, at its printed cost and so much more."""

    more: int

    def gives_smuggle(self, table: Table, piece: Piece, seat: int, player: int, face: Face) -> Smuggle | None:
        """Return the Smuggle that a resource gains."""
        return Smuggle(face.cost + self.more, face.aspects) if player == seat else None

    def text(self) -> Message:
        """Say it."""
        return say("swu-sentence", text=say("swu-resources-smuggle", more=self.more))


# Any keyword.


def has_keyword(abilities: tuple[Ability, ...]) -> bool:
    """Tell whether there is a keyword that heads an ability or a way of playing; it counts though asleep (swu:7.5.15.c)."""
    return any(
        isinstance(one, Exploit | Smuggle | Piloting | Plot)
        or (isinstance(one, Triggered) and bool(one.keyword))
        or (isinstance(one, Constant) and isinstance(one.condition, Coordinated))
        for one in abilities
    )


@dataclass(frozen=True, slots=True)
class HasAnyKeyword(Simple):
    """With at least one keyword (swu:7.5.14.d, swu:7.5.15.c)."""

    word = "with-keywords"
    derived = True

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it has one now."""
        if not isinstance(thing, Unit):
            return False
        if thing.flags & ~thing.lost or thing.raid or thing.restore:
            return True
        return has_keyword(tuple(abilities_of(thing)))


@dataclass(frozen=True, slots=True)
class HasSmuggle(Simple):
    """With Smuggle, printed on the card: it has that as a resource, too (swu:7.5.14.d)."""

    word = "with-smuggle"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it has it."""
        return self.fits(table, act, thing.face)

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it is printed on a card."""
        return any(isinstance(one, Smuggle) for one in face.abilities)


# The words that content uses.
bountied = HasBounty()
COORDINATED = Coordinated()


def coordinate(*what: Keyword | Ability, power: int = 0, hp: int = 0) -> Constant:
    """Return what a unit has while Coordinate is active: power, HP, keywords, abilities (swu:7.5.15.a).

    Each is an ability of its own (swu:7.5.15.b).
    """
    from tablero.games.swu.vocabulary import gaining

    return Constant(None, gaining(*what, power=power, hp=hp), COORDINATED)
