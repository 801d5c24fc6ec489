"""Room for objective markers: the fourth always finds a place, on the book's battlefields and on the smaller one."""

from __future__ import annotations

from math import pi

import pytest

from tablero.games.wh40k.battlefield import laid_out
from tablero.games.wh40k.mission import MARKERS
from tablero.games.wh40k.setup import RADIUS, from_edge, from_marker, why_not_marker
from tablero.tabletop import INCH
from wh40k.playing import battle


@pytest.mark.parametrize(("length", "width"), [(44, 30), (60, 44), (90, 44)])
def test_other_markers_keep_one_off_less_ground_than_there_is(length: int, width: int) -> None:
    field = battle([], [])
    field.field = laid_out(field, length, width)
    edge, apart = from_edge(field) * INCH + RADIUS, from_marker(field) * INCH + 2 * RADIUS
    ground = (field.field.width - 2 * edge) * (field.field.depth - 2 * edge)
    assert (MARKERS - 1) * pi * apart**2 < ground


@pytest.mark.rule("wh40k:mission.only-war.04")
@pytest.mark.parametrize(("length", "width", "edge", "apart"), [(44, 30, 4, 6), (60, 44, 6, 9)])
def test_how_far_a_marker_is_from_edges_and_others(length: int, width: int, edge: int, apart: int) -> None:
    field = battle([], [])
    field.field = laid_out(field, length, width)
    first, middle = edge * INCH + RADIUS, field.field.depth // 2
    assert why_not_marker(field, (first + 1, middle)) is None
    near = why_not_marker(field, (first, middle))
    assert near is not None
    assert (near.rule, dict(near.message.args)["inches"]) == ("wh40k:mission.only-war.04", edge)
    field.markers.append((first + 1, middle))
    far = first + 1 + apart * INCH + 2 * RADIUS
    assert why_not_marker(field, (far + 1, middle)) is None
    close = why_not_marker(field, (far, middle))
    assert close is not None
    assert (close.rule, dict(close.message.args)["inches"]) == ("wh40k:mission.only-war.04", apart)
