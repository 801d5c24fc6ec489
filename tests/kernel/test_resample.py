"""Resampling what a seat can't know, at any moment, as an event of the fork it is done on."""

from __future__ import annotations

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
    Option,
    Outcome,
    Perspective,
    Pick,
    Play,
    Rng,
    Roll,
    Together,
    digest,
    say,
)
from tablero.kernel.events import RESAMPLED


def others(game: Game[Tiny], count: int = 40) -> list[Game[Tiny]]:
    """Games that may be this one for all that seat 0 knows."""
    rng = Rng(17)
    return [game.resample(0, rng) for _ in range(count)]


def test_what_the_seat_knows_stays_and_the_rest_is_drawn_anew() -> None:
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


def test_a_resample_is_an_event_of_the_fork() -> None:
    game = play(ask(0), ask(1))
    game.choose("a")
    seed = Rng(3).bits()
    assert game.resample(1, Rng(3)).events == ((0, "a"), (RESAMPLED, (1, seed)))


def test_the_same_generator_gives_the_same_resample_and_then_another() -> None:
    game = play(ask(0), ask(1))
    rng = Rng(3)
    first, second, again = game.resample(0, rng), game.resample(0, rng), game.resample(0, Rng(3))
    assert digest(first) == digest(again)
    assert first.events == again.events != second.events


def test_the_chance_to_come_is_drawn_anew() -> None:
    game = play(ask(0), Roll(1000), ask(0))
    results = set()
    for twin in others(game, 10):
        twin.choose("a")
        results.add(twin.state.heard[1])
    assert len(results) > 5


@pytest.mark.parametrize("choices", [0, 1, 2, 3])
@pytest.mark.parametrize("checkpoints", [True, False])
def test_a_redrawn_game_can_be_forked_replayed_and_rewound(choices: int, checkpoints: bool) -> None:
    game = play(ask(0), Roll(6), ask(1), ask(0), ask(1), checkpoints=checkpoints)
    play_random(game, Rng(2), choices)
    for twin in others(game, 5):
        now = digest(twin)
        assert digest(twin.fork()) == now
        assert digest(Game.replay(game.definition, twin.record(), Rng(0))) == now
        again = twin.resample(0, Rng(5))
        assert digest(again.fork()) == digest(again)
        step = twin.step
        play_random(twin, Rng(2), 1)
        twin.rewind(step)
        assert digest(twin) == now
        twin.rewind(step - 1)
        assert digest(twin) == digest(game)


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
    with pytest.raises(DeadEnd, match="no resample for seat 0 leaves a choice for tiny-ask"):
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


def test_the_seats_own_answer_is_kept_and_those_of_others_are_drawn_anew() -> None:
    heard = outcomes(others(answered(0, 1)))
    assert {own for own, _, _ in heard} == {4}
    assert len({other for _, other, _ in heard}) > 5
    assert {left for _, _, left in heard} == {8}


def test_who_had_not_answered_is_still_asked() -> None:
    for twin in others(answered(0, 1), 5):
        assert [part.seat for part in twin.decisions] == [2]
    for twin in others(answered(), 5):
        assert [part.seat for part in twin.decisions] == [0, 1, 2]


def test_redrawn_answers_are_the_same_in_forks_and_replays() -> None:
    for twin in others(answered(1), 5):
        fork, replay = twin.fork(), Game.replay(twin.definition, twin.record(), Rng(0))
        one, two, three = outcomes([twin, fork, replay])
        assert one == two == three


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


def test_in_a_finished_game_nothing_is_left_to_redraw() -> None:
    game = play(ask(0))
    game.choose("a")
    twin = game.resample(0, Rng(1))
    assert twin.outcome == END
    assert twin.decision is None
    assert twin.state.secret == game.state.secret
    assert twin.record() == game.record()


def test_a_resample_in_a_record_is_played_with_its_seat_and_seed() -> None:
    definition = TinyGame(asking(ask(0), ask(1)))
    game = Game(definition, definition.setup(), Rng(1))
    twin = game.resample(1, Rng(8))
    expected = Tiny()
    definition.resample(expected, 1, Rng(twin.events[-1][1][1]))
    assert twin.state.secret == expected.secret
    assert twin.definition.describe(twin.state, ask(0), "a") == say("tiny-option", option="a", of=0)
