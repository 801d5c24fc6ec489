"""Lines of sight as a client shows them: from where to where each model looks, whether it sees, and what is in the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tablero.kernel import Json
from tablero.tabletop.battlefield import Battlefield
from tablero.tabletop.sight import Sight

MOST_LOOKS: Final = 60
"""A client asks often, and the battle waits: no more pairs of models are looked at for one answer."""


def sight_lines(
    field: Battlefield,
    models: Sequence[int],
    others: Sequence[int],
    distances: Sequence[Sequence[int]],
    look: Callable[[int, int], Sight],
    whose: Callable[[int], Json],
) -> list[Json]:
    """Return for each model a line to one of the others, the nearest that it sees: `[from, to, whether it sees, what blocks]`.

    `distances` has a row for each model, `look` tells what comes of looking, `whose` what a body in the way belongs to.
    """
    found = []
    for model, row in zip(models, distances, strict=True):
        near = sorted(zip(row, others, strict=True))[: max(1, MOST_LOOKS // len(models))]
        sights = [(target, look(model, target)) for _, target in near]
        target, sight = next((each for each in sights if each[1]), sights[0])
        if sight.line is not None:
            found.append([list(sight.line[0]), list(sight.line[1]), True, None])
        else:
            blocker = None if sight.blocker is None else whose(sight.blocker)
            found.append([_middle(field, model), _middle(field, target), False, blocker])
    return found


def _middle(field: Battlefield, model: int) -> list[int]:
    pose = field[model].pose
    return [pose.x, pose.y, pose.z]
