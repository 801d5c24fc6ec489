"""The client as it is sent: small enough for a phone on the road."""

from __future__ import annotations

import os

import pytest

from server.bundle import MOST, gzipped
from tablero.server.run import has_client
from tablero.server.service import CLIENT


def test_the_whole_client_is_small() -> None:
    if not has_client():
        reason = "the browser client is not built: run make client"
        if os.environ.get("CI") == "true":
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)
    assert gzipped(CLIENT) <= MOST, {file.name: file.stat().st_size for file in CLIENT.rglob("*") if file.is_file()}
