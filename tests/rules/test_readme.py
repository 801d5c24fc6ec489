"""The coverage table of the README."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablero.rules.coverage import Coverage
from tablero.rules.proof import Proof
from tablero.rules.readme import CLOSING, OPENING, NoPlace, main, rewritten, table

PAGE = f"# Tablero\n\n{OPENING}\nold\n{CLOSING}\n\nThe end.\n"


def test_the_table() -> None:
    counts = {"rebellion": Coverage(399, 395, 30, 20, 26, 26, ()), "swu": Coverage(734, 732, 30, 20, 125, 7, ())}
    assert table(counts, {"swu": Proof(100, 1, 300, 290, 4)}).splitlines() == [
        "| rulebook | rules | enforceable | enforced | tested | examples passing | breaks | noticed | the same game |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
        "| Star Wars: Rebellion | 399 | 395 | 30 | 20 | 26/26 | – | – | – |",
        "| Star Wars: Unlimited | 734 | 732 | 30 | 20 | 7/125 | 300 | 290 | 4 |",
    ]


def test_only_the_block_is_rewritten() -> None:
    once = rewritten(PAGE, "| \\1 new |\n")
    assert once == PAGE.replace("old", "| \\1 new |")
    assert rewritten(once, "| \\1 new |\n") == once


@pytest.mark.parametrize("page", ["", OPENING, f"{CLOSING}{OPENING}", PAGE + PAGE])
def test_a_page_without_one_place_is_refused(page: str) -> None:
    with pytest.raises(NoPlace):
        rewritten(page, "")


def test_check_changes_nothing_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "README.md"
    page.write_text(PAGE, encoding="utf-8")
    assert main([str(page), "--check"]) == 1
    assert "out of date" in capsys.readouterr().err
    assert page.read_text(encoding="utf-8") == PAGE
    assert main([str(page)]) == 0
    assert "| Star Wars: Legion, 2023 edition | 743 |" in page.read_text(encoding="utf-8")
    assert main([str(page), "--check"]) == 0


@pytest.mark.parametrize("text", ["no place", None])
def test_an_unfit_page_is_wrong_usage(tmp_path: Path, text: str | None) -> None:
    page = tmp_path / "README.md"
    if text is not None:
        page.write_text(text)
    with pytest.raises(SystemExit) as exited:
        main([str(page)])
    assert exited.value.code == 2
