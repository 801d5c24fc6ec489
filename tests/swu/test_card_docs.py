"""What docs/swu-cards.md says about adding a card is so. That its examples run is seen in tests/docs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tablero.games.swu import content, vocabulary
from tablero.games.swu.vocabulary import saying
from tablero.games.swu.vocabulary.__main__ import KINDS, classes, written
from tablero.text import FUNCTIONS

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "swu-cards.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_example_of_a_line_is_what_the_cards_do() -> None:
    made: dict[str, Any] = {}
    exec(BLOCKS[0], {**vars(vocabulary), "Text": object}, made)
    for key, text in made["CARDS"].items():
        assert text == content.texts()[key]


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`([a-z_]+|[A-Z][a-zA-Z]+)\(", PAGE))))
def test_every_function_and_word_it_names_exists(name: str) -> None:
    methods = {method for base in KINDS.values() for method in vars(base)}
    known = {*vars(vocabulary), *vars(saying), *methods, *FUNCTIONS, "say"} | {one.__name__ for one in classes()}
    assert name in known


def test_every_word_explains_itself() -> None:
    found = classes()
    assert len(found) > 100
    for one in found:
        assert one.__doc__, one.__name__


def test_the_list_of_words_is_the_one_that_they_give() -> None:
    page = (DOCS / "swu-words.md").read_text(encoding="utf-8")
    assert len(page.splitlines()) > 200
    assert page.strip() == written().strip(), "run `make words` and commit docs/swu-words.md"
