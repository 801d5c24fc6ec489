"""Base-to-base contact: where a model can touch another, and whether one that moves could have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isqrt
from typing import Final

from tablero.games.wh40k.measuring import in_contact
from tablero.games.wh40k.moving import Move
from tablero.games.wh40k.state import Model
from tablero.tabletop import Battlefield, Pose

DIRECTIONS: Final = 24
"""From so many sides it is tried whether a model can get into contact with another."""


def contact_poses(move: Move, model: Model, enemy: int) -> list[Pose]:
    """Return poses in which a model touches an enemy model and may stand, all round it and facing as it does."""
    start = model.pose
    assert start is not None
    ground, z = move.footing(model), move.battle.field[enemy].pose.z
    return [pose for pose in ground.around(enemy, start.facing, z, DIRECTIONS) if ground.stands(pose)]


def _reach(core: Sequence[tuple[int, int]], radius: int) -> int:
    return radius + max(isqrt(x * x + y * y) + 1 for x, y in core)


def could_touch(move: Move, field: Battlefield, number: int, enemies: Sequence[int]) -> bool:
    """Tell whether a model that doesn't touch an enemy on a field could have, and the unit still have ended legally.

    It is looked for among `DIRECTIONS` places round each enemy model that it might reach.
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
