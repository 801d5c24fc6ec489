"""Terrain: how high it is, and who may stand on it."""

from __future__ import annotations

import pytest

from legion.laid import HUGE, LARGE, add, battle, box, card, lay, pose, stand
from tablero.games.legion.state import Battle, Unit
from tablero.games.legion.terrain import (
    AREA,
    BARRICADE,
    DIFFICULT,
    IMPASSABLE,
    OBSTACLE,
    OPEN,
    SCATTER,
    height_of,
    in_contact,
    is_in,
    why_not_stand,
)
from tablero.kernel import Reason
from tablero.tabletop import INCH

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])


def stands(field: Battle, unit: Unit, *spot: float) -> Reason | None:
    """Why a unit of one miniature can't stand there."""
    stand(field, unit, spot)
    return why_not_stand(field, field.field, field.miniatures[unit.leader])


def rule_of(reason: Reason | None) -> str | None:
    return None if reason is None else reason.rule


@BOTH
@pytest.mark.rule("legion26:terrain.17", "legion23:terrain.14")
@pytest.mark.example("legion26:ex.06", "legion26:ex.07", "legion23:ex.08", "legion23:ex.09")
def test_height_is_the_vertical_segment_in_which_something_ends(edition: str) -> None:
    lower, upper = 4 * INCH, 9 * INCH
    assert [height_of(each) for each in (lower, upper)] == [1, 2]
    assert [height_of(each) for each in (0, 1, 6 * INCH, 6 * INCH + 1, 12 * INCH)] == [1, 1, 1, 2, 2]


@BOTH
@pytest.mark.rule("legion26:terrain.15", "legion26:terrain.20", "legion23:terrain.12", "legion23:terrain.19")
@pytest.mark.example("legion26:ex.05", "legion23:ex.07")
@pytest.mark.parametrize("kind", ["clone trooper", "creature trooper", "emplacement trooper"])
def test_troopers_are_wholly_on_an_obstacle_or_off_it(edition: str, kind: str) -> None:
    field = battle(edition)
    unit = add(field, 0, card(unit_type=kind))
    lay(field, box(6, 4), 20, 20, high=3)
    rule = field.edition.rule("legion26:terrain.15", "legion23:terrain.12")
    assert stands(field, unit, 20, 20, 3) is None
    assert stands(field, unit, 22.4, 20, 3) is None
    assert rule_of(stands(field, unit, 22.6, 20, 3)) == rule  # hanging over the edge
    assert rule_of(stands(field, unit, 23.4, 20)) == rule  # partly in it
    assert stands(field, unit, 23.6, 20) is None  # beside it
    assert rule_of(stands(field, unit, 30, 20, 3)) == rule  # nothing is there


@BOTH
@pytest.mark.rule("legion26:terrain.15", "legion23:terrain.12")
def test_under_a_balcony_there_is_room(edition: str) -> None:
    field = battle(edition)
    unit = add(field, 0, card())
    lay(field, box(6, 4), 20, 20, high=3.2, foot=3)
    assert stands(field, unit, 20, 20) is None
    assert stands(field, unit, 20, 20, 3.2) is None


@pytest.mark.rule("legion26:terrain.04")
def test_no_trooper_stands_on_a_barricade() -> None:
    field = battle("2026")
    unit, tank = add(field, 0, card()), add(field, 0, card(unit_type="ground vehicle", base=HUGE))
    lay(field, box(3, 2), 20, 20, high=1, kind=BARRICADE)
    assert rule_of(stands(field, unit, 20, 20, 1)) == "legion26:terrain.04"
    assert rule_of(stands(field, unit, 20, 21)) == "legion26:terrain.04"
    assert stands(field, unit, 20, 22) is None
    assert stands(field, tank, 20, 22, 1) is None


@pytest.mark.rule("legion23:terrain.04", "legion23:terrain.18")
def test_no_trooper_stands_partly_on_a_barricade() -> None:
    field = battle("2023")
    unit = add(field, 0, card())
    lay(field, box(3, 2), 20, 20, high=1, kind=BARRICADE)
    assert stands(field, unit, 20, 20, 1) is None
    assert rule_of(stands(field, unit, 20, 20.9, 1)) == "legion23:terrain.04"
    assert rule_of(stands(field, unit, 20, 21)) == "legion23:terrain.04"


