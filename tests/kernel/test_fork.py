"""Forks: the same moment twice, each going its own way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from kernel.tiny import END, Tiny, ask, asking, play, start
from playing import play_random
from samples.duel import GAME
from tablero.kernel import (
    CHECKPOINT,
    NEW_PHASE,
    NEW_ROUND,
    NEW_TURN,
    Boundary,
    Choose,
    Game,
    Outcome,
    Play,
    Rng,
    Roll,
    Together,
    digest,
    say,
    worked_out,
)
from tablero.kernel.history import MARKS_KEPT

Copy: TypeAlias = Callable[[Game[Tiny]], Game[Tiny]]


def moment(game: Game[Any]) -> tuple[Any, ...]:
    """All that can be seen of a game from outside, its chance to come included."""
    return (
        digest(game),
        game.events,
        tuple(game.log),
        game.question,
        game.step,
        game.outcome,
        game.rng.state,
        [game.view(seat) for seat in (None, 0, 1)],
        [game.why_no_undo(seat) for seat in (0, 1)],
        game.record().dumps(),
    )


def test_a_fork_equals_its_game_at_every_decision_of_a_duel() -> None:
    game = Game(GAME, GAME.setup(), Rng(5))
    rng = Rng(6)
    while game.decision is not None:
        before = moment(game)
        twin = game.fork()
        assert moment(twin) == before
        assert moment(game) == before
        play_random(game, rng, 1)
    assert moment(game.fork()) == moment(game)


def test_a_fork_goes_the_same_way_with_the_same_choices() -> None:
    game = play_random(Game(GAME, GAME.setup(), Rng(8)), Rng(9), 21)
    twin = game.fork()
    assert moment(play_random(game, Rng(1))) == moment(play_random(twin, Rng(1)))


@pytest.mark.parametrize("choices", [0, 1, 13, 40])
def test_a_fork_and_its_game_are_independent(choices: int) -> None:
    game = play_random(Game(GAME, GAME.setup(), Rng(8)), Rng(9), choices)
    before = moment(game)
    twin = game.fork()
    play_random(twin, Rng(1))
    assert moment(game) == before
    other = game.fork()
    play_random(game, Rng(2))
    assert moment(other) == before


def test_a_fork_of_a_fork_is_independent_too() -> None:
    game = play_random(Game(GAME, GAME.setup(), Rng(8)), Rng(9), 20)
    twin = game.fork()
    play_random(twin, Rng(1), 5)
    before = moment(twin)
    play_random(twin.fork(), Rng(3))
    twin.fork().rewind(0)
    assert moment(twin) == before


def test_a_game_goes_back_on_its_own_way_whatever_its_forks_did() -> None:
    game = play(*[ask(0) for _ in range(9)])
    game.choose("a")
    twin = game.fork()
    moments = []
    for _ in range(5):
        twin.choose("b")
    for _ in range(5):
        moments.append(digest(game))
        game.choose("a")
    for expected in reversed(moments):
        game.undo(0)
        assert digest(game) == expected
    assert twin.state.heard == ["a"] + ["b"] * 5


def test_the_chance_to_come_is_that_of_the_game_but_each_draws_its_own() -> None:
    game = play(ask(0), Roll(1000), ask(0), Roll(1000), ask(0))
    twin = game.fork()
    for one in (game, twin):
        one.choose("a")
    assert game.state.heard == twin.state.heard
    twin.rng = Rng(99)
    for one in (game, twin):
        one.choose("a")
    assert game.state.heard != twin.state.heard


def test_a_game_can_be_forked_in_the_middle_of_an_action() -> None:
    def action(state: Tiny) -> Play[Outcome]:
        yield CHECKPOINT
        who = yield ask(0, "x", "y")
        result = yield Roll(1000)
        answer = yield ask(1)
        state.heard = [who, result, answer]
        return END

    game = start(action)
    game.choose("y")
    twin = game.fork()
    twin.choose("a")
    game.choose("b")
    assert game.state.heard[:2] == twin.state.heard[:2]
    assert (game.state.heard[2], twin.state.heard[2]) == ("b", "a")


@pytest.mark.parametrize("copy", [Game.fork, Game.bare_fork])
def test_the_rules_of_a_fork_run_when_somebody_needs_them_wherever_its_game_has_gone(copy: Copy) -> None:
    begun: list[Tiny] = []

    def flow(state: Tiny) -> Play[Outcome]:
        begun.append(state)
        while len(state.heard) < 6:
            yield CHECKPOINT
            state.heard.append((yield ask(0)))
            state.heard.append((yield lambda: ask(1, ("so far", len(state.heard)), "b")))
        return END

    needs: list[Callable[[Game[Tiny]], object]] = [
        lambda twin: twin.state.heard,
        lambda twin: twin.view(0),
        lambda twin: twin.passed("checkpoint"),
        lambda twin: repr(twin.fork().decision),
        lambda twin: play_random(twin, Rng(1), 1).state.heard,
    ]
    for need in needs:
        game = start(flow)
        for answer in ("a", "b", "a"):
            game.choose(answer)
        expected = need(game.fork())
        twin = copy(game)
        before = len(begun)
        game.choose("b")
        game.choose("a")
        assert twin.outcome is None
        assert len(begun) == before
        assert need(twin) == expected
        assert len(begun) > before
        assert twin.decision is not None


def test_a_fork_that_is_concluded_before_its_rules_run_stays_so() -> None:
    twin = play(ask(0), ask(1)).fork()
    twin.conclude(END)
    assert twin.state.heard == []
    assert (twin.outcome, twin.decision) == (END, None)


def test_a_bare_fork_shares_the_question_that_its_game_has_made() -> None:
    game = play(lambda: ask(0), ask(1))
    assert game.bare_fork().decision is game.decision
    assert game.fork().decision is not game.decision
    twin = game.bare_fork()
    twin.choose("a")
    assert game.state.heard == []
    game.choose("b")
    assert (twin.state.heard, game.state.heard) == (["a"], ["b"])


def test_a_question_whose_words_are_made_when_they_are_read_is_not_shared() -> None:
    def flow(state: Tiny) -> Play[Outcome]:
        for _ in range(2):
            state.heard.append((yield lambda: Choose(0, ("a", "b"), lambda: say("tiny-heard", count=len(state.heard)))))
        return END

    game = start(flow)
    assert game.decision is not None
    twin = game.bare_fork()
    game.choose("a")
    assert twin.decision is not None
    assert twin.decision.message == say("tiny-heard", count=0)


def test_secret_answers_given_so_far_are_in_the_fork() -> None:
    game = play(Together([ask(0), ask(1), ask(2)]), seats=3)
    game.choose("b", 1)
    twin = game.fork()
    assert [part.seat for part in twin.decisions] == [0, 2]
    game.choose("a", 0)
    assert [part.seat for part in twin.decisions] == [0, 2]
    twin.choose("b", 2)
    twin.choose("b", 0)
    assert twin.state.heard == [("b", "b", "b")]


def test_a_finished_game_can_be_forked() -> None:
    game = play(ask(0))
    game.choose("a")
    assert game.fork().outcome == END
    concluded = play(ask(0))
    concluded.conclude(END)
    twin = concluded.fork()
    assert twin.outcome == END
    assert twin.decision is None


def test_a_fork_goes_back_further_than_the_marks_that_are_kept() -> None:
    turns = 4 * MARKS_KEPT
    game = play(*[ask(0) for _ in range(turns)])
    game.fork()
    moments = []
    for i in range(turns):
        moments.append(digest(game))
        game.choose(i % 2)
    twin = game.fork()
    for expected in reversed(moments):
        twin.undo(0)
        assert digest(twin) == expected
        assert digest(twin.fork()) == expected
    assert game.outcome == END


def test_the_first_fork_leaves_state_and_question_of_the_game_as_they_are() -> None:
    game = play(ask(0), ask(1), ask(0))
    game.choose("a")
    state, decision = game.state, game.decision
    game.fork()
    assert game.state is state
    assert game.decision is decision


def boundaries(state: Tiny) -> Play[Outcome]:
    """Three rounds of two phases; in the first of them each of two seats has two turns."""
    while len(state.heard) < 15:
        if len(state.heard) % 5 == 0:
            yield NEW_ROUND
        elif len(state.heard) % 5 == 4:
            yield NEW_PHASE
        else:
            yield NEW_TURN if len(state.heard) % 2 == 0 else CHECKPOINT
        state.heard.append((yield ask(len(state.heard) % 2)))
    return END


def counts(game: Game[Tiny]) -> tuple[int, ...]:
    return tuple(game.passed(kind) for kind in ("checkpoint", "turn", "phase", "round"))


def test_boundaries_are_counted_and_a_larger_one_counts_as_each_smaller() -> None:
    game = start(boundaries)
    assert counts(game) == (1, 1, 1, 1)
    seen = []
    while game.decision is not None:
        seen.append(counts(game))
        game.choose("a")
    assert seen[:6] == [(1, 1, 1, 1), (2, 1, 1, 1), (3, 2, 1, 1), (4, 2, 1, 1), (5, 3, 2, 1), (6, 4, 3, 2)]


@pytest.mark.parametrize("forks", [False, True])
def test_boundaries_are_the_same_in_forks_and_after_going_back(forks: bool) -> None:
    game = start(boundaries)
    seen = []
    while game.decision is not None:
        seen.append(counts(game))
        if forks:
            assert counts(game.fork()) == counts(game.bare_fork()) == counts(game.resample(0, Rng(1))) == seen[-1]
        game.choose("a")
    assert counts(game.fork()) == counts(game)
    for step in (14, 13, 9, 12, 3, 0):
        twin = game.fork()
        twin.rewind(step)
        assert counts(twin) == seen[step]
        assert counts(twin.fork()) == seen[step]


@pytest.mark.parametrize(("until", "answers"), [("checkpoint", 1), ("turn", 2), ("phase", 4), ("round", 5)])
def test_a_game_runs_to_the_next_boundary(until: Boundary, answers: int) -> None:
    game = start(boundaries).bare_fork()
    assert game.run(lambda decision: "a", until)
    assert game.step == answers
    assert not start(boundaries).run(lambda decision: "a", until, most=answers - 1)
    while game.decision is not None:
        assert game.run(lambda decision: decision.sample(Rng(1)), "round")
    assert game.run(lambda decision: "a", until)


def test_marks_are_kept_only_once_a_game_is_forked_and_never_many() -> None:
    game = play(*[ask(0) for _ in range(4 * MARKS_KEPT)])
    for _ in range(2 * MARKS_KEPT):
        game.choose("a")
    assert len(game._marks) == 1
    twin = game.fork().fork()
    assert [mark.step for mark in twin._marks] == [mark.step for mark in game._marks]
    assert len(game._marks) == MARKS_KEPT
    assert game._marks[0].step == 0
    for _ in range(MARKS_KEPT):
        game.choose("a")
        assert len(game._marks) <= MARKS_KEPT + 3
    latest = [mark.step for mark in game._marks[1 - MARKS_KEPT :]]
    assert latest == list(range(3 * MARKS_KEPT - MARKS_KEPT + 2, 3 * MARKS_KEPT + 1))


def test_a_fork_plays_again_only_what_lies_behind_the_latest_checkpoint() -> None:
    asked = 0

    def counting(state: Tiny) -> Play[Outcome]:
        nonlocal asked
        inner = asking(*[ask(0) for _ in range(50)])(state)
        answer = None
        while True:
            asked += 1
            try:
                answer = yield inner.send(answer)
            except StopIteration as stop:
                return stop.value  # type: ignore[no-any-return]

    game = start(counting)
    for _ in range(40):
        game.choose("a")
    game.fork()
    asked = 0
    twin = game.fork()
    assert asked <= 3
    for _ in range(5):
        twin.choose("a")
    asked = 0
    twin.fork()
    assert asked <= 3


def test_what_is_worked_out_is_kept_and_no_fork_or_undo_works_it_out_again() -> None:
    worked: list[str] = []

    def work() -> tuple[int, ...]:
        worked.append("once")
        return 3, 4

    def flow(state: Tiny) -> Play[Outcome]:
        yield CHECKPOINT
        state.heard.append((yield Choose(0, ["a", "b"], "tiny-ask")))
        state.heard.append((yield from worked_out(work)))
        for _ in range(2):
            state.heard.append((yield Choose(1, ["a", "b"], "tiny-ask")))
        return END

    game = start(flow)
    game.choose("a", 0)
    game.choose("b", 1)
    for twin in (game.fork(), game.bare_fork(), game.fork().fork()):
        assert twin.state.heard == ["a", (3, 4), "b"]
    assert [event[1] for event in game.events] == ["a", "b"], "it is no event: a record doesn't tell it"
    game.undo(1)
    assert game.state.heard == ["a", (3, 4)]
    assert worked == ["once"]
    again = Game.replay(game.definition, game.record(), Rng(0))
    assert again.state.heard == ["a", (3, 4)]
    assert len(worked) == 2, "who plays a record works it out for himself"
