"""One source, two ways to run it: equal answers, numba only when it is needed, and code kept where nobody else writes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tablero.tabletop import compiled

TESTS = Path(__file__).parents[1]


def run(*args: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *args],
        env={**os.environ, "PYTHONPATH": str(TESTS), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.mark.long
def test_compiled_and_plain_give_the_same_answers() -> None:
    plain = run("-m", "tabletop.answers", TABLERO_COMPILED="0").split()
    fast = run("-m", "tabletop.answers", TABLERO_COMPILED="1").split()
    assert (plain[0], fast[0]) == ("False", "True")
    assert plain[1] == fast[1]


def test_without_numba_everything_runs_on_lists_and_nothing_asks_for_numpy() -> None:
    script = """
        import sys
        sys.modules["numba"] = sys.modules["numpy"] = None  # as if they weren't installed
        from tablero.tabletop import compiled
        from tabletop.answers import measures
        from tabletop.scenes import scene
        print(compiled.COMPILED, len(measures(scene(1, 4))))
    """
    assert run("-c", "\n".join(line.strip() for line in script.splitlines()), TABLERO_COMPILED="0") == "False 12"


@pytest.mark.parametrize("module", ["tablero.tabletop", "tablero.cli"])
def test_numba_is_not_loaded_before_a_kernel_runs(module: str) -> None:
    assert run("-c", f"import sys, {module}; print('numba' in sys.modules, 'numpy' in sys.modules)") == "False False"


@pytest.fixture
def places(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[SimpleNamespace]:
    """A home and a folder for what is temporary."""
    home, temporary = tmp_path / "home", tmp_path / "temporary"
    home.mkdir()
    temporary.mkdir()
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    compiled._place.cache_clear()
    yield SimpleNamespace(home=home, temporary=temporary)
    compiled._place.cache_clear()


def place(wanted: str = "") -> Path:
    found = compiled._place(wanted)
    assert found is not None
    return found


def test_code_is_kept_at_home(places: SimpleNamespace) -> None:
    found = place()
    assert found.parent == places.home / ".cache" / "tablero"
    assert found.name.startswith("kernels-")
    assert (found.stat().st_mode & 0o777, found.parent.stat().st_mode & 0o777) == (0o700, 0o700)


def test_who_runs_a_server_says_where(places: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    assert place(str(places.temporary / "code")).parent == places.temporary / "code"
    monkeypatch.setenv("XDG_CACHE_HOME", str(places.temporary / "cache"))
    assert place().parent == places.temporary / "cache" / "tablero"


def test_without_a_home_it_is_kept_with_what_is_temporary(places: SimpleNamespace) -> None:
    places.home.rmdir()
    places.home.write_text("no folder")
    assert place().parent.parent == places.temporary


def test_where_others_can_write_nothing_is_kept(places: SimpleNamespace) -> None:
    for folder in (places.home / ".cache" / "tablero", places.temporary / f"tablero-{os.getuid()}"):
        folder.mkdir(parents=True)
        folder.chmod(0o777)
    assert compiled._place("") is None
    (places.temporary / f"tablero-{os.getuid()}").rmdir()
    (places.temporary / f"tablero-{os.getuid()}").symlink_to(places.home)
    compiled._place.cache_clear()
    assert compiled._place("") is None


def test_what_does_not_load_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    compiled._numba.cache_clear()
    try:
        with pytest.raises(ImportError, match="TABLERO_COMPILED=0 does without it"):
            compiled._numba()
    finally:
        compiled._numba.cache_clear()
