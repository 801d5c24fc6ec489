"""Visibility: who is seen, who is seen in full, and what Ruins and Woods do to it."""

from __future__ import annotations

import pytest

from tablero.games.wh40k.state import Battle
from tablero.games.wh40k.visibility import SIGHT, fully_seen, look, seen_by, sees_unit, unit_fully_seen, unit_sees
from tablero.tabletop import INCH, barricade, building, container, crater, debris, hill, line_is_clear, ruin, see, woods
from wh40k.laid import lay
from wh40k.playing import battle, entry, profile, stand

SMALL, BIG = profile(), profile("Giant", base=120, height=90)
EAST, MIDDLE, WEST = 25 * INCH, 15 * INCH, 5 * INCH
Y = 20 * INCH


def two(keywords: tuple[str, ...] = ("INFANTRY",), other: tuple[str, ...] = ("INFANTRY",)) -> Battle:
    """A model of each army, 20″ apart."""
    field = battle(
        [entry("Ours", (1, SMALL, []), keywords=keywords)], [entry("Theirs", (1, SMALL, []), keywords=other)]
    )
    stand(field, 0, WEST, Y)
    stand(field, 1, EAST, Y)
    return field


@pytest.mark.rule("wh40k:visibility.01", "wh40k:visibility.04")
def test_a_model_is_seen_along_a_line_that_nothing_blocks() -> None:
    field = two()
    seen = look(field, 0, 1)
    assert seen.clear
    assert seen.line is not None
    assert line_is_clear(field.field, 0, 1, seen.line, SIGHT)
    wall = lay(field, building(2 * INCH, 10 * INCH), MIDDLE, Y)
    assert not look(field, 0, 1)
    assert look(field, 0, 1).blocker == wall.area
    assert seen_by(field, [0], [1]) == {0: []}


@pytest.mark.rule("wh40k:visibility.01")
def test_models_of_other_units_block_sight_too() -> None:
    field = battle([entry("Ours", (1, SMALL, []))], [entry("Giants", (1, BIG, [])), entry("Theirs", (1, SMALL, []))])
    stand(field, 0, WEST, Y)
    stand(field, 1, MIDDLE, Y)
    stand(field, 2, EAST, Y)
    assert not look(field, 0, 2)
    stand(field, 1, MIDDLE, Y + 4 * INCH)
    assert look(field, 0, 2)


@pytest.mark.rule("wh40k:visibility.04")
@pytest.mark.example("wh40k:ex.54")
def test_a_model_of_which_a_part_shows_is_visible_but_not_fully() -> None:
    field = two()
    lay(field, container(2 * INCH, 10 * INCH, INCH), EAST - 4 * INCH, Y)
    assert look(field, 0, 1)
    assert not fully_seen(field, 0, 1)


@pytest.mark.rule("wh40k:visibility.02")
def test_a_model_looks_through_its_own_unit_and_through_no_other() -> None:
    ours = [entry("Ours", (1, SMALL, []), (1, BIG, []))]
    theirs = [entry("Theirs", (1, SMALL, []), (1, BIG, []))]
    field = battle(ours, theirs)
    for model, x in ((0, WEST), (1, MIDDLE), (2, EAST), (3, EAST + 10 * INCH)):
        stand(field, model, x, Y)
    assert look(field, 0, 2)
    stand(field, 1, MIDDLE, Y + 10 * INCH)
    stand(field, 3, MIDDLE, Y)  # a model of the unit that is looked at does block
    assert not look(field, 0, 2)
    friends = battle([entry("Ours", (1, SMALL, [])), entry("Friends", (1, BIG, []))], [entry("Theirs", (1, SMALL, []))])
    for model, x in ((0, WEST), (1, MIDDLE), (2, EAST)):
        stand(friends, model, x, Y)
    assert not look(friends, 0, 2)


