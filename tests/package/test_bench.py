"""`make bench` prints each figure with the one before."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs.blocks import ROOT


def test_a_figure_is_told_with_what_it_was_the_last_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    from benchmarks.measure import at_least, at_most, tell

    kept = tmp_path / "build" / "bench.json"
    assert tell([at_least("fast", 30, 10, 2, "a second")], kept) == 0
    assert tell([at_least("fast", 10, 10, 2, "a second"), at_most("small", 1, 2, 1, "KiB")], kept) == 1
    assert tell([at_least("fast", 40, 10, 2, "a second")], kept) == 0
    assert capsys.readouterr().out.splitlines() == [
        "ok   fast: 3.00 (wanted ≥ 2; 30 against 10 a second)",
        "MISS fast: 1.00 (wanted ≥ 2, before 3.00; 10 against 10 a second)",
        "ok   small: 0.50 (wanted ≤ 1; 1.00 against 2.00 KiB)",
        "ok   fast: 4.00 (wanted ≥ 2, before 1.00; 40 against 10 a second)",
    ]
    assert '"small": 0.5' in kept.read_text()


def test_one_slow_question_of_attacks_is_not_hidden_by_fast_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    from benchmarks.legion import slowest_step

    quick = {"legion-ask-aim": [0.001] * 50}
    assert slowest_step(quick, [0.002, 0.004, 0.003]).holds
    slow = slowest_step({**quick, "legion-ask-cover": [0.006] * 3, "legion-ask-once": [1.0]}, [0.003] * 3)
    assert not slow.holds
    assert slow.ratio == pytest.approx(2)
    assert "legion-ask-cover" in slow.detail


@pytest.mark.parametrize("edition", ["2026", "2023"])
def test_every_counterpart_is_mustered_with_a_unit(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    from benchmarks.muster import army_of, come_with, fielded

    from tablero.games.legion import cards
    from tablero.kernel import Rng

    units = fielded(edition)
    assert set().union(*map(come_with, units)) == set(cards.units(edition))
    joined = [card for card in units if card.counterpart]
    for seed in range(4):
        army = army_of(edition, joined, Rng(seed))
        found = [entry.counterpart.card.id for entry in army.entries if entry.counterpart is not None]
        assert found == [card.counterpart for card in joined]
