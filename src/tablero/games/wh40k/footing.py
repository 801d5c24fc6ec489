"""Where models may stand, asked quickly for many places: the ground with everything barred that is in the way.

It is for finding places. What it finds is judged by the rules (`moving`, `placing`) before it is an answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablero.games.wh40k.battlefield import shape_of
from tablero.games.wh40k.objectives import marker
from tablero.games.wh40k.state import Battle, Model
from tablero.games.wh40k.terrain import KEYWORDS, OBSTACLE
from tablero.tabletop import LIMIT, Barred, Going, Ground

ANY_HEIGHT = LIMIT // 4


def footing(battle: Battle, model: Model, others: Sequence[int], keep_off: Sequence[Barred] = ()) -> Ground:
    """Return the ground on which a model may stand among others, and away from whom it must keep off.

    Whether a floor carries it at a height is not asked here.
    """
    table = battle.field.copy()
    markers = [table.add(marker(*each)) for each in battle.markers]
    barred = [*keep_off, *map(Barred, (*others, *markers)), *_terrain(battle)]
    return Ground(
        table,
        shape_of(model.profile.base),
        model.profile.height,
        Going(tuple(each for each in barred if each.number in table)),
    )


def _terrain(battle: Battle) -> Iterator[Barred]:
    for piece in battle.terrain:
        if OBSTACLE in KEYWORDS[piece.kind]:
            yield Barred(piece.area, 0, ANY_HEIGHT)
        yield from map(Barred, piece.matter)
