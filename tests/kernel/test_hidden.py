"""Dealing again what is hidden."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tablero.kernel import Rng, resample_cards


@given(st.lists(st.lists(st.integers(0, 99), unique=True), max_size=4), st.data(), st.integers(0, 2**64 - 1))
def test_hidden_cards_change_places_among_themselves_and_no_others_move(
    zones: list[list[int]], data: st.DataObject, seed: int
) -> None:
    zones = [[100 * i + card for card in zone] for i, zone in enumerate(zones)]
    cards = [card for zone in zones for card in zone]
    hidden = data.draw(st.sets(st.sampled_from(cards))) if cards else set()
    dealt = [zone.copy() for zone in zones]
    resample_cards(dealt, sorted(hidden), Rng(seed))
    assert sorted(card for zone in dealt for card in zone) == sorted(cards)
    for before, after in zip(zones, dealt, strict=True):
        assert [card for card in before if card not in hidden] == [card for card in after if card not in hidden]
        assert [card in hidden for card in before] == [card in hidden for card in after]


def test_every_deal_comes_out() -> None:
    rng, deals = Rng(3), set()
    for _ in range(100):
        hand, deck = [1, 2], [3, 4]
        resample_cards([hand, deck], [2, 3, 4], rng)
        deals.add((*hand, *deck))
    assert deals == {(1, 2, 3, 4), (1, 2, 4, 3), (1, 3, 2, 4), (1, 3, 4, 2), (1, 4, 2, 3), (1, 4, 3, 2)}
