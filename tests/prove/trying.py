"""Trying breaks: the tests are collected once, and every break is tried in a process of its own.

A break of a function is tried in a fork of the process that has collected the tests. A break at the level of a module,
or of a function that was called while modules were imported, is tried in a new process, which imports that module with
its broken source; one of a file of data, in a new process with a tree of sources in which that file is broken.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NoReturn

import pytest
from _pytest.runner import runtestprotocol

from prove import kernels
from prove.plan import Broken, root_of, source_of
from prove.swap import Called, Loaded

_MEMORY = 4 << 30
_LEAST = 5
"""Seconds that even the quickest tests may take: a break can make a game longer without making it endless."""
_IMPORTING = 45
"""Seconds that a new process may take besides until its tests run: it loads compiled kernels, which a fork has."""


class Tests:
    """The collected tests that pass, and how long each takes."""

    __test__ = False

    def __init__(self, items: Sequence[pytest.Item], called: Called) -> None:
        self._items = {item.nodeid: item for item in items}
        self._loaded = Loaded(called)
        self.seconds: dict[str, float] = {}

    def time_all(self, names: Collection[str], scratch: Path, before: Callable[[], object] = lambda: None) -> list[str]:
        """Run tests as they are; return those that fail, which can't notice anything."""
        times, used = scratch / "times", scratch / "kernels"

        def run() -> bool:
            before()
            self._write_times(names, times)
            kernels.write_used(used)
            return True

        pid = _forked(run)
        _, status = os.waitpid(pid, 0)
        if status:
            raise RuntimeError(f"running {len(names)} tests as they are ended with {status}")
        kernels.load(used)
        rows = [line.split(" ", 2) for line in times.read_text().splitlines()]
        self.seconds = {name: float(seconds) for passed, seconds, name in rows if passed == "True"}
        return [name for passed, _, name in rows if passed == "False"]

    def _write_times(self, names: Collection[str], times: Path) -> None:
        self._loaded.forget()
        with times.open("w") as file:
            for name in names:
                start = time.process_time()
                passed = self._pass([name])
                file.write(f"{passed} {time.process_time() - start} {name}\n")

    def _pass(self, names: Sequence[str]) -> bool:
        items = [self._items[name] for name in names]
        for item, following in zip(items, [*items[1:], None], strict=True):
            if any(report.failed for report in runtestprotocol(item, nextitem=following, log=False)):
                return False
        return True

    def quickest_first(self, names: Iterable[str]) -> list[str]:
        """Return those of these tests that pass, the quickest first."""
        return sorted((name for name in names if name in self.seconds), key=lambda name: self.seconds[name])

    def start(self, broken: Broken, names: Sequence[str], tree: Path) -> int:
        """Try a break with these tests, if need be from a new tree of sources; return the number of the process."""
        return _forked(lambda: self._unnoticed(broken, names, tree), sum(self.seconds[name] for name in names))

    def start_after(self, change: Callable[[], object], names: Sequence[str]) -> int:
        """Try these tests after a change of the running process; return the number of the process."""
        return _forked(lambda: self._pass_after(change, names), sum(self.seconds[name] for name in names))

    def _pass_after(self, change: Callable[[], object], names: Sequence[str]) -> bool:
        change()
        self._loaded.forget()
        return self._pass(names)

    def _unnoticed(self, broken: Broken, names: Sequence[str], tree: Path) -> bool:
        source = source_of(broken.path)
        if not self._loaded.swap(broken.path, source, broken.edit.apply(source)):
            _run_from(broken, names, tree)
        self._loaded.forget()
        return self._pass(names)


def _forked(work: Callable[[], bool], seconds: float = 600) -> int:
    """Do something in a fork, in silence and within limits; it ends with 0 if it is true."""
    sys.stdout.flush()
    sys.stderr.flush()
    if pid := os.fork():
        return pid
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        limit = int(_LEAST + 5 * seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + _IMPORTING))
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(20 * (limit + _IMPORTING))
        os._exit(0 if work() else 1)
    except BaseException:
        os._exit(1)


def _run_from(broken: Broken, names: Sequence[str], tree: Path) -> NoReturn:
    _, limit = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    source = broken.edit.apply(source_of(broken.path))
    options = [*OPTIONS, "-x", "-q", *names]
    if broken.path.suffix == ".py":
        tree.write_text(source, encoding="utf-8")
        os.execv(sys.executable, [sys.executable, "-m", "prove.broken", str(broken.path), str(tree), *options])
    root = root_of(broken.path)
    _overlay(root, tree, broken.path.relative_to(root).parts, source)
    os.environ["PYTHONPATH"] = os.pathsep.join([str(tree), os.environ.get("PYTHONPATH", "")])
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    os.execv(sys.executable, [sys.executable, "-m", "pytest", *options])


def _overlay(folder: Path, tree: Path, way: Sequence[str], source: str) -> None:
    """Make a tree that is a folder, linked, with another source at the end of the way."""
    tree.mkdir(parents=True)
    for entry in folder.iterdir():
        if entry.name == "__pycache__":
            continue  # what was compiled of a source just as long and just as old would be taken for this one's
        if entry.name != way[0]:
            (tree / entry.name).symlink_to(entry)
        elif len(way) > 1:
            _overlay(entry, tree / entry.name, way[1:], source)
        else:
            (tree / entry.name).write_text(source, encoding="utf-8")


OPTIONS = ("-p", "no:cacheprovider", "-p", "no:xdist", "-o", "addopts=", "--capture=no")


def in_parallel(jobs: Iterable[tuple[int, Callable[[], int]]], workers: int) -> Iterator[tuple[int, bool]]:
    """Start jobs by their number, so many at a time; yield the number of each that ended, and whether it failed."""
    running: dict[int, int] = {}
    for number, start in jobs:
        if len(running) == workers:
            yield _ended(running)
        running[start()] = number
    while running:
        yield _ended(running)


def _ended(running: dict[int, int]) -> tuple[int, bool]:
    pid, status = os.waitpid(-1, 0)
    return running.pop(pid), status != 0
