"""The table of keywords and their tests: it is made of the code, and the page has what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablero.cli import app
from tablero.games.legion import glossary
from tablero.games.legion.cards import Keyword
from tablero.games.legion.proofs import CLOSING, OPENING, Proof, marked, proofs, rewritten, table
from tablero.registry import locate
from tablero.text import texts_of

TESTS = Path(__file__).parent
PAGE = TESTS.parents[1] / "docs" / "legion.md"
TEXTS = texts_of(locate("legion"), "en")


def rows() -> dict[tuple[str, str], list[str]]:
    """The rows of the page, by keyword and edition: what they say of its rules, and of its tests."""
    lines = PAGE.read_text(encoding="utf-8").partition(OPENING)[2].partition(CLOSING)[0].split("\n")
    cells = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines if line.startswith("| ")][1:]
    return {(name, edition): rest for name, edition, *rest in cells}


def test_every_keyword_has_its_row() -> None:
    expected = [(TEXTS.render(glossary.named(Keyword(one.name))), one.edition) for one in proofs() if one.rules]
    assert sorted(rows()) == sorted(expected)


def test_what_is_not_enforced_is_told() -> None:
    page = rows()
    for one in proofs():
        said = page[TEXTS.render(glossary.named(Keyword(one.name))), one.edition][0]
        if one.standing in ("partly", "not"):
            assert "partly enforced" in said or "not enforced" in said, one.name


def test_the_tests_of_the_page_are_there_and_cite_the_keyword() -> None:
    known = {one[:2]: set(one.tests) for one in proofs(TESTS)}
    names = {TEXTS.render(glossary.named(Keyword(one))): one for one in glossary.terms()}
    for (name, edition), (_, tests) in rows().items():
        for file, _, told in (part.partition(": ") for part in tests.split("; ") if tests != "–"):
            for test in told.split(", "):
                full = f"{file.strip('`')}.test_{test.replace(' ', '_')}"
                assert full in known[names[name], edition], f"{name} ({edition}): {full}"


def test_marks_are_read_off_the_tests(tmp_path: Path) -> None:
    source = (
        "import pytest\n\n\n@pytest.mark.rule('legion26:kw.block', 'legion23:kw.block')\n@pytest.mark.rule('legion26:kw.scale')\n"
        "def test_it(): ...\n\n\ndef helper(): ...\n"
    )
    (tmp_path / "test_one.py").write_text(source, encoding="utf-8")
    assert marked(tmp_path) == {
        "legion26:kw.block": ["test_one.test_it"],
        "legion23:kw.block": ["test_one.test_it"],
        "legion26:kw.scale": ["test_one.test_it"],
    }


def test_how_a_keyword_stands() -> None:
    ids = ("a", "b")
    whole = Proof("block", "2026", ids, ids, ids, ("test_one.test_some_thing", "test_two.test_b"))
    assert whole.standing == "proved"
    assert whole._replace(tested=("a",)).standing == "enforced"
    assert whole._replace(enforced=("a",), tested=()).standing == "partly"
    assert whole._replace(enforced=(), tested=()).standing == "not"
    told = table(iter([whole, whole._replace(enforced=(), tested=(), tests=())]), TEXTS).split("\n")
    assert told[2] == "| Block | 2026 | proved, 2 of 2 | `test_one`: some thing; `test_two`: b |"
    assert told[3] == "| Block | 2026 | not enforced, 0 of 2 | – |"
    assert rewritten(f"a {OPENING} old {CLOSING} b", "new\n") == f"a {OPENING}\nnew\n{CLOSING} b"
    with pytest.raises(ValueError, match="keywords"):
        rewritten("no place", "new")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_command_lists_keywords(lang: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    app(["legion", "keywords", "--lang", lang, "--tests", str(TESTS)], result_action="return_value")
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(list(proofs()))
    page = tmp_path / "page.md"
    page.write_text(f"{OPENING}{CLOSING}", encoding="utf-8")
    app(["legion", "keywords", "--page", str(page), "--tests", str(TESTS)], result_action="return_value")
    app(["legion", "keywords", "--markdown", "--lang", "en", "--tests", str(TESTS)], result_action="return_value")
    assert capsys.readouterr().out in page.read_text(encoding="utf-8")
