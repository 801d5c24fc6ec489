"""The figures of broken rules that the README shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablero.rules import proof as module
from tablero.rules.catalogue import BOOKS
from tablero.rules.proof import BadProof, Proof, proofs


def test_each_book_has_its_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PROOF", tmp_path / "proof.json")
    assert proofs() == {}
    module.PROOF.write_text('{"swu": {"rules": 100, "seed": 1, "breaks": 300, "noticed": 290, "same": 3}}')
    assert proofs() == {"swu": Proof(100, 1, 300, 290, 3)}


@pytest.mark.parametrize("bad", ["", "[]", '{"swu": {"breaks": 3}}', '{"swu": 3}'])
def test_bad_figures_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bad: str) -> None:
    monkeypatch.setattr(module, "PROOF", tmp_path / "proof.json")
    module.PROOF.write_text(bad)
    with pytest.raises(BadProof, match="expected"):
        proofs()


def test_the_figures_that_are_shown_are_of_books_and_make_sense() -> None:
    for name, proof in proofs().items():
        assert name in BOOKS
        assert 0 <= proof.noticed <= proof.noticed + proof.same <= proof.breaks