@BOTH
@pytest.mark.rule("legion26:terrain.13", "legion23:terrain.10")
@pytest.mark.rule("legion26:apxb.17", "legion26:apxb.31", "legion23:vehicle.repulsor.4")
def test_only_repulsors_stand_on_impassable_terrain(edition: str) -> None:
    field = battle(edition)
    units = [
        add(field, 0, card(kind, unit_type=kind, base=LARGE, silhouette=6880))
        for kind in ("trooper", "ground vehicle", "repulsor vehicle")
    ]
    lay(field, box(6, 6), 20, 20, high=1, movement=IMPASSABLE)
    rule = field.edition.rule("legion26:terrain.13", "legion23:terrain.10")
    assert [rule_of(stands(field, unit, 20, 20, 1)) for unit in units] == [rule, rule, None]


@BOTH
@pytest.mark.rule("legion26:apxb.13", "legion26:apxb.17", "legion26:apxb.30", "legion26:terrain.20")
@pytest.mark.rule("legion23:vehicle.ground.3", "legion23:vehicle.repulsor.3", "legion23:vehicle.ground.4")
@pytest.mark.rule("legion23:vehicle.repulsor.5")
@pytest.mark.parametrize("kind", ["ground vehicle", "repulsor vehicle"])
def test_vehicles_rest_partly_on_terrain_if_they_do_not_tilt_too_much(edition: str, kind: str) -> None:
    field = battle(edition)
    tank = add(field, 0, card(unit_type=kind, base=HUGE, silhouette=6000))
    half = HUGE.width / 2 / INCH
    lay(field, box(4, 4), 20, 20, high=half)
    lay(field, box(4, 4), 40, 20, high=half + 0.01)
    lay(field, box(12, 12), 60, 20, high=1)
    lay(field, box(4, 4), 60, 20, high=1 + half)
    rule = field.edition.rule("legion26:apxb.30", "legion23:vehicle.ground.4")
    assert stands(field, tank, 23, 20, half) is None
    assert rule_of(stands(field, tank, 43, 20, half + 0.01)) == rule
    assert stands(field, tank, 63, 20, 1 + half) is None
    assert rule_of(stands(field, tank, 23, 20)) == rule  # not in it either
    assert rule_of(stands(field, tank, 30, 20, half)) == rule


@BOTH
@pytest.mark.rule("legion26:terrain.05", "legion26:terrain.21", "legion23:terrain.05")
def test_of_area_terrain_only_the_boundary_counts(edition: str) -> None:
    field = battle(edition)
    unit = add(field, 0, card())
    lay(field, box(4, 4), 20, 20, high=5, kind=AREA, movement=DIFFICULT)
    assert stands(field, unit, 20, 20) is None
    for x, inside in ((20, True), (22.5, True), (22.54, False)):
        stand(field, unit, (x, 20))
        assert is_in(field, field.field, unit.leader, DIFFICULT) is inside
    assert not is_in(field, field.field, unit.leader, OPEN)


@pytest.mark.rule("legion26:terrain.03", "legion23:terrain.03")
@pytest.mark.parametrize(
    ("edition", "kind", "movement"),
    [
        ("2026", "trooper", OPEN),
        ("2023", "trooper", DIFFICULT),
        ("2023", "creature trooper", DIFFICULT),
        ("2023", "ground vehicle", OPEN),
    ],
)
def test_whom_barricades_slow(edition: str, kind: str, movement: str) -> None:
    field = battle(edition)
    unit = add(field, 0, card(unit_type=kind))
    barricade, crate = (lay(field, box(3, 1), x, 20, high=1, kind=sort) for x, sort in ((20, BARRICADE), (30, SCATTER)))
    assert field.edition.terrain.movement(barricade, unit) == movement
    assert field.edition.terrain.movement(crate, unit) == OPEN


@BOTH
@pytest.mark.rule("legion26:core.08", "legion23:core.05")
def test_what_is_in_contact_with_a_piece(edition: str) -> None:
    field = battle(edition)
    unit = add(field, 0, card(), (20, 20))
    half = 1350 / INCH
    wall = lay(field, box(2, 2), 21 + half, 20, high=3, kind=OBSTACLE)
    assert in_contact(field.field, unit.leader, wall)
    stand(field, unit, (19.9, 20))
    assert not in_contact(field.field, unit.leader, wall)
    field.field.move(unit.leader, pose(21 + half, 20, 3))
    assert in_contact(field.field, unit.leader, wall)
