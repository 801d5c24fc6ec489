"""What battle cards are made of: parts, each of which does something at its time and can tell what that is.

A card has parts for its setup, its scoring and its special rules. Those of objectives, deployments and conditions are for both
players, those of an advantage for the player who has it (legion26:cards.08).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from tablero.games.legion.measuring import RANGE, partly_in, token_near
from tablero.games.legion.objectives import contests, territory
from tablero.games.legion.sight import sees
from tablero.games.legion.state import ON_BATTLEFIELD, Battle, Token, Unit
from tablero.games.legion.zones import owner_at
from tablero.kernel import Choose, Message, Option, Pick, Play, Reason

YES: Final = "yes"
NO: Final = "no"


Event: TypeAlias = "tuple[str, int, int]"
"""What has happened to which unit, and which unit did it, as `Battle.happened` has it."""


class At(NamedTuple):
    """Which card a part is on, and for which seats it is: both, the blue player's first, or one."""

    card: str
    seats: tuple[int, ...]


class Part:
    """Something that a battle card does. What a part has nothing to do with, it leaves alone."""

    __slots__ = ()

    def told(self) -> Message:
        """Return what it does, in words."""
        raise NotImplementedError

    def set_up(self, battle: Battle, at: At) -> Play[None]:
        """Do what belongs to setup (legion26:setup.17)."""
        yield from ()

    def order(self, battle: Battle, at: At, seat: int) -> Play[None]:
        """Do what a player may do while issuing Orders."""
        yield from ()

    def bars_order(self, battle: Battle, at: At, unit: Unit) -> bool:
        """Tell whether a unit can't be issued Orders."""
        return False

    def command_phase_ends(self, battle: Battle, at: At) -> Play[None]:
        """Do what is done when a Command Phase ends."""
        yield from ()

    def activation_phase_begins(self, battle: Battle, at: At) -> Play[None]:
        """Do what is done when an Activation Phase begins."""
        yield from ()

    def activates(self, battle: Battle, at: At, unit: Unit) -> Play[None]:
        """Do what is done when a unit's activation begins."""
        yield from ()

    def activated(self, battle: Battle, at: At, unit: Unit) -> Play[None]:
        """Do what is done when a unit's activation ends."""
        yield from ()

    def may_claim(self, unit: Unit, token: Token) -> bool:
        """Tell whether it lets a unit claim a token, wherever that is."""
        return False

    def action(self) -> str:
        """Return the action that it gives to units, empty if none."""
        return ""

    def costs(self) -> int:
        """Return how many actions that costs."""
        return 1

    def choices(self, battle: Battle, unit: Unit) -> Sequence[Token]:
        """Return the tokens with which a unit might take that action: those on the battlefield."""
        return battle.tokens

    def why_not_act(self, battle: Battle, at: At, unit: Unit, number: int) -> Reason | None:
        """Return why a unit can't take that action with a token."""
        raise NotImplementedError

    def act(self, battle: Battle, at: At, unit: Unit, number: int) -> Play[None]:
        """Let a unit take that action with a token."""
        raise NotImplementedError

    def answer(self, battle: Battle, at: At, events: Sequence[Event]) -> Play[None]:
        """Answer what has just happened."""
        yield from ()

    def end_phase_begins(self, battle: Battle, at: At) -> Play[None]:
        """Do what is done when an End Phase begins."""
        yield from ()

    def points(self, battle: Battle, seat: int) -> int:
        """Return how many points a player scores for it now."""
        return 0

    def points_after(self, battle: Battle, seat: int, ended: int) -> int:
        """Return what a player gains in the older edition when a round has ended."""
        return 0

    def score(self, battle: Battle, at: At) -> Play[None]:
        """Do what is done while points are scored in an End Phase, besides giving them."""
        yield from ()


# What has been done.


def tick(battle: Battle, seat: int, what: str) -> None:
    """Note that a player has done something that can be done but so often."""
    battle.ticked.append((seat, what, battle.round))


def ticks(battle: Battle, seat: int, what: str) -> int:
    """Return how often a player has done something."""
    return sum(each[:2] == (seat, what) for each in battle.ticked)


def ticked_now(battle: Battle, seat: int, what: str) -> bool:
    """Tell whether a player has done something this round."""
    return (seat, what, battle.round) in battle.ticked


