"""A perspective shows what its seat may know and nothing else."""

from __future__ import annotations

import pytest

from kernel.tiny import END, Tiny, ask, play, start
from playing import play_random
from samples.duel import GAME
from tablero.kernel import CHECKPOINT, Game, Outcome, Perspective, Play, Rng, Together, digest, say
from tablero.kernel.codec import encode


def telling(state: Tiny) -> Play[Outcome]:
    state.log.tell("tiny-starts")
    state.log.tell_seats((1,), "tiny-secret")
    yield CHECKPOINT
    yield ask(0)
    yield ask(1)
    return END


def test_the_seat_that_is_asked_sees_its_decision() -> None:
    game = start(telling)
    assert Perspective(game, 0).to_json() == {
        "seat": 0,
        "question": 0,
        "waiting": [0],
        "view": {"heard": 0, "secret": 1},
        "decision": {"kind": "choose", "ask": {"id": "tiny-ask"}, "options": ["a", "b"]},
        "rule": None,
        "outcome": None,
        "log": [{"id": "tiny-starts"}],
    }


@pytest.mark.parametrize("seat", [None, 1])
def test_no_other_seat_sees_the_decision(seat: int | None) -> None:
    perspective = Perspective(start(telling), seat)
    shown = perspective.to_json()
    assert perspective.decision is None
    assert shown["decision"] is None
    assert shown["waiting"] == [0]
    assert b"options" not in encode(shown)


def test_each_seat_reads_its_own_lines_of_the_log() -> None:
    game = start(telling)
    logs = [[entry.message.id for entry in Perspective(game, seat).log] for seat in (None, 0, 1)]
    assert logs == [["tiny-starts"], ["tiny-starts"], ["tiny-starts", "tiny-secret"]]
    assert Perspective(game, 1).to_json()["log"] == [{"id": "tiny-starts"}, {"id": "tiny-secret"}]


def test_of_the_log_the_lines_that_are_new_can_be_had() -> None:
    game = start(telling)
    assert [Perspective(game, 1).to_json(since)["log"] for since in (1, 2)] == [[{"id": "tiny-secret"}], []]
    assert Perspective(game, 0).to_json(1)["log"] == []


def test_of_several_who_decide_each_sees_only_its_own_question() -> None:
    game = play(Together([ask(1, "x", "y"), ask(0)]))
    for seat, options in ((0, ["a", "b"]), (1, ["x", "y"])):
        perspective = Perspective(game, seat)
        assert perspective.waiting == (1, 0)
        assert perspective.to_json()["decision"]["options"] == options
    game.choose("x", 1)
    assert Perspective(game, 0).waiting == (0,)
    assert Perspective(game, 1).decision is None


def test_the_question_number_follows_the_game() -> None:
    game = start(telling)
    game.choose("a")
    assert Perspective(game, 1).to_json()["question"] == 1


def test_the_outcome_is_seen_by_all() -> None:
    game = play(ask(0))
    game.choose("a")
    for seat in (None, 0, 1):
        perspective = Perspective(game, seat)
        assert perspective.outcome == END
        shown = perspective.to_json()
        assert shown["outcome"] == {"winners": [], "why": {"id": "tiny-over"}, "scores": []}
        assert shown["decision"] is None
        assert shown["waiting"] == []


def test_who_must_decide_is_asked_and_nobody_else() -> None:
    game = play(ask(0))
    assert Perspective(game, 0).asked() is game.decision
    for seat in (None, 1):
        with pytest.raises(LookupError, match=f"seat {seat} is not asked anything"):
            Perspective(game, seat).asked()


def test_an_option_is_described_for_the_seat_that_is_asked() -> None:
    game = play(Together([ask(1), ask(0)]))
    assert Perspective(game, 0).describe("a") == say("tiny-option", option="a", of=0)
    assert Perspective(game, 1).describe("a") == say("tiny-option", option="a", of=1)
    with pytest.raises(LookupError, match="seat None is not asked anything"):
        Perspective(game, None).describe("a")


def test_the_view_is_that_of_the_seat() -> None:
    game = play(ask(0))
    game.state.secret = [7, 8, 9]
    assert [Perspective(game, seat).view()["secret"] for seat in (None, 0, 1)] == [None, 7, 8]


def test_resampling_is_for_this_seat_and_leaves_the_game_alone() -> None:
    game = play(ask(0), ask(1))
    game.choose("a")
    before = digest(game)
    imagined = Perspective(game, 1).resample(Rng(3))
    assert digest(imagined) == digest(game.resample(1, Rng(3))) != digest(game.resample(0, Rng(3)))
    assert digest(game) == before


def test_nothing_of_a_duel_that_a_seat_sees_names_what_it_cannot_know() -> None:
    game = Game(GAME, GAME.setup(), Rng(51))
    rng = Rng(52)
    while game.decision is not None:
        for seat in (0, 1, None):
            shown = encode(Perspective(game, seat).to_json()).decode()
            assert not [word for word in GAME.secrets(game.state, seat) if f'"{word}"' in shown]
        play_random(game, rng, 1)
