"""Replaying: every choice and result of a record is checked, and what does not fit is named by its line."""

from __future__ import annotations

from typing import Any

import pytest

from kernel.tiny import END, TinyGame, ask, asking, play
from playing import play_random
from samples.duel import GAME
from tablero.kernel import (
    BadRecord,
    BadSetup,
    Draw,
    Game,
    Message,
    OtherGame,
    OtherVersion,
    Outcome,
    Record,
    Rng,
    Roll,
    Shuffle,
    Together,
    digest,
    say,
)
from tablero.kernel.decisions import Request
from tablero.kernel.events import CHANCE, CONCLUDED, RESAMPLED, Event
from telling import english, refused


def bad(events: list[Event], *requests: Request) -> BadRecord:
    """The error of replaying these events in a game that asks the requests."""
    game = TinyGame(asking(*requests))
    with pytest.raises(BadRecord) as raised:
        Game.replay(game, Record("tiny", 1, game.setup(3), tuple(events)), Rng(1))
    return raised.value


# What fits


def test_a_replayed_duel_is_the_same_at_every_moment() -> None:
    game = Game(GAME, GAME.setup(), Rng(21))
    rng, moments = Rng(22), {}
    while game.outcome is None:
        moments[game.step] = (digest(game), tuple(game.log), game.question)
        play_random(game, rng, 1)
    record = Record.loads(game.record().dumps())
    for step, (expected, log, question) in moments.items():
        again = Game.replay(GAME, record, Rng(0), upto=step)
        assert (digest(again), tuple(again.log), again.question) == (expected, log, question)
        assert again.step == step
    whole = Game.replay(GAME, record, Rng(0))
    assert whole.outcome == game.outcome
    assert whole.record() == record


def test_a_game_can_be_followed_through_its_record_question_by_question() -> None:
    game = Game(GAME, GAME.setup(), Rng(23))
    rng = Rng(24)
    moments = [(game.step, digest(game))]
    while game.outcome is None:
        play_random(game, rng, 1)
        moments.append((game.step, digest(game)))
    followed = [(again.step, digest(again)) for again in Game.replaying(GAME, game.record(), Rng(0))]
    assert followed == moments


def test_following_a_record_checks_it_too() -> None:
    game = TinyGame(asking(ask(0), ask(1)))
    following = Game.replaying(game, Record("tiny", 1, game.setup(), ((0, "a"), (1, "c"))), Rng(1))
    assert [next(following).step, next(following).step] == [0, 1]
    with refused(BadRecord, "line 3: the choice is not legal"):
        next(following)
    with pytest.raises(OtherGame):
        next(Game.replaying(GAME, Record("tiny", 1, game.setup(), ()), Rng(1)))


def test_a_replay_rolls_nothing_again() -> None:
    game = play(ask(0), Roll(1000, 5), ask(0), seed=1)
    game.choose("a")
    again = Game.replay(game.definition, game.record(), Rng(2))
    assert again.state.heard == game.state.heard
    assert again.rng.state == 2


def test_a_replayed_game_can_be_played_on_undone_and_forked() -> None:
    game = play(ask(0), ask(0), Roll(6), ask(0))
    game.choose("a", spent=5)
    again = Game.replay(game.definition, game.record(), Rng(3))
    assert again.record() == game.record()
    again.choose("b")
    again.rewind(1)
    assert digest(again) == digest(game)
    assert digest(again.fork()) == digest(game)
    again.undo(0)
    game.undo(0)
    assert digest(again) == digest(game)


def test_a_replay_may_stop_before_the_end() -> None:
    game = play(ask(0), ask(1), ask(0))
    for answer in ("a", "b", "b"):
        game.choose(answer)
    for upto in range(4):
        assert Game.replay(game.definition, game.record(), Rng(1), upto).state.heard == ["a", "b", "b"][:upto]
    assert Game.replay(game.definition, game.record(), Rng(1), 99).outcome == END


def test_a_concluded_game_is_concluded_in_its_replay() -> None:
    game = play(ask(0), ask(1))
    game.choose("a")
    outcome = Outcome((1,), say("kernel-resigned", seat=1))
    game.conclude(outcome)
    again = Game.replay(game.definition, Record.loads(game.record().dumps()), Rng(0))
    assert again.outcome == outcome
    assert again.decision is None
    assert again.events == game.events


# What does not fit


def test_a_record_of_another_game_is_refused() -> None:
    with refused(OtherGame, "line 1: a record of tiny; expected one of duel"):
        Game.replay(GAME, play(ask(0)).record(), Rng(1))


@pytest.mark.parametrize(
    ("version", "reads", "plays"), [(3, (), False), (3, (2,), False), (3, (1, 2), True), (1, (), True)]
)
def test_a_record_of_other_rules_is_refused_unless_they_play_the_same(
    version: int, reads: tuple[int, ...], plays: bool
) -> None:
    game = TinyGame(asking(ask(0)))
    game.version = version
    game.reads = reads
    record = Record("tiny", 1, game.setup(), ((0, "a"),))
    if plays:
        assert Game.replay(game, record, Rng(1)).outcome == END
    else:
        with refused(OtherVersion, "line 1: needs rules version 1 of tiny; this is version 3"):
            Game.replay(game, record, Rng(1))


