"""Parts of battle cards that set something up: tokens on the battlefield and in the hands of units, barricades, keywords."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablero.games.legion import glossary, keywords
from tablero.games.legion.battle_parts import At, Part, choose_unit, holds, named, pick_units
from tablero.games.legion.battlefield import GROUP, POI, everybody, token_body
from tablero.games.legion.cards import Keyword
from tablero.games.legion.kinds import is_a
from tablero.games.legion.layouts import lay, ready_piece
from tablero.games.legion.measuring import RANGE
from tablero.games.legion.missions import battle_card
from tablero.games.legion.objectives import (
    choose_spot,
    place_token,
    put_token,
    territory,
    token_name,
    whole_table,
    why_not_advantage,
    why_not_here,
)
from tablero.games.legion.state import ASSET, GAME, INCOGNITO, MARKED, NOBODY, Battle, Granted, Token, Unit
from tablero.games.legion.zones import Box, partly_in, turned
from tablero.kernel import Choose, Message, Option, Play, Reason, because, say
from tablero.tabletop import Battlefield, Pose, overlapping, place, within

DONE: Final = "done"
DEGREES: Final = (0, 45, 90, 135)
"""How a barricade may be turned."""


def title(name: str) -> Message:
    """Return what a token of a name is called."""
    return say(f"legion-objective-{name}")


def of_kind(of: str) -> Message:
    """Return which units a card speaks of, in words."""
    return say(f"legion-units-{of.replace(', ', '-or-').replace(' ', '-').replace('_', '-') or 'any'}")


@dataclass(frozen=True, slots=True)
class OnTheMap(Part):
    """Points of interest lie where the map shows them, each player's on the side of that player where they are owned."""

    name: str
    count: int
    owned: bool = False

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-map", token=title(self.name), count=self.count, form="owned" if self.owned else "plain")

    def set_up(self, battle: Battle, at: At) -> Play[None]:
        """Put them there (legion26:cards.05, legion26:token.poi)."""
        for x, y in battle_card(battle, battle.mission["objective"]).points_of_interest:
            token = Token(POI, *turned(battle, x, y), name=self.name)
            put_token(battle, token._replace(seat=territory(battle, token) if self.owned else NOBODY))
        yield from ()


