"""Setting up a unit: one question for all of its models. The answer has for each `(x, y)`, or with height and facing too."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any, Final, TypeAlias

from tablero.games.wh40k.battlefield import body_of, put, shape_of
from tablero.games.wh40k.coherency import coherent, link_for
from tablero.games.wh40k.footing import footing
from tablero.games.wh40k.measuring import ENGAGEMENT, ENGAGEMENT_UP, enemies_of, engaging, friends_of
from tablero.games.wh40k.moving import is_spot
from tablero.games.wh40k.objectives import on_marker
from tablero.games.wh40k.state import ON_BATTLEFIELD, Battle, Model, Unit
from tablero.games.wh40k.terrain import why_not_stand
from tablero.kernel import Ask, Place, Play, Polygon, Reason, Region, Rng, because, say, worked_out
from tablero.kernel import Mover as Movable
from tablero.kernel.region import POINTS, Shape
from tablero.tabletop import (
    INCH,
    Barred,
    Battlefield,
    Ground,
    Mover,
    Point,
    Pose,
    asked,
    colliding_with,
    drawn_around,
    fill,
    form,
    on_table,
)

Spots: TypeAlias = "tuple[tuple[int, ...], ...]"
Where: TypeAlias = Callable[[Battlefield, Model], "Reason | None"]
"""What the rule that sets a unit up has against a model's standing where it does on a field."""

Level: TypeAlias = Callable[[int, int], int]
"""The height of the ground at a point."""

TRIES: Final = 12
"""How many random places are tried for setting up a unit."""
MISSES: Final = 8
"""After so many places at which there is no room, those that matter are given up."""
SMALL: Final = (24 * INCH) ** 2
"""An area of this size is looked at all over."""


def _level(height: int) -> Level:
    return lambda x, y: height


