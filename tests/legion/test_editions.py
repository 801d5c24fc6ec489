"""The two editions: rules that differ are asked of `Edition`, never told apart by its name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablero.games.legion import editions

FOLDER = Path(editions.__file__).parent
NAMES = tuple(editions.EDITIONS)
MAY_ASK = "list_files"
"""The folder whose formats name the edition of a list."""


def comparisons(source: str) -> Iterator[int]:
    """Yield the lines that compare something with the name of an edition, by an operator or by a pattern."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            sides: list[ast.AST] = [node.left, *node.comparators]
        elif isinstance(node, ast.MatchValue):
            sides = [node.value]
        else:
            continue
        if any(isinstance(part, ast.Constant) and part.value in NAMES for side in sides for part in ast.walk(side)):
            yield node.lineno


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('if battle.edition.name == "2023":\n    pass', [1]),
        ('older = "2026" != army.edition', [1]),
        ('older = edition in ("2023", "2022")', [1]),
        ('match edition:\n    case "2023":\n        pass', [2]),
        ('for edition in ("2026", "2023"):\n    pass', []),
        ('rules = {"2026": 1}[edition]', []),
    ],
)
def test_a_comparison_with_an_edition_is_found(source: str, found: list[int]) -> None:
    assert list(comparisons(source)) == found


def test_no_rule_asks_which_edition_it_is() -> None:
    sources = sorted(FOLDER.rglob("*.py"))
    assert len(sources) > 100
    rules = [path for path in sources if path.relative_to(FOLDER).parts[0] != MAY_ASK]
    found = [f"{path.name}:{line}" for path in rules for line in comparisons(path.read_text(encoding="utf-8"))]
    assert found == []
