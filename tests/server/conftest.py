from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.serving import SECONDS, Server, serving
from tablero.server import games, store

SAMPLES = {"duel": "samples.duel:GAME", "islands": "samples.islands:GAME", "raid": "samples.raid:GAME"}


@pytest.fixture(scope="session", autouse=True)
def quick_turns() -> Iterator[None]:
    """Server and clients are threads of one process that take turns at every message."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(0.0002)
    yield
    sys.setswitchinterval(before)


@pytest.fixture(scope="session", autouse=True)
def patient() -> None:
    """A database on a busy machine may be slow; how long anybody waits for one is tested with servers of their own."""
    store.DEADLINE = SECONDS


@pytest.fixture(scope="session", autouse=True)
def samples() -> None:
    """Servers, and nothing else, know the sample games too."""
    games.known().update(SAMPLES)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that leave no trace in it."""
    with serving(tmp_path_factory.mktemp("server"), mail=("cat",), push="mailto:operator@example.org") as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone."""
    with serving(tmp_path) as running:
        yield running
