"""Search: what is typed carelessly is found, and what fits best comes first."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.made_up import rule
from tablero.rules.catalogue import BOOKS, Rule, Translated, UnknownBook, book_of, rules_of
from tablero.rules.search import Index, distance, fold, near, near_ids, search, words


def found(rules: list[Rule], text: str) -> list[str]:
    return [hit.rule.id for hit in Index(rules, ("en", "es")).search(text, 20)]


def ids(text: str, lang: str | None = None, limit: int = 20, book: str | None = None) -> list[str]:
    return [hit.rule.id for hit in search(text, lang, limit, book)]


@pytest.mark.parametrize(
    ("text", "folded"),
    [("ÁÉÍÓÚÜÑ áéíóúüñ", "aeiouun aeiouun"), ("STRASSE Straße", "strasse strasse"), ("plain", "plain"), ("", "")],
)
def test_folding(text: str, folded: str) -> None:
    assert fold(text) == folded


def test_words_end_at_anything_but_letters_and_digits() -> None:
    assert words('«Línea de visión»: 1,5" (véase swu:6.3.2.b)') == [
        *("linea", "de", "vision", "1", "5", "vease", "swu", "6", "3", "2", "b")
    ]


def test_accents_and_case_make_no_difference() -> None:
    assert ids("LINEA DE VISION") == ids("línea de visión") != []


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("sentienl", "swu:7.5.5.a"),
        ("sentinl", "swu:7.5.5.a"),
        ("sentinnel", "swu:7.5.5.a"),
        ("zentinel", "swu:7.5.5.a"),
        ("zentimela", "swu:7.5.5.a"),
        ("centinelas", "swu:7.5.5.a"),
        ("centi", "swu:7.5.5.a"),
    ],
)
def test_typing_errors_and_beginnings_are_forgiven(typed: str, meant: str) -> None:
    assert meant in ids(typed, book="swu")[:3]


def test_a_word_that_exists_is_not_taken_for_another() -> None:
    assert found([rule("made:1", "Charge"), rule("made:2", "Change")], "change") == ["made:2"]


def test_short_words_are_not_guessed() -> None:
    assert found([rule("made:1", "Aim")], "arm") == []


def test_a_plural_finds_the_singular() -> None:
    assert found([rule("made:1", "Die"), rule("made:2", "Unidad")], "dies") == ["made:1"]
    assert found([rule("made:1", "Die"), rule("made:2", "Unidad")], "unidades") == ["made:2"]


def test_titles_come_before_ids_sections_and_texts() -> None:
    rules = [
        rule("made:1", text="a charge", section="charge"),
        rule("made:charge", text="a charge", section="charge"),
        rule("made:3", text="the charge"),
        rule("made:4", title="The charges"),
        rule("made:5", title="The charge"),
        rule("made:6", title="Nothing"),
    ]
    assert found(rules, "charge") == ["made:5", "made:4", "made:charge", "made:1", "made:3"]


def test_the_title_that_is_the_question_comes_first() -> None:
    rules = [
        rule("made:charge.1", "Charge move", "charge", "charge"),
        rule("made:2", "Charge"),
        rule("made:3", "Charge and more"),
    ]
    assert found(rules, "charge") == ["made:2", "made:charge.1", "made:3"]


def test_the_shorter_of_two_like_titles_comes_first() -> None:
    assert found([rule("made:1", "The long charge"), rule("made:2", "Long charge")], "charge") == ["made:2", "made:1"]


def test_rules_with_all_the_words_come_before_those_with_some() -> None:
    rules = [rule("made:1", "Dice"), rule("made:2", "Attack dice"), rule("made:3", "Attack"), rule("made:4", "Move")]
    assert found(rules, "dice attack")[0] == "made:2"
    assert set(found(rules, "dice attack")) == {"made:1", "made:2", "made:3"}


def test_having_another_of_the_words_counts_more_than_repeating_one() -> None:
    rules = [rule("made:attack.1", "Attack", "attack", "attack"), rule("made:2", "Attack", "dice"), rule("made:3")]
    assert found(rules, "attack dice") == ["made:2", "made:attack.1"]


def test_of_a_paragraph_the_beginning_is_searched() -> None:
    paragraph = " ".join(f"w{number}" for number in range(12))
    assert found([rule("made:1", "Ambush")], f"ambush {paragraph}") == ["made:1"]
    assert found([rule("made:1", "Ambush")], f"{paragraph} ambush") == []


def test_rare_words_count_more() -> None:
    common = [rule(f"made:{number}", "The move") for number in range(9)]
    assert found([*common, rule("made:rare", "Ambush in a longer title")], "the ambush")[0] == "made:rare"


def test_an_id_finds_itself_and_what_is_below_it() -> None:
    assert ids("swu:6.3.2") == ["swu:6.3.2", "swu:6.3.2.a", "swu:6.3.2.b", "swu:6.3.2.c"]
    assert ids("SWU:6.3.2.B") == ids("6.3.2.b") == ["swu:6.3.2.b"]
    assert ids("core.01") == ["wh40k:core.01", "legion26:core.01", "legion23:core.01"]
    assert "swu:6.3.20" not in ids("swu:6.3.2", limit=100)


def test_every_id_finds_its_rule_first() -> None:
    for book in BOOKS.values():
        for id in list(rules_of(book))[::25]:
            assert ids(id)[0] == id


def test_a_language_leaves_out_the_other() -> None:
    weasel = Translated(en="weasel", es="comadreja")
    only = [Rule("made:1", weasel, weasel, weasel, source="")]
    assert Index(only, ("en",)).search("weasel", 5)
    assert not Index(only, ("en",)).search("comadreja", 5)
    assert Index(only, ("es",)).search("comadreja", 5)
    assert set(ids("centinela", "es", book="swu")) == set(ids("centinela", book="swu")) != set()


def test_a_book_leaves_out_the_others() -> None:
    books = {id.partition(":")[0] for id in ids("attack", limit=500, book="legion2026")}
    assert books == {"legion26"}
    with pytest.raises(UnknownBook):
        search("attack", book="legion")


def test_all_books_are_searched() -> None:
    books = {book.name for id in ids("combat", limit=1000) if (book := book_of(id))}
    assert books == set(BOOKS)


def test_the_limit_is_kept_and_scores_fall() -> None:
    hits = search("attack", limit=7)
    assert len(hits) == 7
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)
    assert hits == search("attack", limit=50)[:7]


@pytest.mark.parametrize("text", ["", "  ", "¿?", "zzzzqqqq", ".", ":"])
def test_nothing_is_found_for_nothing(text: str) -> None:
    assert search(text) == []


@given(st.text(max_size=20))
def test_any_text_is_an_answerable_question(text: str) -> None:
    assert len(search(text, limit=3, book="rebellion")) <= 3


@pytest.mark.parametrize(
    ("a", "b", "apart"),
    [("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("abc", "acb", 1), ("abcd", "abxd", 1), ("kitten", "sitting", 3)],
)
def test_distance(a: str, b: str, apart: int) -> None:
    assert distance(a, b) == distance(b, a) == apart


@given(st.text("abc", min_size=5, max_size=8), st.integers(0, 7), st.sampled_from("abcx"))
def test_one_slip_is_always_near(word: str, at: int, letter: str) -> None:
    """The count of common pairs, which spares measuring, never loses a word."""
    at %= len(word)
    slips = [word[:at] + word[at + 1 :], word[:at] + letter + word[at:], word[:at] + letter + word[at + 1 :]]
    for slip in slips:
        assert near(slip, [word]) == ([word] if len(slip) > 3 else [])


def test_of_near_words_only_the_nearest_are_taken() -> None:
    assert near("attakc", ["attacks", "attack", "attach", "tack"]) == ["attack"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("swu:6.3.2.z", ["swu:6.3.2.a", "swu:6.3.2.b", "swu:6.3.2.c"]),
        ("SWU6.3.2.b", ["swu:6.3.2.b"]),
        ("kw.presice-x", ["legion26:kw.precise-x", "legion23:kw.precise-x"]),
        ("core.01", ["wh40k:core.01", "legion26:core.01", "legion23:core.01"]),
        ("qqqqqqqqqq", []),
    ],
)
def test_near_ids(typed: str, meant: list[str]) -> None:
    assert near_ids(typed) == meant


def test_near_ids_of_a_chapter_are_its_rules_and_of_a_word_what_it_finds() -> None:
    assert all(id.startswith("swu:6.3.") for id in near_ids("swu:6.3"))
    assert near_ids("centinela") == ids("centinela", limit=5)
