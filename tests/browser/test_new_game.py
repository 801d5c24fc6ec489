"""The game of docs/new-game.md, from an installed package, at the general table."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit, serving_from_scratch
from browser.playing import begin, in_list, play
from new_game import install


def test_a_game_of_an_installed_package_is_played_to_its_end(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", install(tmp_path)["PYTHONPATH"])
    with serving_from_scratch(tmp_path / "tables.db") as url:
        page = visit(url)
        begin(page, "nim")
        assert 1 <= play(page, in_list, Random(1), 20) < 20
        expect(page.locator(".over")).to_contain_text("took the last match")
