"""Line of sight: what blocks it, who is obscured and by what, and arcs."""

from __future__ import annotations

from typing import Any

import pytest

from legion.laid import HUGE, LARGE, MEDIUM, add, battle, box, card, lay, pose, stand
from tablero.games.legion.objectives import put_token
from tablero.games.legion.sight import (
    arcs,
    miniatures_seen,
    obscured,
    obscured_from_token,
    seen_from_token,
    sees,
    units_see,
)
from tablero.games.legion.state import ASSET, EMBARKED, Battle, Piece, Token, Unit
from tablero.games.legion.terrain import AREA, BARRICADE, HEAVY, IMPASSABLE, LIGHT, NO_COVER
from tablero.tabletop import INCH

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])


def facing(edition: str, x: float = 30, kind: str = "trooper", **given: Any) -> tuple[Battle, Unit, Unit]:
    """One miniature at (10, 18), and an enemy so far along the table."""
    field = battle(edition)
    return field, add(field, 0, card("One"), (10, 18)), add(field, 1, card("Other", unit_type=kind, **given), (x, 18))


@BOTH
@pytest.mark.rule("legion26:los.01", "legion26:los.07", "legion23:los.01", "legion23:los.06")
@pytest.mark.example("legion26:ex.29", "legion26:ex.31", "legion23:ex.32", "legion23:ex.34")
def test_one_free_line_is_enough_and_terrain_cuts_lines(edition: str) -> None:
    field, one, other = facing(edition)
    wall = lay(field, box(1, 6), 20, 20.9, high=6)
    assert sees(field, one.leader, other)  # past its end
    assert sees(field, other.leader, one)
    field.field.move(wall.bodies[0], pose(20, 18))
    assert not sees(field, one.leader, other)
    assert not sees(field, other.leader, one)


@BOTH
@pytest.mark.rule("legion26:los.01", "legion26:los.02", "legion23:los.01", "legion23:los.02")
@pytest.mark.parametrize(("high", "seen"), [(1.6, True), (1.7, False)])
def test_one_sees_over_what_is_lower_than_silhouettes(edition: str, high: float, seen: bool) -> None:
    field, one, other = facing(edition)
    lay(field, box(1, 30), 20, 18, high=high)
    assert sees(field, one.leader, other) is seen


@BOTH
@pytest.mark.rule(
    "legion26:los.06", "legion26:los.08", "legion26:apxb.15", "legion26:apxb.20", "legion26:kw.hover-ground"
)
@pytest.mark.rule("legion23:los.05", "legion23:los.07", "legion23:vehicle.ground.7", "legion23:vehicle.repulsor.9")
@pytest.mark.rule("legion23:kw.hover.2")
@pytest.mark.example("legion26:ex.30", "legion23:ex.33")
@pytest.mark.parametrize(
    ("kind", "words", "blocks"),
    [
        ("clone trooper", (), False),
        ("creature trooper", (), False),
        ("ground vehicle", (), True),
        ("repulsor vehicle", (), False),
        ("repulsor vehicle", ("hover 1: air",), False),
        ("repulsor vehicle", ("hover ground",), True),
    ],
)
def test_ground_vehicles_block_sight_and_troopers_never(edition: str, kind: str, words: Any, blocks: bool) -> None:
    field, one, other = facing(edition)
    add(field, 1, card("Between", unit_type=kind, base=HUGE, silhouette=9000, keywords=words), (20, 18))
    assert sees(field, one.leader, other) is not blocks


@pytest.mark.rule("legion26:los.09")
@pytest.mark.parametrize(("edition", "seen"), [("2026", True), ("2023", False)])
def test_whether_vehicles_of_a_unit_hide_each_other(edition: str, seen: bool) -> None:
    field = battle(edition)
    one = add(field, 0, card("One"), (10, 18))
    pair = add(field, 1, card("Two", unit_type="ground vehicle", minis=2, base=HUGE), (20, 18), (24, 18))
    assert miniatures_seen(field, one.leader, pair) == (pair.miniatures if seen else pair.miniatures[:1])
    front, back = pair.miniatures
    assert [sees(field, id, one) for id in (front, back)] == [True, seen]


