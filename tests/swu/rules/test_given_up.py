"""A flow that is given up in the middle leaves the table as it is: rules don't tidy up in `finally`."""

from __future__ import annotations

import ast
from pathlib import Path

import tablero.games.swu as swu

FILES = sorted(Path(swu.__file__).parent.rglob("*.py"))


def tidying(tree: ast.AST) -> list[int]:
    """The lines on which a generator tidies up whether it goes on or not."""
    return [
        one.lineno
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        and any(isinstance(part, ast.Yield | ast.YieldFrom) for part in ast.walk(function))
        for one in ast.walk(function)
        if isinstance(one, ast.Try) and one.finalbody
    ]


def test_no_procedure_tidies_up_when_it_is_given_up() -> None:
    assert len(FILES) > 50
    found = {path.name: lines for path in FILES if (lines := tidying(ast.parse(path.read_text(encoding="utf-8"))))}
    assert not found


def test_such_a_procedure_would_be_found() -> None:
    assert tidying(ast.parse("def f():\n  try:\n    yield 1\n  finally:\n    done()")) == [2]
