"""`python -m prove.words`: break every word that few SWU cards use, and tell which breaks no test notices.

An effect does nothing, a condition or an adjective is always so or never, an amount is one more, a target finds nothing,
a cost is free, an ability is not on its card. Each break is tried with the tests that come across the word.
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, TextIO

import pytest

from prove.swap import Called
from prove.trying import OPTIONS, Tests, in_parallel
from tablero.games.swu import content
from tablero.games.swu.abilities import Ability, Condition, Cost, Count, Effect, Filter, Standing, Target
from tablero.games.swu.card_text import Text
from tablero.games.swu.vocabulary.__main__ import classes, words_in
from tablero.kernel import Play

FOLDERS = [Path(__file__).resolve().parents[1] / "swu" / name for name in ("cards", "rules", "words")]
FEW = 3


class Broken(NamedTuple):
    """A word that does something else."""

    word: type
    how: str
    methods: dict[str, Callable[..., Any]]

    def apply(self) -> None:
        """Break it in this process."""
        for name, method in self.methods.items():
            setattr(self.word, name, method)
        if issubclass(self.word, Ability):
            left = {key: _without(text, self.word) for key, text in content.texts().items()}
            setattr(content, "texts", lambda: left)  # noqa: B010


def _does_nothing(*_: object) -> Play[bool]:
    yield from ()
    return False


def _finds_nothing(*_: object) -> Play[list[Any]]:
    yield from ()
    return []


def _one_more(value: Callable[..., int], *about: Any) -> int:
    return value(*about) + 1


def breaks_of(word: Any) -> Iterator[Broken]:
    """Yield the ways in which a word is broken."""
    if issubclass(word, Effect):
        yield Broken(word, "does nothing", {"run": _does_nothing})
    elif issubclass(word, Target):
        yield Broken(word, "finds nothing", {"find": _finds_nothing})
    elif issubclass(word, Count):
        value = word.value
        yield Broken(word, "one more", {"value": lambda *about: _one_more(value, *about)})
    elif issubclass(word, Cost):
        yield Broken(word, "free", {"payable": lambda *_: True, "pay": _does_nothing})
    elif issubclass(word, Condition):
        yield Broken(word, "always", {"holds": lambda *_: True})
        yield Broken(word, "never", {"holds": lambda *_: False})
    elif issubclass(word, Filter) and (word.test, word.fits) != (Filter.test, Filter.fits):  # no mere placeholder
        yield Broken(word, "always", {"test": lambda *_: True, "fits": lambda *_: True})
        yield Broken(word, "never", {"test": lambda *_: False, "fits": lambda *_: False})
    elif issubclass(word, Ability):
        hooks = {name: method for name, method in vars(Standing).items() if name in vars(word) and name != "text"}
        yield Broken(word, "missing", {name: method for name, method in hooks.items() if callable(method)})


def _without(text: Text, word: type) -> Text:
    """Return what a card does without one kind of ability."""
    parts = {name: getattr(text, name) for name in ("abilities", "deployed", "pilot")}
    left = {name: tuple(one for one in part if type(one) is not word) for name, part in parts.items() if part}
    return replace(text, **left)


def cards_by_word() -> dict[type, set[str]]:
    """Return the cards that use each word."""
    found: defaultdict[type, set[str]] = defaultdict(set)
    for key, text in content.texts().items():
        for word in words_in(text):
            found[word].add(key)
    return found


def rare_words() -> dict[type, set[str]]:
    """Return the words that few cards use, with these cards."""
    cards = cards_by_word()
    return {word: cards[word] for word in classes() if 0 < len(cards[word]) < FEW}


class Witnesses:
    """Which tests come across which words, noted while they run."""

    def __init__(self, words: dict[type, set[str]]) -> None:
        self._words = words

    def watch(self, file: TextIO) -> None:
        """Let words write down the test that comes across them, whichever process it runs in."""
        for word in self._words:
            for broken in breaks_of(word):
                for name in broken.methods:
                    setattr(word, name, _noting(word.__name__, getattr(word, name), file, set()))

    def read(self, path: Path, items: Collection[pytest.Item]) -> dict[str, set[str]]:
        """Return the tests by word; those of an ability are in the files that name a card that has it."""
        tests: defaultdict[str, set[str]] = defaultdict(set)
        for line in path.read_text().splitlines():
            met, _, name = line.partition(" ")
            tests[met].add(name)
        sources = {item.path: item.path.read_text() for item in items}
        for word, cards in self._words.items():
            if issubclass(word, Ability):
                named = {file for file, source in sources.items() if any(f'"{key}"' in source for key in cards)}
                tests[word.__name__].update(item.nodeid for item in items if item.path in named)
        return tests


def _noting(word: str, method: Callable[..., Any], file: TextIO, seen: set[str]) -> Callable[..., Any]:
    def noted(*about: Any) -> Any:
        test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
        if test not in seen:
            seen.add(test)
            file.write(f"{word} {test}\n")
            file.flush()
        return method(*about)

    return noted


class Prover:
    """A pytest plugin that tries breaks instead of running the tests."""

    def __init__(self, words: dict[type, set[str]], workers: int) -> None:
        self._words = words
        self._workers = workers
        self.missed: list[tuple[Broken, int]] = []
        self.tried = 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:  # some could not be collected
            return True
        tests = Tests(session.items, Called())
        breaks = [broken for word in self._words for broken in breaks_of(word)]
        with TemporaryDirectory(prefix="prove-") as folder:
            witnesses = self._witnesses(tests, session.items, Path(folder))
        names = [tests.quickest_first(witnesses.get(broken.word.__name__, ())) for broken in breaks]
        jobs = (
            (number, partial(tests.start_after, broken.apply, ran))
            for number, (broken, ran) in enumerate(zip(breaks, names, strict=True))
            if ran
        )
        noticed = dict(in_parallel(jobs, self._workers))
        self.tried = len(breaks)
        self.missed = [(each, len(names[at])) for at, each in enumerate(breaks) if not noticed.get(at)]
        return True

    def _witnesses(self, tests: Tests, items: Sequence[pytest.Item], folder: Path) -> dict[str, set[str]]:
        met, found = folder / "met", Witnesses(self._words)
        with met.open("w") as file:
            tests.time_all([item.nodeid for item in items], folder, before=partial(found.watch, file))
        return found.read(met, items)


def main(args: Sequence[str] | None = None) -> int:
    """Try the breaks and print what was missed; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m prove.words", description=__doc__)
    parser.add_argument("--workers", type=int, default=2, help="how many processes at a time")
    parser.add_argument("words", nargs="*", help="the words, by default all that few cards use")
    options = parser.parse_args(args)
    words = {word: cards for word, cards in rare_words().items() if word.__name__ in options.words or not options.words}
    prover = Prover(words, options.workers)
    pytest.main([*OPTIONS, "-qq", "--no-header", *(str(each) for each in FOLDERS if each.exists())], plugins=[prover])
    for broken, tests in prover.missed:
        cards = ", ".join(sorted(words[broken.word]))
        print(f"{broken.word.__module__}.{broken.word.__name__} {broken.how}: {tests} tests ({cards})")
    unnoticed = {broken.word for broken, _ in prover.missed}
    print(f"{len(words)} words, {len(unnoticed)} of them broken without notice")
    print(f"{prover.tried} breaks, {prover.tried - len(prover.missed)} noticed")
    return 1 if unnoticed or not prover.tried else 0


if __name__ == "__main__":
    raise SystemExit(main())
