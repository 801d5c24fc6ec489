"""How sure one can be."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablero.sim.shares import CLEAR, Share, evidence


@given(st.integers(1, 400), st.data())
def test_an_interval_holds_its_share(of: int, data: st.DataObject) -> None:
    share = Share(data.draw(st.integers(0, of)), of)
    low, high = share.interval
    assert 0 <= low <= share.value <= high <= 1
    assert high - low > 0


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"), [(81, 263, 0.2553, 0.3662), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)]
)
def test_intervals_are_wilsons(hits: int, of: int, low: float, high: float) -> None:
    assert Share(hits, of).interval == pytest.approx((low, high), abs=5e-5)


def test_evidence_is_the_ratio_of_two_likelihoods() -> None:
    assert evidence(0, 0) == pytest.approx(1)
    assert evidence(1, 0) == pytest.approx(1)  # 1/2 by any strength, 1/2 by equals
    assert evidence(2, 0) == pytest.approx((1 / 3) / (1 / 4))
    assert evidence(3, 1) == pytest.approx((1 / 20) / (1 / 16))


def test_equals_are_called_unequal_in_one_series_of_twenty_at_most() -> None:
    """Every course of 300 games between equals, with its probability."""
    running, crossed = {0: 1.0}, 0.0
    for count in range(1, 301):
        after: dict[int, float] = {}
        for wins, chance in running.items():
            for now in (wins, wins + 1):
                after[now] = after.get(now, 0.0) + chance / 2
        clear = [wins for wins in after if evidence(wins, count - wins) >= CLEAR]
        crossed += sum(after.pop(wins) for wins in clear)
        running = after
    assert 0.005 < crossed <= 1 / CLEAR
