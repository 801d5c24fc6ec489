"""Placing miniatures without a move: one question for all that are placed, `(x, y)` or `(x, y, z)` for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeAlias

from tablero.games.legion.battlefield import put, shape_of
from tablero.games.legion.places import Places, Spots, is_spot
from tablero.games.legion.state import ON_BATTLEFIELD, Battle, Unit
from tablero.kernel import Ask, Disc, Place, Play, Polygon, Reason, Region, Rng, Standing, say, worked_out
from tablero.kernel import Mover as Movable
from tablero.kernel.region import POINTS
from tablero.kernel.region import Shape as Drawn
from tablero.tabletop import INCH, Battlefield, Point, Pose, asked, drawn_around

Where: TypeAlias = "Callable[[Battlefield, int], Reason | None]"
"""What the rule that places a miniature has against its standing where it does on a field."""

TRIES: Final = 40
STEP: Final = 2 * INCH


class Placing(Places):
    """Placing some miniatures of a unit round their leader, in contact with a target where there is one."""

    def __init__(self, battle: Battle, unit: Unit, ids: Sequence[int], target: Unit | None = None) -> None:
        super().__init__(battle, unit)
        self.ids = list(ids)
        self.target = target

    def why_not(self, spots: Any) -> Reason | None:
        """Return why the miniatures can't be placed like this, or None."""
        if not isinstance(spots, tuple) or len(spots) != len(self.ids) or not all(is_spot(spot) for spot in spots):
            return Reason(say("legion-a-place-for-each", count=len(self.ids)))
        return self.why_not_placed(self.placed(spots))

    def why_not_placed(self, field: Battlefield) -> Reason | None:
        """Return why the miniatures can't stand as they do on a field."""
        return self.why_not_followers(field, self.ids, self.target)

    def why_not_part(self, part: Any) -> Reason | None:
        """Return why a miniature can't be put there, before it is known where the others are: `(number, x, y)`."""
        if not (isinstance(part, tuple) and part and part[0] in range(len(self.ids)) and is_spot(part[1:])):
            return Reason(say("legion-a-place-for-each", count=len(self.ids)))
        field = self.cleared()
        self.settle(field, self.ids[part[0]], part[1:], self.level(field), self.facing())
        return self.why_not_there(field, self.ids[part[0]])

    def cleared(self) -> Battlefield:
        """Return the field without the miniatures that are placed."""
        field = self.battle.field.copy()
        for id in self.ids:
            if id in field:
                field.remove(id)
        return field

    def level(self, field: Battlefield) -> int:
        """Return the height near which miniatures are placed that are given none: that of their leader."""
        return field[self.unit.leader].pose.z if self.unit.leader in field else 0

    def placed(self, spots: Spots) -> Battlefield:
        """Return the field with the miniatures where an answer puts them."""
        field = self.cleared()
        for id, spot in zip(self.ids, spots, strict=True):
            self.settle(field, id, spot, self.level(field), self.facing())
        return field

    def found(self) -> Spots | None:
        """Return places that are found, or None."""
        field = self.gathered(self.cleared(), self.ids, self.target)
        spots = self.spots(field)
        return spots if self.why_not(spots) is None else None

    def has_room(self) -> Play[bool]:
        """Tell whether places are found; no fork has to look for them again."""
        return bool((yield from worked_out(lambda: self.found() or ())))

    def spots(self, field: Battlefield) -> Spots:
        """Return the answer that puts the miniatures where they stand on a field."""
        return tuple(tuple(field[id].pose[:3]) for id in self.ids)

    def sample(self, rng: Rng) -> Spots:
        """Return places; raise `LookupError` if none are found."""
        spots = self.found()
        if spots is None:
            raise LookupError("no place was found: ask whether there is room before the question")
        return spots

    def toward(self, goal: Point) -> Spots | None:
        """Return places, wherever one points: they are round the leader."""
        return self.found()

    def suggest(self, rng: Rng, most: int) -> Iterator[Spots]:
        """Yield places that are worth a look."""
        spots = self.found()
        if spots is not None:
            yield spots

    def area(self) -> tuple[Drawn, ...]:
        """Return where the miniatures may be placed, to be drawn."""
        leader = self.battle.field[self.unit.leader].pose
        return (Disc(leader.x, leader.y, self.edition.cohesion.reach + self.unit.card.base.length),)

    def region(self) -> Region:
        """Return the table, and where the miniatures may be placed."""
        field, shape = self.battle.field, shape_of(self.unit.card.base)
        movers = []
        for id in self.ids:
            pose = self.miniature(id).pose
            at = None if pose is None else (pose.x, pose.y)
            movers.append(Movable(drawn_around(shape, self.facing()), at, self.area()))
        standing = [
            Standing(drawn_around(field[id].shape, field[id].pose.facing, *field[id].pose[:2]), field[id].owner)
            for id in [*self.others, *self.unit.miniatures]
            if id in field and id not in self.ids
        ]
        return Region((0, 0, field.width, field.depth), tuple(movers), tuple(standing), POINTS)

    def question(self, ask: Ask, seat: int | None = None) -> Place:
        """Return the question where the miniatures are placed, to whoever places them."""
        return asked(self, self.unit.seat if seat is None else seat, ask)

    def make(self, ask: Ask, seat: int | None = None) -> Play[None]:
        """Ask where, and place the miniatures."""
        spots = yield self.question(ask, seat)
        field = self.placed(spots)
        self.unit.place = ON_BATTLEFIELD
        for id in self.ids:
            put(self.battle, self.miniature(id), field[id].pose)


