"""What a server is installed from: pinned, with digests, and run with no more rights than it needs."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import requires
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

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


def test_the_pins_of_a_server_are_those_of_the_tests() -> None:
    assert {name: PINNED.get(name) for name in SERVER} == SERVER
    text = LINE.sub("", (ROOT / "docs/requirements.txt").read_text())
    assert [line for line in text.splitlines() if line and not line.startswith("#")] == []


def test_all_that_a_server_needs_is_pinned() -> None:
    here = {"sys_platform": "linux", "platform_system": "Linux"}
    todo, seen = [*ASKED], set()
    while todo:
        one = todo.pop()
        name = canonicalize_name(one.name)
        if (name, *sorted(one.extras)) in seen:
            continue
        seen.add((name, *sorted(one.extras)))
        assert name in SERVER
        for inner in map(Requirement, requires(name) or ()):
            markers = [{**here, "extra": extra} for extra in ("", *one.extras)]
            if inner.marker is None or any(inner.marker.evaluate(marker) for marker in markers):
                todo.append(inner)


@pytest.mark.parametrize("one", ASKED, ids=str)
def test_a_floor_is_no_higher_than_what_is_tested(one: Requirement) -> None:
    assert Version(PINNED[canonicalize_name(one.name)]) in one.specifier


def test_nothing_in_the_compose_file_runs_as_root_or_writes_where_it_should_not() -> None:
    compose: Any = yaml.safe_load((ROOT / "docs/compose.yaml").read_text())
    for name, service in compose["services"].items():
        assert service["read_only"] is True, name
        assert service["user"] not in ("root", "0", "0:0"), name
        assert service["cap_drop"] == ["ALL"], name
    worker = compose["services"]["one"]["build"]["dockerfile_inline"]
    assert "--require-hashes" in worker
    assert "docs/requirements.txt" in worker
