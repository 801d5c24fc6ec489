"""Nobody's own data is looked at: what a test adds is kept in a folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("TABLERO_DATA", str(folder))
    return folder
