"""Values that show how they came about."""

from __future__ import annotations

import pytest

from samples.duel import GAME
from tablero.kernel import Modified, Modifier, say
from tablero.text import texts_of

WARD, SPY = say("duel-card-ward"), say("duel-card-spy")


def test_the_total_is_the_base_and_all_that_was_added() -> None:
    value = Modified(3).add(2, WARD).add(-4, SPY)
    assert (value.base, value.total) == (3, 1)
    assert value.parts == [Modifier(2, WARD), Modifier(-4, SPY)]


def test_adding_zero_leaves_no_trace() -> None:
    assert Modified(3).add(0, WARD).parts == []


@pytest.mark.parametrize(("base", "total"), [(0, 2), (1, 2), (2, 2), (3, 3)])
def test_a_minimum_shows_as_a_modifier_only_if_it_counts(base: int, total: int) -> None:
    value = Modified(base).at_least(2, WARD)
    assert value.total == total
    assert value.parts == ([Modifier(2 - base, WARD)] if base < 2 else [])


@pytest.mark.parametrize(("base", "total"), [(1, 1), (2, 2), (3, 2), (6, 2)])
def test_a_maximum_shows_as_a_modifier_only_if_it_counts(base: int, total: int) -> None:
    value = Modified(base).at_most(2, WARD)
    assert value.total == total
    assert value.parts == ([Modifier(2 - base, WARD)] if base > 2 else [])


@pytest.mark.parametrize(
    ("value", "english", "spanish"),
    [
        (Modified(3), "3", "3"),
        (Modified(3).add(1, WARD), "3 +1 (Ward)", "3 +1 (Guarda)"),
        (Modified(3).add(-2, SPY), "3 −2 (Spy)", "3 −2 (Espía)"),
        (Modified(3).add(1, WARD).add(-1, SPY), "3 +1 (Ward) −1 (Spy)", "3 +1 (Guarda) −1 (Espía)"),
    ],
)
def test_a_value_reads_with_its_modifiers_in_both_languages(value: Modified, english: str, spanish: str) -> None:
    assert texts_of(GAME, "en").render(value.message()) == english
    assert texts_of(GAME, "es").render(value.message()) == spanish


def test_a_value_is_shown_as_json() -> None:
    parts = [{"amount": 2, "label": {"id": "duel-card-ward"}}]
    assert Modified(3).add(2, WARD).to_json() == {"base": 3, "total": 5, "parts": parts}
