"""What every test may use: the command line, the evidence plugin, and the inventories beside the checkout."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import tablero.registry  # noqa: F401  (with it errors speak in words)
from tablero.text import ExactTexts, Texts

pytest_plugins = ["commands", "evidence", "processes"]

settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")  # a machine that has other things to do is no fault of what is tested

SHARED = Path(__file__).resolve().parents[2] / "shared"


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Run one process more than there are processors: what is tested with servers and browsers waits for them half the time."""
    return (os.cpu_count() or 1) + 1


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip what needs the inventories where they are not; where everything is checked, their absence is an error."""
    if item.get_closest_marker("shared") is None or SHARED.is_dir():
        return
    if os.environ.get("CI") == "true":
        pytest.fail(f"{SHARED} is missing", pytrace=False)
    pytest.skip(f"{SHARED} is missing")


@pytest.fixture
def shared() -> Path:
    return SHARED


@pytest.fixture(autouse=True)
def _no_text_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players are shown something readable where a text is missing; in a test that is an error."""
    monkeypatch.setattr(Texts, "miss", ExactTexts.miss)
