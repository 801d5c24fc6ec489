"""Questions: words, sections, options, and what nobody can understand."""

from __future__ import annotations

import pytest

from tablero.kernel import say
from tablero.odds import MOST_OPTIONS, BadQuestion, Field, Form, Section, choice, flag, number

FORM = Form(
    "nim",
    Section("heap", (number("size", 3, 1, 9), flag("hidden"), number("guard", None, 0, 5)), 3),
    Section(
        "rules",
        (choice("last", "wins", "loses"), Field("names", (), lambda word: tuple(word.split(",")), say("nim-names"))),
    ),
)


def test_what_is_not_said_is_as_usual() -> None:
    (option,) = FORM.options([])
    assert option.sections == {
        "heap": [{"size": 3, "hidden": False, "guard": None}],
        "rules": [{"last": "wins", "names": ()}],
    }


def test_sections_may_be_there_several_times() -> None:
    (option,) = FORM.options(
        ["size=2", "heap3.size=7", "hidden", "heap2.hidden=yes", "guard=none", "names=a,b", "last=loses"]
    )
    sizes = [(one["size"], one["hidden"]) for one in option.sections["heap"]]
    assert sizes == [(2, True), (3, True), (7, False)]
    assert option.one("rules") == {"last": "loses", "names": ("a", "b")}


def test_an_option_is_as_the_first_but_for_what_it_says() -> None:
    first, second, third = FORM.options(["size=2", "hidden", "vs", "hidden=no", "vs", "heap2.size=9"])
    assert [one.one("heap")["hidden"] for one in (first, second, third)] == [True, False, True]
    assert [len(one.sections["heap"]) for one in (first, second, third)] == [1, 1, 2]
    assert (second.told, third.told) == (("hidden=no",), ("heap2.size=9",))


@pytest.mark.parametrize(
    ("word", "id"),
    [
        ("size=0", "odds-expected"),
        ("size=10", "odds-expected"),
        ("size=-1", "odds-expected"),
        ("size=1.5", "odds-expected"),
        ("size=", "odds-expected"),
        ("size=²", "odds-expected"),
        ("size=" + "9" * 5000, "odds-expected"),
        ("size", "odds-expected-value"),
        ("hidden=perhaps", "odds-expected"),
        ("last=draws", "odds-expected"),
        ("heap0.size=3", "odds-expected-section"),
        ("heap4.size=3", "odds-expected-section"),
        ("rules.size=3", "odds-other-section"),
        ("sise=3", "odds-expected-field"),
        ("=3", "odds-expected-word"),
        ("", "odds-expected-word"),
        ("size = 3", "odds-expected-word"),
    ],
)
def test_what_nobody_can_understand_is_refused_with_its_word(word: str, id: str) -> None:
    with pytest.raises(BadQuestion) as bad:
        FORM.options([word])
    wrong = dict(bad.value.message.args)["wrong"]
    assert (bad.value.place, getattr(wrong, "id", "")) == (word, id)


def test_a_field_that_is_almost_right_is_named() -> None:
    with pytest.raises(BadQuestion, match="did you mean size"):
        FORM.options(["sise=3"])


def test_there_are_not_too_many_options_or_words() -> None:
    assert len(FORM.options(["vs"] * (MOST_OPTIONS - 1))) == MOST_OPTIONS
    with pytest.raises(BadQuestion, match="12 options"):
        FORM.options(["vs"] * MOST_OPTIONS)
    with pytest.raises(BadQuestion, match="000 words"):
        FORM.options(["hidden"] * 2001)


def test_the_form_can_be_shown() -> None:
    heap, rules = FORM.to_json()
    assert (heap["section"], heap["most"], [one["name"] for one in heap["fields"]]) == (
        "heap",
        3,
        ["size", "hidden", "guard"],
    )
    assert rules["fields"][0] == {
        "name": "last",
        "about": {"id": "nim-last"},
        "default": "wins",
        "choices": ["wins", "loses"],
        "flag": False,
    }