@dataclass(frozen=True, slots=True)
class InTheMiddle(Part):
    """A token lies at the centre of the battlefield, whatever else lies there."""

    kind: str
    name: str

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-middle", token=title(self.name))

    def set_up(self, battle: Battle, at: At) -> Play[None]:
        """Put it there."""
        put_token(battle, Token(self.kind, battle.field.width // 2, battle.field.depth // 2, name=self.name))
        yield from ()


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lets tokens be put; numbers are bands of the range tool."""

    contested: bool = False
    """Whether it has to be in contested territory."""
    edges: int = 0
    """Beyond so many of every edge."""
    apart: int = 0
    """Beyond so many of the other tokens of the name."""
    short: int = 0
    """Beyond so many of the short edges."""
    long: int = 0
    """Within so many of both long edges."""

    def told(self) -> Message:
        """Return where that is, in words."""
        form = "contested" if self.contested else "edges" if self.edges else "strip"
        return say("legion-spot", form=form, edges=self.edges, apart=self.apart, short=self.short, long=self.long)

    def why_not(self, battle: Battle, token: Token) -> Reason | None:
        """Return why a token can't be put there."""
        body = token_body(token)
        radius, width, depth = body.shape.radius, battle.field.width, battle.field.depth
        across, along = min(token.x, width - token.x) - radius, min(token.y, depth - token.y) - radius
        if self.contested and any(partly_in(battle, body, seat) for seat in (0, 1)):
            return because("legion26:cards.06", "legion-spot-contested", token=token_name(token))
        if min(across, along) <= self.edges * RANGE and self.edges:
            return because("legion26:cards.06", "legion-spot-edges", token=token_name(token), count=self.edges)
        if across <= self.short * RANGE and self.short:
            return because("legion26:cards.06", "legion-spot-short", token=token_name(token), count=self.short)
        if self.long and max(token.y, depth - token.y) - radius > self.long * RANGE:
            return because("legion26:cards.06", "legion-spot-long", token=token_name(token), count=self.long)
        if self.apart and not self.far_from_others(battle, token):
            return because("legion26:cards.06", "legion-spot-apart", token=token_name(token), count=self.apart)
        return None

    def far_from_others(self, battle: Battle, token: Token) -> bool:
        """Tell whether a token is far enough from the others of its name."""
        table = Battlefield(battle.field.width, battle.field.depth)
        number = table.add(token_body(token))
        others = [table.add(token_body(other)) for other in named(battle, token.name)]
        return not any(within(table, number, other, self.apart * RANGE) for other in others)

    def box(self, battle: Battle) -> Box:
        """Return a box that has all such places."""
        width, depth = battle.field.width, battle.field.depth
        aside, up = max(self.edges, self.short) * RANGE, self.edges * RANGE
        if self.long:
            up = max(up, depth - self.long * RANGE - RANGE // 6)
        return aside, up, width - aside, depth - up


@dataclass(frozen=True, slots=True)
class EachPlaces(Part):
    """Each player puts some tokens on the battlefield, the blue player first."""

    kind: str
    name: str
    spot: Spot
    count: int = 1
    owned: bool = False

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-places", token=title(self.name), count=self.count, where=self.spot.told())

    def set_up(self, battle: Battle, at: At) -> Play[None]:
        """Let both players put them there."""

        def allowed(token: Token) -> Reason | None:
            return why_not_here(battle, token) or self.spot.why_not(battle, token)

        for seat in at.seats:
            token = Token(self.kind, 0, 0, seat=seat if self.owned else NOBODY, name=self.name)
            for _ in range(self.count):
                ask = say("legion-ask-place-token", token=token_name(token), card=at.card)
                yield from place_token(battle, seat, token, ask, allowed, self.spot.box(battle))


@dataclass(frozen=True, slots=True)
class EachHandsOut(Part):
    """Each player gives own units an asset each, the blue player first."""

    name: str
    count: int = 1
    of: str = ""

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-hands-out", token=title(self.name), count=self.count, units=of_kind(self.of))

    def set_up(self, battle: Battle, at: At) -> Play[None]:
        """Let both players choose the units, which hold them from the beginning."""
        for seat in at.seats:
            able = [unit for unit in battle.undefeated(seat) if is_a(unit, self.of)]
            ask = say("legion-ask-hand-asset", token=title(self.name), card=at.card)
            for unit in (yield from pick_units(battle, seat, able, self.count, self.count, ask)):
                unit.held.append(Token(ASSET, 0, 0, seat=seat, name=self.name))
                battle.log.tell("legion-holds", unit=battle.name(unit), token=title(self.name))


@dataclass(frozen=True, slots=True)
class Claims(Part):
    """Units may claim tokens of a name."""

    name: str
    of: str = ""
    own: bool = False
    """Whether only those of their own side."""
    one: bool = False
    """Whether no unit may hold two."""

    def told(self) -> Message:
        """Return what it does, in words."""
        own, one = "own" if self.own else "all", "one" if self.one else "any"
        return say("legion-part-claims", token=title(self.name), units=of_kind(self.of), side=own, most=one)

    def may_claim(self, unit: Unit, token: Token) -> bool:
        """Tell whether a unit may claim a token (legion26:obj.09)."""
        if token.name != self.name or not is_a(unit, self.of) or (self.own and token.seat != unit.seat):
            return False
        return not (self.one and holds(unit, self.name))


@dataclass(frozen=True, slots=True)
class Escorted(Part):
    """Who holds a token has one more courage, which `suppression.BRAVER` gives, and is incognito in the first round."""

    name: str

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-escorted", token=title(self.name))

    def set_up(self, battle: Battle, at: At) -> Play[None]:
        """Let those who begin with one be incognito."""
        for unit in battle.units:
            if holds(unit, self.name):
                unit.tokens[INCOGNITO] = 1
        yield from ()

    def score(self, battle: Battle, at: At) -> Play[None]:
        """End it with the first round, but for those that are incognito by themselves."""
        for unit in battle.units:
            if battle.round == 1 and not keywords.has(unit, "incognito"):
                unit.tokens.pop(INCOGNITO, None)
        yield from ()


@dataclass(frozen=True, slots=True)
class EachMarks(Part):
    """Each player marks own and enemy units, none of them twice, the blue player first."""

    own: int
    enemy: int

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-marks", own=self.own, enemy=self.enemy)

    def set_up(self, battle: Battle, at: At) -> Play[None]:
        """Let both players choose the units."""
        for seat in at.seats:
            for side, count in ((seat, self.own), (1 - seat, self.enemy)):
                able = [unit for unit in battle.undefeated(side) if not unit.has(MARKED)]
                whose = "own" if side == seat else "enemy"
                ask = say("legion-ask-mark", card=at.card, whose=whose, count=count)
                for unit in (yield from pick_units(battle, seat, able, count, count, ask)):
                    unit.tokens[MARKED] = 1
                    battle.log.tell("legion-marked", unit=battle.name(unit))


# Advantages.


@dataclass(frozen=True, slots=True)
class Grants(Part):
    """A unit of a kind that lacks a keyword has it for the rest of the game."""

    keyword: Keyword
    of: str

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-grants", keyword=glossary.named(self.keyword), units=of_kind(self.of))

    def set_up(self, battle: Battle, at: At) -> Play[None]:
        """Let the player choose the unit."""
        for seat in at.seats:
            able = [unit for unit in battle.undefeated(seat) if is_a(unit, self.of)]
            able = [unit for unit in able if not keywords.has(unit, self.keyword.name)]
            ask = say("legion-ask-grant", card=at.card, keyword=glossary.named(self.keyword))
            unit = yield from choose_unit(battle, seat, able, ask)
            if unit is not None:
                unit.granted.append(Granted(self.keyword, GAME))


@dataclass(frozen=True, slots=True)
class Beacon(Part):
    """A token of the player's lies on the battlefield."""

    kind: str

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-beacon", token=title(self.kind))

    def set_up(self, battle: Battle, at: At) -> Play[None]:
        """Let the player put it there."""

        def allowed(token: Token) -> Reason | None:
            return why_not_advantage(battle, token)

        for seat in at.seats:
            token = Token(self.kind, 0, 0, seat=seat, name=self.kind)
            ask = say("legion-ask-place-token", token=token_name(token), card=at.card)
            yield from place_token(battle, seat, token, ask, allowed, whole_table(battle))


@dataclass(frozen=True, slots=True)
class Barricades(Part):
    """The player may put barricades outside of enemy territory, apart from each other."""

    count: int
    apart: int = 1

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-barricades", count=self.count, apart=self.apart)

    def set_up(self, battle: Battle, at: At) -> Play[None]:
        """Let the player put them there, as long as there is room."""
        for seat in at.seats:
            first = len(battle.terrain)
            for left in range(self.count, 0, -1):
                options: list[Option] = [("turned", degrees) for degrees in DEGREES]
                chosen = yield Choose(seat, [DONE, *options], say("legion-ask-barricade", card=at.card, count=left))
                if chosen == DONE or not (yield from self.put(battle, at, seat, first, chosen[1] * 10)):
                    break

    def put(self, battle: Battle, at: At, seat: int, first: int, facing: int) -> Play[bool]:
        """Let the player put one, turned like this; return whether there was room."""

        def allowed(token: Token) -> Reason | None:
            return self.why_not(battle, seat, first, Pose(token.x, token.y, 0, facing))

        ask = say("legion-ask-place-barricade", card=at.card)
        spot = yield from choose_spot(battle, seat, Token("barricade", 0, 0), ask, allowed, whole_table(battle))
        if spot is not None:
            pose = Pose(*spot, 0, facing)
            lay(battle, place(battle.field, ready_piece("barricade"), pose, GROUP + len(battle.terrain)))
        return spot is not None

    def why_not(self, battle: Battle, seat: int, first: int, pose: Pose) -> Reason | None:
        """Return why a barricade can't stand there."""
        field = battle.field.copy()
        (number,) = place(field, ready_piece("barricade"), pose, GROUP + len(battle.terrain)).bodies
        body = field[number]
        if not all(0 <= x <= field.width and 0 <= y <= field.depth for x, y in body.core):
            return Reason(say("legion-token-off-table"))
        if partly_in(battle, body, 1 - seat):
            return because("legion26:cards.08", "legion-barricade-enemy")
        others = [each for piece in battle.terrain for each in piece.bodies]
        others += [*everybody(battle), *(field.add(token_body(token)) for token in battle.tokens)]
        if any(overlapping(field, number, other) for other in others):
            return because("legion26:terrain.04", "legion-barricade-overlaps")
        own = [each for piece in battle.terrain[first:] for each in piece.bodies]
        if any(within(field, number, other, self.apart * RANGE) for other in own):
            return because("legion26:cards.08", "legion-barricade-near", count=self.apart)
        return None
