"""Playing at random, and what must hold at every moment of any game."""

from __future__ import annotations

from typing import Any

from tablero.kernel import Game, Perspective, Record, Rng, digest
from tablero.kernel.codec import encode
from tablero.kernel.definition import S
from tablero.text import LANGUAGES, texts_of


def play_random(game: Game[S], rng: Rng, upto: int | None = None) -> Game[S]:
    """Make random choices, `upto` of them at most, until the game is over; return the game.

    Of several seats that are asked at once any may answer first.
    """
    made = 0
    while game.outcome is None and made != upto:
        part = rng.choice(game.decisions)
        game.choose(part.sample(rng), part.seat)
        made += 1
    return game


def assert_comes_back(game: Game[Any]) -> None:
    """A fork and a replay are at the same moment, and what happens in them happens only there."""
    now, log = digest(game), list(game.log)
    twin = game.fork()
    again = Game.replay(game.definition, Record.loads(game.record().dumps()), game.rng.copy())
    for other in (twin, again):
        assert digest(other) == now
        assert other.log == log
    ends = [digest(play_random(other, Rng(1), upto=5)) for other in (twin, again)]
    assert ends[0] == ends[1]
    assert digest(game) == now
    assert game.log == log


def assert_keeps_secrets(game: Game[Any], rng: Rng) -> None:
    """No seat is told what it can't know, and can't tell the game from one where that is drawn again."""
    for seat in (*range(game.setup.seats), None):
        told = encode(Perspective(game, seat).to_json())
        for word in game.definition.secrets(game.state, seat):
            assert word.encode() not in told
        twin = game.resample(seat, rng)
        assert encode(Perspective(twin, seat).to_json()) == told
        assert digest(twin.fork()) == digest(twin)


def assert_says_all(game: Game[Any]) -> None:
    """What is asked, every option, and at the end the log and the outcome have their texts in every language."""
    for lang in LANGUAGES:
        texts = texts_of(game.definition, lang)
        for part in game.decisions:
            assert texts.render(part.message)
            for option in getattr(part, "options", ()):
                assert texts.render(game.definition.describe(game.state, part, option))
        if game.outcome:
            for message in (*[entry.message for entry in game.log], game.outcome.why):
                assert texts.render(message)