def test_a_record_of_newer_rules_is_refused() -> None:
    game = TinyGame(asking(ask(0)))
    with refused(OtherVersion, "needs rules version 2"):
        Game.replay(game, Record("tiny", 2, game.setup(), ()), Rng(1))


def test_a_record_of_a_table_that_cannot_be_is_refused() -> None:
    game = TinyGame(asking(ask(0)))
    with refused(BadSetup, "seats"):
        Game.replay(game, Record("tiny", 1, game.setup()._replace(seats=9), ()), Rng(1))


@pytest.mark.parametrize("value", ["c", 7, -1, None, True, (), ("a",), {"a": 1}, 2.5])
def test_a_choice_that_is_not_legal_is_named_by_its_line(value: Any) -> None:
    error = bad([(0, "a"), (1, value)], ask(0), ask(1))
    assert error.line == 3
    assert english(error).startswith("line 3: the choice is not legal: ")


@pytest.mark.parametrize("seat", [1, 2])
def test_a_choice_of_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    error = bad([(seat, "a")], ask(0))
    assert error.line == 2
    assert "is not asked anything now." in english(error.expected)


@pytest.mark.parametrize("seat", [3, 10**6, 2**80])
def test_a_choice_of_a_seat_that_there_is_not_is_refused(seat: int) -> None:
    error = bad([(seat, "a")], ask(0))
    assert error.line == 2
    assert f"{seat} is no seat of this table: seats are numbered from 0 to 2." in english(error.expected)


@pytest.mark.parametrize("event", [(RESAMPLED, (3, 1)), (CONCLUDED, Outcome((0, 3), Message("x")))])
def test_nobody_else_wins_or_knows_anything(event: Event) -> None:
    error = bad([(0, "a"), event], ask(0), ask(1))
    assert error.line == 3
    assert english(error.expected) == "3 is no seat of this table: seats are numbered from 0 to 2."


def test_a_choice_after_the_end_is_refused() -> None:
    assert english(bad([(0, "a"), (0, "a")], ask(0))) == "line 3: the choice is not legal: The game is over."


@pytest.mark.parametrize("event", [(RESAMPLED, (0, 1)), (CONCLUDED, Outcome((), Message("x")))])
def test_nothing_else_comes_after_the_end_either(event: Event) -> None:
    error = bad([(0, "a"), event], ask(0))
    assert error.line == 3
    assert english(error.expected) == "expected nothing after the end of the game"


def test_a_secret_answer_given_twice_is_refused() -> None:
    error = bad([(0, "a"), (0, "b")], Together([ask(0), ask(1)]))
    assert error.line == 3
    assert "is not asked anything now." in english(error.expected)


@pytest.mark.parametrize(
    ("request_", "event"),
    [
        (Roll(6, 2), ("roll", (1, 7))),
        (Roll(6, 2), ("roll", (1,))),
        (Roll(6, 2), ("roll", ("1", "2"))),
        (Roll(6, 2), ("roll", ((1,), (2,)))),
        (Roll(6, 2), ("draw", (1, 2))),
        (Draw(6, 2), ("draw", (3, 3))),
        (Draw(6, 2), ("draw", (5, 6))),
        (Draw(2, 2), ("shuffle", (0, 1))),
        (Shuffle(3), ("shuffle", (0, 1))),
        (Shuffle(3), ("shuffle", (0, 1, 1))),
        (Shuffle(3), ("draw", (0, 1, 2))),
    ],
)
def test_a_result_that_cannot_come_out_is_refused(request_: Request, event: Any) -> None:
    error = bad([(0, "a"), (CHANCE, event)], ask(0), request_, ask(0))
    assert error.line == 3
    assert english(error.expected).startswith("expected the result of a ")


@pytest.mark.parametrize(
    "event", [(0, "a"), (0, ("roll", (1,))), (RESAMPLED, (0, 1)), (CONCLUDED, Outcome((), Message("x")))]
)
def test_a_missing_result_is_noticed(event: Event) -> None:
    error = bad([(0, "a"), event], ask(0), Roll(6), ask(0))
    assert error.line == 3
    assert english(error.expected) == "expected the result of a roll"


def test_a_result_where_none_was_asked_for_is_refused() -> None:
    error = bad([(0, "a"), (CHANCE, ("roll", (1,)))], ask(0), ask(1))
    assert error.line == 3
    assert english(error.expected) == "a random result where none was asked for"


def test_a_missing_choice_is_noticed() -> None:
    error = bad([(CHANCE, ("roll", (1,))), (1, "a")], ask(0), Roll(6), ask(1))
    assert error.line == 2
    error = bad([(0, "a"), (2, "a")], ask(0), ask(1), ask(2))
    assert error.line == 3


def test_setup_results_are_checked_too() -> None:
    assert bad([(CHANCE, ("roll", (9,)))], Roll(6), ask(0)).line == 2
    assert bad([(0, "a")], Roll(6), ask(0)).line == 2


def test_lines_are_counted_over_all_kinds_of_events() -> None:
    events: list[Event] = [(CHANCE, ("roll", (1,))), (0, "a", 5), (RESAMPLED, (0, 1)), (1, "no")]
    assert bad(events, Roll(6), ask(0), ask(1)).line == 5
