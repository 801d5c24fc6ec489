"""Every process that a test starts is waited for by that test.

A process that nobody waits for is reported by Python whenever it collects garbage, most likely in a test that has
nothing to do with it. Here the test that leaves it fails, and a module whose fixtures leave it.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

PATIENCE = 20.0
"""Seconds in which what is ending may end."""

OF_A_SESSION = frozenset({"browser", "server"})
"""Fixtures that keep processes for many modules, and start some of them when a test first needs one."""

FORKING = "socket.recv_fds(asking"
HELPERS = ("resource_tracker", FORKING)
"""What is said in the commands of helpers that stay until the end: of `multiprocessing`, and of `server.warm`."""

OF_A_MODULE = frozenset({"cluster"})
"""Fixtures that keep processes for several tests, which may end some of them and start others in their place."""


def children() -> set[int]:
    """Return the processes that this one, or the helper that forks servers, has started and not waited for."""
    if not Path("/proc/self/task").is_dir():
        return {process.pid for process in multiprocessing.active_children() if process.pid is not None}
    found = _started_by("self")
    return {
        pid for pid in found.union(*map(_started_by, _helpers(found, FORKING))) if pid not in _helpers(found, *HELPERS)
    }


def _helpers(pids: set[int], *words: str) -> set[int]:
    return {pid for pid in pids if any(word in _command(pid) for word in words)}


def _started_by(pid: int | str) -> set[int]:
    found: set[int] = set()
    try:
        for task in os.listdir(f"/proc/{pid}/task"):
            found |= {int(child) for child in Path(f"/proc/{pid}/task/{task}/children").read_text().split()}
    except OSError:  # a thread, or all of it, has just ended
        pass
    return found


def left(before: set[int]) -> list[str]:
    """Return the processes that have come since and don't end by themselves."""
    end = time.monotonic() + PATIENCE
    while (new := children() - before) and time.monotonic() < end:
        time.sleep(0.02)
    return [f"{pid}: {_command(pid) or 'ended'}" for pid in sorted(new)]


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
    except OSError:
        return ""


@pytest.fixture(autouse=True)
def no_process_is_left(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a process."""
    before = children()
    yield
    if (OF_A_SESSION | OF_A_MODULE).isdisjoint(request.fixturenames):
        assert left(before) == []


@pytest.fixture(autouse=True, scope="module")
def no_process_is_left_by_a_module(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail the last test of a module whose fixtures leave a process."""
    before = children()
    yield
    tests = [one for one in request.session.items if one.path == request.node.path and isinstance(one, pytest.Function)]
    if all(OF_A_SESSION.isdisjoint(one.fixturenames) for one in tests):
        assert left(before) == []


@pytest.fixture(autouse=True, scope="session")
def no_process_is_left_at_the_end() -> Iterator[None]:
    """Fail the last test if a fixture that several tests share leaves a process."""
    before = children()
    yield
    assert left(before) == []
