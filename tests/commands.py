"""Running `tablero` in a test: what is typed goes in, what is written and the exit code come out."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tablero.cli import main


class Done(NamedTuple):
    code: Any
    out: str
    err: str


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a function that runs a command in an English environment with a wide terminal."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")

    def command(*tokens: str | Path, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "argv", ["tablero", *map(str, tokens)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code: Any = 0
        try:
            main()
        except SystemExit as exited:
            code = exited.code
        return Done(code or 0, *capsys.readouterr())

    return command
