"""Parts of battle cards that score victory points, in End Phases or at the time of a deed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tablero.games.legion import doing, suppression, tokens
from tablero.games.legion.asking import whether
from tablero.games.legion.battle_parts import (
    ANYWHERE,
    At,
    Event,
    Part,
    Where,
    award,
    contested_by,
    enemies_seen,
    holders,
    holds,
    leader_in,
    named,
    near,
    replace,
    tick,
    ticked_now,
    ticks,
    wants,
)
from tablero.games.legion.battlefield import POI
from tablero.games.legion.measuring import HALF_RANGE, RANGE
from tablero.games.legion.objectives import (
    choose_spot,
    contesting,
    contests,
    securing,
    territory,
    token_name,
    why_not_here,
)
from tablero.games.legion.setup_parts import title
from tablero.games.legion.state import (
    DEFEATED_NOW,
    MARKED,
    NOBODY,
    OBSERVATION,
    SUPPRESSION,
    Battle,
    Token,
    Unit,
)
from tablero.kernel import Choose, Message, Option, Play, Reason, because, say

FIRST_SCORED: Final = 2
"""Before this round nothing of most objectives is scored."""


def since_second(battle: Battle) -> bool:
    """Tell whether the round has come from which on objectives are scored."""
    return battle.round >= FIRST_SCORED


# For tokens, in each End Phase.


@dataclass(frozen=True, slots=True)
class Secured(Part):
    """So many points for each token that a player secures."""

    name: str
    each: int
    where: Where = ANYWHERE

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-secured", points=self.each, token=title(self.name), where=self.where.what)

    def points(self, battle: Battle, seat: int) -> int:
        """Return what a player scores."""
        found = [token for token in named(battle, self.name) if self.where.holds(battle, seat, token)]
        return self.each * sum(securing(battle, token) == seat for token in found) * since_second(battle)


@dataclass(frozen=True, slots=True)
class Uncontested(Part):
    """So many points for each token in a player's own territory that no enemy contests."""

    name: str
    each: int

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-uncontested", points=self.each, token=title(self.name))

    def points(self, battle: Battle, seat: int) -> int:
        """Return what a player scores."""
        found = [token for token in named(battle, self.name) if territory(battle, token) == seat]
        return self.each * sum(not contesting(battle, 1 - seat, token) for token in found) * since_second(battle)


@dataclass(frozen=True, slots=True)
class Contested(Part):
    """Points for contesting several tokens at once, by how many."""

    name: str
    table: Mapping[int, int]

    def told(self) -> Message:
        """Return what it does, in words."""
        rows = tuple(say("legion-part-row", count=least, points=points) for least, points in self.table.items())
        return say("legion-part-contested", token=title(self.name), table=rows)

    def points(self, battle: Battle, seat: int) -> int:
        """Return what a player scores."""
        count = sum(bool(contesting(battle, seat, token)) for token in named(battle, self.name))
        return best(self.table, count) * since_second(battle)


@dataclass(frozen=True, slots=True)
class Controlled(Part):
    """Points for controlling several tokens at once, by how many."""

    name: str
    table: Mapping[int, int]

    def told(self) -> Message:
        """Return what it does, in words."""
        rows = tuple(say("legion-part-row", count=least, points=points) for least, points in self.table.items())
        return say("legion-part-controlled", token=title(self.name), table=rows)

    def points(self, battle: Battle, seat: int) -> int:
        """Return what a player scores."""
        count = sum(token.seat == seat for token in named(battle, self.name))
        return best(self.table, count) * since_second(battle)


def best(table: Mapping[int, int], count: int) -> int:
    """Return what so many are worth."""
    return max([points for least, points in table.items() if count >= least], default=0)


@dataclass(frozen=True, slots=True)
class Recovered(Part):
    """A point for each token with enough Suppression on it that a player secures; it is removed."""

    name: str
    marks: int
    each: int = 1

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-recovered", token=title(self.name), count=self.marks, points=self.each)

    def ready(self, battle: Battle, seat: int) -> list[Token]:
        """Return the tokens that a player recovers now."""
        found = [token for token in named(battle, self.name) if token.marks >= self.marks and since_second(battle)]
        return [token for token in found if securing(battle, token) == seat]

    def points(self, battle: Battle, seat: int) -> int:
        """Return what a player scores."""
        return self.each * len(self.ready(battle, seat))

    def score(self, battle: Battle, at: At) -> Play[None]:
        """Remove them."""
        for token in [token for seat in at.seats for token in self.ready(battle, seat)]:
            replace(battle, token, None)
        yield from ()


