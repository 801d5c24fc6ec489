"""Deck files: what is read, what is refused and where, and that what is written reads back the same."""

from __future__ import annotations

import doctest
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablero.games.swu import GAME, deck_files
from tablero.games.swu.deck_files import KINDS, Deck, load, read, write
from tablero.games.swu.deck_files.report import check
from tablero.games.swu.deckbuilding import FORMATS
from tablero.games.swu.facts import card, cards, printed
from tablero.lists import BadList, CantWrite, Problem
from tablero.text import LANGUAGES, texts_of

TEXTS = {lang: texts_of(GAME, lang) for lang in LANGUAGES}
LUKE, HAN = "luke-skywalker#faithful-friend", "han-solo#audacious-smuggler"
MARINE, KNIGHT = "battlefield-marine", "luke-skywalker#jedi-knight"
LOADED = Deck(
    name="Los amigos de Luke",
    author="Marta",
    leaders=(LUKE,),
    bases=("echo-base",),
    main={MARINE: 3, KNIGHT: 2},
    side={"vanquish": 1},
)


def problems(text: str) -> list[Problem]:
    """What is wrong with a text; all of it can be said in both languages."""
    with pytest.raises(BadList) as bad:
        read(text)
    for lang in LANGUAGES:
        for problem in bad.value.problems:
            assert TEXTS[lang].render(problem.message())
    assert str(bad.value)
    return list(bad.value.problems)


def wrong(text: str) -> list[tuple[int | str, str]]:
    return [(problem.place, problem.kind) for problem in problems(text)]


SWUDB = {
    "metadata": {"name": "Los amigos de Luke", "author": "Marta"},
    "leader": {"id": "SOR_005", "count": 1},
    "base": {"id": "SOR_024", "count": 1},
    "deck": [{"id": "SOR_095", "count": 3}, {"id": "SOR_051", "count": 2}],
    "sideboard": [{"id": "TWI_077", "count": 1}],
}


def test_the_json_of_swudb_is_read_and_written() -> None:
    assert read(json.dumps(SWUDB)) == LOADED
    assert json.loads(write(LOADED, "swudb")) == SWUDB


@pytest.mark.parametrize("field", ["secondleader", "leader2"])
def test_a_second_leader_is_read_under_both_its_names(field: str) -> None:
    assert read(json.dumps({**SWUDB, field: {"id": "SOR_017", "count": 1}})).leaders == (LUKE, HAN)


def test_swudb_ids_are_read_leniently_and_foreign_fields_left_alone() -> None:
    text = json.dumps(
        {"leader": {"id": "sor-5"}, "deck": [{"id": "SHD_030", "count": 2, "art": "x"}], "likes": 3, "base": None}
    )
    assert read("\ufeff" + text) == Deck(leaders=(LUKE,), main={"death-trooper": 2})


PLAIN = """
// Name: Los amigos de Luke
Author: Marta

Leader
1 | Luke Skywalker | Faithful Friend

Base
1 | Echo Base

MainDeck
3 | Battlefield Marine
2 | Luke Skywalker | Jedi Knight

Sideboard
1 | Vanquish
"""
SPANISH = """\ufeff
# Nombre: Los amigos de Luke
Autor: Marta
Líderes:
1 LUKE SKYWALKER, faithful friend
BASE: Echo Base
Mazo principal (5)
3x Battlefield Marine
1 Luke Skywalker - Jedi Knight [SOR 051]
1x Luke Skywalker (SOR_51)
Banquillo (1)
Vanquish
"""


@pytest.mark.parametrize("text", [PLAIN, SPANISH, PLAIN.replace("\n", "\r\n")])
def test_plain_lists_are_read(text: str) -> None:
    assert read(text) == LOADED


