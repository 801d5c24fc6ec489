"""Taking back: freely until something came out or another decided, any further by agreement."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kernel.tiny import END, Tiny, ask, play, start
from tablero.kernel import CHECKPOINT, Game, Illegal, Outcome, Play, Reason, Rng, Roll, Together, digest, say
from tablero.kernel.history import MARKS_KEPT


def refusal(game: Game[Tiny], seat: int) -> str:
    """The id of the message with which an undo is refused, the game staying as it is."""
    before, question, events = digest(game), game.question, game.events
    reason = game.why_no_undo(seat)
    assert reason is not None
    with pytest.raises(Illegal) as refused:
        game.undo(seat)
    assert refused.value.reason == reason
    assert (digest(game), game.question, game.events) == (before, question, events)
    return reason.message.id


# Undo


@pytest.mark.parametrize("checkpoints", [True, False])
@pytest.mark.parametrize("forked", [True, False])
def test_a_seat_takes_back_its_own_choices_one_after_the_other(checkpoints: bool, forked: bool) -> None:
    game = play(ask(0), ask(0), ask(0), ask(0), checkpoints=checkpoints)
    moments = []
    for answer in ("a", "b", "b"):
        moments.append(digest(game))
        game.choose(answer)
        if forked:
            game.fork()
    for moment in reversed(moments):
        assert game.why_no_undo(0) is None
        game.undo(0)
        assert digest(game) == moment
    assert game.events == ()
    game.choose("b")
    assert game.state.heard == ["b"]


def test_an_undone_end_is_no_end() -> None:
    game = play(ask(0))
    game.choose("a")
    game.undo(0)
    assert game.outcome is None
    assert game.decision is not None


def test_there_is_nothing_to_undo_before_the_first_choice() -> None:
    assert refusal(play(ask(0)), 0) == "kernel-undo-nothing"


def test_chance_since_forbids_undo() -> None:
    game = play(ask(0), Roll(6), ask(0))
    game.choose("a")
    assert refusal(game, 0) == "kernel-undo-chance"
    game.choose("a")
    assert game.why_no_undo(0) is None


def test_a_choice_of_another_since_forbids_undo() -> None:
    game = play(ask(0), ask(1), ask(0))
    game.choose("a")
    assert refusal(game, 1) == "kernel-undo-other"
    game.choose("a")
    assert game.why_no_undo(0) == Reason(say("kernel-undo-other", seat=2))
    assert refusal(game, 0) == "kernel-undo-other"
    game.undo(1)
    game.undo(0)
    assert game.events == ()


def revealing(state: Tiny) -> Play[Outcome]:
    while len(state.heard) < 4:
        yield CHECKPOINT
        state.heard.append((yield ask(0)))
        if len(state.heard) == 2:
            state.log.reveal()
    return END


@pytest.mark.parametrize("forked", [True, False])
def test_something_revealed_since_forbids_undo(forked: bool) -> None:
    game = start(revealing)
    game.choose("a")
    assert game.why_no_undo(0) is None
    game.choose("a")
    if forked:
        game = game.fork().fork()
    assert refusal(game, 0) == "kernel-undo-reveal"
    game.choose("a")
    game.undo(0)
    assert refusal(game, 0) == "kernel-undo-reveal"


def test_something_revealed_in_the_middle_of_an_action_forbids_undo_at_once_and_only_of_what_was_before() -> None:
    def flow(state: Tiny) -> Play[Outcome]:
        yield ask(0)
        state.log.reveal()
        yield ask(0)
        yield ask(0)
        return END

    game = start(flow)
    game.choose("a")
    assert refusal(game, 0) == "kernel-undo-reveal"
    game.choose("a")
    game.undo(0)
    assert refusal(game, 0) == "kernel-undo-reveal"


def test_a_reveal_that_was_rewound_no_longer_forbids_undo() -> None:
    game = start(revealing)
    game.choose("a")
    game.choose("a")
    game.rewind(1)
    assert game.why_no_undo(0) is None
    game.undo(0)


def test_a_reveal_before_the_choice_does_not_forbid_undo() -> None:
    def flow(state: Tiny) -> Play[Outcome]:
        state.log.reveal()
        yield ask(0)
        yield ask(0)
        return END

    game = start(flow)
    game.choose("a")
    game.undo(0)
    assert game.events == ()


def test_what_is_no_seat_takes_nothing_back() -> None:
    game = play(ask(0), Roll(6), ask(0))
    game.choose("a")
    for seat in (-1, -2, -3, 5):
        assert refusal(game, seat) == "kernel-undo-chance"
    game.conclude(END)
    assert game.why_no_undo(-3) is not None


def test_a_conclusion_and_a_resample_are_not_free_to_undo() -> None:
    game = play(ask(0), ask(0))
    game.choose("a")
    assert game.resample(0, Rng(1)).why_no_undo(0) is not None
    game.conclude(END)
    assert game.why_no_undo(0) is not None


# Undo while several decide


def test_a_secret_answer_is_taken_back_and_those_of_the_others_stay() -> None:
    game = play(Together([ask(0), ask(1), ask(2)]), seats=3)
    game.choose("a", 1)
    game.choose("a", 0)
    game.choose("b", 2)
    assert game.outcome == END
    game.rewind(2)
    number = game.question
    game.undo(1)
    assert game.question > number
    assert game.events == ((0, "a"),)
    assert [part.seat for part in game.decisions] == [1, 2]
    game.choose("b", 2)
    game.choose("b", 1)
    assert game.state.heard == [("a", "b", "b")]


def test_once_all_have_answered_nobody_can_undo_since_the_answers_came_out() -> None:
    game = play(Together([ask(0), ask(1)]), ask(0))
    game.choose("a", 0)
    game.choose("a", 1)
    assert refusal(game, 0) == "kernel-undo-other"
    assert refusal(game, 1) == "kernel-undo-reveal"


def test_an_answer_of_before_can_not_be_undone_when_another_has_answered_since() -> None:
    game = play(ask(0), Together([ask(0), ask(1)]))
    game.choose("a", 0)
    assert game.why_no_undo(0) is None
    game.choose("b", 1)
    assert refusal(game, 0) == "kernel-undo-other"
    assert game.why_no_undo(0) == Reason(say("kernel-undo-other", seat=2))
    game.choose("b", 0)
    assert refusal(game, 0) == "kernel-undo-reveal"


def test_who_was_the_only_one_with_a_choice_can_undo_since_no_answer_came_out() -> None:
    game = play(ask(0), Together([ask(0), ask(1, "only")]), ask(0))
    game.choose("a")
    game.choose("a")
    game.undo(0)
    assert game.events == ((0, "a"),)


def test_who_has_not_answered_yet_has_nothing_to_undo() -> None:
    game = play(Together([ask(0), ask(1)]))
    game.choose("a", 1)
    assert refusal(game, 0) == "kernel-undo-nothing"


def test_an_open_question_to_several_does_not_hide_an_earlier_choice_of_another() -> None:
    game = play(ask(0), ask(1), Together([ask(0), ask(2)]), seats=3)
    game.choose("a")
    game.choose("a")
    assert refusal(game, 0) == "kernel-undo-other"
    game.choose("a", 2)
    assert refusal(game, 0) == "kernel-undo-other"


def test_before_anyone_answers_together_the_choice_that_led_there_can_be_undone() -> None:
    game = play(ask(0), Together([ask(0), ask(1)]))
    game.choose("a")
    game.undo(0)
    assert game.events == ()


@pytest.mark.parametrize("back", [lambda game: game.undo(0), lambda game: game.rewind(game.step - 1)])
def test_whoever_has_gone_back_once_goes_back_again_without_playing_the_whole_game(
    back: Callable[[Game[Tiny]], None],
) -> None:
    sent = 0

    def counting(state: Tiny) -> Play[Outcome]:
        nonlocal sent
        while len(state.heard) < 200:
            yield CHECKPOINT
            state.heard.append((yield ask(0)))
            sent += 1
        return END

    game = start(counting)
    for _ in range(150):
        game.choose("a")
    back(game)
    sent = 0
    for _ in range(5):
        back(game)
    assert game.step == 144
    assert sent <= 10


def test_a_game_that_goes_back_goes_on_to_keep_marks() -> None:
    game = play(*[ask(0) for _ in range(12)])
    for _ in range(10):
        game.choose("a")
    game.keep_marks()
    game.rewind(6)
    for _ in range(3):
        game.choose("b")
    assert [mark.step for mark in game._marks][-4:] == [6, 7, 8, 9]


# Rewind


@pytest.mark.parametrize("forked", [True, False])
@pytest.mark.parametrize("checkpoints", [True, False])
def test_rewind_reaches_every_moment_of_a_long_game(forked: bool, checkpoints: bool) -> None:
    turns = 3 * MARKS_KEPT
    game = play(*[ask(i % 2) for i in range(turns)], checkpoints=checkpoints)
    moments = []
    for i in range(turns):
        if forked and i == 5:
            game.fork()
        moments.append(digest(game))
        game.choose(i % 3 % 2)
    for step in (turns - 1, turns - 2, 10, 4, 4, 1, 0):
        game.rewind(step)
        assert digest(game) == moments[step]
        assert game.step == step
    for i in range(turns):
        assert digest(game) == moments[i]
        game.choose(i % 3 % 2)
    assert game.outcome == END


def test_rewind_goes_back_over_chance_and_the_choices_of_others() -> None:
    game = play(ask(0), Roll(6), ask(1), Roll(6), ask(0))
    game.choose("a")
    before = digest(game)
    game.choose("a")
    game.rewind(2)
    assert digest(game) == before
    assert game.decision is not None
    assert game.decision.seat == 1


def test_rewind_reopens_a_concluded_game() -> None:
    game = play(ask(0), ask(0))
    game.choose("a")
    game.conclude(END)
    game.rewind(1)
    assert game.outcome is None
    assert game.decision is not None


def test_rewind_to_now_changes_nothing_but_the_question_number() -> None:
    game = play(ask(0), ask(0))
    game.choose("a")
    before, number = digest(game), game.question
    game.rewind(1)
    assert digest(game) == before
    assert game.question == number + 1


@pytest.mark.parametrize("step", [-1, 2, 1000, 0.5, True, "1", None])
def test_rewind_refuses_a_moment_that_never_was(step: Any) -> None:
    game = play(ask(0), ask(0))
    game.choose("a")
    before = digest(game)
    with pytest.raises(Illegal) as refused:
        game.rewind(step)
    assert refused.value.reason.message.id == "kernel-rewind-range"
    assert digest(game) == before


def test_a_choice_after_rewind_may_differ() -> None:
    game = play(ask(0), ask(1), ask(0))
    game.choose("a")
    game.choose("a")
    game.rewind(1)
    game.choose("b")
    assert game.events == ((0, "a"), (1, "b"))
