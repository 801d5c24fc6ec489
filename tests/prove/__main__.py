"""`python -m prove GAME`: break rules of a game at random, and tell which breaks the tests that cite them miss."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Container, Generator, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from prove.plan import Broken, Key, plan
from prove.report import EQUIVALENTS, Result, Verdict, known, note, noticed_in, proof_of, summary, survivor, write
from prove.swap import Called
from prove.trying import OPTIONS, Tests, in_parallel
from tablero.rules.catalogue import BOOKS, Book, examples_of

TESTS = Path(__file__).resolve().parent.parent


class Prover:
    """A pytest plugin that tries breaks instead of running the tests."""

    def __init__(
        self,
        book: Book,
        breaks: Sequence[Broken],
        same: Mapping[Key, str],
        before: Container[Key],
        workers: int,
        alone: bool = False,
    ) -> None:
        self._called = Called()
        self._book = book
        self._breaks = breaks
        self._same = same
        self._before = before
        self._workers = workers
        self._alone = alone
        self.results: list[Result] = []
        self.failing: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Generator[None, object, object]:
        with self._called:
            return (yield)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        citing = _citing(session.items, self._book)
        tests = Tests(session.items, self._called)
        names = [
            sorted({name for id in ((each.rule,) if self._alone else each.rules) for name in citing.get(id, ())})
            for each in self._breaks
        ]
        with TemporaryDirectory(prefix="prove-") as folder:
            self.failing = tests.time_all(sorted({name for each in names for name in each}), Path(folder))
            self._try_all(tests, [tests.quickest_first(each) for each in names], Path(folder))
        return True

    def _try_all(self, tests: Tests, names: list[list[str]], folder: Path) -> None:
        jobs = (
            (number, partial(tests.start, broken, ran, folder / str(number)))
            for number, (broken, ran) in enumerate(zip(self._breaks, names, strict=True))
            if ran and broken.key not in self._before
        )
        noticed = {number: True for number, broken in enumerate(self._breaks) if broken.key in self._before}
        for number, failed in in_parallel(jobs, self._workers):
            noticed[number] = failed
            if len(noticed) % 20 == 0:
                print(f"{len(noticed)} tried, {sum(noticed.values())} noticed", flush=True)
        for number, broken in enumerate(self._breaks):
            verdict = Verdict.NOTICED if noticed.get(number) else Verdict.MISSED
            self.results.append(Result(broken, names[number], verdict, self._same.get(broken.key)))


def _citing(items: Iterable[pytest.Item], book: Book) -> dict[str, list[str]]:
    """Return the tests of each rule: those that cite it, or a worked example of it."""
    from evidence import citations  # a plugin, which pytest imports first

    tests: dict[str, list[str]] = {}
    for item in items:
        for kind, id in citations(item):
            example = examples_of(book).get(id) if kind == "example" else None
            for rule in example.rules if example else (id,):
                tests.setdefault(rule, []).append(item.nodeid)
    return tests


def _test_files(book: Book, folder: Path) -> list[str]:
    """Return the tests that name any id of the book: no others can cite it."""
    beginnings = tuple(f"{prefix}:" for prefix in book.prefixes)
    files = sorted(folder.rglob("test_*.py"))
    return [str(path) for path in files if any(start in path.read_text(encoding="utf-8") for start in beginnings)]


def main(args: Sequence[str] | None = None) -> int:
    """Try the breaks, write the results, and print what was missed; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m prove", description="Break rules, and see whether tests notice.")
    parser.add_argument("game", choices=BOOKS, help="the rulebook")
    parser.add_argument("--rules", type=int, default=100, help="how many rules are drawn")
    parser.add_argument("--seed", type=int, default=1, help="what they are drawn by")
    parser.add_argument("--breaks", type=int, default=300, help="how many breaks at most")
    parser.add_argument(
        "--modules", nargs="*", default=(), help="break only these files, by their names without ending"
    )
    parser.add_argument("--workers", type=int, default=2, help="how many processes at a time")
    parser.add_argument("--tests", type=Path, default=TESTS, help="the folder of the tests")
    parser.add_argument("--same", type=Path, default=EQUIVALENTS, help="the breaks that leave the game the same")
    parser.add_argument("--proof", type=Path, metavar="PATH", help="note the figures of the game in this file")
    parser.add_argument("--again", action="store_true", help="take what was noticed the last time as noticed")
    parser.add_argument("--alone", action="store_true", help="run only the tests of the rule that was drawn")
    parser.add_argument("--out", type=Path, default=Path("build/prove"), help="the folder of the results")
    options = parser.parse_args(args)
    book = BOOKS[options.game]
    breaks = plan(book, options.seed, options.rules, options.breaks, options.modules)
    print(f"{len(breaks)} breaks of {options.rules} rules", flush=True)
    out = options.out / f"{book.name}.json"
    before = noticed_in(out) if options.again else set()
    prover = Prover(book, breaks, known(options.same), before, options.workers, options.alone)
    ended = pytest.main([*OPTIONS, "-qq", "--no-header", *_test_files(book, options.tests)], plugins=[prover])
    if len(prover.results) != len(breaks):
        print(f"the tests could not be collected or run ({ended})", file=sys.stderr)
        return 2
    for name in prover.failing:
        print(f"fails as it is, and can't notice anything: {name}")
    write(out, prover.results)
    for result in prover.results:
        if result.verdict is Verdict.MISSED or result.same:
            print(survivor(result))
    print(summary(prover.results))
    if options.proof:
        note(options.proof, book.name, proof_of(prover.results, options.rules, options.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
