"""Chance: what comes out is always possible, and nothing else is."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablero.kernel import Chance, Draw, Rng, Roll, Shuffle, TooManyOutcomes


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


# Every outcome


@st.composite
def small_chances(draw: st.DrawFn) -> Chance:
    size = draw(st.integers(1, 5))
    return draw(
        st.sampled_from([Roll(size, draw(st.integers(0, 4))), Draw(size, draw(st.integers(0, size))), Shuffle(size)])
    )


@given(small_chances(), st.integers(0, 2**64 - 1))
def test_what_is_drawn_is_among_the_outcomes(chance: Chance, seed: int) -> None:
    outcomes = dict(chance.outcomes())
    assert chance.draw(Rng(seed)) in outcomes
    assert all(chance.possible(result) for result in outcomes)


@given(small_chances())
def test_outcomes_are_listed_once_and_their_probabilities_add_up_to_one(chance: Chance) -> None:
    outcomes = list(chance.outcomes())
    assert len(dict(outcomes)) == len(outcomes) == chance.count_outcomes()
    assert sum(probability for _, probability in outcomes) == Fraction(1)


@pytest.mark.parametrize("chance", [Roll(3, 2), Draw(4, 2), Shuffle(3)])
def test_outcomes_come_as_often_as_their_probability_says(chance: Chance) -> None:
    rng, times = Rng(11), 12_000
    drawn = Counter(chance.draw(rng) for _ in range(times))
    for result, probability in chance.outcomes():
        assert abs(drawn[result] - times * probability) < 0.15 * times * probability


@pytest.mark.parametrize(("chance", "count"), [(Roll(6, 3), 216), (Draw(6, 2), 30), (Shuffle(5), 120), (Draw(6, 0), 1)])
def test_outcomes_beyond_the_limit_are_counted_but_not_listed(chance: Chance, count: int) -> None:
    assert chance.count_outcomes() == count
    assert len(list(chance.outcomes(count))) == count
    with pytest.raises(TooManyOutcomes, match=f"has {count} outcomes, more than {count - 1}"):
        chance.outcomes(count - 1)


def test_the_orders_of_a_deck_are_too_many() -> None:
    with pytest.raises(TooManyOutcomes):
        Shuffle(50).outcomes()