def award(battle: Battle, seat: int, points: int, card: str | Message) -> None:
    """Give a player the victory points of a card."""
    if points:
        battle.victory_points[seat] += points
        total = battle.victory_points[seat]
        battle.log.tell("legion-scores", seat=seat + 1, points=points, total=total, card=card)


# Asking.


def choose_unit(battle: Battle, seat: int, units: Sequence[Unit], ask: Message, *more: Option) -> Play[Unit | None]:
    """Let a player choose one of some units; None if there is none, or if something else is chosen that is offered."""
    if not units:
        return None
    options: list[Option] = [("unit", unit.id) for unit in units]
    chosen = yield Choose(seat, [*options, *more], ask)
    return battle.units[chosen[1]] if chosen in options else None


def pick_units(
    battle: Battle, seat: int, units: Sequence[Unit], least: int, most: int, ask: Message
) -> Play[list[Unit]]:
    """Let a player pick some units, as many of them as there are at most."""
    options: list[Option] = [("unit", unit.id) for unit in units]
    most = min(most, len(options))
    if not most:
        return []
    chosen = yield Pick(seat, options, min(least, most), most, ask)
    return [battle.units[id] for _, id in chosen]


def wants(seat: int, ask: Message) -> Play[bool]:
    """Ask a player yes or no."""
    chosen = yield Choose(seat, [NO, YES], ask)
    return bool(chosen == YES)


# Tokens and units.


def named(battle: Battle, name: str) -> list[Token]:
    """Return the tokens of a name that lie on the battlefield."""
    return [token for token in battle.tokens if token.name == name]


def replace(battle: Battle, token: Token, by: Token | None) -> None:
    """Put another token in the place of one that lies on the battlefield, or take it off."""
    number = battle.tokens.index(token)
    battle.tokens[number : number + 1] = [] if by is None else [by]


def holds(unit: Unit, name: str) -> list[Token]:
    """Return the tokens of a name that a unit holds."""
    return [token for token in unit.held if token.name == name]


def holders(battle: Battle, seat: int, name: str) -> list[Unit]:
    """Return the units of a seat on the battlefield that hold a token of a name."""
    return [unit for unit in battle.units_of(seat) if holds(unit, name)]


def contested_by(battle: Battle, unit: Unit, kind: str) -> list[Token]:
    """Return the tokens of a kind that a unit contests."""
    return [token for token in battle.tokens if token.kind == kind and contests(battle, unit, token)]


def near(battle: Battle, token: Token, unit: Unit, bands: int) -> bool:
    """Tell whether any miniature of a unit is within so many bands of a token."""
    return unit.place == ON_BATTLEFIELD and bool(token_near(battle, token, unit.miniatures, bands * RANGE))


def leader_at(battle: Battle, unit: Unit) -> tuple[int, int] | None:
    """Return where the leader of a unit stands."""
    pose = battle.miniatures[unit.leader].pose
    return None if pose is None else (pose.x, pose.y)


def leader_in(battle: Battle, unit: Unit) -> int | None:
    """Return in whose territory the leader of a unit stands; None if it is not on the battlefield."""
    there = leader_at(battle, unit)
    return None if there is None else owner_at(battle, *there)


def enemies_seen(battle: Battle, unit: Unit, reach: int) -> Iterator[Unit]:
    """Yield the enemies within a distance of a unit's leader that it sees."""
    for enemy in battle.units_of(1 - unit.seat):
        if partly_in(battle, unit.leader, enemy, reach) and sees(battle, unit.leader, enemy):
            yield enemy


# Where a token is.


@dataclass(frozen=True, slots=True)
class Where:
    """Which tokens a part is about, by where they are: `anywhere`, `home`, `enemy`, `middle`, `elsewhere`, or `theirs`."""

    what: str = "anywhere"

    def holds(self, battle: Battle, seat: int, token: Token) -> bool:
        """Tell whether a token is one of these, for a player."""
        middle = (token.x, token.y) == (battle.field.width // 2, battle.field.depth // 2)
        return {
            "anywhere": True,
            "home": territory(battle, token) == seat,
            "enemy": territory(battle, token) == 1 - seat,
            "middle": middle,
            "elsewhere": not middle,
            "theirs": token.seat == 1 - seat,
        }[self.what]


ANYWHERE: Final = Where()
