"""What a client is told that looks at the battlefield more closely: bodies, and lines of sight with what is in the way."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from typing import Any, Final

from tablero.kernel import Json
from tablero.tabletop.battlefield import Battlefield
from tablero.tabletop.bodies import Body
from tablero.tabletop.shapes import Shape
from tablero.tabletop.sight import Sight

MOST_LOOKS: Final = 60
"""A client asks often, and the battle waits: no more pairs of models are looked at for one answer."""


def inspected(
    about: Any,
    stands: Callable[[int], bool],
    between: Callable[[int, int], Json],
    markers: int,
    marker: Callable[[int], Json],
) -> Json:
    """Answer a client that looks from one unit at another, `{"units": [own, other]}`, or at a marker, `{"marker": number}`.

    `stands` tells of a number whether it is that of a unit on the battlefield. None if there is nothing of the kind.

    >>> inspected({"units": [0, 1]}, lambda unit: unit < 2, lambda own, other: "between", 3, lambda number: "marker")
    'between'
    >>> inspected({"marker": 3}, lambda unit: unit < 2, lambda own, other: "between", 3, lambda number: "marker")
    """
    match about:
        case {"units": [int(own), int(other)]} if own != other and stands(own) and stands(other):
            return between(own, other)
        case {"marker": int(number)} if 0 <= number < markers:
            return marker(number)
    return None


def owner(body: int, units: Sequence[int], pieces: Iterable[Container[int]]) -> Json:
    """Return whose a body is: a unit's, or a piece of terrain's; None for other things.

    `units` has the unit of each model, which are the first bodies of a field; `pieces` the bodies of each piece of terrain.

    >>> owner(1, [0, 4], [range(2, 5)]), owner(3, [0, 4], [range(2, 5)]), owner(9, [0, 4], [range(2, 5)])
    ({'unit': 4}, {'terrain': 0}, {'terrain': None})
    """
    if body < len(units):
        return {"unit": units[body]}
    return {"terrain": next((number for number, piece in enumerate(pieces) if body in piece), None)}


def shape_told(shape: Shape) -> Json:
    """Return a shape around (0, 0) as clients draw it: the points of its core, and the radius around them."""
    return {"core": [list(point) for point in shape.core], "radius": shape.radius}


def body_told(body: Body | None) -> Json:
    """Return what stays where it stands as clients draw it, with the heights that it reaches from and to."""
    assert body is not None, "terrain stays"
    return {
        "core": [list(point) for point in body.core],
        "radius": body.shape.radius,
        "from": body.pose.z,
        "to": body.top,
    }


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