def regroup(battle: Battle, unit: Unit) -> Play[None]:
    """Have a player place those again that a new place of their leader has left out of Cohesion."""
    # legion26:core.14, legion26:cohesion.06, legion23:unit.02
    out = [
        id
        for id in unit.miniatures
        if id != unit.leader and battle.edition.cohesion.why_not(battle, battle.field, unit, id) is not None
    ]
    placing = Placing(battle, unit, out)
    if out and (yield from placing.has_room()):
        yield from placing.make(say("legion-ask-regroup", unit=battle.name(unit)))


class SetUp(Placing):
    """Placing a whole unit somewhere, its leader where a rule allows it and the others in Cohesion.

    `where` judges every miniature; it is looked for places in the rectangles of `areas`.
    """

    def __init__(
        self,
        battle: Battle,
        unit: Unit,
        where: Where,
        areas: Sequence[tuple[int, int, int, int]],
        facing: int = 0,
        target: Unit | None = None,
        drawn: tuple[Drawn, ...] = (),
    ) -> None:
        super().__init__(battle, unit, unit.miniatures, target)
        self.where = where
        self.areas = list(areas)
        """Each as the least x and y, and the greatest."""
        self.faces = facing
        self.drawn = drawn
        """The shapes to be drawn, where they are not those rectangles."""

    def facing(self) -> int:
        """Return the facing that all get."""
        return self.faces

    def why_not_placed(self, field: Battlefield) -> Reason | None:
        """Return why the unit can't stand as it does on a field."""
        leader = self.unit.leader
        reason = self.why_not_there(field, leader) or self.why_not_touch(field, [leader], self.target)
        if reason is not None:
            return reason
        for id in self.unit.miniatures:
            reason = self.where(field, id)
            if reason is not None:
                return reason
        return self.why_not_followers(field, self.followers, self.target)

    def why_not_part(self, part: Any) -> Reason | None:
        """Return why a miniature can't be put there, before it is known where the others are: `(number, x, y)`."""
        reason = super().why_not_part(part)
        if reason is not None:
            return reason
        field = self.cleared()
        id = self.ids[part[0]]
        self.settle(field, id, part[1:], 0, self.facing())
        return self.where(field, id)

    def near(self, goal: Point) -> Spots | None:
        """Return places for the whole unit with its leader at a point; or None."""
        if not is_spot(goal):
            return None
        field = self.cleared()
        leader = self.unit.leader
        self.settle(field, leader, goal, 0, self.facing())
        if self.why_not_there(field, leader) is not None or self.where(field, leader) is not None:
            return None
        spots = self.spots(self.gathered(field, self.followers, self.target))
        return spots if self.why_not(spots) is None else None

    def _fits(self, field: Battlefield, id: int, pose: Pose, target: Unit | None) -> bool:
        if not super()._fits(field, id, pose, target):
            return False
        if self.where(field, id) is None:
            return True
        field.remove(id)
        return False

    def toward(self, goal: Point) -> Spots | None:
        """Return places as near to a point as is found, in the areas; or None."""
        if not is_spot(goal):
            return None
        points = list(self.grid())
        points.sort(key=lambda point: ((point[0] - goal[0]) ** 2 + (point[1] - goal[1]) ** 2, point))
        return next((spots for spots in map(self.near, [goal[:2], *points[:TRIES]]) if spots is not None), None)

    def grid(self) -> Iterator[Point]:
        """Yield points all over the areas, and then those at which a big base just fits in."""
        for left, low, right, high in self.areas:
            for x in range(left, right + 1, STEP):
                yield from ((x, y) for y in range(low, high + 1, STEP))
        half = max(self.unit.card.base.length, self.unit.card.base.width) // 2
        for left, low, right, high in self.areas:
            for y in dict.fromkeys(((low + high) // 2, low + half, high - half)):
                yield from ((x, y) for x in range(left, right + 1, STEP))
            for x in dict.fromkeys(((left + right) // 2, left + half, right - half)):
                yield from ((x, y) for y in range(low, high + 1, STEP))

    def found(self) -> Spots | None:
        """Return places that are found by looking everywhere, or None."""
        return next((spots for spots in map(self.near, self.grid()) if spots is not None), None)

    def sample(self, rng: Rng) -> Spots:
        """Return places somewhere in the areas; raise `LookupError` if none are found."""
        for _ in range(TRIES):
            left, low, right, high = rng.choice(self.areas)
            spots = self.near((rng.between(left, right), rng.between(low, high)))
            if spots is not None:
                return spots
        return super().sample(rng)

    def suggest(self, rng: Rng, most: int) -> Iterator[Spots]:
        """Yield places somewhere in the areas."""
        for _ in range(most):
            yield self.sample(rng)

    def area(self) -> tuple[Drawn, ...]:
        """Return the areas."""
        return self.drawn or tuple(
            Polygon(((left, low), (right, low), (right, high), (left, high))) for left, low, right, high in self.areas
        )


class PlacingLeader(SetUp):
    """Placing a leader alone, where a rule allows it; the others follow in a question of their own."""

    def __init__(self, battle: Battle, unit: Unit, where: Where, near: Pose, target: Unit | None = None) -> None:
        super().__init__(battle, unit, where, (), near.facing, target)
        self.ids = [unit.leader]
        self.was = near
        """Where it was, or what it is to be near to."""

    def why_not_placed(self, field: Battlefield) -> Reason | None:
        """Return why the leader can't stand as it does on a field."""
        leader = self.unit.leader
        touch = self.why_not_touch(field, [leader], self.target)
        return self.why_not_there(field, leader) or touch or self.where(field, leader)

    def near(self, goal: tuple[int, ...]) -> Spots | None:
        """Return the leader's place at a point, if it may be placed there."""
        field = self.cleared()
        pose = self.settle(field, self.unit.leader, goal, self.was.z, self.faces)
        spots = (tuple(pose[:3]),)
        return spots if self.why_not(spots) is None else None

    def sample(self, rng: Rng) -> Spots:
        """Return the nearest place; raise `LookupError` if none is found."""
        return Placing.sample(self, rng)
