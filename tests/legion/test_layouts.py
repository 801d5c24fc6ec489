"""Terrain on the battlefield: ready layouts and layouts by chance."""

from __future__ import annotations

import pytest

from legion.laid import battle
from legion.playing import run
from tablero.games.legion.battlefield import piece_of
from tablero.games.legion.layouts import AGREED, ASSORTMENT, LAYOUTS, PLAIN, READY, lay_terrain, ready_piece
from tablero.games.legion.terrain import KINDS, MOVEMENTS
from tablero.tabletop import INCH, on_table, overlapping


@pytest.mark.rule("legion26:terrain.01", "legion26:terrain.10", "legion26:terrain.16", "legion26:terrain.19")
@pytest.mark.rule("legion23:terrain.01", "legion23:terrain.13", "legion23:terrain.16")
@pytest.mark.rule("legion26:terrain.02")
@pytest.mark.rule("legion23:terrain.02")
def test_of_every_piece_everything_is_agreed_on() -> None:
    for name in {*ASSORTMENT, *(spot.name for layout in READY.values() for spot in layout)}:
        agreed = AGREED[name]
        assert agreed.kind in KINDS
        assert agreed.movement in MOVEMENTS
        assert agreed.cover in (0, 1, 2)
        assert ready_piece(name).name == name


@pytest.mark.rule("legion26:terrain.03")
def test_a_barricade_is_small() -> None:
    (part,) = ready_piece("barricade").parts
    xs, ys = zip(*part.shape.core, strict=True)
    assert max(xs) - min(xs) <= 3 * INCH
    assert max(ys) - min(ys) <= INCH
    assert part.height <= INCH


@pytest.mark.parametrize("name", LAYOUTS)
@pytest.mark.parametrize("seed", [1, 77])
def test_pieces_lie_on_the_table_and_not_on_each_other(name: str, seed: int) -> None:
    field = battle("2026")
    field.layout = name
    run(lay_terrain(field), dice=[seed] if name == "scattered" else [])
    assert (len(field.terrain) == 0) is (name == PLAIN)
    bodies = [number for piece in field.terrain for number in piece.bodies]
    assert all(on_table(field.field, number) for number in bodies)
    assert not any(overlapping(field.field, a, b) for a in bodies for b in bodies if a < b)
    for piece in field.terrain:
        assert all(piece_of(field, number) is piece for number in piece.bodies)
    if name != PLAIN:
        assert len(field.terrain) >= 14
        assert {piece.kind for piece in field.terrain} == set(KINDS)