@dataclass(frozen=True, slots=True)
class TokenAction(Part):
    """Units can do something with a token that they contest: put a Suppression on it, or take control of it."""

    name: str
    verb: str
    """`recover-data` or `align-relay`."""

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-action", verb=self.verb, token=title(self.name))

    def action(self) -> str:
        """Return the action that it gives to units."""
        return self.verb

    def why_not_act(self, battle: Battle, at: At, unit: Unit, number: int) -> Reason | None:
        """Return why a unit can't do it: the token is another, it contests it not, or has it already."""
        token = battle.tokens[number]
        if token.name != self.name:
            return because("legion26:action.06", "legion-not-that-token", token=token_name(token))
        if not contests(battle, unit, token):
            return because("legion26:obj.08", "legion-contests-not", unit=battle.name(unit), token=token_name(token))
        if self.verb == "align-relay" and token.seat == unit.seat:
            return because("legion26:action.06", "legion-relay-already", token=token_name(token))
        return None

    def act(self, battle: Battle, at: At, unit: Unit, number: int) -> Play[None]:
        """Do it."""
        token = battle.tokens[number]
        if self.verb == "align-relay":
            battle.tokens[number] = token._replace(seat=unit.seat)
        else:
            battle.tokens[number] = token._replace(marks=token.marks + 1)
        battle.log.tell("legion-acts-on-token", unit=battle.name(unit), verb=self.verb, token=token_name(token))
        yield from ()


# Destroying and moving tokens.


@dataclass(frozen=True, slots=True)
class Bunkers(Part):
    """A token of the enemy that a player secures takes wounds in each End Phase, and is destroyed by enough of them."""

    name: str
    wounds: int = 3
    points_for_it: int = 3

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-bunkers", token=title(self.name), count=self.wounds, points=self.points_for_it)

    def score(self, battle: Battle, at: At) -> Play[None]:
        """Wound them, and reward who destroys one."""
        for token in named(battle, self.name):
            seat = securing(battle, token)
            if NOBODY in (seat, token.seat) or token.seat == seat:
                continue
            by = contesting(battle, seat, token)
            strong = any(unit.rank in ("commander", "operative", "special_forces") for unit in by)
            hurt = token._replace(marks=token.marks + (2 if strong else 1))
            if hurt.marks < self.wounds:
                replace(battle, token, hurt)
                continue
            replace(battle, token, None)
            battle.log.tell("legion-destroyed", seat=seat + 1, token=token_name(token))
            award(battle, seat, self.points_for_it, at.card)
        yield from ()


@dataclass(frozen=True, slots=True)
class Demolition(Part):
    """Who secures the enemy's base with a bomb there when an End Phase begins, destroys it, and scores for it."""

    base: str
    bomb: str
    worth: int

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-demolition", base=title(self.base), bomb=title(self.bomb), points=self.worth)

    def end_phase_begins(self, battle: Battle, at: At) -> Play[None]:
        """Remove the base, and the bombs of the units that contest it."""
        for token in named(battle, self.base):
            seat = 1 - token.seat
            by = [unit for unit in contesting(battle, seat, token) if holds(unit, self.bomb)]
            if securing(battle, token) != seat or not by:
                continue
            for unit in by:
                unit.held = [each for each in unit.held if each.name != self.bomb]
            replace(battle, token, None)
            battle.log.tell("legion-destroyed", seat=seat + 1, token=token_name(token))
            tick(battle, seat, self.base)
        yield from ()

    def points(self, battle: Battle, seat: int) -> int:
        """Return what a player scores: for a base destroyed in this End Phase."""
        return self.worth * ticked_now(battle, seat, self.base)


