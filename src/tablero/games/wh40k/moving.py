"""Moving a unit (rulebook: "Mover miniaturas"): one question for all of its models, whatever kind of move it is.

A `Move` says what a kind of move allows; it judges paths, draws where models may go, and finds paths for bots. The answer has
for each model of the unit the corners of its path and its end, each `(x, y)`, with the height of its foot and its facing
where these change; nothing for a model that stays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from math import isqrt
from typing import Any, Final, TypeAlias

from tablero.games.wh40k.battlefield import body_of, put, shape_of
from tablero.games.wh40k.coherency import coherent, link_for
from tablero.games.wh40k.footing import footing
from tablero.games.wh40k.measuring import ENGAGEMENT, ENGAGEMENT_UP, enemies_of, engaging, friends_of
from tablero.games.wh40k.objectives import on_marker
from tablero.games.wh40k.state import Battle, Model, Unit
from tablero.games.wh40k.terrain import FREE_HEIGHT, carried, floors, gone_over, on_terrain, why_not_stand
from tablero.games.wh40k.units import AIRCRAFT, model_is, move_of
from tablero.kernel import Ask, Place, Play, Polygon, Reason, Region, Rng, Standing, because, say
from tablero.kernel import Mover as Movable
from tablero.kernel.region import PATHS
from tablero.tabletop import (
    INCH,
    LIMIT,
    Barred,
    Battlefield,
    Blocked,
    Going,
    Ground,
    Mover,
    Net,
    Point,
    Pose,
    Routes,
    asked,
    colliding_with,
    drawn_around,
    form,
)
from tablero.tabletop.kernels.moving import ground_at

Path: TypeAlias = "tuple[tuple[int, ...], ...]"
Paths: TypeAlias = "tuple[Path, ...]"

MOST_CORNERS: Final = 24
TRIES: Final = 6


class Move:
    """A move that a unit may make: how far each model, what bars its way, and how it must end. Lives for one question."""

    off_rule = "wh40k:movement.11"
    """The rule that keeps models off the enemy on their way."""

    def __init__(self, battle: Battle, unit: Unit, budget: Callable[[Model], int], rule: str) -> None:
        self.battle = battle
        self.unit = unit
        self.models = battle.models_of(unit)
        self.budgets = [budget(model) for model in self.models]
        self.rule = rule
        """The rule that says how far."""
        self.free = FREE_HEIGHT  # wh40k:terrainmove.02
        self.enemies = enemies_of(battle, unit.seat)
        self._grounds: dict[Any, Ground] = {}
        self._grounds_of: dict[int, Ground] = {}
        self._footings: dict[Any, Ground] = {}
        self._stands: dict[Any, bool] = {}
        self.contacts: dict[Any, list[Pose]] = {}
        self.rounds: dict[Any, Iterable[Pose]] = {}
        """Where models that are alike touch others, or are so far from them, as it was found for the first of them."""

    # What a kind of move says.

    def barred(self, model: Model) -> tuple[Barred, ...]:
        """Return what a model may not move through (wh40k:movement.06)."""
        return self._friends_barred(model) + self._enemies_barred(model)

    def _enemies_barred(self, model: Model) -> tuple[Barred, ...]:
        """Bar the enemy's models and their Engagement Range (wh40k:movement.11)."""
        if self.flies_past(model):
            return ()  # wh40k:fly.01
        return tuple(Barred(id, ENGAGEMENT + 1, ENGAGEMENT_UP) for id in self.enemies if id not in self.aircraft)

    def _friends_barred(self, model: Model) -> tuple[Barred, ...]:
        """Bar friendly MONSTERS and VEHICLES to their like (wh40k:movement.08); through all others one moves."""
        if not _is_big(self.battle, model) or self.flies_past(model):  # wh40k:movement.07, wh40k:fly.02
            return ()
        friends = [id for id in friends_of(self.battle, self.unit.seat) if id not in self.unit.models]
        return tuple(Barred(id) for id in friends if _is_big(self.battle, self.battle.models[id]))

    def why_not_end(self, field: Battlefield, model: Model) -> Reason | None:
        """Return why a model may not end its move where it stands on this field: in Engagement Range (wh40k:engage.02)."""
        if engaging(field, model.id, self.enemies):
            return because("wh40k:engage.02", "wh40k-ends-engaged", model=self.name(model))  # wh40k:fly.03
        return None

    def why_not_together(self, field: Battlefield, moved: Sequence[Model]) -> Reason | None:
        """Return why the unit may not stand as it does on this field: out of coherency (wh40k:coherency.05)."""
        if moved and not coherent(field, self.unit.models):
            return because("wh40k:coherency.05", "wh40k-incoherent", unit=self.battle.name(self.unit))
        return None

    def aims(self) -> list[Unit]:
        """Return the enemy units that the move has to bring the unit nearer to."""
        return []

    # Judging.

    def why_not(self, paths: Any) -> Reason | None:
        """Return why the unit can't move along these paths, or None."""
        if not isinstance(paths, tuple) or len(paths) != len(self.models):
            return Reason(say("wh40k-a-path-for-each", count=len(self.models)))
        field = self.battle.field.copy()
        moved = []
        for number, path in enumerate(paths):
            reason = self.why_not_path(number, path)
            if reason is not None:
                return reason
            if path:
                moved.append(self.models[number])
                field.move(self.models[number].id, self.poses(number, path)[-1])
        for model in moved:
            reason = self._why_not_stand(field, model) or self.why_not_end(field, model)
            if reason is not None:
                return reason
        return self.why_not_together(field, moved)

    def why_not_part(self, part: Any) -> Reason | None:
        """Return why a model can't take a path, before it is known what the others do: `(number, path)`."""
        if not (
            isinstance(part, tuple) and len(part) == 2 and type(part[0]) is int and 0 <= part[0] < len(self.models)
        ):
            return Reason(say("wh40k-a-path-for-each", count=len(self.models)))
        number, path = part
        reason = self.why_not_path(number, path)
        if reason is not None or not path:
            return reason
        field = self.battle.field.copy()
        model = self.models[number]
        for other in self.models:
            if other is not model:
                field.remove(other.id)
        field.move(model.id, self.poses(number, path)[-1])
        return self._why_not_stand(field, model) or self.why_not_end(field, model)

    def why_not_path(self, number: int, path: Any) -> Reason | None:
        """Return why a model can't move along a path, wherever it leads."""
        model = self.models[number]
        if not isinstance(path, tuple) or len(path) > MOST_CORNERS or not all(is_spot(each) for each in path):
            return Reason(say("wh40k-no-path", most=MOST_CORNERS))
        if not path:
            return None
        if move_of(self.battle, model) is None:
            return because("wh40k:datasheet.03", "wh40k-cannot-move", model=self.name(model))
        ground, start, poses = self.ground(model), self._start(model), self.poses(number, path)
        if not all(self._is_carried(model, pose) for pose in poses[:-1]):  # where it ends is judged with the others
            return because("wh40k:terrainmove.01", "wh40k-no-floor", model=self.name(model))
        blocked = ground.blocked(start, poses)
        if blocked is not None:
            return self._why_blocked(model, blocked)
        spent = self.cost(model, poses)
        if spent > self.budgets[number]:
            return because(
                self.rule,
                "wh40k-too-far",
                model=self.name(model),
                far=inches(spent),
                most=inches(self.budgets[number]),
            )
        return None

    def cost(self, model: Model, poses: Sequence[Pose]) -> int:
        """Return how far a model moves along a path (wh40k:movement.09, wh40k:terrainmove.03)."""
        ground, start = self.ground(model), self._start(model)
        if self.flies(model) and self._from_or_to_terrain(model, start, poses[-1]):
            return sum(_straight(a, b) for a, b in pairwise([start, *poses]))  # wh40k:fly.04, wh40k:charge.19
        return ground.cost(start, poses)  # wh40k:fly.05, wh40k:charge.17

    def _is_carried(self, model: Model, pose: Pose) -> bool:
        """Tell whether a model can pass at a height: on the ground or on terrain, and through the air if it can Fly."""
        return (pose.z > 0 and self.flies(model)) or carried(self.battle, body_of(self.battle, model, pose))

    def _from_or_to_terrain(self, model: Model, start: Pose, end: Pose) -> bool:
        return any(on_terrain(self.battle, body_of(self.battle, model, pose)) for pose in (start, end))

    def _why_blocked(self, model: Model, blocked: Blocked) -> Reason:
        if blocked.number is None:
            return because("wh40k:movement.23", "wh40k-off-the-battlefield", model=self.name(model))
        if blocked.number in self.enemies:
            other = self.battle.units[self.battle.models[blocked.number].unit]
            return because(
                self.off_rule, "wh40k-enemy-in-the-way", model=self.name(model), unit=self.battle.name(other)
            )
        return because("wh40k:movement.08", "wh40k-friend-in-the-way", model=self.name(model))

    def _why_not_stand(self, field: Battlefield, model: Model) -> Reason | None:
        """Return why a model can't stand there, whatever the kind of move: on another model, a marker, or in terrain."""
        if colliding_with(field, model.id, self.everybody) is not None:
            return because("wh40k:movement.24", "wh40k-ends-on-a-model", model=self.name(model))
        if self._on_marker(field, model):  # wh40k:objective.03: only its end counts, not the way
            return because("wh40k:objective.10", "wh40k-ends-on-a-marker", model=self.name(model))
        return why_not_stand(self.battle, field, model)

    def allows(self, field: Battlefield, model: Model) -> bool:
        """Tell whether a model may end its move where it stands on a field, with the unit as it stands there."""
        return self.may_stand(field, model) and coherent(field, self.unit.models)

    def may_stand(self, field: Battlefield, model: Model) -> bool:
        """Tell whether a model may end its move where it stands on a field, whatever the others do."""
        return self._why_not_stand(field, model) is None and self.why_not_end(field, model) is None

    def _on_marker(self, field: Battlefield, model: Model) -> bool:
        return field[model.id].pose.z == 0 and on_marker(self.battle, field[model.id])

    @cached_property
    def everybody(self) -> list[int]:
        """All models on the battlefield."""
        return [*self.enemies, *friends_of(self.battle, self.unit.seat)]

    # What is asked of the tabletop.

    def ground(self, model: Model) -> Ground:
        """Return the ground as a model meets it; models that are alike share one."""
        if model.id not in self._grounds_of:
            going = Going(self.barred(model), gone_over(self.battle, model), floors(self.battle), self.free)
            key = (model.profile.base, model.profile.height, going)
            if key not in self._grounds:
                shape = shape_of(model.profile.base)
                self._grounds[key] = Ground(self.battle.field, shape, model.profile.height, going)
            self._grounds_of[model.id] = self._grounds[key]
        return self._grounds_of[model.id]

    def poses(self, number: int, path: Path) -> list[Pose]:
        """Return the poses of a path: where no height is given it is that of the ground, and where no facing, the last."""
        facing = self._start(self.models[number]).facing
        poses = []
        for corner in path:
            x, y = corner[:2]
            facing = corner[3] if len(corner) > 3 else facing
            poses.append(Pose(x, y, corner[2] if len(corner) > 2 else self.level(number, x, y), facing))
        return poses

    def level(self, number: int, x: int, y: int) -> int:
        """Return the height of the ground at a point, as a model stands on it."""
        ground = self.ground(self.models[number])
        return int(ground_at(ground.columns(0), x, y))

    def flies(self, model: Model) -> bool:
        """Tell whether a model can Fly."""
        return model_is(self.battle, model, "FLY")

    def flies_past(self, model: Model) -> bool:
        """Tell whether a model passes others in this kind of move because it can Fly (wh40k:fly.01, wh40k:fly.02)."""
        return self.flies(model)

    @cached_property
    def aircraft(self) -> frozenset[int]:
        """The enemy models that are AIRCRAFT, past which models may move (wh40k:aircraft.13)."""
        return frozenset(id for id in self.enemies if model_is(self.battle, self.battle.models[id], AIRCRAFT))

    def name(self, model: Model) -> str:
        """Return what a model is called."""
        return model.profile.name

    def _start(self, model: Model) -> Pose:
        assert model.pose is not None
        return model.pose

    # Finding paths.

    @cached_property
    def home(self) -> Point:
        """The middle of where the models stand."""
        starts = [self._start(model) for model in self.models]
        return sum(pose.x for pose in starts) // len(starts), sum(pose.y for pose in starts) // len(starts)

    @cached_property
    def routes(self) -> list[Routes]:
        """The routes of each model; those of models that are alike share a net."""
        spread = max(
            isqrt((self._start(m).x - self.home[0]) ** 2 + (self._start(m).y - self.home[1]) ** 2) for m in self.models
        )
        nets: dict[Any, Net] = {}
        found = []
        for model, budget in zip(self.models, self.budgets, strict=True):
            ground, start = self.ground(model), self._start(model)
            key = (id(ground), start.facing if ground.turns else 0)
            if key not in nets:
                nets[key] = Net(ground, Pose(*self.home, 0, start.facing), max(self.budgets) + spread)
            found.append(nets[key].routes(start, budget))
        return found

    def toward(self, anchor: Point) -> Paths | None:
        """Return paths that bring the unit as near to a place as is found, all of it legal; or None."""
        if not is_spot(anchor):
            return None
        goal = self.in_reach(anchor)
        shifted = self.shifted(goal[0] - self.home[0], goal[1] - self.home[1])
        return shifted if shifted is not None else self.regrouped(goal)

    def in_reach(self, anchor: Point) -> Point:
        """Return a place, or where a unit gets on its way there if it is too far."""
        x, y = anchor[0] - self.home[0], anchor[1] - self.home[1]
        far, most = isqrt(x * x + y * y) + 1, min(self.budgets)
        return anchor if far <= most else (self.home[0] + x * most // far, self.home[1] + y * most // far)

    def shifted(self, x: int, y: int) -> Paths | None:
        """Return straight paths on which all models go the same way, so that they stand to each other as they do; or None."""
        paths = tuple(((self._start(model).x + x, self._start(model).y + y),) for model in self.models)
        return paths if self.why_not(paths) is None else None

    def regrouped(self, anchor: Point) -> Paths | None:
        """Return paths that bring the models together near a place, one beside the other; or None."""
        movers = []
        for model, routes in zip(self.models, self.routes, strict=True):
            facing = self._start(model).facing
            kind = model.profile, model.part, facing  # models that are alike stand alike
            movers.append(Mover(shape_of(model.profile.base), facing, routes, kind))

        def fits(number: int, pose: Pose) -> bool:
            return self.may_end(self.models[number], pose)

        ends = form(movers, self.home, anchor, link_for(len(movers)), fits, lambda x, y: self.level(0, x, y))
        if ends is None:
            return None
        found = [each.to(end) for each, end in zip(self.routes, ends, strict=True)]
        paths = tuple(
            () if route is None or end == self._start(model) else tuple(tuple(pose) for pose in route.path)
            for model, route, end in zip(self.models, found, ends, strict=True)
        )
        return paths if self.why_not(paths) is None else None

    def may_end(self, model: Model, pose: Pose) -> bool:
        """Tell whether a model may end its move there, with the others of its unit away."""
        if not self.footing(model).stands(pose):
            return False
        field = self._alone
        field.replace(model.id, body_of(self.battle, model, pose))
        able = (pose.z == 0 or self.may_stand(field, model)) and self.why_not_end(field, model) is None
        field.remove(model.id)
        return able

    @cached_property
    def _alone(self) -> Battlefield:
        """The battlefield without the unit."""
        field = self.battle.field.copy()
        for model in self.models:
            field.remove(model.id)
        return field

    def footing(self, model: Model) -> Ground:
        """Return the ground on which a model may end, as far as it isn't its own unit's: what is on it is barred."""
        key = (model.profile.base, model.profile.height)
        if key not in self._footings:
            others = [id for id in self.everybody if id not in self.unit.models]
            self._footings[key] = footing(self.battle, model, others)
        return self._footings[key]

    def stands(self, model: Model, pose: Pose) -> bool:
        """Tell whether the ground lets a model end there; for models that are alike it is found out once."""
        key = (model.profile.base, model.profile.height, pose)
        if key not in self._stands:
            self._stands[key] = self.footing(model).stands(pose)
        return self._stands[key]

    def stay(self) -> Paths:
        """Return paths along which nobody moves."""
        return ((),) * len(self.models)

    def sample(self, rng: Rng) -> Paths:
        """Return legal paths to somewhere."""
        most = max(self.budgets)
        for _ in range(TRIES):
            anchor = self.home[0] + rng.between(-most, most), self.home[1] + rng.between(-most, most)
            paths = self.toward(anchor)
            if paths is not None:
                return paths
        return self.stay()

    def suggest(self, rng: Rng, most: int) -> Iterator[Paths]:
        """Yield legal paths to places that matter, the best first, and then to anywhere."""
        from tablero.games.wh40k.prospects import Prospects  # which knows attacks, which know moves

        reach = max(self.budgets) - (INCH if len(self.models) > 1 else 0)
        for spot in Prospects(self.battle, self.unit).best(self.home, max(0, reach), self.unit.moved):
            paths = self.stay() if spot == self.home else self.toward(spot)
            if paths is not None:
                yield paths
        for _ in range(most):
            yield self.sample(rng)

    # Drawing.

    def region(self) -> Region:
        """Return the table with what stands there, where each model may go, and the units that it aims at, by their numbers."""
        field = self.battle.field
        movers = []
        for model, routes in zip(self.models, self.routes, strict=True):
            rings = [Polygon(tuple(ring)) for ring in routes.region(INCH // 2)]
            movers.append(
                Movable(
                    drawn_around(field[model.id].shape, self._start(model).facing), self._start(model)[:2], tuple(rings)
                )
            )
        pieces = [
            Standing(
                drawn_around(field[id].shape, field[id].pose.facing, *field[id].pose[:2]),
                self.battle.units[self.battle.models[id].unit].seat,
            )
            for id in [*self.enemies, *friends_of(self.battle, self.unit.seat)]
            if id not in self.unit.models
        ]
        about = {"aims": [unit.id for unit in self.aims()]}
        return Region((0, 0, field.width, field.depth), tuple(movers), tuple(pieces), PATHS, about)

    def question(self, ask: Ask) -> Place:
        """Return the question where the models go."""
        return asked(self, self.unit.seat, ask)

    def make(self, ask: Ask) -> Play[list[Model]]:
        """Ask for paths and move the models along them; return those that have moved."""
        paths = yield self.question(ask)
        moved = []
        for number, path in enumerate(paths):
            if path:
                put(self.battle, self.models[number], self.poses(number, path)[-1])  # wh40k:movement.05
                moved.append(self.models[number])
        return moved


def is_spot(value: Any) -> bool:
    """Tell whether a value could be a place on the table: two to four whole numbers of its size."""
    return (
        isinstance(value, tuple)
        and 2 <= len(value) <= 4
        and all(type(each) is int and abs(each) < LIMIT for each in value)
    )


def _is_big(battle: Battle, model: Model) -> bool:
    return model_is(battle, model, "MONSTER") or model_is(battle, model, "VEHICLE")


def _straight(a: Pose, b: Pose) -> int:
    """Return the length of a line through the air, rounded up."""
    square = (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2
    root = isqrt(square)
    return root if root * root == square else root + 1


def inches(length: int) -> str:
    """Return a length in inches as people read it, two places at most."""
    return f"{length / INCH:.2f}".rstrip("0").rstrip(".")
