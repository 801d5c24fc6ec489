"""Parts of the battle cards of the older edition."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tablero.games.legion import doing, keywords
from tablero.games.legion.battle_parts import At, Part, holds, pick_units
from tablero.games.legion.battlefield import CART, token_body
from tablero.games.legion.cards import Keyword
from tablero.games.legion.carts import move_cart
from tablero.games.legion.measuring import RANGE, token_near
from tablero.games.legion.objectives import MARKER, place_token, put_token, token_name, whole_table, why_not_here
from tablero.games.legion.setup_parts import of_kind
from tablero.games.legion.state import (
    CONDITION,
    INCOGNITO,
    NOBODY,
    ON_BATTLEFIELD,
    POSITION,
    ROUND,
    SET_ASIDE,
    Battle,
    Granted,
    Token,
    Unit,
)
from tablero.games.legion.terrain import in_contact
from tablero.games.legion.zones import beyond_zones, owner_at
from tablero.kernel import Choose, Message, Option, Play, Reason, because, say
from tablero.tabletop import TOUCH, Battlefield, may_be_within, within

TRANSMISSION: Final = "transmission"
SUPPLIES: Final = "supplies"
BOMB: Final = "bomb"
VAPORATOR: Final = "vaporator"


def counts(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit counts for victory: it is not Panicked, and not incognito."""
    return not doing.panicked(battle, unit) and not unit.has(INCOGNITO)  # legion23:win.03, legion23:kw.incognito


def markers(battle: Battle) -> list[Token]:
    """Return the Objective tokens that lie on the battlefield."""
    return [token for token in battle.tokens if token.kind == MARKER]


@dataclass(frozen=True, slots=True)
class Elsewhere(Part):
    """Something that the rules of another chapter do, which look for the card."""

    what: str

    def told(self) -> Message:
        """Return what it does, in words."""
        return say(f"legion-part-{self.what}")


@dataclass(frozen=True, slots=True)
class Victory(Part):
    """Victory tokens at the end of the game, and after some rounds."""

    after: tuple[int, ...] = ()
    """After which rounds they are given besides the end of the game."""
    at_end: int = 1
    """How many each counts at the end."""

    def counted(self, battle: Battle, seat: int) -> int:
        """Return how much a player has that counts."""
        raise NotImplementedError

    def points_after(self, battle: Battle, seat: int, ended: int) -> int:
        """Return what a player gains when a round has ended (legion23:win.04, legion23:win.08)."""
        if ended == battle.edition.rounds:
            return self.at_end * self.counted(battle, seat)
        return self.counted(battle, seat) if ended in self.after else 0


# Breakthrough.


@dataclass(frozen=True, slots=True)
class LeadersBeyond(Victory):
    """A token for each leader in an enemy deployment zone."""

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-leaders-beyond")

    def counted(self, battle: Battle, seat: int) -> int:
        """Return how many leaders are there (legion23:battlecard.breakthrough)."""
        found = 0
        for unit in battle.units_of(seat):
            pose = battle.miniatures[unit.leader].pose
            if pose is not None and counts(battle, unit) and owner_at(battle, pose.x, pose.y) == 1 - seat:
                found += 1
        return found


# Intercept the Transmissions.


