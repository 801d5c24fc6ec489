"""What a server is installed from: pinned, with digests, and run with no more rights than it needs."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import PackageNotFoundError, metadata, requires
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from packaging.version import Version
from starlette.middleware.gzip import GZipMiddleware
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as Sockets

ROOT = Path(__file__).parents[2]
LINE = re.compile(r"^([\w.-]+)==(\S+)((?: \\\n +--hash=sha256:[0-9a-f]{64})+)$", re.MULTILINE)
PINNED = {
    canonicalize_name(name): version
    for name, _, version in (line.partition("==") for line in (ROOT / "constraints.txt").read_text().split())
}
SERVER = {canonicalize_name(one[1]): one[2] for one in LINE.finditer((ROOT / "docs/requirements.txt").read_text())}
PROJECT: Any = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
ASKED = [
    Requirement(one)
    for one in (
        *PROJECT["dependencies"],
        *PROJECT["optional-dependencies"]["postgresql"],
        *PROJECT["optional-dependencies"]["redis"],
    )
]


OLDEST = "3.11.0"
"""The oldest Python that the README promises; Debian 12 has 3.11.2."""


def needs(name: str) -> list[str]:
    """Return what an installed package needs; what only an older Python than this one installs needs nothing."""
    try:
        return requires(name) or []
    except PackageNotFoundError:
        return []


def python_of(name: str) -> str:
    """Return which Pythons a package is for; any, if it isn't installed with this one."""
    try:
        told = metadata(name)
    except PackageNotFoundError:
        return ""
    return "".join(told.get_all("Requires-Python") or ())


def test_what_is_pinned_installs_on_the_oldest_python() -> None:
    assert [name for name in PINNED if OLDEST not in SpecifierSet(python_of(name))] == []


def test_the_pins_of_a_server_are_those_of_the_tests() -> None:
    assert {name: PINNED.get(name) for name in SERVER} == SERVER
    text = LINE.sub("", (ROOT / "docs/requirements.txt").read_text())
    assert [line for line in text.splitlines() if line and not line.startswith("#")] == []


def test_all_that_a_server_needs_is_pinned() -> None:
    here = {"sys_platform": "linux", "platform_system": "Linux", "python_full_version": OLDEST}
    todo, seen = [*ASKED], set()
    while todo:
        one = todo.pop()
        name = canonicalize_name(one.name)
        if (name, *sorted(one.extras)) in seen:
            continue
        seen.add((name, *sorted(one.extras)))
        assert name in SERVER
        for inner in map(Requirement, needs(name)):
            markers = [{**here, "extra": extra} for extra in ("", *one.extras)]
            if inner.marker is None or any(inner.marker.evaluate(marker) for marker in markers):
                todo.append(inner)


@pytest.mark.parametrize("one", ASKED, ids=str)
def test_a_floor_is_no_higher_than_what_is_tested(one: Requirement) -> None:
    assert Version(PINNED[canonicalize_name(one.name)]) in one.specifier


def test_the_floor_of_uvicorn_is_the_first_whose_sockets_notice_who_does_not_read() -> None:
    """Its sockets have a keep-alive since 0.44.0, and know whether what they write is read since 0.52.1: we build on both."""
    [uvicorn] = [one for one in ASKED if one.name == "uvicorn"]
    assert ["0.52.1" in uvicorn.specifier, "0.52.0" in uvicorn.specifier] == [True, False]
    assert {"keepalive_timeout", "stop_keepalive", "pause_writing", "resume_writing"} <= {*vars(Sockets)}


def test_the_floor_of_starlette_is_the_first_that_compresses_large_answers_beside_the_event_loop() -> None:
    """Since 1.4.0; with one before, texts of 300 kB hold the loop for 13 ms, moments of a long game for far longer."""
    [starlette] = [one for one in ASKED if one.name == "starlette"]
    assert ["1.4.0" in starlette.specifier, "1.3.1" in starlette.specifier] == [True, False]
    assert signature(GZipMiddleware).parameters["thread_minimum_size"].default <= 128 * 1024


def test_nothing_in_the_compose_file_runs_as_root_or_writes_where_it_should_not() -> None:
    compose: Any = yaml.safe_load((ROOT / "docs/compose.yaml").read_text())
    for name, service in compose["services"].items():
        assert service["read_only"] is True, name
        assert service["user"] not in ("root", "0", "0:0"), name
        assert service["cap_drop"] == ["ALL"], name
    worker = compose["services"]["one"]["build"]["dockerfile_inline"]
    assert "--require-hashes" in worker
    assert "docs/requirements.txt" in worker
