"""Moves (rulebook: "Movement"): one question for all miniatures of a unit.

A `Move` says what the rules have against an answer, draws where miniatures may go, and finds answers for bots. The answer has
one part for each miniature of the unit, in order: that of the leader says how it moves, those of the others where
they are placed, `(x, y)` or with the height `(x, y, z)`. A leader with an unnotched base is placed at a tool that is
found for it, so its part is a place as well; how notched bases move stands in `notched`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from math import isqrt
from typing import Any, Final, NamedTuple

from tablero.games.legion import keywords
from tablero.games.legion.battlefield import put, silhouette, take_off
from tablero.games.legion.hostages import why_not_fight
from tablero.games.legion.measuring import enemies_touched
from tablero.games.legion.moving_rules import CLIMB, JUMP, STANDARD, climb_height, flying_height
from tablero.games.legion.places import Places, Spots, is_spot
from tablero.games.legion.speed import heeds_difficult_terrain, slowed
from tablero.games.legion.state import NOBODY, ON_BATTLEFIELD, Battle, Unit
from tablero.games.legion.terrain import DIFFICULT, HEIGHT, IMPASSABLE, OBSTACLE, crosses_impassable, is_in
from tablero.games.legion.tools import TOOLS, WIDTH, under_tools
from tablero.kernel import Ask, Disc, Json, Place, Play, Reason, Region, Rng, Standing, because, say, worked_out
from tablero.kernel import Mover as Movable
from tablero.kernel.region import POINTS
from tablero.kernel.region import Shape as Drawn
from tablero.tabletop import (
    TOUCH,
    Battlefield,
    Ground,
    Laid,
    Point,
    Pose,
    Shape,
    ahead,
    around,
    asked,
    drawn_around,
    facing_to,
)

ROUNDED: Final = 10
"""By less than that a tool reaches farther for lying on whole numbers."""
TRIES: Final = 8
"""How many random places are tried as the end of a move."""
BEARINGS: Final = (0, 150, -150, 300, -300, 450, -450, 600, -600, 900, -900, 1200, -1200, 1800)
"""How far to the side of the straight way other ways are tried."""
SHARES: Final = (8, 6, 4, 2, 0)
"""And how far of the way, in eighths."""


class Terms(NamedTuple):
    """The terms of a move: its kind, and what the rule that allows it says of it."""

    kind: str = STANDARD
    speed: int = 1
    """The Speed of the unit for it, before terrain and the kind of move reduce it."""
    heeds_terrain: bool = True
    """Whether difficult terrain slows it."""
    into_melee: bool = True
    compulsory: bool = False
    """Whether it is a full move, or as far as can be."""


class Moved(NamedTuple):
    """What came of a move."""

    kind: str
    speed: int
    """Of the tool that was used; 0 for a Pivot."""
    full: bool = False
    """Whether a notched base went along all of the tool."""
    melee: int = NOBODY
    """The unit that it moved into Melee with."""
    passed: tuple[int, ...] = ()
    """The enemy units that it has passed over."""
    stopped: bool = False
    """Whether it was stopped by the edge of the battlefield, which ends its actions."""
    displaced: tuple[int, ...] = ()
    """The miniatures that it has displaced."""


class Found(NamedTuple):
    """A leader's move as it was found to be legal: with which tool, laid how."""

    speed: int
    laid: Laid


