"""Looking more closely: distances, lines of sight and what blocks them, markers."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.wh40k.definition import GAME
from tablero.games.wh40k.inspecting import inspect
from tablero.games.wh40k.state import PHASES, RESERVES, SETUP, Battle, Piece
from tablero.games.wh40k.terrain import DEBRIS
from tablero.tabletop import AREA, INCH, WALL, Body, Pose, Shape
from wh40k.playing import battle, entry, profile, stand, weapon


@pytest.fixture
def field() -> Battle:
    """One against two, ten inches apart from middle to middle, the second of them behind."""
    found = battle([entry("One", (1, profile(), [weapon()]))], [entry("Two", (2, profile(), [weapon()]))])
    stand(found, 0, 10 * INCH, 10 * INCH)
    stand(found, 1, 20 * INCH, 10 * INCH)
    stand(found, 2, 22 * INCH, 10 * INCH)
    return found


def wall(field: Battle) -> None:
    """A wall between them that nobody sees over or round."""
    body = Body(
        Shape.rectangle(INCH, 30 * INCH), Pose(15 * INCH, 12 * INCH), 20 * INCH, 20 * INCH, 1 << 16, -1, WALL | AREA
    )
    number = field.field.add(body)
    field.terrain = (Piece(DEBRIS, number, (number,)),)


@pytest.mark.rule("wh40k:measure.01")
def test_the_distance_is_that_of_the_nearest_bases_whoever_asks_and_whenever(field: Battle) -> None:
    far = 10 * INCH - 3200
    assert inspect(field, {"units": [0, 1]})["distance"] == far
    for phase in (SETUP, *PHASES):
        field.phase = phase
        for seat in (0, 1, None):
            assert GAME.inspect(field, seat, {"units": [0, 1]})["distance"] == far
            assert GAME.inspect(field, seat, {"units": [1, 0]})["distance"] == far


def test_a_clear_line_is_shown(field: Battle) -> None:
    [[start, end, seen, blocker]] = inspect(field, {"units": [0, 1]})["lines"]
    assert (seen, blocker) == (True, None)
    assert abs(start[0] - 10 * INCH) <= 1600
    assert abs(end[0] - 20 * INCH) <= 1600


def test_what_blocks_is_named(field: Battle) -> None:
    wall(field)
    found = inspect(field, {"units": [0, 1]})
    assert [line[2:] for line in found["lines"]] == [[False, {"terrain": 0}]]
    assert found["covered"] == []
    assert len(inspect(field, {"units": [1, 0]})["lines"]) == 2


def test_a_marker_tells_who_holds_it_and_with_whom(field: Battle) -> None:
    field.markers, field.control = [(21 * INCH, 12 * INCH)], [-1]
    assert inspect(field, {"marker": 0}) == {"levels": [0, 2], "models": [1, 2]}


@pytest.mark.parametrize(
    "about",
    [
        *(None, 7, [], {}, {"line": 1}, {"units": None}),
        *({"units": units} for units in ([0, 0], [0], [0, 9], [-1, 1], ["0", 1])),
        *({"marker": marker} for marker in (0, -1, "x")),
    ],
)
def test_anything_else_finds_nothing(field: Battle, about: Any) -> None:
    assert inspect(field, about) is None


def test_a_unit_that_is_not_there_is_not_looked_at(field: Battle) -> None:
    field.units[1].place = RESERVES
    assert inspect(field, {"units": [0, 1]}) is None