@dataclass(frozen=True, slots=True)
class ThreeInALine(Part):
    """A token lies in the centre, and one halfway from it to each short edge."""

    name: str = TRANSMISSION

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-three-in-a-line")

    def set_up(self, battle: Battle, at: At) -> Play[None]:
        """Put them there (legion23:battlecard.intercept, legion23:objective.01)."""
        x, y = battle.field.width // 2, battle.field.depth // 2
        for there in (x, x // 2, battle.field.width - x // 2):
            put_token(battle, Token(MARKER, there, y, name=self.name))
        yield from ()


@dataclass(frozen=True, slots=True)
class ControlledByTroopers(Victory):
    """A token for each Objective token with more own Trooper leaders near than enemy ones."""

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-controlled-by-troopers")

    def counted(self, battle: Battle, seat: int) -> int:
        """Return how many a player controls (legion23:battlecard.intercept)."""
        return sum(controls(battle, token) == seat for token in markers(battle))


def controls(battle: Battle, token: Token) -> int:
    """Return who has more Trooper leaders at range 1 of a token (legion23:battlecard.intercept.3)."""
    near = [0, 0]
    for seat in (0, 1):
        for unit in battle.units_of(seat):
            if keywords.trooper(unit) and counts(battle, unit) and token_near(battle, token, [unit.leader], RANGE):
                near[seat] += 1
    return NOBODY if near[0] == near[1] else near.index(max(near))


# Key Positions.


@dataclass(frozen=True, slots=True)
class EachMarksTerrain(Part):
    """The players mark pieces of terrain outside of all zones in turn, the blue player first."""

    count: int = 3

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-marks-terrain", count=self.count)

    def set_up(self, battle: Battle, at: At) -> Play[None]:
        """Let them choose, as long as there is a piece left."""
        for number in range(self.count):
            marked = [token.marks for token in markers(battle)]
            free: list[Option] = [
                ("piece", index)
                for index, piece in enumerate(battle.terrain)
                if index not in marked and piece.bodies and outside(battle, index)
            ]
            if not free:
                return  # legion23:battlecard.key-positions.2
            ask = say("legion-ask-position", card=at.card, number=number + 1, count=self.count)
            chosen = yield Choose(at.seats[number % 2], free, ask)
            pose = battle.field[battle.terrain[chosen[1]].bodies[0]].pose
            # legion23:battlecard.key-positions
            battle.tokens.append(Token(MARKER, pose.x, pose.y, marks=chosen[1], name=POSITION))


def outside(battle: Battle, piece: int) -> bool:
    """Tell whether a piece of terrain lies wholly outside all deployment zones."""
    return all(beyond_zones(battle, battle.field[body], 0) for body in battle.terrain[piece].bodies)


@dataclass(frozen=True, slots=True)
class HoldsTerrain(Victory):
    """A token for each marked piece of terrain with more own leaders in contact than enemy ones."""

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-holds-terrain")

    def counted(self, battle: Battle, seat: int) -> int:
        """Return how many pieces a player holds (legion23:battlecard.key-positions)."""
        return sum(_holds_piece(battle, token.marks) == seat for token in markers(battle))


def _holds_piece(battle: Battle, number: int) -> int:
    touching = [0, 0]
    for seat in (0, 1):
        for unit in battle.units_of(seat):
            if counts(battle, unit) and in_contact(battle.field, unit.leader, battle.terrain[number]):
                touching[seat] += 1
    return NOBODY if touching[0] == touching[1] else touching.index(max(touching))


# Recover the Supplies.


@dataclass(frozen=True, slots=True)
class SupplyTokens(Part):
    """A token lies in the centre, and the players place more in turn, far from zones and from each other."""

    count: int = 4

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-supplies", count=self.count)

    def set_up(self, battle: Battle, at: At) -> Play[None]:
        """Put one there, and let the players place the others, as long as there is room."""
        middle = battle.field.width // 2, battle.field.depth // 2
        put_token(battle, Token(MARKER, *middle, name=SUPPLIES))  # legion23:battlecard.recover, legion23:objective.01

        def allowed(token: Token) -> Reason | None:
            return why_not_here(battle, token) or why_not_supply(battle, token)

        for number in range(self.count):
            token = Token(MARKER, 0, 0, name=SUPPLIES)
            ask = say("legion-ask-place-token", token=token_name(token), card=at.card)
            if not (yield from place_token(battle, at.seats[number % 2], token, ask, allowed, whole_table(battle))):
                return


def why_not_supply(battle: Battle, token: Token) -> Reason | None:
    """Return why a token is too near to a zone or to another token (legion23:battlecard.recover.2)."""
    if not beyond_zones(battle, token_body(token), RANGE):
        return because("legion23:battlecard.recover.2", "legion-supply-near-zone")
    own = token_body(token)
    table = Battlefield(battle.field.width, battle.field.depth)
    number = table.add(own)
    near = [body for body in map(token_body, battle.tokens) if may_be_within(own, body, RANGE)]
    if any(within(table, number, table.add(body), RANGE) for body in near):
        return because("legion23:battlecard.recover.2", "legion-supply-near-token")
    return None


@dataclass(frozen=True, slots=True)
class TroopersClaim(Part):
    """Troopers may claim tokens; creatures and emplacements never do."""

    name: str

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-troopers-claim")

    def may_claim(self, unit: Unit, token: Token) -> bool:
        """Tell whether a unit may claim a token (legion23:battlecard.recover.3)."""
        barred = keywords.of_type(unit, "creature trooper") or keywords.of_type(unit, "emplacement trooper")
        return token.name == self.name and keywords.trooper(unit) and not barred


@dataclass(frozen=True, slots=True)
class SuppliesClaimed(Victory):
    """A token for each Objective token that own units have claimed."""

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-supplies-claimed")

    def counted(self, battle: Battle, seat: int) -> int:
        """Return how many a player's units have (legion23:battlecard.recover)."""
        return sum(len(holds(unit, SUPPLIES)) for unit in battle.units_of(seat) if counts(battle, unit))


# What the rulebook prints of cards whose own text is not known.


@dataclass(frozen=True, slots=True)
class LetsGo(Part):
    """A unit may let go of a token that it has claimed, as a free action; it lies beside its leader."""

    name: str

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-lets-go")

    def action(self) -> str:
        """Return the action that it gives to units."""
        return "let-go"

    def costs(self) -> int:
        """Return that it costs nothing (legion23:battlecard.bombing-run.2)."""
        return 0

    def choices(self, battle: Battle, unit: Unit) -> Sequence[Token]:
        """Return the tokens that a unit has claimed (legion23:battlecard.bombing-run.2)."""
        return unit.held

    def why_not_act(self, battle: Battle, at: At, unit: Unit, number: int) -> Reason | None:
        """Return why a unit can't let go of a token: it is another."""
        if unit.held[number].name != self.name:
            return because(
                "legion23:battlecard.bombing-run.2", "legion-not-that-token", token=token_name(unit.held[number])
            )
        return None

    def act(self, battle: Battle, at: At, unit: Unit, number: int) -> Play[None]:
        """Let go of it (legion23:battlecard.bombing-run.2)."""
        yield from battle.edition.objectives.drop(battle, unit, unit.held.pop(number))


CLUMSY: Final = {
    "creature trooper": "legion23:type.creature.6",
    "emplacement trooper": "legion23:type.emplacement.3",
}
"""The types of units that neither sabotage nor repair, with the rules that say so."""


@dataclass(frozen=True, slots=True)
class Tampers(Part):
    """A unit whose leader touches a token may put a wound on it, or take one off."""

    name: str
    verb: str
    """`sabotage` or `repair`."""

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-tampers", verb=self.verb)

    def action(self) -> str:
        """Return the action that it gives to units."""
        return self.verb

    def why_not_act(self, battle: Battle, at: At, unit: Unit, number: int) -> Reason | None:
        """Return why a unit can't do it: its type, another token, out of reach, or nothing to repair."""
        for kind, barred in CLUMSY.items():
            if keywords.of_type(unit, kind):
                return because(barred, "legion-cant-tamper", unit=battle.name(unit))
        token = battle.tokens[number]
        rule = "legion23:battlecard.sabotage.2"
        if token.name != self.name:
            return because(rule, "legion-not-that-token", token=token_name(token))
        if unit.place != ON_BATTLEFIELD or not token_near(battle, token, [unit.leader], TOUCH):
            return because(rule, "legion-touches-not", unit=battle.name(unit), token=token_name(token))
        if self.verb == "repair" and not token.marks:
            return because(rule, "legion-nothing-to-repair", token=token_name(token))
        return None

    def act(self, battle: Battle, at: At, unit: Unit, number: int) -> Play[None]:
        """Do it (legion23:battlecard.sabotage.2)."""
        token = battle.tokens[number]
        battle.tokens[number] = token._replace(marks=token.marks + (1 if self.verb == "sabotage" else -1))
        battle.log.tell("legion-acts-on-token", unit=battle.name(unit), verb=self.verb, token=token_name(token))
        yield from ()


@dataclass(frozen=True, slots=True)
class CartsMove(Part):
    """When an End Phase begins, the players may move the bomb carts that they control, the blue player first."""

    speed: int

    def told(self) -> Message:
        """Return what it does, in words, and that who moves a cart, when and how far is a ruling."""
        return say("legion-part-carts-move", speed=self.speed)

    def end_phase_begins(self, battle: Battle, at: At) -> Play[None]:
        """Let them move the carts."""
        for seat in at.seats:
            for number, token in enumerate(battle.tokens):
                if token.seat == seat and may_move_cart(battle, token):
                    yield from move_cart(battle, number, self.speed)


def may_move_cart(battle: Battle, token: Token) -> bool:
    """Tell whether a token is a bomb cart that its player may move now: with more Trooper leaders near it than the enemy.

    A ruling: who moves carts stands on a card that no source gives (legion23:battlecard.payload.4).
    """
    return token.kind == CART and controls(battle, token) == token.seat


# Advanced Positions.


@dataclass(frozen=True, slots=True)
class TroopersScout(Part):
    """Troopers scout while they are deployed, those too that can't move otherwise."""

    speed: int

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-troopers-scout", speed=self.speed)

    def set_up(self, battle: Battle, at: At) -> Play[None]:
        """Give them Scout, which they need in setup only."""
        for unit in battle.units:
            if keywords.trooper(unit):
                unit.granted.append(Granted(Keyword("scout", self.speed), ROUND))
        yield from ()


# Rapid Reinforcements.


@dataclass(frozen=True, slots=True)
class SetsAside(Part):
    """Each player may set some units aside, which come from the second round on."""

    most: int = 2
    from_round: int = 2
    of: str = "non-commander trooper"

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-sets-aside", count=self.most, units=of_kind(self.of), round=self.from_round)

    def set_up(self, battle: Battle, at: At) -> Play[None]:
        """Let both players choose them, the blue player first (legion23:battlecard.rapid, legion23:token.25)."""
        for seat in at.seats:
            able = [unit for unit in battle.undefeated(seat) if unit.rank != "commander" and keywords.trooper(unit)]
            ask = say("legion-ask-set-aside", card=at.card)
            for unit in (yield from pick_units(battle, seat, able, 0, self.most, ask)):
                unit.place = SET_ASIDE
                unit.tokens[CONDITION] = 1
