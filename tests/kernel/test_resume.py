"""Going on from a record of one's own: what was sent is sent again, and no question is made but the last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kernel.tiny import END, Tiny, TinyGame, ask, play
from playing import play_random
from samples.duel import GAME
from tablero.kernel import CHECKPOINT, Choose, Game, Outcome, Play, Record, Rng, Roll, Together, digest, say
from tablero.kernel.codec import decode, encode

Made = list[str]


def counting(made: Made) -> Callable[[Tiny], Play[Outcome]]:
    """A flow whose questions note that they are made: two rounds of choices, forced ones, chance and secret answers."""

    def question(name: str, seat: int, *options: str) -> Choose:
        made.append(name)
        return ask(seat, *options)

    def flow(state: Tiny) -> Play[Outcome]:
        while len(state.heard) < 10:
            yield CHECKPOINT
            state.heard.append((yield lambda: question("forced", 0, "only")))
            state.heard.append((yield lambda: question("first", 0)))
            state.heard.append((yield Roll(6)))
            state.heard.append((yield lambda: Together([question("left", 0), question("right", 1)])))
            state.heard.append((yield lambda: question("last", 1)))
        return END

    return flow


def at_every_moment(act: Callable[[Game[Tiny], Made], None]) -> None:
    """Do something at every decision of the game, also between two secret answers."""
    made: Made = []
    definition = TinyGame(counting(made))
    game = Game(definition, definition.setup(), Rng(1))
    while game.decision is not None:
        made.clear()
        act(game, made)
        game.choose("a")


def asked(game: Game[Tiny]) -> list[str]:
    """The questions that are open, by the names that `counting` gives."""
    names = {0: ["first"], 1: ["last"]}
    return ["left", "right"] if game.pending else names[game.decisions[0].seat]


@pytest.mark.parametrize("copy", [Game.fork, lambda game: game.fork().fork(), lambda game: game.fork().bare_fork()])
def test_a_fork_makes_no_question_but_the_open_one(copy: Callable[[Game[Tiny]], Game[Tiny]]) -> None:
    def fork(game: Game[Tiny], made: Made) -> None:
        before = digest(game)
        made.clear()
        twin = copy(game)
        assert made == []  # not even that, as long as nobody looks at it
        assert digest(twin) == before
        assert {*made} == {*asked(game)}

    at_every_moment(fork)


def test_a_bare_fork_makes_no_question_but_one_put_to_several_seats() -> None:
    def fork(game: Game[Tiny], made: Made) -> None:
        before = digest(game)
        made.clear()
        assert digest(game.bare_fork()) == before
        assert {*made} == {*(asked(game) if game.pending else ())}

    at_every_moment(fork)


def test_a_resampling_makes_the_open_question_and_no_other() -> None:
    def resample(game: Game[Tiny], made: Made) -> None:
        game.resample(0, Rng(1))
        assert {*made} == {*asked(game)}

    at_every_moment(resample)


def test_undo_and_rewind_make_no_question_but_the_one_they_come_to() -> None:
    def rewind(game: Game[Tiny], made: Made) -> None:
        twin = game.fork()
        for step in range(game.step, -1, -1):
            made.clear()
            twin.rewind(step)
            assert len({*made}) <= 2
            assert {*made} <= {*asked(twin)}

    at_every_moment(rewind)


def test_a_game_of_ones_own_is_resumed_without_its_questions() -> None:
    def resume(game: Game[Tiny], made: Made) -> None:
        record, sent = game.record(), decode(encode(game.sent()))
        made.clear()
        again = Game.resume(game.definition, Record.loads(record.dumps()), sent, Rng(0))
        assert {*made} == {*asked(game)}
        assert digest(again) == digest(game)
        assert (again.events, again.log, again.pending) == (game.events, game.log, game.pending)
        for step in range(game.step, -1, -1):
            one, two = game.fork(), again.fork()
            one.rewind(step)
            two.rng = one.rng.copy()
            two.rewind(step)
            assert [digest(one), one.step] == [digest(two), two.step] or one.step > step

    at_every_moment(resume)


def test_what_is_sent_after_each_event_adds_up_to_all() -> None:
    definition = TinyGame(counting([]))
    game = Game(definition, definition.setup(), Rng(1))
    kept: list[Any] = game.sent()
    while game.decision is not None:
        step = game.step
        game.choose("b")
        kept += game.sent(since=step)
    assert kept == game.sent()
    assert kept[0] == ["only"]
    assert Game.resume(definition, game.record(), kept, Rng(0)).outcome == END


@pytest.mark.parametrize("choices", [0, 1, 7, 30, 1000])
def test_a_duel_is_resumed_where_it_was(choices: int) -> None:
    game = play_random(Game(GAME, GAME.setup(), Rng(8)), Rng(9), choices)
    again = Game.resume(GAME, game.record(), game.sent(), Rng(0))
    assert digest(again) == digest(game)
    assert again.record() == game.record()
    assert again.log == game.log


def test_a_concluded_game_is_resumed_as_concluded() -> None:
    game = play(ask(0), ask(1))
    game.choose("a")
    game.conclude(Outcome((1,), say("kernel-resigned", seat=1)))
    again = Game.resume(game.definition, game.record(), game.sent(), Rng(0))
    assert again.outcome == game.outcome
    again.rewind(1)
    assert again.decision is not None
