"""The log: what the rules tell everybody, and what they tell some."""

from __future__ import annotations

from kernel.tiny import END, Tiny, ask, start
from tablero.kernel import CHECKPOINT, Entry, Game, Log, Outcome, Play, Roll, say


def telling(state: Tiny) -> Play[Outcome]:
    while len(state.heard) < 3:
        yield CHECKPOINT
        state.heard.append((yield ask(len(state.heard) % 2)))
        state.log.tell("tiny-heard", what=state.heard[-1])
        state.log.tell_seats((1,), "tiny-secret", number=len(state.heard))
        yield Roll(6)
    return END


def ids(game: Game[Tiny], seat: int | None) -> list[str]:
    return [entry.message.id for entry in game.log_for(seat)]


def test_lines_come_in_the_order_they_were_told() -> None:
    game = start(telling)
    assert game.log == []
    game.choose("b")
    heard, secret = say("tiny-heard", what="b"), say("tiny-secret", number=1)
    assert game.log == [Entry(heard), Entry(secret, (1,))]
    game.choose("a")
    game.choose("b")
    assert [entry.message.id for entry in game.log] == ["tiny-heard", "tiny-secret"] * 3


def test_a_private_line_reaches_only_its_seats() -> None:
    game = start(telling)
    game.choose("b")
    assert ids(game, 1) == ["tiny-heard", "tiny-secret"]
    assert ids(game, 0) == ["tiny-heard"]
    assert ids(game, None) == ["tiny-heard"]


def test_the_log_goes_back_with_the_game() -> None:
    game = start(telling)
    logs = [game.log.copy()]
    for answer in ("a", "b", "a"):
        game.choose(answer)
        logs.append(game.log.copy())
        game.fork()
    for turns in (2, 1, 0):
        game.rewind(2 * turns)
        assert game.log == logs[turns]


def test_a_fork_keeps_the_log_and_writes_its_own() -> None:
    game = start(telling)
    game.choose("a")
    twin = game.fork()
    assert twin.log == game.log
    twin.choose("b")
    assert (len(twin.log), len(game.log)) == (4, 2)


def test_a_line_told_before_the_first_question_is_in_the_log_once() -> None:
    def flow(state: Tiny) -> Play[Outcome]:
        if not state.heard:
            state.log.tell("tiny-starts")
            state.heard.append((yield Roll(6)))
        yield CHECKPOINT
        yield ask(0)
        return END

    game = start(flow)
    assert ids(game, 0) == ["tiny-starts"]
    assert ids(game.fork().fork(), 0) == ["tiny-starts"]
    game.rewind(1)
    assert ids(game, 0) == ["tiny-starts"]


def test_a_journal_starts_empty() -> None:
    log = Log()
    assert log.entries == []
    assert not log.revealed
    log.reveal()
    assert log.revealed
