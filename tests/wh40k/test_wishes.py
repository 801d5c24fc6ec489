"""Moving by words."""

from __future__ import annotations

from math import dist
from typing import Any

import pytest

from tablero.games.wh40k.charge import ChargeMove
from tablero.games.wh40k.definition import GAME
from tablero.games.wh40k.describe import describe
from tablero.games.wh40k.moving import Move
from tablero.games.wh40k.piling import PileIn
from tablero.games.wh40k.state import Battle, Piece
from tablero.games.wh40k.terrain import CRATER
from tablero.games.wh40k.wishes import wished
from tablero.kernel import Place, say
from tablero.tabletop import AREA, INCH, Body, Point, Pose, Shape
from tablero.text import Texts
from wh40k.playing import battle, entry, profile, stand, weapon


@pytest.fixture
def field() -> Battle:
    """A unit of one model that moves 6 inches, a marker to the right of it, an enemy below, and a crater on the way."""
    found = battle([entry("One", (1, profile(), [weapon()]))], [entry("Foe", (1, profile(), [weapon()]))])
    stand(found, 0, 20 * INCH, 20 * INCH)
    stand(found, 1, 20 * INCH, 40 * INCH)
    found.markers, found.control = [(5 * INCH, 5 * INCH), (40 * INCH, 20 * INCH)], [-1, -1]
    return found


def asked(field: Battle) -> Place:
    move = Move(field, field.units[0], lambda model: 6 * INCH, "wh40k:movement.05")
    return move.question(say("wh40k-ask-normal-move", unit=field.name(field.units[0])))


def end(answer: Any) -> Point:
    assert answer is not None
    [path] = answer
    x, y = path[-1][:2]
    return x, y


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("toward objective 2", (26, 20)),
        ("Toward 2", (26, 20)),
        ("hacia el objetivo 2", (26, 20)),
        ("hacia objetivo 2", (26, 20)),
        ("al marcador 2", (26, 20)),
        ("toward a", (20, 26)),
        ("hacia la unidad a", (20, 26)),
        ("to 20 12.5", (20, 14)),
        ("hacia 20 12,5", (20, 14)),
    ],
)
def test_a_unit_goes_toward_what_is_named(field: Battle, text: str, expected: tuple[int, int]) -> None:
    answer = wished(field, asked(field), text)
    assert dist(end(answer), [each * INCH for each in expected]) < INCH


@pytest.mark.parametrize(
    "text",
    [
        "",
        "toward",
        "toward objective 3",
        "toward objective 0",
        "toward Z",
        "toward the",
        "hacia la unidad",
        "away from 2",
        "2",
    ],
)
def test_what_is_not_understood_is_no_answer(field: Battle, text: str) -> None:
    assert wished(field, asked(field), text) is None


def test_cover_is_looked_for_near_what_is_named(field: Battle) -> None:
    crater = Body(Shape.disc(5 * INCH), Pose(25 * INCH, 17 * INCH), INCH // 2, INCH // 2, 1 << 16, -1, AREA)
    field.terrain = (Piece(CRATER, field.field.add(crater)),)
    plain, covered = (end(wished(field, asked(field), f"toward objective 2{more}")) for more in ("", ", in cover"))
    assert dist(plain, (26 * INCH, 20 * INCH)) < INCH
    assert dist(covered, (25 * INCH, 17 * INCH)) + 1600 <= 5 * INCH / 2


def test_wherever_one_points_a_charge_and_a_pile_in_are_made(field: Battle) -> None:
    stand(field, 1, 20 * INCH, 25 * INCH)
    charge = ChargeMove(field, field.units[0], [field.units[1]], 8 * INCH)
    assert charge.found is not None
    for point in ((0, 0), (20 * INCH, 25 * INCH), (40 * INCH, 5 * INCH)):
        paths = charge.toward(point)
        assert paths is not None
        assert charge.why_not(paths) is None
        assert any(paths)
    stand(field, 1, 20 * INCH, 23 * INCH)
    pile_in = PileIn(field, field.units[0])
    paths = pile_in.toward((0, 0))
    assert paths is not None
    assert pile_in.why_not(paths) is None


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ((((INCH, 0), (10 * INCH, 4 * INCH)), (), ((20 * INCH, 8 * INCH, 0, 5),)), "2 models of 3 to around (15″; 6″)"),
        (((10 * INCH, 4 * INCH), (20 * INCH, 8 * INCH, 0)), "2 models of 2 to around (15″; 6″)"),
        ((((10 * INCH, 4 * INCH),),), "1 model of 1 to (10″; 4″)"),
        (((), ()), "Nobody moves"),
        ((10 * INCH, 4 * INCH), "(10″; 4″)"),
    ],
)
def test_a_suggestion_says_where_the_unit_ends(field: Battle, answer: tuple[Any, ...], told: str) -> None:
    question = Place(0, "wh40k-ask-normal-move", lambda value: None, None, lambda rng: answer)
    assert Texts("en", GAME.texts).render(describe(field, question, answer)) == told


@pytest.mark.parametrize(
    ("text", "expected", "told"),
    [
        ("fly 25", (25 * INCH, 0), "25″ straight on"),
        ("vuela 22,5, derecha 45", (22 * INCH + INCH // 2, 450), "22.5″ straight on, then 45° to the right"),
        ("fly 20 left 90", (20 * INCH, 2700), "20″ straight on, then 90° to the left"),
        ("fly", None, ""),
        ("toward objective 2", None, ""),
    ],
)
def test_an_aircraft_is_told_how_far_it_flies_and_how_it_turns(
    field: Battle, text: str, expected: tuple[int, int] | None, told: str
) -> None:
    question = Place(
        0, say("wh40k-ask-aircraft", unit=field.name(field.units[0])), lambda value: None, None, lambda rng: (0, 0)
    )
    answer = wished(field, question, text)
    assert answer == expected
    if answer is not None:
        assert Texts("en", GAME.texts).render(describe(field, question, answer)) == told
