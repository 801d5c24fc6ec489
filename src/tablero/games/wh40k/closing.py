"""Finding paths that close in on enemies, for charges, piling in and consolidating: into contact if that can be, else near."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from tablero.games.wh40k.battlefield import body_of, shape_of
from tablero.games.wh40k.coherency import link_for
from tablero.games.wh40k.contact import contact_poses, poses_round
from tablero.games.wh40k.measuring import ENGAGEMENT, engaging
from tablero.games.wh40k.moving import Move, Path, Paths
from tablero.games.wh40k.state import Model
from tablero.tabletop import INCH, Battlefield, Mover, Pose, all_within, distances, lattice, nearest

NEAREST: Final = 4
"""How many of the enemy's models, the nearest, are tried for contact."""

CONTACT: Final = "contact"
COHERENCY: Final = "coherency"
STEP_BY_STEP: Final = "step-by-step"
"""What is tried one after the other: contact before coherency, coherency before contact, and each model's move with all
others where they are, so that the unit stays in coherency all the time."""

Places: TypeAlias = "Callable[[Model], Iterable[Pose]]"
"""Where else a model may go than to the enemy."""


def nowhere(model: Model) -> Iterable[Pose]:
    """Return no places."""
    return ()


def close_in(move: Move, enemies: Sequence[Sequence[int]], more: Places = nowhere) -> Paths | None:
    """Return legal paths that bring a unit to each of some enemy units, given by their models; or None."""
    for way in (CONTACT, COHERENCY, STEP_BY_STEP):
        paths = _Closing(move, enemies, more, way).paths()
        if any(paths) and move.why_not(paths) is None:
            return paths
    return None


class _Closing:
    """One attempt: the models are placed one after the other, each as well as it can be."""

    def __init__(self, move: Move, enemies: Sequence[Sequence[int]], more: Places, way: str) -> None:
        self.move = move
        self.enemies = enemies
        self.more = more
        self.way = way
        self.start = move.battle.field
        self.link = link_for(len(move.models))
        self.field = self.start.copy()
        self.placed: list[int] = []
        for number, model in enumerate(move.models):
            if move.budgets[number] == 0:
                self.placed.append(number)
            elif way != STEP_BY_STEP:
                self.field.remove(model.id)

    def paths(self) -> Paths:
        """Return a path for each model."""
        for number, wanted in self.order():
            if number not in self.placed:
                model = self.move.models[number]
                pose = self.best(number, wanted) or self.start[model.id].pose
                self.field.replace(model.id, body_of(self.move.battle, model, pose))
                self.placed.append(number)
        return tuple(self.path(number) for number in range(len(self.move.models)))

    def path(self, number: int) -> Path:
        """Return the path that leads a model where it has been placed."""
        model = self.move.models[number]
        end = self.field[model.id].pose
        route = self.move.routes[number].to(end) if end != self.start[model.id].pose else None
        return tuple(tuple(pose) for pose in route.path) if route is not None else ()

    def order(self) -> list[tuple[int, list[Sequence[int]]]]:
        """Return the models in order, and whom each is to reach: those nearest to each unit, then the others, anybody."""
        models = self.move.models
        everybody = [id for unit in self.enemies for id in unit]
        left = sorted(range(len(models)), key=lambda n: (_near(self.start, models[n], everybody), n))
        wanted: dict[int, list[Sequence[int]]] = {}
        for unit in self.enemies:
            number = min(left or wanted, key=lambda n: (_near(self.start, models[n], unit), n))
            wanted.setdefault(number, []).append(unit)
            if number in left:
                left.remove(number)
        for number in left:
            wanted[number] = [everybody]
        return list(wanted.items())

    def best(self, number: int, wanted: Sequence[Sequence[int]]) -> Pose | None:
        """Return where a model goes: to all that it is to reach, into contact where it can, else near, and to its own."""
        model, table = self.move.models[number], self.field.copy()
        body = self.start[model.id]
        best: tuple[tuple[int, int, int], Pose] | None = None
        for rank, pose in self.places(number, self.nearest(model, [id for unit in wanted for id in unit])):
            if best is not None and self.way != COHERENCY and (0, rank) > best[0][:2]:
                break  # the best places come first
            if pose == body.pose or not self.move.stands(model, pose):
                continue
            table.replace(model.id, body.at(pose))
            missed = sum(not engaging(table, model.id, unit) for unit in wanted)
            apart = 0 if self.is_linked(table, model) else 1
            key = (missed, apart, rank) if self.way == COHERENCY else (missed, rank, apart)
            if (best is None or key < best[0]) and self.can_go(table, number, pose):
                best = key, pose
                if key == (0, 0, 0):
                    break
        return best[1] if best is not None else None

    def nearest(self, model: Model, enemies: Sequence[int]) -> list[int]:
        """Return the few enemy models that are nearest to a model."""
        far = dict(zip(enemies, distances(self.start, [model.id], enemies)[0], strict=True))
        return sorted(enemies, key=lambda id: (far[id], id))[:NEAREST]

    def can_go(self, table: Battlefield, number: int, pose: Pose) -> bool:
        """Tell whether a model may end its move where it stands on a table, and can get there."""
        move, model = self.move, self.move.models[number]
        may = move.allows if self.way == STEP_BY_STEP else move.may_stand
        return may(table, model) and move.routes[number].reaches(pose)

    def is_linked(self, table: Battlefield, model: Model) -> bool:
        """Tell whether a model has as many of those near that have been placed as coherency asks for, or all of them."""
        others = [self.move.models[number].id for number in self.placed]
        return len(all_within(table, model.id, others, self.link.reach)) >= min(self.link.others, len(others))

    def places(self, number: int, enemies: Sequence[int]) -> Iterator[tuple[int, Pose]]:
        """Yield places where a model might go, the best first, with their rank."""
        move, model = self.move, self.move.models[number]
        for enemy in enemies:
            for pose in contact_poses(move, model, enemy):
                yield 0, pose
        for pose in self.more(model):
            yield 1, pose
        for enemy in enemies:
            for pose in poses_round(move, model, enemy, ENGAGEMENT):
                yield 1, pose
                level = move.level(number, pose.x, pose.y)
                if level != pose.z:
                    yield 1, pose._replace(z=level)
        yield from self.on_the_way(model, enemies[0])

    def on_the_way(self, model: Model, enemy: int) -> Iterator[tuple[int, Pose]]:
        """Yield places on the way to an enemy, and beside those who have theirs."""
        start, goal = self.start[model.id].pose, self.start[enemy].pose
        for share in range(9, 0, -1):
            x, y = start.x + (goal.x - start.x) * share // 10, start.y + (goal.y - start.y) * share // 10
            yield 2, start._replace(x=x, y=y)
        wide = 2 * Mover(shape_of(model.profile.base)).radius
        for other in self.placed[-3:]:
            mate = self.field[self.move.models[other].id].pose
            for x, y in lattice(mate[:2], wide + INCH // 4, 7)[1:13]:
                yield 3, start._replace(x=x, y=y)


def _near(field: Battlefield, model: Model, enemies: Sequence[int]) -> int:
    return nearest(field, model.id, enemies)