@dataclass(frozen=True, slots=True)
class Shifting(Part):
    """After scoring, each player moves the tokens that the opponent secures by up to half range, the blue player first."""

    name: str

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-shifting", token=title(self.name))

    def score(self, battle: Battle, at: At) -> Play[None]:
        """Let both players move them; a token moves once in a round."""
        secured = {
            seat: [each for each in named(battle, self.name) if securing(battle, each) == seat] for seat in (0, 1)
        }
        for seat in at.seats:
            for token in secured[1 - seat]:
                yield from self.shift(battle, at, seat, token)

    def shift(self, battle: Battle, at: At, seat: int, token: Token) -> Play[None]:
        """Let a player move a token, or leave it where it is."""
        number = battle.tokens.index(token)
        del battle.tokens[number]

        def allowed(there: Token) -> Reason | None:
            if there == token:
                return None
            if (there.x - token.x) ** 2 + (there.y - token.y) ** 2 > HALF_RANGE**2:
                return because("legion26:cards.02", "legion-shift-too-far", token=token_name(token))
            return why_not_here(battle, there)

        box = token.x - HALF_RANGE, token.y - HALF_RANGE, token.x + HALF_RANGE, token.y + HALF_RANGE
        ask = say("legion-ask-shift", token=token_name(token), card=at.card)
        spot = yield from choose_spot(battle, seat, token, ask, allowed, box)
        moved = token if spot is None else token._replace(x=spot[0], y=spot[1])
        battle.tokens.insert(number, moved)


# Assets.


@dataclass(frozen=True, slots=True)
class Exchanged(Part):
    """A point for each own unit that holds a token near a place."""

    name: str
    place: str
    each: int = 1

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-exchanged", token=title(self.name), place=title(self.place), points=self.each)

    def points(self, battle: Battle, seat: int) -> int:
        """Return what a player scores."""
        units = holders(battle, seat, self.name) if since_second(battle) else []
        return self.each * sum(
            any(near(battle, there, unit, 1) for there in named(battle, self.place)) for unit in units
        )


@dataclass(frozen=True, slots=True)
class Scanned(Part):
    """A point for two holders outside of own territory that contest no point of interest there, and once more for a find."""

    name: str
    count: int = 2
    each: int = 1
    find: int = 2

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-scanned", token=title(self.name), count=self.count, points=self.each, find=self.find)

    def scans(self, battle: Battle, unit: Unit) -> bool:
        """Tell whether a unit is out there, and contests nothing at home."""
        if leader_in(battle, unit) == unit.seat:
            return False
        return not any(territory(battle, token) == unit.seat for token in contested_by(battle, unit, POI))

    def finds(self, battle: Battle, seat: int) -> bool:
        """Tell whether a holder contests a token of the enemy that nobody holds, for the first time."""
        lost = [token for token in named(battle, self.name) if token.seat == 1 - seat]
        units = holders(battle, seat, self.name)
        found = any(contests(battle, unit, token) for unit in units for token in lost)
        return found and not ticks(battle, seat, self.name)

    def points(self, battle: Battle, seat: int) -> int:
        """Return what a player scores."""
        if not since_second(battle):
            return 0
        out = sum(self.scans(battle, unit) for unit in holders(battle, seat, self.name))
        return self.each * (out >= self.count) + self.find * self.finds(battle, seat)

    def score(self, battle: Battle, at: At) -> Play[None]:
        """Note who has found one."""
        for seat in at.seats:
            if since_second(battle) and self.finds(battle, seat):
                tick(battle, seat, self.name)
        yield from ()


@dataclass(frozen=True, slots=True)
class Reported(Part):
    """Whoever holds a token reports the enemies near it when its activation ends, and scores for two of them."""

    name: str
    count: int = 2
    each: int = 1

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-reported", token=title(self.name), count=self.count, points=self.each)

    def activated(self, battle: Battle, at: At, unit: Unit) -> Play[None]:
        """Give the enemies an Observation token each, and score once a round."""
        own = [token for token in holds(unit, self.name) if token.seat == unit.seat]
        if not holds(unit, self.name) or leader_in(battle, unit) is None:
            return
        enemies = list(enemies_seen(battle, unit, RANGE))
        for enemy in enemies:
            tokens.give(battle, enemy, OBSERVATION)
        enough = len(enemies) >= self.count and since_second(battle)
        if own and enough and not ticked_now(battle, unit.seat, self.name):
            tick(battle, unit.seat, self.name)
            award(battle, unit.seat, self.each, at.card)
        yield from ()


