"""The rules and worked examples of the rulebooks, read from the files beside each game.

A rule's id is what code and tests cite; its words are the project's own, in Spanish and English.
"""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from tablero import manifests
from tablero.kernel.codec import know
from tablero.kernel.messages import Message, say
from tablero.kernel.reasons import Reason, TableroError, UserError
from tablero.languages import ENGLISH, LANGUAGES, languages, packs

Why = Literal["manners", "physical", "advice", "booklet"]
"""Why no software could enforce a rule: it is about behaviour, handling of pieces, play well, or the booklet."""


class BadCatalogue(TableroError):
    """A catalogue file can't be used; `line` (from 1, 0 for the whole) and `expected` say why."""

    def __init__(self, path: Path, line: int, expected: str) -> None:
        super().__init__(f"{path}, line {line}: {expected}" if line else f"{path}: {expected}")
        self.path = path
        self.line = line
        self.expected = expected


class UnknownBook(UserError):
    """There is no rulebook of this name; perhaps several of the game."""

    def __init__(self, name: str) -> None:
        super().__init__(Reason(_unknown(name)))
        self.name = name


def _unknown(name: str) -> Message:
    if editions := [book.name for book in BOOKS.values() if book.folder.name == name]:
        return say("rules-several-books", name=name, names=", ".join(editions))
    return say("rules-unknown-book", name=name[:80], names=", ".join(BOOKS))


class UnknownId(UserError):
    """No rulebook has a rule or example of this id."""

    def __init__(self, id: str) -> None:
        super().__init__(Reason(say("rules-unknown-id", id=id[:80])))
        self.id = id


class Translated(dict[str, str]):
    """The same in several languages; one that it doesn't have reads the English.

    >>> title = Translated(en="Deck", es="Mazo")
    >>> title["es"], title["ca"]
    ('Mazo', 'Deck')
    """

    def __missing__(self, lang: str) -> str:
        return self[ENGLISH]


_SCHEMA = {"type": "object", "additionalProperties": {"type": "string"}, "required": list(LANGUAGES)}
Words: TypeAlias = Annotated[Translated, msgspec.Meta(extra_json_schema=_SCHEMA)]


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule; `source` are lines of the rulebook, empty for what the rulebook lacks."""

    id: str
    section: Words
    title: Words
    text: Words
    source: str
    unenforceable: Why | None = None


class Translation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule or an example in one further language: a line of `rules.jsonl` in the language's own folder."""

    id: str
    section: str = ""
    title: str = ""
    text: str = ""
    setup: str = ""
    action: str = ""
    expected: str = ""


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A worked example of the rules it names."""

    id: str
    rules: tuple[str, ...]
    setup: Words
    action: Words
    expected: Words


class Book(NamedTuple):
    """A rulebook: its game's folder, its two files, and what its ids begin with."""

    name: str
    folder: Path
    prefix: str
    rules_file: str = "rules.jsonl"
    examples_file: str = "examples.jsonl"
    example_prefix: str = ""

    @property
    def prefixes(self) -> tuple[str, str]:
        """What the ids of rules and of examples begin with, before the colon."""
        return self.prefix, self.example_prefix or self.prefix


BOOKS = {
    book.name: book
    for manifest in (*manifests.own(), *manifests.of_packages())
    for book in (Book(folder=manifest.folder, **told) for told in manifest.books)
}
"""The rulebooks, by name: each game brings its own."""

_Row = TypeVar("_Row", Rule, Example)
_Line = TypeVar("_Line", Rule, Example, Translation)

know(Rule, Example, Translation)


def named(name: str) -> Book:
    """Return the rulebook of this name; raise `UnknownBook` if there is none."""
    try:
        return BOOKS[name]
    except KeyError:
        raise UnknownBook(name) from None


def book_of(id: str) -> Book | None:
    """Return the rulebook whose ids begin like this one, or None for the ids of other games.

    >>> book_of("legion26:core.01").name
    'legion2026'
    """
    prefix = id.partition(":")[0]
    return next((book for book in BOOKS.values() if prefix in book.prefixes), None)


