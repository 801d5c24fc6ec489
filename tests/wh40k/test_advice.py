"""Advice on battlefields: how much terrain there is, where it is, and where markers lie. Nothing is refused by it."""

from __future__ import annotations

import pytest

from tablero.games.wh40k.advice import advice, crowds_marker
from tablero.games.wh40k.layouts import create_battlefield, feature
from tablero.games.wh40k.setup import place_markers, why_not_marker
from tablero.games.wh40k.state import Battle
from tablero.kernel import Rng
from tablero.tabletop import (
    INCH,
    MM,
    Battlefield,
    Piece,
    Pose,
    barricade,
    crater,
    place,
    ruin,
    scatter_in_pairs,
    woods,
)
from wh40k.playing import battle, entry, profile, run, told

STRIKE_FORCE = (60, 44)
PATROL = (44, 30)
RUIN = ruin(6 * INCH, 5 * INCH)
WALL = barricade(4 * INCH)
LITTLE, OPEN, UNEVEN = "wh40k-advice-little-terrain", "wh40k-advice-open-centre", "wh40k-advice-uneven"


def laid_out(size: tuple[int, int], *pieces: tuple[Piece, int, int]) -> Battle:
    """A battlefield with pieces of terrain, their middles in inches."""
    field = battle([entry("One", (1, profile(), []))])
    field.field = Battlefield(size[0] * INCH, size[1] * INCH)
    field.field.bodies = [None]
    field.terrain = tuple(
        feature(place(field.field, piece, Pose(x * INCH, y * INCH), (1 << 16) + number))
        for number, (piece, x, y) in enumerate(pieces)
    )
    return field


def said(field: Battle) -> list[str]:
    return advice(field)


def spread(size: tuple[int, int], count: int) -> list[tuple[Piece, int, int]]:
    """Pieces along the middle of the battlefield, from end to end, by turns ruins, woods and craters."""
    kinds = (RUIN, woods(6 * INCH, 4 * INCH), crater(4 * INCH))
    return [(kinds[k % 3], size[0] * (2 * k + 1) // (2 * count), size[1] // 2) for k in range(count)]


@pytest.mark.rule("wh40k:battlefield.03", "wh40k:battlefield.04")
@pytest.mark.example("wh40k:ex.52", "wh40k:ex.53", "wh40k:ex.60")
@pytest.mark.parametrize(("size", "count"), [(STRIKE_FORCE, 12), (PATROL, 6)])
def test_terrain_that_is_spread_evenly_with_sight_blocked_in_the_centre_is_balanced(
    size: tuple[int, int], count: int
) -> None:
    assert said(laid_out(size, *spread(size, count))) == []


@pytest.mark.rule("wh40k:battlefield.04")
@pytest.mark.example("wh40k:ex.58", "wh40k:ex.61")
@pytest.mark.parametrize(("size", "count"), [(STRIKE_FORCE, 6), (PATROL, 3)])
def test_fewer_pieces_will_do_but_not_fewer_still(size: tuple[int, int], count: int) -> None:
    pieces = spread(size, count)
    assert said(laid_out(size, *pieces)) == []
    assert said(laid_out(size, *pieces[1:])) == [LITTLE]


@pytest.mark.rule("wh40k:battlefield.04")
@pytest.mark.example("wh40k:ex.59")
def test_with_obstacles_alone_in_the_centre_the_battle_is_one_for_stories() -> None:
    edges = [(RUIN, x, y) for x in (8, 22, 38, 52) for y in (5, 39)]
    middle = [(WALL, x, 22) for x in (15, 30, 45)]
    assert said(laid_out(STRIKE_FORCE, *edges, *middle)) == [OPEN]
    assert said(laid_out(STRIKE_FORCE, *edges, *middle, (RUIN, 15, 11))) == []
    assert said(laid_out(STRIKE_FORCE, *edges, *middle, (RUIN, 14, 11))) == [OPEN]
    assert said(laid_out(STRIKE_FORCE, *edges, *middle, (RUIN, 15, 10))) == [OPEN]
    assert said(laid_out(STRIKE_FORCE, *edges, *middle, (RUIN, 45, 33))) == []


@pytest.mark.rule("wh40k:battlefield.04")
@pytest.mark.example("wh40k:ex.62")
def test_so_is_one_with_all_terrain_on_one_side() -> None:
    town = [(RUIN, x, y) for x in (6, 17) for y in (7, 22)]
    assert said(laid_out(PATROL, *town)) == [UNEVEN]
    assert said(laid_out(PATROL, *town, (WALL, 30, 10), (WALL, 30, 20))) == []
    assert said(laid_out(PATROL, *town, (WALL, 30, 10))) == [UNEVEN]


def test_a_battlefield_that_is_scattered_with_terrain_has_enough_on_both_sides() -> None:
    field = battle([entry("One", (1, profile(), []))])
    pieces = [RUIN, woods(6 * INCH, 4 * INCH), crater(4 * INCH)]
    field.terrain = tuple(map(feature, scatter_in_pairs(field.field, pieces, Rng(1), 1 << 16)))
    assert UNEVEN not in said(field)


def test_what_is_advised_is_told_as_the_battlefield_is_created() -> None:
    field = battle([entry("One", (1, profile(), []))], [])
    run(create_battlefield(field))
    assert [line.message.id for line in field.log.entries] == [LITTLE, OPEN]


# Markers.


@pytest.mark.rule("wh40k:objective.09")
@pytest.mark.example("wh40k:ex.63")
def test_a_marker_in_ruins_has_more_than_an_inch_to_the_walls_or_advice_is_given() -> None:
    field = laid_out(STRIKE_FORCE, (RUIN, 30, 22))
    inside = 30 * INCH - 3 * INCH + 500 + 20 * MM
    near, off = (inside + INCH, 22 * INCH), (inside + INCH + INCH // 10, 22 * INCH)
    assert crowds_marker(field, near)
    assert not crowds_marker(field, off)
    assert why_not_marker(field, near) is None, "it is no rule"
    corners = [(x * INCH, y * INCH) for x, y in ((10, 10), (10, 34), (50, 10))]
    run(place_markers(field), [6, 1], [near, *corners])
    assert len(told(field, "wh40k-advice-marker")) == 1