@pytest.mark.rule("wh40k:visibility.03")
def test_the_base_is_part_of_the_model_that_sees_and_that_is_seen() -> None:
    field = battle([entry("Ours", (1, SMALL, []))], [entry("Theirs", (1, BIG, []))])
    stand(field, 0, WEST, Y)
    stand(field, 1, EAST, Y)
    hiding = lay(field, building(2 * INCH, 10 * INCH), EAST - 4 * INCH, Y - 6 * INCH)  # up to 1″ below the middle line
    assert look(field, 0, 1)
    edge = field.field[hiding.area].pose.y + 5 * INCH
    stand(field, 0, WEST, edge - 1500)  # only the edge of the base, 32 mm wide, looks past the corner
    stand(field, 1, EAST, edge - 5900)
    assert look(field, 0, 1)
    stand(field, 0, WEST, edge - 1700)
    stand(field, 1, EAST, edge - 6100)
    assert not look(field, 0, 1)


@pytest.mark.rule("wh40k:visibility.05", "wh40k:visibility.07")
@pytest.mark.example("wh40k:ex.05")
def test_a_unit_is_visible_if_one_of_its_models_is() -> None:
    field = battle([entry("Ours", (1, SMALL, []))], [entry("Theirs", (2, SMALL, []))])
    stand(field, 0, WEST, Y)
    stand(field, 1, EAST, Y)
    stand(field, 2, EAST, Y + 10 * INCH)
    lay(field, building(2 * INCH, 6 * INCH), EAST - 4 * INCH, Y)
    assert seen_by(field, [0], [1, 2]) == {0: [2]}
    assert sees_unit(field, 0, field.units[1])
    assert not unit_fully_seen(field, 0, field.units[1])
    stand(field, 2, EAST, Y + 2 * INCH)
    assert not sees_unit(field, 0, field.units[1])


@pytest.mark.rule("wh40k:visibility.08")
def test_a_unit_sees_what_one_of_its_models_sees() -> None:
    field = battle([entry("Ours", (2, SMALL, []))], [entry("Theirs", (2, SMALL, []))])
    stand(field, 0, WEST, Y)
    stand(field, 1, WEST, Y + 20 * INCH)
    stand(field, 2, EAST, Y)
    stand(field, 3, EAST, Y + INCH)
    lay(field, building(2 * INCH, 14 * INCH), MIDDLE, Y)
    assert seen_by(field, [0, 1], [2]) == {0: [], 1: [2]}
    assert unit_sees(field, field.units[0], field.units[1])
    stand(field, 1, WEST, Y + 2 * INCH)
    assert not unit_sees(field, field.units[0], field.units[1])
    assert seen_by(field, [0], []) == {0: []}
    assert seen_by(field, [], [2]) == {}


@pytest.mark.rule("wh40k:visibility.06")
@pytest.mark.example("wh40k:ex.55")
def test_a_model_is_fully_visible_if_nothing_hides_a_part_that_faces() -> None:
    field = two()
    assert fully_seen(field, 0, 1)
    lay(field, building(INCH, INCH), MIDDLE, Y)
    assert look(field, 0, 1)
    assert not fully_seen(field, 0, 1)
    stand(field, 1, EAST, Y + 10 * INCH)
    assert fully_seen(field, 0, 1)
    lay(field, building(INCH, INCH), EAST + 2 * INCH, Y + 10 * INCH)  # behind it
    assert fully_seen(field, 0, 1)


@pytest.mark.rule("wh40k:visibility.06")
def test_what_is_hidden_of_the_base_alone_does_not_count() -> None:
    field = two()
    lay(field, container(INCH, 10 * INCH, 350), EAST - 2 * INCH, Y)  # 3.5 mm high
    assert fully_seen(field, 0, 1)


@pytest.mark.rule("wh40k:visibility.07")
@pytest.mark.example("wh40k:ex.56")
def test_the_models_of_a_unit_do_not_hide_each_other_from_being_fully_visible() -> None:
    field = battle([entry("Ours", (1, SMALL, []))], [entry("Theirs", (2, SMALL, [])), entry("Others", (1, SMALL, []))])
    stand(field, 0, WEST, Y)
    stand(field, 1, EAST, Y)
    stand(field, 2, EAST - 3 * INCH, Y)
    stand(field, 3, EAST, Y + 15 * INCH)
    unit = field.units[1]
    assert not fully_seen(field, 0, 1)
    assert unit_fully_seen(field, 0, unit)
    stand(field, 3, EAST - 6 * INCH, Y)
    assert not unit_fully_seen(field, 0, unit)
    stand(field, 3, EAST, Y + 15 * INCH)
    lay(field, container(INCH, 10 * INCH, INCH), EAST - 6 * INCH, Y)
    assert not unit_fully_seen(field, 0, unit)


