"""Parts of advantages: tokens at the beginning, strikes from above, more Orders, and what a unit may do when it is shaken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt
from typing import Final

from tablero.games.legion import dice, doing, glossary, keywords, suppression, wounds
from tablero.games.legion.asking import whether
from tablero.games.legion.basic_actions import RECOVER, act_for_free
from tablero.games.legion.battle_parts import At, Event, Part, choose_unit, near, pick_units, tick, ticks, wants
from tablero.games.legion.battlefield import everybody, token_body
from tablero.games.legion.cards import Keyword
from tablero.games.legion.kinds import is_a
from tablero.games.legion.measuring import RANGE, measured, token_near
from tablero.games.legion.objectives import choose_spot, place_token, token_name, whole_table, why_not_advantage
from tablero.games.legion.orders import issue, why_not_order
from tablero.games.legion.setup_parts import of_kind, title
from tablero.games.legion.state import (
    AIM,
    DODGE,
    GAME,
    ROUND,
    SUPPRESSED_NOW,
    SUPPRESSION,
    Battle,
    Granted,
    Token,
    Unit,
)
from tablero.kernel import Choose, Message, Option, Play, Reason, because, say
from tablero.tabletop import TOUCH, Body, Point, Pose, Shape, overlapping

READY: Final = ((AIM, 1), (DODGE, 1))
TOOL_WIDTH: Final = 2540
"""Of the range tool, as it is assumed."""


# As the first Activation Phase begins.


@dataclass(frozen=True, slots=True)
class MorePasses(Part):
    """More tokens in the Pass Pool as the first Activation Phase begins."""

    count: int = 1

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-passes", count=self.count)

    def activation_phase_begins(self, battle: Battle, at: At) -> Play[None]:
        """Add them (legion26:token.advantage)."""
        for seat in at.seats:
            if battle.round == 1:
                battle.pass_pools[seat] += self.count
        yield from ()


@dataclass(frozen=True, slots=True)
class AtFirst(Part):
    """Some units gain tokens, or have a keyword for the game, as the first Activation Phase begins."""

    most: int
    of: str = ""
    tokens: tuple[tuple[str, int], ...] = ()
    keyword: Keyword | None = None
    all: bool = False
    """Whether it has to be so many."""

    def told(self) -> Message:
        """Return what it does, in words."""
        gains = tuple(say(f"legion-token-{kind}") for kind, _ in self.tokens)
        if self.keyword is not None:
            gains = (glossary.named(self.keyword),)
        form = "all" if self.all else "up-to"
        return say("legion-part-at-first", count=self.most, units=of_kind(self.of), gains=gains, form=form)

    def activation_phase_begins(self, battle: Battle, at: At) -> Play[None]:
        """Let the player choose them."""
        if battle.round != 1:
            return
        for seat in at.seats:
            able = [unit for unit in battle.undefeated(seat) if is_a(unit, self.of)]
            ask = say("legion-ask-at-first", card=at.card, count=self.most)
            least = self.most if self.all else 0
            for unit in (yield from pick_units(battle, seat, able, least, self.most, ask)):
                yield from self.give(battle, unit)

    def give(self, battle: Battle, unit: Unit) -> Play[None]:
        """Give a unit what it gains."""
        for kind, count in self.tokens:
            yield from doing.gain(battle, unit, kind, count)
        if self.keyword is not None:
            unit.granted.append(Granted(self.keyword, GAME))


@dataclass(frozen=True, slots=True)
class Sneaks(Part):
    """A small unit of Troopers infiltrates; one that does so anyway is ready instead."""

    of: str
    minis: int

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-sneaks", units=of_kind(self.of), count=self.minis)

    def activation_phase_begins(self, battle: Battle, at: At) -> Play[None]:
        """Let the player choose the unit."""
        if battle.round != 1:
            return
        for seat in at.seats:
            able = [unit for unit in battle.undefeated(seat) if is_a(unit, self.of)]
            able = [unit for unit in able if len(unit.miniatures) <= self.minis]
            unit = yield from choose_unit(battle, seat, able, say("legion-ask-sneak", card=at.card))
            if unit is None:
                continue
            if keywords.has(unit, "infiltrate"):
                for kind, count in READY:
                    yield from doing.gain(battle, unit, kind, count)
            else:
                unit.granted.append(Granted(Keyword("infiltrate"), GAME))


# Strikes from above.


@dataclass(frozen=True, slots=True)
class Strike(Part):
    """Once in a game a token is put on the battlefield when a Command Phase ends, and strikes when the End Phase begins."""

    kind: str
    dice: int

    def told(self) -> Message:
        """Return what it does, in words."""
        return say(f"legion-part-{self.kind}", token=title(self.kind), dice=self.dice)

    def command_phase_ends(self, battle: Battle, at: At) -> Play[None]:
        """Ask whether it is time."""

        def allowed(token: Token) -> Reason | None:
            return why_not_advantage(battle, token)

        for seat in at.seats:
            token = Token(self.kind, 0, 0, seat=seat, name=self.kind)
            ask = whether("legion-ask-strike-now", card=at.card, round=battle.round)
            if ticks(battle, seat, self.kind) or not (yield from wants(seat, ask)):
                continue
            where = say("legion-ask-place-token", token=token_name(token), card=at.card)
            yield from place_token(battle, seat, token, where, allowed, whole_table(battle))
            tick(battle, seat, self.kind)

    def end_phase_begins(self, battle: Battle, at: At) -> Play[None]:
        """Let it strike, and take the token away."""
        for token in [token for token in battle.tokens if token.kind == self.kind and token.seat in at.seats]:
            struck = yield from self.struck(battle, at, token)
            faces = yield from dice.roll_attack([dice.BLACK] * self.dice)
            shown = tuple(say(f"legion-face-{face}") for face in faces)
            battle.log.tell("legion-strike-roll", token=token_name(token), dice=shown)
            battle.tokens.remove(token)
            for unit in struck:
                yield from self.hit(battle, unit, faces)

    def struck(self, battle: Battle, at: At, token: Token) -> Play[list[Unit]]:
        """Return the units that it strikes: those within range 1 of the token."""
        yield from ()
        return [unit for unit in battle.units if near(battle, token, unit, 1)]

    def hit(self, battle: Battle, unit: Unit, faces: Sequence[str]) -> Play[None]:
        """Wound armored units, and suppress others."""
        if keywords.vehicle(unit) or keywords.has(unit, "armor"):
            count = 2 * faces.count(dice.CRITICAL) + faces.count(dice.HIT)
            yield from wounds.suffer(battle, unit, count)
            yield from wounds.check_resilience(battle, unit)
        else:
            suppression.suppress(battle, unit, faces.count(dice.CRITICAL) + faces.count(dice.HIT))


@dataclass(frozen=True, slots=True)
class Strafing(Strike):
    """The same along the range tool, which is laid from the token; all whom it covers are suppressed."""

    def struck(self, battle: Battle, at: At, token: Token) -> Play[list[Unit]]:
        """Let the player lay the tool, and return whom it or the token covers."""

        def allowed(there: Token) -> Reason | None:
            far = (there.x - token.x) ** 2 + (there.y - token.y) ** 2
            return None if far > token_body(token).shape.radius ** 2 else Reason(say("legion-a-direction"))

        ask = say("legion-ask-strafe", card=at.card)
        pointer = token._replace(kind="smoke")
        box = token.x - RANGE, token.y - RANGE, token.x + RANGE, token.y + RANGE
        spot = yield from choose_spot(battle, token.seat, pointer, ask, allowed, box)
        assert spot is not None, "there is always a direction"
        field = battle.field.copy()
        tool = field.add(laid_tool(token, spot))
        under = [id for id in everybody(battle) if overlapping(field, tool, id)]
        under += token_near(battle, token, everybody(battle), 0)
        return [unit for unit in battle.units if any(id in under for id in unit.miniatures)]

    def hit(self, battle: Battle, unit: Unit, faces: Sequence[str]) -> Play[None]:
        """Suppress a unit."""
        suppression.suppress(battle, unit, faces.count(dice.CRITICAL) + faces.count(dice.HIT))
        yield from ()


def laid_tool(token: Token, toward: Point) -> Body:
    """Return one band of the range tool, as it lies from the edge of a token toward a point."""
    radius = token_body(token).shape.radius
    dx, dy = toward[0] - token.x, toward[1] - token.y
    far = isqrt(dx * dx + dy * dy)

    def at(along: int, aside: int) -> Point:
        return (dx * along - dy * aside) // far + token.x, (dy * along + dx * aside) // far + token.y

    half = TOOL_WIDTH // 2
    corners = [at(radius, -half), at(radius + RANGE, -half), at(radius + RANGE, half), at(radius, half)]
    return Body(Shape.hull(corners), Pose(0, 0))


# Orders.


@dataclass(frozen=True, slots=True)
class Coordinates(Part):
    """A token on the card is spent while Orders are issued: some units coordinate."""

    uses: int
    units: int
    of: str
    about: tuple[str, ...]

    def told(self) -> Message:
        """Return what it does, in words."""
        ways = tuple(glossary.named(Keyword("coordinate", about=each)) for each in self.about)
        return say("legion-part-coordinates", uses=self.uses, count=self.units, units=of_kind(self.of), ways=ways)

    def order(self, battle: Battle, at: At, seat: int) -> Play[None]:
        """Ask whether it is used, by whom, and whom they coordinate with."""
        if seat not in at.seats or ticks(battle, seat, "coordinate") >= self.uses:
            return
        able = [unit for unit in battle.undefeated(seat) if is_a(unit, self.of)]
        ask = say("legion-ask-coordinated", card=at.card, count=self.units)
        chosen = yield from pick_units(battle, seat, able, 0, self.units, ask)
        for unit in chosen:
            ways: list[Option] = [("coordinate", about) for about in self.about]
            way = yield Choose(seat, ways, say("legion-ask-coordinate-whom", unit=battle.name(unit)))
            unit.granted.append(Granted(Keyword("coordinate", about=way[1]), ROUND))
        if chosen:
            tick(battle, seat, "coordinate")


@dataclass(frozen=True, slots=True)
class OrdersItself(Part):
    """A token on the card is spent while Orders are issued: a unit of a kind has an Order, one a round."""

    uses: int
    of: str

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-orders-itself", uses=self.uses, units=of_kind(self.of))

    def order(self, battle: Battle, at: At, seat: int) -> Play[None]:
        """Ask whether it is used."""
        if seat not in at.seats or ticks(battle, seat, "override") >= self.uses:
            return
        able = [unit for unit in battle.undefeated(seat) if is_a(unit, self.of)]
        able = [unit for unit in able if why_not_order(battle, unit, unit) is None]
        unit = yield from choose_unit(battle, seat, able, say("legion-ask-orders-itself", card=at.card), "no")
        if unit is not None:
            tick(battle, seat, "override")
            yield from issue(battle, unit)


@dataclass(frozen=True, slots=True)
class Scrambles(Part):
    """Enemies near a token can't be issued Orders; those who touch it may take it off."""

    kind: str

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-scrambles", token=title(self.kind))

    def bars_order(self, battle: Battle, at: At, unit: Unit) -> bool:
        """Tell whether a unit is near an enemy's token."""
        there = [token for token in battle.tokens if token.kind == self.kind and token.seat in at.seats]
        return any(token.seat != unit.seat and near(battle, token, unit, 1) for token in there)

    def action(self) -> str:
        """Return the action that it gives to units."""
        return "disable"

    def why_not_act(self, battle: Battle, at: At, unit: Unit, number: int) -> Reason | None:
        """Return why a unit can't take the token off: it is another, its own, or out of reach."""
        token = battle.tokens[number]
        if token.kind != self.kind or token.seat not in at.seats or token.seat == unit.seat:
            return because("legion26:action.06", "legion-not-that-token", token=token_name(token))
        if not token_near(battle, token, measured(battle, unit), TOUCH):
            rule = "legion26:measure.09"
            return because(rule, "legion-touches-not", unit=battle.name(unit), token=token_name(token))
        return None

    def act(self, battle: Battle, at: At, unit: Unit, number: int) -> Play[None]:
        """Take it off."""
        token = battle.tokens.pop(number)
        battle.log.tell("legion-acts-on-token", unit=battle.name(unit), verb="disable", token=token_name(token))
        yield from ()