@pytest.mark.parametrize(
    ("line", "key", "count"),
    [
        ("3 Battlefield Marine", MARINE, 3),
        ("3x Battlefield Marine", MARINE, 3),
        ("3X battlefield marine", MARINE, 3),
        ("3 x Battlefield Marine", MARINE, 3),
        ("3× Battlefield Marine", MARINE, 3),
        ("3|Battlefield Marine", MARINE, 3),
        ("Battlefield Marine", MARINE, 1),
        ("2 SOR_095", MARINE, 2),
        ("2xSOR_095", MARINE, 2),
        ("2 Marine del campo de batalla (SOR 95)", MARINE, 2),
        ("2 Battlefield Marine (SOR 999)", MARINE, 2),
        ("2 4-LOM, Devious", "4lom#devious", 2),
        ("4-LOM, Devious", "4lom#devious", 1),
        ("2 2-1B Surgical Droid", "21b-surgical-droid", 2),
        ("0-0-0", "000#translation-and-torture", 1),
        ("3 The Darksaber", "the-darksaber", 3),
    ],
)
def test_a_line_is_read_however_people_write_it(line: str, key: str, count: int) -> None:
    assert read(line).main == {key: count}


def test_without_headings_the_type_tells_the_part() -> None:
    assert read("1 Luke Skywalker, Faithful Friend\n1 Echo Base\n3 Battlefield Marine") == Deck(
        leaders=(LUKE,), bases=("echo-base",), main={MARINE: 3}
    )


def test_a_heading_tells_which_of_several_cards_is_meant() -> None:
    assert read("Leader\n1 Captain Phasma").leaders == ("captain-phasma#chrome-dome",)
    assert read("Deck\n1 Captain Phasma").main == {"captain-phasma#on-my-command": 1}
    assert wrong("Leader\n1 Luke Skywalker") == [(2, "ambiguous-card")]


def test_a_card_stays_in_the_part_where_it_is_listed() -> None:
    assert read("Deck\n1 Luke Skywalker, Faithful Friend").main == {LUKE: 1}


def test_the_same_card_in_several_lines_adds_up() -> None:
    assert read("2 SOR_033\n1 SHD_030\n\n1 Death Trooper").main == {"death-trooper": 4}
    assert read('{"leader": {"id": "SOR_005", "count": 2}}').leaders == (LUKE, LUKE)


def test_a_list_with_many_faults_names_every_one_and_nothing_is_read() -> None:
    text = "Deck\n3 Batlefield Marine\n2 Luke Skywalker\n0 Vanquish\n1 Vanquish (SOR 95)\nFormat: nonsense\n9999999999 Vanquish"
    found = problems(text)
    assert [(problem.place, problem.kind) for problem in found] == [
        (2, "unknown-card"),
        (3, "ambiguous-card"),
        (4, "bad-count"),
        (5, "name-and-number"),
        (6, "unknown-format"),
        (7, "bad-count"),
    ]
    assert found[0].near[0] == "Battlefield Marine"
    assert "Luke Skywalker, Jedi Knight" in found[1].near
    assert "Luke Skywalker, Faithful Friend" not in found[1].near  # a leader, and this is the deck
    assert set(found[3].near) == {"Battlefield Marine", "Vanquish"}