class SetUp:
    """Setting up a unit somewhere in an area. Lives for one question."""

    def __init__(self, battle: Battle, unit: Unit, where: Where, area: tuple[Point, Point], facing: int = 0) -> None:
        self.battle = battle
        self.unit = unit
        self.models = battle.models_of(unit)
        self.where = where
        self.area = area
        """A rectangle in which all legal places are: its least and its greatest corner."""
        self.facing = facing
        self.kept_off: Callable[[], tuple[Shape, ...]] = tuple
        """Makes what a client shows of the area where nobody may stand."""
        self.off: tuple[Barred, ...] = ()
        """Bodies near which no model may stand, and how near: those who are kept off by `where`, but sooner."""
        self.out: tuple[Polygon, ...] = ()
        """Convex areas in which no part of any model may stand, for the same."""
        self.heights: tuple[int, ...] = (0,)
        """The heights at which places are looked for."""
        self.enemies = enemies_of(battle, unit.seat)
        self.friends = friends_of(battle, unit.seat)
        self._footings: dict[Any, Ground] = {}

    def why_not(self, spots: Any) -> Reason | None:
        """Return why the unit can't be set up like this, or None."""
        if not isinstance(spots, tuple) or len(spots) != len(self.models):
            return Reason(say("wh40k-a-place-for-each", count=len(self.models)))
        field = self.battle.field.copy()
        for model, spot in zip(self.models, spots, strict=True):
            if not is_spot(spot):
                return Reason(say("wh40k-a-place-for-each", count=len(self.models)))
            field.replace(model.id, body_of(self.battle, model, self.pose(spot)))
        for model in self.models:
            reason = self.why_not_there(field, model)
            if reason is not None:
                return reason
        if not coherent(field, self.unit.models):
            return because("wh40k:coherency.03", "wh40k-incoherent", unit=self.battle.name(self.unit))
        return None

    def why_not_part(self, part: Any) -> Reason | None:
        """Return why a model can't be put there, before it is known where the others are: `(number, x, y)`."""
        if not (isinstance(part, tuple) and len(part) > 2 and type(part[0]) is int and 0 <= part[0] < len(self.models)):
            return Reason(say("wh40k-a-place-for-each", count=len(self.models)))
        if not is_spot(part[1:]):
            return Reason(say("wh40k-a-place-for-each", count=len(self.models)))
        model, field = self.models[part[0]], self.battle.field.copy()
        field.replace(model.id, body_of(self.battle, model, self.pose(part[1:])))
        return self.why_not_there(field, model)

    def why_not_there(self, field: Battlefield, model: Model) -> Reason | None:
        """Return why a model can't be set up where it stands on a field."""
        name = model.profile.name
        if not on_table(field, model.id):
            return because("wh40k:movement.23", "wh40k-off-the-battlefield", model=name)
        if engaging(field, model.id, self.enemies):
            return because("wh40k:engage.02", "wh40k-ends-engaged", model=name)
        if colliding_with(field, model.id, self._others(field, model)) is not None:
            return because("wh40k:movement.24", "wh40k-ends-on-a-model", model=name)
        if field[model.id].pose.z == 0 and on_marker(self.battle, field[model.id]):
            return because("wh40k:objective.10", "wh40k-ends-on-a-marker", model=name)
        return why_not_stand(self.battle, field, model) or self.where(field, model)

    def _others(self, field: Battlefield, model: Model) -> list[int]:
        own = [id for id in self.unit.models if id != model.id and id in field]
        return [*self.enemies, *self.friends, *own]

    def pose(self, spot: tuple[int, ...]) -> Pose:
        """Return the pose that a spot stands for: on the ground and facing as the unit does unless it says more."""
        x, y = spot[:2]
        return Pose(x, y, spot[2] if len(spot) > 2 else 0, spot[3] if len(spot) > 3 else self.facing)

    # Finding places.

    def toward(self, goal: Point) -> Spots | None:
        """Return places for the whole unit near a point, all of it legal; or None."""
        if not is_spot(goal):
            return None
        link = link_for(len(self.models))
        return self._first(lambda level: form(self._movers, goal, goal, link, self._fits, level))

    def filling(self) -> Spots | None:
        """Return places for the whole unit anywhere in the area, all of it legal; or None. For areas that are small."""
        link = link_for(len(self.models))
        return self._first(lambda level: fill(self._movers, *self.area, link, self._fits, level))

    def _first(self, find: Callable[[Level], Sequence[Pose] | None]) -> Spots | None:
        """Return what is found at the first height at which it is legal."""
        for height in self.heights:
            spots = self._judged(find(_level(height)))
            if spots is not None:
                return spots
        return None

    def _judged(self, poses: Sequence[Pose] | None) -> Spots | None:
        if poses is None:
            return None
        spots = tuple(tuple(pose) for pose in poses)
        return spots if self.why_not(spots) is None else None

    @cached_property
    def _movers(self) -> list[Mover]:
        return [
            Mover(
                shape_of(model.profile.base),
                self.facing,
                kind=(model.profile, model.part),  # models that are alike stand alike
                ground=self.footing(model),
            )
            for model in self.models
        ]

    @cached_property
    def _alone(self) -> Battlefield:
        return self.battle.field.copy()

    def _fits(self, number: int, pose: Pose) -> bool:
        (left, low), (right, high) = self.area
        inside = left <= pose.x <= right and low <= pose.y <= high
        return inside and self._may_stand(self._alone, self.models[number], pose)

    def _may_stand(self, field: Battlefield, model: Model, pose: Pose) -> bool:
        field.replace(model.id, body_of(self.battle, model, pose))
        able = (self.where if pose.z == 0 else self.why_not_there)(field, model) is None
        field.remove(model.id)
        return able

    def footing(self, model: Model) -> Ground:
        """Return the ground on which a model may be set up: what is on it is barred, and what is near enemies."""
        key = (model.profile.base, model.profile.height)
        if key not in self._footings:
            off = [Barred(id, ENGAGEMENT + 1, ENGAGEMENT_UP) for id in self.enemies]
            self._footings[key] = footing(self.battle, model, self.friends, [*off, *self.off], self.out, self.area)
        return self._footings[key]

    def sample(self, rng: Rng) -> Spots:
        """Return places somewhere in the area; raise `LookupError` if none are found."""
        spots = self._anywhere(rng) or self.found
        if spots is None:
            raise LookupError("no place was found: ask whether it is possible before the question")
        return spots

    def _anywhere(self, rng: Rng) -> Spots | None:
        """Return places that are found somewhere in the area by chance, or None."""
        (left, low), (right, high) = self.area
        for _ in range(TRIES):
            spots = self.toward((rng.between(left, right), rng.between(low, high)))
            if spots is not None:
                return spots
        return None

    @cached_property
    def found(self) -> Spots | None:
        """Places that are found by looking everywhere, or None."""
        (left, low), (right, high) = self.area
        small = (right - left) * (high - low) <= SMALL
        spots = (self.filling() if small else None) or self._anywhere(Rng.of("wh40k", self.unit.id))
        if spots is not None or small:
            return spots
        step = 3 * INCH
        for x in range(left, right + 1, step):
            for y in range(low, high + 1, step):
                spots = self.toward((x, y))
                if spots is not None:
                    return spots
        return None

    def possible(self) -> bool:
        """Tell whether any place is found."""
        return self.found is not None

    def looked_for(self) -> Play[bool]:
        """Tell whether any place is found, and keep it: a fork need not look again."""
        self.found = (yield from worked_out(lambda: self.found or ())) or None
        return self.possible()

    def suggest(self, rng: Rng, most: int) -> Iterator[Spots]:
        """Yield legal places that matter, the best first, and then anywhere."""
        from tablero.games.wh40k.prospects import Prospects  # which knows attacks, which know setting up

        missed = 0
        for spot in Prospects(self.battle, self.unit).best_in(*self.area):
            spots = self.toward(spot)
            if spots is not None:
                yield spots
            elif (missed := missed + 1) == MISSES:
                break
        if self.found is not None:
            yield self.found
        for _ in range(most):
            yield self.sample(rng)

    # Asking.

    def region(self) -> Region:
        """Return the table and the area."""
        (left, low), (right, high) = self.area
        area = Polygon(((left, low), (right, low), (right, high), (left, high)))
        shapes = [shape_of(model.profile.base) for model in self.models]
        off = self.kept_off()
        movers = [Movable(drawn_around(shape, self.facing), None, (area,), off) for shape in shapes]
        return Region((0, 0, self.battle.field.width, self.battle.field.depth), tuple(movers), (), POINTS)

    def question(self, ask: Ask) -> Place:
        """Return the question where the models are set up."""
        return asked(self, self.unit.seat, ask)

    def make(self, ask: Ask) -> Play[None]:
        """Ask where, and set the unit up."""
        spots = yield self.question(ask)
        self.unit.place = ON_BATTLEFIELD
        for model, spot in zip(self.models, spots, strict=True):
            put(self.battle, model, self.pose(spot))
