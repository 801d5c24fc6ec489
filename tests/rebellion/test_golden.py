"""Golden records: earlier games still play as they did. How to make them again is in `make_golden`."""

from __future__ import annotations

import pytest

from rebellion.make_golden import SEATS, digests_of, record_of
from tablero.games.rebellion import GAME
from tablero.kernel import Game, Record, Rng, digest
from tablero.text import LANGUAGES, texts_of

AGAIN = "make the records again if this change of the rules is meant: see make_golden"


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_of_before_plays_the_same_at_every_question(seats: int) -> None:
    record = Record.load(record_of(seats))
    expected = digests_of(seats).read_text(encoding="utf-8").split()
    game = None
    for number, game in enumerate(Game.replaying(GAME, record, Rng(0))):
        asked = [part.message.id for part in game.decisions]
        assert digest(game) == expected[number], f"question {number} is another, {asked} at event {game.step}; {AGAIN}"
    assert game is not None
    assert number + 1 == len(expected)
    assert game.step == len(record.events)
    assert game.outcome is not None
    assert game.outcome.winners in {game.state.seats_of(0), game.state.seats_of(1)}


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_of_before_reads_in_both_languages(seats: int) -> None:
    game = Game.replay(GAME, Record.load(record_of(seats)), Rng(0))
    for lang in LANGUAGES:
        texts = texts_of(GAME, lang)
        assert all(texts.render(entry.message) for entry in game.log)


@pytest.mark.parametrize("seats", SEATS)
def test_a_record_is_written_as_it_was_read(seats: int) -> None:
    data = record_of(seats).read_bytes()
    assert Record.loads(data).dumps() == data
