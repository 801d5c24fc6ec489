"""Chances of drawing, against every order in which a small deck can lie."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from tablero.games.swu.exact import Draws, Keeps, Kind, all_wanted, always, any_wanted, chance_of_all, drawn
from tablero.games.swu.questions import FORM, answer
from tablero.odds import BadQuestion, CantAnswer, Distribution

CARDS = "aaabbccc"
KINDS = [Kind(3, 1), Kind(2, 1)]


def sets(cards: tuple[int, ...], count: int) -> list[tuple[int, ...]]:
    return list(combinations(cards, count))


def oracle(draws: Draws, keeps: Keeps) -> tuple[Fraction, dict[int, Fraction]]:
    """How likely one of each is drawn, and how many of the first kind."""
    deck = tuple(range(len(CARDS)))
    good, copies = Fraction(), dict[int, Fraction]()

    def count(seen: tuple[int, ...], letter: str) -> int:
        return sum(CARDS[card] == letter for card in seen)

    def tally(seen: tuple[int, ...], chance: Fraction) -> None:
        nonlocal good
        good += chance * int(count(seen, "a") >= 1 and count(seen, "b") >= 1)
        copies[count(seen, "a")] = copies.get(count(seen, "a"), Fraction()) + chance

    hands = sets(deck, draws.hand)
    for hand in hands:
        if keeps((count(hand, "a"), count(hand, "b"))):
            rest = tuple(card for card in deck if card not in hand)
            later = sets(rest, draws.more)
            for more in later:
                tally(hand + more, Fraction(1, len(hands) * len(later)))
        else:
            fresh = sets(deck, draws.hand + draws.more)
            for seen in fresh:
                tally(seen, Fraction(1, len(hands) * len(fresh)))
    return good, copies


@pytest.mark.parametrize("keeps", [always, any_wanted, all_wanted(KINDS)])
@pytest.mark.parametrize(("hand", "more"), [(2, 0), (2, 2), (3, 1), (3, 4)])
def test_every_order_of_a_small_deck(hand: int, more: int, keeps: Keeps) -> None:
    draws = Draws(len(CARDS), hand, more)
    good, copies = oracle(draws, keeps)
    assert chance_of_all(draws, KINDS, keeps) == good
    assert drawn(draws, KINDS, 0, keeps) == Distribution.of(copies)


def test_the_usual_deck() -> None:
    found = answer(FORM.options(["copies=3", "round=2"])[0])
    missed = [Fraction(comb(47, seen), comb(50, seen)) for seen in (6, 8)]
    assert [one.chance for one in found.figures] == [1 - chance for chance in missed]
    again = answer(FORM.options(["copies=3", "mulligan=missing"])[0])
    assert again.figures[0].chance == 1 - missed[0] ** 2
    assert [one.name for one in found.figures] == ["round-1", "round-2"]


def test_nothing_wanted_is_always_there_and_too_much_never() -> None:
    assert answer(FORM.options(["copies=0", "wanted=0"])[0]).figures[0].chance == 1
    assert answer(FORM.options(["copies=2", "wanted=3", "round=10"])[0]).figures[-1].chance == 0


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("copies=51", "copies"),
        ("copies=30 card2.copies=21", "copies"),
        ("round=30", "no more cards"),
        ("cards=5", "no more cards"),
        ("more=45", "no more cards"),
    ],
)
def test_what_no_deck_can_be_is_refused(asked: str, said: str) -> None:
    with pytest.raises(CantAnswer, match=said):
        answer(FORM.options(asked.split())[0])


@pytest.mark.parametrize("word", ["copies=-1", "round=0", "cards=0", "card5.copies=1", "mulligan=often"])
def test_what_nobody_can_mean_is_refused(word: str) -> None:
    with pytest.raises(BadQuestion):
        FORM.options([word])