@BOTH
@pytest.mark.rule("legion26:terrain.06", "legion26:terrain.07", "legion23:terrain.06")
@pytest.mark.parametrize(("middle", "seen"), [(20, False), (10, True), (28.6, True), (30, True)])
def test_area_terrain_blocks_sight_but_not_of_those_who_are_in_it(edition: str, middle: float, seen: bool) -> None:
    field, one, other = facing(edition)
    lay(field, box(2, 30), middle, 18, high=5, kind=AREA, cover=LIGHT)
    assert sees(field, one.leader, other) is seen


@pytest.mark.rule("legion26:los.11")
def test_units_see_each_other_if_any_of_their_miniatures_do() -> None:
    field = battle("2026")
    pair = add(field, 0, card("Pair", minis=2), (10, 18), (10, 30))
    other = add(field, 1, card("Other"), (30, 18))
    lay(field, box(1, 6), 20, 18, high=6)
    assert not sees(field, pair.leader, other)
    assert units_see(field, pair, other)
    stand(field, pair, (10, 18), (10, 19))
    assert not units_see(field, pair, other)


@pytest.mark.rule("legion26:measure.15")
def test_undeployed_units_see_their_undeployed_allies_alone() -> None:
    field, one, other = facing("2026")
    waiting, friend = add(field, 0, card("Waiting")), add(field, 0, card("Friend"))
    assert units_see(field, waiting, friend)
    assert not units_see(field, waiting, one)
    assert not units_see(field, waiting, other)
    assert not sees(field, other.leader, waiting)


@pytest.mark.rule("legion26:los.10")
@pytest.mark.parametrize(("high", "seen"), [(0.5, True), (1.8, False)])
def test_a_token_is_a_flat_disc(high: float, seen: bool) -> None:
    field, one, _ = facing("2026")
    lay(field, box(1, 30), 11.2, 18, high=high)
    token = Token("charge", 15 * INCH, 18 * INCH)
    assert seen_from_token(field, token, [one.leader]) == ([one.leader] if seen else [])


@pytest.mark.rule("legion23:kw.transport-closed.3", "legion23:kw.transport-open.3")
@pytest.mark.parametrize(("kind", "seen"), [("open", True), ("closed", False)])
def test_passengers_are_seen_in_open_transports_only(kind: str, seen: bool) -> None:
    field, one, _ = facing("2023")
    truck = add(
        field, 1, card("Truck", unit_type="repulsor vehicle", base=HUGE, keywords=[f"transport 1: {kind}"]), (25, 25)
    )
    carried = add(field, 1, card("Carried"))
    carried.place, carried.carrier = EMBARKED, truck.id
    assert sees(field, one.leader, carried) is seen
    assert sees(field, carried.leader, one) is seen


# Obscured.


def behind(edition: str, at: float, **given: Any) -> tuple[Battle, Unit, Unit, Piece]:
    """An enemy of whom a wall at some place hides a part."""
    field, one, other = facing(edition)
    return field, one, other, lay(field, box(1, 6), at, 20.9, high=6, **given)


@pytest.mark.rule("legion26:attack.26", "legion23:attack.24")
@pytest.mark.parametrize(
    ("edition", "gap", "hidden"), [("2026", 3, True), ("2026", 3.01, False), ("2023", 3, True), ("2023", 10, True)]
)
def test_terrain_obscures_that_cuts_a_line(edition: str, gap: float, hidden: bool) -> None:
    """In 2026 it must be within half range of whoever is behind it."""
    half = 1350 / INCH
    field, one, other, wall = behind(edition, 30 - half - gap - 0.5)
    field.field.move(wall.bodies[0], pose(30 - half - gap - 0.5, 20.5))
    assert sees(field, one.leader, other)
    assert obscured(field, one.leader, other.leader) == (wall if hidden else None)


@BOTH
@pytest.mark.rule("legion26:attack.26", "legion23:attack.24")
def test_terrain_that_cuts_no_line_obscures_nobody(edition: str) -> None:
    field, one, other, wall = behind(edition, 28)
    field.field.move(wall.bodies[0], pose(28, 21.6))
    assert obscured(field, one.leader, other.leader) is None


