"""What proves that keywords are played by their rules: for each of them the rules that are tested, and the tests.

A test names the rules that it proves with `@pytest.mark.rule(…)`. Whether it passed is in the file of evidence.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tablero.games.legion import glossary
from tablero.games.legion.cards import Keyword
from tablero.kernel import Json
from tablero.rules.catalogue import named, rules_of
from tablero.rules.coverage import cited, evidence_of
from tablero.text import Texts

OPENING, CLOSING = "<!-- keywords -->", "<!-- /keywords -->"
_HEAD = "| keyword | edition | rules | tests |\n|---|---|---|---|\n"
BOOKS = ("legion2026", "legion2023")
_FOLDER = Path(__file__).parent


class Proof(NamedTuple):
    """A keyword of an edition: its rules, those that are enforced, those that tests prove, and the tests that cite them."""

    name: str
    edition: str
    rules: tuple[str, ...]
    enforced: tuple[str, ...]
    tested: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def standing(self) -> str:
        """How it stands: `proved`, `enforced` if tests are missing, `partly` or `not` enforced."""
        if len(self.tested) == len(self.rules):
            return "proved"
        if len(self.enforced) == len(self.rules):
            return "enforced"
        return "partly" if self.enforced else "not"

    def to_json(self) -> Json:
        """Return it for programs."""
        return {**self._asdict(), "standing": self.standing}


@cache
def marked(folder: Path) -> Mapping[str, list[str]]:
    """Return the tests in a folder that cite each rule, by its id; a test is told with its file."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for id in _cited_by(node):
                    found.setdefault(id, []).append(f"{path.stem}.{node.name}")
    return found


def _cited_by(test: ast.FunctionDef) -> Iterator[str]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            yield from (
                each.value for each in mark.args if isinstance(each, ast.Constant) and isinstance(each.value, str)
            )


def proofs(tests: Path | None = None) -> Iterator[Proof]:
    """Yield each keyword of each edition with what proves it; the tests are looked for in a folder."""
    marks = marked(tests) if tests is not None else {}
    done = cited(_FOLDER)
    tested = frozenset(id for book in BOOKS for id in evidence_of(named(book)).tested)
    for term in sorted(glossary.terms().values(), key=lambda term: term.name):
        for edition, ids in term.rules.items():
            book = named(f"legion{edition}")
            rules = tuple(id for id in ids if not rules_of(book)[id].unenforceable)
            enforced = tuple(id for id in rules if id in done)
            proved = tuple(id for id in enforced if id in tested)
            naming = dict.fromkeys(test for id in rules for test in marks.get(id, ()))
            yield Proof(term.name, edition, rules, enforced, proved, tuple(naming))


# As a table.


def table(found: Iterator[Proof], words: Texts) -> str:
    """Return the keywords and what proves them as a table in Markdown."""
    return _HEAD + "".join(
        f"| {words.render(glossary.named(Keyword(one.name)))} | {one.edition} | {_share(one)} | {_tests(one)} |\n"
        for one in found
    )


def _share(one: Proof) -> str:
    words = {"proved": "proved", "enforced": "enforced", "partly": "partly enforced", "not": "not enforced"}
    count = len(one.tested) if one.standing in ("proved", "enforced") else len(one.enforced)
    return f"{words[one.standing]}, {count} of {len(one.rules)}"


def _tests(one: Proof) -> str:
    """Return the names of the tests as the sentences that they are, those of a file together."""
    files: dict[str, list[str]] = {}
    for test in one.tests:
        file, name = test.split(".")
        files.setdefault(file, []).append(name.removeprefix("test_").replace("_", " "))
    return "; ".join(f"`{file}`: {', '.join(names)}" for file, names in files.items()) or "–"


def rewritten(page: str, table: str) -> str:
    """Return a page with the table in its place, between two comments."""
    before, opening, rest = page.partition(OPENING)
    _, closing, after = rest.partition(CLOSING)
    if not (opening and closing):
        raise ValueError(f"expected {OPENING} and {CLOSING}")
    return f"{before}{OPENING}\n{table}{CLOSING}{after}"
