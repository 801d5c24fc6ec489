"""Breaking the rules of a made-up game: what its tests notice, and what they miss."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from prove.breaks import Breaker
from prove.plan import Broken, places_of, plan
from prove.report import EQUIVALENTS, known
from rules.made_up import book
from tablero.rules.catalogue import BOOKS, Book
from tablero.rules.citations import citations

TESTS = Path(__file__).parent.parent

HEAPS = '''
"""A game about heaps (made:4-x)."""

MOST = 3  # made:3


def take(heap, number):
    """Take some (made:1)."""
    if number > heap:
        return None
    return heap - number


def winner(heap, seat):
    if heap == 0:  # made:1.a
        return seat
    return -1
'''

HEAPS_TESTED = """
import pytest
from made.heaps import MOST, take, winner

@pytest.mark.rule("made:1")
def test_take():
    assert take(3, 2) == 1
    assert take(3, 3) == 0
    assert take(3, 4) is None

@pytest.mark.rule("made:1.a")
def test_winner_missed():
    assert winner(1, 7) == -1

def test_winner_not_cited():
    assert winner(0, 7) == 7

@pytest.mark.example("made:ex.2")
def test_most():
    assert MOST == 3
"""

RUN = """
import sys
from pathlib import Path
from tablero.rules.catalogue import BOOKS, Book
from prove import trying
from prove.__main__ import main
trying._LEAST = 1  # second of processor time, for tests that take none
BOOKS["made"] = Book("made", Path("src/made").resolve(), "made")
sys.exit(main(["made", "--tests", "tests", "--same", "same.toml", "--out", "out", *sys.argv[1:]]))
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    made = tmp_path / "src" / "made"
    made.mkdir(parents=True)
    book(made)
    (made / "__init__.py").touch()
    (made / "heaps.py").write_text(HEAPS)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_heaps.py").write_text(HEAPS_TESTED)
    (tmp_path / "same.toml").touch()
    return tmp_path


