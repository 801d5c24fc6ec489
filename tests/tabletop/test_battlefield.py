"""The battlefield: bodies come, move and go; copies share them and are cheap; kernels always read what is there now."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from samples import duel
from tablero.kernel.digest import freeze
from tablero.kernel.image import dumps, loads
from tablero.tabletop import (
    AREA,
    INCH,
    LIMIT,
    MODEL,
    BadBody,
    Battlefield,
    Body,
    Pose,
    Shape,
    distance,
    distances,
    within,
)
from tablero.tabletop.columns import columns_of
from tablero.tabletop.compiled import listed
from tabletop.scenes import SHAPES, scene


def read(columns: Any) -> list[Any]:
    return [listed(part) if not isinstance(part, list) else part for part in columns]


@settings(deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from(["add", "move", "remove", "replace", "copy"]), st.integers(0, 9)), max_size=30)
)
def test_the_columns_are_always_those_of_the_bodies(steps: list[tuple[str, int]]) -> None:
    field, left = scene(1, 4), [scene(2, 3)]
    for k, (step, which) in enumerate(steps):
        numbers = list(field)
        number = numbers[which % len(numbers)] if numbers else 0
        pose = Pose(1000 * k, 500 * which, which, 77 * k)
        if step == "add":
            field.add(Body(SHAPES[which % len(SHAPES)], pose, 100))
        elif step == "copy":
            left.append(field)
            field = field.copy()
        elif not numbers:
            continue
        elif step == "move":
            field.move(number, pose)
        elif step == "remove":
            field.remove(number)
        else:
            field.replace(number, Body(SHAPES[which % len(SHAPES)], pose, 50))
        if which % 2:
            field.columns()
    for one in (*left, field):
        corners, rows = read(one.columns())
        fresh, wanted = read(columns_of(one.bodies))
        for number in one:
            assert [row[number] for row in rows[1:]] == [row[number] for row in wanted[1:]]
            a, b, count = rows[0][number], wanted[0][number], rows[1][number]
            assert [row[a : a + count] for row in corners] == [row[b : b + count] for row in fresh]
        assert [row[1:] for row in zip(*rows, strict=True)] == [row[1:] for row in zip(*wanted, strict=True)]


def test_a_copy_is_a_table_of_its_own() -> None:
    field = scene(3)
    before = freeze(field)
    other = field.copy()
    assert freeze(other) == before
    other.move(0, Pose(1, 1))
    other.remove(1)
    assert freeze(field) == before != freeze(other)
    assert 1 in field
    assert 1 not in other
    assert list(other) == [0, *range(2, 12)]


def test_numbers_are_not_given_twice() -> None:
    field = scene(3, 3)
    field.remove(1)
    assert field.add(Body(Shape.disc(2500), Pose(0, 0))) == 3
    for call in (lambda: field[1], lambda: field.move(1, Pose(0, 0)), lambda: field.remove(1)):
        with pytest.raises(KeyError):
            call()
    assert -1 not in field
    assert 4 not in field


def test_what_has_gone_is_near_nothing() -> None:
    field = scene(3, 3)
    field.remove(1)
    assert field.of_kind(MODEL) == [0, 2] == field.of_group(0)
    assert field.of_kind(AREA) == []


def test_the_order_of_measuring_and_moving_does_not_matter() -> None:
    field = Battlefield(60 * INCH, 44 * INCH)
    a, b = (field.add(Body(Shape.disc(3200), Pose(x, 5000))) for x in (5000, 15000))
    assert distance(field, a, b) == 6800
    field.move(b, Pose(16000, 5000))
    other = field.copy()
    other.move(a, Pose(6000, 5000))
    assert (distance(field, a, b), distance(other, a, b), distance(field, a, b)) == (7800, 6800, 7800)


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (Body(Shape(()), Pose(0, 0)), "no convex shape"),
        (Body(Shape(((0, 0), (0, 9), (9, 0))), Pose(0, 0)), "counter-clockwise"),
        (Body(Shape(((0, 0), (9, 0), (2, 2), (0, 9))), Pose(0, 0)), "no convex shape"),
        (Body(Shape.disc(2500), Pose(LIMIT, 0)), "whole numbers between"),
        (Body(Shape.disc(2500), Pose(0, 1.5)), "whole numbers between"),  # type: ignore[arg-type]
        (Body(Shape.disc(2500), Pose(0, 0), -1), "a height of -1"),
        (Body(Shape.disc(2 * LIMIT), Pose(0, 0)), "no convex shape"),
    ],
)
def test_what_can_not_be_measured_is_refused(body: Body, told: str) -> None:
    field = scene(3, 3)
    with pytest.raises(BadBody, match=told):
        field.add(body)
    with pytest.raises(BadBody, match=told):
        field.replace(0, body)
    assert len(field.bodies) == 3


def test_a_pose_off_all_tables_is_refused_and_nothing_has_moved() -> None:
    field = scene(3, 3)
    before = field[0]
    with pytest.raises(BadBody):
        field.move(0, Pose(0, -LIMIT))
    assert field[0] == before


def test_an_image_holds_the_bodies_and_no_columns() -> None:
    field = scene(4)
    wanted = distances(field, [0], list(field))
    field.move(1, field[1].pose)
    again = loads(dumps(field, duel.GAME), duel.GAME)
    assert freeze(again) == freeze(field)
    assert again._columns is None
    assert distances(again, [0], list(again)) == wanted


def test_a_copy_of_two_hundred_bodies_costs_a_few_microseconds() -> None:
    field = Battlefield(60 * INCH, 44 * INCH)
    for k in range(200):
        field.add(Body(Shape.disc(3200), Pose(5000 + 700 * k, 5000)))
    assert within(field, 0, 1, 0)
    best = 1.0
    for _ in range(5):
        start = process_time()
        for _ in range(1000):
            field.copy()
        best = min(best, (process_time() - start) / 1000)
    assert best < 20e-6
