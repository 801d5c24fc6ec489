"""What every test may use: the command line, the evidence plugin, and the inventories beside the checkout."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from absl import logging as absl_logging
from hypothesis import HealthCheck, settings

import tablero.registry  # noqa: F401  (with it errors speak in words)
from tablero.text import ExactTexts, Texts

pytest_plugins = ["commands", "evidence", "processes"]

settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")  # a machine that has other things to do is no fault of what is tested

# OpenSpiel logs through absl, which closes its stream where logging is configured again: it must not be that of the tests
absl_logging.get_absl_handler().python_handler.stream = sys.__stderr__

TESTS = Path(__file__).resolve().parent
SHARED = TESTS.parents[1] / "shared"
WAITING = ("browser", "server")
"""The folders whose tests wait for browsers and servers most of the time."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Run two processes more than there are processors: one waits for browsers most of the time, one for servers."""
    return (os.cpu_count() or 1) + 2


def pytest_collection(session: pytest.Session) -> None:
    """Let each of several processes compile its share of the tests; the others find it compiled when they come to it."""
    worker = worker_of(session.config)
    if not worker or session.config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    files = [file for file in sorted(TESTS.rglob("test_*.py")) if (file.parent / "__init__.py").is_file()]
    for file in files[int(worker["workerid"].removeprefix("gw")) :: worker["workercount"]]:
        with suppress(Exception):  # what can't be imported is told when it is collected
            import_module(".".join(file.relative_to(TESTS).with_suffix("").parts))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let the first of several processes begin with one folder whose tests wait, and the second with the other.

    Each is given a part of all tests, in order, and takes from the others when it has done its own.
    """
    share = len(items) // worker_of(config).get("workercount", 1)
    waiting = [[item for item in items if item.nodeid.startswith(f"tests/{folder}/")] for folder in WAITING]
    if share == len(items) or len(waiting[0]) > share:
        return
    others = [item for item in items if not item.nodeid.startswith(tuple(f"tests/{folder}/" for folder in WAITING))]
    beside = share - len(waiting[0])
    items[:] = [*waiting[0], *others[:beside], *waiting[1], *others[beside:]]


def worker_of(config: pytest.Config) -> dict[str, Any]:
    """Return what pytest-xdist tells one of its processes; nothing, if this is none."""
    told: dict[str, Any] = getattr(config, "workerinput", {})
    return told


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