class Move(Places):
    """A move of a unit whose leader has an unnotched base: a Standard Move, a Climb or a Jump."""

    def __init__(self, battle: Battle, unit: Unit, terms: Terms) -> None:
        super().__init__(battle, unit)
        self.terms = terms
        self.index = unit.miniatures.index(unit.leader)
        self.slows = terms.heeds_terrain and terms.kind != JUMP and heeds_difficult_terrain(unit)

    @cached_property
    def start(self) -> Pose:
        """Where the leader starts."""
        pose = self.miniature(self.unit.leader).pose
        assert pose is not None
        return pose

    @property
    def radius(self) -> int:
        """Half the width of the leader's base."""
        return self.unit.card.base.width // 2

    # What bars a tool.

    @cached_property
    def over(self) -> int:
        """How far above the leader's foot things may reach over which it moves."""
        unit, kind = self.unit, self.terms.kind
        own = silhouette(unit)  # legion26:move.13, legion26:move.17, legion26:move.19, legion23:move.10
        if kind == CLIMB:
            return self.edition.moving.climbs_over(unit, climb_height(unit))
        if kind == JUMP:
            return self.jump  # legion26:kw.jump-x, legion26:kw.jump-x.3, legion23:kw.jump-x
        return max(own, flying_height(unit))

    @property
    def jump(self) -> int:
        """How high the unit jumps."""
        return keywords.value(self.unit, "jump") * HEIGHT

    @cached_property
    def barring(self) -> list[int]:
        """The bodies over which the leader can't move: too high, or impassable, or miniatures in the way."""
        high = self.jump if self.terms.kind == JUMP else 0
        compulsory = self.terms.compulsory
        return [*self._terrain_barring(), *self.edition.moving.in_the_way(self.battle, self.unit, high, compulsory)]

    def _terrain_barring(self) -> Iterator[int]:
        field, foot, top = self.battle.field, self.start.z, self.start.z + silhouette(self.unit)
        through = self.terms.kind == JUMP or crosses_impassable(self.unit)  # legion26:kw.jump-x.2, legion23:kw.jump-x.3
        for piece in self.battle.terrain:
            impassable = self.edition.terrain.movement(piece, self.unit) == IMPASSABLE and not through
            for number in piece.bodies:  # legion26:terrain.14, legion23:terrain.11: each part by itself
                body = field[number]
                # legion26:terrain.09, legion23:terrain.07
                # legion26:move.13, legion26:move.17, legion26:move.19, legion23:move.10: as high as allowed is allowed
                too_high = piece.kind == OBSTACLE and body.top - foot > self.over and body.pose.z < top
                if (
                    impassable or too_high
                ):  # legion26:move.16, legion26:terrain.13, legion23:move.12, legion23:terrain.10
                    yield number

    @cached_property
    def difficult(self) -> list[int]:
        """The bodies of terrain that slows the unit if its tool lies over them."""
        rules, high = self.edition.terrain, flying_height(self.unit)
        if not self.slows:
            return []
        # legion26:terrain.11, legion23:terrain.08: open terrain slows nobody
        return [
            number
            for piece in self.battle.terrain
            if rules.movement(piece, self.unit) == DIFFICULT and not (self._hovers and piece.height <= high)
            for number in piece.bodies
        ]

    @cached_property
    def _hovers(self) -> bool:
        return any(each.about == "air" for each in keywords.named(self.unit, "hover"))

    @cached_property
    def tool_ground(self) -> Ground:
        """The ground over which the leader's tool may lie."""
        return under_tools(self.battle.field, self.barring)

    @cached_property
    def easy_ground(self) -> Ground:
        """The ground over which its tool may lie without slowing it."""
        return under_tools(self.battle.field, [*self.barring, *self.difficult]) if self.difficult else self.tool_ground

    @cached_property
    def starts_slowed(self) -> bool:
        """Whether any miniature starts in difficult terrain."""
        return self.slows and any(self.in_difficult(self.battle.field, id) for id in self.unit.miniatures)

    def in_difficult(self, field: Battlefield, id: int) -> bool:
        """Tell whether a miniature stands in difficult terrain."""
        return id in field and is_in(self.battle, field, id, DIFFICULT)

    # Judging.

    def why_not(self, spots: Any) -> Reason | None:
        """Return why the unit can't move like this, or None."""
        if not isinstance(spots, tuple) or len(spots) != len(self.unit.miniatures):
            return Reason(say("legion-a-place-for-each", count=len(self.unit.miniatures)))
        reason = self.why_not_form(spots)
        if reason is not None:
            return reason
        field = self.placed(spots)
        reason = self.why_not_led(field, spots[self.index])
        if reason is not None:
            return reason
        target = self.target(field)
        return self.why_not_melee(field, target) or self.why_not_followers(field, self.followers, target)

    def why_not_form(self, spots: Spots) -> Reason | None:
        """Return why an answer says nothing: each part must be a place."""
        if all(is_spot(spot) for spot in spots):
            return None
        return Reason(say("legion-a-place-for-each", count=len(self.unit.miniatures)))

    def why_not_part(self, part: Any) -> Reason | None:
        """Return why a miniature can't be put there, before it is known where the others are: `(number, x, y)`."""
        part = flat(part)
        if not (isinstance(part, tuple) and len(part) > 2 and part[0] in range(len(self.unit.miniatures))):
            return Reason(say("legion-a-place-for-each", count=len(self.unit.miniatures)))
        id, spot = self.unit.miniatures[part[0]], part[1:]
        if not is_spot(spot):
            return Reason(say("legion-a-place-for-each", count=len(self.unit.miniatures)))
        field = self.cleared() if id == self.unit.leader else self.cleared_for_followers()
        self.settle(field, id, spot, self.start.z, self.start.facing)
        return self.why_not_led(field, spot) if id == self.unit.leader else self.why_not_there(field, id)

    def cleared_for_followers(self) -> Battlefield:
        """Return the field on which a follower is judged before it is known how its leader moves."""
        return self.cleared()

    def cleared(self) -> Battlefield:
        """Return the field without the unit: followers are put away while the leader moves (legion26:move.07)."""
        field = self.battle.field.copy()
        for id in self.unit.miniatures:
            if id in field:
                field.remove(id)
        return field

    def placed(self, spots: Spots) -> Battlefield:
        """Return the field with the miniatures where an answer puts them."""
        field = self.cleared()
        pose = self.leader_pose(field, spots[self.index])
        for id, spot in zip(self.unit.miniatures, spots, strict=True):
            if id != self.unit.leader:
                self.settle(field, id, spot, pose.z, pose.facing)  # legion26:notch.07, legion23:notched.06
        return field

    def leader_pose(self, field: Battlefield, part: Any) -> Pose:
        """Put the leader on a field where its part of an answer leads, and return its pose."""
        return self.settle(field, self.unit.leader, part, self.start.z, self.start.facing)

    def why_not_led(self, field: Battlefield, part: Any) -> Reason | None:
        """Return why the leader can't stand where it does on a field, or not get there."""
        return self.why_not_there(field, self.unit.leader) or self.why_not_leader(field, part)

    def why_not_leader(self, field: Battlefield, part: Any) -> Reason | None:
        """Return why the leader can't get to where it stands on a field."""
        return self.why_not_height(field[self.unit.leader].pose.z) or self._why_not_tool(field)

    def why_not_height(self, foot: int) -> Reason | None:
        """Return why the leader can't end so high up or down."""
        unit, change = self.unit, foot - self.start.z
        if self.terms.kind == JUMP:
            allowed = change <= self.jump  # legion26:kw.jump-x, legion23:kw.jump-x, legion23:kw.jump-x.5
        elif self.terms.kind == CLIMB:
            # legion26:climb.03, legion26:terrain.18, legion23:climb.02, legion23:climb.04, legion23:terrain.15
            allowed = abs(change) <= climb_height(unit)
        else:
            flies = flying_height(unit)
            allowed = abs(change) <= silhouette(unit) or 0 < flies >= change
        if allowed:
            return None
        if self.terms.kind in (JUMP, CLIMB):
            rule = self.edition.rule("legion26:climb.03", "legion23:climb.02")
            return because(rule, "legion-too-high", unit=self.battle.name(unit))
        # legion26:move.14, legion26:move.15, legion23:move.11, legion23:climb.01
        rule = self.edition.rule("legion26:move.15", "legion23:climb.01")
        return because(rule, "legion-must-climb", unit=self.battle.name(unit))

    def _why_not_tool(self, field: Battlefield) -> Reason | None:
        if self.found(field) is not None:
            return None
        if self.found_without_terrain(field):
            rule = self.edition.rule("legion26:move.12", "legion23:move.09")
            return because(rule, "legion-slowed", unit=self.battle.name(self.unit))
        # legion26:move.04, legion26:move.05, legion26:move.17, legion23:move.03, legion23:move.04
        rule = self.edition.rule("legion26:move.04", "legion23:move.03")
        return because(rule, "legion-out-of-reach", unit=self.battle.name(self.unit), speed=self.terms.speed)

    def speed_there(self, field: Battlefield) -> int:
        """Return the Speed with which the unit moves to where it stands on a field, whatever its tool lies over."""
        ends = self.slows and any(self.in_difficult(field, id) for id in self.unit.miniatures)
        # legion26:move.12, legion26:move.20, legion23:move.09
        return slowed(self.terms.speed) if self.starts_slowed or ends else self.terms.speed

    def found(self, field: Battlefield) -> Found | None:
        """Return a tool, and how it is laid, with which the leader gets to where it stands on a field; or None."""
        pose, most = field[self.unit.leader].pose, self.speed_there(field)
        for speed in range(1, most + 1):  # legion26:move.05, legion23:move.04
            # legion26:move.12, legion23:move.09: the tool itself may lie in difficult terrain if it is short enough
            ground = self.tool_ground if speed <= slowed(self.terms.speed) else self.easy_ground
            laid = self.lay(speed, ground, (pose.x, pose.y))
            if laid is not None:
                return Found(speed, laid)
        return None

    def found_without_terrain(self, field: Battlefield) -> bool:
        """Tell whether a tool would lead there if terrain didn't slow the unit."""
        pose = field[self.unit.leader].pose
        tools = range(1, self.terms.speed + 1)
        return any(self.lay(speed, self.tool_ground, (pose.x, pose.y)) is not None for speed in tools)

    def lay(self, speed: int, ground: Ground, goal: Point) -> Laid | None:
        """Return a tool of a Speed that is laid from the leader's base so that the leader may be placed at the goal."""
        tool, rules = TOOLS[speed], self.edition.moving
        if self.distance_to(goal) > tool.length + self.radius + TOUCH:
            return None
        asked = speed, ground is self.tool_ground, goal
        if asked not in self._laid:
            near = self.radius + tool.width // 2 + TOUCH
            self._laid[asked] = tool.lay(ground, self.begins(goal), goal, near, rules.at_tool(tool, self.radius))
        return self._laid[asked]

    @cached_property
    def _laid(self) -> dict[tuple[int, bool, Point], Laid | None]:
        """The tools that have been looked for: of which Speed, over all ground or only over what doesn't slow, and to where."""
        return {}

    def distance_to(self, goal: Point) -> int:
        """Return how far a point is at least from where a tool may begin: from the leader's base."""
        return max(0, isqrt((goal[0] - self.start.x) ** 2 + (goal[1] - self.start.y) ** 2) - self.radius)

    def begins(self, goal: Point) -> Iterator[tuple[Point, int]]:
        """Yield from where the tool may be laid, and in which direction: from the leader's base, in any."""
        return around((self.start.x, self.start.y), self.radius, goal)  # legion26:move.04, legion23:move.03

    # Melee.

    def target(self, field: Battlefield) -> Unit | None:
        """Return the enemy unit that the leader touches where it stands on a field, the first if there are several."""
        touched = enemies_touched(self.battle, field, self.unit, self.unit.leader)
        return self.battle.units[self.battle.miniatures[touched[0]].unit] if touched else None

    def why_not_melee(self, field: Battlefield, target: Unit | None) -> Reason | None:
        """Return why the unit can't move into Melee with a unit."""
        return (
            None
            if target is None
            else why_not_into_melee(self.battle, self.unit, target, self.terms.into_melee)
            or (self.why_not_touch(field, [self.unit.leader], target))
        )

    # Finding answers.

    @property
    def most(self) -> int:
        """How far from where it starts the leader may end at most."""
        return TOOLS[self.terms.speed].length + 2 * self.radius if self.terms.speed else 0

    def complete(self, leader: Any) -> Spots | None:
        """Return an answer in which the leader moves so and the others stand round it; None if that is not legal."""
        field = self.cleared()
        self.leader_pose(field, leader)
        if self.why_not_led(field, leader) is not None:
            return None
        field = self.gathered(field, self.followers, self.target(field))
        spots = tuple(leader if id == self.unit.leader else tuple(field[id].pose[:3]) for id in self.unit.miniatures)
        return spots if self.why_not(spots) is None else None

    def toward(self, goal: Point) -> Spots | None:
        """Return an answer that brings the unit as near to a point as is found; or None."""
        if not is_spot(goal):
            return None
        for part in self.parts_toward(goal):
            spots = self.complete(part)
            if spots is not None:
                return spots
        return None

    def parts_toward(self, goal: Point) -> Iterator[Any]:
        """Yield ways in which the leader could move towards a point, the best first."""
        x, y = goal[0] - self.start.x, goal[1] - self.start.y
        far, facing, here = isqrt(x * x + y * y), facing_to(x, y), (self.start.x, self.start.y)
        if far <= self.most:
            yield goal[:2]
        for share in SHARES:
            reach = min(far, self.most - 1) * share // SHARES[0]
            for bearing in BEARINGS if share else (0,):
                yield ahead(here, facing + bearing, reach)

    def sample(self, rng: Rng) -> Spots:
        """Return a legal answer."""
        for _ in range(TRIES):
            spots = self.complete(self.random_part(rng))
            if spots is not None:
                return spots
        spots = self.toward((self.battle.field.width // 2, self.battle.field.depth // 2))
        if spots is None:
            raise LookupError("no move was found: ask whether it is possible before the question")
        return spots

    def random_part(self, rng: Rng) -> Any:
        """Return some way to move the leader."""
        return ahead((self.start.x, self.start.y), rng.below(3600), rng.between(self.most // 4, self.most))

    def possible(self) -> bool:
        """Tell whether a move is found; to stay as it stands is one, where that is legal."""
        poses = [self.miniature(id).pose for id in self.unit.miniatures]
        here = tuple(tuple(pose[:3]) for pose in poses if pose is not None)
        if self.edition.moving.may_stay and not self.unit.card.base.notched and self.why_not(here) is None:
            return True
        return self.toward((self.battle.field.width // 2, self.battle.field.depth // 2)) is not None

    def suggest(self, rng: Rng, most: int) -> Iterator[Spots]:
        """Yield legal answers: towards every enemy, the nearest first, to the middle, and then anywhere."""
        here = self.start
        poses = [self.battle.field[id].pose for id in self.enemies]
        near = sorted(poses, key=lambda pose: ((pose.x - here.x) ** 2 + (pose.y - here.y) ** 2, pose))
        goals = [(pose.x, pose.y) for pose in near[:3]] + [(self.battle.field.width // 2, self.battle.field.depth // 2)]
        for goal in dict.fromkeys(goals):
            spots = self.toward(goal)
            if spots is not None:
                yield spots
        for _ in range(most):
            yield self.sample(rng)

    # Asking.

    def region(self) -> Region:
        """Return the table with what stands there, and how far the leader may go."""
        field = self.battle.field
        movers = []
        for id in self.unit.miniatures:
            pose = self.miniature(id).pose
            shape = drawn_around(self.shape(id), (pose or self.start).facing)
            at = None if pose is None else (pose.x, pose.y)
            movers.append(Movable(shape, at, self.reach() if id == self.unit.leader else ()))
        pieces = [
            Standing(
                drawn_around(field[id].shape, field[id].pose.facing, *field[id].pose[:2]),
                self.battle.units[self.battle.miniatures[id].unit].seat,
            )
            for id in self.others
        ]
        return Region((0, 0, field.width, field.depth), tuple(movers), tuple(pieces), self.answers, self.about())

    def reach(self) -> tuple[Drawn, ...]:
        """Return where the leader may end at most, to be drawn."""
        return (Disc(self.start.x, self.start.y, self.most),)

    answers = POINTS
    """What a client puts together."""

    def about(self) -> Json:
        """Return what a client needs to put an answer of another kind together."""
        return None

    def trace(self, spots: Spots) -> Json:
        """Return the tool that an answer needs, as it lies, to be drawn."""
        found = self.found(self.placed(spots))
        return None if found is None else drawn_tool(found.speed, found.laid)

    def shape(self, id: int) -> Shape:
        """Return the shape of a miniature's base."""
        return self.footing.shape

    def question(self, ask: Ask, seat: int | None = None) -> Place:
        """Return the question how the unit moves, to whoever moves it."""
        seat = self.unit.seat if seat is None else seat
        return asked(self, seat, ask, trace=self.trace, complete=self.completed)

    def completed(self, part: Any) -> Spots | None:
        """Return an answer in which the leader moves so, `(its number, …)`, and the others stand round it."""
        part = flat(part)
        fits = self.why_not_part(part) is None and part[0] == self.index
        return self.complete(part[1:]) if fits else None

    def make(self, ask: Ask, seat: int | None = None) -> Play[Moved]:
        """Ask how the unit moves, and move it (legion26:cohesion.01, legion26:move.06, legion23:move.05)."""
        spots = yield self.question(ask, seat)
        moved = Moved(*(yield from worked_out(lambda: tuple(self.told(spots)))))
        field = self.placed(spots)
        for id in moved.displaced:
            take_off(self.battle, self.miniature(id))  # legion23:notched.13
        self.unit.place = ON_BATTLEFIELD
        for id in self.unit.miniatures:
            put(self.battle, self.miniature(id), field[id].pose)
        return moved

    def told(self, spots: Spots) -> Moved:
        """Return what an answer comes to, before anybody has moved."""
        field = self.placed(spots)
        found, target = self.found(field), self.target(field)
        assert found is not None
        melee = NOBODY if target is None else target.id
        passed = self.passed_by_tool(found) if self.edition.moving.passes_over() else ()
        return Moved(self.terms.kind, found.speed, melee=melee, passed=passed)

    def passed_by_tool(self, found: Found) -> tuple[int, ...]:
        """Return the enemy units over whose bases a tool lies."""
        tool = TOOLS[found.speed]
        over = [id for id in self.enemies if tool.over(found.laid, under_tools(self.battle.field, [id])) is not None]
        return tuple(sorted({self.battle.miniatures[id].unit for id in over}))


def why_not_into_melee(battle: Battle, unit: Unit, target: Unit, allowed: bool) -> Reason | None:
    """Return why a unit can't move into Melee with another."""
    edition = battle.edition
    if not allowed:
        # legion26:melee.11, legion23:melee.09
        rule = edition.rule("legion26:melee.11", "legion23:melee.09")
        return because(rule, "legion-no-melee-now", unit=battle.name(unit))
    if (reason := why_not_fight(battle, unit, target)) is not None:
        return reason
    if not edition.moving.may_touch(target):
        return because("legion23:kw.immune-melee", "legion-no-contact", unit=battle.name(target))
    if not has_melee_weapon(unit):
        # legion26:core.09, legion26:melee.02, legion23:core.06, legion23:melee.02
        rule = edition.rule("legion26:core.09", "legion23:core.06")
        return because(rule, "legion-no-melee-weapon", unit=battle.name(unit))
    return None


def has_melee_weapon(unit: Unit) -> bool:
    """Tell whether the leader of a unit has a melee weapon: one of the unit's card, or of equipment that all of it may use."""
    weapons = [*unit.card.weapons]
    for upgrade in unit.upgrades:
        if not upgrade.lost and not upgrade.card.minis:
            weapons += upgrade.card.weapons
    return any(weapon.melee for weapon in weapons)


def drawn_tool(speed: int, laid: Laid) -> Json:
    """Return a tool as it lies, for a client to draw: where it begins, its joint and its end."""
    return {"speed": speed, "tool": [list(point) for point in laid], "width": WIDTH}


def flat(part: Any) -> Any:
    """Return a part as its number and what it says, also where that is a tuple of its own.

    >>> flat((0, (5, 7))), flat((0, 5, 7))
    ((0, 5, 7), (0, 5, 7))
    """
    nested = isinstance(part, tuple) and len(part) == 2 and isinstance(part[1], tuple)
    return (part[0], *part[1]) if nested else part
