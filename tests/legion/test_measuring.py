"""Measuring: ranges, base contact, Melee and Engaged units."""

from __future__ import annotations

from typing import Any

import pytest

from legion.laid import HUGE, LARGE, add, battle, card, lay, place, pose, stand
from tablero.games.legion import measuring
from tablero.games.legion.battlefield import body_of, silhouette, take_off
from tablero.games.legion.measuring import (
    HALF_RANGE,
    RANGE,
    band,
    distance_to,
    enemies_touched,
    engaged,
    engaged_with,
    in_range,
    melee_with,
    partly_in,
    range_band,
    token_near,
    touches,
    units_partly_in,
    wholly_in,
    wholly_out,
)
from tablero.games.legion.state import EMBARKED, SET_ASIDE, UNDEPLOYED, Battle, Token, Unit
from tablero.tabletop import INCH, MM, Pose, Shape

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])
WIDE = 27 * MM


def two(edition: str, gap: int, up: int = 0, kind: str = "trooper", **more: Any) -> tuple[Battle, Unit, Unit]:
    """Two units of one small-based miniature each, so far apart and one so much higher."""
    field = battle(edition)
    one, other = add(field, 0, card("One")), add(field, 1, card("Other", unit_type=kind, **more))
    at = Pose(10 * INCH, 10 * INCH)
    place(field, one, at)
    place(field, other, Pose(at.x + WIDE + gap, at.y, up))
    return field, one, other


@BOTH
@pytest.mark.rule("legion26:measure.04", "legion26:measure.16", "legion23:measure.03")
@pytest.mark.rule("legion26:measure.03")
def test_a_range_is_the_segment_in_which_something_lies(edition: str) -> None:
    assert [band(far) for far in (0, 1, 6 * INCH, 6 * INCH + 1, 12 * INCH, 18 * INCH, 24 * INCH, 30 * INCH)] == [
        1, 1, 1, 2, 2, 3, 4, 5,
    ]  # fmt: skip
    assert band(30 * INCH + 1) == 6
    assert (HALF_RANGE, RANGE) == (3 * INCH, 6 * INCH)
    field, one, other = two(edition, 6 * INCH)
    assert range_band(field, one.leader, other) == 1
    field, one, other = two(edition, 6 * INCH + 1)
    assert range_band(field, one.leader, other) == 2


@BOTH
@pytest.mark.rule("legion26:measure.07", "legion26:measure.08", "legion23:measure.06")
def test_the_shortest_distance_between_bases_counts(edition: str) -> None:
    field = battle(edition)
    one, other = add(field, 0, card("One"), (10, 10)), add(field, 1, card("Two", minis=2))
    place(field, other, Pose(30 * INCH, 10 * INCH), Pose(10 * INCH + WIDE + 500, 10 * INCH))
    assert distance_to(field, one.leader, other) == 500


@BOTH
@pytest.mark.rule("legion26:measure.10", "legion23:measure.07", "legion23:measure.12")
@pytest.mark.example("legion23:ex.05")
def test_heights_do_not_count_for_ranges(edition: str) -> None:
    field, one, other = two(edition, 6 * INCH, up=9 * INCH)
    assert range_band(field, one.leader, other) == 1
    assert partly_in(field, one.leader, other, RANGE)


@BOTH
@pytest.mark.rule("legion26:measure.06", "legion26:measure.17", "legion23:measure.05")
def test_a_minimum_and_a_maximum_range(edition: str) -> None:
    field, one, other = two(edition, 7 * INCH)
    ranges = [(0, 1), (0, 2), (1, 2), (2, 2), (2, 3), (3, 4), (0, None), (3, None)]
    assert [in_range(field, one.leader, other, *each) for each in ranges] == [
        False, True, True, True, True, False, True, False,
    ]  # fmt: skip
    near, one, other = two(edition, HALF_RANGE)
    assert in_range(near, one.leader, other, 0, 1)
    assert not in_range(near, one.leader, other, 2, 4)


def obi_wan(edition: str) -> tuple[Battle, Unit, Unit, Unit, Unit]:
    """The example of both books: who is how far inside the first segment from Obi-Wan Kenobi."""
    field = battle(edition)
    jedi = add(field, 0, card("Obi-Wan"), (10, 10))
    clones = add(field, 0, card("Clones", minis=2), (16.8, 10), (18.5, 10))
    walker = add(field, 0, card("AT-RT", unit_type="ground vehicle", base=LARGE), (10, 13))
    droids = add(field, 1, card("B1", minis=2), (2.5, 10), (1, 10))
    return field, jedi, clones, walker, droids