# Terrain that has no rule of its own.


@pytest.mark.rule(
    "wh40k:terrain.general.02",
    "wh40k:terrain.craters.04",
    "wh40k:terrain.barricades.02",
    "wh40k:terrain.debris.04",
    "wh40k:terrain.hills.03",
)
@pytest.mark.parametrize(
    ("piece", "visible", "fully"),
    [
        (crater(5 * INCH), True, True),
        (barricade(10 * INCH, height=INCH), True, False),
        (debris(10 * INCH, 10 * INCH), False, False),
        (hill(10 * INCH, 10 * INCH), False, False),
    ],
)
def test_most_terrain_hides_what_is_behind_it_and_no_more(piece: object, visible: bool, fully: bool) -> None:
    field = two()
    lay(field, piece, MIDDLE, Y, facing=900)  # type: ignore[arg-type]
    assert (bool(look(field, 0, 1)), fully_seen(field, 0, 1)) == (visible, fully)
    stand(field, 1, MIDDLE, Y + 20 * INCH)
    stand(field, 0, WEST, Y + 20 * INCH)
    assert fully_seen(field, 0, 1)


@pytest.mark.rule("wh40k:terrain.hills.03")
def test_who_stands_on_a_hill_sees_over_what_is_lower() -> None:
    field = two()
    lay(field, building(3 * INCH, 3 * INCH), WEST, Y)
    lay(field, container(2 * INCH, 10 * INCH, 2 * INCH), MIDDLE, Y)
    assert not look(field, 0, 1)
    stand(field, 0, WEST, Y, 6 * INCH)
    assert look(field, 0, 1)


# Ruins: 8″ by 6″, with walls to the west and to the south, each with windows.


RUIN = ruin(8 * INCH, 6 * INCH)
WINDOW = MIDDLE + 2 * INCH
SOUTH, NORTH = Y - 8 * INCH, Y + 8 * INCH


def ruins(keywords: tuple[str, ...] = ("INFANTRY",), other: tuple[str, ...] = ("INFANTRY",)) -> Battle:
    """A model south of Ruins and one north of them, with a line between them through a window."""
    field = two(keywords, other)
    lay(field, RUIN, MIDDLE, Y)
    stand(field, 0, WINDOW, SOUTH)
    stand(field, 1, WINDOW, NORTH)
    return field


@pytest.mark.rule("wh40k:terrain.ruins.07")
@pytest.mark.example("wh40k:ex.51")
def test_nobody_sees_through_ruins_even_through_windows() -> None:
    field = ruins()
    assert see(field.field, 0, 1, SIGHT._replace(area=0, sky=0))
    assert not look(field, 0, 1)
    assert not look(field, 1, 0)
    stand(field, 1, MIDDLE + 8 * INCH, NORTH)
    stand(field, 0, MIDDLE + 8 * INCH, SOUTH)
    assert look(field, 0, 1)


@pytest.mark.rule("wh40k:terrain.ruins.07")
def test_nobody_sees_over_ruins() -> None:
    field = ruins()
    for model, y in ((0, SOUTH), (1, NORTH)):
        stand(field, model, WINDOW, y, 20 * INCH)
    assert see(field.field, 0, 1, SIGHT._replace(sky=0))
    assert not look(field, 0, 1)


@pytest.mark.rule("wh40k:terrain.ruins.08")
@pytest.mark.parametrize("keyword", ["AIRCRAFT", "TOWERING"])
def test_aircraft_and_towering_models_see_and_are_seen_past_ruins(keyword: str) -> None:
    for field in (ruins(keywords=(keyword,)), ruins(other=(keyword,))):
        assert look(field, 0, 1)
        lay(field, building(2 * INCH, 2 * INCH), WINDOW, SOUTH + 3 * INCH)
        assert not look(field, 0, 1)


