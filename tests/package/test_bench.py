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