# Activations and suppression.


@dataclass(frozen=True, slots=True)
class Hurries(Part):
    """When a unit activates, a token of the Pass Pool may be spent for an Aim and a Dodge, or to recover."""

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-hurries")

    def activates(self, battle: Battle, at: At, unit: Unit) -> Play[None]:
        """Ask whether it is spent, and for what."""
        if unit.seat not in at.seats or not battle.pass_pools[unit.seat]:
            return
        ask = say("legion-ask-hurry", card=at.card, unit=battle.name(unit))
        chosen = yield Choose(unit.seat, ["no", "ready", RECOVER], ask)
        if chosen == "no":
            return
        battle.pass_pools[unit.seat] -= 1
        if chosen == RECOVER:
            yield from act_for_free(battle, unit, RECOVER)
        else:
            for kind, count in READY:
                yield from doing.gain(battle, unit, kind, count)


@dataclass(frozen=True, slots=True)
class Disciplined(Part):
    """After a unit gains Suppression, a token on the card may be spent: it loses all of it and suffers a wound."""

    uses: int

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-disciplined", uses=self.uses)

    def answer(self, battle: Battle, at: At, events: Sequence[Event]) -> Play[None]:
        """Ask for each unit that has gained some."""
        shaken = dict.fromkeys(id for event, id, _ in events if event == SUPPRESSED_NOW)
        for unit in (battle.units[id] for id in shaken):
            if unit.seat not in at.seats or not unit.has(SUPPRESSION) or not unit.miniatures:
                continue
            left = self.uses - ticks(battle, unit.seat, "discipline")
            ask = whether("legion-ask-discipline", card=at.card, unit=battle.name(unit), count=left)
            if left > 0 and (yield from wants(unit.seat, ask)):
                tick(battle, unit.seat, "discipline")
                yield from suppression.calm_by_choice(battle, unit, unit.has(SUPPRESSION))
                yield from doing.suffer_wounds(battle, unit, 1)
