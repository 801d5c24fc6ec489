"""Where models may stand, asked quickly for many places: the ground with everything barred that is in the way.

It is for finding places. What it finds is judged by the rules (`moving`, `placing`) before it is an answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablero.games.wh40k.battlefield import shape_of
from tablero.games.wh40k.objectives import marker
from tablero.games.wh40k.state import Battle, Model
from tablero.games.wh40k.terrain import KEYWORDS, OBSTACLE
from tablero.kernel import Polygon
from tablero.tabletop import INCH, LIMIT, Barred, Body, Going, Ground, Point, Pose, Shape, hull

ANY_HEIGHT = LIMIT // 4
"""So far up and down from a body there is nothing that is not barred by it."""


def footing(
    battle: Battle,
    model: Model,
    others: Sequence[int],
    keep_off: Sequence[Barred] = (),
    out: Sequence[Polygon] = (),
    within: tuple[Point, Point] | None = None,
) -> Ground:
    """Return the ground on which a model may stand among others, away from whom it must keep off and out of which areas.

    It holds within a rectangle, if one is given: what is far from there is left out.

    Whether a floor carries it at a height is not asked here.
    """
    table = battle.field.copy()
    markers = [table.add(marker(*each)) for each in battle.markers]
    areas = [Barred(table.add(Body(Shape(hull(area.outline)), Pose(0, 0))), 0, ANY_HEIGHT) for area in out]
    barred = [*keep_off, *map(Barred, (*others, *markers)), *areas, *_terrain(battle)]
    shape = shape_of(model.profile.base)
    barred = [each for each in barred if each.number in table]
    if within is not None:
        barred = [each for each in barred if _is_near(table[each.number], shape.reach + each.keep_off, *within)]
    return Ground(table, shape, model.profile.height, Going(tuple(barred)))


def _is_near(body: Body, reach: int, low: Point, high: Point) -> bool:
    """Tell whether a body may be nearer than so much to some point of a rectangle."""
    far = reach + body.shape.reach + INCH  # an inch to be sure: corners that are turned are rounded
    return low[0] - far <= body.pose.x <= high[0] + far and low[1] - far <= body.pose.y <= high[1] + far


def _terrain(battle: Battle) -> Iterator[Barred]:
    for piece in battle.terrain:
        if OBSTACLE in KEYWORDS[piece.kind]:
            yield Barred(piece.area, 0, ANY_HEIGHT)
        yield from map(Barred, piece.matter)
