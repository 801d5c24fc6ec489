"""`tablero data` and `tablero content`: what was added is kept, listed, used and removed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from wh40k import written


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return written.write(tmp_path / "data")


def test_data_is_added_listed_and_removed(run: Any, folder: Path, home: Path) -> None:
    assert run("data", "list").out == "Nothing was added to wh40k.\n"
    done = run("data", "add", "wh40k", folder)
    assert done.code == 0
    assert done.out.startswith("realm-city: Realm - City: 3 datasheets, ")
    assert [path.name for path in (home / "games" / "wh40k").iterdir()] == ["realm-city.json"]
    assert run("data", "list", "wh40k", "--lang", "es").out.startswith(
        "wh40k realm-city: Realm - City: 3 hojas de datos"
    )
    assert "Guards" in run("content", "wh40k", "--set", "city").out
    assert run("data", "remove", "wh40k", "realm").code == 1
    assert run("data", "remove", "wh40k", "realm-city").code == 0
    assert run("data", "list").out == "Nothing was added to wh40k.\n"


def test_what_can_not_be_added_is_told(run: Any, folder: Path, home: Path) -> None:
    (folder / "City.cat").write_text("<catalogue>", encoding="utf-8")
    done = run("data", "add", "wh40k", folder)
    assert (done.code, done.err.startswith("tablero: City.cat, line 1: ")) == (2, True)
    assert not (home / "games").exists()
    assert "rebellion" in run("data", "add", "rebellion", folder).err
    assert run("data", "add", "wh40k", folder / "nowhere").code == 2


def test_a_stored_file_that_is_broken_is_told_and_the_others_listed(run: Any, folder: Path, home: Path) -> None:
    run("data", "add", "wh40k", folder)
    (home / "games" / "wh40k" / "broken.json").write_text("{", encoding="utf-8")
    done = run("data", "list")
    assert done.code == 1
    assert "broken.json" in done.err
    assert "realm-city" in done.out


def test_content_tells_what_is_enforced_and_what_is_not(run: Any) -> None:
    listed = run("content", "wh40k").out
    assert "Orks: 10 datasheets, 0 enforced completely" in listed
    boyz = run("content", "wh40k", "boyz").out
    assert "Boy: M 6, T 5, Sv 5+, W 1, Ld 7+, OC 2" in boyz
    assert (
        "Kombi-weapon: 24 inches, A 1, hits on 5+, S 4, AP 0, D 1; Anti-Infantry 4+, Devastating Wounds, Rapid Fire 1"
        in boyz
    )
    assert "Not enforced: Waaagh!, Get Da Good Bitz, Bodyguard" in boyz
    assert "No se aplica: " in run("content", "wh40k", "boyz", "--lang", "es").out
    assert "Carries 12 models" in run("content", "wh40k", "Trukk").out
    done = run("content", "wh40k", "Boys")
    assert (done.code, "Boyz" in done.err) == (1, True)
    assert "Trukk, from 70 points" in run("content", "wh40k", "--set", "Orks").out
    assert run("content", "wh40k", "--set", "Elves").code == 1
