"""Bomb carts (rulebook of 2023: "Plataforma móvil"): how one moves, and whom it displaces.

The answer is that of a unit with a notched base, `((turn, speed, bend, travel),)`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

from tablero.games.legion.battlefield import CART, CART_HEIGHT, CART_SIZE, everybody, take_off, token_body
from tablero.games.legion.displacement import displace
from tablero.games.legion.moving import drawn_tool, flat
from tablero.games.legion.moving_rules import REVERSE, STANDARD, displaceable
from tablero.games.legion.objectives import token_name
from tablero.games.legion.places import is_spot
from tablero.games.legion.sliding import NOTCHES, Part, Slides, is_numbers
from tablero.games.legion.speed import slowed
from tablero.games.legion.state import Battle, Token
from tablero.games.legion.terrain import IMPASSABLE, OBSTACLE, highest_under, tilts
from tablero.games.legion.tools import NOTCH, TOOLS, WIDTH, barring
from tablero.kernel import Choose, Disc, Json, Play, Reason, Region, Rng, Standing, because, say
from tablero.kernel import Mover as Movable
from tablero.tabletop import (
    QUARTER,
    Battlefield,
    Ground,
    Point,
    Pose,
    asked,
    drawn_around,
    facing_to,
    first_entered,
    on_table,
    overlapping,
    turn_between,
)

STAY: Final = "stay"
TOOL: Final = "tool"
"""How a client puts the answer together."""
TRIES: Final = 8
TURNS: Final = (0, 300, -300, 600, -600, 900, -900)
"""Turns and bends that are tried where a way is looked for."""
SHARES: Final = (4, 3, 2, 1, 0)
"""How far along the tool, in quarters."""


class CartMove(Slides):
    """How a bomb cart may move: pivot, and slide along a tool, forward or in reverse, all of the way or part of it."""

    arm = CART_SIZE // 2 - NOTCH

    def __init__(self, battle: Battle, number: int, kind: str, speed: int) -> None:
        self.battle = battle
        self.cart = battle.tokens[number]
        self.number = number
        # legion23:notched.18
        self.speed = slowed(speed) if kind == REVERSE else speed
        self.notch = NOTCHES[kind]
        self.start = Pose(self.cart.x, self.cart.y, self.cart.z, self.cart.facing)

    # Judging.

    def why_not(self, value: Any) -> Reason | None:
        """Return why the cart can't move like this, or None."""
        if not isinstance(value, tuple) or len(value) != 1 or not is_numbers(value[0], 4):
            return Reason(say("legion-a-tool-and-places", count=0))
        (part,) = value
        return self.why_not_laid(part) or self.why_not_way(part) or self.why_not_end(part)

    def why_not_part(self, part: Any) -> Reason | None:
        """Return why the cart can't move so: `(0, turn, speed, bend, travel)`."""
        part = flat(part)
        return self.why_not((part[1:],) if isinstance(part, tuple) and part[:1] == (0,) else None)

    def why_not_laid(self, part: Part) -> Reason | None:
        """Return why the cart can't turn so far, or no tool be laid so: a partial move slides along part of it."""
        turn, speed, bend, travel = part
        if abs(turn) > QUARTER:
            return because("legion23:notched.09", "legion-turned-too-far", unit=self.name)
        if not 1 <= speed <= self.speed:
            return because("legion23:notched.01", "legion-too-fast", unit=self.name, speed=self.speed)
        # legion23:battlecard.payload.4
        if abs(bend) > TOOLS[speed].most_bend or not 0 <= travel <= self.whole(speed):
            return because("legion23:notched.02", "legion-no-such-tool", unit=self.name)
        return None

    def why_not_way(self, part: Part) -> Reason | None:
        """Return why the cart can't get along its way: terrain that is impassable, or too high to be passed over."""
        if first_entered(self._ground(self.impassable), self.start, self.path(part)) is not None:
            return because("legion23:battlecard.payload.4", "legion-on-impassable", unit=self.name)
        if first_entered(self._ground(self.too_high), self.start, self.path(part)) is not None:
            return because("legion23:move.10", "legion-in-the-way", unit=self.name)
        return None

    def why_not_end(self, part: Part) -> Reason | None:
        """Return why the cart can't end where its way leads."""
        field, number = self.placed(part)
        if not on_table(field, number):
            return because("legion23:move.02", "legion-off-the-battlefield", unit=self.name)
        firm = set(everybody(self.battle)) - set(self.displaceable)
        if any(overlapping(field, number, each) for each in [*sorted(firm), *self._add_others(field)]):
            return because("legion23:battlecard.payload.5", "legion-on-a-miniature", unit=self.name)
        if abs(field[number].pose.z - self.start.z) > CART_HEIGHT:
            return because("legion23:move.10", "legion-cart-too-high", unit=self.name)
        if tilts(field, number, CART_SIZE):
            return because("legion23:vehicle.ground.4", "legion-cart-tilts", unit=self.name)
        return None

    def displaced(self, part: Part) -> list[int]:
        """Return the miniatures on which the cart would end; whom it only passes stays where it is."""
        field, number = self.placed(part)
        return [id for id in self.displaceable if overlapping(field, number, id)]  # legion23:battlecard.payload.5

    @cached_property
    def displaceable(self) -> list[int]:
        """The miniatures that the cart displaces if it ends on them (legion23:battlecard.payload.5)."""
        return displaceable(self.battle)

    @property
    def name(self) -> Any:
        """What the cart is called."""
        return token_name(self.cart)

    @cached_property
    def impassable(self) -> list[int]:
        """The bodies of impassable terrain: nothing else slows or stops a cart on the ground."""
        # legion23:battlecard.payload.4
        return [body for piece in self.battle.terrain if piece.movement == IMPASSABLE for body in piece.bodies]

    @cached_property
    def too_high(self) -> list[int]:
        """The bodies of obstacles that are higher than the cart (legion23:move.10)."""
        foot, field = self.start.z, self.battle.field
        bodies = [body for piece in self.battle.terrain if piece.kind == OBSTACLE for body in piece.bodies]
        return [body for body in bodies if field[body].top > foot + CART_HEIGHT > field[body].pose.z]

    def _ground(self, bodies: list[int]) -> Ground:
        """Return the ground as the cart's base meets it; no miniature is in its way (legion23:battlecard.payload.5)."""
        return barring(self.battle.field, token_body(self.cart).shape, bodies)

    def _add_others(self, field: Battlefield) -> list[int]:
        """Put the other carts on a field of one's own, and return their numbers."""
        others = [token for number, token in enumerate(self.battle.tokens) if number != self.number]
        return [field.add(token_body(token)) for token in others if token.kind == CART]

    # What comes of it.

    def moved(self, part: Part) -> Token:
        """Return the cart where a move leads: at the height of the highest thing under its base."""
        field, number = self.placed(part)
        return self._there(part)._replace(z=field[number].pose.z)

    def placed(self, part: Part) -> tuple[Battlefield, int]:
        """Return a field with the cart where a move leads, and the cart's number on it."""
        field = self.battle.field.copy()
        number = field.add(token_body(self._there(part)))
        pose = field[number].pose
        field.replace(number, field[number].at(pose._replace(z=highest_under(field, number))))
        return field, number

    def _there(self, part: Part) -> Token:
        """Return the cart at the end of a move, at the height at which it starts."""
        end = self.end(part)
        return self.cart._replace(x=end.x, y=end.y, facing=end.facing)

    # Finding answers.

    def toward(self, goal: Point) -> tuple[Part] | None:
        """Return the move that brings the cart as near to a point as is found; or None."""
        if not is_spot(goal):
            return None
        x, y = goal[0] - self.start.x, goal[1] - self.start.y
        straight = turn_between(self.start.facing + self.notch, facing_to(x, y)) if x or y else 0
        parts = [
            (turn, speed, bend, self.whole(speed) * share // SHARES[0])
            for speed in range(self.speed, 0, -1)
            for turn in dict.fromkeys((max(-QUARTER, min(QUARTER, straight)), 0, QUARTER, -QUARTER))
            for bend in TURNS
            for share in SHARES
        ]

        def far(part: Part) -> tuple[int, Part]:
            end = self.end(part)
            return (end.x - goal[0]) ** 2 + (end.y - goal[1]) ** 2, part

        return next(((part,) for part in sorted(parts, key=far) if self.why_not((part,)) is None), None)

    def sample(self, rng: Rng) -> tuple[Part]:
        """Return a legal move; to stay is one."""
        for _ in range(TRIES):
            speed = rng.between(1, self.speed)
            turn, bend = rng.between(-QUARTER, QUARTER), rng.between(-QUARTER, QUARTER)
            part = turn, speed, bend, rng.between(0, self.whole(speed))
            if self.why_not((part,)) is None:
                return (part,)
        return ((0, 1, 0, 0),)

    def suggest(self, rng: Rng, most: int) -> Iterator[tuple[Part]]:
        """Yield legal moves: to the middle of the table, and then anywhere."""
        found = self.toward((self.battle.field.width // 2, self.battle.field.depth // 2))
        if found is not None:
            yield found
        for _ in range(most):
            yield self.sample(rng)

    # Asking.

    def region(self) -> Region:
        """Return the table with what stands there, and how far the cart may go."""
        field, here, shape = self.battle.field, self.start, token_body(self.cart).shape
        reach = Disc(here.x, here.y, self.whole(self.speed) + shape.radius)
        mover = Movable(drawn_around(shape, here.facing), (here.x, here.y), (reach,))
        pieces = [
            Standing(drawn_around(field[id].shape, field[id].pose.facing, *field[id].pose[:2]), field[id].owner)
            for id in everybody(self.battle)
        ]
        return Region((0, 0, field.width, field.depth), (mover,), tuple(pieces), TOOL, self.about())

    def about(self) -> Json:
        """Return how the tool may be laid, and from where."""
        return {
            "leader": 0,
            "start": list(self.start),
            "turn": QUARTER,
            "arm": self.arm,
            "notch": self.notch,
            "tools": [[speed, TOOLS[speed].length] for speed in range(1, self.speed + 1)],
            "bend": TOOLS[1].most_bend,
            "width": WIDTH,
            "compulsory": False,
        }

    def trace(self, value: Any) -> Json:
        """Return the tool as it lies."""
        (part,) = value
        return drawn_tool(part[1], self.laid(part))

    def completed(self, part: Any) -> tuple[Part] | None:
        """Return the move itself, if it is legal."""
        return (flat(part)[1:],) if self.why_not_part(part) is None else None


def move_cart(battle: Battle, number: int, speed: int) -> Play[None]:
    """Let the player of a bomb cart move it; the opponent places whom it displaces."""
    cart = battle.tokens[number]
    # legion23:battlecard.payload.4
    kind = yield Choose(cart.seat, [STAY, STANDARD, REVERSE], say("legion-ask-cart", token=token_name(cart)))
    if kind == STAY:
        return
    moving = CartMove(battle, number, kind, speed)
    ask = say("legion-ask-cart-move", token=token_name(cart), kind=kind)
    (part,) = yield asked(moving, cart.seat, ask, trace=moving.trace, complete=moving.completed)
    before = {each.id: each.pose for each in battle.miniatures if each.pose is not None}
    displaced = moving.displaced(part)
    battle.tokens[number] = moving.moved(part)
    battle.log.tell("legion-cart-moves", seat=cart.seat + 1, token=token_name(cart))
    for id in displaced:
        take_off(battle, battle.miniatures[id])  # legion23:notched.13
    # legion23:battlecard.payload.5
    yield from displace(battle, cart.seat, token_name(cart), displaced, before)
    for unit in battle.units:
        unit.displaced = False  # legion23:notched.16: no activation goes on
