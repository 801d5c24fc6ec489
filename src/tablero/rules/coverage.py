"""How much of each rulebook is enforced, and how much of that is tested.

A rule is enforced where the game's sources cite its id at the code or data that enforces it. It is tested where tests
that cite it pass, which the test run writes down as evidence: what a test proves can't be read off its source.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from pathlib import Path
from threading import Lock

import msgspec

from tablero.kernel.reasons import TableroError
from tablero.rules.catalogue import Book, Rule, UnknownId, book_of, examples_of, rules_of
from tablero.rules.citations import citations, ids_in

EVIDENCE = Path(__file__).parent / "evidence.json"

_CITING = (".py", ".toml")
"""Code, and data with comments; an id in other data, as in a catalogue or a note about a disagreement, enforces nothing."""


class BadEvidence(TableroError):
    """The file of evidence can't be used."""

    def __init__(self, path: Path, expected: str) -> None:
        super().__init__(f"{path}: {expected}")
        self.path = path
        self.expected = expected


class Evidence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ids of one book that passing tests cite."""

    tested: frozenset[str] = frozenset()
    examples: frozenset[str] = frozenset()


class Status(Enum):
    """Where a rule stands; the value is its name in JSON and in message ids."""

    TESTED = "tested"
    ENFORCED = "enforced"
    MISSING = "missing"
    UNENFORCEABLE = "unenforceable"


class Coverage(msgspec.Struct, frozen=True):
    """The count of a book; `missing` are the enforceable rules that are not both enforced and tested."""

    total: int
    enforceable: int
    enforced: int
    tested: int
    examples_total: int
    examples_passing: int
    missing: tuple[str, ...]


def coverage(book: Book) -> Coverage:
    """Count the rules and examples of a book."""
    standing = statuses(book)
    count = list(standing.values()).count
    examples = examples_of(book)
    passing = evidence_of(book).examples
    return Coverage(
        total=len(standing),
        enforceable=len(standing) - count(Status.UNENFORCEABLE),
        enforced=count(Status.ENFORCED) + count(Status.TESTED),
        tested=count(Status.TESTED),
        examples_total=len(examples),
        examples_passing=sum(id in passing for id in examples),
        missing=tuple(id for id, status in standing.items() if status in (Status.ENFORCED, Status.MISSING)),
    )


def statuses(book: Book) -> dict[str, Status]:
    """Return where each rule of a book stands, in the book's order."""
    enforced, tested = cited(book.folder), evidence_of(book).tested
    return {rule.id: _status(rule, enforced, tested) for rule in rules_of(book).values()}


def status(rule: Rule) -> Status:
    """Return where a rule stands; if it is not enforceable, the rule itself says why."""
    book = book_of(rule.id)
    if book is None:
        raise UnknownId(rule.id)
    return _status(rule, cited(book.folder), evidence_of(book).tested)


def _status(rule: Rule, enforced: frozenset[str], tested: frozenset[str]) -> Status:
    if rule.unenforceable:
        return Status.UNENFORCEABLE
    if rule.id not in enforced:
        return Status.MISSING
    return Status.TESTED if rule.id in tested else Status.ENFORCED


_READING = Lock()
"""Python 3.11 fails where two threads parse sources at once."""


def cited(folder: Path) -> frozenset[str]:
    """Return every id that the sources and content files below a folder cite where it is enforced."""
    with _READING:
        return _cited(folder)


@cache
def _cited(folder: Path) -> frozenset[str]:
    return frozenset(id for path in citing_files(folder) for id in _cited_in(path))


def _cited_in(path: Path) -> list[str]:
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return ids_in(text)
    return [id for citation in citations(text) if citation.enforcing for id in citation.ids]


def citing_files(folder: Path) -> list[Path]:
    """Return the files below a folder in which a citation counts, in order."""
    return sorted(path for path in folder.rglob("*") if path.suffix in _CITING)


def evidence_of(book: Book) -> Evidence:
    """Return the evidence for a book; none if there is no file or it doesn't speak of the book."""
    try:
        return msgspec.json.decode(EVIDENCE.read_bytes(), type=dict[str, Evidence]).get(book.name, Evidence())
    except FileNotFoundError:
        return Evidence()
    except msgspec.DecodeError as error:
        raise BadEvidence(EVIDENCE, f'expected {{book: {{"tested": [ids], "examples": [ids]}}}} ({error})') from None