@BOTH
@pytest.mark.rule("legion26:measure.11", "legion23:measure.09")
@pytest.mark.rule("legion26:measure.13", "legion23:measure.10")
@pytest.mark.rule("legion26:measure.14", "legion23:measure.11")
@pytest.mark.example("legion26:ex.02", "legion23:ex.02", "legion23:ex.03", "legion23:ex.04")
def test_partly_in_wholly_in_and_wholly_out_of_a_range(edition: str) -> None:
    field, jedi, clones, walker, droids = obi_wan(edition)
    questions = (partly_in, wholly_in, wholly_out)
    assert [ask(field, jedi.leader, clones, RANGE) for ask in questions] == [True, False, False]
    assert [ask(field, jedi.leader, walker, RANGE) for ask in questions] == [True, True, False]
    assert [ask(field, jedi.leader, droids, RANGE) for ask in questions] == [False, False, True]


@BOTH
@pytest.mark.rule("legion26:measure.13", "legion23:measure.10")
def test_one_miniature_that_juts_out_is_not_wholly_in(edition: str) -> None:
    field, jedi, *_ = obi_wan(edition)
    pair = field.units[1]
    place(field, pair, Pose(10 * INCH, 14 * INCH), Pose(10 * INCH + WIDE // 2 + RANGE - WIDE // 2, 10 * INCH))
    assert wholly_in(field, jedi.leader, pair, RANGE)
    place(field, pair, Pose(10 * INCH, 14 * INCH), Pose(10 * INCH + RANGE + 1, 10 * INCH))
    assert not wholly_in(field, jedi.leader, pair, RANGE)


@BOTH
@pytest.mark.rule("legion26:measure.12", "legion23:measure.09")
def test_everything_is_near_itself(edition: str) -> None:
    field, one, other = two(edition, INCH)
    assert units_partly_in(field, one, one, 0)
    assert units_partly_in(field, one, other, INCH)
    assert not units_partly_in(field, one, other, INCH - 1)
    one.place = SET_ASIDE
    assert units_partly_in(field, one, one, 0)


@BOTH
@pytest.mark.rule("legion26:measure.07", "legion26:measure.10", "legion23:measure.07", "legion23:measure.12")
@pytest.mark.rule("legion26:measure.11", "legion26:measure.13", "legion23:measure.09", "legion23:measure.10")
@pytest.mark.rule("legion26:measure.06", "legion23:measure.05")
def test_nothing_is_measured_from_or_to_those_who_are_not_there(edition: str) -> None:
    field, one, other = two(edition, INCH)
    assert distance_to(field, one.leader, other) == INCH
    take_off(field, field.miniatures[one.leader])
    assert distance_to(field, one.leader, other) is None
    assert not partly_in(field, one.leader, other, RANGE)
    assert not wholly_in(field, one.leader, other, RANGE)
    assert not in_range(field, one.leader, other, 0, None)
    field, one, other = two(edition, INCH)
    assert wholly_in(field, one.leader, other, RANGE)
    assert in_range(field, one.leader, other, 0, None)
    other.place = SET_ASIDE
    assert distance_to(field, one.leader, other) is None
    assert not wholly_in(field, one.leader, other, RANGE)


@pytest.mark.rule("legion26:measure.15")
def test_undeployed_units_are_near_their_undeployed_allies_alone() -> None:
    field, there, enemy = two("2026", INCH)
    waiting, friend = add(field, 0, card("Waiting")), add(field, 0, card("Friend"))
    foe = add(field, 1, card("Foe"))
    assert waiting.place == UNDEPLOYED
    assert units_partly_in(field, waiting, friend, 0)
    assert not any(units_partly_in(field, waiting, other, 90 * INCH) for other in (foe, there, enemy))
    assert range_band(field, waiting.leader, enemy) is None
    assert range_band(field, enemy.leader, waiting) is None


@pytest.mark.rule("legion23:kw.transport-closed.3", "legion23:kw.transport-open.3")
def test_distances_to_passengers_are_those_to_their_vehicle() -> None:
    field, one, carried = two("2023", INCH)
    truck = add(field, 1, card("Truck", unit_type="repulsor vehicle", base=HUGE), (20, 10))
    for id in carried.miniatures:
        take_off(field, field.miniatures[id])
    carried.place, carried.carrier = EMBARKED, truck.id
    assert distance_to(field, one.leader, carried) == distance_to(field, one.leader, truck)


@BOTH
def test_tokens_are_measured_from_their_rims(edition: str) -> None:
    field, one, other = two(edition, 20 * INCH)
    token = Token("charge", 10 * INCH, 10 * INCH + RANGE + (WIDE + 2510) // 2)
    assert token_near(field, token, [one.leader, other.leader], RANGE) == [one.leader]
    assert token_near(field, token._replace(y=token.y + 1), [one.leader], RANGE) == []


# Contact.


@BOTH
@pytest.mark.rule("legion26:core.08", "legion26:measure.09", "legion26:melee.01")
@pytest.mark.rule("legion23:core.05", "legion23:measure.08", "legion23:melee.01")
def test_units_are_in_melee_whose_bases_touch(edition: str) -> None:
    field, one, other = two(edition, 0)
    assert melee_with(field, one) == [other]
    assert melee_with(field, other) == [one]
    assert enemies_touched(field, field.field, one, one.leader) == [other.leader]
    assert enemies_touched(field, field.field, other, other.leader) == [one.leader]
    field, one, other = two(edition, 5)
    assert melee_with(field, one) == []
    assert melee_with(field, other) == []
    for up, touching in ((4190, False), (4189, True)):
        field, one, other = two(edition, -WIDE, up)
        assert touches(field, field.field, one.leader, other.leader) is touching


@pytest.mark.rule("legion26:core.10")
@pytest.mark.parametrize(("up", "touching"), [(4190, True), (4191, False)])
def test_across_heights_the_smaller_silhouette_counts(up: int, touching: bool) -> None:
    field, one, other = two("2026", 0, up=up, kind="ground vehicle", silhouette=9000)
    assert touches(field, field.field, one.leader, other.leader) is touching


@pytest.mark.rule("legion23:core.07")
@pytest.mark.parametrize(("up", "touching"), [(0, True), (6000, False)])
def test_across_heights_the_silhouette_of_the_lower_one_counts(up: int, touching: bool) -> None:
    field, one, other = two("2023", 0, up=up, kind="ground vehicle", silhouette=9000)
    assert touches(field, field.field, one.leader, other.leader) is touching
    field = battle("2023")
    tall = add(field, 0, card("Tall", unit_type="ground vehicle", silhouette=9000), (10, 10))
    small = add(field, 1, card("Small"))
    place(field, small, Pose(10 * INCH + WIDE, 10 * INCH, 6000))
    assert touches(field, field.field, tall.leader, small.leader)


@BOTH
@pytest.mark.rule("legion26:melee.08", "legion26:melee.15", "legion26:apxb.14", "legion26:apxb.19")
@pytest.mark.rule("legion23:melee.07", "legion23:melee.14", "legion23:vehicle.ground.6", "legion23:vehicle.repulsor.8")
@pytest.mark.parametrize("kind", ["ground vehicle", "repulsor vehicle", "droid trooper"])
def test_only_troopers_are_engaged_and_only_with_troopers(edition: str, kind: str) -> None:
    field, one, other = two(edition, 0, kind=kind)
    assert melee_with(field, one) == [other]
    assert engaged(field, one) is engaged(field, other) is (kind == "droid trooper")
    assert engaged_with(field, one) == ([other] if kind == "droid trooper" else [])


# Silhouettes.


@BOTH
@pytest.mark.rule("legion26:los.03", "legion26:los.04", "legion26:los.05", "legion23:los.03", "legion23:los.04")
@pytest.mark.parametrize(
    ("kind", "high"),
    [
        ("trooper", 4190),
        ("wookiee trooper", 4190),
        ("creature trooper", 6880),
        ("emplacement trooper", 6880),
        ("heavy trooper", 6880),
        ("heavy droid trooper", 6880),
        ("ground vehicle", 5000),
        ("repulsor vehicle", 5000),
    ],
)
def test_how_high_silhouettes_are(edition: str, kind: str, high: int) -> None:
    field = battle(edition)
    unit = add(field, 0, card(unit_type=kind, silhouette=5000))
    assert silhouette(unit) == high


@BOTH
@pytest.mark.rule("legion26:los.02", "legion23:los.02")
def test_a_silhouette_rises_from_the_whole_base(edition: str) -> None:
    field = battle(edition)
    unit = add(field, 0, card(unit_type="ground vehicle", base=HUGE, silhouette=9000), (10, 10, 2))
    body = body_of(field, field.miniatures[unit.leader], pose(10, 10, 2))
    assert body.shape == Shape.disc(HUGE.length)
    assert body.height == 9000
    assert body.top == 2 * INCH + 9000
    assert body.base == 0  # only the base is measured
    assert field.field[unit.leader] == body
    assert measuring.measured(field, unit) == unit.miniatures
    assert lay(field, Shape.disc(INCH), 30, 30, high=1).bodies[0] not in unit.miniatures
    stand(field, unit, (20, 20))
    assert field.field[unit.leader].pose == pose(20, 20)
