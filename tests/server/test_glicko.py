"""Glicko-2: the example of its author, and what holds whatever is rated."""

from __future__ import annotations

from math import isfinite

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablero.server.glicko import WIDEST, Rating, Result, rated, rested

ratings = st.builds(Rating, st.floats(200, 3500), st.floats(30, WIDEST), st.floats(0.03, 0.1))
scores = st.sampled_from([0.0, 0.5, 1.0])


def test_the_example_of_the_paper() -> None:
    results = [Result(Rating(1400, 30), 1), Result(Rating(1550, 100), 0), Result(Rating(1700, 300), 0)]
    after = rated(Rating(1500, 200, 0.06), results)
    assert after.rating == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_does_not_play_is_as_strong_but_less_certain() -> None:
    after = rated(Rating(1500, 200, 0.06), [])
    assert (after.rating, after.volatility) == (1500, 0.06)
    assert after.deviation == pytest.approx(200.27, abs=0.01)
    assert rested(Rating(1500, 200), 1e9).deviation == WIDEST
    assert rested(Rating(1500, 60), -5).deviation == 60  # clocks of two workers may differ


@given(ratings, ratings, scores)
def test_a_win_raises_a_loss_lowers_and_playing_makes_it_more_certain(one: Rating, other: Rating, score: float) -> None:
    after = rated(one, [Result(other, score)], periods=0)
    assert all(isfinite(number) for number in after)
    assert after.deviation <= one.deviation
    assert 0 < after.volatility < 1
    if score == 1:
        assert after.rating >= one.rating
    elif score == 0:
        assert after.rating <= one.rating
    elif abs(one.rating - other.rating) > 1:
        assert (after.rating >= one.rating) == (other.rating > one.rating)


@given(ratings, ratings)
def test_a_better_result_is_never_worse(one: Rating, other: Rating) -> None:
    lost, drawn, won = (rated(one, [Result(other, score)], periods=0).rating for score in (0, 0.5, 1))
    assert lost < drawn < won


@given(st.floats(1000, 2000), st.floats(30, WIDEST), scores)
def test_between_equals_one_gains_what_the_other_loses(level: float, deviation: float, score: float) -> None:
    both = Rating(level, deviation)
    one, other = rated(both, [Result(both, score)], 0), rated(both, [Result(both, 1 - score)], 0)
    assert one.rating + other.rating == pytest.approx(2 * level)


def test_a_result_that_was_certain_changes_nothing_and_breaks_nothing() -> None:
    for one, other, score in ((100.0, 90_000.0, 0), (90_000.0, 100.0, 1)):
        after = rated(Rating(one, 30), [Result(Rating(other, 30), score)], 0)
        assert after.rating == pytest.approx(one, abs=0.01)
