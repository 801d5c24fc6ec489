"""Where a source cites rules, and what of it enforces them."""

from __future__ import annotations

import ast

import pytest

from tablero.rules.citations import Citation, citations


def only(source: str) -> Citation:
    [citation] = citations(source)
    return citation


def enforcing(source: str) -> list[str]:
    """Return what a source's only citation speaks of, as text."""
    return [ast.unparse(part) for part in only(source).enforcing]


@pytest.mark.parametrize(
    "source",
    [
        '"""A module (made:1)."""\n',
        'class A:\n    """A class (made:1)."""\n',
        "import a  # made:1\n",
        "# made:1\nclass A:\n    x = 1\n",
        "class A(B):  # made:1\n    x = 1\n",
        "class A:\n    x: int  # made:1\n",
        'class A:\n    x: int\n    """A field (made:1)."""\n',
        'import a\n\n"""A string (made:1)."""\n',
        "x = 1\n# made:1\n",
    ],
)
def test_what_only_tells_of_a_rule(source: str) -> None:
    assert only(source).ids == ("made:1",)
    assert only(source).enforcing == ()


@pytest.mark.parametrize(
    ("source", "parts", "kind", "within"),
    [
        ('def f():\n    """Do (made:1)."""\n    a()', ['def f():\n    """Do (made:1)."""\n    a()'], "docstring", "f"),
        ("# made:1\ndef f():\n    a()", ["def f():\n    a()"], "docstring", "f"),
        ("def f():\n    a()\n    b()  # made:1\n    c()", ["b()"], "statement", "f"),
        ("def f():\n    # made:1\n    # and more\n    b()\n    c()", ["b()"], "statement", "f"),
        ("def f():\n    # made:1\n    for x in y:\n        b()", ["for x in y:\n    b()"], "statement", "f"),
        ("def f():\n    if x:\n        return a  # made:1\n    return b", ["if x:", "return a"], "statement", "f"),
        ("def f():\n    if x:  # made:1\n        a()\n    b()", ["if x:"], "statement", "f"),
        ("class A:\n    def f(self):\n        a('made:1')", ["a('made:1')"], "statement", "A.f"),
        ("class A:\n    def f(self):\n        self.x = 1\n        '''made:1'''", ["self.x = 1"], "statement", "A.f"),
        ("def f():\n    a(\n        b,\n        c(2),  # made:1\n    )", ["c(2)"], "statement", "f"),
        ("def f():\n    def g():\n        a()  # made:1", ["a()"], "statement", "f.g"),
        (
            "def f():\n    if (\n        a == 1  # made:1\n        or b\n    ):\n        c()",
            ["a == 1"],
            "statement",
            "f",
        ),
        ("def f():\n    return (\n        a\n        and b == 1  # made:1\n    )", ["b == 1"], "statement", "f"),
        ("X = [\n    a\n    for a in b\n    if a == 1\n    and a.c  # made:1\n]", ["a.c"], "data", ""),
        ("X = 1  # made:1", ["X = 1"], "data", ""),
        ("X = 1\n'''What X is (made:1).'''", ["X = 1"], "data", ""),
        ("class A:\n    x: int = 1  # made:1", ["x: int = 1"], "data", "A"),
        ("ROWS = [\n    Row(1),\n    Row(2),  # made:1\n]", ["Row(2)"], "data", ""),
        ("ROWS = [Row(1), Row(2, rule='made:1')]", ["Row(2, rule='made:1')"], "data", ""),
        ("X = 'ñandú'  # made:1", ["X = 'ñandú'"], "data", ""),
    ],
)
def test_what_enforces_a_rule(source: str, parts: list[str], kind: str, within: str) -> None:
    assert enforcing(source) == parts
    assert (only(source).kind, only(source).within) == (kind, within)


def test_an_id_is_in_a_string_or_in_a_comment() -> None:
    found = citations("def f():\n    a('made:1')  # made:2, made:3\n")
    assert sorted(citation.ids for citation in found) == [("made:1",), ("made:2", "made:3")]
    assert [citation.line for citation in found] == [2, 2]


def test_a_source_without_ids_is_not_even_read() -> None:
    assert citations("def (:") == []
