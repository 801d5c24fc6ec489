"""The facts of the cards, and how they are found."""

from __future__ import annotations

import doctest
import json
import re
from collections import Counter
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from tablero.games.swu import facts, local_names
from tablero.games.swu.facts import UnknownCard, card, cards, folded, named, printed
from tablero.games.swu.local_names import near

SAME = (
    "set", "number", "title", "unique", "cost", "power", "hp", "upgrade_power", "upgrade_hp", "arena",
)  # fmt: skip
LISTS = ("types", "aspects", "traits", "keywords")


@pytest.fixture(scope="module")
def rows() -> list[dict[str, Any]]:
    shared = Path(__file__).resolve().parents[3] / "shared"
    found: list[dict[str, Any]] = json.loads((shared / "data/swu/cards.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.shared
def test_every_field_is_as_in_the_public_data(rows: list[dict[str, Any]]) -> None:
    assert [card.key for card in cards()] == sorted(row["id"] for row in rows)
    for row in rows:
        ours = card(row["id"])
        assert {name: getattr(ours, name) for name in SAME} == {name: row.get(name) for name in SAME}, row["id"]
        assert {name: list(getattr(ours, name)) for name in LISTS} == {name: row.get(name, []) for name in LISTS}
        assert ours.subtitle == row.get("subtitle", "")
        printings = [(each["set"], each["number"]) for each in row.get("printings", [])]
        assert sorted(ours.printings) == sorted(printings)


@pytest.mark.shared
def test_what_cards_say_of_deck_building_is_as_in_the_public_data(rows: list[dict[str, Any]]) -> None:
    copies = {row["id"]: int(m[1]) for row in rows if (m := re.search(r"up to (\d+) copies", row.get("text", "")))}
    assert copies == {card.key: card.copies for card in cards() if card.copies is not None}
    sizes = {
        row["id"]: int(m[2]) * (1 if m[1] == "increased" else -1)
        for row in rows
        if (m := re.search(r"minimum deck size is (increased|decreased) by (\d+)", row.get("text", "")))
    }
    assert len(sizes) == 2
    assert sizes == {card.key: card.deck_size for card in cards() if card.deck_size}


@pytest.mark.shared
def test_no_sentence_of_a_card_is_in_our_file(rows: list[dict[str, Any]]) -> None:
    ours = Path(facts.__file__).with_name("content").joinpath("cards.jsonl").read_text(encoding="utf-8")
    fields = ("text", "deploy_text", "epic_action", "pilot_text")
    sentences = {s for row in rows for name in fields for s in re.split(r"[.\n]", row.get(name, "")) if len(s) > 25}
    assert len(sentences) > 1000
    assert [sentence for sentence in sentences if sentence in ours] == []


def test_each_booster_set_has_eight_common_bases() -> None:
    bases = [card for card in cards() if card.types == ("base",) and card.rarity == "common"]
    common = Counter(name for card in bases for name in card.sets)
    assert common == {**dict.fromkeys(("SOR", "SHD", "TWI", "JTL", "LOF", "SEC", "LAW", "ASH"), 8), "HMW": 13}


def test_every_card_but_tokens_has_a_rarity() -> None:
    assert {card.rarity is None for card in cards() if "token" in card.types} == {True}
    assert None not in {card.rarity for card in cards() if "token" not in card.types}
    assert sum(bool(card.other_rarities) for card in cards()) == 16


@pytest.mark.shared
def test_rarities_and_spanish_names_are_as_in_the_public_data() -> None:
    folder = Path(__file__).resolve().parents[3] / "shared" / "data" / "swu"
    rarities = json.loads((folder / "rarities.json").read_text(encoding="utf-8"))["cards"]
    for key, printings in rarities.items():
        for printing, rarity in printings.items():
            assert card(key).rarity_in(printing.partition("_")[0]) == rarity.lower(), key
    spanish = json.loads((folder / "names-es.json").read_text(encoding="utf-8"))
    theirs = {
        **spanish["cards"],
        **spanish["inferred"],
        **{key: {"title": name} for key, name in spanish["tokens"].items()},
    }
    ours = {key: (one.title, one.subtitle) for key, one in local_names.names("es").items()}
    assert ours == {key: (one["title"], one.get("subtitle", "")) for key, one in theirs.items()}


def test_a_card_is_found_by_key_and_by_each_of_its_printings() -> None:
    trooper = card("death-trooper")
    assert trooper.printings == (("SOR", 33), ("SEC", 30), ("SHD", 30))
    assert {printed(*printing) for printing in trooper.printings} == {(trooper,)}
    assert printed("sor", 33) == (trooper,)
    assert printed("SOR", 999) == ()
    assert len(printed("HMW", 27)) == 2
    with pytest.raises(UnknownCard) as unknown:
        card("death-troper")
    assert unknown.value.key == "death-troper"


@pytest.mark.parametrize(
    "name",
    ["Chirrut Îmwe, One with the Force", "chirrut imwe: ONE WITH THE FORCE", "Chirrut Imwe | One With the Force"],
)
def test_names_are_found_without_regard_to_accents_case_and_punctuation(name: str) -> None:
    assert [card.key for card in named(name)] == ["chirrut-imwe#one-with-the-force"]


def test_apostrophes_of_every_sort_are_the_same() -> None:
    assert named("Administrator’s Tower") == named("administrators tower") == (card("administrators-tower"),)


def test_every_whole_name_is_the_name_of_one_card() -> None:
    assert all(named(card.name) == (card,) for card in cards())


def test_a_title_alone_finds_all_cards_that_have_it() -> None:
    assert {card.title for card in named("Luke Skywalker")} == {"Luke Skywalker"}
    assert len(named("Luke Skywalker")) > 5
    assert named("the darksaber") == (card("the-darksaber"),)


@pytest.mark.rule("swu:2.2.2")
def test_a_card_is_known_by_its_english_name() -> None:
    assert [card.key for card in named("Battlefield Marine")] == ["battlefield-marine"]
    assert named("Marine del campo de batalla") == ()


def test_near_names_are_suggested() -> None:
    assert near("Batlefield Marin")[0].key == "battlefield-marine"
    assert near("luke jedi knight")[0].key == "luke-skywalker#jedi-knight"
    assert all("Vader" in card.name for card in near("Vader"))
    assert near("qqqqqqqqq") == near("") == ()
    assert len(near("Luke Skywalker", limit=2)) == 2


def test_words_are_folded() -> None:
    assert folded("  Sabé’s «N-1»  ") == "sabes n 1"


def test_the_whole_file_is_read_in_less_than_50_ms() -> None:
    taken = []
    for _ in range(5):
        start = process_time()
        assert len(cards.__wrapped__()) == 2291
        taken.append(process_time() - start)
    assert min(taken) < 0.05


def test_the_examples_in_the_docstrings_hold() -> None:
    assert doctest.testmod(facts).failed == 0
