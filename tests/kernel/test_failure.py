"""A rule that raises an error: the record shows it, and the game goes on from before the choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kernel.tiny import END, Tiny, TinyGame, ask, start
from tablero.kernel import (
    CHECKPOINT,
    Choose,
    DeadEnd,
    Game,
    Outcome,
    Play,
    Record,
    Rng,
    Roll,
    RuleFailure,
    Together,
    digest,
)
from telling import english, refused


def fragile(state: Tiny) -> Play[Outcome]:
    """Fails, after a roll, whenever somebody answers "boom"."""
    while len(state.heard) < 4:
        yield CHECKPOINT
        answer = yield ask(len(state.heard) % 2, "a", "boom")
        state.log.tell("tiny-heard", what=answer)
        yield Roll(6)
        state.heard.append(answer)
        if answer == "boom":
            raise ZeroDivisionError("bang")
    return END


def fails(game: Game[Tiny], answer: str, seat: int | None = None) -> RuleFailure:
    with pytest.raises(RuleFailure) as failure:
        game.choose(answer, seat)
    return failure.value


@pytest.mark.parametrize("turns", [0, 1, 2])
@pytest.mark.parametrize("forked", [True, False])
def test_the_game_is_as_before_the_choice_and_can_be_played_on(turns: int, forked: bool) -> None:
    game = start(fragile)
    for _ in range(turns):
        game.choose("a")
    if forked:
        game = game.fork()
    before, events, log = digest(game), game.events, game.log.copy()
    fails(game, "boom")
    assert (digest(game), game.events, game.log) == (before, events, log)
    while game.outcome is None:
        game.choose("a")
    assert game.state.heard == ["a"] * 4


def test_the_failure_says_which_event_failed_and_why() -> None:
    game = start(fragile)
    game.choose("a")
    failure = fails(game, "boom")
    assert isinstance(failure.__cause__, ZeroDivisionError)
    assert english(failure) == "A rule failed at event 2: ZeroDivisionError: bang"
    assert str(failure) == "A rule failed at event 2: ZeroDivisionError: bang"
    assert failure.step == 2
    assert failure.record is not None
    assert failure.record.events[failure.step] == (1, "boom")
    assert len(failure.record.events) == 4  # the roll that came before the error is in it


def test_the_record_of_a_failure_reproduces_it() -> None:
    game = start(fragile)
    game.choose("a")
    failure = fails(game, "boom")
    assert failure.record is not None
    record = Record.loads(failure.record.dumps())
    with pytest.raises(RuleFailure) as again:
        Game.replay(game.definition, record, Rng(0))
    assert again.value.step == failure.step
    assert again.value.record == failure.record
    before = Game.replay(game.definition, record, Rng(0), upto=failure.step)
    assert digest(before) == digest(game)


def test_a_failure_after_secret_answers_keeps_those_of_the_others() -> None:
    def flow(state: Tiny) -> Play[Outcome]:
        answers = yield Together([ask(0), ask(1, "a", "boom")])
        if "boom" in answers:
            raise KeyError("bang")
        state.heard.append(answers)
        return END

    game = start(flow)
    game.choose("b", 0)
    failure = fails(game, "boom", 1)
    assert failure.step == 1
    assert [part.seat for part in game.decisions] == [1]
    game.choose("a", 1)
    assert game.state.heard == [("b", "a")]


def test_a_dead_end_is_a_failure_of_the_rules() -> None:
    def flow(state: Tiny) -> Play[Outcome]:
        yield ask(0)
        yield lambda: Choose(1, [], "tiny-nothing")
        return END

    game = start(flow)
    failure = fails(game, "a")
    assert isinstance(failure.__cause__, DeadEnd)
    assert game.events == ()


def test_a_rule_that_yields_something_else_fails() -> None:
    def flow(state: Tiny) -> Play[Outcome]:
        yield ask(0)
        yield "what now?"  # type: ignore[misc]
        return END

    assert isinstance(fails(start(flow), "a").__cause__, AttributeError)


def test_a_rule_that_fails_in_setup_gives_the_record_so_far() -> None:
    def flow(state: Tiny) -> Play[Outcome]:
        yield Roll(6, 3)
        raise ValueError("bang")

    definition = TinyGame(flow)
    with refused(RuleFailure, "A rule failed at event 0: ValueError: bang") as failure:
        Game(definition, definition.setup(), Rng(1))
    assert isinstance(failure.value.__cause__, ValueError)
    assert failure.value.record is not None
    assert [event[1][0] for event in failure.value.record.events] == ["roll"]


def test_an_interruption_by_the_user_is_no_failure_of_the_rules() -> None:
    def flow(state: Tiny) -> Play[Outcome]:
        yield ask(0)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        start(flow).choose("a")


class Interrupting:
    """Answers that interrupt the rules once, as a user does who presses Ctrl-C."""

    def __init__(self) -> None:
        self.left = 1

    def flow(self, state: Tiny) -> Play[Outcome]:
        while len(state.heard) < 4:
            yield CHECKPOINT
            state.heard.append((yield ask(len(state.heard) % 2)))
            state.heard.append((yield Roll(6)))
            if len(state.heard) > 2 and self.left:
                self.left -= 1
                raise KeyboardInterrupt
        return END


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("forked", [False, True])
def test_an_interrupted_choice_leaves_the_game_as_it_was(times: int, forked: bool) -> None:
    interrupting = Interrupting()
    game = start(interrupting.flow)
    game.choose("a")
    if forked:
        game = game.fork()
    interrupting.left = times
    for _ in range(times):
        before = digest(game), game.events, game.question, game.rng.state
        with pytest.raises(KeyboardInterrupt):
            game.choose("b")
        assert (digest(game), game.events, game.question, game.rng.state) == before
    game.choose("b")
    assert game.outcome == END


class Slow:
    """Rules that somebody interrupts at the `soon`th thing they do."""

    def __init__(self) -> None:
        self.soon = 0

    def work(self) -> None:
        self.soon -= 1
        if self.soon == 0:
            raise KeyboardInterrupt

    def question(self, seat: int) -> Choose:
        self.work()
        return ask(seat)

    def flow(self, state: Tiny) -> Play[Outcome]:
        while len(state.heard) < 8:
            if len(state.heard) % 4 == 0:
                yield CHECKPOINT
            state.heard.append((yield lambda: self.question(0)))
            self.work()
            state.heard.append((yield Roll(1000)))
            self.work()
        return END

    def game(self) -> Game[Tiny]:
        """Return a game after six events, in the middle of what follows its second checkpoint."""
        game = start(self.flow)
        game.keep_marks()
        for _ in range(3):
            game.choose("a")
        return game


@pytest.mark.parametrize("soon", [1, 2, 3])
@pytest.mark.parametrize("copy", [Game.fork, Game.bare_fork, lambda game: game.fork().fork()])
def test_a_fork_that_is_interrupted_is_still_asked(copy: Callable[[Game[Tiny]], Game[Tiny]], soon: int) -> None:
    slow = Slow()
    game = slow.game()
    before = digest(game)
    twin = copy(game)
    slow.soon = soon
    with pytest.raises(KeyboardInterrupt):
        twin.choose("a")
    assert twin.step == game.step
    assert twin.decision is not None
    assert digest(twin) == before


@pytest.mark.parametrize("step", range(7))
@pytest.mark.parametrize("soon", [1, 2, 3])
def test_a_rewind_that_is_interrupted_gets_there_all_the_same(step: int, soon: int) -> None:
    slow = Slow()
    game, calm = slow.game(), slow.game()
    calm.rewind(step)
    slow.soon = soon
    try:
        game.rewind(step)
    except KeyboardInterrupt:
        assert slow.soon < 0
    else:
        assert slow.soon > 0
    slow.soon = 0
    assert game.decision is not None
    assert game.question == calm.question
    assert game.events[:step] == calm.events[:step]
    assert len(game.events) == len(calm.events)
    assert game.state.heard == [event[1] if event[0] >= 0 else event[1][1] for event in game.events]


def test_an_undo_that_is_interrupted_keeps_the_secret_answers_of_others() -> None:
    soon = 0

    def first() -> Choose:
        nonlocal soon
        soon -= 1
        if soon == 0:
            raise KeyboardInterrupt
        return ask(0)

    def flow(state: Tiny) -> Play[Outcome]:
        state.heard.append((yield lambda: Together([first(), ask(1), ask(2)])))
        return END

    game = start(flow, seats=3)
    game.choose("a", 0)
    game.choose("b", 1)
    question, soon = game.question, 1
    with pytest.raises(KeyboardInterrupt):
        game.undo(0)
    assert game.pending == (None, "b", None)
    assert game.question == question + 1


@pytest.mark.parametrize("value", [None, "won", (0,)])
def test_rules_that_end_without_an_outcome_have_failed(value: Any) -> None:
    def flow(state: Tiny) -> Play[Outcome]:
        yield ask(0)
        return value  # type: ignore[no-any-return]

    game = start(flow)
    failure = fails(game, "a")
    assert isinstance(failure.__cause__, DeadEnd)
    assert "ended without an outcome" in str(failure.__cause__)
    assert game.decision is not None
