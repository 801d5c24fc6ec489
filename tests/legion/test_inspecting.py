"""What a client finds by looking more closely, the tools it draws, and moves that are told in words."""

from __future__ import annotations

from dataclasses import replace
from math import dist
from typing import Any

import pytest

from legion.laid import LARGE, add, battle, box, card, lay
from legion.playing import weapon
from tablero.games.legion import cards
from tablero.games.legion.battlefield import take_off
from tablero.games.legion.definition import GAME
from tablero.games.legion.deploying import EnteringNotched, entering
from tablero.games.legion.exact import Attack, Defender, Dice, outcome
from tablero.games.legion.moving import Move, Terms
from tablero.games.legion.notched import NotchedMove, Pivot
from tablero.games.legion.state import AIM, DODGE, UNDEPLOYED, Battle, Token
from tablero.games.legion.terrain import AREA, DIFFICULT, LIGHT
from tablero.games.legion.view import view
from tablero.kernel import Place, say
from tablero.tabletop import INCH

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])


def two(edition: str = "2026", **given: Any) -> Battle:
    """A unit of two and an enemy twelve inches to the right, from middle to middle."""
    field = battle(edition)
    add(field, 0, card("Own", minis=2, **given), (20, 18), (20, 20))
    add(field, 1, card("Foe", minis=2), (32, 18), (32, 20))
    return field


@BOTH
def test_range_is_told_in_bands_from_the_leader(edition: str) -> None:
    found = GAME.inspect(two(edition), None, {"units": [0, 1]})
    assert found["distance"] == 12 * INCH - 2700
    assert found["band"] == 2
    assert [line[2] for line in found["lines"]] == [True, True]
    assert found["cover"] == 0
    assert found["why_cover"] is None


def test_a_unit_of_which_some_are_displaced_is_not_looked_at() -> None:
    field = two("2023")
    take_off(field, field.miniatures[field.units[1].miniatures[1]])  # until its player places it again
    assert GAME.inspect(field, None, {"units": [0, 1]}) is None
    assert GAME.inspect(field, None, {"units": [1, 0]}) is None


@BOTH
def test_what_blocks_a_line_is_named(edition: str) -> None:
    field = two(edition)
    lay(field, box(1, 30), 26, 18, high=9)
    found = GAME.inspect(field, 0, {"units": [0, 1]})
    assert [(line[2], line[3]) for line in found["lines"]] == [(False, {"terrain": 0})] * 2


@BOTH
def test_cover_is_told_with_the_piece_and_what_changes_it(edition: str) -> None:
    field = two(edition, keywords=["sharpshooter 1"])
    lay(field, box(4, 6), 32, 19, high=3, kind=AREA, movement=DIFFICULT, cover=LIGHT)
    foes = field.units[1].miniatures
    found = GAME.inspect(field, 0, {"units": [0, 1]})
    assert (found["covered"], found["screens"], found["cover"]) == (foes, [0], 0)
    assert found["why_cover"]["id"] == "kernel-modifier-minus"
    assert GAME.inspect(field, 1, {"units": [1, 0]})["cover"] == 0


def test_a_token_tells_who_contests_it_and_the_view_who_holds_it() -> None:
    field = two()
    field.tokens.append(Token("point-of-interest", 20 * INCH, 16 * INCH))
    assert GAME.inspect(field, None, {"marker": 0}) == {"units": [[0], []]}
    assert view(field, None)["tokens"][0]["held"] == 0


@pytest.mark.parametrize("about", [None, {"units": [0, 0]}, {"units": [0, 9]}, {"units": ["0", 1]}, {"marker": 0}, [1]])
def test_what_is_not_there_is_not_found(about: Any) -> None:
    field = two()
    assert GAME.inspect(field, 0, about) is None
    field.units[1].place = UNDEPLOYED
    assert GAME.inspect(field, 0, {"units": [0, 1]}) is None


# Tools.


@BOTH
def test_the_tool_that_a_move_needs_is_drawn_from_the_base_to_where_the_leader_comes(edition: str) -> None:
    field = two(edition)
    question = Move(field, field.units[0], Terms(speed=2)).question(say("legion-ask-move"))
    answer = question.nearest((24 * INCH, 18 * INCH))
    traced = question.traced(answer)
    start, _, end = traced["tool"]
    assert traced["speed"] in (1, 2)
    assert dist(start, (20 * INCH, 18 * INCH)) == pytest.approx(1350, abs=2)
    assert answer is not None
    leader: Any = answer[0]
    assert dist(end, leader[:2]) < 1350 + traced["width"]
    assert question.traced(None) is None


def test_a_notched_move_that_is_begun_is_completed() -> None:
    field = battle()
    unit = add(field, 0, card("Bikes", minis=2, base=LARGE, speed=3, unit_type="repulsor vehicle"), (20, 18), (20, 22))
    moving = NotchedMove(field, unit, Terms(speed=3))
    question = moving.question(say("legion-ask-move"))
    part = (0, 100, 2, -300, 9000)
    answer = question.completed(part)
    assert answer is not None
    assert answer[0] == part[1:]
    assert question.check(answer) is None
    assert question.traced(answer) == {
        "speed": 2,
        "tool": [list(each) for each in moving.laid(part[1:])],
        "width": 2500,
    }
    assert question.completed((0, 100, 9, 0, 9000)) is None
    assert question.completed((1, 5, 5)) is None
    about = moving.region().about
    assert (about["leader"], about["tools"], about["turn"]) == (0, [[1, 7500], [2, 12500], [3, 17500]], 900)


