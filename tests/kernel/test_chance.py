"""Chance: what comes out is always possible, and nothing else is."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablero.kernel import Chance, Draw, Rng, Roll, Shuffle


@st.composite
def chances(draw: st.DrawFn) -> Chance:
    size = draw(st.integers(1, 12))
    return draw(
        st.sampled_from([Roll(size, draw(st.integers(0, 5))), Draw(size, draw(st.integers(0, size))), Shuffle(size)])
    )


@given(chances(), st.integers(0, 2**64 - 1))
def test_what_is_drawn_is_possible(chance: Chance, seed: int) -> None:
    assert chance.possible(chance.draw(Rng(seed)))


def everything(chance: Chance) -> set[tuple[int, ...]]:
    rng = Rng(3)
    return {chance.draw(rng) for _ in range(500)}


def test_everything_that_is_possible_comes_out() -> None:
    assert everything(Roll(3, 2)) == {(a, b) for a in (1, 2, 3) for b in (1, 2, 3)}
    assert everything(Draw(3, 2)) == {(a, b) for a in range(3) for b in range(3) if a != b}
    assert everything(Shuffle(3)) == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}


def test_one_die_and_one_draw_are_usual() -> None:
    assert Roll(6).possible((6,))
    assert Draw(6).possible((5,))


@pytest.mark.parametrize(
    "result",
    [(), (1,), (1, 2, 3), (0, 1), (7, 1), (1, -1), (True, 1), (1.0, 1), ("1", 1), (None, 1), ((1,), 1), "12", [1, 9]],
)
def test_a_roll_of_two_dice_is_nothing_else(result: Any) -> None:
    assert not Roll(6, 2).possible(result)


@pytest.mark.parametrize(
    "result",
    [
        (),
        (1,),
        (0, 1, 2),
        (1, 1),
        (4, 1),
        (1, -1),
        (False, 1),
        (1.0, 0),
        ("1", 0),
        (None, 0),
        ((1,), 0),
        "01",
    ],
)
def test_a_draw_of_two_of_four_is_nothing_else(result: Any) -> None:
    assert not Draw(4, 2).possible(result)


@pytest.mark.parametrize("result", [(), (0, 1), (0, 1, 1), (0, 1, 3), (1, 2, 3), (0, 1, 2, 3), (0, 1, True)])
def test_a_shuffle_of_three_is_nothing_else(result: Any) -> None:
    assert not Shuffle(3).possible(result)


def test_each_chance_has_its_name_in_records() -> None:
    assert [kind.name for kind in (Roll, Draw, Shuffle)] == ["roll", "draw", "shuffle"]
