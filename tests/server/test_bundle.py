"""The client as it is sent: small enough for a phone on the road."""

from __future__ import annotations

import os

import pytest

from server.bundle import MOST, MOST_FIRST, gzipped, gzipped_first
from tablero.server.run import has_client
from tablero.server.service import CLIENT


@pytest.fixture(autouse=True)
def built() -> None:
    if not has_client():
        reason = "the browser client is not built: run make client"
        if os.environ.get("CI") == "true":
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)


def test_the_whole_client_is_small() -> None:
    assert gzipped(CLIENT) <= MOST, {file.name: file.stat().st_size for file in CLIENT.rglob("*") if file.is_file()}


def test_what_the_lobby_waits_for_is_small() -> None:
    assert 10_000 < gzipped_first(CLIENT) <= MOST_FIRST


def test_scripts_and_styles_have_been_compressed() -> None:
    """`npm run build` leaves each beside itself, smaller."""
    files = [file for file in (CLIENT / "assets").iterdir() if file.suffix in (".js", ".css")]
    assert len(files) > 3
    for file in files:
        assert file.with_name(f"{file.name}.br").stat().st_size < max(40, file.stat().st_size * 0.95), file
