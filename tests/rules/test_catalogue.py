"""The catalogue: every rule of the inventories, in both languages, and errors that say where a file is wrong."""

from __future__ import annotations

import doctest
from pathlib import Path
from typing import Any

import pytest

from rules.made_up import book, row, write_lines
from tablero.kernel import TableroError
from tablero.languages import LANGUAGES
from tablero.rules import catalogue, citations, search
from tablero.rules.catalogue import (
    BOOKS,
    BadCatalogue,
    Book,
    Translated,
    UnknownBook,
    UnknownId,
    book_of,
    example,
    examples_for,
    examples_of,
    named,
    rule,
    rules_of,
)
from telling import refused


@pytest.mark.parametrize("module", [catalogue, citations, search])
def test_docstrings_tell_the_truth(module: Any) -> None:
    tried = doctest.testmod(module)
    assert tried.attempted
    assert not tried.failed


def ids_of_inventory(path: Path) -> list[str]:
    return [line.split("\t")[0] for line in path.read_text(encoding="utf-8").splitlines()[1:] if line]


@pytest.mark.shared
@pytest.mark.parametrize("name", BOOKS)
def test_the_catalogue_is_the_inventory(name: str, shared: Path) -> None:
    book = BOOKS[name]
    assert list(rules_of(book)) == ids_of_inventory(shared / "rules" / f"{name}.tsv")
    assert list(examples_of(book)) == ids_of_inventory(shared / "rules" / f"{name}-examples.tsv")


def written(words: Translated) -> bool:
    return tuple(sorted(words)) == LANGUAGES and all(text.strip() for text in words.values())


@pytest.mark.parametrize("book", BOOKS.values(), ids=list(BOOKS))
def test_everything_is_said_in_both_languages(book: Book) -> None:
    for each in rules_of(book).values():
        assert all(map(written, (each.section, each.title, each.text))), each.id
    for each_example in examples_of(book).values():
        assert all(map(written, (each_example.setup, each_example.action, each_example.expected))), each_example.id


@pytest.mark.parametrize("book", BOOKS.values(), ids=list(BOOKS))
def test_examples_name_rules_of_their_book(book: Book) -> None:
    for each in examples_of(book).values():
        assert each.rules, each.id
        assert set(each.rules) <= set(rules_of(book)), each.id


def test_rules_and_examples_are_found_by_id() -> None:
    found = rule("swu:6.3.2.b")
    assert found.title == {"en": "Sentinel enforcement", "es": "Obligación de Centinela"}
    assert found.title["ca"] == found.title["en"]
    assert example("swu-ex:1.3.3-1") in examples_for(rule("swu:1.3.3"))
    assert not examples_for(rule("swu:1.1.1"))


@pytest.mark.parametrize("id", ["swu:6.3.2.z", "chess:1", "", "swu:", "swu-ex:1.3.3-1"])
def test_an_unknown_rule_is_refused(id: str) -> None:
    with refused(UnknownId, f"“{id}”"):
        rule(id)


def test_an_example_is_no_rule_and_a_rule_no_example() -> None:
    with pytest.raises(UnknownId):
        example("swu:1.3.3")


@pytest.mark.parametrize(
    ("id", "name"),
    [
        ("legion26:x", "legion2026"),
        ("legion23:x", "legion2023"),
        ("swu-ex:1", "swu"),
        ("rebellion:ex.01", "rebellion"),
        ("duel:ward.1", None),
        ("swux:1", None),
    ],
)
def test_an_id_tells_its_book(id: str, name: str | None) -> None:
    found = book_of(id)
    assert (found.name if found else None) == name


def test_an_unknown_book_is_refused_with_the_names() -> None:
    assert named("legion2023") is BOOKS["legion2023"]
    with refused(UnknownBook, "“chess”; there are rebellion, swu, wh40k, legion2026, legion2023") as raised:
        named("chess")
    assert isinstance(raised.value, TableroError)
    with refused(UnknownBook, "“legion” has several rulebooks: say legion2026, legion2023"):
        named("legion")


@pytest.mark.parametrize(
    ("bad", "expected"),
    [
        (row("made:2", text={"en": "only English"}), r"expected a text in en, es - at `\$.text`"),
        (row("made:2", text={"en": "", "es": "vacío"}), r"expected a text that is not empty - at `\$.text`"),
        (row("made:2", unenforceable="whim"), r"\$.unenforceable"),
        (row("made:2", extra=1), "extra"),
        (row("other:2"), "begins with made:"),
        (row("made:1"), "every id once"),
    ],
)
def test_a_bad_line_is_named(tmp_path: Path, bad: dict[str, Any], expected: str) -> None:
    write_lines(tmp_path / "rules.jsonl", row("made:1"), bad)
    with pytest.raises(BadCatalogue, match=expected) as raised:
        rules_of(Book("made", tmp_path, "made"))
    assert (raised.value.path, raised.value.line) == (tmp_path / "rules.jsonl", 2)
    assert f"{tmp_path / 'rules.jsonl'}, line 2: expected" in str(raised.value)
    assert isinstance(raised.value, TableroError)


def test_a_line_that_is_no_json_is_named(tmp_path: Path) -> None:
    made = book(tmp_path)
    (tmp_path / "examples.jsonl").write_text("{", encoding="utf-8")
    with pytest.raises(BadCatalogue, match="line 1: expected one Example as JSON"):
        examples_of(made)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadCatalogue, match=r"rules\.jsonl: expected a file"):
        rules_of(Book("made", tmp_path, "made"))
