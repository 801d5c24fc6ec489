"""Distributions against every way the dice can fall."""

from __future__ import annotations

import doctest
import importlib
from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablero.odds import (
    CERTAIN_0,
    Distribution,
    Polynomial,
    Repeated,
    Step,
    all_at_least,
    binomial,
    certain,
    combined,
    die,
    folded,
    hypergeometric,
    mixed,
    pooled,
    repeated,
)

MODULES = ("distribution", "draws", "packing", "polynomials", "steps")

weights = st.dictionaries(st.integers(-4, 6), st.integers(0, 9), min_size=1, max_size=4).filter(
    lambda row: any(row.values())
)


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(f"tablero.odds.{name}")).failed == 0


def every(*dice: dict[int, int]) -> list[tuple[tuple[int, ...], int]]:
    """Every way in which dice fall, with its weight."""
    found = []
    for way in product(*(row.items() for row in dice)):
        weight = 1
        for _, one in way:
            weight *= one
        found.append((tuple(value for value, _ in way), weight))
    return found


def tallied(ways: list[tuple[int, int]]) -> Distribution:
    found: Counter[int] = Counter()
    for value, weight in ways:
        found[value] += weight
    return Distribution(found)


@settings(max_examples=60)
@given(weights, weights, st.integers(0, 3))
def test_sums_are_those_of_every_way(one: dict[int, int], other: dict[int, int], count: int) -> None:
    both = tallied([(sum(way), weight) for way, weight in every(one, other)])
    assert Distribution(one) + Distribution(other) == both == pooled([Distribution(one), Distribution(other)])
    several = [(sum(way), weight) for way, weight in every(*[one] * count)]
    assert Distribution(one).times(count) == tallied(several)


@settings(max_examples=60)
@given(weights, st.integers(1, 4), st.data())
def test_the_highest_are_kept(row: dict[int, int], rolled: int, data: st.DataObject) -> None:
    kept = data.draw(st.integers(0, rolled))
    ways = [(sum(sorted(way, reverse=True)[:kept]), weight) for way, weight in every(*[row] * rolled)]
    assert Distribution(row).highest(rolled, kept) == tallied(ways)


@settings(max_examples=60)
@given(weights, st.integers(-4, 6))
def test_what_is_low_is_rolled_again_once(row: dict[int, int], needed: int) -> None:
    ways = [(second if first < needed else first, weight) for (first, second), weight in every(row, row)]
    again = Distribution(row).rerolled(lambda value: value < needed)
    assert again == tallied(ways)
    assert again.success(needed).mean == again.at_least(needed)


@settings(max_examples=60)
@given(weights)
def test_what_a_distribution_tells(row: dict[int, int]) -> None:
    found, total = Distribution(row), sum(row.values())
    assert sum(found.chance(value) for value in found) == 1
    assert found.mean == Fraction(sum(value * weight for value, weight in row.items()), total)
    for value in range(-6, 9):
        assert found.chance(value) == Fraction(row.get(value, 0), total)
        assert found.at_least(value) == Fraction(sum(w for v, w in row.items() if v >= value), total)
    square = sum(Fraction(weight, total) * (value - found.mean) ** 2 for value, weight in row.items())
    assert found.deviation == pytest.approx(float(square) ** 0.5)
    assert Distribution.of({value: found.chance(value) for value in found}) == found
    assert mixed([(Fraction(1, 3), found), (Fraction(2, 3), found)]) == found
    assert len({found, Distribution({value: 7 * weight for value, weight in row.items()})}) == 1


@pytest.mark.parametrize("bad", [{}, {1: 0}, {1: -1, 2: 2}])
def test_what_is_no_distribution(bad: dict[int, int]) -> None:
    with pytest.raises(ValueError, match="weights from 0 on"):
        Distribution(bad)
    with pytest.raises(ValueError, match="add up to 1"):
        Distribution.of({1: Fraction(1, 2)})
    with pytest.raises(ValueError, match="than are rolled"):
        die(6).highest(2, 3)


def test_tries() -> None:
    assert binomial(3, Fraction(1, 6)) == tallied(
        [(sum(face == 6 for face in way), 1) for way in product(range(1, 7), repeat=3)]
    )
    assert binomial(0, Fraction(1, 2)) == CERTAIN_0
    assert die(3).then(lambda number: binomial(number, Fraction(1))) == die(3)


@pytest.mark.parametrize("count", [certain(0), certain(1), certain(4), Distribution({1: 1, 3: 2}), die(3)])
@pytest.mark.parametrize(
    "each",
    [
        {(0, 0): Fraction(1, 2), (1, 0): Fraction(1, 2)},
        {(0, 0): Fraction(1, 6), (1, 0): Fraction(1, 3), (0, 1): Fraction(1, 2)},
        {(0, 0): Fraction(1, 4), (2, 1): Fraction(1, 4), (0, 3): Fraction(1, 2)},
    ],
)
def test_pairs_are_added_up(count: Distribution, each: dict[tuple[int, int], Fraction]) -> None:
    wanted: dict[tuple[int, int], Fraction] = {}
    for number in count:
        for way in product(each.items(), repeat=number):
            chance = count.chance(number)
            for _, likely in way:
                chance *= likely
            key = sum(pair[0] for pair, _ in way), sum(pair[1] for pair, _ in way)
            wanted[key] = wanted.get(key, Fraction()) + chance
    rows, total = Polynomial(each).sums(count)
    found = {(a, b): Fraction(w, total) for b, row in enumerate(rows) for a, w in enumerate(row) if w}
    assert found == wanted


def test_steps() -> None:
    third = Fraction(1, 3)
    step = Step([{0: third, 1: 2 * third}, {1: Fraction(1, 2), 2: Fraction(1, 2)}, {2: Fraction(1)}])
    rows = repeated(step, [1, 0, 0], 2)
    assert [sum(row) for row in rows] == [step.total**2] * 3
    assert [Fraction(weight, step.total**2) for weight in rows[2]] == [third**2, third * (third * 2) + third, third]
    once = Repeated(step, certain(1))
    assert once.after([1, 2, 3]) == step.after([1, 2, 3])
    assert folded(step, [[0, 0, 0], [1, 0, 0]]) == step.after([1, 0, 0])
    assert combined([[2, 0, 1]], rows) == [[2 * a + c for a, c in zip(rows[0], rows[2], strict=True)]]
    with pytest.raises(ValueError, match="add up to 1"):
        Step([{0: third}])


def test_draws() -> None:
    cards = "aaabbccccc"
    hands = list(_chosen(cards, 4))
    assert hypergeometric(10, 3, 4) == tallied([(hand.count("a"), 1) for hand in hands])
    good = sum(hand.count("a") >= 1 and hand.count("b") >= 2 for hand in hands)
    assert all_at_least(10, [(3, 1), (2, 2)], 4) == Fraction(good, comb(10, 4))
    assert all_at_least(10, [(3, 4)], 10) == 0
    assert all_at_least(10, [], 3) == 1


def _chosen(cards: str, count: int) -> list[str]:
    if not count:
        return [""]
    return [cards[at] + rest for at in range(len(cards)) for rest in _chosen(cards[at + 1 :], count - 1)]