@dataclass(frozen=True, slots=True)
class Delivered(Part):
    """A unit that contests a point of interest when its activation begins may give up a token that it holds for points."""

    name: str
    each: int = 1
    later: int = 2
    from_round: int = 4

    def told(self) -> Message:
        """Return what it does, in words."""
        return say(
            "legion-part-delivered",
            token=title(self.name),
            points=self.each,
            later=self.later,
            round=self.from_round,
        )

    def activates(self, battle: Battle, at: At, unit: Unit) -> Play[None]:
        """Ask whether it does."""
        held = holds(unit, self.name)
        if not held or not since_second(battle) or not contested_by(battle, unit, POI):
            return
        points = self.later if battle.round >= self.from_round else self.each
        ask = whether("legion-ask-deliver", unit=battle.name(unit), token=title(self.name), points=points)
        if (yield from wants(unit.seat, ask)):
            unit.held.remove(held[0])
            award(battle, unit.seat, points, at.card)


# Deeds.


@dataclass(frozen=True, slots=True)
class MarkedTargets(Part):
    """When a marked unit is defeated, its opponent scores."""

    each: int = 1

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-targets", points=self.each)

    def answer(self, battle: Battle, at: At, events: Sequence[Event]) -> Play[None]:
        """Score for the units that have been defeated."""
        for unit in [battle.units[id] for event, id, _ in events if event == DEFEATED_NOW]:
            award(battle, 1 - unit.seat, self.each * unit.has(MARKED), at.card)
        yield from ()


@dataclass(frozen=True, slots=True)
class MoreShaken(Part):
    """A point for whoever has fewer suppressed units than the enemy."""

    each: int = 1

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-shaken", points=self.each)

    def points(self, battle: Battle, seat: int) -> int:
        """Return what a player scores."""
        shaken = [sum(_shaken(battle, unit) for unit in battle.undefeated(side)) for side in (seat, 1 - seat)]
        return self.each * (shaken[1] > shaken[0]) * since_second(battle)


def _shaken(battle: Battle, unit: Unit) -> bool:
    return unit.has(SUPPRESSION) > 0 and suppression.is_suppressed(battle, unit)


@dataclass(frozen=True, slots=True)
class Table(Part):
    """Boxes that each player may tick, one a round and each once, when what they ask for has just happened.

    legion26:cards.07
    """

    name: str
    boxes: Mapping[str, int]
    """What each is worth."""
    event: str

    def told(self) -> Message:
        """Return what it does, in words."""
        rows = tuple(say(f"legion-box-{box}", points=points) for box, points in self.boxes.items())
        return say(f"legion-part-table-{self.name}", boxes=rows)

    def answer(self, battle: Battle, at: At, events: Sequence[Event]) -> Play[None]:
        """Let players tick boxes for what has just happened: those who did it, or both."""
        for by in [by for event, _, by in events if event == self.event]:
            for seat in at.seats if by == NOBODY else (battle.units[by].seat,):
                yield from self.offer(battle, at, seat, by)

    def offer(self, battle: Battle, at: At, seat: int, by: int) -> Play[None]:
        """Let a player tick a box that fits."""
        if ticked_now(battle, seat, self.name):
            return
        free = [box for box in self.boxes if not ticks(battle, seat, f"{self.name}-{box}")]
        fitting: list[Option] = [("box", box, self.boxes[box]) for box in free if FITS[box](battle, seat, by)]
        if not fitting:
            return
        chosen = yield Choose(seat, [*fitting, "no"], say("legion-ask-box", card=at.card))
        if chosen != "no":
            tick(battle, seat, self.name)
            tick(battle, seat, f"{self.name}-{chosen[1]}")
            award(battle, seat, chosen[2], at.card)  # legion26:cards.07


def _from(whose: str) -> Callable[[Battle, int, int], bool]:
    def fits(battle: Battle, seat: int, by: int) -> bool:
        there = leader_in(battle, battle.units[by])
        return there == {"home": seat, "contested": NOBODY, "enemy": 1 - seat}[whose]

    return fits


def _someone_panicked(battle: Battle, seat: int, by: int) -> bool:
    return any(doing.panicked(battle, unit) for unit in battle.undefeated(1 - seat))


def _all_suppressed(battle: Battle, seat: int, by: int) -> bool:
    able = [unit for unit in battle.undefeated(1 - seat) if suppression.can_gain(battle, unit)]
    return bool(able) and all(unit.has(SUPPRESSION) for unit in able)


FITS: Final[Mapping[str, Callable[[Battle, int, int], bool]]] = {
    "panicked": _someone_panicked,
    "all-suppressed": _all_suppressed,
    "anywhere": lambda battle, seat, by: True,
    "home": _from("home"),
    "contested": _from("contested"),
    "enemy": _from("enemy"),
}
"""What has to be true for each box, of a player and of the unit that did it."""