OWN: dict[str, Any] = {"tablero": "swu-deck", "version": 1, "deck": [{"card": MARINE, "count": 3}]}


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("", [("", "empty")]),
        ("  \n// nothing", [("", "empty")]),
        ("Deck\nSideboard", [("", "empty")]),
        ("{}", [("", "empty")]),
        ("[]", [("", "expected-object")]),
        ('{"deck": [', [(1, "not-json")]),
        ('{"leader":\n}', [(2, "not-json")]),
        ('{"deck": NaN}', [("", "json-too-much")]),
        ('{"deck": ' + "[" * 100_000, [("", "json-too-much")]),
        ('{"deck": ' + "1" * 5000 + "}", [("", "json-too-much")]),
        ('{"deck": [], "deck": []}', [("", "field-twice")]),
        ('{"metadata": 3, "deck": [{"id": "SOR_095"}]}', [("metadata", "expected-object")]),
        ('{"metadata": {"name": 3}, "deck": [{"id": "SOR_095"}]}', [("metadata.name", "expected-text")]),
        ('{"metadata": {"name": "\\ud800"}, "deck": [{"id": "SOR_095"}]}', [("metadata.name", "expected-text")]),
        ('{"leader": "SOR_005"}', [("leader", "expected-object")]),
        ('{"deck": {"id": "SOR_095"}}', [("deck", "expected-list")]),
        ('{"deck": [{"id": "SOR_095"}, 3]}', [("deck[1]", "expected-object")]),
        ('{"deck": [{"count": 1}, {"id": 5}]}', [("deck[0].id", "expected-text"), ("deck[1].id", "expected-text")]),
        (
            '{"deck": [{"id": "SOR_999"}, {"id": "x"}]}',
            [("deck[0].id", "unknown-card"), ("deck[1].id", "unknown-card")],
        ),
        ('{"deck": [{"id": ""}]}', [("deck[0].id", "unknown-card")]),
        ('{"base": {"id": "HMW_027"}}', [("base.id", "ambiguous-card")]),
        ('{"deck": [{"id": "SOR_095", "count": 0}]}', [("deck[0].count", "bad-count")]),
        ('{"deck": [{"id": "SOR_095", "count": true}]}', [("deck[0].count", "bad-count")]),
        ('{"deck": [{"id": "SOR_095", "count": 1.0}]}', [("deck[0].count", "bad-count")]),
        ('{"sideboard": [{"id": "SOR_095", "count": 1000}]}', [("sideboard[0].count", "bad-count")]),
        (json.dumps({**OWN, "tablero": "wh40k"}), [("tablero", "unknown-kind")]),
        (json.dumps({**OWN, "version": 2}), [("version", "unknown-version")]),
        (json.dumps({**OWN, "sidebord": []}), [("sidebord", "unknown-field")]),
        (json.dumps({**OWN, "format": "standard"}), [("format", "unknown-format")]),
        (json.dumps({**OWN, "name": None}), [("name", "expected-text")]),
        (json.dumps({**OWN, "deck": {MARINE: 3}}), [("deck", "expected-list")]),
        (json.dumps({**OWN, "deck": [{"card": "batlefield-marine"}]}), [("deck[0].card", "unknown-card")]),
        (json.dumps({**OWN, "deck": [{"card": 3, "count": 1}]}), [("deck[0].card", "expected-text")]),
        (json.dumps({**OWN, "deck": [{"card": MARINE, "n": 1}]}), [("deck[0].n", "unknown-field")]),
        (json.dumps({**OWN, "leaders": [LUKE]}), [("leaders[0]", "expected-object")]),
        ("3 \x1b[31mred", [(1, "unknown-card")]),
        ("-3 Vanquish", [(1, "bad-count")]),
    ],
)
def test_bad_input_of_every_sort_is_refused_with_its_place(text: str, places: list[tuple[int | str, str]]) -> None:
    assert wrong(text) == places


def test_what_is_shown_of_a_bad_list_can_be_printed() -> None:
    (problem,) = problems("3 \x1b[31mred" + "x" * 500)
    said = TEXTS["en"].render(problem.message())
    assert said.isprintable()
    assert len(said) < 200
    assert problem.to_json()["place"] == 1


def test_own_json_suggests_the_card_that_may_be_meant() -> None:
    (problem,) = problems(json.dumps({**OWN, "deck": [{"card": "batlefield-marine"}]}))
    assert problem.near[0] == "Battlefield Marine"


def test_files_that_are_not_there_or_no_text_are_refused(tmp_path: Path) -> None:
    for content, kind in ((None, "no-file"), (b"3 Vanqu\xffish", "not-text")):
        path = tmp_path / "deck.txt"
        if content:
            path.write_bytes(content)
        with pytest.raises(BadList) as bad:
            load(path)
        assert [problem.kind for problem in bad.value.problems] == [kind]
    path.write_text("3 Vanquish", encoding="utf-8")
    assert load(path).main == {"vanquish": 3}