def test_a_pivot_is_its_own_completion() -> None:
    field = battle()
    unit = add(field, 0, card("Walker", base=LARGE, unit_type="ground vehicle"), (20, 18))
    question = Pivot(field, unit).question(say("legion-ask-move"))
    assert question.completed((450,)) == (450,)
    assert question.completed((901,)) is None
    assert question.traced((450,)) is None


def test_units_that_enter_are_shown_along_their_edge() -> None:
    field = battle()
    foot = add(field, 0, card("Foot"))
    walker = add(field, 0, card("Walker", base=LARGE, unit_type="ground vehicle"))
    zone = [(0, 0, 10 * INCH, 6 * INCH)]
    for unit in (foot, walker):
        [mover] = entering(field, unit, zone).region().movers
        assert mover.at is None
        assert [shape.to_json()["polygon"][0][0] for shape in mover.within] == [[0, 0], [0, 0]]
    moving = entering(field, walker, zone)
    assert isinstance(moving, EnteringNotched)
    assert moving.region().about["edges"] == [[0, 0, 10 * INCH, 0, 900], [0, 0, 0, 6 * INCH, 0]]


# Words.


def asked(field: Battle) -> Place:
    return Move(field, field.units[0], Terms(speed=2)).question(say("legion-ask-move", unit=field.name(field.units[0])))


@pytest.mark.parametrize(("text", "way"), [("toward a", (1, 0)), ("hacia objetivo 1", (0, 1)), ("to 20 2", (0, -1))])
def test_a_unit_goes_toward_what_is_named(text: str, way: tuple[int, int]) -> None:
    field = two()
    field.tokens += [Token("smoke", 0, 0), Token("point-of-interest", 20 * INCH, 34 * INCH)]
    answer = GAME.wished(field, asked(field), text)
    assert answer is not None
    x, y = answer[0][0] - 20 * INCH, answer[0][1] - 18 * INCH  # type: ignore[operator]
    assert x * way[0] + y * way[1] > 3 * INCH


def test_in_cover_is_looked_for_near_the_place() -> None:
    field = two()
    lay(field, box(3, 3), 20, 14, high=3, kind=AREA, cover=LIGHT)
    covered = GAME.wished(field, asked(field), "toward 23 14, in cover")
    assert covered is not None
    assert dist(covered[0][:2], (20 * INCH, 14 * INCH)) < 3 * INCH  # type: ignore[arg-type]
    assert GAME.wished(field, asked(field), "wherever") is None


# What one would do to the other.


def forecast(field: Battle, own: int, other: int) -> list[dict[str, Any]]:
    found = GAME.inspect(field, None, {"units": [own, other]})
    return [{"id": told["id"], **told["args"]} for told in found["odds"]]


@BOTH
def test_what_shooting_would_do_is_told_with_tokens_and_keywords(edition: str) -> None:
    rifle = weapon(red=1, keywords=["pierce 1"])
    field = two(edition, weapons=[rifle], surge_attack="hit")
    own, foe = field.units
    own.tokens[AIM] = 1
    foe.tokens[DODGE] = 1
    [told] = forecast(field, 0, 1)
    wanted = outcome(edition, Attack((Dice("red", 2, "hit"),), aims=1, pierce=2), Defender("white", wounds=2, dodges=1))
    assert told == {
        "id": "legion-forecast-ranged",
        "wounds": pytest.approx(float(wanted.wounds.mean)),
        "defeated": round(100 * wanted.defeated),
    }
    lay(field, box(1, 30), 26, 18, high=9)
    assert forecast(field, 0, 1) == []


def test_only_those_who_are_seen_can_suffer_wounds() -> None:
    field = two(weapons=[weapon(red=6)])
    add(field, 1, card("Hidden", minis=2), (32, 28), (32, 33))
    lay(field, box(1, 6), 31, 33, high=9)
    [told] = forecast(field, 0, 2)
    assert told["defeated"] == 0
    assert 0.9 < told["wounds"] <= 1


def test_armor_impact_cover_and_weapons_that_do_not_reach() -> None:
    near = weapon("near", red=6, most=1)
    field = two(weapons=[near, weapon("far", black=1, keywords=["impact 1"])])
    lay(field, box(4, 6), 32, 19, high=3, kind=AREA, movement=DIFFICULT, cover=LIGHT)
    field.units[1].card = replace(field.units[1].card, keywords=(cards.Keyword("armor", 1),))
    wanted = outcome("2026", Attack((Dice("black", 2),), impact=2), Defender("white", wounds=2, cover=1, armor=1))
    [told] = forecast(field, 0, 1)
    assert told["wounds"] == pytest.approx(float(wanted.wounds.mean))
