"""The examples in the kernel's docstrings."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import tablero.kernel

MODULES = sorted(found.name for found in pkgutil.walk_packages(tablero.kernel.__path__, "tablero.kernel."))


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_the_docstrings_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples() -> None:
    tests = [doctest.DocTestFinder().find(importlib.import_module(name)) for name in MODULES]
    assert sum(len(test.examples) for found in tests for test in found) >= 8