COUNTS = st.dictionaries(st.sampled_from([card.key for card in cards()]), st.integers(1, 999), max_size=20)
NUMBERED = [card.key for card in cards() if card.number and len(printed(card.set, card.number)) == 1]
LEADERS = [card.key for card in cards() if "leader" in card.types]
BASES = [card.key for card in cards() if "base" in card.types]
WORDS = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs", "Z"]), max_size=12)
DECKS = st.builds(
    Deck,
    name=WORDS,
    author=WORDS,
    format=st.sampled_from([None, *FORMATS]),
    leaders=st.lists(st.sampled_from(LEADERS), min_size=1, max_size=3).map(tuple),
    bases=st.lists(st.sampled_from(BASES), max_size=2).map(tuple),
    main=COUNTS,
    side=COUNTS,
)


@settings(max_examples=60, deadline=None)
@given(DECKS, st.sampled_from(["text", "tablero"]))
def test_what_is_written_reads_back_the_same(deck: Deck, kind: Any) -> None:
    assert read(write(deck, kind)) == deck


@settings(max_examples=60, deadline=None)
@given(
    name=WORDS,
    leaders=st.lists(st.sampled_from(LEADERS), max_size=2).map(tuple),
    bases=st.lists(st.sampled_from([key for key in BASES if key in NUMBERED]), min_size=1, max_size=1).map(tuple),
    main=st.dictionaries(st.sampled_from(NUMBERED), st.integers(1, 999), max_size=20),
)
def test_what_is_written_for_swudb_reads_back_the_same(name: str, leaders: Any, bases: Any, main: Any) -> None:
    deck = Deck(name=name, leaders=leaders, bases=bases, main=main)
    assert read(write(deck, "swudb")) == deck


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=60) | st.recursive(st.integers() | st.text(max_size=5), st.lists).map(json.dumps))
def test_no_text_does_worse_than_to_be_refused(text: str) -> None:
    try:
        assert isinstance(read(text), Deck)
    except BadList:
        assert problems(text)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_reads_back_a_whole_deck(kind: Any) -> None:
    assert read(write(LOADED, kind)) == LOADED


@pytest.mark.parametrize(
    "deck", [Deck(leaders=(LUKE, LUKE, HAN)), Deck(bases=("echo-base", "kestro-city")), Deck(main={"shield": 1})]
)
def test_what_swudb_has_no_place_for_is_not_written(deck: Deck) -> None:
    with pytest.raises(CantWrite) as refused:
        write(deck, "swudb")
    assert all(TEXTS[lang].render(refused.value.message) for lang in LANGUAGES)


def prebuilt(path: Path) -> Deck:
    """A pre-built list, as another tool keeps it, in the form of swudb."""

    def entry(row: dict[str, Any]) -> dict[str, Any]:
        return {"id": f"{row['setKey']}_{row['baseNumber']:03}", "count": row["count"]}

    data = json.loads(path.read_text(encoding="utf-8"))
    names = {"leader": "leader", "secondLeader": "secondleader", "base": "base"}
    single = {ours: entry(data[theirs]) for theirs, ours in names.items() if theirs in data}
    parts = {"mainDeck": "deck", "sideboard": "sideboard"}
    several = {ours: [entry(row) for row in data[theirs]] for theirs, ours in parts.items()}
    return read(json.dumps(single | several))


@pytest.mark.shared
def test_the_prebuilt_decks_are_read_and_legal_where_the_rules_want_it(shared: Path) -> None:
    paths = sorted((shared / "data/swu/decks").glob("*.json"))
    assert len(paths) == 22
    for path in paths:
        deck = prebuilt(path)
        twin = path.name.startswith("TS26")
        assert len(deck.leaders) == (2 if twin else 1)
        reasons = check([deck], "twin-suns" if twin else "premier").each[0]
        assert [(reason.rule, reason.message.args) for reason in reasons] == [], path.name
        assert all(read(write(deck, kind)) == deck for kind in KINDS)


def test_the_examples_in_the_docstrings_hold() -> None:
    assert doctest.testmod(deck_files).failed == 0
    assert card(MARINE).name in PLAIN