@pytest.mark.rule("wh40k:terrain.ruins.09")
def test_one_sees_into_ruins_and_out_of_them_normally() -> None:
    field = ruins()
    stand(field, 1, WINDOW, Y)
    assert look(field, 0, 1)
    assert look(field, 1, 0)
    stand(field, 0, MIDDLE, SOUTH)
    stand(field, 1, MIDDLE, Y - 2 * INCH)
    lay(field, building(2 * INCH, 2 * INCH), MIDDLE, SOUTH + 3 * INCH)
    assert not look(field, 0, 1)
    assert not look(field, 1, 0)


@pytest.mark.rule("wh40k:terrain.ruins.12", "wh40k:terrain.ruins.09")
def test_who_is_partly_within_ruins_sees_into_them_but_not_through_and_is_seen_there() -> None:
    field = ruins()
    stand(field, 1, WINDOW, Y + 3 * INCH)  # half of its base is within
    assert look(field, 0, 1)
    assert not look(field, 1, 0)
    stand(field, 0, WINDOW, Y)
    assert look(field, 1, 0)
    stand(field, 0, WINDOW, SOUTH)
    stand(field, 1, WINDOW, Y + 3 * INCH - 1600)
    assert look(field, 1, 0)
    stand(field, 1, WINDOW, Y + 3 * INCH - 1599)
    assert not look(field, 1, 0)


# Woods.


def wooded(keywords: tuple[str, ...] = ("INFANTRY",), other: tuple[str, ...] = ("INFANTRY",)) -> Battle:
    """Two models with Woods between them, 8″ by 6″."""
    field = two(keywords, other)
    lay(field, woods(8 * INCH, 6 * INCH), MIDDLE, Y)
    return field


@pytest.mark.rule("wh40k:terrain.woods.03", "wh40k:terrain.woods.05")
def test_who_is_wholly_within_woods_is_never_fully_visible() -> None:
    field = wooded()
    for x in (MIDDLE, MIDDLE - 4 * INCH + 1700):
        stand(field, 1, x, Y)
        assert look(field, 0, 1)
        assert not fully_seen(field, 0, 1)
    stand(field, 1, MIDDLE - 4 * INCH - 1600, Y)  # just outside, towards the other
    assert fully_seen(field, 0, 1)
    stand(field, 0, MIDDLE, Y)
    stand(field, 1, MIDDLE + 2 * INCH, Y)
    assert not fully_seen(field, 0, 1)
    assert not unit_fully_seen(field, 0, field.units[1])


@pytest.mark.rule("wh40k:terrain.woods.04")
def test_who_is_seen_through_or_over_woods_is_not_fully_visible() -> None:
    field = wooded()
    assert look(field, 0, 1)
    assert not fully_seen(field, 0, 1)
    for model, x in ((0, WEST), (1, EAST)):
        stand(field, model, x, Y, 20 * INCH)
    assert not fully_seen(field, 0, 1)
    for model, x in ((0, WEST), (1, EAST)):
        stand(field, model, x, Y + 5 * INCH)
    assert fully_seen(field, 0, 1)


@pytest.mark.rule("wh40k:terrain.woods.05")
@pytest.mark.parametrize("keyword", ["AIRCRAFT", "TOWERING"])
def test_aircraft_and_towering_models_are_seen_past_woods_normally(keyword: str) -> None:
    for field in (wooded(keywords=(keyword,)), wooded(other=(keyword,))):
        assert fully_seen(field, 0, 1)
        stand(field, 1, MIDDLE, Y)
        assert fully_seen(field, 0, 1)


@pytest.mark.rule("wh40k:terrain.woods.06")
def test_who_is_wholly_within_woods_sees_out_normally() -> None:
    field = wooded()
    stand(field, 0, MIDDLE, Y)
    assert fully_seen(field, 0, 1)
    stand(field, 0, MIDDLE - 4 * INCH, Y)  # partly within: it looks through them
    assert not fully_seen(field, 0, 1)
