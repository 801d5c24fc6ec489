"""What must not upset the kernel: errors between processes, games stepped through, values and records of any shape."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from kernel.tiny import ask, play
from samples.duel import GAME
from tablero.kernel import (
    BadRecord,
    BadSetup,
    Edited,
    Game,
    GameOver,
    Illegal,
    NotAsked,
    Outcome,
    Pick,
    Reason,
    Record,
    Rng,
    RuleFailure,
    Stale,
    Together,
    Truncated,
    because,
    digest,
    say,
)
from telling import refused

REASON = because("duel:ward.1", "duel-ward-only-answers")


def duel(choices: int = 12) -> Game[Any]:
    game = Game(GAME, GAME.setup(), Rng(5))
    rng = Rng(2)
    for _ in range(choices):
        assert game.decision is not None
        game.choose(game.decision.sample(rng))
    return game


@pytest.mark.parametrize(
    "error",
    [
        Illegal(REASON),
        NotAsked(2),
        Stale(1, 2),
        GameOver(),
        BadSetup("life", say("kernel-nothing")),
        BadRecord(3, say("kernel-record-event"), "duel:ward.1"),
        Edited(4, say("kernel-record-edited")),
        Truncated(5, duel().record()),
        RuleFailure(duel().record(), ValueError("oops"), 7),
    ],
)
def test_errors_pass_from_process_to_process(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert again.__dict__.keys() == error.__dict__.keys()


def test_a_game_that_is_stepped_through_can_be_forked_on_the_way() -> None:
    record = duel().record()
    forks = [game.fork() for game in Game.replaying(GAME, record, Rng(0))]
    assert [fork.step for fork in forks] == sorted({fork.step for fork in forks})
    assert forks[-1].events == record.events


def test_a_game_that_is_left_half_way_can_be_played_on() -> None:
    record = duel().record()
    steps = Game.replaying(GAME, record, Rng(0))
    game = next(steps)
    next(steps)
    del steps
    while (decision := game.decision) is not None:
        game.choose(decision.sample(Rng(game.step)))
    assert game.outcome is not None


@pytest.mark.parametrize("depth", [600, 100_000])
def test_values_nested_without_end_are_refused(depth: int) -> None:
    game = duel()
    deep: Any = "x"
    for _ in range(depth):
        deep = [deep]
    before = digest(game)
    with pytest.raises(Illegal):
        game.choose(deep)
    assert digest(game) == before
    line = b'{"seat":0,"choose":' + b"[" * depth + b"]" * depth + b"}\n"
    data = game.record().dumps().splitlines(keepends=True)
    with refused(BadRecord, "^line 2: "):
        Record.loads(b"".join([data[0], line, *data[2:]]))


def test_numbers_of_thousands_of_digits_are_refused() -> None:
    with pytest.raises(Illegal):
        duel().choose(("play", 10**5000))


@pytest.mark.parametrize("settings", [{}, {"life": 12, "colour": "red"}])
def test_a_record_has_all_settings_and_no_others(settings: dict[str, Any]) -> None:
    record = duel().record()
    other = Record("duel", 1, record.setup._replace(settings=settings), record.events)
    with refused(BadSetup, "all of them and no others"):
        Game.replay(GAME, other, Rng(0))


@pytest.mark.parametrize(
    "line",
    [
        b'{"seat":true,"choose":"a"}',
        b'{"seat":0,"choose":"a","ms":-1}',
        b'{"seat":0,"choose":"a","ms":true}',
        b'{"redraw":-7,"seed":1}',
    ],
)
def test_a_record_takes_only_whole_numbers_where_they_belong(line: bytes) -> None:
    data = duel().record().dumps().splitlines(keepends=True)
    with refused(BadRecord, "^line 2: "):
        Record.loads(b"".join([data[0], line + b"\n", *data[2:]]))


def test_secret_answers_are_part_of_a_moment() -> None:
    game = play(Together([ask(0), ask(1)]))
    first, second = game.fork(), game.fork()
    first.choose("a", 1)
    second.choose("b", 1)
    assert digest(first) != digest(second)
    assert first.pending == (None, "a")


def test_a_pick_with_a_limit_is_never_taken_unasked() -> None:
    def limit(picked: tuple[Any, ...]) -> Reason | None:
        return REASON if picked else None

    assert Pick(0, ["a"], 1, 1, "x", limit=limit).only() is None


def test_a_game_that_was_ended_has_nothing_to_undo() -> None:
    game = duel()
    game.conclude(Outcome((0,), say("kernel-resigned", seat=2)))
    assert game.why_no_undo(0) == Reason(say("kernel-game-over"))
