"""The evidence plugin, run on test files of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).resolve().parents[1]
MARKERS = "[pytest]\nmarkers =\n    rule(*ids)\n    example(*ids)\n    shared\n"

MIXED = """
import pytest

@pytest.mark.rule("swu:1.1.1", "swu:1.1.2")
@pytest.mark.example("swu-ex:1.3.3-1")
def test_passes(): pass

@pytest.mark.rule("swu:1.1.2", "swu:1.2.1")
def test_fails(): assert False

@pytest.mark.rule("swu:1.2.2")
@pytest.mark.skip
def test_skipped(): pass

@pytest.mark.rule("swu:1.2.3")
@pytest.mark.xfail
def test_expected_to_fail(): assert False

@pytest.mark.rule("swu:1.3.2")
@pytest.mark.xfail(strict=False)
def test_passes_unexpectedly(): pass

@pytest.mark.rule("swu:1.2.4")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_one_of_three_fails(number): assert number != 2

@pytest.fixture
def broken():
    yield
    assert False

@pytest.mark.rule("swu:1.3.1")
def test_fails_afterwards(broken): pass

@pytest.mark.rule("legion26:core.01", "duel:ward.1")
class TestMarkedAsAWhole:
    @pytest.mark.rule("legion23:core.01")
    def test_passes(self): pass
"""

PLUGINS = ("-p", "evidence", "-p", "xdist", "-p", "no:cacheprovider")

NOTHING: dict[str, list[str]] = {"tested": [], "examples": []}


def run(folder: Path, *options: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run pytest in a folder as nobody's worker, with the plugin, and with no other but xdist: they take long to load."""
    (folder / "pytest.ini").write_text(MARKERS)
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV", "CI"))}
    return subprocess.run(
        [sys.executable, "-m", "pytest", *PLUGINS, "--strict-markers", *options],
        cwd=folder,
        env={**clean, "PYTHONPATH": str(TESTS), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **env},
        capture_output=True,
        text=True,
        check=False,
    )


def evidence(folder: Path) -> Any:
    return json.loads((folder / "new" / "evidence.json").read_text())


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_what_passing_tests_cite_is_written(tmp_path: Path, workers: tuple[str, ...]) -> None:
    (tmp_path / "test_mixed.py").write_text(MIXED)
    done = run(tmp_path, "--evidence", "new/evidence.json", *workers)
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout + done.stderr
    assert evidence(tmp_path) == {
        "rebellion": NOTHING,
        "swu": {"tested": ["swu:1.1.1"], "examples": ["swu-ex:1.3.3-1"]},
        "wh40k": NOTHING,
        "legion2026": {"tested": ["legion26:core.01"], "examples": []},
        "legion2023": {"tested": ["legion23:core.01"], "examples": []},
    }


def test_a_test_that_never_came_to_run_is_no_evidence(tmp_path: Path) -> None:
    (tmp_path / "test_mixed.py").write_text(
        "import pytest\npytestmark = pytest.mark.rule('swu:1.1.1')\n"
        "def test_passes(): pass\n@pytest.mark.rule('swu:1.1.2')\ndef test_passes_too(): pass\n"
        "def test_fails(): assert False\n"
    )
    run(tmp_path, "--evidence", "new/evidence.json", "--deselect", "test_mixed.py::test_fails")
    assert evidence(tmp_path)["swu"]["tested"] == ["swu:1.1.1", "swu:1.1.2"]
    run(tmp_path, "--evidence", "new/evidence.json", "--maxfail=1")
    assert evidence(tmp_path)["swu"]["tested"] == ["swu:1.1.2"]


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "xdist"])
@pytest.mark.parametrize(
    ("mark", "complaint"),
    [
        ("rule('swu:1.1.1', 'swu:99.9')", "no rule 'swu:99.9' in the catalogue"),
        ("example('swu:1.1.1')", "no example 'swu:1.1.1' in the catalogue"),
    ],
)
def test_an_unknown_id_fails_the_run(tmp_path: Path, workers: tuple[str, ...], mark: str, complaint: str) -> None:
    (tmp_path / "test_wrong.py").write_text(f"import pytest\n@pytest.mark.{mark}\ndef test_passes(): pass\n")
    (tmp_path / "test_right.py").write_text("def test_passes(): pass\n")
    done = run(tmp_path, "--evidence", "new/evidence.json", *workers)
    assert done.returncode not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
    assert f"test_wrong.py::test_passes: {complaint}" in done.stdout
    assert "INTERNALERROR" not in done.stdout
    assert not (tmp_path / "new").exists()


def test_nothing_is_written_unasked(tmp_path: Path) -> None:
    (tmp_path / "test_mixed.py").write_text(MIXED)
    assert run(tmp_path).returncode == pytest.ExitCode.TESTS_FAILED
    assert not list(tmp_path.rglob("*.json"))


@pytest.mark.parametrize(
    ("present", "env", "outcome"),
    [(True, {"CI": "true"}, "1 passed"), (False, {}, "1 skipped"), (False, {"CI": "true"}, "1 error")],
)
def test_what_needs_the_inventories(tmp_path: Path, present: bool, env: dict[str, str], outcome: str) -> None:
    folder = tmp_path / "checkout" / "tests"
    folder.mkdir(parents=True)
    shutil.copy(TESTS / "conftest.py", folder)
    (folder / "test_shared.py").write_text("import pytest\n@pytest.mark.shared\ndef test_passes(shared): pass\n")
    if present:
        (tmp_path / "shared").mkdir()
    done = run(folder, "-rs", **env)
    assert f"{outcome} in" in done.stdout, done.stdout + done.stderr
    assert present or f"{tmp_path / 'shared'} is missing" in done.stdout
