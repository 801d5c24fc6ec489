"""Terrain: pieces without slits or overlaps, floors to stand on, and layouts with room between the pieces."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablero.kernel import Rng
from tablero.kernel.digest import freeze
from tablero.tabletop import (
    AREA,
    FLOOR,
    INCH,
    MODEL,
    OWN,
    TURN,
    WALL,
    Battlefield,
    Blocking,
    Body,
    Piece,
    Placed,
    Pose,
    Shape,
    Standing,
    assortment,
    barricade,
    building,
    colliding,
    container,
    crater,
    debris,
    distance,
    hill,
    on_table,
    place,
    room_taken,
    ruin,
    scatter,
    scatter_in_pairs,
    see,
    standing,
    standings,
    wholly_within,
    woods,
)

PIECES = (
    ruin(8 * INCH, 6 * INCH, 3),
    ruin(5 * INCH, 4 * INCH, 1),
    woods(8 * INCH, 5 * INCH),
    crater(5 * INCH),
    hill(9 * INCH, 6 * INCH),
    building(6 * INCH, 5 * INCH),
    container(),
    barricade(4 * INCH),
    debris(4 * INCH, 3 * INCH),
)
MIDDLE = (30 * INCH, 22 * INCH)
BASE = Body(Shape.disc(3200), Pose(0, 0), 4000, kind=MODEL)
MATTER = Blocking(WALL | FLOOR)
facings = st.integers(0, TURN - 1)


def with_piece(piece: Piece, facing: int = 0) -> tuple[Battlefield, Placed]:
    field = Battlefield(60 * INCH, 44 * INCH)
    return field, place(field, piece, Pose(*MIDDLE, 0, facing), 100)


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: piece.name)
def test_parts_do_not_share_room_and_lie_on_the_footprint(piece: Piece) -> None:
    field, placed = with_piece(piece)
    solid = [number for number in placed.bodies if not field[number].kind & AREA]
    assert [(a, b) for a in solid for b in solid if a < b and colliding(field, a, b)] == []
    ground = field.add(Body(piece.footprint, placed.pose))
    for number in placed.bodies:
        assert wholly_within(field, number, ground, 0)
        assert field[number].group == 100
        assert field[number].base == field[number].height
        assert field[number].top <= piece.height


def test_what_pieces_are_made_of() -> None:
    def kinds(piece: Piece) -> set[int]:
        return {part.kind for part in piece.parts}

    assert kinds(PIECES[0]) == {AREA, WALL, FLOOR}
    assert kinds(PIECES[1]) == {AREA, WALL}
    assert [kinds(piece) for piece in PIECES[2:4]] == [{AREA}] * 2
    assert [kinds(piece) for piece in PIECES[4:7]] == [{WALL | FLOOR}] * 3
    assert [kinds(piece) for piece in PIECES[7:]] == [{WALL}] * 2
    marked = PIECES[0].marked(AREA | FLOOR, OWN)
    assert kinds(marked) == {AREA | OWN, WALL, FLOOR | OWN}


@settings(deadline=None, max_examples=30)
@given(facings)
def test_nothing_is_seen_through_the_corner_of_a_ruin_but_through_its_windows(facing: int) -> None:
    """However it is turned: the walls of a ruin whose windows are walled up have no slits."""
    shut, open_ = ruin(12 * INCH, 12 * INCH, 1, window=0), ruin(12 * INCH, 12 * INCH, 1)
    for piece, clear in ((shut, False), (open_, True)):
        field, placed = with_piece(piece, facing)
        post = Body(Shape.disc(400), Pose(0, 0), 4000, kind=MODEL)  # so thin that it doesn't look past the ends
        wall_x = 12 * INCH // 2
        outside, inside = (
            field.add(post._replace(shape=Shape(((3 * INCH // 2, y),), 200)).at(placed.pose))
            for y in (-wall_x - 3000, -wall_x + 6000)
        )
        assert see(field, outside, inside, MATTER).clear == clear


def test_floors_can_be_stood_on() -> None:
    field, _ = with_piece(ruin(9 * INCH, 9 * INCH, 3))
    x, y = MIDDLE[0] - 2 * INCH, MIDDLE[1] - 2 * INCH
    model = field.add(BASE.at(Pose(x, y)))
    found = standings(field, model)
    assert [(one.z, one.whole) for one in found] == [(0, True), (3 * INCH, True), (6 * INCH, True)]
    for z, wanted in ((0, 0), (3 * INCH - 1, 0), (3 * INCH, 3 * INCH), (4 * INCH, 3 * INCH), (99 * INCH, 6 * INCH)):
        field.move(model, Pose(x, y, z))
        assert standing(field, model).z == wanted
    for one in found:
        field.move(model, Pose(x, y, one.z))
        assert room_taken(field, model, WALL | FLOOR) == []
    field.move(model, Pose(x, y, 3 * INCH - 1))
    assert room_taken(field, model, WALL | FLOOR) == [found[1].floor]
    field.move(model, Pose(x + 3 * INCH, y, 3 * INCH))
    assert not standing(field, model).whole  # it overhangs
    field.move(model, Pose(x + 20 * INCH, y))
    assert standings(field, model) == [Standing(0, None, True)]


def test_a_model_upstairs_sees_down_past_the_floor_but_not_through_it() -> None:
    field, placed = with_piece(ruin(9 * INCH, 9 * INCH, 2, window=0))
    x, y = MIDDLE[0] - 2 * INCH, MIDDLE[1] - 2 * INCH
    upstairs, below = field.add(BASE.at(Pose(x, y, 3 * INCH))), field.add(BASE.at(Pose(x, y)))
    far, behind = field.add(BASE.at(Pose(x + 12 * INCH, y))), field.add(BASE.at(Pose(x - 8 * INCH, y)))
    assert not see(field, upstairs, below, MATTER)
    assert see(field, upstairs, far, MATTER)
    assert not see(field, upstairs, behind, MATTER)
    assert see(field, below, far, MATTER)
    assert placed.piece.height == 6 * INCH


@settings(deadline=None, max_examples=5)
@given(st.integers(0, 1000))
def test_a_layout_leaves_room(seed: int) -> None:
    field = Battlefield(60 * INCH, 44 * INCH)
    placed = scatter(field, assortment(Rng(seed), 10), Rng.of(seed, "layout"), 100, apart=3 * INCH, edge=2 * INCH)
    assert len(placed) >= 8
    assert [one.group for one in placed] == list(range(100, 100 + len(placed)))
    prints = [field.add(Body(one.piece.footprint, one.pose)) for one in placed]
    for number in prints:
        assert on_table(field, number)
        assert [other for other in prints if other != number and distance(field, number, other) < 3 * INCH] == []
    inner = Battlefield(56 * INCH, 40 * INCH)
    for one in placed:
        x, y, z, facing = one.pose
        assert on_table(inner, inner.add(Body(one.piece.footprint, Pose(x - 2 * INCH, y - 2 * INCH, z, facing))))


@settings(deadline=None, max_examples=5)
@given(st.integers(0, 1000))
def test_a_layout_in_pairs_is_the_same_from_both_sides(seed: int) -> None:
    field = Battlefield(60 * INCH, 44 * INCH)
    placed = scatter_in_pairs(field, assortment(Rng(seed), 6), Rng.of(seed, "layout"), 100)
    assert len(placed) % 2 == 0
    assert len(placed) >= 8
    rng = Rng(seed)
    for _ in range(15):
        spots = [(rng.below(field.width), rng.below(field.depth)) for _ in range(2)]
        there = field.copy()
        a, b = (there.add(BASE.at(Pose(x, y))) for x, y in spots)
        c, d = (there.add(BASE.at(Pose(field.width - x, field.depth - y))) for x, y in spots)
        assert see(there, a, b, MATTER).clear == see(there, c, d, MATTER).clear


def test_the_same_numbers_give_the_same_layout() -> None:
    def made() -> object:
        field = Battlefield(60 * INCH, 44 * INCH)
        return freeze([scatter_in_pairs(field, assortment(Rng(4), 6), Rng(5), 100), field])

    assert made() == made()


def test_a_piece_without_room_is_left_out() -> None:
    field = Battlefield(10 * INCH, 10 * INCH)
    placed = scatter(field, [building(6 * INCH, 6 * INCH)] * 3, Rng(1), 100)
    assert len(placed) == 1
    assert list(field) == [0]


def test_an_assortment_has_something_of_everything() -> None:
    names = {piece.name for piece in assortment(Rng(1), 60)}
    assert names == {"ruin", "woods", "hill", "building", "container", "barricade", "crater", "debris"}
