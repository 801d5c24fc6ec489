"""Resampling what a seat can't know, at any moment, in a fork that tells nothing of what was before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kernel.tiny import END, Tiny, TinyGame, ask, asking, play, start
from playing import play_random
from samples.duel import GAME
from tablero.kernel import (
    CHECKPOINT,
    Choose,
    DeadEnd,
    Decision,
    Distribute,
    Game,
    Illegal,
    NoPast,
    Option,
    Outcome,
    Perspective,
    Pick,
    Play,
    Rng,
    Roll,
    RuleFailure,
    Together,
    digest,
    say,
)
from tablero.kernel.events import RESAMPLED


def others(game: Game[Tiny], count: int = 40) -> list[Game[Tiny]]:
    """Games that may be this one for all that seat 0 knows."""
    rng = Rng(17)
    return [game.resample(0, rng) for _ in range(count)]


def test_what_the_seat_knows_stays_and_the_rest_is_drawn_again() -> None:
    games = others(play(ask(0), ask(1)))
    assert {game.state.secret[0] for game in games} == {1}
    assert {game.state.secret[1] for game in games} == {0, 1, 2, 3}


def test_a_spectator_knows_no_secret() -> None:
    rng = Rng(4)
    games = [play(ask(0)).resample(None, rng) for _ in range(40)]
    assert {game.state.secret[0] for game in games} == {0, 1, 2, 3}


def test_the_game_itself_is_left_alone() -> None:
    game = play(ask(0), Roll(6), ask(1))
    game.choose("a")
    before, chance = (digest(game), game.events, game.question), game.rng.state
    twin = game.resample(0, Rng(3))
    play_random(twin, Rng(1))
    assert (digest(game), game.events, game.question) == before
    assert game.rng.state == chance


def test_the_same_generator_gives_the_same_resample_and_then_another() -> None:
    game = play(ask(0), ask(1))
    rng = Rng(3)
    first, second, again = game.resample(0, rng), game.resample(0, rng), game.resample(0, Rng(3))
    assert digest(first) == digest(again)
    assert digest(second) != digest(first)


def test_the_chance_to_come_is_drawn_again() -> None:
    game = play(ask(0), Roll(1000), ask(0))
    results = set()
    for twin in others(game, 10):
        twin.choose("a")
        results.add(twin.state.heard[1])
    assert len(results) > 5


@pytest.mark.parametrize("choices", [0, 1, 2, 3])
@pytest.mark.parametrize("checkpoints", [True, False])
def test_a_resampled_game_can_be_forked_and_rewound_to_where_it_began(choices: int, checkpoints: bool) -> None:
    game = play(ask(0), Roll(6), ask(1), ask(0), ask(1), checkpoints=checkpoints)
    play_random(game, Rng(2), choices)
    for twin in others(game, 5):
        now = digest(twin)
        assert digest(twin.fork()) == digest(twin.bare_fork()) == digest(twin.fork().bare_fork()) == now
        again = twin.resample(0, Rng(5))
        assert digest(again.fork()) == digest(again)
        step = twin.step
        play_random(twin, Rng(2), 2)
        assert digest(twin.fork()) == digest(twin)
        twin.rewind(step)
        assert digest(twin) == now


@pytest.mark.parametrize(
    "make", [lambda game: game.resample(0, Rng(1)), Game.bare_fork, lambda game: game.bare_fork().fork()]
)
def test_a_resampled_game_and_a_bare_fork_tell_no_past(make: Callable[[Game[Tiny]], Game[Tiny]]) -> None:
    game = play(ask(0), ask(1), ask(0), ask(1))
    play_random(game, Rng(2), 2)
    twin = make(game)
    start = game.step
    asking_for_it: list[Callable[[], object]] = [
        lambda: twin.events,
        twin.sent,
        twin.record,
        lambda: twin.rewind(start - 1),
        lambda: twin.rewind(0),
    ]
    for tell in asking_for_it:
        with pytest.raises(NoPast):
            tell()
    for seat in (0, 1):
        assert twin.why_no_undo(seat) is not None
        with pytest.raises(Illegal):
            twin.undo(seat)
    before = digest(twin)
    step = twin.step
    twin.choose("a")
    twin.undo(0)
    assert (digest(twin), twin.step) == (before, step)
    assert game.events  # the game itself still tells


@pytest.mark.parametrize("choices", [0, 2, 3])
@pytest.mark.parametrize("make", [Game.resample, lambda *args: Game.resample(*args).fork()])
def test_nobody_goes_back_from_a_resampled_game_to_the_true_one(
    choices: int, make: Callable[[Game[Tiny], int, Rng], Game[Tiny]]
) -> None:
    game = play(ask(0), ask(1), ask(0), ask(1))
    play_random(game, Rng(2), choices)
    twin = make(game, 0, Rng(1))
    for step in {0, game.step}:
        with pytest.raises(NoPast):
            twin.rewind(step)
    for tell in (lambda: twin.events, twin.sent, twin.record):
        with pytest.raises(NoPast):
            tell()
    before = digest(twin)
    step = twin.step
    play_random(twin, Rng(2), 1)
    twin.rewind(step)
    assert digest(twin) == before


def test_a_resampled_game_has_only_the_lines_of_its_seat() -> None:
    def flow(state: Tiny) -> Play[Outcome]:
        while len(state.heard) < 4:
            yield CHECKPOINT
            state.heard.append((yield ask(0)))
            for seat in (0, 1):
                state.log.tell_seats((seat,), "tiny-secret", of=seat, number=len(state.heard))
            state.heard.append((yield ask(1)))
        return END

    game = start(flow)
    for _ in range(3):
        game.choose("a")
        for seat in (0, 1, None):
            twin = game.resample(seat, Rng(1))
            assert twin.log == game.log_for(seat)
            fork = twin.fork()
            assert fork.log == twin.log
            if twin.decision is not None:
                twin.choose("a")
                twin.rewind(game.step + 1)
                assert twin.log == game.log_for(seat)


def test_the_failure_of_a_resampled_game_has_no_record() -> None:
    def flow(state: Tiny) -> Play[Outcome]:
        yield ask(0)
        yield ask(1)
        raise ZeroDivisionError("bang")

    game = start(flow)
    game.choose("a")
    twin = game.resample(0, Rng(1))
    before = digest(twin)
    with pytest.raises(RuleFailure) as failure:
        twin.choose("a")
    assert failure.value.record is None
    assert digest(twin) == before


def test_what_was_resampled_is_copied_and_not_drawn_again() -> None:
    drawn = []

    class Copying(TinyGame):
        def resample(self, state: Tiny, seat: int | None, rng: Rng) -> None:
            drawn.append(seat)
            super().resample(state, seat, rng)

        def hidden(self, state: Tiny) -> list[int]:
            return state.secret.copy()

        def restore_hidden(self, state: Tiny, hidden: list[int]) -> None:
            state.secret = hidden.copy()

    definition = Copying(asking(ask(0), ask(1), ask(0), checkpoints=False))
    game = Game(definition, definition.setup(), Rng(1))
    game.choose("a")
    twin = game.resample(0, Rng(4))
    twins = [twin.fork(), twin.bare_fork(), twin.fork().fork()]
    assert {digest(one) for one in twins} == {digest(twin)}
    twin.choose("a")
    assert digest(twin.fork()) == digest(twin)
    assert drawn == [0]


def test_play_goes_on_after_a_resample_as_if_the_table_had_always_been_so() -> None:
    def flow(state: Tiny) -> Play[Outcome]:
        yield ask(0)
        answer = yield lambda: Choose(1, [("show", state.secret[1]), "fold"], "tiny-ask")
        state.heard.append(answer)
        yield ask(0)
        return END

    game = start(flow)
    game.choose("a")
    for twin in others(game):
        assert isinstance(twin.decision, Choose)
        assert twin.decision.options == [("show", twin.state.secret[1]), "fold"]
        twin.choose(0)
        assert twin.state.heard == [("show", twin.state.secret[1])]


def test_a_question_without_a_maker_stays_as_it_was_asked() -> None:
    question = ask(1, "x", "y")
    for twin in others(play(question), 5):
        assert twin.decision is question


@pytest.mark.parametrize("kind", [Choose, Pick])
def test_a_resample_that_leaves_nothing_to_choose_is_drawn_again(kind: type[Decision]) -> None:
    def flow(state: Tiny) -> Play[Outcome]:
        def question() -> Choose | Pick:
            cards: list[Option] = [("card", i) for i in range(state.secret[1])]
            return (
                Choose(1, cards, "tiny-ask", True) if kind is Choose else Pick(1, cards, 1, 1, "tiny-ask", hidden=True)
            )

        yield question
        return END

    games = others(start(flow))
    assert {game.state.secret[1] for game in games} == {1, 2, 3}
    for twin in games:
        assert isinstance(twin.decision, Choose | Pick)
        assert len(twin.decision.options) == twin.state.secret[1]
        assert digest(twin.fork()) == digest(twin)


def test_a_resample_that_never_leaves_anything_to_choose_is_a_dead_end() -> None:
    def flow(state: Tiny) -> Play[Outcome]:
        yield lambda: Choose(1, ["a", "b"] if len(state.secret) == 3 else [], "tiny-ask")
        return END

    class Losing(TinyGame):
        def resample(self, state: Tiny, seat: int | None, rng: Rng) -> None:
            state.secret = []

    definition = Losing(flow)
    game = Game(definition, definition.setup(), Rng(1))
    before = digest(game)
    with pytest.raises(DeadEnd, match="no resampling for seat 0 leaves a choice for tiny-ask"):
        game.resample(0, Rng(1))
    assert digest(game) == before
    game.choose("a")


# While several decide


def answered(*seats: int) -> Game[Tiny]:
    options = [("bid", i) for i in range(9)]
    game = play(Together([ask(0, *options), ask(1, *options), ask(2, *options)]), seats=3)
    for seat in seats:
        game.choose(4, seat)
    return game


def outcomes(games: list[Game[Tiny]]) -> list[Any]:
    """What the rules hear once the open questions are answered with the last option."""
    for game in games:
        while game.decision is not None:
            game.choose(8)
    return [[bid for _, bid in game.state.heard[0]] for game in games]


def test_the_seats_own_answer_is_kept_and_those_of_others_are_drawn_again() -> None:
    heard = outcomes(others(answered(0, 1)))
    assert {own for own, _, _ in heard} == {4}
    assert len({other for _, other, _ in heard}) > 5
    assert {left for _, _, left in heard} == {8}


def test_who_had_not_answered_is_still_asked() -> None:
    for twin in others(answered(0, 1), 5):
        assert [part.seat for part in twin.decisions] == [2]
    for twin in others(answered(), 5):
        assert [part.seat for part in twin.decisions] == [0, 1, 2]


def test_resampled_answers_are_the_same_in_forks_and_after_going_back() -> None:
    for twin in others(answered(1), 5):
        fork, back = twin.fork(), twin.fork()
        back.choose(3, 0)
        back.rewind(twin.step)
        one, two, three = outcomes([twin, fork, back])
        assert one == two == three


def test_resampled_answers_are_the_same_in_a_replay() -> None:
    game = answered(1)
    game.follow([(RESAMPLED, (0, 5))])
    one, two = outcomes([game, Game.replay(game.definition, game.record(), Rng(0))])
    assert one == two


def test_a_question_to_several_is_made_again_with_the_answers_given() -> None:
    def flow(state: Tiny) -> Play[Outcome]:
        yield CHECKPOINT
        state.heard.append(
            (
                yield lambda: Together(
                    [
                        ask(0, "a", "b"),
                        Pick(1, [("card", i) for i in range(state.secret[1] + 1)], 0, 1, "tiny-ask"),
                        Distribute(2, ["x", "y"], state.secret[2] + 1, "tiny-ask"),
                    ]
                )
            )
        )
        return END

    game = start(flow, seats=3)
    game.choose("b", 0)
    game.choose([["card", 1]], 1)
    picked = set()
    for twin in others(game):
        decision = twin.decision_for(2)
        assert isinstance(decision, Distribute)
        assert decision.total == twin.state.secret[2] + 1
        twin.choose([0, decision.total])
        [(own, cards, _)] = twin.state.heard
        assert own == "b"
        picked.add(cards)
        assert all(card[1] <= twin.state.secret[1] for card in cards)
    assert len(picked) > 3


# In the duel


def test_in_a_duel_a_resample_changes_nothing_that_the_seat_can_see() -> None:
    game = Game(GAME, GAME.setup(), Rng(31))
    rng, changed = Rng(32), 0
    while game.decision is not None:
        for seat in (0, 1, None):
            perspective = Perspective(game, seat)
            imagined = perspective.resample(rng)
            assert Perspective(imagined, seat).to_json() == perspective.to_json()
            changed += digest(imagined) != digest(game)
        play_random(game, rng, 1)
    assert changed > 50


def test_in_a_finished_game_nothing_is_left_to_resample() -> None:
    game = play(ask(0))
    game.choose("a")
    twin = game.resample(0, Rng(1))
    assert twin.outcome == END
    assert twin.decision is None
    assert twin.state.secret == game.state.secret


def test_a_resample_in_a_record_is_played_with_its_seat_and_seed() -> None:
    definition = TinyGame(asking(ask(0), ask(1)))
    twin = Game(definition, definition.setup(), Rng(1))
    twin.follow([(RESAMPLED, (1, 77))])
    expected = Tiny()
    definition.resample(expected, 1, Rng(77))
    assert twin.state.secret == expected.secret
    assert Game.replay(definition, twin.record(), Rng(0)).state.secret == expected.secret
    assert twin.definition.describe(twin.state, ask(0), "a") == say("tiny-option", option="a", of=0)
