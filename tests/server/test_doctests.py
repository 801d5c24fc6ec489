"""The examples in the docstrings of the server and the command line are true."""

from __future__ import annotations

import doctest
import importlib

import pytest

MODULES = ("connections", "limits", "proxies", "hosts", "run")


@pytest.mark.parametrize("name", [*(f"tablero.server.{name}" for name in MODULES), "tablero.cli.output"])
def test_examples_in_docstrings(name: str) -> None:
    done = doctest.testmod(importlib.import_module(name))
    assert (done.failed, done.attempted > 0) == (0, True)
