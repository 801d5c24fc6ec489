"""Which breaks are tried: so many of so many rules, at random, at each place that cites them."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from types import CodeType
from typing import NamedTuple

from prove.breaks import Break, Breaker
from prove.swap import same
from tablero.rules.catalogue import Book, rules_of
from tablero.rules.citations import Citation, citations, ids_in
from tablero.rules.coverage import citing_files

_NUMBER = re.compile(rb"(?<![\w.-])\d+(?![\w.])")


class Key(NamedTuple):
    """A break by name: the function (or module), what stands there, and what it becomes."""

    function: str
    old: str
    new: str


class Broken(NamedTuple):
    """A break of the code or data at a place that cites rules."""

    rule: str
    """The rule it was drawn for."""
    rules: tuple[str, ...]
    """All that the place cites: the break is one of at least one of them."""
    path: Path
    within: str
    """The function or class, empty at the level of the module."""
    edit: Break

    @property
    def place(self) -> str:
        """File and line."""
        return f"{self.path.relative_to(root_of(self.path))}:{self.edit.line}"

    @property
    def key(self) -> Key:
        """What names the break as long as the code stays as it is there."""
        module = ".".join(self.path.relative_to(root_of(self.path)).with_suffix("").parts)
        return Key(f"{module}:{self.within}" if self.within else module, self.edit.old, self.edit.new)


class Place(NamedTuple):
    """A place that cites rules, with every way to break it."""

    rules: tuple[str, ...]
    path: Path
    within: str
    edits: tuple[Break, ...]


def plan(book: Book, seed: int, rules: int, most: int, modules: Collection[str] = ()) -> list[Broken]:
    """Return the breaks of so many rules, as evenly from each as there are, until there are enough of them.

    If modules are named, only they are broken.

    What is drawn for one rule doesn't depend on the others, so that an edit elsewhere leaves it as it is.
    """
    ids = [rule.id for rule in rules_of(book).values() if not rule.unenforceable]
    chosen = Random(seed).sample(ids, min(rules, len(ids)))
    places = [place for place in places_of(book.folder) if not modules or place.path.stem in modules]
    going = [_of_rule(places, id, Random(f"{seed} {id}")) for id in chosen]
    taken: dict[tuple[Path, Break], Broken] = {}
    while going and len(taken) < most:
        for breaks in list(going):
            broken = next((each for each in breaks if (each.path, each.edit) not in taken), None)
            if broken is None:
                going.remove(breaks)
            elif len(taken) < most:
                taken[broken.path, broken.edit] = broken
    return list(taken.values())


def _of_rule(everywhere: Iterable[Place], id: str, rng: Random) -> Iterator[Broken]:
    """Yield breaks of one rule, from each of its places in turn."""
    places = [place for place in everywhere if id in place.rules]
    rng.shuffle(places)
    left = {place: rng.sample(place.edits, len(place.edits)) for place in places}
    while any(left.values()):
        for place, edits in left.items():
            while edits:
                edit = edits.pop()
                if changes(place.path, edit):
                    yield Broken(id, place.rules, place.path, place.within, edit)
                    break


@cache
def places_of(folder: Path) -> tuple[Place, ...]:
    """Return every place below a folder that cites rules, in order."""
    return tuple(place for path in citing_files(folder) for place in _places(path))


def _places(path: Path) -> Iterator[Place]:
    source = source_of(path)
    if path.suffix != ".py":
        yield from _data_places(path, source)
        return
    breaker = Breaker(source)
    found = citations(source)
    places: dict[tuple[str, tuple[Break, ...]], list[str]] = {}
    for citation in found:
        edits = tuple(breaker.breaks(citation, _apart(citation, found)))
        places.setdefault((citation.within, edits), []).extend(citation.ids)
    for (within, edits), ids in places.items():
        yield Place(tuple(dict.fromkeys(ids)), path, within, edits)


def _apart(citation: Citation, others: list[Citation]) -> Iterator[ast.AST]:
    """Yield the statements that cite other rules: they are those rules' place."""
    for other in others:
        if other.kind == "statement" and not set(other.ids) & set(citation.ids):
            for part in other.enforcing:
                if part not in citation.enforcing:
                    yield from (part, *ast.iter_child_nodes(part))


def _data_places(path: Path, source: str) -> Iterator[Place]:
    """In data files a citation on a line of its own speaks of the numbers from there to the next, others of their line."""
    lines = source.split("\n")
    citing = [number for number, line in enumerate(lines, 1) if ids_in(line)]
    for number, following in pairwise([*citing, len(lines) + 1]):
        until = following if lines[number - 1].lstrip().startswith("#") else number + 1
        edits = tuple(_numbers(source, number, until))
        yield Place(tuple(ids_in(lines[number - 1])), path, "", edits)


def _numbers(source: str, first: int, until: int) -> Iterator[Break]:
    start = 0
    for number, line in enumerate(source.encode().split(b"\n"), 1):
        text, _, _ = line.partition(b"#")
        if first <= number < until:
            for match in _NUMBER.finditer(text):
                more = str(int(match.group()) + 1)
                yield Break(number, start + match.start(), start + match.end(), more, text.decode().strip(), more)
        start += len(line) + 1


def changes(path: Path, edit: Break) -> bool:
    """Tell whether a break compiles, and to something else."""
    if path.suffix != ".py":
        return True
    source = source_of(path)
    try:
        broken = compile(edit.apply(source), str(path), "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return not same(_compiled(path), broken)


@cache
def _compiled(path: Path) -> CodeType:
    return compile(source_of(path), str(path), "exec", dont_inherit=True)


@cache
def source_of(path: Path) -> str:
    """Return a source as it was when it was first read: an edit while this runs must not confuse it."""
    return path.read_text(encoding="utf-8")


@cache
def root_of(path: Path) -> Path:
    """Return the folder that a source is imported from: the one that holds its outermost package."""
    packages = [folder for folder in path.parents if (folder / "__init__.py").exists()]
    return packages[-1].parent
