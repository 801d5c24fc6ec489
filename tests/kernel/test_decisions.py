"""What each kind of decision takes, refuses, samples and shows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product
from math import inf, nan
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.tiny import play
from tablero.kernel import (
    CHECKPOINT,
    Choose,
    Decision,
    Disc,
    Distribute,
    Illegal,
    Mover,
    Option,
    Perspective,
    Pick,
    Place,
    Reason,
    Region,
    Rng,
    because,
    digest,
    say,
)
from tablero.kernel.decisions import plain

SEEDS = st.integers(0, 2**64 - 1)
OPTIONS: list[Option] = ["pass", ("attack", 3), ("attack", 4)]


def refusal(decision: Decision, value: Any) -> str:
    """The id of the message with which the value is refused."""
    with pytest.raises(Illegal) as refused:
        decision.read(value)
    return refused.value.reason.message.id


def samples(decision: Decision, count: int = 400) -> set[Option]:
    rng = Rng(5)
    return {decision.sample(rng) for _ in range(count)}


# Choose


@pytest.mark.parametrize("value", ["pass", 0])
def test_choose_takes_an_option_or_its_index(value: Any) -> None:
    assert Choose(0, OPTIONS, "ask").read(value) == "pass"


@pytest.mark.parametrize("value", [["attack", 4], ("attack", 4), 2, ("attack", 4.0)])
def test_choose_returns_the_option_itself_whatever_form_it_was_given_in(value: Any) -> None:
    assert Choose(0, OPTIONS, "ask").read(value) is OPTIONS[2]


@pytest.mark.parametrize("index, told", [(-1, -1), (3, 3), (10**30, "1" + 30 * "0")])
def test_choose_refuses_an_index_that_no_option_has(index: int, told: int | str) -> None:
    choice = Choose(0, OPTIONS, "ask")
    with pytest.raises(Illegal) as refused:
        choice.read(index)
    assert refused.value.reason == Reason(say("kernel-no-such-index", index=told, count=3))


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        False,
        1.0,
        nan,
        inf,
        "",
        "attack",
        b"pass",
        [],
        ["pass"],
        ("attack",),
        ("attack", "3"),
        ("attack", 3, 0),
        ["attack", [3]],
        [["attack", 3]],
        {"attack": 3},
        {"pass"},
        object(),
    ],
)
def test_choose_refuses_whatever_is_no_option(value: Any) -> None:
    choice = Choose(0, OPTIONS, "ask")
    assert refusal(choice, value) == "kernel-not-an-option"
    assert choice.check(plain(value)) is not None


def test_choose_checks_options_and_not_indices() -> None:
    choice = Choose(0, OPTIONS, "ask")
    assert choice.check("pass") is None
    assert choice.check(0) == Reason(say("kernel-not-an-option", value="0"))


def test_a_refused_value_is_shown_shortened() -> None:
    with pytest.raises(Illegal) as refused:
        Choose(0, OPTIONS, "ask").read("x" * 500)
    [(_, shown)] = refused.value.reason.message.args
    assert shown == '"' + "x" * 56 + "…"
    sixty, one_more = "y" * 58, "y" * 59
    assert Choose(0, OPTIONS, "ask").check(sixty) == Reason(say("kernel-not-an-option", value=f'"{sixty}"'))
    assert Choose(0, OPTIONS, "ask").check(one_more) == Reason(say("kernel-not-an-option", value=f'"{one_more[:56]}…'))


def test_choose_samples_every_option_and_nothing_else() -> None:
    assert samples(Choose(0, OPTIONS, "ask")) == set(OPTIONS)


def test_choose_is_free_unless_there_is_just_one_option() -> None:
    assert Choose(0, OPTIONS, "ask").only() is None
    assert Choose(0, ["pass"], "ask").only() == "pass"
    assert Choose(0, [], "ask").only() is None


def test_choose_shows_its_kind_question_and_options() -> None:
    choice = Choose(0, OPTIONS, say("ask", card=say("spy")))
    assert choice.to_json() == {
        "kind": "choose",
        "ask": {"id": "ask", "args": {"card": {"id": "spy"}}},
        "options": OPTIONS,
    }


# Pick


def no_ace_with_king(picked: tuple[Option, ...]) -> Reason | None:
    return because("tiny:1", "tiny-both") if {"ace", "king"} <= set(picked) else None


CARDS: list[Option] = ["ace", "king", "queen", ("jack", 1)]


@pytest.mark.parametrize("value", [["queen", "ace"], ("ace", "queen")])
def test_pick_returns_the_options_in_listed_order(value: Any) -> None:
    assert Pick(0, CARDS, 1, 2, "ask").read(value) == ("ace", "queen")


def test_pick_takes_options_as_json_brings_them() -> None:
    assert Pick(0, CARDS, 1, 2, "ask").read([["jack", 1]]) == (("jack", 1),)


@pytest.mark.parametrize("value", [None, 1, True, 2.5, nan, "ace", {"ace"}, {"ace": 1}, b"ace"])
def test_pick_refuses_what_is_no_list(value: Any) -> None:
    assert refusal(Pick(0, CARDS, 1, 2, "ask"), value) == "kernel-pick-wants-list"


@pytest.mark.parametrize(
    "value", [[0], [-1], [True], [None], [nan], ["ten"], [["ace"]], ["ace", ["king"]], [["jack", [1]]], [{"ace": 1}]]
)
def test_pick_refuses_items_that_are_no_options(value: Any) -> None:
    assert refusal(Pick(0, CARDS, 1, 2, "ask"), value) == "kernel-not-an-option"


@pytest.mark.parametrize("value", [["ace", "ace"], [["jack", 1], ["jack", 1]], [["jack", 1], ["jack", True]]])
def test_pick_refuses_an_option_picked_twice(value: Any) -> None:
    assert refusal(Pick(0, CARDS, 1, 2, "ask"), value) == "kernel-pick-twice"


@pytest.mark.parametrize("value", [[], ["ace", "king", "queen"]])
def test_pick_refuses_too_few_and_too_many(value: Any) -> None:
    with pytest.raises(Illegal) as refused:
        Pick(0, CARDS, 1, 2, "ask").read(value)
    assert refused.value.reason == Reason(say("kernel-pick-count", least=1, most=2, count=len(value)))


def test_pick_asks_the_limit_with_the_options_in_listed_order() -> None:
    seen: list[tuple[Option, ...]] = []

    def limit(picked: tuple[Option, ...]) -> Reason | None:
        seen.append(picked)
        return no_ace_with_king(picked)

    pick = Pick(0, CARDS, 1, 3, "ask", limit=limit)
    with pytest.raises(Illegal) as refused:
        pick.read(["queen", "king", "ace"])
    assert refused.value.reason.rule == "tiny:1"
    assert seen == [("ace", "king", "queen")]
    assert pick.read(["queen", "ace"]) == ("ace", "queen")


def test_pick_cannot_take_more_than_there_is() -> None:
    assert Pick(0, CARDS, 0, 9, "ask").most == 4


def test_pick_samples_every_legal_subset_and_nothing_else() -> None:
    pick = Pick(0, CARDS, 1, 2, "ask", limit=no_ace_with_king)
    subsets = {subset for size in (1, 2) for subset in combinations(CARDS, size)}
    assert samples(pick) == subsets - {("ace", "king")}


def test_pick_samples_with_its_sampler() -> None:
    assert samples(Pick(0, CARDS, 1, 2, "ask", sampler=lambda rng: ("queen",))) == {("queen",)}


def test_pick_samples_within_a_limit_that_only_the_least_meets() -> None:
    many: list[Option] = [("card", i) for i in range(200)]
    pick = Pick(0, many, 1, 200, "ask", limit=lambda picked: because("tiny:1", "tiny-one") if len(picked) > 1 else None)
    assert {len(value) for value in samples(pick, 20)} == {1}


def test_pick_says_so_when_it_finds_no_legal_sample() -> None:
    pick = Pick(0, CARDS, 1, 2, "tiny-ask", limit=lambda picked: because("tiny:1", "tiny-never"))
    with pytest.raises(LookupError, match="tiny-ask; give it a sampler"):
        pick.sample(Rng(1))


def test_pick_is_free_unless_it_takes_all_or_nothing() -> None:
    assert Pick(0, CARDS, 0, 0, "ask").only() == ()
    assert Pick(0, [], 0, 3, "ask").only() == ()
    assert Pick(0, CARDS, 4, 4, "ask").only() == tuple(CARDS)
    assert Pick(0, CARDS, 3, 4, "ask").only() is None
    assert Pick(0, CARDS, 0, 1, "ask").only() is None


def test_pick_shows_its_options_and_bounds() -> None:
    shown = Pick(0, CARDS, 1, 9, "ask").to_json()
    assert shown == {"kind": "pick", "ask": {"id": "ask"}, "options": CARDS, "least": 1, "most": 4}


@st.composite
def picks(draw: st.DrawFn) -> Pick:
    count = draw(st.integers(0, 7))
    least = draw(st.integers(0, count))
    most = draw(st.integers(least, count + 2))
    return Pick(0, [("card", i) for i in range(count)], least, most, "ask")


@given(picks(), SEEDS)
def test_a_sampled_pick_is_legal_and_comes_back_as_it_is(pick: Pick, seed: int) -> None:
    value = pick.sample(Rng(seed))
    assert pick.check(value) is None
    assert pick.read(value) == value


@given(picks(), SEEDS)
def test_a_pick_comes_in_listed_order_whatever_the_order_given(pick: Pick, seed: int) -> None:
    value = list(pick.sample(Rng(seed)))
    Rng(seed).shuffle(value)
    assert pick.read(value) == tuple(sorted(value))


@given(picks())
def test_a_pick_without_freedom_has_just_that_answer(pick: Pick) -> None:
    subsets = [s for size in range(pick.least, pick.most + 1) for s in combinations(pick.options, size)]
    only = pick.only()
    assert subsets == [only] if only is not None else len(subsets) > 1


# Distribute


def spread(total: int = 3, caps: Sequence[int] | None = (2, 5), least: int | None = None) -> Distribute:
    return Distribute(0, ["left", "right"], total, "ask", caps=caps, least=least)


@pytest.mark.parametrize("value", [[2, 1], (2, 1)])
def test_distribute_takes_one_amount_for_each_option(value: Any) -> None:
    assert spread().read(value) == (2, 1)


@pytest.mark.parametrize("value", [None, 3, True, "12", "", nan, [], [3], [1, 1, 1], {"left": 3}, {1, 2}, [[1, 2]]])
def test_distribute_refuses_what_is_no_list_of_that_length(value: Any) -> None:
    assert refusal(spread(), value) == "kernel-distribute-length"


@pytest.mark.parametrize(
    "value", [[3, 0], [-1, 4], [4, -1], [True, 2], [1.0, 2], [nan, 2], [inf, 0], ["1", 2], [None, 3], [[1], 2]]
)
def test_distribute_refuses_an_amount_that_is_no_whole_number_up_to_the_cap(value: Any) -> None:
    assert refusal(spread(), value) == "kernel-distribute-cap"


@pytest.mark.parametrize("value", [[0, 0], [0, 2], [2, 2], [0, 5]])
def test_distribute_refuses_another_total(value: Any) -> None:
    with pytest.raises(Illegal) as refused:
        spread().read(value)
    assert refused.value.reason == Reason(say("kernel-distribute-total", least=3, total=3, given=sum(value)))


def test_distribute_leaves_some_over_where_it_may() -> None:
    some = spread(least=1)
    assert some.check((0, 1)) is None
    assert some.check((0, 0)) is not None
    assert some.check((1, 3)) is not None


def test_distribute_without_caps_may_put_all_on_one_option() -> None:
    assert spread(caps=None).check((0, 3)) is None


def test_distribute_asks_for_no_more_than_the_caps_hold() -> None:
    assert spread(total=20, caps=(2, 4)).total == 6
    assert spread(total=20, caps=(2, 4)).least == 6


def test_distribute_samples_every_legal_division_and_nothing_else() -> None:
    assert samples(spread(least=2)) == {(0, 2), (0, 3), (1, 1), (1, 2), (2, 0), (2, 1)}


def even(amounts: tuple[int, ...]) -> Reason | None:
    return because("tiny:4", "tiny-odd") if amounts[0] % 2 else None


def test_distribute_asks_the_limit_once_the_amounts_fit() -> None:
    limited = Distribute(0, ["left", "right"], 3, "ask", limit=even, sampler=lambda rng: (2, 1))
    assert limited.read([2, 1]) == (2, 1)
    assert limited.check((1, 2)) == because("tiny:4", "tiny-odd")
    assert refusal(limited, [1, 1]) == "kernel-distribute-total"
    assert samples(limited) == {(2, 1)}


def test_distribute_with_a_limit_is_never_taken_unasked() -> None:
    assert Distribute(0, ["left"], 3, "ask", limit=even).only() is None


def test_distribute_is_free_unless_caps_or_total_leave_one_answer() -> None:
    assert spread(total=0).only() == (0, 0)
    assert spread(total=7).only() == (2, 5)
    assert spread(total=7, least=6).only() is None
    assert spread(total=3).only() is None
    assert Distribute(0, ["left"], 3, "ask", caps=[5]).only() == (3,)
    assert Distribute(0, ["left"], 3, "ask", caps=[5], least=0).only() is None
    assert Distribute(0, [], 3, "ask").only() == ()


def test_distribute_is_not_asked_where_only_one_option_has_room() -> None:
    assert spread(total=3, caps=(0, 5)).only() == (0, 3)
    assert spread(total=3, caps=(0, 5), least=2).only() is None
    assert spread(total=3, caps=(1, 5)).only() is None


def test_distribute_shows_its_options_caps_and_bounds() -> None:
    assert spread(least=1).to_json() == {
        "kind": "distribute",
        "ask": {"id": "ask"},
        "options": ["left", "right"],
        "least": 1,
        "total": 3,
        "caps": [2, 5],
    }


@st.composite
def divisions(draw: st.DrawFn) -> Distribute:
    caps = draw(st.lists(st.integers(0, 4), max_size=4))
    total = draw(st.integers(0, 12))
    least = draw(st.none() | st.integers(0, min(total, sum(caps))))
    return Distribute(0, [("unit", i) for i in range(len(caps))], total, "ask", caps=caps, least=least)


@given(divisions(), SEEDS)
def test_a_sampled_division_is_legal_and_sums_to_the_total(division: Distribute, seed: int) -> None:
    value = division.sample(Rng(seed))
    assert division.check(value) is None
    assert division.read(list(value)) == value
    amounts: list[int] = [int(amount) for amount in value]
    assert division.least <= sum(amounts) <= division.total
    assert all(0 <= amount <= cap for amount, cap in zip(amounts, division.caps, strict=True))


@given(divisions())
def test_a_division_without_freedom_has_just_that_answer(division: Distribute) -> None:
    everything = [v for v in product(*[range(cap + 1) for cap in division.caps]) if division.check(v) is None]
    assert division.only() == (everything[0] if len(everything) == 1 else None)


# Place


def not_at_thirteen(value: Any) -> Reason | None:
    return because("tiny:2", "tiny-too-far") if value and value[0] == 13 else None


def place(**more: Any) -> Place:
    return Place(0, "ask", not_at_thirteen, None, lambda rng: (rng.below(12), rng.below(12)), **more)


@pytest.mark.parametrize(
    ("value", "read"),
    [
        ([15, 2], (15, 2)),
        ([[1, 2], ["spin", -5]], ((1, 2), ("spin", -5))),
        ([2**53, -(2**53)], (2**53, -(2**53))),
        ([], ()),
    ],
)
def test_place_takes_whole_numbers_and_words_as_json_brings_them(value: Any, read: Any) -> None:
    assert place().read(value) == read


@pytest.mark.parametrize(
    "value",
    [
        None,
        1,
        1.5,
        True,
        "here",
        nan,
        {"x": 1},
        [nan],
        [1.5, 2],
        [1.0, 2],
        [1, inf],
        [1, [2, [0.5]]],
        [True, 1],
        [None],
        [{"x": 1}],
        [1j],
        [b"x"],
        [{1}],
        [2**53 + 1],
        [0, -(2**53) - 1],
    ],
)
def test_place_refuses_what_is_no_list_of_whole_numbers_and_words(value: Any) -> None:
    assert refusal(place(), value) == "kernel-place-wants-numbers"
    assert place(part=lambda value: None).check_part(plain(value)) is not None


def test_place_gives_the_reason_of_its_own_test() -> None:
    assert refusal(place(), [13, 0]) == "tiny-too-far"
    assert place().check((13, 0)) == because("tiny:2", "tiny-too-far")


def test_part_of_an_answer_is_tested_by_itself_or_as_an_answer() -> None:
    def in_pairs(value: Any) -> Reason | None:
        return because("tiny:3", "tiny-pairs") if len(value) != 2 else None

    assert place(part=in_pairs).check_part((13, 0)) is None
    assert place(part=in_pairs).check_part((1,)) == because("tiny:3", "tiny-pairs")
    assert place().check_part((13, 0)) == because("tiny:2", "tiny-too-far")
    assert Choose(0, OPTIONS, "ask").check_part("no option") is None


@given(SEEDS)
def test_a_sampled_place_is_legal(seed: int) -> None:
    assert place().check(place().sample(Rng(seed))) is None


def test_place_is_never_without_freedom() -> None:
    assert place().only() is None


def test_candidates_are_suggested_or_sampled_and_differ() -> None:
    same = place(suggest=lambda rng, most: [(1, 1), (2, 2), (1, 1), (3, 3)])
    assert same.candidates(Rng(1), 9) == same.answers(Rng(1), 9) == [(1, 1), (2, 2), (3, 3)]
    assert same.candidates(Rng(1), 2) == [(1, 1), (2, 2)]
    assert len(set(place().candidates(Rng(1), 9))) == len(place().candidates(Rng(1), 9)) == 9


def test_a_region_is_made_when_somebody_draws_it_and_not_before() -> None:
    made: list[Region] = []

    def region() -> Region:
        made.append(Region((0, 0, 12, 9), (Mover(Disc(0, 0, 1)),)))
        return made[-1]

    spot = Place(0, "ask", not_at_thirteen, region, lambda rng: (1, 1), scale=10)
    assert spot.to_json() == {"kind": "place", "ask": {"id": "ask"}, "scale": 10, "toward": False}
    game = play(spot)
    game.fork().choose((1, 1))
    digest(game)
    assert not made
    shown = Perspective(game, 0).to_json()["decision"]
    assert shown == spot.drawn()
    assert shown["region"]["bounds"] == [0, 0, 12, 9]
    assert shown["region"]["movers"] == [{"shape": {"disc": [0, 0, 1]}, "at": None, "within": [], "avoid": []}]
    assert place().drawn()["region"] is None


# All of them


@pytest.mark.parametrize(
    ("decision", "possible"),
    [
        (Choose(0, OPTIONS, "ask"), True),
        (Choose(0, [], "ask"), False),
        (Pick(0, CARDS, 4, 4, "ask"), True),
        (Pick(0, CARDS, 5, 9, "ask"), False),
        (Pick(0, [], 0, 0, "ask"), True),
        (spread(total=9, least=7), True),
        (spread(total=9, least=8), False),
        (spread(total=0), True),
        (place(), True),
    ],
)
def test_a_decision_tells_whether_there_is_any_answer(decision: Decision, possible: bool) -> None:
    assert decision.possible() is possible


def test_a_decision_keeps_who_is_asked_what_and_whether_openly() -> None:
    made: list[Decision] = [
        Choose(2, ["a"], "ask", True),
        Pick(2, ["a"], 0, 1, "ask", hidden=True),
        Distribute(2, ["a"], 1, "ask", hidden=True),
        Place(2, "ask", lambda value: None, None, lambda rng: (), hidden=True),
    ]
    assert [(part.seat, part.message, part.hidden) for part in made] == [(2, say("ask"), True)] * 4
    openly: list[Decision] = [Choose(0, ["a"], "ask"), Pick(0, ["a"], 0, 1, "ask"), spread(), place()]
    assert not any(part.hidden for part in openly)


# Answers to try


def everything(decision: Decision) -> list[Option]:
    """Every legal answer, found by trying everything."""
    if isinstance(decision, Pick):
        sizes = range(len(decision.options) + 1)
        values: Any = [subset for size in sizes for subset in combinations(decision.options, size)]
    elif isinstance(decision, Distribute):
        values = product(*[range(cap + 1) for cap in decision.caps])
    else:
        values = OPTIONS
    return [value for value in values if decision.check(value) is None]


@given(picks() | divisions() | st.just(Choose(0, OPTIONS, "ask")), SEEDS, st.integers(1, 40))
def test_answers_are_all_if_they_are_few_and_else_some(decision: Decision, seed: int, most: int) -> None:
    legal, answers = everything(decision), decision.answers(Rng(seed), most)
    assert len(set(answers)) == len(answers)
    assert set(answers) <= set(legal)
    assert len(answers) <= most
    if len(legal) <= most:
        assert answers == legal


@given(SEEDS)
def test_answers_keep_the_limit(seed: int) -> None:
    pick = Pick(0, CARDS, 1, 2, "ask", limit=no_ace_with_king)
    assert pick.answers(Rng(seed), 20) == everything(pick)
    assert len(pick.answers(Rng(seed), 4)) == 4
    limited = Distribute(0, ["left", "right"], 3, "ask", limit=even, sampler=lambda rng: (2, 1))
    assert limited.answers(Rng(seed), 4) == [(0, 3), (2, 1)]


@pytest.mark.parametrize(
    "decision",
    [
        Choose(0, [("card", i) for i in range(60)], "ask"),
        Pick(0, [("card", i) for i in range(60)], 0, 60, "ask"),
        Distribute(0, [("unit", i) for i in range(20)], 20, "ask"),
    ],
)
def test_of_very_many_answers_different_ones_are_drawn(decision: Decision) -> None:
    first, second = decision.answers(Rng(1), 12), decision.answers(Rng(2), 12)
    assert len(set(first)) == len(set(second)) == 12
    assert first != second
    assert all(decision.check(answer) is None for answer in first + second)


def test_every_answer_has_a_chance_where_they_are_drawn() -> None:
    rng, pick = Rng(8), Pick(0, CARDS, 2, 2, "ask")
    assert {answer for _ in range(60) for answer in pick.answers(rng, 2)} == set(everything(pick))


def test_answers_are_as_many_as_there_are_where_samples_repeat_themselves() -> None:
    many: list[Option] = [("card", i) for i in range(200)]
    narrow = Pick(0, many, 1, 200, "ask", sampler=lambda rng: (many[rng.below(2)],))
    assert sorted(narrow.answers(Rng(4), 9)) == [(("card", 0),), (("card", 1),)]


# In a notebook


def test_long_lists_of_options_are_shown_shortened() -> None:
    many: list[Option] = [("card", i) for i in range(60)]
    assert repr(Choose(1, many, say("ask", card="spy"))) == (
        "Choose(1, [('card', 0), ('card', 1), ('card', 2), ('card', 3), … 56 more], 'ask(card=spy)')"
    )
    assert repr(spread(least=1)) == "Distribute(0, ['left', 'right'], 3, 'ask', caps=[2, 5], least=1)"
    assert repr(CHECKPOINT) == "CHECKPOINT"
