"""Units, turns and shapes: exact, and the same on every machine."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tablero.tabletop
from tablero.tabletop import COS, INCH, MM, ONE, QUARTER, SIN, TURN, Point, Pose, Shape, hull, whole
from tablero.tabletop.shapes import is_shape, turned
from tabletop.scenes import SHAPES

MODULES = sorted(found.name for found in pkgutil.walk_packages(tablero.tabletop.__path__, "tablero.tabletop."))


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_the_docstrings_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_every_function_of_the_package_has_an_example() -> None:
    functions = [name for name in tablero.tabletop.__all__ if name[0].islower()]
    assert len(functions) > 15
    assert [name for name in functions if ">>> " not in (getattr(tablero.tabletop, name).__doc__ or "")] == []


def test_all_is_sorted_and_there() -> None:
    assert {*tablero.tabletop.__all__} <= {*dir(tablero.tabletop)}


def test_units() -> None:
    assert (INCH, 10 * INCH) == (2540, 254 * MM)


def test_the_table_of_turns_never_changes() -> None:
    digest = sha256(repr((list(COS), list(SIN))).encode()).hexdigest()
    assert digest == "62c5a3ab448ce32e" + digest[16:]
    assert (COS[0], SIN[0], COS[QUARTER], SIN[300], COS[600]) == (ONE, 0, 0, ONE // 2, ONE // 2)
    assert max(abs(c * c + s * s - ONE * ONE) for c, s in zip(COS, SIN, strict=True)) < 2 * ONE


@given(st.integers(0, TURN - 1))
def test_turns_are_symmetric(step: int) -> None:
    assert (COS[-step % TURN], SIN[-step % TURN]) == (COS[step], -SIN[step])
    assert (COS[(step + QUARTER) % TURN], SIN[(step + QUARTER) % TURN]) == (-SIN[step], COS[step])


@given(st.integers(-(1 << 50), 1 << 50))
def test_rounding_is_to_the_nearest_and_the_same_in_a_mirror(value: int) -> None:
    assert whole(-value) == -whole(value)
    assert abs(whole(value) * ONE - value) <= ONE // 2


@given(st.sampled_from(SHAPES), st.integers(0, TURN - 1))
def test_quarter_turns_are_exact(shape: Shape, facing: int) -> None:
    there = [(-y, x) for x, y in turned(shape, facing)]
    assert hull(there) == turned(shape, (facing + QUARTER) % TURN)


@given(st.sampled_from(SHAPES), st.integers(0, TURN - 1))
def test_a_turned_shape_is_a_shape_of_the_same_size(shape: Shape, facing: int) -> None:
    made = turned(shape, facing)
    assert is_shape(Shape(made, shape.radius))
    far = [max((x * x + y * y) ** 0.5 for x, y in core) for core in (shape.core, made)]
    assert abs(far[0] - far[1]) <= 0.71


points = st.lists(st.tuples(st.integers(-20, 20), st.integers(-20, 20)), min_size=1, max_size=12)


@given(points)
def test_a_hull_is_convex_and_holds_all_points(some: list[Point]) -> None:
    corners = hull(some)
    assert is_shape(Shape(corners))
    assert {*corners} <= {*some}
    if len(corners) > 2:
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
            assert all((bx - ax) * (y - ay) >= (by - ay) * (x - ax) for x, y in some)
        with_turn = corners[::-1]
        assert not is_shape(Shape(with_turn))


def test_sizes() -> None:
    pose = Pose(100, 200, facing=450)
    assert Shape.disc(3200).at(pose) == ((100, 200),)
    assert Shape.oblong(2000, 3000) == Shape.disc(3000)
    oval = Shape.oval(9000, 5200).core
    assert (len(oval), min(oval)[0], max(oval)[0], max(y for _, y in oval)) == (36, -4500, 4500, 2600)
    assert {(x, -y) for x, y in oval} == {(-x, y) for x, y in oval} == {*oval}
    assert Shape.rectangle(5, 3).core == ((-2, -1), (3, -1), (3, 2), (-2, 2))
