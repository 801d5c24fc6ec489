"""A pytest plugin: `--evidence PATH` writes which rules and worked examples the passing tests cite.

An id is evidenced if tests cite it and every one of them passed: a test that failed, was skipped or never came to
run leaves it open. If something can't even be collected, nothing is written. An id that no rulebook has, in a mark, is
an error in the test.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest

from tablero.kernel.codec import pretty
from tablero.rules.catalogue import BOOKS, Book, book_of, examples_of, rules_of

Kind = Literal["rule", "example"]
Citation = tuple[Kind, str]

_KINDS: tuple[Kind, Kind] = ("rule", "example")
_SENT = "cited"
"""Under this name a worker of pytest-xdist hands over what its tests cite."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--evidence", type=Path, metavar="PATH", help="write the ids of rules and examples that passing tests cite"
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--evidence"):
        config.pluginmanager.register(Recorder(config))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    items = [item for item in report.result or () if isinstance(item, pytest.Item)]
    wrong = [f"{item.nodeid}: no {kind} {id!r} in the catalogue" for item in items for kind, id in unknown(item)]
    if wrong:
        report.outcome = "failed"
        report.longrepr = "\n".join(wrong)
        report.result = []
    return report


def citations(item: pytest.Item) -> Iterator[Citation]:
    """Yield what the marks of a test cite."""
    for kind in _KINDS:
        for mark in item.iter_markers(kind):
            for id in mark.args:
                yield kind, str(id)


def unknown(item: pytest.Item) -> Iterator[Citation]:
    """Yield the citations that no rulebook has, of the ids that begin like those of one."""
    for kind, id in citations(item):
        book = book_of(id)
        if book is not None and id not in _rows(book, kind):
            yield kind, id


def _rows(book: Book, kind: Kind) -> Collection[str]:
    return rules_of(book) if kind == "rule" else examples_of(book)


class Recorder:
    """What the tests of a run cite, and which of them passed.

    With pytest-xdist the workers know what is cited, and the controller what passed and where to write it.
    """

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._cited: dict[str, list[Citation]] = {}
        self._passed: set[str] = set()
        self._whole = True

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._whole = self._whole and not report.failed

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        cited = {item.nodeid: list(citations(item)) for item in session.items}
        self._cited.update(cited)
        if hasattr(self._config, "workeroutput"):
            self._config.workeroutput[_SENT] = cited

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self._cited.update(getattr(node, "workeroutput", {}).get(_SENT, {}))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            self._passed.add(report.nodeid)
        elif report.failed:
            self._passed.discard(report.nodeid)

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        ran = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        if self._whole and ran and not hasattr(self._config, "workerinput"):
            path: Path = self._config.getoption("--evidence")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(pretty(self._evidence()) + "\n", encoding="utf-8")

    def _evidence(self) -> dict[str, dict[str, list[str]]]:
        tests: dict[tuple[str, str], list[str]] = {}
        for test, cited in self._cited.items():
            for kind, id in cited:
                tests.setdefault((kind, id), []).append(test)
        good = {citation for citation, citing in tests.items() if self._passed.issuperset(citing)}
        return {
            book.name: {
                "tested": sorted(id for id in rules_of(book) if ("rule", id) in good),
                "examples": sorted(id for id in examples_of(book) if ("example", id) in good),
            }
            for book in BOOKS.values()
        }