@BOTH
@pytest.mark.rule("legion26:attack.26", "legion23:attack.24")
@pytest.mark.parametrize(("at", "hidden"), [(27980 / INCH, False), (11.1, True)])
def test_terrain_that_the_attacking_leader_touches_obscures_nobody(edition: str, at: float, hidden: bool) -> None:
    field, one, other = facing(edition, x=13)
    barrier = lay(field, box(0.9686, 3), at, 18, high=1)
    assert obscured(field, one.leader, other.leader) == (barrier if hidden else None)


@BOTH
@pytest.mark.rule("legion26:attack.26", "legion23:attack.24")
def test_one_that_is_not_seen_at_all_is_obscured(edition: str) -> None:
    field, one, other = facing(edition)
    wall = lay(field, box(1, 30), 20, 18, high=6, cover=LIGHT)
    assert obscured(field, one.leader, other.leader) == wall


@BOTH
@pytest.mark.rule("legion26:terrain.08", "legion26:attack.41", "legion23:terrain.06")
def test_area_terrain_obscures_those_in_it_even_from_others_in_it(edition: str) -> None:
    field, one, other = facing(edition, x=13)
    woods = lay(field, box(12, 12), 12, 18, high=5, kind=AREA, cover=LIGHT)
    assert obscured(field, one.leader, other.leader) == woods


@BOTH
@pytest.mark.rule("legion26:terrain.08", "legion23:terrain.06")
def test_area_terrain_that_one_neither_stands_in_nor_looks_through_obscures_nobody(edition: str) -> None:
    field, one, other = facing(edition, x=13)
    lay(field, box(4, 4), 30, 30, high=5, kind=AREA, cover=LIGHT)
    assert obscured(field, one.leader, other.leader) is None


@BOTH
@pytest.mark.rule("legion26:obj.16", "legion23:objective.06")
def test_terrain_that_was_taken_off_for_a_token_obscures_nobody(edition: str) -> None:
    field, one, other = facing(edition, x=13)
    lay(field, box(12, 36), 12, 18, high=5, kind=AREA, cover=LIGHT, movement=IMPASSABLE)
    lay(field, box(50, 36), 47, 18, high=5, kind=AREA, cover=LIGHT)  # so that there is no room for it elsewhere
    put_token(field, Token(ASSET, 18 * INCH, 18 * INCH))  # at its edge
    assert not field.terrain[0].bodies
    assert obscured(field, one.leader, other.leader) is None


@BOTH
def test_what_gives_no_cover_obscures_nobody_and_of_several_the_best_counts(edition: str) -> None:
    field, one, other = facing(edition)
    lay(field, box(1, 6), 28, 18, high=1, cover=NO_COVER)
    assert obscured(field, one.leader, other.leader) is None
    lay(field, box(1, 6), 27, 18, high=1, cover=LIGHT)
    heavy = lay(field, box(1, 6), 26.5, 18, high=1, cover=HEAVY)
    assert obscured(field, one.leader, other.leader) == heavy


@BOTH
@pytest.mark.rule("legion26:apxb.34", "legion23:vehicle.ground.8", "legion26:apxb.20", "legion23:vehicle.repulsor.9")
@pytest.mark.parametrize("kind", ["ground vehicle", "repulsor vehicle"])
def test_ground_vehicles_of_either_side_give_heavy_cover(edition: str, kind: str) -> None:
    field, one, other = facing(edition)
    tank = add(field, 0, card("Tank", unit_type=kind, base=LARGE, silhouette=2000), (27, 18))
    found = obscured(field, one.leader, other.leader)
    if kind == "repulsor vehicle":
        assert found is None
    else:
        assert found == Piece(AREA, "open", HEAVY, 2000, (tank.leader,))


@pytest.mark.rule("legion26:obj.03", "legion26:obj.04", "legion26:obj.05")
def test_a_point_of_interest_gives_heavy_cover_and_blocks_nobody() -> None:
    field, one, other = facing("2026")
    field.tokens.append(Token("point-of-interest", 28 * INCH, 18 * INCH))
    assert sees(field, one.leader, other)
    found = obscured(field, one.leader, other.leader)
    assert found is not None
    assert (found.cover, found.height) == (HEAVY, 3 * INCH)
    field.tokens[0] = field.tokens[0]._replace(kind="asset")
    assert obscured(field, one.leader, other.leader) is None