@cache
def rules_of(book: Book) -> dict[str, Rule]:
    """Return the rules of a book by id, in the book's order."""
    return _read(book.folder / book.rules_file, Rule, book.prefixes[0])


@cache
def examples_of(book: Book) -> dict[str, Example]:
    """Return the worked examples of a book by id, in the book's order."""
    return _read(book.folder / book.examples_file, Example, book.prefixes[1])


def rule(id: str) -> Rule:
    """Return the rule of this id; raise `UnknownId` if there is none.

    >>> rule("swu:1.2.1").title["es"]
    'Mazo sin tamaño máximo'
    """
    book = book_of(id)
    if book is None or id not in rules_of(book):
        raise UnknownId(id)
    return rules_of(book)[id]


def example(id: str) -> Example:
    """Return the worked example of this id; raise `UnknownId` if there is none."""
    book = book_of(id)
    if book is None or id not in examples_of(book):
        raise UnknownId(id)
    return examples_of(book)[id]


def tail(id: str) -> str:
    """Return an id without its book.

    >>> tail("swu:6.3.2.b")
    '6.3.2.b'
    """
    return id.partition(":")[2]


def completed(id: str) -> list[str]:
    """Return the ids, of rules and examples, that this one is: several if its book was left out and more than one fits.

    >>> completed("SWU:1.2.1"), completed("core.01")
    (['swu:1.2.1'], ['wh40k:core.01', 'legion26:core.01', 'legion23:core.01'])
    """
    asked = id.strip().casefold()
    ids = (known for book in BOOKS.values() for rows in (rules_of(book), examples_of(book)) for known in rows)
    return [known for known in ids if asked in (known, tail(known))]


def examples_for(rule: Rule) -> list[Example]:
    """Return the worked examples that name the rule."""
    book = book_of(rule.id)
    return [example for example in examples_of(book).values() if rule.id in example.rules] if book else []


def _read(path: Path, kind: type[_Row], prefix: str) -> dict[str, _Row]:
    rows: dict[str, _Row] = {}
    for number, row in _decoded(path, kind):
        if not row.id.startswith(f"{prefix}:"):
            raise BadCatalogue(path, number, f"expected an id that begins with {prefix}:, not {row.id!r}")
        if row.id in rows:
            raise BadCatalogue(path, number, f"expected every id once, but {row.id!r} came before")
        rows[row.id] = row
    for lang in languages():
        for pack in packs(lang):
            _translate(rows, lang, pack / "rules.jsonl")
    return rows


def _translate(rows: Mapping[str, Rule | Example], lang: str, path: Path) -> None:
    """Add what a language's own folder says about these rules."""
    for _, said in _decoded(path, Translation) if path.is_file() else ():
        row = rows.get(said.id)
        for part in row.__struct_fields__ if row else ():
            words, translated = getattr(row, part), getattr(said, part, "")
            if isinstance(words, Translated) and translated:
                words[lang] = translated


def _decoded(path: Path, kind: type[_Line]) -> Iterator[tuple[int, _Line]]:
    decoder = msgspec.json.Decoder(kind, dec_hook=_translated)
    for number, line in enumerate(_lines(path), 1):
        try:
            yield number, decoder.decode(line)
        except msgspec.DecodeError as error:
            raise BadCatalogue(path, number, f"expected one {kind.__name__} as JSON ({error})") from None


def _translated(kind: type, words: Any) -> Translated:
    """Return a text that is in every language of the project, as JSON has it."""
    if not isinstance(words, dict) or tuple(sorted(words)) != LANGUAGES:
        raise ValueError(f"expected a text in {', '.join(LANGUAGES)}")
    if not all(isinstance(text, str) and text for text in words.values()):
        raise ValueError("expected a text that is not empty")
    return Translated(words)


def _lines(path: Path) -> list[bytes]:
    try:
        return path.read_bytes().removeprefix(BOM_UTF8).splitlines()
    except OSError as error:
        raise BadCatalogue(path, 0, f"expected a file ({error.strerror})") from None
