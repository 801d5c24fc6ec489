"""A test that leaves a process fails itself, and not one that comes later."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]

LEAVING = """
import subprocess, sys
import processes
import pytest

processes.PATIENCE = 0.2
KEPT = []


def start(code):
    KEPT.append(subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE))
    return KEPT[-1]


def test_waits():
    running = start("input()")
    running.kill()
    running.wait()
    running.stdin.close()


def test_leaves_one_that_runs():
    start("input()")


def test_leaves_one_that_has_ended():
    running = start("pass")
    subprocess.run(["sh", "-c", f"while [ -n \\"$(tr -d '\\\\0' < /proc/{running.pid}/cmdline)\\" ]; do sleep 0.01; done"])


@pytest.fixture(scope="module")
def kept():
    return start("input()")


def test_uses_one_of_the_module(kept):
    assert kept.poll() is None


def test_comes_last():
    pass


def teardown_module():
    for process in KEPT[:3]:
        process.kill()
        process.wait()
"""


def test_the_test_that_leaves_a_process_fails(tmp_path: Path) -> None:
    (tmp_path / "test_leaving.py").write_text(LEAVING)
    command = [sys.executable, "-m", "pytest", "-p", "processes", "-p", "no:cacheprovider", "-rE", "-q", str(tmp_path)]
    env = {"PYTHONPATH": str(TESTS), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    told = [line.split("::")[1].split(" ")[0] for line in done.stdout.splitlines() if line.startswith("ERROR ")]
    assert told == ["test_leaves_one_that_runs", "test_leaves_one_that_has_ended", "test_comes_last"], done.stdout
    assert "5 passed, 3 errors" in done.stdout
