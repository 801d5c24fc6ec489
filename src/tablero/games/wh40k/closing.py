"""Finding paths that close in on enemies, for charges, piling in and consolidating: into contact if that can be, else near."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from tablero.games.wh40k.battlefield import body_of, shape_of
from tablero.games.wh40k.coherency import REACH
from tablero.games.wh40k.contact import contact_poses
from tablero.games.wh40k.moving import Move, Paths
from tablero.games.wh40k.state import Model
from tablero.tabletop import INCH, Battlefield, Mover, Pose, all_within, distances, lattice, nearest

NEAREST = 4
"""So many of the enemy's models, the nearest, are tried for contact."""


def close_in(move: Move, enemies: Sequence[Sequence[int]]) -> Paths | None:
    """Return legal paths that bring a unit to each of some enemy units, given by their models; or None."""
    everybody = [id for unit in enemies for id in unit]
    field = move.battle.field.copy()
    for model in move.models:
        field.remove(model.id)
    ends: dict[int, Pose] = {}
    for number, wanted in _order(move, enemies):
        model = move.models[number]
        start = move.battle.field[model.id].pose
        ends[number] = _best(move, field, number, wanted or everybody, list(ends)) or start
        field.replace(model.id, body_of(move.battle, model, ends[number]))
    paths = tuple(_path(move, number, ends[number]) for number in range(len(move.models)))
    return paths if any(paths) and move.why_not(paths) is None else None


def _order(move: Move, enemies: Sequence[Sequence[int]]) -> Iterator[tuple[int, Sequence[int]]]:
    """Yield the models, nearest first, and whom each is to reach: one for each enemy unit, then anybody."""
    field = move.battle.field
    left = sorted(
        range(len(move.models)),
        key=lambda n: (_near(field, move.models[n], [id for unit in enemies for id in unit]), n),
    )
    for unit in enemies:
        if left:
            number = min(left, key=lambda n: (_near(field, move.models[n], unit), n))
            left.remove(number)
            yield number, unit
    for number in left:
        yield number, ()


def _near(field: Battlefield, model: Model, enemies: Sequence[int]) -> int:
    return nearest(field, model.id, enemies)


def _best(move: Move, field: Battlefield, number: int, enemies: Sequence[int], placed: Sequence[int]) -> Pose | None:
    """Return where a model goes: into contact where it can, else as near as it can to the enemy and to its own."""
    model, routes = move.models[number], move.routes[number]
    footing, body = move.footing(model), move.battle.field[model.id]
    table = field.copy()
    start = move.battle.field[model.id].pose
    far = dict(zip(enemies, distances(move.battle.field, [model.id], enemies)[0], strict=True))
    order = sorted(enemies, key=lambda id: (far[id], id))[:NEAREST]
    best: tuple[int, int, Pose] | None = None
    for rank, pose in chain(_touching(move, model, order), _standing(move, field, model, order, placed)):
        if pose == start or (best is not None and rank > best[0]) or not footing.stands(pose):
            continue
        table.replace(model.id, body.at(pose))
        apart = 0 if _linked(move, table, model, placed) else 1
        if best is not None and (rank, apart) >= best[:2]:
            continue
        if move.may_stand(table, model) and routes.reaches(pose):
            best = rank, apart, pose
            if (rank, apart) == (0, 0):
                break
    return best[2] if best is not None else None


def _touching(move: Move, model: Model, enemies: Sequence[int]) -> Iterator[tuple[int, Pose]]:
    for enemy in enemies:
        for pose in contact_poses(move, model, enemy):
            yield 0, pose


def _standing(
    move: Move, field: Battlefield, model: Model, enemies: Sequence[int], placed: Sequence[int]
) -> Iterator[tuple[int, Pose]]:
    """Yield places on the way to the nearest enemy and beside those who have theirs, with how far they are from it."""
    start, goal = move.battle.field[model.id].pose, move.battle.field[enemies[0]].pose
    mover = Mover(shape_of(model.profile.base))
    for share in range(9, 0, -1):
        yield (
            1,
            start._replace(x=start.x + (goal.x - start.x) * share // 10, y=start.y + (goal.y - start.y) * share // 10),
        )
    for other in placed[-3:]:
        mate = field[move.models[other].id].pose
        for x, y in lattice(mate[:2], 2 * mover.radius + INCH // 4, 7)[1:13]:
            yield 2, start._replace(x=x, y=y)


def _linked(move: Move, field: Battlefield, model: Model, placed: Sequence[int]) -> bool:
    return not placed or bool(all_within(field, model.id, [move.models[other].id for other in placed], REACH))


def _path(move: Move, number: int, end: Pose) -> tuple[tuple[int, ...], ...]:
    if end == move.battle.field[move.models[number].id].pose:
        return ()
    route = move.routes[number].to(end)
    return tuple(tuple(pose) for pose in route.path) if route is not None else ()
