"""Coverage: what counts as enforced, and what as tested."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from rules.made_up import book, rule
from tablero.rules import coverage as module
from tablero.rules.catalogue import BOOKS, UnknownId, examples_of, rules_of
from tablero.rules.citations import ids_in
from tablero.rules.coverage import BadEvidence, Status, cited, coverage, evidence_of, status, statuses


@pytest.fixture
def evidence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "evidence.json"
    monkeypatch.setattr(module, "EVIDENCE", path)
    return path


@pytest.fixture
def game(tmp_path: Path) -> Path:
    folder = tmp_path / "made"
    folder.mkdir()
    return folder


def test_the_count(game: Path, evidence: Path) -> None:
    made = book(game)
    source = '"""All of it (made:1)."""\n\nX = 1\n"""The first (made:1.a), the advice (made:2), and made:3."""\n'
    (game / "phases.py").write_text(source, encoding="utf-8")
    passed = {"tested": ["made:1.a", "made:1", "made:2", "made:9"], "examples": ["made:ex.2", "made:1"]}
    evidence.write_text(json.dumps({"made": passed}))
    counted = coverage(made)
    assert msgspec.to_builtins(counted) == {
        "total": 5,
        "enforceable": 4,
        "enforced": 2,
        "tested": 1,
        "examples_total": 2,
        "examples_passing": 1,
        "missing": ("made:1", "made:3", "made:4-x"),
    }
    assert statuses(made) == {
        "made:1": Status.MISSING,
        "made:1.a": Status.TESTED,
        "made:2": Status.UNENFORCEABLE,
        "made:3": Status.ENFORCED,
        "made:4-x": Status.MISSING,
    }


def test_without_evidence_nothing_is_tested(game: Path, evidence: Path) -> None:
    made = book(game)
    (game / "phases.py").write_text("X = 1  # made:1", encoding="utf-8")
    assert not evidence.exists()
    assert (coverage(made).enforced, coverage(made).tested, coverage(made).examples_passing) == (1, 0, 0)
    evidence.write_text('{"swu": {"tested": ["made:1"], "examples": []}}')
    assert coverage(made).tested == 0


@pytest.mark.parametrize("bad", ["", "[]", '{"made": []}', '{"made": {"tested": [1]}}', '{"made": {"other": []}}'])
def test_bad_evidence_is_refused(game: Path, evidence: Path, bad: str) -> None:
    made = book(game)
    evidence.write_text(bad)
    with pytest.raises(BadEvidence, match="expected"):
        evidence_of(made)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("swu:6.3.2.b", ["swu:6.3.2.b"]),
        ("As in swu:6.3.2. Then", ["swu:6.3.2"]),
        ("(swu:6.3.2), swu:6.3.3; [swu:6.3.4]", ["swu:6.3.2", "swu:6.3.3", "swu:6.3.4"]),
        ('because("legion26:kw.precise-x", "id")', ["legion26:kw.precise-x"]),
        ("swu:6.3.2-", ["swu:6.3.2"]),
        ("swu:6.3.2_b", ["swu:6.3.2_b"]),
        ("swu:6.3.2…swu:6.3.3", ["swu:6.3.2", "swu:6.3.3"]),
        ("swu: 6.3.2 and 6.3.2", []),
        ("swu-ex:1.3.3-1", ["swu-ex:1.3.3-1"]),
    ],
)
def test_an_id_is_taken_whole(text: str, ids: list[str]) -> None:
    assert list(ids_in(text)) == ids


def test_what_may_cite(game: Path) -> None:
    files = {
        "phases.py": "X = 1  # made:py",
        "content/cards.toml": "made:toml",
        "content/deep/units.json": '"made:json"',
        "content/missions.jsonl": '"made:jsonl"',
        "rules.jsonl": '"made:catalogue"',
        "notes.md": "made:notes",
        "content/rules.py": "X = 1  # made:rules",
        "told.py": '"""made:told"""',
    }
    for name, text in files.items():
        path = game / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert cited(game) == {"made:py", "made:toml", "made:rules"}


def test_the_status_of_one_rule(game: Path, evidence: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = book(game)
    monkeypatch.setitem(BOOKS, "made", made)
    (game / "phases.py").write_text("X = 1  # made:1 made:3", encoding="utf-8")
    evidence.write_text('{"made": {"tested": ["made:1"], "examples": []}}')
    assert [status(each) for each in rules_of(made).values()] == list(statuses(made).values())
    assert status(rules_of(made)["made:1"]) is Status.TESTED
    with pytest.raises(UnknownId):
        status(rule("chess:1"))


@pytest.mark.parametrize("name", BOOKS)
def test_the_counts_of_each_book_agree(name: str) -> None:
    counted = coverage(BOOKS[name])
    assert counted.total == len(rules_of(BOOKS[name]))
    assert counted.examples_total == len(examples_of(BOOKS[name]))
    assert 0 <= counted.tested <= counted.enforced <= counted.enforceable <= counted.total
    assert len(counted.missing) == counted.enforceable - counted.tested