def prove(game: Path, *args: str) -> tuple[list[str], dict[str, dict[str, Any]]]:
    """Return the lines it prints, and the results by what was broken."""
    paths = {
        **os.environ,
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTHONPATH": os.pathsep.join([str(game / "src"), str(TESTS)]),
    }
    command = [sys.executable, "-c", RUN, *args]
    ran = subprocess.run(command, cwd=game, env=paths, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    rows = json.loads((game / "out" / "made.json").read_text())
    return ran.stdout.splitlines(), {f"{row['old']} -> {row['new']}": row for row in rows}


def test_what_the_citing_tests_miss_is_listed(game: Path) -> None:
    (game / "same.toml").write_text(
        '[[same]]\nfunction = "made.heaps:winner"\nold = "heap == 0"\nnew = "heap == 1"\nwhy = "There are no heaps of one."\n'
    )
    lines, results = prove(game)
    missed = {broken for broken, row in results.items() if row["verdict"] == "missed"}
    assert missed == {"heap == 0 -> False"}
    row = results["heap == 0 -> False"]
    assert row["place"] == "made/heaps.py:15"
    assert row["function"] == "made.heaps:winner"
    assert row["tests"] == ["tests/test_heaps.py::test_winner_missed"]
    assert results["number > heap -> (number >= heap)"]["verdict"] == "noticed"
    assert results["MOST = 3 -> MOST = 4"]["tests"] == ["tests/test_heaps.py::test_most"]
    assert results["MOST = 3 -> MOST = 4"]["verdict"] == "noticed"
    assert "    ran: tests/test_heaps.py::test_winner_missed" in lines
    assert lines[-1] == f"{len(results)} breaks, {len(results) - 1} noticed"


def test_what_is_the_same_game_is_shown_as_such(game: Path) -> None:
    entry = '[[same]]\nfunction = "made.heaps:winner"\nold = "heap == 0"\nnew = "False"\nwhy = "Nobody ever wins."\n'
    (game / "same.toml").write_text(entry)
    (game / "proof.json").write_text('{"chess": {"rules": 1, "seed": 1, "breaks": 2, "noticed": 1}}')
    lines, results = prove(game, "--proof", "proof.json")
    figures = json.loads((game / "proof.json").read_text())
    assert list(figures) == ["chess", "made"]
    count = len(results)
    assert figures["made"] == {"rules": 100, "seed": 1, "breaks": count, "noticed": count - 1, "same": 1}
    assert results["heap == 0 -> False"]["same"] == "Nobody ever wins."
    assert results["heap == 0 -> False"]["verdict"] == "missed"
    assert "    the same game: Nobody ever wins." in lines
    assert lines[-2:] == ["1 of the others are the same game", f"{len(results)} breaks, {len(results) - 1} noticed"]


def test_the_tests_of_one_rule_alone_may_be_asked(game: Path) -> None:
    """Where a place cites several rules, the tests of the others don't run."""
    heaps = game / "src" / "made" / "heaps.py"
    heaps.write_text(HEAPS.replace("# made:1.a", "# made:1.a, made:3"))
    _, together = prove(game, "--rules", "9")
    row = together["heap == 0 -> False"]
    assert sorted(row["tests"]) == ["tests/test_heaps.py::test_most", "tests/test_heaps.py::test_winner_missed"]
    _, alone = prove(game, "--rules", "9", "--alone")
    row = alone["heap == 0 -> False"]
    assert row["rules"] == ["made:1.a", "made:3"]
    expected = {"made:1.a": "tests/test_heaps.py::test_winner_missed", "made:3": "tests/test_heaps.py::test_most"}
    assert row["tests"] == [expected[row["rule"]]]


def test_a_break_that_never_ends_is_noticed(game: Path) -> None:
    endless = 'def take(heap):\n    while heap:\n        heap -= 1  # made:1\n    return "empty"\n'
    tested = 'import pytest\nfrom made.heaps import take\n\n@pytest.mark.rule("made:1")\ndef test_take():\n    assert take(3)'
    (game / "src" / "made" / "heaps.py").write_text(endless)
    (game / "tests" / "test_heaps.py").write_text(tested)
    _, results = prove(game, "--rules", "9")
    assert results["heap -= 1 -> pass"]["verdict"] == "noticed"
    assert results["heap -= 1 -> heap -= 2"]["verdict"] == "noticed"


def test_a_seed_draws_the_same_breaks_again(game: Path) -> None:
    made = Book("made", game / "src" / "made", "made")
    drawn = plan(made, seed=1, rules=9, most=6)
    assert drawn == plan(made, seed=1, rules=9, most=6)
    assert len(drawn) == 6
    assert {each.rules for each in drawn[:3]} == {("made:1",), ("made:1.a",), ("made:3",)}
    assert drawn != plan(made, seed=2, rules=9, most=6)
    assert len({each.rules for each in plan(made, seed=1, rules=2, most=99)}) == 2


@pytest.mark.long
def test_every_break_that_is_said_to_leave_the_game_the_same_is_one_that_can_be_made() -> None:
    possible = {
        Broken(place.rules[0], place.rules, place.path, place.within, edit).key
        for book in BOOKS.values()
        for place in places_of(book.folder)
        for edit in place.edits
    }
    assert [key for key in known(EQUIVALENTS) if key not in possible] == []


def broken(source: str) -> set[str]:
    """Return what the breaks of a source make of it, without its indentation."""
    found = citations(source)
    return {f"{each.old} -> {each.new}" for citation in found for each in Breaker(source).breaks(citation, ())}


@pytest.mark.parametrize(
    ("line", "breaks"),
    [
        ("return a < b", {"a < b -> (a <= b)", "a < b -> (a >= b)", "a < b -> True", "a < b -> False"}),
        ("return f(not a)", {"not a -> bool(a)"}),
        ("x = a and b", {"a and b -> ((a) or (b))", "a -> True", "b -> True"}),
        ("x = min(a, b)", {"min -> max"}),
        ("yield from act(table)", {"yield from act(table) -> pass"}),
        ('return because("made:1", "x")', {'because("made:1", "x") -> None'}),
        ("a.b += 2", {"a.b += 2 -> pass", "a.b += 2 -> a.b += 3", "a.b += 2 -> a.b += 1"}),
        ("x = [y for y in a if y.free]", {"y.free -> True"}),
        ("table.log.tell('x', n=1)", set()),
        ("yield CHECKPOINT", set()),
        ("table.dirty = True", set()),
        ("current(table)", set()),
        ("yield from ()", set()),
        ("x = zip(a, b, strict=True)", set()),
        ("x = Choose(seat, options, say('x', n=1), hidden=True)", set()),
    ],
)
def test_the_ways_to_break_a_statement(line: str, breaks: set[str]) -> None:
    assert broken(f"def f():\n    {line}  # made:1\n") == breaks


def test_a_condition_is_broken_with_the_statement_it_guards() -> None:
    source = 'def f():\n    if a:\n        return because("made:1", "x")\n    return None\n'
    assert broken(source) == {"a -> not (a)", "a -> True", "a -> False", 'because("made:1", "x") -> None'}
    guarded = 'def f():\n    if a == b:\n        return because("made:1", "x")\n    return None\n'
    assert "a == b -> (a != b)" in broken(guarded)


def test_a_condition_of_another_rule_and_one_of_a_line_of_the_log_are_left_alone() -> None:
    source = (
        'def f():\n    """Do (made:1)."""\n    if a:  # made:2\n        b()\n    if c:\n        table.log.tell("x")\n'
    )
    first, second = citations(source)
    apart = [part for node in second.enforcing for part in (node, *ast.iter_child_nodes(node))]
    assert {each.old for each in Breaker(source).breaks(first, apart)} == {"b()"}
    assert {each.old for each in Breaker(source).breaks(second, ())} == {"a"}


def test_part_of_a_condition_is_broken_for_its_own_rule() -> None:
    source = 'def f():\n    """Tell (made:1)."""\n    return (\n        a\n        and not b  # made:2\n    )\n'
    first, second = citations(source)
    apart = [part for node in second.enforcing for part in (node, *ast.iter_child_nodes(node))]
    both = "a and not b"
    assert {(each.old, each.new) for each in Breaker(source).breaks(first, apart)} >= {("a", "True"), (both, "True")}
    assert "not b" not in {each.old for each in Breaker(source).breaks(first, apart)}
    wanted = {("not b", "True"), ("not b", "bool(b)")}
    assert {(each.old, each.new) for each in Breaker(source).breaks(second, ())} >= wanted


def test_data_loses_its_rows() -> None:
    assert broken("ROWS = (one, two)  # made:1\n") == {"one -> nothing", "two -> nothing"}
    assert broken("ROW = Card(a, cost=2)  # made:1\n") == {"cost=2 -> nothing", "cost=2 -> cost=3", "cost=2 -> cost=1"}
