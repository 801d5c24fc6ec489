"""A layout of terrain as a client shows it while somebody makes it: what is wrong with it, and what its pieces look like."""

from __future__ import annotations

from functools import cache
from typing import Any

from tablero.games.wh40k.layouts import marked
from tablero.games.wh40k.mission import PATROL, Size
from tablero.games.wh40k.own_layouts import MOST, PIECES, SIZES, Laid, Problem, problems, random_layout, shape_of
from tablero.games.wh40k.view import terrain_at
from tablero.kernel import BadSetup, Json, message_to_json
from tablero.tabletop import Battlefield, Pose, place


def preview(value: Any) -> Json:
    """Return a layout as it is written, what is wrong with it, and what each piece looks like around (0, 0)."""
    size, pieces, wrong = _looked_at(value)
    return {
        "layout": {"size": list(size), "pieces": [list(piece) for piece in pieces]},
        "problems": [{"piece": one.piece, "message": message_to_json(one.what)} for one in wrong],
        "looks": _looks(),
        "sizes": [list(one) for one in SIZES],
        "most": MOST,
    }


def _looked_at(value: Any) -> tuple[Size, tuple[Laid, ...], list[Problem]]:
    try:
        size, pieces = _asked(value)
    except BadSetup as bad:
        return PATROL, (), [Problem(None, bad.reason.message)]
    return size, pieces, list(problems(pieces, size))


def _asked(value: Any) -> tuple[Size, tuple[Laid, ...]]:
    """Return what is to be shown: nothing yet, a layout, or the random one of `{"size": …, "seed": …}`."""
    if value is None:
        return PATROL, ()
    if isinstance(value, dict) and sorted(value) == ["seed", "size"]:
        size, _ = shape_of({"size": value["size"], "pieces": ()})
        return size, random_layout(value["seed"], size)
    return shape_of(value)


@cache
def _looks() -> Json:
    looks = {}
    for name, piece in PIECES.items():
        field = Battlefield(0, 0)
        looks[name] = terrain_at(field, place(field, marked(piece), Pose(0, 0), 0))
    return looks
