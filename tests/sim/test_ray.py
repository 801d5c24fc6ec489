"""The same job on a Ray cluster: here one of two processors."""

from __future__ import annotations

import os
import sys

import pytest

from tablero.kernel import UserError
from tablero.sim import Series
from tablero.sim.simulate import play_series


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_cluster_gives_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # its workers find the samples by it
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    series = Series("samples.duel:GAME", ("greedy", "random"), seed=5, swap=True)
    assert play_series(series, 6, 2, engine="ray") == play_series(series, 6, 1)


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(UserError, match=r"tablero\[cluster\]"):
        play_series(Series("samples.duel:GAME", ("random", "random")), 1, 1, engine="ray")
