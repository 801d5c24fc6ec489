"""How a player chooses by what answers promise."""

from __future__ import annotations

import pytest

from tablero.kernel import Distribute, Pick, Reason, Rng, say
from tablero.kernel.care import Care

WORTH = {"little": 1.0, "much": 3.0, "some": 2.0, "nothing": 0.0, "harm": -1.0}
WELL = Care(Rng(1), 0)


def worth(option: str) -> float:
    return WORTH[option]


def test_the_best_is_taken_and_chance_decides_between_equals() -> None:
    assert WELL.best(["little", "much", "some"], worth) == "much"
    taken = {Care(Rng(seed), 0).best([("a", 1), ("a", 2)], lambda option: 1.0) for seed in range(20)}
    assert taken == {("a", 1), ("a", 2)}


def test_a_slip_takes_the_next_best_of_what_promises_anything() -> None:
    slips = Care(Rng(1), 100)
    assert (
        slips.best(["little", "much", "some", "nothing", "harm"], worth) == "little"
    )  # the last that promises anything
    assert slips.best(["nothing", "harm"], worth) == "nothing"
    often = [Care(Rng(seed), 35).best(["much", "some"], worth) for seed in range(200)]
    assert 40 <= often.count("some") <= 100


@pytest.mark.parametrize(
    "least, most, taken",
    [(0, 5, ("little", "much", "some")), (0, 2, ("much", "some")), (4, 5, ("little", "much", "some", "nothing"))],
)
def test_as_few_are_picked_as_must_be_and_more_only_of_what_promises_anything(
    least: int, most: int, taken: tuple[str, ...]
) -> None:
    decision = Pick(0, list(WORTH), least, most, "ask")
    assert WELL.some(decision, worth) == taken


def test_an_amount_goes_one_by_one_to_where_it_promises_most() -> None:
    decision = Distribute(0, ["little", "much"], 5, "ask", caps=[5, 3])
    assert WELL.divide(decision, lambda option, has: worth(option)) == (2, 3)  # no more than fits
    fading = WELL.divide(Distribute(0, ["little", "much"], 4, "ask"), lambda option, has: worth(option) - has)
    assert fading == (1, 3)


def test_what_need_not_be_given_is_kept_if_it_does_harm() -> None:
    decision = Distribute(0, ["harm", "some"], 4, "ask", caps=[4, 1], least=0)
    assert WELL.divide(decision, lambda option, has: worth(option)) == (0, 1)
    forced = Distribute(0, ["harm", "some"], 4, "ask", caps=[4, 1])
    assert WELL.divide(forced, lambda option, has: worth(option)) == (3, 1)


def test_a_limit_of_the_whole_is_kept() -> None:
    def no_two_of_the_first(amounts: tuple[int, ...]) -> Reason | None:
        return Reason(say("kernel-no-such-index", index=0, count=0)) if amounts[0] > 1 else None

    decision = Distribute(0, ["much", "little"], 3, "ask", least=0, limit=no_two_of_the_first)
    assert WELL.divide(decision, lambda option, has: worth(option)) == (1, 2)


def test_what_is_not_legal_is_exchanged_for_what_is() -> None:
    decision = Pick(0, list(WORTH), 1, 2, "ask")
    assert WELL.legal(decision, ("much",)) == ("much",)
    assert decision.check(WELL.legal(decision, ())) is None
