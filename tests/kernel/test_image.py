"""Images: a game goes on from one as if nothing had happened, and only the rules that made it read it."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from kernel.test_resume import Made, asked, at_every_moment
from kernel.tiny import Tiny, ask, play
from playing import play_random
from samples import duel, islands, raid
from tablero.kernel import Definition, Game, Illegal, Log, NoPast, Outcome, Rng, digest, image, say
from tablero.kernel.history import MARKS_KEPT
from tablero.kernel.image import BadImage, dumps, loads, rules_digest
from tablero.kernel.log import Entry, Lines
from tablero.registry import find

GAMES: tuple[Definition[Any], ...] = (duel.GAME, islands.GAME, raid.GAME, *map(find, ("rebellion", "swu", "swu-match")))


def again(game: Game[Any]) -> Game[Any]:
    """The game as its image tells it, read from bytes."""
    image = loads(dumps(game.image(), game.definition), game.definition)
    return Game.restored(game.definition, game.setup, image, Rng(0))


@pytest.mark.parametrize("definition", GAMES, ids=lambda one: str(one.name))
def test_a_game_goes_on_from_its_image_as_if_nothing_had_happened(definition: Definition[Any]) -> None:
    for seed in range(3):
        game = Game(definition, definition.sample_setup(Rng(seed)), Rng(seed))
        rng = Rng.of("image", seed)
        while game.decision is not None and game.step < 400:
            play_random(game, rng, 1 + rng.below(40))
            copy = again(game)
            assert digest(copy) == digest(game)
            assert (copy.events, copy.log, copy.question) == (game.events, game.log, game.question)
            assert copy.sent() == game.sent()
            for seat in range(game.setup.seats):
                assert copy.view(seat) == game.view(seat)
                assert copy.why_no_undo(seat) == game.why_no_undo(seat)
            copy.rng = game.rng.copy()
            assert digest(play_random(copy, Rng(1), 10)) == digest(play_random(game, Rng(1), 10))


def test_an_image_is_taken_between_secret_answers_and_makes_no_question_but_the_open_one() -> None:
    def image(game: Game[Tiny], made: Made) -> None:
        game.keep_marks()
        kept = game.image()
        made.clear()
        copy = Game.restored(game.definition, game.setup, kept, Rng(0))
        assert {*made} == {*asked(game)}
        assert (digest(copy), copy.pending, copy.step) == (digest(game), game.pending, game.step)

    at_every_moment(image)


def test_the_log_of_an_image_is_read_when_somebody_looks_at_it(monkeypatch: pytest.MonkeyPatch) -> None:
    definition = find("rebellion")
    game = play_random(Game(definition, definition.setup(), Rng(1)), Rng(2), 80)
    copy = again(game)
    logged = len(game.log)
    read: list[Lines] = []
    entries = Lines.entries

    def reading(lines: Lines) -> list[Entry]:
        read.append(lines)
        return entries(lines)

    monkeypatch.setattr(Lines, "entries", reading)
    assert (copy.logged, copy.log_since(logged)) == (logged, [])
    for one in (game, copy):
        one.rng = Rng(5)
        play_random(one, Rng(3), 10)
    forked, imaged, late = copy.fork(), again(copy), again(again(copy))
    assert copy.logged == imaged.logged == len(game.log)
    assert copy.log_since(logged) == game.log[logged:]
    copy.rewind(copy.step - 1)
    game.rewind(game.step - 1)
    assert not read
    assert copy.log == game.log
    assert len(read) == 1
    assert forked.log == imaged.log == late.log
    assert forked.log[: game.logged] == game.log


def test_a_game_from_an_image_goes_back_to_before_its_log_was_written() -> None:
    definition = find("rebellion")
    game = play_random(Game(definition, definition.setup(), Rng(1)), Rng(2), 80)
    copy = again(game)
    for one in (game, copy):
        one.rng = Rng(5)
        one.rewind(5)
    assert copy.log == game.log
    assert copy.logged == len(copy.log)
    assert copy.log_since(2) == game.log[2:]


def test_what_came_out_still_forbids_to_take_back() -> None:
    definition = duel.GAME
    refused = 0
    for seed in range(20):
        game = play_random(Game(definition, definition.setup(), Rng(seed)), Rng(seed), 25)
        copy = again(game)
        for seat in (0, 1):
            assert copy.why_no_undo(seat) == game.why_no_undo(seat)
            refused += copy.why_no_undo(seat) is not None
            if copy.why_no_undo(seat) is None:
                copy.undo(seat)
                game.undo(seat)
                assert digest(copy) == digest(game)
    assert refused


def test_a_concluded_game_is_concluded_in_its_image() -> None:
    game = play(ask(0), ask(1))
    game.choose("a")
    game.conclude(Outcome((1,), say("kernel-resigned", seat=1)))
    copy = Game.restored(game.definition, game.setup, game.image(), Rng(0))
    assert copy.outcome == game.outcome
    with pytest.raises(Illegal):
        copy.choose("a")


def test_a_fork_without_a_past_has_no_image() -> None:
    game = play(ask(0), ask(1))
    game.choose("a")
    with pytest.raises(NoPast):
        game.bare_fork().image()


def test_a_game_from_an_image_is_rewound_to_any_step() -> None:
    definition = find("rebellion")
    game = play_random(Game(definition, definition.setup(), Rng(3)), Rng(4), 120)
    copy = again(game)
    for step in range(game.step, -1, -7):
        if step < game.step and game.events[step][0] < 0:
            continue  # chance would be drawn again
        game.rewind(step)
        copy.rewind(step)
        assert digest(copy) == digest(game)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b'[[],{"seen":0}]',
        b'[[],{"pickle":0}]',
        b"[[],{}]",
        b'[[],{"content":"no card"}]',
        b'[["os:system"],{"object":[0]}]',
        b'[["tablero.registry:find"],{"object":[0]}]',
        b'[["tablero.kernel.log:Log"],{"object":[0]}]',
        b"[" * 5000,
    ],
)
def test_what_is_no_image_is_refused(data: bytes) -> None:
    with pytest.raises(BadImage):
        loads(data, duel.GAME)


def test_what_is_no_part_of_a_game_is_not_kept() -> None:
    for value in (print, Path(), lambda: 0, duel.GAME.flow(duel.GAME.begin(duel.GAME.setup()))):
        with pytest.raises(TypeError):
            dumps([value], duel.GAME)


class Loose:
    """A class without slots, as a game from elsewhere may have them."""

    suits: Any
    itself: Any


class Suit(Enum):
    """Likewise."""

    HEARTS = 1


def test_games_from_elsewhere_may_have_any_plain_classes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(image, "_packages", lambda definition: {__name__.partition(".")[0]})
    loose = Loose()
    loose.suits = {Suit.HEARTS: [1.5, {2}]}
    loose.itself = loose
    back = loads(dumps(loose, duel.GAME), duel.GAME)
    assert type(back) is Loose
    assert back.suits == {Suit.HEARTS: [1.5, {2}]}
    assert back.itself is back


def test_an_object_that_two_refer_to_is_one_again() -> None:
    log = Log()
    first, second = loads(dumps([log, log], duel.GAME), duel.GAME)
    assert first is second


def test_every_game_has_rules_of_its_own() -> None:
    digests = {rules_digest(one) for one in GAMES if one.name != "swu-match"}
    assert len(digests) == 3  # the samples lie in one folder
    assert rules_digest(find("swu")) == rules_digest(find("swu-match"))


def test_what_has_happened_since_a_step_is_the_end_of_all() -> None:
    game = play_random(Game(duel.GAME, duel.GAME.setup(), Rng(5)), Rng(5), 30)
    game.keep_marks()
    play_random(game, Rng(6), 10)
    for step in range(game.step + 1):
        assert tuple(game.events_since(step)) == game.events[step:]


def test_marks_become_fewer_the_older_they_are() -> None:
    game = play(*[ask(0) for _ in range(700)])
    game.keep_marks()
    for _ in range(600):
        game.choose("a")
    steps = [mark.step for mark in game._marks]
    assert steps[0] == 0
    assert steps[1 - MARKS_KEPT :] == list(range(600 - MARKS_KEPT + 2, 601))
    assert len(steps) < MARKS_KEPT + 12
    for back in (20, 50, 100, 200, 400):
        nearest = max(step for step in steps if step <= 600 - back)
        assert 600 - nearest <= 3 * back


def test_taking_back_again_and_again_leaves_no_more_marks() -> None:
    game = play(*[ask(0) for _ in range(700)])
    game.keep_marks()
    rng = Rng(1)
    for _ in range(600):
        game.choose("a")
        for _ in range(rng.below(3) if game.step > 3 else 0):
            game.undo(0)
            assert len(game._marks) < MARKS_KEPT + 12


def test_taking_back_late_in_a_game_costs_no_more_than_a_millisecond() -> None:
    definition = find("rebellion")
    game = Game(definition, definition.setup(), Rng(29))
    game.keep_marks()
    rng, spent = Rng(29), []
    while (decision := game.decision) is not None and game.step < 540:
        answer = decision.sample(rng)
        game.choose(answer, decision.seat)
        if game.step > 300 and game.why_no_undo(decision.seat) is None:
            start = process_time()
            game.undo(decision.seat)
            spent.append(process_time() - start)
            game.choose(answer, decision.seat)
    assert len(spent) > 20
    assert sorted(spent)[len(spent) // 2] < 0.001
