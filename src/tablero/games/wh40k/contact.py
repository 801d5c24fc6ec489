"""Base-to-base contact: where a model can touch another, and whether one that moves could have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, islice
from math import isqrt
from typing import Final

from tablero.games.wh40k.measuring import in_contact
from tablero.games.wh40k.moving import Move
from tablero.games.wh40k.state import Model
from tablero.tabletop import COS, ONE, SIN, TOUCH, TURN, Battlefield, Pose, distance, whole

DIRECTIONS: Final = 24
"""From how many sides a model tries to get into contact with another."""
CLOSING: Final = 6


def contact_poses(move: Move, model: Model, enemy: int) -> list[Pose]:
    """Return poses in which a model touches an enemy model and may stand: straight ahead, then all round it."""
    start = model.pose
    assert start is not None
    ground, other = move.footing(model), move.battle.field[enemy].pose
    ahead = [pose for pose in poses_off(move, model, enemy, 0, [_ahead(start, other)]) if ground.stands(pose)]
    key = (model.profile.base, model.profile.height, start.facing, enemy)
    if key not in move.contacts:
        around = ground.around(enemy, start.facing, other.z, DIRECTIONS)
        move.contacts[key] = [pose for pose in around if ground.stands(pose)]
    return ahead + move.contacts[key]


def poses_round(move: Move, model: Model, enemy: int, gap: int) -> Iterator[Pose]:
    """Yield poses in which a model is so far from an enemy model, and at its height: straight ahead, then all round it."""
    start = model.pose
    assert start is not None
    yield from poses_off(move, model, enemy, gap, [_ahead(start, move.battle.field[enemy].pose)])
    key = (model.profile.base, start.facing, enemy, gap)
    if key not in move.rounds:
        turns = [(COS[step], SIN[step]) for step in range(0, TURN, TURN // DIRECTIONS)]
        move.rounds[key] = Kept(poses_off(move, model, enemy, gap, turns))
    yield from move.rounds[key]


def poses_off(move: Move, model: Model, enemy: int, gap: int, directions: Sequence[tuple[int, int]]) -> Iterator[Pose]:
    """Yield poses in which a model is so far from another, or touches it, in directions given by cosine and sine."""
    table, start = move.battle.field.copy(), model.pose
    assert start is not None
    body, other = table[model.id], table[enemy]
    reach = _reach(body.shape.core, body.shape.radius) + _reach(other.shape.core, other.shape.radius)
    for cos, sin in directions:
        far = reach + gap + 2
        for _ in range(CLOSING):
            pose = Pose(other.pose.x + whole(far * cos), other.pose.y + whole(far * sin), other.pose.z, start.facing)
            table.replace(model.id, body.at(pose))
            apart = distance(table, model.id, enemy) - gap
            if apart <= (TOUCH if gap == 0 else 0):
                yield pose
                break
            far -= max(1, apart - 1)


class Kept:
    """What an iterator yields, to be gone through again: it is asked for no more than anybody wants.

    >>> kept = Kept(iter([Pose(1, 1), Pose(2, 2)]))
    >>> next(iter(kept)), [*kept] == [*kept] == [Pose(1, 1), Pose(2, 2)]
    (Pose(x=1, y=1, z=0, facing=0), True)
    """

    def __init__(self, more: Iterator[Pose]) -> None:
        self._more = more
        self._known: list[Pose] = []

    def __iter__(self) -> Iterator[Pose]:
        """Yield everything from the first on."""
        for number in count():
            if number == len(self._known):
                self._known += islice(self._more, 1)
            if number == len(self._known):
                return
            yield self._known[number]


def _ahead(start: Pose, other: Pose) -> tuple[int, int]:
    """Return the direction from a model to one that comes, as cosine and sine."""
    x, y = start.x - other.x, start.y - other.y
    length = isqrt(x * x + y * y) or 1
    return x * ONE // length, y * ONE // length


def _reach(core: Sequence[tuple[int, int]], radius: int) -> int:
    return radius + max(isqrt(x * x + y * y) + 1 for x, y in core)


def could_touch(move: Move, field: Battlefield, number: int, enemies: Sequence[int]) -> bool:
    """Tell whether a model that doesn't touch an enemy on a field could have, and the unit still have ended legally.

    It is looked for straight ahead and at `DIRECTIONS` places round each enemy model that it might reach.
    """
    model, routes = move.models[number], move.routes[number]
    start = model.pose
    assert start is not None
    for enemy in enemies:
        if not _reachable(field, start, enemy, move.budgets[number], model):
            continue
        for pose in contact_poses(move, model, enemy):
            if not routes.reaches(pose):
                continue
            table = field.copy()
            table.move(model.id, pose)
            if move.allows(table, model):
                return True
    return False


def _reachable(field: Battlefield, start: Pose, enemy: int, budget: int, model: Model) -> bool:
    """Tell at a glance whether an enemy model may be near enough to be touched."""
    other = field[enemy]
    size = _reach(other.shape.core, other.shape.radius) + _reach(
        field[model.id].shape.core, field[model.id].shape.radius
    )
    far = budget + size
    return (other.pose.x - start.x) ** 2 + (other.pose.y - start.y) ** 2 <= far * far


def untouching(move: Move, field: Battlefield, enemies: Sequence[int]) -> Iterator[int]:
    """Yield the numbers of those models of the unit that touch no enemy model on a field."""
    for number, model in enumerate(move.models):
        if not in_contact(field, model.id, enemies):
            yield number