@pytest.mark.rule("legion26:terrain.03", "legion26:apxb.03", "legion26:apxb.06", "legion26:apxb.23", "legion26:apxb.28")
@pytest.mark.rule("legion26:apxb.26", "legion26:apxb.05", "legion23:terrain.17", "legion23:type.creature.5")
@pytest.mark.parametrize(
    ("edition", "kind", "covered"),
    [
        ("2026", "trooper", True),
        ("2026", "emplacement trooper", True),
        ("2026", "creature trooper", False),
        ("2026", "heavy trooper", False),
        ("2026", "heavy droid trooper", False),
        ("2023", "trooper", True),
        ("2023", "emplacement trooper", True),
        ("2023", "creature trooper", False),
        ("2023", "ground vehicle", False),
    ],
)
def test_whom_barricades_cover(edition: str, kind: str, covered: bool) -> None:
    field, one, other = facing(edition, kind=kind, silhouette=3000)
    barricade = lay(field, box(0.5, 3), 28.5, 18, high=1, kind=BARRICADE)
    assert obscured(field, one.leader, other.leader) == (barricade if covered else None)


@pytest.mark.rule("legion26:apxb.16", "legion26:apxb.21")
@pytest.mark.parametrize("kind", ["ground vehicle", "repulsor vehicle"])
def test_in_2026_vehicles_are_never_obscured(kind: str) -> None:
    field, one, other = facing("2026", kind=kind, base=MEDIUM, silhouette=3000)
    lay(field, box(1, 30), 28, 18, high=6)
    assert obscured(field, one.leader, other.leader) is None


@pytest.mark.rule("legion23:vehicle.ground.9", "legion23:vehicle.ground.10", "legion23:vehicle.repulsor.10")
@pytest.mark.parametrize("kind", ["ground vehicle", "repulsor vehicle"])
@pytest.mark.parametrize(("y", "hidden"), [(18.4, False), (18, True), (17.6, True)])
@pytest.mark.rule("legion23:vehicle.repulsor.11")
def test_in_2023_vehicles_are_obscured_when_half_of_them_is_hidden(kind: str, y: float, hidden: bool) -> None:
    field, one, other = facing("2023", kind=kind, base=HUGE, silhouette=9000)
    wall = lay(field, box(1, 6), 27, y + 3, high=6)
    assert sees(field, one.leader, other)
    assert obscured(field, one.leader, other.leader) == (wall if hidden else None)


def test_a_token_that_attacks_looks_for_itself() -> None:
    field, _, other = facing("2026")
    wall = lay(field, box(1, 6), 28, 18, high=1)
    assert obscured_from_token(field, Token("charge", 24 * INCH, 18 * INCH), other.leader) == wall
    assert obscured_from_token(field, Token("charge", 32 * INCH, 18 * INCH), other.leader) is None


# Arcs.


@BOTH
@pytest.mark.rule("legion26:apxa.04", "legion23:notched.19")
@pytest.mark.parametrize(
    ("turn", "spot", "found"),
    [
        (0, (20, 10), ("front",)),
        (0, (10, 20), ("left",)),
        (0, (2, 10), ("rear",)),
        (0, (10, 2), ("right",)),
        (0, (15, 15), ("front", "left")),
        (0, (15.6, 15), ("front", "left")),
        (0, (17, 15), ("front",)),
        (90, (10, 20), ("front",)),
        (45, (20, 10), ("front", "right")),
    ],
)
def test_four_arcs_of_a_quarter_turn(edition: str, turn: int, spot: Any, found: tuple[str, ...]) -> None:
    field = battle(edition)
    tank = add(field, 0, card("Tank", unit_type="ground vehicle", base=HUGE), (10, 10, 0, turn))
    other = add(field, 1, card("Other"), spot)
    assert arcs(field, tank.leader, other.leader) == found
