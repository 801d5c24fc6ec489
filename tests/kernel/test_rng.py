"""The random generator: the same numbers for ever, evenly spread."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablero.kernel import Rng

SEEDS = st.integers(0, 2**64 - 1)


@pytest.mark.parametrize(
    ("seed", "published"),
    [
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]),
        (1234567, [6457827717110365317, 3203168211198807973, 9817491932198370423]),
    ],
)
def test_the_bits_are_those_of_splitmix64(seed: int, published: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.bits() for _ in published] == published


def test_every_method_gives_the_numbers_it_has_always_given() -> None:
    rng = Rng(42)
    cards = ["a", "b", "c", "d", "e"]
    rng.shuffle(cards)
    assert [rng.below(100) for _ in range(5)] == [86, 21, 80, 33, 61]
    assert [rng.between(-3, 3) for _ in range(5)] == [-2, 0, 0, 0, 1]
    assert rng.random() == 0.20343510930023068
    assert rng.choice("xyz") == "x"
    assert rng.permutation(6) == (2, 1, 4, 5, 0, 3)
    assert rng.sample(52, 5) == (32, 4, 15, 39, 41)
    assert cards == ["d", "b", "c", "a", "e"]
    assert Rng.of(7, "sim", 12).state == 17673007794713836270


def test_a_seed_of_any_size_is_taken_modulo_two_to_the_64() -> None:
    assert Rng(2**64 + 5).state == Rng(5).state == 5
    assert Rng(-1).state == 2**64 - 1


def test_seeding_by_parts_tells_all_of_them_apart() -> None:
    states = {Rng.of(*parts).state for parts in [(1, 2), (2, 1), (12,), ("1", 2), (1, "2"), ("12",), (1,), ()]}
    assert len(states) == 8


@given(SEEDS)
def test_a_copy_gives_the_same_numbers_and_leaves_the_original_alone(seed: int) -> None:
    rng = Rng(seed)
    rng.bits()
    twin = rng.copy()
    ahead = [twin.bits() for _ in range(4)]
    assert [rng.bits() for _ in range(4)] == ahead


@given(SEEDS, st.integers(0, 30))
def test_a_permutation_has_every_number_once(seed: int, n: int) -> None:
    assert sorted(Rng(seed).permutation(n)) == list(range(n))


@given(SEEDS, st.integers(0, 30), st.data())
def test_a_sample_has_so_many_different_numbers(seed: int, n: int, data: st.DataObject) -> None:
    k = data.draw(st.integers(0, n))
    drawn = Rng(seed).sample(n, k)
    assert len(drawn) == len(set(drawn)) == k
    assert all(0 <= number < n for number in drawn)


@given(SEEDS, st.lists(st.integers()))
def test_a_shuffle_keeps_what_it_shuffles(seed: int, items: list[int]) -> None:
    shuffled = items.copy()
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@given(SEEDS, st.integers(-50, 50), st.integers(0, 50))
def test_numbers_stay_in_their_range(seed: int, low: int, width: int) -> None:
    rng = Rng(seed)
    assert low <= rng.between(low, low + width) <= low + width
    assert 0 <= rng.below(width + 1) <= width
    assert 0.0 <= rng.random() < 1.0


def spread(counts: list[int]) -> float:
    """Chi squared against an even spread; the bounds below are passed by a fair generator but once in a million."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_numbers_are_evenly_spread() -> None:
    rng = Rng(2026)
    dice = [rng.below(6) for _ in range(60_000)]
    assert spread([dice.count(face) for face in range(6)]) < 35.9  # 5 degrees of freedom
    pairs = [6 * a + b for a, b in zip(dice[::2], dice[1::2], strict=True)]
    assert spread([pairs.count(pair) for pair in range(36)]) < 92.4  # 35 degrees of freedom
    tenths = [int(rng.random() * 10) for _ in range(20_000)]
    assert spread([tenths.count(tenth) for tenth in range(10)]) < 45.1  # 9 degrees of freedom


def test_every_order_is_equally_likely() -> None:
    rng = Rng(2027)
    orders = [rng.permutation(4) for _ in range(24_000)]
    assert spread([orders.count(order) for order in set(orders)]) < 72.6  # 23 degrees of freedom
    assert len(set(orders)) == 24
