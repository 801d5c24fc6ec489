"""Looking more closely: distances, lines of sight and what blocks them, markers."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.wh40k.definition import GAME
from tablero.games.wh40k.inspecting import inspect
from tablero.games.wh40k.state import PHASES, RESERVES, SETUP, Battle, Piece
from tablero.games.wh40k.terrain import DEBRIS
from tablero.tabletop import AREA, INCH, WALL, Body, Pose, Shape, crater
from wh40k.laid import lay
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


def test_who_has_cover_is_told(field: Battle) -> None:
    lay(field, crater(4 * INCH), 22 * INCH, 10 * INCH)
    assert inspect(field, {"units": [0, 1]})["covered"] == [2], "the other stands outside of the crater"
    assert inspect(field, {"units": [1, 0]})["covered"] == []
    wall(field)
    assert inspect(field, {"units": [0, 1]})["covered"] == [], "nobody sees them"


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


# What one would do to the other.


def forecast(field: Battle, units: list[int]) -> list[dict[str, Any]]:
    return [{"id": told["id"], **told["args"]} for told in inspect(field, {"units": units})["odds"]]


def test_what_shooting_would_do_is_told(field: Battle) -> None:
    """A 3+ hits, 4+ wounds, 3+ saves."""
    [told] = forecast(field, [0, 1])
    assert (told["id"], told["destroyed"]) == ("wh40k-forecast-ranged", 0)
    assert told["wounds"] == pytest.approx(2 / 3 * 1 / 2 * 1 / 3)
    [back] = forecast(field, [1, 0])
    assert back["wounds"] == pytest.approx(1 - (8 / 9) ** 2)
    assert back["destroyed"] == 21


def test_nothing_is_told_of_what_cannot_be_done(field: Battle) -> None:
    wall(field)
    assert forecast(field, [0, 1]) == []


def test_a_model_shoots_pistols_or_other_weapons_and_the_profile_that_does_more() -> None:
    rifle, pistol = weapon(attacks="3"), weapon("pistol", range=12, abilities=["pistol"])
    low, high = weapon("low", strength="2"), weapon("high", strength="9")
    low.choice = high.choice = "gun"
    found = battle(
        [entry("One", (1, profile(), [rifle, pistol, low, high]))], [entry("Two", (5, profile(wounds=3), []))]
    )
    stand(found, 0, 10 * INCH, 10 * INCH)
    for number in range(1, 6):
        stand(found, number, 18 * INCH, (8 + 2 * number) * INCH)
    [told] = forecast(found, [0, 1])
    assert told["wounds"] == pytest.approx(3 * 2 / 3 * 1 / 2 * 1 / 3 + 2 / 3 * 5 / 6 * 1 / 3)


def test_what_fighting_would_do_is_told() -> None:
    blade = weapon("blade", range=0, attacks="2")
    found = battle([entry("One", (1, profile(), [weapon(), blade]))], [entry("Two", (1, profile(), []))])
    stand(found, 0, 10 * INCH, 10 * INCH)
    stand(found, 1, 12 * INCH, 10 * INCH)
    assert [told["id"] for told in forecast(found, [0, 1])] == ["wh40k-forecast-melee"]
    assert forecast(found, [0, 1])[0]["wounds"] == pytest.approx(1 - (8 / 9) ** 2)
    assert forecast(found, [1, 0]) == []
