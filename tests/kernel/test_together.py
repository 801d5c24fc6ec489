"""Several seats decide in secret at the same time."""

from __future__ import annotations

import pytest

from kernel.tiny import END, Tiny, ask, play
from tablero.kernel import Distribute, Game, Illegal, NotAsked, Perspective, Pick, Place, Together, digest


def three() -> Game[Tiny]:
    return play(Together([ask(2), ask(0), ask(1)]), ask(0), seats=3)


def test_all_seats_are_asked_at_once() -> None:
    game = three()
    assert [part.seat for part in game.decisions] == [2, 0, 1]
    assert game.decision is game.decisions[0]
    assert [part.seat for seat in range(3) if (part := game.decision_for(seat))] == [0, 1, 2]


def test_answers_come_in_any_order_and_reach_the_rules_in_the_order_of_the_parts() -> None:
    game = three()
    game.choose("b", 1)
    game.choose("a", 2)
    assert game.state.heard == []
    game.choose("b", 0)
    assert game.state.heard == [("a", "b", "b")]
    assert game.events == ((1, "b"), (2, "a"), (0, "b"))


def test_without_a_seat_the_first_open_question_is_answered() -> None:
    game = three()
    game.choose("a")
    game.choose("b")
    game.choose("b")
    assert [event[0] for event in game.events] == [2, 0, 1]


def test_an_answer_shows_only_in_that_the_seat_is_no_longer_asked() -> None:
    answered = []
    for answer in ("a", "b"):
        game = three()
        game.choose(answer, 0)
        assert [part.seat for part in game.decisions] == [2, 1]
        assert game.decision_for(0) is None
        answered.append([Perspective(game, seat).to_json() for seat in (None, 1, 2)])
    assert answered[0] == answered[1]


def test_the_question_keeps_its_number_until_all_have_answered() -> None:
    game = three()
    for seat in (0, 1, 2):
        assert game.question == 0
        game.choose("a", seat, question=0)
    assert game.question == 1


def test_a_seat_answers_once_and_only_if_asked() -> None:
    game = play(Together([ask(0), ask(1)]), seats=3)
    game.choose("a", 0)
    before = digest(game)
    for seat in (0, 2):
        with pytest.raises(NotAsked):
            game.choose("b", seat)
    assert digest(game) == before
    game.choose("b", 1)
    assert game.state.heard == [("a", "b")]


def test_an_illegal_answer_leaves_the_question_open() -> None:
    game = three()
    with pytest.raises(Illegal):
        game.choose("c", 1)
    assert len(game.decisions) == 3
    assert game.events == ()


def test_who_has_only_one_answer_is_not_asked_and_leaves_no_event() -> None:
    game = play(Together([ask(0, "x"), ask(1), Pick(2, [], 0, 1, "tiny-ask")]), seats=3)
    assert [part.seat for part in game.decisions] == [1]
    with pytest.raises(NotAsked):
        game.choose("x", 0)
    game.choose("b")
    assert game.state.heard == [("x", "b", ())]
    assert game.events == ((1, "b"),)


def test_a_hidden_part_is_asked_though_it_has_only_one_answer() -> None:
    game = play(Together([ask(0, "x", hidden=True), ask(1, "y")]))
    assert [part.seat for part in game.decisions] == [0]
    game.choose("x")
    assert game.state.heard == [("x", "y")]


def test_the_parts_may_be_of_different_kinds() -> None:
    spot = Place(2, "tiny-ask", lambda value: None, None, lambda rng: (5,))
    pick, divide = Pick(0, ["a", "b"], 0, 2, "tiny-ask"), Distribute(1, ["a", "b"], 2, "tiny-ask")
    game = play(Together([pick, divide, spot]), seats=3)
    game.choose([5], 2)
    game.choose(["b", "a"], 0)
    game.choose([2, 0], 1)
    assert game.state.heard == [(("a", "b"), (2, 0), (5,))]
    assert game.outcome == END
