"""Every word that few cards use is seen on a card, and `make prove-words` knows how to break it."""

from __future__ import annotations

from typing import Any

import pytest

from prove.words import FOLDERS, Broken, breaks_of, rare_words
from tablero.games.swu import content
from tablero.games.swu.abilities import Condition
from tablero.games.swu.cards import face
from tablero.games.swu.vocabulary.__main__ import figures

WORDS = rare_words()
SOURCES = "".join(path.read_text() for folder in FOLDERS for path in sorted(folder.glob("test_*.py")))


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.__name__)
def test_a_word_that_few_cards_use_is_seen_on_one_of_them(word: type) -> None:
    named = [key for key in WORDS[word] if f'"{key}"' in SOURCES]
    assert named, f"test {word.__name__} in tests/swu/words with one of {sorted(WORDS[word])}"


def test_less_than_a_third_of_the_words_serve_a_single_card() -> None:
    known, single = figures()
    assert known > 300
    assert single < known / 3, "a card is put together from general words, or makes one more general: docs/swu-cards.md"


def test_each_can_be_broken() -> None:
    assert [word.__name__ for word in WORDS if not list(breaks_of(word))] == []


def test_a_broken_condition_always_or_never_holds() -> None:
    class Moody(Condition):
        """A condition."""

    table: Any = None
    found = []
    for broken in breaks_of(Moody):
        broken.apply()
        found.append((broken.how, Moody().holds(table, table)))
    assert found == [("always", True), ("never", False)]


def test_a_broken_ability_is_not_on_its_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content, "texts", content.texts)
    [ability] = face("shield").abilities
    Broken(type(ability), "missing", {}).apply()
    assert content.texts()["shield"].abilities == ()
    assert len(face("shield").abilities) == 1
