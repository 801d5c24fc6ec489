"""The driver asks who must decide, refuses what is not legal, and ends the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import tablero
from kernel.tiny import END, Tiny, TinyGame, ask, asking, play, start
from playing import play_random
from samples.duel import GAME, HAND, KIND, WARD
from tablero.kernel import (
    CHECKPOINT,
    Choose,
    DeadEnd,
    Distribute,
    Game,
    GameOver,
    Illegal,
    NoSeat,
    NotAsked,
    Outcome,
    Perspective,
    Pick,
    Place,
    Play,
    Reason,
    Rng,
    Roll,
    RuleFailure,
    Stale,
    Together,
    because,
    digest,
    say,
)
from tablero.kernel.decisions import Question


def duel(seed: int = 7) -> Game[Any]:
    return Game(GAME, GAME.setup(), Rng(seed))


# Who is asked


def test_the_rules_are_sent_the_answer() -> None:
    game = play(ask(1), ask(0))
    assert game.decision is not None
    assert game.decision.seat == 1
    game.choose("b")
    assert game.state.heard == ["b"]
    assert game.decision.seat == 0


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (ask(0, "only"), "only"),
        (lambda: ask(0, "only"), "only"),
        (Pick(0, ["a", "b"], 2, 2, "tiny-ask"), ("a", "b")),
        (Pick(0, [], 0, 2, "tiny-ask"), ()),
        (Distribute(0, ["a", "b"], 9, "tiny-ask", caps=[1, 2]), (1, 2)),
        (Together([ask(0, "x"), ask(1, "y")]), ("x", "y")),
        (Together([]), ()),
    ],
)
def test_the_only_answer_is_taken_without_asking_and_leaves_no_event(question: Question, answer: Any) -> None:
    game = play(question, ask(1))
    assert game.state.heard == [answer]
    assert game.decision is not None
    assert game.decision.seat == 1
    assert game.events == ()


@pytest.mark.parametrize(
    "question",
    [
        ask(0, "only", hidden=True),
        lambda: ask(0, "only", hidden=True),
        Pick(0, ["a"], 1, 1, "tiny-ask", hidden=True),
        Distribute(0, ["a"], 1, "tiny-ask", hidden=True),
        Together([ask(0, "x", hidden=True), ask(1, "y")]),
    ],
)
def test_the_only_answer_is_asked_for_where_not_asking_would_tell_something(question: Question) -> None:
    game = play(question)
    assert game.decision is not None
    assert game.decision.seat == 0
    assert game.state.heard == []
    play_random(game, Rng(1))
    assert game.outcome == END
    assert game.step == 1


@pytest.mark.parametrize(
    "question", [ask(0), Pick(0, ["a"], 0, 1, "tiny-ask"), Distribute(0, ["a", "b"], 1, "tiny-ask")]
)
def test_more_than_one_answer_is_asked_for(question: Question) -> None:
    assert play(question).decisions == (question,)


NOTHING = [
    Choose(0, [], "tiny-ask"),
    Pick(0, ["a"], 2, 2, "tiny-ask"),
    Distribute(0, ["a"], 9, "tiny-ask", caps=[1], least=2),
]


@pytest.mark.parametrize("question", [*NOTHING, *[Together([ask(1), nothing]) for nothing in NOTHING]])
def test_a_question_without_an_answer_is_a_dead_end(question: Question) -> None:
    with pytest.raises(RuleFailure) as failure:
        play(question)
    assert isinstance(failure.value.__cause__, DeadEnd)
    assert str(failure.value.__cause__) == "nothing to choose for tiny-ask"


def test_two_questions_to_the_same_seat_at_once_are_a_dead_end() -> None:
    with pytest.raises(RuleFailure, match="DeadEnd: a seat is asked two things at once: tiny-ask"):
        play(Together([ask(0), ask(1), Choose(0, ["a", "b"], "tiny-else")]))


class Asker:
    def question(self) -> Choose:
        return ask(1)


@pytest.mark.parametrize("maker", [lambda: ask(1), partial(ask, 1), Asker().question, lambda: Together([ask(1)])])
def test_anything_that_can_be_called_makes_the_question(maker: Callable[[], Question]) -> None:
    game = play(maker)
    assert [part.seat for part in game.decisions] == [1]
    assert [part.seat for part in game.resample(0, Rng(1)).decisions] == [1]


def test_a_checkpoint_is_answered_with_nothing() -> None:
    def flow(state: Tiny) -> Play[Outcome]:
        yield Roll(6)
        state.heard.append((yield CHECKPOINT))
        return END

    assert start(flow).state.heard == [None]


def test_chance_is_drawn_and_recorded_without_asking() -> None:
    game = play(Roll(6, 2), ask(0))
    [result] = game.state.heard
    assert game.events == ((-1, ("roll", result)),)


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    games = [play_random(duel(11), Rng(3)) for _ in range(2)]
    assert games[0].events == games[1].events
    assert digest(games[0]) == digest(games[1])
    assert play_random(duel(12), Rng(3)).events != games[0].events


# Answers


def test_an_answer_is_recorded_as_the_option_with_the_time_spent() -> None:
    game = play(ask(0), ask(0))
    game.choose(1)
    game.choose("a", spent=1500)
    assert game.events == ((0, "b"), (0, "a", 1500))
    assert game.step == 2


def test_an_answer_of_no_time_is_recorded_as_such() -> None:
    game = play(ask(0))
    game.choose("a", spent=0)
    assert game.events == ((0, "a", 0),)


def test_an_answer_of_another_seat_is_not_asked_for() -> None:
    game = play(ask(0))
    before = digest(game)
    with pytest.raises(NotAsked) as refused:
        game.choose("a", 1)
    assert refused.value.reason == Reason(say("kernel-not-asked", seat=2))
    assert digest(game) == before
    game.choose("a", 0)


@pytest.mark.parametrize("value", [None, True, -1, 99, "resign", ["play", 999], {}, [[]], 1.5])
def test_an_illegal_choice_leaves_the_game_as_it_was(value: Any) -> None:
    game = duel()
    before, asked, events = digest(game), game.question, game.events
    with pytest.raises(Illegal):
        game.choose(value)
    assert (digest(game), game.question, game.events) == (before, asked, events)
    game.choose("pass")


def test_the_rule_that_the_game_names_replaces_the_kernels_reason() -> None:
    game = duel()
    ward = next(card for card in game.state.players[0].hand if KIND[card] == WARD)
    assert len(game.state.players[0].hand) == HAND + 1
    expected = because("duel:ward.1", "duel-ward-only-answers")
    assert game.why_not(["play", ward]) == expected
    with pytest.raises(Illegal) as refused:
        game.choose(["play", ward])
    assert refused.value.reason == expected
    assert str(refused.value).endswith(" [duel:ward.1]")


def test_where_the_game_names_no_rule_the_kernel_says_what_was_expected() -> None:
    game = duel()
    assert game.why_not("resign") == Reason(say("kernel-not-an-option", value='"resign"'))
    with pytest.raises(Illegal, match=r'^"resign" is not one of the options\.$'):
        game.choose("resign")


def test_why_not_is_none_for_legal_answers_and_speaks_for_the_seat_it_is_asked_about() -> None:
    game = play(Together([ask(0), ask(1, "x", "y")]))
    assert game.why_not("a") is None
    assert game.why_not("x", 1) is None
    assert game.why_not("a", 1) == Reason(say("kernel-not-an-option", value='"a"'))
    assert game.why_not("a", 2) == Reason(say("kernel-no-seat", seat="2", last=1))
    assert game.events == ()


def test_the_game_is_told_the_value_that_was_refused_with_tuples_for_lists() -> None:
    definition = TinyGame(asking(ask(0)), against=lambda value: because("tiny:3", "tiny-no", value=str(value)))
    game = Game(definition, definition.setup(), Rng(1))
    assert game.why_not(["x", 1]) == because("tiny:3", "tiny-no", value="('x', 1)")
    assert game.why_not("a") is None


# Question numbers


def test_each_question_has_a_number_of_its_own() -> None:
    game = play(ask(0), Roll(6), ask(1), ask(0))
    numbers = []
    for _ in range(3):
        numbers.append(game.question)
        game.choose("a", question=game.question)
    numbers.append(game.question)
    assert numbers == [0, 1, 2, 3]


def test_an_answer_to_another_question_is_stale() -> None:
    game = play(ask(0), ask(0))
    game.choose("a", question=0)
    before = digest(game)
    for number in (0, 2):
        with pytest.raises(Stale) as refused:
            game.choose("a", question=number)
        assert refused.value.reason == Reason(say("kernel-stale", at=number, now=1))
    assert digest(game) == before
    game.choose("a", question=1)


def test_question_numbers_never_come_back_after_undo_and_rewind() -> None:
    game = play(ask(0), ask(0), ask(0))
    seen = [game.question]
    game.choose("a")
    seen.append(game.question)
    game.undo(0)
    seen.append(game.question)
    game.choose("b")
    game.choose("b")
    seen.append(game.question)
    game.rewind(0)
    seen.append(game.question)
    game.conclude(END)
    seen.append(game.question)
    assert seen == sorted(set(seen))
    with pytest.raises(Stale):
        game.choose("a", question=0)


# The end


def test_the_outcome_is_what_the_flow_returns() -> None:
    def flow(state: Tiny) -> Play[Outcome]:
        winner = yield ask(0)
        return Outcome((1,), say("tiny-won", by=winner), (3, 5))

    game = start(flow)
    assert game.outcome is None
    game.choose("b")
    assert game.outcome == Outcome((1,), say("tiny-won", by="b"), (3, 5))
    assert game.decision is None
    assert game.decisions == ()


def test_nothing_can_be_chosen_or_concluded_once_the_game_is_over() -> None:
    game = play(ask(0))
    game.choose("a")
    before = digest(game)
    for seat in (None, 0, 1):
        with pytest.raises(GameOver, match=r"^The game is over\.$"):
            game.choose("a", seat)
    with pytest.raises(GameOver):
        game.conclude(END)
    assert game.why_not("a") == Reason(say("kernel-game-over"))
    assert game.events == ((0, "a"),)
    assert digest(game) == before


@pytest.mark.parametrize("question", [ask(0), lambda: ask(0), Together([ask(0), ask(1)])])
def test_a_game_can_be_concluded_from_outside_at_any_question(question: Question) -> None:
    resigned = Outcome((1,), say("kernel-resigned", seat=1))
    game = play(question)
    game.conclude(resigned)
    assert game.outcome == resigned
    assert game.decision is None
    assert game.decisions == ()
    assert game.decision_for(0) is None
    assert game.events == ((-3, resigned),)
    with pytest.raises(GameOver):
        game.choose("a")


def test_an_outcome_is_shown_as_json() -> None:
    outcome = Outcome((1,), say("tiny-won", by="b"), (3, 5))
    assert outcome.to_json() == {"winners": [1], "why": {"id": "tiny-won", "args": {"by": "b"}}, "scores": [3, 5]}


def test_every_kind_of_question_can_be_asked() -> None:
    anywhere = Place(1, "tiny-ask", lambda value: None, None, lambda rng: (rng.below(100), 0))
    game = play(Pick(0, ["a", "b"], 1, 1, "tiny-ask"), Distribute(0, ["a", "b"], 3, "tiny-ask"), anywhere)
    game.choose(["b"])
    game.choose([1, 2])
    with pytest.raises(Illegal):
        game.choose([float("nan")])
    game.choose([[1, 25], "x"])
    assert game.state.heard == [("b",), (1, 2), ((1, 25), "x")]


NO_SEATS = pytest.mark.parametrize("seat", ["1", 1.5, (0,), b"x", [0], {}, True, 2, -1, 10**400])
"""What is no number of a seat in a game for two."""


@NO_SEATS
def test_what_is_no_seat_is_not_asked(seat: Any) -> None:
    game = play(ask(0))
    reason = game.why_not("a", seat)
    assert reason is not None
    assert reason == game.why_not_part("a", seat)
    assert reason.message.id == "kernel-no-seat"
    assert tablero.in_english(reason).endswith("seats are numbered from 0 to 1.")
    with pytest.raises(NoSeat):
        game.choose("a", seat)


@NO_SEATS
def test_what_is_no_seat_sees_nothing_and_knows_nothing(seat: Any) -> None:
    game = play(ask(0))
    table = Perspective(game, seat)
    looks: list[Callable[[], Any]] = [table.view, table.to_json, partial(table.resample, Rng(1))]
    for look in looks:
        with pytest.raises(NoSeat):
            look()


def test_a_seat_of_the_table_that_is_not_asked_is_told_so() -> None:
    reason = play(ask(0)).why_not("a", 1)
    assert reason is not None
    assert reason.message.id == "kernel-not-asked"


def test_an_index_of_any_length_is_refused_in_words() -> None:
    with pytest.raises(Illegal) as refused:
        Choose(0, ["a", "b"], "tiny-ask").read(10**30)
    assert tablero.in_english(refused.value.reason).startswith("There is no option number 1000000")
